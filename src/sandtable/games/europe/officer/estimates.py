"""Numbers for computer players: what areas are worth, where the front is, how a fight would go on average."""

from __future__ import annotations

from functools import cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, FIXED, FREE, NEUTRAL, USED, State, units_at, who
from sandtable.games.europe.rules.diplomacy import enterable_areas, hostile, hostile_areas, hostile_land
from sandtable.games.europe.rules.geography import open_straits, ports_within

GOAL_WORTH: dict[str, dict[str, int]] = {
    "sichelschnitt": {"oslo": 34, "denmark": 30, "holland": 30, "belgium": 34, "paris": 70, "calais": 29, "maginot": 8},
    "barbarossa": {
        "moscow": 60, "leningrad": 50, "stalingrad": 50, "kiev": 8, "smolensk": 12, "kharkov": 8, "rostov": 10,
        "minsk": 8, "riga": 10, "novgorod": 12, "voronezh": 10, "suez": 14, "gibraltar": 10, "malta": 12, "cairo": 12,
        "alexandria": 8, "paris": 20, "berlin": 60, "rome": 30,
    },
    "overlord": {"berlin": 100, "poznan": 16, "warsaw": 16, "calais": 12, "paris": 20, "belgium": 12, "essen": 20,
                 "kiel": 14, "stettin": 14, "rome": 12, "bucharest": 8, "budapest": 12, "belgrade": 10, "ploesti": 10},
    "war": {"berlin": 70, "rome": 50, "paris": 60, "london": 60, "moscow": 60},
}  # fmt: skip


@cache
def worth(scenario: str) -> tuple[int, ...]:
    """What holding each area is worth in a scenario: goals, capitals and HPP, and one for ground as such."""
    found = [2] * t.N_AREAS
    for country in range(t.N_COUNTRIES):
        if country < 6:
            found[t.CHIEF[country]] += 20
        else:
            found[t.CHIEF[country]] += 3 * t.COUNTRY_HPP[country]
    for name, value in GOAL_WORTH.get(scenario, {}).items():
        found[t.AREA[name]] += value
    found[t.USA_AREA] = 0
    return tuple(found)


def least_prize(scenario: str) -> int:
    """From this worth of its capital on a neutral country is a prize; only the whole war has troops for others."""
    return 8 if scenario == "war" else 20


def prospects(state: State, power: int) -> int:
    """Areas of neutral countries that the Axis means to take, one bit each."""
    if t.SIDE[power] != t.AXIS:
        return 0
    values, least = worth(state.setup.scenario), least_prize(state.setup.scenario)
    index = who(state)
    found = 0
    for country in t.MINORS:
        if state.standing[country] == FREE and country not in t.SATELLITES and values[t.CHIEF[country]] >= least:
            found |= index.control[country]
    if looks_east(state, power):
        found |= index.control[t.SOVIET]
    return found


def looks_east(state: State, power: int) -> bool:
    """In the whole war Germany turns on the USSR once France has fallen."""
    if state.setup.scenario != "war" or power != t.GERMANY:
        return False
    return state.standing[t.FRANCE] != ACTIVE and state.standing[t.SOVIET] == NEUTRAL


