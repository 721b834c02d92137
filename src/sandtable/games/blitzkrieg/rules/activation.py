"""Chapter 5: what a marker drawn from the cup lets its owner do - activate, repeat, command, cancel."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.model import State, change, reform, seat
from sandtable.games.blitzkrieg.rules import morale, operations
from sandtable.games.blitzkrieg.theatre import ARTILLERY, FORMATION, GENERAL, REPEAT, STUKA
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Name, Prompt, Refusal

NO_GENERAL = Refusal("BK-5.5a", "no-general")
BANK_TAKEN = Refusal("BK-5.5a", "bank-taken")
NOTHING_WAITS = Refusal("BK-5.5a", "nothing-waits")
NO_PARTNER = Refusal("BK-5.5b", "no-partner")
HOLDS_ONE = Refusal("BK-5.3c", "holds-one")
HOLDS_GENERAL = Refusal("BK-5.5c", "holds-one")
NO_REPEAT = Refusal("BK-5.3a", "no-repeat")
NOT_OWN = Refusal("BK-5.3a", "not-own")
TWICE = Refusal("BK-5.3a", "twice")
REPEATED = Refusal("BK-5.3a", "repeated")
DEMORALISED = Refusal("BK-5.3a", "demoralised")
HQ_NEUTRALISED = Refusal("BK-5.3a", "hq-neutralised")
FATIGUED = Refusal("BK-5.3b", "fatigued")
NOBODY = Refusal("BK-5.3a", "nobody")
NOTHING_TO_RALLY = Refusal("BK-5.5b", "nothing-to-rally")
NOTHING_TO_REST = Refusal("BK-5.5b", "nothing-to-rest")
NO_USE = Refusal("BK-5.5b", "no-use")
MUST_PLAY = Refusal("BK-5.3c", "must-play")

RELIEF, RESTS = 6, 2
"""A general removes 6 neutralised or 2 fatigue markers (5.5)."""
CANCELS_UP_TO = 3
"""A die of 1 to 3 cancels (5.5)."""
USES = ("rally", "rest", "repeat", "pair")


# -- what happens to markers
def spend(state: State, m: int, out: list[Event]) -> None:
    """A used marker lies open before its owner until the next administration.

    Rules: BK-2B3.
    """
    state.played[m] += 1
    out.append(events.MarkerSpent(state.theatre.markers[m].id))


def decline(state: State, m: int, out: list[Event]) -> None:
    """Set a marker aside: a fatigued formation sheds its fatigue, any other declined marker is a pass.

    Rules: BK-2B1, BK-2B2, BK-5.4, BK-5.6.
    """
    marker = state.theatre.markers[m]
    state.declined[m] += 1
    out.append(events.MarkerDeclined(marker.id))
    if marker.kind == FORMATION:
        if state.formations[marker.formation].fatigued:
            reform(state, marker.formation, fatigued=False, declined=True)
            out.append(events.FatigueShed(state.theatre.cards[marker.formation].id))
            return
        reform(state, marker.formation, declined=True)
    note_pass(state, marker.side, out)


def note_pass(state: State, side: int, out: list[Event]) -> None:
    """Two passes in a row, one by each side, end the phase.

    Rules: BK-5.6.
    """
    if state.passed == 1 - side:
        state.closed = True
        out.append(events.PhaseEnded("passed"))
    state.passed = side


def held_marker(state: State, side: int, kind: int) -> int:
    """The marker of a kind that a side holds, by its number."""
    return next(m for m, marker in enumerate(state.theatre.markers) if marker.side == side and marker.kind == kind)


def spend_general(state: State, side: int, out: list[Event]) -> None:
    """Use up the held general marker.

    Rules: BK-5.5b.
    """
    state.generals[side] -= 1
    spend(state, held_marker(state, side, GENERAL), out)


# -- repeat
def why_no_repeat(state: State, side: int, f: int) -> Refusal | None:
    """Any own formation, at most twice in a turn and once by repeat, not demoralised, its HQ not neutralised.

    A fatigued formation may use it only as its second activation, to remove the fatigue.

    Rules: BK-5.3a, BK-5.3b.
    """
    theatre = state.theatre
    if f < 0 or theatre.cards[f].side != side or theatre.cards[f].hq < 0:
        return NOT_OWN
    status = state.formations[f]
    if status.activations >= 2:
        return TWICE
    if status.repeated or (status.declined and status.activations):
        return REPEATED
    if status.demoralised:
        return DEMORALISED
    if state.units[theatre.cards[f].hq].neutralised:
        return HQ_NEUTRALISED
    if status.fatigued and status.activations != 1:
        return FATIGUED
    return None if operations.has_units(state, f) else NOBODY


def repeatable(state: State, side: int) -> list[int]:
    """The formations that a repeat marker may activate now."""
    return [f for f in range(len(state.formations)) if why_no_repeat(state, side, f) is None]


def repeat(state: State, f: int, dice: Dice, out: list[Event]) -> None:
    """Activate by repeat marker: the HQ is flipped; a fatigued formation only loses its fatigue.

    Rules: BK-5.3a, BK-5.3b, BK-3.2c.
    """
    state.passed = -1
    status = state.formations[f]
    if status.fatigued:
        reform(state, f, fatigued=False, repeated=True, activations=status.activations + 1)
        out.append(events.FatigueShed(state.theatre.cards[f].id))
        return
    reform(state, f, repeated=True)
    state.call(operations.Begin((f,), (), state.theatre.cards[f].side, "repeat"))


def play_held_repeat(state: State, side: int, f: int, dice: Dice, out: list[Event]) -> None:
    """Play the held repeat marker; one taken by general is beyond the mix and does not go back into the cup.

    Rules: BK-5.3c, BK-5.5b.
    """
    state.repeats[side] -= 1
    if state.extra[side]:
        state.extra[side] -= 1
    else:
        spend(state, held_marker(state, side, REPEAT), out)
    repeat(state, f, dice, out)


# -- general
def why_no_command(state: State, side: int, use: str) -> Refusal | None:
    """What a general marker can do now.

    Rules: BK-5.5b.
    """
    theatre = state.theatre
    if use == "rally":
        return None if relievable(state, side) else NOTHING_TO_RALLY
    if use == "rest":
        return None if tired(state, side) else NOTHING_TO_REST
    if use == "repeat":
        return None if not state.repeats[side] or repeatable(state, side) else HOLDS_ONE
    if use == "pair":
        taken = state.pledged[side] or state.banked[side] >= 0
        return BANK_TAKEN if taken or not theatre.cards else None
    return NO_USE


def relievable(state: State, side: int) -> list[int]:
    """The own units and HQs on the map with a neutralised marker."""
    sides = state.theatre.side
    return [u for u, unit in enumerate(state.units) if unit.neutralised and unit.hex >= 0 and sides[u] == side]


def tired(state: State, side: int) -> list[int]:
    """The own fatigued formations."""
    cards = state.theatre.cards
    return [f for f, status in enumerate(state.formations) if status.fatigued and cards[f].side == side]


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


class Relief(Ask, frozen=True, gc=False):
    """A general removes up to six neutralised markers, one by one.

    Rules: BK-5.5b.
    """

    side: int
    left: int

    verbs: ClassVar = (actions.Relieve, actions.Enough)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(self.side),) if self.left and relievable(state, self.side) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        ids = tuple(state.theatre.ids[u] for u in relievable(state, self.side))
        return Prompt("relief", {"left": self.left}, "BK-5.5b", ids)

    def options(self, state: State, seat: str) -> list[Action]:
        ids = state.theatre.ids
        return [*(actions.Relieve(ids[u]) for u in relievable(state, self.side)), actions.Enough()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, actions.Relieve):
            u = state.theatre.unit_of.get(action.unit, -1)
            return None if u in relievable(state, self.side) else NOTHING_TO_RALLY
        return None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Relieve):
            state.goto(Relief(self.side, self.left - 1))
            change(state, state.theatre.unit_of[action.unit], neutralised=False)
            out.append(events.Relieved(action.unit))
        else:
            state.end()


class Resting(Ask, frozen=True, gc=False):
    """A general removes up to two fatigue markers, one by one.

    Rules: BK-5.5b.
    """

    side: int
    left: int

    verbs: ClassVar = (actions.Rest, actions.Enough)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(self.side),) if self.left and tired(state, self.side) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("resting", {"left": self.left}, "BK-5.5b")

    def options(self, state: State, seat: str) -> list[Action]:
        cards = state.theatre.cards
        return [*(actions.Rest(cards[f].id) for f in tired(state, self.side)), actions.Enough()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, actions.Rest):
            f = state.theatre.formation_of.get(action.formation, -1)
            return None if f in tired(state, self.side) else NOTHING_TO_REST
        return None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Rest):
            state.goto(Resting(self.side, self.left - 1))
            reform(state, state.theatre.formation_of[action.formation], fatigued=False)
            out.append(events.FatigueShed(action.formation))
        else:
            state.end()


class RepeatTaken(Ask, frozen=True, gc=False):
    """The repeat marker taken by general is played at once or held.

    Rules: BK-5.5b, BK-5.3c.
    """

    side: int

    verbs: ClassVar = (actions.Repeat, actions.Hold)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(self.side),)

    def options(self, state: State, seat: str) -> list[Action]:
        cards = state.theatre.cards
        found: list[Action] = [actions.Repeat(cards[f].id) for f in repeatable(state, self.side)]
        return found if state.repeats[self.side] else [*found, actions.Hold()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, actions.Hold):
            return HOLDS_ONE if state.repeats[self.side] else None
        assert isinstance(action, actions.Repeat)
        return why_no_repeat(state, self.side, state.theatre.formation_of.get(action.formation, -1))

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        if isinstance(action, actions.Repeat):
            repeat(state, state.theatre.formation_of[action.formation], dice, out)
            return
        state.repeats[self.side] += 1
        state.extra[self.side] += 1
        out.append(events.MarkerHeld(state.theatre.markers[held_marker(state, self.side, REPEAT)].id))


# -- the marker drawn
class Drawn(Auto, frozen=True, gc=False):
    """A marker has been drawn: the enemy may try to cancel it, then it is carried out by its kind.

    Rules: BK-2B1, BK-5.1.
    """

    marker: int

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        marker = state.theatre.markers[self.marker]
        state.goto(CarryOut(self.marker))
        if state.generals[1 - marker.side]:
            state.call(MayCancel(self.marker))


class MayCancel(Ask, frozen=True, gc=False):
    """Who holds a general marker may try to cancel an enemy marker before it has any effect.

    Rules: BK-5.5b.
    """

    marker: int

    verbs: ClassVar = (actions.Allow, actions.Cancel)
    standing: ClassVar = "cancel"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(1 - state.theatre.markers[self.marker].side),)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("may-cancel", {"marker": Name("marker", state.theatre.markers[self.marker].id)}, "BK-5.5b")

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Allow(), actions.Cancel()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        return None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        if isinstance(action, actions.Allow):
            return
        marker = state.theatre.markers[self.marker]
        spend_general(state, 1 - marker.side, out)
        roll = dice.sum(1, 6, "cancel")
        passed = roll.value <= CANCELS_UP_TO
        out.append(events.CancelTried(marker.id, "yes" if passed else "no", (roll,)))
        if passed:
            state.end()
            state.played[self.marker] += 1


class CarryOut(Auto, frozen=True, gc=False):
    """Ask the owner what to do with the marker, by its kind; a demoralised formation must test first.

    Rules: BK-2B2, BK-8.5.1, BK-5.3c, BK-5.5c.
    """

    marker: int

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        marker, side = state.theatre.markers[self.marker], state.theatre.markers[self.marker].side
        if marker.kind == FORMATION:
            self.formation(state, marker.formation, dice, out)
        elif marker.kind in (ARTILLERY, STUKA):
            state.goto(MarkerDrawn(self.marker))
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
        """A formation that is gone loses its marker; a demoralised one recovers or flees.

        Rules: BK-8.5.1.
        """
        state.goto(MarkerDrawn(self.marker))
        if not operations.has_units(state, f):
            state.end()
            out.append(events.MarkerRemoved(state.theatre.markers[self.marker].id))
        elif state.formations[f].demoralised:
            at = len(state.stack) - 1
            if not morale.recovers(state, f, dice, out):
                del state.stack[at]
                state.passed = -1
                spend(state, self.marker, out)


class MarkerDrawn(Ask, frozen=True, gc=False):
    """An own formation, artillery or Stuka marker: activate it, decline, or combine it by general or repeat marker.

    Rules: BK-2B1, BK-5.5a, BK-5.3c, BK-5.5c.
    """

    marker: int

    verbs: ClassVar = (
        actions.Activate, actions.Decline, actions.Wait, actions.Together, actions.Repeat, actions.Command,
    )  # fmt: skip

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.markers[self.marker].side),)

    def prompt(self, state: State, seat: str) -> Prompt:
        marker = state.theatre.markers[self.marker]
        key = "formation-drawn" if marker.kind == FORMATION else "fire-drawn"
        focus = (state.theatre.cards[marker.formation].id,) if marker.kind == FORMATION else ()
        return Prompt(key, {"marker": Name("marker", marker.id)}, "BK-2B1", focus)

    def options(self, state: State, seat: str) -> list[Action]:
        side = state.theatre.markers[self.marker].side
        tries: list[Action] = [actions.Activate(), actions.Together(), actions.Wait(), actions.Decline()]
        if state.repeats[side]:
            tries += [actions.Repeat(state.theatre.cards[f].id) for f in repeatable(state, side)]
        if state.generals[side]:
            tries += [actions.Command(use) for use in USES[:3]]
        return [action for action in tries if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        """Waiting and commands need a general marker, a repeat goes with a formation marker, a pair needs a formation.

        Rules: BK-5.5a, BK-5.5b, BK-5.3c.
        """
        marker = state.theatre.markers[self.marker]
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
            return why_no_repeat(state, side, state.theatre.formation_of.get(action.formation, -1))
        if isinstance(action, actions.Command):
            if not state.generals[side] or marker.kind != FORMATION or action.use == "pair":
                return NO_GENERAL
            return why_no_command(state, side, action.use)
        return None

    def why_not_together(self, state: State, side: int) -> Refusal | None:
        """Two formations, or a formation with artillery or Stuka.

        Rules: BK-5.5a, BK-5.5b.
        """
        markers = state.theatre.markers
        if state.banked[side] < 0:
            return NOTHING_WAITS
        kinds = (markers[self.marker].kind, markers[state.banked[side]].kind)
        return None if FORMATION in kinds else NO_PARTNER

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        side = state.theatre.markers[self.marker].side
        if isinstance(action, actions.Repeat):
            play_held_repeat(state, side, state.theatre.formation_of[action.formation], dice, out)
        elif isinstance(action, actions.Command):
            spend_general(state, side, out)
            command(state, side, action.use, out)
        elif isinstance(action, actions.Decline):
            state.end()
            decline(state, self.marker, out)
        elif isinstance(action, actions.Wait):
            state.end()
            self.wait(state, side, out)
        else:
            self.activate(state, side, isinstance(action, actions.Together), out)

    def wait(self, state: State, side: int, out: list[Event]) -> None:
        """The marker waits for a partner; the general marker is spent.

        Rules: BK-5.5a.
        """
        if state.pledged[side]:
            state.pledged[side] = 0
        else:
            spend_general(state, side, out)
        state.banked[side] = self.marker
        out.append(events.MarkerWaits(state.theatre.markers[self.marker].id))

    def activate(self, state: State, side: int, together: bool, out: list[Event]) -> None:
        """Begin the activation of the marker drawn, with the one that waits if both go together.

        Rules: BK-5.1, BK-5.5a.
        """
        theatre = state.theatre
        used: tuple[int, ...] = (self.marker,)
        if together:
            used = (state.banked[side], self.marker)
            state.banked[side] = -1
        for m in used:
            state.played[m] += 1
        formations = tuple(theatre.markers[m].formation for m in used if theatre.markers[m].kind == FORMATION)
        salvos = tuple(salvo for m in used if theatre.markers[m].kind != FORMATION for salvo in theatre.salvos(m))
        state.passed = -1
        state.goto(operations.Begin(formations, salvos, side, "marker"))


class RepeatDrawn(Ask, frozen=True, gc=False):
    """A repeat marker: activate a formation, or hold it; a second one must be played.

    Rules: BK-5.3a, BK-5.3c.
    """

    marker: int

    verbs: ClassVar = (actions.Repeat, actions.Hold, actions.Decline)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.markers[self.marker].side),)

    def options(self, state: State, seat: str) -> list[Action]:
        side = state.theatre.markers[self.marker].side
        found: list[Action] = [actions.Repeat(state.theatre.cards[f].id) for f in repeatable(state, side)]
        return found if state.repeats[side] else [*found, actions.Hold(), actions.Decline()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        side = state.theatre.markers[self.marker].side
        if isinstance(action, actions.Repeat):
            return why_no_repeat(state, side, state.theatre.formation_of.get(action.formation, -1))
        return MUST_PLAY if state.repeats[side] else None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        marker = state.theatre.markers[self.marker]
        if isinstance(action, actions.Hold):
            state.repeats[marker.side] += 1
            out.append(events.MarkerHeld(marker.id))
        elif isinstance(action, actions.Repeat):
            spend(state, self.marker, out)
            repeat(state, state.theatre.formation_of[action.formation], dice, out)
        else:
            decline(state, self.marker, out)


class GeneralDrawn(Ask, frozen=True, gc=False):
    """A general marker: hold it, or use it at once; a second one must be used.

    Rules: BK-5.5a, BK-5.5b, BK-5.5c.
    """

    marker: int

    verbs: ClassVar = (actions.Hold, actions.Command)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.markers[self.marker].side),)

    def options(self, state: State, seat: str) -> list[Action]:
        tries: list[Action] = [actions.Hold(), *(actions.Command(use) for use in USES)]
        return [action for action in tries if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        side = state.theatre.markers[self.marker].side
        if isinstance(action, actions.Hold):
            return HOLDS_GENERAL if state.generals[side] else None
        assert isinstance(action, actions.Command)
        return why_no_command(state, side, action.use)

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        marker = state.theatre.markers[self.marker]
        if isinstance(action, actions.Hold):
            state.generals[marker.side] += 1
            out.append(events.MarkerHeld(marker.id))
            return
        assert isinstance(action, actions.Command)
        spend(state, self.marker, out)
        command(state, marker.side, action.use, out)
