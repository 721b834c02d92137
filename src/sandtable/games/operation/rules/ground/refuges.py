"""Places in cover that a man can run to, the nearest first: all of every wood, house, wall, hedge and vehicle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE, nearest, outline
from sandtable.geometry.table import Box, Polygon, bearing, box_of, contains, distance2, edges, grown, length
from sandtable.geometry.table.angles import moved
from sandtable.geometry.table.ways import after

Piece = Block | Polygon
"""What gives cover: a piece of terrain, or the outline of a vehicle."""

REFUGE_STEP = 20
"""How far apart places within an area are looked at (mm): the width of a base."""
OUTLINE_STEP = 5
"""How far apart those along outlines, walls and hedges are (mm)."""
RANKS = (BESIDE - 1, BASE - 1)
"""Two ranks of men have room right beside a wall or hedge, so far from it (mm)."""
ON_OUTLINE = (0, 1)
"""Whoever stands on the outline of a piece of terrain is in it; rounding may put a point of it outside (mm)."""
WITHIN = (2, 12)
"""In a house one is behind its wall (mm)."""
BY_HULL = (BESIDE - 1, BASE + 2)
"""So far from its outline men lie beside a vehicle (mm)."""
CELL_SIDE = 60
"""Places that lie in the same square of this side are looked at together (mm): a panic asks for the nearest few of some
thousands."""
WHOLE, PART, PLACE = range(3)
"""What waits to be looked at, in this order where it is equally near: all of a piece, a part of it, one place."""


class Cell(NamedTuple):
    """Some places of a piece that lie near each other, and the box round them."""

    box: Box
    places: tuple[Point, ...]


Waiting = tuple[int, int, Point, int, Cell | None]
"""How far it is (squared), what it is, where, of which piece, and the places of a cell."""


def places_in_cover(
    state: State, man: Model, within: int | None = None, foes: Sequence[Point] = ()
) -> Iterator[tuple[Point, Piece]]:
    """Every place in cover on the table and what gives the cover, the nearest to a man first.

    His own unit's vehicle gives none. Those at `within` (the square of a distance) or further, and those nearer to one
    of these foes than he is to any of them, are left out when a piece is looked at: most of them, as a rule.

    Rules: OW-panic-run, OW-vm-nocover, OW-vcover-give.
    """
    here = man.x, man.y
    now = nearest(foes, here) or 0
    pieces = sheltering(state, man)
    waiting: list[Waiting] = []
    for n, piece in enumerate(pieces):
        far = box_distance2(here, box_round(piece))
        if within is None or far < within:
            waiting.append((far, WHOLE, here, n, None))
    heapify(waiting)
    while waiting:
        far, kind, spot, n, cell = heappop(waiting)
        if kind == PLACE:
            yield spot, pieces[n]
            continue
        found: Iterable[Waiting] = ()
        if cell is not None:
            found = [(distance2(here, at), PLACE, at, n, None) for at in far_from(foes, now, cell)]
        elif not is_all_near(foes, now, box_round(pieces[n])):
            found = [(box_distance2(here, each.box), PART, each.box[:2], n, each) for each in cells_at(pieces[n])]
        for each in found:
            if within is None or each[0] < within:
                heappush(waiting, each)


def far_from(foes: Iterable[Point], least: int, cell: Cell) -> tuple[Point, ...] | list[Point]:
    """The places of a cell that are not nearer to any of the foes than this (the square of a distance)."""
    if is_all_near(foes, least, cell.box):
        return ()
    places: tuple[Point, ...] | list[Point] = cell.places
    for foe in foes:
        if places and box_distance2(foe, cell.box) < least:
            x, y = foe
            places = [at for at in places if (at[0] - x) ** 2 + (at[1] - y) ** 2 >= least]
    return places


def is_all_near(foes: Iterable[Point], least: int, box: Box) -> bool:
    """Whether some foe is nearer than this (the square of a distance) to all of a box."""
    left, top, right, bottom = box
    for x, y in foes:
        across, down = max(x - left, right - x), max(y - top, bottom - y)
        if across * across + down * down < least:
            return True
    return False


def sheltering(state: State, man: Model) -> list[Piece]:
    """Everything on the table that gives a man cover: terrain that he may enter or lie beside, and vehicles."""
    found: list[Piece] = [
        block
        for block in state.index.blocks
        if block.row.cover != "open" and not (block.polygon and block.row.foot.barred)
    ]
    for each in state.vehicles:
        other = state.models.get(each)
        if other is not None and other.unit != man.unit:
            found.append(outline(state, other))
    return found


def box_round(piece: Piece) -> Box:
    """A box that holds all places at a piece."""
    return grown(piece.box if isinstance(piece, Block) else box_of(piece), BESIDE)


def box_distance2(at: Point, box: Box) -> int:
    """The square of the distance from a point to a box."""
    left, top, right, bottom = box
    x, y = at
    return max(left - x, 0, x - right) ** 2 + max(top - y, 0, y - bottom) ** 2


@lru_cache(1024)
def cells_at(piece: Piece) -> tuple[Cell, ...]:
    """The places in cover at a piece of terrain, or around a vehicle, by the squares of a grid that they lie in."""
    found: dict[Point, list[Point]] = defaultdict(list)
    for x, y in places_of(piece) if isinstance(piece, Block) else places_round(piece):
        found[x // CELL_SIDE, y // CELL_SIDE].append((x, y))
    return tuple(Cell(box_of(places), tuple(places)) for places in found.values())


def places_round(hull: Polygon) -> tuple[Point, ...]:
    """The places beside the outline of a vehicle, and at its corners."""
    sides = [(a, b, bearing((b[0] - a[0], b[1] - a[1])) - 900) for a, b in edges(hull)]
    beside = [(point, out) for a, b, out in sides for point in dots(a, b)]
    corners = [(a, out - 450) for a, _, out in sides]
    return tuple(moved(point, out, far) for point, out in (*beside, *corners) for far in BY_HULL)


def places_of(block: Block) -> tuple[Point, ...]:
    """Places all along a wall or hedge and round its ends, or all over an area and along its outline."""
    rims = RANKS if not block.polygon else WITHIN if block.row.walls else ON_OUTLINE
    found = [
        moved(point, bearing((b[0] - a[0], b[1] - a[1])) + side, far)
        for a, b in block.segments
        for point in dots(a, b)
        for side in (900, -900)
        for far in rims
    ]
    if not block.polygon:
        ends = block.feature.shape
        return (*found, *(moved(end, turn, far) for end in ends for turn in range(0, 3600, 225) for far in RANKS))
    left, top, right, bottom = grown(block.box, -rims[0])
    found += [(x, y) for x in range(left, right + 1, REFUGE_STEP) for y in range(top, bottom + 1, REFUGE_STEP)]
    return tuple(spot for spot in found if contains(block.polygon, spot))


def dots(a: Point, b: Point) -> list[Point]:
    """Points along a side."""
    return [after((a, b), far) for far in range(0, length((a, b)), OUTLINE_STEP)] + [b]
