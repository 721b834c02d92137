"""Why an order to fire ended without a shot, in a word that is told."""

from __future__ import annotations

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import VEHICLES, Model
from sandtable.games.operation.model.state import State, is_active
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import crewed_weapons
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.tables import WEAPONS


def why_no_shot(state: State, intent: Intent) -> str:
    """The first reason that holds: `gone`, `unseen`, `undetected`, `range`, `arc`, `reload`, else `useless`.

    Rules: OW-fire-wasted, OW-target-valid, OW-fire-range, OW-target-bear, OW-reload.
    """
    unit, foe = state.units[intent.unit], state.units.get(intent.target)
    if intent.shelled or foe is None or not state.pieces(foe) or foe.below:
        return "useless" if intent.shelled else "gone"
    cover = intent.order == "cover"
    lines = sights(state, unit, foe, through_smoke=cover)
    if not lines:
        return "unseen"
    if not cover and not is_valid(state, unit, foe):
        return "undetected"
    seen = [(state.models[a], state.models[b]) for a, line in lines.items() for b in line]
    near = [(a, b) for a, b in seen if distance(state, a, b) <= longest_reach(a)]
    if not near:
        return "range"
    on_foot = [(a, b) for a, b in near if a.cls not in VEHICLES]
    if on_foot and not any(crewed_weapons.bears(a, WEAPONS[w], (b.x, b.y)) for a, b in on_foot for w in a.weapons):
        return "arc"
    ready = any(
        crewed_weapons.is_loaded(model, n)
        for model in state.pieces(unit)
        if is_active(state, model)
        for n in range(len(model.weapons))
    )
    return "useless" if ready else "reload"


def longest_reach(model: Model) -> int:
    """How far the furthest weapon of a model reaches."""
    modes = [mode for name in model.weapons for mode in WEAPONS[name].modes]
    return max((max(mode.reach, mode.length, mode.normal) for mode in modes), default=0)
