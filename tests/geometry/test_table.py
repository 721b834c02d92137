"""The table against Shapely and rational arithmetic on random cases, many of them degenerate."""

import math
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry import LineString, MultiPoint
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Area

from sandtable.geometry import table
from sandtable.geometry.table import Point, Polygon
from sandtable.geometry.table.numbers import compare, less
from sandtable.geometry.table.polygons import pieces, slow_parts

many = settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
few = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])

near = st.integers(-6, 6)
wide = st.integers(-2000, 2000)
points = st.one_of(st.tuples(near, near), st.tuples(wide, wide))
close_points = st.tuples(near, near)
limits = st.integers(0, 15)


@st.composite
def stars(draw: st.DrawFn) -> Polygon:
    """Simple polygons, mostly concave: corners around a middle in the order of their bearing."""
    scale = draw(st.sampled_from([6, 6, 400]))
    offsets = draw(st.lists(st.tuples(st.integers(-scale, scale), st.integers(-scale, scale)), min_size=3, max_size=9))
    around = sorted({o for o in offsets if o != (0, 0)}, key=lambda o: math.atan2(o[1], o[0]))
    x, y = draw(close_points)
    polygon = tuple((x + a, y + b) for a, b in around)
    assume(len(polygon) >= 3 and table.is_simple(polygon))
    return polygon if draw(st.booleans()) else polygon[::-1]


def dot(p: Point) -> Dot:
    return Dot(p)


def stretch(a: Point, b: Point) -> LineString:
    return LineString([a, b])


@many
@given(points, points, points)
def test_orientation_tells_clockwise_on_paper(a: Point, b: Point, c: Point) -> None:
    turn = table.orientation(a, b, c)
    assert turn == -table.orientation(b, a, c) == table.orientation(b, c, a)
    assert table.orientation((0, 0), (1, 0), (1, 1)) > 0
    assert (turn == 0) == (Area([a, b, c]).area == 0)


@many
@given(close_points, close_points, close_points, close_points)
def test_segments_meet_where_shapely_says(a: Point, b: Point, c: Point, d: Point) -> None:
    assume(a != b and c != d)
    one, two = stretch(a, b), stretch(c, d)
    assert table.segments_meet(a, b, c, d) == one.intersects(two)
    proper = one.crosses(two) and not any(
        table.is_on(p, *s) for p, s in ((a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b)))
    )
    assert table.segments_cross(a, b, c, d) == proper


@many
@given(points, points, points)
def test_a_point_is_on_a_segment(p: Point, a: Point, b: Point) -> None:
    inside = (p[0] - a[0]) * (p[0] - b[0]) <= 0 and (p[1] - a[1]) * (p[1] - b[1]) <= 0
    assert table.is_on(p, a, b) == (table.orientation(a, b, p) == 0 and inside)
    assert table.is_on(a, a, b) and table.is_on(b, a, b)


@many
@given(points, points, points, points)
def test_the_crossing_lies_on_both(a: Point, b: Point, c: Point, d: Point) -> None:
    found = table.crossing(a, b, c, d)
    parallel = (b[0] - a[0]) * (d[1] - c[1]) == (b[1] - a[1]) * (d[0] - c[0])
    if parallel:
        assert found is None
        return
    assert (found is not None) == table.segments_meet(a, b, c, d)
    if found is not None:
        t = Fraction(*found)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        assert 0 <= t <= 1 and (x - c[0]) * (d[1] - c[1]) == (y - c[1]) * (d[0] - c[0])


@many
@given(points, points, points, limits)
def test_point_distances_are_those_of_shapely(p: Point, a: Point, b: Point, limit: int) -> None:
    true = dot(p).distance(stretch(a, b)) if a != b else dot(p).distance(dot(a))
    top, under = table.point_distance2(p, a, b)
    assert math.isclose(math.sqrt(top / under), true, rel_tol=1e-9, abs_tol=1e-9)
    assert table.point_distance_at_most(p, a, b, limit) == (Fraction(top, under) <= limit**2)
    assert table.point_distance_below(p, a, b, limit) == (Fraction(top, under) < limit**2)
    assert not table.point_distance_at_most(p, a, b, -1)
    assert table.distance_at_most(p, a, limit) == (math.dist(p, a) <= limit)
    assert abs(table.distance_rounded(p, a) - math.dist(p, a)) <= 0.5


