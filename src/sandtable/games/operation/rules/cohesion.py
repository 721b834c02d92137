"""Cohesion: every model within 10 cm of another of its unit, in a chain."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.model import VEHICLES, Point, Unit
from sandtable.games.operation.rules.measure import within
from sandtable.games.operation.state import State

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


def is_together(state: State, unit: Unit) -> bool:
    """Whether a unit is in cohesion; a runner on his way is no part of it, an abandoned carrier neither.

    Rules: OW-cohesion, OW-comms-runner-alone.
    """
    pieces = [m for m in state.pieces(unit) if m.role != "away"]
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
