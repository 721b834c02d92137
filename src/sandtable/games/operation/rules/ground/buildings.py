"""Buildings and roofs: sizes, sections, rooms, who is inside, and the two demolition tables."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.geometry.table import Polygon, box_of, contains

SIZES = ("small", "medium", "large", "huge")
SECTION = (200, 250)
"""Sections in which large buildings come down (mm)."""
ROOF = 100
"""Fallen roofs of sections are kept as section + 100."""
NEEDS: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (1, ((100, 150), (200, 250), (300, 400))),
    (2, ((100, 120), (150, 200), (200, 250))),
)
"""Least sides of medium, large and huge buildings by number of levels (mm)."""


def side_lengths(feature: Feature) -> tuple[int, int]:
    """Shorter and longer side of the outline."""
    left, top, right, bottom = box_of(feature.shape)
    return min(right - left, bottom - top), max(right - left, bottom - top)


def size_of(feature: Feature) -> str:
    """Small, medium, large or huge by ground and levels; bunkers are huge.

    Rules: OW-bld-size, OW-bld-bunker.
    """
    if feature.kind == "bunker":
        return "huge"
    short, long = side_lengths(feature)
    steps = NEEDS[0 if feature.levels < 2 else 1][1]
    return SIZES[sum(short >= a and long >= b for a, b in steps)]


def calibre_modifier(calibre: int) -> int:
    """Heavier shells add to both tables.

    Rules: OW-bld-calibre.
    """
    return sum(calibre >= least for least in (110, 156, 201))


def demolition(total: int, size: str) -> str:
    """The building table: `nothing`, `test`, `rooms` (test near the hit), `light` or `heavy` collapse.

    Rules: OW-bld-table, OW-table-ends.
    """
    rank = SIZES.index(size)
    if total <= 3:
        return "nothing"
    if total <= 5:
        return "test" if rank == 0 else "nothing"
    if total <= 7:
        return "test" if rank <= 1 else "nothing"
    if total <= 9:
        return ("light", "test", "test", "nothing")[rank]
    if total == 10:
        return ("heavy", "heavy", "test", "nothing")[rank]
    if total == 11:
        return "rooms" if rank == 3 else "heavy"
    return "heavy"


def roof_falls(total: int, size: str) -> bool:
    """The roof table: whether the roof of a building this size comes down.

    Rules: OW-roof-table.
    """
    least = {"small": 4, "medium": 6, "large": 8, "huge": 10}
    return total >= least[size]


def building_follows(total: int, size: str) -> bool:
    """Whether the building itself must be rolled for after its roof fell.

    Rules: OW-roof-table.
    """
    least = {"small": 6, "medium": 8, "large": 10, "huge": 12}
    return total >= least[size]


def sections(feature: Feature) -> list[Polygon]:
    """Parts that come down by themselves: 20 x 25 cm of large and huge buildings, else the whole.

    Rules: OW-bld-section, OW-roof-section.
    """
    if size_of(feature) in ("small", "medium"):
        return [feature.shape]
    left, top, right, bottom = box_of(feature.shape)
    wide, high = SECTION if right - left <= bottom - top else SECTION[::-1]
    columns = max(1, (2 * (right - left) + wide) // (2 * wide))
    rows = max(1, (2 * (bottom - top) + high) // (2 * high))
    xs = [left + (right - left) * n // columns for n in range(columns + 1)]
    ys = [top + (bottom - top) * n // rows for n in range(rows + 1)]
    return [
        ((xs[i], ys[j]), (xs[i + 1], ys[j]), (xs[i + 1], ys[j + 1]), (xs[i], ys[j + 1]))
        for j in range(rows)
        for i in range(columns)
    ]


def section_at(feature: Feature, place: Point) -> int:
    """The section that a point of the building lies in."""
    parts = sections(feature)
    return next((n for n, part in enumerate(parts) if contains(part, place)), 0)


def has_roof(piece: Feature, section: int) -> bool:
    """Whether the roof over a section still stands.

    Rules: OW-roof-section.
    """
    return piece.roof and not piece.ruined and ROOF + section not in piece.gone and section not in piece.gone


def has_fallen(piece: Feature, section: int) -> bool:
    """Whether a building or this section of it is a ruin.

    Rules: OW-bld-section.
    """
    return piece.ruined or piece.kind == "ruin" or section in piece.gone


def parts_of(piece: Feature) -> list[Feature]:
    """A building as it stands: whole, or in sections of which some are ruins and open to the others.

    Rules: OW-bld-section.
    """
    if piece.ruined or not any(section < ROOF for section in piece.gone):
        return [piece]
    parts = sections(piece)
    return [section_of(piece, n, part, parts) for n, part in enumerate(parts)]


def section_of(piece: Feature, number: int, shape: Polygon, parts: list[Polygon]) -> Feature:
    """One section as a piece of its own: with its doors and windows, and open wherever it meets another section."""
    edges = list(zip(shape, (*shape[1:], shape[0]), strict=True))
    box = box_of(shape)
    gaps = [gap for gap in piece.openings if all(is_edge(box, end) for end in gap)]
    inner = [
        (a, b) for a, b in edges for other in parts if other != shape and contains(other, a) and contains(other, b)
    ]
    return replace(
        piece,
        shape=shape,
        openings=(*gaps, *inner),
        roof=has_roof(piece, number),
        ruined=number in piece.gone,
        gone=(),
        rooms=tuple(room for room in piece.rooms if touches_room(box_of(room), box)),
    )


def is_edge(box: tuple[int, int, int, int], at: Point) -> bool:
    """Whether a point lies on the sides of a box."""
    left, top, right, bottom = box
    inside = left <= at[0] <= right and top <= at[1] <= bottom
    return inside and (at[0] in (left, right) or at[1] in (top, bottom))


def is_within_walls(state: State, vehicle: Model) -> bool:
    """Whether the middle of a vehicle is in a building that still stands.

    Rules: OW-enter-gun.
    """
    if not state.on("entry"):
        return False
    return any(block.row.walls and block.holds((vehicle.x, vehicle.y)) for block in state.index.areas)


def men_inside(state: State, feature: Feature) -> list[Model]:
    """Men on foot inside the outline."""
    return [m for m in state.shown() if m.cls == "infantry" and contains(feature.shape, (m.x, m.y))]


def pieces_inside(state: State, shape: Polygon) -> tuple[str, ...]:
    """Everybody and everything inside a part of a building, vehicles too."""
    return tuple(m.id for m in state.shown() if contains(shape, (m.x, m.y)))


def room_at(feature: Feature, place: Point) -> Polygon | None:
    """The room around a point."""
    return next((room for room in feature.rooms if contains(room, place)), None)


def near_rooms(feature: Feature, place: Point) -> Polygon:
    """The room that was hit and those beside it, as one box; the whole building if it has no rooms."""
    room = room_at(feature, place)
    if room is None:
        return feature.shape
    left, top, right, bottom = box_of(room)
    beside = [r for r in feature.rooms if touches_room((left, top, right, bottom), box_of(r))]
    l2, t2, r2, b2 = box_of([corner for each in beside for corner in each])
    return ((l2, t2), (r2, t2), (r2, b2), (l2, b2))


def touches_room(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    """Whether two boxes share a side or overlap."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
