"""Announcing where men go."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Charge, Go, Stay
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.plans import AscentPlan, ChargePlan, SaddlePlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.fire import acts_on_foot
from sandtable.games.operation.rules.announcing.question import NO_CHARGE, WRONG_SPEED, Question
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.measuring import circle
from sandtable.games.operation.rules.infantry import charging, movement
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Form, Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

WALK_TRIES = 6
FORMS = tuple(Form(Go(speed, Place(0, 0)), ("goal",)) for speed in ("fast", "slow"))


def mounting(draft: Intent) -> str:
    """Whether cyclists get on or off, if they do either."""
    plan = draft.plan(SaddlePlan)
    return plan.how if plan is not None else ""


class WayMemory:
    """The last move that was worked out, and for whom and where to."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[tuple[object, ...], movement.Plan | Refusal] | None = None


def planned(state: State, draft: Intent, action: Go) -> movement.Plan | Refusal:
    """The plan of a move; the last one is remembered, for it is asked for twice."""
    unit = state.units[draft.unit]
    goal = (action.goal.x, action.goal.y)
    ends = tuple((end.x, end.y) for end in action.ends)
    key = (draft.unit, draft.order, action.speed, goal, ends, mounting(draft))
    memory = state.moment().of(WayMemory)
    held = memory.last
    if held is None or held[0] != key:
        plan = movement.plan(state, unit, draft.order, action.speed, goal, ends, mounting(draft))
        held = memory.last = (key, plan)
    return held[1]


class Way(Question[Go | Stay | Charge]):
    """Where the men go, how fast, or whom they charge.

    Rules: OW-intent-move, OW-intent-assault, OW-order-move, OW-assault-speed, OW-move-goal.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "way"
    verbs: ClassVar[tuple[type[Action], ...]] = (Go, Stay, Charge)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        unit = acts_on_foot(state, draft)
        moves = draft.order in ("move", "assault") and draft.plan(AscentPlan) is None
        return moves and unit is not None and bool(movement.movers(state, unit))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        unit = state.units[draft.unit]
        who = movement.movers(state, unit)
        kinds = {(man.cls, man.riding): man for man in who}
        limit = max(movement.allowance(state, man, draft.order, "fast") for man in kinds.values())
        first = who[0]
        region = circle((first.x, first.y), limit)
        box = (first.x - limit, first.y - limit, first.x + limit, first.y + limit)
        others: list[Stay | Charge] = [Stay()]
        if draft.order == "assault":
            others += [Charge(foe.id) for foe in state.enemies(unit.seat) if charging.can_charge(state, unit, foe)]
        legal = tuple(action for action in others if self.why_not(state, draft, links, action) is None)
        return Measure(lambda rng: state.resting(self.sample, state, draft, rng), Stay(), (region,), box, FORMS, legal)

    def sample(self, state: State, draft: Intent, rng: Rng) -> Action:
        """A random legal answer: mostly a goal in reach, now and then staying or charging."""
        unit = state.units[draft.unit]
        luck = rng.random()
        if draft.order == "assault" and luck < 0.4:
            foes = [foe for foe in state.enemies(unit.seat) if charging.can_charge(state, unit, foe)]
            if foes:
                return Charge(foes[rng.randrange(len(foes))].id)
        if luck > 0.9:
            return Stay()
        who = movement.movers(state, unit)
        man = who[rng.randrange(len(who))]
        for _ in range(WALK_TRIES):
            speed = "slow" if rng.random() < 0.3 or mounting(draft) else "fast"
            far = int(movement.allowance(state, man, draft.order, speed) * rng.random())
            x, y = moved((man.x, man.y), rng.randrange(3600), far)
            action = Go(speed, Place(x, y))
            if self.why_not(state, draft, (), action) is None:
                return action
        return Stay()

    def why_not(self, state: State, draft: Intent, links: Links, action: Go | Stay | Charge) -> Refusal | None:
        if isinstance(action, Stay):
            return None
        if isinstance(action, Charge):
            foe = state.units.get(action.unit)
            unit = state.units[draft.unit]
            legal = foe is not None and foe.seat != unit.seat and bool(foe.models) and not foe.off
            if draft.order != "assault" or not legal or foe is None or not charging.can_charge(state, unit, foe):
                return NO_CHARGE
            return None
        if action.speed not in ("slow", "fast"):
            return WRONG_SPEED
        plan = planned(state, draft, action)
        return plan if isinstance(plan, Refusal) else None

    def answer(self, state: State, draft: Intent, links: Links, action: Go | Stay | Charge) -> Intent:
        if isinstance(action, Charge):
            return draft.planning(ChargePlan(action.unit), speed="fast")
        unit = state.units[draft.unit]
        if isinstance(action, Stay):
            if is_together(state, unit):
                return draft
            plan = movement.close_up(state, unit, draft.order, "fast")
            return replace(draft, speed="fast", paths=plan.paths, cost=plan.cost)
        found = planned(state, draft, action)
        assert not isinstance(found, Refusal)
        goal = (action.goal.x, action.goal.y)
        return replace(draft, speed=action.speed, goal=goal, paths=found.paths, cost=found.cost)
