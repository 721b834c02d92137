"""Outlines on the table: men stand on round bases, guns and vehicles are rectangles with a facing."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.ground.measuring import BASE, LONGEST, piece_kind
from sandtable.games.operation.tables import ENTRIES, Entry
from sandtable.geometry.table import (
    Polygon,
    circles_overlap,
    polygons_gap_at_most,
    polygons_overlap,
    quadrant,
    rectangle,
    turned,
)
from sandtable.geometry.table.shapes import circle_overlaps_polygon, circle_polygon_gap_at_most

SIDES = ("front", "side", "rear", "side")
RING_STEP = 2 * BASE


def size(state: State, model: Model) -> tuple[int, int]:
    """Length and width of a gun or vehicle."""
    if is_vehicle(model):
        return entry_of(state, model).outline
    return ENTRIES[piece_kind(state, model)].outline


def piece_outline(state: State, model: Model) -> Polygon:
    """The rectangle of a gun or vehicle where it stands."""
    length, width = size(state, model)
    return placed(model.x, model.y, model.facing, length, width)


@lru_cache(maxsize=4096)
def placed(x: int, y: int, facing: int, length: int, width: int) -> Polygon:
    """A rectangle on the table; where it stood once it will be asked for again."""
    return rectangle((x, y), facing, length, width)


def girth(state: State, model: Model) -> int:
    """No point of a gun or vehicle is further from its middle than this."""
    length, width = size(state, model)
    return (length + width) // 2 + 2


def outline_at(state: State, model: Model, place: Point, facing: int) -> Polygon:
    """The same piece standing elsewhere."""
    length, width = size(state, model)
    return placed(place[0], place[1], facing, length, width)


def side_towards(model: Model, place: Point) -> str:
    """Which side of a vehicle or gun a place looks at: front and rear are the quarters ahead and behind.

    Rules: OW-facing.
    """
    return SIDES[quadrant(model.facing, (place[0] - model.x, place[1] - model.y))]


def muzzle(state: State, vehicle: Model, place: str, direction: int) -> Point:
    """Where a mounted weapon's shots begin: guns reach over the front, ring mounts stand in the middle.

    Rules: OW-range-muzzle.
    """
    length, _ = size(state, vehicle)
    reach = {"turret": length // 2, "coaxial": length // 2, "hull-gun": length // 2, "hull-mg": length // 2}.get(
        place, 0
    )
    if place == "hull-mg-rear":
        reach, direction = length // 2, direction
    dx, dy = turned((0, -reach), direction)
    return vehicle.x + dx, vehicle.y + dy


def gap_at_most(state: State, one: Model, other: Model, limit: int) -> bool:
    """Whether two pieces, men or rectangles, are no further apart than this."""
    man, foe = one.cls == "infantry", other.cls == "infantry"
    if man and foe:
        reach = limit + 2 * BASE
        return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= reach * reach
    if man or foe:
        figure, piece = (one, other) if man else (other, one)
        far = limit + BASE + girth(state, piece)
        if limit < 0 or (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > far * far:
            return False
        return circle_polygon_gap_at_most((figure.x, figure.y), BASE, piece_outline(state, piece), limit)
    return polygons_gap_at_most(piece_outline(state, one), piece_outline(state, other), limit)


def is_spot_free(state: State, place: Point, without: frozenset[str] = frozenset()) -> bool:
    """Whether a man could stand here without overlapping anybody or leaving the table."""
    if not (BASE <= place[0] <= state.size[0] - BASE and BASE <= place[1] <= state.size[1] - BASE):
        return False
    x, y = place
    left, top, right, bottom = x - LONGEST, y - LONGEST, x + LONGEST, y + LONGEST
    for model in state.models.values():
        if not (left <= model.x <= right and top <= model.y <= bottom):
            continue
        if model.aboard or model.id in without or state.units[model.unit].off or state.units[model.unit].below:
            continue
        if model.cls == "infantry":
            if circles_overlap(place, BASE, (model.x, model.y), BASE):
                return False
        elif abs(place[0] - model.x) + abs(place[1] - model.y) > 2 * (BASE + girth(state, model)):
            continue
        elif circle_overlaps_polygon(place, BASE, piece_outline(state, model)):
            return False
    return True


def hull_is_free(state: State, piece: Model, place: Point) -> bool:
    """Whether a machine could stand here as it faces without overlapping anybody or leaving the table."""
    hull = outline_at(state, piece, place, piece.facing)
    if not all(0 <= x <= state.size[0] and 0 <= y <= state.size[1] for x, y in hull):
        return False
    for model in state.shown():
        if model.id == piece.id:
            continue
        if model.cls == "infantry":
            if circle_overlaps_polygon((model.x, model.y), BASE, hull):
                return False
        elif polygons_overlap(hull, piece_outline(state, model)):
            return False
    return True


def ring_around(state: State, piece: Model, distance: int) -> list[Point]:
    """Places all round a piece at this distance from its outline, rear corners first."""
    length, width = size(state, piece)
    far, wide = length // 2 + BASE + distance, width // 2 + BASE + distance
    across = range(-wide, wide + 1, RING_STEP)
    down = range(-far + RING_STEP, far - RING_STEP + 1, RING_STEP)
    offsets = [(x, far) for x in across]
    offsets += [(s * wide, y) for y in reversed(down) for s in (-1, 1)]
    offsets += [(x, -far) for x in across]
    found = []
    for offset in offsets:
        dx, dy = turned(offset, piece.facing)
        found.append((piece.x + dx, piece.y + dy))
    return found


def spots_beside(state: State, piece: Model, count: int, guest: Model | None = None) -> list[Point]:
    """Free places beside a piece for so many men (or for this one machine), nearest to it first."""
    found: list[Point] = []
    for distance in range(1, 400, RING_STEP + 1):
        for place in ring_around(state, piece, distance):
            if len(found) == count:
                return found
            if guest is not None and guest.cls != "infantry":
                if hull_is_free(state, guest, place):
                    found.append(place)
            elif is_spot_free(state, place) and not any(circles_overlap(place, BASE, other, BASE) for other in found):
                found.append(place)
    return found


def entry_of(state: State, vehicle: Model) -> Entry:
    """The vehicle's line in the army list; a troop carrier has one of its own beside its squad's."""
    return ENTRIES[state.vehicles[vehicle.id].kind or state.units[vehicle.unit].kind]
