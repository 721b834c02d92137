"""What vehicles and those who deal with them announce."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Pass
from sandtable.games.operation.actions_vehicle import (
    Aim,
    Alight,
    Board,
    Cease,
    Drive,
    Expose,
    Halt,
    Hitch,
    Moment,
    Ram,
    Storm,
)
from sandtable.games.operation.model import ARMOURED, Model, Unit
from sandtable.games.operation.rules import (
    close_assault,
    movement,
    vehicle_board,
    vehicle_crew,
    vehicle_exposure,
    vehicle_fire,
    vehicle_move,
    vehicle_ram,
)
from sandtable.games.operation.rules import intent as intents
from sandtable.games.operation.rules.detection import is_valid
from sandtable.games.operation.rules.intent import Intent, Question
from sandtable.games.operation.rules.outline import gap_at_most
from sandtable.games.operation.rules.sight import same, sights
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import EMBARK_COST, WEAPONS, Mount
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.decision import Rng

Links = tuple[Intent, ...]

NOT_VALID = Refusal("OW-target-valid", "not-valid")
NO_SUCH_MOUNT = Refusal("OW-vehicle-targets", "no-such-mount")
OUT_OF_RANGE = Refusal("OW-fire-range", "out-of-range")
WEAPON_USED = Refusal("OW-crew-gunner", "gunner-busy")
NOT_BEFORE = Refusal("OW-order-assault", "not-a-moment")
ONE_TARGET = Refusal("OW-sq-form", "one-target")
CANNOT_BOARD = Refusal("OW-embark-place", "cannot-board")
NOBODY_LEAVES = Refusal("OW-embark-place", "nobody-leaves")
CANNOT_HITCH = Refusal("OW-tow-hitch", "cannot-hitch")
PASSENGERS = "passengers"
TRIES = 12
WEAPON_SLOTS = 5
STORM_NEAR = 300
"""No man further than this from a vehicle's middle reaches it in an assault (mm)."""


def crewed(state: State, draft: Intent) -> Model | None:
    """The unit's vehicle, if men can serve it now."""
    vehicle = state.vehicle_of(draft.unit)
    if vehicle is None or not vehicle_crew.able(state, vehicle.id):
        return None
    return vehicle


class LookOut(Question):
    """Whether a man looks out of the vehicle.

    Rules: OW-crew-commander, OW-buttoned-pop, OW-intent-move, OW-intent-fire.
    """

    key: ClassVar[str] = "look-out"
    verbs: ClassVar[tuple[type[Action], ...]] = (Expose,)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        closed = vehicle is not None and (vehicle.cls in ARMOURED or state.on("night"))
        return closed and vehicle is not None and vehicle_crew.why_not_look_out(state, vehicle) is None

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Expose(False), Expose(True)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        vehicle = crewed(state, draft)
        man = vehicle_crew.lookout(state, vehicle) if vehicle is not None else None
        return replace(draft, exposed=(man.id,)) if action.out and man is not None else draft


class GetOut(Question):
    """Whether everybody who can gets out.

    Rules: OW-intent-extra, OW-embark-once, OW-embark-slow.
    """

    key: ClassVar[str] = "alight"
    verbs: ClassVar[tuple[type[Action], ...]] = (Alight, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        return vehicle is not None and draft.order in ("move", "assault") and vehicle.cls != "motorcycle"

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), Alight()] if self.why_not(state, draft, links, Alight()) is None else [Pass()]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        vehicle = crewed(state, draft)
        if type(action) is Pass:
            return None
        able = vehicle is not None and any(m.boarded != state.turn for m in state.crew(vehicle.id))
        return None if able else NOBODY_LEAVES

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return draft if type(action) is Pass else replace(draft, board="out")


