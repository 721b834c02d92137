"""One straight line over the terrain: what stops it, and what cover it meets.

`model/numba_lines.py` says the same compiled; `test_compiled_lines_say_what_the_rules_say` in
tests/games/operation/test_compiled_sight.py compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point
from sandtable.games.operation.rules.ground.blocks import Block, height_at
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE, BEYOND_LOW, DEPTH
from sandtable.games.operation.tables.words import Cover
from sandtable.geometry.table import (
    Part,
    Ratio,
    contains,
    crossing,
    distance2,
    parts_inside,
    point_distance_at_most,
    root_up,
    span_at_most,
)

FLOOR = 40
"""Height of a level (mm); a man's eye is half of it above his floor."""


Edge = tuple[Point, Point]
NAME: tuple[Cover, ...] = ("open", "light", "medium", "heavy")


class Look(NamedTuple):
    """What one line of sight says: whether it is free, the best cover on it, and its peculiarities."""

    free: bool
    cover: int = 0
    over: bool = False
    """Only grenades go this way (over a high wall)."""
    hedge: bool = False
    """A low hedge lies across."""
    smoke: bool = False
    """The target lies in smoke."""
    wall: bool = False
    """A wall lies across (shaped charges)."""


class Floors(NamedTuple):
    """How high above the table two models stand (mm): on hills and upper levels."""

    eye: int = 0
    target: int = 0


BLIND = Look(False)


CLEAR = Look(True)


LOOKS = (CLEAR, *(Look(True, n & 3, bool(n & 4), bool(n & 8), bool(n & 32), bool(n & 16)) for n in range(1, 64)))
"""What compiled code says of a free line (see `numba_lines`)."""


def floors_of(blocks: Iterable[Block], a: Model, b: Model) -> Floors:
    """How high two models stand, as far as these pieces of terrain say.

    Rules: OW-R104.
    """
    hills = [block for block in blocks if block.rise]
    if not hills:
        return Floors(a.level * FLOOR, b.level * FLOOR)
    return Floors(height_at(hills, (a.x, a.y)) + a.level * FLOOR, height_at(hills, (b.x, b.y)) + b.level * FLOOR)


def rises_above(floors: Floors, at: Ratio, height: int) -> bool:
    """Whether the true line from eye to eye passes higher than this where it has gone this share of its way."""
    eye, head = floors.eye + FLOOR // 2, floors.target + FLOOR // 2
    return eye * (at[1] - at[0]) + head * at[0] > height * at[1]


def over_ground(
    blocks: Iterable[Block], a: Model, b: Model, start: Point, end: Point, floors: Floors | None = None
) -> Look:
    """One line over the terrain alone; `floors` where these pieces are not all of it.

    Rules: OW-sight-line.
    """
    floors = floors or floors_of(blocks, a, b)
    left, right = (start[0], end[0]) if start[0] < end[0] else (end[0], start[0])
    top, bottom = (start[1], end[1]) if start[1] < end[1] else (end[1], start[1])
    cover, over, hedge, wall = 0, False, False, False
    for block in blocks:
        box = block.box
        if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
            continue
        look = (through_area if block.polygon else across_line)(block, a, b, start, end, floors)
        if look is CLEAR:
            continue
        if not look.free:
            return BLIND
        over, hedge, wall = over or look.over, hedge or look.hedge, wall or look.wall
        if look.cover > cover:
            cover = look.cover
    return Look(True, cover, over, hedge, False, wall) if cover or over or hedge or wall else CLEAR


def across_line(block: Block, a: Model, b: Model, start: Point, end: Point, floors: Floors) -> Look:
    """A wall or hedge across the line: one that bends may lie across it twice, and each time it must let sight pass.

    Rules: OW-sight-line, OW-cover-line.
    """
    found = CLEAR
    row = block.row
    if not (row.high or row.low):
        return found
    for edge in block.segments:
        at = crossing(start, end, edge[0], edge[1])
        if at is None:
            continue
        look = (over_high if row.high else over_low)(block, a, start, end, at, edge, floors)
        if not look.free:
            return BLIND
        found = joined(found, look)
    return found


