"""How a battle looks to a side, in a few numbers: steps, condition, ground, objectives."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.officer.features import goals, worth
from sandtable.games.blitzkrieg.rules.victory import points, window
from sandtable.games.blitzkrieg.tables.sheets import GERMAN, SEATS


def features(state: State, seat: str) -> dict[str, float]:
    """What a side goes by: its own less the enemy's, as shares of both armies."""
    side = SEATS.index(seat)
    armies = [_army(state, each) for each in (0, 1)]
    mine, theirs = armies[side], armies[1 - side]
    whole = max(1.0, mine["whole"] + theirs["whole"]) / 2
    t = state.index.theatre
    made = {"clock": min(1.0, max(0, state.turn - 1) / t.turns)}
    for name in ("steps", "neutral", "tired", "near", "upon"):
        made[name] = (mine[name] - theirs[name]) / whole
    made["mine"], made["theirs"] = mine["steps"] / whole, theirs["steps"] / whole
    sign = 1 if side == GERMAN else -1
    held = sum(each == GERMAN for each in state.control) / max(1, len(state.control))
    made["held"] = sign * (2 * held - 1)
    bounds = window(state)
    if bounds is not None:
        low, high = bounds
        reach = max(4.0, high - low)
        scored = points(state)
        made["points"] = sign * max(-1.5, min(1.5, (2 * scored - low - high) / reach / 2))
        made["over"] = sign * (float(scored > high) - float(scored < low))
    return made


def _army(state: State, side: int) -> dict[str, float]:
    t = state.index.theatre
    found = dict.fromkeys(("whole", "steps", "neutral", "tired", "near", "upon"), 0.0)
    wanted = {goal: value for goal, value in goals(state, side).items() if value > 0}
    total = sum(wanted.values()) or 1.0
    for u, unit in enumerate(state.units):
        if t.side[u] != side or t.is_hq[u]:
            continue
        value = worth(state, u)
        found["whole"] += value
        if unit.hex < -1:
            continue
        value *= unit.steps / 2
        found["steps"] += value
        found["neutral"] += value * unit.neutralised
        found["tired"] += value * state.formations[unit.formation].fatigued
        if unit.hex >= 0:
            distance = t.board.distance[unit.hex]
            found["near"] += value * sum(v / (1 + distance[goal]) for goal, v in wanted.items()) / total
            found["upon"] += value * (unit.hex in wanted)
    return found
