"""Where a power could strike with what it has (rulebook 5.1)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import CUT, FIXED, MOVED, USED, State, Unit, confined, units_at
from sandtable.games.europe.rules.attack import why_not_drop, why_not_embark
from sandtable.games.europe.rules.diplomacy import friendly_areas, kept
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.movement import air_range
from sandtable.games.europe.rules.muster import limited_areas, muster, own_shores, own_stacks
from sandtable.games.europe.rules.target import Target


@kept
def strike_mask(state: State, power: int) -> int:
    """Areas of land units of a power that can still move and their neighbours, or in range of its aircraft, as bits."""
    found = 0
    alone = state.setup.aircraft_attack_alone
    for _, unit in own_stacks(state, power):
        if unit.marks & (CUT | USED) or confined(state, unit.owner):
            continue
        if t.IS_LAND[unit.kind]:
            if unit.points and not unit.marks & FIXED:
                found |= t.NEAR_MASK[unit.area] | 1 << unit.area
        elif alone and t.IS_AIR[unit.kind]:
            found |= t.AIR_REACH[air_range(state, unit.owner, unit.kind)][unit.area]
    return found


def within_reach(state: State, power: int) -> int:
    """All areas that a power could come to in any way, whatever it costs and whoever may stand there, one bit each."""
    gathered = muster(state, power)
    return strike_mask(state, power) | own_shores(state, power) | gathered.own_drops | gathered.odd


def reachable_areas(state: State, power: int, areas: int) -> int:
    """Of some areas of a country still at peace, those that this power could attack or enter with what it has.

    Rules: EU-5.1b.
    """
    found = strike_mask(state, power) & areas
    far = areas & ~found
    shipped = own_shores(state, power) if affordable(state, power) >= t.INVASION_COST + t.WAR_MINOR else 0
    gathered = muster(state, power)
    doubtful = limited_areas(state, power) | gathered.odd | friendly_areas(state, power)
    if state.setup.scenario == "sichelschnitt":
        doubtful |= shipped
    found |= far & (shipped | gathered.own_drops) & ~doubtful
    for area in t.bits(far & doubtful & (shipped | gathered.own_drops | gathered.odd)):
        if _could_strike(state, power, Target(area, state.control[area], (0,), (), ())):
            found |= 1 << area
    return found


def _could_strike(state: State, power: int, aim: Target) -> bool:
    """Whether a drop or a landing there is possible."""
    for _, unit in own_stacks(state, power):
        if unit.marks & (CUT | USED) or confined(state, unit.owner):
            continue
        if unit.kind == t.PARA and why_not_drop(state, power, unit, aim) is None:
            return True
        if unit.kind == t.FLEET and not unit.marks & MOVED and _has_cargo(state, power, unit, aim):
            return True
    return False


def _has_cargo(state: State, power: int, fleet: Unit, aim: Target) -> bool:
    if affordable(state, power) < t.INVASION_COST + t.WAR_MINOR:
        return False
    return any(
        why_not_embark(state, power, unit, fleet, aim) is None
        for _, unit in units_at(state, fleet.area)
        if t.IS_LAND[unit.kind]
    )
