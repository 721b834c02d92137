"""What is announced, question by question. Vehicles and optional chapters add theirs."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import (
    Arm,
    Charge,
    Delay,
    Go,
    Pass,
    Second,
    Shell,
    Shoot,
    Stay,
    Target,
)
from sandtable.games.operation.model import Unit
from sandtable.games.operation.rules import indirect, melee, movement, night, snipers
from sandtable.games.operation.rules.asides import Explosives, Message, Saddle
from sandtable.games.operation.rules.chapter_questions import CHAPTER_FIRST, CHAPTER_LIGHTS, CHAPTER_QUESTIONS
from sandtable.games.operation.rules.cohesion import is_together
from sandtable.games.operation.rules.detection import is_valid, seen_targets, sees_some, valid_among, valid_targets
from sandtable.games.operation.rules.intent import FIRING, MOVING, Intent, Question, moving_foes, remembered
from sandtable.games.operation.rules.measure import circle, units_within
from sandtable.games.operation.rules.storeys import Storey
from sandtable.games.operation.rules.tunnel_arms import foe_below, target_below, throwable
from sandtable.games.operation.rules.vehicle_questions import VEHICLE_FIRST, VEHICLE_QUESTIONS
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import MOVE, WEAPONS
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.decision import Rng

Links = tuple[Intent, ...]

WRONG_SPEED = Refusal("OW-intent-move", "wrong-speed")
NO_CHARGE = Refusal("OW-melee-contact", "no-charge")
NOT_VALID = Refusal("OW-target-valid", "not-valid")
NOT_SEEN = Refusal("OW-order-cover", "not-seen")
BOUND = Refusal("OW-comms-bind", "bound")
NO_COORDINATES = Refusal("OW-indirect", "no-coordinates")
MUST_FIRE = Refusal("OW-melee-fire", "must-fire")
UNSEEN = Refusal("OW-melee-unseen", "unseen")
IN_MELEE = Refusal("OW-melee-orders", "in-melee")
NOT_HEAVY = Refusal("OW-target-heavy", "not-heavy")
NO_ARMS = Refusal("OW-intent-extra", "no-arms")
BAD_POINT = Refusal("OW-fire-delay", "bad-point")
MUST_DELAY = Refusal("OW-fire-delay", "must-delay")
TRIES = 6
THROW = 150
"""How far anything is thrown at most (mm)."""
DELAYS = range(50, 1001, 50)
MELEE_REACH = 200
"""Units further apart than this cannot be in contact (mm)."""


def on_foot(state: State, draft: Intent) -> Unit | None:
    """The unit, if men of it are on foot and do not get into a vehicle, storm one or go below ground."""
    unit = state.units[draft.unit]
    if (unit.below and "ascend" not in draft.extra) or any(word.startswith("descend") for word in draft.extra):
        return None
    return unit if not draft.board and not draft.prey and state.has_men(unit) else None


def has_others(state: State, draft: Intent) -> bool:
    """Whether men of a unit are left who do not storm a vehicle: they may fire.

    Rules: OW-ca-order.
    """
    return bool(draft.prey) and any(man.id not in draft.stormers for man in state.men(draft.unit))


def planned(state: State, draft: Intent, action: Go) -> movement.Plan | Refusal:
    """The plan of a move; the last one is remembered, for it is asked for twice."""
    unit = state.units[draft.unit]
    goal = (action.goal.x, action.goal.y)
    ends = tuple((end.x, end.y) for end in action.ends)
    key = (draft.unit, draft.order, action.speed, goal, ends, draft.mount)
    known = state.moment()
    held: tuple[object, movement.Plan | Refusal] | None = known.get("plan")
    if held is None or held[0] != key:
        plan = movement.plan(state, unit, draft.order, action.speed, goal, ends, draft.mount)
        held = known["plan"] = (key, plan)
    return held[1]


class Way(Question):
    """Where the men go, how fast, or whom they charge.

    Rules: OW-intent-move, OW-intent-assault, OW-order-move, OW-assault-speed, OW-move-goal.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[str] = "way"
    verbs: ClassVar[tuple[type[Action], ...]] = (Go, Stay, Charge)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        unit = on_foot(state, draft)
        moves = draft.order in ("move", "assault") and "ascend" not in draft.extra
        return moves and unit is not None and bool(movement.movers(state, unit))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        unit = state.units[draft.unit]
        who = movement.movers(state, unit)
        kinds = {(man.cls, man.riding): man for man in who}
        limit = max(movement.allowance(state, man, draft.order, "fast") for man in kinds.values())
        first = who[0]
        region = circle((first.x, first.y), limit)
        box = (first.x - limit, first.y - limit, first.x + limit, first.y + limit)
        others: list[Action] = [Stay()]
        if draft.order == "assault":
            others += [Charge(foe.id) for foe in state.enemies(unit.seat) if melee.can_reach(state, unit, foe)]
        legal = tuple(action for action in others if self.why_not(state, draft, links, action) is None)
        forms = ("go fast * ()", "go slow * ()")
        return Measure(lambda rng: state.resting(self.sample, state, draft, rng), Stay(), (region,), box, forms, legal)

    def sample(self, state: State, draft: Intent, rng: Rng) -> Action:
        """A random legal answer: mostly a goal in reach, now and then staying or charging."""
        unit = state.units[draft.unit]
        luck = rng.random()
        if draft.order == "assault" and luck < 0.4:
            foes = [foe for foe in state.enemies(unit.seat) if melee.can_reach(state, unit, foe)]
            if foes:
                return Charge(foes[rng.randrange(len(foes))].id)
        if luck > 0.9:
            return Stay()
        who = movement.movers(state, unit)
        man = who[rng.randrange(len(who))]
        for _ in range(TRIES):
            speed = "slow" if rng.random() < 0.3 or draft.mount else "fast"
            far = int(movement.allowance(state, man, draft.order, speed) * rng.random())
            x, y = moved((man.x, man.y), rng.randrange(3600), far)
            action = Go(speed, Place(x, y))
            if self.why_not(state, draft, (), action) is None:
                return action
        return Stay()

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        if type(action) is Stay:
            return None
        if type(action) is Charge:
            foe = state.units.get(action.unit)
            unit = state.units[draft.unit]
            legal = foe is not None and foe.seat != unit.seat and bool(foe.models) and not foe.off
            if draft.order != "assault" or not legal or foe is None or not melee.can_reach(state, unit, foe):
                return NO_CHARGE
            return None
        if action.speed not in ("slow", "fast"):
            return WRONG_SPEED
        plan = planned(state, draft, action)
        return plan if isinstance(plan, Refusal) else None

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Charge:
            return replace(draft, charge=action.unit, speed="fast")
        unit = state.units[draft.unit]
        if type(action) is Stay:
            if is_together(state, unit):
                return draft
            plan = movement.close_up(state, unit, draft.order, "fast")
            return replace(draft, speed="fast", paths=plan.paths, cost=plan.cost)
        found = planned(state, draft, action)
        assert not isinstance(found, Refusal)
        goal = (action.goal.x, action.goal.y)
        return replace(draft, speed=action.speed, goal=goal, paths=found.paths, cost=found.cost)


