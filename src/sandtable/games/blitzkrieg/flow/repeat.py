"""Chapter 5.3: the repeat marker, played at once or held."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.flow.begin import Begin
from sandtable.games.blitzkrieg.model import State, reform, seat_of
from sandtable.games.blitzkrieg.rules.markers import decline, held_marker, spend
from sandtable.games.blitzkrieg.rules.repeat import HOLDS_ONE, repeatable, why_no_repeat
from sandtable.games.blitzkrieg.tables.theatre import REPEAT
from sandtable.kernel import Action, Ask, Dice, Event, Refusal

MUST_PLAY = Refusal("BK-5.3c", "must-play")


def repeat(state: State, f: int, dice: Dice, out: list[Event]) -> None:
    """Activate by repeat marker: the HQ is flipped; a fatigued formation only loses its fatigue.

    Rules: BK-5.3a, BK-5.3b, BK-3.2c.
    """
    state.passed = -1
    status = state.formations[f]
    if status.fatigued:
        reform(state, f, fatigued=False, repeated=True, activations=status.activations + 1)
        out.append(events.FatigueShed(state.index.theatre.cards[f].id))
        return
    reform(state, f, repeated=True)
    state.call(Begin((f,), (), state.index.theatre.cards[f].side, "repeat"))


def lay_out_repeat(state: State, side: int, out: list[Event]) -> None:
    """Lay out the held repeat marker; one taken by general is beyond the mix and does not go back into the cup.

    Rules: BK-5.3c, BK-5.5b.
    """
    state.repeats[side] -= 1
    if state.extra[side]:
        state.extra[side] -= 1
    else:
        spend(state, held_marker(state, side, REPEAT), out)


class RepeatTaken(Ask[State, actions.Repeat | actions.Hold], frozen=True, gc=False):
    """The repeat marker taken by general is played at once or held.

    Rules: BK-5.5b, BK-5.3c.
    """

    side: int

    verbs: ClassVar = (actions.Repeat, actions.Hold)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(self.side),)

    def options(self, state: State, seat: str) -> list[Action]:
        cards = state.index.theatre.cards
        found: list[Action] = [actions.Repeat(cards[f].id) for f in repeatable(state, self.side)]
        return found if state.repeats[self.side] else [*found, actions.Hold()]

    def why_not(self, state: State, seat: str, action: actions.Repeat | actions.Hold) -> Refusal | None:
        if isinstance(action, actions.Hold):
            return HOLDS_ONE if state.repeats[self.side] else None
        return why_no_repeat(state, self.side, state.index.theatre.formation_of.get(action.formation, -1))

    def apply(
        self, state: State, seat: str, action: actions.Repeat | actions.Hold, dice: Dice, out: list[Event]
    ) -> None:
        state.end()
        if isinstance(action, actions.Repeat):
            repeat(state, state.index.theatre.formation_of[action.formation], dice, out)
            return
        state.repeats[self.side] += 1
        state.extra[self.side] += 1
        out.append(events.MarkerHeld(state.index.theatre.markers[held_marker(state, self.side, REPEAT)].id))


class RepeatDrawn(Ask[State, actions.Repeat | actions.Hold | actions.Decline], frozen=True, gc=False):
    """A repeat marker: activate a formation, or hold it; a second one must be played.

    Rules: BK-5.3a, BK-5.3c.
    """

    marker: int

    verbs: ClassVar = (actions.Repeat, actions.Hold, actions.Decline)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.markers[self.marker].side),)

    def options(self, state: State, seat: str) -> list[Action]:
        side = state.index.theatre.markers[self.marker].side
        found: list[Action] = [actions.Repeat(state.index.theatre.cards[f].id) for f in repeatable(state, side)]
        return found if state.repeats[side] else [*found, actions.Hold(), actions.Decline()]

    def why_not(
        self, state: State, seat: str, action: actions.Repeat | actions.Hold | actions.Decline
    ) -> Refusal | None:
        side = state.index.theatre.markers[self.marker].side
        if isinstance(action, actions.Repeat):
            return why_no_repeat(state, side, state.index.theatre.formation_of.get(action.formation, -1))
        return MUST_PLAY if state.repeats[side] else None

    def apply(
        self,
        state: State,
        seat: str,
        action: actions.Repeat | actions.Hold | actions.Decline,
        dice: Dice,
        out: list[Event],
    ) -> None:
        state.end()
        marker = state.index.theatre.markers[self.marker]
        if isinstance(action, actions.Hold):
            state.repeats[marker.side] += 1
            out.append(events.MarkerHeld(marker.id))
        elif isinstance(action, actions.Repeat):
            spend(state, self.marker, out)
            repeat(state, state.index.theatre.formation_of[action.formation], dice, out)
        else:
            decline(state, self.marker, out)