def over_low(block: Block, a: Model, start: Point, end: Point, at: Ratio, edge: Edge, floors: Floors) -> Look:
    """A low wall or hedge hides what is more than 10 cm behind it, but who stands right beside it ignores it.

    Vehicles look over it, and from upper levels or a hill that it does not stand on it is nothing, not even cover.

    Rules: OW-sight-low, OW-sight-above, OW-vsight-low, OW-cover-line, OW-R104.
    """
    row = block.row
    if floors.eye > block.foot:
        return CLEAR
    if a.cls not in VEHICLES:
        if point_distance_at_most(start, edge[0], edge[1], BESIDE):
            if not point_distance_at_most(end, edge[0], edge[1], BESIDE):
                return CLEAR
        elif not span_at_most(start, end, at, (1, 1), BEYOND_LOW):
            return BLIND
    return Look(True, block.gives, hedge=row.hedge, wall=not row.hedge)


def over_high(block: Block, a: Model, start: Point, end: Point, at: Ratio, edge: Edge, floors: Floors) -> Look:
    """A high wall or hedge: from above the true line decides; beside it one may throw over it, shoot through a hedge.

    Rules: OW-sight-high, OW-sight-high-wall, OW-sight-high-hedge, OW-sight-above, OW-R104.
    """
    row = block.row
    gives = block.gives
    if floors.eye > block.foot or floors.target > block.foot:
        if not rises_above(floors, at, block.foot + block.height):
            return BLIND
        return Look(True, gives) if floors.target <= block.foot else CLEAR
    if a.cls in VEHICLES or not point_distance_at_most(start, edge[0], edge[1], BESIDE):
        return BLIND
    if not point_distance_at_most(end, edge[0], edge[1], DEPTH):
        return BLIND
    return Look(True, gives, over=not row.hedge, wall=not row.hedge)


def through_area(block: Block, a: Model, b: Model, start: Point, end: Point, floors: Floors) -> Look:
    """An area across the line: sight reaches 5 cm into deep ones and 5 cm beyond small ones; others only give cover.

    Rules: OW-sight-wood, OW-sight-smallwood, OW-cover-area, OW-sight-building.
    """
    row = block.row
    gives = block.gives
    if block.rise:
        return over_hill(block, start, end, floors)
    if not (row.deep or row.kind in ("small-wood", "wreck")):
        return Look(True, gives) if gives and contains(block.polygon, end) else CLEAR
    parts = parts_inside(start, end, block.polygon)
    if not parts:
        return CLEAR
    if row.walls:
        return through_house(block, a, b, start, end, parts)
    cover = 0
    for enter, leave in parts:
        far = leave[0] == leave[1]
        near = enter[0] == 0
        if not span_at_most(start, end, enter, leave, DEPTH):
            return BLIND
        if far:
            cover = gives
        elif not near and not span_at_most(start, end, leave, (1, 1), DEPTH):
            return BLIND
        elif not near:
            cover = gives
    return Look(True, cover) if cover else CLEAR


def over_hill(block: Block, start: Point, end: Point, floors: Floors) -> Look:
    """A hill hides what lies behind it: the line must not run through the ground, neither where it comes nor goes.

    Rules: OW-R104.
    """
    for part in parts_inside(start, end, block.polygon):
        if not all(rises_above(floors, at, block.rise) for at in part):
            return BLIND
    return CLEAR


def through_house(block: Block, a: Model, b: Model, start: Point, end: Point, parts: Sequence[Part]) -> Look:
    """A building: whoever is inside needs a door, window or gap within 5 cm in the wall that the line crosses.

    Rules: OW-sight-building, OW-openings, OW-R103.
    """
    inside_a, inside_b = parts[0][0][0] == 0, parts[-1][1][0] == parts[-1][1][1]
    if block.walls and is_walled_off(block, start, end):
        return BLIND
    if inside_a and inside_b and len(parts) == 1:
        near = distance2(start, end) <= DEPTH * DEPTH and a.level == b.level
        return Look(True, block.gives) if near else BLIND
    if inside_a == inside_b:
        return BLIND
    inner = start if inside_a else end
    for edge, gaps in zip(block.segments, block.openings, strict=True):
        at_hand = any(point_distance_at_most(inner, gap[0], gap[1], DEPTH) for gap in gaps)
        if at_hand and crossing(start, end, edge[0], edge[1]) is not None:
            return Look(True, block.gives, wall=True) if inside_b else CLEAR
    return BLIND


