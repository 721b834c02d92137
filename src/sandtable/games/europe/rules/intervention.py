"""Interventions: who may meet a move in the air or at sea, and where (rulebook 12.2)."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, MOVED, USED, State, Unit, confined, owners_under, who
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.geography import FAR, flight_path, seas_from, straits_for
from sandtable.games.europe.rules.movement import air_range

ON_ATTACK, ON_REBASE, ON_CROSSING, ON_FLIGHT, ON_PROWL = "attack", "rebase", "crossing", "flight", "prowl"


class Mission(Struct, frozen=True, gc=False):
    """A move that may be met: its aircraft, ships, transports with cargo, its ways and its goal (an area or sea)."""

    kind: str
    power: int
    air: tuple[int, ...] = ()
    ships: tuple[int, ...] = ()
    transports: tuple[int, ...] = ()
    cargo: tuple[tuple[int, int], ...] = ()
    """Each unit carried, and its ship."""
    flights: tuple[int, ...] = ()
    """Places over which its aircraft pass."""
    route: tuple[int, ...] = ()
    """Seas on its way."""
    base: int = -1
    goal: int = -1
    prey: str = ""


class Link(Struct, frozen=True, gc=False):
    """Units that one level of a chain sends; odd levels are the defender's, even ones the mover's."""

    level: int
    power: int
    units: tuple[int, ...]


def flights(state: State, numbers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """Every place over which these aircraft pass on their way."""
    places: dict[int, None] = {}
    for base in sorted({state.units[n].area for n in numbers}):
        places.update(dict.fromkeys(flight_path(base, goal)))
    return tuple(places)


def meeting_places(mission: Mission) -> list[int]:
    """Where a mission can be met: under its flights, on the seas of its route, and at a coast it goes for.

    Rules: EU-12.2a, EU-12.2b.
    """
    places = list(mission.flights)
    places += [t.N_AREAS + sea for sea in mission.route if t.N_AREAS + sea not in places]
    if mission.route and mission.kind == ON_ATTACK and mission.goal not in places:
        places.append(mission.goal)
    return places


def naval_distance(state: State, power: int, base: int, place: int) -> int:
    """Seas entered from a base up to the meeting place.

    Rules: EU-12.2b.
    """
    if place < t.N_AREAS:
        return FAR
    return seas_from(straits_for(state, power), base)[place - t.N_AREAS]


def has_ships(state: State, numbers: tuple[int, ...]) -> bool:
    return any(n in state.units and t.IS_SEA[state.units[n].kind] for n in numbers)


def can_intervene(unit: Unit) -> bool:
    """An unused aircraft, or a ship that has neither moved nor acted; bombers and land units never intervene.

    Rules: EU-12.2a, EU-12.2b.
    """
    if unit.kind == t.AIR:
        return not unit.marks & USED
    return t.IS_SEA[unit.kind] and not unit.marks & (USED | MOVED)


def for_aircraft(place: int, mission: Mission, links: tuple[Link, ...], facing: tuple[int, ...]) -> bool:
    """Whether aircraft find something to meet at a place: at first what passes there, then whatever was sent.

    Rules: EU-12.2a.
    """
    if links:
        return bool(facing)
    over = place in mission.flights and bool(mission.air)
    afloat = bool(mission.ships or mission.transports)
    return over or (afloat and (place - t.N_AREAS in mission.route or place == mission.goal))


def for_ships(state: State, place: int, mission: Mission, links: tuple[Link, ...], facing: tuple[int, ...]) -> bool:
    """Whether ships find something to meet at a place: only ships, only at sea.

    Rules: EU-12.2b.
    """
    if place < t.N_AREAS or not has_ships(state, facing):
        return False
    return bool(links) or place - t.N_AREAS in mission.route


def in_reach(state: State, unit: Unit, places: list[int]) -> list[int]:
    """The places that a unit can go to: aircraft within their range, ships at most five seas away.

    Rules: EU-12.2a, EU-12.2b.
    """
    if unit.area == t.USA_AREA:
        return []
    if unit.kind == t.AIR:
        distance, span = t.AIR_DISTANCE[unit.area], air_range(state, unit.owner, t.AIR)
        return [place for place in places if distance[place] <= span]
    return [place for place in places if naval_distance(state, unit.owner, unit.area, place) <= 5]


def _facing(state: State, power: int, mission: Mission, links: tuple[Link, ...]) -> tuple[int, ...]:
    """What a power would meet: the units of the other side in the chain, and the mission itself for its enemies."""
    found: tuple[int, ...] = ()
    enemy = hostile(state, mission.power, power)
    if enemy:
        found += mission.air + mission.ships + mission.transports
    for link in links:
        if hostile(state, power, link.power):
            found += link.units
    return tuple(n for n in found if n in state.units)


def interceptors(
    state: State, power: int, mission: Mission, links: tuple[Link, ...], place: int, first: bool = False
) -> dict[tuple[int, int, int, int], list[int]]:
    """Stacks that a power could send now, its wards' among them: owner, kind, base and place, with their units; or the
    first one only.

    Rules: EU-12.2a, EU-5.1d.
    """
    index = who(state)
    owners = [o for o in owners_under(state, (power,)) if index.air[o] | index.sea[o] and not confined(state, o)]
    if not owners:
        return {}
    places = [place] if place >= 0 else meeting_places(mission)
    found: dict[tuple[int, int, int, int], list[int]] = {}
    engaged = {n for link in links for n in link.units} | set(mission.air + mission.ships + mission.transports)
    facing = _facing(state, power, mission, links)
    by_air = [place for place in places if for_aircraft(place, mission, links, facing)]
    by_sea = [place for place in places if for_ships(state, place, mission, links, facing)]
    meets: dict[tuple[int, int, int], list[int]] = {}
    units = state.units
    for number in [n for owner in owners for n in index.of[owner]] if by_air or by_sea else ():
        unit = units[number]
        if t.IS_LAND[unit.kind] or number in engaged or not can_intervene(unit):
            continue
        stack = (unit.owner, unit.kind, unit.area)
        if stack not in meets:
            meets[stack] = in_reach(state, unit, by_air if unit.kind == t.AIR else by_sea)
        for where in meets[stack]:
            found.setdefault((unit.owner, unit.kind, unit.area, where), []).append(number)
        if first and found:
            break
    return found


def responders(state: State, mission: Mission, links: tuple[Link, ...], place: int, enemy: bool) -> tuple[int, ...]:
    """The powers of one side that have anything to send, in the printed order of play.

    Rules: EU-12.2a, EU-12.2b, EU-12.2c.
    """
    powers = []
    for power in range(6):
        if state.standing[power] != ACTIVE or hostile(state, mission.power, power) != enemy:
            continue
        if interceptors(state, power, mission, links, place, first=True):
            powers.append(power)
    return tuple(powers)


def hunts_submarines(state: State, mission: Mission) -> bool:
    """A mission of submarines alone: aircraft attack it for one round, free, without answer.

    Rules: EU-12.1.3c.
    """
    return mission.kind == ON_PROWL


def fighting_value(unit: Unit, mission: bool, submarines: bool, in_air: bool, intercepted: bool) -> int:
    """Interceptors roll DV, the intercepted AV; aircraft always AV against submarines; bombers DV in the air.

    Rules: EU-12.2a, EU-12.1.3c, EU-12.1.2a.
    """
    if in_air and unit.kind == t.BOMB:
        return t.DEFENCE[unit.owner][unit.kind]
    if submarines and t.IS_AIR[unit.kind]:
        return t.ATTACK[unit.owner][unit.kind]
    if mission or intercepted:
        return t.ATTACK[unit.owner][unit.kind]
    return t.DEFENCE[unit.owner][unit.kind]
