"""Who has won (rulebook 14)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import JOINED, State
from sandtable.games.europe.rules.conquest import enemies_left
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.money import country_value
from sandtable.games.europe.rules.supply import supplied_areas
from sandtable.games.europe.scenarios import plan
from sandtable.kernel import Outcome

NEEDED = {t.GERMANY: 34, t.ITALY: 10, t.BRITAIN: 20, t.SOVIET: 18, t.FRANCE: 8}
"""HPP beyond the start territory in the free-for-all; the USA counts with Britain."""


def _names(powers: list[int]) -> tuple[str, ...]:
    return tuple(t.POWERS[p] for p in sorted(powers))


def _members(state: State, side: int) -> list[int]:
    return [p for p in plan(state.setup.scenario).powers if t.SIDE[p] == side]


def early(state: State) -> Outcome | None:
    """If all enemies of one side have fallen, it has won at once.

    Rules: EU-2f.
    """
    for side in (t.AXIS, t.ALLIES):
        if not enemies_left(state, side):
            return Outcome(_names(_members(state, side)), f"{t.SIDES[side]}-early", rule="EU-2f")
    return None


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


def _holds(state: State, power: int, country: str) -> bool:
    """Conquered, or an ally in this power's care."""
    number = t.COUNTRY[country]
    owner = state.control[t.CHIEF[number]]
    return owner == power or (owner == number and state.standing[number] == JOINED and state.patron[number] == power)


def sichelschnitt(state: State) -> Outcome:
    """Germany needs Norway, Denmark, Holland, Belgium and Paris; else the Allies win, and among them France with Paris,
    Britain with one of the four countries.

    Rules: EU-14.1e.
    """
    four = ("norway", "denmark", "holland", "belgium")
    paris = state.control[t.PARIS]
    if all(_holds(state, t.GERMANY, c) for c in four) and paris == t.GERMANY:
        return Outcome(("germany",), "sichelschnitt-german", rule="EU-14.1e")
    winners = [t.FRANCE] if paris == t.FRANCE else []
    if any(_holds(state, t.BRITAIN, c) for c in four):
        winners.append(t.BRITAIN)
    own = {t.POWERS[p]: 1 for p in winners}
    return Outcome(_names([t.BRITAIN, t.FRANCE]), "sichelschnitt-allied", rule="EU-14.1e", scores=own)


def barbarossa(state: State) -> Outcome:
    """The Axis needs Moscow, Leningrad and Stalingrad; Italy, Britain and the USA have goals of their own.

    Rules: EU-14.2e.
    """
    axis = all(state.control[a] == t.GERMANY for a in (t.MOSCOW, t.LENINGRAD, t.STALINGRAD))
    scores: dict[str, int] = {}
    med = [state.control[a] for a in t.BRITISH_MEDITERRANEAN]
    if all(owner == t.ITALY for owner in med):
        scores["italy"] = 1
    if any(not hostile(state, t.BRITAIN, owner) for owner in (*med, state.control[t.GIBRALTAR])):
        scores["britain"] = 1
    if _bridgehead(state):
        scores["usa"] = 1
    if axis:
        return Outcome(_names([t.GERMANY, t.ITALY]), "barbarossa-axis", rule="EU-14.2e", scores=scores)
    scores["soviet"] = 1
    return Outcome(_names(_members(state, t.ALLIES)), "barbarossa-allied", rule="EU-14.2e", scores=scores)


def _bridgehead(state: State) -> bool:
    """At least one supplied American land unit on the European continent.

    Rules: EU-14.2e.
    """
    supplied = supplied_areas(state, t.USA)
    fed = {u.area for u in state.units.values() if u.owner == t.USA and t.IS_LAND[u.kind]}
    return any(a in t.CONTINENT and (supplied >> a & 1 or _by_fleet(state, a)) for a in fed)


def _by_fleet(state: State, area: int) -> bool:
    """Whether the Americans there are not cut off: they were supplied by fleet in their last turn."""
    from sandtable.games.europe.model import CUT

    return any(
        u.area == area and u.owner == t.USA and t.IS_LAND[u.kind] and not u.marks & CUT for u in state.units.values()
    )


def overlord(state: State) -> Outcome:
    """Germany wins while Berlin is not taken for good; among the Allies whoever took it, and Britain with Belgrade and
    Budapest.

    Rules: EU-14.3e.
    """
    if not hostile(state, t.GERMANY, state.control[t.BERLIN]) and state.control[t.BERLIN] == t.GERMANY:
        return Outcome(("germany",), "overlord-german", rule="EU-14.3e")
    scores = {}
    if state.berlin_by in (t.SOVIET, t.USA):
        scores[t.POWERS[state.berlin_by]] = 1
    if all(state.control[t.AREA[a]] == t.BRITAIN for a in ("belgrade", "budapest")):
        scores["britain"] = 1
    return Outcome(_names(_members(state, t.ALLIES)), "overlord-allied", rule="EU-14.3e", scores=scores)


def whole_war(state: State) -> Outcome:
    """The Allies need Berlin and Rome, the Axis two of Paris, London and Moscow; neither or both is a draw.

    Rules: EU-14.4a.
    """

    def held_by(side: int, area: int) -> bool:
        owner = state.control[area]
        return 0 <= owner < 6 and t.SIDE[owner] == side

    allies = held_by(t.ALLIES, t.BERLIN) and held_by(t.ALLIES, t.ROME)
    axis = sum(held_by(t.AXIS, a) for a in (t.PARIS, t.LONDON, t.MOSCOW)) >= 2
    if allies == axis:
        return Outcome((), "war-draw", rule="EU-14.4a")
    side = t.ALLIES if allies else t.AXIS
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


def free_for_all(state: State) -> Outcome:
    """Everyone who reaches his sum has won; Britain and the USA count together.

    Rules: EU-14.4b.
    """
    scores = {t.POWERS[p]: beyond(state, p) for p in range(6)}
    western = scores["britain"] + scores["usa"]
    winners = [p for p in (t.GERMANY, t.ITALY, t.FRANCE, t.SOVIET) if scores[t.POWERS[p]] >= NEEDED[p]]
    if western >= NEEDED[t.BRITAIN]:
        winners += [t.BRITAIN, t.USA]
    return Outcome(_names(winners), "war-free-for-all", rule="EU-14.4b", scores=scores)
