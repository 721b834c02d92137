"""Marches and changes of base (rulebook 3, 4.1 to 4.4, 6, 13)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import (
    ALONE,
    CUT,
    FIXED,
    MOVED,
    USED,
    State,
    Unit,
    confined,
    mover,
    shift,
    units_at,
    who,
)
from sandtable.games.europe.rules.diplomacy import (
    enterable_areas,
    friend,
    has_rule,
    hostile,
    hostile_air,
    hostile_areas,
    hostile_land,
    hostile_sea,
    kept,
    unshared_areas,
)
from sandtable.games.europe.rules.geography import base_reach, open_straits, overflight, ports_within
from sandtable.games.europe.rules.refusals import CAPITAL_FIRST, MALTA_FULL, NO_SHARING, OVER_THE_OCEAN
from sandtable.games.europe.rules.research import LONG_RANGE, has_found
from sandtable.kernel import Refusal

AFRICAN_AREAS = sum(1 << a for a in t.AFRICA)
BATTLE, NONCOMBAT = 1, 2
"""The phases in which units move."""

NOT_YOURS = Refusal("EU-4c", "not-yours")
NOT_NEIGHBOUR = Refusal("EU-3d", "not-neighbours")
NEUTRAL_LAND = Refusal("EU-5.1b", "neutral-land")
ENEMY_LAND = Refusal("EU-5.1a", "enemy-stands-there")
ENEMY_TROOPS = Refusal("EU-6a", "enemy-troops-there")
LATER = Refusal("EU-6a", "in-phase-two")
NO_CONSENT = Refusal("EU-14.4b", "no-consent")
MAGINOT_SHUT = Refusal("EU-13.1a", "maginot-shut")
AFRICA_FULL = Refusal("EU-13.4c", "africa-full")
EDGE_ONLY_SOVIET = Refusal("EU-11c", "edge-only-soviet")
VICHY_STAYS = Refusal("EU-13.2", "vichy-stays")
VICHY_SHUT = Refusal("EU-13.2", "vichy-is-shut")
TOO_FAR = Refusal("EU-4.3a", "too-far")
NO_BASE = Refusal("EU-4.4a", "no-base-there")


def is_own(state: State, power: int, unit: Unit) -> bool:
    return unit.owner == power or (unit.owner >= 6 and mover(state, unit.owner) == power)


def why_not_stay(state: State, power: int, owner: int, kind: int, area: int, n: int = 1) -> Refusal | None:
    """Limits on who may stand where: Malta, Africa, the east edge, the Maginot line, Soviets beside westerners. British
    aircraft are kept from the Maginot line like British land units.

    Rules: EU-R116, EU-0, EU-13.1a, EU-13.1c, EU-13.4b, EU-13.4c, EU-11c.
    """
    if area == t.EDGE and not (power == t.SOVIET and hostile(state, power, state.control[t.MOSCOW])):
        return EDGE_ONLY_SOVIET
    shut = area == t.MAGINOT and area not in state.forts_gone
    if shut and power == t.BRITAIN and has_rule(state, "13.1a"):
        return MAGINOT_SHUT
    if unshared_areas(state, power) >> area & 1:
        return NO_SHARING
    if area == t.MALTA and has_rule(state, "13.4b") and _malta(state, power, kind) + n > t.LIMITS["malta"]:
        return MALTA_FULL
    african = owner == t.GERMANY and area in t.AFRICA and not t.IS_SEA[kind] and has_rule(state, "13.4c")
    return AFRICA_FULL if african and germans_in_africa(state) + n > t.LIMITS["africa"] else None


def _malta(state: State, power: int, kind: int) -> int:
    """Units on Malta of the same class, land, fleet or air, that are not the enemy's."""
    table = t.IS_LAND if t.IS_LAND[kind] else t.IS_AIR if t.IS_AIR[kind] else t.IS_SEA
    return sum(table[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, t.MALTA))


