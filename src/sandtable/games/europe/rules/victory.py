"""Who has won (rulebook 14)."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FALLEN, JOINED, State
from sandtable.games.europe.rules.conquest import enemies_left
from sandtable.games.europe.rules.diplomacy import is_alone, team
from sandtable.games.europe.rules.money import country_value
from sandtable.games.europe.rules.supply import is_cut_off, supplied_areas
from sandtable.games.europe.tables.scenario import plan
from sandtable.kernel import Outcome

NEEDED_HPP = {t.GERMANY: 34, t.ITALY: 10, t.BRITAIN: 20, t.SOVIET: 18, t.FRANCE: 8}
"""HPP beyond the start territory in the free-for-all; the USA counts with Britain."""


class Mark(Struct, frozen=True):
    """Part of a goal: an area or country to hold, or another deed by its name."""

    kind: str
    id: str
    met: bool


class Goal(Struct, frozen=True):
    """What a power or side needs for its victory: so many of these marks, or so many HPP."""

    who: str
    marks: tuple[Mark, ...]
    needs: int
    have: int
    met: bool
    rule: str
    also: str = ""
    """Who shares it."""


def _goal(who: str, rule: str, marks: list[Mark], needs: int = 0) -> Goal:
    needs, have = needs or len(marks), sum(mark.met for mark in marks)
    return Goal(who, tuple(marks), needs, have, have >= needs, rule)


def victory_goals(state: State) -> tuple[Goal, ...]:
    """The victory conditions of the scenario as they stand now.

    Rules: EU-2f.
    """
    name = state.setup.scenario
    if name == "sichelschnitt":
        return _sichelschnitt(state)
    if name == "barbarossa":
        return _barbarossa(state)
    if name == "overlord":
        return _overlord(state)
    return _sums(state) if state.setup.free_for_all else _whole_war(state)


def _names(powers: list[int]) -> tuple[str, ...]:
    return tuple(t.POWERS[p] for p in sorted(powers))


def _members(state: State, side: int) -> list[int]:
    return [p for p in plan(state.setup.scenario).powers if t.SIDE[p] == side]


def _own(goals: tuple[Goal, ...]) -> dict[str, int]:
    """The powers with a printed goal of their own: 1 where it is met."""
    return {goal.who: int(goal.met) for goal in goals if goal.who in t.POWERS}


def _won_with_side(state: State, side: int, own: dict[str, int]) -> list[int]:
    """Of a side that has won the powers that meet their printed goal; if none does, those that have not fallen.

    Rules: EU-14.1e, EU-14.2e, EU-14.3e, EU-R112.
    """
    members = _members(state, side)
    met = [power for power in members if own.get(t.POWERS[power])]
    return met or [power for power in members if state.standing[power] != FALLEN] or members


def early(state: State) -> Outcome | None:
    """If all enemies of one side have fallen, it has won at once. Where its powers have goals of their own and are in
    several hands, these are still open, and play goes on to the end date; so it does where everyone stands alone.

    Rules: EU-2f, EU-14.4b, EU-R72.
    """
    side = next((side for side in (t.AXIS, t.ALLIES) if not enemies_left(state, side)), None)
    if side is None or state.setup.free_for_all:
        return None
    members = _members(state, side)
    if side == t.AXIS or state.setup.scenario == "war":
        return Outcome(_names(members), f"{t.SIDES[side]}-early", rule="EU-2f")
    return verdict(state) if is_alone(state, members[0]) else None


def verdict(state: State) -> Outcome:
    """The scenario's victory conditions at its end.

    Rules: EU-2f.
    """
    name = state.setup.scenario
    if name == "sichelschnitt":
        return sichelschnitt(state)
    if name == "barbarossa":
        return barbarossa(state)
    if name == "overlord":
        return overlord(state)
    return free_for_all(state) if state.setup.free_for_all else whole_war(state)


def _area(state: State, area: int, *owners: int) -> Mark:
    return Mark("area", t.AREAS[area], state.control[area] in owners)


def _held(state: State, power: int, country: str) -> Mark:
    """Conquered, or an ally in this power's care."""
    number = t.COUNTRY[country]
    owner = state.control[t.CHIEF[number]]
    ward = owner == number and state.standing[number] == JOINED and state.patron[number] == power
    return Mark("country", country, owner == power or ward)


FOUR_MINORS = ("norway", "denmark", "holland", "belgium")


def _sichelschnitt(state: State) -> tuple[Goal, ...]:
    """Rules: EU-14.1e."""
    rule = "EU-14.1e"
    german = [_held(state, t.GERMANY, c) for c in FOUR_MINORS]
    return (
        _goal("germany", rule, [*german, _area(state, t.PARIS, t.GERMANY)]),
        _goal("france", rule, [_area(state, t.PARIS, t.FRANCE)]),
        _goal("britain", rule, [_held(state, t.BRITAIN, c) for c in FOUR_MINORS], 1),
    )


def sichelschnitt(state: State) -> Outcome:
    """Germany needs Norway, Denmark, Holland, Belgium and Paris; else the Allies win, and among them France with Paris,
    Britain with one of the four countries.

    Rules: EU-14.1e.
    """
    own = _own(_sichelschnitt(state))
    if own["germany"]:
        return Outcome(("germany",), "sichelschnitt-german", rule="EU-14.1e", scores=own)
    winners = _names(_won_with_side(state, t.ALLIES, own))
    return Outcome(winners, "sichelschnitt-allied", rule="EU-14.1e", scores=own)