class Assailed(Question):
    """On Assault: fire before or after the move, at whom; a unit that charges must fire unless trained otherwise.

    A unit with coordinates fires at them before it moves, or else at somebody whom it sees and detects.

    Rules: OW-intent-assault, OW-melee-fire, OW-melee-unseen, OW-melee-orders, OW-comms-bind, OW-tun-melee.
    """

    orders: ClassVar[frozenset[str]] = frozenset(("assault",))
    key: ClassVar[str] = "shoot"
    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot, Shell, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        if draft.order != "assault":
            return False
        return on_foot(state, draft) is not None or has_others(state, draft) or bool(foe_below(draft))

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

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        unit = state.units[draft.unit]
        must = bool(draft.charge or foe_below(draft)) and melee.must_fire(state, unit)
        if type(action) is Pass:
            return MUST_FIRE if must else BOUND if is_bound(state, unit, draft) else None
        if type(action) is Shell:
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
        return UNSEEN if draft.charge == foe.id else NOT_VALID

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Shell:
            unit = state.units[draft.unit]
            return replace(draft, when="before", shelled=True, blind=not sees_point(state, unit))
        if type(action) is Pass:
            return draft
        target = "" if foe_below(draft) else action.unit
        return replace(draft, when=action.when, target=target)


def can_shell(state: State, unit: Unit, draft: Intent) -> bool:
    """Whether a unit has coordinates and something to fire at them with; not on Covering fire or in melee.

    Rules: OW-indirect, OW-comms-bind, OW-melee-orders.
    """
    if unit.coordinates is None or draft.order == "cover":
        return False
    return bool(indirect.arms_of(state, unit)) and not melee_foes(state, unit)


def is_bound(state: State, unit: Unit, draft: Intent) -> bool:
    """Whether it must fire at them or at somebody else: until it is told to cease fire.

    Rules: OW-comms-bind.
    """
    return not unit.ceased and can_shell(state, unit, draft)


