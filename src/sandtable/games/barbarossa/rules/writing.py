"""What stands on the cards after each small step of planning."""

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import Draft, State
from sandtable.games.barbarossa.rules import orders_air as air


def written(state: State, seat: str, mine: Draft, action: act.Planned) -> Draft:
    """The draft after an action that is allowed.

    Rules: BA-plan.
    """
    if isinstance(action, act.Take):
        return replace(mine, hand=action.unit)
    if act.is_given(action):
        return _opened(state, mine, action)
    if isinstance(action, act.Drawing):
        return _drawn(mine, action)
    if isinstance(action, act.FlightFigure):
        assert isinstance(mine.open, act.Mission)
        return _flown(mine, air.with_figure(mine.open, action))
    if isinstance(action, act.Cancel):
        return _cancelled(mine, action.unit)
    if isinstance(action, act.Drop):
        return replace(mine, hand="", open=None)
    group = action.group if isinstance(action, act.Join) else 0
    return replace(mine, groups={**mine.groups, action.unit: group})


def _cancelled(mine: Draft, unit: str) -> Draft:
    """Wipe an order; a landing is wiped for aircraft and troops alike, and nobody escorts what does not fly."""
    gone = {unit}
    order = mine.orders[unit]
    if isinstance(order, act.Mission) and order.kind in ("land", "ride"):
        gone.add(order.target)
    gone |= {
        name
        for name, other in mine.orders.items()
        if isinstance(other, act.Mission) and other.kind == "escort" and other.target in gone
    }
    return replace(mine, orders={name: held for name, held in mine.orders.items() if name not in gone})


def _opened(state: State, mine: Draft, action: act.Given) -> Draft:
    """An order given at once, or the start of a route or flight."""
    if isinstance(action, act.FlownOrder):
        return _flown(mine, air.open_mission(action))
    if not isinstance(action, act.RoutedOrder):
        return _closed(mine, action)
    target = action.target if isinstance(action, act.FireMoving | act.Assault) else ""
    order = act.Moving(action.unit, act.BOXES[type(action)], (), target)
    if isinstance(action, act.Assault) and state.units[target].hex == state.units[action.unit].hex:
        return _closed(mine, order)
    return replace(mine, open=order)


def _flown(mine: Draft, mission: act.Mission) -> Draft:
    """A flight order stays open until it has all its figures."""
    return _closed(mine, mission) if air.next_figure(mission) is None else replace(mine, open=mission)


def _drawn(mine: Draft, action: act.Drawing) -> Draft:
    """The pencil on the route."""
    order = mine.open
    assert isinstance(order, act.Moving)
    if isinstance(action, act.Step):
        return replace(mine, open=replace(order, route=(*order.route, action.hex)))
    if isinstance(action, act.Here):
        return replace(mine, open=replace(order, shot=order.route[-1]))
    if isinstance(action, act.Back):
        route = order.route[:-1]
        return replace(mine, open=replace(order, route=route, shot=order.shot if order.shot in route else 0))
    return _closed(mine, order)


def _closed(mine: Draft, order: act.Order) -> Draft:
    """The order stands on the card and the card lies face down."""
    orders = {**mine.orders, order.unit: order}
    if isinstance(order, act.Mission) and order.kind == "land":
        orders[order.target] = act.Mission(order.target, "ride", order.hex, order.unit)
    return replace(mine, hand="", open=None, orders=orders)