@many
@given(close_points, close_points, close_points, close_points, limits)
def test_segment_gaps_are_those_of_shapely(a: Point, b: Point, c: Point, d: Point, limit: int) -> None:
    assume(a != b and c != d)
    true = stretch(a, b).distance(stretch(c, d))
    assume(abs(true - limit) > 1e-9)
    assert table.segment_gap_at_most(a, b, c, d, limit) == (true <= limit)
    assert not table.segment_gap_at_most(a, b, c, d, -1)


def test_gaps_at_the_very_limit_count() -> None:
    assert table.segment_gap_at_most((0, 0), (9, 0), (4, 5), (4, 9), 5)
    assert not table.segment_gap_at_most((0, 0), (9, 0), (4, 5), (4, 9), 4)
    assert table.point_distance_at_most((3, 4), (0, 0), (0, 0), 5)


@many
@given(stars(), close_points)
def test_points_are_located_as_by_shapely(polygon: Polygon, p: Point) -> None:
    area = Area(polygon)
    expected = 1 if area.contains(dot(p)) else 0 if area.boundary.distance(dot(p)) == 0 else -1
    exact = 0 if any(table.is_on(p, a, b) for a, b in table.edges(polygon)) else expected
    assert table.locate(p, polygon) == exact
    assert table.contains(polygon, p) == (exact >= 0)


@many
@given(stars())
def test_areas_and_simplicity(polygon: Polygon) -> None:
    assert abs(table.area2(polygon)) == round(2 * Area(polygon).area)
    assert table.area2(polygon) == -table.area2(polygon[::-1])


@many
@given(st.lists(close_points, min_size=3, max_size=6))
def test_an_outline_is_simple_where_shapely_finds_it_valid(corners: list[Point]) -> None:
    polygon = tuple(corners)
    assert table.is_simple(polygon) == (len(set(corners)) == len(corners) and Area(corners).is_valid)


@many
@given(stars(), close_points, close_points)
def test_parts_inside_have_the_length_that_shapely_finds(polygon: Polygon, a: Point, b: Point) -> None:
    parts = table.parts_inside(a, b, polygon)
    slow = slow_parts(a, b, polygon)
    assert [Fraction(*t) for part in parts for t in part] == [Fraction(*t) for part in slow for t in part]
    if a == b:
        assert parts == ()
        return
    area, ray = Area(polygon), stretch(a, b)
    along_outline = ray.intersection(area.boundary).length
    true = ray.intersection(area).length - along_outline
    length = sum(float(Fraction(*end) - Fraction(*start)) for start, end in parts) * math.dist(a, b)
    assert math.isclose(length, true, abs_tol=1e-7)
    cuts = [Fraction(*t) for part in parts for t in part]
    assert all(0 <= t <= 1 for t in cuts) and all(s < t for s, t in pairwise(cuts))
    assert table.crosses(a, b, polygon) == bool(parts)


@many
@given(close_points, close_points, close_points, close_points)
def test_a_segment_runs_in_a_box_as_in_its_outline(a: Point, b: Point, one: Point, two: Point) -> None:
    left, top, right, bottom = table.box_of((one, two))
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    if left < right and top < bottom:
        assert table.crosses_box(a, b, (left, top, right, bottom)) == table.crosses(a, b, outline)


@many
@given(stars(), close_points, close_points)
def test_pieces_cover_the_segment(polygon: Polygon, a: Point, b: Point) -> None:
    found = pieces(a, b, polygon)
    assert (found == []) == (a == b)
    for (_, end, _), (start, _, _) in pairwise(found):
        assert compare(end, start) == 0
    if found:
        assert Fraction(*found[0][0]) == 0 and Fraction(*found[-1][1]) == 1
    back = pieces(b, a, polygon)[::-1]
    assert [(1 - Fraction(*e), 1 - Fraction(*s), w) for s, e, w in back] == [
        (Fraction(*s), Fraction(*e), w) for s, e, w in found
    ]


def test_a_line_through_corners_and_along_sides() -> None:
    notch = ((0, 0), (10, 0), (10, 10), (5, 5), (0, 10))
    through = table.parts_inside((-5, 5), (15, 5), notch)
    assert [Fraction(*t) for part in through for t in part] == [Fraction(1, 4), Fraction(3, 4)]
    assert table.parts_inside((-5, 0), (15, 0), notch) == ()
    assert table.parts_inside((2, 2), (3, 2), notch) == (((0, 1), (1, 1)),)
    twice = table.parts_inside((-2, 8), (12, 8), notch)
    assert [Fraction(*t) for part in twice for t in part] == [Fraction(n, 14) for n in (2, 4, 10, 12)]


