"""A drive under way: tests, interruptions, collisions, rams, and men who get in and out."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from sandtable.games.operation.events import FeatureRemoved
from sandtable.games.operation.events_vehicle import ManExposed, VehicleDriven
from sandtable.games.operation.ground import Block, prepare
from sandtable.games.operation.model import Model, Point
from sandtable.games.operation.rules import (
    alighting,
    breaking_in,
    close_assault,
    entry,
    fires,
    footing,
    motorcycles,
    vehicle_board,
    vehicle_crew,
    vehicle_move,
    vehicle_ram,
)
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.measure import LONGEST
from sandtable.games.operation.rules.night import set_off_mines
from sandtable.games.operation.rules.outline import outline_at
from sandtable.games.operation.rules.vehicle_move import Test
from sandtable.games.operation.rules.walk import Walk, advance_to, arrive
from sandtable.games.operation.state import State, is_active, is_vehicle
from sandtable.geometry.table import along, bearing, box_of, grown, length, point_distance_at_most, turn_between
from sandtable.geometry.table.ways import legs_done
from sandtable.kernel import Auto, Dice, Event

Out = list[Event]
STEP = 10
"""A drive is looked at every so many millimetres for what stands in its way."""


def driven(state: State, link: Intent) -> tuple[Model, tuple[Point, ...]] | None:
    """The vehicle of a move and its way."""
    for name, way in link.paths:
        model = state.models.get(name)
        if model is not None and is_vehicle(model):
            return model, way
    return None


def on_foot(link: Intent, vehicle: str) -> Intent:
    """The part of a move that men make on foot."""
    return replace(link, paths=tuple(path for path in link.paths if path[0] != vehicle))


def begin(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """Before it rolls: a ram needs its test, a building its own; the vehicle counts as moved from now on.

    Rules: OW-ram-test, OW-enter-test, OW-move-state.
    """
    from sandtable.games.operation.rules.orders import fire_stops

    link = walk.intent
    found = driven(state, link)
    assert found is not None
    vehicle, way = found
    state.alter(link.unit, posture="moved", silent=False)
    state.said[f"under-way:{link.unit}"] = state.turn
    houses = breaking_in.houses(state, vehicle, way, facings(way, vehicle, link), link.reverse)
    foe = state.vehicle_of(link.ram) if link.ram else None
    rams = foe is not None and foe.cls != "motorcycle"
    willing = not rams or vehicle_ram.test_ram(state, vehicle, dice, out)
    if willing and houses:
        willing = entry.dare(state, vehicle, dice, out)
        breaking_in.begin(state, vehicle, houses if willing else [], link.reverse)
    if not willing:
        state.end()
        halt(state, link)
        fire_stops(state, walk.stops)
        return
    state.goto(replace(walk, intent=split_off(state, link, vehicle.id), begun=True))


def split_off(state: State, link: Intent, lead: str) -> Intent:
    """The other vehicles of a squad drive right after the first, each for itself."""
    rest = [path for path in link.paths if path[0] in state.vehicles and path[0] != lead]
    for path in reversed(rest):
        state.stack.insert(-1, Walk(replace(link, paths=(path,), ram="")))
    return replace(link, paths=tuple(path for path in link.paths if path not in rest))


def halt(state: State, link: Intent) -> None:
    """The move is over."""
    state.said.pop(f"under-way:{link.unit}", None)


def facings(way: tuple[Point, ...], vehicle: Model, link: Intent) -> tuple[int, ...]:
    """The hull's facing on each leg and at the end."""
    found = []
    for (ax, ay), (bx, by) in pairwise(way):
        if (ax, ay) != (bx, by):
            found.append((bearing((bx - ax, by - ay)) + (1800 if link.reverse else 0)) % 3600)
    last = next((int(word[5:]) for word in link.extra if word.startswith("face:")), None)
    end = last if last is not None else (found[-1] if found else vehicle.facing)
    return (*found, end)


