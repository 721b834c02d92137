"""Bundles of lines: what is said of two boxes holds for every line between them."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from sandtable.geometry.table import segments_cross
from sandtable.geometry.table.bundles import all_cross, apart, box_side, chords, is_convex, is_upright
from sandtable.geometry.table.points import Box, orientation

number = st.integers(-30, 30)
size = st.integers(0, 6)
points = st.tuples(number, number)
boxes = st.builds(lambda x, y, w, h: (x, y, x + w, y + h), number, number, size, size)


def inside(box: Box) -> list[tuple[int, int]]:
    return list(product(range(box[0], box[2] + 1), range(box[1], box[3] + 1)))


@given(boxes, boxes, points, points)
def test_all_cross_is_every_line(one: Box, two: Box, p: tuple[int, int], q: tuple[int, int]) -> None:
    every = all(segments_cross(a, b, p, q) for a in inside(one) for b in inside(two))
    assert all_cross(one, two, p, q) == every


@given(boxes, points, points)
def test_box_side(box: Box, p: tuple[int, int], q: tuple[int, int]) -> None:
    signs = {(turn > 0) - (turn < 0) for turn in (orientation(p, q, x) for x in inside(box))}
    assert box_side(box, p, q) == (signs.pop() if len(signs) == 1 else 0)


def test_a_bundle_past_the_end_of_a_wall() -> None:
    assert all_cross((0, 0, 10, 10), (0, 100, 10, 110), (-5, 50), (15, 50))
    assert not all_cross((0, 0, 10, 10), (0, 100, 10, 110), (-5, 50), (10, 50))


def test_shapes() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert is_convex(square) and is_upright(square)
    assert not is_upright(((0, 0), (10, 1), (10, 10), (0, 10)))
    assert not is_convex(((0, 0), (10, 0), (3, 3), (0, 10)))
    assert chords(square) == (((0, 0), (10, 10)), ((10, 0), (0, 10)))
    assert apart((0, 0, 5, 5), (8, 0, 9, 9), 2) and not apart((0, 0, 5, 5), (8, 0, 9, 9), 3)
