"""What a power can bring to bear: its stacks, and where each of them could come by which way (rulebook 4, 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import (
    CUT,
    FALLEN,
    FIXED,
    MOVED,
    USED,
    Group,
    Means,
    State,
    Unit,
    confined,
    mover,
    owners_under,
    stacks_of,
    stacks_under,
)
from sandtable.games.europe.rules.diplomacy import kept, led_partner
from sandtable.games.europe.rules.geography import ports_within, straits_for
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.movement import AFRICAN_AREAS, air_range, special_areas

HAS_LAND, HAS_AIR, HAS_SEA = 1, 2, 4
"""What stands in an area, one bit for each class."""
ODD = (t.COUNTRY["bulgaria"], t.VICHY)
"""Whose units have limits of their own."""
_BARRED = CUT | USED


class Landing(NamedTuple):
    """Fleets with units to land: who pays, the coasts for any unit and for armour, and whether the fleets are own."""

    payer: int
    shores: int
    armour: int
    own: bool


class Muster(NamedTuple):
    """The means of a power, its wards and its partner put together."""

    reach: int
    joins: tuple[int, ...]
    """For each set of classes of defenders the areas where some unit could join an attack on them."""
    drops: int
    own_drops: int
    """Those of the power itself and its wards."""
    landings: tuple[Landing, ...]
    odd: int
    """Areas in reach of units with limits of their own, Bulgarians and Vichy's: to be looked at one by one."""


def means(state: State, owner: int) -> Means:
    """What the units of an owner can do now."""
    index = state.index
    found = index.means[owner]
    if found is None:
        found = index.means[owner] = _means(state, owner)
    return found


def _means(state: State, owner: int) -> Means:
    everywhere = land = planes = bombers = ships = drops = loads = armour = marched = flown = 0
    fleets: dict[int, int] = {}
    shut = t.USA_AREA if state.standing[t.BRITAIN] != FALLEN else t.NOBODY
    is_land, is_sea, usa, near, reaches = t.IS_LAND, t.IS_SEA, t.USA_AREA, t.NEAR_MASK, _reaches(state, owner)
    for _, unit in stacks_of(state, owner):
        kind, area, marks = unit.kind, unit.area, unit.marks
        if not acts(kind, unit.points, marks):
            continue
        reach = reaches[kind](area)
        everywhere |= reach
        if is_land[kind]:
            marched |= near[area] | 1 << area
            if not marks & MOVED and area != shut:
                armour |= 1 << area if kind == t.ARM else 0
                loads |= 1 << area
            if area != usa:
                land |= near[area]
                drops |= reach if kind == t.PARA and not marks & MOVED and state.setup.advanced else 0
            continue
        if kind == t.FLEET and area != shut:
            fleets[area] = reach
        if is_sea[kind]:
            ships |= reach if area != usa else 0
            continue
        flown |= reach
        if area == usa:
            continue
        if kind == t.AIR:
            planes |= reach
        elif kind == t.BOMB:
            bombers |= reach
    return Means(
        everywhere, marched, flown, land, planes, bombers, ships, drops, loads, armour, tuple(fleets.items())
    )  # fmt: skip


def acts(kind: int, points: int, marks: int) -> bool:
    """Whether a unit can still take part in an attack: not cut off, not used; on land with points left and free to go,
    at sea not moved.

    Rules: EU-4.3b, EU-5.1g, EU-9a.
    """
    if marks & _BARRED:
        return False
    if t.IS_LAND[kind]:
        return points > 0 and not marks & FIXED
    return not (marks & MOVED and t.IS_SEA[kind])


def groups_of(state: State, owner: int) -> tuple[tuple[int, Group], ...]:
    """The stacks of an owner that can still take part, each with its first number and where it could come."""
    index = state.index
    found = index.groups[owner]
    if found is None:
        made: dict[tuple[int, int, int, int], tuple[int, Group]] = {}
        reaches = _reaches(state, owner)
        for number, unit in stacks_of(state, owner):
            kind, area, marks = unit.kind, unit.area, unit.marks
            points = unit.points if t.IS_LAND[kind] else 0
            key = (kind, area, points, marks & MOVED)
            if key not in made and acts(kind, points, marks):
                made[key] = number, Group(owner, kind, area, points, reaches[kind](area), unit)
        found = index.groups[owner] = tuple(made.values())
    return found


def _reaches(state: State, owner: int) -> tuple[Callable[[int], int], ...]:
    """For each kind of unit of an owner the areas that it could come to from an area, one bit each."""
    straits = straits_for(state, owner)
    planes, bombers = t.AIR_REACH[air_range(state, owner, t.AIR)], t.AIR_REACH[air_range(state, owner, t.BOMB)]
    on_foot, in_flight, to_bomb = t.NEAR_MASK.__getitem__, planes.__getitem__, bombers.__getitem__
    return (
        on_foot, on_foot, in_flight, _SAILS[straits], _DROPPED.__getitem__, to_bomb, _SAILS[straits], _SAILS[straits],
    )  # fmt: skip


_SAILS = tuple(partial(ports_within, straits) for straits in range(16))
_DROPPED = tuple(near | far for near, far in zip(t.NEAR_MASK, t.AIR_REACH[t.DROP_RANGE], strict=True))


@kept
def own_stacks(state: State, power: int) -> tuple[tuple[int, Unit], ...]:
    """The stacks that a power moves, its own and its wards', in the order of their numbers."""
    return tuple(stacks_under(state, (power,)))


def _owners(state: State, power: int) -> list[int]:
    """Whose units a power may use in a plan: its own, its wards', and a partner's with his wards'."""
    partner = led_partner(state, power)
    return owners_under(state, (power, partner) if partner >= 0 else (power,))


@kept
def groups(state: State, power: int) -> tuple[Group, ...]:
    """The stacks that this power may use in a plan, in the order of their numbers."""
    found = [each for owner in _owners(state, power) for each in groups_of(state, owner)]
    found.sort()
    return tuple([group for _, group in found])


@kept
def muster(state: State, power: int) -> Muster:
    """Where a power could come, by land, by air, as fighting ships, by drop and by landing."""
    everywhere = land = planes = bombers = ships = drops = own_drops = loads = armour = odd = strange = 0
    owners = _owners(state, power)
    for owner in owners:
        has = means(state, owner)
        if confined(state, owner):
            continue
        everywhere |= has.reach
        if owner in ODD:
            odd |= has.reach
            strange |= has.loads
            continue
        land |= has.land
        planes |= has.planes
        bombers |= has.bombers
        ships |= has.ships
        loads |= has.loads
        armour |= has.armour
        drops |= has.drops
        own_drops |= has.drops if mover(state, owner) == power else 0
    landings = []
    for owner in owners:
        payer = mover(state, owner)
        for base, reach in means(state, owner).fleets if not confined(state, owner) else ():
            odd |= reach if strange >> base & 1 else 0
            if loads >> base & 1:
                landings.append(Landing(payer, reach, reach if armour >> base & 1 else 0, payer == power))
    flown = planes | bombers
    on_land = land | (flown if state.setup.aircraft_attack_alone else 0)
    in_air, at_sea = drops | planes | ships, drops | flown | ships
    joins = (drops, drops | on_land, in_air, in_air | on_land, at_sea, at_sea | on_land, at_sea, at_sea | on_land)
    return Muster(everywhere, joins, drops, own_drops, tuple(landings), odd)


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


@kept
def own_shores(state: State, power: int) -> int:
    """Coasts that a power's own fleets could land on, cost apart."""
    found = 0
    for _, coasts, _, own in muster(state, power).landings:
        if own:
            found |= coasts
    return found
