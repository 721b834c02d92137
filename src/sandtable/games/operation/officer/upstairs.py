"""Upper floors: whether men see and hit more from up there than they would be hit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Climb, Pass
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.place_value import bodies, danger, prospects, some
from sandtable.games.operation.rules.announcing.storeys import climbers, ends
from sandtable.games.operation.rules.ground import rooms
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.buildings import size_of
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.tables import WEAPONS
from sandtable.games.operation.tables.words import Posture
from sandtable.geometry.table import Polygon, contains, distance2
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng

EFFORT = 0.2
"""What must be gained by climbing, in men: the order could do something else."""


def storey(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Climb | Pass], rng: Rng
) -> Action:
    """The level from which most is hit and least is suffered; on the ground if it is all the same."""
    draft = frame.draft
    unit = state.units[draft.unit]
    posture: Posture = "stationary" if draft.speed != "fast" else "moved"

    def score(action: Climb | Pass) -> float:
        if isinstance(action, Pass):
            return level_worth(state, unit, after_climb(state, draft, -1), posture) + 0.05
        return level_worth(state, unit, after_climb(state, draft, action.level), posture)

    best: Action = max(found, key=score)
    return best


def after_climb(state: State, draft: Intent, level: int) -> list[Model]:
    """The men where their ways end, those who can on this level; -1: as high as they are, outside on the ground."""
    up = set(climbers(state, draft, level)) if level >= 0 else set[str]()
    there = []
    for man, way in ends(state, draft):
        inside = rooms.tall_house_at(state, way[-1])
        kept = man.level if inside is not None and inside is rooms.tall_house_at(state, place(man)) else 0
        there.append(replace(man, x=way[-1][0], y=way[-1][1], level=level if man.id in up else kept))
    return there


def level_worth(state: State, unit: Unit, men: list[Model], posture: Posture) -> float:
    here = some(men)
    if not here:
        return 0.0
    here[0] = replace(here[0], id="~level")
    return prospects(state, unit, here) - danger(state, unit, here, posture)


def climb_gain(state: State, unit: Unit) -> float:
    """What it is worth to a unit that stays to go to another floor from where it stands."""
    men = movement.movers(state, unit)
    if not men or not state.index.tall:
        return 0.0
    return upper_gain(state, unit, men, [place(man) for man in men], movement.allowance(state, men[0], "move", "slow"))


def upper_gain(state: State, unit: Unit, men: list[Model], spots: Sequence[Point], limit: int) -> float:
    """How much better it is at the end of a move to stand on the top floor; nothing if too few get there."""
    house = rooms.tall_house_at(state, spots[0]) if spots and state.index.tall else None
    if house is None or not can_use_floors(state, unit):
        return 0.0
    top = house.feature.levels - 1
    stairs = stairs_of(state, house)
    up = [spot for man, spot in zip(men, spots, strict=False) if climbs(man, spot, house, stairs, top, limit)]
    if 2 * len(up) < len(spots):
        return 0.0
    below = bodies(state, unit, up)
    above = [replace(man, level=top) for man in below]
    better = level_worth(state, unit, above, "moved") - level_worth(state, unit, below, "moved")
    return max(0.0, len(up) / len(spots) * better - EFFORT)


def climbs(man: Model, spot: Point, house: Block, stairs: Polygon, top: int, limit: int) -> bool:
    """Whether a man may get to the top floor after going to a place, roughly: to the stairs and back if need be."""
    if not house.holds(spot) or man.level == top:
        return False
    away = bool(stairs) and not contains(stairs, spot)
    detour: float = 2 * distance2(spot, rooms.middle(stairs)) ** 0.5 if away else 0.0
    walk: float = distance2(place(man), spot) ** 0.5
    return walk + FLOOR * (top - man.level) + detour <= limit


def stairs_of(state: State, house: Block) -> Polygon:
    """The room with the stairs; nothing in small houses, and where rooms do not count: one climbs anywhere."""
    feature = house.feature
    by_stairs = state.on("rooms") and feature.rooms and size_of(feature) != "small"
    return feature.rooms[0] if by_stairs else ()


def can_use_floors(state: State, unit: Unit) -> bool:
    """Men on foot whose weapons fire out of a building."""
    pieces = state.pieces(unit)
    mortar = any(WEAPONS[w].is_mortar for man in pieces for w in man.weapons)
    return all(man.cls == "infantry" for man in pieces) and not mortar
