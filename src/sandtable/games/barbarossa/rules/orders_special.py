"""Which special orders can be given; only what the unit's own side knows counts."""

from collections.abc import Iterable, Sequence

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import (
    BETWEEN,
    DEPLOYED,
    LIMBERED,
    State,
    Unit,
    at,
    cargo,
)
from sandtable.games.barbarossa.rules.fire import works_at
from sandtable.games.barbarossa.rules.losses import can_merge, capacity
from sandtable.games.barbarossa.rules.routes import knows_field
from sandtable.games.barbarossa.rules.terrain import why_not_enter
from sandtable.games.barbarossa.tables import MINES, edge
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal

_STATE = Refusal("BA-order-deploy", "already-so")
_HEX = Refusal("BA-order-deploy", "own-or-adjacent")
_FACING = Refusal("BA-order-arc", "wrong-facing")
_TRENCH = Refusal("BA-order-arc", "in-trench")
_NO_ARC = Refusal("BA-order-arc", "no-field-of-fire")
_MERGE = Refusal("BA-order-merge", "cannot-merge")
_MINES = Refusal("BA-mines-cost", "no-mines")
_MINED = Refusal("BA-order-mines", "already-mined")
_UNMINED = Refusal("BA-order-clear-mines", "no-minefield")
_CHARGE = Refusal("BA-order-charges", "no-charge")
_NOTHING = Refusal("BA-order-charges", "nothing-to-blow")
_LATER = Refusal("BA-order-charges", "not-yet")
_TOW = Refusal("BA-tow-conditions", "cannot-tow")
_WIRE = Refusal("BA-order-wire", "no-wire")
_TEETH = Refusal("BA-order-teeth", "no-teeth")
_RIVER = Refusal("BA-order-pontoon", "no-river")
_SOURCE = Refusal("BA-order-resupply", "no-source")
_FULL = Refusal("BA-order-resupply", "too-many-points")
_LOAD = Refusal("BA-order-load", "cannot-load")
_TRENCHED = Refusal("BA-order-dig", "trench-there")
_PATH = Refusal("BA-order-path", "no-wood")
_CARRIER = Refusal("BA-transport-capacity", "no-room")
_ABOARD = Refusal("BA-order-dismount", "nobody-aboard")
_RADIUS = Refusal("BA-order-scout", "wrong-radius")
_LIMBER = Refusal("BA-order-limber", "limber-first")


_SIDED = tuple((kind, act.BOXES[kind]) for kind in (act.Turn, act.RemoveWire, act.RemoveTeeth, act.Dig))
"""Orders that name a hexside, with their boxes."""
_ALONE = tuple(
    (kind, act.BOXES[kind])
    for kind in (act.ClearMines, act.PlaceCharges, act.LoadSupply, act.ClearPath, act.Dismount, act.Wait)
)
"""Orders that name nothing."""


def why_not_shift(state: State, unit: Unit, hex_: int) -> Refusal | None:
    """Deploying and limbering name the own hex or an adjacent one that the unit may enter.

    Rules: BA-order-deploy, BA-order-limber.
    """
    if hex_ == unit.hex:
        return None
    if hex_ not in state.index.board.way[unit.hex]:
        return _HEX
    return why_not_enter(state, unit, unit.hex, hex_)


def why_not_deploy(state: State, seat: str, unit: Unit, action: act.Deploy) -> Refusal | None:
    """Deploying: not when deployed already; a unit with a field of fire chooses its facing.

    Rules: BA-order-deploy, BA-tow-release, BA-order-arc.
    """
    if unit.stance == DEPLOYED:
        return _STATE
    if "field-of-fire" in unit.front.traits:
        if action.toward not in state.index.board.way.get(action.hex, {}):
            return _FACING
    elif action.toward:
        return _FACING
    return why_not_shift(state, unit, action.hex)


def why_not_limber(state: State, seat: str, unit: Unit, action: act.Limber) -> Refusal | None:
    """Limbering: not when limbered already.

    Rules: BA-order-limber.
    """
    return _STATE if unit.stance == LIMBERED else why_not_shift(state, unit, action.hex)


def why_not_turn(state: State, seat: str, unit: Unit, action: act.Turn) -> Refusal | None:
    """A unit with a field of fire, not in a trench, faces another adjacent hex.

    Rules: BA-order-arc.
    """
    if "field-of-fire" not in unit.front.traits:
        return _NO_ARC
    if unit.dug:
        return _TRENCH
    way = state.index.board.way[unit.hex]
    return None if action.toward in way and way[action.toward] != unit.facing else _FACING


def partners(state: State, unit: Unit) -> list[Unit]:
    """Own units of the same type in the same hex."""
    return [u for u in at(state, unit.hex) if u.side == unit.side and u.type == unit.type and u.id != unit.id]


