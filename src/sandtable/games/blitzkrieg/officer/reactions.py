"""What the officer does when it is not his turn, and in a melee."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.melee import current_melee
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.odds.melee import press_odds
from sandtable.games.blitzkrieg.officer import features
from sandtable.games.blitzkrieg.standing import aim_value
from sandtable.games.blitzkrieg.tables.counters import HQ
from sandtable.kernel import Action

OPPORTUNITY = 0.10
"""A reaction shot must promise more than this."""


def react(state: State, found: list[Action]) -> Action:
    """Fire where it is likely to hurt; an HQ about to be overrun gets away."""
    t, best, top = state.theatre, None, OPPORTUNITY
    for action in found:
        if isinstance(action, actions.OpportunityFire | actions.ReturnFire):
            u, target = t.unit_of[action.unit], t.unit_of[action.target]
            value = features.shot_value(state, u, target)
            if value > top:
                best, top = action, value
        elif isinstance(action, actions.FallBack) and should_leave(state, t.unit_of[action.unit]):
            return action
    return best or actions.Pass()


def should_leave(state: State, u: int) -> bool:
    """An HQ without company next to the enemy, or within reach of vehicles, leaves."""
    t, unit = state.theatre, state.units[u]
    if t.kind[u] != HQ or (t.board.cover >> unit.hex & 1 and len(state.index.at[unit.hex]) > 1):
        return False
    company = any(not t.is_hq[m] for m in state.index.at[unit.hex])
    return not company and bool(t.board.around[unit.hex] & state.index.bits[1 - t.side[u]])


def retreat_to(state: State, found: Sequence[Action]) -> Action:
    """The coolest hex, with company if it can be had."""
    t = state.theatre

    def score(action: Action) -> float:
        assert isinstance(action, actions.Retreat)
        h, u = t.index[action.hex], t.unit_of[action.unit]
        company = any(t.side[m] == t.side[u] and not t.is_hq[m] for m in state.index.at[h])
        return 0.5 * company - features.danger(state, t.side[u], h, t.soft[u], t.counters[u].defence) * 0.05

    return max(found, key=score)


def struck(state: State, found: list[Action]) -> Action:
    """Attackers go back unless they are whole and winning; defenders of an objective stay while they can."""
    frame, t = state.stack[-1], state.theatre
    unit = state.units[frame.unit]
    if frame.role == "attacker":
        fight = current_melee(state)
        won = press_odds(state, fight)[0]
        return found[1] if unit.steps == 2 and won > 0.6 else found[0]
    away = [action for action in found if isinstance(action, actions.Retreat)]
    if not away or frame.role == "step" or (unit.steps == 2 and frame.hex in t.objective_at):
        return found[0]
    return retreat_to(state, away)


def press_on(state: State, found: list[Action]) -> Action:
    """Fight on while the odds are even or better, a little below them on an objective."""
    fight = current_melee(state)
    won, repelled, _ = press_odds(state, fight)
    edge = 0.8 if fight.hex in state.theatre.objective_at else 1.0
    return actions.Press() if won >= edge * repelled and won > 0.15 else actions.BreakOff()


def take_aim(state: State, found: list[Action]) -> Action:
    """The target that is likeliest to be hurt."""
    return max(found, key=lambda action: aim_value(state, action))
