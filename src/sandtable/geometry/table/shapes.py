"""Bases, outlines of pieces and templates.

A base is a circle (centre, radius). Outlines and templates with corners become polygons of whole millimetres once and
are exact from then on.
"""

from sandtable.geometry.table.angles import FULL, SCALE, VECTORS, turned_by
from sandtable.geometry.table.numbers import divide_rounded
from sandtable.geometry.table.points import Point, Polygon, distance2, distance_at_most
from sandtable.geometry.table.polygons import contains, edges, locate
from sandtable.geometry.table.segments import point_distance_at_most, point_distance_below


def circles_touch(a: Point, a_radius: int, b: Point, b_radius: int) -> bool:
    """Whether two circles have a point in common."""
    return distance_at_most(a, b, a_radius + b_radius)


def circles_overlap(a: Point, a_radius: int, b: Point, b_radius: int) -> bool:
    """Whether two circles have inner points in common."""
    return distance2(a, b) < (a_radius + b_radius) ** 2


def circle_gap_at_most(a: Point, a_radius: int, b: Point, b_radius: int, limit: int) -> bool:
    """Whether the rims of two circles are no further apart than this."""
    return limit >= 0 and distance_at_most(a, b, a_radius + b_radius + limit)


def circle_holds(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a circle covers a polygon completely."""
    return all(distance_at_most(centre, corner, radius) for corner in polygon)


def circle_touches_polygon(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a circle and a polygon have a point in common."""
    a = polygon[-1]
    for b in polygon:
        if point_distance_at_most(centre, a, b, radius):
            return True
        a = b
    return contains(polygon, centre)


def circle_overlaps_polygon(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a circle and a polygon have inner points in common."""
    a = polygon[-1]
    for b in polygon:
        if point_distance_below(centre, a, b, radius):
            return True
        a = b
    return locate(centre, polygon) > 0


def circle_polygon_gap_at_most(centre: Point, radius: int, polygon: Polygon, limit: int) -> bool:
    """Whether the rim of a circle and the outline of a polygon are no further apart than this."""
    return limit >= 0 and circle_touches_polygon(centre, radius + limit, polygon)


def circle_inside_polygon(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a circle lies completely in a polygon; it may touch the outline."""
    return contains(polygon, centre) and not any(point_distance_below(centre, a, b, radius) for a, b in edges(polygon))


def circle_crossed(centre: Point, radius: int, a: Point, b: Point) -> bool:
    """Whether a segment passes through the inside of a circle (such as smoke) or begins or ends there."""
    return point_distance_below(centre, a, b, radius)


def rectangle(centre: Point, facing: int, length: int, width: int) -> Polygon:
    """A piece of this length (along its facing) and width: front left, front right, rear right, rear left.

    Corners are rounded to whole millimetres; opposite ones stay opposite.
    """
    (x, y), (lx, ly), (rx, ry) = centre, _half(facing, -width, -length), _half(facing, width, -length)
    return (x + lx, y + ly), (x + rx, y + ry), (x - lx, y - ly), (x - rx, y - ry)


def lane(start: Point, facing: int, length: int, width: int) -> Polygon:
    """A strip that begins with the middle of its short side at a point; corners in the order of `rectangle`."""
    (x, y), (nx, ny) = start, _half(facing, width, 0)
    (lx, ly), (rx, ry) = _half(facing, -width, -2 * length), _half(facing, width, -2 * length)
    return (x + lx, y + ly), (x + rx, y + ry), (x + nx, y + ny), (x - nx, y - ny)


def teardrop(tip: Point, facing: int, length: int, width: int) -> Polygon:
    """A flame: from a tip it widens to a round end; `length` from tip to far rim, `width` at the widest place.

    The round end is a half circle around the point width / 2 short of the far rim, drawn by 13 corners 15 degrees apart
    and rounded to whole millimetres; the sides run straight from the tip to the ends of that half circle.
    """
    ahead, rim = VECTORS[facing % FULL], [VECTORS[(facing + tenths) % FULL] for tenths in range(-900, 901, 150)]
    far = 2 * length - width
    round_end = (_scaled(tip, ahead[0] * far + x * width, ahead[1] * far + y * width) for x, y in rim)
    return (tip, *round_end)


def _half(facing: int, x: int, y: int) -> Point:
    """Half of an offset, turned with the facing; that of the opposite one is opposite."""
    across, down = turned_by((x, y), facing)
    return divide_rounded(across, 2 * SCALE), divide_rounded(down, 2 * SCALE)


def _scaled(centre: Point, x: int, y: int) -> Point:
    return centre[0] + divide_rounded(x, 2 * SCALE), centre[1] + divide_rounded(y, 2 * SCALE)
