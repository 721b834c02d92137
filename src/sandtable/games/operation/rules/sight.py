"""Sight: straight lines between models, and what on the way stops or hides them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import is_
from typing import NamedTuple

from sandtable.games.operation import quick
from sandtable.games.operation.ground import RANK as RANK
from sandtable.games.operation.ground import Block, Index
from sandtable.games.operation.model import TANKS, VEHICLES, Cover, Model, Point, Template, Unit
from sandtable.games.operation.rules.blinds import in_doubt, mark_of, row_of
from sandtable.games.operation.rules.measure import BASE, BESIDE, BEYOND_LOW, LONGEST, outline
from sandtable.games.operation.rules.measure import DEPTH as DEPTH
from sandtable.games.operation.state import State, is_armoured
from sandtable.geometry.table import (
    Part,
    Polygon,
    Ratio,
    box_of,
    contains,
    crossing,
    distance2,
    parts_inside,
    point_distance_at_most,
    root_up,
    span_at_most,
)

FLOOR = 40
"""Height of a level (mm); a man's eye is half of it above his floor."""

FURTHEST = LONGEST + 2 * (BASE + 2)
"""Twice what lies at most between the middle of a vehicle and a line that touches it, edges of bases included (mm)."""

KEPT = 100_000
"""So many lines are remembered before the memory is emptied."""

NAME: tuple[Cover, ...] = ("open", "light", "medium", "heavy")


class Look(NamedTuple):
    """What one line of sight says: whether it is free, the best cover on it, and its peculiarities."""

    free: bool
    cover: int = 0
    over: bool = False
    """Only grenades go this way (over a high wall)."""
    hedge: bool = False
    """A low hedge lies across."""
    smoke: bool = False
    """The target lies in smoke."""
    wall: bool = False
    """A wall lies across (shaped charges)."""


BLIND = Look(False)
CLEAR = Look(True)
LOOKS = (CLEAR, *(Look(True, n & 3, bool(n & 4), bool(n & 8), False, bool(n & 16)) for n in range(1, 32)))
"""What compiled code says of a free line (see `kernels`)."""


class Scene(NamedTuple):
    """All that can stand in the way on one table, with boxes."""

    blocks: tuple[Block, ...]
    hulls: tuple[tuple[str, Polygon, int], ...]
    """Vehicles and wrecks: model id, outline, cover they give."""
    smoke: tuple[Template, ...]


def vehicle_cover(model: Model) -> int:
    """Unarmoured vehicles give light cover, armoured ones medium, tanks heavy.

    Rules: OW-vcover-give.
    """
    return 3 if model.cls in TANKS else 2 if is_armoured(model) else 1


def scene(state: State, box: tuple[int, int, int, int]) -> Scene:
    """What lies within a box."""
    left, top, right, bottom = box
    blocks = tuple(
        b
        for b in state.index.blocks
        if b.box[0] <= right and left <= b.box[2] and b.box[1] <= bottom and top <= b.box[3]
    )
    return Scene(blocks, hulls_in(state, box), clouds(state))


def hulls_in(state: State, box: tuple[int, int, int, int]) -> tuple[tuple[str, Polygon, int], ...]:
    """The vehicles and wrecks within a box."""
    left, top, right, bottom = box
    known = state.moment()
    hulls: list[tuple[Model, tuple[str, Polygon, int]]] | None = known.get("hulls")
    if hulls is None:
        models = [state.models[each] for each in state.vehicles if each in state.models]
        hulls = known["hulls"] = [(m, (m.id, outline(state, m), vehicle_cover(m))) for m in models]
    return tuple(
        hull for model, hull in hulls if left - 60 <= model.x <= right + 60 and top - 60 <= model.y <= bottom + 60
    )


def clouds(state: State) -> tuple[Template, ...]:
    """The smoke and dust on the table."""
    return tuple(t for t in state.templates.values() if t.kind in ("smoke", "dust", "wreck-smoke"))


def trace(seen: Scene, a: Model, b: Model, end: Point, through_smoke: bool = False) -> Look:
    """One line from a model to a point of another, with all that stands there.

    Rules: OW-sight-line, OW-smoke-sight.
    """
    ground = over_ground(seen.blocks, a, b, (a.x, a.y), end)
    if not ground.free or not (seen.hulls or seen.smoke):
        return ground
    return overlay(seen, a, b, (end,), ground, through_smoke)


