"""Chapter 5: what a marker drawn from the cup lets its owner do; the enemy may try to cancel it first."""

from __future__ import annotations

from typing import ClassVar, get_args

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.flow.begin import Begin
from sandtable.games.blitzkrieg.flow.flight import recovers
from sandtable.games.blitzkrieg.flow.general import GeneralDrawn, command
from sandtable.games.blitzkrieg.flow.repeat import RepeatDrawn, lay_out_repeat, repeat
from sandtable.games.blitzkrieg.hints import activating, allowing
from sandtable.games.blitzkrieg.model import State, seat_of
from sandtable.games.blitzkrieg.rules import morale
from sandtable.games.blitzkrieg.rules.general import BANK_TAKEN, USES, why_no_command
from sandtable.games.blitzkrieg.rules.markers import decline, held_marker, spend, spend_general
from sandtable.games.blitzkrieg.rules.repeat import NO_REPEAT, repeatable, why_no_repeat
from sandtable.games.blitzkrieg.tables.theatre import ARTILLERY, FORMATION, GENERAL, REPEAT, STUKA
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Name, Prompt, Refusal

NO_GENERAL = Refusal("BK-5.5a", "no-general")
NOTHING_WAITS = Refusal("BK-5.5a", "nothing-waits")
NO_PARTNER = Refusal("BK-5.5b", "no-partner")
WAITS_DEMORALISED = Refusal("BK-8.5.1", "demoralised")
CANCELS_UP_TO = 3
"""A die of 1 to 3 cancels (5.5)."""


class Drawn(Auto[State], frozen=True, gc=False):
    """A marker has been drawn: the enemy may try to cancel it, then it is carried out by its kind.

    Rules: BK-2B1, BK-5.1.
    """

    marker: int

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        marker = state.index.theatre.markers[self.marker]
        state.goto(CarryOut(self.marker))
        if state.generals[1 - marker.side]:
            state.call(MayCancel(self.marker))


class MayCancel(Ask[State, actions.Allow | actions.Cancel], frozen=True, gc=False):
    """Who holds a general marker may try to cancel an enemy marker before it has any effect: one just drawn, or one
    that was `held` and lies open now.

    Rules: BK-5.5b, BK-R78.
    """

    marker: int
    held: bool = False

    verbs: ClassVar = (actions.Allow, actions.Cancel)
    standing: ClassVar = "cancel"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(1 - state.index.theatre.markers[self.marker].side),)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("may-cancel", {"marker": Name("marker", state.index.theatre.markers[self.marker].id)}, "BK-5.5b")

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Allow(), actions.Cancel()]

    def hints(self, state: State, seat: str) -> Hints:
        return allowing(state, state.index.theatre.markers[self.marker])

    def why_not(self, state: State, seat: str, action: actions.Allow | actions.Cancel) -> Refusal | None:
        return None

    def apply(
        self, state: State, seat: str, action: actions.Allow | actions.Cancel, dice: Dice, out: list[Event]
    ) -> None:
        state.end()
        if isinstance(action, actions.Allow):
            return
        marker = state.index.theatre.markers[self.marker]
        spend_general(state, 1 - marker.side, out)
        roll = dice.sum(1, 6, "cancel")
        passed = roll.value <= CANCELS_UP_TO
        out.append(events.CancelTried(marker.id, "yes" if passed else "no", (roll,)))
        if passed:
            state.end()
            if not self.held:
                state.played[self.marker] += 1


class PlayHeld(Auto[State], frozen=True, gc=False):
    """A held marker was laid out and not cancelled: a repeat marker for a `formation`, or a use of a general marker.

    Rules: BK-5.3c, BK-5.5b, BK-5.5c.
    """

    side: int
    formation: int = -1
    use: str = ""
    marker: int = -1
    """The marker that is to wait for a partner."""

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.end()
        if self.marker >= 0:
            state.end()
            bank(state, self.marker, out)
        elif self.use:
            command(state, self.side, self.use, out)
        else:
            repeat(state, self.formation, dice, out)


