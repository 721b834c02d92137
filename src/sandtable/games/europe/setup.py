"""Scenarios, who sits where, and the state with which each begins, before anyone has set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.turn import Opening
from sandtable.games.europe.model import (
    ABSENT,
    ACTIVE,
    FREE,
    GONE,
    JOINED,
    NEUTRAL,
    OPEN,
    Setup,
    State,
)
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.games.europe.rules.money import country_value, half
from sandtable.games.europe.tables.scenario import NAMES, plan
from sandtable.kernel import SandtableError, Scenario, ScenarioOption, Seat

COMMON = (
    ScenarioOption("level", "basic", ("basic", "advanced")),
    ScenarioOption("aircraft-attack-alone", True),
    ScenarioOption("colony-points", True),
)
WHOLE_WAR = (
    ScenarioOption("victory", "team", ("team", "free-for-all")),
    ScenarioOption("research", False),
)


def scenarios() -> tuple[Scenario, ...]:
    """What can be started, with its options and numbers of players."""
    made = []
    for name in NAMES:
        counts = tuple(sorted(plan(name).players))
        number = ScenarioOption("players", counts[0], low=counts[0], high=counts[-1])
        made.append(Scenario(name, counts, (*COMMON, number, *_bid(name), *(WHOLE_WAR if name == "war" else ()))))
    return tuple(made)


def _bid(scenario: str) -> tuple[ScenarioOption, ...]:
    given = plan(scenario).bid
    return () if given is None else (ScenarioOption("bid", given.units, low=0, high=given.most),)


def seats(scenario: str) -> tuple[Seat, ...]:
    """One seat per power of the scenario.

    Rules: EU-2a, EU-14.4d.
    """
    return tuple(t.POWERS[p] for p in plan(scenario).powers)


def players(scenario: str, count: int) -> tuple[tuple[Seat, ...], ...]:
    """Which powers each of so many players holds.

    Rules: EU-14.1a, EU-14.2, EU-14.3, EU-14.4d.
    """
    held = plan(scenario).players.get(count)
    if held is None:
        raise SandtableError(f"{scenario} is played by {sorted(plan(scenario).players)}, not {count}.")
    return tuple(tuple(t.POWERS[p] for p in group) for group in held)


def hides(scenario: str, options: Mapping[str, Any]) -> bool:
    """Only what a convoy carries is hidden: at the advanced level, where somebody may send aid.

    Rules: EU-12.3a.
    """
    powers = set(plan(scenario).powers)
    aid = {t.USA, t.BRITAIN} <= powers or (t.SOVIET in powers and bool(powers & {t.USA, t.BRITAIN}))
    return options.get("level") == "advanced" and aid


def setup_of(scenario: str, options: Mapping[str, Any]) -> Setup:
    """What was chosen, checked.

    Rules: EU-2a, EU-R121.
    """
    players = int(options.get("players", min(plan(scenario).players)))
    if players not in plan(scenario).players:
        raise SandtableError(f"{scenario} is played by {sorted(plan(scenario).players)}, not {players}.")
    bid, given = int(options.get("bid", 0)), plan(scenario).bid
    most = given.most if given else 0
    if not 0 <= bid <= most:
        raise SandtableError(f"The bid of {scenario} is 0 to {most} units, not {bid}.")
    whole = scenario == "war"
    return Setup(
        scenario,
        advanced=str(options.get("level", "basic")) == "advanced",
        players=players,
        free_for_all=whole and str(options.get("victory", "team")) == "free-for-all",
        research=whole and bool(options.get("research", False)),
        aircraft_attack_alone=bool(options.get("aircraft-attack-alone", True)),
        colony_points=bool(options.get("colony-points", True)),
        bid=bid,
    )


def first_control(scenario: str) -> list[int]:
    """Who controls each area at the start: home countries, overlords of colonies, and what the scenario changes.

    Rules: EU-3i, EU-14.1a, EU-14.2a, EU-14.3a.
    """
    control = [t.OVERLORD[home] if t.KIND_OF[home] == "colony" else home for home in t.HOME]
    for area, owner in plan(scenario).control.items():
        control[area] = owner
    return control


def first_standing(scenario: str) -> list[int]:
    """Powers in the war, neutral or absent; minors neutral, satellites open or allied, conquered ones gone.

    Rules: EU-14.1a, EU-14.2a, EU-14.3a.
    """
    given = plan(scenario)
    found = []
    for country in range(t.N_COUNTRIES):
        if country < 6:
            outside = NEUTRAL if country in given.neutral else ACTIVE
            found.append(outside if country in given.powers else ABSENT)
        elif country in given.conquered:
            found.append(GONE)
        elif country in t.SATELLITES:
            found.append(JOINED if scenario in ("barbarossa", "overlord") else OPEN)
        else:
            found.append(GONE if country == t.VICHY and scenario == "overlord" else FREE)
    return found


def lost_forts(control: Sequence[int]) -> tuple[int, ...]:
    """Forts that are in other hands when a scenario begins were taken before.

    Rules: EU-5.2d, EU-R122.
    """
    return tuple(area for area in range(t.N_AREAS) if t.FORT[area] is not None and control[area] != t.HOME[area])


def start(scenario: str, options: Mapping[str, Any]) -> State:
    """Everything but the units; the printed sample game replays from here.

    Rules: EU-14.1, EU-14.2, EU-14.3, EU-14.4a, EU-16.
    """
    given = plan(scenario)
    state = State(setup=setup_of(scenario, options), turn=given.first, last=given.first + given.turns - 1)
    state.control = first_control(scenario)
    state.forts_gone = lost_forts(state.control)
    state.standing = first_standing(scenario)
    joined = [c for c in t.SATELLITES if state.standing[c] == JOINED]
    state.patron = [t.GERMANY if c in joined else t.NOBODY for c in range(t.N_COUNTRIES)]
    if t.VICHY in state.control:
        state.patron[t.VICHY] = t.GERMANY
    state.foes = [0] * t.N_COUNTRIES
    state.claimed = sum(1 << country for country in given.conquered)
    if scenario == "overlord":
        for country in t.COLONIES:
            if t.OVERLORD[country] in (t.FRANCE, t.ITALY) and country not in (t.SYRIA_LAND, t.ALBANIA_LAND):
                state.claimed |= 1 << country
    state.hpp = [given.hpp.get(power, 0) for power in range(6)]
    state.limit = [half(value) for value in state.hpp]
    state.spent, state.redeployed, state.sunk = [0] * 6, [0] * 6, [0] * 6
    state.lost_capital, state.took_capital = [0] * 6, [t.NOBODY] * 6
    state.counted = [_counted(state, power) for power in range(6)]
    state.soviet_war = -1 if scenario != "overlord" else 9
    make_index(state)
    state.stack = [Opening()]
    return state


def _counted(state: State, power: int) -> int:
    """The conquests that the start HPP contain."""
    found = 0
    for country in range(t.N_COUNTRIES):
        held = state.control[t.CHIEF[country]] == power and state.claimed >> country & 1
        joined = state.patron[country] == power and country in t.SATELLITES and state.setup.scenario == "overlord"
        if t.OVERLORD[country] != power and (held or joined) and country_value(state, country):
            found |= 1 << country
    poland = 1 << t.COUNTRY["poland"]
    return found & ~poland if state.setup.scenario in ("sichelschnitt", "war") else found
