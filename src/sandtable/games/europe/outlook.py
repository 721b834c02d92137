"""What comes of a battle under stated choices: when the attacker breaks off, and who is lost first on both sides.

Air, sea and land one after another, exact: the chance to take the area, losses of each kind, and the HPP swing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, field

from sandtable.games.europe import tables as t
from sandtable.games.europe.contest import COUNTED, contest
from sandtable.games.europe.odds import Forces, Piece
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR

Order = Callable[[Piece], tuple[Any, ...]]
ORDERS: dict[str, Order] = {
    "cheapest": lambda p: (p.cost, p.land, p.sea, p.air),
    "weakest": lambda p: (p.land, p.cost, p.sea, p.air),
    "aircraft-first": lambda p: (not t.IS_AIR[p.kind], p.cost, p.land, p.sea, p.air),
    "aircraft-last": lambda p: (t.IS_AIR[p.kind], p.cost, p.land, p.sea, p.air),
    "armour-last": lambda p: (p.kind == t.ARM, p.cost, p.land, p.sea, p.air),
}
ROUNDS = {"one-round": 1, "two-rounds": 2, "three-rounds": 3}
WITHDRAWALS = ("to-the-end", *ROUNDS, "while-stronger", "while-infantry")
AIR_WITHDRAWALS = ("to-the-end", "one-round", "two-rounds")


class Wishes(Struct, frozen=True):
    """What is stated before the dice: when to break off on land and in the air, and the order of losses."""

    withdrawal: str = WITHDRAWALS[0]
    air: str = AIR_WITHDRAWALS[0]
    own: str = "cheapest"
    enemy: str = "cheapest"


class Outlook(Struct):
    """Chances and means. Kinds of lost units count in pieces; the swing is HPP destroyed less HPP lost."""

    win: float = 0.0
    air: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The attacker holds the air, nobody does, the defender does."""
    land_rounds: list[float] = field(default_factory=lambda: [0.0] * (COUNTED + 1))
    lost: dict[int, float] = field(default_factory=dict)
    killed: dict[int, float] = field(default_factory=dict)
    swing: dict[int, float] = field(default_factory=dict)
    left: dict[int, float] = field(default_factory=dict)

    @property
    def mean_swing(self) -> float:
        return sum(value * p for value, p in self.swing.items())

    @property
    def better_than_even(self) -> float:
        return sum(p for value, p in self.swing.items() if value > 0)


class _Line(Struct, frozen=True):
    """Pieces in the order in which they are lost."""

    pieces: tuple[Piece, ...]

    def kept(self, n: int) -> tuple[Piece, ...]:
        return self.pieces[len(self.pieces) - n :] if n else ()

    def gone(self, n: int) -> tuple[Piece, ...]:
        return self.pieces[: len(self.pieces) - n]

    def troops(self, n: int) -> int:
        return sum(t.IS_LAND[p.kind] for p in self.kept(n))

    def infantry(self, n: int) -> int:
        return sum(t.IS_LAND[p.kind] and p.kind != t.ARM for p in self.kept(n))


Before = dict[int, float]
"""The chance of each swing so far."""


