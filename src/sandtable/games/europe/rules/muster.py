"""What a power can bring to bear: its stacks, and where each of them could come by which way (rulebook 4, 5.1)."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import CUT, FALLEN, FIXED, JOINED, MOVED, USED, State, Unit, mover, stacks_under
from sandtable.games.europe.rules.diplomacy import kept, led_partner
from sandtable.games.europe.rules.geography import ports_within, straits_for
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.movement import AFRICAN_AREAS, air_range, special_areas

LAND, AIR, SEA = 1, 2, 4
"""What stands in an area, one bit for each class."""
BULGARIA = t.COUNTRY["bulgaria"]
_BARRED = CUT | USED


class Group(NamedTuple):
    """Units of one stack that could take part, and the areas that they could reach, one bit each."""

    owner: int
    kind: int
    area: int
    points: int
    reach: int
    unit: Unit


class Landing(NamedTuple):
    """Fleets with units to land: who pays, the coasts for any unit and for armour, and whether the fleets are own."""

    payer: int
    shores: int
    armour: int
    own: bool


class Muster(NamedTuple):
    """All groups of a power and its partner, and their reach put together, one bit for each area."""

    groups: tuple[Group, ...]
    reach: int
    joins: tuple[int, ...]
    """For each set of classes of defenders the areas where some unit could join an attack on them."""
    drops: int
    own_drops: int
    """Those of the power itself and its wards."""
    landings: tuple[Landing, ...]
    odd: int
    """Areas in reach of units with limits of their own, Bulgarians and Vichy's: to be looked at one by one."""


@kept
def groups(state: State, power: int) -> tuple[Group, ...]:
    """The stacks that this power may use in a plan: its own, its wards', and a partner's."""
    partner = led_partner(state, power)
    found: dict[tuple[int, int, int, int, int], Group] = {}
    for _, unit in stacks_under(state, (power, partner) if partner >= 0 else (power,)):
        marks, kind = unit.marks, unit.kind
        if marks & _BARRED:
            continue
        points = 0
        if t.IS_LAND[kind]:
            points = unit.points
            if not points or marks & FIXED:
                continue
        elif t.IS_SEA[kind] and marks & MOVED:
            continue
        key = (unit.owner, kind, unit.area, points, marks & MOVED)
        if key not in found:
            found[key] = Group(unit.owner, kind, unit.area, points, _reach(state, unit), unit)
    return tuple(found.values())


def _reach(state: State, unit: Unit) -> int:
    if t.IS_LAND[unit.kind]:
        drop = t.AIR_REACH[t.DROP_RANGE][unit.area] if unit.kind == t.PARA else 0
        return t.NEAR_MASK[unit.area] | drop
    if t.IS_AIR[unit.kind]:
        return t.AIR_REACH[air_range(state, unit.owner, unit.kind)][unit.area]
    return ports_within(straits_for(state, unit.owner), unit.area)


@kept
def muster(state: State, power: int) -> Muster:
    """Where the groups of a power could come, by land, by air, as fighting ships, by drop and by landing."""
    found = groups(state, power)
    everywhere = land = planes = bombers = ships = drops = own_drops = odd = 0
    loads: dict[int, int] = {}
    vichy = state.standing[t.VICHY] == JOINED
    for owner, kind, area, _, reach, unit in found:
        everywhere |= reach
        if owner == BULGARIA or owner == t.VICHY:
            odd |= reach if owner == BULGARIA or vichy else 0
            if t.IS_LAND[kind] and not unit.marks & MOVED:
                loads[area] = loads.get(area, 0) | (4 if owner == BULGARIA else 8 if vichy else 0)
            continue
        if t.IS_LAND[kind]:
            if not unit.marks & MOVED:
                loads[area] = loads.get(area, 0) | (2 if kind == t.ARM else 1)
                if kind == t.PARA and area != t.USA_AREA and state.setup.advanced:
                    drops |= reach
                    own_drops |= reach if mover(state, owner) == power else 0
            land |= t.NEAR_MASK[area] if area != t.USA_AREA else 0
        elif area != t.USA_AREA:
            if kind == t.AIR:
                planes |= reach
            elif kind == t.BOMB:
                bombers |= reach
            else:
                ships |= reach
    landings, more = _landings(state, power, found, loads)
    flown = planes | bombers
    on_land = land | (flown if state.setup.aircraft_attack_alone else 0)
    joins = tuple(
        drops | (on_land if n & LAND else 0) | (planes | ships if n & AIR else 0) | (flown | ships if n & SEA else 0)
        for n in range(8)
    )
    return Muster(found, everywhere, joins, drops, own_drops, landings, odd | more)


def _landings(
    state: State, power: int, found: tuple[Group, ...], loads: dict[int, int]
) -> tuple[tuple[Landing, ...], int]:
    """Fleets where something waits to be shipped; and the coasts for which only units with limits wait."""
    made: list[Landing] = []
    odd = 0
    for owner, kind, area, _, reach, _ in found:
        waiting = loads.get(area, 0) if kind == t.FLEET else 0
        if not waiting or owner == t.VICHY or (area == t.USA_AREA and state.standing[t.BRITAIN] != FALLEN):
            continue
        odd |= reach if waiting & 12 else 0
        if waiting & 3:
            payer = mover(state, owner)
            made.append(Landing(payer, reach, reach if waiting & 2 else 0, payer == power))
    return tuple(made), odd


def limited_areas(state: State, power: int) -> int:
    """Areas whose limits on who may stand there must be looked at, for a power and the partner whom it leads."""
    found = special_areas(state, power)
    return found | AFRICAN_AREAS if led_partner(state, power) == t.GERMANY else found


def shores(state: State, power: int) -> tuple[int, int]:
    """Coasts on which a power could pay a landing now: of any unit, of armour."""
    anyone = armour = 0
    for payer, coasts, tanks, _ in muster(state, power).landings:
        if affordable(state, payer) >= t.INVASION_COST:
            anyone |= coasts
            armour |= tanks
    return anyone, armour


def own_shores(state: State, power: int) -> int:
    """Coasts that a power's own fleets could land on, cost apart."""
    found = 0
    for _, coasts, _, own in muster(state, power).landings:
        if own:
            found |= coasts
    return found