class Course(Question):
    """Where the vehicle drives, or whom it rams or runs over.

    Rules: OW-intent-move, OW-intent-assault, OW-crew-driver, OW-buttoned-move, OW-ram-order, OW-overrun-order.
    """

    key: ClassVar[str] = "drive"
    verbs: ClassVar[tuple[type[Action], ...]] = (Drive, Halt, Ram)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        return vehicle is not None and draft.order in ("move", "assault") and not state.vehicles[vehicle.id].immobile

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        vehicle = crewed(state, draft)
        assert vehicle is not None
        limit = vehicle_move.allowance(state, vehicle, draft.order, "fast")
        region = tuple(moved((vehicle.x, vehicle.y), turn, limit) for turn in range(0, 3600, 150))
        box = (vehicle.x - limit, vehicle.y - limit, vehicle.x + limit, vehicle.y + limit)
        forms = ("drive fast forward * -", "drive slow forward * -", "drive slow reverse * -")
        return Measure(lambda rng: self.sample(state, draft, rng), Halt(), (region,), box, forms, (Halt(),))

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
        speed = "slow" if draft.board or rng.random() < 0.4 else "fast"
        gear = "reverse" if speed == "slow" and rng.random() < 0.15 else "forward"
        limit = vehicle_move.allowance(state, vehicle, draft.order, speed) - 50
        turn = (rng.randrange(9) - 4) * 225 if rng.random() < 0.7 else 0
        heading = vehicle.facing + turn + (1800 if gear == "reverse" else 0)
        far = max(10, int(limit * rng.random()))
        return Drive(speed, gear, (Place(*moved((vehicle.x, vehicle.y), heading, far)),))

    def sample_ram(self, state: State, draft: Intent, vehicle: Model, rng: Rng) -> Action | None:
        limit = vehicle_move.allowance(state, vehicle, "assault", "fast") - 100
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

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        if type(action) is Halt:
            return None
        vehicle = crewed(state, draft)
        assert vehicle is not None
        trip = self.trip(state, draft, vehicle, action)
        if isinstance(trip, Refusal):
            return trip
        if type(action) is Ram:
            refusal = self.why_not_ram(state, draft, vehicle, action, trip)
            if refusal is not None:
                return refusal
        for other in followers(state, draft, vehicle):
            follow = self.trip(state, draft, other, shifted(action, vehicle, other))
            if isinstance(follow, Refusal):
                return follow
        return vehicle_exposure.why_not_buttoned(state, vehicle, trip.cost, action.speed, bool(draft.exposed))

    def trip(self, state: State, draft: Intent, vehicle: Model, action: Any) -> vehicle_move.Trip | Refusal:
        over = frozenset(m.id for m in followers(state, draft, None))
        if type(action) is Ram:
            foe = state.units.get(action.unit)
            if foe is None or foe.seat == draft.seat or not foe.models:
                return NOT_VALID
            over = over | frozenset(foe.models)
            action = Drive(action.speed, "forward", action.way)
        return vehicle_move.plan(state, vehicle, draft.order, action, bool(draft.board), over)

    def why_not_ram(
        self, state: State, draft: Intent, vehicle: Model, action: Ram, trip: vehicle_move.Trip
    ) -> Refusal | None:
        """A ram at a vehicle, an overrun of anybody else; the way must touch them."""
        foe = state.vehicle_of(action.unit)
        swept = vehicle_move.strips(state, vehicle, trip.way, trip.facings, False)
        if foe is not None and foe.cls != "motorcycle":
            refusal = vehicle_ram.why_not_ram(vehicle, draft.order, trip)
            touching = any(vehicle_move.overlaps(state, foe, strip) for strip in swept)
            return refusal or (None if touching else vehicle_ram.NOT_TOUCHED)
        touched = vehicle_ram.touched_by(state, vehicle, swept, draft.seat)
        named = tuple(m for m in touched if state.models[m].unit == action.unit)
        return vehicle_ram.why_not_overrun(vehicle, draft.order, trip, named)

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Halt:
            return draft
        vehicle = crewed(state, draft)
        assert vehicle is not None
        trip = self.trip(state, draft, vehicle, action)
        assert not isinstance(trip, Refusal)
        way = trip.way if len(trip.way) > 1 else (trip.way[0], trip.way[0])
        speed = "fast" if "fast" in (draft.speed, action.speed) else "slow"
        gear = getattr(action, "gear", "forward")
        facing = f"face:{trip.facings[-1]}"
        paths = [*draft.paths, (vehicle.id, way)]
        for other in followers(state, draft, vehicle):
            follow = self.trip(state, draft, other, shifted(action, vehicle, other))
            assert not isinstance(follow, Refusal)
            paths.append((other.id, follow.way if len(follow.way) > 1 else follow.way * 2))
        return replace(
            draft,
            speed=speed,
            goal=draft.goal or trip.way[-1],
            paths=tuple(paths),
            cost=max(draft.cost, trip.cost),
            turns=trip.turns,
            reverse=gear == "reverse",
            ram=action.unit if type(action) is Ram else "",
            extra=(*draft.extra, facing),
        )


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
        and vehicle_crew.able(state, m.id)
    ]


def shares_target(unit: Unit) -> bool:
    """Squadrons and motorcycle squads take one target; in a group of tanks each kind of weapon has its own.

    Rules: OW-sq-form, OW-moto-squad, OW-at-fire.
    """
    return bool({"squadron", "motorcycle-squad"} & set(unit.traits))


