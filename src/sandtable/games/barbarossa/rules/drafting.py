"""Writing orders: what a seat may do with its cards while it plans, and what then stands on them.

Orders are written in small steps, and changed until the seat is ready.
"""

from collections.abc import Callable, Iterator

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import Draft, State, Unit, at, is_alive
from sandtable.games.barbarossa.rules import orders_air as air
from sandtable.games.barbarossa.rules.orders import has_orders, needs_order, orders_for, why_not_command, why_not_order
from sandtable.games.barbarossa.rules.routes import can_reach, next_steps, why_not_route
from sandtable.games.barbarossa.tables import FOOT
from sandtable.kernel import Action, Refusal

BUSY = Refusal("BA-plan", "card-in-hand")
_EMPTY = Refusal("BA-plan", "no-card-in-hand")
_OTHER = Refusal("BA-plan", "other-card-in-hand")
_FOREIGN = Refusal("BA-plan", "not-your-unit")
_ORDERED = Refusal("BA-plan", "has-order")
_ORDERLESS = Refusal("BA-plan", "has-no-order")
_OPEN = Refusal("BA-move", "finish-the-route")
_NO_ROUTE = Refusal("BA-move", "no-route")
_SHORT = Refusal("BA-move", "route-empty")
_NOT_TARGET = Refusal("BA-order-assault", "route-not-at-target")
_NO_SHOT = Refusal("BA-order-fire-moving", "mark-firing-hex")
_HAS_SHOT = Refusal("BA-order-fire-moving", "firing-hex-marked")
_ASTRAY = Refusal("BA-order-assault", "leads-astray")
_GROUP = Refusal("BA-group", "group-full")
_NOT_HERE = Refusal("BA-plan", "not-here")
_NO_ORDER = Refusal("BA-plan", "no-order-possible")
_ALONE = Refusal("BA-group", "alone-in-hex")
_NO_GROUP = Refusal("BA-group", "not-in-group")
GROUPS = (1, 2, 3, 4)
_PENCIL: list[Action] = [act.Here(), act.Done(), act.Back(), act.Drop()]
"""What may be done with a route besides drawing on."""


def missing(state: State, seat: str) -> list[Unit]:
    """Units that still need an order.

    Rules: BA-plan.
    """
    return list(lacking(state, seat))


def lacking(state: State, seat: str) -> Iterator[Unit]:
    """The same one after another, for who only wants to know whether there is one."""
    given = state.drafts[seat].orders
    for unit in state.units.values():
        if (unit.commander or unit.side) == seat and unit.id not in given and needs_order(state, seat, unit):
            yield unit


def why_not_take(state: State, seat: str, unit: Unit) -> Refusal | None:
    """A card of the own command that can take an order and has none yet; work that goes on may be broken off.

    Rules: BA-plan, BA-plan-none, BA-time-break.
    """
    if unit.seat != seat:
        return _FOREIGN
    if not is_alive(unit):
        return _NOT_HERE
    if type(unit.order) is act.Mission or unit.id in state.drafts[seat].orders:
        return _ORDERED
    refusal = why_not_command(state, unit)
    if refusal is None and (unit.place != "map" or unit.foes) and not has_orders(state, seat, unit):
        return _NO_ORDER
    return refusal


def _take(state: State, seat: str, mine: Draft, action: act.Take) -> Refusal | None:
    if mine.hand:
        return BUSY
    unit = state.units.get(action.unit)
    return _FOREIGN if unit is None else why_not_take(state, seat, unit)


def _drop(state: State, seat: str, mine: Draft, action: act.Drop) -> Refusal | None:
    return None if mine.hand else _EMPTY


def _cancel(state: State, seat: str, mine: Draft, action: act.Cancel) -> Refusal | None:
    if mine.hand:
        return BUSY
    return None if action.unit in mine.orders else _ORDERLESS


def _join(state: State, seat: str, mine: Draft, action: act.Join) -> Refusal | None:
    """A group card holds three vehicle units and six of infantry or artillery, all in one hex.

    Rules: BA-group.
    """
    if mine.hand != action.unit or mine.open is not None:
        return _OTHER
    unit = state.units[action.unit]
    if unit.place != "map" or action.group not in GROUPS or group_of(mine, unit):
        return _GROUP
    if sum(u.seat == seat for u in at(state, unit.hex)) < 2:
        return _ALONE
    foot, group, groups = unit.type in FOOT, action.group, mine.groups
    others = [
        u
        for u in state.units.values()
        if groups.get(u.id, u.group) == group and u.place == "map" and (u.commander or u.side) == seat
    ]
    if any(other.hex != unit.hex for other in others):
        return _GROUP
    room = 6 if foot else 3
    return None if sum((other.type in FOOT) == foot for other in others) < room else _GROUP


def group_of(mine: Draft, unit: Unit) -> int:
    """The group card a unit will be on."""
    return mine.groups.get(unit.id, unit.group)


def _leave(state: State, seat: str, mine: Draft, action: act.Leave) -> Refusal | None:
    if mine.hand != action.unit or mine.open is not None:
        return _OTHER
    return None if group_of(mine, state.units[action.unit]) else _NO_GROUP


