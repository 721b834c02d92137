"""Ways over the ground: what they cost, what bars them, and the cheapest one to a place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.tables import Passage
from sandtable.geometry.table import (
    Box,
    along,
    box_of,
    contains,
    crossing,
    distance2,
    length,
    parts_inside,
    point_distance_at_most,
)
from sandtable.geometry.table.polygons import crosses_box
from sandtable.geometry.table.ways import legs_done

DOOR_REACH = 30
"""How far from the middle of a door or window a man may cross the wall (mm)."""


OPEN = Passage()
"""Ground that asks nothing."""


class Toll(NamedTuple):
    """What the ground asks of a way."""

    minus: int
    slow: bool
    barred: bool
    plus: int


FREE = Toll(0, False, False, 0)
"""What open ground asks."""
NO_WAY_THROUGH = Toll(0, False, True, 0)
"""Ground that lets nobody through."""


def way_column(model: Model) -> str:
    """Cyclists use the motorcycles' column.

    Rules: OW-bicycle-terrain.
    """
    return "cycle" if model.riding else "wheel" if model.cls == "artillery" else "foot"


def toll(blocks: Sequence[Block], way: Sequence[Point], kind: str) -> Toll:
    """What a way costs besides its length: areas once each, walls and hedges each time they are crossed.

    Rules: OW-terrain-minus, OW-terrain-cross, OW-terrain-slow, OW-terrain-barred, OW-terrain-plus.
    """
    minus, slow, plus = 0, False, 0
    left, top, right, bottom = around(way)
    for block in blocks:
        box = block.box
        if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
            continue
        if kind in block.eases:
            continue
        row = block.row
        entry = row.passage(kind)
        if block.polygon:
            if not touches_block(block, way):
                continue
            if entry.plus and runs_on(block, way):
                plus = max(plus, entry.plus)
        elif not (crossings := crossed_blocks(block, way)):
            continue
        else:
            minus += entry.minus * (crossings - 1)
        if (entry.barred or row.bars == kind) and not bridged(blocks, block, way):
            return NO_WAY_THROUGH
        if row.walls and not by_door(block, way):
            return NO_WAY_THROUGH
        minus += entry.minus
        slow = slow or entry.slow
    return Toll(minus, slow, False, plus) if minus or slow or plus else FREE


def around(way: Sequence[Point]) -> Box:
    """The box of a way; most ways are straight."""
    if len(way) == 2:
        (ax, ay), (bx, by) = way
        return (ax if ax < bx else bx), (ay if ay < by else by), (bx if ax < bx else ax), (by if ay < by else ay)
    return box_of(way)


def touches_block(block: Block, way: Sequence[Point]) -> bool:
    """Whether a way runs even partly on an area."""
    if block.holds(way[-1]):
        return True
    if len(way) == 2:
        a, b = way
        return crosses_box(a, b, block.box) if block.square else block.is_crossed(a, b)
    return any(block.is_crossed(a, b) for a, b in pairwise(way))


def runs_on(block: Block, way: Sequence[Point]) -> bool:
    """Whether the whole way runs on an area.

    Rules: OW-terrain-plus.
    """
    for a, b in pairwise(way):
        if a == b:
            continue
        parts = parts_inside(a, b, block.polygon)
        if len(parts) != 1 or parts[0][0][0] != 0 or parts[0][1][0] != parts[0][1][1]:
            return False
    return True


def crossed_blocks(block: Block, way: Sequence[Point]) -> int:
    """How often a way crosses a line."""
    found = 0
    for a, b in pairwise(way):
        for one, two in block.segments:
            if crossing(a, b, one, two) is not None:
                found += 1
                break
    return found


def bridged(blocks: Sequence[Block], water: Block, way: Sequence[Point]) -> bool:
    """Whether a bridge carries the way wherever it runs on the water."""
    bridges = [block for block in blocks if block.row.kind == "bridge"]
    if not bridges or water.row.kind not in ("river", "stream"):
        return False
    for a, b in pairwise(way):
        if parts_inside(a, b, water.polygon) and not any(parts_inside(a, b, block.polygon) for block in bridges):
            return False
    return not contains(water.polygon, way[-1]) or any(contains(block.polygon, way[-1]) for block in bridges)


def by_door(block: Block, way: Sequence[Point]) -> bool:
    """Whether a way goes through the walls of a building only at doors, windows and gaps.

    Rules: OW-room-move.
    """
    if block.upright and stays_within(block.box, way):
        return True
    for a, b in pairwise(way):
        west, north, east, south = around((a, b))
        for (left, top, right, bottom), (one, two), gaps in block.sides:
            if left > east or right < west or top > south or bottom < north:
                continue
            at = crossing(a, b, one, two)
            if at is None:
                continue
            point = (a[0] + (b[0] - a[0]) * at[0] // at[1], a[1] + (b[1] - a[1]) * at[0] // at[1])
            for start, end in gaps:
                if point_distance_at_most(point, start, end, DOOR_REACH):
                    break
            else:
                return False
    return True


def stays_within(box: Box, way: Sequence[Point]) -> bool:
    """Whether a way keeps clear of the edges of a box it runs in."""
    left, top, right, bottom = box
    x, y = way[-1]
    if not (left < x < right and top < y < bottom):
        return False
    return all(left < x < right and top < y < bottom for x, y in way[:-1])


def near_blocks(state: State, points: Sequence[Point], margin: int) -> tuple[Block, ...]:
    """The terrain that ways between these points can meet."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, right, top, bottom = min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin
    return tuple(
        b
        for b in state.index.blocks
        if b.box[0] <= right and left <= b.box[2] and b.box[1] <= bottom and top <= b.box[3]
    )