def over_ground(blocks: Iterable[Block], a: Model, b: Model, start: Point, end: Point) -> Look:
    """One line over the terrain alone.

    Rules: OW-sight-line.
    """
    left, right = (start[0], end[0]) if start[0] < end[0] else (end[0], start[0])
    top, bottom = (start[1], end[1]) if start[1] < end[1] else (end[1], start[1])
    cover, over, hedge, wall = 0, False, False, False
    for block in blocks:
        box = block.box
        if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
            continue
        look = (through_area if block.polygon else across_line)(block, a, b, start, end)
        if look is CLEAR:
            continue
        if not look.free:
            return BLIND
        over, hedge, wall = over or look.over, hedge or look.hedge, wall or look.wall
        if look.cover > cover:
            cover = look.cover
    return Look(True, cover, over, hedge, False, wall) if cover or over or hedge or wall else CLEAR


def overlay(seen: Scene, a: Model, b: Model, ends: tuple[Point, ...], ground: Look, through_smoke: bool) -> Look:
    """A line that the terrain leaves free, with vehicles and smoke: who is wholly behind a vehicle is hidden.

    Rules: OW-vsight-behind, OW-smoke-sight, OW-smoke-cover.
    """
    start, cover, smoky = (a.x, a.y), ground.cover, False
    for each, polygon, gives in seen.hulls:
        if each == a.id or each == b.id or each == a.aboard or each == b.aboard:
            continue
        if beyond(polygon, start, ends):
            continue
        behind = [bool(parts_inside(start, end, polygon)) for end in ends]
        if not any(behind):
            continue
        if all(behind) and b.cls not in VEHICLES:
            return BLIND
        cover = max(cover, gives)
    for cloud in seen.smoke:
        middle, square = (cloud.x, cloud.y), cloud.radius * cloud.radius
        if distance2(middle, ends[0]) <= square:
            cover, smoky = max(cover, 1), True
        elif through_smoke or distance2(middle, start) <= square:
            continue
        elif point_distance_at_most(middle, start, ends[0], cloud.radius - 1):
            return BLIND
    return ground if cover == ground.cover and not smoky else ground._replace(cover=cover, smoke=smoky)


def clear_of(polygon: Polygon, start: Point, end: Point) -> bool:
    """Whether a vehicle stands far off the lines to a model, by its middle alone: a quicker no."""
    sx, sy = start
    dx, dy = end[0] - sx, end[1] - sy
    twice_x, twice_y = polygon[0][0] + polygon[2][0] - 2 * sx, polygon[0][1] + polygon[2][1] - 2 * sy
    slack = FURTHEST * (abs(dx) + abs(dy))
    if not -slack <= dx * twice_y - dy * twice_x <= slack:
        return True
    ahead = dx * twice_x + dy * twice_y
    return ahead < -slack or ahead > 2 * (dx * dx + dy * dy) + slack


def beyond(polygon: Polygon, start: Point, ends: tuple[Point, ...]) -> bool:
    """Whether all corners of an outline lie clearly to one side of the lines to a model: a quick no."""
    sx, sy = start
    dx, dy = ends[0][0] - sx, ends[0][1] - sy
    wide, turns = 0, []
    for x, y in polygon:
        ex, ey = x - sx, y - sy
        turns.append(dx * ey - dy * ex)
        far = abs(ex) + abs(ey)
        if far > wide:
            wide = far
    slack = (BASE + 1) * wide
    return min(turns) > slack or max(turns) < -slack


def across_line(block: Block, a: Model, b: Model, start: Point, end: Point) -> Look:
    """A wall or hedge across the line: low ones hide what is more than 10 cm behind, high ones everything.

    Who stands right beside a low one ignores it. Vehicles and men on upper levels look over low ones.

    Rules: OW-sight-low, OW-sight-high, OW-sight-above, OW-vsight-low, OW-cover-line.
    """
    for one, two in block.segments:
        at = crossing(start, end, one, two)
        if at is None:
            continue
        row = block.row
        wall = not row.hedge
        gives = block.gives
        if row.high:
            return over_high(block, a, b, start, end, at, (one, two))
        if not row.low:
            continue
        if point_distance_at_most(start, one, two, BESIDE) and a.cls not in VEHICLES:
            if not point_distance_at_most(end, one, two, BESIDE):
                continue
            return Look(True, gives, hedge=row.hedge, wall=wall)
        if a.level == 0 and a.cls not in VEHICLES and not span_at_most(start, end, at, (1, 1), BEYOND_LOW):
            return BLIND
        return Look(True, gives, hedge=row.hedge, wall=wall)
    return CLEAR


