"""A battle that is left to the plan shown with its odds: who is lost first, and when it is broken off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Launch, Lose, Press, Withdraw
from sandtable.games.europe.model import State
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle
from sandtable.games.europe.rules.wishes import AIR_WITHDRAWALS, ORDERS, ROUNDS, WITHDRAWALS, Piece, Wishes
from sandtable.kernel import Action, Plan

BARE = " without-infantry"
"""Said of an attack that began without infantry."""


def word(state: State, power: int, area: int) -> str:
    """The word of one battle in its turn."""
    return f"battle {state.turn} {t.POWERS[power]} {t.PLACES[area]}"


def fight_by_plan(state: State, power: int, area: int, plan: Iterable[Fighter]) -> Plan:
    """To launch the attack and to leave the rest to what the odds assume.

    Rules: EU-5.1.1.
    """
    wish = Wishes()
    given = {"withdrawal": wish.withdrawal, "air": wish.air, "own": wish.own}
    foot = any(_on_foot(state, fighter.number) for fighter in plan)
    return Plan("fight-by-plan", (Launch(),), again=word(state, power, area) + ("" if foot else BARE), given=given)


def _on_foot(state: State, number: int) -> bool:
    kind = state.units[number].kind
    return t.IS_LAND[kind] and kind != t.ARM


def losses_by_plan(state: State, battle: Battle, numbers: Iterable[int]) -> Iterator[Plan]:
    """Whom each order of losses takes first.

    Rules: EU-5.1.1.
    """
    pieces = {number: _piece(state, battle, number) for number in numbers}
    if not pieces:
        return
    for name, order in ORDERS.items():
        first = min(pieces, key=lambda number: (order(pieces[number]), number))
        owner, kind, area = rules.loss_key(state, battle, first)
        step = Lose(t.type_name(owner, kind), t.AREAS[area])
        for bare in ("", BARE):
            yield Plan("", (step,), again=f"{word(state, battle.power, battle.area)}{bare} own={name}")


def _piece(state: State, battle: Battle, number: int) -> Piece:
    """A unit as the order of losses sees it."""
    unit = state.units[number]
    air, sea, land = (rules.attack_value(unit, stage, battle.ground) for stage in (IN_AIR, AT_SEA, ON_LAND))
    return Piece(unit.kind, t.COST[unit.kind], air, sea, land)


def going_on_by_plan(state: State, battle: Battle, offered: list[Action]) -> Iterator[Plan]:
    """Whether each rule of breaking off goes on with this battle; where land units may go to several areas, the first.

    Rules: EU-5.1.1, EU-5.1.2.
    """
    away = next((action for action in offered if isinstance(action, Withdraw)), None)
    known = AIR_WITHDRAWALS if battle.stage == IN_AIR else WITHDRAWALS
    name = "air" if battle.stage == IN_AIR else "withdrawal"
    for bare in ("", BARE):
        for wish in known:
            goes = away if away is not None and _leaves(state, battle, wish, bool(bare)) else Press()
            yield Plan("", (goes,), again=f"{word(state, battle.power, battle.area)}{bare} {name}={wish}")


def _leaves(state: State, battle: Battle, wish: str, bare: bool) -> bool:
    """Whether a rule breaks off now; who attacked without infantry cannot run out of it."""
    if wish in ROUNDS:
        return battle.stage != AT_SEA and ROUNDS[wish] <= battle.round
    if battle.stage != ON_LAND:
        return False
    land, air, _, _ = rules.attackers(battle)
    if wish == "while-stronger":
        return len(land or air) < len(rules.classes(state, battle.defenders)[0])
    return wish == "while-infantry" and not bare and not any(_on_foot(state, number) for number in land)
