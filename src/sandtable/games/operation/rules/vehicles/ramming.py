"""Ramming, overrunning and collisions."""

from __future__ import annotations

from sandtable.games.operation.events.infantry import FeatureRemoved, GunDestroyed
from sandtable.games.operation.events.vehicle import Dodged, Rammed, RamTested
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import Out, State, is_vehicle, test_passed
from sandtable.games.operation.rules.ground.measuring import LONGEST
from sandtable.games.operation.rules.ground.outlines import piece_outline, spots_beside
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles import vehicle_damage
from sandtable.games.operation.rules.vehicles.clearance import drive_column, overlaps
from sandtable.games.operation.rules.vehicles.driving import Trip
from sandtable.games.operation.tables import COLLISION, COLUMN_OF, STRAIGHT, TARGET_CLASS, TERRAIN
from sandtable.kernel import Dice, Refusal

CLASSES = ("unarmoured", "light", "medium", "heavy")
NEEDS_ASSAULT = Refusal("OW-ram-order", "needs-assault")
NOT_STRAIGHT = Refusal("OW-ram-order", "not-straight")
MOTORCYCLE = Refusal("OW-ram-motorcycle", "motorcycle-cannot-ram")
NO_OVERRUN = Refusal("OW-overrun-order", "motorcycle-cannot-overrun")
NOT_TOUCHED = Refusal("OW-overrun-order", "touches-nobody")


def ram_class(cls: str) -> int:
    """0 unarmoured, 1 light (armoured cars and half-tracks too), 2 medium, 3 heavy.

    Rules: OW-ram-class.
    """
    return TARGET_CLASS[COLUMN_OF[cls]]


def tables_for(rammer: int, target: int) -> tuple[str, str]:
    """The damage tables of rammer and target: the smaller rolls on the heavy-weapons table, equals both do.

    Rules: OW-ram-damage.
    """
    if rammer == target:
        return "hw", "hw"
    return ("hw", "sa") if rammer < target else ("sa", "hw")


def why_not_ram(vehicle: Model, order: str, trip: Trip) -> Refusal | None:
    """An Assault order and 10 cm straight somewhere on the way; no motorcycle rams.

    Rules: OW-ram-order, OW-ram-motorcycle.
    """
    if vehicle.cls == "motorcycle":
        return MOTORCYCLE
    if order != "assault":
        return NEEDS_ASSAULT
    return NOT_STRAIGHT if trip.straight < STRAIGHT else None


def why_not_overrun(vehicle: Model, order: str, trip: Trip, touched: tuple[str, ...]) -> Refusal | None:
    """An Assault order, 10 cm straight, and enemy models that the front will touch; no motorcycle overruns.

    Rules: OW-overrun-order.
    """
    if vehicle.cls == "motorcycle":
        return NO_OVERRUN
    if order != "assault":
        return NEEDS_ASSAULT
    if trip.straight < STRAIGHT:
        return NOT_STRAIGHT
    return None if touched else NOT_TOUCHED


def is_rammed(state: State, unit: str, shapes: list[tuple[tuple[int, int], ...]]) -> bool:
    """Whether a drive over this ground strikes a vehicle of a unit; a motorcycle is run down like men.

    Rules: OW-ram-order, OW-ram-motorcycle.
    """
    hulls = [m for m in state.pieces(unit) if is_vehicle(m) and m.cls != "motorcycle"]
    return any(overlaps(state, hull, shape) for hull in hulls for shape in shapes)


def touched_by(state: State, vehicle: Model, shapes: list[tuple[tuple[int, int], ...]], seat: str) -> tuple[str, ...]:
    """Enemy men, guns and motorcycles on the ground that the drive sweeps.

    Rules: OW-overrun-order.
    """
    found = []
    for other in state.shown():
        foe = state.units[other.unit].seat != seat and not other.destroyed
        soft = other.cls in ("infantry", "artillery", "motorcycle")
        if foe and soft and other.id != vehicle.id and any(overlaps(state, other, shape) for shape in shapes):
            found.append(other.id)
    return tuple(found)


def test_ram(state: State, vehicle: Model, dice: Dice, out: Out) -> bool:
    """The driver's nerve; failing, the vehicle does not move this turn.

    Rules: OW-ram-test.
    """
    training = state.units[vehicle.unit].training
    roll = dice.sum(1, 10, "ram-test")
    passed = test_passed(training, roll.value)
    out.append(RamTested(vehicle.unit, training, passed, (roll,)))
    return passed


