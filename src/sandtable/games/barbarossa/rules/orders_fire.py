"""Which orders of defence and fire can be given; only what the unit's own side knows counts."""

from collections.abc import Iterable
from functools import lru_cache

from sandtable.games.barbarossa.actions import Ambush, Bombard, Defend, Fire, Indirect, Mission, Smoke, Suppress
from sandtable.games.barbarossa.model import CALM, DEPLOYED, FREE, State, Unit, headquarters, known_enemies
from sandtable.games.barbarossa.rules.figures import reach_from
from sandtable.games.barbarossa.rules.fire import hits_with, is_in_arc, why_not_fire, why_not_reach, why_not_target
from sandtable.games.barbarossa.rules.sight import is_observed, sees
from sandtable.games.barbarossa.rules.terrain import allows_ambush
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal

_AMMO = Refusal("BA-ammo-empty", "no-ammunition")
_SHELLS = Refusal("BA-card-ammo", "no-smoke-shells")
_FACING = Refusal("BA-order-defend", "wrong-facing")
_REACH = Refusal("BA-order-defend", "wrong-reach")
_STANCE = Refusal("BA-order-deploy", "not-deployed")
_AMBUSH = Refusal("BA-terrain-ambush", "no-ambush-here")
_OBSERVER = Refusal("BA-order-smoke", "no-observer")
_HQ = Refusal("BA-indirect", "no-headquarters")
_SEEN = Refusal("BA-indirect", "target-in-sight")
_RANGE = Refusal("BA-card-range", "out-of-range")
_ARC = Refusal("BA-arc", "outside-arc")
_UNSEEN = Refusal("BA-hex-fire", "hex-not-observed")
_NOBODY = Refusal("BA-hidden", "no-such-target")
_POINTS = {"defend": 1, "assault": 1, "fire-moving": 1}
"""Points of orders whose box prints another figure."""


def why_not_armed(unit: Unit, box: str) -> Refusal | None:
    """The points of an order must be there when it is given, and the guns in position.

    Rules: BA-ammo-empty, BA-order-deploy.
    """
    if unit.ammo < (_POINTS.get(box) or unit.front.orders[box].ammo):
        return _AMMO
    return None if unit.stance in (FREE, DEPLOYED) else _STANCE


def why_not_watch(state: State, unit: Unit, action: Defend | Ambush) -> Refusal | None:
    """Defend and ambush name an adjacent hex (a unit with a field of fire the one it faces) and a range up to the
    maximum.

    Rules: BA-order-defend, BA-order-ambush, BA-order-arc.
    """
    if "field-of-fire" in unit.front.traits:
        if action.toward != state.index.board.toward[unit.hex][unit.facing]:
            return _FACING
    elif action.toward not in state.index.board.way[unit.hex]:
        return _FACING
    return None if 1 <= action.reach <= reach_from(state, unit) else _REACH


def why_not_defend(state: State, seat: str, unit: Unit, action: Defend) -> Refusal | None:
    """Defend needs a point and deployed guns.

    Rules: BA-order-defend.
    """
    return why_not_armed(unit, "defend") or why_not_watch(state, unit, action)


def why_not_ambush(state: State, seat: str, unit: Unit, action: Ambush) -> Refusal | None:
    """Ambush needs terrain that hides the unit.

    Rules: BA-order-ambush, BA-terrain-ambush, BA-order-deploy.
    """
    if unit.stance not in (FREE, DEPLOYED):
        return _STANCE
    if not allows_ambush(state, unit):
        return _AMBUSH
    return why_not_watch(state, unit, action)


def why_not_direct(state: State, seat: str, unit: Unit, action: Fire | Suppress) -> Refusal | None:
    """Open and suppressive fire name a target in range and sight.

    Rules: BA-order-fire, BA-order-suppress.
    """
    box = "fire" if type(action) is Fire else "suppress"
    refusal = why_not_armed(unit, box)
    if refusal is not None:
        return refusal
    target = state.units.get(action.target)
    return _NOBODY if target is None else why_not_fire(state, unit, target)


def commands_fire(state: State, side: str) -> bool:
    """Whether the side has an HQ on the map that is not suppressed.

    Rules: BA-indirect, BA-hq-air.
    """
    return any(hq.suppressed == CALM for hq in headquarters(state, side))


def is_spotted(state: State, side: str, hex_: int) -> bool:
    """Whether an own ground unit sees a hex, or a reconnaissance aircraft has it in its printed zone.

    Rules: BA-indirect, BA-air-recon-spot.
    """
    if is_observed(state, side, hex_):
        return True
    return any(
        unit.place == "air"
        and unit.side == side
        and isinstance(unit.order, Mission)
        and unit.order.kind == "recon"
        and state.index.board.distance[unit.hex][hex_] <= unit.front.orders["recon"].radius
        for unit in state.units.values()
    )