def why_not_merge(state: State, seat: str, unit: Unit, action: act.Merge) -> Refusal | None:
    """Two of a type in one hex that fit together on the card of the one that stays.

    Rules: BA-order-merge.
    """
    for other in partners(state, unit):
        goes, stays = (other, unit) if action.into == unit.id else (unit, other)
        if action.into == stays.id and "merge" in other.front.orders and can_merge(state, goes, stays):
            return None
    return _MERGE


def why_not_lay(state: State, seat: str, unit: Unit, action: act.LayMines) -> Refusal | None:
    """Engineers lay mines in their hex; real ones only if they have them.

    Rules: BA-order-mines, BA-mines-cost.
    """
    if action.kind not in MINES or (action.kind != "dummy" and not unit.mines):
        return _MINES
    return _MINED if knows_field(state, unit.hex, seat) else None


def why_not_clear_mines(state: State, seat: str, unit: Unit, action: act.ClearMines) -> Refusal | None:
    """Clearing needs a minefield in the hex.

    Rules: BA-order-clear-mines.
    """
    return None if knows_field(state, unit.hex, seat) else _UNMINED


def why_not_charges(state: State, seat: str, unit: Unit, action: act.PlaceCharges) -> Refusal | None:
    """Charges: a bridge, pontoon or dugout in the hex, and a charge left.

    Rules: BA-order-charges.
    """
    if unit.charges < 1:
        return _CHARGE
    if state.round < state.battle.charges_from:
        return _LATER
    return None if works_at(state, unit.hex) else _NOTHING


def can_tow(lorry: Unit, gun: Unit) -> bool:
    """A towing unit and a limbered one that can be towed, in the same hex.

    Rules: BA-tow-conditions.
    """
    return (
        "tows" in lorry.front.traits
        and "tow" in gun.front.orders
        and "tows" not in gun.front.traits
        and gun.stance == LIMBERED
        and lorry.hex == gun.hex
        and lorry.place == gun.place == "map"
    )


def why_not_tow(state: State, seat: str, unit: Unit, action: act.Tow) -> Refusal | None:
    """Hitching: both in the hex, the gun limbered, the lorry without another in tow.

    Rules: BA-tow-conditions.
    """
    other = state.units.get(action.other)
    if other is None or other.side != unit.side:
        return _TOW
    for lorry, gun in ((unit, other), (other, unit)):
        if can_tow(lorry, gun) and not any(u.place == "towed" for u in cargo(state, lorry.id)):
            return None
    return _TOW


def why_not_remove(state: State, seat: str, unit: Unit, action: act.RemoveWire | act.RemoveTeeth) -> Refusal | None:
    """Wire or teeth must lie on that side of the hex.

    Rules: BA-order-wire, BA-order-teeth.
    """
    wire = type(action) is act.RemoveWire
    held = state.wire if wire else state.teeth
    if action.toward in state.index.board.way[unit.hex] and edge(unit.hex, action.toward) in held:
        return None
    return _WIRE if wire else _TEETH


def why_not_pontoon(state: State, seat: str, unit: Unit, action: act.Pontoon) -> Refusal | None:
    """A river hex without a crossing, or a blown bridge, next to the unit.

    Rules: BA-order-pontoon, BA-bridge-destroyed.
    """
    hex_, board = action.hex, state.index.board
    if hex_ not in board.way[unit.hex] or board.terrain[hex_].id != "river" or hex_ in state.pontoons:
        return _RIVER
    return _RIVER if hex_ in board.bridges and hex_ not in state.blown else None


def why_not_resupply(state: State, seat: str, unit: Unit, action: act.Resupply) -> Refusal | None:
    """A friendly carrier with supply, or a crate, in the hex; no more than the printed stock.

    Rules: BA-order-resupply, BA-card-ammo, BA-air-supply.
    """
    if unit.front.supply or not 1 <= action.points <= unit.front.ammo - unit.ammo:
        return _FULL
    if action.source is None:
        return None if state.crates.get(unit.hex, 0) else _SOURCE
    source = state.units.get(action.source)
    if (
        source is None
        or source.side != unit.side
        or source.hex != unit.hex
        or source.place != "map"
        or not source.supply
    ):
        return _SOURCE
    return None


def why_not_supply(state: State, seat: str, unit: Unit, action: act.Supply) -> Refusal | None:
    """The carrier must have something to give.

    Rules: BA-order-resupply.
    """
    return None if unit.front.supply and unit.supply else _SOURCE


def why_not_load(state: State, seat: str, unit: Unit, action: act.LoadSupply) -> Refusal | None:
    """Loading: a carrier that is not full, alone, in a supply hex of the scenario.

    Rules: BA-order-load.
    """
    if unit.hex not in state.battle.sides[unit.side].supply_hexes or cargo(state, unit.id):
        return _LOAD
    return None if unit.supply + 2 * unit.mines < capacity(unit) else _LOAD


