"""The verdict: points for enemy units destroyed or broken, and for places held."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Objective, State
from sandtable.kernel import Outcome
from sandtable.kernel.errors import Args, Name

HELD = 100


def points_lost(state: State, seat: Seat) -> int:
    """Points of a seat's units that are destroyed, and half the points of those that are broken."""
    total = state.lost.get(seat, 0)
    for unit in state.units.values():
        if unit.seat == seat and unit.broken and unit.models:
            total += unit.points // 2
    return total


def holder(state: State, place: Objective) -> Seat | None:
    """Who alone has unbroken men within 10 cm of a place, on foot or in a vehicle; what nobody is in holds nothing."""
    near = set[Seat]()
    for model in state.models.values():
        if not -HELD <= model.x - place.x <= HELD or model.aboard or model.destroyed or model.cls == "artillery":
            continue
        if (model.x - place.x) ** 2 + (model.y - place.y) ** 2 <= HELD * HELD:
            unit = state.units[model.unit]
            if (
                not unit.broken
                and not unit.off
                and not unit.below
                and (model.cls == "infantry" or state.crew(model.id))
            ):
                near.add(unit.seat)
    return near.pop() if len(near) == 1 else None


def held(state: State, seat: Seat) -> int:
    """A seat's points for places; where there is an attacker, only he has such points."""
    if state.attacker not in ("", seat):
        return 0
    return sum(place.points for place in state.objectives if holder(state, place) == seat)


def scores(state: State) -> dict[Seat, int]:
    """Points of each seat, for the other's losses and for places."""
    return {seat: points_lost(state, state.other(seat)) + held(state, seat) for seat in state.seats}


def outcome(state: State) -> Outcome | None:
    """Who has more points when the battle is over; equal points are a draw."""
    if state.stack:
        return None
    found = scores(state)
    best, least = max(found.values()), min(found.values())
    first = next(seat for seat in state.seats if found[seat] == best)
    args = _told(state, first) | {"points": best, "fewer": least}
    if best == least:
        return Outcome((), "draw", args, scores=found)
    return Outcome((first,), "points", args, scores=found)


def _told(state: State, seat: Seat) -> Args:
    """Both sides' points by what they are for, a seat's own first."""
    other = state.other(seat)
    return {
        "seat": Name("seat", seat), "places": held(state, seat), "losses": points_lost(state, other),
        "other": Name("seat", other), "otherplaces": held(state, other), "otherlosses": points_lost(state, seat),
    }  # fmt: skip