def over_high(block: Block, a: Model, b: Model, start: Point, end: Point, at: Ratio, edge: tuple[Point, Point]) -> Look:
    """A high wall or hedge: from above the true line decides; beside it one may throw over it, shoot through a hedge.

    Rules: OW-sight-high, OW-sight-high-wall, OW-sight-high-hedge, OW-sight-above.
    """
    row = block.row
    gives = block.gives
    if a.level or b.level:
        eye, head = a.level * FLOOR + FLOOR // 2, b.level * FLOOR + FLOOR // 2
        line = eye * (at[1] - at[0]) + head * at[0]
        return Look(True, gives if b.level == 0 else 0) if line > block.height * at[1] else BLIND
    if a.cls in VEHICLES or not point_distance_at_most(start, edge[0], edge[1], BESIDE):
        return BLIND
    if not point_distance_at_most(end, edge[0], edge[1], DEPTH):
        return BLIND
    return Look(True, gives, over=not row.hedge, wall=not row.hedge)


def through_area(block: Block, a: Model, b: Model, start: Point, end: Point) -> Look:
    """An area across the line: sight reaches 5 cm into deep ones and 5 cm beyond small ones; others only give cover.

    Rules: OW-sight-wood, OW-sight-smallwood, OW-cover-area, OW-sight-building.
    """
    row = block.row
    gives = block.gives
    if not (row.deep or row.kind in ("small-wood", "wreck")):
        return Look(True, gives) if gives and contains(block.polygon, end) else CLEAR
    parts = parts_inside(start, end, block.polygon)
    if not parts:
        return CLEAR
    if row.walls:
        return through_house(block, a, b, start, end, parts)
    cover = 0
    for enter, leave in parts:
        far = leave[0] == leave[1]
        near = enter[0] == 0
        if not span_at_most(start, end, enter, leave, DEPTH):
            return BLIND
        if far:
            cover = gives
        elif not near and not span_at_most(start, end, leave, (1, 1), DEPTH):
            return BLIND
        elif not near:
            cover = gives
    return Look(True, cover) if cover else CLEAR


def through_house(block: Block, a: Model, b: Model, start: Point, end: Point, parts: Sequence[Part]) -> Look:
    """A building: whoever is inside needs a door, window or gap within 5 cm in the wall that the line crosses.

    Rules: OW-sight-building, OW-openings.
    """
    inside_a, inside_b = parts[0][0][0] == 0, parts[-1][1][0] == parts[-1][1][1]
    if inside_a and inside_b and len(parts) == 1:
        near = distance2(start, end) <= DEPTH * DEPTH and a.level == b.level
        return Look(True, block.gives) if near else BLIND
    if inside_a == inside_b:
        return BLIND
    inner = start if inside_a else end
    for edge, gaps in zip(block.segments, block.openings, strict=True):
        at_hand = any(point_distance_at_most(inner, gap[0], gap[1], DEPTH) for gap in gaps)
        if at_hand and crossing(start, end, edge[0], edge[1]) is not None:
            return Look(True, block.gives, wall=True) if inside_b else CLEAR
    return BLIND


def sides(a: Model, b: Model) -> tuple[Point, Point]:
    """The two edges of a man's base as seen from another model."""
    dx, dy = b.x - a.x, b.y - a.y
    far = root_up(dx * dx + dy * dy) or 1
    ox, oy = -dy * BASE // far, dx * BASE // far
    return (b.x + ox, b.y + oy), (b.x - ox, b.y - oy)


def look(seen: Scene, a: Model, b: Model, through_smoke: bool = False) -> Look:
    """How one model sees another: free when it is wholly visible, in cover when a part of it is hidden.

    Rules: OW-sight-line, OW-cover-partial.
    """
    return with_others(seen, a, b, terrain_look(seen.blocks, a, b), through_smoke)