def why_not_dig(state: State, seat: str, unit: Unit, action: act.Dig) -> Refusal | None:
    """A trench on a side of the own hex that has none.

    Rules: BA-order-dig.
    """
    way = state.index.board.way[unit.hex]
    if action.toward not in way:
        return _FACING
    return _TRENCHED if (unit.hex, way[action.toward]) in state.trenches else None


def why_not_path(state: State, seat: str, unit: Unit, action: act.ClearPath) -> Refusal | None:
    """A wood or light wood hex without a path.

    Rules: BA-order-path.
    """
    return None if state.index.board.terrain[unit.hex].wooded and unit.hex not in state.paths else _PATH


def room(state: State, carrier: Unit) -> int:
    """The size that still fits aboard.

    Rules: BA-transport-capacity.
    """
    if not carrier.front.transport or carrier.type == "aircraft":
        return 0
    return carrier.size - sum(u.size for u in cargo(state, carrier.id) if u.place == "carried")


def why_not_mount(state: State, seat: str, unit: Unit, action: act.Mount) -> Refusal | None:
    """A friendly carrier in the hex with room; guns and mortars limbered; no carrier aboard another.

    Rules: BA-order-mount, BA-transport-capacity.
    """
    carrier = state.units.get(action.carrier)
    if carrier is None or carrier.side != unit.side or carrier.hex != unit.hex or carrier.place != "map":
        return _CARRIER
    if unit.stance in (DEPLOYED, BETWEEN):
        return _LIMBER
    return None if unit.size <= room(state, carrier) and not unit.front.transport else _CARRIER


def why_not_dismount(state: State, seat: str, unit: Unit, action: act.Dismount) -> Refusal | None:
    """For a carried unit, and for a carrier with somebody aboard.

    Rules: BA-order-dismount.
    """
    if unit.place == "carried":
        return None
    for other in state.units.values():
        if other.carrier == unit.id and other.place == "carried":
            return None
    return _ABOARD


def why_not_scout(state: State, seat: str, unit: Unit, action: act.Scout) -> Refusal | None:
    """A radius up to the printed one.

    Rules: BA-order-scout.
    """
    return None if 1 <= action.radius <= unit.front.orders["scout"].radius else _RADIUS


def special_orders(state: State, seat: str, unit: Unit, sure: bool = False) -> Iterable[Action]:
    """Candidates: the special boxes of the card with everything they could name; the sure ones name only hexes where
    the unit can go into position. `test_the_orders_of_a_unit` in `test_shortcuts.py` compares both."""
    card, name, hex_ = unit.front, unit.id, unit.hex
    boxes = card.orders
    near = state.index.board.beside[hex_] if hex_ else ()
    own: Sequence[int] = (hex_, *near)
    if sure and ("deploy" in boxes or "limber" in boxes):
        own = [there for there in own if why_not_shift(state, unit, there) is None]
    if "deploy" in boxes and unit.stance != DEPLOYED:
        arcs = "field-of-fire" in card.traits
        for there in own:
            for toward in state.index.board.beside[there] if arcs else (0,):
                yield act.Deploy(name, there, toward)
    if "limber" in boxes and unit.stance != LIMBERED:
        for there in own:
            yield act.Limber(name, there)
    for kind, box in _SIDED:
        if box in boxes and (kind is not act.RemoveWire or state.wire) and (kind is not act.RemoveTeeth or state.teeth):
            for toward in near:
                yield kind(name, toward)
    if "pontoon" in boxes:
        for there in near:
            yield act.Pontoon(name, there)
    if "lay-mines" in boxes:
        for mine in MINES:
            yield act.LayMines(name, mine)
    for alone, box in _ALONE:
        if box in boxes:
            yield alone(name)
    if "scout" in boxes:
        for radius in range(1, boxes["scout"].radius + 1):
            yield act.Scout(name, radius)
    yield from _with_others(state, unit, sure)


def _with_others(state: State, unit: Unit, sure: bool) -> Iterable[Action]:
    boxes, name = unit.front.orders, unit.id
    here = at(state, unit.hex)
    if "resupply" in boxes:
        if unit.front.supply:
            yield act.Supply(name)
        else:
            missing = unit.front.ammo - unit.ammo
            sources: list[str | None] = [u.id for u in here if u.front.supply and u.side == unit.side]
            sources += [] if sure and unit.hex not in state.crates else [None]
            for source in sources:
                for points in range(1, missing + 1):
                    yield act.Resupply(name, source, points)
    for other in here:
        if other.side != unit.side or other.id == name:
            continue
        if "merge" in boxes and other.type == unit.type:
            yield act.Merge(name, other.id)
        if "tow" in boxes:
            yield act.Tow(name, other.id)
        if "mount" in boxes and other.front.transport:
            yield act.Mount(name, other.id)
    if "merge" in boxes and partners(state, unit):
        yield act.Merge(name, name)
