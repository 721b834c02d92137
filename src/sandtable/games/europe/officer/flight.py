"""Aircraft that come nearer before they strike: a base may change by two areas, the strike reaches two more."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import March, Rebase, Take
from sandtable.games.europe.model import State, Unit, units_at
from sandtable.games.europe.officer.aims import NORWAY, OSLO, is_goal, left_to_another, norway_waits, wants_cargo
from sandtable.games.europe.officer.estimates import worth
from sandtable.games.europe.officer.ground import base_value
from sandtable.games.europe.rules.diplomacy import hostile, hostile_areas, hostile_land
from sandtable.games.europe.rules.movement import BATTLE, air_range
from sandtable.games.europe.rules.stacks import stack_goals
from sandtable.kernel import Action

PRIZE = 12
"""From this worth on a place is one for which aircraft come nearer."""


def flight_targets(state: State, power: int) -> dict[int, float]:
    """Defended places beside own troops that can still attack, and what aircraft are worth there."""
    values = worth(state.setup.scenario)
    found: dict[int, float] = {}
    for area in t.bits(hostile_areas(state, power) & hostile_land(state, power)):
        if values[area] < PRIZE or left_to_another(state, power, area):
            continue
        beside = sum(t.ATTACK[u.owner][u.kind] for u in _troops(state, power, area))
        stands = sum(t.DEFENCE[u.owner][u.kind] for _, u in units_at(state, area) if hostile(state, power, u.owner))
        if 3 * beside >= stands:
            found[area] = values[area] + (40 if is_goal(state, power, area) else 0)
    return found


def _troops(state: State, power: int, area: int) -> list[Unit]:
    return [
        u
        for near in t.NEAR[area]
        for _, u in units_at(state, near)
        if u.owner == power and t.IS_LAND[u.kind] and u.points and not u.marks & 12
    ]


def strike_value(state: State, owner: int, kind: int, base: int, aims: dict[int, float]) -> float:
    """The best that aircraft of a base could take part in."""
    reach = t.AIR_REACH[air_range(state, owner, kind)][base]
    return max((value for area, value in aims.items() if reach >> area & 1), default=0.0)


def fly_up(state: State, power: int, found: list[Action], aims: dict[int, float] | None = None) -> Action | None:
    """Aircraft that reach a better target from another base."""
    takes = [a for a in found if isinstance(a, Take) and t.IS_AIR[t.TYPE[a.unit] % 8]]
    aims = flight_targets(state, power) if aims is None else aims
    best, choice = 0.0, None
    for action in takes if aims else ():
        owner, kind = divmod(t.TYPE[action.unit], 8)
        start = t.AREA[action.origin]
        here = strike_value(state, owner, kind, start, aims)
        bases = stack_goals(state, power, (owner, kind, start, 0), BATTLE)
        gain = max((strike_value(state, owner, kind, a, aims) for a in bases if held(state, power, a)), default=0.0)
        if gain - here > best:
            best, choice = gain - here, action
    return choice


def to_norway(state: State, power: int, found: list[Action]) -> Action | None:
    """What no other attack has wanted comes into range of Oslo before the landing there."""
    ready = norway_waits(state, power) and not wants_cargo(state, power)
    return fly_up(state, power, found, {OSLO: 1.0}) if ready and state.control[OSLO] == NORWAY else None


def held(state: State, power: int, area: int) -> bool:
    """Whether troops of one's side guard a base."""
    return any(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))


def forward_base(state: State, power: int, owner: int, kind: int, steps: list[March | Rebase]) -> Action:
    """The guarded base from which the best target is in range; among several the best one."""
    aims = flight_targets(state, power)
    if not any(strike_value(state, owner, kind, t.AREA[a.to], aims) for a in steps) and norway_waits(state, power):
        aims = {OSLO: 1.0}

    def value(action: March | Rebase) -> tuple[float, float, int]:
        area = t.AREA[action.to]
        strike = strike_value(state, owner, kind, area, aims) if held(state, power, area) else 0.0
        return strike, base_value(state, power, kind, area), action.n

    return max(steps, key=value)