def with_others(seen: Scene, a: Model, b: Model, ground: Look, through_smoke: bool) -> Look:
    """Put vehicles and smoke over what the terrain shows."""
    if not ground.free or not (seen.hulls or seen.smoke):
        return ground
    start, end = (a.x, a.y), (b.x, b.y)
    own = (a.id, b.id, a.aboard, b.aboard)
    hulls = tuple([hull for hull in seen.hulls if hull[0] not in own and not clear_of(hull[1], start, end)])
    if not hulls and not seen.smoke:
        return ground
    ends = (end,) if b.cls in VEHICLES else (end, *sides(a, b))
    return overlay(Scene((), hulls, seen.smoke), a, b, ends, ground, through_smoke)


def terrain_look(blocks: Iterable[Block], a: Model, b: Model) -> Look:
    """How the terrain lets one model see another.

    What can hide a part of a man (buildings, woods, high walls) is looked at along the edges of his base too.

    Rules: OW-sight-line, OW-cover-partial.
    """
    start, end = (a.x, a.y), (b.x, b.y)
    solid = [block for block in blocks if block.solid]
    middle = over_ground([block for block in blocks if not block.solid], a, b, start, end)
    if not middle.free or not solid:
        return middle
    hiding = []
    for block in solid:
        look = (through_area if block.polygon else across_line)(block, a, b, start, end)
        if look.free:
            middle = joined(middle, look)
        else:
            hiding.append(block)
    if b.cls in VEHICLES:
        return BLIND if hiding else middle
    if middle.cover and not hiding:
        return middle
    return partly(solid, hiding, a, b, middle)


def joined(one: Look, two: Look) -> Look:
    """What two lots of terrain on a free line say together."""
    if one is CLEAR or two is CLEAR:
        return two if one is CLEAR else one
    cover = max(one.cover, two.cover)
    return Look(True, cover, one.over or two.over, one.hedge or two.hedge, False, one.wall or two.wall)


def hides(block: Block, a: Model, b: Model, start: Point, end: Point) -> bool:
    """Whether one piece of terrain stops a line."""
    left, top, right, bottom = block.box
    x, y = end
    if (x < left and start[0] < left) or (x > right and start[0] > right):
        return False
    if (y < top and start[1] < top) or (y > bottom and start[1] > bottom):
        return False
    return not (through_area if block.polygon else across_line)(block, a, b, start, end).free


def partly(solid: list[Block], hiding: list[Block], a: Model, b: Model, middle: Look) -> Look:
    """A man of whom solid terrain hides a part is in the cover that it gives; hidden wholly he is not seen.

    `hiding` is what hides his middle.

    Rules: OW-cover-partial.
    """
    start = (a.x, a.y)
    left, right = ([block for block in solid if hides(block, a, b, start, end)] for end in sides(a, b))
    if hiding and left and right:
        return BLIND
    if not (hiding or left or right):
        return middle
    best = max(block.gives for block in (*hiding, *left, *right))
    if hiding:
        return Look(True, max(best, 1))
    return Look(True, max(best, 1), middle.over, middle.hedge, False, middle.wall)


def sights(state: State, unit: Unit, foe: Unit, through_smoke: bool = False) -> dict[str, dict[str, Look]]:
    """Every free line between the models of two units. Remembered as long as nothing on the table has changed.

    Rules: OW-sight-own, OW-tun-blind.
    """
    known = state.moment()
    key = ("sights", unit.id, foe.id, through_smoke)
    found: dict[str, dict[str, Look]] | None = known.get(key)
    if found is None:
        found = known[key] = still_in_sight(state, unit, foe, through_smoke)
    return found


def still_in_sight(state: State, unit: Unit, foe: Unit, through_smoke: bool) -> dict[str, dict[str, Look]]:
    """The same after something has changed somewhere, maybe not about these two."""
    if unit.below or foe.below:
        return {}
    ours, theirs = state.pieces(unit), state.pieces(foe)
    others = [state.models.get(each) for each in state.vehicles]
    templates = list(state.templates.values())
    key = (unit.id, foe.id + "~" if through_smoke else foe.id)
    held = state.index.seen.get(key)
    now = (ours, theirs, others, templates)
    if held is not None and held[0] == now:
        found: dict[str, dict[str, Look]] = held[1]
        return found
    found = work_out(state, ours, theirs, through_smoke)
    state.index.seen[key] = (now, found)
    return found


def same(one: Sequence[object], two: Sequence[object]) -> bool:
    return len(one) == len(two) and all(map(is_, one, two))


