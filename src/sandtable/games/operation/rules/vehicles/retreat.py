"""Machines that flee: straight drives towards a place, round what bars the way, and near to each other."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.cohesion import COHESION
from sandtable.games.operation.rules.ground.outlines import outline_at, piece_outline
from sandtable.games.operation.rules.vehicles.driving import FAST_TURNS, Trip, drive_allowance, plan_drive
from sandtable.games.operation.tables import TURN_COST
from sandtable.geometry.table import bearing, distance2, distance_at_most, polygons_gap_at_most, root_up
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Point as Place

SWINGS = (0, 300, -300, 600, -600)
"""How far to the side of the straight way a machine may go round something."""
STEP = 20
"""Drives are tried every so many millimetres."""


def way_towards(state: State, vehicle: Model, goal: Point, gear: str, before: list[Model]) -> Trip | None:
    """The drive, in reverse slowly or forward fast, that ends nearest to a place; if possible in cohesion with one of
    those who have driven before. None if there is none that brings the machine nearer.

    Rules: OW-sq-courage, OW-moto-panic.
    """

    def worth(trip: Trip) -> tuple[bool, int, int]:
        hull = outline_at(state, vehicle, trip.way[-1], trip.facings[-1])
        near = any(polygons_gap_at_most(hull, piece_outline(state, other), COHESION) for other in before)
        return bool(before) and not near, distance2(trip.way[-1], goal), trip.cost

    return min(ways_towards(state, vehicle, goal, gear), key=worth, default=None)


def ways_towards(state: State, vehicle: Model, goal: Point, gear: str) -> list[Trip]:
    """Drives to a place and to both sides of that which bring a machine nearer to it: straight, or round a corner where
    the straight way is barred.

    Rules: OW-sq-courage, OW-moto-panic, OW-drive-reverse, OW-drive-turn.
    """
    here, speed = (vehicle.x, vehicle.y), "slow" if gear == "reverse" else "fast"
    gap = root_up(distance2(here, goal))
    most = min(drive_allowance(state, vehicle, "move", speed), gap)
    found = [
        trip for way in straight_ways(here, goal, most) if (trip := possible_trip(state, vehicle, speed, gear, way))
    ]
    left = gap - most + FAST_TURNS * TURN_COST + STEP
    if any(distance_at_most(trip.way[-1], goal, left) for trip in found):
        return found
    return found + [
        trip for way in bent_ways(here, goal, most) if (trip := possible_trip(state, vehicle, speed, gear, way))
    ]


def possible_trip(state: State, vehicle: Model, speed: str, gear: str, way: tuple[Point, ...]) -> Trip | None:
    """A drive that can be made and runs over nobody."""
    trip = plan_drive(state, vehicle, "move", Drive(speed, gear, tuple(Place(*corner) for corner in way)))
    return trip if isinstance(trip, Trip) and not trip.crushes else None


def straight_ways(here: Point, goal: Point, most: int) -> Iterator[tuple[Point, ...]]:
    gap, straight = distance2(here, goal), bearing((goal[0] - here[0], goal[1] - here[1]))
    for swing in SWINGS:
        for far in (*range(STEP, most, STEP), most):
            end = moved(here, straight + swing, far)
            if distance2(end, goal) >= gap:
                break
            yield (end,)


def bent_ways(here: Point, goal: Point, most: int) -> Iterator[tuple[Point, ...]]:
    """To one side, and from there towards the place."""
    gap, straight = distance2(here, goal), bearing((goal[0] - here[0], goal[1] - here[1]))
    for swing in SWINGS[1:]:
        for far in range(3 * STEP, most, 3 * STEP):
            corner = moved(here, straight + swing, far)
            onward = bearing((goal[0] - corner[0], goal[1] - corner[1]))
            for rest in range(3 * STEP, most - far, 3 * STEP):
                end = moved(corner, onward, rest)
                if distance2(end, goal) < gap:
                    yield corner, end
