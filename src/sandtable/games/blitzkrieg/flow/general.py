"""Chapter 5.5: the general marker, held or used."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events, hints
from sandtable.games.blitzkrieg.flow.repeat import RepeatTaken
from sandtable.games.blitzkrieg.model import State, change, reform, seat_of
from sandtable.games.blitzkrieg.rules.general import (
    NOTHING_TO_RALLY,
    NOTHING_TO_REST,
    USES,
    relievable,
    tired,
    why_no_command,
)
from sandtable.games.blitzkrieg.rules.markers import spend
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Prompt, Refusal

HOLDS_GENERAL = Refusal("BK-5.5c", "holds-one")
RELIEF, RESTS = 6, 2
"""A general removes 6 neutralised or 2 fatigue markers (5.5)."""


def command(state: State, side: int, use: str, out: list[Event]) -> None:
    """Carry out a use of a general marker that has just been spent.

    Rules: BK-5.5b, BK-5.5a.
    """
    if use == "rally":
        state.call(Relief(side, RELIEF))
    elif use == "rest":
        state.call(Resting(side, RESTS))
    elif use == "repeat":
        state.call(RepeatTaken(side))
    else:
        state.pledged[side] = 1


class Relief(Ask[State, actions.Relieve | actions.Enough], frozen=True, gc=False):
    """A general removes up to six neutralised markers, one by one.

    Rules: BK-5.5b.
    """

    side: int
    left: int

    verbs: ClassVar = (actions.Relieve, actions.Enough)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(self.side),) if self.left and relievable(state, self.side) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        ids = tuple(state.index.theatre.ids[u] for u in relievable(state, self.side))
        return Prompt("relief", {"left": self.left}, "BK-5.5b", ids)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.all_of_them("relieve-all", self.options(state, seat), self.left)

    def options(self, state: State, seat: str) -> list[Action]:
        ids = state.index.theatre.ids
        return [*(actions.Relieve(ids[u]) for u in relievable(state, self.side)), actions.Enough()]

    def why_not(self, state: State, seat: str, action: actions.Relieve | actions.Enough) -> Refusal | None:
        if isinstance(action, actions.Relieve):
            u = state.index.theatre.unit_of.get(action.unit, -1)
            return None if u in relievable(state, self.side) else NOTHING_TO_RALLY
        return None

    def apply(
        self, state: State, seat: str, action: actions.Relieve | actions.Enough, dice: Dice, out: list[Event]
    ) -> None:
        if isinstance(action, actions.Relieve):
            state.goto(Relief(self.side, self.left - 1))
            change(state, state.index.theatre.unit_of[action.unit], neutralised=False)
            out.append(events.Relieved(action.unit))
        else:
            state.end()


class Resting(Ask[State, actions.Rest | actions.Enough], frozen=True, gc=False):
    """A general removes up to two fatigue markers, one by one.

    Rules: BK-5.5b.
    """

    side: int
    left: int

    verbs: ClassVar = (actions.Rest, actions.Enough)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(self.side),) if self.left and tired(state, self.side) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("resting", {"left": self.left}, "BK-5.5b")

    def hints(self, state: State, seat: str) -> Hints:
        return hints.all_of_them("rest-all", self.options(state, seat), self.left)

    def options(self, state: State, seat: str) -> list[Action]:
        cards = state.index.theatre.cards
        return [*(actions.Rest(cards[f].id) for f in tired(state, self.side)), actions.Enough()]

    def why_not(self, state: State, seat: str, action: actions.Rest | actions.Enough) -> Refusal | None:
        if isinstance(action, actions.Rest):
            f = state.index.theatre.formation_of.get(action.formation, -1)
            return None if f in tired(state, self.side) else NOTHING_TO_REST
        return None

    def apply(
        self, state: State, seat: str, action: actions.Rest | actions.Enough, dice: Dice, out: list[Event]
    ) -> None:
        if isinstance(action, actions.Rest):
            state.goto(Resting(self.side, self.left - 1))
            reform(state, state.index.theatre.formation_of[action.formation], fatigued=False)
            out.append(events.FatigueShed(action.formation))
        else:
            state.end()


class GeneralDrawn(Ask[State, actions.Hold | actions.Command], frozen=True, gc=False):
    """A general marker: hold it, or use it at once; a second one must be used.

    Rules: BK-5.5a, BK-5.5b, BK-5.5c.
    """

    marker: int

    verbs: ClassVar = (actions.Hold, actions.Command)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.markers[self.marker].side),)

    def options(self, state: State, seat: str) -> list[Action]:
        tries: list[actions.Hold | actions.Command] = [actions.Hold(), *(actions.Command(use) for use in USES)]
        return [action for action in tries if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: str, action: actions.Hold | actions.Command) -> Refusal | None:
        side = state.index.theatre.markers[self.marker].side
        if isinstance(action, actions.Hold):
            return HOLDS_GENERAL if state.generals[side] else None
        return why_no_command(state, side, action.use)

    def apply(
        self, state: State, seat: str, action: actions.Hold | actions.Command, dice: Dice, out: list[Event]
    ) -> None:
        state.end()
        marker = state.index.theatre.markers[self.marker]
        if isinstance(action, actions.Hold):
            state.generals[marker.side] += 1
            out.append(events.MarkerHeld(marker.id))
            return
        spend(state, self.marker, out)
        command(state, marker.side, action.use, out)