@many
@given(points, points, st.fractions(0, 1), st.fractions(0, 1), st.integers(0, 3000))
def test_spans_are_compared_exactly(a: Point, b: Point, one: Fraction, two: Fraction, limit: int) -> None:
    start, end = sorted((one, two))
    ratios = (start.numerator, start.denominator), (end.numerator, end.denominator)
    true = (end - start) ** 2 * table.distance2(a, b)
    assert Fraction(*table.span(a, b, *ratios)) == true
    assert table.span_at_most(a, b, *ratios, limit) == (true <= limit**2)
    assert less(*ratios) == (start < end) and (compare(*ratios) > 0) == (start > end)


@many
@given(stars(), stars(), limits)
def test_polygons_overlap_and_lie_apart_as_by_shapely(one: Polygon, two: Polygon, limit: int) -> None:
    first, second = Area(one), Area(two)
    shared = first.intersection(second).area
    assume(shared == 0 or shared > 1e-9)
    assert table.polygons_overlap(one, two) == (shared > 0) == table.polygons_overlap(two, one)
    gap = first.distance(second)
    assume(abs(gap - limit) > 1e-9 or gap == 0)
    assert table.polygons_gap_at_most(one, two, limit) == (gap <= limit)


@few
@given(stars())
def test_a_polygon_overlaps_itself_however_it_is_written(polygon: Polygon) -> None:
    again = tuple((2 * x, 2 * y) for x, y in polygon)
    middles = tuple((a[0] + b[0], a[1] + b[1]) for a, b in table.edges(polygon))
    finer = tuple(p for pair in zip(again, middles, strict=True) for p in pair)
    assert table.polygons_overlap(again, finer[::-1]) and table.polygons_overlap(finer, again)
    assert not table.polygons_gap_at_most(polygon, polygon, -1)


def test_polygons_that_touch_do_not_overlap() -> None:
    horseshoe = ((0, 0), (6, 0), (6, 6), (4, 6), (4, 2), (2, 2), (2, 6), (0, 6))
    filling = ((2, 2), (4, 2), (4, 6), (2, 6))
    assert not table.polygons_overlap(horseshoe, filling)
    assert table.polygons_overlap(horseshoe, ((1, 1), (5, 1), (5, 5), (1, 5)))


@many
@given(stars(), close_points, limits)
def test_circles_and_polygons(polygon: Polygon, centre: Point, radius: int) -> None:
    area = Area(polygon)
    gap2 = (
        0
        if table.contains(polygon, centre)
        else min(Fraction(*table.point_distance2(centre, a, b)) for a, b in table.edges(polygon))
    )
    rim2 = min(Fraction(*table.point_distance2(centre, a, b)) for a, b in table.edges(polygon))
    assert math.isclose(math.sqrt(gap2), area.distance(dot(centre)), abs_tol=1e-9)
    assert table.circle_touches_polygon(centre, radius, polygon) == (gap2 <= radius**2)
    inside = table.locate(centre, polygon) > 0
    assert table.circle_overlaps_polygon(centre, radius, polygon) == (inside or (radius > 0 and rim2 < radius**2))
    assert table.circle_polygon_gap_at_most(centre, radius, polygon, 3) == (gap2 <= (radius + 3) ** 2)
    assert table.circle_inside_polygon(centre, radius, polygon) == (
        table.contains(polygon, centre) and rim2 >= radius**2
    )
    assert table.circle_holds(centre, radius, polygon) == all(math.dist(centre, p) <= radius for p in polygon)
    assert table.point_gap_at_most(centre, polygon, radius) == (gap2 <= radius**2)
    assert table.outline_within(centre, polygon, radius) == (rim2 <= radius**2)


@many
@given(close_points, limits, close_points, limits, limits)
def test_circles(a: Point, one: int, b: Point, two: int, limit: int) -> None:
    far = math.dist(a, b)
    assert table.circles_touch(a, one, b, two) == (far <= one + two)
    assert table.circles_overlap(a, one, b, two) == (far < one + two)
    assert table.circle_gap_at_most(a, one, b, two, limit) == (far <= one + two + limit)
    assert table.circle_crossed(a, one, b, (3, 3)) == table.point_distance_below(a, b, (3, 3), one)


