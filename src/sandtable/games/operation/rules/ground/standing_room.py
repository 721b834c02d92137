"""Room to stand: whether a base or a hull fits somewhere, and who is in its way."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE, LONGEST, outline
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.geometry.table import Polygon, bearing, box_of, polygons_overlap, turned
from sandtable.geometry.table.shapes import circle_overlaps_polygon

Hulls = Sequence[Sequence[Point]]
"""Outlines of vehicles."""


DIAMETER = 2 * BASE


REACH_ROUND = 2 * DIAMETER
"""No way bends further outside a piece of terrain, and nobody overlaps who is further away (mm)."""


def is_free(state: State, at: Point, others: Sequence[Point], hulls: Sequence[Sequence[Point]]) -> bool:
    """Whether a base fits there: on the table, on nobody else.

    Rules: OW-move-goal.
    """
    x, y = at
    if not (0 <= x <= state.size[0] and 0 <= y <= state.size[1]):
        return False
    square = DIAMETER * DIAMETER
    for ox, oy in others:
        if -DIAMETER < x - ox < DIAMETER and (x - ox) ** 2 + (y - oy) ** 2 < square:
            return False
    return not (hulls and any(circle_overlaps_polygon(at, BASE, tuple(hull)) for hull in near_hulls(at, hulls)))


def near_hulls(at: Point, hulls: Hulls) -> list[Sequence[Point]]:
    """The outlines of guns and vehicles that a base comes near: no nearer than half a diagonal from the middle."""
    x, y = 2 * at[0], 2 * at[1]
    found = []
    for hull in hulls:
        (ax, ay), _, (bx, by) = hull[:3]
        far = (ax - bx if ax > bx else bx - ax) + (ay - by if ay > by else by - ay) + 4 * BASE
        if -far <= x - ax - bx <= far and -far <= y - ay - by <= far:
            found.append(hull)
    return found


def standing_others(state: State, moving: frozenset[str]) -> tuple[list[Point], list[Sequence[Point]]]:
    """Middles of the bases and outlines of the vehicles that do not move."""
    points: list[Point] = []
    hulls: list[Sequence[Point]] = []
    hidden = {unit.id for unit in state.units.values() if unit.off or unit.below}
    for name, model in state.models.items():
        if model.aboard or name in moving or model.unit in hidden:
            continue
        if model.cls == "infantry":
            points.append((model.x, model.y))
        else:
            hulls.append(outline(state, model))
    return points, hulls


def in_the_way(
    blocks: Sequence[Block], points: Sequence[Point], others: Sequence[Point], hulls: Hulls
) -> tuple[list[Point], list[Sequence[Point]]]:
    """Those of the others on whom men could come to stand who go from and to these points, or bend at this terrain."""
    boxes = [box_of(points), *(block.box for block in blocks)]
    left, top = min(box[0] for box in boxes) - REACH_ROUND, min(box[1] for box in boxes) - REACH_ROUND
    right, bottom = max(box[2] for box in boxes) + REACH_ROUND, max(box[3] for box in boxes) + REACH_ROUND
    near = [at for at in others if left <= at[0] <= right and top <= at[1] <= bottom]
    left, top, right, bottom = left - LONGEST, top - LONGEST, right + LONGEST, bottom + LONGEST
    return near, [hull for hull in hulls if left <= hull[0][0] <= right and top <= hull[0][1] <= bottom]


def is_gun(model: Model) -> bool:
    return model.cls == "artillery"


def facing_after(model: Model, way: Way) -> int:
    """Who moves looks where he went."""
    (ax, ay), (bx, by) = way[-2:]
    return bearing((bx - ax, by - ay)) if (ax, ay) != (bx, by) else model.facing


def hull_after(state: State, gun: Model, way: Way) -> Polygon:
    """The outline of a gun at the end of a way."""
    return outline_at(state, gun, way[-1], facing_after(gun, way))


def fits(state: State, model: Model, way: Way, others: Sequence[Point], hulls: Hulls) -> bool:
    """Whether a man or a gun has room at the end of a way.

    Rules: OW-move-goal.
    """
    if not is_gun(model):
        return is_free(state, way[-1], others, hulls)
    return hull_fits(state, hull_after(state, model, way), others, hulls)


def hull_fits(state: State, hull: Polygon, others: Sequence[Point], hulls: Hulls) -> bool:
    """Whether an outline is on the table and on nobody else."""
    if not all(0 <= x <= state.size[0] and 0 <= y <= state.size[1] for x, y in hull):
        return False
    if any(near_hulls(at, (hull,)) and circle_overlaps_polygon(at, BASE, hull) for at in others):
        return False
    return not any(polygons_overlap(hull, tuple(other)) for other in hulls)


def take_place(state: State, model: Model, way: Way, others: list[Point], hulls: list[Sequence[Point]]) -> None:
    """Whoever comes after must keep off the place that a model has taken."""
    if is_gun(model):
        hulls.append(hull_after(state, model, way))
    else:
        others.append(way[-1])


def beside_gun(gun: Model, way: Way, man: Model) -> Point:
    """The crew keeps its places round a gun that is pushed and turned."""
    swing = facing_after(gun, way) - gun.facing
    dx, dy = turned((man.x - gun.x, man.y - gun.y), swing % 3600)
    return way[-1][0] + dx, way[-1][1] + dy
