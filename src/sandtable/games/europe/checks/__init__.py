"""For the conformance kit: actions to try, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.games.europe import actions as a
from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.model import FIXED, GONE, State, commander
from sandtable.games.europe.rules.diplomacy import hostile, unshared_areas
from sandtable.games.europe.rules.placing import bid_for
from sandtable.games.europe.rules.research import GOALS
from sandtable.kernel import Action

_AREAS = (*t.AREAS[::3], "london", "paris", "belgium", "kiel", "essen", "warsaw", "malta")
_SEEN = ("germany-infantry", "germany-armour", "germany-aircraft", "germany-fleet", "britain-infantry",
         "britain-fleet", "france-infantry", "soviet-armour", "italy-infantry", "usa-infantry",
         "germany-submarine")  # fmt: skip


def universe(state: State, seat: str) -> Iterable[Action]:
    """Many actions, legal or not, that could be tried now."""
    yield from (
        a.Pass(),
        a.PlaceRest(),
        a.Launch(),
        a.CallOff(),
        a.PutBack(),
        a.Press(),
        a.Hold(),
        a.Accept(),
        a.Decline(),
    )
    yield a.Withdraw(None)
    for area in dict.fromkeys(_AREAS):
        yield from (a.March(area, 1), a.March(area, 2), a.Rebase(area, 1), a.Redeploy(area), a.Build(area, 1))
        yield from (a.Escort(area), a.Flee(area), a.LayDown(area), a.Withdraw(area), a.Build(area, 3))
    yield from _wider(state)


def _wider(state: State) -> Iterator[Action]:
    for country in t.COUNTRIES:
        yield a.Declare(country)
        yield from (a.Attack("belgium", country), a.Attack("kiel", country), a.Attack("kiev", country))
    places = sorted({unit.area for unit in state.units.values()})[::2]
    for name in _SEEN:
        yield a.Order(name)
        yield from (a.Load(name, 1), a.Guard(name, 1))
        for place in places:
            base = t.AREAS[place]
            yield from (a.Place(name, base), a.Lose(name, base), a.Take(name, base, 0), a.Take(name, base, 2))
            yield from (a.Join(name, base, 1, 1), a.Join(name, base, 0, 1), a.Drop(name, base, 1))
            yield a.Intervene(name, base, "english-channel", 1)
    for goal in GOALS:
        yield a.Research(goal)
    yield from (a.Propose("italy", "combine-lead"), a.Propose("usa", "enter"), a.Revoke("italy", "combine"))
    yield from (a.SendAid("britain", 3, "dover"), a.Bomb("london", "essen", 1), a.Prowl("kiel", "trade", 1))


def invariants(state: State) -> Iterable[str]:
    """HPP are not made from nothing, no more counters than there are, nobody at sea or in two places."""
    assert state.index is not None
    for power in range(6):
        for kind in range(8):
            year = max(state.year, 1944 if state.setup.scenario == "overlord" else 0)
            most = t.mix(power, year)[kind] + bid_for(state, power, kind)
            if state.index.counts[power * 8 + kind] > most:
                yield f"{t.POWERS[power]} has more {t.KINDS[kind]} than counters"
        if state.hpp[power] > 200:
            yield f"{t.POWERS[power]} has {state.hpp[power]} HPP"
    for number, unit in state.units.items():
        if t.IS_SEA[unit.kind] and not t.PORT[unit.area]:
            yield f"ship {number} has no port at {t.AREAS[unit.area]}"
        if unit.owner >= 6 and state.standing[unit.owner] == GONE:
            yield f"{unit.name} is still on the map"
        if number not in state.index.at[unit.area]:
            yield f"unit {number} is not where it is"
        if t.IS_LAND[unit.kind] and not 0 <= unit.points <= t.MOVE[unit.owner][unit.kind] and not unit.marks & FIXED:
            yield f"unit {number} has {unit.points} points"
    yield from _neighbours(state)
    for area, owner in enumerate(state.control):
        if not state.index.control[owner] >> area & 1:
            yield f"control of {t.AREAS[area]} is not in the index"


def _neighbours(state: State) -> Iterable[str]:
    """Between two steps nobody stands in an enemy's area or beside those with whom he never shares one."""
    if not state.stack or not isinstance(state.stack[-1], Phase):
        return
    for unit in state.units.values():
        power = commander(state, unit.owner)
        if power < 0:
            continue
        holder = state.control[unit.area]
        if hostile(state, power, holder) and unit.owner != holder and not (state.must_leave and holder in t.SATELLITES):
            yield f"{unit.name} stands in {t.AREAS[unit.area]}, which is its enemy's"
        if unshared_areas(state, power) >> unit.area & 1:
            yield f"{unit.name} shares {t.AREAS[unit.area]}"
