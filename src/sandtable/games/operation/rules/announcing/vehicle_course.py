"""What a vehicle announces of its drive: who looks out, where it goes, whom it rams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Drive, Expose, Halt, Ram
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import ARMOURED, Model, Point, origin
from sandtable.games.operation.model.plans import DrivePlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.getting_in import entered
from sandtable.games.operation.rules.announcing.question import NOT_VALID, Question
from sandtable.games.operation.rules.ground.cohesion import keeps_together
from sandtable.games.operation.rules.ground.measuring import circle
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.infantry.movement import NO_COHESION
from sandtable.games.operation.rules.vehicles import crew, driving, exposure, ramming
from sandtable.games.operation.tables import TURN_COST
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Form, Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

DRIVE_TRIES = 12


def crewed(state: State, draft: Intent) -> Model | None:
    """The first of the unit's vehicles that men can serve now."""
    return crew.lead(state, draft.unit)


def can_look_out(state: State, draft: Intent) -> list[Model]:
    """The vehicles of a unit, closed or in the dark, from which somebody may look out.

    Rules: OW-crew-commander, OW-vm-will.
    """
    closed = [v for v in crew.served(state, draft.unit) if v.cls in ARMOURED or state.on("night")]
    return [vehicle for vehicle in closed if crew.why_not_look_out(state, vehicle) is None]