def ram(state: State, vehicle: str, target: str, dice: Dice, out: Out) -> None:
    """Two vehicles in contact: unmodified damage rolls by their classes, and both stop.

    Rules: OW-ram-damage, OW-ram-stop, OW-ram-class.
    """
    one, two = state.models[vehicle], state.models[target]
    mine, theirs = tables_for(ram_class(one.cls), ram_class(two.cls))
    out.append(Rammed(one.unit, two.unit, mine, theirs))
    vehicle_damage.damage_vehicle(state, target, theirs, dice, out)
    if vehicle in state.models and not state.models[vehicle].destroyed:
        vehicle_damage.damage_vehicle(state, vehicle, mine, dice, out)


def dodge_result(training: int, roll: int) -> str:
    """Above the training unharmed, equal to it shaken (a motorcycle is wrecked), below it dead.

    Rules: OW-overrun-dodge, OW-ram-motorcycle.
    """
    return "unharmed" if roll > training else "shaken" if roll == training else "dead"


def overrun(state: State, model: str, dice: Dice, out: Out) -> None:
    """One man in the way of a vehicle tries to dodge, with his normal training whatever he believes in.

    A gun is infantry here too: it is wrecked where a man would die, but it is no man lost.

    Rules: OW-overrun-dodge, OW-overrun-fanatic, OW-models-group.
    """
    man = state.models[model]
    training = state.units[man.unit].training
    roll = dice.sum(1, 10, "dodge")
    result = dodge_result(training, roll.value)
    out.append(Dodged(man.unit, model, training, result, (roll,)))
    if man.cls == "motorcycle":
        wreck_motorcycle(state, man, result, out)
    elif man.cls == "artillery":
        if result == "dead":
            state.change(model, destroyed=True)
            out.append(GunDestroyed(man.unit, model))
    elif result == "dead":
        losses.kill(state, model, out)
    elif result == "shaken":
        losses.shake(state, model, out)


def wreck_motorcycle(state: State, bike: Model, result: str, out: Out) -> None:
    """Equal: the machine is lost, its riders lie shaken beside it; below: all are lost.

    Rules: OW-ram-motorcycle.
    """
    if result == "unharmed":
        return
    riders = state.crew(bike.id)
    places = spots_beside(state, bike, len(riders))
    state.change(bike.id, destroyed=True)
    for man, (x, y) in zip(riders, places, strict=False):
        if result == "dead":
            losses.kill(state, man.id, out)
        else:
            state.change(man.id, aboard="", x=x, y=y, boarded=state.turn)
            losses.shake(state, man.id, out)


def step_aside(state: State, vehicle: Model) -> None:
    """Survivors on whom the vehicle stopped are placed beside it.

    Rules: OW-overrun-place, OW-ram-motorcycle.
    """
    hull = piece_outline(state, vehicle)
    for other in state.shown():
        if not (-LONGEST <= other.x - vehicle.x <= LONGEST and -LONGEST <= other.y - vehicle.y <= LONGEST):
            continue
        if other.id == vehicle.id or other.cls not in ("infantry", "artillery", "motorcycle"):
            continue
        if overlaps(state, other, hull):
            place = next((at for at in spots_beside(state, vehicle, 1, other)), None)
            if place is not None:
                state.change(other.id, x=place[0], y=place[1])
                for rider in state.crew(other.id) if other.id in state.vehicles else ():
                    state.change(rider.id, x=place[0], y=place[1])


def terrain_class(kind: str) -> str:
    """What a piece of terrain counts as in a collision.

    Rules: OW-collision-terrain.
    """
    row = TERRAIN[kind]
    return COLLISION.get(kind) or COLLISION.get(row.cover, "")


def collide(state: State, vehicle: str, other: Model, dice: Dice, out: Out) -> None:
    """An unforeseen collision with a unit is a ram or an overrun without order or run-up.

    Rules: OW-collision.
    """
    if is_vehicle(other) and other.cls != "motorcycle":
        ram(state, vehicle, other.id, dice, out)
    else:
        overrun(state, other.id, dice, out)


def collide_terrain(state: State, vehicle: str, feature: str, dice: Dice, out: Out) -> None:
    """A collision with terrain: only the vehicle has something to roll; the piece goes if its entry says so.

    Rules: OW-collision-terrain.
    """
    model, piece = state.models[vehicle], state.features[feature]
    weight = terrain_class(piece.kind)
    if not weight:
        return
    mine, _ = tables_for(ram_class(model.cls), CLASSES.index(weight))
    vehicle_damage.damage_vehicle(state, vehicle, mine, dice, out)
    if TERRAIN[piece.kind].passage(drive_column(model)).remove:
        state.features.pop(feature)
        prepare(state)
        out.append(FeatureRemoved(feature))
