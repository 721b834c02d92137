"""How a battle looks to a side, in a few numbers: points, men, units still to act, nearness to places."""

from __future__ import annotations

from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.turn.verdict import held, points_lost

_NEAR = 600.0
"""How far from a place a man still counts (mm)."""


def features(state: State, seat: str) -> dict[str, float]:
    """What a side goes by: its own less the enemy's."""
    other = state.other(seat)
    mine, theirs = _army(state, seat), _army(state, other)
    whole = max(1.0, mine["whole"] + theirs["whole"])
    made = {"clock": min(1.0, max(0, state.turn - 1) / max(1, state.turns))}
    for name in ("men", "shaken", "hurt", "fresh", "near", "vehicles"):
        made[name] = 2 * (mine[name] - theirs[name]) / whole
    lost = (points_lost(state, other) - points_lost(state, seat)) / whole
    places = (held(state, seat) - held(state, other)) / whole
    made["lost"], made["places"] = 2 * lost, 2 * places
    lead = lost + places
    made["ahead"] = max(-1.0, min(1.0, 12 * lead))
    return made


def _army(state: State, seat: str) -> dict[str, float]:
    """Points of the units that are there, by what state they are in."""
    found = dict.fromkeys(("whole", "men", "shaken", "hurt", "fresh", "near", "vehicles"), 0.0)
    found["whole"] = float(state.lost.get(seat, 0))
    for unit in state.units.values():
        if unit.seat != seat or not unit.models:
            continue
        points = float(unit.points)
        found["whole"] += points
        members = [state.models[each] for each in unit.models]
        alive = [model for model in members if not model.destroyed]
        men = sum(model.cls == "infantry" for model in alive)
        share = min(1.0, men / unit.start) if unit.start else float(bool(alive))
        found["men"] += points * share * (0.4 if unit.broken else 1.0)
        found["hurt"] += points * (1 - share)
        shaken = sum(model.shaken for model in alive)
        found["shaken"] += points * shaken / max(1, len(alive))
        found["fresh"] += points * (unit.marked < state.turn and not unit.broken)
        found["vehicles"] += points * (unit.start > 0 and state.vehicle_of(unit) is not None)
        if state.objectives and alive and not unit.broken:
            lead = alive[0]
            far = min(((lead.x - o.x) ** 2 + (lead.y - o.y) ** 2) ** 0.5 for o in state.objectives)
            found["near"] += points * max(0.0, 1 - far / _NEAR)
    return found
