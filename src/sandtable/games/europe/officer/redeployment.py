"""Phase 4: troops go where a goal wants them or is held too thinly."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Redeploy, Take
from sandtable.games.europe.features import front_distance, guard, threat, worth
from sandtable.games.europe.flow.redeploying import Redeploying
from sandtable.games.europe.model import State, units_at
from sandtable.games.europe.officer.aims import hungry, last_in_poland, norway_waits, weak_goals
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.ground import base_value, lonely, need
from sandtable.games.europe.rules.redeploy import goals as destinations
from sandtable.kernel import Action


def redeployment(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    """Units from the deep rear first; in the last turn what must be held comes before all."""
    done = pass_or(found)
    if state.turn == state.last:
        saving = _shore_up(state, power, found)
        if saving is not None:
            return saving
    mustered = _muster(state, power, found)
    if mustered is not None:
        return mustered
    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        area = t.AREA[action.origin]
        if t.IS_SEA[kind] or owner >= 6 or (area == t.CHIEF[power] and lonely(state, power, area)):
            continue
        if last_in_poland(state, power, area) or (area == t.AREA["stettin"] and norway_waits(state, power)):
            continue
        if area == t.USA_AREA:
            value = 30.0 + t.COST[kind]
        elif distance[area] == 0 or (distance[area] == 99 and not _way_out(state, power, action, distance)):
            continue
        else:
            value = min(distance[area], 8) + 0.5 * t.COST[kind]
        if value > best and value > 2:
            best, choice = value, action
    if choice is not None:
        return choice
    return _shore_up(state, power, found) or done or _garrison(found)


def _way_out(state: State, power: int, action: Take, distance: list[int]) -> bool:
    """Whether a unit that stands where there is no front could be brought to one."""
    owner, kind = divmod(t.TYPE[action.unit], 8)
    unit = next(u for _, u in units_at(state, t.AREA[action.origin]) if u.owner == owner and u.kind == kind)
    return any(distance[a] < 99 for a in destinations(state, power, unit))


def _muster(state: State, power: int, found: list[Any]) -> Action | None:
    """Troops from where they do least go to where a goal wants them."""
    calling = hungry(state, power)
    if not calling:
        return None
    beside = 0
    for area in calling:
        beside |= t.NEAR_MASK[area]
    values = worth(state.setup.scenario)
    best, choice = -1e9, None
    for action in found:
        if not isinstance(action, Take) or not t.IS_LAND[t.TYPE[action.unit] % 8] or t.TYPE[action.unit] >= 48:
            continue
        area = t.AREA[action.origin]
        few = sum(t.IS_LAND[u.kind] and u.owner == power for _, u in units_at(state, area)) <= 3
        if beside >> area & 1 or (few and values[area] >= 20) or area == t.USA_AREA:
            continue
        if last_in_poland(state, power, area) or (area == t.AREA["stettin"] and norway_waits(state, power)):
            continue
        value = t.ATTACK[power][t.TYPE[action.unit] % 8] - 0.5 * threat(state, power, area) - values[area] / 20
        if value > best:
            best, choice = value, action
    return choice


def _shore_up(state: State, power: int, found: list[Any]) -> Action | None:
    """A goal that is held but thinly gets troops from places that matter less."""
    if not weak_goals(state, power):
        return None
    values = worth(state.setup.scenario)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take) or not t.IS_LAND[t.TYPE[action.unit] % 8] or t.TYPE[action.unit] >= 48:
            continue
        area = t.AREA[action.origin]
        surplus = 1.0 + guard(state, power, area) - 0.3 * threat(state, power, area) - values[area] / 4
        spare = values[area] < 20 or guard(state, power, area) > 14 + 0.6 * threat(state, power, area)
        if spare and area != t.USA_AREA and not last_in_poland(state, power, area) and surplus > best:
            best, choice = surplus, action
    return choice


def _garrison(found: list[Any]) -> Action | None:
    """The turn may not end yet: send an infantry unit."""
    takes = [a for a in found if isinstance(a, Take)]
    return next((a for a in takes if a.unit == "germany-infantry"), takes[0] if takes else None)


def _to_poland(state: State, power: int, places: list[Redeploy]) -> Action | None:
    """The garrison that the first scenario asks for, if there is none."""
    poland = t.COUNTRY["poland"]
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return None
    if any(u.owner == t.GERMANY and t.HOME[u.area] == poland for u in state.units.values()):
        return None
    return next((a for a in places if t.HOME[t.AREA[a.to]] == poland), None)


def redeploying(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    frame: Redeploying = state.stack[-1]
    unit = state.units[frame.number]
    places = [a for a in found if isinstance(a, Redeploy)]
    if not places:
        return found[0]  # type: ignore[no-any-return]
    distance = front_distance(state, power)
    held = _to_poland(state, power, places)
    if held is not None:
        return held
    calling = hungry(state, power) if t.IS_LAND[unit.kind] and state.turn < state.last else []
    called = [a for a in places if any(t.NEAR_MASK[goal] >> t.AREA[a.to] & 1 for goal in calling)]
    if called:
        return max(called, key=lambda a: need(state, power, t.AREA[a.to]))
    weak = [t.AREAS[a] for a in weak_goals(state, power)]
    saved = [a for a in places if a.to in weak] if t.IS_LAND[unit.kind] else []
    if saved:
        return min(saved, key=lambda a: guard(state, power, t.AREA[a.to]))

    def value(action: Redeploy) -> float:
        area = t.AREA[action.to]
        if t.IS_AIR[unit.kind]:
            return base_value(state, power, unit.kind, area)
        return -6.0 * min(distance[area], 8) + need(state, power, area)

    return max(places, key=value)
