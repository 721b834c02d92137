"""Cohesion: every model within 10 cm of another of its unit, in a chain."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.measuring import within
from sandtable.geometry.table import Polygon
from sandtable.geometry.table.shapes import circle_touches_polygon

COHESION = 100


def chained(points: Sequence[Point], limit: int = COHESION) -> bool:
    """Whether points hang together by distances up to the limit.

    Rules: OW-cohesion.
    """
    if len(points) < 2:
        return True
    square = limit * limit
    left = list(points[1:])
    edge = [points[0]]
    while edge and left:
        x, y = edge.pop()
        near = [p for p in left if (p[0] - x) ** 2 + (p[1] - y) ** 2 <= square]
        if near:
            left = [p for p in left if (p[0] - x) ** 2 + (p[1] - y) ** 2 > square]
            edge += near
    return not left


def is_left(state: State, vehicle: Model) -> bool:
    """Whether a vehicle stands alone: nobody aboard, and nobody of its unit within 10 cm.

    Rules: OW-carrier-left.
    """
    if vehicle.cls not in VEHICLES or state.crew(vehicle.id):
        return False
    return not any(within(state, man, vehicle, COHESION) for man in state.men(vehicle.unit))


def keeps_together(points: Sequence[Point], hull: Polygon) -> bool:
    """Whether men at these points and their manned vehicle (if there is one) would be in cohesion.

    Rules: OW-cohesion, OW-carrier-unit, OW-R72.
    """
    if not hull:
        return chained(points)
    near = [point for point in points if circle_touches_polygon(point, COHESION, hull)]
    square, left = COHESION * COHESION, [point for point in points if point not in near]
    while near and left:
        x, y = near.pop()
        found = [p for p in left if (p[0] - x) ** 2 + (p[1] - y) ** 2 <= square]
        left = [p for p in left if p not in found]
        near += found
    return not left


def is_together(state: State, unit: Unit) -> bool:
    """Whether a unit is in cohesion; a runner on his way is no part of it, an abandoned carrier neither.

    Rules: OW-cohesion, OW-comms-runner-alone.
    """
    pieces = [m for m in state.pieces(unit) if m.role != "away" and not is_left(state, m)]
    men = [m for m in pieces if m.cls not in VEHICLES]
    if not any(m.cls in VEHICLES for m in pieces):
        return chained([(m.x, m.y) for m in men])
    left, edge = pieces[1:], pieces[:1]
    while edge and left:
        here = edge.pop()
        near = [m for m in left if within(state, here, m, COHESION)]
        left = [m for m in left if m not in near]
        edge += near
    return not left
