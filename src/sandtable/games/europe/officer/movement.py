"""Phase 2: from the rear to the front, by land and by sea."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Carry, Launch, Load, Take
from sandtable.games.europe.features import front_distance
from sandtable.games.europe.flow.moving import goals
from sandtable.games.europe.model import State, units_at
from sandtable.games.europe.officer.aims import last_in_poland, norway_waits
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.ground import base_value, lonely, need
from sandtable.kernel import Action


def movement(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    """Bring stacks from the rear one step nearer to the front, and aircraft to where they can reach it."""
    opening = next((a for a in found if isinstance(a, Take) and _opening(state, power, a)), None)
    if opening is not None:
        return opening
    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        start = t.AREA[action.origin]
        stack = (owner, kind, start, action.points)
        if (start == t.AREA["stettin"] and norway_waits(state, power)) or last_in_poland(state, power, start):
            continue
        if owner >= 6 and start == t.CHIEF[owner]:
            continue
        if t.IS_LAND[kind]:
            if 0 < distance[start] < 99 and not (start == t.CHIEF[power] and lonely(state, power, start)):
                nearer = [a for a in goals(state, power, stack, 2) if distance[a] < distance[start]]
                if nearer and 10 + distance[start] > best:
                    best, choice = 10 + distance[start], action
        elif t.IS_AIR[kind]:
            here = base_value(state, power, kind, start)
            there = max((base_value(state, power, kind, a) for a in goals(state, power, stack, 2)), default=here)
            if there - here > 3 and there - here > best:
                best, choice = there - here, action
    return choice or _ferry(state, power, found) or pass_or(found)


def _opening(state: State, power: int, action: Take) -> bool:
    """Fleets and the armour of Kiel go to Stettin."""
    if not norway_waits(state, power) or action.origin != "kiel":
        return False
    kind = t.TYPE[action.unit] % 8
    waiting = sum(t.IS_LAND[u.kind] for _, u in units_at(state, t.AREA["stettin"]))
    return kind == t.FLEET or (kind == t.ARM and waiting < 2 and action.points == 2)


def _ferry(state: State, power: int, found: list[Any]) -> Action | None:
    """Carry an island's army to a friendly shore that touches the front."""

    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Carry):
            continue
        base, to = t.AREA[action.base], t.AREA[action.to]
        if distance[base] < 3 or distance[to] > 1:
            continue
        gain = 20 + need(state, power, to)
        if gain > best and not lonely(state, power, base):
            best, choice = gain, action
    return choice


def crossing(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    loads = [a for a in found if isinstance(a, Load)]
    return max(loads, key=lambda a: (a.n, -t.TYPE[a.unit] % 8)) if loads else Launch()