def is_walled_off(block: Block, start: Point, end: Point) -> bool:
    """Whether a wall between rooms lies across without a door in it within 5 cm of each who is inside the building.

    Who stands on the line of a wall, as in its door, is in both rooms.

    Rules: OW-R103.
    """
    inner = [at for at in (start, end) if block.holds(at)]
    for one, two, doors in block.walls:
        if not parts_two(one, two, start, end):
            continue
        if not any(all(point_distance_at_most(at, door[0], door[1], DEPTH) for at in inner) for door in doors):
            return True
    return False


def parts_two(one: Point, two: Point, start: Point, end: Point) -> bool:
    """Whether a wall lies across a line, with its two ends on either side of it."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    here = dx * (start[1] - one[1]) - dy * (start[0] - one[0])
    there = dx * (end[1] - one[1]) - dy * (end[0] - one[0])
    return here * there < 0 and crossing(start, end, one, two) is not None


def sides(a: Model, b: Model) -> tuple[Point, Point]:
    """The two edges of a man's base as seen from another model."""
    dx, dy = b.x - a.x, b.y - a.y
    far = root_up(dx * dx + dy * dy) or 1
    ox, oy = -dy * BASE // far, dx * BASE // far
    return (b.x + ox, b.y + oy), (b.x - ox, b.y - oy)


def terrain_look(blocks: Iterable[Block], a: Model, b: Model) -> Look:
    """How the terrain lets one model see another.

    What can hide a part of a man (buildings, woods, high walls) is looked at along the edges of his base too.

    Rules: OW-sight-line, OW-cover-partial.
    """
    start, end = (a.x, a.y), (b.x, b.y)
    solid, floors = [block for block in blocks if block.solid], floors_of(blocks, a, b)
    middle = over_ground([block for block in blocks if not block.solid], a, b, start, end, floors)
    if not middle.free or not solid:
        return middle
    hiding = []
    for block in solid:
        look = (through_area if block.polygon else across_line)(block, a, b, start, end, floors)
        if look.free:
            middle = joined(middle, look)
        elif block.walls and is_walled_off(block, start, end):
            return BLIND  # even if an edge of his base shows in the next room
        else:
            hiding.append(block)
    if b.cls in VEHICLES:
        return BLIND if hiding else middle
    if middle.cover and not hiding:
        return middle
    return partly(solid, hiding, a, b, middle, floors)


def joined(one: Look, two: Look) -> Look:
    """What two lots of terrain on a free line say together."""
    if one is CLEAR or two is CLEAR:
        return two if one is CLEAR else one
    cover = max(one.cover, two.cover)
    return Look(True, cover, one.over or two.over, one.hedge or two.hedge, False, one.wall or two.wall)


def hides(block: Block, a: Model, b: Model, start: Point, end: Point, floors: Floors) -> bool:
    """Whether one piece of terrain stops a line."""
    left, top, right, bottom = block.box
    x, y = end
    if (x < left and start[0] < left) or (x > right and start[0] > right):
        return False
    if (y < top and start[1] < top) or (y > bottom and start[1] > bottom):
        return False
    return not (through_area if block.polygon else across_line)(block, a, b, start, end, floors).free


def partly(solid: list[Block], hiding: list[Block], a: Model, b: Model, middle: Look, floors: Floors) -> Look:
    """A man of whom solid terrain hides a part is in the cover that it gives; hidden wholly he is not seen.

    `hiding` is what hides his middle.

    Rules: OW-cover-partial.
    """
    start = (a.x, a.y)
    left, right = ([block for block in solid if hides(block, a, b, start, end, floors)] for end in sides(a, b))
    if hiding and left and right:
        return BLIND
    if not (hiding or left or right):
        return middle
    best = max(block.gives for block in (*hiding, *left, *right))
    if hiding:
        return Look(True, max(best, 1))
    return Look(True, max(best, 1), middle.over, middle.hedge, False, middle.wall)
