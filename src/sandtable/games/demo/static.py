"""What never changes: the table and its pond; sent to the browser once."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.demo.model import HEIGHT, POND, POND_RADIUS, WIDTH
from sandtable.kernel import Point


class PondDrawn(Struct, frozen=True):
    at: Point
    radius: int


class DuelStatic(Struct, frozen=True):
    width: int
    height: int
    pond: PondDrawn


def static() -> DuelStatic:
    return DuelStatic(WIDTH, HEIGHT, PondDrawn(POND, POND_RADIUS))
