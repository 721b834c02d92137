"""What the officer does with markers: whom to activate, whom to rally, what to cancel."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import State, members
from sandtable.games.blitzkrieg.officer import features
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.theatre import ARTILLERY, FORMATION, STUKA
from sandtable.kernel import Action

WORTH_A_REPEAT = 0.8
"""A formation that could do more than this deserves a repeat marker."""


def opening(state: State, found: list[Action]) -> Action:
    """Open with the formation that has most to shoot at or the shortest way to an objective."""
    markers = [action for action in found if isinstance(action, actions.OpenWith)]
    return max(markers, key=lambda action: formation_value(state, state.theatre.formation_of[action.marker]))


def next_opening(state: State, found: list[Action]) -> Action:
    """Bombs, then shells, then the formation."""
    order = {STUKA: 0, ARTILLERY: 1}
    markers = [action for action in found if isinstance(action, actions.OpenWith)]
    return min(markers, key=lambda action: order.get(kind_of(state, action.marker), len(order)))


def kind_of(state: State, marker: str) -> int:
    return state.theatre.markers[state.theatre.marker_of[marker]].kind


def formation_value(state: State, f: int) -> float:
    """How much a formation could do now: shots at hand and nearness to objectives."""
    t, side = state.theatre, state.theatre.cards[f].side
    goals = features.goals(state, side)
    total = 0.0
    for u in members(state, f):
        h = state.units[u].hex
        if h < 0 or t.is_hq[u]:
            continue
        reach = range_of(state, u)
        total += max(
            (features.shot_value(state, u, foe) for foe in features.targets_from(state, u, h, reach)), default=0.0
        )
        total += 0.1 * max(value / (2 + t.board.distance[h][goal]) for goal, value in goals.items())
    return total * (0.5 if state.formations[f].fatigued else 1.0)


def marker_drawn(state: State, found: list[Action]) -> Action:
    """Play a held repeat on the best formation, shed fatigue far from the enemy, else activate."""
    marker = state.theatre.markers[state.stack[-1].marker]
    best, value = best_repeat(state, found)
    if best is not None and value > WORTH_A_REPEAT:
        return best
    if any(action == actions.Command("rally") for action in found) and hurt(state, marker.side) >= 4:
        return actions.Command("rally")
    tired = marker.kind == FORMATION and state.formations[marker.formation].fatigued
    return actions.Decline() if tired and formation_value(state, marker.formation) < 0.6 else actions.Activate()


def best_repeat(state: State, found: list[Action]) -> tuple[actions.Repeat | None, float]:
    """The formation that could do most with a repeat marker, and how much."""
    best, top = None, 0.0
    for action in found:
        if isinstance(action, actions.Repeat):
            value = formation_value(state, state.theatre.formation_of[action.formation])
            if best is None or value > top:
                best, top = action, value
    return best, top


def hurt(state: State, side: int) -> int:
    """How many own units are neutralised."""
    return sum(unit.neutralised and state.theatre.side[u] == side for u, unit in enumerate(state.units))


def repeat_drawn(state: State, found: list[Action]) -> Action:
    """The best formation if it has something to do, else hold."""
    best, value = best_repeat(state, found)
    if best is not None and (value > WORTH_A_REPEAT or actions.Hold() not in found):
        return best
    return actions.Hold() if actions.Hold() in found else found[0]


def general_drawn(state: State, found: list[Action]) -> Action:
    """Rally many, else hold; a second one is used as well as it can be."""
    side = state.theatre.markers[state.stack[-1].marker].side
    if actions.Command("rally") in found and (hurt(state, side) >= 4 or actions.Hold() not in found):
        return actions.Command("rally")
    return found[0]


def may_cancel(state: State, found: list[Action]) -> Action:
    """Spend the general on a formation that could hurt, or on Stukas."""
    marker = state.theatre.markers[state.stack[-1].marker]
    if marker.kind == STUKA:
        return actions.Cancel()
    if marker.kind == FORMATION and formation_value(state, marker.formation) > 1.5:
        return actions.Cancel()
    return actions.Allow()


def relief(state: State, found: list[Action]) -> Action:
    """The most valuable unit first."""
    units = [action for action in found if isinstance(action, actions.Relieve)]
    return max(units, key=lambda action: features.worth(state, state.theatre.unit_of[action.unit]))
