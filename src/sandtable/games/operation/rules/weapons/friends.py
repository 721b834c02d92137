"""Friendly men beside the line of fire: each hit is checked, and some hit them instead."""

from __future__ import annotations

from sandtable.games.operation.events.infantry import DamageRolled, FriendsChecked
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Dice


def near_line(state: State, shots: list[Shot]) -> tuple[str, ...]:
    """The friends beside the lines of these shots who are still there, those of the first one's unit."""
    found = dict.fromkeys(each for shot in shots for each in shot.risk if each in state.models)
    first = next(iter(found), "")
    return tuple(each for each in found if state.models[each].unit == state.models[first].unit)


def check(state: State, unit: str, shots: list[Shot], count: int, dice: Dice, out: Out) -> int:
    """Each hit past friendly men: below the firer's training one of them is hit instead. Returns what goes on.

    Rules: OW-friendly-test.
    """
    men = near_line(state, shots)
    if not count or not men:
        return count
    roll = dice.passes(count, 10, state.units[unit].training, "accuracy")
    astray, hit = count - roll.value, state.models[men[0]].unit
    out.append(FriendsChecked(unit, hit, astray, (roll,)))
    if astray:
        mode = WEAPONS[shots[0].weapon].mode(shots[0].mode)
        assert mode is not None
        man = state.models[men[0]]
        cover = area.cover_from(state, man, (man.x, man.y), state.models.get(shots[0].model))
        harmed = damage.men(astray, mode.table, 0, cover, dice)
        out.append(DamageRolled(hit, mode.table, cover, harmed.dead, harmed.shaken, harmed.rolls))
        if harmed.dead or harmed.shaken:
            extensions.apportion.call(state, state.units[hit].seat, men, harmed.dead, harmed.shaken)
    return roll.value


def friend_hit(state: State, unit: str, shot: Shot, dice: Dice, out: Out) -> str:
    """The friend on whom a template goes off that would have hit; nobody if the shot was well aimed.

    Rules: OW-friendly-test, OW-R75.
    """
    men = near_line(state, [shot])
    if not men:
        return ""
    roll = dice.passes(1, 10, state.units[unit].training, "accuracy")
    out.append(FriendsChecked(unit, state.models[men[0]].unit, 1 - roll.value, (roll,)))
    return "" if roll.value else men[0]