def _group_actions(state: State, seat: str, unit: Unit) -> list[Action]:
    mine = state.drafts[seat]
    found: list[Action] = [act.Leave(unit.id)]
    grouped = group_of(mine, unit)
    if not grouped and unit.place == "map" and any(u.seat == seat and u.id != unit.id for u in at(state, unit.hex)):
        found += [act.Join(unit.id, group) for group in GROUPS]
    return [a for a in found if _WHY_NOT[type(a)](state, seat, mine, a) is None]


def _step(state: State, seat: str, mine: Draft, action: act.Step) -> Refusal | None:
    """Rules: BA-move, BA-order-assault."""
    if not isinstance(mine.open, act.Moving):
        return _NO_ROUTE
    unit, order = state.units[mine.hand], mine.open
    if order.kind == "assault" and order.route and order.route[-1] == state.units[order.target].hex:
        return _ASTRAY
    route = (*order.route, action.hex)
    refusal = why_not_route(state, unit, order.kind, route, seat)
    if refusal is None and order.kind == "assault":
        goal = state.units[order.target].hex
        refusal = None if can_reach(state, unit, "assault", route, goal, seat) else _ASTRAY
    return refusal


def _here(state: State, seat: str, mine: Draft, action: act.Here) -> Refusal | None:
    """Rules: BA-order-fire-moving."""
    if not isinstance(mine.open, act.Moving) or mine.open.kind != "fire-moving":
        return _NO_ROUTE
    if mine.open.shot:
        return _HAS_SHOT
    return None if mine.open.route else _SHORT


def _done(state: State, seat: str, mine: Draft, action: act.Done) -> Refusal | None:
    """Rules: BA-order-assault, BA-order-fire-moving."""
    if not isinstance(mine.open, act.Moving):
        return _NO_ROUTE
    if not mine.open.route:
        return _SHORT
    if mine.open.kind == "fire-moving" and not mine.open.shot:
        return _NO_SHOT
    if mine.open.kind == "assault" and mine.open.route[-1] != state.units[mine.open.target].hex:
        return _NOT_TARGET
    return None


def _back(state: State, seat: str, mine: Draft, action: act.Back) -> Refusal | None:
    if not isinstance(mine.open, act.Moving):
        return _NO_ROUTE
    return None if mine.open.route else _SHORT


def _figure(state: State, seat: str, mine: Draft, action: act.FlightFigure) -> Refusal | None:
    if not isinstance(mine.open, act.Mission):
        return Refusal("BA-plan", "no-flight")
    return air.why_not_figure(state, state.units[mine.hand], mine.open, action)


_WHY_NOT: dict[type[Action], Callable[..., Refusal | None]] = {
    act.Take: _take, act.Drop: _drop, act.Cancel: _cancel, act.Join: _join, act.Leave: _leave, act.Step: _step,
    act.Here: _here, act.Done: _done, act.Back: _back, act.Radius: _figure, act.Rounds: _figure, act.Load: _figure,
    act.From: _figure,
}  # fmt: skip


def _route_choices(state: State, seat: str, mine: Draft, order: act.Moving) -> list[Action]:
    """The steps come checked from `next_steps`; only an assault must ask again whether it still leads to its goal."""
    unit = state.units[mine.hand]
    steps: list[Action] = [act.Step(hex_) for hex_ in next_steps(state, unit, order.kind, order.route, seat)]
    found = [*steps, *_PENCIL] if order.kind == "assault" else _PENCIL
    allowed = [a for a in found if _WHY_NOT[type(a)](state, seat, mine, a) is None]
    return allowed if order.kind == "assault" else [*steps, *allowed]


def choices(state: State, seat: str, mine: Draft) -> list[Action]:
    """What a seat may write now. What is offered without asking again is compared with `why_not_written` by
    `test_what_is_offered_is_what_may_be_written` in `test_shortcuts.py`.

    Rules: BA-plan.
    """
    if isinstance(mine.open, act.Moving):
        return _route_choices(state, seat, mine, mine.open)
    if isinstance(mine.open, act.Mission):
        figures = air.figure_choices(state, state.units[mine.hand], mine.open)
        return [*(a for a in figures if _figure(state, seat, mine, a) is None), act.Drop()]
    if mine.hand:
        unit = state.units[mine.hand]
        return [*orders_for(state, seat, unit), *_group_actions(state, seat, unit), act.Drop()]
    cards = [
        act.Take(unit.id)
        for unit in state.units.values()
        if (unit.commander or unit.side) == seat and why_not_take(state, seat, unit) is None
    ]
    return [*cards, *(act.Cancel(name) for name in sorted(mine.orders))]


def why_not_written(state: State, seat: str, mine: Draft, action: act.Planned) -> Refusal | None:
    """Why an action of planning is not allowed now; `test_what_is_offered_is_what_may_be_written` in
    `test_shortcuts.py` compares `choices` with it.

    Rules: BA-plan, BA-plan-none, BA-card-orders.
    """
    if act.is_given(action):
        if mine.open is not None:
            return _OPEN
        return why_not_order(state, seat, state.units[mine.hand], action) if mine.hand == action.unit else _OTHER
    return _WHY_NOT[type(action)](state, seat, mine, action)