def _enough_for(state: State, power: int, base: int) -> bool:
    """In the first scenario the two fleets carry two units to Norway, and nobody anywhere else."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return False
    return sum(u.owner == power and t.IS_LAND[u.kind] for _, u in units_at(state, base)) >= 2


def staging(state: State, power: int) -> int:
    """Bases with idle fleets from which a shore worth landing on is in reach, one bit each."""
    bases = [base for base in t.bits(who(state).sea[power]) if _idle_fleets(state, power, base) >= 2]
    if not bases:
        return 0
    values, straits, found = worth(state.setup.scenario), open_straits(state, power), 0
    wanted = hostile_areas(state, power) | prospects(state, power)
    shores = sum(1 << a for a in t.bits(wanted) if t.PORT[a] and values[a] >= 12)
    for base in bases:
        if ports_within(straits, base) & shores and not _enough_for(state, power, base):
            found |= 1 << base
    return found


def _idle_fleets(state: State, power: int, base: int) -> int:
    return sum([u.owner == power and u.kind == t.FLEET and not u.marks & FIXED for _, u in units_at(state, base)])


@cache
def theatre(scenario: str) -> int:
    """The areas where a scenario is decided, one bit each; fronts elsewhere draw no troops."""
    if scenario != "sichelschnitt":
        return (1 << t.N_AREAS) - 1
    names = ("germany", "britain", "france", "denmark", "holland", "belgium", "norway", "poland")
    homes = {t.COUNTRY[name] for name in names}
    return sum(1 << a for a in range(t.N_AREAS) if t.HOME[a] in homes and a in t.CONTINENT)


def front_distance(state: State, power: int) -> list[int]:
    """Steps over friendly land from each area to the nearest one that touches an enemy, a country that is to be taken,
    or ships for a landing; 99 where there is none."""
    friendly = enterable_areas(state, power)
    enemy = hostile_areas(state, power) | hostile_land(state, power) | prospects(state, power)
    enemy &= theatre(state.setup.scenario)
    distance = [99] * t.N_AREAS
    bases = staging(state, power)
    edge = [a for a in t.bits(friendly) if t.NEAR_MASK[a] & enemy or bases >> a & 1]
    for area in edge:
        distance[area] = 0
    while edge:
        following = []
        for area in edge:
            for other in t.NEAR[area]:
                if friendly >> other & 1 and distance[other] == 99:
                    distance[other] = distance[area] + 1
                    following.append(other)
        edge = following
    return distance


def threat(state: State, power: int, area: int) -> float:
    """Attack values of enemy land units next to an area."""
    total = 0.0
    for other in t.bits(t.NEAR_MASK[area] & hostile_land(state, power)):
        for _, unit in units_at(state, other):
            if hostile(state, power, unit.owner) and t.IS_LAND[unit.kind]:
                total += t.ATTACK[unit.owner][unit.kind]
    return total


def air_threat(state: State, power: int, area: int) -> float:
    """Attack values of enemy aircraft in range of an area."""
    index, reach, total = who(state), t.AIR_REACH[t.AIR_RANGE[t.AIR]][area], 0.0
    for owner in range(t.N_COUNTRIES):
        if not index.air[owner] & reach or not hostile(state, power, owner):
            continue
        for base in t.bits(index.air[owner] & reach):
            total += sum(
                t.ATTACK[owner][u.kind] for _, u in units_at(state, base) if u.owner == owner and t.IS_AIR[u.kind]
            )
    return total


def guard(state: State, power: int, area: int) -> float:
    """Defence values of own and allied troops in an area; aircraft, as far as they can still act, only beside land
    units, which alone hold it."""
    troops = planes = 0.0
    for _, unit in units_at(state, area):
        if hostile(state, power, unit.owner):
            continue
        if t.IS_LAND[unit.kind]:
            troops += t.DEFENCE[unit.owner][unit.kind]
        elif t.IS_AIR[unit.kind] and not unit.marks & USED:
            planes += t.DEFENCE[unit.owner][unit.kind]
    return troops + planes if troops else 0.0


def mean_fight(attack: list[tuple[int, int]], defence: list[tuple[int, int]]) -> float:
    """How a land fight goes on average: what is left of the winner, as a share; negative if the defender wins.

    Units are given as (value, cost); the cheapest are lost first.
    """
    mine, theirs = sorted(attack, key=lambda x: x[1]), sorted(defence, key=lambda x: x[1])
    if not theirs:
        return 1.0
    if not mine:
        return -1.0
    a, d = float(len(mine)), float(len(theirs))
    first_a, first_d = a, d
    for _ in range(12):
        hit_a = sum(v for v, _ in mine[len(mine) - int(a + 0.999) :]) / 6 * (a / max(1, int(a + 0.999)))
        hit_d = sum(v for v, _ in theirs[len(theirs) - int(d + 0.999) :]) / 6 * (d / max(1, int(d + 0.999)))
        d, a = d - hit_a, a - hit_d
        if d <= 0.05:
            return max(0.0, a) / first_a if a > 0.05 else -0.01
        if a <= 0.05:
            return -max(0.0, d) / first_d
    return (a / first_a - d / first_d) / 2
