"""Which terrain a straight line crosses, in order and exactly where; what that means is for the game to say.

Terrain is a list of areas (polygons: woods, buildings) and walls (open lines: walls, hedges, outlines with gaps). A
line crosses an area where it runs inside it, not where it only touches the outline; it crosses a wall in every point
that they share, ends included. Prepare a `Terrain` once for each state of the table; it remembers the lines that it was
asked for.

Most pieces are nowhere near a line. For each strip of 64 mm, across and down the table, the pieces that begin before
its end and those that end after its beginning are kept as sets, so four sets have in common what a line's box may meet.
"""

from collections.abc import Iterable, Sequence
from functools import cmp_to_key
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from sandtable.geometry.bits import members
from sandtable.geometry.table import Box, Point, Polygon, Ratio, box_of, edges, hull
from sandtable.geometry.table.numbers import ONE, ZERO, compare
from sandtable.geometry.table.polygons import cuts_of_side, slow_parts

STRIP = 6
"""Strips are 2**6 mm wide, or wider where there would be more than 256 of them."""
KEPT = 200_000
"""So many lines are remembered before the memory is emptied."""


class Piece(NamedTuple):
    """A piece of terrain: an area by its outline, or a wall by its line."""

    points: Polygon
    is_wall: bool = False


class Crossing(Struct, frozen=True, gc=False, array_like=True):
    """A piece (by its place in the list) crossed by a line: from where to where along it, 0 to 1.

    For a wall both are the same, unless the line runs along it.
    """

    piece: int
    enter: Ratio
    leave: Ratio


Crossings = list[tuple[float, Crossing]]
"""Crossings with their entry as a float: a key for sorting (see `_sorted`)."""


class Shape(NamedTuple):
    """A piece as the inner loop reads it: box, number, corners, and each leg as (x, y, its product with its start)."""

    left: int
    top: int
    right: int
    bottom: int
    number: int
    is_wall: bool
    points: Polygon
    legs: tuple[tuple[int, int, int], ...]


def _shape(number: int, piece: Piece) -> Shape:
    points = piece.points
    starts = (points[-1], *points[:-1])
    legs = tuple((x - p, y - q, p * y - q * x) for (p, q), (x, y) in zip(starts, points, strict=True))
    return Shape(*box_of(points), number, piece.is_wall, points, legs)


class Terrain:
    """Prepared terrain: read only but for the memory of lines."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self._shapes = [_shape(number, piece) for number, piece in enumerate(self.pieces)]
        self._across = _Strips([(shape.left, shape.right) for shape in self._shapes])
        self._down = _Strips([(shape.top, shape.bottom) for shape in self._shapes])
        self._kept: dict[tuple[Point, Point], tuple[Crossing, ...]] = {}

    def near(self, box: Box) -> list[int]:
        """The pieces whose boxes may meet this one, a few more included: all that can matter there."""
        return list(members(self._across.meeting(box[0], box[2]) & self._down.meeting(box[1], box[3])))

    def shapes(self, box: Box) -> list[Shape]:
        """The same, ready for `crossed`: for asking about many lines in one place that need not be remembered."""
        return [self._shapes[n] for n in self.near(box)]

    def cross(self, a: Point, b: Point) -> tuple[Crossing, ...]:
        """All that the line from a to b crosses, in the order in which it is entered."""
        found = self._kept.get((a, b))
        if found is None:
            found = self._keep(a, b, self.shapes(box_of((a, b))))
        return found

    def between(self, eyes: Sequence[Point], targets: Sequence[Point]) -> list[list[tuple[Crossing, ...]]]:
        """The same for every line from one of these to one of those: `result[eye][target]`."""
        kept = self._kept
        near: list[Shape] | None = None
        rows = []
        for eye in eyes:
            row = []
            for target in targets:
                found = kept.get((eye, target))
                if found is None:
                    if near is None:
                        near = self._corridor((*eyes, *targets))
                    found = self._keep(eye, target, near)
                row.append(found)
            rows.append(row)
        return rows

    def _corridor(self, points: Sequence[Point]) -> list[Shape]:
        """The pieces that no side of the points' hull parts from them: no other can be on a line between them."""
        around = hull(points)
        outline = edges(around) if len(around) > 2 else []
        sides = [(bx - ax, by - ay, (bx - ax) * ay - (by - ay) * ax) for (ax, ay), (bx, by) in outline]
        near = self.shapes(box_of(points))
        return [
            shape
            for shape in near
            if not any(all(dx * y - dy * x < base for x, y in shape.points) for dx, dy, base in sides)
        ]

    def _keep(self, a: Point, b: Point, near: list[Shape]) -> tuple[Crossing, ...]:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        found = self._kept[a, b] = crossed(a, b, near)
        return found


def crossed(a: Point, b: Point, near: list[Shape]) -> tuple[Crossing, ...]:
    """All of these shapes that a line crosses, in order: boxes first, then the sides on which the corners lie."""
    ax, ay = a
    bx, by = b
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    dx, dy = bx - ax, by - ay
    base = dx * ay - dy * ax
    found: Crossings = []
    for left, top, right, bottom, number, is_wall, points, legs in near:
        if left > high_x or right < low_x or top > high_y or bottom < low_y:
            continue
        sides = [dx * y - dy * x for x, y in points]
        if base in sides:
            found += _touching(a, b, number, is_wall, points)
            continue
        cuts = []
        before = sides[0 if is_wall else -1] > base
        for side, (ex, ey, product) in zip(sides, legs, strict=True):
            if (side > base) is not before:
                before = not before
                cuts.append((product - ax * ey + ay * ex, dx * ey - dy * ex))
        if cuts:
            found += _over(a, b, number, points, cuts) if is_wall else _through(a, b, number, points, cuts)
    return _sorted(found)


