"""What a declaration of war still asks for, and what must therefore not be spent elsewhere (rulebook 5.1)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack
from sandtable.games.europe.model import MOVED, USED, State, shift, who
from sandtable.games.europe.rules.diplomacy import hostile_areas
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.games.europe.rules.planning import attacks
from sandtable.games.europe.rules.sending import can_send, lands_of_victims
from sandtable.games.europe.rules.stacks import stack_goals, takes
from sandtable.games.europe.rules.war import owes, settled, why_not_declare
from sandtable.kernel import Refusal, clone

OWES_ATTACK = Refusal("EU-5.1b", "owes-an-attack")


def owed_now(state: State, power: int, strikes: list[Attack] | None = None) -> list[int]:
    """The countries that a power must still attack in phase 1: it can, and cannot send troops to a victim instead.
    `strikes` are the attacks that it could make, where they are known.

    Rules: EU-5.1b, EU-5.1e.
    """
    owed = owes(state, power)
    return [c for c in owed if not could_send(state, power, c) and could_attack(state, power, c, strikes)]


def could_send(state: State, power: int, country: int) -> bool:
    """Whether troops could be sent to a victim of a great power in this turn.

    Rules: EU-5.1e, EU-R119.
    """
    return country < 6 and can_send(state, power, lands_of_victims(state, country))


def could_attack(state: State, power: int, country: int, strikes: list[Attack] | None = None) -> bool:
    """Whether the attack can still be made, or an area still be entered.

    Rules: EU-5.1b, EU-13.3a.
    """
    satellites = t.SATELLITES if (power, country) == (t.SOVIET, t.GERMANY) else ()
    if any(why_not_declare(state, power, satellite) is None for satellite in satellites):
        return True
    mine = wanted(state, power, [country])
    known = attacks(state, power) if strikes is None else strikes
    if any(mine >> t.AREA[attack.area] & 1 for attack in known):
        return True
    for take in takes(state, power, BATTLE):
        owner, kind = divmod(t.TYPE[take.unit], 8)
        stack = (owner, kind, t.AREA[take.origin], take.points)
        if t.IS_LAND[kind] and any(mine >> to & 1 for to in stack_goals(state, power, stack, BATTLE)):
            return True
    return False


def wanted(state: State, power: int, owed: list[int]) -> int:
    """The areas of which one must be attacked or entered for some declarations, one bit each.

    Rules: EU-5.1b, EU-13.3a.
    """
    found, control, asked = 0, who(state).control, set(owed)
    for country in range(t.N_COUNTRIES):
        if settled(power, country) & asked:
            found |= control[country]
    return found & hostile_areas(state, power)


def settles(state: State, power: int, attack: Attack, owed: list[int]) -> bool:
    """Whether an attack is one that is owed.

    Rules: EU-R123.
    """
    area = t.AREA[attack.area]
    owners = (t.HOME[area], t.COUNTRY[attack.against], state.control[area])
    return any(settled(power, owner) & set(owed) for owner in owners)


def debts(state: State, phase: int) -> set[tuple[int, int]]:
    """Declarations that can still be satisfied: by an attack in phase 1, by troops for a victim in every phase.

    Rules: EU-R119, EU-R123.
    """
    fighting = phase == BATTLE
    return {
        (power, country)
        for power, country in state.owed
        if could_send(state, power, country) or (fighting and could_attack(state, power, country))
    }


def keeps_word(state: State, after: State, phase: int, paying: bool = False) -> bool:
    """Whether what could be satisfied before can still be afterwards, or is. An attack that pays one debt (`paying`)
    may cost another that troops for a victim would have paid.

    Rules: EU-R123.
    """
    left = debts(state, phase) & set(after.owed)
    if paying:
        left = {(power, country) for power, country in left if not could_send(state, power, country)}
    return not left or left <= debts(after, phase)


def keeps_word_without(state: State, numbers: Iterable[int], phase: int) -> bool:
    """Whether what is owed could be satisfied although these units had been used for something else.

    Rules: EU-R123.
    """
    after = clone(state)
    for number in numbers:
        shift(after, number, after.units[number].area, 0, USED | MOVED)
    return keeps_word(state, after, phase)
