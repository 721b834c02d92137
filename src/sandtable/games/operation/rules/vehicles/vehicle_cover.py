"""Vehicles in cover and vehicles as cover: what terrain stops, and which parts are hidden."""

from __future__ import annotations

from sandtable.games.operation.events.vehicle import TerrainStopped
from sandtable.games.operation.model.pieces import ARMOURED, TANKS, Model, Point
from sandtable.games.operation.model.state import State, has, is_vehicle
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.outlines import entry_of, piece_outline, size
from sandtable.games.operation.rules.ground.prepared import floor_of, ground_under
from sandtable.games.operation.rules.ground.sight import KEPT, edge_points
from sandtable.games.operation.rules.ground.sight_lines import Floors, across_line, through_area
from sandtable.games.operation.tables.words import Cover
from sandtable.geometry.table import (
    Polygon,
    area2,
    box_of,
    boxes_meet,
    crosses,
    crossing,
    overlap_area,
    parts_inside,
    rectangle,
    span_at_most,
    turned,
)
from sandtable.kernel import Dice, Event

AREA_STOPS = 4
WALL_STOPS = 2
SIGHT_DEPTH = 50
"""How far sight goes into area terrain (mm)."""
LOW_PARTS = frozenset(("track", "wheel", "running_gear", "immobile"))
AREAS = frozenset(("wood", "building", "ruin"))


def given_by(vehicle: Model) -> Cover:
    """The cover a vehicle gives to men on board and beside it.

    Rules: OW-vcover-give.
    """
    if vehicle.cls in TANKS:
        return "heavy"
    return "medium" if vehicle.cls in ARMOURED else "light"


