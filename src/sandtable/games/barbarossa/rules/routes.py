"""Routes: how far a march, a careful move, a moving shot or an assault may go, and over which hexes."""

from typing import NamedTuple

from sandtable.games.barbarossa.model import State, Unit, enemies_at, side_of
from sandtable.games.barbarossa.rules.terrain import (
    FAR,
    crosses_field,
    field_penalty,
    goes_as_on_road,
    step_cap,
    step_cost,
    why_not_enter,
    why_not_march,
)
from sandtable.games.barbarossa.tables import ROAD_BONUS
from sandtable.kernel.errors import Refusal

_APART = Refusal("BA-move", "not-adjacent")
_FAR = Refusal("BA-move", "too-far")
_MINED = Refusal("BA-mines-leave", "mined-one-hex")
_ENTRY = Refusal("BA-setup", "entry-hex")
_RETREAT = Refusal("BA-withdraw", "withdraw-one-hex")
_BLOCKED = Refusal("BA-withdraw", "withdraw-blocked")


class Stretch(NamedTuple):
    """What a route comes to: the hexes of movement it uses, the most that its steps allow, whether it leads over fields
    and wholly by road; and the hex where it ends (0 is off the map)."""

    end: int
    spent: int = 0
    cap: int = FAR
    fields: bool = False
    roads: bool = True


def measured(state: State, unit: Unit, kind: str, route: tuple[int, ...]) -> Stretch:
    """A route, step by step; only a march gains by roads.

    Rules: BA-move.
    """
    found = Stretch(unit.hex if unit.place == "map" else 0, roads=kind == "march")
    for hex_ in route:
        found = longer(state, unit, found, hex_)
    return found


def longer(state: State, unit: Unit, so_far: Stretch, hex_: int) -> Stretch:
    """A route with one more step.

    Rules: BA-lightwood-move, BA-field-move, BA-hill-gentle, BA-march-bonus.
    """
    here, total, cap, fields, roads = so_far
    return Stretch(
        hex_,
        total + step_cost(state, unit, here, hex_),
        min(cap, step_cap(state, unit, here, hex_)),
        fields or crosses_field(state, here, hex_),
        roads and (goes_as_on_road(state, here, hex_) if here else hex_ in state.index.board.on_road),
    )


def most_hexes(unit: Unit, kind: str, route: Stretch) -> int:
    """The hexes that a move may have: the printed distance, more for a march wholly by road, less over fields, one
    where a slope, wood or ford says so; never less than one.

    Rules: BA-order-march, BA-march-bonus, BA-order-careful, BA-field-move, BA-hill-gentle.
    """
    limit = unit.front.orders[kind].move
    if route.roads:
        limit += ROAD_BONUS[unit.type]
    if route.fields:
        limit -= field_penalty(unit)
    return max(1, min(limit, route.cap))


def allowance(state: State, unit: Unit, kind: str, route: tuple[int, ...]) -> int:
    """The hexes that a move over these hexes may have.

    Rules: BA-move.
    """
    return most_hexes(unit, kind, measured(state, unit, kind, route))


def spent(state: State, unit: Unit, route: tuple[int, ...]) -> int:
    """The hexes of movement that a route uses.

    Rules: BA-lightwood-move.
    """
    return measured(state, unit, "", route).spent


def why_not_route(state: State, unit: Unit, kind: str, route: tuple[int, ...], seat: str) -> Refusal | None:
    """Why a route, whole or so far, cannot be written down: each step, then the length.

    Rules: BA-move, BA-assault-route, BA-mines-leave.
    """
    return why_not_go_on(state, unit, kind, route[:-1], measured(state, unit, kind, route[:-1]), route[-1], seat)


