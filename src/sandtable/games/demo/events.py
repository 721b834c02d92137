"""What happens in a duel."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Event, Point, Roll

SEAT = {"seat": "seat"}


class Packed(Event, frozen=True, gc=False):
    """Powder packed: only the packer knows how much."""

    rule: ClassVar[str] = "DM-1"
    names: ClassVar[dict[str, str]] = SEAT

    seat: str
    shots: int


class TurnBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-2"

    turn: int


class StanceShown(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-2"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"seat": "seat", "stance": "stance"}

    seat: str
    stance: str


class InitiativeWon(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-3"
    names: ClassVar[dict[str, str]] = SEAT

    seat: str
    rolls: tuple[Roll, ...]


class Walked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-4"
    names: ClassVar[dict[str, str]] = SEAT

    seat: str
    start: Point
    end: Point


class Shot(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-5"
    names: ClassVar[dict[str, str]] = {"seat": "seat", "target": "seat"}

    seat: str
    target: str
    hits: int
    rolls: tuple[Roll, ...]


class PowderLeft(Event, frozen=True, gc=False):
    """What is left in the horn: its owner's secret."""

    rule: ClassVar[str] = "DM-5"
    names: ClassVar[dict[str, str]] = SEAT

    seat: str
    powder: int


class Fell(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "DM-6"
    names: ClassVar[dict[str, str]] = SEAT

    seat: str
