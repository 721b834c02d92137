"""The sea stage where submarines take part: aircraft come and go with them, so each side is counted by its classes.

Aircraft attack submarines alone for one round and are not hit by them; radar doubles dice against them. The attacker
fights on as long as anything of his can hit, and then breaks off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sandtable.games.europe import tables as t
from sandtable.games.europe.kernels import LEAST, hits
from sandtable.games.europe.pieces import Piece

Order = Callable[[Piece], tuple[Any, ...]]


class Left(NamedTuple):
    """Who is left: aircraft, fighting ships and transports of the attacker, aircraft and ships of the defender."""

    air: int
    ships: int
    boats: int
    foe_air: int
    foe_ships: int


class Hunt:
    """One sea stage. Pieces stand in the order in which they are lost."""

    def __init__(
        self,
        mine: tuple[Sequence[Piece], Sequence[Piece]],
        theirs: tuple[Sequence[Piece], Sequence[Piece]],
        orders: tuple[Order, Order],
        times: int,
        by_land: bool,
    ) -> None:
        self.air, self.ships = mine
        self.foe_air, self.foe_ships = theirs
        self.times, self.by_land = times, by_land
        self.lose = cache(_loser(mine, orders[0]))
        self.foes_lose = cache(_loser(theirs, orders[1]))

    def rolls(self, left: Left, first: bool) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The chances of hits of both sides in a round.

        Rules: EU-12.1.3c, EU-13.3c, EU-17b.
        """
        alone, foes_alone = _only_submarines(self.ships, left.ships), _only_submarines(self.foe_ships, left.foe_ships)
        own = [*_last(self.ships, left.ships)]
        own += _last(self.air, left.air) if first or not foes_alone else ()
        foes = [*_last(self.foe_ships, left.foe_ships)]
        foes += _last(self.foe_air, left.foe_air) if first or left.boats or not alone else ()
        return _dice(own, self.times, foes_alone), _dice(foes, 1, False)

    def after(self, left: Left, own: int, foes: int) -> Left:
        """Losses of a round: so many hits on the attacker and on the defender.

        Rules: EU-5.1.3d, EU-12.1.3c.
        """
        spared = _only_submarines(self.foe_ships, left.foe_ships) and not left.foe_air
        foes_spared = _only_submarines(self.ships, left.ships) and not left.air
        air, ships, over = self.lose(left.air, left.ships, own, spared)
        foe_air, foe_ships, _ = self.foes_lose(left.foe_air, left.foe_ships, foes, foes_spared)
        return Left(air, ships, max(0, left.boats - over), foe_air, foe_ships)

    def is_over(self, left: Left) -> bool:
        """Whether the stage ends here by itself: nobody to fight, or aircraft alone have had their round."""
        if left.ships or left.boats:
            return not (left.foe_ships or left.foe_air)
        hunted = not left.foe_ships or _only_submarines(self.foe_ships, left.foe_ships)
        return not left.air or self.by_land or hunted

    def gives_up(self, left: Left) -> bool:
        """Whether nothing of the attacker can hit any more."""
        if not left.foe_ships and _only_submarines(self.ships, left.ships) and not left.air:
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

    def _spread(self, left: Left, p: float, totals: list[dict[Left, float]]) -> None:
        """Fight on from here; that nobody is hit is divided out."""
        found = self._round(left, False)
        stay = found.pop(left, 0.0)
        for after, q in found.items():
            held = totals[sum(after)]
            held[after] = held.get(after, 0.0) + p * q / (1.0 - stay)

    def _round(self, left: Left, first: bool) -> dict[Left, float]:
        ours, answers = self.rolls(left, first)
        found: dict[Left, float] = {}
        for k, b in enumerate(answers):
            for h, a in enumerate(ours):
                after = self.after(left, k, h)
                found[after] = found.get(after, 0.0) + a * b
        return found


def _last(pieces: Sequence[Piece], n: int) -> Sequence[Piece]:
    return pieces[len(pieces) - n :]


def _only_submarines(pieces: Sequence[Piece], n: int) -> bool:
    return bool(n) and all(piece.kind == t.SUB for piece in _last(pieces, n))


def _dice(pieces: Sequence[Piece], times: int, hunting: bool) -> tuple[float, ...]:
    counts: dict[int, int] = {}
    for piece in pieces:
        if piece.sea > 0:
            counts[piece.sea] = counts.get(piece.sea, 0) + times * (piece.hunt if hunting else 1)
    return hits(tuple(sorted(counts.items())))


def _loser(side: tuple[Sequence[Piece], Sequence[Piece]], order: Order) -> Callable[..., tuple[int, int, int]]:
    """Takes hits from a side's aircraft and ships in its order; what is over falls on transports."""
    keys, ship_keys = [order(p) for p in side[0]], [order(p) for p in side[1]]

    def lose(air: int, ships: int, hit: int, spared: bool) -> tuple[int, int, int]:
        while hit and (ships or (air and not spared)):
            flies = bool(air) and not spared and (not ships or keys[-air] <= ship_keys[-ships])
            air, ships, hit = (air - 1, ships, hit - 1) if flies else (air, ships - 1, hit - 1)
        return air, ships, hit

    return lose