def why_not_indirect(state: State, seat: str, unit: Unit, action: Indirect) -> Refusal | None:
    """Indirect fire: a target out of sight in cone and range, an observer, and an HQ that can speak.

    Rules: BA-indirect.
    """
    refusal = why_not_armed(unit, "indirect")
    target = state.units.get(action.target)
    if refusal is not None or target is None:
        return refusal or _NOBODY
    refusal = why_not_target(state, unit, target) or why_not_reach(state, unit, target.hex)
    if refusal is not None:
        return refusal
    if sees(state, unit.hex, target.hex):
        return _SEEN
    if not commands_fire(state, unit.side):
        return _HQ
    return None if is_spotted(state, unit.side, target.hex) else _OBSERVER


def why_not_bombard(state: State, seat: str, unit: Unit, action: Bombard) -> Refusal | None:
    """Fire at a hex in sight, or under the conditions of indirect fire; wood is no shelter from it.

    Rules: BA-hex-fire, BA-wood-fight.
    """
    refusal = why_not_armed(unit, "bombard") or why_not_lob(state, unit, action.hex)
    if refusal is not None or sees(state, unit.hex, action.hex):
        return refusal
    if not commands_fire(state, unit.side):
        return _HQ
    return None if is_spotted(state, unit.side, action.hex) else _UNSEEN


def why_not_lob(state: State, unit: Unit, hex_: int) -> Refusal | None:
    """Range and cone of fire at a hex."""
    if hex_ in lobs(state, unit):
        return None
    return _RANGE if not _is_in_range(state, unit, hex_) else _ARC


def _is_in_range(state: State, unit: Unit, hex_: int) -> bool:
    return hex_ in state.index.board.terrain and hex_ != unit.hex and hits_with(state, unit, hex_) > 0


def lobs(state: State, unit: Unit) -> dict[int, None]:
    """The hexes in range and cone of a unit, worked out once for its card, place and facing."""
    board, key = state.index.board, (unit.card, unit.hex, unit.facing)
    found = board.lobs.get(key)
    if found is None:
        near = board.within(unit.hex, reach_from(state, unit))
        inside = [hex_ for hex_ in near if _is_in_range(state, unit, hex_) and is_in_arc(state, unit, hex_)]
        found = board.lobs[key] = dict.fromkeys(inside)
    return found


def why_not_smoke(state: State, seat: str, unit: Unit, action: Smoke) -> Refusal | None:
    """Smoke needs a shell, range and cone, and a friendly unit that sees the hex.

    Rules: BA-order-smoke, BA-card-ammo.
    """
    if not unit.smoke:
        return _SHELLS
    if unit.stance not in (FREE, DEPLOYED):
        return _STANCE
    refusal = why_not_lob(state, unit, action.hex)
    if refusal is not None:
        return refusal
    return None if is_observed(state, unit.side, action.hex) else _OBSERVER


def bombarded(state: State, unit: Unit) -> list[int]:
    """The hexes in range and cone that a unit sees, or that are spotted for it.

    Rules: BA-hex-fire.
    """
    speaks = commands_fire(state, unit.side)
    return [
        hex_
        for hex_ in lobs(state, unit)
        if sees(state, unit.hex, hex_) or (speaks and is_spotted(state, unit.side, hex_))
    ]


def smoked(state: State, unit: Unit) -> list[int]:
    """The hexes in range and cone that somebody sees.

    Rules: BA-order-smoke.
    """
    return [h for h in lobs(state, unit) if sees(state, unit.hex, h) or is_observed(state, unit.side, h)]


@lru_cache(4096)
def watches(kind: type[Defend] | type[Ambush], name: str, sides: tuple[int, ...], far: int) -> tuple[Action, ...]:
    """Every hexside and distance that can be watched."""
    return tuple(kind(name, toward, reach) for toward in sides for reach in range(1, far + 1))


def fire_orders(state: State, seat: str, unit: Unit, sure: bool = False) -> Iterable[Action]:
    """Candidates: every box of defence and fire on the card with everything it could name; the sure ones name only
    hexes that can be fired at. `test_the_orders_of_a_unit` in `test_shortcuts.py` compares both."""
    boxes = unit.front.orders
    name = unit.id
    if "defend" in boxes or "ambush" in boxes:
        own = "field-of-fire" in unit.front.traits
        sides = (state.index.board.toward[unit.hex][unit.facing],) if own else state.index.board.beside[unit.hex]
        if "defend" in boxes and unit.ammo:
            yield from watches(Defend, name, sides, reach_from(state, unit))
        if "ambush" in boxes and allows_ambush(state, unit):
            yield from watches(Ambush, name, sides, reach_from(state, unit))
    far, near = reach_from(state, unit), state.index.board.distance[unit.hex]
    direct = [order for order, box in ((Fire, "fire"), (Suppress, "suppress"), (Indirect, "indirect")) if box in boxes]
    for enemy in known_enemies(state, seat):
        if near[enemy.hex] <= far:
            for order in direct:
                yield order(name, enemy.id)
    if "bombard" in boxes:
        for hex_ in bombarded(state, unit) if sure else lobs(state, unit):
            yield Bombard(name, hex_)
    if "smoke" in boxes and unit.smoke:
        for hex_ in smoked(state, unit) if sure else lobs(state, unit):
            yield Smoke(name, hex_)
