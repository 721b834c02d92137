"""Where vehicles and optional chapters join in: one place, so that the plain chapters read plainly."""

from __future__ import annotations

from sandtable.games.operation.model import Feature, Model, Posture, Seat, Unit
from sandtable.games.operation.state import State
from sandtable.kernel import Dice, Event, Frame

Out = list[Event]


def begin_turn(state: State, dice: Dice, out: Out) -> None:
    """First in the turn: smoke disperses, attachments are declared."""


def end_turn(state: State, dice: Dice, out: Out) -> None:
    """Last in the turn: flares go out, reload markers come off."""
    from sandtable.games.operation.rules.crewed import take_off_markers

    take_off_markers(state)


def split_refill(state: State, seat: Seat) -> Frame | None:
    """The frame that asks how many cards come from each half of a split deck; None with an ordinary deck."""
    return None


def crew_breaks(state: State, unit: str, dice: Dice, out: Out) -> bool:
    """The crew of a vehicle breaks in its own way; True if it was one."""
    from sandtable.games.operation.rules import vehicle_morale

    return vehicle_morale.crew_breaks(state, unit, dice, out)


def model_posture(state: State, unit: Unit, model: Model) -> Posture:
    """The detection state of a model where it differs from its unit's."""
    from sandtable.games.operation.rules.vehicle_board import posture_of

    return posture_of(state, unit, model)


def detection_change(state: State, observer: Model, target: Model, base: int) -> int:
    """Buttoned-up vehicles see less far; a lit searchlight is seen further."""
    from sandtable.games.operation.rules import night
    from sandtable.games.operation.rules.vehicle_exposure import detection_distance

    if observer.id in state.vehicles:
        base = detection_distance(state, observer, base)
    return night.seen_from(state, target, base) if state.on("night") else base


def is_lit(state: State, model: Model) -> bool:
    """Whether day values hold for a model at night."""
    from sandtable.games.operation.rules import night

    return night.is_lit(state, model)


def may_enter(state: State, vehicle: Model, feature: Feature) -> bool:
    """Whether a tank may break into a building."""
    from sandtable.games.operation.rules import entry

    return state.on("entry") and entry.why_not_enter(state, vehicle, feature) is None
