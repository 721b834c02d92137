"""Special orders: what happens in step 9, and what is finished when the last time box is marked in step 12."""

from collections.abc import Callable

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import (
    BETWEEN,
    CALM,
    DEPLOYED,
    LIMBERED,
    State,
    Unit,
    cargo,
    change,
    enemies_at,
    on_map,
)
from sandtable.games.barbarossa.rules.fire import in_melee
from sandtable.games.barbarossa.rules.hidden import can_act
from sandtable.games.barbarossa.rules.losses import audience, can_merge, capacity, merge_into, put_down
from sandtable.games.barbarossa.rules.mines import clear_field, enter_field, lay_field, leave_field
from sandtable.games.barbarossa.rules.orders_special import can_tow
from sandtable.games.barbarossa.rules.terrain import why_not_enter
from sandtable.games.barbarossa.rules.works import blow_up, bridge_river, clear_path, dig_trench, remove_side
from sandtable.games.barbarossa.tables import CARDS
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out

TIMED = (
    act.Deploy, act.Limber, act.LayMines, act.ClearMines, act.PlaceCharges, act.RemoveTeeth, act.Pontoon, act.Resupply,
    act.Supply, act.LoadSupply, act.Dig, act.ClearPath,
)  # fmt: skip
"""Orders with time boxes."""


def time_of(unit: Unit) -> int:
    """The time boxes of the unit's order; 0 without."""
    order = unit.order
    return CARDS[unit.card].orders[act.box_of(order)].time if isinstance(order, TIMED) else 0


def is_free(state: State, unit: Unit) -> bool:
    """Whether a unit carries a special order out: it can act, and no enemy is in its hex.

    Rules: BA-melee-locked, BA-R116.
    """
    return can_act(state, unit) and not in_melee(state, unit)


def carry_out(state: State, dice: Dice, out: Out) -> None:
    """Step 9: shift into position, turn, merge, hitch, cut wire.

    Rules: BA-order-deploy, BA-order-limber, BA-order-arc, BA-order-wire, BA-order-load, BA-R116.
    """
    for name in list(state.units):
        unit = state.units[name]
        order = unit.order
        if order is None or unit.place not in ("map", "towed") or not is_free(state, unit):
            continue
        if isinstance(order, (act.Deploy, act.Limber)):
            _shift(state, dice, out, unit, order)
        elif isinstance(order, act.Turn):
            change(state, name, facing=state.index.board.way[unit.hex][order.toward])
            out.append(ev.Turned(name, order.toward))
        elif isinstance(order, act.RemoveWire):
            remove_side(state, out, name, "wire", order.toward)
        elif isinstance(order, act.LoadSupply):
            change(state, name, place="loading", group=0)
            out.append(ev.LeftToLoad(name))
    _merge(state, out)
    _hitch(state, out)


def _shift(state: State, dice: Dice, out: Out, unit: Unit, order: act.Deploy | act.Limber) -> None:
    """In the first round the unit goes to the named hex, if no enemy holds it; a towed gun is unhitched for it. Mines
    strike whoever leaves or enters them.

    Rules: BA-order-deploy, BA-order-limber, BA-tow-release.
    """
    if unit.boxes:
        return
    if unit.place == "towed":
        put_down(state, out, unit, state.units[unit.carrier].hex)
        unit = state.units[unit.id]
    free = not enemies_at(state, order.hex, unit.side) and order.hex not in state.smoke
    if order.hex != unit.hex and free and why_not_enter(state, unit, unit.hex, order.hex) is None:
        _cross(state, dice, out, unit, order.hex)
    if state.units[unit.id].order is not None:
        change(state, unit.id, stance=BETWEEN)


def _cross(state: State, dice: Dice, out: Out, unit: Unit, hex_: int) -> None:
    """A unit goes to the next hex by a special order: the mines of both hexes strike as on a march.

    Rules: BA-mines-leave, BA-mines-explode.
    """
    leave_field(state, dice, out, unit.id)
    if state.units[unit.id].order is None:
        return
    out.append(ev.Moved(unit.id, unit.hex, hex_))
    change(state, unit.id, hex=hex_, safe=0, dug=False)
    if hex_ in state.fields:
        enter_field(state, dice, out, unit.id)


def _merge(state: State, out: Out) -> None:
    """Pairs with the order in one hex join.

    Rules: BA-order-merge.
    """
    for unit in list(on_map(state)):
        order = unit.order
        if not isinstance(order, act.Merge) or order.into == unit.id or not is_free(state, unit):
            continue
        stays = state.units[order.into]
        agreed = isinstance(stays.order, act.Merge) and stays.order.into == stays.id and can_act(state, stays)
        same = stays.place == "map" and stays.hex == unit.hex
        if agreed and same and can_merge(state, unit, stays):
            merge_into(state, out, unit.id, stays.id)


def _hitch(state: State, out: Out) -> None:
    """A lorry and a limbered gun with the towing order are hitched together.

    Rules: BA-tow-conditions, BA-tow-orders.
    """
    for gun in list(on_map(state)):
        order = gun.order
        if not isinstance(order, act.Tow) or "tows" in gun.front.traits or not is_free(state, gun):
            continue
        lorry = state.units[order.other]
        agreed = isinstance(lorry.order, act.Tow) and lorry.order.other == gun.id and can_act(state, lorry)
        empty = not any(u.place == "towed" for u in cargo(state, lorry.id))
        if agreed and empty and can_tow(lorry, gun):
            change(state, gun.id, place="towed", carrier=lorry.id, group=0, order=None, dug=False)
            out.append(ev.Hitched(gun.id, lorry.id))


