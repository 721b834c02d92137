"""Positions for situations: the scenario's start changed as a file says.

Keys: `turn` ("1940 summer"), `phase` (start, campaign, movement, building, redeployment, research), `side`, `units`
(area: type: n), `used`, `moved`, `cut`, `fixed`, `alone` (like units, of those already there), `points` (area: type:
points), `control` (area: country or "-"), `standing`, `patron`, `foes` (country: powers), `hpp`, `limit`, `spent`,
`redeployed`, `sunk`, `claimed` (countries), `counted` (power: countries), `lost_capital` (power: by whom), `found`,
`tries`, `soviet_war` ("1941 summer"), `forts_gone`, `convoys`, `yards`, `paris_fell`, `consents`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.building import Building
from sandtable.games.europe.flow.campaign import Campaign
from sandtable.games.europe.flow.crossing import Movement
from sandtable.games.europe.flow.laboratory import Laboratory
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.flow.redeploying import Redeployment
from sandtable.games.europe.flow.turn import Sequence
from sandtable.games.europe.model import (
    ACTIVE,
    ALONE,
    CUT,
    FIXED,
    MOVED,
    NEUTRAL,
    USED,
    Convoy,
    State,
    Yard,
    mark,
    put,
    shift,
    units_at,
)
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.games.europe.rules.research import GOALS, key
from sandtable.games.europe.tables.scenario import plan
from sandtable.games.europe.view.seen import MINOR_STANDINGS, STANDINGS
from sandtable.kernel import SandtableError

IN_ONE_PLACE = 99
"""Units of one kind in one place: more than the box has."""
MARKS = {"used": USED, "moved": MOVED, "cut": CUT, "fixed": FIXED, "alone": ALONE}
PHASES: dict[str, tuple[type[Phase[Any]], str]] = {
    "campaign": (Campaign, "relief"),
    "movement": (Movement, "building"),
    "building": (Building, "redeployment"),
    "redeployment": (Redeployment, "laboratory"),
    "research": (Laboratory, "close"),
}
KNOWN = {
    "turn", "phase", "side", "units", "points", "control", "standing", "patron", "foes", "hpp", "limit", "spent",
    "redeployed", "sunk", "claimed", "counted", "lost_capital", "found", "tries", "soviet_war", "forts_gone", "convoys",
    "yards", "paris_fell", "consents", "kiel_shut", "soviet_first", "acting", "gone", *MARKS,
}  # fmt: skip


def position(base: State, given: Mapping[str, Any]) -> State:
    """A state as a file describes it."""
    unknown = set(given) - KNOWN
    if unknown:
        raise SandtableError(f"A position of europe has no {', '.join(sorted(unknown))}.")
    state = base
    state.units, state.next_unit = {}, 0
    make_index(state)
    if "turn" in given:
        state.turn = turn_of(given["turn"])
    for area, owner in given.get("control", {}).items():
        state.control[_area(area)] = t.NOBODY if owner == "-" else _country(owner)
    _countries(state, given)
    _sheets(state, given)
    _facts(state, given)
    make_index(state)
    _units(state, given)
    _stack(state, given)
    return state


def turn_of(text: str) -> int:
    """`1940 summer` as a number of seasons since spring 1939."""
    year, _, season = text.partition(" ")
    if season not in t.SEASONS:
        raise SandtableError(f"{text!r} is not a turn; write it as '1940 summer'.")
    return (int(year) - t.FIRST_YEAR) * 4 + t.SEASONS.index(season)


def _area(name: str) -> int:
    if name not in t.AREA:
        raise SandtableError(f"There is no area {name!r}.")
    return t.AREA[name]


def _country(name: str) -> int:
    if name not in t.COUNTRY:
        raise SandtableError(f"There is no country {name!r}.")
    return t.COUNTRY[name]


def _countries(state: State, given: Mapping[str, Any]) -> None:
    for name, word in given.get("standing", {}).items():
        country = _country(name)
        state.standing[country] = (STANDINGS if country < 6 else MINOR_STANDINGS).index(word)
    for name, power in given.get("patron", {}).items():
        state.patron[_country(name)] = _country(power)
    for name, powers in given.get("foes", {}).items():
        state.foes[_country(name)] = sum(1 << _country(p) for p in powers)
    for name in given.get("claimed", ()):
        state.claimed |= 1 << _country(name)


def _sheets(state: State, given: Mapping[str, Any]) -> None:
    for field in ("hpp", "limit", "spent", "redeployed", "sunk"):
        held: list[int] = getattr(state, field)
        for name, value in given.get(field, {}).items():
            held[_country(name)] = int(value)
    for name, value in given.get("hpp", {}).items():
        if name not in given.get("limit", {}):
            state.limit[_country(name)] = (int(value) + 1) // 2
    for name, countries in given.get("counted", {}).items():
        state.counted[_country(name)] = sum(1 << _country(c) for c in countries)
    for name, taker in given.get("lost_capital", {}).items():
        state.lost_capital[_country(name)] = 1
        state.took_capital[_country(name)] = _country(taker)


def _facts(state: State, given: Mapping[str, Any]) -> None:
    for power, goals in given.get("found", {}).items():
        state.found = (*state.found, *(key(_country(power), GOALS.index(goal)) for goal in goals))
    for power, tries in given.get("tries", {}).items():
        for goal, n in tries.items():
            state.tries[key(_country(power), GOALS.index(goal))] = n
    if "soviet_war" in given:
        state.soviet_war = turn_of(given["soviet_war"])
    if "paris_fell" in given:
        state.paris_fell = turn_of(given["paris_fell"])
    if "forts_gone" in given:
        state.forts_gone = tuple(_area(a) for a in given["forts_gone"])
    state.kiel_shut = bool(given.get("kiel_shut", False))
    state.soviet_first = bool(given.get("soviet_first", False))
    state.must_leave = state.soviet_first
    state.gone = {t.TYPE[name]: n for name, n in given.get("gone", {}).items()}
    state.consents = tuple((_country(host), _country(guest)) for host, guest in given.get("consents", ()))
    for each in given.get("convoys", ()):
        sea = t.NORTH_ATLANTIC if each["receiver"] == "britain" else t.NORWEGIAN_SEA
        sent = turn_of(each["sent"])
        sender, receiver = _country(each["sender"]), _country(each["receiver"])
        state.convoys = (*state.convoys, Convoy(sender, receiver, sea, int(each["value"]), sent, False))
    for each in given.get("yards", ()):
        yard = Yard(_country(each["power"]), _area(each["area"]), turn_of(each["ready"]))
        state.yards = (*state.yards, yard)


def _units(state: State, given: Mapping[str, Any]) -> None:
    for place, units in given.get("units", {}).items():
        for name, count in units.items():
            if name not in t.TYPE:
                raise SandtableError(f"There is no unit {name!r}.")
            owner, kind = divmod(t.TYPE[name], 8)
            if not 0 <= count <= IN_ONE_PLACE:
                raise SandtableError(f"{place} holds at most {IN_ONE_PLACE} of {name}, not {count}.")
            for _ in range(count):
                put(state, owner, kind, _area(place), t.MOVE[owner][kind] if t.IS_LAND[kind] else 0)
    for word, bit in MARKS.items():
        for place, units in given.get(word, {}).items():
            for name, count in units.items():
                for number in _of(state, _area(place), name)[:count]:
                    mark(state, number, bit)
    for place, units in given.get("points", {}).items():
        for name, points in units.items():
            for number in _of(state, _area(place), name):
                shift(state, number, _area(place), points, MOVED)


def _of(state: State, area: int, name: str) -> list[int]:
    return [n for n, unit in units_at(state, area) if unit.name == name]


def _stack(state: State, given: Mapping[str, Any]) -> None:
    """Where in the sequence of play the position stands."""
    order = plan(state.setup.scenario).sides
    side = given.get("side", t.SIDES[order[0]])
    state.side = t.SIDES.index(side)
    at = order.index(state.side)
    phase = given.get("phase", "campaign")
    if phase == "start":
        state.stack = [Sequence(at, "side")]
        return
    if phase not in PHASES:
        raise SandtableError(f"There is no phase {phase!r}; there are: start, {', '.join(PHASES)}.")
    frame, following = PHASES[phase]
    powers = tuple(
        p
        for p in plan(state.setup.scenario).move_order[at]
        if state.standing[p] in (ACTIVE, NEUTRAL) and ("acting" not in given or t.POWERS[p] in given["acting"])
    )
    state.stack = [Sequence(at, following), frame(powers)]
