"""Going from one level of a building to another."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.infantry import Climb, Pass
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Model, Unit, Way
from sandtable.games.operation.model.plans import StoreyPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import Question, remembered
from sandtable.games.operation.rules.ground import rooms, routes
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.rules.infantry import movement
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

NO_CLIMB = Refusal("OW-move-levels", "no-climb")


def ends(state: State, draft: Intent) -> list[tuple[Model, Way]]:
    """Who moves, and by which way."""
    if draft.paths:
        going = [(state.models[each], way) for each, way in draft.paths]
    else:
        going = [(man, ((man.x, man.y),)) for man in movement.movers(state, state.units[draft.unit])]
    return [(man, way) for man, way in going if man.cls == "infantry"]


def climb_spent(state: State, man: Model, way: Way) -> int:
    """What the way of a man costs."""
    return routes.way_cost(state, routes.near_blocks(state, way, 20), man, way)[0] if len(way) > 1 else 0


def reachable_storeys(state: State, draft: Intent) -> list[int]:
    """Levels that any man who ends in a building can reach with what is left of his move.

    Rules: OW-move-levels, OW-room-move, OW-R94.
    """
    inside = housed(state, draft)
    top = max((each[1].feature.levels for each in inside), default=0)
    return [level for level in range(top) if climbers_among(state, draft, level, inside)]


def housed(state: State, draft: Intent) -> list[tuple[Model, Block, Way, int]]:
    """Who ends his way in a building of several levels: he, the building, his way and what it costs."""
    inside = [(man, rooms.tall_house_at(state, way[-1]), way) for man, way in ends(state, draft)]
    return [(man, house, way, climb_spent(state, man, way)) for man, house, way in inside if house is not None]


def climbers(state: State, draft: Intent, level: int) -> tuple[str, ...]:
    """Those who get to a level; the others stay on theirs."""
    return climbers_among(state, draft, level, housed(state, draft))


def climbers_among(
    state: State, draft: Intent, level: int, inside: list[tuple[Model, Block, Way, int]]
) -> tuple[str, ...]:
    """The same of those who end their ways in buildings.

    Rules: OW-move-levels, OW-room-move, OW-R94.
    """
    speed = draft.speed if draft.speed != "stay" else "slow"
    able = [each for each in inside if level < each[1].feature.levels]
    return tuple(each[0].id for each in able if can_climb(state, draft, speed, level, *each))


def can_climb(
    state: State, draft: Intent, speed: str, level: int, man: Model, house: Block, way: Way, cost: int
) -> bool:
    """Whether a man reaches a level: its height counts as distance, in larger buildings by the stairs.

    Rules: OW-move-levels, OW-room-move.
    """
    if level == man.level:
        return True
    left = movement.allowance(state, man, draft.order, speed) - cost
    climb = rooms.climb_cost(state, state.features[house.id], abs(level - man.level), way, FLOOR, man, left)
    return climb is not None and climb <= left


class Storey(Question[Climb | Pass]):
    """To which level of a building the men go.

    Rules: OW-move-levels, OW-intent-move.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "storey"
    verbs: ClassVar[tuple[type[Action], ...]] = (Climb, Pass)

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(state.index.tall) and state.has_men(unit)

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        if draft.charge or draft.boards or draft.alights:
            return False
        return len(self.levels(state, draft)) > 1

    def levels(self, state: State, draft: Intent) -> list[int]:
        about = (draft.unit, draft.order, draft.speed, draft.paths)
        return remembered(state, about, self.key, lambda: reachable_storeys(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Climb(level) for level in self.levels(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Climb | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.level in self.levels(state, draft) else NO_CLIMB

    def answer(self, state: State, draft: Intent, links: Links, action: Climb | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        plan = StoreyPlan(action.level, climbers(state, draft, action.level))
        if draft.paths:
            return draft.planning(plan)
        still = tuple((man.id, ((man.x, man.y), (man.x, man.y))) for man, _ in ends(state, draft))
        return draft.planning(plan, paths=still, speed="slow")
