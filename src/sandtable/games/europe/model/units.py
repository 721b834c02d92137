"""The only functions that move units and control, and lookups of who stands where and who moves whom."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.model.state import JOINED, Index, Stacks, State, Unit

BIT = tuple(1 << area for area in range(t.N_AREAS))


def who(state: State) -> Index:
    return state.index


def put(state: State, owner: int, kind: int, area: int, points: int = 0, marks: int = 0) -> int:
    """A new unit on the map."""
    number = state.next_unit
    state.next_unit = number + 1
    state.units[number] = Unit(owner, kind, area, points, marks)
    index = who(state)
    index.of[owner] = (*index.of[owner], number)
    _enter(index, owner, kind, area, number)
    return number


def lift(state: State, number: int) -> Unit:
    """A unit off the map."""
    unit = state.units.pop(number)
    index = who(state)
    index.of[unit.owner] = tuple([other for other in index.of[unit.owner] if other != number])
    _leave(state, unit, number)
    return unit


def shift(state: State, number: int, area: int, points: int | None = None, marks: int = 0, drop: int = 0) -> None:
    """A unit to another area, with marks added and dropped."""
    unit = state.units[number]
    moved = replace(
        unit,
        area=area,
        points=unit.points if points is None else points,
        marks=(unit.marks | marks) & ~drop,
    )
    renew(state, number, moved)
    if area != unit.area:
        _leave(state, unit, number)
        _enter(who(state), unit.owner, unit.kind, area, number)


def mark(state: State, number: int, marks: int, drop: int = 0) -> None:
    unit = state.units[number]
    renew(state, number, replace(unit, marks=(unit.marks | marks) & ~drop))


def renew(state: State, number: int, unit: Unit) -> None:
    """A unit with other points or marks."""
    before = state.units[number].area
    state.units[number] = unit
    _touch(state.index, unit.owner, before)


def changed(state: State) -> None:
    """Something changed on which more than the units hangs: control, a relation, a strait, an agreement."""
    index = who(state)
    index.cache.clear()
    index.lasting.clear()
    index.rebases.clear()
    index.means = [None] * t.N_COUNTRIES
    index.groups = [None] * t.N_COUNTRIES
    index.faced = [None] * t.N_AREAS
    index.foes = [None] * 6


def set_control(state: State, area: int, owner: int) -> None:
    index = who(state)
    changed(state)
    index.control[state.control[area]] &= ~(1 << area)
    state.control[area] = owner
    index.control[owner] |= 1 << area


def _touch(index: Index, owner: int, area: int) -> None:
    """Forget what was worked out from the units of an owner, and of an area where one of them is or was."""
    index.stacks[owner] = index.means[owner] = index.groups[owner] = index.faced[area] = None
    index.cache.clear()


def _enter(index: Index, owner: int, kind: int, area: int, number: int) -> None:
    here = index.at[area]
    index.at[area] = (*here, number) if not here or here[-1] < number else tuple(sorted((*here, number)))
    index.counts[owner * 8 + kind] += 1
    _touch(index, owner, area)
    masks = index.land if t.IS_LAND[kind] else index.air if t.IS_AIR[kind] else index.sea
    if not masks[owner] >> area & 1:
        masks[owner] |= 1 << area
        _moved(index, owner)


def _moved(index: Index, owner: int) -> None:
    """Forget where those hostile to somebody stand of whom an owner is one."""
    for power, hostile in enumerate(index.hostile):
        if hostile >> owner & 1:
            index.foes[power] = None


def _leave(state: State, unit: Unit, number: int) -> None:
    index = who(state)
    rest = tuple([other for other in index.at[unit.area] if other != number])
    index.at[unit.area] = rest
    index.counts[unit.owner * 8 + unit.kind] -= 1
    _touch(index, unit.owner, unit.area)
    table = t.IS_LAND if t.IS_LAND[unit.kind] else t.IS_AIR if t.IS_AIR[unit.kind] else t.IS_SEA
    units = state.units
    for other in rest:
        each = units[other]
        if each.owner == unit.owner and table[each.kind]:
            return
    masks = index.land if table is t.IS_LAND else index.air if table is t.IS_AIR else index.sea
    masks[unit.owner] &= ~(1 << unit.area)
    _moved(index, unit.owner)


def index_places(state: State) -> None:
    """An index of who and what is where, anew; it does not say yet who is hostile to whom."""
    index = state.index = Index()
    if list(state.units) != sorted(state.units):
        state.units = dict(sorted(state.units.items()))
    at: dict[int, list[int]] = {}
    of: dict[int, list[int]] = {}
    counts = index.counts
    masks = [index.land if t.IS_LAND[kind] else index.air if t.IS_AIR[kind] else index.sea for kind in range(8)]
    for number, unit in state.units.items():
        owner, kind, area = unit.owner, unit.kind, unit.area
        if area in at:
            at[area].append(number)
        else:
            at[area] = [number]
        if owner in of:
            of[owner].append(number)
        else:
            of[owner] = [number]
        counts[owner * 8 + kind] += 1
        masks[kind][owner] |= BIT[area]
    for area, numbers in at.items():
        index.at[area] = tuple(numbers)
    for owner, numbers in of.items():
        index.of[owner] = tuple(numbers)
    index.control = list(_controlled(tuple(state.control)))


@lru_cache(256)
def _controlled(holders: tuple[int, ...]) -> tuple[int, ...]:
    """The areas of each owner, one bit each, those of nobody last. Who holds what changes seldom, and many states of
    one moment are imagined."""
    found = [0] * (t.N_COUNTRIES + 1)
    for bit, owner in zip(BIT, holders, strict=False):
        found[owner] |= bit
    return tuple(found)


def units_at(state: State, area: int) -> list[tuple[int, Unit]]:
    units = state.units
    return [(number, units[number]) for number in state.index.at[area]]


def stacks_of(state: State, owner: int) -> Stacks:
    """The units of an owner, equal ones once, each with its first number, in the order of these."""
    index = state.index
    found = index.stacks[owner]
    if found is None:
        units = state.units
        first: dict[Unit, int] = {}
        for number in index.of[owner]:
            first.setdefault(units[number], number)
        found = index.stacks[owner] = tuple([(number, unit) for unit, number in first.items()])
    return found


def stacks_under(state: State, powers: tuple[int, ...]) -> list[tuple[int, Unit]]:
    """The stacks that some powers move, their wards' among them, in the order of their numbers."""
    found: list[tuple[int, Unit]] = []
    for owner in owners_under(state, powers):
        found += stacks_of(state, owner)
    found.sort()
    return found