def germans_in_africa(state: State) -> int:
    """German land and air units in Africa; fleets do not count.

    Rules: EU-13.4c.
    """
    index = who(state)
    if not (index.land[t.GERMANY] | index.air[t.GERMANY]) & AFRICAN_AREAS:
        return 0
    units = [state.units[number] for number in index.of[t.GERMANY]]
    return sum(unit.area in t.AFRICA and not t.IS_SEA[unit.kind] for unit in units)


def movable(state: State, owner: int, kind: int, area: int, points: int) -> list[int]:
    """Units of a stack that can still be moved: land units with these points left, in supply; others not yet moved or
    used.

    Rules: EU-4c, EU-9a.
    """
    units = state.units
    found = []
    if t.IS_LAND[kind]:
        for number in who(state).at[area]:
            unit = units[number]
            if unit.owner == owner and unit.kind == kind and unit.points == points and not unit.marks & (CUT | FIXED):
                found.append(number)
        return found if points else []
    if points:
        return []
    for number in who(state).at[area]:
        unit = units[number]
        if unit.owner == owner and unit.kind == kind and not unit.marks & (USED | MOVED | FIXED):
            found.append(number)
    return found


def why_not_march(state: State, power: int, owner: int, kind: int, start: int, to: int, phase: int) -> Refusal | None:
    """May a land unit step into a neighbouring area?

    In phase 1 armour may pass through friendly areas and any land unit may take an enemy area without land units; in
    phase 2 all may move through friendly areas and into enemy ones without troops. Ground never costs movement.

    Rules: EU-3b, EU-3d, EU-4.1, EU-4.2, EU-5.1a, EU-5.1h, EU-6a, EU-4.3d.
    """
    bit = 1 << to
    if not t.NEAR_MASK[start] & bit:
        return NOT_NEIGHBOUR
    if confined(state, owner):
        return None if state.control[to] == t.VICHY and phase == NONCOMBAT else VICHY_STAYS
    holder = state.control[to]
    if friend(state, power, holder):
        if not hostile_land(state, power) & bit:
            if phase == BATTLE and kind != t.ARM:
                return LATER
            if not enterable_areas(state, power) & bit:
                return NO_CONSENT
            return why_not_stay(state, power, owner, kind, to, newcomers(to, start, owner))
        return ENEMY_LAND
    refusal = why_not_enter(state, power, holder, to, phase)
    if refusal is not None:
        return refusal
    return why_not_stay(state, power, owner, kind, to, newcomers(to, start, owner))


def newcomers(to: int, start: int, owner: int) -> int:
    """A German unit that is in Africa already does not make the Germans there more."""
    return 0 if owner == t.GERMANY and to in t.AFRICA and start in t.AFRICA else 1


def why_not_enter(state: State, power: int, holder: int, to: int, phase: int) -> Refusal | None:
    """May an area that is not friendly be entered without a battle?

    Rules: EU-5.1h, EU-6a, EU-13.2, EU-11b.
    """
    bit = 1 << to
    if holder != t.NOBODY and not hostile(state, power, holder):
        return VICHY_SHUT if holder == t.VICHY else NEUTRAL_LAND
    if hostile_land(state, power) & bit:
        return ENEMY_LAND
    if phase == NONCOMBAT and (hostile_air(state, power) | hostile_sea(state, power)) & bit:
        return ENEMY_TROOPS
    if state.lost_capital[power] and to != t.CHIEF[power]:
        return CAPITAL_FIRST
    return None


def takeable_areas(state: State, power: int, phase: int) -> int:
    """Enemy and masterless areas that land units may enter without a battle, one bit each."""
    index = state.index
    found = (hostile_areas(state, power) | index.control[t.NOBODY]) & ~hostile_land(state, power)
    if phase == NONCOMBAT:
        found &= ~(hostile_air(state, power) | hostile_sea(state, power))
    return found & ~(1 << t.USA_AREA)


def march_targets(state: State, power: int, owner: int, kind: int, start: int, phase: int) -> list[int]:
    """The neighbours into which a land unit may step."""
    mask = march_mask(state, power, owner, kind, phase) & t.NEAR_MASK[start]
    special = special_areas(state, power)
    found = t.bits(mask & ~special)
    if mask & special:
        found += [
            to for to in t.bits(mask & special) if why_not_march(state, power, owner, kind, start, to, phase) is None
        ]
    return found


