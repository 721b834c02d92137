"""Phase 1: what is open is taken, then come attacks and wars that pay."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack, Take
from sandtable.games.europe.features import threat, worth
from sandtable.games.europe.flow.moving import goals
from sandtable.games.europe.model import State, who
from sandtable.games.europe.officer.aims import left_to_another
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.attack import attack_value, best_attack
from sandtable.games.europe.officer.ground import needed_here
from sandtable.games.europe.officer.war import best_war
from sandtable.games.europe.rules.diplomacy import hostile_areas, hostile_land
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.kernel import Action


def campaign(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    """Take what is open, then the best attack, then a war that pays; else pass."""
    open_ = _best_capture(state, power, found)
    if open_ is not None:
        return open_
    worthwhile, war = best_war(bold, state, power, found)
    if war is not None and worthwhile >= 14:
        return war
    attack = best_attack(bold, state, power, found)
    if attack is not None:
        return attack
    if war is not None:
        return war
    done = pass_or(found)
    if done is not None:
        return done
    owed = [a for a in found if isinstance(a, Attack)]
    if owed:
        return max(owed, key=lambda a: attack_value(state, power, a)[0])
    takes = [a for a in found if isinstance(a, Take)]
    return takes[0] if takes else None


def _best_capture(state: State, power: int, found: list[Any]) -> Action | None:
    """A stack that can walk into an enemy area for nothing, without baring something dearer."""
    enemy = (hostile_areas(state, power) | who(state).control[t.NOBODY]) & ~hostile_land(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        if not t.IS_LAND[kind]:
            continue
        start = t.AREA[action.origin]
        if not t.NEAR_MASK[start] & enemy or needed_here(state, power, start, kind):
            continue
        for to in goals(state, power, (owner, kind, start, action.points), BATTLE):
            value = worth(state.setup.scenario)[to] - 0.2 * threat(state, power, to)
            if enemy >> to & 1 and value > best and not left_to_another(state, power, to):
                best, choice = value, action
    return choice
