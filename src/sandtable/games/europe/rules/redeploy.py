"""Strategic redeployment (rulebook 8, 13.5)."""

from __future__ import annotations

from functools import cache, lru_cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, CUT, FALLEN, FIXED, MOVED, USED, State, Unit, confined, units_at, who
from sandtable.games.europe.rules.diplomacy import enterable_areas, kept
from sandtable.games.europe.rules.geography import open_straits, ports_within, sea_steps
from sandtable.games.europe.rules.movement import air_range, is_own, special_areas, why_not_stay
from sandtable.games.europe.rules.supply import spread
from sandtable.kernel import Refusal

ALL_USED = Refusal("EU-8a", "no-redeployments-left")
NOT_NOW = Refusal("EU-8d", "not-to-be-redeployed")
NO_WAY = Refusal("EU-8a", "no-way-there")
NO_ESCORT = Refusal("EU-8c", "no-escort")
OCEAN_FULL = Refusal("EU-13.5", "ocean-full")
NOT_OVER_OCEAN = Refusal("EU-13.5", "only-to-britain")


def left(state: State, power: int) -> int:
    """Redeployments of this turn that are left.

    Rules: EU-8a.
    """
    return t.REDEPLOY[power] - state.redeployed[power]


def why_not_unit(state: State, power: int, unit: Unit) -> Refusal | None:
    """Land units that moved or fought may be redeployed, aircraft that only changed base too; used aircraft and ships
    not.

    Rules: EU-8d, EU-8a.
    """
    if not is_own(state, power, unit) or confined(state, unit.owner):
        return NOT_NOW
    if unit.marks & (FIXED | CUT):
        return NOT_NOW
    if not t.IS_LAND[unit.kind] and unit.marks & USED:
        return NOT_NOW
    if t.IS_SEA[unit.kind] and unit.marks & MOVED:
        return NOT_NOW
    return None


def overland(state: State, power: int, area: int) -> int:
    """Areas that a land unit reaches from one over friendly land, one bit each.

    Rules: EU-8a.
    """
    friendly = enterable_areas(state, power)
    return spread(1 << area, friendly | 1 << area)


def by_air(state: State, power: int, kind: int, area: int) -> int:
    """Areas that an aircraft reaches over friendly land, and over sea where a friendly area lies within its range.

    Rules: EU-8b.
    """
    return _air_spread(enterable_areas(state, power), area, air_range(state, power, kind))


@lru_cache(8192)
def _air_spread(friendly: int, area: int, span: int) -> int:
    found = 1 << area
    edge = found
    while edge:
        reached = 0
        for place in t.bits(edge):
            reached |= (t.NEAR_MASK[place] | _over_sea(place, span)) & friendly
        edge = reached & ~found
        found |= edge
    return found


@cache
def _over_sea(area: int, span: int) -> int:
    """Areas within range over nothing but sea."""
    found = 0
    seen = {t.N_AREAS + sea for sea in t.COAST[area]}
    edge = list(seen)
    for _ in range(span - 1):
        following = []
        for place in edge:
            for other in t.FLIGHT[place]:
                if other < t.N_AREAS:
                    found |= 1 << other
                elif other not in seen:
                    seen.add(other)
                    following.append(other)
        edge = following
    return found & ~(1 << area)


def by_sea(state: State, power: int, base: int) -> int:
    """Bases that a fleet reaches port to port through open straits, any distance.

    Rules: EU-8a.
    """
    return _ports_from(open_straits(state, power), base) & enterable_areas(state, power) & ~(1 << base)


@cache
def _ports_from(straits: int, base: int) -> int:
    seas = set(t.COAST[base])
    edge = list(seas)
    while edge:
        sea = edge.pop()
        near = list(sea_steps(straits)[sea])
        if straits & t.OPEN_KIEL and sea in (t.NORTH_SEA, t.BALTIC):
            near += [t.NORTH_SEA, t.BALTIC]
        for other in near:
            if other not in seas:
                seas.add(other)
                edge.append(other)
    return sum(1 << p for p in t.PORTS if not seas.isdisjoint(t.COAST[p]))


@kept
def idle_fleets(state: State, power: int) -> dict[int, int]:
    """Bases with fleets that have done nothing in this turn, and how many.

    Rules: EU-8c.
    """
    found: dict[int, int] = {}
    for area in t.bits(who(state).sea[power]):
        count = sum(
            u.owner == power and u.kind == t.FLEET and not u.marks & (USED | MOVED) for _, u in units_at(state, area)
        )
        if count and area != t.USA_AREA:
            found[area] = count
    return found


def escorted(state: State, power: int, reached: int, fleets: dict[int, int]) -> int:
    """Areas reached over land from the coasts to which one idle fleet based in the areas reached so far can take a
    unit."""
    straits = open_straits(state, power)
    friendly = enterable_areas(state, power)
    coasts = 0
    for base in fleets:
        if reached >> base & 1:
            coasts |= ports_within(straits, base) & friendly
    return spread(coasts, friendly) & ~reached


def over_sea_reach(state: State, power: int, area: int) -> int:
    """Areas that a land unit can reach with escorts, relays included.

    Rules: EU-8c.
    """
    fleets = idle_fleets(state, power)
    reached = overland(state, power, area)
    start = reached
    for _ in range(min(3, sum(fleets.values()))):
        more = escorted(state, power, reached, fleets)
        if not more:
            break
        reached |= more
    return reached & ~start


