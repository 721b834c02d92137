"""Announcing fire: targets, weapons, a second target, and the moment of delayed fire."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Arm, Delay, Pass, Second, Shell, Shoot, Target
from sandtable.games.operation.model.intent import FIRING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.plans import AscentPlan, DescentPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import NOT_VALID, Question, moving_foes, remembered
from sandtable.games.operation.rules.chapters import night
from sandtable.games.operation.rules.chapters.tunnel_weapons import foe_below, target_below, throwable
from sandtable.games.operation.rules.ground.measuring import units_within
from sandtable.games.operation.rules.infantry import melee, snipers
from sandtable.games.operation.rules.infantry.detection import (
    is_valid,
    seen_targets,
    sees_some,
    valid_among,
    valid_targets,
)
from sandtable.games.operation.rules.weapons import indirect
from sandtable.games.operation.tables import MOVE, WEAPONS
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

NOT_SEEN = Refusal("OW-order-cover", "not-seen")
BOUND = Refusal("OW-comms-bind", "bound")
NO_COORDINATES = Refusal("OW-indirect", "no-coordinates")
MUST_FIRE = Refusal("OW-melee-fire", "must-fire")
UNSEEN_CHARGE = Refusal("OW-melee-unseen", "unseen")
IN_MELEE = Refusal("OW-melee-orders", "in-melee")
NOT_HEAVY = Refusal("OW-target-heavy", "not-heavy")
NO_ARMS = Refusal("OW-intent-extra", "no-arms")
BAD_POINT = Refusal("OW-fire-delay", "bad-point")
MUST_DELAY = Refusal("OW-fire-delay", "must-delay")

THROW = 150
"""How far anything is thrown at most (mm)."""
DELAYS = range(50, 1001, 50)


def acts_on_foot(state: State, draft: Intent) -> Unit | None:
    """The unit, if men of it are on foot and do not get into a vehicle, storm one or go below ground."""
    unit = state.units[draft.unit]
    if not draft.plans:
        return unit if not unit.below and state.has_men(unit) else None
    if (unit.below and draft.plan(AscentPlan) is None) or draft.plan(DescentPlan) is not None:
        return None
    busy = draft.alights or draft.boards or draft.storms
    return unit if not busy and state.has_men(unit) else None


def has_others(state: State, draft: Intent) -> bool:
    """Whether men of a unit are left who do not storm a vehicle: they may fire.

    Rules: OW-ca-order.
    """
    return bool(draft.storms) and any(man.id not in draft.stormers for man in state.men(draft.unit))


class Assailed(Question[Shoot | Shell | Pass]):
    """On Assault: fire before or after the move, at whom; a unit that charges must fire unless trained otherwise.

    A unit with coordinates fires at them before it moves, or else at somebody whom it sees and detects.

    Rules: OW-intent-assault, OW-melee-fire, OW-melee-unseen, OW-melee-orders, OW-comms-bind, OW-tun-melee.
    """

    orders: ClassVar[frozenset[str]] = frozenset(("assault",))
    key: ClassVar[QuestionKey] = "shoot"
    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot, Shell, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        if draft.order != "assault":
            return False
        return acts_on_foot(state, draft) is not None or has_others(state, draft) or bool(foe_below(draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        unit = state.units[draft.unit]
        found: list[Action] = []
        foes = list(state.enemies(unit.seat))
        valid_among(state, unit, foes, state.moment())
        for when in ("before", "after"):
            for foe in foes:
                action = Shoot(when, foe.id)
                if self.why_not(state, draft, links, action) is None:
                    found.append(action)
        if self.why_not(state, draft, links, Shell()) is None:
            found.append(Shell())
        if self.why_not(state, draft, links, Pass()) is None:
            found.insert(0, Pass())
        return found

    def why_not(self, state: State, draft: Intent, links: Links, action: Shoot | Shell | Pass) -> Refusal | None:
        unit = state.units[draft.unit]
        must = bool(draft.charge or foe_below(draft)) and melee.must_fire(state, unit)
        if isinstance(action, Pass):
            return MUST_FIRE if must else BOUND if is_bound(state, unit, draft) else None
        if isinstance(action, Shell):
            return MUST_FIRE if must else None if can_shell(state, unit, draft) else NO_COORDINATES
        if foe_below(draft):
            return None if action.unit == foe_below(draft) and action.when in ("before", "after") else NOT_VALID
        foe = state.units.get(action.unit)
        if foe is None or foe.seat == unit.seat or not foe.models or foe.off or foe.below:
            return NOT_VALID
        if action.when == "after":
            return IN_MELEE if draft.charge and draft.charge != foe.id else None
        if action.when != "before":
            return NOT_VALID
        engaged = melee_foes(state, unit)
        if engaged and foe.id not in engaged:
            return IN_MELEE
        if is_valid(state, unit, foe) or foe.id in night.flared(draft):
            return None
        return UNSEEN_CHARGE if draft.charge == foe.id else NOT_VALID

    def answer(self, state: State, draft: Intent, links: Links, action: Shoot | Shell | Pass) -> Intent:
        if isinstance(action, Shell):
            unit = state.units[draft.unit]
            return replace(draft, when="before", shelled=True, blind=not sees_shelled_point(state, unit))
        if isinstance(action, Pass):
            return draft
        target = "" if foe_below(draft) else action.unit
        return replace(draft, when=action.when, target=target)


def can_shell(state: State, unit: Unit, draft: Intent) -> bool:
    """Whether a unit has coordinates and something to fire at them with that stays; not on Covering fire or in melee.

    Rules: OW-indirect, OW-comms-bind, OW-melee-orders, OW-mortar-light, OW-mortar-heavy.
    """
    if unit.coordinates is None or draft.order == "cover":
        return False
    going = draft.going(unit.models)
    stays = any(model.id not in going for model, _, _ in indirect.arms_of(state, unit))
    return stays and not melee_foes(state, unit)


def is_bound(state: State, unit: Unit, draft: Intent) -> bool:
    """Whether it must fire at them or at somebody else: until it is told to cease fire.

    Rules: OW-comms-bind.
    """
    return not unit.ceased and can_shell(state, unit, draft)


class MeleeMemory:
    """Enemies in contact with units, as the table stands."""

    __slots__ = ("foes",)

    def __init__(self) -> None:
        self.foes: dict[str, list[str]] = {}


def melee_foes(state: State, unit: Unit) -> list[str]:
    """Enemies in contact with a unit, asked only where some are near.

    Rules: OW-melee-orders.
    """
    memory = state.moment().of(MeleeMemory).foes
    found = memory.get(unit.id)
    if found is None:
        found = memory[unit.id] = near_melee(state, unit)
    return found


def near_melee(state: State, unit: Unit) -> list[str]:
    """The same, worked out: by boxes first."""
    men = state.men(unit)
    if not men:
        return []
    left, right = min(m.x for m in men) - 60, max(m.x for m in men) + 60
    top, bottom = min(m.y for m in men) - 60, max(m.y for m in men) + 60
    for model in state.models.values():
        if left <= model.x <= right and top <= model.y <= bottom and state.units[model.unit].seat != unit.seat:
            return melee.engaged_with(state, unit)
    return []


class Aimed(Question[Target | Shell | Pass]):
    """On Fire, Ambush and Covering fire: at whom; holding still or firing at nobody is possible.

    Rules: OW-intent-fire, OW-intent-ambush, OW-intent-cover, OW-target-valid, OW-fire-delay, OW-comms-bind.
    """

    orders: ClassVar[frozenset[str]] = FIRING
    key: ClassVar[QuestionKey] = "target"
    verbs: ClassVar[tuple[type[Action], ...]] = (Target, Shell, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return draft.order in ("fire", "ambush", "cover") and acts_on_foot(state, draft) is not None

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        unit = state.units[draft.unit]
        foes = seen_targets(state, unit) if draft.order == "cover" else valid_targets(state, unit)
        named = {foe.id for foe in foes} | moving_foes(draft, links) | night.flared(draft)
        found: list[Action] = [
            Target(each) for each in sorted(named) if self.why_not(state, draft, links, Target(each)) is None
        ]
        if self.why_not(state, draft, links, Shell()) is None:
            found.append(Shell())
        if self.why_not(state, draft, links, Pass()) is None:
            found.insert(0, Pass())
        return found

    def why_not(self, state: State, draft: Intent, links: Links, action: Target | Shell | Pass) -> Refusal | None:
        unit = state.units[draft.unit]
        if isinstance(action, Pass):
            return BOUND if is_bound(state, unit, draft) else None
        if isinstance(action, Shell):
            return None if can_shell(state, unit, draft) else NO_COORDINATES
        foe = state.units.get(action.unit)
        if foe is None or foe.seat == unit.seat or not foe.models or foe.off:
            return NOT_VALID
        engaged = melee_foes(state, unit)
        if engaged and foe.id not in engaged:
            return IN_MELEE
        if draft.order == "cover":
            return None if sees_some(state, unit, foe) else NOT_SEEN
        if foe.id in moving_foes(draft, links) or foe.id in night.flared(draft):
            return None
        return None if is_valid(state, unit, foe) else NOT_VALID

    def answer(self, state: State, draft: Intent, links: Links, action: Target | Shell | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        unit = state.units[draft.unit]
        if isinstance(action, Shell):
            return replace(draft, shelled=True, blind=not sees_shelled_point(state, unit))
        return replace(draft, target=action.unit, blind=not is_valid(state, unit, state.units[action.unit]))


def sees_shelled_point(state: State, unit: Unit) -> bool:
    """Whether the unit sees and detects an enemy at its coordinates.

    Rules: OW-comms-blind.
    """
    if unit.coordinates is None:
        return False
    x, y = unit.coordinates
    at = [
        foe for foe in valid_targets(state, unit) if any(abs(m.x - x) + abs(m.y - y) <= 20 for m in state.pieces(foe))
    ]
    return bool(at)


class Arms(Question[Arm | Pass]):
    """What is used: grenades, charges, a kind of ammunition, a sniper's second shot; below ground what is thrown.

    Rules: OW-intent-extra, OW-ammo-announce, OW-tun-template.
    """

    key: ClassVar[QuestionKey] = "arms"
    verbs: ClassVar[tuple[type[Action], ...]] = (Arm, Pass)

    def choices(self, state: State, draft: Intent, links: Links) -> list[str]:
        return remembered(state, draft, self.key, lambda: self.every_choice(state, draft, links))

    def every_choice(self, state: State, draft: Intent, links: Links) -> list[str]:
        unit, below = state.units[draft.unit], target_below(draft)
        if below:
            return throwable(state, unit, state.units[below])
        return [*snipers.choices(state, unit), *thrown(state, draft, unit, links), *shells(state, unit)]

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        fires = bool(draft.target) and acts_on_foot(state, draft) is not None
        return (fires or bool(target_below(draft))) and bool(self.choices(state, draft, links))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Arm(each) for each in self.choices(state, draft, links))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Arm | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.arms in self.choices(state, draft, links) else NO_ARMS

    def answer(self, state: State, draft: Intent, links: Links, action: Arm | Pass) -> Intent:
        return draft if isinstance(action, Pass) else replace(draft, arms=action.arms)


def thrown(state: State, draft: Intent, unit: Unit, links: Links) -> list[str]:
    """Grenades and charges, where somebody could be near enough to throw.

    Rules: OW-grenade-min, OW-charge-throw.
    """
    groups = {WEAPONS[w].group for man in state.men(unit) for w in man.weapons if w not in man.spent and not man.shaken}
    reach = THROW + (MOVE["man"].assault if draft.when == "after" else 0)
    reach += MOVE["man"].fast if draft.target in moving_foes(draft, links) else 0
    if not groups & {"grenade", "at-grenade", "charge"} or draft.target not in state.units:
        return []
    if not units_within(state, unit, state.units[draft.target], reach):
        return []
    return [
        name for name, kinds in (("grenades", {"grenade", "at-grenade"}), ("charges", {"charge"})) if groups & kinds
    ]


def shells(state: State, unit: Unit) -> list[str]:
    """Kinds of ammunition between which a gun or launcher may choose.

    Rules: OW-ammo, OW-ammo-announce, OW-bazooka-wp, OW-piat-bomb.
    """
    found: list[str] = []
    for model in state.pieces(unit):
        for each in model.weapons:
            modes = [mode.name for mode in WEAPONS[each].modes]
            if "wp" in modes and "white-phosphorus" not in unit.traits:
                modes.remove("wp")
            if len(modes) > 1:
                found += modes
    return list(dict.fromkeys(name for name in found if name != "smoke"))


class Other(Question[Second | Pass]):
    """The heavy weapons take a vehicle of their own; a sniper his second target.

    Rules: OW-target-heavy, OW-merged-fire, OW-sniper-semi.
    """

    key: ClassVar[QuestionKey] = "second"
    verbs: ClassVar[tuple[type[Action], ...]] = (Second, Pass)

    def foes(self, state: State, draft: Intent) -> list[str]:
        unit = state.units[draft.unit]
        if draft.arms == "two":
            return [foe.id for foe in valid_targets(state, unit) if foe.id != draft.target]
        heavy = any(WEAPONS[w].heavy for man in state.men(unit) for w in man.weapons if not man.shaken)
        if not heavy or snipers.is_sniper(unit):
            return []
        return [
            foe.id
            for foe in state.enemies(unit.seat)
            if foe.id != draft.target and state.vehicle_of(foe) is not None and is_valid(state, unit, foe)
        ]

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        fires = bool(draft.target) and draft.order != "cover" and acts_on_foot(state, draft) is not None
        return fires and bool(self.foes(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Second(each) for each in self.foes(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Second | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.unit in self.foes(state, draft) else NOT_HEAVY

    def answer(self, state: State, draft: Intent, links: Links, action: Second | Pass) -> Intent:
        return draft if isinstance(action, Pass) else replace(draft, second=action.unit)


class DelayedFire(Question[Delay | Pass]):
    """Fire and Ambush in answer to a move may wait for a point of it.

    Rules: OW-fire-delay, OW-delay-barred, OW-interrupt, OW-intent-ambush.
    """

    orders: ClassVar[frozenset[str]] = FIRING
    key: ClassVar[QuestionKey] = "delay"
    verbs: ClassVar[tuple[type[Action], ...]] = (Delay, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(draft.target) and draft.target in moving_foes(draft, links)

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        found: list[Action] = [Delay(at) for at in DELAYS]
        return found if draft.blind else [Pass(), *found]

    def why_not(self, state: State, draft: Intent, links: Links, action: Delay | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return MUST_DELAY if draft.blind else None
        return None if action.at in DELAYS else BAD_POINT

    def answer(self, state: State, draft: Intent, links: Links, action: Delay | Pass) -> Intent:
        return draft if isinstance(action, Pass) else replace(draft, at=action.at, blind=False)
