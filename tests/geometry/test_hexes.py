"""Hexes against slow, independent computations: rational clipping, Shapely, breadth-first search."""

import math
from collections import deque
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from sandtable.geometry import hexes
from sandtable.geometry.hexes import FLAT, POINTY, Hex, Layout

LAYOUTS = [
    Layout(flat, shoved, order, mirrored)
    for flat in (True, False)
    for shoved in ("odd", "even")
    for order in ("CCRR", "RRCC")
    for mirrored in (False, True)
]
small = st.integers(-12, 12)
points = st.builds(Hex, small, small)
layouts = st.sampled_from(LAYOUTS)


def clipped(a: Hex, b: Hex, c: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the segment a-b in the closed hex c, if it is longer than a point."""
    low, high = Fraction(0), Fraction(1)
    axes: list[Callable[[Hex], int]] = [lambda h: h.q - h.r, lambda h: h.r - h.s, lambda h: h.s - h.q]
    for f in axes:
        start, change = f(a) - f(c), f(b) - f(a)
        if change == 0:
            if abs(start) > 1:
                return None
            continue
        one, two = sorted((Fraction(-1 - start, change), Fraction(1 - start, change)))
        low, high = max(low, one), min(high, two)
    return (low, high) if low < high else None


def slow_line(a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
    """All hexes of a box clipped exactly, grouped by equal parts of the line."""
    parts: dict[tuple[Fraction, Fraction], list[Hex]] = {}
    for q in range(min(a.q, b.q) - 2, max(a.q, b.q) + 3):
        for r in range(min(a.r, b.r) - 2, max(a.r, b.r) + 3):
            if part := clipped(a, b, Hex(q, r)):
                parts.setdefault(part, []).append(Hex(q, r))
    return [tuple(parts[part]) for part in sorted(parts)]


def breadth_first(a: Hex, radius: int) -> dict[Hex, int]:
    seen, queue = {a: 0}, deque([a])
    while queue:
        here = queue.popleft()
        if seen[here] < radius:
            for step in FLAT:
                there = hexes.add(here, step)
                if there not in seen:
                    seen[there] = seen[here] + 1
                    queue.append(there)
    return seen


def drawn(layout: Layout, hex_: Hex) -> tuple[float, float]:
    x, y = layout.centre(hex_)
    root = math.sqrt(3)
    return (x, y * root) if layout.flat else (x * root, y)


def outline(layout: Layout, hex_: Hex) -> Polygon:
    x, y = drawn(layout, hex_)
    turn = 0 if layout.flat else 30
    angles = [math.radians(60 * k + turn) for k in range(6)]
    return Polygon([(x + 2 * math.cos(t), y + 2 * math.sin(t)) for t in angles])


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(points, points)
def test_a_line_crosses_what_exact_clipping_finds(a: Hex, b: Hex) -> None:
    expected = slow_line(a, b) if a != b else [(a,)]
    assert list(hexes.line(a, b)) == expected


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(points, points)
def test_a_line_back_is_the_line_reversed(a: Hex, b: Hex) -> None:
    assert hexes.line(b, a) == hexes.line(a, b)[::-1]


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(points, points)
def test_neighbouring_groups_touch(a: Hex, b: Hex) -> None:
    groups = hexes.line(a, b)
    assert groups[0] == (a,) and groups[-1] == (b,)
    for one, two in pairwise(groups):
        assert all(hexes.distance(x, y) == 1 for x in one for y in two)
    assert all(hexes.distance(*group) == 1 for group in groups if len(group) == 2)


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(layouts, points, points)
def test_a_line_agrees_with_drawn_hexes(layout: Layout, a: Hex, b: Hex) -> None:
    ray = LineString([drawn(layout, a), drawn(layout, b)]) if a != b else None
    crossed = {h for group in hexes.line(a, b) for h in group}
    for near in {hexes.add(h, step) for h in crossed for step in FLAT} | crossed:
        length = ray.intersection(outline(layout, near).buffer(1e-9)).length if ray else float(near == a)
        assert (length > 1e-6) == (near in crossed)


def test_a_line_along_hexsides_gives_both_sides() -> None:
    assert hexes.line(Hex(0, 0), Hex(2, -1)) == ((Hex(0, 0),), (Hex(1, -1), Hex(1, 0)), (Hex(2, -1),))
    assert [len(group) for group in hexes.line(Hex(0, 0), Hex(6, -3))] == [1, 2, 1, 2, 1, 2, 1]


def test_a_corner_touched_is_not_crossed() -> None:
    assert all(len(group) == 1 for group in hexes.line(Hex(0, 0), Hex(4, 1)))


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(points, st.integers(0, 6), st.sampled_from([FLAT, POINTY]))
def test_rings_are_the_hexes_at_that_distance(a: Hex, radius: int, steps: tuple[Hex, ...]) -> None:
    ring = list(hexes.ring(a, radius, steps))
    walked = breadth_first(a, radius)
    assert len(ring) == len(set(ring)) == max(1, 6 * radius)
    assert set(ring) == {h for h, far in walked.items() if far == radius}
    assert all(hexes.distance(a, h) == radius for h in ring)
    bearings = [hexes.bearing(hexes.sub(h, a), steps) for h in ring if h != a]
    assert bearings == sorted(bearings) and bearings[:1] in ([0], [])


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(layouts, points)
def test_bearings_are_the_angles_of_the_drawing(layout: Layout, way: Hex) -> None:
    if way == Hex(0, 0):
        with pytest.raises(ValueError, match="no bearing"):
            hexes.bearing(way, layout.steps)
        return
    x, y = drawn(layout, way)
    angle = (math.degrees(math.atan2(x, -y)) - (0 if layout.flat else 30)) % 360 / 15
    found = hexes.bearing(way, layout.steps)
    if found % 2 == 0:
        assert min(abs(angle - found), 24 - abs(angle - found)) < 1e-9
    else:
        assert found - 1 < angle < found + 1
    for direction in range(6):
        for half in (30, 60, 90, 120, 150, 180):
            off = abs((angle * 15 - 60 * direction + 180) % 360 - 180)
            assert hexes.within(found, direction, half) == (off <= half + 1e-9)


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(layouts, st.integers(1, 99), st.integers(1, 99))
def test_numbers_come_back(layout: Layout, one: int, two: int) -> None:
    number = one * 100 + two
    assert layout.number(layout.hex(number)) == number


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(layouts, st.integers(1, 40), st.integers(1, 40))
def test_shoved_lines_lie_half_a_hex_further(layout: Layout, line_: int, place: int) -> None:
    def at(number_line: int, number_place: int) -> tuple[int, int]:
        straight = (layout.order == "CCRR") == layout.flat
        number = number_line * 100 + number_place if straight else number_place * 100 + number_line
        return layout.centre(layout.hex(number))

    across, along = (0, 1) if layout.flat else (1, 0)
    here, after, next_line = at(line_, place), at(line_, place + 1), at(line_ + 1, place)
    forward = after[along] - here[along]
    assert forward == (-2 if layout.mirrored else 2) and after[across] == here[across]
    assert next_line[across] - here[across] == 3
    is_shoved = (line_ % 2 == 1) == (layout.shoved == "odd")
    assert 2 * (next_line[along] - here[along]) == (-forward if is_shoved else forward)


def test_printed_neighbours() -> None:
    hannut = Layout()
    around = [hannut.number(hexes.add(hannut.hex(706), step)) for step in hannut.steps]
    assert around == [705, 806, 807, 707, 607, 606]
    stonne = Layout(flat=False, order="RRCC", mirrored=True)
    around = [stonne.number(hexes.add(stonne.hex(502), step)) for step in stonne.steps]
    assert around == [402, 501, 602, 603, 503, 403]
    assert hexes.distance(stonne.hex(502), stonne.hex(304)) == 3


def test_the_cone_of_thirty_degrees_holds_1_3_3_5_5() -> None:
    counts = [sum(hexes.within(hexes.bearing(h), 2, 30) for h in hexes.ring(Hex(0, 0), far)) for far in range(1, 6)]
    assert counts == [1, 3, 3, 5, 5]
