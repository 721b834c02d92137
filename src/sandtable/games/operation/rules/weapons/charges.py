"""Demolition charges: thrown, or armed beside an obstacle and set off later."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import ChargeArmed, ChargeFired, ChargeWentOff, FeatureRemoved
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.model.terrain import LaidCharge
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.measuring import BESIDE
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.rules.infantry.losses import kill
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.tables import WEAPONS, Mode, Weapon
from sandtable.geometry.table import contains, point_distance_at_most
from sandtable.kernel import Dice, Roll

WIRE = frozenset(("wire",))
STEEL = WIRE | {"steel-trap"}
HARD = STEEL | {"concrete-trap", "armoured-door"}
CHARGES = frozenset(name for name, weapon in WEAPONS.items() if weapon.group == "charge")
BRIDGE_CHARGES = 6
BRIDGE_BONUS = 3
ARMABLE = frozenset(
    ("wire", "steel-trap", "concrete-trap", "armoured-door", "bridge", "low-wall", "high-wall", "building", "bunker")
)


def goes_off_in_hand(weapon: Weapon, die: int) -> bool:
    """A thrown demolition charge goes off in the hand on a 1 or 2.

    Rules: OW-charge-hand.
    """
    return weapon.group == "charge" and die <= 2


def blow_up(state: State, shot: Shot, mode: Mode, roll: Roll, dice: Dice, out: Out) -> None:
    """The thrower dies and the template is laid on him.

    Rules: OW-charge-hand.
    """
    man = state.models[shot.model]
    out.append(ChargeWentOff(man.unit, man.id, (roll,)))
    kill(state, man.id, out)
    spot = (man.x, man.y, man.level * FLOOR)
    area.burst(state, spot, mode.template, shot.weapon, mode.table, (), (man.x, man.y), "", dice, out, shot.mode)


def use_up(state: State, shot: Shot) -> None:
    """A charge, a bundle or a salvo is used once.

    Rules: OW-charge-throw, OW-rockets.
    """
    weapon = WEAPONS[shot.weapon]
    if weapon.group in ("charge", "at-grenade", "rockets") and shot.model in state.models:
        man = state.models[shot.model]
        state.models[man.id] = replace(man, spent=(*man.spent, shot.weapon))


def has_charge(man: Model) -> str:
    """The demolition charge that a man still has."""
    return next((w for w in man.weapons if WEAPONS[w].group == "charge" and w not in man.spent), "")


def stands_beside(state: State, man: Model, feature: str) -> bool:
    """Whether a man stands right beside a piece, or in it.

    Rules: OW-charge-arm.
    """
    at = (man.x, man.y)
    return any(
        (block.polygon and contains(block.polygon, at))
        or any(point_distance_at_most(at, one, two, BESIDE) for one, two in block.segments)
        for block in state.index.blocks
        if block.id == feature
    )


def armable(state: State, unit: str) -> list[str]:
    """Pieces beside which a man of the unit could arm his charge.

    Rules: OW-charge-arm.
    """
    men = [man for man in state.men(unit) if is_active(state, man) and has_charge(man)]
    pieces = {block.id for block in state.index.blocks if block.row.kind in ARMABLE} if men else ()
    return [piece for piece in sorted(pieces) if any(stands_beside(state, man, piece) for man in men)]


def armed(state: State, unit: str) -> list[str]:
    """Pieces where charges of the unit have been ready since an earlier turn; on a bridge six of its side must be.

    Rules: OW-charge-arm, OW-charge-bridge.
    """
    ready = [each for each in state.charges.values() if each.turn < state.turn]
    mine = {each.feature for each in ready if each.unit == unit}
    return [feature for feature in sorted(mine) if len(laid(state, unit, feature)) >= least_charges(state, feature)]


def laid(state: State, unit: str, feature: str) -> list[LaidCharge]:
    """The charges of a unit's side at a piece that have been ready since an earlier turn."""
    seat = state.units[unit].seat
    here = [each for each in state.charges.values() if each.feature == feature and each.turn < state.turn]
    return [each for each in here if state.units[each.unit].seat == seat]


