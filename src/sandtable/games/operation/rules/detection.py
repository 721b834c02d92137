"""Detection: by kind, last action and cover of the target."""

from __future__ import annotations

from sandtable.games.operation.model import VEHICLES, Model, Posture, Unit
from sandtable.games.operation.rules.measure import within
from sandtable.games.operation.rules.sight import Look, sights
from sandtable.games.operation.state import State, counts_as_infantry
from sandtable.games.operation.tables import detection


def posture_of(state: State, model: Model) -> Posture:
    """The state that counts: that of the last order; men on foot beside a carrier that moved slowly are stationary.

    Rules: OW-detect-state, OW-first-turn.
    """
    from sandtable.games.operation.rules.hooks import model_posture

    unit = state.units[model.unit]
    if unit.silent:
        return "stationary"
    return model_posture(state, unit, model)


def reach(state: State, observer: Model, target: Model, line: Look) -> int:
    """The distance at which this observer detects this model.

    Rules: OW-detect, OW-detect-state.
    """
    from sandtable.games.operation.rules.hooks import detection_change, is_lit

    vehicle = target.cls in VEHICLES and not counts_as_infantry(state, target)
    night = state.on("night") and not is_lit(state, target)
    base = detection(vehicle, posture_of(state, target), line.cover > 0, night)
    return detection_change(state, observer, target, base)


def detects(state: State, unit: Unit, foe: Unit, lines: dict[str, dict[str, Look]] | None = None) -> bool:
    """Whether a unit detects another: one model of it within the distance is enough. One detects only what one sees.

    Rules: OW-detect, OW-detect-unit.
    """
    found = sights(state, unit, foe) if lines is None else lines
    models = state.models
    for observer, seen in found.items():
        for target, line in seen.items():
            a, b = models[observer], models[target]
            if within(state, a, b, reach(state, a, b, line)):
                return True
    return False


def is_valid(state: State, unit: Unit, foe: Unit) -> bool:
    """Whether a unit is seen and detected.

    Rules: OW-target-valid.
    """
    lines = sights(state, unit, foe)
    return bool(lines) and detects(state, unit, foe, lines)


def valid_targets(state: State, unit: Unit) -> list[Unit]:
    """Every enemy unit that this one sees and detects."""
    return [foe for foe in state.enemies(unit.seat) if is_valid(state, unit, foe)]


def seen_targets(state: State, unit: Unit) -> list[Unit]:
    """Every enemy unit that this one sees, detected or not, smoke in between or not: for covering fire.

    Rules: OW-order-cover, OW-smoke-sight.
    """
    return [foe for foe in state.enemies(unit.seat) if sights(state, unit, foe, through_smoke=True)]
