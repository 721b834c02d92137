"""What the optional chapters announce: tunnels, smoke, lights, radio contact between tanks."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.infantry import Pass
from sandtable.games.operation.actions.vehicle import Ascend, Below, Descend, Flare, Hail, Light, Smoke, Tunnel
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.plans import (
    AscentPlan,
    BelowPlan,
    ChargePlan,
    CreepPlan,
    DescentPlan,
    FlarePlan,
    HailPlan,
    LightPlan,
    SmokePlan,
)
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import Question
from sandtable.games.operation.rules.chapters import night, smoke, tunnel_weapons, tunnels
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.vehicles import crew
from sandtable.games.operation.tables import items
from sandtable.geometry.table import distance_at_most
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Form, Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

NOT_IN_SIGHT = Refusal("OW-searchlight", "not-seen")
NO_HAIL = Refusal("OW-at-tanks", "no-hail")
NOT_NEAR_ENTRY = Refusal("OW-tun-up", "not-near-entry")
BUSY = Refusal("OW-smoke-use", "commander-busy")
SMOKE_TRIES = 8


class GoDown(Question[Descend | Pass]):
    """Infantry at an entry point goes below.

    Rules: OW-tun-down, OW-tun-infantry, OW-optional.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "descend"
    verbs: ClassVar[tuple[type[Action], ...]] = (Descend, Pass)

    def choices(self, state: State, draft: Intent) -> list[str]:
        unit = state.units[draft.unit]
        return [name for name in tunnels.entries(state) if tunnels.why_not_descend(state, unit, name) is None]

    def concerns(self, state: State, unit: Unit) -> bool:
        return state.on("tunnels") and not unit.below

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Descend(name) for name in self.choices(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Descend | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        return tunnels.why_not_descend(state, state.units[draft.unit], action.entry)

    def answer(self, state: State, draft: Intent, links: Links, action: Descend | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        return draft.planning(DescentPlan(action.entry))


class Underground(Question[Tunnel | Ascend | Below | Pass]):
    """A unit below ground: creep on, come up, or fight another marker.

    Rules: OW-tun-move, OW-tun-up, OW-tun-fight, OW-tun-melee, OW-tun-shaken.
    """

    key: ClassVar[QuestionKey] = "below"
    verbs: ClassVar[tuple[type[Action], ...]] = (Tunnel, Ascend, Below, Pass)

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(unit.below)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return True

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        foes = [foe.id for foe in state.enemies(draft.seat)]
        found: list[Tunnel | Ascend | Below | Pass] = [
            Pass(),
            Ascend(None),
            *(Ascend(foe) for foe in foes),
            *(Below(foe) for foe in foes),
        ]
        found += [Tunnel(speed, name) for name in tunnels.entries(state) for speed in ("slow", "fast")]
        return [action for action in found if self.why_not(state, draft, links, action) is None]

    def why_not(
        self, state: State, draft: Intent, links: Links, action: Tunnel | Ascend | Below | Pass
    ) -> Refusal | None:
        unit = state.units[draft.unit]
        if isinstance(action, Pass):
            return None
        if isinstance(action, Below):
            if draft.order == "assault":
                return tunnels.why_not_storm_below(state, unit, action.unit)
            near = [foe.id for foe in tunnels.foes_near(state, unit)]
            return None if draft.order != "move" and action.unit in near else tunnels.NOT_NEAR
        if draft.order not in ("move", "assault"):
            return tunnels.NOT_THERE
        if isinstance(action, Tunnel):
            known = action.speed in ("slow", "fast")
            return tunnels.why_not_creep(state, unit, action.entry) if known else tunnels.NO_ENTRY
        refusal = tunnels.why_not_ascend(state, unit)
        if refusal is not None or action.unit is None:
            return refusal
        return self.why_not_charge(state, draft, unit, action.unit)

    def why_not_charge(self, state: State, draft: Intent, unit: Unit, target: str) -> Refusal | None:
        """Enemies within 10 cm of the entry point may be assaulted."""
        foe = state.units.get(target)
        if draft.order != "assault" or foe is None or foe.seat == draft.seat or foe.below:
            return NOT_NEAR_ENTRY
        here = tunnel_weapons.place_of(unit)
        near = any(distance_at_most(here, (m.x, m.y), tunnels.MARKERS_NEAR) for m in state.men(foe))
        return None if near else NOT_NEAR_ENTRY

    def answer(self, state: State, draft: Intent, links: Links, action: Tunnel | Ascend | Below | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        if isinstance(action, Below):
            return draft.planning(BelowPlan(action.unit))
        if isinstance(action, Tunnel):
            return draft.planning(CreepPlan(action.speed, action.entry), speed=action.speed)
        risen = draft.planning(AscentPlan(), speed="fast")
        return risen.planning(ChargePlan(action.unit)) if action.unit else risen


class MakeSmoke(Question[Smoke | Pass]):
    """Smoke, with any order: what launches it and where.

    Rules: OW-smoke-use, OW-smoke-aim, OW-intent-extra.
    """

    key: ClassVar[QuestionKey] = "smoke"
    verbs: ClassVar[tuple[type[Action], ...]] = (Smoke, Pass)

    def concerns(self, state: State, unit: Unit) -> bool:
        if not state.on("smoke") or unit.below:
            return False
        return any(smoke.user(state, unit, by) is not None for by in smoke.launchers(unit))

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return True

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        forms = tuple(Form(Smoke(by, Place(0, 0)), ("at",)) for by in smoke.launchers(state.units[draft.unit]))
        box = (0, 0, *state.size)
        return Measure(lambda rng: self.sample(state, draft, links, rng), Pass(), (), box, forms, (Pass(),))

    def sample(self, state: State, draft: Intent, links: Links, rng: Rng) -> Action:
        unit = state.units[draft.unit]
        pieces = state.pieces(unit)
        arms = smoke.launchers(unit)
        if rng.random() < 0.5 or not arms:
            return Pass()
        for _ in range(SMOKE_TRIES):
            by, first = arms[rng.randrange(len(arms))], pieces[0]
            far = items()[by].range or (600 if by in smoke.SHELLS else 0)
            at: Point = moved((first.x, first.y), rng.randrange(3600), int(far * rng.random()))
            action = Smoke(by, Place(*(at if far else (first.x, first.y))))
            if self.why_not(state, draft, links, action) is None:
                return action
        return Pass()

    def why_not(self, state: State, draft: Intent, links: Links, action: Smoke | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        unit = state.units[draft.unit]
        man = who_smokes(state, unit, action) if action.by in items() else None
        if man is not None and man.aboard and (man.id in draft.exposed or not has_hands(state, draft, man.aboard)):
            return BUSY
        goes = man is not None and any(name == man.id for name, _ in draft.paths)
        return smoke.why_not_smoke(state, unit, action.by, (action.at.x, action.at.y), moved=goes)

    def answer(self, state: State, draft: Intent, links: Links, action: Smoke | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        return draft.planning(SmokePlan(action.by, (action.at.x, action.at.y)))


def who_smokes(state: State, unit: Unit, action: Smoke) -> Model | None:
    """The man whom it takes: in a squadron one in a vehicle that can lay smoke there.

    Rules: OW-smoke-use, OW-sq-form.
    """
    if action.by in smoke.SHELLS:
        return smoke.user(state, unit, action.by)
    vehicle = smoke.launcher_of(state, unit, action.by, (action.at.x, action.at.y))
    return smoke.user(state, unit, action.by) if vehicle is None else smoke.user_in(state, vehicle)


def has_hands(state: State, draft: Intent, vehicle: str) -> bool:
    """Whether a man of the crew is left for smoke besides those whom the announced tasks need.

    Rules: OW-smoke-use, OW-crew-one.
    """
    model = state.models[vehicle]
    entry = outlines.entry_of(state, model)
    fired = {aim.weapon for aim in draft.aims if aim.model == vehicle}
    mounts = tuple(mount for mount in entry.mounts if mount.id in fired)
    return len(crew.able(state, vehicle)) > len(crew.tasks_of(state, draft, model, mounts))


class Searchlight(Question[Light | Pass]):
    """At night: a beam on a unit in sight, detected or not.

    Rules: OW-searchlight.
    """

    key: ClassVar[QuestionKey] = "light"
    verbs: ClassVar[tuple[type[Action], ...]] = (Light, Pass)

    def concerns(self, state: State, unit: Unit) -> bool:
        return night.why_not_light(state, unit, False) is None

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        unit = state.units[draft.unit]
        return night.why_not_light(state, unit, bool(draft.paths)) is None and bool(in_sight(state, unit))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Light(foe) for foe in in_sight(state, state.units[draft.unit]))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Light | Pass) -> Refusal | None:
        return (
            None
            if isinstance(action, Pass) or action.unit in in_sight(state, state.units[draft.unit])
            else NOT_IN_SIGHT
        )

    def answer(self, state: State, draft: Intent, links: Links, action: Light | Pass) -> Intent:
        return draft if isinstance(action, Pass) else draft.planning(LightPlan(action.unit))


def in_sight(state: State, unit: Unit) -> list[str]:
    """Enemy units that are seen, detected or not."""
    return [foe.id for foe in state.enemies(unit.seat) if sights(state, unit, foe)]


class FireFlare(Question[Flare | Pass]):
    """At night: a flare over a unit in sight.

    Rules: OW-flare.
    """

    key: ClassVar[QuestionKey] = "flare"
    verbs: ClassVar[tuple[type[Action], ...]] = (Flare, Pass)

    def choices(self, state: State, draft: Intent) -> list[str]:
        unit = state.units[draft.unit]
        reported = [
            foe.id for foe in state.enemies(unit.seat) if unit.coordinates and lies_at(state, foe, unit.coordinates)
        ]
        return list(dict.fromkeys([*in_sight(state, unit), *reported]))

    def concerns(self, state: State, unit: Unit) -> bool:
        return night.why_not_flare(state, unit) is None and not unit.below

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Flare(foe) for foe in self.choices(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Flare | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.unit in self.choices(state, draft) else NOT_IN_SIGHT

    def answer(self, state: State, draft: Intent, links: Links, action: Flare | Pass) -> Intent:
        return draft if isinstance(action, Pass) else draft.planning(FlarePlan(action.unit))


def lies_at(state: State, unit: Unit, at: Point) -> bool:
    """Whether reported coordinates lie at a unit."""
    return any(distance_at_most((m.x, m.y), at, 100) for m in state.pieces(unit))


class Hailing(Question[Hail | Pass]):
    """A tank calls another of its platoon, so that they may act together in the next turn.

    Rules: OW-at-tanks, OW-crew-radio.
    """

    driven: ClassVar[bool] = True
    key: ClassVar[QuestionKey] = "hail"
    verbs: ClassVar[tuple[type[Action], ...]] = (Hail, Pass)

    def choices(self, state: State, draft: Intent) -> list[str]:
        unit = state.units[draft.unit]
        vehicle = crew.lead(state, unit.id)
        if vehicle is None or crew.why_not_crewed(state, vehicle, ["radio"]) is not None:
            return []
        return [
            u.id for u in state.of(draft.seat) if u.id != unit.id and u.platoon == unit.platoon and u.kind == unit.kind
        ]

    def concerns(self, state: State, unit: Unit) -> bool:
        return state.on("attachments") and bool(unit.platoon)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Hail(name) for name in self.choices(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Hail | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.unit in self.choices(state, draft) else NO_HAIL

    def answer(self, state: State, draft: Intent, links: Links, action: Hail | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        return draft.planning(HailPlan(action.unit))


CHAPTER_FIRST: tuple[Question, ...] = (GoDown(), Underground(), Hailing())
CHAPTER_LIGHTS: tuple[Question, ...] = (Searchlight(), FireFlare())
"""Asked before the target: what is lit may be fired at."""
CHAPTER_QUESTIONS: tuple[Question, ...] = (MakeSmoke(),)
