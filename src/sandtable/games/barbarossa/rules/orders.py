"""Giving orders: who can be given one at all, and which. Legality is written once, for the door and for the options."""

from collections.abc import Callable, Iterable

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import FLAGGED, State, Unit
from sandtable.games.barbarossa.rules import orders_fire as fire
from sandtable.games.barbarossa.rules import orders_move as moves
from sandtable.games.barbarossa.rules import orders_special as special
from sandtable.games.barbarossa.rules.orders_air import air_orders, why_not_fly, why_not_mission
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal

_GONE = Refusal("BA-plan", "not-here")
_SUPPRESSED = Refusal("BA-plan-none", "suppressed")
_SMOKE = Refusal("BA-plan-none", "in-smoke")
_CARRIED = Refusal("BA-transport-orders", "carried")
_TOWED = Refusal("BA-tow-orders", "towed")
_AWAY = Refusal("BA-plan-none", "not-here")
_EARLY = Refusal("BA-setup", "not-arrived")
_CARD = Refusal("BA-card-orders", "not-on-card")
_LOCKED = Refusal("BA-melee-locked", "locked")
_RESERVE = Refusal("BA-setup", "must-enter")

WHY_NOT: dict[type[Action], Callable[..., Refusal | None]] = {
    act.Defend: fire.why_not_defend,
    act.Ambush: fire.why_not_ambush,
    act.Fire: fire.why_not_direct,
    act.Suppress: fire.why_not_direct,
    act.Indirect: fire.why_not_indirect,
    act.Bombard: fire.why_not_bombard,
    act.Smoke: fire.why_not_smoke,
    act.Deploy: special.why_not_deploy,
    act.Limber: special.why_not_limber,
    act.Turn: special.why_not_turn,
    act.Merge: special.why_not_merge,
    act.LayMines: special.why_not_lay,
    act.ClearMines: special.why_not_clear_mines,
    act.PlaceCharges: special.why_not_charges,
    act.Tow: special.why_not_tow,
    act.RemoveWire: special.why_not_remove,
    act.RemoveTeeth: special.why_not_remove,
    act.Pontoon: special.why_not_pontoon,
    act.Resupply: special.why_not_resupply,
    act.Supply: special.why_not_supply,
    act.LoadSupply: special.why_not_load,
    act.Dig: special.why_not_dig,
    act.ClearPath: special.why_not_path,
    act.Mount: special.why_not_mount,
    act.Dismount: special.why_not_dismount,
    act.Scout: special.why_not_scout,
    act.March: moves.why_not_move,
    act.Careful: moves.why_not_move,
    act.FireMoving: moves.why_not_fire_moving,
    act.Assault: moves.why_not_assault,
    **dict.fromkeys(act.FLOWN, why_not_mission),
}

ALL_OR_NONE: frozenset[type[Action]] = frozenset({
    act.Defend, act.Ambush, act.Scout, act.Deploy, act.Limber, act.Bombard, act.Smoke, act.Strike, act.Patrol,
    act.Recon, act.DropSupply,
})  # fmt: skip
"""Orders whose sure candidates name only hexes, hexsides and distances that can be named: if one can be given, all
can."""


def why_not_command(state: State, unit: Unit) -> Refusal | None:
    """Why a unit can be given no order at all in this round.

    Rules: BA-plan-none, BA-suppressed-next, BA-transport-orders, BA-tow-orders, BA-smoke-units.
    """
    if unit.suppressed == FLAGGED:
        return _SUPPRESSED
    if unit.place == "map":
        return _SMOKE if unit.hex in state.smoke else None
    if unit.type == "aircraft":
        return why_not_fly(state, unit)
    if unit.place == "reserve":
        return None if unit.entry and unit.since <= state.round <= unit.until else _EARLY
    if unit.place in ("carried", "towed"):
        carrier = state.units[unit.carrier]
        return _SMOKE if carrier.hex in state.smoke else (None if carrier.place == "map" else _AWAY)
    return _GONE


def why_not_order(state: State, seat: str, unit: Unit, action: Action) -> Refusal | None:
    """Why this order cannot be given to this unit: its state, its card, the melee it is in, then the order's own rules.
    `test_the_orders_of_a_unit` in `test_shortcuts.py` compares `orders_for` with it.

    Rules: BA-card-orders, BA-plan-none, BA-melee-locked, BA-order-wait, BA-withdraw.
    """
    kind = type(action)
    refusal = why_not_command(state, unit) or why_not_kind(unit, kind)
    if refusal is not None:
        return refusal
    check = WHY_NOT.get(kind)
    return check(state, seat, unit, action) if check else None


def why_not_kind(unit: Unit, kind: type[Action]) -> Refusal | None:
    """Why this unit can be given no order of this kind: not on its card, aboard, in melee.

    Rules: BA-card-orders, BA-melee-locked, BA-transport-orders, BA-tow-orders.
    """
    if act.BOXES[kind] not in unit.front.orders:
        return _CARD
    if unit.place == "carried" and kind is not act.Dismount:
        return _CARRIED
    if unit.place == "towed" and kind is not act.Deploy:
        return _TOWED
    if unit.place == "reserve" and kind not in (act.March, act.Careful):
        return _RESERVE
    if unit.foes and kind not in (act.Assault, act.March, act.Careful):
        return _LOCKED
    return None


def candidates(state: State, seat: str, unit: Unit, sure: bool = False) -> Iterable[Action]:
    """A cheap superset of the orders that a unit can be given; the sure ones name no hex that cannot be named."""
    if unit.type == "aircraft":
        return air_orders(state, seat, unit, sure)
    if unit.place == "carried":
        return [act.Dismount(unit.id)]
    if unit.place == "towed":
        return [each for each in special.special_orders(state, seat, unit, sure) if isinstance(each, act.Deploy)]
    found = list(moves.moving_orders(state, seat, unit))
    if unit.place == "map" and not unit.foes:
        found += fire.fire_orders(state, seat, unit, sure)
        found += special.special_orders(state, seat, unit, sure)
    return found


def orders_for(state: State, seat: str, unit: Unit) -> list[Action]:
    """The orders that a unit can be given.

    `test_the_orders_of_a_unit` in `test_shortcuts.py` compares it with `why_not_order` of every candidate.
    """
    if why_not_command(state, unit) is not None:
        return []
    checks: dict[type[Action], Callable[..., Refusal | None]] = {}
    found = []
    for action in candidates(state, seat, unit, True):
        kind = type(action)
        check = checks.get(kind)
        if check is None:
            check = WHY_NOT.get(kind, _always) if why_not_kind(unit, kind) is None else _never
            if kind in ALL_OR_NONE:
                check = _always if check(state, seat, unit, action) is None else _never
            checks[kind] = check
        if check is _always or (check is not _never and check(state, seat, unit, action) is None):
            found.append(action)
    return found


def has_orders(state: State, seat: str, unit: Unit) -> bool:
    """Whether a unit can be given any order at all."""
    return any(why_not_order(state, seat, unit, action) is None for action in candidates(state, seat, unit))


def _always(state: State, seat: str, unit: Unit, action: Action) -> Refusal | None:
    return None


def _never(state: State, seat: str, unit: Unit, action: Action) -> Refusal | None:
    return _CARD


def needs_order(state: State, seat: str, unit: Unit) -> bool:
    """Whether a seat has to give this unit an order before it is ready: it can take one and is on the map.

    Rules: BA-plan.
    """
    if unit.place != "map" or unit.order is not None or why_not_command(state, unit) is not None:
        return False
    return True if not unit.foes else has_orders(state, seat, unit)
