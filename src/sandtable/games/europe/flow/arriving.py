"""The end of a change of base or a voyage: who is left takes up the base or goes ashore."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Rebase
from sandtable.games.europe.events import BaseChanged, Out, Shipped
from sandtable.games.europe.model import MOVED, State, shift
from sandtable.games.europe.rules import movement, shipping
from sandtable.games.europe.rules.diplomacy import enterable_areas
from sandtable.games.europe.rules.geography import base_reach, overflight
from sandtable.games.europe.rules.sending import troops_came
from sandtable.kernel import Action, Ask, Dice, Name, Prompt, Refusal, Seat


def finish_rebase(state: State, numbers: tuple[int, ...], to: int, out: Out) -> None:
    """The units that are left take up their new base."""
    left = [n for n in numbers if n in state.units]
    if left:
        unit = state.units[left[0]]
        out.append(BaseChanged(unit.name, len(left), t.AREAS[unit.area], t.AREAS[to]))
        for number in left:
            movement.rebase(state, number, to)
        troops_came(state, left[0])


def land(state: State, power: int, base: int, to: int, cargo: tuple[int, ...], out: Out) -> None:
    """What is left of the cargo goes ashore; armour and aircraft may go on one area.

    Rules: EU-4.2, EU-4.3e, EU-6b.
    """
    counts: dict[str, int] = {}
    flying: list[int] = []
    for number in cargo:
        unit = state.units[number]
        counts[unit.name] = counts.get(unit.name, 0) + 1
        shift(state, number, to, shipping.points_after(unit), MOVED)
        troops_came(state, number)
        if t.IS_AIR[unit.kind]:
            flying.append(number)
    for name, count in counts.items():
        out.append(Shipped(name, count, t.AREAS[base], t.AREAS[to]))
    for number in flying:
        state.call(Hop(power, number))


class Hop(Ask[State, Rebase], frozen=True, gc=False):
    """Aircraft that came by sea may change base by one area.

    Rules: EU-4.3e.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Rebase,)

    power: int
    number: int

    def _goals(self, state: State) -> list[int]:
        unit = state.units[self.number]
        reach = base_reach(overflight(state, self.power), unit.area, 1) & enterable_areas(state, self.power)
        fits = (movement.why_not_stay(state, self.power, unit.owner, unit.kind, a) is None for a in t.bits(reach))
        return [a for a, fit in zip(t.bits(reach), fits, strict=True) if fit]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],) if self.number in state.units and self._goals(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit = state.units[self.number]
        return Prompt(
            "hop",
            {"unit": Name("unit", unit.name), "area": Name("area", t.AREAS[unit.area])},
            "EU-4.3e",
            (t.AREAS[unit.area],),
        )

    def options(self, state: State, seat: Seat) -> list[Action]:
        unit = state.units[self.number]
        return [Rebase(t.AREAS[unit.area], 1), *(Rebase(t.AREAS[a], 1) for a in self._goals(state))]

    def why_not(self, state: State, seat: Seat, action: Rebase) -> Refusal | None:
        unit = state.units[self.number]
        allowed = [t.AREAS[unit.area], *(t.AREAS[a] for a in self._goals(state))]
        return None if action.to in allowed and action.n == 1 else movement.TOO_FAR

    def apply(self, state: State, seat: Seat, action: Rebase, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[self.number]
        to = t.AREA[action.to]
        if to != unit.area:
            shift(state, self.number, to)
            troops_came(state, self.number)
            out.append(BaseChanged(unit.name, 1, t.AREAS[unit.area], action.to))
