"""What a power is about to lose by, said while something can still be done about it."""

from __future__ import annotations

from collections import Counter

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, who
from sandtable.games.europe.rules.victory import Goal, verdict, victory_goals
from sandtable.kernel import Name, Warned

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


THREATS = 3
"""So many threats are told."""


def threats(state: State, seat: str) -> tuple[Warned, ...]:
    """Own areas beside which more hostile land units stand than friendly ones in them, the worst first."""
    power, index = t.POWERS.index(seat), who(state)
    own: Counter[int] = Counter()
    foes: Counter[int] = Counter()
    for unit in state.units.values():
        if t.IS_LAND[unit.kind]:
            if index.hostile[power] >> unit.owner & 1:
                foes[unit.area] += 1
            else:
                own[unit.area] += 1
    found = []
    for area, holder in enumerate(state.control):
        beside = sum(foes[near] for near in t.NEAR[area]) if holder == power else 0
        if beside > own[area]:
            found.append((own[area] - beside, area, beside))
    return tuple(
        Warned("area", {"area": Name("area", t.AREAS[area]), "own": own[area], "foes": beside}, (t.AREAS[area],))
        for _, area, beside in sorted(found)[:THREATS]
    )
