"""Shaped-charge weapons: one range, and men only behind something hard."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import VEHICLES, Model
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.sight_lines import Look
from sandtable.geometry.table import contains


def may_fire(state: State, target: Model, line: Look) -> bool:
    """At vehicles always; at men only in a building, in a ruin or behind a wall.

    Rules: OW-heat-targets, OW-panzerfaust, OW-panzerschreck, OW-bazooka, OW-piat.
    """
    if target.cls in VEHICLES:
        return True
    if line.wall:
        return True
    return any(
        block.row.kind in ("building", "ruin", "bunker") and contains(block.polygon, (target.x, target.y))
        for block in state.index.areas
    )
