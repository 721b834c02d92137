"""A decision: who must choose, and what about. Options are made when someone asks for them."""

from __future__ import annotations

from typing import Any, Generic

from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal
from sandtable.kernel.frames import Ask, Gather, S, Seat
from sandtable.kernel.options import Options, Prompt
from sandtable.kernel.shapes import Hints


class Decision(Generic[S]):
    """An open question. `frame` and `state` never leave the host; what leaves is made per seat."""

    __slots__ = ("frame", "seats", "state")

    def __init__(self, seats: tuple[Seat, ...], frame: Ask[S, Any], state: S) -> None:
        self.seats, self.frame, self.state = seats, frame, state

    @property
    def kind(self) -> str:
        return self.frame.kind()

    @property
    def gathers(self) -> bool:
        return isinstance(self.frame, Gather)

    def may_answer(self, seat: Seat) -> bool:
        """Asked, or sealed already and able to reopen."""
        if seat in self.seats:
            return True
        return isinstance(self.frame, Gather) and seat in self.frame.parties(self.state)

    def prompt(self, seat: Seat) -> Prompt:
        return self.frame.prompt(self.state, seat)

    def hints(self, seat: Seat) -> Hints:
        return self.frame.hints(self.state, seat)

    def options(self, seat: Seat) -> Options:
        return self.frame.options(self.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if seat not in self.seats and not self.may_answer(seat):
            return Refusal("", "not-asked")
        return self.frame.refused(self.state, seat, action)

    def default(self, seat: Seat) -> Action:
        return self.frame.default(self.state, seat)
