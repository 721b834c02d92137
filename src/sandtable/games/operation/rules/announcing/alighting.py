"""Getting out of a vehicle: beside it, and on from there within what is left of the move."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.infantry import Go, Stay
from sandtable.games.operation.model.intent import MOVING, Intent, Links, Path, QuestionKey
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.plans import OnwardPlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.rules.announcing.question import WRONG_SPEED, Question, remembered
from sandtable.games.operation.rules.ground.cohesion import COHESION, is_together
from sandtable.games.operation.rules.ground.measuring import circle
from sandtable.games.operation.rules.ground.outlines import size
from sandtable.games.operation.rules.ground.routes import near_blocks
from sandtable.games.operation.rules.ground.standing_room import in_the_way, standing_others
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.infantry.movement import OFF_TABLE
from sandtable.games.operation.rules.vehicles import boarding, crew
from sandtable.games.operation.tables import EMBARK_COST
from sandtable.geometry.table import distance_at_most
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Form, Measure, Options, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

TOO_FAR_FROM_VEHICLE = Refusal("OW-embark-place", "too-far")
ONWARD_TRIES = 6


def leavers(state: State, link: Intent) -> list[Model]:
    """Who gets out: everybody aboard who may and is not shaken; of a vehicle that drives the driver stays.

    Rules: OW-embark-driver, OW-embark-once, OW-shaken-order.
    """
    riders = [man for man in state.everyone(link.unit) if man.aboard and is_active(state, man)]
    if not riders:
        return riders
    hulls = {name: state.models[name] for name in {man.aboard for man in riders}}
    driven = {name for name in hulls if crew.is_driven(link, name)}
    return [
        man for man in riders if boarding.why_not_leave(state, man, hulls[man.aboard], man.aboard in driven) is None
    ]


def get_out(state: State, link: Intent, out: Out) -> tuple[str, tuple[tuple[str, Path], ...]]:
    """They stand beside the vehicle; the speed and the ways of those who go on from there, as they announced.

    Rules: OW-embark-place, OW-embark-cost.
    """
    men = leavers(state, link)
    for hull in sorted({man.aboard for man in men}):
        boarding.leave(state, tuple(man.id for man in men if man.aboard == hull), state.models[hull], out)
    onward = link.plan(OnwardPlan)
    if onward is None:
        return "slow", ()
    return onward.speed, onward_ways(state, link, tuple(man.id for man in men), onward.speed, onward.goal)


def onward_ways(
    state: State, link: Intent, names: tuple[str, ...], speed: str, goal: Point
) -> tuple[tuple[str, Path], ...]:
    """Each man goes as far towards his place round the goal as 5 cm less than his move lets him.

    They stay beside the vehicle if that would tear the unit apart.

    Rules: OW-embark-place, OW-embark-cost, OW-move-goal, OW-cohesion.
    """
    men = [man for man in (state.models[name] for name in names) if not man.aboard and is_active(state, man)]
    if not men:
        return ()
    first = min(men, key=lambda man: (man.x - goal[0]) ** 2 + (man.y - goal[1]) ** 2)
    shift = (goal[0] - first.x, goal[1] - first.y)
    wanted = {man.id: (man.x + shift[0], man.y + shift[1]) for man in men}
    blocks = near_blocks(state, [*((m.x, m.y) for m in men), *wanted.values()], 20)
    paths, stand = [], {man.id: (man.x, man.y) for man in men}
    others, hulls = standing_others(state, frozenset(stand))
    strangers, hulls = in_the_way(blocks, [*stand.values(), *wanted.values()], others, hulls)
    for man in sorted(men, key=lambda each: each is not first):
        others = [*strangers, *(at for name, at in stand.items() if name != man.id)]
        found = movement.march(
            state, blocks, man, link.order, speed, wanted[man.id], False, others, hulls, less=EMBARK_COST
        )
        way = ((man.x, man.y), (man.x, man.y)) if isinstance(found, Refusal) else found[0]
        state.change(man.id, x=way[-1][0], y=way[-1][1])
        stand[man.id] = way[-1]
        paths.append((man.id, way))
    together = is_together(state, state.units[link.unit])
    for man in men:
        state.models[man.id] = man
    return tuple(paths) if together else ()


class Onward(Question[Go | Stay]):
    """Where those who get out go from beside the vehicle.

    Rules: OW-embark-place, OW-embark-cost, OW-intent-extra.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "onward"
    verbs: ClassVar[tuple[type[Action], ...]] = (Go, Stay)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return draft.alights and bool(self.leavers(state, draft))

    def leavers(self, state: State, draft: Intent) -> list[Model]:
        """Who gets out, worked out once while nothing changes: every goal that is tried needs it."""
        return remembered(state, draft, self.key, lambda: leavers(state, draft))

    def end(self, state: State, draft: Intent) -> tuple[Model, Point]:
        """The vehicle and where it will stand."""
        vehicle = state.models[self.leavers(state, draft)[0].aboard]
        way = next((way for name, way in draft.paths if name == vehicle.id), None)
        return vehicle, way[-1] if way is not None else (vehicle.x, vehicle.y)

    def reach(self, state: State, draft: Intent, speed: str) -> int:
        """How far from the middle of the vehicle they get: past its edge, and in cohesion if somebody stays aboard."""
        vehicle, _ = self.end(state, draft)
        men = self.leavers(state, draft)
        far = min(movement.allowance(state, man, draft.order, speed) for man in men) - EMBARK_COST
        stays = len(men) < sum(len(state.crew(hull)) for hull in {man.aboard for man in men})
        return max(0, min(far, COHESION) if stays else far) + size(state, vehicle)[1] // 2

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        _, at = self.end(state, draft)
        limit = self.reach(state, draft, "fast")
        region = circle(at, limit)
        box = (at[0] - limit, at[1] - limit, at[0] + limit, at[1] + limit)
        forms = tuple(Form(Go(speed, Place(0, 0)), ("goal",)) for speed in ("fast", "slow"))
        return Measure(
            lambda rng: state.resting(self.sample, state, draft, rng), Stay(), (region,), box, forms, (Stay(),)
        )

    def sample(self, state: State, draft: Intent, rng: Rng) -> Action:
        _, at = self.end(state, draft)
        for _ in range(ONWARD_TRIES):
            speed = "slow" if rng.random() < 0.3 else "fast"
            far = int(self.reach(state, draft, speed) * rng.random())
            action = Go(speed, Place(*moved(at, rng.randrange(3600), far)))
            if self.why_not(state, draft, (), action) is None:
                return action
        return Stay()

    def why_not(self, state: State, draft: Intent, links: Links, action: Go | Stay) -> Refusal | None:
        if isinstance(action, Stay):
            return None
        goal = (action.goal.x, action.goal.y)
        if action.speed not in ("slow", "fast"):
            return WRONG_SPEED
        if not (0 <= goal[0] <= state.size[0] and 0 <= goal[1] <= state.size[1]):
            return OFF_TABLE
        _, at = self.end(state, draft)
        return None if distance_at_most(at, goal, self.reach(state, draft, action.speed)) else TOO_FAR_FROM_VEHICLE

    def answer(self, state: State, draft: Intent, links: Links, action: Go | Stay) -> Intent:
        if isinstance(action, Stay):
            return draft
        speed = "fast" if "fast" in (draft.speed, action.speed) else "slow"
        goal = (action.goal.x, action.goal.y)
        return draft.planning(OnwardPlan(action.speed, goal), speed=speed, goal=draft.goal or goal)
