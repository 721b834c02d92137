"""Which attacks may be planned, and which stacks may join a plan (rulebook 5.1)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack
from sandtable.games.europe.model import MOVED, Group, State, units_at
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.diplomacy import friendly_areas, hostile_units
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.muster import groups, limited_areas, shores
from sandtable.games.europe.rules.muster import muster as bring
from sandtable.games.europe.rules.target import NOTHING_THERE, Target, target, targets, why_not_target
from sandtable.kernel import Refusal

Joining = tuple[int, int, int, int, int]
"""A stack that may join: by which way (0 as it is, 1 dropped, 2 by ship), its owner, kind and area; and the points it
has left, or the owner of the ship."""


def why_not_attack(state: State, power: int, action: Attack) -> Refusal | None:
    """May an attack on this group be planned: it is allowed, and something could take part?

    `test_attacks_and_declarations_offered_are_those_that_the_door_takes` compares `attacks` with it.

    Rules: EU-5.1a, EU-13.1a.
    """
    if action.area not in t.AREA or action.against not in t.COUNTRY:
        return NOTHING_THERE
    area, leader = t.AREA[action.area], t.COUNTRY[action.against]
    refusal = why_not_target(state, power, area, leader)
    if refusal is not None:
        return refusal
    return None if _opens(state, power, area, leader) else rules.NO_UNITS


def attacks(state: State, power: int) -> list[Attack]:
    """The attacks that could be planned now.

    `test_attacks_and_declarations_offered_are_those_that_the_door_takes` compares them with `why_not_attack`.
    """
    muster = bring(state, power)
    coasts, for_armour = shores(state, power)
    by_land, by_air, by_sea = hostile_units(state, power)
    here = by_land | by_air | by_sea
    friendly, limited = friendly_areas(state, power), limited_areas(state, power)
    banned = coasts if state.setup.scenario == "sichelschnitt" else 0
    doubtful = limited | muster.odd | banned
    sure = (coasts & ~friendly | for_armour) & ~doubtful
    joins = muster.joins if affordable(state, power) >= t.BATTLE_COST else (muster.joins[0], *[0] * 7)
    made: list[Attack] = []
    reach = muster.reach & (here | coasts | muster.drops | muster.odd)
    for area, leader, classes in targets(state, power, reach):
        bit = 1 << area
        ways = joins[classes]
        perhaps = doubtful & (ways | coasts | muster.odd) & bit
        if (ways & ~limited | sure) & bit or (perhaps and _opens(state, power, area, leader)):
            made.append(Attack(t.AREAS[area], t.COUNTRIES[leader]))
    return made


def _opens(state: State, power: int, area: int, leader: int) -> bool:
    """Whether some unit could join; the first found is enough."""
    aim = target(state, power, area, leader)
    return bool(joins(state, power, aim, (), first=True))


def joins(
    state: State,
    power: int,
    aim: Target,
    plan: tuple[Fighter, ...],
    first: bool = False,
) -> list[Joining]:
    """Every stack that may join the plan now and by which way; counts above one are added by the caller."""
    taken = {f.number for f in plan}
    found: dict[Joining, int] = {}
    bit = 1 << aim.area
    affords = _affords(state, power, plan, aim)
    fleets: dict[int, list[Group]] = {}
    every = groups(state, power)
    for group in every:
        owner, kind, area, points, reach, unit = group
        if not reach & bit:
            continue
        if kind == t.FLEET:
            fleets.setdefault(area, []).append(group)
        if affords and rules.why_not_join(state, power, unit, aim, plan) is None:
            found[(0, owner, kind, area, points)] = 1
        if affords and kind == t.PARA and rules.why_not_drop(state, power, unit, aim) is None:
            found[(1, owner, kind, area, 0)] = 1
        if first and found:
            return list(found)
    for load in every if fleets else ():
        if load.area in fleets and t.IS_LAND[load.kind] and not load.unit.marks & MOVED:
            for ship in fleets[load.area]:
                if rules.why_not_embark(state, power, load.unit, ship.unit, aim) is None:
                    found[(2, load.owner, load.kind, load.area, ship.owner)] = 1
                    if first:
                        return list(found)
    return [key for key in found if _has_free(state, key, taken)] if taken else list(found)


def _has_free(state: State, key: Joining, taken: set[int]) -> bool:
    """Whether a stack has units that are not in the plan yet."""
    _, owner, kind, area, _ = key
    return any(n not in taken and u.owner == owner and u.kind == kind for n, u in units_at(state, area))


def _affords(state: State, power: int, plan: tuple[Fighter, ...], aim: Target) -> bool:
    cost = rules.plan_cost(plan, aim)
    return affordable(state, rules.payer(state, power, plan)) >= cost