def marks(corners: Polygon) -> tuple[Point, ...]:
    """Nine points of an outline: corners, middles of the sides, the middle."""
    a, _, c, _ = corners
    return (*edge_points(corners), ((a[0] + c[0]) // 2, (a[1] + c[1]) // 2))


def wall_before(origin: Point, point: Point, wall: Feature) -> bool:
    """Whether a wall or hedge lies across the line, nearer to its far end."""
    for a, b in zip(wall.shape, wall.shape[1:], strict=False):
        found = crossing(origin, point, a, b)
        if found is not None and 2 * found[0] >= found[1]:
            return True
    return False


def hidden_marks(state: State, vehicle: Model, origin: Point, floor: int = 0, *, walls_only: bool) -> int:
    """How many of the nine points are behind a wall (or any obstacle) or deep in area terrain.

    `floor` is how high who looks from the origin stands. Remembered with the terrain: most pieces stand where they
    stood.
    """
    corners = piece_outline(state, vehicle)
    memory, key = ground_under(state).marks_hidden, (corners, vehicle.cls, vehicle.level, origin, floor, walls_only)
    found = memory.get(key)
    if found is None:
        if len(memory) >= KEPT:
            memory.clear()
        found = memory[key] = count_hidden(state, vehicle, corners, origin, floor, walls_only)
    return found


def count_hidden(state: State, vehicle: Model, corners: Polygon, origin: Point, floor: int, walls_only: bool) -> int:
    """The same, worked out."""
    points = marks(corners)
    box = box_of([origin, *points])
    near = [b for b in state.index.blocks if (b.polygon or b.row.line) and boxes_meet(box, b.box)]
    if not near:
        return 0
    floors = Floors(floor, floor_of(state, vehicle))
    return sum(point_hidden(near, vehicle, origin, point, floors, walls_only) for point in points)


def point_hidden(
    blocks: list[Block], vehicle: Model, origin: Point, point: Point, floors: Floors, walls_only: bool
) -> bool:
    """Whether terrain stands before this point of a vehicle: a low wall near it, or whatever ends the line to it.

    From above low walls and hedges hide nothing, and past high ones the true line decides.

    Rules: OW-R61, OW-sight-above.
    """
    for block in blocks:
        kind = block.row
        if kind.line and kind.cover != "open":
            if walls_only and kind.hedge:
                continue
            if floors.eye > block.foot:
                if kind.high and not across_line(block, vehicle, vehicle, origin, point, floors).free:
                    return True
            elif wall_before(origin, point, block.feature) or (kind.high and crosses_line(origin, point, block)):
                return True
        elif not walls_only and block.polygon and is_ended_by(block, vehicle, origin, point, floors):
            return True
    return False


def crosses_line(origin: Point, point: Point, wall: Block) -> bool:
    """Whether a wall or hedge lies across a line at all."""
    return any(crossing(origin, point, a, b) is not None for a, b in wall.segments)


def is_ended_by(area: Block, vehicle: Model, origin: Point, point: Point, floors: Floors) -> bool:
    """Whether a hill, wood, building or ruin ends the line before it comes to a point of a vehicle.

    Rules: OW-vcover-half, OW-sight-wood, OW-sight-building.
    """
    if area.row.deep and deep_inside(origin, point, area.polygon):
        return True
    return not through_area(area, vehicle, vehicle, origin, point, floors).free


def deep_inside(origin: Point, point: Point, area: Polygon) -> bool:
    """Whether the line runs more than 5 cm inside an area before it reaches the point."""
    return any(
        not span_at_most(origin, point, start, end, SIGHT_DEPTH) for start, end in parts_inside(origin, point, area)
    )


def share_in_area(state: State, vehicle: Model) -> bool:
    """Whether at least half of the vehicle is inside a wood, building or ruin."""
    corners = piece_outline(state, vehicle)
    memory = ground_under(state).hulls_within
    found = memory.get(corners)
    if found is None:
        box = box_of(corners)
        near = [b for b in state.index.areas if b.feature.kind in AREAS and boxes_meet(box, b.box)]
        if len(memory) >= KEPT:
            memory.clear()
        found = memory[corners] = any(4 * overlap_area(corners, b.polygon) >= abs(area2(corners)) for b in near)
    return found


def behind_wall(state: State, vehicle: Model, origin: Point, floor: int = 0) -> bool:
    """Whether at least half of the vehicle is hidden by walls.

    Rules: OW-vcover-wall.
    """
    return 2 * hidden_marks(state, vehicle, origin, floor, walls_only=True) >= 9


@extensions.vehicle_in_cover.joins
def in_cover(state: State, vehicle: Model, origin: Point, floor: int = 0) -> bool:
    """Half hidden by terrain, or in a wood or ruin; a quarter is enough with a camouflage net.

    Rules: OW-vcover-half, OW-vcover-net.
    """
    if share_in_area(state, vehicle):
        return True
    hidden = hidden_marks(state, vehicle, origin, floor, walls_only=False)
    return hidden * (4 if has(state, vehicle, "camouflage") else 2) >= 9


def stops_at(state: State, vehicle: Model, origin: Point, floor: int = 0) -> int:
    """Up to which d10 terrain stops a direct hit: area terrain 4, a wall 2, area terrain alone if both.

    Rules: OW-vcover-area, OW-vcover-wall, OW-vcover-both.
    """
    if share_in_area(state, vehicle):
        return AREA_STOPS
    return WALL_STOPS if behind_wall(state, vehicle, origin, floor) else 0


def terrain_stops(state: State, vehicle: Model, origin: Point, dice: Dice, out: list[Event], floor: int = 0) -> bool:
    """Roll whether the terrain takes a direct hit.

    Rules: OW-vcover-area, OW-vcover-wall.
    """
    limit = stops_at(state, vehicle, origin, floor)
    if not limit:
        return False
    roll = dice.sum(1, 10, "terrain-stops")
    stopped = roll.value <= limit
    out.append(TerrainStopped(vehicle.unit, vehicle.id, stopped, (roll,)))
    return stopped


def part_outline(state: State, vehicle: Model, part: str) -> Polygon:
    """Where a part sits: the gun in the middle (in the hull at the front), hull weapons in front, the engine behind."""
    length, width = size(state, vehicle)
    places = {mount.role: mount.place for mount in entry_of(state, vehicle).mounts}
    if part == "main":
        offset = -length // 3 if places.get("main") == "hull-gun" else 0
        return _piece(vehicle, offset, length // 3, width * 2 // 3)
    if part == "secondary":
        offset = 0 if places.get("secondary") in ("ring", "jeep") else -length * 2 // 5
        return _piece(vehicle, offset, length // 5, width)
    if part == "engine":
        offset = -length * 3 // 8 if vehicle.cls in ("car", "lorry", "half-track") else length * 3 // 8
        return _piece(vehicle, offset, length // 4, width)
    return piece_outline(state, vehicle)


def _piece(vehicle: Model, offset: int, length: int, width: int) -> Polygon:
    dx, dy = turned((0, offset), vehicle.facing)
    return rectangle((vehicle.x + dx, vehicle.y + dy), vehicle.facing, length, width)


def part_hidden_by_terrain(state: State, vehicle: Model, part: str, origin: Point, floor: int = 0) -> bool:
    """Whether terrain hides a part completely: low parts behind a wall, any part deep in a wood or building.

    Rules: OW-vcover-part.
    """
    points = marks(part_outline(state, vehicle, part))
    box = box_of([origin, *points])
    near = [block for block in state.index.blocks if boxes_meet(box, block.box)]
    walls = [b for b in near if b.row.line and not b.row.hedge]
    walls = [b for b in walls if b.row.high or (part in LOW_PARTS and b.row.low)]
    areas = [b for b in near if b.polygon]
    floors = Floors(floor, floor_of(state, vehicle))
    return all(
        point_hidden(walls, vehicle, origin, point, floors, True)
        or any(is_ended_by(area, vehicle, origin, point, floors) for area in areas)
        for point in points
    )


def screen(state: State, vehicle: Model, part: str, origin: Point, firer: str) -> Model | None:
    """Another vehicle, friend or enemy, that hides a part completely.

    Rules: OW-screen-part.
    """
    points = marks(part_outline(state, vehicle, part))
    for other in state.shown():
        if not is_vehicle(other) or other.id in (vehicle.id, firer):
            continue
        shape = piece_outline(state, other)
        if all(crosses(origin, point, shape) for point in points):
            return other
    return None