def march_mask(state: State, power: int, owner: int, kind: int, phase: int) -> int:
    """Areas that a land unit may enter, one bit each, before the limits on special areas."""
    if confined(state, owner):
        return who(state).control[t.VICHY] if phase == NONCOMBAT else 0
    mask = takeable_areas(state, power, phase)
    if phase == NONCOMBAT or kind == t.ARM:
        mask |= enterable_areas(state, power) & ~hostile_land(state, power)
    return mask


@kept
def special_areas(state: State, power: int) -> int:
    """Areas whose limits must be looked at one by one: Malta, Africa, the edge, the Maginot line, the other Allies'."""
    if state.lost_capital[power]:
        return (1 << t.N_AREAS) - 1
    found = 1 << t.EDGE | 1 << t.MALTA | unshared_areas(state, power) | who(state).control[t.VICHY]
    if power == t.GERMANY:
        found |= AFRICAN_AREAS
    return found | 1 << t.MAGINOT if power == t.BRITAIN else found


def can_march(state: State, power: int, owner: int, kind: int, start: int, phase: int) -> bool:
    """Whether there is any neighbour into which a land unit may step."""
    mask = march_mask(state, power, owner, kind, phase) & t.NEAR_MASK[start]
    if mask & ~special_areas(state, power):
        return True
    return bool(mask) and bool(march_targets(state, power, owner, kind, start, phase))


def air_range(state: State, power: int, kind: int) -> int:
    """Two areas for aircraft, three for bombers, four with the power's own long-range bombers.

    Rules: EU-4.3a, EU-12.1.2a.
    """
    if kind == t.BOMB and power >= 0 and has_found(state, power, LONG_RANGE):
        return t.AIR_RANGE[kind] + 1
    return t.AIR_RANGE[kind]


def rebase_reach(state: State, power: int, owner: int, kind: int, start: int) -> int:
    """Areas to which an air or naval unit may change its base, one bit each, before the limits on who stands where.

    Rules: EU-4.3a, EU-4.4a, EU-4.4e, EU-6a.
    """
    held = state.index.rebases
    key = (power, owner == t.VICHY, kind, start)
    found = held.get(key)
    if found is None:
        found = held[key] = _rebase_reach(state, power, owner, kind, start)
    return found


def _rebase_reach(state: State, power: int, owner: int, kind: int, start: int) -> int:
    if start == t.USA_AREA:
        return 0
    if confined(state, owner):
        allowed = who(state).control[t.VICHY]
    else:
        allowed = enterable_areas(state, power) & ~(1 << t.USA_AREA)
    if t.IS_AIR[kind]:
        return base_reach(overflight(state, power), start, air_range(state, power, kind)) & allowed
    return ports_within(open_straits(state, power), start) & allowed


def why_not_rebase(state: State, power: int, owner: int, kind: int, start: int, to: int, n: int) -> Refusal | None:
    """May an air or naval unit take this area as its new base?

    Rules: EU-4.3a, EU-4.4a, EU-12.1.2a.
    """
    if start == t.USA_AREA:
        return OVER_THE_OCEAN
    if not rebase_reach(state, power, owner, kind, start) >> to & 1:
        return NO_BASE if t.IS_SEA[kind] else TOO_FAR
    more = n if owner != t.GERMANY or to not in t.AFRICA or start not in t.AFRICA else 0
    return why_not_stay(state, power, owner, kind, to, more)


def march(state: State, number: int, to: int) -> None:
    """Carry out one step.

    Rules: EU-3a.
    """
    unit = state.units[number]
    shift(state, number, to, unit.points - 1, MOVED, ALONE)


def rebase(state: State, number: int, to: int) -> None:
    """A new base; once per turn.

    Rules: EU-4.3a.
    """
    shift(state, number, to, marks=MOVED)
