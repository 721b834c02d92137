"""Simple polygons, concave or not, against points, segments, circles and each other."""

from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise

from sandtable.geometry.table.numbers import ONE, ZERO, Ratio, compare, divide_rounded
from sandtable.geometry.table.points import Box, Point, Polygon, box_of, orientation
from sandtable.geometry.table.segments import (
    crossing,
    is_on,
    point_distance2,
    point_distance_at_most,
    segment_gap_at_most,
    segments_meet,
)

Part = tuple[Ratio, Ratio]
"""A part of a segment: from where to where on it, both between 0 and 1."""


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    """The sides in order, the closing one last."""
    return [*pairwise(polygon), (polygon[-1], polygon[0])]


def area2(polygon: Polygon) -> int:
    """Twice the area; positive if the corners go clockwise on paper."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon))


def is_simple(polygon: Polygon) -> bool:
    """Whether the outline has at least three corners, no length 0, and never meets itself."""
    sides = edges(polygon)
    if len(polygon) < 3 or any(a == b for a, b in sides):
        return False
    for i, (a, b) in enumerate(sides):
        c = sides[(i + 1) % len(sides)][1]
        if orientation(a, b, c) == 0 and is_on(c, a, b) | is_on(a, b, c):
            return False
        for c, d in sides[i + 2 : len(sides) - (i == 0)]:
            if segments_meet(a, b, c, d):
                return False
    return True


def locate(p: Point, polygon: Polygon) -> int:
    """1 inside, 0 on the outline, -1 outside."""
    return locate_ratio(p[0], p[1], 1, polygon)


def locate_ratio(px: int, py: int, under: int, polygon: Polygon) -> int:
    """The same for the point (px / under, py / under): a ray to the right counts the sides that it crosses."""
    inside = -1
    ax, ay = polygon[-1][0] * under - px, polygon[-1][1] * under - py
    for x, y in polygon:
        bx, by = x * under - px, y * under - py
        turn = ax * by - bx * ay
        if turn == 0 and ax * bx + ay * by <= 0:
            return 0
        if (ay > 0) != (by > 0) and (turn > 0) == (by > 0):
            inside = -inside
        ax, ay = bx, by
    return inside


def contains(polygon: Polygon, p: Point) -> bool:
    """Whether a point is inside or on the outline."""
    return locate_ratio(p[0], p[1], 1, polygon) >= 0


def parts_inside(a: Point, b: Point, polygon: Polygon) -> tuple[Part, ...]:
    """The parts of a segment that run inside a polygon, in order; what runs along the outline is not inside.

    The plain case needs one pass: no corner lies on the line, so every side that the line crosses changes inside to
    outside, and the crossings ahead of `a` say by their number where it starts. All else is worked out slowly.
    """
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    px, py = polygon[-1][0] - ax, polygon[-1][1] - ay
    before = dx * py - dy * px
    if before == 0:
        return slow_parts(a, b, polygon)
    inside, cuts = False, []
    for x, y in polygon:
        qx, qy = x - ax, y - ay
        turn = dx * qy - dy * qx
        if turn == 0:
            return slow_parts(a, b, polygon)
        if (turn > 0) != (before > 0):
            # the side p-q crosses the line at (p x q) / (turn - before)
            top, under = px * qy - py * qx, turn - before
            if under < 0:
                top, under = -top, -under
            if top == 0:
                return slow_parts(a, b, polygon)
            if top > 0:
                inside = not inside
                if top < under:
                    cuts.append((top, under))
        px, py, before = qx, qy, turn
    if not cuts:
        return ((ZERO, ONE),) if inside else ()
    return _alternate(cuts, inside)


def _alternate(cuts: list[Ratio], inside: bool) -> tuple[Part, ...]:
    """The parts between cuts at which inside and outside change places."""
    if len(cuts) == 2:
        one, two = cuts
        if one[0] * two[1] > two[0] * one[1]:
            cuts = [two, one]
    elif len(cuts) > 2:
        cuts.sort(key=cmp_to_key(compare))
    if inside:
        cuts.insert(0, ZERO)
    if len(cuts) % 2:
        cuts.append(ONE)
    return tuple(zip(cuts[::2], cuts[1::2], strict=True))


def slow_parts(a: Point, b: Point, polygon: Polygon) -> tuple[Part, ...]:
    """The same for every case: each piece between two cuts is judged by its middle."""
    parts: list[Part] = []
    for start, end, where in pieces(a, b, polygon):
        if where > 0:
            if parts and compare(parts[-1][1], start) == 0:
                parts[-1] = (parts[-1][0], end)
            else:
                parts.append((start, end))
    return tuple(parts)


def pieces(a: Point, b: Point, polygon: Polygon) -> list[tuple[Ratio, Ratio, int]]:
    """A segment cut wherever it meets the outline: each piece with 1 inside, 0 along the outline, -1 outside."""
    if a == b:
        return []
    cuts = [ZERO, ONE]
    for p, q in edges(polygon):
        cuts.extend(cuts_of_side(a, b, p, q))
    cuts.sort(key=cmp_to_key(compare))
    found = []
    for start, end in pairwise(cuts):
        if compare(start, end) < 0:
            top, under = start[0] * end[1] + end[0] * start[1], 2 * start[1] * end[1]
            x, y = a[0] * under + (b[0] - a[0]) * top, a[1] * under + (b[1] - a[1]) * top
            found.append((start, end, locate_ratio(x, y, under, polygon)))
    return found


def cuts_of_side(a: Point, b: Point, p: Point, q: Point) -> list[Ratio]:
    """Where a side p-q meets the segment a-b: nowhere, once, or from where to where if it lies along the segment."""
    if orientation(a, b, p) == 0 == orientation(a, b, q):
        dx, dy = b[0] - a[0], b[1] - a[1]
        whole = dx * dx + dy * dy
        ends = sorted((x - a[0]) * dx + (y - a[1]) * dy for x, y in (p, q))
        low, high = max(ends[0], 0), min(ends[1], whole)
        return [(low, whole), (high, whole)] if whole and low <= high else []
    once = crossing(a, b, p, q)
    return [] if once is None else [once]


def crosses(a: Point, b: Point, polygon: Polygon) -> bool:
    """Whether any part of a segment runs inside a polygon."""
    return bool(parts_inside(a, b, polygon))


def crosses_box(a: Point, b: Point, box: Box) -> bool:
    """Whether any part of a segment runs inside a box; what runs along its edge is not inside.

    The same as `crosses` for a rectangle with sides along the edges of the table.
    """
    (ax, ay), (bx, by) = a, b
    left, top, right, bottom = box
    wide, high = abs(bx - ax), abs(by - ay)
    # the parts of the segment within the two strips, in units of 1 / (wide * high) of it
    low, end = 0, (wide or 1) * (high or 1)
    if not wide:
        if not left < ax < right:
            return False
    else:
        enter, leave = (left - ax, right - ax) if bx > ax else (ax - right, ax - left)
        low, end = max(low, enter * (high or 1)), min(end, leave * (high or 1))
    if not high:
        return top < ay < bottom and low < end and wide > 0
    enter, leave = (top - ay, bottom - ay) if by > ay else (ay - bottom, ay - top)
    return max(low, enter * (wide or 1)) < min(end, leave * (wide or 1))


def polygons_overlap(one: Polygon, two: Polygon) -> bool:
    """Whether two polygons have inner points in common; touching is not overlapping."""
    left, top, right, bottom = box_of(one)
    west, north, east, south = box_of(two)
    if left >= east or west >= right or top >= south or north >= bottom:
        return False
    if any(crosses(a, b, two) for a, b in edges(one)) or any(crosses(a, b, one) for a, b in edges(two)):
        return True
    # only two outlines that are the same line are left
    return all(where == 0 for a, b in edges(one) for *_, where in pieces(a, b, two))


def polygons_gap_at_most(one: Polygon, two: Polygon, limit: int) -> bool:
    """Whether two polygons come no further apart than this at their nearest; overlapping ones always."""
    if limit < 0:
        return False
    if contains(one, two[0]) or contains(two, one[0]):
        return True
    return any(segment_gap_at_most(a, b, c, d, limit) for a, b in edges(one) for c, d in edges(two))


def point_gap_at_most(p: Point, polygon: Polygon, limit: int) -> bool:
    """Whether a point is inside a polygon or no further from it than this."""
    return limit >= 0 and (contains(polygon, p) or outline_within(p, polygon, limit))


def outline_within(p: Point, polygon: Polygon, limit: int) -> bool:
    """Whether a point is no further than this from the outline."""
    return any(point_distance_at_most(p, a, b, limit) for a, b in edges(polygon))


def nearest_side(p: Point, polygon: Polygon) -> tuple[Point, Point]:
    """The side nearest to p; of equals the earliest."""
    sides = edges(polygon)
    best, (least, under) = sides[0], point_distance2(p, *sides[0])
    for side in sides[1:]:
        top, bottom = point_distance2(p, *side)
        if top * under < least * bottom:
            best, least, under = side, top, bottom
    return best


def nearest_on(p: Point, polygon: Polygon) -> Point:
    """The point of the outline nearest to p, rounded to a millimetre; of equals that on the earliest side."""
    a, b = nearest_side(p, polygon)
    dx, dy = b[0] - a[0], b[1] - a[1]
    whole = dx * dx + dy * dy
    along = min(max((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, 0), whole)
    return a[0] + divide_rounded(dx * along, whole), a[1] + divide_rounded(dy * along, whole)


def overlap_area(convex: Polygon, polygon: Polygon) -> Fraction:
    """The exact area that a convex polygon shares with another one.

    The other is clipped by each side of the convex one in turn. Clipping a concave outline may leave bridges along the
    clipping line; they are run through both ways and add nothing.
    """
    if area2(convex) < 0:
        convex = convex[::-1]
    outline = [(Fraction(x), Fraction(y)) for x, y in polygon]
    for a, b in edges(convex):
        outline = _clipped(outline, a, b)
    twice = sum((x * outline[i - 1][1] - outline[i - 1][0] * y for i, (x, y) in enumerate(outline)), Fraction(0))
    return abs(twice) / 2


def _clipped(outline: list[tuple[Fraction, Fraction]], a: Point, b: Point) -> list[tuple[Fraction, Fraction]]:
    """What of an outline lies to the right of the line a-b, as seen on paper."""

    def turn(p: tuple[Fraction, Fraction]) -> Fraction:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    kept: list[tuple[Fraction, Fraction]] = []
    for i, q in enumerate(outline):
        p = outline[i - 1]
        before, now = turn(p), turn(q)
        if (before < 0 < now) or (now < 0 < before):
            part = before / (before - now)
            kept.append((p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part))
        if now >= 0:
            kept.append(q)
    return kept