def shifted(action: Any, lead: Model, other: Model) -> Drive:
    """The same drive for another vehicle of the squad, beside the first."""
    dx, dy = other.x - lead.x, other.y - lead.y
    way = tuple(Place(point.x + dx, point.y + dy) for point in action.way)
    return Drive(action.speed, getattr(action, "gear", "forward"), way, getattr(action, "face", None))


class When(Question):
    """On Assault: whether the vehicle's weapons fire before or after it drives.

    Rules: OW-intent-assault, OW-order-assault.
    """

    key: ClassVar[str] = "moment"
    verbs: ClassVar[tuple[type[Action], ...]] = (Moment,)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        return draft.order == "assault" and vehicle is not None and not draft.when and bool(weapons(state, vehicle))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Moment("before"), Moment("after")]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None if action.when in ("before", "after") else NOT_BEFORE

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return replace(draft, when=action.when)


def weapons(state: State, vehicle: Model) -> list[Mount]:
    """Mounted weapons that still work and are loaded."""
    mounts = vehicle_crew.entry_of(state, vehicle).mounts
    held = state.vehicles[vehicle.id]
    return [
        mount
        for n, mount in enumerate(mounts)
        if mount.id not in held.lost and not (n < len(vehicle.reload) and vehicle.reload[n])
    ]


def named(draft: Intent, vehicle: str) -> tuple[str, ...]:
    """Weapons of the vehicle that have a target already."""
    return tuple(aim.weapon for aim in draft.aims if aim.model == vehicle)