def bank(state: State, m: int, out: list[Event]) -> None:
    """A marker waits for a partner.

    Rules: BK-5.5a.
    """
    state.banked[state.index.theatre.markers[m].side] = m
    out.append(events.MarkerWaits(state.index.theatre.markers[m].id))


class CarryOut(Auto[State], frozen=True, gc=False):
    """Ask the owner what to do with the marker, by its kind; a demoralised formation must test first.

    Rules: BK-2B2, BK-8.5.1, BK-5.3c, BK-5.5c.
    """

    marker: int

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        marker, side = state.index.theatre.markers[self.marker], state.index.theatre.markers[self.marker].side
        if marker.kind == FORMATION:
            self.formation(state, marker.formation, dice, out)
        elif marker.kind in (ARTILLERY, STUKA):
            state.goto(PlayMarker(self.marker))
        elif marker.kind == REPEAT:
            state.goto(RepeatDrawn(self.marker))
            if state.repeats[side] and not repeatable(state, side):
                state.end()
                spend(state, self.marker, out)
        else:
            state.goto(GeneralDrawn(self.marker))
            if state.generals[side] and all(why_no_command(state, side, use) for use in USES):
                state.end()
                spend(state, self.marker, out)

    def formation(self, state: State, f: int, dice: Dice, out: list[Event]) -> None:
        """A formation that is gone loses its marker; if the rest of it is still to come, the marker comes back next
        turn. A demoralised one recovers or flees.

        Rules: BK-8.5.1, BK-12.2c.
        """
        state.goto(PlayMarker(self.marker))
        if morale.is_finished(state, f):
            state.end()
            out.append(events.MarkerRemoved(state.index.theatre.markers[self.marker].id))
        elif not morale.has_units(state, f):
            state.end()
            spend(state, self.marker, out)
        elif state.formations[f].demoralised:
            at = len(state.stack) - 1
            if not recovers(state, f, dice, out):
                del state.stack[at]
                state.passed = -1
                if not morale.is_finished(state, f):
                    spend(state, self.marker, out)


MarkerUse = actions.Activate | actions.Decline | actions.Wait | actions.Together | actions.Repeat | actions.Command


