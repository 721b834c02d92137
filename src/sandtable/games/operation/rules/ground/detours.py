"""Ways with more than one bend: round houses to the door on the far side, and from room to room."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import rooms
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.routes import bends, priced_route, toll, way_column
from sandtable.geometry.table import length


def is_passable(state: State, blocks: Sequence[Block], model: Model, way: Way) -> bool:
    """Whether nothing bars a way: neither the ground nor the walls of rooms.

    Rules: OW-terrain-barred, OW-room-move.
    """
    if blocks and toll(blocks, way, way_column(model)).barred:
        return False
    return not state.on("rooms") or rooms.why_not_pass(state, model, way) is None


def short_way(state: State, blocks: Sequence[Block], model: Model, end: Point, limit: int | None = None) -> Way | None:
    """The cheapest way to a place with at most one bend, by a door if need be; None if there is none.

    Who has no use for ways that cost more than `limit` says so, and may get one or none in place of such a way.

    Rules: OW-terrain-barred, OW-room-move.
    """
    way, _, asked = priced_route(state, blocks, model, end, None if state.on("rooms") else limit)
    if not asked.barred and (not state.on("rooms") or rooms.why_not_pass(state, model, way) is None):
        return way
    door = rooms.by_a_door(state, model, end) if state.on("rooms") else None
    return door if door is not None and is_passable(state, blocks, model, door) else None


def way_round(state: State, blocks: Sequence[Block], model: Model, end: Point) -> Way | None:
    """A way to a place with at most one bend, or else the shortest one with more; None if there is none.

    Rules: OW-terrain-barred, OW-room-move.
    """
    return short_way(state, blocks, model, end) or detour(state, blocks, model, end)


def detour(state: State, blocks: Sequence[Block], model: Model, end: Point) -> Way | None:
    """The shortest way over doors and corners on which no leg is barred."""
    start, kind = (model.x, model.y), way_column(model)
    corners = [bend for block in blocks for bend in (*bends(block), *inner_doors(block))]
    corners.append(end)
    waiting: list[tuple[int, int, Way]] = [(length((start, end)), 0, (start,))]
    reached: set[Point] = set()
    while waiting:
        _, far, way = heappop(waiting)
        here = way[-1]
        if here == end:
            return way
        if here in reached:
            continue
        reached.add(here)
        for corner in corners:
            if corner in reached or not is_passable(state, blocks, model, (here, corner)):
                continue
            cost = far + length((here, corner)) + toll(blocks, (here, corner), kind).minus
            heappush(waiting, (cost + length((corner, end)), cost, (*way, corner)))
    return None


def inner_doors(block: Block) -> list[Point]:
    """The middles of the doors between rooms."""
    return [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in block.feature.doors]
