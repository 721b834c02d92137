"""Which flights can be ordered, and the figures that each needs."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import READY, State, Unit, is_alive
from sandtable.games.barbarossa.rules.orders_fire import commands_fire
from sandtable.games.barbarossa.rules.sight import is_observed, observed
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal

_NOT_READY = Refusal("BA-air-ready", "not-ready")
_HQ = Refusal("BA-hq-air", "no-headquarters")
_UNSEEN = Refusal("BA-air-target", "hex-not-observed")
_AMMO = Refusal("BA-ammo-empty", "no-ammunition")
_TARGET = Refusal("BA-air-intercept", "no-such-target")
_CHARGE = Refusal("BA-air-escort", "no-such-charge")
_PASSENGER = Refusal("BA-air-landing", "no-passenger")
_STAGE = Refusal("BA-plan", "not-this-figure")
_NUMBER = Refusal("BA-air-patrol", "wrong-figure")
_EDGE = Refusal("BA-air-flight", "not-at-the-edge")
_RIVER = Refusal("BA-terrain-river", "river")


def why_not_fly(state: State, unit: Unit) -> Refusal | None:
    """Only a ready aircraft, and only while an own HQ on the map is not suppressed.

    Rules: BA-air-ready, BA-hq-air.
    """
    if unit.place != "airfield" or unit.ready != READY:
        return _NOT_READY
    return None if commands_fire(state, unit.side) else _HQ


def why_not_mission(state: State, seat: str, unit: Unit, action: act.FlownOrder) -> Refusal | None:
    """The target of a flight: an observed hex, an enemy aircraft, a charge, paratroops that fit.

    Rules: BA-air-target, BA-air-strike, BA-air-intercept, BA-air-escort, BA-air-landing.
    """
    if isinstance(action, act.Intercept):
        target = state.units.get(action.target)
        known = target is not None and target.side != unit.side and target.type == "aircraft" and is_alive(target)
        return None if known else _TARGET
    if isinstance(action, act.Escort):
        return _why_not_escort(state, seat, unit, action.charge)
    if action.hex not in state.index.board.terrain or not is_observed(state, unit.side, action.hex):
        return _UNSEEN
    if isinstance(action, act.Strike):
        return None if unit.ammo else _AMMO
    if isinstance(action, act.Land):
        return _why_not_land(state, seat, unit, action)
    return None


def _why_not_escort(state: State, seat: str, unit: Unit, charge: str) -> Refusal | None:
    """The charge is another own aircraft that has been given a flight in this round.

    Rules: BA-air-escort.
    """
    other = state.units.get(charge)
    if other is None or other.seat != seat or other.id == unit.id or other.type != "aircraft":
        return _CHARGE
    order = state.drafts[seat].orders.get(charge)
    flies = isinstance(order, act.Mission) and order.kind not in ("escort", "intercept")
    return None if flies else _CHARGE


def _why_not_land(state: State, seat: str, unit: Unit, action: act.Land) -> Refusal | None:
    """Paratroops that wait at the airfield, no larger than the aircraft, and a hex they can stand in.

    Rules: BA-air-landing.
    """
    troops = state.units.get(action.passenger)
    if troops is None or troops.seat != seat or troops.place != "airfield" or "paratroops" not in troops.front.traits:
        return _PASSENGER
    if troops.size > unit.size or troops.id in state.drafts[seat].orders:
        return _PASSENGER
    wet = state.index.board.terrain[action.hex].id in ("river", "marsh")
    return _RIVER if wet else None


def air_orders(state: State, seat: str, unit: Unit, sure: bool = False) -> Iterable[Action]:
    """Candidates: the boxes of an aircraft with everything they could name; the sure ones name only observed hexes.
    `test_the_orders_of_a_unit` in `test_shortcuts.py` compares both."""
    boxes, name = unit.front.orders, unit.id
    seen = observed(state, unit.side) if sure else state.index.board.numbers
    for kind in (act.Strike, act.Patrol, act.Recon, act.DropSupply):
        if act.BOXES[kind] in boxes:
            for hex_ in seen:
                yield kind(name, hex_)
    if "land" in boxes and "transport" in unit.front.traits:
        for troops in state.units.values():
            if troops.seat == seat and "paratroops" in troops.front.traits and troops.place == "airfield":
                for hex_ in seen:
                    yield act.Land(name, hex_, troops.id)
    for other in state.units.values():
        if other.type == "aircraft":
            if "intercept" in boxes and other.side != unit.side:
                yield act.Intercept(name, other.id)
            if "escort" in boxes and other.seat == seat:
                yield act.Escort(name, other.id)


def open_mission(action: act.FlownOrder) -> act.Mission:
    """The flight order as far as it is written down."""
    kind = act.BOXES[type(action)]
    target = getattr(action, "target", "") or getattr(action, "charge", "") or getattr(action, "passenger", "")
    return act.Mission(action.unit, kind, getattr(action, "hex", 0), target)


def next_figure(mission: act.Mission) -> type[Action] | None:
    """The figure that a flight order needs next; None when it is complete.

    Rules: BA-air-patrol, BA-air-recon-data, BA-air-supply, BA-air-flight.
    """
    if mission.kind in ("patrol", "recon"):
        if mission.radius < 0:
            return act.Radius
        if not mission.rounds:
            return act.Rounds
    if mission.kind == "drop-supply" and not mission.load:
        return act.Load
    return None if mission.start or mission.kind == "escort" else act.From


def why_not_figure(state: State, unit: Unit, mission: act.Mission, action: act.FlightFigure) -> Refusal | None:
    """Radius and duration up to the printed ones, a load up to the cargo limit, a start at the edge of the map.

    Rules: BA-air-patrol, BA-air-recon-data, BA-air-supply, BA-air-flight.
    """
    if type(action) is not next_figure(mission):
        return _STAGE
    box = unit.front.orders[mission.kind]
    if isinstance(action, act.Radius):
        return None if 0 <= action.radius <= box.radius else _NUMBER
    if isinstance(action, act.Rounds):
        return None if 1 <= action.rounds <= min(box.time, unit.front.boxes) else _NUMBER
    if isinstance(action, act.Load):
        return None if 1 <= action.points <= unit.front.cargo else _NUMBER
    return None if action.hex in state.index.board.edge_hexes else _EDGE


def figure_choices(state: State, unit: Unit, mission: act.Mission) -> Sequence[act.FlightFigure]:
    """Candidates for the next figure."""
    needed = next_figure(mission)
    box = unit.front.orders[mission.kind]
    if needed is act.Radius:
        return [act.Radius(n) for n in range(box.radius + 1)]
    if needed is act.Rounds:
        return [act.Rounds(n) for n in range(1, box.time + 1)]
    if needed is act.Load:
        return [act.Load(n) for n in range(1, unit.front.cargo + 1)]
    return [act.From(hex_) for hex_ in state.index.board.edge_hexes]


def with_figure(mission: act.Mission, action: act.FlightFigure) -> act.Mission:
    """Write the figure down."""
    if isinstance(action, act.Radius):
        return replace(mission, radius=action.radius)
    if isinstance(action, act.Rounds):
        return replace(mission, rounds=action.rounds)
    if isinstance(action, act.Load):
        return replace(mission, load=action.points)
    return replace(mission, start=action.hex)
