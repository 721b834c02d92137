"""New units (rulebook 7)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Built, FleetReady, LaidDown, Out
from sandtable.games.europe.model import NEUTRAL, State, Yard, on_map, put, who
from sandtable.games.europe.rules.diplomacy import hostile, unshared_areas
from sandtable.games.europe.rules.money import affordable, spend, why_not_spend
from sandtable.games.europe.rules.placing import bid_for
from sandtable.games.europe.rules.refusals import NO_SHARING
from sandtable.games.europe.rules.research import rebuildable
from sandtable.kernel import Refusal

NONE_LEFT_TO_BUILD = Refusal("EU-7a", "none-left-to-build")
NOT_HOME = Refusal("EU-7b", "not-at-home")
NO_COAST = Refusal("EU-7b", "not-on-the-coast")
ONLY_REBUILT = Refusal("EU-7d", "only-to-be-rebuilt")
NOT_SUNK = Refusal("EU-7d", "no-fleet-to-rebuild")
NOT_ITS_UNIT = Refusal("EU-7a", "not-its-unit")


def available(state: State, owner: int, kind: int) -> int:
    """Counters of a type that are neither on the map nor in a yard nor gone for good; lost ones count. The four new
    kinds belong to the advanced level, which keeps all the rest.

    Rules: EU-7a, EU-12, EU-R121.
    """
    if owner >= 6:
        return t.ARMY[owner][kind] - on_map(state, owner, kind) if owner in t.ARMY else 0
    if kind in t.ADVANCED_KINDS and not state.setup.advanced:
        return 0
    mixed = t.mix(owner, state.year)[kind] + bid_for(state, owner, kind)
    building = sum(y.power == owner for y in state.yards) if kind == t.FLEET else 0
    return mixed - on_map(state, owner, kind) - building - state.gone.get(owner * 8 + kind, 0)


def new_ones(state: State, owner: int, kind: int) -> int:
    """Of these, the ones that can be built at once: fleets lost in battle are rebuilt slowly, other ships are not.

    Rules: EU-7d.
    """
    free = available(state, owner, kind)
    return max(0, free - state.sunk[owner]) if kind == t.FLEET and owner < 6 else max(0, free)


def sites(state: State, owner: int, kind: int) -> int:
    """Home areas inside the original borders that the country still controls; naval units on a coast.

    Rules: EU-7b, EU-11c.
    """
    found = t.HOME_MASK[owner] & who(state).control[owner] & ~(1 << t.EDGE)
    if owner == t.SOVIET and hostile(state, owner, state.control[t.MOSCOW]) and not t.IS_SEA[kind]:
        found |= 1 << t.EDGE
    if t.IS_SEA[kind]:
        found &= t.PORT_MASK
    return found


def may_order(state: State, power: int, owner: int) -> bool:
    """Own units, and those of satellites in one's care.

    Rules: EU-13.3b.
    """
    return owner == power or (owner >= 6 and state.patron[owner] == power and rebuildable(state, owner))


def why_not_build(state: State, power: int, owner: int, kind: int, area: int, n: int) -> Refusal | None:
    """May so many units be built there?

    `test_laws` compares `open_sites` with it.

    Rules: EU-7a, EU-7b, EU-7c, EU-7d.
    """
    refusal = _why_not_type(state, power, owner, kind, n)
    if refusal is not None:
        return refusal
    if not sites(state, owner, kind) >> area & 1:
        return NO_COAST if t.IS_SEA[kind] and t.HOME[area] == owner else NOT_HOME
    if unshared_areas(state, power) >> area & 1:
        return NO_SHARING
    return why_not_spend(state, power, t.COST[kind] * n)


def _why_not_type(state: State, power: int, owner: int, kind: int, n: int) -> Refusal | None:
    """Whether so many counters are there to be built by this power, wherever that may be.

    Rules: EU-7a, EU-7d.
    """
    if not may_order(state, power, owner):
        return NOT_ITS_UNIT
    if n < 1 or new_ones(state, owner, kind) < n:
        lost = kind == t.FLEET and available(state, owner, kind) >= n >= 1
        return ONLY_REBUILT if lost else NONE_LEFT_TO_BUILD
    return None


def orders(state: State, power: int) -> list[tuple[int, int]]:
    """Types that could be built now: owner and kind."""
    money = affordable(state, power)
    kinds = [kind for kind in range(8) if t.COST[kind] <= money]
    shut = ~unshared_areas(state, power)
    found = []
    for owner in [power, *(c for c in (*t.MINORS, t.VICHY) if state.patron[c] == power)] if kinds else ():
        if may_order(state, power, owner):
            land, sea = sites(state, owner, t.INF) & shut, sites(state, owner, t.FLEET) & shut
            for kind in kinds:
                if (sea if t.IS_SEA[kind] else land) and new_ones(state, owner, kind) > 0:
                    found.append((owner, kind))
    return found


def can_order(state: State, power: int, owner: int, kind: int) -> bool:
    """Whether a type could be built somewhere now."""
    return bool(open_sites(state, power, owner, kind))


def open_sites(state: State, power: int, owner: int, kind: int) -> list[int]:
    """Where one unit of a type could be built now: by the sets of areas that `why_not_build` looks at, all at once.

    `test_laws` compares the two.
    """
    if _why_not_type(state, power, owner, kind, 1) is not None or why_not_spend(state, power, t.COST[kind]) is not None:
        return []
    return t.bits(sites(state, owner, kind) & ~unshared_areas(state, power))


def build(state: State, power: int, owner: int, kind: int, area: int, n: int, out: Out) -> None:
    """New units are usable at once.

    Rules: EU-7e, EU-15b.
    """
    cost = t.COST[kind] * n
    spend(state, power, cost)
    for _ in range(n):
        put(state, owner, kind, area, t.MOVE[owner][kind] if t.IS_LAND[kind] else 0)
    out.append(Built(t.type_name(owner, kind), t.AREAS[area], n, cost))


def why_not_lay_down(state: State, power: int, area: int) -> Refusal | None:
    """May the rebuilding of a lost fleet begin there?

    Rules: EU-7d.
    """
    if state.sunk[power] < 1 or available(state, power, t.FLEET) < 1 or state.standing[power] == NEUTRAL:
        return NOT_SUNK
    if not sites(state, power, t.FLEET) >> area & 1:
        return NO_COAST
    return why_not_spend(state, power, t.COST[t.FLEET])


def lay_down(state: State, power: int, area: int, out: Out) -> None:
    """Paid now, ready at the start of the owner's third turn after this.

    Rules: EU-7d.
    """
    spend(state, power, t.COST[t.FLEET])
    state.sunk[power] -= 1
    state.yards = (*state.yards, Yard(power, area, state.turn + t.LIMITS["fleet_turns"]))
    out.append(LaidDown(t.type_name(power, t.FLEET), t.AREAS[area], t.COST[t.FLEET]))


def launch_fleets(state: State, powers: tuple[int, ...], out: Out) -> None:
    """Rebuilt fleets that are ready appear; one whose yard holds units that it may not stand beside waits.

    Rules: EU-7d, EU-13.1c.
    """
    for yard in state.yards:
        shut = unshared_areas(state, yard.power) >> yard.area & 1
        if yard.power in powers and yard.ready <= state.turn and not shut:
            state.yards = tuple(y for y in state.yards if y is not yard)
            put(state, yard.power, t.FLEET, yard.area)
            out.append(FleetReady(t.type_name(yard.power, t.FLEET), t.AREAS[yard.area]))
