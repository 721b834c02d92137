"""Terrain, templates and charges on the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.games.operation.model.pieces import Point


class Feature(Struct, frozen=True, gc=False, omit_defaults=True):
    """A piece of terrain: an area (polygon) or a line (wall, hedge, road's middle line with a width)."""

    id: str
    kind: str
    """Row of `data/terrain.toml`: `wood`, `building`, `low-wall`, `road` ..."""
    shape: tuple[Point, ...]
    width: int = 0
    """Lines: thickness (mm). Areas: 0."""
    height: int = 0
    levels: int = 1
    openings: tuple[tuple[Point, Point], ...] = ()
    """Doors, windows and gaps in the outline of a building."""
    doors: tuple[tuple[Point, Point], ...] = ()
    """Inner doors of rooms."""
    rooms: tuple[tuple[Point, ...], ...] = ()
    material: str = "brick"
    roof: bool = True
    ruined: bool = False
    gone: tuple[int, ...] = ()
    """Sections of a large building that have come down; roofs as 100 + section."""


class Template(Struct, frozen=True, gc=False, omit_defaults=True):
    """Smoke, flare, dust or light lying on the table."""

    id: str
    kind: Literal["smoke", "flare", "dust", "light", "wreck-smoke", "bicycle", "entry", "mine"]
    x: int
    y: int
    radius: int
    until: int = 0
    """Last turn of dust; 0: by its own rule."""
    group: str = ""
    """Templates that are diced for together (side launcher)."""
    shape: tuple[Point, ...] = ()
    """Dust: the outline of what came down; it reaches as far beyond it as the radius says."""


class LaidCharge(Struct, frozen=True, gc=False, omit_defaults=True):
    """An armed demolition charge beside a piece of terrain."""

    man: str
    """Who put it there; each man has one."""
    unit: str
    feature: str
    x: int
    y: int
    turn: int