def owners_under(state: State, powers: tuple[int, ...]) -> list[int]:
    """Some powers and the wards whose units they move, as far as these have any."""
    of, patron, standing = state.index.of, state.patron, state.standing
    wards = [
        owner
        for owner in WARDS
        if of[owner] and patron[owner] in powers and (standing[owner] == JOINED or owner == t.VICHY)
    ]
    return [*powers, *wards]


def confined(state: State, owner: int) -> bool:
    """Vichy's units, as long as it is neutral: they defend and stay inside its borders. Once it has joined a side they
    are like a satellite's.

    Rules: EU-13.2, EU-17c.
    """
    return owner == t.VICHY and state.standing[t.VICHY] != JOINED


WARDS = tuple(range(6, t.N_COUNTRIES))
"""Whose units another moves."""


def group(state: State, owner: int, kind: int, area: int) -> list[int]:
    """The units of one owner and kind in an area."""
    units = state.units
    return [n for n in who(state).at[area] if units[n].owner == owner and units[n].kind == kind]


def commander(state: State, owner: int) -> int:
    """The power that decides for these units, or nobody."""
    if owner < 6:
        return owner
    return state.patron[owner]


def mover(state: State, owner: int) -> int:
    """The power that moves these units: a minor's only once it has joined, Vichy's always."""
    if owner < 6:
        return owner
    if owner == t.VICHY or state.standing[owner] == JOINED:
        return state.patron[owner]
    return t.NOBODY


def on_map(state: State, owner: int, kind: int) -> int:
    return state.index.counts[owner * 8 + kind]
