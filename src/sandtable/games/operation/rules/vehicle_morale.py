"""Vehicle morale: nerves, willpower, and crews that get out."""

from __future__ import annotations

from sandtable.games.operation.events_vehicle import CrewGotOut, NervesTested, VehicleRolled, WillTested
from sandtable.games.operation.model import ARMOURED, Model
from sandtable.games.operation.rules import losses
from sandtable.games.operation.rules.outline import outline_at, spots_beside
from sandtable.games.operation.rules.vehicle_crew import entry_of
from sandtable.games.operation.rules.vehicle_strike import Strike
from sandtable.games.operation.state import State, is_vehicle, test_passed
from sandtable.geometry.table import box_of
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice, Event

Out = list[Event]
OWED = "nerves:"


def owe_nerves(state: State, model: str) -> None:
    """Remember that this crew must test its nerves after the attack."""
    state.said[OWED + model] = 1


def settle_nerves(state: State, dice: Dice, out: Out) -> None:
    """After morale: every crew that owes a nerves test and has not broken makes it.

    Rules: OW-nerves-order, OW-vd-nerves.
    """
    owed = sorted(key for key in state.said if key.startswith(OWED))
    for key in owed:
        del state.said[key]
        vehicle = state.models.get(key.removeprefix(OWED))
        if vehicle is not None and not vehicle.destroyed and state.crew(vehicle.id):
            test_nerves(state, vehicle, dice, out)


def test_nerves(state: State, vehicle: Model, dice: Dice, out: Out) -> bool:
    """An unmodified d10 against training; failing, the crew gets out at once and is shaken.

    Rules: OW-nerves, OW-vd-nerves.
    """
    unit = state.units[vehicle.unit]
    if unit.broken:
        return False
    roll = dice.sum(1, 10, "nerves")
    passed = test_passed(unit.training, roll.value)
    out.append(NervesTested(unit.id, unit.training, passed, (roll,)))
    if not passed:
        crew = state.crew(vehicle.id)
        bail_out(state, vehicle, out)
        for man in crew:
            losses.shake(state, man.id, out)
    return passed


def bail_out(state: State, vehicle: Model, out: Out) -> None:
    """Everybody aboard is placed beside the vehicle and is infantry from now on; nobody finds room: he is taken off.

    Rules: OW-nerves, OW-embark-infantry.
    """
    men = state.crew(vehicle.id)
    places = spots_beside(state, vehicle, len(men))
    for man, (x, y) in zip(men, places, strict=False):
        state.change(man.id, aboard="", x=x, y=y, exposed=False, boarded=state.turn, facing=vehicle.facing)
    out.append(CrewGotOut(vehicle.unit, vehicle.id, tuple(man.id for man in men), tuple(places)))


def crew_breaks(state: State, unit: str, dice: Dice, out: Out) -> bool:
    """The crew of a vehicle breaks: under way it rolls on first, then everybody gets out, standing and broken.

    True if men of this unit were aboard.

    Rules: OW-vm-limit, OW-vm-roll, OW-broken-over.
    """
    vehicles = [m for m in state.members(unit) if is_vehicle(m) and not m.destroyed and state.crew(m.id)]
    alone = breaks_alone(state, unit, vehicles)
    if alone is not None:
        roll_on(state, alone.id, dice, out)
        crew = state.crew(alone.id)
        bail_out(state, state.models[alone.id], out)
        for man in crew:
            losses.shake(state, man.id, out)
        state.alter(unit, broken=False)
        return True
    for vehicle in vehicles:
        if vehicle.cls == "motorcycle":
            continue
        roll_on(state, vehicle.id, dice, out)
        bail_out(state, state.models[vehicle.id], out)
        for man in state.men(unit):
            if man.shaken:
                state.change(man.id, shaken=False)
    return bool(vehicles)


def remember_loss(state: State, model: str) -> None:
    """Which vehicle of a squadron lost men in this attack."""
    state.said[f"losses:{model}"] = 1


def breaks_alone(state: State, unit: str, vehicles: list[Model]) -> Model | None:
    """In a squadron or group only the vehicle that lost men breaks; the others are not touched by it.

    Rules: OW-sq-alone, OW-sq-failed.
    """
    if len(vehicles) < 2 or not {"squadron", "attached"} & set(state.units[unit].traits):
        return None
    hit = [vehicle for vehicle in vehicles if state.said.get(f"losses:{vehicle.id}")]
    return hit[0] if hit else vehicles[0]


