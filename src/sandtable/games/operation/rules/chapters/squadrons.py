"""Vehicle squadrons: identical vehicles that act as one."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import CourageTested, VehicleDriven, VehicleLost
from sandtable.games.operation.model.notes import Squadron
from sandtable.games.operation.model.pieces import Model, Unit, origin
from sandtable.games.operation.model.state import Out, State, is_vehicle, test_passed
from sandtable.games.operation.rules.ground.cohesion import COHESION
from sandtable.games.operation.rules.ground.outlines import gap_at_most
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.infantry.flight import cover_goal
from sandtable.games.operation.rules.infantry.merged_units import merged
from sandtable.games.operation.rules.infantry.orders import mark
from sandtable.games.operation.rules.vehicles.boarding import put
from sandtable.games.operation.rules.vehicles.driving import drive_allowance
from sandtable.games.operation.rules.vehicles.retreat import way_towards
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice, Refusal

NOT_ONE_KIND = Refusal("OW-sq-form", "not-alike")
SQUADRON = "squadron"


def vehicles(state: State, unit: str) -> list[Model]:
    """The vehicles of a squadron that are no wrecks."""
    return [model for model in state.members(unit) if is_vehicle(model) and not model.destroyed]


def why_not_squadron(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    """Identical vehicles of one seat, with the same things bought for them, before play, if the players agreed on
    squadrons.

    Rules: OW-sq-form, OW-optional.
    """
    fitted = {fittings(state, unit) for unit in units}
    alike = len({(unit.kind, unit.seat) for unit in units}) == 1 and len(fitted) == 1
    all_vehicles = all(state.vehicle_of(unit) is not None for unit in units)
    return None if state.on("squadrons") and alike and all_vehicles and not state.turn else NOT_ONE_KIND


def fittings(state: State, unit: Unit) -> frozenset[tuple[str, int]]:
    """Traits of a vehicle, or of each of a squadron, and how often each was bought for it."""
    held = state.squadrons.get(unit.id, Squadron(1))
    counts = Counter(trait for trait in unit.traits if trait != SQUADRON)
    return frozenset((trait, -(-count // held.vehicles)) for trait, count in counts.items())


def form_squadron(state: State, names: tuple[str, ...]) -> None:
    """They keep cohesion and act as one unit with one card and one target.

    Rules: OW-sq-form.
    """
    first, _ = merged(state, names, SQUADRON)
    held = state.squadrons.get(first.id, Squadron(1))
    state.squadrons[first.id] = replace(held, vehicles=held.vehicles + len(names) - 1)


def is_squadron(unit: Unit) -> bool:
    """Whether a unit is one."""
    return SQUADRON in unit.traits


def leave_behind(state: State, unit: str, out: Out) -> None:
    """Vehicles without crew or immobile that the others have left out of cohesion are lost, and men without a vehicle.

    Rules: OW-sq-failed, OW-sq-immobile, OW-R91.
    """
    if not is_squadron(state.units[unit]):
        return
    running = [v for v in vehicles(state, unit) if state.crew(v.id) and not state.vehicles[v.id].immobile]
    for vehicle in vehicles(state, unit):
        stuck = not state.crew(vehicle.id) or state.vehicles[vehicle.id].immobile
        if not stuck or not running or any(gap_at_most(state, vehicle, other, COHESION) for other in running):
            continue
        abandon(state, vehicle, out)
    driven = {origin(vehicle.id) for vehicle in vehicles(state, unit)}
    for man in state.men(unit) if running else ():
        if origin(man.id) not in driven and not any(gap_at_most(state, man, other, COHESION) for other in running):
            losses.kill(state, man.id, out, counts=False)


def abandon(state: State, vehicle: Model, out: Out) -> None:
    """The vehicle is lost; its crew runs away."""
    out.append(VehicleLost(vehicle.unit, vehicle.id))
    for man in crew_of(state, vehicle):
        if man.id in state.models:
            losses.kill(state, man.id, out, counts=False)
    state.change(vehicle.id, destroyed=True)


def crew_of(state: State, vehicle: Model) -> list[Model]:
    """The men of a vehicle of a squadron, aboard or out of it."""
    out = [man for man in state.men(vehicle.unit) if origin(man.id) == origin(vehicle.id)]
    return [*state.crew(vehicle.id), *out]


def has_lost_half(state: State, unit: str) -> bool:
    """Whether half of the squadron is destroyed or has lost its nerve."""
    total = state.squadrons[unit].vehicles if unit in state.squadrons else 0
    fit = [v for v in vehicles(state, unit) if state.crew(v.id)]
    return total > 0 and 2 * len(fit) <= total


def courage(state: State, unit: str, dice: Dice, out: Out) -> bool:
    """Once half is gone the squadron takes an unmodified test; failing, all that can reverse slowly towards cover and
    take no order in this turn.

    Rules: OW-sq-courage.
    """
    held = state.units[unit]
    if not is_squadron(held) or not has_lost_half(state, unit) or not vehicles(state, unit):
        return True
    if state.squadrons[unit].courage:
        return True
    state.squadrons[unit] = replace(state.squadrons[unit], courage=state.turn)
    roll = dice.sum(1, 10, "courage")
    passed = test_passed(held.training, roll.value)
    out.append(CourageTested(unit, SQUADRON, held.training, passed, (roll,)))
    if not passed:
        state.squadrons[unit] = replace(state.squadrons[unit], fell_back=state.turn)
        able = [v for v in vehicles(state, unit) if state.crew(v.id) and can_roll(state, v)]
        for number, vehicle in enumerate(able):
            fall_back(state, held, vehicle, [state.models[other.id] for other in able[:number]], out)
        mark(state, unit, "moved", out)
    return passed


def can_roll(state: State, vehicle: Model) -> bool:
    """Whether neither the vehicle nor one of its tracks is shot to a standstill."""
    record = state.vehicles[vehicle.id]
    return not record.immobile and not record.tracks


def has_fallen_back(state: State, unit: str) -> bool:
    """Whether a squadron has lost its courage in this turn: it takes no order, and carries none out.

    Rules: OW-sq-courage.
    """
    held = state.squadrons.get(unit)
    return held is not None and held.fell_back == state.turn > 0


def fall_back(state: State, unit: Unit, vehicle: Model, before: list[Model], out: Out) -> None:
    """Slowly backwards, as far as it can, towards the nearest cover, round what bars its way; if possible in cohesion
    with one of those who have fallen back before it.

    Rules: OW-sq-courage, OW-drive-reverse.
    """
    back = moved((vehicle.x, vehicle.y), vehicle.facing + 1800, drive_allowance(state, vehicle, "move", "slow"))
    trip = way_towards(state, vehicle, cover_goal(state, unit, vehicle) or back, "reverse", before)
    if trip is None:
        return
    put(state, vehicle, trip.way[-1], trip.facings[-1])
    out.append(VehicleDriven(unit.id, vehicle.id, trip.way, trip.facings[-1], trip.cost))
