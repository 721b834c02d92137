"""Chapter 2B2: how an activation begins."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.model import FRESH, RETURNING, WAITING, State, change, members, put, seat_of
from sandtable.games.blitzkrieg.rules import morale
from sandtable.games.blitzkrieg.rules.organisation import check_command, return_hexes
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Name, Prompt, Refusal

NOT_HERE = Refusal("BK-3.2b", "not-here")


class Begin(Auto[State], frozen=True, gc=False):
    """An activation begins: opportunity markers go, an overrun HQ comes back, the neutralised rally, fatigue is tested.

    Rules: BK-2B2, BK-5.2.
    """

    formations: tuple[int, ...]
    salvos: tuple[str, ...]
    side: int
    by: str

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.active, state.returned, state.retreated = self.side, (), ()
        state.goto(Operate(self.formations, self.salvos))
        for f in self.formations:
            out.append(events.Activated(state.index.theatre.cards[f].id, self.by))
            self.wake(state, f, dice, out)

    def wake(self, state: State, f: int, dice: Dice, out: list[Event]) -> None:
        """Make one formation ready to act."""
        hq = state.index.theatre.cards[f].hq
        if self.by == "marker" and state.units[hq].hex == RETURNING and return_hexes(state, hq):
            state.call(BringBack(hq))
        for u in members(state, f):
            unit = state.units[u]
            if unit.hex >= 0 or unit.hex == WAITING:
                change(state, u, opp=False, column=False, act=FRESH)
            if unit.neutralised and unit.hex >= 0:
                morale.rally(state, u, dice, out)
        if state.formations[f].fatigued:
            morale.shed_fatigue_test(state, f, dice, out)


class BringBack(Ask[State, actions.Return], frozen=True, gc=False):
    """An overrun HQ comes back with a unit of its formation.

    Rules: BK-3.2b.
    """

    hq: int

    verbs: ClassVar = (actions.Return,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.side[self.hq]),) if return_hexes(state, self.hq) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.hq]
        return Prompt("bring-back", {"unit": Name("unit", name)}, "BK-3.2b", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        name, numbers = state.index.theatre.ids[self.hq], state.index.theatre.numbers
        return [actions.Return(name, numbers[h]) for h in return_hexes(state, self.hq)]

    def why_not(self, state: State, seat: str, action: actions.Return) -> Refusal | None:
        there = state.index.theatre.index.get(action.hex, -1) in return_hexes(state, self.hq)
        return None if there and action.unit == state.index.theatre.ids[self.hq] else NOT_HERE

    def apply(self, state: State, seat: str, action: actions.Return, dice: Dice, out: list[Event]) -> None:
        state.end()
        put(state, self.hq, state.index.theatre.index[action.hex], act=FRESH)
        out.append(events.HqReturned(action.unit, action.hex))
        for u in members(state, state.index.theatre.counters[self.hq].formation):
            check_command(state, u, out)
