"""A decision: who must choose, and what about. Options are made when someone asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.errors import Args, Refusal
from sandtable.kernel.frames import Ask, Gather, Seat
from sandtable.kernel.shapes import Hints


class Rng(Protocol):
    """The part of `random.Random` that samplers and opponents use; never the match's dice."""

    def random(self) -> float: ...

    def randrange(self, start: int, stop: int | None = None, /) -> int: ...


class Prompt(Struct, frozen=True):
    """What the asked seat is told: the message `prompt-<key>`, what it is about, and the ids to light up."""

    key: str
    args: Args = {}
    rule: str = ""
    focus: tuple[str, ...] = ()


class Measure:
    """A choice that cannot be listed: a region to draw, bounds, and a sampler whose every action is legal.

    `first` is a legal action; where it takes a search, what finds it is handed over and asked when it is wanted.

    `forms` are the notations that a pointed-at place completes, with `*` for the place (`go fast * ()`); `others` are
    plain answers beside them, all legal.
    """

    __slots__ = ("_first", "bounds", "forms", "others", "region", "sample")

    def __init__(
        self,
        sample: Callable[[Rng], Action],
        first: Action | Callable[[], Action],
        region: tuple[tuple[tuple[int, int], ...], ...] = (),
        bounds: tuple[int, int, int, int] = (0, 0, 0, 0),
        forms: tuple[str, ...] = (),
        others: tuple[Action, ...] = (),
    ) -> None:
        self.sample, self._first, self.region, self.bounds = sample, first, region, bounds
        self.forms, self.others = forms, others

    @property
    def first(self) -> Action:
        if not isinstance(self._first, Action):
            self._first = self._first()
        return self._first


Options = list[Any] | Measure


class Decision:
    """An open question. `frame` and `state` never leave the host; what leaves is made per seat."""

    __slots__ = ("frame", "seats", "state")

    def __init__(self, seats: tuple[Seat, ...], frame: Ask, state: Any) -> None:
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
