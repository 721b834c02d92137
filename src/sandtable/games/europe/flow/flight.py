"""Aircraft and ships whose base has fallen (rulebook 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Flee
from sandtable.games.europe.events import Fled, Out
from sandtable.games.europe.model import FLED, FREE, State, commander, shift
from sandtable.games.europe.rules import followups
from sandtable.games.europe.rules.diplomacy import friendly_areas
from sandtable.games.europe.rules.geography import base_reach, overflight, ports_within, straits_for
from sandtable.games.europe.rules.losses import bury
from sandtable.games.europe.rules.movement import air_range, why_not_stay
from sandtable.kernel import Action, Ask, Auto, Dice, Name, Prompt, Refusal, Seat

NO_REFUGE = Refusal("EU-4.3c", "no-refuge")


def refuges(state: State, number: int) -> list[int]:
    """Where a unit may flee: aircraft to a friendly area within range, ships to a base of their own power within six.

    Rules: EU-4.3c, EU-4.4b.
    """
    return list(_refuges(state, number))


def has_refuge(state: State, number: int) -> bool:
    """The same, where one of them is enough."""
    return next(_refuges(state, number), None) is not None


def _refuges(state: State, number: int) -> Iterator[int]:
    unit = state.units[number]
    power = commander(state, unit.owner)
    if unit.marks & FLED or t.IS_LAND[unit.kind] or unit.area == t.USA_AREA:
        return
    if unit.owner >= 6 and (power < 0 or state.standing[unit.owner] == FREE):
        allowed, seen = _own(state, unit.owner), 0
    else:
        allowed, seen = friendly_areas(state, power), overflight(state, power)
    if t.IS_AIR[unit.kind]:
        reach = base_reach(seen, unit.area, air_range(state, power, unit.kind)) & allowed
    else:
        reach = ports_within(straits_for(state, unit.owner), unit.area) & _own(state, unit.owner)
    reach &= ~(1 << unit.area | 1 << t.USA_AREA)
    judge = power if power >= 0 else 0
    yield from (a for a in t.bits(reach) if why_not_stay(state, judge, unit.owner, unit.kind, a) is None)


def _own(state: State, owner: int) -> int:
    assert state.index is not None
    return state.index.control[owner]


class Scatter(Auto[State], frozen=True, gc=False):
    """Each unit in turn flees if it can and is lost if it cannot; its owner chooses where there is a choice.

    Rules: EU-4.3c, EU-4.4b.
    """

    queue: tuple[int, ...]
    area: int

    def run(self, state: State, dice: Dice, out: Out) -> None:
        queue = [n for n in self.queue if n in state.units and state.units[n].area == self.area]
        while queue:
            number = queue.pop(0)
            goals = refuges(state, number)
            if not goals:
                bury(state, None, number, False, out)
            elif len(goals) == 1 or commander(state, state.units[number].owner) < 0:
                save(state, number, goals[0], out)
            else:
                state.goto(Scatter(tuple(queue), self.area))
                state.call(Refuge(number))
                return
        state.end()


@followups.flee.asked_by
def scatter(state: State, numbers: tuple[int, ...], area: int) -> None:
    """These units must leave an area."""
    state.call(Scatter(numbers, area))


def save(state: State, number: int, to: int, out: Out) -> None:
    unit = state.units[number]
    out.append(Fled(unit.name, t.AREAS[unit.area], t.AREAS[to]))
    shift(state, number, to, marks=FLED)


class Refuge(Ask[State, Flee], frozen=True, gc=False):
    """Where does this unit flee?"""

    verbs: ClassVar[tuple[type[Action], ...]] = (Flee,)
    standing: ClassVar[str | None] = "flight"

    number: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        if self.number not in state.units:
            return ()
        return (t.POWERS[commander(state, state.units[self.number].owner)],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit = state.units[self.number]
        area = t.AREAS[unit.area]
        return Prompt("refuge", {"unit": Name("unit", unit.name), "area": Name("area", area)}, "EU-4.3c", (area,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Flee(t.AREAS[area]) for area in refuges(state, self.number)]

    def why_not(self, state: State, seat: Seat, action: Flee) -> Refusal | None:
        return None if t.AREA.get(action.to, -1) in refuges(state, self.number) else NO_REFUGE

    def apply(self, state: State, seat: Seat, action: Flee, dice: Dice, out: Out) -> None:
        state.end()
        save(state, self.number, t.AREA[action.to], out)
