"""Phase 2: from the rear to the front, by land and by sea."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Carry, Launch, Load, Take
from sandtable.games.europe.model import State
from sandtable.games.europe.officer.aims import is_held_back, norway_waits, waits_to_drop, wants_cargo
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.estimates import front_distance, worth
from sandtable.games.europe.officer.ground import GOAL, base_value, lonely, need, spare, thin
from sandtable.games.europe.officer.pull import Pull
from sandtable.games.europe.rules.stacks import stack_goals
from sandtable.kernel import Action


def movement(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Bring stacks from the rear one step nearer to the front, and aircraft to where they can reach it."""
    opening = next((a for a in found if isinstance(a, Take) and _opening(state, power, a)), None)
    if opening is not None:
        return opening
    pull = Pull(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        start = t.AREA[action.origin]
        if _stays(state, power, owner, start) or waits_to_drop(state, power, kind, start):
            continue
        value = 0.0
        if t.IS_LAND[kind]:
            value = _land_gain(pull, owner, kind, start, action.points)
        elif t.IS_AIR[kind]:
            value = _air_gain(state, power, owner, kind, start, action.points)
        if value > best:
            best, choice = value, action
    return choice or _ferry(state, power, found) or pass_or(found)


def _stays(state: State, power: int, owner: int, start: int) -> bool:
    return is_held_back(state, power, start) or (owner >= 6 and start == t.CHIEF[owner])


def _land_gain(pull: Pull, owner: int, kind: int, start: int, points: int) -> float:
    """From the rear towards the front; at the end into goals that are held too thinly."""
    state, power, distance = pull.state, pull.power, pull.distance
    if start == pull.fortress or (start == t.CHIEF[power] and lonely(state, power, start)):
        return 0.0
    if worth(state.setup.scenario)[start] >= GOAL and not spare(state, power, start, owner, kind):
        return 0.0
    stack = (owner, kind, start, points)
    if pull.over and owner == power:
        there = max((pull.of(a) for a in stack_goals(state, power, stack, 2)), default=-99.0)
        return max(0.0, there - pull.of(start) - 10.0)
    if 0 < distance[start] < 99 and any(distance[a] < distance[start] for a in stack_goals(state, power, stack, 2)):
        return 10.0 + distance[start]
    return 0.0


def _air_gain(state: State, power: int, owner: int, kind: int, start: int, points: int) -> float:
    here = base_value(state, power, kind, start)
    bases = stack_goals(state, power, (owner, kind, start, points), 2)
    gain = max((base_value(state, power, kind, a) for a in bases), default=here) - here
    return gain if gain > 3 else 0.0


def _opening(state: State, power: int, action: Take) -> bool:
    """The fleets of Kiel go to Stettin, and one armoured unit with them."""
    if not norway_waits(state, power) or action.origin != "kiel":
        return False
    kind = t.TYPE[action.unit] % 8
    return kind == t.FLEET or (kind == t.ARM and action.points == 2 and wants_cargo(state, power, less=1))


def _ferry(state: State, power: int, found: list[Action]) -> Action | None:
    """Carry troops to a goal that is held too thinly, or an island's army to a shore that touches the front."""

    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Carry):
            continue
        base, to = t.AREA[action.base], t.AREA[action.to]
        if is_held_back(state, power, base) or lonely(state, power, base):
            continue
        if worth(state.setup.scenario)[to] >= GOAL and thin(state, power, to) > 0 and not _is_thin(state, power, base):
            gain = 40.0
        elif distance[base] >= 3 and distance[to] <= 1:
            gain = 20 + need(state, power, to)
        else:
            continue
        if gain > best:
            best, choice = gain, action
    return choice


def _is_thin(state: State, power: int, area: int) -> bool:
    return worth(state.setup.scenario)[area] >= GOAL and thin(state, power, area, 4) > 0


def crossing(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    loads = [a for a in found if isinstance(a, Load)]
    return max(loads, key=lambda a: (a.n, -t.TYPE[a.unit] % 8)) if loads else Launch()
