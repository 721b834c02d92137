"""What vehicles and those who deal with them announce: getting in and out, towing, storming."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Charge, Pass
from sandtable.games.operation.actions.vehicle import Alight, Board, Hitch, Storm
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Model, Unit, origin
from sandtable.games.operation.model.plans import AlightPlan, BoardPlan, ChargePlan, HitchPlan, StormPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.alighting import Onward, leavers
from sandtable.games.operation.rules.announcing.getting_in import boarding, has_men_near, keeps_the_rest, shaken_crew
from sandtable.games.operation.rules.announcing.question import NO_CHARGE, Question, remembered
from sandtable.games.operation.rules.announcing.vehicle_aims import WEAPON_SLOTS, WeaponTarget, When
from sandtable.games.operation.rules.announcing.vehicle_course import Course, LookOut, crewed, loads
from sandtable.games.operation.rules.ground.measuring import LONGEST
from sandtable.games.operation.rules.infantry import charging, movement
from sandtable.games.operation.rules.vehicles import boarding as vehicles_boarding
from sandtable.games.operation.rules.vehicles import close_assault, crew
from sandtable.geometry.table import box_of
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

CANNOT_BOARD = Refusal("OW-embark-place", "cannot-board")
NOBODY_LEAVES = Refusal("OW-embark-place", "nobody-leaves")
LEFT_TOO_FAST = Refusal("OW-embark-slow", "board-slowly")
CANNOT_HITCH = Refusal("OW-tow-hitch", "cannot-hitch")
STORM_NEAR = 300
"""No man further than this from a vehicle's middle reaches it in an assault (mm)."""


