"""A drive under way, step by step: tests, collisions, rams, and men who get in and out."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import FeatureRemoved
from sandtable.games.operation.events.vehicle import ManExposed
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.plans import DrivePlan, HitchPlan
from sandtable.games.operation.model.state import Out, State, is_active, is_vehicle
from sandtable.games.operation.rules.chapters import breaking_in, fires
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import LONGEST
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.vehicles import boarding, clearance, crew, driving, ramming
from sandtable.games.operation.rules.vehicles.boarding import put
from sandtable.games.operation.rules.vehicles.driving import Test
from sandtable.geometry.table import bearing, box_of, grown, length, point_distance_at_most
from sandtable.kernel import Dice


def driven_ways(state: State, link: Intent) -> tuple[Model, tuple[Point, ...]] | None:
    """The vehicle of a move and its way."""
    for name, way in link.paths:
        model = state.models.get(name)
        if model is not None and is_vehicle(model):
            return model, way
    return None


def goes_on_foot(link: Intent, vehicle: str) -> Intent:
    """The part of a move that men make on foot."""
    return replace(link, paths=tuple(path for path in link.paths if path[0] != vehicle))


def halt(state: State, link: Intent) -> None:
    """The move is over."""
    state.under_way.pop(link.unit, None)


def facings(way: tuple[Point, ...], vehicle: Model, link: Intent) -> tuple[int, ...]:
    """The hull's facing on each leg and at the end."""
    found = []
    for (ax, ay), (bx, by) in pairwise(way):
        if (ax, ay) != (bx, by):
            found.append((bearing((bx - ax, by - ay)) + (1800 if link.reverse else 0)) % 3600)
    drive = link.plan(DrivePlan)
    end = drive.facing if drive is not None else (found[-1] if found else vehicle.facing)
    return (*found, end)


