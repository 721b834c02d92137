"""How a war looks to a side, in a few numbers: goals, ground, armies, money."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, units_at
from sandtable.games.europe.officer.estimates import worth
from sandtable.games.europe.officer.ground import GOAL
from sandtable.games.europe.rules.victory import verdict
from sandtable.games.europe.tables.scenario import plan


def features(state: State, seat: str) -> dict[str, float]:
    """What a side goes by: its own less the enemy's."""
    side = t.SIDE[t.POWERS.index(seat)]
    first = plan(state.setup.scenario).first
    made = {"clock": min(1.0, (state.turn - first) / max(1, state.last - first + 1))}
    mine, theirs = _holds(state, side), _holds(state, 1 - side)
    for name in ("ground", "goals", "army", "air", "money", "guard", "beside"):
        total = mine[name] + theirs[name]
        made[name] = (mine[name] - theirs[name]) / total if total else 0.0
    won = {t.SIDE[t.POWERS.index(each)] for each in verdict(state).winners}
    made["ahead"] = 0.0 if len(won) != 1 else 1.0 if side in won else -1.0
    return made


def _holds(state: State, side: int) -> dict[str, float]:
    """What powers of a side and the countries they lead have: areas by worth, units by cost, money."""
    found = dict.fromkeys(("ground", "goals", "army", "air", "money", "guard", "beside"), 0.0)
    values = worth(state.setup.scenario)
    own = [_side(state, owner) == side for owner in range(t.N_COUNTRIES)]
    for area, owner in enumerate(state.control):
        if owner < t.N_COUNTRIES and own[owner]:
            found["ground"] += values[area]
            found["goals"] += values[area] * (values[area] >= GOAL)
    for unit in state.units.values():
        if own[unit.owner]:
            cost = t.COST[unit.kind]
            found["army"] += cost
            found["air"] += cost * t.IS_AIR[unit.kind]
            if t.IS_LAND[unit.kind] and values[unit.area] >= GOAL:
                found["guard"] += cost * values[unit.area]
    for area in range(t.N_AREAS):
        if values[area] >= GOAL and not (state.control[area] < t.N_COUNTRIES and own[state.control[area]]):
            around = (unit for near in t.NEAR[area] for _, unit in units_at(state, near))
            found["beside"] += values[area] * sum(t.COST[u.kind] for u in around if own[u.owner] and t.IS_LAND[u.kind])
    found["money"] = float(sum(state.hpp[p] for p in range(len(t.POWERS)) if t.SIDE[p] == side))
    return found


def _side(state: State, owner: int) -> int:
    """The side that a country fights on; a minor goes with its patron."""
    if owner < len(t.POWERS):
        return t.SIDE[owner]
    patron = state.patron[owner]
    return t.SIDE[patron] if 0 <= patron < len(t.POWERS) else -1
