"""Rooms in buildings: doors, stairs, breached walls, guns inside."""

from __future__ import annotations

from sandtable.games.operation.model import Feature, Model, Point
from sandtable.games.operation.rules.buildings import room_at, section_at, size_of
from sandtable.games.operation.state import State
from sandtable.geometry.table import Polygon, box_of, contains
from sandtable.kernel import Refusal

NO_BREACH = Refusal("OW-room-breach", "no-breach")
BLOCKED = Refusal("OW-room-block", "exit-blocked")
BREACHERS = frozenset(("launcher", "charge", "at-grenade"))


def may_breach(man: Model) -> bool:
    """Whether a man can go through inner walls: with shaped charges, demolition charges, Gammon bombs.

    Rules: OW-room-breach.
    """
    from sandtable.games.operation.tables import WEAPONS

    return any(WEAPONS[w].group in BREACHERS and w not in man.spent for w in man.weapons)


def is_blocked(state: State, door: tuple[Point, Point], seat: str) -> bool:
    """Whether an enemy stands in an exit: nobody passes it until he is dead.

    Rules: OW-room-block.
    """
    from sandtable.geometry.table import point_distance_at_most

    return any(
        m.cls == "infantry"
        and state.units[m.unit].seat != seat
        and point_distance_at_most((m.x, m.y), door[0], door[1], 10)
        for m in state.shown()
    )


def why_not_through(state: State, man: Model, feature: Feature, start: Point, end: Point) -> Refusal | None:
    """From room to room by doors that no enemy holds, or through the wall with something that breaks it.

    Rules: OW-room-move, OW-room-block, OW-room-breach.
    """
    from sandtable.geometry.table import segments_meet

    if not state.on("rooms") or room_at(feature, start) == room_at(feature, end):
        return None
    doors = [door for door in (*feature.doors, *feature.openings) if segments_meet(start, end, *door)]
    if not doors:
        return None if may_breach(man) else NO_BREACH
    seat = state.units[man.unit].seat
    return BLOCKED if all(is_blocked(state, door, seat) for door in doors) else None


def climb_cost(feature: Feature, levels: int, place: Point, floor: int) -> int | None:
    """What changing levels costs: straight up in small buildings or through gaps in the floor, else by stairs.

    None where there is no way up.

    Rules: OW-room-move, OW-move-levels.
    """
    straight = size_of(feature) == "small" or feature.ruined or section_at(feature, place) in feature.gone
    stairs = any(contains(room, place) for room in feature.rooms[:1]) or not feature.rooms
    return levels * floor if straight or stairs else None


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
