"""Terrain by the book's method, from a seed: four quarters with two to four pieces each, a road if agreed."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.ground.buildings import size_of
from sandtable.games.operation.rules.ground.rooms import doors_between, rooms_of
from sandtable.geometry.table import Polygon, box_of
from sandtable.kernel import Dice, Seeded

TERRAIN_KINDS = ("building", "wood", "low-wall", "slope", "low-hedge", "high-hedge", "ruin", "field", "small-wood")
WEIGHTS = (5, 5, 4, 2, 4, 2, 2, 2, 2)
PIECE_GAP = 40
"""Room between pieces, so that men and vehicles get through (mm)."""
DOOR_WIDTH = 30
FEWEST_PIECES, MOST_PIECES = 2, 4


def quarters(size: Point) -> list[tuple[int, int, int, int]]:
    """The four quarters of a table: left, top, right, bottom.

    Rules: OW-table-size.
    """
    wide, high = size[0] // 2, size[1] // 2
    return [(x * wide, y * high, (x + 1) * wide, (y + 1) * high) for y in (0, 1) for x in (0, 1)]


def generate(size: Point, seed: str, roads: bool) -> dict[str, Feature]:
    """Two to four pieces in each quarter, and a road across the table if the players agreed on roads.

    Rules: OW-table-size.
    """
    dice = Seeded(seed)
    found: dict[str, Feature] = {}
    if roads:
        road = a_road(size, dice)
        found[road.id] = road
    for number, quarter in enumerate(quarters(size), 1):
        count = FEWEST_PIECES + dice.pick((1,) * (MOST_PIECES - FEWEST_PIECES + 1), "pieces")
        for piece in pieces(quarter, number, count, list(found.values()), dice):
            found[piece.id] = piece
    return found


def a_road(size: Point, dice: Dice) -> Feature:
    """A straight road from side to side through the middle third."""
    middle = size[1] // 3 + dice.sum(1, size[1] // 3, "road").value
    return Feature("road", "road", ((0, middle - 35), (size[0], middle - 35), (size[0], middle + 35), (0, middle + 35)))


def pieces(
    quarter: tuple[int, int, int, int], number: int, count: int, before: list[Feature], dice: Dice
) -> Iterator[Feature]:
    """So many pieces that keep clear of each other."""
    kept = list(before)
    made = 0
    for _ in range(60):
        if made == count:
            return
        kind = TERRAIN_KINDS[dice.pick(WEIGHTS, "piece")]
        piece = shaped(f"{kind}-{number}{made + 1}", kind, quarter, dice)
        if not any(near(piece, other) for other in kept):
            kept.append(piece)
            made += 1
            yield piece


def near(one: Feature, other: Feature) -> bool:
    """Whether two pieces come closer than the gap."""
    a, b = box_of(one.shape), box_of(other.shape)
    return a[0] - PIECE_GAP < b[2] and b[0] - PIECE_GAP < a[2] and a[1] - PIECE_GAP < b[3] and b[1] - PIECE_GAP < a[3]


def shaped(name: str, kind: str, quarter: tuple[int, int, int, int], dice: Dice) -> Feature:
    """A piece of its usual size somewhere in a quarter."""
    left, top, right, bottom = quarter
    wide, high = measures(kind, dice)
    x = left + PIECE_GAP + dice.sum(1, max(1, right - left - wide - 2 * PIECE_GAP), "place").value
    y = top + PIECE_GAP + dice.sum(1, max(1, bottom - top - high - 2 * PIECE_GAP), "place").value
    if kind in ("low-wall", "low-hedge", "high-hedge"):
        return Feature(name, kind, ((x, y), (x + wide, y + high)))
    if kind == "building":
        return building(name, x, y, wide, high, levels=1 + dice.pick((2, 1), "levels"))
    if kind in ("wood", "small-wood"):
        return Feature(name, kind, wooded(x, y, wide, high))
    return Feature(name, kind, ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)))


def measures(kind: str, dice: Dice) -> tuple[int, int]:
    """Width and height of a piece (mm)."""
    if kind in ("low-wall", "low-hedge", "high-hedge"):
        long = 150 + 10 * dice.sum(1, 15, "length").value
        return (long, 0) if dice.pick((1, 1), "direction") else (0, long)
    if kind == "small-wood":
        return 45, 120
    if kind == "building":
        return 110 + 10 * dice.sum(1, 7, "width").value, 110 + 10 * dice.sum(1, 7, "height").value
    return 140 + 10 * dice.sum(1, 12, "width").value, 140 + 10 * dice.sum(1, 12, "height").value


def wooded(x: int, y: int, wide: int, high: int) -> Polygon:
    """A wood with cut corners."""
    a, b = wide // 4, high // 4
    return (
        (x + a, y),
        (x + wide - a, y),
        (x + wide, y + b),
        (x + wide, y + high - b),
        (x + wide - a, y + high),
        (x + a, y + high),
        (x, y + high - b),
        (x, y + b),
    )


def building(
    name: str, x: int, y: int, wide: int, high: int, levels: int = 1, material: str = "brick", kind: str = "building"
) -> Feature:
    """A house with a door or window in the middle of each wall and one more for each 8 cm; rooms where it is large."""
    shape = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    gaps = []
    for cx in middles(x, wide):
        gaps += [
            ((cx - DOOR_WIDTH // 2, y), (cx + DOOR_WIDTH // 2, y)),
            ((cx - DOOR_WIDTH // 2, y + high), (cx + DOOR_WIDTH // 2, y + high)),
        ]
    for cy in middles(y, high):
        gaps += [
            ((x, cy - DOOR_WIDTH // 2), (x, cy + DOOR_WIDTH // 2)),
            ((x + wide, cy - DOOR_WIDTH // 2), (x + wide, cy + DOOR_WIDTH // 2)),
        ]
    made = Feature(name, kind, shape, height=40 * levels, levels=levels, openings=tuple(gaps), material=material)
    if size_of(made) == "small":
        return made
    rooms = rooms_of(shape)
    return Feature(
        name,
        kind,
        shape,
        height=40 * levels,
        levels=levels,
        openings=tuple(gaps),
        material=material,
        rooms=rooms,
        doors=doors_between(rooms),
    )


def middles(start: int, long: int) -> list[int]:
    """Where the openings of a wall are."""
    count = max(1, long // 80)
    return [start + long * (2 * n + 1) // (2 * count) for n in range(count)]


def zones(size: Point, none: int = 500) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The two deployment zones: what is left of the table above and below no man's land, divided equally.

    Rules: OW-table-zones.
    """
    deep = (size[1] - none) // 2
    top = ((0, 0), (size[0], 0), (size[0], deep), (0, deep))
    low = size[1] - deep
    bottom = ((0, low), (size[0], low), (size[0], size[1]), (0, size[1]))
    return top, bottom
