"""What chapters keep in mind between two steps: attachments, breaches, radio contacts, squadrons, smoke and reloads."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Reload(Struct, frozen=True, gc=False):
    """A weapon that got its reload markers in this turn: the number of the weapon among its model's."""

    model: str
    weapon: int


class Breach(Struct, frozen=True, gc=False):
    """A building that a tank breaks into on its drive; once it is through, a small one will be a ruin."""

    vehicle: str
    house: str
    through: bool = False


class Attachment(Struct, frozen=True, gc=False):
    """A unit that is attached to another for a while."""

    unit: str
    lead: str
    turn: int
    """Since when."""
    guests: tuple[str, ...]
    """Models that came with it."""
    panic: int
    """The other unit's own panic limit."""


class Contact(Struct, frozen=True, gc=False):
    """Two units, in the order of their ids, whose tanks spoke by radio."""

    units: tuple[str, str]
    turn: int


class Squadron(Struct, frozen=True, gc=False):
    """How many vehicles a squadron began with; the turns in which it tested its courage and fell back (0: not yet)."""

    vehicles: int
    courage: int = 0
    fell_back: int = 0


class SmokeShots(Struct, frozen=True, gc=False):
    """How often a unit has used a launcher; those of side launchers are counted for each side too."""

    unit: str
    launcher: str
    count: int
    side: Literal["", "left", "right"] = ""
