"""What the events of a battle mean to whom, how its dice fell, and how its points came about."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.operation.events.infantry import (
    GunDestroyed,
    ManKilled,
    ManShaken,
    ShotsFired,
    UnitBroke,
    UnitDestroyed,
)
from sandtable.games.operation.events.vehicle import PartLost, VehicleLost
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.turn import verdict
from sandtable.kernel import Event, Name
from sandtable.kernel.story import Account, News, Stage, Throw

FACES = 10


def stage_of(state: State) -> Stage | None:
    return Stage("turn", {"turn": state.turn, "of": state.turns}) if state.turn else None


def seat_of_unit(state: State, unit: str) -> str:
    """The seat of a unit; of one that has joined another, nobody's."""
    found = state.units.get(unit)
    return found.seat if found is not None else ""


def news(state: State, event: Event) -> News | None:
    """Men fall, guns and vehicles are lost, units break; men are shaken."""
    match event:
        case ManKilled(unit=unit) | GunDestroyed(unit=unit) | VehicleLost(unit=unit):
            return News("loss", seat_of_unit(state, unit), unit)
        case UnitDestroyed(unit=unit):
            return News("loss", seat_of_unit(state, unit), unit, 0)
        case UnitBroke(unit=unit) | ManShaken(unit=unit) | PartLost(unit=unit):
            return News("harm", seat_of_unit(state, unit), unit)
        case _:
            return None


def throws(state: State, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
    """Hits of all shots: a die that shows the number needed or more is one."""
    for seat, event in told:
        if isinstance(event, ShotsFired):
            share = max(0, min(FACES, FACES + 1 - event.need)) / FACES
            yield Throw(seat_of_unit(state, event.unit) or seat, "hits", event.hits, event.shots * share)


def accounts(state: State) -> Iterable[Account]:
    """Places held and enemy units destroyed or broken, for each side."""
    for seat in state.seats:
        for place in state.objectives:
            if verdict.holder(state, place) == seat and verdict.held(state, seat):
                yield Account(seat, "place", {"place": Name("feature", place.id)}, place.points)
        other = state.other(seat)
        broken = sum(u.points // 2 for u in state.units.values() if u.seat == other and u.broken and u.models)
        if state.lost.get(other, 0):
            yield Account(seat, "destroyed", {}, state.lost[other])
        if broken:
            yield Account(seat, "broken", {}, broken)
        yield Account(seat, "total", {}, verdict.scores(state)[seat])