def _over(a: Point, b: Point, number: int, points: Polygon, cuts: list[Ratio]) -> Crossings:
    """The points in which a line crosses a wall, from all in which the endless line does."""
    found: Crossings = []
    for top, under in cuts:
        if under < 0:
            top, under = -top, -under
        if 0 <= top <= under:
            found.append((top / under, Crossing(number, (top, under), (top, under))))
    if len(found) > 1 and len({entry for entry, _ in found}) < len(found):
        return _touching(a, b, number, True, points)  # a wall that crosses itself there
    return found


def _through(a: Point, b: Point, number: int, points: Polygon, cuts: list[Ratio]) -> Crossings:
    """The parts of a line inside an area, from all points in which the endless line crosses its outline."""
    inside = False
    kept: list[tuple[float, Ratio]] = []
    for top, under in cuts:
        if under < 0:
            top, under = -top, -under
        if top > 0:
            inside = not inside
            if top < under:
                kept.append((top / under, (top, under)))
        elif top == 0:
            return _touching(a, b, number, False, points)
    if not kept:
        return [(0.0, Crossing(number, ZERO, ONE))] if inside else []
    if len(kept) > 1:
        kept.sort()
        if len(kept) > 2 or kept[0][0] == kept[1][0]:
            kept.sort(key=_EXACT)
    if inside:
        kept.insert(0, (0.0, ZERO))
    if len(kept) % 2:
        kept.append((1.0, ONE))
    return [
        (entry, Crossing(number, enter, leave))
        for (entry, enter), (_, leave) in zip(kept[::2], kept[1::2], strict=True)
    ]


def _touching(a: Point, b: Point, number: int, is_wall: bool, points: Polygon) -> Crossings:
    """The slow way, for lines that pass through corners, along sides or from the outline."""
    stretches = _along_wall(a, b, points) if is_wall else slow_parts(a, b, points)
    return [(enter[0] / enter[1], Crossing(number, enter, leave)) for enter, leave in stretches]


def _sorted(found: Crossings) -> tuple[Crossing, ...]:
    """Crossings in order. A correctly rounded quotient never puts two ratios in the wrong order, it can only make them
    equal: then all are compared exactly.
    """
    if len(found) > 1:
        keys = [entry for entry, _ in found]
        if len(set(keys)) == len(keys):
            found.sort()
        else:
            found.sort(key=_ORDER)
    return tuple([crossing for _, crossing in found])


def _before(one: tuple[float, Crossing], two: tuple[float, Crossing]) -> int:
    a, b = one[1], two[1]
    return compare(a.enter, b.enter) or compare(a.leave, b.leave) or a.piece - b.piece


_ORDER = cmp_to_key(_before)


def _exactly(one: tuple[float, Ratio], two: tuple[float, Ratio]) -> int:
    return compare(one[1], two[1])


_EXACT = cmp_to_key(_exactly)


def _along_wall(a: Point, b: Point, wall: Polygon) -> list[tuple[Ratio, Ratio]]:
    """Where a line meets a wall, in order: points, and stretches where it runs along; what touches is made one."""
    stretches = [(cuts[0], cuts[-1]) for p, q in pairwise(wall) if (cuts := cuts_of_side(a, b, p, q))]
    stretches.sort(key=_BY_START)
    joined = stretches[:1]
    for start, end in stretches[1:]:
        if compare(start, joined[-1][1]) > 0:
            joined.append((start, end))
        elif compare(end, joined[-1][1]) > 0:
            joined[-1] = (joined[-1][0], end)
    return joined


def _earlier(one: tuple[Ratio, Ratio], two: tuple[Ratio, Ratio]) -> int:
    return compare(one[0], two[0])


_BY_START = cmp_to_key(_earlier)


class _Strips:
    """For intervals on one axis: which of them a given interval may meet, as a set."""

    __slots__ = ("base", "begun", "last", "unended", "width")

    def __init__(self, intervals: Sequence[tuple[int, int]]) -> None:
        start = min((low for low, _ in intervals), default=0)
        end = max((high for _, high in intervals), default=0)
        self.width = max(STRIP, (end - start).bit_length() - 8)
        self.base = start >> self.width
        self.last = (end >> self.width) - self.base
        strips = range(self.base, self.base + self.last + 1)
        self.begun = [_set(low >> self.width <= strip for low, _ in intervals) for strip in strips]
        self.unended = [_set(high >> self.width >= strip for _, high in intervals) for strip in strips]

    def meeting(self, low: int, high: int) -> int:
        """The intervals that may meet the one from low to high."""
        first, final = (low >> self.width) - self.base, (high >> self.width) - self.base
        if final < 0 or first > self.last:
            return 0
        return self.begun[min(final, self.last)] & self.unended[max(first, 0)]


def _set(flags: Iterable[bool]) -> int:
    mask = 0
    for n, flag in enumerate(flags):
        mask |= flag << n
    return mask
