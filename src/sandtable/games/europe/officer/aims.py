"""What a scenario is about, for each side: who has to take what, and what must not be left."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.features import guard, prospects, threat, worth
from sandtable.games.europe.model import State, mover, who
from sandtable.games.europe.officer.ground import hunger
from sandtable.games.europe.rules.diplomacy import hostile_areas


def _attacker(state: State) -> int:
    """The side that has to take something to win."""
    return t.ALLIES if state.setup.scenario == "overlord" else t.AXIS


def left_to_another(state: State, power: int, area: int) -> bool:
    """Goals that count only in German hands are left to Germany."""
    if state.setup.scenario != "barbarossa" or power != t.ITALY:
        return False
    return area in (t.MOSCOW, t.LENINGRAD, t.STALINGRAD)


def _sideshow(state: State, power: int, area: int) -> bool:
    """In the first scenario Germany has no troops to lose away from its goals."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return False
    return worth("sichelschnitt")[area] < 6


def odds_wanted(bold: float, state: State, power: int, area: int) -> float:
    """The odds that an attack must have: less for what decides the match, least when it is the last chance."""
    goal = worth(state.setup.scenario)[area] >= 30 and t.SIDE[power] == _attacker(state)
    if goal and state.turn == state.last:
        return 0.02
    if goal:
        return bold - (0.22 if state.setup.scenario == "sichelschnitt" else 0.12)
    return bold + (0.2 if _sideshow(state, power, area) else 0.0)


def norway_waits(state: State, power: int) -> bool:
    """In the first scenario the landing in Norway is made ready where no Allied ship can come."""
    oslo = t.AREA["oslo"]
    return state.setup.scenario == "sichelschnitt" and power == t.GERMANY and state.control[oslo] != t.GERMANY


def last_in_poland(state: State, power: int, area: int) -> bool:
    poland = t.COUNTRY["poland"]
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY or t.HOME[area] != poland:
        return False
    return sum(u.owner == t.GERMANY and t.HOME[u.area] == poland for u in state.units.values()) <= 1


def hungry(state: State, power: int) -> list[int]:
    """Goals still to be taken that have too few troops beside them."""
    if t.SIDE[power] != _attacker(state):
        return []
    values = worth(state.setup.scenario)
    wanted = hostile_areas(state, power) | prospects(state, power)
    return [a for a in t.bits(wanted) if values[a] >= 30 and hunger(state, power, a) == 1.0]


def weak_goals(state: State, power: int) -> list[int]:
    values = worth(state.setup.scenario)
    held = who(state).control[power]
    for country in t.MINORS:
        if mover(state, country) == power:
            held |= who(state).control[country]
    return [
        a
        for a in t.bits(held)
        if values[a] >= 30 and guard(state, power, a) < (8 if t.PORT[a] else 6) + 0.6 * threat(state, power, a)
    ]