def work_out(state: State, ours: list[Model], theirs: list[Model], through_smoke: bool) -> dict[str, dict[str, Look]]:
    """Look along every line that is not surely stopped."""
    here, plain = None, False
    found: dict[str, dict[str, Look]] = {}
    for a, b, line in free_lines(state.index, ours, theirs):
        if here is None:
            here = others_between(state, ours, theirs)
            plain = not here.hulls and not here.smoke
        if not plain:
            line = with_others(here, a, b, line, through_smoke)
        if line.free:
            found.setdefault(a.id, {})[b.id] = line
    return found


def free_lines(
    index: Index, ours: list[Model], theirs: list[Model], far: int = quick.FAR
) -> Iterator[tuple[Model, Model, Look]]:
    """Every line between two groups that the terrain leaves free and that is no longer than this."""
    if not quick.is_warm():
        yield from plain_lines(index, ours, theirs, far)
        return
    for i, j, said in quick.free_lines(index, ours, theirs, far):
        a, b = ours[i], theirs[j]
        line = LOOKS[said] if said >= 0 else plain_line(index, row_of(index, a)[mark_of(index, b)], a, b)
        if line.free:
            yield a, b, line


def plain_lines(index: Index, ours: list[Model], theirs: list[Model], far: int) -> Iterator[tuple[Model, Model, Look]]:
    """The same without compiled code: patches of the table first, then what was looked at before."""
    marks = [(b, b.x, b.y, mark_of(index, b)) for b in theirs]
    square = far * far
    for a in ours:
        row, x, y = row_of(index, a), a.x, a.y
        for b, bx, by, mark in marks:
            if (bx - x) ** 2 + (by - y) ** 2 > square:
                continue
            near = row[mark]
            if near is None:
                continue
            line = remembered(index, near, a, b) if near else CLEAR
            if line.free:
                yield a, b, line


def plain_line(index: Index, near: tuple[Block, ...] | None, a: Model, b: Model) -> Look:
    """One line over the terrain that may lie in its way; None stops it for sure."""
    if near is None:
        return BLIND
    return remembered(index, near, a, b) if near else CLEAR


def remembered(index: Index, near: tuple[Block, ...], a: Model, b: Model) -> Look:
    """The terrain's part of a line between two models, from memory if it was looked along before.

    Rules: OW-sight-line.
    """
    memory: dict[tuple[int, ...], Look] = index.lines_seen
    key = (a.x, a.y, b.x, b.y, a.level, b.level, a.cls in VEHICLES, b.cls in VEHICLES)
    line = memory.get(key)
    if line is None:
        doubtful = in_doubt(near, a, b)
        line = terrain_look(doubtful, a, b) if doubtful else BLIND if doubtful is None else CLEAR
        if len(memory) >= KEPT:
            memory.clear()
        memory[key] = line
    return line


def others_between(state: State, ours: list[Model], theirs: list[Model]) -> Scene:
    """The vehicles and the smoke that can stand between two groups of models."""
    left, top, right, bottom = box_of([(m.x, m.y) for m in (*ours, *theirs)])
    box = (left - BASE, top - BASE, right + BASE, bottom + BASE)
    return Scene((), hulls_in(state, box), clouds(state))


def beside_line(blocks: tuple[Block, ...], ax: int, ay: int, bx: int, by: int) -> tuple[Block, ...]:
    """The terrain whose box comes as near to a line as the edge of a base: a quick superset of what it can cross."""
    dx, dy = bx - ax, by - ay
    margin = BASE * (abs(dx) + abs(dy))
    west, east = (ax - BASE, bx + BASE) if dx > 0 else (bx - BASE, ax + BASE)
    north, south = (ay - BASE, by + BASE) if dy > 0 else (by - BASE, ay + BASE)
    found = []
    for block in blocks:
        left, top, right, bottom = block.box
        if left > east or right < west or top > south or bottom < north:
            continue
        one, two = dx * (top - ay) - dy * (left - ax), dx * (top - ay) - dy * (right - ax)
        three, four = dx * (bottom - ay) - dy * (left - ax), dx * (bottom - ay) - dy * (right - ax)
        if one > margin and two > margin and three > margin and four > margin:
            continue
        if one < -margin and two < -margin and three < -margin and four < -margin:
            continue
        found.append(block)
    return tuple(found)