def checks(state: State, vehicle: Model, link: Intent, way: tuple[Point, ...], done: int) -> list[tuple[int, Test]]:
    """Driving tests and broken walls still to come: thousandths of the way, and the test."""
    total = length(way) or 1
    ground = driving.survey(state, vehicle, way, strips_of(state, vehicle, way, link), link.reverse)
    if not isinstance(ground, list):
        return []
    due = (*driving.tests_on(ground, way), *breaking_in.due(state, vehicle, way, facings(way, vehicle, link)))
    found = [(min(1000, test.far * 1000 // total), test) for test in due]
    return [(at, test) for at, test in found if at > done]


def strips_of(state: State, vehicle: Model, way: tuple[Point, ...], link: Intent) -> list[tuple[Point, ...]]:
    """The ground swept from the beginning of the way."""
    start = replace(vehicle, x=way[0][0], y=way[0][1])
    return driving.strips(state, start, way, facings(way, vehicle, link), link.reverse)


def can_go_on(state: State, vehicle: Model) -> bool:
    """Whether it is still whole enough and has somebody to drive it.

    Rules: OW-vd-immobile, OW-vd-track, OW-crew-driver.
    """
    held = state.vehicles.get(vehicle.id)
    if held is None or vehicle.destroyed or held.immobile or held.stuck == state.turn:
        return False
    return bool(crew.able(state, vehicle.id)) and not held.tracks


def take_tests(state: State, name: str, tests: list[Test], dice: Dice, out: Out) -> None:
    """All that is due at this point of the way, as long as the vehicle can go on.

    Rules: OW-vt-test, OW-enter-table.
    """
    for test in tests:
        vehicle = state.models[name]
        if not can_go_on(state, vehicle):
            return
        if test.tests:
            driving.test_driving(state, vehicle, test, dice, out)
        else:
            breaking_in.roll(state, vehicle, test.feature, dice, out)


def models_on_way(state: State, vehicle: Model, way: tuple[Point, ...]) -> list[Model]:
    """Who of other units stands near a way: where there is nobody it need not be driven centimetre by centimetre."""
    legs = list(pairwise(way))
    around = clearance.others(state, vehicle, frozenset(), grown(box_of(way), LONGEST))
    near = [other for other in around if other.unit != vehicle.unit]
    return [each for each in near if any(point_distance_at_most((each.x, each.y), a, b, LONGEST) for a, b in legs)]


def is_met(state: State, vehicle: Model, near: list[Model], place: Point, facing: int) -> bool:
    """Whether a vehicle that stands like this touches any of them."""
    if not near:
        return False
    hull = outline_at(state, vehicle, place, facing)
    return any(clearance.overlaps(state, other, hull) for other in near)


def step(state: State, name: str, link: Intent, place: Point, facing: int, dice: Dice, out: Out) -> bool:
    """One centimetre: whoever stands there is rammed, overrun or run into; False if the vehicle stops."""
    vehicle = state.models[name]
    hull = outline_at(state, vehicle, place, facing)
    for other in clearance.others(state, vehicle, frozenset(), box_of(hull)):
        if other.unit == vehicle.unit or not clearance.overlaps(state, other, hull):
            continue
        if not meet(state, vehicle, other, link, dice, out):
            return False
        if name not in state.models or not can_go_on(state, state.models[name]):
            return False
    put(state, state.models[name], place, facing)
    return True


def meet(state: State, vehicle: Model, other: Model, link: Intent, dice: Dice, out: Out) -> bool:
    """What happens to a model in the way; True if the vehicle drives on.

    Rules: OW-ram-stop, OW-overrun-dodge, OW-collision, OW-fires-push.
    """
    if not is_vehicle(other) and state.dodges.get(other.id, 0) == state.turn:
        return True
    if other.destroyed:
        if is_vehicle(other) and clearance.drive_column(vehicle) == "track":
            fires.push(state, other, vehicle, dice, out)
            return True
        return False
    if is_vehicle(other) and other.cls != "motorcycle":
        ramming.collide(state, vehicle.id, other, dice, out)
        return False
    if state.dodges.get(other.id, 0) != state.turn:
        state.dodges[other.id] = state.turn
        ramming.collide(state, vehicle.id, other, dice, out)
    return True


def forget_dodges(state: State) -> None:
    """Who has dodged once in a drive is not asked again; afterwards it is forgotten."""
    state.dodges.clear()


def clear_ground(state: State, vehicle: Model, way: tuple[Point, ...], link: Intent, out: Out) -> None:
    """Obstacles marked for it are taken off once the vehicle has gone through them.

    Rules: OW-vt-remove.
    """
    ground = driving.survey(state, vehicle, way, strips_of(state, vehicle, way, link), link.reverse)
    if not isinstance(ground, list):
        return
    marked = [block for block, passage in ground if passage.remove]
    hull = outline_at(state, vehicle, (vehicle.x, vehicle.y), vehicle.facing) if marked else ()
    for block in marked:
        if reached(block, way, (vehicle.x, vehicle.y)) or clearance.hull_meets(block, hull):
            state.features.pop(block.id, None)
            out.append(FeatureRemoved(block.id))
    prepare(state)


def reached(block: Block, way: tuple[Point, ...], here: Point) -> bool:
    """Whether the vehicle got to a piece on its way."""
    if here == way[-1]:
        return True
    at = driving.reached_at(block, way)
    return at <= length((way[0], here))


def set_lookouts(state: State, link: Intent) -> list[str]:
    """Heads come out or go in as the order says; those who come out. Who was shaken only stands up.

    Rules: OW-crew-commander, OW-shaken-order.
    """
    for man in state.everyone(link.unit):
        if man.exposed and man.id not in link.exposed:
            state.change(man.id, exposed=False)
    found = []
    for name in link.exposed:
        lookout = state.models.get(name)
        if lookout is not None and lookout.aboard and is_active(state, lookout) and not lookout.exposed:
            state.change(name, exposed=True)
            found.append(name)
    return found


def announce(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """Before the order itself: heads come out or go in, guns are hitched.

    Rules: OW-crew-commander, OW-exposed-task, OW-tow-hitch.
    """
    out.extend(ManExposed(link.unit, name) for name in set_lookouts(state, link))
    for plan in link.every(HitchPlan):
        hitch_gun(state, link, plan, out)


def hitch_gun(state: State, link: Intent, plan: HitchPlan, out: Out) -> None:
    """Hook on or let go, if it is still possible."""
    gun, carrier = state.models.get(plan.gun), state.models.get(plan.vehicle)
    if (
        gun is None
        or gun.destroyed
        or carrier is None
        or carrier.destroyed
        or boarding.why_not_handle(state, gun) is not None
    ):
        return
    if plan.how == "on" and boarding.why_not_hitch(state, gun, carrier) is None:
        boarding.hitch(state, gun, carrier, out)
    elif plan.how == "off" and state.vehicles[plan.vehicle].tows == gun.id:
        boarding.unhitch(state, gun, carrier, out)