class Weapon(Question):
    """One weapon after the other takes a target and ammunition, as many as there are men to serve them.

    Rules: OW-vehicle-targets, OW-ammo-announce, OW-crew-one, OW-crew-gunner, OW-intent-fire, OW-vfire-moving.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Aim, Cease)

    def __init__(self, number: int) -> None:
        self.key = f"aim-{number}"  # type: ignore[misc]
        self.number = number

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        if vehicle is None or draft.order == "move" or "ceased" in draft.extra:
            return False
        return self.number == 1 or len(self.choices(state, draft, links)) > 1

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return self.choices(state, draft, links)

    def choices(self, state: State, draft: Intent, links: Links) -> list[Action]:
        """Ceasing, and every weapon with every target and ammunition that is possible.

        Remembered for this very draft while no model has changed: whether it is asked and what is offered need it.
        """
        now = list(state.models.values())
        held = state.index.seen.get(("aims", self.key))
        if held is not None and held[0] is draft and held[1] is links and same(held[2], now):
            kept: list[Action] = held[3]
            return list(kept)
        found = self.every_choice(state, draft, links)
        state.index.seen[("aims", self.key)] = (draft, links, now, found)
        return list(found)

    def every_choice(self, state: State, draft: Intent, links: Links) -> list[Action]:
        vehicle = crewed(state, draft)
        assert vehicle is not None
        foes = [foe.id for foe in state.enemies(draft.seat) if target_possible(state, draft, foe, links)]
        found: list[Action] = [Cease()]
        entry = vehicle_crew.entry_of(state, vehicle)
        for mount in weapons(state, vehicle):
            if self.why_not_served(state, draft, vehicle, mount) is None:
                ammo = vehicle_fire.ammunition(WEAPONS[mount.weapon], entry.traits)
                found += [Aim(mount.id, foe, kind) for foe in foes for kind in ammo]
        if vehicle_fire.passengers_firing(state, vehicle, bool(draft.paths)):
            found += [Aim(PASSENGERS, foe, "direct") for foe in foes]
        return [action for action in found if self.why_not(state, draft, links, action) is None]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        if type(action) is Cease:
            return None
        vehicle = crewed(state, draft)
        foe = state.units.get(action.unit)
        assert vehicle is not None
        if foe is None or foe.seat == draft.seat or foe.off or foe.below or not state.pieces(foe):
            return NOT_VALID
        if draft.aims and draft.aims[0].target != action.unit and shares_target(state.units[draft.unit]):
            return ONE_TARGET
        if action.mount == PASSENGERS:
            return self.why_not_passengers(state, draft, vehicle, foe, links, action)
        mount = vehicle_fire.mount_of(state, vehicle, action.mount)
        if mount is None or action.mount in named(draft, vehicle.id):
            return NO_SUCH_MOUNT
        return self.why_not_weapon(state, draft, vehicle, mount, foe, links, action)

    def why_not_passengers(
        self, state: State, draft: Intent, vehicle: Model, foe: Unit, links: Links, action: Aim
    ) -> Refusal | None:
        if PASSENGERS in named(draft, vehicle.id) or action.ammo != "direct":
            return NO_SUCH_MOUNT
        if not vehicle_fire.passengers_firing(state, vehicle, bool(draft.paths)):
            return vehicle_fire.NOT_WHILE_MOVING
        return None if target_possible(state, draft, foe, links) else NOT_VALID

    def why_not_served(self, state: State, draft: Intent, vehicle: Model, mount: Mount) -> Refusal | None:
        """Whether there are men for this weapon besides those named already.

        Rules: OW-crew-one, OW-crew-gunner.
        """
        entry = vehicle_crew.entry_of(state, vehicle)
        used = tuple(m for m in entry.mounts if m.id in (*named(draft, vehicle.id), mount.id))
        calls = vehicle_crew.uses_radio(draft)
        tasks = vehicle_crew.tasks_for(draft.order, bool(draft.paths), used, entry, bool(draft.exposed), calls)
        refusal = vehicle_crew.why_not_crewed(state, vehicle, tasks)
        if refusal is not None:
            return refusal
        pair = ("main", "coaxial")
        busy = mount.role in pair and any(m.role in pair and m is not mount for m in used)
        return WEAPON_USED if busy else None

    def why_not_weapon(
        self, state: State, draft: Intent, vehicle: Model, mount: Mount, foe: Unit, links: Links, action: Aim
    ) -> Refusal | None:
        """Crew, bearing, ammunition, a number that can be reached."""
        refusal = self.why_not_served(state, draft, vehicle, mount)
        if refusal is not None:
            return refusal
        moves = bool(draft.paths) and draft.when == "after"
        target = state.pieces(foe)[0]
        at = (vehicle.x, vehicle.y) if moves else (target.x, target.y)
        refusal = vehicle_fire.why_not_mount(state, vehicle, mount, action.ammo, at)
        if refusal is not None:
            return refusal
        mode = WEAPONS[mount.weapon].mode(action.ammo)
        if mode is None or (mode.name == "indirect" and "indirect-fire" not in state.units[draft.unit].traits):
            return vehicle_fire.NO_AMMO
        if mode.name != "indirect" and not any(
            vehicle_fire.need_against(state, WEAPONS[mount.weapon], mode, m)[0] for m in state.pieces(foe)
        ):
            return vehicle_fire.NO_EFFECT
        return None if target_possible(state, draft, foe, links) else NOT_VALID

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Cease:
            return replace(draft, extra=(*draft.extra, "ceased"))
        vehicle = crewed(state, draft)
        assert vehicle is not None
        crews = [m for m in followers(state, draft, None) if m.id != vehicle.id and m.cls == vehicle.cls]
        aims = [intents.Aim(m.id, action.mount, action.unit, action.ammo) for m in (vehicle, *crews)]
        foe = state.units[action.unit]
        popped = bool(draft.exposed) and not is_valid(state, state.units[draft.unit], foe)
        blind = draft.blind or not would_detect(state, draft, foe)
        extra = (*draft.extra, "popped") if popped and "popped" not in draft.extra else draft.extra
        target = draft.target or action.unit
        return replace(draft, aims=(*draft.aims, *aims), target=target, blind=blind, extra=extra)


def would_detect(state: State, draft: Intent, foe: Unit) -> bool:
    """Seen and detected as the vehicle will be: with a man looking out, if that was announced.

    Rules: OW-buttoned-pop, OW-target-valid.
    """
    unit = state.units[draft.unit]
    if is_valid(state, unit, foe):
        return True
    return bool(draft.exposed) and vehicle_exposure.detects_looking_out(state, unit, foe)


def target_possible(state: State, draft: Intent, foe: Unit, links: Links) -> bool:
    """Whether a unit may be named: valid now, in sight for covering fire, coming into sight, or after the drive.

    Rules: OW-target-valid, OW-order-cover, OW-fire-delay, OW-order-assault.
    """
    from sandtable.games.operation.rules.questions import moving_foes

    if draft.order == "cover":
        return bool(sights(state, state.units[draft.unit], foe, through_smoke=True))
    if draft.when == "after" or foe.id in moving_foes(draft, links):
        return True
    return would_detect(state, draft, foe)


class GetIn(Question):
    """Men on foot get into their vehicle.

    Rules: OW-intent-extra, OW-embark-place, OW-embark-cost, OW-carrier-left.
    """

    key: ClassVar[str] = "board"
    verbs: ClassVar[tuple[type[Action], ...]] = (Board, Pass)

    def vehicles(self, state: State, draft: Intent) -> list[str]:
        return [
            name
            for name in state.vehicles
            if name in state.models and not state.models[name].destroyed and boarders(state, draft, state.models[name])
        ]

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return draft.order in ("move", "assault") and bool(state.vehicles) and bool(self.vehicles(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Board(name) for name in self.vehicles(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None if type(action) is Pass or action.vehicle in self.vehicles(state, draft) else CANNOT_BOARD

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return draft if type(action) is Pass else replace(draft, board=action.vehicle)


def boarders(state: State, draft: Intent, vehicle: Model) -> list[Model]:
    """Men of the unit who can walk to the vehicle and get in within their move.

    Rules: OW-embark-cost, OW-embark-place.
    """
    found = []
    for man in movement.movers(state, state.units[draft.unit]):
        if man.cls != "infantry" or man.boarded == state.turn or not vehicle_board.may_board_kind(state, man, vehicle):
            continue
        reach = movement.allowance(state, man, draft.order, "fast") - EMBARK_COST
        if gap_at_most(state, man, vehicle, max(0, reach)):
            found.append(man)
    return found[: max(0, vehicle_board.room(state, vehicle))]


class Hitching(Question):
    """Hooking a gun to a vehicle, or letting it go.

    Rules: OW-tow-hitch, OW-intent-extra.
    """

    key: ClassVar[str] = "hitch"
    verbs: ClassVar[tuple[type[Action], ...]] = (Hitch, Pass)

    def choices(self, state: State, draft: Intent) -> list[Action]:
        gun = state.gun_of(draft.unit)
        if gun is None:
            return []
        found: list[Action] = []
        for name, held in state.vehicles.items():
            vehicle = state.models.get(name)
            if vehicle is None or vehicle.destroyed or vehicle_crew.owner(state, name) != draft.seat:
                continue
            if held.tows == gun.id and vehicle_board.why_not_handle(state, gun) is None:
                found.append(Hitch("off", name))
            elif not held.tows and vehicle_board.why_not_hitch(state, gun, vehicle) is None:
                found.append(Hitch("on", name))
        return found

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return not draft.paths and not draft.target and bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *self.choices(state, draft)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None if type(action) is Pass or action in self.choices(state, draft) else CANNOT_HITCH

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return (
            draft
            if type(action) is Pass
            else replace(draft, extra=(*draft.extra, f"hitch:{action.how}:{action.vehicle}"))
        )


class Storming(Question):
    """Close assault on a vehicle by some of the men.

    Rules: OW-ca-order, OW-intent-assault.
    """

    key: ClassVar[str] = "storm"
    verbs: ClassVar[tuple[type[Action], ...]] = (Storm, Pass)

    def stormers(self, state: State, draft: Intent, vehicle: Model) -> list[str]:
        """Men who can reach the side or rear of the vehicle with something to use, nearest first."""
        found = []
        for man in movement.movers(state, state.units[draft.unit]):
            far = (man.x - vehicle.x) ** 2 + (man.y - vehicle.y) ** 2
            if man.cls != "infantry" or far > STORM_NEAR * STORM_NEAR:
                continue
            reach = movement.allowance(state, man, "assault", "fast")
            if close_assault.why_not_storm(state, vehicle, (man.id,), reach) is None:
                found.append((far, man.id))
        return [name for _, name in sorted(found)]

    def prey(self, state: State, draft: Intent) -> dict[str, list[str]]:
        found = {}
        for name in state.vehicles:
            vehicle = state.models.get(name)
            if vehicle is not None and not vehicle.destroyed and vehicle_crew.owner(state, name) != draft.seat:
                men = self.stormers(state, draft, vehicle)
                if men:
                    found[name] = men
        return found

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        foot = draft.order == "assault" and not draft.charge and not draft.board and bool(state.men(draft.unit))
        return foot and bool(self.prey(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        prey = self.prey(state, draft)
        return [Pass(), *(Storm(name, n + 1) for name, men in prey.items() for n in range(len(men)))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None
        men = self.prey(state, draft).get(action.vehicle, [])
        return None if 1 <= action.men <= len(men) else close_assault.CANNOT_REACH

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Pass:
            return draft
        men = self.prey(state, draft)[action.vehicle][: action.men]
        return replace(draft, prey=action.vehicle, assault=tuple(men))


VEHICLE_FIRST: tuple[Question, ...] = (LookOut(), GetOut(), GetIn(), Storming())
"""Asked before the way of the men on foot."""
VEHICLE_QUESTIONS: tuple[Question, ...] = (
    Course(),
    When(),
    *(Weapon(n) for n in range(1, WEAPON_SLOTS + 1)),
    Hitching(),
)
"""Asked after it."""