@few
@given(stars(), close_points)
def test_the_nearest_point_of_an_outline(polygon: Polygon, p: Point) -> None:
    found = table.nearest_on(p, polygon)
    true = Area(polygon).boundary.distance(dot(p))
    assert abs(math.dist(found, p) - true) <= math.sqrt(0.5) + 1e-9
    assert Area(polygon).boundary.distance(dot(found)) <= math.sqrt(0.5) + 1e-9


@many
@given(stars(), close_points, st.integers(0, 3599), st.integers(1, 12), st.integers(1, 12))
def test_shared_areas_are_those_of_shapely(polygon: Polygon, p: Point, facing: int, long: int, wide_: int) -> None:
    piece = table.rectangle(p, facing, 2 * long, 2 * wide_)
    assume(table.is_simple(piece))
    for convex in (piece, piece[::-1]):
        shared = table.overlap_area(convex, polygon)
        assert math.isclose(float(shared), Area(piece).intersection(Area(polygon)).area, abs_tol=1e-6)
    assert table.overlap_area(piece, piece) == Fraction(abs(table.area2(piece)), 2)


@many
@given(st.lists(points, min_size=1, max_size=12))
def test_hulls_and_boxes(corners: list[Point]) -> None:
    found = table.hull(corners)
    convex = MultiPoint(corners).convex_hull
    if len(found) >= 3:
        assert table.area2(found) == round(2 * convex.area) and set(found) == set(convex.exterior.coords)
    box = table.box_of(corners)
    assert box == tuple(MultiPoint(corners).bounds)
    assert table.grown(box, 2) == (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
    other = (-3, -3, 3, 3)
    assert table.boxes_meet(box, other) == MultiPoint(corners).envelope.intersects(Area.from_bounds(*other))


@many
@given(points, st.integers(-4000, 4000))
def test_turning_is_rotation(vector: Point, direction: int) -> None:
    turned = affinity.rotate(dot(vector), direction / 10, origin=(0, 0))
    assert math.dist(table.turned(vector, direction), (turned.x, turned.y)) <= 0.72
    assert table.turned(vector, direction + 1800) == tuple(-c for c in table.turned(vector, direction))
    x, y = table.moved((5, 7), direction, 1000)
    angle = math.radians(direction / 10)
    assert math.dist((x, y), (5 + 1000 * math.sin(angle), 7 - 1000 * math.cos(angle))) <= 0.72
    assert table.unit_vector(direction) == table.turned((0, -1000000), direction)


@many
@given(points)
def test_bearings_are_the_nearest_tenth(vector: Point) -> None:
    found = table.bearing(vector)
    if vector == (0, 0):
        assert found == 0
        return
    true = math.degrees(math.atan2(vector[0], -vector[1])) % 360 * 10
    off = abs((found - true + 1800) % 3600 - 1800)
    assert 0 <= found < table.FULL and off <= 0.5001


@pytest.mark.parametrize("direction", range(0, 3600, 7))
def test_the_bearing_of_a_direction_is_itself(direction: int) -> None:
    assert table.bearing(table.unit_vector(direction)) == direction


@many
@given(st.integers(0, 3599), st.integers(0, 1900), points)
def test_arcs(facing: int, half: int, vector: Point) -> None:
    if vector == (0, 0):
        assert table.in_arc(facing, half, vector)
        return
    true = math.degrees(math.atan2(vector[0], -vector[1])) * 10
    off = abs((true - facing + 1800) % 3600 - 1800)
    exact = table.in_arc(facing, half, vector)
    if abs(off - half) > 1e-4 * 60:
        assert exact == (off <= half)
        assert table.vector_in_arc(table.unit_vector(facing), half, vector) == exact


@pytest.mark.parametrize("facing", range(0, 3600, 450))
@pytest.mark.parametrize("half", [0, 450, 900, 1350, 1800])
def test_the_sides_of_an_arc_belong_to_it(facing: int, half: int) -> None:
    for side in (facing - half, facing + half):
        x, y = table.unit_vector(side)
        exact = (x > 0) - (x < 0), (y > 0) - (y < 0)
        assert table.in_arc(facing, half, exact)
        assert table.vector_in_arc(table.unit_vector(facing), half, exact)
    if half < 1800:
        assert not table.in_arc(facing, half, table.unit_vector(facing + half + 1))
        assert not table.in_arc(facing, half, table.unit_vector(facing - half - 1))


def test_quarters_and_turns() -> None:
    names = [table.quadrant(0, v) for v in ((0, -5), (5, 0), (0, 5), (-5, 0), (5, -5), (5, 5), (-5, 5), (-5, -5))]
    assert names == [0, 1, 2, 3, 0, 2, 2, 0]
    assert table.quadrant(900, (5, 0)) == 0 and table.quadrant(900, (0, -5)) == 3
    assert [table.turn_between(0, t) for t in (0, 900, 1800, 1801, 3599)] == [0, 900, 1800, -1799, -1]


@many
@given(close_points, st.integers(0, 3599), st.integers(1, 200), st.integers(1, 100))
def test_pieces_have_their_shape(p: Point, facing: int, long: int, wide_: int) -> None:
    front_left, front_right, rear_right, rear_left = corners = table.rectangle(p, facing, long, wide_)
    assert all(abs(math.dist(c, p) - math.hypot(long, wide_) / 2) < 0.75 for c in corners)
    assert front_left[0] + rear_right[0] == 2 * p[0] == front_right[0] + rear_left[0]
    true = affinity.rotate(
        Area([(p[0] + x * wide_ / 2, p[1] + y * long / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]),
        facing / 10,
        origin=p,
    )
    assert all(math.dist(c, t) < 0.75 for c, t in zip(corners, true.exterior.coords, strict=False))
    strip = table.lane(p, facing, long, wide_)
    middle = table.moved(p, facing, long)
    assert math.dist(((strip[0][0] + strip[1][0]) / 2, (strip[0][1] + strip[1][1]) / 2), middle) < 1.5
    assert math.dist(((strip[2][0] + strip[3][0]) / 2, (strip[2][1] + strip[3][1]) / 2), p) < 0.75


@few
@given(close_points, st.integers(0, 3599), st.integers(60, 250), st.integers(20, 60))
def test_a_flame_widens_to_a_round_end(tip: Point, facing: int, long: int, wide_: int) -> None:
    flame = table.teardrop(tip, facing, long, wide_)
    assert flame[0] == tip and table.is_simple(flame) and len(flame) == 14
    middle = table.moved(tip, facing, long - wide_ // 2)
    assert all(abs(math.dist(c, middle) - wide_ / 2) < 2 for c in flame[1:])
    assert table.contains(flame, table.moved(tip, facing, long // 2))
    assert math.dist(flame[7], table.moved(tip, facing, long)) <= 1.5


@many
@given(st.integers(-(10**9), 10**9), st.integers(1, 10**5))
def test_rounding(top: int, under: int) -> None:
    found = table.divide_rounded(top, under)
    assert 2 * abs(found * under - top) <= under and table.divide_rounded(-top, under) == -found
    number = abs(top)
    assert (table.root_up(number) - 1) ** 2 < number <= table.root_up(number) ** 2 or number == 0
    nearest = table.root_nearest(number)
    assert (2 * nearest - 1) ** 2 < 4 * number < (2 * nearest + 1) ** 2 or number == 0


@many
@given(st.lists(points, min_size=1, max_size=6), st.integers(0, 1000))
def test_points_along_a_way(way: list[Point], done: int) -> None:
    line = LineString(way) if len(set(way)) > 1 else None
    true = line.interpolate(done / 1000, normalized=True) if line else dot(way[0])
    here = table.along(way, done)
    assert math.dist(here, (true.x, true.y)) <= 0.7072
    assert table.along(way, 0) == way[0] and table.along(way, 1000) == way[-1]
    far = line.length if line else 0
    assert table.length(way) - 1 - 1e-6 <= far <= table.length(way) + 1e-5
    assert table.length_at_most(way, table.length(way)) and not table.length_at_most(way, table.length(way) - 1)
    gone = table.legs_done(way, done)
    assert gone[0] == way[0] and gone[-1] == here
    assert table.after(way, table.length(way)) == way[-1] and table.after(way, 0) == way[0]


def test_a_straight_way_is_measured_exactly() -> None:
    assert table.length([(0, 0), (3, 4)]) == 5 and table.length([(0, 0), (1, 1)]) == 2
    assert table.after([(0, 0), (30, 40)], 25) == (15, 20)
    assert table.along([(0, 0), (0, 0), (10, 0)], 500) == (5, 0)
    assert table.legs_done([(0, 0), (10, 0), (10, 10)], 750) == ((0, 0), (10, 0), (10, 5))