def is_under_way(state: State, unit: str) -> bool:
    """Whether the unit is carrying out a Move or Assault order just now.

    Rules: OW-vd-immobile.
    """
    return state.said.get(f"under-way:{unit}", 0) == state.turn > 0


def roll_on(state: State, model: str, dice: Dice, out: Out, hit: bool = False) -> None:
    """A vehicle `hit` under way, or whose crew breaks, rolls d10 cm straight ahead, as far as nothing stops it.

    Rules: OW-vd-immobile, OW-vm-roll.
    """
    from sandtable.games.operation.rules.vehicle_board import follow

    vehicle = state.models[model]
    if not is_under_way(state, vehicle.unit) or (state.vehicles[model].immobile and not hit):
        return
    roll = dice.sum(1, 10, "roll-on")
    x, y = last_free(state, vehicle, roll.value * 10)
    state.change(model, x=x, y=y)
    for man in state.crew(model):
        state.change(man.id, x=x, y=y)
    follow(state, state.models[model])
    out.append(VehicleRolled(vehicle.unit, model, (x, y), (roll,)))
    if (x, y) != moved((vehicle.x, vehicle.y), vehicle.facing, roll.value * 10):
        run_into(state, model, dice, out)


def run_into(state: State, model: str, dice: Dice, out: Out) -> None:
    """What stopped a vehicle that rolled on: a unit or a piece of terrain is run into.

    Rules: OW-collision, OW-collision-terrain.
    """
    from sandtable.games.operation.rules import vehicle_ram
    from sandtable.games.operation.rules.vehicle_move import entry_for, meets, others, overlaps

    vehicle = state.models[model]
    place = moved((vehicle.x, vehicle.y), vehicle.facing, 10)
    hull = outline_at(state, vehicle, place, vehicle.facing)
    hit = next((m for m in others(state, vehicle, frozenset(), box_of(hull)) if overlaps(state, m, hull)), None)
    if hit is not None:
        if not hit.destroyed:
            vehicle_ram.collide(state, model, hit, dice, out)
        return
    for block in state.index.blocks:
        if meets(block, hull) and entry_for(block, vehicle).barred:
            vehicle_ram.collide_terrain(state, model, block.id, dice, out)
            return


def last_free(state: State, vehicle: Model, far: int) -> tuple[int, int]:
    """The furthest place straight ahead that is on the table and on nobody else."""
    from sandtable.games.operation.rules.vehicle_move import entry_for, fits, meets

    best = (vehicle.x, vehicle.y)
    walls = [block for block in state.index.blocks if entry_for(block, vehicle).barred]
    for done in range(10, far + 1, 10):
        place = moved((vehicle.x, vehicle.y), vehicle.facing, done)
        hull = outline_at(state, vehicle, place, vehicle.facing)
        if not fits(state, vehicle, hull) or any(meets(block, hull) for block in walls):
            break
        best = place
    return best


def spares_panic(state: State, model: str, shot: Strike) -> bool:
    """Whether deaths aboard call for willpower instead of counting: direct small-arms fire at an armoured vehicle.

    Rules: OW-vm-will.
    """
    vehicle = state.models[model]
    carrier = "troop-carrier" in entry_of(state, vehicle).traits
    return vehicle.cls in ARMOURED and not carrier and shot.direct and shot.mode == "direct"


def test_will(state: State, model: str, dice: Dice, out: Out) -> bool:
    """Passed, nobody looks out for the rest of the turn; failed, all who are left are shaken.

    Rules: OW-vm-will.
    """
    vehicle = state.models.get(model)
    if vehicle is None or not state.crew(model):
        return True
    unit = state.units[vehicle.unit]
    roll = dice.sum(1, 10, "willpower")
    passed = test_passed(unit.training, roll.value)
    out.append(WillTested(unit.id, unit.training, passed, (roll,)))
    for man in state.crew(model):
        if passed:
            state.change(man.id, exposed=False)
        else:
            losses.shake(state, man.id, out)
    if passed:
        state.refit(model, buttoned=state.turn)
    return passed
