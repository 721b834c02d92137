"""Motorcycles: squads of machines, falls, flight."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import UnitRan
from sandtable.games.operation.events.vehicle import VehicleLost
from sandtable.games.operation.model.pieces import Model, Point, Unit, Way, origin
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cohesion import COHESION
from sandtable.games.operation.rules.ground.cover import has_shelter
from sandtable.games.operation.rules.ground.measuring import enemies_at
from sandtable.games.operation.rules.ground.outlines import gap_at_most, size, spots_beside
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.infantry.flight import cover_goal
from sandtable.games.operation.rules.infantry.merged_units import joined_nerves
from sandtable.games.operation.rules.infantry.orders import mark
from sandtable.games.operation.rules.vehicles.boarding import put
from sandtable.games.operation.rules.vehicles.crew import able
from sandtable.games.operation.rules.vehicles.driving import drive_allowance
from sandtable.games.operation.rules.vehicles.retreat import STEP, way_towards
from sandtable.geometry.table import bearing, distance2, distance_at_most
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Refusal

BESIDE_COVER = 60
LOOKED_AT = 40
"""Places beside a machine that are looked at for cover."""
NOT_MOTORCYCLES = Refusal("OW-moto-squad", "not-motorcycles")


def machines(state: State, unit: str) -> list[Model]:
    """The motorcycles of a squad that still run."""
    return [model for model in state.members(unit) if model.cls == "motorcycle" and not model.destroyed]


def why_not_squad(state: State, units: Iterable[Unit]) -> Refusal | None:
    """Motorcycles of one seat, before play.

    Rules: OW-moto-squad.
    """
    found = list(units)
    cycles = all(any(m.cls == "motorcycle" for m in state.members(unit)) for unit in found)
    same = len({unit.seat for unit in found}) == 1
    return None if len(found) > 1 and cycles and same and not state.turn else NOT_MOTORCYCLES


def join_motorcycles(state: State, units: tuple[str, ...]) -> None:
    """The machines act as one unit; their panic limits are added.

    Rules: OW-moto-squad.
    """
    joined_nerves(state, units, "motorcycle-squad")


def take_over(state: State, bike: Model) -> None:
    """With the driver gone or shaken any man aboard takes his task before the machine sets off.

    Rules: OW-crew-driver, OW-crew-one.
    """
    men = able(state, bike.id)
    if not men or any(man.role == "driver" for man in men):
        return
    for man in state.crew(bike.id):
        if man.role == "driver":
            state.change(man.id, role=men[0].role)
    state.change(men[0].id, role="driver")


def falls(state: State, bike: Model, speed: str) -> bool:
    """Whether a machine comes down: who drove it is dead or shaken while it goes faster than slow.

    Rules: OW-moto-fall.
    """
    driver = next((man for man in state.crew(bike.id) if man.role == "driver"), None)
    return speed == "fast" and (driver is None or driver.shaken)


def fall_off(state: State, bike: Model, out: Out) -> None:
    """Machine and riders are removed.

    Rules: OW-moto-fall.
    """
    remove(state, bike, out)


def remove(state: State, bike: Model, out: Out) -> None:
    """Take a machine and whoever rides it off the table."""
    out.append(VehicleLost(bike.unit, bike.id))
    for man in state.crew(bike.id):
        losses.kill(state, man.id, out)
    unit = state.units[bike.unit]
    state.models.pop(bike.id, None)
    state.vehicles.pop(bike.id, None)
    state.alter(unit.id, models=tuple(name for name in unit.models if name != bike.id))


def dismount_immobile(state: State) -> None:
    """After an attack the riders of machines of a squad that cannot go on get off, to walk with the others.

    Rules: OW-moto-immobile.
    """
    for unit in [each.id for each in state.units.values() if "motorcycle-squad" in each.traits]:
        for bike in machines(state, unit):
            riders = state.crew(bike.id) if state.vehicles[bike.id].immobile else []
            for man, (x, y) in zip(riders, spots_beside(state, bike, len(riders)), strict=False):
                state.change(man.id, aboard="", x=x, y=y, boarded=state.turn)


def drop_stragglers(state: State, unit: str, out: Out) -> None:
    """Immobile machines, and riders on foot, that are out of cohesion with the running ones are removed.

    Riders of a machine that still runs are no stragglers: they may mount it again.

    Rules: OW-moto-immobile.
    """
    running = [b for b in machines(state, unit) if not state.vehicles[b.id].immobile and state.crew(b.id)]
    if not running or len(state.units[unit].models) == 1:
        return
    for bike in machines(state, unit):
        stuck = state.vehicles[bike.id].immobile
        if stuck and not any(gap_at_most(state, bike, other, COHESION) for other in running):
            remove(state, bike, out)
    if "motorcycle-squad" not in state.units[unit].traits:
        return
    whole = {origin(bike.id) for bike in machines(state, unit) if not state.vehicles[bike.id].immobile}
    for man in state.men(unit):
        on_foot = origin(man.id) not in whole
        if on_foot and not any(gap_at_most(state, man, other, COHESION) for other in running):
            losses.kill(state, man.id, out)


def reach_cover(state: State, unit: str, out: Out) -> None:
    """A broken squad that has driven into cover: its riders lie shaken beside their machines, in it where they can.

    Rules: OW-moto-panic.
    """
    for bike in machines(state, unit):
        riders = state.crew(bike.id)
        for man in riders:
            x, y = place_to_lie(state, bike, man)
            state.change(man.id, aboard="", x=x, y=y, boarded=state.turn)
            losses.shake(state, man.id, out)


def place_to_lie(state: State, bike: Model, man: Model) -> Point:
    """The nearest free place beside a machine that has cover, or else just the nearest."""
    spots = spots_beside(state, bike, LOOKED_AT)
    return next((at for at in spots if has_shelter(state, replace(man, aboard="", x=at[0], y=at[1]))), spots[0])


@extensions.crew_recovers.joins
def flee(state: State, unit: Unit, out: Out) -> bool:
    """Panic of motorcyclists who are still mounted: at full speed to the nearest cover; there the riders lie down.

    False if nobody of the unit sits on a machine.

    Rules: OW-moto-panic.
    """
    mounted = [bike for bike in machines(state, unit.id) if state.crew(bike.id)]
    if not mounted:
        return False
    cover = nearest_cover(state, unit, mounted)
    paths, gone, before = [], [], list[Model]()
    for bike in mounted:
        goal = cover or away_from_foes(state, unit, bike)
        way = rush(state, bike, goal, before)
        before.append(state.models[bike.id])
        if leaves_table(state, before[-1], goal):
            gone.append(bike)
            way = (*way, goal)
        paths.append((bike.id, way))
    arrived = not gone and all(is_beside_cover(state, unit, bike) for bike in before)
    out.append(UnitRan(unit.id, tuple(paths), tuple(bike.id for bike in gone)))
    for bike in gone:
        remove(state, bike, out)
    if arrived:
        reach_cover(state, unit.id, out)
    if state.units[unit.id].models:
        mark(state, unit.id, "moved", out)
    return True


def nearest_cover(state: State, unit: Unit, bikes: list[Model]) -> Point | None:
    """The cover that all machines of a squad drive to: the nearest that one of them has.

    Rules: OW-moto-panic, OW-moto-squad.
    """
    found = [(distance2((bike.x, bike.y), goal), goal) for bike in bikes if (goal := cover_goal(state, unit, bike))]
    return min(found)[1] if found else None


def is_beside_cover(state: State, unit: Unit, bike: Model) -> bool:
    """Whether a machine has come to cover.

    Rules: OW-moto-panic.
    """
    goal = cover_goal(state, unit, bike)
    return goal is not None and distance_at_most((bike.x, bike.y), goal, BESIDE_COVER)


def away_from_foes(state: State, unit: Unit, bike: Model) -> Point:
    """Where a fast move straight away from the nearest enemy ends.

    Rules: OW-moto-panic, OW-R19.
    """
    here, foes = (bike.x, bike.y), enemies_at(state, unit)
    if not foes:
        return here
    foe = min(foes, key=lambda at: distance2(at, here))
    return moved(here, bearing((here[0] - foe[0], here[1] - foe[1])), drive_allowance(state, bike, "move", "fast"))


def leaves_table(state: State, bike: Model, goal: Point) -> bool:
    """Whether a machine that has come to the edge goes on to a place beyond it.

    Rules: OW-moto-panic, OW-R19.
    """
    (wide, high), margin = state.size, size(state, bike)[0] // 2 + STEP
    if 0 <= goal[0] <= wide and 0 <= goal[1] <= high:
        return False
    return min(bike.x, wide - bike.x, bike.y, high - bike.y) <= margin


def rush(state: State, bike: Model, goal: Point, before: list[Model]) -> Way:
    """As far as a machine gets towards a place in one fast move, round what it cannot cross; by which way.

    Rules: OW-moto-panic.
    """
    trip = way_towards(state, bike, goal, "forward", before)
    if trip is None:
        return (bike.x, bike.y), (bike.x, bike.y)
    put(state, bike, trip.way[-1], trip.facings[-1])
    return trip.way
