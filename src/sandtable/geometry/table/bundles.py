"""All lines between two boxes at once: what holds for the whole bundle holds for every line in it."""

from sandtable.geometry.table.points import Box, Point, Polygon, orientation


def is_convex(polygon: Polygon) -> bool:
    """Whether a simple polygon turns the same way at every corner (straight ones allowed)."""
    turns = [orientation(polygon[i - 2], polygon[i - 1], polygon[i]) for i in range(len(polygon))]
    return len(polygon) > 2 and (all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns))


def is_upright(polygon: Polygon) -> bool:
    """Whether a simple polygon is a rectangle with sides along the edges of the table."""
    if len(polygon) != 4:
        return False
    return all((a[0] == b[0]) != (a[1] == b[1]) for a, b in zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def chords(polygon: Polygon) -> tuple[tuple[Point, Point], ...]:
    """Lines from each corner of a convex polygon to the opposite one: all of them run inside."""
    half = len(polygon) // 2
    if half < 2:
        return ()
    return tuple((polygon[i], polygon[i + half]) for i in range(len(polygon) - half))


def box_side(box: Box, p: Point, q: Point) -> int:
    """The sign of `orientation(p, q, x)` for every point x of a box; 0 if it is not the same for all."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    left, top, right, bottom = box
    shift = dx * p[1] - dy * p[0]
    low = dx * (top if dx > 0 else bottom) - dy * (right if dy > 0 else left)
    if low > shift:
        return 1
    high = dx * (bottom if dx > 0 else top) - dy * (left if dy > 0 else right)
    return -1 if high < shift else 0


def all_cross(one: Box, two: Box, p: Point, q: Point) -> bool:
    """Whether every line from a point of one box to a point of the other crosses p-q between its ends.

    The turn from the line to p is linear in either end, so that the corners of the boxes are its extremes.
    """
    side = box_side(one, p, q)
    if not side or box_side(two, p, q) != -side:
        return False
    return _all_turn(one, two, p, -side) and _all_turn(one, two, q, side)


def _all_turn(one: Box, two: Box, p: Point, sign: int) -> bool:
    """Whether p lies on this side of every line from one box to the other."""
    x, y = p
    left, top, right, bottom = two[0] - x, two[1] - y, two[2] - x, two[3] - y
    for ax in (one[0] - x, one[2] - x):
        for ay in (one[1] - y, one[3] - y):
            bx, by = sign * ax, sign * ay
            if bx * top <= by * left or bx * bottom <= by * left or bx * top <= by * right or bx * bottom <= by * right:
                return False
    return True


def apart(one: Box, two: Box, by: int = 0) -> bool:
    """Whether two boxes keep more than this between them, across or down."""
    return one[0] - two[2] > by or two[0] - one[2] > by or one[1] - two[3] > by or two[1] - one[3] > by
