"""The verdict: points for enemy units destroyed or broken, and for places held."""

from __future__ import annotations

from sandtable.games.operation.model import Seat
from sandtable.games.operation.state import Objective, State
from sandtable.games.operation.tables import ENTRIES
from sandtable.kernel import Outcome
from sandtable.kernel.errors import Name

HELD = 100


def losses(state: State, seat: Seat) -> int:
    """Points of a seat's units that are destroyed, and half the points of those that are broken."""
    total = state.lost.get(seat, 0)
    for unit in state.units.values():
        if unit.seat == seat and unit.broken and unit.models and unit.kind in ENTRIES:
            total += ENTRIES[unit.kind].points // 2
    return total


def holder(state: State, place: Objective) -> Seat | None:
    """Who alone has an unbroken unit's model within 10 cm of a place."""
    near = {
        unit.seat
        for unit in state.units.values()
        if not unit.broken and not unit.off and not unit.below
        for model in state.pieces(unit)
        if (model.x - place.x) ** 2 + (model.y - place.y) ** 2 <= HELD * HELD
    }
    return near.pop() if len(near) == 1 else None


def scores(state: State) -> dict[Seat, int]:
    """Points of each seat; where there is an attacker, only he has points for places."""
    found = {seat: losses(state, state.other(seat)) for seat in state.seats}
    for place in state.objectives:
        seat = holder(state, place)
        if seat is not None and state.attacker in ("", seat):
            found[seat] += place.points
    return found


def outcome(state: State) -> Outcome | None:
    """Who has more points when the battle is over; equal points are a draw."""
    if state.stack:
        return None
    found = scores(state)
    best = max(found.values())
    winners = tuple(seat for seat, points in found.items() if points == best)
    if len(winners) > 1:
        return Outcome((), "draw", scores=found)
    return Outcome(winners, "points", {"seat": Name("seat", winners[0]), "points": best}, scores=found)
