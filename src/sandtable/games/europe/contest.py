"""One stage of a battle with a stated end: rounds until nobody fights on, each round's share kept.

Where `kernels.stage` asks only for an empty side, here every pair of numbers left says whether it goes on: the stage
may end while aircraft still stand, and the attacker may break off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sandtable.games.europe.kernels import Tails, _spread, _table, tails

Ends = dict[tuple[int, int], float]
Over = Callable[[int, int], bool]
COUNTED = 3
"""So many rounds are told apart; the rest is later."""
WORK = 400
"""Up to so many pairs rounds are counted one by one."""
SMALL = 100
"""Up to so many pairs the plain sum is quicker than going over arrays."""


def contest(
    attack: Sequence[int],
    defence: Sequence[int],
    over: Over,
    times: int = 1,
    rounds: int = 0,
    leave: Over = lambda i, j: False,
) -> tuple[Ends, list[float]]:
    """How a stage ends, and how much of it ends in round 1, 2, 3 and later.

    `over` is the end by the rules; `leave` is the attacker's wish, heard after each round; with `rounds` he leaves
    after so many.
    """
    mine, theirs = tails(tuple(attack), 0, times), tails(tuple(defence))
    now: Ends = {(len(attack), len(defence)): 1.0}
    ends: Ends = {}
    shares: list[float] = []
    few = len(attack) * len(defence) <= WORK
    while now and (not rounds or len(shares) < rounds) and (rounds or len(shares) < (COUNTED if few else 1)):
        now, ended = _round(now, mine, theirs, lambda i, j: over(i, j) or leave(i, j))
        _add(ends, ended)
        shares.append(sum(ended.values()))
    rest = sum(now.values())
    if rounds:
        _add(ends, now)
        if shares:
            shares[-1] += rest
    elif now:
        _add(ends, _to_the_end(now, mine, theirs, lambda i, j: over(i, j) or leave(i, j)))
        shares.append(rest)
    return ends, shares


def _add(sums: Ends, more: Ends) -> None:
    for key, p in more.items():
        sums[key] = sums.get(key, 0.0) + p


def _round(now: Ends, mine: Tails, theirs: Tails, over: Over) -> tuple[Ends, Ends]:
    """One round from each pair: what goes on, and what is over."""
    after: Ends = {}
    for (i, j), here in now.items():
        for h, a in enumerate(mine[i]):
            share = here * a
            left = j - h if j > h else 0
            for k, b in enumerate(theirs[j]):
                key = (i - k if i > k else 0, left)
                after[key] = after.get(key, 0.0) + share * b
    ended = {key: p for key, p in after.items() if over(*key)}
    return {key: p for key, p in after.items() if key not in ended and p > 1e-15}, ended


def _to_the_end(now: Ends, mine: Tails, theirs: Tails, over: Over) -> Ends:
    n, m = len(mine) - 1, len(theirs) - 1
    held = [[over(i, j) for j in range(m + 1)] for i in range(n + 1)]
    kernel = fast_kernel() if n * m > SMALL else None
    if kernel is not None:
        return _fast(kernel, now, mine, theirs, held)
    grid = [[0.0] * (m + 1) for _ in range(n + 1)]
    for (i, j), p in now.items():
        grid[i][j] = p
    for i in range(n, 0, -1):
        for j in range(m, 0, -1):
            here, stay = grid[i][j], mine[i][0] * theirs[j][0]
            if here < 1e-15 or held[i][j] or stay >= 1.0:
                continue
            grid[i][j] = 0.0
            _spread(grid, i, j, here / (1.0 - stay), mine[i], theirs[j])
    return {(i, j): grid[i][j] for i in range(n + 1) for j in range(m + 1) if grid[i][j] > 0.0}


def _run(grid: Any, held: Any, ours: Any, ours_len: Any, answers: Any, answers_len: Any) -> None:
    """The sum of `_to_the_end` on arrays, as numba compiles it."""
    for i in range(grid.shape[0] - 1, 0, -1):
        for j in range(grid.shape[1] - 1, 0, -1):
            here, stay = grid[i, j], ours[i, 0] * answers[j, 0]
            if here < 1e-15 or held[i, j] or stay >= 1.0:
                continue
            grid[i, j] = 0.0
            weight = here / (1.0 - stay)
            for k in range(answers_len[j]):
                share = weight * answers[j, k]
                if share < 1e-16:
                    continue
                row = i - k if i > k else 0
                for h in range(0 if k else 1, ours_len[i]):
                    grid[row, j - h if j > h else 0] += share * ours[i, h]


@cache
def fast_kernel() -> Callable[..., Any] | None:
    """The compiled sum, if numba is there."""
    try:
        from numba import njit
    except ImportError:
        return None
    compiled: Callable[..., Any] = njit(cache=True)(_run)
    return compiled


def _fast(kernel: Callable[..., Any], now: Ends, mine: Tails, theirs: Tails, held: list[list[bool]]) -> Ends:
    import numpy as np

    n, m = len(mine) - 1, len(theirs) - 1
    grid = np.zeros((n + 1, m + 1))
    for (i, j), p in now.items():
        grid[i, j] = p
    kernel(grid, np.array(held), *_table(mine), *_table(theirs))
    found = grid.tolist()
    return {(i, j): found[i][j] for i in range(n + 1) for j in range(m + 1) if found[i][j] > 0.0}
