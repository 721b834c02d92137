"""Troop carriers: one unit with their squad, yet each of the two is detected by itself."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import VEHICLES, Unit
from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.measuring import within
from sandtable.games.operation.rules.ground.sight_lines import Look
from sandtable.games.operation.rules.infantry.detection import reach

Lines = dict[str, dict[str, Look]]


def has_both(state: State, foe: Unit) -> bool:
    """Whether a squad has men on foot and a carrier of its own on the table."""
    carried = any("troop-carrier" in model.traits for model in state.pieces(foe) if model.cls in VEHICLES)
    return carried and bool(state.men(foe))


def is_found(state: State, lines: Lines, foe: Unit, vehicle: bool) -> bool:
    """Whether some model of the unit, its vehicles or its men, is within its own detection distance."""
    models = state.models
    return any(
        within(state, models[a], models[b], reach(state, models[a], models[b], line))
        for a, seen in lines.items()
        for b, line in seen.items()
        if (models[b].cls in VEHICLES) == vehicle and models[b].unit == foe.id
    )


def detected_apart(state: State, foe: Unit, lines: Lines, found: list[TargetPart]) -> list[TargetPart]:
    """Of a squad and its carrier only what is detected can be fired at.

    Rules: OW-carrier-unit.
    """
    if not has_both(state, foe):
        return found
    known = {vehicle: is_found(state, lines, foe, vehicle) for vehicle in (True, False)}
    return [part for part in found if part.unit != foe.id or known[part.kind in ("vehicle", "crew")]]
