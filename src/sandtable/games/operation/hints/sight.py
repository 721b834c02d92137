"""Lines of sight as they are drawn: free ones with the cover on them, stopped ones with the spot that stops them."""

from __future__ import annotations

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.vehicle_aims import would_detect
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.clouds import clouds
from sandtable.games.operation.rules.ground.measuring import DEPTH, distance, outline, place
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import CLEAR, NAME, Look, floors_of, over_ground
from sandtable.games.operation.rules.infantry.detection import detects, is_valid, judged, posture_of, reach
from sandtable.games.operation.rules.vehicles.exposure import full_reach
from sandtable.geometry.table import crossing, distance2, divide_rounded, parts_inside
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Line, Mark, Zone
from sandtable.kernel.errors import Args

CIRCLE_STEP = 50
"""Tenths of a degree between two corners of a drawn circle."""


def along(start: Point, end: Point, up: int, down: int) -> Point:
    """The point that divides a line as up to down."""
    x, y = (start[n] * down + (end[n] - start[n]) * up for n in (0, 1))
    return divide_rounded(x, down), divide_rounded(y, down)


def nearest_pair(state: State, ours: list[Model], theirs: list[Model]) -> tuple[Model, Model] | None:
    """The two models of two groups that are nearest to each other."""
    pairs = [(a, b) for a in ours for b in theirs]
    return min(pairs, key=lambda pair: distance2(place(pair[0]), place(pair[1]))) if pairs else None


def nearest_line(state: State, unit: Unit, foe: Unit) -> tuple[Model, Model, Look] | None:
    """The nearest free line between two units."""
    lines = sights(state, unit, foe)
    pairs = [(state.models[a], state.models[b], look) for a, seen in lines.items() for b, look in seen.items()]
    return min(pairs, key=lambda pair: distance(state, pair[0], pair[1])) if pairs else None


def stop_of(block: Block, start: Point, end: Point) -> Point:
    """Where a line ends at something that stops it: at a wall, or as deep in an area as sight reaches."""
    if not block.polygon:
        hits = [at for one, two in block.segments if (at := crossing(start, end, one, two)) is not None]
        spots = [along(start, end, *at) for at in hits] or [end]
        return min(spots, key=lambda spot: distance2(start, spot))
    parts = parts_inside(start, end, block.polygon)
    if not parts:
        return end
    enter, leave = parts[0]
    if enter[0] == 0:
        return along(start, end, *leave)
    return deeper(along(start, end, *enter), end, 0 if block.row.walls else DEPTH)


def deeper(start: Point, end: Point, far: int) -> Point:
    """So far on from a point towards another."""
    whole = max(1, int(distance2(start, end) ** 0.5))
    return along(start, end, min(far, whole), whole)


def blocked_by(state: State, a: Model, b: Model) -> tuple[Point, str]:
    """The first spot at which the line between two models is stopped, and by what."""
    start, end, floors = place(a), place(b), floors_of(state.index.blocks, a, b)
    found = [
        (stop_of(block, start, end), block.feature.kind)
        for block in state.index.blocks
        if not over_ground([block], a, b, start, end, floors).free
    ]
    for each in state.vehicles:
        hull = state.models.get(each)
        if hull is not None and each not in (a.id, b.id, a.aboard, b.aboard):
            parts = parts_inside(start, end, outline(state, hull))
            found += [(along(start, end, *parts[0][0]), "vehicle")] if parts else []
    if not found:
        found = [((cloud.x, cloud.y), "smoke") for cloud in clouds(state)]
    return min(found, key=lambda each: distance2(start, each[0]), default=(end, ""))


def sight_lines(state: State, unit: Unit, draft: Intent | None = None) -> tuple[Line, ...]:
    """The nearest line to each enemy unit: free with its cover, or with the spot where it is stopped.

    With a man looking out, if `draft` announces that.

    Rules: OW-sight-line, OW-cover-line.
    """
    found = []
    for foe in state.enemies(unit.seat):
        free = nearest_line(state, unit, foe)
        if free is not None:
            found.append(free_line(state, unit, foe, free, draft))
            continue
        pair = nearest_pair(state, state.pieces(unit), state.pieces(foe))
        if pair is not None and not unit.below and not foe.below:
            spot, kind = blocked_by(state, *pair)
            told: Args = {"cm": distance(state, *pair) // 10, "by": kind}
            ends = place(pair[0]), place(pair[1])
            found.append(Line("sight", unit.id, foe.id, args=told, ends=ends, stop=spot))
    return tuple(found)


def is_detected_line(state: State, unit: Unit, foe: Unit, draft: Intent | None) -> bool:
    return is_valid(state, unit, foe) if draft is None else would_detect(state, draft, foe)


def free_line(
    state: State, unit: Unit, foe: Unit, free: tuple[Model, Model, Look], draft: Intent | None = None
) -> Line:
    """A free line; told are the cover on it, the distance in centimetres, and whether the other is detected."""
    a, b, look = free
    key = "detected" if is_detected_line(state, unit, foe, draft) else "undetected"
    far = distance(state, a, b) // 10
    told: Args = {"cm": far, "cover": NAME[look.cover], "found": key}
    return Line("sight", unit.id, foe.id, args=told, ends=(place(a), place(b)))


def target_marks(state: State, unit: Unit, draft: Intent | None = None) -> tuple[Mark, ...]:
    """Which enemy units are seen, which of them are detected, and how far they are."""
    found = []
    for foe in state.enemies(unit.seat):
        lines = sights(state, unit, foe)
        if not lines:
            continue
        far = min(distance(state, state.models[a], state.models[b]) for a, seen in lines.items() for b in seen)
        found_now = detects(state, unit, foe, lines) or (draft is not None and would_detect(state, draft, foe))
        key = "detected" if found_now else "undetected"
        found.append(Mark("target", foe.id, key, {"cm": far // 10}, "OW-detect"))
    return tuple(found)


def range_ring(here: Point, far: int) -> tuple[Point, ...]:
    return tuple(moved(here, direction, far) for direction in range(0, 3600, CIRCLE_STEP))


def detection_zones(state: State, unit: Unit, draft: Intent | None = None) -> tuple[Zone, ...]:
    """Round each enemy unit that is in sight, the distance from which this unit detects it; with a man looking out, if
    `draft` announces that.

    Rules: OW-detect, OW-detect-state, OW-buttoned-pop.
    """
    found = []
    for foe in state.enemies(unit.seat):
        free = nearest_line(state, unit, foe)
        if free is None:
            pair = nearest_pair(state, state.pieces(unit), state.pieces(foe))
            free = (*pair, CLEAR) if pair is not None else None
        if free is None:
            continue
        a, b, look = free
        line = judged(state, a, b, look)
        far = full_reach(state, a, b, line) if draft is not None and draft.exposed else reach(state, a, b, line)
        told: Args = {"cm": far // 10, "posture": posture_of(state, b), "cover": "cover" if line.cover else "open"}
        found.append(Zone("detect", outlines=(range_ring(place(b), far),), unit=foe.id, args=told))
    return tuple(found)
