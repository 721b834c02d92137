"""Shots and the parts of a target: plain values that fire is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Modifier

PartKind = Literal["men", "gun", "vehicle", "crew"]
"""Men on foot, a gun with its crew, a vehicle, men who look out of one."""


class TargetPart(Struct, frozen=True, gc=False):
    """Models of a target unit that are hit alike: men in one kind of cover, a gun with its crew, a vehicle."""

    name: str
    kind: PartKind
    models: tuple[str, ...]
    cover: Cover = "open"
    trench: bool = False
    smoke: bool = False
    unit: str = ""
    inside: str = ""
    """The open-topped vehicle whose crew it is, for those who fire down into it."""

    @property
    def hull(self) -> str:
        """The vehicle, if it is one."""
        return self.models[0] if self.kind == "vehicle" else ""


class Shot(Struct, frozen=True, gc=False, omit_defaults=True):
    """One weapon of one model ready to fire at one part of a target."""

    model: str
    weapon: str
    mode: str
    target: str
    """Unit fired at."""
    dice: int
    need: int = 0
    """Number in the weapon's column; 0 for NH."""
    distance: int = 0
    lines: tuple[Modifier, ...] = ()
    harm: tuple[Modifier, ...] = ()
    part: str = ""
    """Name of the part, as it is shown and chosen by."""
    kind: PartKind = "men"
    cover: Cover = "open"
    """Of the part."""
    hull: str = ""
    """The vehicle that is fired at, if the part is one."""
    aims: tuple[str, ...] = ()
    """Models that the templates (or the flame) are laid on."""
    markers: int = 0
    """Reload markers that it gets."""
    risk: tuple[str, ...] = ()
    """Friendly models near the line."""
    index: int = 0
    """Place of the weapon among the model's weapons."""
    indirect: bool = False
    blind: bool = False
    table: str = ""
    """Damage table if it is not that of the mode."""
    rolled: int = 0
    """The damage die, where it was rolled before anybody knew whom it hits; 0: not yet."""