def melee_foes(state: State, unit: Unit) -> list[str]:
    """Enemies in contact with a unit, asked only where some are near.

    Rules: OW-melee-orders.
    """
    known = state.moment()
    found: list[str] | None = known.get(("melee", unit.id))
    if found is None:
        found = known["melee", unit.id] = near_melee(state, unit)
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


class Aimed(Question):
    """On Fire, Ambush and Covering fire: at whom; holding still or firing at nobody is possible.

    Rules: OW-intent-fire, OW-intent-ambush, OW-intent-cover, OW-target-valid, OW-fire-delay, OW-comms-bind.
    """

    orders: ClassVar[frozenset[str]] = FIRING
    key: ClassVar[str] = "target"
    verbs: ClassVar[tuple[type[Action], ...]] = (Target, Shell, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return draft.order in ("fire", "ambush", "cover") and on_foot(state, draft) is not None

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

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        unit = state.units[draft.unit]
        if type(action) is Pass:
            return BOUND if is_bound(state, unit, draft) else None
        if type(action) is Shell:
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

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        if type(action) is Pass:
            return draft
        unit = state.units[draft.unit]
        if type(action) is Shell:
            return replace(draft, shelled=True, blind=not sees_point(state, unit))
        return replace(draft, target=action.unit, blind=not is_valid(state, unit, state.units[action.unit]))


def sees_point(state: State, unit: Unit) -> bool:
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


class Arms(Question):
    """What is used: grenades, charges, a kind of ammunition, a sniper's second shot; below ground what is thrown.

    Rules: OW-intent-extra, OW-ammo-announce, OW-tun-template.
    """

    key: ClassVar[str] = "arms"
    verbs: ClassVar[tuple[type[Action], ...]] = (Arm, Pass)

    def choices(self, state: State, draft: Intent, links: Links) -> list[str]:
        return remembered(state, draft, self.key, lambda: self.every_choice(state, draft, links))

    def every_choice(self, state: State, draft: Intent, links: Links) -> list[str]:
        unit, below = state.units[draft.unit], target_below(draft)
        if below:
            return throwable(state, unit, state.units[below])
        return [*snipers.choices(state, unit), *thrown(state, draft, unit, links), *shells(state, unit)]

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        fires = bool(draft.target) and on_foot(state, draft) is not None
        return (fires or bool(draft.extra and target_below(draft))) and bool(self.choices(state, draft, links))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Arm(each) for each in self.choices(state, draft, links))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None if type(action) is Pass or action.arms in self.choices(state, draft, links) else NO_ARMS

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return draft if type(action) is Pass else replace(draft, arms=action.arms)


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


class Other(Question):
    """The heavy weapons take a vehicle of their own; a sniper his second target.

    Rules: OW-target-heavy, OW-merged-fire, OW-sniper-semi.
    """

    key: ClassVar[str] = "second"
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
        fires = bool(draft.target) and draft.order != "cover" and on_foot(state, draft) is not None
        return fires and bool(self.foes(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Second(each) for each in self.foes(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        return None if type(action) is Pass or action.unit in self.foes(state, draft) else NOT_HEAVY

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return draft if type(action) is Pass else replace(draft, second=action.unit)


class Delayed(Question):
    """Fire and Ambush in answer to a move may wait for a point of it.

    Rules: OW-fire-delay, OW-delay-barred, OW-interrupt, OW-intent-ambush.
    """

    orders: ClassVar[frozenset[str]] = FIRING
    key: ClassVar[str] = "delay"
    verbs: ClassVar[tuple[type[Action], ...]] = (Delay, Pass)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(draft.target) and draft.target in moving_foes(draft, links)

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        found: list[Action] = [Delay(at) for at in DELAYS]
        return found if draft.blind else [Pass(), *found]

    def why_not(self, state: State, draft: Intent, links: Links, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return MUST_DELAY if draft.blind else None
        return None if action.at in DELAYS else BAD_POINT

    def answer(self, state: State, draft: Intent, links: Links, action: Any) -> Intent:
        return draft if type(action) is Pass else replace(draft, at=action.at, blind=False)


QUESTIONS: tuple[Question, ...] = (
    *CHAPTER_FIRST,
    *VEHICLE_FIRST,
    Saddle(),
    Way(),
    Storey(),
    *CHAPTER_LIGHTS,
    Assailed(),
    Aimed(),
    Arms(),
    Other(),
    *VEHICLE_QUESTIONS,
    Delayed(),
    Message(),
    Explosives(),
    *CHAPTER_QUESTIONS,
)
