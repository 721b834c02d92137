"""Infantry movement: how far, over what, and where the men of a unit end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.ground import Block
from sandtable.games.operation.model import VEHICLES, Model, OrderKind, Point, Unit
from sandtable.games.operation.rules.cohesion import keeps_together
from sandtable.games.operation.rules.measure import BASE, outline
from sandtable.games.operation.rules.outline import outline_at
from sandtable.games.operation.rules.sight import FLOOR
from sandtable.games.operation.state import State, is_active
from sandtable.games.operation.tables import BONUS, MOVE, WEAPONS, Pace, Passage
from sandtable.geometry.table import (
    Box,
    Polygon,
    along,
    bearing,
    box_of,
    contains,
    crossing,
    distance2,
    length,
    parts_inside,
    point_distance_at_most,
    polygons_overlap,
    turned,
)
from sandtable.geometry.table.shapes import circle_overlaps_polygon
from sandtable.kernel import Refusal

Way = tuple[Point, ...]
Paths = tuple[tuple[str, Way], ...]
Hulls = Sequence[Sequence[Point]]
"""Outlines of vehicles."""

TOO_FAR = Refusal("OW-order-move", "too-far")
BARRED = Refusal("OW-terrain-barred", "barred")
ONLY_SLOW = Refusal("OW-terrain-slow", "only-slow")
NO_COHESION = Refusal("OW-cohesion", "no-cohesion")
NO_ROOM = Refusal("OW-move-goal", "no-room")
OFF_TABLE = Refusal("OW-move-goal", "off-table")
NOBODY_MOVES = Refusal("OW-shaken-order", "nobody-moves")
WRONG_ENDS = Refusal("OW-move-goal", "wrong-ends")
GOAL_EMPTY = Refusal("OW-move-goal", "goal-empty")
FEW_HANDS = Refusal("OW-tow-hand", "few-hands")

SLOW_TO_MOUNT = Refusal("OW-bicycle-mount", "slow-to-mount")

MOUNTING = 50
"""What getting on or off a bicycle costs (mm)."""
DIAMETER = 2 * BASE
REACH_ROUND = 2 * DIAMETER
"""No way bends further outside a piece of terrain, and nobody overlaps who is further away (mm)."""
AROUND_GUN = 20 * BASE
"""How far round a gun its crew may have to go when it is turned (mm)."""
DOOR = 30
"""How far from the middle of a door or window a man may cross the wall (mm)."""


OPEN = Passage()
"""Ground that asks nothing."""


class Toll(NamedTuple):
    """What the ground asks of a way."""

    minus: int
    slow: bool
    barred: bool
    plus: int


class Plan(NamedTuple):
    """A worked-out move of a unit."""

    paths: Paths
    cost: int


def gun_pace(state: State, unit: Unit) -> str:
    """Which row of the movement table a manhandled gun uses."""
    gun = state.gun_of(unit)
    calibre = WEAPONS[gun.weapons[0]].calibre[1] if gun is not None and gun.weapons else 0
    return "gun-light" if calibre <= 57 else "gun-medium" if calibre <= 90 else "gun-heavy"


def pace(state: State, model: Model) -> Pace:
    """The model's row of the movement table: men, cyclists, guns.

    Rules: OW-move-infantry, OW-bicycle-speed.
    """
    if model.cls == "artillery":
        return MOVE[gun_pace(state, state.units[model.unit])]
    return MOVE["bicycle"] if model.riding else MOVE["man"]


def allowance(state: State, model: Model, order: OrderKind, speed: str) -> int:
    """How far a model may go on this order at this speed; on Assault never more than the assault distance.

    Rules: OW-move-infantry, OW-order-move, OW-assault-speed, OW-night-move.
    """
    row = pace(state, model)
    dark = BONUS["night-infantry"] if state.on("night") else 0
    if speed == "slow":
        return row.slow if order == "move" else min(row.slow, row.assault)
    return max(0, (row.fast if order == "move" else row.assault) + dark)


def column(model: Model) -> str:
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
        row = block.row
        entry = row.passage(kind)
        if entry == OPEN and not row.walls and row.bars != kind:
            continue
        if block.polygon:
            if not touches(block, way):
                continue
            if entry.plus and runs_on(block, way):
                plus = max(plus, entry.plus)
        elif not (crossings := crossed(block, way)):
            continue
        else:
            minus += entry.minus * (crossings - 1)
        if (entry.barred or row.bars == kind) and not bridged(blocks, block, way):
            return Toll(0, False, True, 0)
        if row.walls and not by_door(block, way):
            return Toll(0, False, True, 0)
        minus += entry.minus
        slow = slow or entry.slow
    return Toll(minus, slow, False, plus)


def around(way: Sequence[Point]) -> Box:
    """The box of a way; most ways are straight."""
    if len(way) == 2:
        (ax, ay), (bx, by) = way
        return (ax if ax < bx else bx), (ay if ay < by else by), (bx if ax < bx else ax), (by if ay < by else ay)
    return box_of(way)


def touches(block: Block, way: Sequence[Point]) -> bool:
    """Whether a way runs even partly on an area."""
    polygon = block.polygon
    if block.holds(way[-1]):
        return True
    if len(way) == 2:
        return bool(parts_inside(way[0], way[1], polygon))
    return any(parts_inside(a, b, polygon) for a, b in pairwise(way))


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


def crossed(block: Block, way: Sequence[Point]) -> int:
    """How often a way crosses a line."""
    return sum(any(crossing(a, b, one, two) is not None for one, two in block.segments) for a, b in pairwise(way))


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
        for n, (one, two) in enumerate(block.segments):
            at = crossing(a, b, one, two)
            if at is None:
                continue
            gaps = block.openings[n]
            point = (a[0] + (b[0] - a[0]) * at[0] // at[1], a[1] + (b[1] - a[1]) * at[0] // at[1])
            if not any(point_distance_at_most(point, gap[0], gap[1], DOOR) for gap in gaps):
                return False
    return True


def stays_within(box: Box, way: Sequence[Point]) -> bool:
    """Whether a way keeps clear of the edges of a box it runs in."""
    left, top, right, bottom = box
    return all(left < x < right and top < y < bottom for x, y in way)


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
    asked = toll(blocks, way, column(model)) if blocks else FREE
    return max(0, length(way) + asked.minus + climb * FLOOR - asked.plus), asked


FREE = Toll(0, False, False, 0)


def route(state: State, blocks: Sequence[Block], model: Model, end: Point) -> Way:
    """A way from a model to a point: straight, or by the door, or round a corner, whichever costs least."""
    return priced_route(state, blocks, model, end)[0]


def priced_route(state: State, blocks: Sequence[Block], model: Model, end: Point) -> tuple[Way, int, Toll]:
    """The same with what it costs and asks."""
    start = (model.x, model.y)
    best: Way = (start, end)
    cost, asked = way_cost(state, blocks, model, best)
    found = best, cost, asked
    if not asked.barred and not asked.minus:
        return found
    least = 10**9 if asked.barred else cost
    most = max(block.row.passage(column(model)).plus for block in blocks)
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


def movers(state: State, unit: Unit) -> list[Model]:
    """Who can move on an order: men on foot who stand, and a gun that at least two of them push.

    Rules: OW-shaken-order, OW-tow-hand.
    """
    men = [man for man in state.men(unit) if is_active(state, man)]
    gun = state.gun_of(unit)
    if gun is not None and len(men) >= 2 and MOVE[gun_pace(state, unit)].slow and not is_towed(state, gun):
        return [*men, gun]
    return list(men)


def is_towed(state: State, gun: Model) -> bool:
    return any(vehicle.tows == gun.id for vehicle in state.vehicles.values())


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
    return not any(may_touch(at, hull) and circle_overlaps_polygon(at, BASE, tuple(hull)) for hull in hulls)


def may_touch(at: Point, hull: Sequence[Point]) -> bool:
    """Whether a base comes near the outline of a gun or vehicle: no nearer than half its diagonal from its middle."""
    (ax, ay), (bx, by) = hull[0], hull[2]
    far = abs(ax - bx) + abs(ay - by) + 4 * BASE
    return abs(2 * at[0] - ax - bx) <= far and abs(2 * at[1] - ay - by) <= far


def standing_others(state: State, moving: frozenset[str]) -> tuple[list[Point], list[Sequence[Point]]]:
    """Middles of the bases and outlines of the vehicles that do not move."""
    points: list[Point] = []
    hulls: list[Sequence[Point]] = []
    hidden = {unit.id for unit in state.units.values() if unit.off or unit.below}
    for model in state.models.values():
        if model.aboard or model.id in moving or model.unit in hidden:
            continue
        if model.cls != "infantry":
            hulls.append(outline(state, model))
        else:
            points.append((model.x, model.y))
    return points, hulls


def saddled(men: list[Model], mount: str) -> list[Model]:
    """The men as they will ride: on after mounting, off after dismounting.

    Rules: OW-bicycle-mount.
    """
    return [replace(man, riding=mount == "on") for man in men] if mount else men


FRACTIONS = (1000, 900, 800, 650, 500, 350, 200, 100, 0)


def plan(
    state: State, unit: Unit, order: OrderKind, speed: str, goal: Point, ends: Sequence[Point], mount: str = ""
) -> Plan | Refusal:
    """Ways for all men of a unit to a goal: as told, or in their formation, each as far along as it can.

    Rules: OW-move-goal, OW-cohesion, OW-terrain-slow, OW-terrain-barred.
    """
    who = saddled(movers(state, unit), mount)
    if not who:
        return NOBODY_MOVES
    if mount and speed != "slow":
        return SLOW_TO_MOUNT
    if not (0 <= goal[0] <= state.size[0] and 0 <= goal[1] <= state.size[1]):
        return OFF_TABLE
    if ends and len(ends) != len(who):
        return WRONG_ENDS
    if ends and goal not in ends:
        return GOAL_EMPTY
    first = leader(state, who, order, speed, goal)
    shift = (goal[0] - first.x, goal[1] - first.y)
    wanted = list(ends) or [(m.x + shift[0], m.y + shift[1]) for m in who]
    order_of_going = sorted(range(len(who)), key=lambda n: (wanted[n] != goal, not is_gun(who[n]), who[n] is not first))
    blocks = near_blocks(state, [*((m.x, m.y) for m in who), *wanted], AROUND_GUN if is_gun(who[-1]) else 2 * BASE)
    others, hulls = standing_others(state, frozenset(m.id for m in who))
    if not is_gun(who[-1]):
        others = in_the_way(blocks, [*((m.x, m.y) for m in who), *wanted], others)
    paths: dict[str, Way] = {}
    longest = 0
    for n in order_of_going:
        model = who[n]
        exact = bool(ends) or wanted[n] == goal
        found = march(state, blocks, model, order, speed, wanted[n], exact, others, hulls, bool(mount))
        if isinstance(found, Refusal):
            return found
        way, cost = found
        paths[model.id] = way
        take_place(state, model, way, others, hulls)
        if is_gun(model) and not ends and way[0] != way[-1]:
            wanted = [
                each if each == goal else beside_gun(model, way, man) for each, man in zip(wanted, who, strict=True)
            ]
        longest = max(longest, cost)
    still = [(m.x, m.y) for m in state.pieces(unit) if m.id not in paths and m.role != "away" and m.cls not in VEHICLES]
    if not keeps_together([*(way[-1] for way in paths.values()), *still], manned_hull(state, unit)):
        return NO_COHESION
    return Plan(tuple((m.id, paths[m.id]) for m in who), longest)


def in_the_way(blocks: Sequence[Block], points: Sequence[Point], others: Sequence[Point]) -> list[Point]:
    """Those of the others on whom men could come to stand who go from and to these points, or bend at this terrain."""
    boxes = [box_of(points), *(block.box for block in blocks)]
    left, top = min(box[0] for box in boxes) - REACH_ROUND, min(box[1] for box in boxes) - REACH_ROUND
    right, bottom = max(box[2] for box in boxes) + REACH_ROUND, max(box[3] for box in boxes) + REACH_ROUND
    return [at for at in others if left <= at[0] <= right and top <= at[1] <= bottom]


def leader(state: State, who: list[Model], order: OrderKind, speed: str, goal: Point) -> Model:
    """Who is to stand at the goal: a gun that gets there, or else whoever is nearest.

    Rules: OW-move-goal, OW-R71.
    """
    gun = who[-1]
    reach = allowance(state, gun, order, speed) if is_gun(gun) else 0
    if reach and (gun.x - goal[0]) ** 2 + (gun.y - goal[1]) ** 2 <= reach * reach:
        return gun
    return min(who, key=lambda m: (m.x - goal[0]) ** 2 + (m.y - goal[1]) ** 2)


def manned_hull(state: State, unit: Unit) -> Polygon:
    """The outline of the vehicle that men of the unit sit in: those on foot keep cohesion with it.

    Rules: OW-cohesion, OW-carrier-unit, OW-R72.
    """
    vehicle = state.vehicle_of(unit)
    return outline(state, vehicle) if vehicle is not None and state.crew(vehicle.id) else ()


def march(
    state: State,
    blocks: Sequence[Block],
    model: Model,
    order: OrderKind,
    speed: str,
    end: Point,
    exact: bool,
    others: Sequence[Point],
    hulls: Sequence[Sequence[Point]],
    mounting: bool = False,
) -> tuple[Way, int] | Refusal:
    """One model's way, all of it or (not exact) as much as it can go.

    Rules: OW-order-move, OW-assault-speed.
    """
    limit = allowance(state, model, order, speed) - (MOUNTING if mounting else 0)
    way, cost, asked = priced_route(state, blocks, model, end)
    reason = TOO_FAR
    for part in (1000,) if exact else FRACTIONS:
        short = way if part == 1000 else cut(way, part)
        if part < 1000 or model.level:
            cost, asked = way_cost(state, blocks, model, short, stairs_down(blocks, model, short[-1]))
        if asked.barred or not may_pass(state, model, short):
            reason = BARRED
        elif speed != "slow" and short[0] != short[-1] and (asked.slow or in_smoke(state, short)):
            reason = ONLY_SLOW
        elif cost > limit:
            reason = TOO_FAR
        elif not fits(state, model, short, others, hulls):
            reason = NO_ROOM
        else:
            return short, cost
    return reason


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
    if any(may_touch(at, hull) and circle_overlaps_polygon(at, BASE, hull) for at in others):
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


def dash(state: State, man: Model, goal: Point) -> Way:
    """As far towards a place as a man gets in one fast move, by the ground as it is and past everybody.

    Rules: OW-comms-runner, OW-terrain-barred, OW-terrain-slow.
    """
    blocks = near_blocks(state, [(man.x, man.y), goal], 8 * BASE)
    others, hulls = standing_others(state, frozenset((man.id,)))
    way = route(state, blocks, man, goal)
    for part in range(1000, 0, -50):
        short = cut(way, part)
        cost, asked = way_cost(state, blocks, man, short, stairs_down(blocks, man, short[-1]))
        speed = "slow" if asked.slow or in_smoke(state, short) else "fast"
        if (
            not asked.barred
            and cost <= allowance(state, man, "move", speed)
            and is_free(state, short[-1], others, hulls)
        ):
            return short
    return ((man.x, man.y), (man.x, man.y))


def in_smoke(state: State, way: Way) -> bool:
    """Whether a way runs through smoke or dust, where one goes slowly."""
    from sandtable.games.operation.rules.hooks import only_slow

    return bool(state.templates) and only_slow(state, way)


def may_pass(state: State, model: Model, way: Way) -> bool:
    """Whether a way inside a building goes from room to room as the rooms allow."""
    from sandtable.games.operation.rules.hooks import passes_rooms

    return not state.on("rooms") or passes_rooms(state, model, way)


def stairs_down(blocks: Sequence[Block], model: Model, end: Point) -> int:
    """How many levels a man goes down to leave a building.

    Rules: OW-move-levels.
    """
    if not model.level or any(block.row.walls and block.holds(end) for block in blocks):
        return 0
    return model.level


def cut(way: Way, done: int) -> Way:
    """The part of a way up to so many thousandths of it."""
    from sandtable.geometry.table.ways import legs_done

    found = legs_done(way, done)
    return found if len(found) > 1 else (way[0], along(way, done))


def close_up(state: State, unit: Unit, order: OrderKind, speed: str) -> Plan:
    """A unit torn apart draws together towards its first man as far as it can.

    Rules: OW-cohesion-close.
    """
    who = movers(state, unit)
    if not who:
        return Plan((), 0)
    heart = (who[0].x, who[0].y)
    blocks = near_blocks(state, [(m.x, m.y) for m in who], 2 * BASE)
    others, hulls = standing_others(state, frozenset(m.id for m in who))
    others.append(heart)
    paths: list[tuple[str, Way]] = [(who[0].id, (heart, heart))]
    longest = 0
    for model in who[1:]:
        near = any((model.x - x) ** 2 + (model.y - y) ** 2 <= 100 * 100 for x, y in (way[-1] for _, way in paths))
        end = (model.x, model.y) if near else heart
        found = march(state, blocks, model, order, speed, end, False, others, hulls)
        way, cost = found if not isinstance(found, Refusal) else (((model.x, model.y),) * 2, 0)
        paths.append((model.id, way))
        take_place(state, model, way, others, hulls)
        longest = max(longest, cost)
    return Plan(tuple(paths), longest)
