"""What a side is about to lose by, said while something can still be done about it."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.turn.verdict import holder, scores
from sandtable.kernel import Warned
from sandtable.kernel.errors import Args

SOON = 2
"""So many turns before the end it is time to say so."""


def warnings(state: State, seat: Seat) -> tuple[Warned, ...]:
    """Who has fewer points in the last turns, with the places that he could still win."""
    left = state.turns - state.turn + 1
    found = scores(state)
    mine, theirs = found[seat], found[state.other(seat)]
    if not 1 <= left <= SOON or state.turn < 1 or mine >= theirs:
        return ()
    open_ = [place for place in state.objectives if state.attacker in ("", seat) and holder(state, place) != seat]
    args: Args = {"left": left, "mine": mine, "theirs": theirs, "places": sum(place.points for place in open_)}
    return (Warned("points-behind", args),)
