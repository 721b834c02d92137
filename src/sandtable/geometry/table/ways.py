"""Ways over the table: bent lines, their lengths, and where one is after so much of it.

A leg's length is its square root rounded down to a millionth of a millimetre. A position is always worked out from the
whole way and how much of it is done, never from the last position, so stopping on the way does not bend the rest.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from sandtable.geometry.table.numbers import divide_rounded
from sandtable.geometry.table.points import Point

MILLIONTHS = 10**6
SQUARED = MILLIONTHS * MILLIONTHS


def fine_leg(a: Point, b: Point) -> int:
    """The length of a straight leg in millionths of a millimetre, rounded down."""
    return isqrt(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) * SQUARED)


def fine_length(way: Sequence[Point]) -> int:
    """The length of a way in millionths of a millimetre, each leg rounded down."""
    if len(way) == 2:
        return fine_leg(way[0], way[1])
    return sum(fine_leg(a, b) for a, b in pairwise(way))


def length(way: Sequence[Point]) -> int:
    """The length of a way in millimetres, rounded up: what it costs."""
    return -(-fine_length(way) // MILLIONTHS)


def length_at_most(way: Sequence[Point], limit: int) -> bool:
    """Whether a way is no longer than this; the same as `length(way) <= limit`, and exact for a straight way."""
    return fine_length(way) <= limit * MILLIONTHS


def along(way: Sequence[Point], done: int) -> Point:
    """The point after so many thousandths of a way, rounded to whole millimetres."""
    return _at(way, fine_length(way) * done // 1000)


def after(way: Sequence[Point], far: int) -> Point:
    """The point after so many millimetres of a way, or its end, rounded to whole millimetres."""
    return _at(way, far * MILLIONTHS)


def _at(way: Sequence[Point], far: int) -> Point:
    """The point after so many millionths of a millimetre."""
    if far <= 0:
        return way[0]
    for a, b in pairwise(way):
        leg = fine_leg(a, b)
        if far < leg:
            return a[0] + divide_rounded((b[0] - a[0]) * far, leg), a[1] + divide_rounded((b[1] - a[1]) * far, leg)
        far -= leg
    return way[-1]


def legs_done(way: Sequence[Point], done: int) -> tuple[Point, ...]:
    """The part of a way already gone after so many thousandths: its corners and the point reached."""
    far = max(0, fine_length(way) * done // 1000)
    gone = [way[0]]
    for a, b in pairwise(way):
        leg = fine_leg(a, b)
        if far < leg:
            here = (a[0] + divide_rounded((b[0] - a[0]) * far, leg), a[1] + divide_rounded((b[1] - a[1]) * far, leg))
            return tuple(gone) if gone[-1] == here else (*gone, here)
        far -= leg
        gone.append(b)
    return tuple(gone)