def escort_options(state: State, power: int, reached: int, to: int) -> list[int]:
    """Bases whose idle fleet brings the unit nearer: to the goal, or to the base of another that can go on.

    Rules: EU-8c.
    """
    straits = open_straits(state, power)
    friendly = enterable_areas(state, power)
    fleets = idle_fleets(state, power)
    found = []
    for base in sorted(fleets):
        if not reached >> base & 1:
            continue
        shore = spread(ports_within(straits, base) & friendly, friendly)
        rest = {b: n - (b == base) for b, n in fleets.items() if n - (b == base) > 0}
        if shore >> to & 1 or _completes(state, power, shore | reached, rest, to):
            found.append(base)
    return found


def _completes(state: State, power: int, reached: int, fleets: dict[int, int], to: int) -> bool:
    for _ in range(min(2, sum(fleets.values()))):
        if reached >> to & 1:
            return True
        more = escorted(state, power, reached, fleets)
        if not more:
            return False
        reached |= more
    return bool(reached >> to & 1)


def after_escort(state: State, power: int, reached: int, base: int) -> int:
    """Where the unit may be after a fleet of this base has escorted it."""
    friendly = enterable_areas(state, power)
    return reached | spread(ports_within(open_straits(state, power), base) & friendly, friendly)


def ocean_limit(state: State) -> int:
    """Units per turn over the ocean: four to Britain, two to a bridgehead once Britain has fallen.

    Rules: EU-13.5.
    """
    return t.LIMITS["ocean_bridgehead" if state.standing[t.BRITAIN] == FALLEN else "ocean"]


def ocean_goals(state: State, unit: Unit) -> int:
    """Where American units may land: British home areas, or an American bridgehead once Britain has fallen.

    Rules: EU-13.5.
    """
    if state.standing[t.USA] != ACTIVE or state.ocean >= ocean_limit(state):
        return 0
    index = who(state)
    if state.standing[t.BRITAIN] == FALLEN:
        goals = index.control[t.USA] & t.PORT_MASK & ~(1 << t.USA_AREA)
    else:
        goals = index.control[t.BRITAIN] & t.HOME_MASK[t.BRITAIN]
        goals &= enterable_areas(state, t.USA)
    if t.IS_SEA[unit.kind]:
        goals &= t.PORT_MASK
    return goals


def reach(state: State, power: int, unit: Unit) -> tuple[int, int]:
    """Areas to which a unit may be redeployed: without escort, and with.

    Rules: EU-8a, EU-8b, EU-8c, EU-13.5.
    """
    here = 1 << unit.area
    if unit.area == t.USA_AREA:
        return ocean_goals(state, unit), 0
    barred = here | 1 << t.USA_AREA
    if t.IS_SEA[unit.kind]:
        return by_sea(state, power, unit.area) & ~barred, 0
    if t.IS_AIR[unit.kind]:
        plain = by_air(state, power, unit.kind, unit.area)
    else:
        plain = overland(state, power, unit.area)
    escorts = over_sea_reach(state, power, unit.area) & ~plain
    return plain & enterable_areas(state, power) & ~barred, escorts & enterable_areas(state, power) & ~barred


def has_reach(state: State, power: int, unit: Unit) -> bool:
    """Whether a unit could be redeployed anywhere."""
    here = 1 << unit.area | 1 << t.USA_AREA
    if unit.area != t.USA_AREA and not t.IS_SEA[unit.kind]:
        land = t.NEAR_MASK[unit.area] & enterable_areas(state, power) & ~here
        if land:
            return True
    plain, escorts = reach(state, power, unit)
    return bool(plain or escorts)


def destinations(state: State, power: int, unit: Unit) -> list[int]:
    """Every area to which a unit may be redeployed now: by the sets of areas that `why_not_redeploy` looks at.

    `test_laws` compares the two.
    """
    if left(state, power) < 1 or why_not_unit(state, power, unit) is not None:
        return []
    plain, escorts = reach(state, power, unit)
    found, special = plain | escorts, special_areas(state, power)
    for area in t.bits(found & special):
        if _why_not_there(state, power, unit, area) is not None:
            found &= ~(1 << area)
    return t.bits(found)


def _why_not_there(state: State, power: int, unit: Unit, to: int) -> Refusal | None:
    more = 0 if unit.owner == t.GERMANY and to in t.AFRICA and unit.area in t.AFRICA else 1
    return why_not_stay(state, power, unit.owner, unit.kind, to, more)


def why_not_redeploy(state: State, power: int, unit: Unit, to: int) -> Refusal | None:
    """May this unit be redeployed there?

    `test_laws` compares `destinations` with it.

    Rules: EU-8a, EU-8b, EU-8c, EU-8d, EU-13.5.
    """
    if left(state, power) < 1:
        return ALL_USED
    refusal = why_not_unit(state, power, unit)
    if refusal is not None:
        return refusal
    plain, escorts = reach(state, power, unit)
    if not (plain | escorts) >> to & 1:
        if unit.area == t.USA_AREA:
            return OCEAN_FULL if state.ocean >= ocean_limit(state) else NOT_OVER_OCEAN
        return NO_ESCORT if t.PORT[to] and not t.IS_SEA[unit.kind] else NO_WAY
    return _why_not_there(state, power, unit, to)
