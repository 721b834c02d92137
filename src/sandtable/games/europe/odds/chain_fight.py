"""Odds of a fight inside a chain of interventions: in the air, or at sea with aircraft that come and go.

Both sides fight on, or the one that asks leaves after so many rounds. The cheapest are lost first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.clash import Clash
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.forces import exchange, last
from sandtable.games.europe.odds.sums import LEAST, Dist, hits
from sandtable.games.europe.rules.intervention import fighting_value
from sandtable.games.europe.rules.research import rolls_twice


class Craft(Struct, frozen=True, gc=False):
    """An aircraft or ship in a meeting, with its value, that against submarines alone, and its dice then."""

    kind: int
    cost: int
    value: int
    hunting: int
    dice: int = 1
    cargo: tuple[int, ...] = ()
    """The kinds it carries."""
    number: int = -1


class Here(NamedTuple):
    """Who is left: aircraft and ships of the one who meets and of the one who is met, transports, and the aircraft of
    both that have gone home."""

    air: int
    ships: int
    foe_air: int
    foe_ships: int
    boats: int
    home: int = 0
    foe_home: int = 0

    @property
    def hunters(self) -> int:
        return self.air + self.ships

    @property
    def hunted(self) -> int:
        return self.foe_air + self.foe_ships + self.boats


class FightOdds(Struct):
    """What comes of a meeting for the one who meets: the enemy destroyed, neither or both, himself; losses of each
    kind; the chance of each swing in HPP."""

    wins: float = 0.0
    open: float = 0.0
    loses: float = 0.0
    lost: dict[int, float] = field(default_factory=dict)
    killed: dict[int, float] = field(default_factory=dict)
    swing: dict[int, float] = field(default_factory=dict)


class ChainFight:
    """One meeting, from its present round on. Each class stands in the order in which it is lost."""

    def __init__(self, state: State, clash: Clash) -> None:
        self.clash, self.first = clash, clash.round == 0
        self.air, self.ships = self._side(state, clash.hunters)
        self.foe_air, self.foe_ships = self._side(state, clash.hunted)
        self.boats = self._transports(state)
        self.start = Here(*map(len, (self.air, self.ships, self.foe_air, self.foe_ships, self.boats)))

    def _side(self, state: State, numbers: tuple[int, ...]) -> tuple[list[Craft], list[Craft]]:
        made: tuple[list[Craft], list[Craft]] = ([], [])
        for number in numbers:
            unit = state.units.get(number)
            if unit is not None:
                plain, flying = number in self.clash.plain, not self.clash.at_sea
                values = [fighting_value(unit, plain, subs, flying, False) for subs in (False, True)]
                dice = 1 + rolls_twice(state, unit)
                craft = Craft(unit.kind, t.COST[unit.kind], values[0], values[1], dice, number=number)
                made[not t.IS_AIR[unit.kind]].append(craft)
        for crafts in made:
            crafts.sort(key=_order)
        return made

    def _transports(self, state: State) -> list[Craft]:
        made = []
        for number in self.clash.transports:
            if number in state.units:
                loads = [state.units[load] for load, ship in self.clash.cargo if ship == number and load in state.units]
                kinds = tuple(unit.kind for unit in loads)
                cost = t.COST[t.FLEET] + sum(t.COST[kind] for kind in kinds)
                made.append(Craft(t.FLEET, cost, 0, 0, 1, kinds, number))
        return sorted(made, key=_order)

    # -- one round

    def rolls(self, left: Here, first: bool) -> tuple[Dist, Dist]:
        """The chances of hits of both sides.

        Rules: EU-12.1.3c, EU-12.2a, EU-17b.
        """
        subs, foe_subs = self._submarines(self.ships, left.ships), self._submarines(self.foe_ships, left.foe_ships)
        own = [*last(self.ships, left.ships), *(last(self.air, left.air) if first or not foe_subs else ())]
        foes = [
            *last(self.foe_ships, left.foe_ships),
            *(last(self.foe_air, left.foe_air) if first or not subs else ()),
        ]
        return _dice(own, foe_subs), (1.0,) if self.clash.silent else _dice(foes, subs)

    def _submarines(self, ships: Sequence[Craft], n: int) -> bool:
        return self.clash.at_sea and n > 0 and all(craft.kind == t.SUB for craft in last(ships, n))

    def after(self, left: Here, own: int, foes: int) -> Here:
        """So many hits on either side; then aircraft that have only submarines before them go home.

        Rules: EU-5.1.3d, EU-12.1.3c, EU-12.2b.
        """
        spared = not left.foe_air and self._submarines(self.foe_ships, left.foe_ships)
        foes_spared = not left.air and self._submarines(self.ships, left.ships)
        air, ships, _ = _lose(self.air, self.ships, left.air, left.ships, own, spared)
        foe_air, foe_ships, over = _lose(self.foe_air, self.foe_ships, left.foe_air, left.foe_ships, foes, foes_spared)
        now = Here(air, ships, foe_air, foe_ships, max(0, left.boats - over), left.home, left.foe_home)
        if not now.hunters or not now.hunted:
            return now
        if self._submarines(self.foe_ships, foe_ships):
            now = now._replace(air=0, home=now.home + air)
        if self._submarines(self.ships, ships):
            now = now._replace(foe_air=0, foe_home=now.foe_home + foe_air)
        return now

    def round(self, left: Here, first: bool) -> dict[Here, float]:
        ours, answers = self.rolls(left, first)
        return exchange(ours, answers, lambda own, foes: self.after(left, own, foes))

    # -- all rounds

    def ends(self, rounds: int) -> dict[Here, float]:
        """How it ends, after so many rounds at most (0: fought out)."""
        rounds = 1 if self.clash.silent else rounds
        held = {self.start: 1.0}
        over: dict[Here, float] = {}
        first, n = self.first, 0
        while held and ((rounds == 0 and first) or n < rounds):
            held = self._step(held, over, first)
            first, n = False, n + 1
        if rounds or not held:
            return _sum(over, held)
        return self._fought_out(held, over)

    def _step(self, held: dict[Here, float], over: dict[Here, float], first: bool) -> dict[Here, float]:
        following: dict[Here, float] = {}
        for left, p in held.items():
            for after, q in self.round(left, first).items():
                into = following if after.hunters and after.hunted else over
                into[after] = into.get(after, 0.0) + p * q
        return following

    def _fought_out(self, held: dict[Here, float], over: dict[Here, float]) -> dict[Here, float]:
        """From the greatest number down; that nobody is hit is divided out."""
        totals: list[dict[Here, float]] = [{} for _ in range(sum(self.start) + 1)]
        for left, p in held.items():
            totals[sum(left)][left] = p
        for total in reversed(totals):
            for left, p in total.items():
                found = self.round(left, False) if left.hunters and left.hunted and p >= LEAST else {left: 1.0}
                stay = found.pop(left, 0.0)
                if not found or stay >= 1.0:
                    over[left] = over.get(left, 0.0) + p
                for after, q in found.items():
                    totals[sum(after)][after] = totals[sum(after)].get(after, 0.0) + p * q / (1.0 - stay)
        return over

    def sight(self, rounds: int = 0) -> FightOdds:
        """The figures."""
        seen = FightOdds()
        for left, p in self.ends(rounds).items():
            own, foes = self.losses(left)
            mine, theirs = left.hunters + left.home, left.hunted + left.foe_home
            seen.wins += p if mine and not theirs else 0.0
            seen.loses += p if theirs and not mine else 0.0
            seen.open += p if bool(mine) == bool(theirs) else 0.0
            _book(seen.lost, own, p)
            _book(seen.killed, foes, p)
            value = self.value(left)
            seen.swing[value] = seen.swing.get(value, 0.0) + p
        return seen

    def losses(self, left: Here) -> tuple[list[Craft], list[Craft]]:
        """Who is gone on both sides."""
        own = _gone(self.air, left.air + left.home) + _gone(self.ships, left.ships)
        foes = _gone(self.foe_air, left.foe_air + left.foe_home) + _gone(self.foe_ships, left.foe_ships)
        return own, foes + _gone(self.boats, left.boats)

    def value(self, left: Here) -> int:
        """HPP that the one who meets has destroyed, less those he has lost."""
        own, foes = self.losses(left)
        return sum(c.cost for c in foes) - sum(c.cost for c in own)

    def fallen(self, left: Here) -> list[int]:
        """The numbers of who is gone; cargo goes down with its ship."""
        own, foes = self.losses(left)
        return [craft.number for craft in own + foes]


def turned(seen: FightOdds) -> FightOdds:
    """The same for the one who is met."""
    swing = {-value: p for value, p in seen.swing.items()}
    return FightOdds(seen.loses, seen.open, seen.wins, seen.killed, seen.lost, swing)


def _order(craft: Craft) -> tuple[int, int, int]:
    return (craft.cost, craft.kind, craft.value)


def _gone(crafts: list[Craft], left: int) -> list[Craft]:
    return crafts[: len(crafts) - left]


def _book(into: dict[int, float], gone: list[Craft], p: float) -> None:
    for craft in gone:
        for kind in (craft.kind, *craft.cargo):
            into[kind] = into.get(kind, 0.0) + p


def _sum(one: dict[Here, float], other: dict[Here, float]) -> dict[Here, float]:
    found = dict(one)
    for left, p in other.items():
        found[left] = found.get(left, 0.0) + p
    return found


def _dice(crafts: Sequence[Craft], hunting: bool) -> Dist:
    counts: dict[int, int] = {}
    for craft in crafts:
        value, n = (craft.hunting, craft.dice) if hunting else (craft.value, 1)
        if value > 0:
            counts[value] = counts.get(value, 0) + n
    return hits(tuple(sorted(counts.items())))


def _lose(
    air: Sequence[Craft], ships: Sequence[Craft], flying: int, afloat: int, hit: int, spared: bool
) -> tuple[int, int, int]:
    """Takes hits from aircraft and ships, the cheapest first; what is over falls on transports."""
    while hit and (afloat or (flying and not spared)):
        lost = bool(flying) and not spared and (not afloat or _order(air[-flying]) <= _order(ships[-afloat]))
        flying, afloat, hit = (flying - 1, afloat, hit - 1) if lost else (flying, afloat - 1, hit - 1)
    return flying, afloat, hit