def _barbarossa(state: State) -> tuple[Goal, ...]:
    """Rules: EU-14.2e."""
    rule = "EU-14.2e"
    cities = _goal("axis", rule, [_area(state, a, t.GERMANY) for a in (t.MOSCOW, t.LENINGRAD, t.STALINGRAD)])
    shores = t.BRITISH_MEDITERRANEAN
    return (
        cities,
        _goal("soviet", rule, [Mark("deed", "axis-fails", not cities.met)]),
        _goal("italy", rule, [_area(state, a, t.ITALY) for a in shores]),
        _goal("britain", rule, [_area(state, a, t.BRITAIN) for a in shores], 1),
        _goal("usa", rule, [Mark("deed", "bridgehead", _bridgehead(state))]),
    )


def barbarossa(state: State) -> Outcome:
    """The Axis needs Moscow, Leningrad and Stalingrad; Italy, Britain and the USA have goals of their own. Italy wins
    with its own goal although the Axis has missed its, if it is not led by Germany's player.

    Rules: EU-14.2e, EU-R112, EU-R113.
    """
    goals = _barbarossa(state)
    own = _own(goals)
    if goals[0].met:
        return Outcome(_names([t.GERMANY, t.ITALY]), "barbarossa-axis", rule="EU-14.2e", scores=own)
    winners = _won_with_side(state, t.ALLIES, own)
    if own["italy"] and team(state, t.ITALY) != team(state, t.GERMANY):
        winners.append(t.ITALY)
    return Outcome(_names(winners), "barbarossa-allied", rule="EU-14.2e", scores=own)


def _bridgehead(state: State) -> bool:
    """At least one supplied American land unit on the European continent.

    Rules: EU-14.2e.
    """
    ashore = [u for u in state.units.values() if u.owner == t.USA and t.IS_LAND[u.kind] and u.area in t.CONTINENT]
    if any(not is_cut_off(unit) for unit in ashore):
        return True
    supplied = supplied_areas(state, t.USA) if ashore else 0
    return any(supplied >> unit.area & 1 for unit in ashore)


def _overlord(state: State) -> tuple[Goal, ...]:
    """Rules: EU-14.3e."""
    rule = "EU-14.3e"
    berlin = _goal("germany", rule, [_area(state, t.BERLIN, t.GERMANY)])
    lost = not berlin.met
    took = [
        _goal(t.POWERS[p], rule, [Mark("deed", "takes-berlin", lost and p in state.berlin_by)])
        for p in (t.SOVIET, t.USA)
    ]
    danube = [_area(state, t.AREA[a], t.BRITAIN) for a in ("belgrade", "budapest")]
    allied = _goal("allies", rule, [Mark("area", "berlin", lost)])
    return (berlin, allied, *took, _goal("britain", rule, danube))


def overlord(state: State) -> Outcome:
    """Germany wins while Berlin is not taken for good; among the Allies whoever took it, and Britain with Belgrade and
    Budapest.

    Rules: EU-14.3e.
    """
    own = _own(_overlord(state))
    if own["germany"]:
        return Outcome(("germany",), "overlord-german", rule="EU-14.3e", scores=own)
    winners = _names(_won_with_side(state, t.ALLIES, own))
    return Outcome(winners, "overlord-allied", rule="EU-14.3e", scores=own)


def _whole_war(state: State) -> tuple[Goal, ...]:
    """Rules: EU-14.4a."""

    def taken(side: int, area: int) -> Mark:
        return _area(state, area, *(p for p in range(6) if t.SIDE[p] == side))

    return (
        _goal("axis", "EU-14.4a", [taken(t.AXIS, a) for a in (t.PARIS, t.LONDON, t.MOSCOW)], 2),
        _goal("allies", "EU-14.4a", [taken(t.ALLIES, a) for a in (t.BERLIN, t.ROME)]),
    )


def whole_war(state: State) -> Outcome:
    """The Allies need Berlin and Rome, the Axis two of Paris, London and Moscow; neither or both is a draw.

    Rules: EU-14.4a.
    """
    axis, allies = _whole_war(state)
    if allies.met == axis.met:
        return Outcome((), "war-draw", rule="EU-14.4a")
    side = t.ALLIES if allies.met else t.AXIS
    return Outcome(_names(_members(state, side)), f"war-{t.SIDES[side]}", rule="EU-14.4a")


def beyond(state: State, power: int) -> int:
    """The HPP of countries that a power holds beyond its start territory; Poland counts for Germany, satellites while
    allied.

    Rules: EU-14.4b.
    """
    total = 0
    for country in range(t.N_COUNTRIES):
        if country in (power, t.VICHY) or t.OVERLORD[country] == power:
            continue
        joined = country >= 6 and state.standing[country] == JOINED and state.patron[country] == power
        if joined or state.control[t.CHIEF[country]] == power:
            total += country_value(state, country)
    return total


def _sums(state: State) -> tuple[Goal, ...]:
    """Britain and the USA count together; if Britain has fallen, for the USA.

    Rules: EU-14.4b.
    """
    sums = {power: beyond(state, power) for power in NEEDED_HPP}
    sums[t.BRITAIN] += beyond(state, t.USA)
    found = []
    for power, have in sums.items():
        who, also = t.POWERS[power], t.POWERS[t.USA] if power == t.BRITAIN else ""
        if also and state.standing[power] == FALLEN:
            who, also = also, ""
        found.append(Goal(who, (), NEEDED_HPP[power], have, have >= NEEDED_HPP[power], "EU-14.4b", also))
    return tuple(found)


def free_for_all(state: State) -> Outcome:
    """Everyone who reaches his sum has won; Britain and the USA count together.

    Rules: EU-14.4b.
    """
    goals = _sums(state)
    scores = {who: goal.have for goal in goals for who in (goal.who, goal.also) if who}
    winners = [t.COUNTRY[who] for goal in goals if goal.met for who in (goal.who, goal.also) if who]
    return Outcome(_names(winners), "war-free-for-all", rule="EU-14.4b", scores=scores)