def way_cost(state: State, blocks: Sequence[Block], model: Model, way: Way, climb: int = 0) -> tuple[int, Toll]:
    """The length of a way with what the ground takes and gives; levels of a building cost their height.

    Rules: OW-terrain-minus, OW-terrain-plus, OW-move-levels.
    """
    asked = toll(blocks, way, way_column(model)) if blocks else FREE
    return max(0, length(way) + asked.minus + climb * FLOOR - asked.plus), asked


def route(state: State, blocks: Sequence[Block], model: Model, end: Point) -> Way:
    """A way from a model to a point: straight, or by the door, or round a corner, whichever costs least."""
    return priced_route(state, blocks, model, end)[0]


def priced_route(
    state: State, blocks: Sequence[Block], model: Model, end: Point, limit: int | None = None
) -> tuple[Way, int, Toll]:
    """The same with what it costs and asks; ways that surely cost more than `limit` are not looked at."""
    start = (model.x, model.y)
    best: Way = (start, end)
    cost, asked = way_cost(state, blocks, model, best)
    found = best, cost, asked
    if not asked.barred and not asked.minus:
        return found
    least = 10**9 if asked.barred else cost
    if limit is not None:
        least = min(least, limit + 1)
    most = max(block.row.passage(way_column(model)).plus for block in blocks)
    for block in blocks:
        for corner in bends(block):
            # no way is shorter than its legs rounded down
            if isqrt(distance2(start, corner)) + isqrt(distance2(corner, end)) - most >= least:
                continue
            way = (start, corner, end)
            cost, asked = way_cost(state, blocks, model, way)
            if not asked.barred and cost < least:
                found, least = (way, cost, asked), cost
    return found


@lru_cache(1024)
def bends(block: Block) -> tuple[Point, ...]:
    """Points that a way may bend at: middles of doors, corners a little outside, ends of walls."""
    found = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in block.feature.openings]
    if block.row.walls or block.row.foot.barred or block.row.line:
        found += [outside(block, corner) for corner in block.feature.shape]
    return tuple(found)


def outside(block: Block, corner: Point) -> Point:
    """A point a base's width beyond a corner, away from the middle of the piece."""
    left, top, right, bottom = block.box
    dx, dy = 2 * corner[0] - left - right, 2 * corner[1] - top - bottom
    step = BASE + 2
    return (corner[0] + (dx > 0) * step - (dx < 0) * step, corner[1] + (dy > 0) * step - (dy < 0) * step)


def stairs_down(blocks: Sequence[Block], model: Model, end: Point) -> int:
    """How many levels a man goes down to leave a building.

    Rules: OW-move-levels.
    """
    if not model.level or any(block.row.walls and block.holds(end) for block in blocks):
        return 0
    return model.level


def cut_short(way: Way, done: int) -> Way:
    """The part of a way up to so many thousandths of it."""
    if done == 1000 and len(way) > 1:
        return way
    found = legs_done(way, done)
    return found if len(found) > 1 else (way[0], along(way, done))
