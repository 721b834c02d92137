"""What a scenario is about, for each side: who has to take what, and what must not be left."""

from __future__ import annotations

from functools import cache

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FREE, State, mover, units_at
from sandtable.games.europe.officer.estimates import prospects, worth
from sandtable.games.europe.officer.ground import GOAL, is_hopeless, presses
from sandtable.games.europe.rules.diplomacy import hostile_areas

NORWAY, POLAND = t.COUNTRY["norway"], t.COUNTRY["poland"]
DECISIVE = 80
"""From this worth on a goal decides more than the others together."""
OSLO, STETTIN = t.AREA["oslo"], t.AREA["stettin"]


def goals_left(state: State, power: int) -> list[int]:
    """What decides the match and is still to be taken."""
    if not presses(state, power):
        return []
    values = worth(state.setup.scenario)
    return [a for a in t.bits(hostile_areas(state, power) | prospects(state, power)) if values[a] >= GOAL]


def is_goal(state: State, power: int, area: int) -> bool:
    return presses(state, power) and worth(state.setup.scenario)[area] >= GOAL


def centre(state: State, power: int) -> int:
    """The goal on which everything hangs: an enemy capital that ends his resistance."""
    values = worth(state.setup.scenario)
    left = [
        a
        for a in goals_left(state, power)
        if values[a] >= DECISIVE and a in t.CONTINENT and not is_hopeless(state, power, a)
    ]
    return max(left, key=lambda a: values[a]) if left else t.NOBODY


@cache
def steps_to(goal: int) -> tuple[int, ...]:
    """How many areas each one lies from a goal over land, round the forts on the way."""
    found, edge = [99] * t.N_AREAS, [goal]
    found[goal] = 0
    while edge:
        area = edge.pop(0)
        for other in t.NEAR[area]:
            if found[other] == 99:
                found[other] = found[area] + 1
                if t.FORT[other] is None:
                    edge.append(other)
    return tuple(found)


def is_begun(state: State, power: int, country: int) -> bool:
    """A war on a minor country that is still to be won: what stands at the end of the turn joins the enemy."""
    return country >= 6 and state.standing[country] == FREE and bool(state.foes[country] >> power & 1)


def left_to_another(state: State, power: int, area: int) -> bool:
    """Goals that count only in German hands are left to Germany."""
    if state.setup.scenario != "barbarossa" or power != t.ITALY:
        return False
    return area in (t.MOSCOW, t.LENINGRAD, t.STALINGRAD)


def _sideshow(state: State, power: int, area: int) -> bool:
    """In the first scenario Germany has no troops to lose away from its goals."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return False
    return worth("sichelschnitt")[area] < 12


def odds_wanted(bold: float, state: State, power: int, area: int, desperate: bool = False) -> float:
    """The odds that an attack must have: less for what decides the match, least when it is the last chance."""
    if is_goal(state, power, area):
        if desperate and state.turn == state.last:
            return 0.02
        return bold - (0.22 if state.setup.scenario == "sichelschnitt" else 0.12)
    return bold + (0.2 if _sideshow(state, power, area) else 0.0)


def norway_waits(state: State, power: int) -> bool:
    """In the first scenario the landing in Norway is made ready where no Allied ship can come."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY or state.control[OSLO] == t.GERMANY:
        return False
    return state.control[OSLO] != NORWAY or mover(state, NORWAY) != t.GERMANY


def wants_cargo(state: State, power: int, less: int = 0) -> bool:
    """Whether the two fleets that wait for Norway could carry more troops."""
    return norway_waits(state, power) and sum(t.IS_LAND[u.kind] for _, u in units_at(state, STETTIN)) < 2 - less


def last_in_poland(state: State, power: int, area: int) -> bool:
    """The garrison that the first scenario asks for stays."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY or t.HOME[area] != POLAND:
        return False
    return sum(u.owner == t.GERMANY and t.HOME[u.area] == POLAND for u in state.units.values()) <= 1


def is_held_back(state: State, power: int, area: int) -> bool:
    """Troops that wait for the landing in Norway, or guard Poland."""
    return last_in_poland(state, power, area) or (area == STETTIN and norway_waits(state, power))


def waits_to_drop(state: State, power: int, kind: int, area: int) -> bool:
    """Paratroops that could come down in Norway are kept for it."""
    return kind == t.PARA and norway_waits(state, power) and t.AIR_DISTANCE[area][OSLO] <= t.DROP_RANGE
