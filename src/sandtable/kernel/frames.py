"""The turn is data: a stack of frames inside the state.

An `Auto` frame runs by itself; an `Ask` frame waits for one seat after another; a `Gather` waits for several at once,
sealed. Each moves the stack with `call` (a new frame on top), `goto` (in place of this one) and `end` (back to the
caller, with an answer). A match can stop, be saved, copied or searched at any point between two frames.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, final

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from sandtable.kernel.action import Action, kebab
from sandtable.kernel.dice import Dice
from sandtable.kernel.errors import Refusal
from sandtable.kernel.event import Event, Readied, Reopened
from sandtable.kernel.options import Options, Prompt
from sandtable.kernel.shapes import Hints

Seat = str
Out = list[Event]


class State(Struct, kw_only=True):
    """A match at one moment: a mutable trunk of scalars, lists and dicts whose items are frozen.

    `ready` holds the seats that have sealed the gathered decision on top of the stack. `index` is whatever a game
    wants to look up fast (who is where); it is made by `Game.index`, never saved, and has a `copy` method.
    """

    stack: list[Any] = []
    ready: list[Seat] = []
    index: Any = None

    def call(self, frame: Frame) -> None:
        self.stack.append(frame)

    def goto(self, frame: Frame) -> None:
        self.stack[-1] = frame

    def end(self, **changes: Any) -> None:
        """Drop the frame on top; `changes` are fields of the frame below: the child's answer to its caller."""
        self.stack.pop()
        if changes:
            self.stack[-1] = replace(self.stack[-1], **changes)


S = TypeVar("S", bound=State, default=Any)
"""The state of a game."""
A = TypeVar("A", bound=Action, default=Any)
"""The actions that answer a frame; several are a union."""


class Frame(Struct, frozen=True, gc=False, tag=kebab, tag_field="frame"):
    """One place in the sequence of play."""

    auto: ClassVar[bool] = False

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)


class Auto(Frame, Generic[S], frozen=True, gc=False):
    """Runs by itself: `class Turn(Auto[Battle])`. `run` must move the stack."""

    auto: ClassVar[bool] = True

    def run(self, state: S, dice: Dice, out: Out) -> None:
        raise NotImplementedError


class Ask(Frame, Generic[S, A], frozen=True, gc=False):
    """Waits for a choice: `class Move(Ask[Battle, Go | Stay])`.

    `seats` looks at public facts only; `prompt`, `hints`, `options`, `why_not` and `default` at what that seat knows.
    `verbs` are the kinds of action that answer it; anything else is refused before `why_not` is asked. `standing` is
    the kind of standing order that may answer it, if any. `watched` says whether people follow a computer player here
    one answer after another; what is set up or sealed is done at once.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = ()
    standing: ClassVar[str | None] = None
    watched: ClassVar[bool] = True

    def seats(self, state: S) -> tuple[Seat, ...]:
        raise NotImplementedError

    def prompt(self, state: S, seat: Seat) -> Prompt:
        return Prompt(self.kind())

    def hints(self, state: S, seat: Seat) -> Hints:
        return Hints()

    def options(self, state: S, seat: Seat) -> Options:
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: A, dice: Dice, out: Out) -> None:
        raise NotImplementedError

    def default(self, state: S, seat: Seat) -> Action:
        """What a seat that does not answer does: the first option that takes nothing back."""
        found = self.options(state, seat)
        choices = found if isinstance(found, list) else [found.first]
        return next((action for action in choices if not action.retracts), choices[0])

    def refused(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """The door: not one of the verbs, or why not."""
        if type(action) not in self.verbs:
            return Refusal("", "not-now", {"verb": str(type(action).__struct_config__.tag)})
        answer: Any = action
        return self.why_not(state, seat, answer)


@final
class Ready(Action, frozen=True, gc=False):
    """Seal this seat's part."""


@final
class Reopen(Action, frozen=True, gc=False):
    """Take the seal back, as long as another seat is not ready."""

    retracts: ClassVar[bool] = True


class Gather(Ask[S, A], Generic[S, A], frozen=True, gc=False):
    """Several seats at once, sealed and editable until each says `Ready`.

    A game writes `parties`, `drafts`, `why_not_draft`, `draft` (which may write only that seat's own drafts, draws
    nothing and tells no other seat anything), `why_not_ready` and `close`. Then arrival order cannot matter.
    """

    watched: ClassVar[bool] = False

    def parties(self, state: S) -> tuple[Seat, ...]:
        raise NotImplementedError

    def drafts(self, state: S, seat: Seat) -> list[Action]:
        """What the seat may put into its sealed part now."""
        raise NotImplementedError

    def why_not_draft(self, state: S, seat: Seat, action: A) -> Refusal | None:
        raise NotImplementedError

    def draft(self, state: S, seat: Seat, action: A, out: Out) -> None:
        raise NotImplementedError

    def why_not_ready(self, state: S, seat: Seat) -> Refusal | None:
        return None

    def close(self, state: S, dice: Dice, out: Out) -> None:
        """All seats are ready: carry it out. Must move the stack."""
        raise NotImplementedError

    def seats(self, state: S) -> tuple[Seat, ...]:
        parties, ready = self.parties(state), state.ready
        return tuple([seat for seat in parties if seat not in ready]) if ready else parties

    def options(self, state: S, seat: Seat) -> Options:
        if seat in state.ready:
            return [Reopen()]
        found = self.drafts(state, seat)
        return found if self.why_not_ready(state, seat) else [*found, Ready()]

    def default(self, state: S, seat: Seat) -> Action:
        """Seal what is there; if that is not enough, the first thing that can be put in."""
        if self.why_not_ready(state, seat) is None:
            return Ready()
        return Ask.default(self, state, seat)

    def why_not(self, state: S, seat: Seat, action: A | Ready | Reopen) -> Refusal | None:
        sealed = seat in state.ready
        if type(action) is Reopen:
            return None if sealed else Refusal("", "not-sealed")
        if sealed:
            return Refusal("", "sealed")
        if type(action) is Ready:
            return self.why_not_ready(state, seat)
        return self.why_not_draft(state, seat, action)

    def refused(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        if type(action) is Ready or type(action) is Reopen:
            return self.why_not(state, seat, action)
        return Ask.refused(self, state, seat, action)

    def apply(self, state: S, seat: Seat, action: A | Ready | Reopen, dice: Dice, out: Out) -> None:
        if type(action) is Ready:
            out.append(Readied(seat))
            state.ready = sorted([*state.ready, seat])
            if not self.seats(state):
                state.ready = []
                self.close(state, dice, out)
        elif type(action) is Reopen:
            out.append(Reopened(seat))
            state.ready = [each for each in state.ready if each != seat]
        else:
            self.draft(state, seat, action, out)
