"""The sea stage where submarines take part: aircraft come and go with them, so each side is counted by its classes.

Aircraft attack submarines alone for one round and are not hit by them; radar doubles dice against them. The attacker
fights on as long as anything of his can hit, and then breaks off.

`submarines_compiled` has the same rules over arrays, for speed; `test_compiled_and_plain_submarines_agree` in
tests/games/europe/test_europe_odds_submarines.py compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sandtable.games.europe.odds.forces import exchange, last
from sandtable.games.europe.odds.submarines_compiled import all_submarines, alone, compiled_stage, dice, rows
from sandtable.games.europe.odds.sums import LEAST
from sandtable.games.europe.rules.wishes import Order, Piece


class Left(NamedTuple):
    """Who is left: aircraft, fighting ships and transports of the attacker, aircraft and ships of the defender."""

    air: int
    ships: int
    boats: int
    foe_air: int
    foe_ships: int


class Chase(NamedTuple):
    """How it ends: the chance of each number left of each class; and what goes on to the land stage (aircraft,
    transports, enemy aircraft), with the chance of each swing in HPP."""

    left: list[list[float]]
    meets: dict[tuple[int, int, int], dict[int, float]]


class SubmarineStage:
    """One sea stage. Pieces stand in the order in which they are lost."""

    def __init__(
        self,
        mine: tuple[tuple[Piece, ...], tuple[Piece, ...]],
        theirs: tuple[tuple[Piece, ...], tuple[Piece, ...]],
        orders: tuple[Order, Order],
        times: int,
        by_land: bool,
    ) -> None:
        self.sides, self.orders = (mine, theirs), orders
        self.air, self.ships = mine
        self.foe_air, self.foe_ships = theirs
        self.times, self.by_land = times, by_land
        self.lose = cache(_loser(mine, orders[0]))
        self.foes_lose = cache(_loser(theirs, orders[1]))

    def rolls(self, left: Left, first: bool) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The chances of hits of both sides in a round.

        Rules: EU-12.1.3c, EU-13.3c, EU-17b.
        """
        alone, foes_alone = all_submarines(self.ships, left.ships), all_submarines(self.foe_ships, left.foe_ships)
        own = [*last(self.ships, left.ships)]
        own += last(self.air, left.air) if first or not foes_alone else ()
        foes = [*last(self.foe_ships, left.foe_ships)]
        foes += last(self.foe_air, left.foe_air) if first or left.boats or not alone else ()
        return dice(own, self.times, foes_alone), dice(foes, 1, False)

    def after(self, left: Left, own: int, foes: int) -> Left:
        """Losses of a round: so many hits on the attacker and on the defender.

        Rules: EU-5.1.3d, EU-12.1.3c.
        """
        spared = all_submarines(self.foe_ships, left.foe_ships) and not left.foe_air
        foes_spared = all_submarines(self.ships, left.ships) and not left.air
        air, ships, over = self.lose(left.air, left.ships, own, spared)
        foe_air, foe_ships, _ = self.foes_lose(left.foe_air, left.foe_ships, foes, foes_spared)
        return Left(air, ships, max(0, left.boats - over), foe_air, foe_ships)

    def is_over(self, left: Left) -> bool:
        """Whether the stage ends here by itself: nobody to fight, or aircraft alone have had their round."""
        if left.ships or left.boats:
            return not (left.foe_ships or left.foe_air)
        hunted = not left.foe_ships or all_submarines(self.foe_ships, left.foe_ships)
        return not left.air or self.by_land or hunted

    def gives_up(self, left: Left) -> bool:
        """Whether nothing of the attacker can hit any more."""
        if not left.foe_ships and all_submarines(self.ships, left.ships) and not left.air:
            return True
        return len(self.rolls(left, False)[0]) == 1

    def fight(self, start: Left, begun: bool) -> tuple[dict[Left, float], dict[Left, float]]:
        """How the stage ends: fought out, and broken off."""
        totals: list[dict[Left, float]] = [{} for _ in range(sum(start) + 1)]
        if begun:
            totals[sum(start)][start] = 1.0
        else:
            for left, p in self._round(start, True).items():
                totals[sum(left)][left] = p
        over: dict[Left, float] = {}
        broken: dict[Left, float] = {}
        for total in range(sum(start), -1, -1):
            for left, p in totals[total].items():
                if self.is_over(left):
                    over[left] = p
                elif self.gives_up(left):
                    broken[left] = p
                elif p >= LEAST:
                    self._spread(left, p, totals)
        return over, broken

    def chase(self, start: Left, begun: bool, gone: Sequence[Sequence[int]], fast: bool) -> Chase:
        """The ends summed up; `gone` says for each class what the lost ones have cost, by the number left."""
        run = compiled_stage() if fast else None
        return self._swept(run, start, begun, gone) if run else self._summed(start, begun, gone)

    def _summed(self, start: Left, begun: bool, gone: Sequence[Sequence[int]]) -> Chase:
        made = Chase([[0.0] * (n + 1) for n in start], {})
        for broken, ends in enumerate(self.fight(start, begun)):
            for left, p in ends.items():
                for share, n in zip(made.left, left, strict=True):
                    share[n] += p
                lost = [table[n] for table, n in zip(gone, left, strict=True)]
                swing = lost[3] + lost[4] - lost[0] - lost[1] - lost[2]
                kept = 0 if broken and not self.by_land else left.air
                meets = made.meets.setdefault((kept, 0 if broken else left.boats, left.foe_air), {})
                meets[swing] = meets.get(swing, 0.0) + p
        return made

    def _swept(self, run: Callable[..., None], start: Left, begun: bool, gone: Sequence[Sequence[int]]) -> Chase:
        """The ends summed up by the compiled sums."""
        import numpy as np  # here: the extra `fast`, loaded when first needed

        sizes = [n + 1 for n in start]
        grid = np.zeros(sizes)
        grid[-1, -1, -1, -1, -1] = 1.0
        costs = np.array([[*table, *[0] * (max(sizes) - len(table))] for table in gone])
        zero = sum(table[0] for table in gone[:3])
        shares = np.zeros((5, max(sizes)))
        meets = np.zeros((sizes[0], sizes[2], sizes[3], zero + gone[3][0] + gone[4][0] + 1))
        tables = (*rows(self.air, self.ships, self.times), *rows(self.foe_air, self.foe_ships, 1))
        flying = [_flies(*side, order) for side, order in zip(self.sides, self.orders, strict=True)]
        subs = alone(self.ships), alone(self.foe_ships)
        run(grid, begun, self.by_land, *tables, *subs, *flying, costs, shares, meets, zero)
        found: dict[tuple[int, int, int], dict[int, float]] = {}
        for air, boats, foes, at in zip(*[each.tolist() for each in meets.nonzero()], strict=True):
            found.setdefault((air, boats, foes), {})[at - zero] = float(meets[air, boats, foes, at])
        return Chase([shares[at, :n].tolist() for at, n in enumerate(sizes)], found)

    def _spread(self, left: Left, p: float, totals: list[dict[Left, float]]) -> None:
        """Fight on from here; that nobody is hit is divided out."""
        found = self._round(left, False)
        stay = found.pop(left, 0.0)
        for after, q in found.items():
            held = totals[sum(after)]
            held[after] = held.get(after, 0.0) + p * q / (1.0 - stay)

    def _round(self, left: Left, first: bool) -> dict[Left, float]:
        ours, answers = self.rolls(left, first)
        return exchange(ours, answers, lambda own, foes: self.after(left, own, foes))


