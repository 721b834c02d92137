"""Supply over land and by fleet (rulebook 9, 11a)."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import CutOff, Out, Starved
from sandtable.games.europe.model import CUT, MOVED, RELIEVED, USED, State, Unit, lift, mark, stacks_of, units_at, who
from sandtable.games.europe.rules.diplomacy import friend, friendly_areas, hostile, kept, lasting
from sandtable.games.europe.rules.geography import ports_within, straits_for
from sandtable.kernel import Refusal


def sources(state: State, power: int) -> int:
    """Capitals in friendly hands, also conquered ones; the east edge for the Soviets once Moscow has fallen.

    Rules: EU-9a, EU-11c.
    """
    friendly = friendly_areas(state, power)
    found = 0
    for capital in t.CAPITALS:
        if friendly >> capital & 1:
            found |= 1 << capital
    if power == t.SOVIET and hostile(state, power, state.control[t.MOSCOW]):
        found |= 1 << t.EDGE
    return found


@lru_cache(8192)
def spread(start: int, allowed: int) -> int:
    """All areas that can be reached from some over allowed ones, one bit each."""
    found = start & allowed
    edge = found
    while edge:
        reached = 0
        while edge:
            low = edge & -edge
            reached |= t.NEAR_MASK[low.bit_length() - 1]
            edge ^= low
        edge = reached & allowed & ~found
        found |= edge
    return found


@lasting
def supplied_areas(state: State, power: int) -> int:
    """Areas with a path of friendly areas to a source; Vichy's own units have theirs at Vichy.

    Rules: EU-9a.
    """
    friendly = friendly_areas(state, power)
    if power != t.SOVIET or not hostile(state, power, state.control[t.MOSCOW]):
        friendly &= ~(1 << t.EDGE)
    if power == t.GERMANY and state.must_leave:
        for country in t.SATELLITES:
            friendly |= who(state).control[country]
    return spread(sources(state, power), friendly)


def needs_supply(state: State, unit: Unit) -> int:
    """The power whose supply a land unit draws on, or nobody if it is always supplied.

    Rules: EU-9d, EU-13.2.
    """
    if not t.IS_LAND[unit.kind] or unit.owner == t.VICHY:
        return t.NOBODY
    return unit.owner if unit.owner < 6 else state.patron[unit.owner]


def unsupplied(state: State, powers: tuple[int, ...]) -> dict[tuple[int, int], list[int]]:
    """Land units of these powers without a way overland, by owner and area."""
    areas = {power: supplied_areas(state, power) for power in powers}
    found: dict[tuple[int, int], list[int]] = {}
    for number, unit in state.units.items():
        power = needs_supply(state, unit)
        if power in areas and not areas[power] >> unit.area & 1 and not at_home(state, unit):
            found.setdefault((unit.owner, unit.area), []).append(number)
    return found


def at_home(state: State, unit: Unit) -> bool:
    """A minor's own capital supplies its own units, whoever leads them; the USA lacks nothing at home."""
    if unit.area == t.USA_AREA:
        return True
    if unit.owner < 6 or state.control[t.CHIEF[unit.owner]] != unit.owner:
        return False
    own = who(state).control[unit.owner]
    return bool(spread(1 << t.CHIEF[unit.owner], own) >> unit.area & 1)


def mark_cut(state: State, powers: tuple[int, ...], out: Out) -> None:
    """At the start of the turn: land units without supply may not move or attack.

    Rules: EU-9a.
    """
    for (owner, area), numbers in sorted(unsupplied(state, powers).items()):
        for number in numbers:
            mark(state, number, CUT)
        for kind in sorted({state.units[n].kind for n in numbers}):
            count = sum(state.units[n].kind == kind for n in numbers)
            out.append(CutOff(t.type_name(owner, kind), t.AREAS[area], count))


def is_cut_off(unit: Unit) -> bool:
    """Whether a unit is out of supply now. One that has supply again stays where it is until its next turn, but is not
    lost.

    Rules: EU-9a, EU-9b.
    """
    return unit.marks & (CUT | RELIEVED) == CUT


def restore(state: State, powers: tuple[int, ...]) -> None:
    """At the end of phase 1: units that others have brought back into supply are not lost; they do not move in this
    turn.

    Rules: EU-9a, EU-9b.
    """
    still = {number for numbers in unsupplied(state, powers).values() for number in numbers}
    for number, unit in list(state.units.items()):
        if is_cut_off(unit) and needs_supply(state, unit) in powers and number not in still:
            mark(state, number, RELIEVED)


