"""Measuring between models: men and guns from the middle of their bases, vehicles from their outlines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Unit, origin
from sandtable.games.operation.model.state import State
from sandtable.games.operation.tables import ENTRIES
from sandtable.geometry.table import Polygon, distance2, nearest_on, polygons_gap_at_most, root_up
from sandtable.geometry.table.angles import moved
from sandtable.geometry.table.shapes import circle_touches_polygon

BASE = 10
"""Radius of a man's base (mm)."""
CONTACT = 25
"""Men whose middles are no further apart than this are in base contact (mm)."""
BESIDE = 30
"""A man no further from a wall, door or vehicle than this stands right beside it (mm)."""
DEPTH = 50
"""How far sight reaches into woods, buildings and ruins, and beyond small woods and high hedges (mm)."""
BEYOND_LOW = 100
"""How far a man sees beyond a low wall or hedge (mm)."""
LONGEST = 4 + max(
    root_up(length * length + width * width) for length, width in ((60, 30), *(e.outline for e in ENTRIES.values()))
)
"""No outline of a vehicle is longer than this from corner to corner (mm)."""


@cache
def ring(far: int) -> tuple[Point, ...]:
    """Points all round at a distance."""
    return tuple(moved((0, 0), turn, far) for turn in range(0, 3600, 150))


def circle(at: Point, far: int) -> tuple[Point, ...]:
    """The same about a place."""
    x, y = at
    return tuple([(x + dx, y + dy) for dx, dy in ring(far)])


def place(model: Model) -> Point:
    return model.x, model.y


def outline(state: State, model: Model) -> Polygon:
    """The corners of a vehicle on the table."""
    ground = state.index.ground
    held: tuple[Model, Polygon] | None = ground.outlines.get(model.id)
    if held is not None and held[0] is model:
        return held[1]
    vehicle = state.vehicles.get(model.id)
    polygon: Polygon = ground.outline(model, (vehicle and vehicle.kind) or piece_kind(state, model))
    return polygon


def piece_kind(state: State, model: Model) -> str:
    """The army list entry that a piece came with, also when its unit is attached to another."""
    return (state.units.get(origin(model.id)) or state.units[model.unit]).kind


def within(state: State, a: Model, b: Model, limit: int) -> bool:
    """Whether two models are no further apart than this; to a vehicle any part of it counts.

    Rules: OW-fire-range.
    """
    apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    if apart <= limit * limit and limit >= 0:
        return True
    if apart > (limit + LONGEST) ** 2:
        return False
    if a.cls not in VEHICLES:
        if b.cls not in VEHICLES:
            return False
        return circle_touches_polygon((a.x, a.y), limit, outline(state, b))
    if b.cls not in VEHICLES:
        return circle_touches_polygon((b.x, b.y), limit, outline(state, a))
    return polygons_gap_at_most(outline(state, a), outline(state, b), limit)


def distance(state: State, a: Model, b: Model) -> int:
    """How far two models are apart, in whole millimetres rounded up; to a vehicle any part of it counts.

    Rules: OW-fire-range.
    """
    if a.cls not in VEHICLES and b.cls not in VEHICLES:
        return root_up((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
    start, end = (a.x, a.y), (b.x, b.y)
    if b.cls in VEHICLES:
        end = nearest_on(start, outline(state, b))
    if a.cls in VEHICLES:
        start = nearest_on(end, outline(state, a))
    return root_up(distance2(start, end))


def units_within(state: State, one: Unit, two: Unit, limit: int) -> bool:
    """Whether any two models of the units are no further apart than this: only those are measured that come so near by
    either side of the table."""
    others, near = state.pieces(two), limit + LONGEST
    if not others:
        return False
    xs, ys = [b.x for b in others], [b.y for b in others]
    left, right, top, bottom = min(xs) - near, max(xs) + near, min(ys) - near, max(ys) + near
    for a in state.pieces(one):
        if left <= a.x <= right and top <= a.y <= bottom:
            for b in others:
                if within(state, a, b, limit):
                    return True
    return False


def enemies_at(state: State, unit: Unit) -> list[Point]:
    """Where the enemies of a unit stand."""
    foes = [foe for foe in state.enemies(unit.seat) if not foe.below]
    return [(model.x, model.y) for foe in foes for model in state.pieces(foe)]


def nearest(places: Sequence[Point], at: Point) -> int | None:
    """The square of the distance from a point to the nearest of some places; None without any."""
    x, y = at
    return min([(x - ox) ** 2 + (y - oy) ** 2 for ox, oy in places], default=None)
