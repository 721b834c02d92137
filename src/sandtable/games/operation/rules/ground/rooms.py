"""Rooms in buildings: doors, stairs, breached walls, guns inside."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sandtable.games.operation.model.pieces import Model, Point, Seat, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.buildings import has_fallen, section_at, size_of
from sandtable.games.operation.tables import WEAPONS
from sandtable.geometry.table import (
    Box,
    Polygon,
    box_of,
    boxes_meet,
    contains,
    crosses,
    crossing,
    grown,
    length,
    point_distance_at_most,
    segments_meet,
)
from sandtable.geometry.table.segments import is_on
from sandtable.kernel import Refusal

Door = tuple[Point, Point]
Wall = tuple[Point, Point, tuple[Door, ...]]

NO_BREACH = Refusal("OW-room-breach", "no-breach")
BLOCKED = Refusal("OW-room-block", "exit-blocked")
NO_STAIRS = Refusal("OW-room-move", "no-climb")
IN_DOOR = 10
"""A man this near to a door stands in it, and a way this near to it goes through it (mm)."""
BY_DOOR = 30
"""Windows and doors to the outside are passed this near to them (mm)."""
BREACHERS = frozenset(("launcher", "charge", "at-grenade"))


def may_breach(man: Model) -> bool:
    """Whether a man can go through inner walls: with shaped charges, demolition charges, Gammon bombs.

    Rules: OW-room-breach.
    """
    return any(WEAPONS[w].group in BREACHERS and w not in man.spent for w in man.weapons)


def inner_walls(feature: Feature) -> tuple[Wall, ...]:
    """The walls between two rooms with the doors in them; those of sections that have come down are gone.

    Rules: OW-room-size, OW-bld-section.
    """
    found = []
    for n, one in enumerate(feature.rooms):
        for two in feature.rooms[n + 1 :]:
            wall = shared_side(box_of(one), box_of(two))
            if wall is not None and not any(
                has_fallen(feature, section_at(feature, middle(room))) for room in (one, two)
            ):
                found.append((*wall, tuple(door for door in feature.doors if all(is_on(end, *wall) for end in door))))
    return tuple(found)


def shared_side(a: Box, b: Box) -> Door | None:
    """The side that two rooms have in common."""
    left, top, right, bottom = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    if left > right or top > bottom or (left == right and top == bottom):
        return None
    return (left, top), (right, bottom)


def middle(room: Polygon) -> Point:
    left, top, right, bottom = box_of(room)
    return (left + right) // 2, (top + bottom) // 2


class DoorMemory:
    """Which doors enemies of a seat stand in, on which level, as the table stands."""

    __slots__ = ("blocked",)

    def __init__(self) -> None:
        self.blocked: dict[tuple[Door, int, Seat], bool] = {}


def is_blocked(state: State, door: Door, man: Model) -> bool:
    """Whether an enemy stands in an exit on the man's level: nobody passes it until he is dead. Remembered.

    Rules: OW-room-block.
    """
    memory, seat = state.moment().of(DoorMemory).blocked, state.units[man.unit].seat
    key = (door, man.level, seat)
    found = memory.get(key)
    if found is None:
        left, top, right, bottom = grown(box_of(door), IN_DOOR)
        found = memory[key] = any(
            left <= m.x <= right
            and top <= m.y <= bottom
            and m.cls == "infantry"
            and m.level == man.level
            and state.units[m.unit].seat != seat
            and point_distance_at_most((m.x, m.y), door[0], door[1], IN_DOOR)
            for m in state.shown()
        )
    return found


def why_not_pass(state: State, man: Model, way: Sequence[Point]) -> Refusal | None:
    """Whether a man can go this way in buildings: through each wall by a door that no enemy holds.

    Rules: OW-room-move, OW-room-block, OW-room-breach.
    """
    box = box_of(way)
    for block in state.index.roomy:
        if boxes_meet(box, block.box):
            for a, b in pairwise(way):
                refusal = why_not_through(state, man, block, a, b)
                if refusal is not None:
                    return refusal
            if man.level and not block.holds(way[-1]) and block.holds(way[0]) and not has_stairs(block.feature, way):
                return NO_STAIRS
    return None


def why_not_through(state: State, man: Model, block: Block, a: Point, b: Point) -> Refusal | None:
    """One leg: inner walls by their doors or with something that breaks them, the outline by an opening.

    Rules: OW-room-move, OW-room-block, OW-room-breach.
    """
    west, east = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
    north, south = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    for one, two, doors in block.walls:
        if one[0] > east or two[0] < west or one[1] > south or two[1] < north or not segments_meet(a, b, one, two):
            continue
        here = doors_at(a, b, one, two, doors, IN_DOOR)
        if not here and not may_breach(man):
            return NO_BREACH
        if here and all(is_blocked(state, door, man) for door in here):
            return BLOCKED
    left, top, right, bottom = block.box
    if block.square and left < west and east < right and top < north and south < bottom:
        return None
    for n, (one, two) in enumerate(block.segments):
        here = doors_at(a, b, one, two, block.openings[n], BY_DOOR)
        if here and all(is_blocked(state, gap, man) for gap in here):
            return BLOCKED
    return None


def doors_at(a: Point, b: Point, one: Point, two: Point, doors: Sequence[Door], far: int) -> list[Door]:
    """Those doors in a wall no further than this from which a leg crosses it."""
    at = crossing(a, b, one, two) if doors else None
    if at is None:
        return []
    point = (a[0] + (b[0] - a[0]) * at[0] // at[1], a[1] + (b[1] - a[1]) * at[0] // at[1])
    return [door for door in doors if point_distance_at_most(point, door[0], door[1], far)]


def by_a_door(state: State, man: Model, end: Point) -> Way | None:
    """The shortest way to a point through one inner door or window, where the straight one is not possible.

    Rules: OW-room-move.
    """
    start = (man.x, man.y)
    houses = [block.feature for block in state.index.roomy if block.holds(start) or block.holds(end)]
    doors = [door for house in houses for door in (*house.doors, *house.openings)]
    ways: list[Way] = [(start, ((one[0] + two[0]) // 2, (one[1] + two[1]) // 2), end) for one, two in doors]
    return next((way for way in sorted(ways, key=length) if why_not_pass(state, man, way) is None), None)


def tall_house_at(state: State, at: Point) -> Block | None:
    """The building with more than one level around a point."""
    for block in state.index.tall:
        if block.holds(at):
            found: Block = block
            return found
    return None


def has_stairs(feature: Feature, way: Sequence[Point]) -> bool:
    """Whether a way leads by the stairs, which are in the first room.

    Rules: OW-room-move.
    """
    stairs = feature.rooms[0] if feature.rooms else feature.shape
    return contains(stairs, way[-1]) or any(crosses(a, b, stairs) or contains(stairs, a) for a, b in pairwise(way))


def way_to_stairs(state: State, man: Model, feature: Feature, start: Point, most: int) -> Way | None:
    """The shortest way inside a building from a point to its stairs, from door to door, if it is no longer than this.

    Rules: OW-room-move.
    """
    goal = middle(feature.rooms[0] if feature.rooms else feature.shape)
    doors = [((one[0] + two[0]) // 2, (one[1] + two[1]) // 2) for one, two in feature.doors]
    best: dict[Point, tuple[int, Way]] = {start: (0, (start,))}
    open_ends = [start]
    # each leg is rounded up by itself, so that the sum may be this much longer than the way
    most += len(doors) + 1
    while open_ends:
        here = min(open_ends, key=lambda point: best[point])
        open_ends.remove(here)
        far, way = best[here]
        if here == goal:
            return way
        for there in (*doors, goal):
            cost = far + length((here, there))
            if cost > most or (there in best and cost >= best[there][0]):
                continue
            if why_not_pass(state, man, (here, there)) is None:
                best[there] = (cost, (*way, there))
                open_ends.append(there)
    return None


def climb_cost(
    state: State,
    feature: Feature,
    levels: int,
    way: Sequence[Point],
    floor: int,
    man: Model | None = None,
    most: int = 0,
) -> int | None:
    """What changing levels costs: straight up in small buildings or where floors have gaps, else only by the stairs.

    Where the way does not lead by them, the man goes there and back from its end, if that costs no more than `most`.
    None where there is no way up.

    Rules: OW-room-move, OW-move-levels, OW-optional.
    """
    straight = not state.on("rooms") or size_of(feature) == "small" or has_fallen(feature, section_at(feature, way[-1]))
    if straight or has_stairs(feature, way):
        return levels * floor
    left = most - levels * floor
    detour = way_to_stairs(state, man, feature, way[-1], left // 2) if man is not None and left >= 0 else None
    return levels * floor + 2 * length(detour) if detour is not None else None


def rooms_of(shape: Polygon) -> tuple[Polygon, ...]:
    """Divide a building into rooms of at most 10 x 15 cm.

    Rules: OW-room-size.
    """
    left, top, right, bottom = box_of(shape)
    wide, high = (100, 150) if right - left <= bottom - top else (150, 100)
    columns, rows = -(-(right - left) // wide), -(-(bottom - top) // high)
    xs = [left + (right - left) * n // columns for n in range(columns + 1)]
    ys = [top + (bottom - top) * n // rows for n in range(rows + 1)]
    return tuple(
        ((xs[i], ys[j]), (xs[i + 1], ys[j]), (xs[i + 1], ys[j + 1]), (xs[i], ys[j + 1]))
        for j in range(rows)
        for i in range(columns)
    )


def doors_between(rooms: tuple[Polygon, ...]) -> tuple[tuple[Point, Point], ...]:
    """A door in the middle of every wall between two rooms, so that each room has one.

    Rules: OW-room-size.
    """
    found = []
    for n, one in enumerate(rooms):
        for two in rooms[n + 1 :]:
            a, b = box_of(one), box_of(two)
            if a[2] == b[0] and max(a[1], b[1]) < min(a[3], b[3]):
                middle = (max(a[1], b[1]) + min(a[3], b[3])) // 2
                found.append(((a[2], middle - 15), (a[2], middle + 15)))
            elif a[3] == b[1] and max(a[0], b[0]) < min(a[2], b[2]):
                middle = (max(a[0], b[0]) + min(a[2], b[2])) // 2
                found.append(((middle - 15, a[3]), (middle + 15, a[3])))
    return tuple(found)


def may_hold_gun(feature: Feature, level: int, width: int, emplaced: bool) -> bool:
    """A gun stands in a building only on the ground floor behind an opening that lets it in, or in an emplacement.

    Rules: OW-room-gun.
    """
    if emplaced:
        return True
    gaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in feature.openings]
    return level == 0 and any(gap >= width for gap in gaps)