def why_not_go_on(
    state: State, unit: Unit, kind: str, before: tuple[int, ...], so_far: Stretch, hex_: int, seat: str
) -> Refusal | None:
    """The same for one more hex of a route that is measured already.

    Rules: BA-move, BA-assault-route, BA-mines-leave.
    """
    refusal = why_not_step(state, unit, kind, before, hex_, seat)
    if refusal is not None:
        return refusal
    if not before:
        return None
    whole = longer(state, unit, so_far, hex_)
    if whole.spent > most_hexes(unit, kind, whole):
        return _FAR
    if unit.hex in state.fields and knows_field(state, unit.hex, seat):
        return _MINED
    return None


def why_not_step(state: State, unit: Unit, kind: str, before: tuple[int, ...], hex_: int, seat: str) -> Refusal | None:
    """Why the pencil cannot go on to this hex.

    Rules: BA-move, BA-order-march, BA-withdraw.
    """
    here = before[-1] if before else (unit.hex if unit.place == "map" else 0)
    if not here:
        return None if hex_ == unit.entry else _ENTRY
    if hex_ not in state.index.board.way[here]:
        return _APART
    refusal = why_not_enter(state, unit, here, hex_)
    if refusal is None and kind == "march":
        refusal = why_not_march(state, here, hex_)
    if refusal is None and unit.foes and kind != "assault":
        refusal = _why_not_withdraw(state, unit, before, hex_)
    return refusal


def _why_not_withdraw(state: State, unit: Unit, before: tuple[int, ...], hex_: int) -> Refusal | None:
    """A unit in melee goes one hex, where neither a visible enemy nor smoke is.

    Rules: BA-withdraw.
    """
    if before:
        return _RETREAT
    if hex_ in state.smoke or any(not foe.hidden for foe in enemies_at(state, hex_, unit.side)):
        return _BLOCKED
    return None


def knows_field(state: State, hex_: int, seat: str) -> bool:
    """Whether a seat knows of the minefield in a hex."""
    field = state.fields.get(hex_)
    return field is not None and (field.side == side_of(seat) or field.known)


def next_steps(state: State, unit: Unit, kind: str, route: tuple[int, ...], seat: str) -> list[int]:
    """The hexes that a route can go on to."""
    here = route[-1] if route else (unit.hex if unit.place == "map" else 0)
    around = state.index.board.beside[here] if here else (unit.entry,)
    so_far = measured(state, unit, kind, route)
    return [hex_ for hex_ in around if why_not_go_on(state, unit, kind, route, so_far, hex_, seat) is None]


def routes_on(
    state: State, unit: Unit, kind: str, drawn: tuple[int, ...], seat: str, shunned: frozenset[int] = frozenset()
) -> dict[int, tuple[int, ...]]:
    """Every hex that a route drawn so far can still go on to, with the whole route that leads there; what is shunned is
    not gone over."""
    found: dict[int, tuple[int, ...]] = {}
    edge = [drawn]
    while edge:
        following = []
        for route in edge:
            for hex_ in next_steps(state, unit, kind, route, seat):
                if hex_ not in found and hex_ not in route and hex_ != unit.hex and hex_ not in shunned:
                    found[hex_] = (*route, hex_)
                    following.append(found[hex_])
        edge = following
    return found


def can_start(state: State, unit: Unit, kind: str, seat: str) -> bool:
    """Whether a route can begin at all."""
    around = state.index.board.beside[unit.hex] if unit.place == "map" else (unit.entry,)
    return any(why_not_step(state, unit, kind, (), hex_, seat) is None for hex_ in around)


def can_reach(state: State, unit: Unit, kind: str, route: tuple[int, ...], goal: int, seat: str) -> bool:
    """Whether an assault route can still be finished in the goal hex.

    Rules: BA-order-assault.
    """
    here = route[-1] if route else unit.hex
    if here == goal:
        return True
    left = unit.front.orders[kind].move - len(route)
    board = state.index.board
    if board.distance[here][goal] > left:
        return False
    return any(
        can_reach(state, unit, kind, (*route, hex_), goal, seat)
        for hex_ in board.beside[here]
        if board.distance[hex_][goal] < left and why_not_route(state, unit, kind, (*route, hex_), seat) is None
    )
