"""Troops sent into the land of an attacked minor instead of an attack on its enemy (rulebook 5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import GONE, State, Unit, commander, who
from sandtable.games.europe.rules.movement import NONCOMBAT, march_targets, movable, rebase_reach, why_not_rebase
from sandtable.games.europe.rules.muster import own_stacks
from sandtable.games.europe.rules.redeploy import destinations
from sandtable.games.europe.rules.shipping import cargo, why_not_carry
from sandtable.kernel import Refusal

OWES_TROOPS = Refusal("EU-5.1e", "owes-troops")


def victims(state: State, power: int) -> list[int]:
    """The minors that a power has attacked and that have not fallen."""
    return [c for c in t.MINORS if state.foes[c] >> power & 1 and state.standing[c] != GONE]


def lands_of_victims(state: State, enemy: int) -> int:
    """Areas that the victims of a power still hold, one bit each."""
    found = 0
    for country in victims(state, enemy):
        found |= who(state).control[country]
    return found


def lands_to_help(state: State, power: int) -> int:
    """Areas into which this power may send troops for a declaration that it has made in this turn, one bit each.

    Rules: EU-5.1e.
    """
    found = 0
    for helper, enemy in state.owed:
        if helper == power and enemy < 6:
            found |= lands_of_victims(state, enemy)
    return found


def troops_came(state: State, number: int) -> None:
    """A land or air unit in a victim's land satisfies the declaration on its enemy; ships do not.

    Rules: EU-5.1e.
    """
    unit = state.units[number]
    power = commander(state, unit.owner)
    if not state.owed or t.IS_SEA[unit.kind] or not lands_to_help(state, power) >> unit.area & 1:
        return
    owner = state.control[unit.area]
    state.owed = tuple(each for each in state.owed if each[0] != power or owner not in victims(state, each[1]))


def can_move_there(state: State, power: int, lands: int) -> bool:
    """Whether a unit could march, fly or be shipped into some areas in phase 2.

    Rules: EU-5.1e, EU-6a, EU-6b.
    """
    return any(_moves(state, power, unit, lands) for unit in _troops(state, power)) or _ships(state, power, lands)


def _troops(state: State, power: int) -> Iterator[Unit]:
    return (unit for _, unit in own_stacks(state, power) if not t.IS_SEA[unit.kind])


def _moves(state: State, power: int, unit: Unit, lands: int) -> bool:
    owner, kind, area = unit.owner, unit.kind, unit.area
    if not movable(state, owner, kind, area, unit.points):
        return False
    if t.IS_LAND[kind]:
        return any(lands >> to & 1 for to in march_targets(state, power, owner, kind, area, NONCOMBAT))
    reach = rebase_reach(state, power, owner, kind, area) & lands
    return any(why_not_rebase(state, power, owner, kind, area, to, 1) is None for to in t.bits(reach))


def _ships(state: State, power: int, lands: int) -> bool:
    bases = [base for base in t.bits(who(state).sea[power]) if cargo(state, power, base)]
    ports = t.bits(lands & t.PORT_MASK)
    return any(why_not_carry(state, power, base, to) is None for base in bases for to in ports)


def can_redeploy_there(state: State, power: int, lands: int) -> bool:
    """Whether a unit could be redeployed into some areas.

    Rules: EU-5.1e, EU-8a.
    """
    return any(lands >> to & 1 for unit in _troops(state, power) for to in destinations(state, power, unit))


def can_send(state: State, power: int, lands: int) -> bool:
    """Whether troops could be sent into some areas in this turn.

    Rules: EU-5.1e, EU-R119.
    """
    return bool(lands) and (can_move_there(state, power, lands) or can_redeploy_there(state, power, lands))