def checks(state: State, vehicle: Model, link: Intent, way: tuple[Point, ...], done: int) -> list[tuple[int, Test]]:
    """Driving tests and broken walls still to come: thousandths of the way, and the test."""
    total = length(way) or 1
    ground = vehicle_move.survey(state, vehicle, way, strips_of(state, vehicle, way, link), link.reverse)
    if not isinstance(ground, list):
        return []
    due = (*vehicle_move.tests_on(ground, way), *breaking_in.due(state, vehicle, way, facings(way, vehicle, link)))
    found = [(min(1000, test.far * 1000 // total), test) for test in due]
    return [(at, test) for at, test in found if at > done]


def strips_of(state: State, vehicle: Model, way: tuple[Point, ...], link: Intent) -> list[tuple[Point, ...]]:
    """The ground swept from the beginning of the way."""
    start = replace(vehicle, x=way[0][0], y=way[0][1])
    return vehicle_move.strips(state, start, way, facings(way, vehicle, link), link.reverse)


def can_go_on(state: State, vehicle: Model) -> bool:
    """Whether it is still whole enough and has somebody to drive it.

    Rules: OW-vd-immobile, OW-vd-track, OW-crew-driver.
    """
    held = state.vehicles.get(vehicle.id)
    if held is None or vehicle.destroyed or held.immobile or held.stuck == state.turn:
        return False
    return bool(vehicle_crew.able(state, vehicle.id)) and not held.tracks


def drive_on(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """One stage of a drive: to the next test, delayed shot or the end.

    Rules: OW-interrupt, OW-interrupt-insert, OW-vt-test, OW-order-move.
    """
    from sandtable.games.operation.rules.orders import Delayed

    if not walk.begun:
        begin(state, walk, dice, out)
        return
    link = walk.intent
    found = driven(state, link)
    turning = found is not None and found[1][0] == found[1][-1] and len(found[1]) == 2
    if found is None or (not can_go_on(state, found[0]) and not (turning and state.vehicles[found[0].id].tracks)):
        finish(state, walk, dice, out)
        return
    vehicle, way = found
    due = sorted(walk.stops, key=lambda stop: stop.at)
    tests = checks(state, vehicle, link, way, walk.done)
    next_test = min(tests) if tests else None
    if due and (next_test is None or due[0].at <= next_test[0]):
        reached = run(state, walk, due[0].at, dice, out)
        footing.give_way(state, vehicle.id)
        state.goto(replace(walk, done=due[0].at if reached else 1000, stops=tuple(due[1:])))
        state.call(Delayed(due[0], True))
    elif next_test is not None:
        reached = run(state, walk, next_test[0], dice, out)
        state.goto(replace(walk, done=next_test[0]))
        footing.give_way(state, vehicle.id)
        if reached:
            take_tests(state, vehicle.id, [test for at, test in tests if at == next_test[0]], dice, out)
    else:
        if walk.done < 1000:
            run(state, walk, 1000, dice, out)
        finish(state, walk, dice, out)


def take_tests(state: State, name: str, tests: list[Test], dice: Dice, out: Out) -> None:
    """All that is due at this point of the way, as long as the vehicle can go on.

    Rules: OW-vt-test, OW-enter-table.
    """
    for test in tests:
        vehicle = state.models[name]
        if not can_go_on(state, vehicle):
            return
        if test.tests:
            vehicle_move.test_driving(state, vehicle, test, dice, out)
        else:
            breaking_in.roll(state, vehicle, test.feature, dice, out)


def run(state: State, walk: Walk, until: int, dice: Dice, out: Out) -> bool:
    """Drive up to so many thousandths; False if something stopped it before."""
    link = walk.intent
    found = driven(state, link)
    assert found is not None
    vehicle, way = found
    total = length(way)
    turned = facings(way, vehicle, link)
    men = on_foot(link, vehicle.id)
    advance_to(state, men, walk.done, until)
    far, goal = total * walk.done // 1000, total * until // 1000
    tows, near, here = bool(state.vehicles[vehicle.id].tows), on_the_way(state, vehicle, way), None
    while far < goal:
        far = min(goal, far + STEP) if near or tows else goal
        there = (
            along(way, far * 1000 // total),
            vehicle_move.facing_after(way, turned, far) if far < total else turned[-1],
        )
        if not tows and not is_met(state, vehicle, near, *there):
            here = there
            continue
        if here is not None:
            put(state, state.models[vehicle.id], *here)
        if not step(state, vehicle.id, link, *there, dice, out):
            return False
        near, here = on_the_way(state, vehicle, way), None
    if here is not None:
        put(state, state.models[vehicle.id], *here)
    if until == 1000 and vehicle.id in state.models:
        put(state, state.models[vehicle.id], way[-1], turned[-1])
    return True


def on_the_way(state: State, vehicle: Model, way: tuple[Point, ...]) -> list[Model]:
    """Who of other units stands near a way: where there is nobody it need not be driven centimetre by centimetre."""
    legs = list(pairwise(way))
    around = vehicle_move.others(state, vehicle, frozenset(), grown(box_of(way), LONGEST))
    near = [other for other in around if other.unit != vehicle.unit]
    return [each for each in near if any(point_distance_at_most((each.x, each.y), a, b, LONGEST) for a, b in legs)]


def is_met(state: State, vehicle: Model, near: list[Model], place: Point, facing: int) -> bool:
    """Whether a vehicle that stands like this touches any of them."""
    if not near:
        return False
    hull = outline_at(state, vehicle, place, facing)
    return any(vehicle_move.overlaps(state, other, hull) for other in near)


def step(state: State, name: str, link: Intent, place: Point, facing: int, dice: Dice, out: Out) -> bool:
    """One centimetre: whoever stands there is rammed, overrun or run into; False if the vehicle stops."""
    vehicle = state.models[name]
    hull = outline_at(state, vehicle, place, facing)
    for other in vehicle_move.others(state, vehicle, frozenset(), box_of(hull)):
        if other.unit == vehicle.unit or not vehicle_move.overlaps(state, other, hull):
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
    done = f"dodged:{other.id}"
    if not is_vehicle(other) and state.said.get(done, 0) == state.turn:
        return True
    if other.destroyed:
        if is_vehicle(other) and vehicle_move.column(vehicle) == "track":
            fires.push(state, other, vehicle, dice, out)
            return True
        return False
    if is_vehicle(other) and other.cls != "motorcycle":
        vehicle_ram.collide(state, vehicle.id, other, dice, out)
        return False
    if state.said.get(done, 0) != state.turn:
        state.said[done] = state.turn
        vehicle_ram.collide(state, vehicle.id, other, dice, out)
    return True


def put(state: State, vehicle: Model, place: Point, facing: int) -> None:
    """The vehicle with everybody aboard, its turret and what it tows."""
    swing = turn_between(vehicle.facing, facing)
    if swing:
        state.refit(vehicle.id, turret=(state.vehicles[vehicle.id].turret + swing) % 3600)
    state.change(vehicle.id, x=place[0], y=place[1], facing=facing, went=state.turn)
    for man in state.crew(vehicle.id):
        state.change(man.id, x=place[0], y=place[1])
    vehicle_board.follow(state, state.models[vehicle.id])


def finish(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """The end of a drive: what was driven through is gone, survivors step aside, delayed shots that are left fall.

    Rules: OW-vt-remove, OW-overrun-place, OW-moto-fall.
    """
    from sandtable.games.operation.rules.fire import Aftermath
    from sandtable.games.operation.rules.orders import fire_stops

    link = walk.intent
    state.end()
    found = driven(state, link)
    state.call(Aftermath())
    if found is not None:
        vehicle, way = found
        arrive(state, on_foot(link, vehicle.id), walk.done, out)
        gone = legs_done(way, 1000)
        here = (vehicle.x, vehicle.y)
        tell = gone if gone[-1] == here else (way[0], here)
        out.append(VehicleDriven(link.unit, vehicle.id, tell, vehicle.facing, link.cost))
        if state.templates:
            set_off_mines(state, link.unit, [tell])
        state.refit(vehicle.id, travelled=link.cost)
        state.alter(link.unit, moved=link.cost)
        clear_ground(state, vehicle, way, link, out)
        breaking_in.leave_ruins(state, vehicle.id)
        vehicle_ram.step_aside(state, state.models[vehicle.id])
        if vehicle.cls == "motorcycle" and motorcycles.falls(state, vehicle, link.speed):
            motorcycles.fall(state, vehicle, out)
    halt(state, link)
    forget_dodges(state)
    fire_stops(state, walk.stops)


def forget_dodges(state: State) -> None:
    """Who has dodged once in a drive is not asked again; afterwards it is forgotten."""
    for key in [key for key in state.said if key.startswith("dodged:")]:
        del state.said[key]


def clear_ground(state: State, vehicle: Model, way: tuple[Point, ...], link: Intent, out: Out) -> None:
    """Obstacles marked for it are taken off once the vehicle has gone through them.

    Rules: OW-vt-remove.
    """
    ground = vehicle_move.survey(state, vehicle, way, strips_of(state, vehicle, way, link), link.reverse)
    if not isinstance(ground, list):
        return
    hull = outline_at(state, vehicle, (vehicle.x, vehicle.y), vehicle.facing)
    for block, passage in ground:
        passed = reached(block, way, (vehicle.x, vehicle.y)) or vehicle_move.meets(block, hull)
        if passage.remove and passed:
            state.features.pop(block.id, None)
            out.append(FeatureRemoved(block.id))
    prepare(state)


def reached(block: Block, way: tuple[Point, ...], here: Point) -> bool:
    """Whether the vehicle got to a piece on its way."""
    if here == way[-1]:
        return True
    at = vehicle_move.reached_at(block, way)
    return at <= length((way[0], here))


def look_out(state: State, link: Intent) -> list[str]:
    """Heads come out or go in as the order says; those who come out."""
    for man in state.everyone(link.unit):
        if man.exposed and man.id not in link.exposed:
            state.change(man.id, exposed=False)
    found = []
    for name in link.exposed:
        lookout = state.models.get(name)
        if lookout is not None and lookout.aboard and not lookout.shaken and not lookout.exposed:
            state.change(name, exposed=True)
            found.append(name)
    return found


def announce(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """Before the order itself: heads come out or go in, men get in (the vehicle may then drive), guns are hitched.

    Rules: OW-crew-commander, OW-exposed-task, OW-embark-place, OW-tow-hitch.
    """
    out.extend(ManExposed(link.unit, name) for name in look_out(state, link))
    for word in link.extra:
        if word.startswith("hitch:"):
            _, how, vehicle = word.split(":")
            hitch(state, link, how, vehicle, out)
    if link.board and link.board != "out":
        board_now(state, link, out)


def hitch(state: State, link: Intent, how: str, vehicle: str, out: Out) -> None:
    """Hook on or let go, if it is still possible."""
    gun, carrier = state.gun_of(link.unit), state.models.get(vehicle)
    if gun is None or carrier is None or carrier.destroyed or vehicle_board.why_not_handle(state, gun) is not None:
        return
    if how == "on" and vehicle_board.why_not_hitch(state, gun, carrier) is None:
        vehicle_board.hitch(state, gun, carrier, out)
    elif how == "off" and state.vehicles[vehicle].tows == gun.id:
        vehicle_board.unhitch(state, gun, carrier, out)


def board_now(state: State, link: Intent, out: Out) -> None:
    """Men walk up to their vehicle and get in.

    Rules: OW-embark-place, OW-embark-cost, OW-embark-slow.
    """
    from sandtable.games.operation.rules.vehicle_questions import boarders

    vehicle = state.models.get(link.board)
    if vehicle is None or vehicle.destroyed:
        return
    men = boarders(state, link, vehicle)
    for man in men:
        state.change(man.id, x=vehicle.x, y=vehicle.y, went=state.turn)
    vehicle_board.board(state, tuple(man.id for man in men), vehicle, out)


class AfterMove(Auto, frozen=True, gc=False):
    """After the move: men get out, others storm a vehicle.

    Rules: OW-embark-driver, OW-embark-place, OW-ca-test, OW-ca-hit.
    """

    intent: Intent

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        link = self.intent
        unit = state.units[link.unit]
        if unit.broken or not unit.models:
            return
        if link.board == "out":
            alighting.alight(state, link, out)
        if link.prey:
            storm(state, link, dice, out)


def storm(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """Each man named who is not shaken dares, runs to the side or rear, and tries.

    Rules: OW-ca-order, OW-ca-test, OW-ca-hit, OW-shaken-order.
    """
    from sandtable.games.operation.rules.fire import Aftermath

    state.call(Aftermath())
    storm_one(state, link.prey, link.assault, dice, out)
    if link.second_prey:
        storm_one(state, link.second_prey, link.second_assault, dice, out)


def storm_one(state: State, prey: str, men: tuple[str, ...], dice: Dice, out: Out) -> None:
    """These men against this vehicle.

    Rules: OW-ca-test, OW-ca-hit, OW-shaken-order.
    """
    vehicle = state.models.get(prey)
    if vehicle is None or vehicle.destroyed:
        return
    brave = []
    for name in men:
        man = state.models.get(name)
        if man is not None and is_active(state, man) and close_assault.dare(state, man, dice, out):
            brave.append(name)
    for name in brave:
        spot = free_spot(state, vehicle, state.models[name])
        if spot is not None:
            state.change(name, x=spot[0], y=spot[1], level=0, went=state.turn)
    for name in brave:
        target = state.models.get(prey)
        if name in state.models and target is not None and not target.destroyed:
            close_assault.assault(state, state.models[name], target, dice, out)
            if name in state.models:
                state.change(name, shot=state.turn)


def free_spot(state: State, vehicle: Model, man: Model) -> Point | None:
    """The nearest free place at the side or rear within the man's assault move."""
    from sandtable.games.operation.rules.movement import allowance
    from sandtable.games.operation.rules.outline import is_free

    reach = allowance(state, man, "assault", "fast")
    spots = close_assault.assault_spots(state, vehicle)
    spots.sort(key=lambda spot: ((spot[0] - man.x) ** 2 + (spot[1] - man.y) ** 2, spot))
    for spot in spots:
        free = is_free(state, spot, frozenset((man.id,)))
        if free and close_assault.can_reach(state, man, spot, reach):
            return spot
    return None
