"""Smoke and dust: round templates, and the dust of a fallen building as far round its outline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.geometry.table import crosses, distance2, point_distance_at_most
from sandtable.geometry.table.shapes import circle_touches_polygon

CLOUD_KINDS = ("smoke", "dust", "wreck-smoke")


def clouds(state: State) -> tuple[Template, ...]:
    """Everything on the table that nobody sees through."""
    return tuple(t for t in state.templates.values() if t.kind in CLOUD_KINDS) if state.templates else ()


def cloud_holds(cloud: Template, at: Point) -> bool:
    """Whether a point lies in smoke or dust.

    Rules: OW-smoke-cover, OW-bld-dust.
    """
    if cloud.shape:
        return circle_touches_polygon(at, cloud.radius, cloud.shape)
    return distance2((cloud.x, cloud.y), at) <= cloud.radius * cloud.radius


def crossed_clouds(cloud: Template, a: Point, b: Point, less: int = 0) -> bool:
    """Whether a line runs through smoke or dust; so many millimetres of its edge do not count.

    Rules: OW-smoke-sight, OW-smoke-slow, OW-bld-dust.
    """
    far = cloud.radius - less
    if not cloud.shape:
        return point_distance_at_most((cloud.x, cloud.y), a, b, far)
    if crosses(a, b, cloud.shape) or circle_touches_polygon(a, far, cloud.shape):
        return True
    return circle_touches_polygon(b, far, cloud.shape) or any(
        point_distance_at_most(corner, a, b, far) for corner in cloud.shape
    )


def on_way(state: State, way: Sequence[Point]) -> bool:
    """Whether a way runs through smoke or dust, where one moves slowly.

    Rules: OW-smoke-slow.
    """
    return any(crossed_clouds(cloud, a, b) for cloud in clouds(state) for a, b in pairwise(way))