def starve(state: State, powers: tuple[int, ...], out: Out) -> None:
    """At the end of redeployment: land units still cut off are lost.

    Rules: EU-9b.
    """
    lost: dict[tuple[int, int, int], int] = {}
    for number, unit in list(state.units.items()):
        if is_cut_off(unit) and needs_supply(state, unit) in powers:
            lift(state, number)
            key = (unit.owner, unit.kind, unit.area)
            lost[key] = lost.get(key, 0) + 1
    for (owner, kind, area), count in sorted(lost.items()):
        out.append(Starved(t.type_name(owner, kind), t.AREAS[area], count))


# -- supply by fleet


@kept
def cut_areas(state: State, power: int) -> tuple[int, ...]:
    """Where anyone is out of supply now, whoever asks.

    Rules: EU-9c.
    """
    index = who(state)
    owners = [owner for owner in range(t.N_COUNTRIES) if index.land[owner]]
    return tuple(sorted({unit.area for owner in owners for _, unit in stacks_of(state, owner) if is_cut_off(unit)}))


NO_SUPPLY_FLEET = Refusal("EU-9c", "no-supply-fleet")
NOT_CUT = Refusal("EU-9c", "not-cut-off")
SUPPLY_TOO_FAR = Refusal("EU-9c", "supply-too-far")
BASE_CUT = Refusal("EU-9c", "supply-base-cut")
SUPPLY_TOO_MANY = Refusal("EU-9c", "supply-too-many")


def cut_units(state: State, area: int) -> list[int]:
    return [number for number, unit in units_at(state, area) if is_cut_off(unit)]


def waiting(state: State, power: int, area: int) -> list[int]:
    """Units cut off in an area that a power's fleets may supply: its own and its friends'.

    Rules: EU-9c.
    """
    units = state.units
    return [n for n in cut_units(state, area) if friend(state, power, needs_supply(state, units[n]))]


def supply_fleet(state: State, power: int, owner: int, base: int) -> int | None:
    """An idle fleet of an owner at a base, if there is one."""
    for number, unit in units_at(state, base):
        if unit.owner == owner and unit.kind == t.FLEET and not unit.marks & (USED | MOVED):
            return number
    return None


def capacity(state: State, owner: int, base: int) -> int:
    """Land units that the supply fleets of a base, named and idle, can still take on; six each.

    Rules: EU-9c.
    """
    named = sum(left for o, b, left in state.supplies if (o, b) == (owner, base))
    idle = sum(
        1
        for _, unit in units_at(state, base)
        if unit.owner == owner and unit.kind == t.FLEET and not unit.marks & (USED | MOVED)
    )
    return named + idle * t.LIMITS["supply"]


def why_not_supply(state: State, power: int, owner: int, base: int, area: int, n: int) -> Refusal | None:
    """May a fleet on this base supply so many land units there? It may serve an ally's units.

    Rules: EU-9c, EU-3e.
    """
    if owner != power and state.patron[owner] != power:
        return NO_SUPPLY_FLEET
    if n < 1 or capacity(state, owner, base) < n:
        return NO_SUPPLY_FLEET
    cut_off = waiting(state, power, area)
    if len(cut_off) < n:
        return NOT_CUT if not cut_off else SUPPLY_TOO_MANY
    if not supplied_areas(state, power) >> base & 1:
        return BASE_CUT
    overland = spread(1 << area, friendly_areas(state, power) | 1 << area)
    if not ports_within(straits_for(state, owner), base) & overland:
        return SUPPLY_TOO_FAR
    return None


def name_supply(state: State, power: int, owner: int, base: int, area: int, n: int, relief: bool) -> None:
    """Name fleets as they are needed; they stay on base and do nothing else. Units that are supplied when the turn
    begins may move in it; after the battles supply only saves them.

    Rules: EU-9a, EU-9b, EU-9c.
    """
    left = n
    supplies = list(state.supplies)
    while left:
        slot = next((i for i, (o, b, free) in enumerate(supplies) if (o, b) == (owner, base) and free), None)
        if slot is None:
            number = supply_fleet(state, power, owner, base)
            assert number is not None
            mark(state, number, USED)
            supplies.append((owner, base, t.LIMITS["supply"]))
            slot = len(supplies) - 1
        taken = min(left, supplies[slot][2])
        supplies[slot] = (owner, base, supplies[slot][2] - taken)
        left -= taken
    state.supplies = tuple(supplies)
    for number in waiting(state, power, area)[:n]:
        mark(state, number, RELIEVED if relief else 0, 0 if relief else CUT)
