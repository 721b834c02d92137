"""Whom an attack meets, and who may be attacked now (rulebook 5.1, 11, 13)."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import USED, State, Unit, units_at
from sandtable.games.europe.rules.diplomacy import (
    bloc,
    blocs,
    has_rule,
    hostile,
    hostile_areas,
    hostile_units,
)
from sandtable.games.europe.rules.eastern_front import winter_of_the_attack
from sandtable.games.europe.rules.muster import HAS_AIR, HAS_LAND, HAS_SEA
from sandtable.games.europe.rules.refusals import CAPITAL_FIRST
from sandtable.kernel import Refusal

NOTHING_THERE = Refusal("EU-5.1a", "nothing-to-attack")
ONCE = Refusal("EU-12.1.1c", "attacked-already")
ONE_BATTLE = Refusal("EU-13.3f", "one-battle-area")
WINTER_BAN = Refusal("EU-13.3c", "winter-ban")
NOT_ENEMY = Refusal("EU-5.1b", "not-at-war")


def blocs_at(state: State, power: int, area: int) -> list[int]:
    """The leaders of the hostile groups in an area: British and French are attacked apart.

    Rules: EU-13.1a.
    """
    found: list[int] = []
    for _, unit in units_at(state, area):
        if hostile(state, power, unit.owner):
            leader = bloc(state, unit.owner)
            if leader not in found:
                found.append(leader)
    return found


def defenders(state: State, power: int, area: int, leader: int) -> list[int]:
    """The hostile units in an area that stand under one leader."""
    return [
        number
        for number, unit in units_at(state, area)
        if hostile(state, power, unit.owner) and bloc(state, unit.owner) == leader
    ]


def usable(unit: Unit) -> bool:
    """An aircraft or ship that can still act; land units always can.

    Rules: EU-4.3b, EU-5.1g, EU-4b.
    """
    return not unit.marks & USED or t.IS_LAND[unit.kind]


class Target(Struct, frozen=True, gc=False):
    """What stands in the area attacked: usable or land units of the group, by class."""

    area: int
    leader: int
    land: tuple[int, ...]
    air: tuple[int, ...]
    sea: tuple[int, ...]


def target(state: State, power: int, area: int, leader: int) -> Target:
    land: list[int] = []
    air: list[int] = []
    sea: list[int] = []
    for number in defenders(state, power, area, leader):
        unit = state.units[number]
        if t.IS_LAND[unit.kind]:
            land.append(number)
        elif usable(unit):
            (air if t.IS_AIR[unit.kind] else sea).append(number)
    return Target(area, leader, tuple(land), tuple(air), tuple(sea))


def is_removed_at_once(state: State, power: int, unit: Unit) -> bool:
    """Bulgarian units that would have to defend against Soviets.

    Rules: EU-13.3d.
    """
    return power == t.SOVIET and t.COUNTRIES[unit.owner] == "bulgaria" and has_rule(state, "13.3d")


def without_bulgarians(state: State, power: int, aim: Target) -> Target:
    """Those who are left to defend when the attack comes.

    Rules: EU-13.3d.
    """
    if power != t.SOVIET:
        return aim
    land = tuple(n for n in aim.land if not is_removed_at_once(state, power, state.units[n]))
    return Target(aim.area, aim.leader, land, aim.air, aim.sea)


def why_not_target(state: State, power: int, area: int, leader: int) -> Refusal | None:
    """May this power attack that group there in this turn?

    One power attacks a group in an area once per turn; without Ploesti or Grozny a side fights in one area only; in the
    winter after its attack the Axis does not attack inside the USSR; without its capital a power only retakes that.

    Rules: EU-0, EU-12.1.1c, EU-13.3c, EU-13.3f, EU-11a, EU-13.2.
    """
    return why_not_group(state, power, area, leader, blocs_at(state, power, area))


def why_not_group(state: State, power: int, area: int, leader: int, leaders: list[int]) -> Refusal | None:
    """The same, where it is known who stands there.

    Rules: EU-12.1.1c, EU-13.3c, EU-13.3f, EU-11a.
    """
    if area == t.USA_AREA or area == t.EDGE:
        return NOTHING_THERE
    self_landing = area != t.CHIEF[power] and state.control[area] == power and bool(state.lost_capital[power])
    if state.lost_capital[power] and area != t.CHIEF[power] and not self_landing:
        return CAPITAL_FIRST
    if (power, area, leader) in state.attacked:
        return ONCE
    present = leader in leaders
    holder = state.control[area]
    if not present and (leaders or leader != (holder if holder >= 0 else power)):
        return NOTHING_THERE
    if not present and not self_landing and holder != t.NOBODY and not hostile(state, power, holder):
        return NOT_ENEMY
    if _oil_is_short(state, power) and _fields(state, power) - {area}:
        return ONE_BATTLE
    if winter_of_the_attack(state) and t.SIDE[power] == t.AXIS and t.HOME[area] == t.SOVIET and present:
        return WINTER_BAN
    return None


def barred_areas(state: State, power: int, areas: int) -> int:
    """Of some areas, one bit each, those where nobody may be fought in this turn, for want of oil or in the first
    Russian winter.

    Rules: EU-13.3c, EU-13.3f.
    """
    barred = 0
    if _oil_is_short(state, power):
        for fought in _fields(state, power):
            barred |= areas & ~(1 << fought)
    if t.SIDE[power] == t.AXIS and winter_of_the_attack(state):
        barred |= areas & _SOVIET_HOME
    return barred


_SOVIET_HOME = sum(1 << area for area, home in enumerate(t.HOME) if home == t.SOVIET)


def _oil_is_short(state: State, power: int) -> bool:
    """The whole Axis without Ploesti, the USSR without Grozny: one battle area per turn.

    Rules: EU-13.3f.
    """
    if not has_rule(state, "13.3f"):
        return False
    if t.SIDE[power] == t.AXIS:
        return hostile(state, power, state.control[t.PLOESTI])
    return power == t.SOVIET and hostile(state, power, state.control[t.GROZNY])


def _fields(state: State, power: int) -> set[int]:
    """Areas in which those who share the oil have fought in this turn: the whole Axis, or the USSR alone.

    Rules: EU-13.3f.
    """
    if t.SIDE[power] == t.AXIS:
        return set(state.fought)
    return {area for attacker, area, _ in state.attacked if attacker == power and area in state.fought}


def facing(state: State, power: int, area: int) -> dict[int, int]:
    """The leaders of the hostile groups in an area, and the classes of units that would defend under each."""
    faced = state.index.faced
    known = faced[area]
    if known is None:
        known = faced[area] = {}
    found = known.get(power)
    if found is None:
        found = known[power] = _facing(state, power, area)
    return found


def _facing(state: State, power: int, area: int) -> dict[int, int]:
    index = state.index
    hostiles, leaders, units = index.hostile[power], blocs(state, power), state.units
    found: dict[int, int] = {}
    for number in index.at[area]:
        unit = units[number]
        if hostiles >> unit.owner & 1:
            leader = leaders[unit.owner]
            kind = unit.kind
            stands = HAS_LAND if t.IS_LAND[kind] else 0 if unit.marks & USED else HAS_AIR if t.IS_AIR[kind] else HAS_SEA
            found[leader] = found.get(leader, 0) | stands
    return found


def targets(state: State, power: int, reach: int) -> list[tuple[int, int, int]]:
    """Areas and groups within reach that a power could plan to attack now, with the classes that would defend.

    Rules: EU-5.1a, EU-5.1j.
    """
    index = state.index
    by_land, by_air, by_sea = hostile_units(state, power)
    hostile_here = by_land | by_air | by_sea
    wanted = hostile_here | hostile_areas(state, power) | index.control[t.NOBODY]
    if state.lost_capital[power]:
        wanted |= index.control[power]
    found: list[tuple[int, int, int]] = []
    bans = -1 if _has_bans(state, power) else sum({1 << area for by, area, _ in state.attacked if by == power})
    for area in t.bits(reach & wanted & ~_OFF_LIMITS):
        groups = facing(state, power, area) if hostile_here >> area & 1 else {}
        holder = state.control[area]
        for leader in groups or (holder if holder >= 0 else power,):
            if not bans >> area & 1 or why_not_group(state, power, area, leader, list(groups)) is None:
                found.append((area, leader, groups.get(leader, 0)))
    return found


_OFF_LIMITS = 1 << t.USA_AREA | 1 << t.EDGE


def _has_bans(state: State, power: int) -> bool:
    """Whether anything but who stands there and an attack already made there could forbid an attack: the capital lost,
    the oil, the winter."""
    if state.lost_capital[power]:
        return True
    return (bool(state.fought) and _oil_is_short(state, power)) or winter_of_the_attack(state)
