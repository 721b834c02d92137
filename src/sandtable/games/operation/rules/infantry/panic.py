"""Panic recovery: broken units run to cover, lie there, and try to rally."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import UnitRallied, UnitRan
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.cover import shelter
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE, enemies_at, nearest
from sandtable.games.operation.rules.ground.routes import (
    Way,
    cut_short,
    near_blocks,
    route,
    stairs_down,
    way_column,
    way_cost,
)
from sandtable.games.operation.rules.ground.standing_room import Hulls, is_free, standing_others
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.infantry.losses import destroy
from sandtable.games.operation.rules.infantry.movement import allowance, moves_in_smoke
from sandtable.games.operation.rules.infantry.orders import mark
from sandtable.games.operation.rules.infantry.walking import level_at
from sandtable.geometry.table import bearing, distance2, nearest_on
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice


def recover(state: State, dice: Dice, out: Out) -> None:
    """Each broken unit: who lies in cover tests to rally, who does not runs.

    Rules: OW-panic-run, OW-panic-rally, OW-panic-part.
    """
    for unit in list(state.units.values()):
        if not unit.broken or unit.off or not unit.models:
            continue
        if extensions.crew_recovers.call(state, unit, out):
            continue
        if lies_in_cover(state, unit):
            rally(state, unit, dice, out)
        else:
            run_to_cover(state, unit, out)


def lies_in_cover(state: State, unit: Unit) -> bool:
    """Whether every man of a broken unit lies prone in cover.

    Rules: OW-panic-rally.
    """
    men = state.men(unit)
    return bool(men) and all(man.shaken and shelter(state, man) != "open" for man in men)


def rally(state: State, unit: Unit, dice: Dice, out: Out) -> None:
    """A morale test; a rallied unit stands up, is marked stationary and gets no order in this turn.

    Rules: OW-panic-rally, OW-panic-rallied.
    """
    if not morale.test(state, unit, "rally", dice, out):
        return
    for man in state.men(unit):
        state.models[man.id] = replace(man, shaken=False)
    state.alter(unit.id, broken=False)
    out.append(UnitRallied(unit.id))
    mark(state, unit.id, "stationary", out)


def run_to_cover(state: State, unit: Unit, out: Out) -> None:
    """Men in the open run: into the unit's own cover if it has some, else to the nearest cover that is not nearer to
    the enemy, else straight away from him; who leaves the table is removed, who reaches cover drops.

    Rules: OW-panic-run, OW-no-way, OW-panic-part.
    """
    men = state.men(unit)
    part = [man for man in men if shelter(state, man) != "open"]
    paths, gone = [], []
    others, hulls = standing_others(state, frozenset(m.id for m in men))
    others += [(man.x, man.y) for man in part]
    for man in men:
        if man in part:
            continue
        limit = allowance(state, man, "move", "fast")
        goal = beside_friends(state, part, man) if part else cover_goal(state, unit, man)
        way = flight(state, man, goal, others, hulls) if goal else away(state, unit, man, limit)
        way = clear(state, man, way, others, hulls)
        end = way[-1]
        if not (0 <= end[0] <= state.size[0] and 0 <= end[1] <= state.size[1]):
            gone.append(man.id)
        else:
            others.append(end)
            level = level_at(state, man, end, -1)
            state.models[man.id] = replace(man, x=end[0], y=end[1], level=level, shaken=False, went=state.turn)
        paths.append((man.id, way))
    out.append(UnitRan(unit.id, tuple(paths), tuple(gone)))
    leave_table(state, unit.id, gone, out)
    morale.drop_or_stand(state, unit.id)
    if state.units[unit.id].models:
        mark(state, unit.id, "moved", out)


def clear(state: State, man: Model, way: Way, others: list[Point], hulls: Hulls) -> Way:
    """As much of a way as the ground lets him run and as ends on nobody; who gets off the table just goes.

    Rules: OW-terrain-barred, OW-terrain-minus, OW-no-way, OW-R71.
    """
    blocks = near_blocks(state, way, 8 * BASE)
    for part in range(1000, 0, -footing.BACK):
        short = cut_short(way, part)
        x, y = short[-1]
        gone = not (0 <= x <= state.size[0] and 0 <= y <= state.size[1])
        if can_run(state, blocks, man, short) and (gone or is_free(state, (x, y), others, hulls)):
            return short
    return (way[0], footing.free_near(state, way[0], others, hulls))


def can_run(state: State, blocks: Sequence[Block], man: Model, way: Way) -> bool:
    """Whether a man gets along a way in one move: fast, or slowly over ground that asks for it.

    Rules: OW-panic-run, OW-terrain-slow.
    """
    cost, asked = way_cost(state, blocks, man, way, stairs_down(blocks, man, way[-1]))
    speed = "slow" if asked.slow or moves_in_smoke(state, way) else "fast"
    return not asked.barred and cost <= allowance(state, man, "move", speed)


def leave_table(state: State, unit: str, gone: list[str], out: Out) -> None:
    """Who runs off the table is removed.

    Rules: OW-no-way.
    """
    if not gone:
        return
    for each in gone:
        state.models.pop(each)
    left = tuple(each for each in state.units[unit].models if each not in gone)
    state.alter(unit, models=left)
    if not any(state.models[each].cls == "infantry" for each in left):
        destroy(state, unit, out)


def beside_friends(state: State, part: list[Model], man: Model) -> Point:
    """The cover the others of the unit lie in.

    Rules: OW-panic-part.
    """
    near = min(part, key=lambda m: distance2((m.x, m.y), (man.x, man.y)))
    return (near.x, near.y)


def cover_goal(state: State, unit: Unit, man: Model) -> Point | None:
    """The nearest place with cover that does not shrink the distance to the nearest enemy.

    Rules: OW-panic-run, OW-no-way.
    """
    here = (man.x, man.y)
    foes = enemies_at(state, unit)
    now = nearest(foes, here)
    best: tuple[int, Point] | None = None
    for block in state.index.blocks:
        if block.row.cover == "open" or block.row.foot.barred:
            continue
        for spot in shelters(block, here):
            far = distance2(spot, here)
            if best is not None and far >= best[0]:
                continue
            foe = nearest(foes, spot)
            if now is None or foe is None or foe >= now:
                best = (far, spot)
    return best[1] if best is not None else None


def shelters(block: Block, here: Point) -> list[Point]:
    """Places a man could run to at a piece: a little inside an area, on the far side of a wall from the enemy."""
    left, top, right, bottom = block.box
    middle = ((left + right) // 2, (top + bottom) // 2)
    if block.polygon:
        edge = nearest_on(here, block.polygon)
        inner = bearing((middle[0] - edge[0], middle[1] - edge[1]))
        return [moved(edge, inner, 15), middle]
    found = []
    for one, two in block.segments:
        centre = ((one[0] + two[0]) // 2, (one[1] + two[1]) // 2)
        along = bearing((two[0] - one[0], two[1] - one[1]))
        found += [moved(centre, along + 900, BESIDE - BASE), moved(centre, along - 900, BESIDE - BASE)]
    return found


def flight(state: State, man: Model, goal: Point, others: list[Point], hulls: Hulls) -> Way:
    """A man's way to a place in cover at or around a goal, or as far towards it as he gets in one move."""
    blocks = near_blocks(state, [(man.x, man.y), goal], 8 * BASE)
    rings = (moved(goal, turn, far) for far in (22, 44, 66, 88) for turn in range(0, 3600, 450))
    most = max(allowance(state, man, "move", speed) for speed in ("slow", "fast"))
    most += max((block.row.passage(way_column(man)).plus for block in blocks), default=0) + 1
    for spot in chain((goal,), rings):
        if distance2((man.x, man.y), spot) > most * most or not is_free(state, spot, others, hulls):
            continue
        if shelter(state, replace(man, x=spot[0], y=spot[1])) == "open":
            continue
        way = route(state, blocks, man, spot)
        if can_run(state, blocks, man, way):
            return way
    way = route(state, blocks, man, goal)
    for part in range(1000, 0, -50):
        short = cut_short(way, part)
        if can_run(state, blocks, man, short) and is_free(state, short[-1], others, hulls):
            return short
    return ((man.x, man.y), (man.x, man.y))


def away(state: State, unit: Unit, man: Model, limit: int) -> tuple[Point, ...]:
    """Straight away from the nearest enemy.

    Rules: OW-no-way.
    """
    here = (man.x, man.y)
    foes = [m for foe in state.enemies(unit.seat) if not foe.below for m in state.pieces(foe)]
    if not foes:
        return (here, here)
    near = min(foes, key=lambda m: distance2((m.x, m.y), here))
    return (here, moved(here, bearing((man.x - near.x, man.y - near.y)), limit))
