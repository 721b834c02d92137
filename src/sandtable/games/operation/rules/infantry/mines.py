"""Mines that a scenario lays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sandtable.games.operation.events.infantry import MineSetOff
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.model.terrain import Template
from sandtable.geometry.table import point_distance_at_most


def set_off_mines(state: State, unit: str, ways: Sequence[Sequence[Point]], out: Out) -> None:
    """A mine on the way of a model goes off and betrays it; it does nothing else.

    Rules: OW-night-mine, OW-R36, OW-R102.
    """
    for name, mine in list(state.templates.items()):
        if mine.kind == "mine" and any(steps_on(mine, way) for way in ways):
            del state.templates[name]
            out.append(MineSetOff(unit, (mine.x, mine.y)))
            posture_after_mine(state, unit)


def steps_on(mine: Template, way: Sequence[Point]) -> bool:
    """Whether a way touches a mine."""
    x, y, far = mine.x, mine.y, mine.radius
    for a, b in pairwise(way):
        beside = max(a[0], b[0]) < x - far or min(a[0], b[0]) > x + far
        if not beside and point_distance_at_most((x, y), a, b, far):
            return True
    return False


def posture_after_mine(state: State, unit: str) -> None:
    """A unit that sets off a mine counts as having fired, at once and when its order is done.

    Rules: OW-night-mine.
    """
    state.alter(unit, posture="fired", silent=False)
    state.mines_met[unit] = state.turn


def after_mine(state: State, unit: str) -> bool:
    """Whether the unit set off a mine on this order; asked once, when the order is done.

    Rules: OW-night-mine.
    """
    return state.mines_met.pop(unit, 0) == state.turn > 0
