"""What a power is about to lose by, said while something can still be done about it."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.victory import Goal, verdict, victory_goals
from sandtable.kernel import Warned

SOON = 2
"""So many turns before the end it is time to say so."""


def warnings(state: State, seat: str) -> tuple[Warned, ...]:
    """The verdict that waits at the end date, if it is near and against this power.

    Rules: EU-2f.
    """
    left = state.last - state.turn + 1
    if not 1 <= left <= SOON or seat in verdict(state).winners:
        return ()
    goals = victory_goals(state)
    own = next((goal for goal in goals if seat in (goal.who, goal.also) and not goal.met), None)
    if own is not None:
        return (Warned("goal-missing", {"left": left, "have": own.have, "needs": own.needs}, _open(own)),)
    theirs = [goal for goal in goals if goal.met and seat not in (goal.who, goal.also)]
    return (Warned("goal-lost", {"left": left}, tuple(place for goal in theirs for place in _places(goal))),)


def _open(goal: Goal) -> tuple[str, ...]:
    return tuple(_place(mark.kind, mark.id) for mark in goal.marks if not mark.met and mark.kind in ("area", "country"))


def _places(goal: Goal) -> tuple[str, ...]:
    return tuple(_place(mark.kind, mark.id) for mark in goal.marks if mark.kind in ("area", "country"))


def _place(kind: str, name: str) -> str:
    """The area of a mark: of a country its capital."""
    return name if kind == "area" else t.AREAS[t.CHIEF[t.COUNTRY[name]]]
