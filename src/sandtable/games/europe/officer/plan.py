"""The plan of an attack: everything that can be spared for it."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Embark, Join, Launch
from sandtable.games.europe.flow.planning import Planning, groups
from sandtable.games.europe.model import State, mover
from sandtable.games.europe.officer.ground import must_guard
from sandtable.games.europe.officer.landing import landing
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, FIGHTING, LANDING
from sandtable.kernel import Action


def best_plan(state: State, power: int, area: int, leader: int) -> tuple[Fighter, ...]:
    """Everything that can be spared over land and in the air; landings where there is no way by land."""
    aim = rules.target(state, power, area, leader)
    plan: tuple[Fighter, ...] = ()
    boats: dict[int, list[int]] = {}
    loads: dict[int, list[int]] = {}
    for group in groups(state, power):
        if mover(state, group.owner) != power:
            continue
        numbers = rules.candidates(state, power, group.owner, group.kind, group.area, group.points)
        if group.kind == t.FLEET and group.reach >> area & 1:
            boats[group.area] = numbers
        if t.IS_LAND[group.kind] and group.unit.marks & 2 == 0:
            loads.setdefault(group.area, []).extend(numbers)
        if not group.reach >> area & 1 or t.IS_SEA[group.kind]:
            continue
        trial = plan if t.IS_LAND[group.kind] else (*plan, Fighter(-1, BY_LAND, 0))
        if rules.why_not_join(state, power, group.unit, aim, trial) is None:
            spare = len(numbers) - (1 if must_guard(state, power, group.area, group.kind) else 0)
            way = BY_LAND if t.IS_LAND[group.kind] else BY_AIR
            plan += tuple(Fighter(n, way, group.area) for n in numbers[:spare])
    if not any(f.way == BY_LAND for f in plan):
        plan = landing(state, power, area, aim, plan, boats, loads)
    allowed = rules.african_allowance(state)
    while rules.african_units(state, plan, area) > allowed:
        plan = tuple(f for f in plan if not rules.in_africa(state.units[f.number], area))
    return plan if any(f.way in (BY_LAND, LANDING) for f in plan) or _air_only(state, plan, aim) else ()


def _air_only(state: State, plan: tuple[Fighter, ...], aim: rules.Target) -> bool:
    """Aircraft alone go for ships, or for a weak garrison."""
    return len(plan) >= 2 and (bool(aim.sea) or len(aim.land) <= len(plan) // 3) and not aim.air


def planning(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
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

    for action in found:
        if isinstance(action, Embark) and action.n == 1 and action.unit in cargo:
            return action
    return next((a for a in found if isinstance(a, Launch)), None)
