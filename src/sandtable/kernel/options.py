"""What a question offers: its sentence, and options that are listed or measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from sandtable.kernel.action import Action, Point
from sandtable.kernel.errors import Args


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


class Form(Struct, frozen=True):
    """An answer that waits for places: an example of it, and the fields that the player completes by pointing.

    What the example holds in an open field says only what belongs there: a place, or a row of places.
    """

    action: Action
    open: tuple[str, ...]


class Measure:
    """A choice that cannot be listed: a region to draw, bounds, and a sampler whose every action is legal.

    `first` is a legal action; where it takes a search, what finds it is handed over and asked when it is wanted.

    `forms` are the answers that a pointed-at place completes; without any, `first` is the one, open where it holds a
    place. `others` are plain answers beside them, all legal.
    """

    __slots__ = ("_first", "_forms", "bounds", "others", "region", "sample")

    def __init__(
        self,
        sample: Callable[[Rng], Action],
        first: Action | Callable[[], Action],
        region: tuple[tuple[tuple[int, int], ...], ...] = (),
        bounds: tuple[int, int, int, int] = (0, 0, 0, 0),
        forms: tuple[Form, ...] = (),
        others: tuple[Action, ...] = (),
    ) -> None:
        self.sample, self._first, self.region, self.bounds = sample, first, region, bounds
        self._forms, self.others = forms, others

    @property
    def forms(self) -> tuple[Form, ...]:
        if self._forms:
            return self._forms
        first = self.first
        return (Form(first, tuple(f for f in first.__struct_fields__ if isinstance(getattr(first, f), Point))),)

    @property
    def first(self) -> Action:
        if not isinstance(self._first, Action):
            self._first = self._first()
        return self._first


Options = list[Action] | Measure
