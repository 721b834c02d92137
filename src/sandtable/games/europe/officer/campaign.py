"""Phase 1: what is open is taken, then come attacks and wars that pay."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack, Take
from sandtable.games.europe.model import State, who
from sandtable.games.europe.officer.aims import goals_left, is_held_back, left_to_another
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.attack import attack_worth, best_attack
from sandtable.games.europe.officer.estimates import threat, worth
from sandtable.games.europe.officer.flight import fly_up, to_norway
from sandtable.games.europe.officer.ground import GOAL, appetite, needed_here, spare
from sandtable.games.europe.officer.war import best_war
from sandtable.games.europe.rules.diplomacy import hostile_areas, hostile_land
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.games.europe.rules.stacks import stack_goals
from sandtable.kernel import Action


def campaign(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Goals first, walked into or attacked; then what is open, wars that pay, other attacks; else pass."""
    worth_it, open_ = _best_capture(state, power, found)
    if open_ is not None and worth_it >= GOAL:
        return open_
    goal = (
        _approach(state, power, found)
        or fly_up(state, power, found)
        or best_attack(bold, state, power, found, goals_only=True)
    )
    if goal is None and state.turn == state.last and not (open_ and open_.points > 1):
        goal = best_attack(bold, state, power, found, goals_only=True, desperate=True)
    if goal is not None or open_ is not None:
        return goal or open_
    flight = to_norway(state, power, found)
    if flight is not None:
        return flight
    worth_it, war = best_war(bold, state, power, found)
    if war is not None and worth_it >= 14:
        return war
    return best_attack(bold, state, power, found) or war or _end(state, power, found)


def _end(state: State, power: int, found: list[Action]) -> Action | None:
    """Nothing more is wanted; where the phase may not end yet, what is owed."""
    done = pass_or(found)
    if done is not None:
        return done
    attacks = [a for a in found if isinstance(a, Attack)]
    countries = {t.COUNTRIES[country] for each, country in state.owed if each == power}
    owed = [a for a in attacks if a.against in countries] or attacks
    if owed:
        return max(owed, key=lambda a: attack_worth(state, power, a)[0])
    takes = [a for a in found if isinstance(a, Take)]
    return takes[0] if takes else None


def _best_capture(state: State, power: int, found: list[Action]) -> tuple[float, Take | None]:
    """A stack that can walk into an enemy area for nothing, without baring something dearer."""
    enemy = (hostile_areas(state, power) | who(state).control[t.NOBODY]) & ~hostile_land(state, power)
    values = worth(state.setup.scenario)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        if not t.IS_LAND[kind]:
            continue
        start = t.AREA[action.origin]
        if not t.NEAR_MASK[start] & enemy:
            continue
        least = max(GOAL, values[start]) if needed_here(state, power, start, kind) else 0
        for to in stack_goals(state, power, (owner, kind, start, action.points), BATTLE):
            value = values[to] - 0.2 * threat(state, power, to)
            if enemy >> to & 1 and value > best and values[to] > least and not left_to_another(state, power, to):
                best, choice = value, action
    return best, choice


def _approach(state: State, power: int, found: list[Action]) -> Action | None:
    """Armour that can come beside a goal over friendly ground and still attack it."""
    calling = [a for a in goals_left(state, power) if appetite(state, power, a) > -4]
    beside = 0
    for area in calling:
        beside |= t.NEAR_MASK[area] & ~hostile_areas(state, power)
    for action in found:
        if not isinstance(action, Take) or action.points < 2:
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        start = t.AREA[action.origin]
        if owner != power or beside >> start & 1 or not t.NEAR_MASK[start] & beside:
            continue
        if not t.IS_LAND[kind] or not spare(state, power, start, owner, kind) or is_held_back(state, power, start):
            continue
        if any(beside >> to & 1 for to in stack_goals(state, power, (owner, kind, start, action.points), BATTLE)):
            return action
    return None
