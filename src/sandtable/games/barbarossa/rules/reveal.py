"""Orders are turned over: what the other side may read of them."""

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import VISIBLE, State, Unit, change, is_alive, is_secret, team
from sandtable.games.barbarossa.rules.hidden import end_ambushes
from sandtable.kernel.frames import Out


def show_orders(state: State, out: Out) -> None:
    """Orders go onto the cards and are shown, except those of units hidden or going into ambush.

    Rules: BA-reveal, BA-time-break, BA-group, BA-trench-leave, BA-dugout-leave.
    """
    for seat in state.seats:
        draft = state.drafts[seat]
        for name, order in sorted(draft.orders.items()):
            change(state, name, order=order, boxes=0)
        for name, group in sorted(draft.groups.items()):
            change(state, name, group=group)
    state.drafts = {}
    end_ambushes(state, out)
    for unit in list(state.units.values()):
        if unit.dug and not isinstance(unit.order, act.Defend):
            change(state, unit.id, dug=False)
        if unit.dugout and not isinstance(unit.order, act.Defend):
            change(state, unit.id, dugout=False)
        if unit.order is not None and is_alive(unit):
            _show(state, out, unit)


def is_open(state: State, unit: Unit) -> bool:
    """Whether the enemy may read a unit's order.

    Rules: BA-reveal.
    """
    if is_secret(state, unit):
        return False
    return unit.hidden == VISIBLE and (not isinstance(unit.order, act.Ambush) or unit.found == state.round)


def _show(state: State, out: Out, unit: Unit) -> None:
    order = unit.order
    assert order is not None
    box, hexes, target = described(order)
    if is_open(state, unit):
        out.append(ev.OrderShown(unit.id, box, hexes, target))
    else:
        out.append(ev.OrderSecret(unit.id, box, hexes, to=team(state, unit.side)))


def described(order: act.Order) -> tuple[str, tuple[int, ...], str]:
    """Order box, hexes and named unit of an order; the kind of mines is not among them."""
    box = act.box_of(order)
    hexes = getattr(order, "route", ()) or tuple(
        hex_ for hex_ in (getattr(order, "hex", 0), getattr(order, "toward", 0)) if hex_
    )
    target = next(
        (getattr(order, key) for key in ("target", "into", "other", "carrier") if getattr(order, key, "")), ""
    )
    return box, hexes, target
