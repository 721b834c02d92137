"""One stage of a battle with a stated end: rounds until nobody fights on, each round's share kept.

Every pair of numbers left says whether it goes on: the stage may end while aircraft still stand, and the attacker may
break off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from sandtable.games.europe.odds.sums import Tails, compiled, has_sums, lengths, one_round, table, tails, to_the_end

Ends = dict[tuple[int, int], float]
Wish = Callable[[int, int], bool]
COUNTED = 3
"""So many rounds are told apart; the rest is later."""
WORK = 400
"""Up to so many pairs rounds are counted one by one."""
WORTH_LOADING = 100
"""Above so many pairs a stage is worth loading what is compiled."""
SMALL = 12
"""Up to so many pairs the plain sum is as quick as going over arrays, if these are loaded."""


def stage_ends(
    attack: Sequence[int],
    defence: Sequence[int],
    spent: Sequence[bool],
    cleared: Sequence[bool],
    times: int = 1,
    rounds: int = 0,
    leave: Wish | None = None,
    counted: bool = True,
    fast: bool = True,
    bound: Sequence[bool] = (),
) -> tuple[Ends, list[float]]:
    """How a stage ends, and how much of it ends in round 1, 2, 3 and later, as far as that is `counted`.

    Attackers and defenders are given by their values in the order in which they are lost. `spent` and `cleared` say for
    each number left of a side whether that ends the stage; `leave` is the attacker's wish, heard after each round; with
    `rounds` he leaves after so many. With as many left as `bound` says he cannot leave, and does when he can. Not
    `fast` is plain even where the sums could run compiled. What comes back may be kept for others who ask: it is only
    read.
    """
    if leave is None and len(attack) * len(defence) <= SMALL:
        sides = tuple(attack), tuple(defence), tuple(spent), tuple(cleared)
        return _small_ends(*sides, times, rounds, counted, tuple(bound))
    return _sum_up(attack, defence, spent, cleared, times, rounds, leave, counted, fast, bound)


@lru_cache(2048)
def _small_ends(
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    spent: tuple[bool, ...],
    cleared: tuple[bool, ...],
    times: int,
    rounds: int,
    counted: bool,
    bound: tuple[bool, ...],
) -> tuple[Ends, list[float]]:
    """Of small stages the same few come again and again, in one match and from match to match."""
    return _sum_up(attack, defence, spent, cleared, times, rounds, None, counted, False, bound)


def _sum_up(
    attack: Sequence[int],
    defence: Sequence[int],
    spent: Sequence[bool],
    cleared: Sequence[bool],
    times: int,
    rounds: int,
    leave: Wish | None,
    counted: bool,
    fast: bool,
    bound: Sequence[bool],
) -> tuple[Ends, list[float]]:
    mine, theirs = tails(tuple(attack), times), tails(tuple(defence))
    pairs = len(attack) * len(defence)
    single = rounds or ((COUNTED if pairs <= WORK else 1) if counted else 1 if leave else 0)
    over = [[a or b for b in cleared] for a in spent]
    free = [not stuck for stuck in bound] or [True] * len(spent)
    held = over
    if leave is not None:
        held = [[stop or (free[i] and leave(i, j)) for j, stop in enumerate(row)] for i, row in enumerate(over)]
    board = _Board(mine, theirs, held, fast and (pairs > WORTH_LOADING or (pairs > SMALL and has_sums())))
    shares: list[float] = []
    left = 1.0
    while left and len(shares) < single:
        ended, left = board.round()
        shares.append(ended)
    if left and not rounds:
        board.finish()
        shares.append(left)
    elif rounds and shares:
        gone = left if all(free) else board.release([[stop or free[i] for stop in row] for i, row in enumerate(over)])
        shares[-1] += gone
        shares.append(left - gone)
    return board.ends(), shares


class _Board:
    """A grid being summed up, as lists or as arrays."""

    def __init__(self, mine: Tails, theirs: Tails, held: list[list[bool]], fast: bool) -> None:
        n, m = len(mine), len(theirs)
        quick = compiled() if fast else None
        self.fast = quick is not None
        self.sums: tuple[Callable[..., Any], Callable[..., Any]] = quick or (one_round, to_the_end)
        if quick:
            import numpy as np  # here: the extra `fast`, loaded when first needed

            self.held: Any = np.array(held)
            self.grids: Any = np.zeros((3, n, m))
            self.rolls: tuple[Any, ...] = (*table(mine), *table(theirs))
        else:
            self.held = held
            self.grids = [[[0.0] * m for _ in range(n)] for _ in range(3)]
            self.rolls = (mine, lengths(mine), theirs, lengths(theirs))
        self.grids[0][n - 1][m - 1] = 1.0

    def round(self) -> tuple[float, float]:
        grid, after, ends = self.grids
        ended, left = self.sums[0](grid, after, ends, self.held, *self.rolls)
        return float(ended), float(left)

    def release(self, held: list[list[bool]]) -> float:
        """From now on this ends it: how much has ended so, the rest is fought on."""
        plain = self.grids[0].tolist() if self.fast else self.grids[0]
        gone = sum(sum(p for p, stop in zip(*row, strict=True) if stop) for row in zip(plain, held, strict=True))
        if self.fast:
            import numpy as np  # here: the extra `fast`, loaded when first needed

            self.held = np.array(held)
        else:
            self.held = held
        self.finish()
        return float(gone)

    def finish(self) -> None:
        self.sums[1](self.grids[0], self.held, *self.rolls)

    def ends(self) -> Ends:
        """Where the stage has ended, or has been broken off."""
        if self.fast:
            both = self.grids[0] + self.grids[2]
            rows, columns = both.nonzero()
            pairs = zip(rows.tolist(), columns.tolist(), strict=True)
            return dict(zip(pairs, both[rows, columns].tolist(), strict=True))
        grid, _, ends = self.grids
        found: Ends = {}
        for i, (some, more) in enumerate(zip(grid, ends, strict=True)):
            if any(some) or any(more):
                for j, (a, b) in enumerate(zip(some, more, strict=True)):
                    if a or b:
                        found[(i, j)] = a + b
        return found