class PlayMarker(Ask[State, MarkerUse], frozen=True, gc=False, tag="marker-drawn"):
    """An own formation, artillery or Stuka marker: activate it, decline, or combine it by general or repeat marker.

    Rules: BK-2B1, BK-5.5a, BK-5.3c, BK-5.5c.
    """

    marker: int

    verbs: ClassVar = get_args(MarkerUse)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.markers[self.marker].side),)

    def prompt(self, state: State, seat: str) -> Prompt:
        marker = state.index.theatre.markers[self.marker]
        key = "formation-drawn" if marker.kind == FORMATION else "fire-drawn"
        focus = (state.index.theatre.cards[marker.formation].id,) if marker.kind == FORMATION else ()
        return Prompt(key, {"marker": Name("marker", marker.id)}, "BK-2B1", focus)

    def options(self, state: State, seat: str) -> list[Action]:
        side = state.index.theatre.markers[self.marker].side
        tries: list[MarkerUse] = [actions.Activate(), actions.Together(), actions.Wait(), actions.Decline()]
        if state.repeats[side]:
            tries += [actions.Repeat(state.index.theatre.cards[f].id) for f in repeatable(state, side)]
        if state.generals[side]:
            tries += [actions.Command(use) for use in USES[:3]]
        return [action for action in tries if self.why_not(state, seat, action) is None]

    def hints(self, state: State, seat: str) -> Hints:
        marker = state.index.theatre.markers[self.marker]
        tired = marker.kind == FORMATION and state.formations[marker.formation].fatigued
        return activating(self.options(state, seat), tired)

    def why_not(self, state: State, seat: str, action: MarkerUse) -> Refusal | None:
        """Waiting and commands need a general marker, a repeat goes with a formation marker, a pair needs a formation.

        Rules: BK-5.5a, BK-5.5b, BK-5.3c.
        """
        marker = state.index.theatre.markers[self.marker]
        side = marker.side
        if isinstance(action, actions.Wait):
            if state.banked[side] >= 0:
                return BANK_TAKEN
            return None if state.generals[side] or state.pledged[side] else NO_GENERAL
        if isinstance(action, actions.Together):
            return self.why_not_together(state, side)
        if isinstance(action, actions.Repeat):
            if not state.repeats[side] or marker.kind != FORMATION:
                return NO_REPEAT
            return why_no_repeat(state, side, state.index.theatre.formation_of.get(action.formation, -1))
        if isinstance(action, actions.Command):
            if not state.generals[side] or marker.kind != FORMATION or action.use == "pair":
                return NO_GENERAL
            return why_no_command(state, side, action.use)
        return None

    def why_not_together(self, state: State, side: int) -> Refusal | None:
        """Two formations, or a formation with artillery or Stuka; one that was demoralised while it waited is not
        activated.

        Rules: BK-5.5a, BK-5.5b, BK-8.5.1, BK-R81.
        """
        markers = state.index.theatre.markers
        if state.banked[side] < 0:
            return NOTHING_WAITS
        waiting = markers[state.banked[side]]
        if waiting.kind == FORMATION and state.formations[waiting.formation].demoralised:
            return WAITS_DEMORALISED
        return None if FORMATION in (markers[self.marker].kind, waiting.kind) else NO_PARTNER

    def apply(self, state: State, seat: str, action: MarkerUse, dice: Dice, out: list[Event]) -> None:
        side = state.index.theatre.markers[self.marker].side
        if isinstance(action, actions.Repeat):
            state.goto(CarryOut(self.marker))
            lay_out_repeat(state, side, out)
            self.lay_out(state, REPEAT, PlayHeld(side, state.index.theatre.formation_of[action.formation]))
        elif isinstance(action, actions.Command):
            state.goto(CarryOut(self.marker))
            spend_general(state, side, out)
            self.lay_out(state, GENERAL, PlayHeld(side, use=action.use))
        elif isinstance(action, actions.Decline):
            state.end()
            decline(state, self.marker, out)
        elif isinstance(action, actions.Wait):
            self.wait(state, side, out)
        else:
            self.activate(state, side, isinstance(action, actions.Together), out)

    def wait(self, state: State, side: int, out: list[Event]) -> None:
        """The marker waits for a partner by the general marker laid out before, or by the held one.

        Rules: BK-5.5a.
        """
        if state.pledged[side]:
            state.pledged[side] = 0
            state.end()
            bank(state, self.marker, out)
        else:
            spend_general(state, side, out)
            self.lay_out(state, GENERAL, PlayHeld(side, marker=self.marker))

    @staticmethod
    def lay_out(state: State, kind: int, play: PlayHeld) -> None:
        """A held marker is played: the enemy may try to cancel it as he may when one is drawn. The marker drawn is
        looked at anew after it: its formation may have been demoralised or lost meanwhile.

        Rules: BK-5.5b, BK-R78.
        """
        state.call(play)
        if state.generals[1 - play.side]:
            state.call(MayCancel(held_marker(state, play.side, kind), held=True))

    def activate(self, state: State, side: int, together: bool, out: list[Event]) -> None:
        """Begin the activation of the marker drawn, with the one that waits if both go together.

        Rules: BK-5.1, BK-5.5a.
        """
        theatre = state.index.theatre
        used: tuple[int, ...] = (self.marker,)
        if together:
            used = (state.banked[side], self.marker)
            state.banked[side] = -1
        for m in used:
            state.played[m] += 1
        formations = tuple(theatre.markers[m].formation for m in used if theatre.markers[m].kind == FORMATION)
        salvos = tuple(salvo for m in used if theatre.markers[m].kind != FORMATION for salvo in theatre.salvos(m))
        state.passed = -1
        state.goto(Begin(formations, salvos, side, "marker"))
