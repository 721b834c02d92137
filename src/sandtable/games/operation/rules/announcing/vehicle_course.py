"""What a vehicle announces of its drive: who looks out, where it goes, whom it rams."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Drive, Expose, Halt, Ram
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import ARMOURED, Model
from sandtable.games.operation.model.plans import DrivePlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import Question
from sandtable.games.operation.rules.ground.cohesion import keeps_together
from sandtable.games.operation.rules.ground.measuring import circle
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.vehicles import clearance, crew, driving, exposure, ramming
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Form, Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

NO_COHESION = Refusal("OW-cohesion", "no-cohesion")
NOT_VALID = Refusal("OW-target-valid", "not-valid")
TRIES = 12


def crewed(state: State, draft: Intent) -> Model | None:
    """The unit's vehicle, if men can serve it now."""
    vehicle = state.vehicle_of(draft.unit)
    return vehicle if vehicle is not None and crew.is_served(state, vehicle) else None


class LookOut(Question[Expose]):
    """Whether a man looks out of the vehicle.

    Rules: OW-crew-commander, OW-buttoned-pop, OW-intent-move, OW-intent-fire.
    """

    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "look-out"
    verbs: ClassVar[tuple[type[Action], ...]] = (Expose,)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        closed = vehicle is not None and (vehicle.cls in ARMOURED or state.on("night"))
        return closed and vehicle is not None and crew.why_not_look_out(state, vehicle) is None

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Expose(False), Expose(True)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Expose) -> Refusal | None:
        return None

    def answer(self, state: State, draft: Intent, links: Links, action: Expose) -> Intent:
        vehicle = crewed(state, draft)
        man = crew.lookout(state, vehicle) if vehicle is not None else None
        return replace(draft, exposed=(man.id,)) if action.out and man is not None else draft


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


class Course(Question[Drive | Halt | Ram]):
    """Where the vehicle drives, or whom it rams or runs over.

    Rules: OW-intent-move, OW-intent-assault, OW-crew-driver, OW-buttoned-move, OW-ram-order, OW-overrun-order.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "drive"
    verbs: ClassVar[tuple[type[Action], ...]] = (Drive, Halt, Ram)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        return vehicle is not None and draft.order in ("move", "assault") and not state.vehicles[vehicle.id].immobile

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        vehicle = crewed(state, draft)
        assert vehicle is not None
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
        vehicle = crewed(state, draft)
        assert vehicle is not None
        if draft.order == "assault" and rng.random() < 0.3:
            action = self.sample_ram(state, draft, vehicle, rng)
            if action is not None:
                return action
        for _ in range(TRIES):
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
        vehicle = crewed(state, draft)
        assert vehicle is not None
        trip = self.trip(state, draft, vehicle, action)
        if isinstance(trip, Refusal):
            return trip
        if isinstance(action, Ram):
            refusal = self.why_not_ram(state, draft, vehicle, action, trip)
            if refusal is not None:
                return refusal
        for other in followers(state, draft, vehicle):
            follow = self.trip(state, draft, other, shifted(action, vehicle, other))
            if isinstance(follow, Refusal):
                return follow
        if not loads(draft) and not stays_with_men(state, draft, vehicle, trip):
            return NO_COHESION
        return exposure.why_not_buttoned(state, vehicle, trip.cost, action.speed, bool(draft.exposed))

    def trip(self, state: State, draft: Intent, vehicle: Model, action: Drive | Ram) -> driving.Trip | Refusal:
        """The drive worked out; remembered, as it is asked for when offered, at the door and in the answer."""
        known = state.moment()
        key = ("trip", draft.unit, draft.order, loads(draft), vehicle.id, action)
        found: driving.Trip | Refusal | None = known.get(key)
        if found is None:
            found = known[key] = self.work_out(state, draft, vehicle, action)
        return found

    def work_out(self, state: State, draft: Intent, vehicle: Model, action: Drive | Ram) -> driving.Trip | Refusal:
        over = frozenset(m.id for m in followers(state, draft, None))
        if isinstance(action, Ram):
            foe = state.units.get(action.unit)
            if foe is None or foe.seat == draft.seat or not foe.models:
                return NOT_VALID
            over = over | frozenset(foe.models)
            action = Drive(action.speed, "forward", action.way)
        return driving.plan_drive(state, vehicle, draft.order, action, loads(draft), over)

    def why_not_ram(
        self, state: State, draft: Intent, vehicle: Model, action: Ram, trip: driving.Trip
    ) -> Refusal | None:
        """A ram at a vehicle, an overrun of anybody else; the way must touch them."""
        foe = state.vehicle_of(action.unit)
        swept = driving.strips(state, vehicle, trip.way, trip.facings, False)
        if foe is not None and foe.cls != "motorcycle":
            refusal = ramming.why_not_ram(vehicle, draft.order, trip)
            touching = any(clearance.overlaps(state, foe, strip) for strip in swept)
            return refusal or (None if touching else ramming.NOT_TOUCHED)
        touched = ramming.touched_by(state, vehicle, swept, draft.seat)
        named = tuple(m for m in touched if state.models[m].unit == action.unit)
        return ramming.why_not_overrun(vehicle, draft.order, trip, named)

    def answer(self, state: State, draft: Intent, links: Links, action: Drive | Halt | Ram) -> Intent:
        if isinstance(action, Halt):
            return draft
        vehicle = crewed(state, draft)
        assert vehicle is not None
        trip = self.trip(state, draft, vehicle, action)
        assert not isinstance(trip, Refusal)
        way = trip.way if len(trip.way) > 1 else (trip.way[0], trip.way[0])
        speed = "fast" if "fast" in (draft.speed, action.speed) else "slow"
        gear = getattr(action, "gear", "forward")
        paths = [*draft.paths, (vehicle.id, way)]
        for other in followers(state, draft, vehicle):
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


def loads(draft: Intent) -> bool:
    """Whether men get in or out on this order."""
    return draft.alights or bool(draft.boards)


def stays_with_men(state: State, draft: Intent, vehicle: Model, trip: driving.Trip) -> bool:
    """Whether a vehicle ends in cohesion with the men of its unit who go on foot.

    Rules: OW-cohesion, OW-carrier-unit, OW-at-follow, OW-R72.
    """
    men = [man for man in state.men(draft.unit) if man.role != "away" and man.id not in draft.stormers]
    if not men or draft.charge or len(state.units[draft.unit].models) == 1:
        return True
    ends = {name: way[-1] for name, way in draft.paths}
    hull = outline_at(state, vehicle, trip.way[-1], trip.facings[-1])
    return keeps_together([ends.get(man.id, (man.x, man.y)) for man in men], hull)


def followers(state: State, draft: Intent, lead: Model | None) -> list[Model]:
    """The other vehicles of a squad that can drive; all of them without a lead.

    Rules: OW-sq-form, OW-moto-squad.
    """
    return [
        m
        for m in state.members(draft.unit)
        if m.id in state.vehicles
        and (lead is None or m.id != lead.id)
        and not m.destroyed
        and not state.vehicles[m.id].immobile
        and crew.able(state, m.id)
    ]


def shifted(action: Drive | Ram, lead: Model, other: Model) -> Drive:
    """The same drive for another vehicle of the squad, beside the first."""
    dx, dy = other.x - lead.x, other.y - lead.y
    way = tuple(Place(point.x + dx, point.y + dy) for point in action.way)
    if isinstance(action, Ram):
        return Drive(action.speed, "forward", way)
    return Drive(action.speed, action.gear, way, action.face)
