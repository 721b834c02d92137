"""Ways by sea and air: straits, distances, routes (rulebook 3, 4.3, 4.4)."""

from __future__ import annotations

from functools import cache, lru_cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FREE, OPEN, State, who
from sandtable.games.europe.rules.diplomacy import friend, lasting

FAR = 99


@lasting
def open_straits(state: State, power: int) -> int:
    """Which straits let a power's fleets through, one bit each.

    Gibraltar and Denmark serve their owner and his allies, the Turkish straits whoever holds both shores; a neutral
    owner lets nobody pass. German fleets also have the canal at Kiel, until an enemy has taken it.

    Rules: EU-3f, EU-3g, EU-3h.
    """
    control = state.control
    found = 0
    if _serves(state, power, control[t.GIBRALTAR]):
        found |= t.OPEN_GIBRALTAR
    if _serves(state, power, control[t.DENMARK_AREA]):
        found |= t.OPEN_DENMARK
    if _serves(state, power, control[t.ISTANBUL]) and _serves(state, power, control[t.IZMIT]):
        found |= t.OPEN_TURKEY
    if power == t.GERMANY and not state.kiel_shut:
        found |= t.OPEN_KIEL
    return found


def _serves(state: State, power: int, owner: int) -> bool:
    """The owner of a strait and his allies pass; a neutral country lets nobody through."""
    if owner == t.NOBODY or (owner >= 6 and state.standing[owner] in (FREE, OPEN)):
        return False
    return friend(state, power, owner)


def straits_for(state: State, owner: int) -> int:
    """The straits open to the ships of any owner: a minor's sail with its patron's."""
    power = owner if owner < 6 else state.patron[owner]
    return open_straits(state, power) if power >= 0 else 0


@cache
def sea_steps(straits: int) -> tuple[tuple[int, ...], ...]:
    """For each sea the seas entered from it; the canal at Kiel joins two seas at the cost of one more point."""
    near: list[list[int]] = [[] for _ in range(t.N_SEAS)]
    for a, b, strait in t.SEA_BORDERS:
        if not strait or straits & strait:
            near[a].append(b)
            near[b].append(a)
    return tuple(tuple(sorted(each)) for each in near)


@cache
def seas_from(straits: int, base: int) -> tuple[int, ...]:
    """How many seas a ship enters from a base to each sea, with the canal counted as a port of call.

    Rules: EU-3a, EU-4.4e.
    """
    steps = sea_steps(straits)
    cost = [FAR] * t.N_SEAS
    for sea in t.COAST[base]:
        cost[sea] = 1
    canal = {t.NORTH_SEA: t.BALTIC, t.BALTIC: t.NORTH_SEA} if straits & t.OPEN_KIEL else {}
    for spent in range(1, 2 * t.N_SEAS):
        for sea in [sea for sea in range(t.N_SEAS) if cost[sea] == spent]:
            for other in steps[sea]:
                cost[other] = min(cost[other], spent + 1)
            if sea in canal:
                cost[canal[sea]] = min(cost[canal[sea]], spent + 2)
    return tuple(cost)


@cache
def ports_within(straits: int, base: int, points: int = t.FLEET_RANGE) -> int:
    """The fleet bases that a ship can reach, one bit each: every sea entered and the coast at the end cost a point.
    Finland has none.

    Rules: EU-3e, EU-4.4a, EU-4.4e.
    """
    found = 0
    for sea, cost in enumerate(seas_from(straits, base)):
        if cost < points:
            found |= t.SHORE_MASK[sea]
    return found & ~(1 << base)


@cache
def routes(straits: int, base: int, port: int, points: int = t.FLEET_RANGE) -> tuple[tuple[int, ...], ...]:
    """Every way over the sea from a base to a coast inside the points, shortest first; no sea twice.

    Rules: EU-12.2b.
    """
    goals = frozenset(t.COAST[port])
    found: list[tuple[int, tuple[int, ...]]] = []

    def walk(way: tuple[int, ...], cost: int) -> None:
        if cost + 1 > points:
            return
        if way[-1] in goals:
            found.append((cost, way))
        for other in sea_steps(straits)[way[-1]]:
            if other not in way:
                walk((*way, other), cost + 1)
        if straits & t.OPEN_KIEL and way[-1] in (t.NORTH_SEA, t.BALTIC):
            other = t.BALTIC if way[-1] == t.NORTH_SEA else t.NORTH_SEA
            if other not in way and other not in sea_steps(straits)[way[-1]]:
                walk((*way, other), cost + 2)

    for sea in t.COAST[base]:
        walk((sea,), 1)
    found.sort()
    return tuple(way for _, way in found)


@cache
def sea_routes(straits: int, base: int, goal: int, points: int = t.FLEET_RANGE) -> tuple[tuple[int, ...], ...]:
    """The shortest way over the sea from a base to a sea, if there is one inside the points."""
    cost = seas_from(straits, base)
    if cost[goal] > points:
        return ()
    way = [goal]
    while cost[way[0]] > 1:
        here = way[0]
        before = [s for s in range(t.N_SEAS) if here in sea_steps(straits)[s] and cost[s] == cost[here] - 1]
        if before:
            way.insert(0, before[0])
        else:
            way.insert(0, t.BALTIC if here == t.NORTH_SEA else t.NORTH_SEA)
    return (tuple(way),)


@cache
def flight_path(a: int, b: int) -> tuple[int, ...]:
    """One shortest way through the air, the start left out: where a flight may be met."""
    way = [b]
    while way[0] != a and t.AIR_DISTANCE[a][way[0]] > 1:
        here = way[0]
        way.insert(0, next(p for p in t.FLIGHT[here] if t.AIR_DISTANCE[a][p] == t.AIR_DISTANCE[a][here] - 1))
    return tuple(way) if a != b else ()


@lasting
def overflight(state: State, power: int) -> int:
    """Areas that a change of base may not pass over: neutral land (sea and enemy land may be passed).

    Rules: EU-4.3a.
    """
    index = who(state)
    allowed = index.control[power]
    for owner in t.bits(index.friend[power] | index.hostile[power]):
        allowed |= index.control[owner]
    allowed |= index.control[t.NOBODY]
    return ((1 << t.N_AREAS) - 1) & ~allowed


@lru_cache(8192)
def base_reach(blocked: int, start: int, points: int) -> int:
    """Areas within so many points by air without passing over blocked land, one bit each."""
    found = edge = 1 << start
    for _ in range(points):
        reached = 0
        while edge:
            low = edge & -edge
            reached |= t.FLIGHT_MASK[low.bit_length() - 1]
            edge ^= low
        edge = reached & ~blocked & ~found
        found |= edge
    return found & ~(1 << start) & _ALL_AREAS


_ALL_AREAS = (1 << t.N_AREAS) - 1
