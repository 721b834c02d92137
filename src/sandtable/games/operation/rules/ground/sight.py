"""Sight between models and units: the ground, with vehicles and smoke over it, and what was seen before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.model.memory import TableMemory
from sandtable.games.operation.model.pieces import TANKS, VEHICLES, Model, Point, Unit
from sandtable.games.operation.model.state import State, is_armoured
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground import compiled_sight
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.clouds import cloud_holds, clouds, crossed_clouds
from sandtable.games.operation.rules.ground.hidden_patches import in_doubt, mark_of, row_of
from sandtable.games.operation.rules.ground.measuring import BASE, LONGEST, outline
from sandtable.games.operation.rules.ground.prepared import Ground, ground_under
from sandtable.games.operation.rules.ground.sight_lines import (
    BLIND,
    CLEAR,
    LOOKS,
    Look,
    over_ground,
    sides,
    terrain_look,
)
from sandtable.geometry.table import Polygon, box_of, parts_inside

FURTHEST = LONGEST + 2 * (BASE + 2)
"""Twice what lies at most between the middle of a vehicle and a line that touches it, edges of bases included (mm)."""

KEPT = 100_000
"""So many lines are remembered before the memory is emptied."""


class SightMemory:
    """What was worked out of sight about the table just as it stands."""

    __slots__ = ("hulls", "shades", "sights")

    def __init__(self) -> None:
        self.hulls: list[tuple[Point, compiled_sight.Hull]] | None = None
        """Every vehicle and wreck with its middle."""
        self.shades: compiled_sight.Others | None = None
        """Vehicles and smoke for compiled code."""
        self.sights: dict[tuple[str, str, bool], dict[str, dict[str, Look]]] = {}
        """Free lines between two units, through smoke or not."""


class Scene(NamedTuple):
    """All that can stand in the way on one table, with boxes."""

    blocks: tuple[Block, ...]
    hulls: tuple[compiled_sight.Hull, ...]
    """Vehicles and wrecks."""
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


def hulls_in(state: State, box: tuple[int, int, int, int]) -> tuple[compiled_sight.Hull, ...]:
    """The vehicles and wrecks within a box."""
    left, top, right, bottom = box
    return tuple(
        hull
        for (x, y), hull in all_hulls(state, state.moment())
        if left - 60 <= x <= right + 60 and top - 60 <= y <= bottom + 60
    )


def all_hulls(state: State, known: TableMemory) -> list[tuple[Point, compiled_sight.Hull]]:
    """Every vehicle and wreck with its middle, as long as nothing has changed."""
    memory = known.of(SightMemory)
    if memory.hulls is None:
        models = [state.models[each] for each in state.vehicles if each in state.models]
        memory.hulls = [((m.x, m.y), (m.id, outline(state, m), vehicle_cover(m))) for m in models]
    return memory.hulls


def trace(seen: Scene, a: Model, b: Model, end: Point, through_smoke: bool = False) -> Look:
    """One line from a model to a point of another, with all that stands there.

    Rules: OW-sight-line, OW-smoke-sight.
    """
    ground = over_ground(seen.blocks, a, b, (a.x, a.y), end)
    if not ground.free or not (seen.hulls or seen.smoke):
        return ground
    return overlay(seen, a, b, (end,), ground, through_smoke)


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
        if cloud_holds(cloud, ends[0]):
            cover, smoky = max(cover, 1), True
        elif through_smoke or cloud_holds(cloud, start):
            continue
        elif crossed_clouds(cloud, start, ends[0], 1):
            return BLIND
    return ground if cover == ground.cover and not smoky else ground._replace(cover=cover, smoke=smoky)


def clear_of(polygon: Polygon, start: Point, end: Point) -> bool:
    """Whether a vehicle stands far off the lines to a model, by its middle alone: a quicker no.

    `test_a_vehicle_far_off_the_lines_touches_none` in tests/games/operation/test_hidden_patches.py compares the two.
    """
    sx, sy = start
    dx, dy = end[0] - sx, end[1] - sy
    twice_x, twice_y = polygon[0][0] + polygon[2][0] - 2 * sx, polygon[0][1] + polygon[2][1] - 2 * sy
    slack = FURTHEST * (abs(dx) + abs(dy))
    if not -slack <= dx * twice_y - dy * twice_x <= slack:
        return True
    ahead = dx * twice_x + dy * twice_y
    return ahead < -slack or ahead > 2 * (dx * dx + dy * dy) + slack


def beyond(polygon: Polygon, start: Point, ends: tuple[Point, ...]) -> bool:
    """Whether all corners of an outline lie clearly to one side of the lines to a model: a quick no.

    `test_a_vehicle_beyond_the_lines_to_a_man_hides_no_part_of_him` in tests/games/operation/test_hidden_patches.py
    compares the two.
    """
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


def sights(state: State, unit: Unit, foe: Unit, through_smoke: bool = False) -> dict[str, dict[str, Look]]:
    """Every free line between the models of two units. Remembered as long as nothing on the table has changed.

    Rules: OW-sight-own, OW-tun-blind.
    """
    known = state.moment()
    memory, key = known.of(SightMemory).sights, (unit.id, foe.id, through_smoke)
    found = memory.get(key)
    if found is None:
        found = memory[key] = still_in_sight(state, unit, foe, through_smoke, known)
    return found


def still_in_sight(
    state: State, unit: Unit, foe: Unit, through_smoke: bool, known: TableMemory
) -> dict[str, dict[str, Look]]:
    """The same after something has changed somewhere, maybe not about these two."""
    if unit.below or foe.below:
        return {}
    ours, theirs = state.pieces(unit), state.pieces(foe)
    others = [state.models.get(each) for each in state.vehicles]
    templates = list(state.templates.values())
    memory = ground_under(state).sights
    held = memory.get((unit.id, foe.id, through_smoke))
    now = (ours, theirs, others, templates)
    if held is not None and held[0] == now:
        return held[1]
    found = work_out(state, ours, theirs, through_smoke, known)
    memory[unit.id, foe.id, through_smoke] = (now, found)
    return found


def work_out(
    state: State, ours: list[Model], theirs: list[Model], through_smoke: bool, known: TableMemory | None = None
) -> dict[str, dict[str, Look]]:
    """Look along every line that is not surely stopped."""
    found: dict[str, dict[str, Look]] = {}
    for a, b, line in seen_lines(state, ours, theirs, through_smoke, known=known):
        found.setdefault(a.id, {})[b.id] = line
    return found


def seen_lines(
    state: State,
    ours: list[Model],
    theirs: list[Model],
    through_smoke: bool = False,
    far: int = compiled_sight.FAR,
    near: int = compiled_sight.FAR,
    one: bool = False,
    known: TableMemory | None = None,
) -> Iterator[tuple[Model, Model, Look]]:
    """Every free line between two groups that is no longer than `far`, to who is in cover no longer than `near`.

    Vehicles and smoke count. Who only asks whether there is `one` need not be told all. Who has the memory of this
    moment at hand may say so.

    Rules: OW-sight-line, OW-vsight-behind, OW-smoke-sight.
    """
    if compiled_sight.is_warm() and not has_shapes(state):
        others = shades_of(state, known if known is not None else state.moment())
        rows = compiled_sight.free_lines(ground_under(state), ours, theirs, far, near, others, through_smoke, one)
        return lines_told(state, ours, theirs, rows, through_smoke, near)
    return looked_along(state, ours, theirs, through_smoke, far, near)


def looked_along(
    state: State, ours: list[Model], theirs: list[Model], through_smoke: bool, far: int, near: int
) -> Iterator[tuple[Model, Model, Look]]:
    """The same by the rules alone, without compiled code."""
    if not ours or not theirs:
        return
    here, sure = others_between(state, ours, theirs), set[tuple[str, str]]()
    for a, b, ground in plain_lines(ground_under(state), ours, theirs, far):
        line = with_others(here, a, b, ground, through_smoke)
        if is_near_enough(a, b, line, near):
            sure.add((a.id, b.id))
            yield a, b, line
    hulls = [b for b in theirs if b.id in state.vehicles]
    hidden = [(a, b) for a in ours for b in hulls if (a.id, b.id) not in sure]
    yield from edges_seen(state, hidden, through_smoke, far, near)


def is_near_enough(a: Model, b: Model, line: Look, near: int) -> bool:
    """Whether a line is free, and to who is in cover no longer than `near`."""
    return line.free and (not line.cover or (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= near * near)


def edges_seen(
    state: State, pairs: list[tuple[Model, Model]], through_smoke: bool, far: int, near: int
) -> Iterator[tuple[Model, Model, Look]]:
    """Of vehicles whose middle is hidden those that show some part of their outline.

    Rules: OW-sight-line, OW-vcover-half, OW-R61.
    """
    for a, b in pairs:
        if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= far * far:
            line = outline_look(state, a, b, through_smoke)
            if is_near_enough(a, b, line, near):
                yield a, b, line


def outline_look(state: State, a: Model, b: Model, through_smoke: bool) -> Look:
    """How a model sees any of eight points round the edge of a vehicle: the first that is free.

    Compiled code says the same (`numba_lines.outline_of`), `test_vehicles_and_smoke_hide_the_same_with_and_without` in
    tests/games/operation/test_compiled_sight.py compares the two.

    Rules: OW-sight-line, OW-R61.
    """
    ground = ground_under(state)
    row = row_of(ground, a)
    for x, y in edge_points(outline(state, b)):
        place = replace(b, x=x, y=y)
        line = plain_line(ground, row[mark_of(ground, place)], a, place)
        if line.free:
            line = with_others(others_between(state, [a], [place]), a, place, line, through_smoke)
            if line.free:
                return line
    return BLIND


def edge_points(corners: Polygon) -> tuple[Point, ...]:
    """Corners and middles of the sides of an outline."""
    a, b, c, d = corners

    def mid(p: Point, q: Point) -> Point:
        return (p[0] + q[0]) // 2, (p[1] + q[1]) // 2

    return (a, b, c, d, mid(a, b), mid(b, c), mid(c, d), mid(d, a))


def has_shapes(state: State) -> bool:
    """Whether dust lies round a building: compiled code knows round smoke only."""
    return bool(state.templates) and any(cloud.shape for cloud in state.templates.values())


def lines_told(
    state: State, ours: list[Model], theirs: list[Model], rows: list[list[int]], through_smoke: bool, near: int
) -> Iterator[tuple[Model, Model, Look]]:
    """What compiled code says of lines; where it is not certain, what the rules say."""
    ground, here, sure = ground_under(state), None, set[tuple[int, int]]()
    for i, j, said, edge in rows:
        a, b = ours[i], theirs[j]
        if said >= 0:
            yield a, b, LOOKS[said]
            continue
        if edge:
            line = BLIND if (i, j) in sure else outline_look(state, a, b, through_smoke)
        else:
            here = here or others_between(state, ours, theirs)
            line = plain_line(ground, row_of(ground, a)[mark_of(ground, b)], a, b)
            line = with_others(here, a, b, line, through_smoke)
        if is_near_enough(a, b, line, near):
            sure.add((i, j))
            yield a, b, line


def shades_of(state: State, known: TableMemory) -> compiled_sight.Others:
    """The vehicles and the smoke on the table for compiled code, as long as nothing has changed."""
    memory = known.of(SightMemory)
    if memory.shades is None:
        now, ground = ([hull for _, hull in all_hulls(state, known)], clouds(state)), ground_under(state)
        held = ground.shaded
        if held is None or held[0] != now:
            held = ground.shaded = (now, compiled_sight.packed_shades(ground.tags, *now))
        memory.shades = held[1]
    return memory.shades


def each_free_line(
    ground: Ground, ours: list[Model], theirs: list[Model], far: int = compiled_sight.FAR
) -> Iterator[tuple[Model, Model, Look]]:
    """Every line between two groups that the terrain leaves free and that is no longer than this."""
    if not compiled_sight.is_warm():
        yield from plain_lines(ground, ours, theirs, far)
        return
    for i, j, said, _ in compiled_sight.free_lines(ground, ours, theirs, far):
        a, b = ours[i], theirs[j]
        line = LOOKS[said] if said >= 0 else plain_line(ground, row_of(ground, a)[mark_of(ground, b)], a, b)
        if line.free:
            yield a, b, line


def plain_lines(
    ground: Ground, ours: list[Model], theirs: list[Model], far: int
) -> Iterator[tuple[Model, Model, Look]]:
    """The same without compiled code: patches of the table first, then what was looked at before."""
    marks = [(b, b.x, b.y, mark_of(ground, b)) for b in theirs]
    square = far * far
    for a in ours:
        row, x, y = row_of(ground, a), a.x, a.y
        for b, bx, by, mark in marks:
            if (bx - x) ** 2 + (by - y) ** 2 > square:
                continue
            near = row[mark]
            if near is None:
                continue
            line = remembered_sight(ground, near, a, b) if near else CLEAR
            if line.free:
                yield a, b, line


def plain_line(ground: Ground, near: tuple[Block, ...] | None, a: Model, b: Model) -> Look:
    """One line over the terrain that may lie in its way; None stops it for sure."""
    if near is None:
        return BLIND
    return remembered_sight(ground, near, a, b) if near else CLEAR


def remembered_sight(ground: Ground, near: tuple[Block, ...], a: Model, b: Model) -> Look:
    """The terrain's part of a line between two models, from memory if it was looked along before.

    Rules: OW-sight-line.
    """
    memory = ground.lines_seen
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
