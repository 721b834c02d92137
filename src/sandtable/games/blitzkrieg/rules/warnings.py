"""What a side is about to lose by, said while something can still be done about it."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules.victory import against_window, points, window
from sandtable.games.blitzkrieg.tables.sheets import FRENCH, GERMAN, SEATS
from sandtable.kernel import Warned
from sandtable.kernel.errors import Args

SOON = 8
"""So many markers before the end of a turn it is time to say so."""


def warnings(state: State, seat: str) -> tuple[Warned, ...]:
    """The verdict that waits at the end of this turn, if it is near and against this side.

    Rules: BK-12.1b, BK-12.2.
    """
    left = sum(state.cup) + len(state.opening)
    if not state.turn or state.over or left > SOON:
        return ()
    side, bounds = SEATS.index(seat), window(state)
    if bounds is not None:
        return _by_points(state, side, left, *bounds)
    if state.turn < state.index.theatre.turns:
        return ()
    goal = state.index.theatre.scenario["victory"]["hex"]
    held = state.control[state.index.theatre.objective_at[state.index.theatre.index[goal]]]
    return () if held == side else (Warned("last-turn", {"markers": left}, (f"{goal:04d}",)),)


def _by_points(state: State, side: int, left: int, low: int, high: int) -> tuple[Warned, ...]:
    scored = points(state)
    stands = against_window(scored, low, high)
    losing = {GERMAN: "below", FRENCH: "above"}[side]
    if stands != losing:
        return ()
    need = low - scored if side == GERMAN else scored - high
    args: Args = {"markers": left, "points": scored, "turn": state.turn, "need": need, "low": low, "high": high}
    return (Warned(f"points-{stands}", args, villages(state, 1 - side)),)


def villages(state: State, side: int) -> tuple[str, ...]:
    """The village hexes that this side holds."""
    t = state.index.theatre
    return tuple(f"{t.numbers[h]:04d}" for h, at in t.objective_at.items() if state.control[at] == side)