class _Reckoning:
    """Sums over all ends of the stages."""

    def __init__(self, attack: Forces, defence: Forces, times: int, wishes: Wishes, bound: bool, alone: bool) -> None:
        self.attack, self.defence, self.times, self.wishes = attack, defence, times, wishes
        self.bound, self.alone = bound or bool(attack.cargo), alone
        self.seen = Outlook()
        self.own, self.enemy = ORDERS[wishes.own], ORDERS[wishes.enemy]
        self.air = _Line(tuple(sorted(attack.air, key=self.own)))
        self.foe_air = _Line(tuple(sorted(defence.air, key=self.enemy)))
        self.cargo = _Line(tuple(sorted(attack.cargo, key=self.own)))
        self.on_land: dict[tuple[int, int, int], Before] = {}
        """Aircraft of the attacker, landed units, aircraft of the defender: the chances before the land stage."""

    def count(self, gone: Sequence[Piece], killed: Sequence[Piece], sunk: int, weight: float) -> int:
        """Book losses at their weight; the swing that they make."""
        seen = self.seen
        for piece in gone:
            seen.lost[piece.kind] = seen.lost.get(piece.kind, 0.0) + weight
        for piece in killed:
            seen.killed[piece.kind] = seen.killed.get(piece.kind, 0.0) + weight
        if sunk:
            seen.lost[t.FLEET] = seen.lost.get(t.FLEET, 0.0) + sunk * weight
        return sum(p.cost for p in killed) - sum(p.cost for p in gone) - sunk * t.COST[t.FLEET]

    # -- air

    def fly(self) -> None:
        mine, theirs = self.air, self.foe_air
        if not mine.pieces or not theirs.pieces:
            self._air_is(len(mine.pieces), len(theirs.pieces), 1.0)
            self.sail(len(mine.pieces), len(theirs.pieces), {0: 1.0}, 1.0)
            return
        limit = ROUNDS.get(self.wishes.air, 0)
        ends, _ = contest([p.air for p in mine.pieces], [p.air for p in theirs.pieces], _empty, self.times, limit)
        for (i, j), p in ends.items():
            self._air_is(i, j, p)
            swing = self.count(mine.gone(i), theirs.gone(j), 0, p)
            self.sail(0 if i and j else i, j, {swing: p}, p)

    def _air_is(self, i: int, j: int, p: float) -> None:
        won, none, lost = self.seen.air
        if i and not j:
            won += p
        elif j:
            lost += p
        else:
            none += p
        self.seen.air = (won, none, lost)

    # -- sea

    def sail(self, planes: int, foes: int, before: Before, weight: float) -> None:
        """Ships and the aircraft that are left; transports come last and do not fight."""
        boats = len(self.attack.cargo)
        ships, foe_ships = self.attack.ships, self.defence.ships
        idle = not ships and not boats and (self.attack.land or not foe_ships or not planes)
        if idle or not (foe_ships or foes):
            self.meet(planes, boats, foes, before)
            return
        mine = _Line(tuple(sorted((*self.air.kept(planes), *ships), key=self.own)))
        theirs = _Line(tuple(sorted((*self.foe_air.kept(foes), *foe_ships), key=self.enemy)))
        values = [p.sea for p in mine.pieces] + [0] * boats
        if not mine.pieces:
            self.meet(0, 0, foes, before)
            return
        ends, _ = contest(values, [p.sea for p in theirs.pieces], lambda i, j: i <= boats or not j, self.times)
        for (i, j), p in ends.items():
            afloat = min(i, boats)
            swing = self.count(
                (*mine.gone(max(i - boats, 0)), *self.cargo.gone(afloat)), theirs.gone(j), boats - afloat, weight * p
            )
            kept, stood = mine.kept(max(i - boats, 0)), theirs.kept(j)
            after = {value + swing: q * p for value, q in before.items()}
            left = sum(t.IS_AIR[x.kind] for x in stood)
            self.meet(sum(t.IS_AIR[x.kind] for x in kept), 0 if j else afloat, left, after)

    def meet(self, planes: int, landed: int, foes: int, before: Before) -> None:
        held = self.on_land.setdefault((planes, landed, foes), {})
        for value, p in before.items():
            held[value] = held.get(value, 0.0) + p

    # -- land

    def land(self) -> None:
        for (planes, landed, foes), before in self.on_land.items():
            troops = (*self.attack.land, *self.cargo.kept(landed))
            mine = _Line(tuple(sorted((*troops, *self.air.kept(planes)), key=self.own)))
            theirs = _Line(tuple(sorted((*self.defence.land, *self.foe_air.kept(foes)), key=self.enemy)))
            if not self.defence.land or not mine.pieces or (not troops and not self.alone):
                self._end(len(troops) if not self.defence.land else 0, 0, before, 1.0)
                continue
            self._fight(mine, theirs, before)

    def _fight(self, mine: _Line, theirs: _Line, before: Before) -> None:
        troops = [mine.troops(i) for i in range(len(mine.pieces) + 1)]
        foes = [theirs.troops(j) for j in range(len(theirs.pieces) + 1)]
        limit, leave = self._wish(mine, troops, foes)
        ends, shares = contest(
            [p.land for p in mine.pieces],
            [p.land for p in theirs.pieces],
            lambda i, j: not i or not foes[j] or (not self.alone and not troops[i]),
            self.times,
            limit,
            leave,
        )
        weight = sum(before.values())
        for number, share in enumerate(shares):
            self.seen.land_rounds[min(number, COUNTED)] += share * weight
        for (i, j), p in ends.items():
            swing = self.count(mine.gone(i), theirs.gone(j), 0, weight * p)
            self._end(troops[i] if not foes[j] else 0, swing, before, p)

    def _wish(self, mine: _Line, troops: list[int], foes: list[int]) -> tuple[int, Callable[[int, int], bool]]:
        """Rounds at most, and when to leave; who has landed stays."""
        wish = self.wishes.withdrawal
        if self.bound:
            return 0, _never
        if wish == "while-stronger":
            return 0, lambda i, j: troops[i] < foes[j]
        if wish == "while-infantry" and mine.infantry(len(mine.pieces)):
            infantry = [mine.infantry(i) for i in range(len(mine.pieces) + 1)]
            return 0, lambda i, j: not infantry[i]
        return ROUNDS.get(wish, 0), _never

    def _end(self, troops: int, swing: int, before: Before, p: float) -> None:
        seen = self.seen
        for value, q in before.items():
            seen.swing[value + swing] = seen.swing.get(value + swing, 0.0) + q * p
        if troops:
            weight = sum(before.values()) * p
            seen.win += weight
            seen.left[troops] = seen.left.get(troops, 0.0) + weight


def _empty(i: int, j: int) -> bool:
    return not i or not j


def _never(i: int, j: int) -> bool:
    return False


def outlook(
    attack: Forces,
    defence: Forces,
    times: int = 1,
    wishes: Wishes | None = None,
    start: int = IN_AIR,
    bound: bool = False,
    alone: bool = True,
) -> Outlook:
    """From this stage to the end. `bound` attackers cannot leave the land stage; `alone`: aircraft attack it alone.

    Rules: EU-5.1.1, EU-5.1.2, EU-5.1.3a, EU-5.1i.
    """
    made = _Reckoning(attack, defence, times, wishes or Wishes(), bound, alone)
    planes, foes = len(attack.air), len(defence.air)
    if start == IN_AIR:
        made.fly()
    elif start == AT_SEA:
        made.sail(planes, foes, {0: 1.0}, 1.0)
    else:
        made.meet(planes, len(attack.cargo), foes, {0: 1.0})
    made.land()
    return made.seen