def workers(state: State, unit: Unit) -> int:
    """How many units do the same work at the same place.

    Rules: BA-order-pontoon, BA-order-dig.
    """
    order = unit.order
    count = 0
    for other in on_map(state, unit.side):
        theirs = other.order
        if type(theirs) is not type(order) or not is_free(state, other):
            continue
        if isinstance(order, act.Pontoon) and isinstance(theirs, act.Pontoon):
            count += theirs.hex == order.hex
        elif isinstance(order, act.Dig) and isinstance(theirs, act.Dig):
            count += other.hex == unit.hex and theirs.toward == order.toward
    return count


def works_on(state: State, unit: Unit) -> bool:
    """Whether a time box is marked this round: the unit acts, no enemy is in its hex, and enough hands are at work.

    Rules: BA-time, BA-time-break, BA-order-pontoon, BA-order-dig, BA-R116.
    """
    if unit.suppressed != CALM or (unit.place == "map" and not is_free(state, unit)):
        return False
    if isinstance(unit.order, (act.Pontoon, act.Dig)):
        return workers(state, unit) >= unit.front.orders[act.box_of(unit.order)].units
    return True


def mark_boxes(state: State, out: Out) -> list[str]:
    """Step 12: one box for every timed order; returns the units whose order is finished.

    Rules: BA-time.
    """
    finished = []
    for unit in list(state.units.values()):
        total = time_of(unit)
        if not total or unit.place not in ("map", "loading") or not works_on(state, unit):
            continue
        boxes = unit.boxes + 1
        change(state, unit.id, boxes=boxes)
        out.append(ev.BoxMarked(unit.id, act.box_of(unit.order), boxes, total, to=audience(state, unit)))  # type: ignore[arg-type]
        if boxes >= total:
            finished.append(unit.id)
    return finished


def finish(state: State, out: Out, name: str) -> None:
    """The last box is marked: the order takes effect.

    Rules: BA-time, BA-order-teeth.
    """
    unit = state.units[name]
    order = unit.order
    if order is None or unit.place not in ("map", "loading"):
        return
    done = FINISH.get(type(order))
    if done:
        done(state, out, unit, order)


def wipe(state: State, name: str) -> None:
    """A finished order is taken off the card."""
    change(state, name, order=None, boxes=0)


def _deployed(state: State, out: Out, unit: Unit, order: act.Deploy) -> None:
    """Rules: BA-order-deploy, BA-order-arc."""
    facing = state.index.board.way[unit.hex].get(order.toward, unit.facing) if order.toward else unit.facing
    change(state, unit.id, stance=DEPLOYED, facing=facing)
    out.append(ev.StanceTaken(unit.id, "deployed"))


def _limbered(state: State, out: Out, unit: Unit, order: act.Limber) -> None:
    """Rules: BA-order-limber."""
    change(state, unit.id, stance=LIMBERED)
    out.append(ev.StanceTaken(unit.id, "limbered"))


def _resupplied(state: State, out: Out, unit: Unit, order: act.Resupply) -> None:
    """Points from a crate, or from a carrier that has the order too; never above the printed stock.

    Rules: BA-order-resupply, BA-card-ammo, BA-air-supply.
    """
    wanted = min(order.points, unit.front.ammo - unit.ammo)
    if order.source is None:
        given = min(wanted, state.crates.get(unit.hex, 0))
        state.crates[unit.hex] = state.crates.get(unit.hex, 0) - given
        if state.crates[unit.hex] <= 0:
            del state.crates[unit.hex]
    else:
        source = state.units[order.source]
        gives = isinstance(source.order, act.Supply) and source.hex == unit.hex and source.place == "map"
        given = min(wanted, source.supply) if gives and source.suppressed == CALM else 0
        change(state, source.id, supply=source.supply - given)
    if given > 0:
        change(state, unit.id, ammo=unit.ammo + given)
        out.append(ev.Resupplied(unit.id, given))
        _count_delivery(state, unit, given)


def _count_delivery(state: State, unit: Unit, points: int) -> None:
    goal = state.battle.goal
    if goal.kind == "deliver" and goal.side == unit.side and unit.hex in goal.hexes:
        state.delivered[unit.side] = state.delivered.get(unit.side, 0) + points


def _loaded(state: State, out: Out, unit: Unit, order: act.LoadSupply) -> None:
    """Rules: BA-order-load, BA-supply-loss."""
    change(state, unit.id, supply=capacity(unit) - 2 * unit.mines)


FINISH: dict[type, Callable[..., None]] = {
    act.Deploy: _deployed,
    act.Limber: _limbered,
    act.LayMines: lambda state, out, unit, order: lay_field(state, out, unit.id, order.kind),
    act.ClearMines: lambda state, out, unit, order: clear_field(state, out, unit.id),
    act.PlaceCharges: lambda state, out, unit, order: blow_up(state, out, unit.id),
    act.RemoveTeeth: lambda state, out, unit, order: remove_side(state, out, unit.id, "teeth", order.toward),
    act.Pontoon: lambda state, out, unit, order: bridge_river(state, out, order.hex),
    act.Resupply: _resupplied,
    act.LoadSupply: _loaded,
    act.Dig: lambda state, out, unit, order: dig_trench(state, out, unit.hex, order.toward),
    act.ClearPath: lambda state, out, unit, order: clear_path(state, out, unit.hex),
}
