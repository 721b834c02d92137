"""Segments: where they cross, and how far apart things are, decided with whole numbers."""

from sandtable.geometry.table.numbers import Ratio
from sandtable.geometry.table.points import Point, distance2, orientation


def is_on(p: Point, a: Point, b: Point) -> bool:
    """Whether a point lies on the segment, ends included."""
    if orientation(a, b, p):
        return False
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross in a point that is inside both of them."""
    one, two = orientation(a, b, c), orientation(a, b, d)
    if not (one < 0 < two or two < 0 < one):
        return False
    three, four = orientation(c, d, a), orientation(c, d, b)
    return three < 0 < four or four < 0 < three


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have any point in common, ends included."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    if segments_cross(a, b, c, d):
        return True
    return is_on(a, c, d) or is_on(b, c, d) or is_on(c, a, b) or is_on(d, a, b)


def crossing(a: Point, b: Point, c: Point, d: Point) -> Ratio | None:
    """How far along a-b (0 to 1) it meets c-d; None if it does not, or if the two are parallel."""
    ax, ay = a
    cx, cy = c
    dx, dy = b[0] - ax, b[1] - ay
    ex, ey = d[0] - cx, d[1] - cy
    under = dx * ey - dy * ex
    if under == 0:
        return None
    fx, fy = cx - ax, cy - ay
    along, beside = fx * ey - fy * ex, fx * dy - fy * dx
    if under < 0:
        under, along, beside = -under, -along, -beside
    return (along, under) if 0 <= along <= under and 0 <= beside <= under else None


def span(a: Point, b: Point, start: Ratio, end: Ratio) -> Ratio:
    """The square of the length of the part of a-b between two places on it."""
    top, under = end[0] * start[1] - start[0] * end[1], start[1] * end[1]
    return top * top * distance2(a, b), under * under


def span_at_most(a: Point, b: Point, start: Ratio, end: Ratio, limit: int) -> bool:
    """Whether the part of a-b between two places on it is no longer than this."""
    top, under = span(a, b, start, end)
    return top <= limit * limit * under


def point_distance2(p: Point, a: Point, b: Point) -> Ratio:
    """The square of the distance from a point to a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    fx, fy = p[0] - a[0], p[1] - a[1]
    along, whole = fx * dx + fy * dy, dx * dx + dy * dy
    if along <= 0:
        return fx * fx + fy * fy, 1
    if along >= whole:
        return (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2, 1
    return (fx * dy - fy * dx) ** 2, whole


def point_distance_at_most(p: Point, a: Point, b: Point, limit: int) -> bool:
    """Whether a point is no further from a segment than this."""
    top, under = point_distance2(p, a, b)
    return limit >= 0 and top <= limit * limit * under


def point_distance_below(p: Point, a: Point, b: Point, limit: int) -> bool:
    """Whether a point is nearer to a segment than this."""
    top, under = point_distance2(p, a, b)
    return limit > 0 and top < limit * limit * under


def segment_gap_at_most(a: Point, b: Point, c: Point, d: Point, limit: int) -> bool:
    """Whether two segments come no further apart than this at their nearest."""
    return limit >= 0 and (
        segments_cross(a, b, c, d)
        or point_distance_at_most(a, c, d, limit)
        or point_distance_at_most(b, c, d, limit)
        or point_distance_at_most(c, a, b, limit)
        or point_distance_at_most(d, a, b, limit)
    )
