"""Points, boxes and the sign of a turn."""

from collections.abc import Iterable, Sequence

from sandtable.geometry.table.numbers import root_nearest

Point = tuple[int, int]
Polygon = tuple[Point, ...]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom; both ends belong to it."""


def orientation(a: Point, b: Point, c: Point) -> int:
    """Positive if the turn a, b, c goes clockwise on paper (y downwards), negative if not, 0 on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance2(a: Point, b: Point) -> int:
    """The square of the distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def distance_at_most(a: Point, b: Point, limit: int) -> bool:
    """Whether two points are no further apart than this."""
    return limit >= 0 and distance2(a, b) <= limit * limit


def distance_rounded(a: Point, b: Point) -> int:
    """The distance to the nearest millimetre; for showing, not for deciding."""
    return root_nearest(distance2(a, b))


def box_of(points: Iterable[Point]) -> Box:
    """The smallest box around some points (at least one)."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def grown(box: Box, by: int) -> Box:
    """A box with a margin."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def boxes_meet(a: Box, b: Box) -> bool:
    """Whether two boxes have a point in common."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def hull(points: Iterable[Point]) -> Polygon:
    """The convex hull, clockwise on paper from the leftmost point, without points on its sides."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    upper, lower = _chain(ordered), _chain(ordered[::-1])
    return (*upper[:-1], *lower[:-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and orientation(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain
