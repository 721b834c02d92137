"""Setting up: what each power places where (rulebook 14)."""

from __future__ import annotations

from collections import Counter

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FIXED, JOINED, OPEN, State, on_map, put, units_at, who
from sandtable.games.europe.rules.diplomacy import has_rule
from sandtable.games.europe.rules.refusals import MALTA_FULL
from sandtable.games.europe.tables.scenario import plan
from sandtable.kernel import Refusal

NONE_LEFT_TO_PLACE = Refusal("EU-14.1", "none-left-to-place")
NOT_ITS_AREA = Refusal("EU-14.3b", "not-its-area")
NO_PORT = Refusal("EU-4.4a", "no-port")
QUOTA = Refusal("EU-14.1c", "set-up-quota")
LIBYA = Refusal("EU-14.2b", "three-in-libya")


def to_place(state: State, power: int) -> tuple[int, ...]:
    """Units that a power sets up: its start units, and the columns that stand on the map free of charge.

    Rules: EU-14.1, EU-14.2c, EU-14.3c.
    """
    year = plan(state.setup.scenario).free_to.get(power, 0)
    found = list(t.mix(power, year) if year else t.START[power])
    if not state.setup.advanced:
        for kind in t.ADVANCED_KINDS:
            found[kind] = 0
    if not state.setup.bid:
        return tuple(found)
    return tuple(count + bid_for(state, power, kind) for kind, count in enumerate(found))


def bid_for(state: State, power: int, kind: int) -> int:
    """Counters of a kind that a power has beyond its sheet, by the bid of the scenario.

    Rules: EU-R121.
    """
    given = plan(state.setup.scenario).bid
    return state.setup.bid if given is not None and (given.power, given.kind) == (power, kind) else 0


def left_to_place(state: State, power: int) -> list[int]:
    return [count - on_map(state, power, kind) for kind, count in enumerate(to_place(state, power))]


def own_places(state: State, power: int) -> int:
    """Areas where a power may set up: those it controls; Germans also in satellites; Americans wherever Britain is.

    Rules: EU-14.1c, EU-14.2b, EU-14.3b.
    """
    index = who(state)
    name = state.setup.scenario
    if power == t.USA:
        return index.control[t.BRITAIN] if name == "overlord" else 1 << t.USA_AREA
    found = index.control[power] & ~(1 << t.EDGE)
    if power == t.GERMANY and name != "war":
        for country in t.SATELLITES:
            if state.standing[country] in (OPEN, JOINED):
                found |= index.control[country]
    if power == t.GERMANY and name == "barbarossa":
        found |= index.control[t.ITALY] & sum(1 << a for a in t.AREAS_OF[t.COUNTRY["libya"]])
    return found


def why_not_place(state: State, power: int, kind: int, area: int) -> Refusal | None:
    """May this unit be set up there?

    Rules: EU-14.1c, EU-14.2b, EU-14.3b, EU-14.4c, EU-13.4b.
    """
    if left_to_place(state, power)[kind] < 1:
        return NONE_LEFT_TO_PLACE
    if not own_places(state, power) >> area & 1:
        return NOT_ITS_AREA
    return why_not_there(state, power, kind, area)


def why_not_there(state: State, power: int, kind: int, area: int) -> Refusal | None:
    """The same for a unit that is left and an area where the power sets up: coasts, Malta, the scenario's quotas.

    Rules: EU-14.1c, EU-13.4b.
    """
    if t.IS_SEA[kind] and not t.PORT[area]:
        return NO_PORT
    if area == t.MALTA and has_rule(state, "13.4b"):
        table = t.IS_LAND if t.IS_LAND[kind] else t.IS_AIR if t.IS_AIR[kind] else t.IS_SEA
        if any(table[unit.kind] for _, unit in units_at(state, area)):
            return MALTA_FULL
    return _why_not_quota(state, power, kind, area)


def open_places(state: State, power: int, kind: int) -> list[int]:
    """Where a unit of a kind may be set up; only a place with a limit of its own is looked at by itself."""
    areas = own_places(state, power) & ~_shut_areas(state, power, kind)
    if t.IS_SEA[kind]:
        areas &= _PORTS
    return [a for a in t.bits(areas) if a != t.MALTA or why_not_there(state, power, kind, a) is None]


_PORTS = sum(1 << area for area in range(t.N_AREAS) if t.PORT[area])
_AFRICA = sum(1 << area for area in t.AFRICA)
_HOMES = [sum(1 << area for area in areas) for areas in t.AREAS_OF]
"""The areas of each country as printed, one bit each."""


def _why_not_quota(state: State, power: int, kind: int, area: int) -> Refusal | None:
    if not _shut_areas(state, power, kind) >> area & 1:
        return None
    return LIBYA if state.setup.scenario == "barbarossa" else QUOTA


def _shut_areas(state: State, power: int, kind: int) -> int:
    """Areas where the scenario's quotas leave no room for a unit of a kind, one bit each."""
    name = state.setup.scenario
    if name == "sichelschnitt" and power == t.BRITAIN and kind == t.FLEET:
        return _british_fleets(state)
    if power == t.GERMANY and name == "sichelschnitt":
        return _german_quota(state, kind)
    if power == t.GERMANY and name == "war":
        return _poland_quota(state)
    if power == t.GERMANY and name == "barbarossa":
        count = sum(state.units[number].area in t.AFRICA for number in who(state).of[t.GERMANY])
        return _AFRICA if count >= t.LIMITS["africa"] or t.IS_SEA[kind] else 0
    return 0


def _british_fleets(state: State) -> int:
    """At least one fleet on Malta and two at Gibraltar.

    Rules: EU-14.1c.
    """
    missing = {
        area: max(0, least - sum(u.kind == t.FLEET for _, u in units_at(state, area)))
        for area, least in ((t.MALTA, 1), (t.GIBRALTAR, 2))
    }
    spare = left_to_place(state, t.BRITAIN)[t.FLEET] - 1 - sum(missing.values())
    if spare >= 0:
        return 0
    wanted = sum(1 << area for area, count in missing.items() if count)
    return ~wanted if spare == -1 else -1


def _german_quota(state: State, kind: int) -> int:
    """One unit in each satellite, two fleets at Kiel, two units in Germany, the rest in Poland.

    Rules: EU-14.1c, EU-R121.
    """
    if kind == t.FLEET:
        return ~(1 << t.KIEL)
    mine = [state.units[number] for number in who(state).of[t.GERMANY]]
    placed = Counter(t.HOME[u.area] for u in mine if u.kind != t.FLEET)
    shut = 0
    for home, count in placed.items():
        if count >= (1 if home in t.SATELLITES else 2 if home == t.GERMANY else 6 + state.setup.bid):
            shut |= _HOMES[home]
    return shut


def _poland_quota(state: State) -> int:
    """Six of the fourteen German units stand in Poland.

    Rules: EU-14.4c.
    """
    poland = t.COUNTRY["poland"]
    mine = [t.HOME[state.units[number].area] for number in who(state).of[t.GERMANY]]
    there = mine.count(poland)
    shut = _HOMES[poland] if there >= 6 else 0
    return shut | ~_HOMES[poland] if len(mine) - there >= 8 else shut


def place(state: State, power: int, kind: int, area: int) -> None:
    """Set one unit up; some of the first scenario never change place again.

    Rules: EU-14.1c.
    """
    marks = 0
    if state.setup.scenario == "sichelschnitt":
        if power == t.GERMANY and t.HOME[area] in t.SATELLITES:
            marks = FIXED
        if power == t.BRITAIN and kind == t.FLEET:
            here = sum(u.kind == t.FLEET for _, u in units_at(state, area))
            if (area == t.MALTA and here < 1) or (area == t.GIBRALTAR and here < 2):
                marks = FIXED
    put(state, power, kind, area, t.MOVE[power][kind] if t.IS_LAND[kind] else 0, marks)


def proposal(state: State, power: int) -> list[tuple[int, int]]:
    """The data file's set-up for what is left: kind and area of every unit, in a legal order.

    Rules: EU-R121.
    """
    given = plan(state.setup.scenario).setup.get(power, {})
    left = left_to_place(state, power)
    found = []
    for area, units in given.items():
        here = [unit.kind for _, unit in units_at(state, area) if unit.owner == power]
        for kind, count in enumerate(units):
            if not count or not left[kind]:
                continue
            more = min(max(0, count - here.count(kind)), left[kind])
            left[kind] -= more
            found += [(kind, area)] * more
    bid = plan(state.setup.scenario).bid
    if bid is not None and bid.power == power:
        found += [(bid.kind, bid.area)] * min(state.setup.bid, left[bid.kind])
    return found


# -- minors


def why_not_place_minor(state: State, country: int, kind: int, area: int) -> Refusal | None:
    """A minor's army stands in its own country.

    Rules: EU-5.1c, EU-13.2, EU-14.2b, EU-15c.
    """
    if t.ARMY[country][kind] - on_map(state, country, kind) < 1:
        return NONE_LEFT_TO_PLACE
    if state.control[area] != country:
        return NOT_ITS_AREA
    return NO_PORT if t.IS_SEA[kind] and not t.PORT[area] else None


def place_minor(state: State, country: int, kind: int, area: int) -> None:
    put(state, country, kind, area, t.MOVE[country][kind] if t.IS_LAND[kind] else 0)


def minor_proposal(state: State, country: int) -> list[tuple[int, int]]:
    """Where the data file puts a minor's units; what has lost its place goes to the chief area.

    Rules: EU-15c.
    """
    found = []
    left = [count - on_map(state, country, kind) for kind, count in enumerate(t.ARMY[country])]
    own = list(t.bits(who(state).control[country]))
    for area, units in t.MINOR_SETUP[country].items():
        for kind, count in enumerate(units):
            for _ in range(min(count, left[kind])):
                if state.control[area] == country:
                    found.append((kind, area))
                    left[kind] -= 1
    for kind, count in enumerate(left):
        fit = [a for a in own if not t.IS_SEA[kind] or t.PORT[a]]
        if fit:
            best = t.CHIEF[country] if t.CHIEF[country] in fit else fit[0]
            found += [(kind, best)] * count
    return found