def _loser(side: tuple[Sequence[Piece], Sequence[Piece]], order: Order) -> Callable[..., tuple[int, int, int]]:
    """Takes hits from a side's aircraft and ships in its order; what is over falls on transports."""
    keys, ship_keys = [order(p) for p in side[0]], [order(p) for p in side[1]]

    def lose(air: int, ships: int, hit: int, spared: bool) -> tuple[int, int, int]:
        while hit and (ships or (air and not spared)):
            flies = bool(air) and not spared and (not ships or keys[-air] <= ship_keys[-ships])
            air, ships, hit = (air - 1, ships, hit - 1) if flies else (air, ships - 1, hit - 1)
        return air, ships, hit

    return lose


def _flies(air: tuple[Piece, ...], ships: tuple[Piece, ...], order: Order) -> Any:
    """For aircraft and ships left whether an aircraft is lost before a ship."""
    import numpy as np  # here: the extra `fast`, loaded when first needed

    keys, ship_keys = [order(p) for p in reversed(air)], [order(p) for p in reversed(ships)]
    made = np.zeros((len(air) + 1, len(ships) + 1), dtype=np.bool_)
    for a, key in enumerate(keys):
        for s, other in enumerate(ship_keys):
            made[a + 1, s + 1] = key <= other
    return made
