"""What a vehicle announces of its fire: each weapon with its target and ammunition."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Aim, Cease, Moment
from sandtable.games.operation.model import intent
from sandtable.games.operation.model.intent import AIMS, Intent, Links, QuestionKey
from sandtable.games.operation.model.memory import TableMemory
from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import NOT_VALID, Question, moving_foes
from sandtable.games.operation.rules.announcing.vehicle_course import crewed
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.infantry.detection import is_known_valid, is_valid, sees_some, valid_among
from sandtable.games.operation.rules.vehicles import crew, exposure, mounted_weapons
from sandtable.games.operation.rules.weapons.vehicle_volley import PASSENGERS
from sandtable.games.operation.tables import WEAPONS, WeaponMount
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

NO_SUCH_MOUNT = Refusal("OW-vehicle-targets", "no-such-mount")
WEAPON_USED = Refusal("OW-crew-gunner", "gunner-busy")
NOT_BEFORE = Refusal("OW-order-assault", "not-a-moment")
ONE_TARGET = Refusal("OW-sq-form", "one-target")
WEAPON_SLOTS = len(AIMS)


def shares_target(unit: Unit) -> bool:
    """Squadrons and motorcycle squads take one target; in a group of tanks each kind of weapon has its own.

    Rules: OW-sq-form, OW-moto-squad, OW-at-fire.
    """
    return bool({"squadron", "motorcycle-squad"} & set(unit.traits))


class When(Question[Moment]):
    """On Assault: whether the vehicle's weapons and passengers fire before or after it drives.

    Rules: OW-intent-assault, OW-order-assault, OW-vfire-soft.
    """

    orders: ClassVar[frozenset[str]] = frozenset(("assault",))
    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "moment"
    verbs: ClassVar[tuple[type[Action], ...]] = (Moment,)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        armed = any(
            mounts_to_aim(state, vehicle) or mounted_weapons.passengers_firing(state, vehicle, bool(draft.paths))
            for vehicle in crew.served(state, draft.unit)
        )
        return draft.order == "assault" and not draft.when and armed

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Moment("before"), Moment("after")]

    def why_not(self, state: State, draft: Intent, links: Links, action: Moment) -> Refusal | None:
        return None if action.when in ("before", "after") else NOT_BEFORE

    def answer(self, state: State, draft: Intent, links: Links, action: Moment) -> Intent:
        return replace(draft, when=action.when)


def mounts_to_aim(state: State, vehicle: Model) -> list[WeaponMount]:
    """Mounted weapons that still work and are loaded."""
    mounts = outlines.entry_of(state, vehicle).mounts
    held = state.vehicles[vehicle.id]
    return [
        mount
        for n, mount in enumerate(mounts)
        if mount.id not in held.lost and not (n < len(vehicle.reload) and vehicle.reload[n])
    ]


def named(draft: Intent) -> tuple[str, ...]:
    """Weapons that have a target already: in a group every vehicle fires the same one at the same target.

    Rules: OW-at-fire, OW-sq-form.
    """
    return tuple(aim.weapon for aim in draft.aims)


class ChoiceMemory:
    """What was offered last for the weapons of a vehicle, and for which draft; and which weapon with which ammunition
    can harm whom: one target after the other is named, and that stays the same."""

    __slots__ = ("harms", "last")

    def __init__(self) -> None:
        self.last: tuple[Intent, Links, list[Action]] | None = None
        self.harms: dict[tuple[str, str, str, bool], list[Aim]] = {}


class WeaponTarget(Question[Aim | Cease]):
    """One weapon after the other takes a target and ammunition, as many as there are men to serve them.

    Rules: OW-vehicle-targets, OW-ammo-announce, OW-crew-one, OW-crew-gunner, OW-intent-fire, OW-vfire-moving.
    """

    driven: ClassVar[bool] = True
    verbs: ClassVar[tuple[type[Action], ...]] = (Aim, Cease)

    def __init__(self, number: int) -> None:
        self.key = AIMS[number - 1]  # type: ignore[misc]
        self.number = number

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        vehicle = crewed(state, draft)
        if vehicle is None or draft.order == "move" or draft.no_more_aims:
            return False
        return self.number == 1 or len(self.choices(state, draft, links)) > 1

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return self.choices(state, draft, links)

    def choices(self, state: State, draft: Intent, links: Links) -> list[Action]:
        """Ceasing, and every weapon with every target and ammunition that is possible.

        Remembered for this very draft while nothing has changed: whether it is asked and what is offered need it, and
        for the next weapon the choice is the same as long as the draft is.
        """
        memory = state.moment().of(ChoiceMemory)
        held = memory.last
        if held is None or held[0] is not draft or held[1] is not links:
            held = memory.last = (draft, links, self.every_choice(state, draft, links))
        return list(held[2])

    def every_choice(self, state: State, draft: Intent, links: Links) -> list[Action]:
        """The parts of `why_not`, each asked as seldom as it can be: of a foe, of a weapon, of both with ammunition.

        `test_every_aim_that_is_offered_is_allowed_and_no_other` compares this with `why_not`.
        """
        allowed = self.allowed(state, draft, targets_possible(state, draft, links))
        vehicles = crew.served(state, draft.unit)
        found: list[Action] = [Cease()]
        for vehicle in vehicles:
            found += [aim for aim in self.choices_of(state, draft, vehicle, allowed) if aim not in found]
        if PASSENGERS not in named(draft) and any(riders(state, draft, vehicle) for vehicle in vehicles):
            found += [Aim(PASSENGERS, foe, "direct") for foe, _ in allowed]
        return found

    def choices_of(
        self, state: State, draft: Intent, vehicle: Model, allowed: list[tuple[str, list[Model]]]
    ) -> list[Aim]:
        """What the weapons of one vehicle may be aimed at."""
        taken, entry = named(draft), outlines.entry_of(state, vehicle)
        memory, moves = state.moment().of(ChoiceMemory).harms, fires_after(draft, vehicle)
        found: list[Aim] = []
        for mount in entry.mounts:
            if mount.id not in taken and self.why_not_served(state, draft, vehicle, mount) is None:
                for foe, pieces in allowed:
                    key = (vehicle.id, mount.id, foe, moves)
                    aims = memory.get(key)
                    if aims is None:
                        aims = memory[key] = self.harmful(state, draft, vehicle, mount, foe, pieces)
                    found += aims
        return found

    def harmful(
        self, state: State, draft: Intent, vehicle: Model, mount: WeaponMount, foe: str, pieces: list[Model]
    ) -> list[Aim]:
        """The ammunition with which a weapon can harm a unit."""
        ammo = mounted_weapons.ammunition(WEAPONS[mount.weapon], outlines.entry_of(state, vehicle).traits)
        aims = [Aim(mount.id, foe, kind) for kind in ammo]
        return [aim for aim in aims if self.why_not_harm(state, draft, vehicle, mount, pieces, aim) is None]

    def allowed(self, state: State, draft: Intent, foes: list[Unit]) -> list[tuple[str, list[Model]]]:
        """Those of some units that may be named besides what was named already, with their pieces."""
        return [(foe.id, state.pieces(foe)) for foe in foes if self.why_not_foe(state, draft, foe) is None]

    def why_not(self, state: State, draft: Intent, links: Links, action: Aim | Cease) -> Refusal | None:
        """`test_every_aim_that_is_offered_is_allowed_and_no_other` compares this with what is offered."""
        if isinstance(action, Cease):
            return None
        foe = state.units.get(action.unit)
        refusal = NOT_VALID if foe is None else self.why_not_foe(state, draft, foe)
        if foe is None or refusal is not None:
            return refusal
        if action.mount in named(draft):
            return NO_SUCH_MOUNT
        vehicles = crew.served(state, draft.unit)
        refusals = [self.why_not_by(state, draft, vehicle, foe, links, action) for vehicle in vehicles]
        return None if None in refusals or not refusals else refusals[0]

    def why_not_foe(self, state: State, draft: Intent, foe: Unit) -> Refusal | None:
        """Whether a unit can be named at all, besides what was named already.

        Rules: OW-vehicle-targets, OW-sq-form.
        """
        if foe.seat == draft.seat or foe.off or foe.below or not state.pieces(foe):
            return NOT_VALID
        other = bool(draft.aims) and draft.aims[0].target != foe.id
        return ONE_TARGET if other and shares_target(state.units[draft.unit]) else None

    def why_not_by(
        self, state: State, draft: Intent, vehicle: Model, foe: Unit, links: Links, action: Aim
    ) -> Refusal | None:
        """Why one vehicle of the unit cannot take part."""
        if action.mount == PASSENGERS:
            return self.why_not_passengers(state, draft, vehicle, foe, links, action)
        mount = mounted_weapons.mount_of(state, vehicle, action.mount)
        return NO_SUCH_MOUNT if mount is None else self.why_not_weapon(state, draft, vehicle, mount, foe, links, action)

    def why_not_passengers(
        self, state: State, draft: Intent, vehicle: Model, foe: Unit, links: Links, action: Aim
    ) -> Refusal | None:
        if action.ammo != "direct":
            return NO_SUCH_MOUNT
        if not riders(state, draft, vehicle):
            return mounted_weapons.NOT_WHILE_MOVING
        return None if target_possible(state, draft, foe, moving_foes(draft, links), state.moment()) else NOT_VALID

    def why_not_served(self, state: State, draft: Intent, vehicle: Model, mount: WeaponMount) -> Refusal | None:
        """Whether there are men for this weapon besides those named already.

        Rules: OW-crew-one, OW-crew-gunner.
        """
        entry = outlines.entry_of(state, vehicle)
        mine = {aim.weapon for aim in draft.aims if aim.model == vehicle.id} | {mount.id}
        used = tuple(m for m in entry.mounts if m.id in mine)
        refusal = crew.why_not_crewed(state, vehicle, crew.tasks_of(state, draft, vehicle, used))
        if refusal is not None:
            return refusal
        pair = ("main", "coaxial")
        busy = mount.role in pair and any(m.role in pair and m is not mount for m in used)
        return WEAPON_USED if busy else None

    def why_not_weapon(
        self, state: State, draft: Intent, vehicle: Model, mount: WeaponMount, foe: Unit, links: Links, action: Aim
    ) -> Refusal | None:
        """Crew, bearing, ammunition, a number that can be reached, and a target in sight."""
        refusal = self.why_not_served(state, draft, vehicle, mount)
        if refusal is not None:
            return refusal
        refusal = self.why_not_harm(state, draft, vehicle, mount, state.pieces(foe), action)
        if refusal is not None:
            return refusal
        return None if target_possible(state, draft, foe, moving_foes(draft, links), state.moment()) else NOT_VALID

    def why_not_harm(
        self, state: State, draft: Intent, vehicle: Model, mount: WeaponMount, pieces: list[Model], action: Aim
    ) -> Refusal | None:
        """Bearing, ammunition, a number that can be reached."""
        here = fires_after(draft, vehicle)
        places = [(vehicle.x, vehicle.y)] if here else [(target.x, target.y) for target in pieces]
        refusal = mounted_weapons.why_not_mount(state, vehicle, mount, action.ammo, places)
        if refusal is not None:
            return refusal
        mode = WEAPONS[mount.weapon].mode(action.ammo)
        if mode is None or (mode.name == "indirect" and "indirect-fire" not in state.units[draft.unit].traits):
            return mounted_weapons.NO_AMMO
        if mode.name != "indirect" and not any(
            mounted_weapons.need_against(state, WEAPONS[mount.weapon], mode, m)[0] for m in pieces
        ):
            return mounted_weapons.NO_EFFECT
        return None

    def answer(self, state: State, draft: Intent, links: Links, action: Aim | Cease) -> Intent:
        if isinstance(action, Cease):
            return replace(draft, no_more_aims=True)
        foe = state.units[action.unit]
        vehicles = [
            vehicle
            for vehicle in crew.served(state, draft.unit)
            if self.why_not_by(state, draft, vehicle, foe, links, action) is None
        ]
        aims = [intent.AimedWeapon(m.id, action.mount, action.unit, action.ammo) for m in vehicles]
        blind = draft.blind or not would_detect(state, draft, foe)
        pops = draft.popped or only_looking_out(state, draft, foe)
        target = draft.target or action.unit
        return replace(draft, aims=(*draft.aims, *aims), target=target, blind=blind, popped=pops)


def fires_after(draft: Intent, vehicle: Model) -> bool:
    """Whether a vehicle drives first, so that nobody knows yet how its weapons will bear."""
    return draft.when == "after" and crew.is_driven(draft, vehicle.id)


def riders(state: State, draft: Intent, vehicle: Model) -> int:
    """How many men, armed with something that may be fired so, may fire out of a vehicle on this order.

    Rules: OW-vfire-moving, OW-vfire-soft, OW-vfire-open.
    """
    most = mounted_weapons.passengers_firing(state, vehicle, crew.is_driven(draft, vehicle.id))
    armed = [
        man
        for man in crew.able(state, vehicle.id)
        if any(
            WEAPONS[name].mode("direct") is not None
            and mounted_weapons.why_not_passenger(state, vehicle, name, 1, False) is None
            for name in man.weapons
        )
    ]
    return min(most, len(armed))


def only_looking_out(state: State, draft: Intent, foe: Unit) -> bool:
    """Whether only the man who looks out makes this foe a target.

    Rules: OW-buttoned-pop.
    """
    return bool(draft.exposed) and not is_valid(state, state.units[draft.unit], foe)


def would_detect(state: State, draft: Intent, foe: Unit, known: TableMemory | None = None) -> bool:
    """Seen and detected as the vehicle will be: with a man looking out, if that was announced.

    Rules: OW-buttoned-pop, OW-target-valid.
    """
    unit = state.units[draft.unit]
    known = known if known is not None else state.moment()
    if is_known_valid(state, unit, foe, known):
        return True
    return bool(draft.exposed) and exposure.detects_looking_out(state, unit, foe, known)


def targets_possible(state: State, draft: Intent, links: Links) -> list[Unit]:
    """Every unit that may be named: those of `target_possible`, looked for together."""
    known, every = state.moment(), list(state.enemies(draft.seat))
    if draft.order != "cover" and draft.when != "after":
        valid_among(state, state.units[draft.unit], every, known)
    moving = moving_foes(draft, links)
    return [foe for foe in every if target_possible(state, draft, foe, moving, known)]


def target_possible(state: State, draft: Intent, foe: Unit, moving: set[str], known: TableMemory) -> bool:
    """Whether a unit may be named: valid now, in sight for covering fire, coming into sight, or after the drive.

    Rules: OW-target-valid, OW-order-cover, OW-fire-delay, OW-order-assault.
    """
    if draft.order == "cover":
        return sees_some(state, state.units[draft.unit], foe)
    if draft.when == "after" or foe.id in moving:
        return True
    return would_detect(state, draft, foe, known)
