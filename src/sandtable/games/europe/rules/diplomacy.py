"""Who is with whom: sides, wars, alliances, who may enter where (rulebook 1, 5.1, 13, 14.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from itertools import count
from typing import Any, TypeVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, JOINED, NEUTRAL, OPEN, Pact, State, changed, index_places, who
from sandtable.games.europe.tables.scenario import plan


def alignment(state: State, owner: int) -> int | None:
    """The side on which a country fights, or None: the Axis is Germany and Italy, the Allies the other four powers.

    Rules: EU-1.
    """
    if owner < 0:
        return None
    if owner < 6:
        return t.SIDE[owner] if state.standing[owner] == ACTIVE else None
    if state.standing[owner] == JOINED and state.patron[owner] >= 0:
        return alignment(state, state.patron[owner])
    return None


def make_index(state: State) -> None:
    """The whole index anew, from the facts."""
    index_places(state)
    relate(state)


def relate(state: State) -> None:
    """Work out anew who is hostile and friendly to each power.

    Rules: EU-5.1b, EU-5.1e, EU-13.3g.
    """
    changed(state)
    index = who(state)
    sides = [alignment(state, owner) for owner in range(t.N_COUNTRIES)]
    members = {t.AXIS: 0, t.ALLIES: 0}
    for owner, side in enumerate(sides):
        if side is not None:
            members[side] |= 1 << owner
    accused = [(1 << owner, by) for owner, by in enumerate(state.foes) if by and owner >= 6]
    index.hostile, index.friend = [0] * 6, [0] * 6
    for power in range(6):
        mine = sides[power]
        friends = 1 << power | (0 if mine is None else members[mine])
        enemies = 0 if mine is None else members[t.AXIS] | members[t.ALLIES]
        for owner, by in accused:
            if by & friends:
                enemies |= owner
        index.friend[power], index.hostile[power] = friends, enemies & ~friends
    for country in t.SATELLITES:
        if state.standing[country] == OPEN:
            index.friend[t.GERMANY] |= 1 << country


def hostile(state: State, power: int, owner: int) -> bool:
    return owner >= 0 and state.index.hostile[power] >> owner & 1 == 1


def friend(state: State, power: int, owner: int) -> bool:
    return owner >= 0 and state.index.friend[power] >> owner & 1 == 1


def _masks(table: list[int], owners: int) -> int:
    found = 0
    while owners:
        low = owners & -owners
        found |= table[low.bit_length() - 1]
        owners ^= low
    return found


T = TypeVar("T")
_slots = count(0, 8)


def kept(find: Callable[[State, int], T]) -> Callable[[State, int], T]:
    """Keep what was worked out for a power until a unit, an area or a relation changes. What is kept is not changed."""
    slot = next(_slots)

    @wraps(find)
    def look(state: State, power: int) -> T:
        cache: dict[int, Any] = state.index.cache
        found: T | None = cache.get(slot + power)
        if found is None:
            found = cache[slot + power] = find(state, power)
        return found

    return look


def lasting(find: Callable[[State, int], T]) -> Callable[[State, int], T]:
    """Keep what was worked out for a power until an area or a relation changes; nothing of it hangs on units."""
    slot = next(_slots)

    @wraps(find)
    def look(state: State, power: int) -> T:
        cache: dict[int, Any] = state.index.lasting
        found: T | None = cache.get(slot + power)
        if found is None:
            found = cache[slot + power] = find(state, power)
        return found

    return look


@lasting
def friendly_areas(state: State, power: int) -> int:
    """Areas of own or allied control, one bit each."""
    index = who(state)
    return _masks(index.control, index.friend[power])


@lasting
def enterable_areas(state: State, power: int) -> int:
    """Friendly areas that may be entered: another's own or conquered area needs consent in the free-for-all.

    Rules: EU-14.4b.
    """
    if not state.setup.free_for_all:
        return friendly_areas(state, power)
    index = who(state)
    found = 0
    for owner in t.bits(index.friend[power]):
        host = owner if owner < 6 else state.patron[owner]
        if host in (power, -1) or team(state, host) == team(state, power) or (host, power) in state.consents:
            found |= index.control[owner]
    return found


@lasting
def hostile_areas(state: State, power: int) -> int:
    index = who(state)
    return _masks(index.control, index.hostile[power])


def hostile_units(state: State, power: int) -> tuple[int, int, int]:
    """Areas with hostile land units, aircraft and ships, one bit each."""
    index = state.index
    found = index.foes[power]
    if found is None:
        owners = index.hostile[power]
        found = _masks(index.land, owners), _masks(index.air, owners), _masks(index.sea, owners)
        index.foes[power] = found
    return found


def hostile_land(state: State, power: int) -> int:
    return hostile_units(state, power)[0]


def hostile_air(state: State, power: int) -> int:
    return hostile_units(state, power)[1]


def hostile_sea(state: State, power: int) -> int:
    return hostile_units(state, power)[2]


def team(state: State, power: int) -> int:
    """Which player holds a power: powers of one player need no agreement between them.

    Rules: EU-2a.
    """
    return _team(state.setup.scenario, state.setup.players, power)


@cache
def _team(scenario: str, players: int, power: int) -> int:
    for number, held in enumerate(plan(scenario).players[players]):
        if power in held:
            return number
    return 100 + power


def is_alone(state: State, power: int) -> bool:
    """Whether one player holds a whole side, so that there is nobody to agree with.

    Rules: EU-2a.
    """
    return _is_alone(state.setup.scenario, state.setup.players, power)


@cache
def _is_alone(scenario: str, players: int, power: int) -> bool:
    side = [other for other in plan(scenario).powers if t.SIDE[other] == t.SIDE[power]]
    return len({_team(scenario, players, other) for other in side}) == 1


PARTNERS = ((t.GERMANY, t.ITALY), (t.BRITAIN, t.USA))
"""The pairs that may combine their forces (13.1b)."""


def pact(state: State, a: int, b: int) -> Pact | None:
    """The agreement of two powers to fight together, given or because one player holds both.

    Rules: EU-13.1b.
    """
    pair = (min(a, b), max(a, b))
    if pair not in PARTNERS or alignment(state, a) is None or alignment(state, a) != alignment(state, b):
        return None
    for each in state.pacts:
        if (each.a, each.b) == pair:
            return each
    if team(state, a) == team(state, b):
        return Pact(pair[0], pair[1], -1, -1)
    return None


_PARTNER = {a: b for pair in PARTNERS for a, b in (pair, pair[::-1])}


@lasting
def led_partner(state: State, power: int) -> int:
    """The partner whose units a power may lead into battle, or nobody.

    Rules: EU-13.1b.
    """
    other = _PARTNER.get(power, t.NOBODY)
    agreed = pact(state, power, other) if other >= 0 else None
    return other if agreed is not None and agreed.lead in (power, -1) else t.NOBODY


def bloc(state: State, owner: int) -> int:
    """The power under which units defend: British and French, Soviets and westerners never together; British with
    Americans and Germans with Italians only if they agree. A minor's units stand with the power that leads them.

    Rules: EU-13.1a, EU-13.1b.
    """
    power = owner if owner < 6 else state.patron[owner]
    if power < 0 or (owner >= 6 and state.standing[owner] != JOINED):
        return owner
    for a, b in PARTNERS:
        if power == b and pact(state, a, b) is not None:
            return a
    return power


@lasting
def blocs(state: State, power: int) -> tuple[int, ...]:
    """The power under which the units of each country defend; the same for everyone.

    Rules: EU-13.1a.
    """
    return tuple(bloc(state, owner) for owner in range(t.N_COUNTRIES))


def cannot_share(state: State, power: int, owner: int) -> bool:
    """Soviet and western allied units never stand in one area.

    Rules: EU-13.1c.
    """
    other = owner if owner < 6 else state.patron[owner]
    if other < 0 or t.SIDE[power] != t.ALLIES or t.SIDE[other] != t.ALLIES or not has_rule(state, "13.1c"):
        return False
    return (power == t.SOVIET) != (other == t.SOVIET)


@kept
def unshared_areas(state: State, power: int) -> int:
    """Areas that a power may not enter because the other half of the Allies stands there, one bit each.

    Rules: EU-13.1c.
    """
    index = who(state)
    found = 0
    for owner in _strangers(state, power):
        found |= index.land[owner] | index.air[owner] | index.sea[owner]
    return found


@lasting
def _strangers(state: State, power: int) -> tuple[int, ...]:
    """The countries whose units a power never stands beside.

    Rules: EU-13.1c.
    """
    if t.SIDE[power] != t.ALLIES or not has_rule(state, "13.1c"):
        return ()
    return tuple(owner for owner in range(t.N_COUNTRIES) if cannot_share(state, power, owner))


def has_rule(state: State, name: str) -> bool:
    """Whether the scenario uses a special rule of chapter 13.

    Rules: EU-14.2f, EU-14.3f.
    """
    return name in plan(state.setup.scenario).special


def at_war_with_soviets(state: State) -> bool:
    return state.standing[t.SOVIET] == ACTIVE and state.standing[t.GERMANY] == ACTIVE


def strongest(state: State, side: int) -> int:
    """The member of an alliance with most HPP in hand; on a tie higher base, then the printed order.

    Rules: EU-5.1c.
    """
    printed = (t.BRITAIN, t.FRANCE, t.GERMANY, t.ITALY, t.SOVIET, t.USA)
    members = [p for p in printed if t.SIDE[p] == side and state.standing[p] == ACTIVE]
    if not members:
        members = [p for p in printed if t.SIDE[p] == side and state.standing[p] == NEUTRAL]
    if not members:
        return t.NOBODY
    return max(members, key=lambda p: (state.hpp[p], t.BASE[p].get(state.year, 0), -printed.index(p)))
