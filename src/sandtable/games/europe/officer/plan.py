"""The plan of an attack: everything that can be spared for it."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Drop, Embark, Join, Launch
from sandtable.games.europe.flow.planning import Planning, groups
from sandtable.games.europe.model import Group, State, mover, units_at
from sandtable.games.europe.odds.attack import forces, forecast
from sandtable.games.europe.officer.aims import OSLO, STETTIN, goals_left, norway_waits, waits_to_drop
from sandtable.games.europe.officer.ground import kept_back
from sandtable.games.europe.officer.landing import landing
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, DROPPED, FIGHTING, LANDING
from sandtable.games.europe.rules.target import Target, target
from sandtable.kernel import Action

SURE = 0.96
"""With this chance an attack needs no more troops if they are wanted elsewhere."""

TRIMMED = 300
"""Up to so many pairs of units a plan is looked at for what it can do without."""

foresee = lru_cache(8192)(forecast)
"""The exact odds; the same battle is looked at several times while it is planned."""


def best_plan(state: State, power: int, area: int, leader: int) -> tuple[Fighter, ...]:
    """What an attack is made with: all that can be spared, or less if other goals want it too."""
    plan = full_plan(state, power, area, leader)
    others = any(a != area for a in goals_left(state, power)) or _is_shared(state, power, area, leader)
    if len(plan) < 3 or not others or any(f.way not in (BY_LAND, BY_AIR) for f in plan):
        return plan
    attack, defence, times, _ = forces(state, power, area, leader, plan)
    if len(plan) * len(defence.land + defence.air) > TRIMMED or foresee(attack, defence, times).win < SURE:
        return plan
    return _trimmed(state, power, area, leader, plan)


def _is_shared(state: State, power: int, area: int, leader: int) -> bool:
    """Whether another group of enemies in the area will have to be beaten too."""
    beaten = set(target(state, power, area, leader).land)
    stands = (n for n, u in units_at(state, area) if t.IS_LAND[u.kind] and hostile(state, power, u.owner))
    return any(n not in beaten for n in stands)


def _trimmed(state: State, power: int, area: int, leader: int, plan: tuple[Fighter, ...]) -> tuple[Fighter, ...]:
    """Without what is not needed for a sure success; one of each kind in turn stays out."""
    kinds = [t.ARM, t.AIR, t.INF]
    while kinds:
        kind = kinds.pop(0)
        fighter = next((f for f in reversed(plan) if state.units[f.number].kind == kind), None)
        less = tuple(f for f in plan if f is not fighter)
        if fighter is None or not any(f.way == BY_LAND for f in less):
            continue
        attack, defence, times, _ = forces(state, power, area, leader, less)
        if foresee(attack, defence, times).win >= SURE:
            plan = less
            kinds.append(kind)
    return plan


def full_plan(state: State, power: int, area: int, leader: int) -> tuple[Fighter, ...]:
    """Everything that can be spared over land and in the air; landings where there is no way by land."""
    aim = target(state, power, area, leader)
    plan: tuple[Fighter, ...] = ()
    boats: dict[int, list[int]] = {}
    loads: dict[int, list[int]] = {}
    for group in groups(state, power):
        if mover(state, group.owner) != power or _waits(state, power, group, area):
            continue
        numbers = rules.candidates(state, power, group.owner, group.kind, group.area, group.points)
        if group.kind == t.FLEET and group.reach >> area & 1:
            boats[group.area] = numbers
        if t.IS_LAND[group.kind] and group.unit.marks & 2 == 0:
            stay = kept_back(state, power, group.area, group.kind, numbers, area)
            loads.setdefault(group.area, []).extend(numbers[stay:])
        if not group.reach >> area & 1 or t.IS_SEA[group.kind]:
            continue
        trial = plan if t.IS_LAND[group.kind] else (*plan, Fighter(-1, BY_LAND, 0))
        if rules.why_not_join(state, power, group.unit, aim, trial) is None:
            spare = len(numbers) - kept_back(state, power, group.area, group.kind, numbers, area)
            way = BY_LAND if t.IS_LAND[group.kind] else BY_AIR
            plan += tuple(Fighter(n, way, group.area) for n in numbers[:spare])
        elif group.kind == t.PARA and rules.why_not_drop(state, power, group.unit, aim) is None:
            plan += tuple(Fighter(n, DROPPED, group.area) for n in numbers)
    if norway_waits(state, power):
        by_air = tuple(f for f in plan if f.way in (BY_AIR, DROPPED))
        over_sea = landing(state, power, area, aim, by_air, boats, loads) if area == OSLO else ()
        plan = _better(state, power, area, leader, plan, over_sea)
    elif not any(f.way == BY_LAND for f in plan):
        plan = landing(state, power, area, aim, plan, boats, loads)
    allowed = rules.african_allowance(state)
    while rules.african_units(state, plan, area) > allowed:
        plan = tuple(f for f in plan if not rules.in_africa(state.units[f.number], area))
    return plan if any(f.way in (BY_LAND, LANDING, DROPPED) for f in plan) or _air_only(state, plan, aim) else ()


def _waits(state: State, power: int, group: Group, area: int) -> bool:
    """What is to go to Norway goes nowhere else."""
    if area == OSLO:
        return False
    return waits_to_drop(state, power, group.kind, group.area) or (
        norway_waits(state, power) and (t.IS_SEA[group.kind] or group.area == STETTIN) and not t.IS_AIR[group.kind]
    )


def _better(
    state: State, power: int, area: int, leader: int, one: tuple[Fighter, ...], other: tuple[Fighter, ...]
) -> tuple[Fighter, ...]:
    """The plan that succeeds more often."""
    if not one or not other:
        return one or other
    chances = [foresee(*forces(state, power, area, leader, plan)[:3]).win for plan in (one, other)]
    return one if chances[0] > chances[1] else other


def _air_only(state: State, plan: tuple[Fighter, ...], aim: Target) -> bool:
    """Aircraft alone go for ships, or for a weak garrison."""
    return len(plan) >= 2 and (bool(aim.sea) or len(aim.land) <= len(plan) // 3) and not aim.air


def planning(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Add what the plan wants and is not in it yet; then go."""
    frame: Planning = state.stack[-1]
    wanted = best_plan(state, power, frame.area, frame.leader)
    inside = {f.number for f in frame.plan}
    missing: dict[tuple[str, int], int] = {}
    for fighter in wanted:
        if fighter.number not in inside and fighter.way != LANDING:
            unit = state.units[fighter.number]
            key = (f"{unit.name} {t.AREAS[fighter.origin]}", fighter.way)
            missing[key] = missing.get(key, 0) + 1
    cargo = [state.units[f.number].name for f in wanted if f.way == LANDING and f.number not in inside]
    for action in reversed(found):
        if isinstance(action, Join):
            way = missing.get((f"{action.unit} {action.origin}", BY_LAND), 0)
            way += missing.get((f"{action.unit} {action.origin}", BY_AIR), 0)
            way += missing.get((f"{action.unit} {action.origin}", FIGHTING), 0) if frame.plan or not cargo else 0
            if 0 < action.n <= way:
                return action
        elif isinstance(action, Drop) and action.n == missing.get((f"{action.unit} {action.origin}", DROPPED), 0):
            return action
    for action in found:
        if isinstance(action, Embark) and action.n == 1 and action.unit in cargo:
            return action
    return next((a for a in found if isinstance(a, Launch)), None)
