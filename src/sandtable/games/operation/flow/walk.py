"""A move under way, on foot or driven: delayed shots interrupt it."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import VehicleDriven
from sandtable.games.operation.flow.drive_steps import (
    can_go_on,
    checks,
    clear_ground,
    driven_ways,
    facings,
    forget_dodges,
    goes_on_foot,
    halt,
    is_met,
    models_on_way,
    step,
    strips_of,
    take_tests,
)
from sandtable.games.operation.flow.fire import Aftermath
from sandtable.games.operation.flow.order_steps import Delayed, fire_stops
from sandtable.games.operation.model.intent import Intent, Links
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.plans import DrivePlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.rules.announcing import alighting, getting_in
from sandtable.games.operation.rules.announcing.getting_in import entered
from sandtable.games.operation.rules.chapters import breaking_in, squadrons, tanks_in_buildings
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.infantry.mines import set_off_mines
from sandtable.games.operation.rules.infantry.orders import let_pass
from sandtable.games.operation.rules.infantry.walking import advance_to, arrive, saddle, under_way
from sandtable.games.operation.rules.vehicles import boarding, close_assault, driving, motorcycles, ramming
from sandtable.games.operation.rules.vehicles.boarding import put
from sandtable.geometry.table import along, length
from sandtable.geometry.table.ways import legs_done
from sandtable.kernel import Auto, Dice

DRIVE_STEP = 10
"""A drive is looked at every so many millimetres for what stands in its way."""


def begin_drive(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """Before it rolls: a ram needs its test, a building its own; the vehicle counts as moved from now on.

    Rules: OW-ram-test, OW-enter-test, OW-move-state.
    """
    link = walk.intent
    found = driven_ways(state, link)
    assert found is not None
    vehicle, way = found
    if vehicle.cls == "motorcycle":
        motorcycles.take_over(state, vehicle)
    state.alter(link.unit, posture="moved", silent=False)
    state.under_way[link.unit] = state.turn
    houses = breaking_in.houses(state, vehicle, way, facings(way, vehicle, link), link.reverse)
    rams = link.ram in state.units and ramming.is_rammed(state, link.ram, strips_of(state, vehicle, way, link))
    willing = not rams or ramming.test_ram(state, vehicle, dice, out)
    if willing and houses:
        willing = tanks_in_buildings.dares_entry(state, vehicle, dice, out)
        breaking_in.begin_breaking_in(state, vehicle, houses if willing else [], link.reverse)
    if not willing:
        state.end()
        halt(state, link)
        pass_on(state, link.unit, walk.stops)
        return
    state.goto(replace(walk, intent=split_off(state, link, vehicle.id), begun=True))


def split_off(state: State, link: Intent, lead: str) -> Intent:
    """The other vehicles of a squad drive right after the first, each for itself."""
    rest = [path for path in link.paths if path[0] in state.vehicles and path[0] != lead]
    plans = tuple(replace(plan, ram="") if isinstance(plan, DrivePlan) else plan for plan in link.plans)
    for path in reversed(rest):
        state.stack.insert(-1, Walk(replace(link, paths=(path,), plans=plans)))
    return replace(link, paths=tuple(path for path in link.paths if path not in rest))


def followers(state: State, unit: str) -> list[int]:
    """Where in the sequence of play vehicles of a squad have their drives, or the rest of them, before them."""
    return [
        n
        for n, frame in enumerate(state.stack)
        if isinstance(frame, Walk) and frame.intent.unit == unit and not frame.pause
    ]


def bring_up(state: State, unit: str, at: int) -> None:
    """Before a delayed shot falls the other vehicles of a squad come as far along their ways as the first.

    Rules: OW-interrupt-insert, OW-R54, OW-R68.
    """
    behind = followers(state, unit)[:-1]
    coming = [state.stack[n] for n in behind]
    for n in reversed(behind):
        del state.stack[n]
    for frame in coming:
        assert isinstance(frame, Walk)
        state.call(replace(frame, pause=at))


def wait(state: State, walk: Walk) -> None:
    """A vehicle that has come up with the first drives the rest of its way after it."""
    state.end()
    state.stack.insert(followers(state, walk.intent.unit)[-1], replace(walk, pause=0))


def pass_on(state: State, unit: str, stops: Links) -> None:
    """Where the first vehicle of a squad drives no further, delayed shots wait for the next; else they fall at once.

    Rules: OW-interrupt-insert, OW-R54.
    """
    behind = followers(state, unit)
    if not behind:
        fire_stops(state, stops)
    elif stops:
        following = state.stack[behind[-1]]
        assert isinstance(following, Walk)
        state.stack[behind[-1]] = replace(following, stops=stops)


def drive_on(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """One stage of a drive: to the next test, delayed shot or the end.

    Rules: OW-interrupt, OW-interrupt-insert, OW-vt-test, OW-order-move.
    """
    if not walk.begun:
        begin_drive(state, walk, dice, out)
        return
    link = walk.intent
    found = driven_ways(state, link)
    if found is None or is_over(state, link, *found):
        finish(state, walk, dice, out)
        return
    vehicle, way = found
    due = sorted(walk.stops, key=lambda stop: stop.at)
    tests = checks(state, vehicle, link, way, walk.done)
    next_test = min(tests) if tests else None
    if walk.pause and (next_test is None or walk.pause <= next_test[0]):
        reached = drive_leg(state, walk, walk.pause, dice, out)
        footing.give_way(state, vehicle.id)
        wait(state, replace(walk, done=walk.pause if reached else 1000))
    elif due and (next_test is None or due[0].at <= next_test[0]):
        reached = drive_leg(state, walk, due[0].at, dice, out)
        footing.give_way(state, vehicle.id)
        state.goto(replace(walk, done=due[0].at if reached else 1000, stops=tuple(due[1:])))
        state.call(Delayed(due[0], True))
        bring_up(state, link.unit, due[0].at)
    elif next_test is not None:
        reached = drive_leg(state, walk, next_test[0], dice, out)
        state.goto(replace(walk, done=next_test[0]))
        footing.give_way(state, vehicle.id)
        if reached:
            take_tests(state, vehicle.id, [test for at, test in tests if at == next_test[0]], dice, out)
    else:
        if walk.done < 1000:
            drive_leg(state, walk, 1000, dice, out)
        finish(state, walk, dice, out)


def is_over(state: State, link: Intent, vehicle: Model, way: tuple[Point, ...]) -> bool:
    """Whether a drive ends here: the vehicle cannot go on (without a track it may still turn), or it has come down.

    Rules: OW-vd-track, OW-moto-fall.
    """
    if vehicle.cls == "motorcycle" and motorcycles.falls(state, vehicle, link.speed):
        return True
    turning = len(way) == 2 and way[0] == way[1] and state.vehicles[vehicle.id].tracks
    return not can_go_on(state, vehicle) and not turning


def drive_leg(state: State, walk: Walk, until: int, dice: Dice, out: Out) -> bool:
    """Drive up to so many thousandths; False if something stopped it before."""
    link = walk.intent
    found = driven_ways(state, link)
    assert found is not None
    vehicle, way = found
    total = length(way)
    turned = facings(way, vehicle, link)
    men = goes_on_foot(link, vehicle.id)
    advance_to(state, men, walk.done, until)
    far, goal = total * walk.done // 1000, total * until // 1000
    tows, near, here = bool(state.vehicles[vehicle.id].tows), models_on_way(state, vehicle, way), None
    while far < goal:
        far = min(goal, far + DRIVE_STEP) if near or tows else goal
        there = (
            along(way, far * 1000 // total),
            driving.hull_facing_after(way, turned, far) if far < total else turned[-1],
        )
        if not tows and not is_met(state, vehicle, near, *there):
            here = there
            continue
        if here is not None:
            put(state, state.models[vehicle.id], *here)
        if not step(state, vehicle.id, link, *there, dice, out):
            return False
        near, here = models_on_way(state, vehicle, way), None
    if here is not None:
        put(state, state.models[vehicle.id], *here)
    if until == 1000 and vehicle.id in state.models:
        put(state, state.models[vehicle.id], way[-1], turned[-1])
    return True


def finish(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """The end of a drive: what was driven through is gone, survivors step aside, delayed shots that are left fall.

    Rules: OW-vt-remove, OW-overrun-place, OW-moto-fall.
    """
    link = walk.intent
    state.end()
    found = driven_ways(state, link)
    state.call(Aftermath())
    if found is not None:
        vehicle, way = found
        arrive(state, goes_on_foot(link, vehicle.id), walk.done, out)
        gone = legs_done(way, 1000)
        here = (vehicle.x, vehicle.y)
        tell = gone if gone[-1] == here else (way[0], here)
        out.append(VehicleDriven(link.unit, vehicle.id, tell, vehicle.facing, link.cost))
        if state.templates:
            set_off_mines(state, link.unit, [tell], out)
        state.refit(vehicle.id, travelled=link.cost)
        state.alter(link.unit, moved=link.cost)
        clear_ground(state, vehicle, way, link, out)
        breaking_in.leave_ruins(state, vehicle.id)
        ramming.step_aside(state, state.models[vehicle.id])
        if vehicle.cls == "motorcycle" and motorcycles.falls(state, vehicle, link.speed):
            motorcycles.fall_off(state, vehicle, out)
    halt(state, link)
    forget_dodges(state)
    pass_on(state, link.unit, walk.stops)


class WalkUp(Auto[State], frozen=True, gc=False):
    """Men walk up to their vehicles, and get in when they are there; delayed shots find them on the way.

    Rules: OW-embark-place, OW-embark-cost, OW-interrupt.
    """

    intent: Intent
    stops: Links = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        link = self.intent
        rides = tuple((hull, tuple(man.id for man in men)) for hull, men in entered(state, link).items())
        ways = getting_in.approaches(state, rides)
        state.call(Embark(link.unit, rides))
        if any(way[0] != way[-1] for _, way in ways):
            state.call(Walk(replace(link, paths=ways, speed=getting_in.pace(state, link, ways)), self.stops))
        else:
            fire_stops(state, self.stops)


class Embark(Auto[State], frozen=True, gc=False):
    """Those who have come up to their vehicles and stand get in, one after the other; no crowd hinders them.

    Rules: OW-embark-place, OW-embark-cost.
    """

    unit: str
    rides: tuple[tuple[str, tuple[str, ...]], ...]

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        if state.units[self.unit].broken:
            return
        for hull, men in self.rides:
            vehicle = state.models.get(hull)
            if vehicle is None or vehicle.destroyed:
                continue
            there = [state.models[name] for name in men if name in state.models]
            there = [man for man in there if is_active(state, man)]
            for man in there:
                state.change(man.id, x=vehicle.x, y=vehicle.y, went=state.turn)
            boarding.board(state, tuple(man.id for man in there), vehicle, out)


class AlightAndGoOn(Auto[State], frozen=True, gc=False):
    """After the move men get out and walk on; delayed shots find them on the way.

    Rules: OW-embark-driver, OW-embark-place, OW-interrupt.
    """

    intent: Intent
    stops: Links = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        link = self.intent
        unit = state.units[link.unit]
        if unit.broken or not unit.models:
            for stop in self.stops:
                let_pass(state, stop, out)
            return
        speed, paths = alighting.get_out(state, link, out)
        if paths:
            state.alter(link.unit, posture="moved", silent=False)
            state.call(Walk(replace(link, paths=paths, speed=speed), self.stops, begun=True))
        else:
            fire_stops(state, self.stops)


class StormVehicle(Auto[State], frozen=True, gc=False):
    """Who dared and has reached the side or rear of the vehicle tries his grenades or charge.

    Rules: OW-ca-hit, OW-shaken-order.
    """

    intent: Intent
    brave: tuple[tuple[str, tuple[str, ...]], ...]

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[self.intent.unit]
        if unit.broken or not unit.models:
            return
        state.call(Aftermath())
        for prey, men in self.brave:
            for name in men:
                close_assault.storm_vehicle(state, name, prey, dice, out)


class Walk(Auto[State], frozen=True, gc=False):
    """A unit on its way; `done` is thousandths of it, the same for every model, `stops` are shots still to come. At
    `pause` a vehicle that follows the first of its squad waits for it.

    Rules: OW-interrupt, OW-interrupt-insert, OW-order-move, OW-move-goal.
    """

    intent: Intent
    stops: Links = ()
    done: int = 0
    begun: bool = False
    pause: int = 0

    def run(self, state: State, dice: Dice, out: Out) -> None:
        link = self.intent
        unit = state.units[link.unit]
        if unit.broken or not unit.models or squadrons.has_fallen_back(state, unit.id):
            state.end()
            for stop in self.stops:
                let_pass(state, stop, out)
            return
        if any(name in state.vehicles for name, _ in link.paths):
            drive_on(state, self, dice, out)
            return
        if not self.begun:
            saddle(state, link, out)
            under_way(state, link)
            state.goto(replace(self, begun=True))
            return
        due = sorted(self.stops, key=lambda stop: stop.at)
        if due:
            advance_to(state, link, self.done, due[0].at)
            state.goto(replace(self, done=due[0].at, stops=tuple(due[1:])))
            state.call(Delayed(due[0], True))
            return
        state.end()
        arrive(state, link, self.done, out)
