"""Vehicles that roll on: crews that break or are hit under way."""

from __future__ import annotations

from sandtable.games.operation.events.vehicle import VehicleRolled
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles import ramming
from sandtable.games.operation.rules.vehicles.boarding import bring_along
from sandtable.games.operation.rules.vehicles.clearance import entry_for, hull_has_room, hull_meets, others, overlaps
from sandtable.games.operation.rules.vehicles.nerves import bail_out
from sandtable.geometry.table import box_of
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice


@extensions.crew_breaks.joins
def crew_breaks(state: State, unit: str, dice: Dice, out: Out) -> bool:
    """The crew of a vehicle breaks: under way it rolls on first, then everybody gets out, standing and broken.

    True if men of this unit were aboard.

    Rules: OW-vm-limit, OW-vm-roll, OW-broken-over.
    """
    vehicles = [m for m in state.members(unit) if is_vehicle(m) and not m.destroyed and state.crew(m.id)]
    alone = breaks_alone(state, unit, vehicles)
    if alone is not None:
        roll_on(state, alone.id, dice, out, False)
        crew = state.crew(alone.id)
        bail_out(state, state.models[alone.id], out)
        for man in crew:
            losses.shake(state, man.id, out)
        state.alter(unit, broken=False)
        return True
    for vehicle in vehicles:
        if vehicle.cls == "motorcycle":
            continue
        roll_on(state, vehicle.id, dice, out, False)
        bail_out(state, state.models[vehicle.id], out)
        for man in state.men(unit):
            if man.shaken:
                state.change(man.id, shaken=False)
    return bool(vehicles)


def breaks_alone(state: State, unit: str, vehicles: list[Model]) -> Model | None:
    """In a squadron or group only the vehicle that lost men breaks; the others are not touched by it.

    Rules: OW-sq-alone, OW-sq-failed, OW-R92.
    """
    if len(vehicles) < 2 or not {"squadron", "attached"} & set(state.units[unit].traits):
        return None
    hit = [vehicle for vehicle in vehicles if vehicle.id in state.crews_hit]
    return hit[0] if hit else vehicles[0]


def is_under_way(state: State, unit: str) -> bool:
    """Whether the unit is carrying out a Move or Assault order just now.

    Rules: OW-vd-immobile.
    """
    return state.under_way.get(unit, 0) == state.turn > 0


@extensions.rolls_on.joins
def roll_on(state: State, model: str, dice: Dice, out: Out, hit: bool) -> None:
    """A vehicle `hit` under way, or whose crew breaks, rolls d10 cm straight ahead, as far as nothing stops it.

    Rules: OW-vd-immobile, OW-vm-roll.
    """
    vehicle = state.models[model]
    if not is_under_way(state, vehicle.unit) or (state.vehicles[model].immobile and not hit):
        return
    roll = dice.sum(1, 10, "roll-on")
    x, y = last_free(state, vehicle, roll.value * 10)
    state.change(model, x=x, y=y)
    for man in state.crew(model):
        state.change(man.id, x=x, y=y)
    bring_along(state, state.models[model])
    out.append(VehicleRolled(vehicle.unit, model, (x, y), (roll,)))
    if (x, y) != moved((vehicle.x, vehicle.y), vehicle.facing, roll.value * 10):
        run_into(state, model, dice, out)


def run_into(state: State, model: str, dice: Dice, out: Out) -> None:
    """What stopped a vehicle that rolled on: a unit or a piece of terrain is run into.

    Rules: OW-collision, OW-collision-terrain.
    """
    vehicle = state.models[model]
    place = moved((vehicle.x, vehicle.y), vehicle.facing, 10)
    hull = outline_at(state, vehicle, place, vehicle.facing)
    hit = next((m for m in others(state, vehicle, frozenset(), box_of(hull)) if overlaps(state, m, hull)), None)
    if hit is not None:
        if not hit.destroyed:
            ramming.collide(state, model, hit, dice, out)
        return
    for block in state.index.blocks:
        if hull_meets(block, hull) and entry_for(block, vehicle).barred:
            ramming.collide_terrain(state, model, block.id, dice, out)
            return


def last_free(state: State, vehicle: Model, far: int) -> tuple[int, int]:
    """The furthest place straight ahead that is on the table and on nobody else."""
    best = (vehicle.x, vehicle.y)
    walls = [block for block in state.index.blocks if entry_for(block, vehicle).barred]
    for done in range(10, far + 1, 10):
        place = moved((vehicle.x, vehicle.y), vehicle.facing, done)
        hull = outline_at(state, vehicle, place, vehicle.facing)
        if not hull_has_room(state, vehicle, hull) or any(hull_meets(block, hull) for block in walls):
            break
        best = place
    return best
