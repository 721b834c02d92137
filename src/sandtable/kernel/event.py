"""Events: what happened, frozen and typed. Log, animation, tests and sentences are made from them."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from sandtable.kernel.action import kebab
from sandtable.kernel.dice import Roll, Thrown


class Event(Struct, frozen=True, gc=False, kw_only=True, tag=kebab, tag_field="event"):
    """Something that happened.

    `rule` is the clause that made it so, `to` the seats that may know it (None: everyone), `reveals` whether it tells
    anyone something new (then it cannot be taken back), `names` the kind of id that a field holds. A fact of which
    seats see different parts is several events with disjoint audiences, never one with holes.
    """

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    names: ClassVar[dict[str, str]] = {}

    to: tuple[str, ...] | None = None

    def seen_by(self, eyes: frozenset[str]) -> bool:
        return self.to is None or not eyes.isdisjoint(self.to)

    def thrown(self) -> tuple[Thrown, ...]:
        """The dice to show with it: those of its field `rolls`. An event whose dice hit one by one says which do."""
        rolls: tuple[Roll, ...] = getattr(self, "rolls", ())
        return tuple(Thrown(roll.why, roll.dice, roll.value) for roll in rolls if roll.dice)


class Readied(Event, frozen=True, gc=False):
    """A seat has sealed its part of a gathered decision."""

    names: ClassVar[dict[str, str]] = {"seat": "seat"}

    seat: str


class Reopened(Event, frozen=True, gc=False):
    """A seat has taken back its seal."""

    names: ClassVar[dict[str, str]] = {"seat": "seat"}

    seat: str


class Undone(Event, frozen=True, gc=False):
    """A step was taken back."""

    names: ClassVar[dict[str, str]] = {"seat": "seat"}

    seat: str


class Ordered(Event, frozen=True, gc=False):
    """A standing order was given or withdrawn; what it says stays with its seat."""

    names: ClassVar[dict[str, str]] = {"seat": "seat"}

    seat: str
    kind: str
    on: bool


class Vacated(Event, frozen=True, gc=False):
    """Whoever sat there sits there no longer: they left, or the host took the seat back."""

    names: ClassVar[dict[str, str]] = {"seat": "seat"}

    seat: str
    by: str


class Ended(Event, frozen=True):
    """The match is over."""

    names: ClassVar[dict[str, str]] = {"winners": "seat"}

    winners: tuple[str, ...]
    key: str


SHARED: tuple[type[Event], ...] = (Readied, Reopened, Undone, Ordered, Ended)
"""Events that every game has."""