class LookOut(Question[Expose]):
    """Whether a man looks out of the vehicle.

    Rules: OW-crew-commander, OW-buttoned-pop, OW-intent-move, OW-intent-fire.
    """

    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "look-out"
    verbs: ClassVar[tuple[type[Action], ...]] = (Expose,)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(can_look_out(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Expose(False), Expose(True)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Expose) -> Refusal | None:
        return None

    def answer(self, state: State, draft: Intent, links: Links, action: Expose) -> Intent:
        men = [crew.lookout(state, vehicle) for vehicle in can_look_out(state, draft)]
        return replace(draft, exposed=tuple(man.id for man in men if man is not None)) if action.out else draft


def rams(state: State, draft: Intent, box: tuple[int, int, int, int]) -> tuple[Form, ...]:
    """On an assault, for each enemy unit within reach the answer of driving into it."""
    if draft.order != "assault":
        return ()
    left, top, right, bottom = box
    near = (
        foe.id
        for foe in state.enemies(state.units[draft.unit].seat)
        if any(left <= m.x <= right and top <= m.y <= bottom for m in state.pieces(foe))
    )
    return tuple(Form(Ram(foe, "fast", ()), ("way",)) for foe in near)


class TripMemory:
    """Drives that were worked out, as the table stands: by unit, order, whether men get in or out, vehicle, answer."""

    __slots__ = ("trips",)

    def __init__(self) -> None:
        self.trips: dict[tuple[str, OrderKind, bool, str, Drive | Ram], driving.Trip | Refusal] = {}


class Course(Question[Drive | Halt | Ram]):
    """Where the vehicle drives, or whom it rams or runs over.

    Rules: OW-intent-move, OW-intent-assault, OW-crew-driver, OW-buttoned-move, OW-ram-order, OW-overrun-order.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "drive"
    verbs: ClassVar[tuple[type[Action], ...]] = (Drive, Halt, Ram)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return draft.order in ("move", "assault") and bool(drivers(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        vehicle = drivers(state, draft)[0]
        limit = driving.drive_allowance(state, vehicle, draft.order, "fast")
        region = circle((vehicle.x, vehicle.y), limit)
        box = (vehicle.x - limit, vehicle.y - limit, vehicle.x + limit, vehicle.y + limit)
        drives = (Drive("fast", "forward", ()), Drive("slow", "forward", ()), Drive("slow", "reverse", ()))
        forms = (*(Form(drive, ("way",)) for drive in drives), *rams(state, draft, box))
        return Measure(
            lambda rng: state.resting(self.sample, state, draft, rng), Halt(), (region,), box, forms, (Halt(),)
        )

    def sample(self, state: State, draft: Intent, rng: Rng) -> Action:
        """A random legal answer: mostly one straight leg after a turn, now and then reverse, halt or ram."""
        vehicle = drivers(state, draft)[0]
        if draft.order == "assault" and rng.random() < 0.3:
            action = self.sample_ram(state, draft, vehicle, rng)
            if action is not None:
                return action
        for _ in range(DRIVE_TRIES):
            action = self.sample_drive(state, draft, vehicle, rng)
            if self.why_not(state, draft, (), action) is None:
                return action
        return Halt()

    def sample_drive(self, state: State, draft: Intent, vehicle: Model, rng: Rng) -> Drive:
        speed = "slow" if loads(draft) or rng.random() < 0.4 else "fast"
        gear = "reverse" if speed == "slow" and rng.random() < 0.15 else "forward"
        limit = driving.drive_allowance(state, vehicle, draft.order, speed) - 50
        turn = (rng.randrange(9) - 4) * 225 if rng.random() < 0.7 else 0
        heading = vehicle.facing + turn + (1800 if gear == "reverse" else 0)
        far = max(10, int(limit * rng.random()))
        return Drive(speed, gear, (Place(*moved((vehicle.x, vehicle.y), heading, far)),))

    def sample_ram(self, state: State, draft: Intent, vehicle: Model, rng: Rng) -> Action | None:
        limit = driving.drive_allowance(state, vehicle, "assault", "fast") - 100
        seat = state.units[draft.unit].seat
        near = [
            m
            for foe in state.enemies(seat)
            for m in state.pieces(foe)
            if abs(m.x - vehicle.x) + abs(m.y - vehicle.y) < limit
        ]
        if not near:
            return None
        target = near[rng.randrange(len(near))]
        action = Ram(target.unit, "fast", (Place(target.x, target.y),))
        return action if self.why_not(state, draft, (), action) is None else None

    def why_not(self, state: State, draft: Intent, links: Links, action: Drive | Halt | Ram) -> Refusal | None:
        if isinstance(action, Halt):
            return None
        vehicle = drivers(state, draft)[0]
        trip = self.trip(state, draft, vehicle, action)
        if isinstance(trip, Refusal):
            return trip
        if isinstance(action, Ram):
            refusal = self.why_not_ram(state, draft, vehicle, action, trip)
            if refusal is not None:
                return refusal
        trips = [(vehicle, trip)]
        for other in drivers(state, draft)[1:]:
            follow = self.trip(state, draft, other, shifted(action, vehicle, other))
            if isinstance(follow, Refusal):
                return follow
            trips.append((other, follow))
        if not loads(draft) and not stays_with_men(state, draft, trips):
            return NO_COHESION
        closed = (
            exposure.why_not_buttoned(state, each, made.cost, action.speed, crew.looks_out(state, draft, each.id))
            for each, made in trips
        )
        return next((refusal for refusal in closed if refusal is not None), None)

    def trip(self, state: State, draft: Intent, vehicle: Model, action: Drive | Ram) -> driving.Trip | Refusal:
        """The drive worked out; remembered, as it is asked for when offered, at the door and in the answer."""
        memory = state.moment().of(TripMemory).trips
        key = (draft.unit, draft.order, is_boarded(state, draft, vehicle), vehicle.id, action)
        found = memory.get(key)
        if found is None:
            found = memory[key] = self.work_out(state, draft, vehicle, action)
        return found

    def work_out(self, state: State, draft: Intent, vehicle: Model, action: Drive | Ram) -> driving.Trip | Refusal:
        over = frozenset(m.id for m in drivers(state, draft))
        if isinstance(action, Ram):
            foe = state.units.get(action.unit)
            if foe is None or foe.seat == draft.seat or not foe.models:
                return NOT_VALID
            over = over | frozenset(foe.models)
            action = Drive(action.speed, "forward", action.way)
        return driving.plan_drive(state, vehicle, draft.order, action, is_boarded(state, draft, vehicle), over)

    def why_not_ram(
        self, state: State, draft: Intent, vehicle: Model, action: Ram, trip: driving.Trip
    ) -> Refusal | None:
        """A ram at a vehicle, an overrun of anybody else; the way must touch them."""
        swept = driving.strips(state, vehicle, trip.way, trip.facings, False)
        if ramming.is_rammed(state, action.unit, swept):
            return ramming.why_not_ram(vehicle, draft.order, trip)
        touched = ramming.touched_by(state, vehicle, swept, draft.seat)
        named = tuple(m for m in touched if state.models[m].unit == action.unit)
        return ramming.why_not_overrun(vehicle, draft.order, trip, named)

    def answer(self, state: State, draft: Intent, links: Links, action: Drive | Halt | Ram) -> Intent:
        if isinstance(action, Halt):
            return draft
        vehicle = drivers(state, draft)[0]
        trip = self.trip(state, draft, vehicle, action)
        assert not isinstance(trip, Refusal)
        way = trip.way if len(trip.way) > 1 else (trip.way[0], trip.way[0])
        speed = "fast" if "fast" in (draft.speed, action.speed) else "slow"
        gear = getattr(action, "gear", "forward")
        paths = [*draft.paths, (vehicle.id, way)]
        for other in drivers(state, draft)[1:]:
            follow = self.trip(state, draft, other, shifted(action, vehicle, other))
            assert not isinstance(follow, Refusal)
            paths.append((other.id, follow.way if len(follow.way) > 1 else follow.way * 2))
        return draft.planning(
            DrivePlan(trip.facings[-1], gear == "reverse", action.unit if isinstance(action, Ram) else ""),
            speed=speed,
            goal=draft.goal or trip.way[-1],
            paths=tuple(paths),
            cost=max(draft.cost, trip.cost),
        )


def ways_after(state: State, link: Intent, target: str) -> dict[Point, Intent]:
    """Where the vehicles of an Assault can drive after a target that has moved away, with the order to do so.

    Straight on towards up to three of its models, as far as they get, two thirds and a third of it; who rams, into it.

    Rules: OW-assault-follow.
    """
    found, course = dict[Point, Intent](), Course()
    plans = tuple(plan for plan in link.plans if not isinstance(plan, DrivePlan))
    on_foot = tuple(path for path in link.paths if path[0] not in state.vehicles)
    bare = replace(link, paths=on_foot, plans=plans, goal=None, cost=0)
    lead = next(iter(drivers(state, bare)), None)
    foes = state.pieces(target)[:3] if lead is not None and target in state.units else []
    for foe in foes:
        for action in drives_after(state, bare, foe, link.ram == target):
            if course.why_not(state, bare, (), action) is None:
                goal = (action.way[-1].x, action.way[-1].y)
                found[goal] = course.answer(state, bare, (), action)
    return found


def drives_after(state: State, draft: Intent, foe: Model, ram: bool) -> Iterator[Drive | Ram]:
    """Answers that lead straight towards a model; what turning costs is left out of the longest."""
    vehicle = drivers(state, draft)[0]
    start, end = (vehicle.x, vehicle.y), (foe.x, foe.y)
    if ram:
        yield Ram(foe.unit, "fast", (Place(*end),))
    heading = bearing((end[0] - start[0], end[1] - start[1]))
    most = driving.drive_allowance(state, vehicle, "assault", "fast")
    for far in (most - 1, most - TURN_COST - 1, 2 * most // 3, most // 3):
        if far > 0 and far * far < distance2(start, end):
            yield Drive("fast", "forward", (Place(*moved(start, heading, far)),))


def loads(draft: Intent) -> bool:
    """Whether men get in or out on this order."""
    return draft.alights or bool(draft.boards)


def is_boarded(state: State, draft: Intent, vehicle: Model) -> bool:
    """Whether men get into this vehicle, or out of it, on the order.

    Rules: OW-embark-slow, OW-embark-cost.
    """
    return draft.alights or vehicle.id in entered(state, draft)


def drivers(state: State, draft: Intent) -> list[Model]:
    """The vehicles of a unit that go, the first of them ahead: those that can drive, else those that can still turn.

    Rules: OW-sq-form, OW-moto-squad, OW-sq-immobile, OW-vd-track.
    """
    able = [v for v in crew.served(state, draft.unit) if not state.vehicles[v.id].immobile]
    return [v for v in able if not state.vehicles[v.id].tracks] or able


def stays_with_men(state: State, draft: Intent, trips: list[tuple[Model, driving.Trip]]) -> bool:
    """Whether the vehicles end in cohesion with the men of the unit who go on foot.

    The crew of another vehicle of the unit holds nobody back: those who drive on may leave it.

    Rules: OW-cohesion, OW-carrier-unit, OW-at-follow, OW-sq-failed, OW-moto-immobile, OW-R72.
    """
    going = {origin(vehicle.id) for vehicle, _ in trips}
    hulls = [m for m in state.members(draft.unit) if m.id in state.vehicles and "troop-carrier" not in m.traits]
    left = {origin(hull.id) for hull in hulls} - going
    men = [man for man in state.men(draft.unit) if man.role != "away" and man.id not in draft.stormers]
    men = [man for man in men if origin(man.id) not in left]
    if not men or draft.charge or len(state.units[draft.unit].models) == 1:
        return True
    ends = {name: way[-1] for name, way in draft.paths}
    points = [ends.get(man.id, (man.x, man.y)) for man in men]
    places = [outline_at(state, vehicle, trip.way[-1], trip.facings[-1]) for vehicle, trip in trips]
    return any(keeps_together(points, place) for place in places)


def shifted(action: Drive | Ram, lead: Model, other: Model) -> Drive:
    """The same drive for another vehicle of the squad, beside the first."""
    dx, dy = other.x - lead.x, other.y - lead.y
    way = tuple(Place(point.x + dx, point.y + dy) for point in action.way)
    if isinstance(action, Ram):
        return Drive(action.speed, "forward", way)
    return Drive(action.speed, action.gear, way, action.face)