def least_charges(state: State, feature: str) -> int:
    """How many charges a piece takes.

    Rules: OW-charge-bridge.
    """
    return BRIDGE_CHARGES if state.features[feature].kind == "bridge" else 1


def bearers(state: State, unit: str, feature: str) -> list[Model]:
    """The men of a unit with charges who stand beside a piece.

    Rules: OW-charge-arm.
    """
    men = [man for man in state.men(unit) if is_active(state, man) and has_charge(man)]
    return [man for man in men if stands_beside(state, man, feature)]


def arm(state: State, unit: str, feature: str, count: int, out: Out) -> None:
    """So many of the men with charges who stand beside the piece put theirs there; the others keep them and act.

    Rules: OW-charge-arm.
    """
    for man in bearers(state, unit, feature)[:count]:
        state.charges[man.id] = LaidCharge(man.id, unit, feature, man.x, man.y, state.turn)
        state.models[man.id] = replace(man, spent=(*man.spent, has_charge(man)), rose=state.turn)
        out.append(ChargeArmed(unit, feature))


def removes(kind: str, total: int) -> bool:
    """What a charge takes away: 2 wire, 5 steel traps, 7 concrete and armoured doors, 9 anything.

    Rules: OW-charge-table.
    """
    if total >= 9:
        return True
    return kind in (HARD if total >= 7 else STEEL if total >= 5 else WIRE if total >= 2 else frozenset())


def set_off(state: State, unit: str, feature: str, count: int, dice: Dice, out: Out) -> None:
    """Set off so many charges at a piece, the unit's own first: each rolls for itself, those at a bridge together.

    A bridge needs six and has +3; a building rolls on its own table with -2.

    Rules: OW-charge-table, OW-charge-bridge, OW-charge-building, OW-R96.
    """
    piece = state.features[feature]
    used = sorted(laid(state, unit, feature), key=lambda each: each.unit != unit)[:count]
    if len(used) < least_charges(state, feature):
        return
    for each in used:
        presses(state, each.man)
        del state.charges[each.man]
    for each in used[:1] if piece.kind == "bridge" else used:
        if feature not in state.features:
            return
        if piece.kind in ("building", "bunker", "ruin"):
            extensions.demolish.call(state, feature, (each.x, each.y), -2, dice, out)
        else:
            go_off(state, unit, feature, dice, out)


def go_off(state: State, unit: str, feature: str, dice: Dice, out: Out) -> None:
    """One charge, or those of a bridge: the piece stays or goes.

    Rules: OW-charge-table, OW-charge-bridge.
    """
    kind = state.features[feature].kind
    roll = dice.sum(1, 10, "charge")
    total = roll.value + (BRIDGE_BONUS if kind == "bridge" else 0)
    gone = removes(kind, total)
    out.append(ChargeFired(unit, feature, total, gone, (roll,)))
    if gone:
        if kind == "bridge":
            bring_down_bridge(state, feature, out)
        remove_feature(state, feature, out)


def presses(state: State, man: str) -> None:
    """Setting off his charge is all that a man does; the rest of his unit acts normally.

    Rules: OW-charge-arm.
    """
    if man in state.models:
        state.change(man, rose=state.turn)


def bring_down_bridge(state: State, feature: str, out: Out) -> None:
    """Everybody and everything on a bridge goes with it.

    Rules: OW-charge-bridge.
    """
    shape = state.features[feature].shape
    for model in state.shown():
        if model.id in state.models and contains(shape, (model.x, model.y)):
            for man in state.crew(model.id):
                kill(state, man.id, out)
            if model.cls == "infantry":
                kill(state, model.id, out)
            else:
                state.change(model.id, destroyed=True)


def remove_feature(state: State, feature: str, out: Out) -> None:
    """A piece of terrain leaves the table.

    Rules: OW-vt-remove, OW-charge-table.
    """
    del state.features[feature]
    prepare(state)
    out.append(FeatureRemoved(feature))
