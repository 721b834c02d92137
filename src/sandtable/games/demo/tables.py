"""What a printed game would have on its sheets: figures from `data/duel.toml`, set-ups from `scenarios/*.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from sandtable.data import load, names
from sandtable.kernel import Point

Positive = Annotated[int, Meta(ge=1)]


class Pond(Struct, frozen=True, forbid_unknown_fields=True):
    at: Point
    radius: Positive


class ByStance(Struct, frozen=True, forbid_unknown_fields=True):
    bold: int
    steady: int
    wary: int

    def of(self, stance: str) -> int:
        found: int = getattr(self, stance)
        return found


class ShotFigures(Struct, frozen=True, forbid_unknown_fields=True):
    range: Positive
    close: Positive
    dice: Positive
    at_most: Annotated[int, Meta(ge=1, le=6)]
    close_bonus: int
    wary_malus: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """All figures of the game."""

    source: str
    width: Positive
    height: Positive
    strength: Positive
    pond: Pond
    speed: ByStance
    initiative: ByStance
    shot: ShotFigures


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: where the two stand, and how many turns it takes unless agreed otherwise."""

    red: Point
    blue: Point
    turns: Annotated[int, Meta(ge=1, le=20)] = 8
    source: str = ""


FIGURES = load("demo", "data/duel", Figures)


@cache
def set_ups() -> dict[str, SetUp]:
    """Every scenario by name, the player's own among them."""
    return {name: load("demo", f"scenarios/{name}", SetUp, check=_on_the_table) for name in names("demo", "scenarios")}


def _on_the_table(data: dict[str, Any]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for seat in ("red", "blue"):
        x, y = data[seat]
        pond = FIGURES.pond
        if not (0 <= x <= FIGURES.width and 0 <= y <= FIGURES.height):
            yield (seat,), f"{x}, {y} lies off the table"
        elif (x - pond.at.x) ** 2 + (y - pond.at.y) ** 2 < pond.radius**2:
            yield (seat,), f"{x}, {y} lies in the pond"
