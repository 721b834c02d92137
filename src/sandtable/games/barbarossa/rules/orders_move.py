"""Which orders with a route can be given: march, careful move, fire on the move, assault."""

from collections.abc import Iterable

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import (
    LIMBERED,
    State,
    Unit,
    known_enemies,
)
from sandtable.games.barbarossa.rules.figures import can_strike_type
from sandtable.games.barbarossa.rules.fire import why_not_target
from sandtable.games.barbarossa.rules.orders_fire import why_not_armed
from sandtable.games.barbarossa.rules.routes import can_reach, can_start
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.terrain import bars_armour_assault
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal

_LIMBER = Refusal("BA-order-limber", "limber-first")
_NOWHERE = Refusal("BA-move", "nowhere-to-go")
_TARGET = Refusal("BA-order-assault", "no-such-target")
_TYPE = Refusal("BA-card-targets", "wrong-type")
_ARMOUR = Refusal("BA-terrain-plain", "no-armour-assault")
_REACH = Refusal("BA-order-assault", "cannot-reach")
_SIGHT = Refusal("BA-order-fire-moving", "no-sight")


def why_not_move(state: State, seat: str, unit: Unit, action: act.March | act.Careful) -> Refusal | None:
    """A movement order needs somewhere to go, and guns limbered first.

    Rules: BA-order-limber, BA-move.
    """
    if "limber" in unit.front.orders and unit.stance != LIMBERED:
        return _LIMBER
    return None if can_start(state, unit, act.BOXES[type(action)], seat) else _NOWHERE


def why_not_fire_moving(state: State, seat: str, unit: Unit, action: act.FireMoving) -> Refusal | None:
    """A target in sight when the order is given.

    Rules: BA-order-fire-moving.
    """
    refusal = why_not_armed(unit, "fire-moving")
    target = state.units.get(action.target)
    if refusal is not None or target is None:
        return refusal or _TARGET
    refusal = why_not_target(state, unit, target)
    if refusal is None and not sees(state, unit.hex, target.hex):
        refusal = _SIGHT
    if refusal is None and not can_start(state, unit, "fire-moving", seat):
        refusal = _NOWHERE
    return refusal


def why_not_assault(state: State, seat: str, unit: Unit, action: act.Assault) -> Refusal | None:
    """An enemy that can be named, of a type on the card, with a route of the printed length to its hex.

    Rules: BA-order-assault, BA-card-targets, BA-melee-enter, BA-terrain-plain.
    """
    if unit.ammo < 1:
        return why_not_armed(unit, "assault")
    target = state.units.get(action.target)
    if target is None or target.side == unit.side or target.hidden or target.place != "map":
        return _TARGET
    if not can_strike_type(unit.front, target.type):
        return _TYPE
    if target.hex == unit.hex:
        return None
    if unit.foes:
        return _REACH
    if bars_armour_assault(state, unit, target.type):
        return _ARMOUR
    return None if can_reach(state, unit, "assault", (), target.hex, seat) else _REACH


def moving_orders(state: State, seat: str, unit: Unit) -> Iterable[Action]:
    """Candidates: the boxes with a route."""
    boxes, name = unit.front.orders, unit.id
    for move in (act.March, act.Careful):
        if act.BOXES[move] in boxes:
            yield move(name)
    if unit.place != "map":
        return
    far = boxes["assault"].move if "assault" in boxes else -1
    for enemy in known_enemies(state, seat):
        if "fire-moving" in boxes:
            yield act.FireMoving(name, enemy.id)
        if state.index.board.distance[unit.hex][enemy.hex] <= far:
            yield act.Assault(name, enemy.id)
