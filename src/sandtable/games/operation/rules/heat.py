"""Shaped-charge weapons: one range, and men only behind something hard."""

from __future__ import annotations

from sandtable.games.operation.model import VEHICLES, Model
from sandtable.games.operation.rules.looks import Look
from sandtable.games.operation.state import State
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