class GetOut(Question[Alight | Pass]):
    """Whether everybody who can gets out.

    Rules: OW-intent-extra, OW-embark-once, OW-embark-slow.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "alight"
    verbs: ClassVar[tuple[type[Action], ...]] = (Alight, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        if draft.order not in ("move", "assault"):
            return False
        return crewed(state, draft) is not None or any(man.aboard for man in state.everyone(draft.unit))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), Alight()] if self.why_not(state, draft, links, Alight()) is None else [Pass()]

    def why_not(self, state: State, draft: Intent, links: Links, action: Alight | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        men = leavers(state, replace(draft, paths=()))
        if not men:
            return NOBODY_LEAVES
        guest = next((man for man in men if state.models[man.aboard].unit != draft.unit), None)
        return LEFT_TOO_FAST if guest is not None and rode_fast(state, guest.aboard) else None

    def answer(self, state: State, draft: Intent, links: Links, action: Alight | Pass) -> Intent:
        return draft if isinstance(action, Pass) else draft.planning(AlightPlan())


def rode_fast(state: State, vehicle: str) -> bool:
    """Whether another unit's vehicle has driven faster than slow in this turn.

    Rules: OW-embark-slow.
    """
    host = state.units[state.models[vehicle].unit]
    return host.marked == state.turn and not host.slow and state.models[vehicle].went == state.turn


class BoardMemory:
    """What men can get into, as the table stands: by unit, order and what they get into already."""

    __slots__ = ("vehicles",)

    def __init__(self) -> None:
        self.vehicles: dict[tuple[str, str, str], list[str]] = {}


class GetIn(Question[Board | Pass]):
    """Men on foot get into their vehicle.

    Rules: OW-intent-extra, OW-embark-place, OW-embark-cost, OW-carrier-left.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "board"
    verbs: ClassVar[tuple[type[Action], ...]] = (Board, Pass)

    def vehicles(self, state: State, draft: Intent) -> list[str]:
        """Those that they may get into; nothing that was announced before changes it, unless it was this."""
        memory = state.moment().of(BoardMemory).vehicles
        key = (draft.unit, draft.order, draft.boards)
        found = memory.get(key)
        if found is None:
            found = memory[key] = self.every_vehicle(state, draft)
        return found

    def own(self, state: State, unit: Unit) -> list[Model]:
        """The vehicles of a unit, or that its men came in, or that tow its gun."""
        homes = {origin(each) for each in unit.models}
        found = [state.models[each] for each in state.vehicles if each in state.models]
        return [
            each
            for each in found
            if not each.destroyed
            and (
                each.unit == unit.id or origin(each.id) in homes or vehicles_boarding.tows_gun_of(state, each, unit.id)
            )
        ]

    def every_vehicle(self, state: State, draft: Intent) -> list[str]:
        unit = state.units[draft.unit]
        own = self.own(state, unit)
        if not own:
            return []
        lying = [each.id for each in own if shaken_crew(state, unit.id, each)]
        if lying:
            return lying
        men = movement.movers(state, unit)
        far = max((movement.allowance(state, man, draft.order, "fast") for man in men), default=0) + LONGEST
        near = [each for each in own if has_men_near(men, each, far) and boarding(state, draft, men, each)]
        return [each.id for each in near if keeps_the_rest(state, draft, each)]

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(state.vehicles) and bool(self.own(state, unit))

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.vehicles(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Board(name) for name in self.vehicles(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Board | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.vehicle in self.vehicles(state, draft) else CANNOT_BOARD

    def answer(self, state: State, draft: Intent, links: Links, action: Board | Pass) -> Intent:
        return draft if isinstance(action, Pass) else draft.planning(BoardPlan(action.vehicle))


class Hitching(Question[Hitch | Pass]):
    """Hooking a gun to a vehicle, or letting it go.

    Rules: OW-tow-hitch, OW-intent-extra.
    """

    key: ClassVar[QuestionKey] = "hitch"
    verbs: ClassVar[tuple[type[Action], ...]] = (Hitch, Pass)

    def choices(self, state: State, draft: Intent) -> list[Action]:
        return [Hitch(plan.how, plan.vehicle) for plan in self.pairs(state, draft)]

    def pairs(self, state: State, draft: Intent) -> list[HitchPlan]:
        """Every gun of the unit with a vehicle that it hangs on, or could.

        Rules: OW-tow-hitch, OW-battery-same, OW-R98.
        """
        found: list[HitchPlan] = []
        for name, held in state.vehicles.items() if state.gun_of(draft.unit) is not None else ():
            vehicle = state.models.get(name)
            if vehicle is None or vehicle.destroyed or crew.owner(state, name) != draft.seat:
                continue
            for gun in state.guns_of(draft.unit):
                if held.tows == gun.id and vehicles_boarding.why_not_handle(state, gun) is None:
                    found.append(HitchPlan("off", name, gun.id))
                elif not held.tows and vehicles_boarding.why_not_hitch(state, gun, vehicle) is None:
                    found.append(HitchPlan("on", name, gun.id))
                    break
        return found

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(state.vehicles) and state.gun_of(unit) is not None

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return not draft.paths and not draft.target and bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *self.choices(state, draft)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Hitch | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action in self.choices(state, draft) else CANNOT_HITCH

    def answer(self, state: State, draft: Intent, links: Links, action: Hitch | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        pairs = sorted(self.pairs(state, draft), key=lambda plan: plan.vehicle != action.vehicle)
        taken: set[str] = set()
        for plan in pairs:
            if plan.how == action.how and plan.gun not in taken:
                taken.add(plan.gun)
                draft = draft.planning(plan)
        return draft


class Storming(Question[Storm | Pass]):
    """Close assault on a vehicle by some of the men.

    Rules: OW-ca-order, OW-intent-assault.
    """

    orders: ClassVar[frozenset[str]] = frozenset(("assault",))
    key: ClassVar[QuestionKey] = "storm"
    verbs: ClassVar[tuple[type[Action], ...]] = (Storm, Pass)

    def stormers(self, state: State, men: list[Model], vehicle: Model) -> list[str]:
        """Men who can reach the side or rear of the vehicle with something to use, nearest first."""
        found = []
        for man in men:
            far = (man.x - vehicle.x) ** 2 + (man.y - vehicle.y) ** 2
            if man.cls != "infantry" or far > STORM_NEAR * STORM_NEAR:
                continue
            reach = movement.allowance(state, man, "assault", "fast")
            if close_assault.why_not_storm(state, vehicle, (man.id,), reach) is None:
                found.append((far, man.id))
        return [name for _, name in sorted(found)]

    def prey(self, state: State, draft: Intent) -> dict[str, list[str]]:
        return remembered(state, (draft.unit, draft.storms), self.key, lambda: self.every_prey(state, draft))

    def every_prey(self, state: State, draft: Intent) -> dict[str, list[str]]:
        found, busy, taken = {}, draft.stormers, [storm.vehicle for storm in draft.storms]
        movers = [man for man in movement.movers(state, state.units[draft.unit]) if man.id not in busy]
        if not movers:
            return {}
        left, top, right, bottom = box_of([(man.x, man.y) for man in movers])
        for name in state.vehicles:
            vehicle = state.models.get(name)
            if vehicle is None or vehicle.destroyed or name in taken:
                continue
            if not (
                left - STORM_NEAR <= vehicle.x <= right + STORM_NEAR
                and top - STORM_NEAR <= vehicle.y <= bottom + STORM_NEAR
            ):
                continue
            if crew.owner(state, name) != draft.seat:
                men = self.stormers(state, movers, vehicle)
                if men:
                    found[name] = men
        return found

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(state.vehicles) and state.has_men(unit)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return not draft.charge and not loads(draft) and bool(self.prey(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        prey = self.prey(state, draft)
        return [Pass(), *(Storm(name, n + 1) for name, men in prey.items() for n in range(len(men)))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Storm | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        men = self.prey(state, draft).get(action.vehicle, [])
        return None if 1 <= action.men <= len(men) else close_assault.CANNOT_REACH

    def answer(self, state: State, draft: Intent, links: Links, action: Storm | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        men = self.prey(state, draft)[action.vehicle][: action.men]
        return draft.planning(StormPlan(action.vehicle, tuple(men)))


class Rest(Storming):
    """Those who do not storm the vehicle may assault another target: a second vehicle, or men in melee.

    Rules: OW-ca-order, OW-melee-contact.
    """

    orders: ClassVar[frozenset[str]] = frozenset(("assault",))
    key: ClassVar[QuestionKey] = "rest"
    verbs: ClassVar[tuple[type[Action], ...]] = (Storm, Charge, Pass)

    def foes(self, state: State, draft: Intent) -> list[str]:
        """Units with which some of the others could get into melee."""
        unit = state.units[draft.unit]
        return [foe.id for foe in state.enemies(draft.seat) if charging.gets_to(state, unit, foe, draft.stormers)]

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(draft.storms) and bool(self.prey(state, draft) or self.foes(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        storms = super().options(state, draft, links)
        assert isinstance(storms, list)
        return [*storms, *(Charge(foe) for foe in self.foes(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Storm | Charge | Pass) -> Refusal | None:
        if isinstance(action, Charge):
            return None if action.unit in self.foes(state, draft) else NO_CHARGE
        return super().why_not(state, draft, links, action)

    def answer(self, state: State, draft: Intent, links: Links, action: Storm | Charge | Pass) -> Intent:
        if isinstance(action, Charge):
            return draft.planning(ChargePlan(action.unit), speed="fast")
        if isinstance(action, Pass):
            return draft
        men = self.prey(state, draft)[action.vehicle][: action.men]
        return draft.planning(StormPlan(action.vehicle, tuple(men)))


VEHICLE_FIRST: tuple[Question, ...] = (LookOut(), GetOut(), GetIn(), Storming(), Rest())
"""Asked before the way of the men on foot."""
VEHICLE_QUESTIONS: tuple[Question, ...] = (
    Course(),
    Onward(),
    When(),
    *(WeaponTarget(n) for n in range(1, WEAPON_SLOTS + 1)),
    Hitching(),
)
"""Asked after it."""
