"""Fleets that supply land units overseas (rulebook 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Pass, Supply
from sandtable.games.europe.events import Out, Supplied
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.model import State, who
from sandtable.games.europe.rules import supply
from sandtable.kernel import Action, Dice, Refusal, Seat


class Provision(Phase[Supply], frozen=True, gc=False):
    """Fleets are named to supply land units overseas: at the start of the turn, and again after the battles.

    Rules: EU-9c, EU-9b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Supply, Pass)
    standing: ClassVar[str | None] = "supply"

    relief: bool = False
    """After the battles: who is supplied now is not lost, but has not had supply when the turn began."""

    def offers(self, state: State, power: int) -> list[Action]:
        return list(self._supplies(state, power))

    def _supplies(self, state: State, power: int) -> Iterator[Action]:
        fleets = who(state).sea[power]
        cut = supply.cut_areas(state, 0) if fleets else ()
        if not cut:
            return
        for base in t.bits(fleets):
            room = supply.capacity(state, power, base)
            for area in cut if room else ():
                if supply.why_not_supply(state, power, power, base, area, 1) is None:
                    most = min(room, len(supply.waiting(state, power, area)))
                    fleet = t.type_name(power, t.FLEET)
                    yield from (Supply(fleet, t.AREAS[base], t.AREAS[area], n) for n in range(1, most + 1))

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Asked only where a power has fleets to name and someone is cut off."""
        asked = super().seats(state)
        return tuple([seat for seat in asked if next(self._supplies(state, t.POWERS.index(seat)), None) is not None])

    def refuse(self, state: State, power: int, action: Supply) -> Refusal | None:
        if action.unit != t.type_name(power, t.FLEET) or action.base not in t.AREA or action.area not in t.AREA:
            return supply.NO_SUPPLY_FLEET
        return supply.why_not_supply(state, power, power, t.AREA[action.base], t.AREA[action.area], action.n)

    def carry_out(self, state: State, power: int, action: Supply, dice: Dice, out: Out) -> None:
        base, area = t.AREA[action.base], t.AREA[action.area]
        supply.name_supply(state, power, power, base, area, action.n, self.relief)
        out.append(Supplied(action.unit, action.base, action.area, action.n))

    def default(self, state: State, seat: Seat) -> Action:
        """Supply whoever can be supplied: the largest number first."""
        found = [a for a in self.offers(state, t.POWERS.index(seat)) if isinstance(a, Supply)]
        return max(found, key=lambda a: a.n) if found else Pass()
