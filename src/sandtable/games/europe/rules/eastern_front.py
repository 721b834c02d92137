"""The German attack on the USSR: its turn of surprise and its first winter (rulebook 13.3)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.diplomacy import has_rule


def surprise(state: State, owner: int) -> bool:
    """Whether attackers of this owner roll two dice: the Axis in the turn of the German declaration against Soviet
    units.

    Rules: EU-13.3c.
    """
    if not has_rule(state, "13.3c") or state.soviet_war != state.turn or state.season == 3:
        return False
    power = owner if owner < 6 else state.patron[owner]
    return power >= 0 and t.SIDE[power] == t.AXIS


def winter_of_the_attack(state: State) -> bool:
    """The winter turn of the year of the German attack: the Axis does not attack inside the USSR, Soviets roll two
    dice.

    Rules: EU-13.3c.
    """
    if not has_rule(state, "13.3c") or state.soviet_war < 0 or state.season != 3:
        return False
    return state.soviet_war // 4 == state.turn // 4
