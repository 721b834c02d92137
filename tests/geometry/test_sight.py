"""Prepared terrain against the plain functions on every piece, and against Shapely."""

import itertools
import math
import random
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.geometry import Polygon as Area

from sandtable.geometry import sight, table
from sandtable.geometry.sight import Piece, Terrain
from sandtable.geometry.table import Point
from sandtable.geometry.table.polygons import slow_parts


def blob(rng: random.Random, size: int, scale: int) -> table.Polygon:
    """A simple polygon around a random middle."""
    while True:
        x, y = rng.randint(0, size), rng.randint(0, size)
        spots = {(rng.randint(-scale, scale), rng.randint(-scale, scale)) for _ in range(rng.randint(3, 9))} - {(0, 0)}
        around = sorted(spots, key=lambda o: math.atan2(o[1], o[0]))
        polygon = tuple((x + a, y + b) for a, b in around)
        if len(polygon) > 2 and table.is_simple(polygon):
            return polygon


def scene(seed: int, size: int, scale: int, areas: int = 6, walls: int = 6) -> list[Piece]:
    rng = random.Random(seed)
    pieces = [Piece(blob(rng, size, scale)) for _ in range(areas)]
    for _ in range(walls):
        corners = [(rng.randint(0, size), rng.randint(0, size))]
        while len(corners) < rng.randint(2, 4):
            step = (corners[-1][0] + rng.randint(-scale, scale), corners[-1][1] + rng.randint(-scale, scale))
            if step != corners[-1]:
                corners.append(step)
        pieces.append(Piece(tuple(corners), is_wall=True))
    return pieces


def expected(pieces: list[Piece], a: Point, b: Point) -> set[tuple[int, Fraction, Fraction]]:
    """Every piece by itself: areas by judging the middle of each part, walls leg by leg."""
    found = set()
    for n, piece in enumerate(pieces):
        if not piece.is_wall:
            found |= {(n, Fraction(*s), Fraction(*e)) for s, e in slow_parts(a, b, piece.points)}
        else:
            found |= {(n, s, e) for s, e in wall_stretches(a, b, piece.points)}
    return found


def wall_stretches(a: Point, b: Point, wall: table.Polygon) -> list[tuple[Fraction, Fraction]]:
    """All that segment and wall share, as fractions of the segment, worked out with rational numbers."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    whole = dx * dx + dy * dy
    shared = []
    for p, q in itertools.pairwise(wall):
        once = table.crossing(a, b, p, q)
        if once is not None:
            shared.append((Fraction(*once), Fraction(*once)))
        elif whole and table.orientation(a, b, p) == table.orientation(a, b, q) == 0:
            ends = sorted(Fraction((x - a[0]) * dx + (y - a[1]) * dy, whole) for x, y in (p, q))
            low, high = max(ends[0], Fraction(0)), min(ends[1], Fraction(1))
            shared += [(low, high)] if low <= high else []
    merged: list[tuple[Fraction, Fraction]] = []
    for low, high in sorted(shared):
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged


def plain(found: tuple[sight.Crossing, ...]) -> list[tuple[int, Fraction, Fraction]]:
    return [(c.piece, Fraction(*c.enter), Fraction(*c.leave)) for c in found]


@settings(max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.sampled_from([(12, 6), (40, 12), (1200, 150)]), st.data())
def test_a_line_crosses_what_each_piece_says(seed: int, sizes: tuple[int, int], data: st.DataObject) -> None:
    size, scale = sizes
    pieces = scene(seed, size, scale)
    coordinate = st.integers(-scale, size + scale)
    a, b = data.draw(st.tuples(coordinate, coordinate)), data.draw(st.tuples(coordinate, coordinate))
    terrain = Terrain(pieces)
    found = plain(terrain.cross(a, b))
    assert set(found) == expected(pieces, a, b) and len(set(found)) == len(found)
    assert [(s, e, n) for n, s, e in found] == sorted((s, e, n) for n, s, e in found)
    assert terrain.cross(a, b) is terrain.cross(a, b)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.sampled_from([(12, 6), (1200, 150)]), st.integers(1, 4), st.integers(1, 4))
def test_all_lines_between_two_groups(seed: int, sizes: tuple[int, int], eyes: int, targets: int) -> None:
    size, scale = sizes
    pieces = scene(seed, size, scale)
    rng = random.Random(seed)
    here = [(rng.randint(0, size), rng.randint(0, size)) for _ in range(eyes)]
    there = [(rng.randint(0, size), rng.randint(0, size)) for _ in range(targets)]
    rows = Terrain(pieces).between(here, there)
    fresh = Terrain(pieces)
    assert rows == [[fresh.cross(a, b) for b in there] for a in here] == fresh.between(here, there)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6))
def test_lengths_inside_areas_are_those_of_shapely(seed: int) -> None:
    pieces = scene(seed, 1200, 150, walls=0)
    rng = random.Random(seed + 1)
    a, b = ((rng.randint(0, 1200), rng.randint(0, 1200)) for _ in range(2))
    if a == b:
        return
    ray = LineString([a, b])
    lengths = [0.0] * len(pieces)
    for n, enter, leave in plain(Terrain(pieces).cross(a, b)):
        lengths[n] += float(leave - enter) * ray.length
    for length, piece in zip(lengths, pieces, strict=True):
        assert math.isclose(length, ray.intersection(Area(piece.points)).length, abs_tol=1e-6)


def test_depth_and_distance_behind_are_compared_exactly() -> None:
    wood, wall = Piece(((100, 0), (300, 0), (300, 100), (100, 100))), Piece(((50, -50), (50, 200)), is_wall=True)
    a, b = (0, 50), (150, 50)
    over, into = Terrain([wood, wall]).cross(a, b)
    assert over.piece == 1 and into.piece == 0 and into.leave == (1, 1)
    assert table.span_at_most(a, b, into.enter, into.leave, 50)
    assert not table.span_at_most(a, b, into.enter, into.leave, 49)
    assert table.span_at_most(a, b, over.enter, (1, 1), 100)
    assert not table.span_at_most(a, b, over.enter, (1, 1), 99)


def test_a_line_inside_one_area() -> None:
    wood = Piece(((0, 0), (300, 0), (300, 100), (0, 100)))
    (only,) = Terrain([wood]).cross((10, 10), (20, 15))
    assert (only.enter, only.leave) == ((0, 1), (1, 1))


def test_a_corner_of_a_wall_is_met_once_and_a_stretch_is_told() -> None:
    angle = Piece(((0, 0), (10, 10), (20, 0)), is_wall=True)
    assert plain(Terrain([angle]).cross((10, 0), (10, 20))) == [(0, Fraction(1, 2), Fraction(1, 2))]
    straight = Piece(((0, 0), (10, 0), (20, 0)), is_wall=True)
    assert plain(Terrain([straight]).cross((-10, 0), (30, 0))) == [(0, Fraction(1, 4), Fraction(3, 4))]
    assert Terrain([straight]).cross((30, 0), (40, 0)) == ()


def test_equal_quotients_are_settled_exactly() -> None:
    """Two walls so near to each other that the floats of their places are the same."""
    far = 10**9
    one = Piece(((far - 1, -far), (far, far)), is_wall=True)
    two = Piece(((far - 1, -far - 1), (far, far)), is_wall=True)
    a, b = (0, 0), (2 * far, 1)
    found = plain(Terrain([one, two]).cross(a, b))
    assert [(s, n) for n, s, _ in found] == sorted((s, n) for n, s, _ in found) and len(found) == 2
    assert float(found[0][1]) == float(found[1][1]) and found[0][1] != found[1][1]
    thin = Piece(((far - 1, -far), (far, far), (far - 1, -far - 1)))
    (part,) = plain(Terrain([thin]).cross(a, b))
    assert part[1] < part[2]


def test_a_wall_that_crosses_itself_is_met_once_there() -> None:
    knot = Piece(((0, 0), (10, 10), (10, 0), (0, 10)), is_wall=True)
    assert plain(Terrain([knot]).cross((5, -5), (5, 15))) == [(0, Fraction(1, 2), Fraction(1, 2))]


def test_nothing_is_near_where_nothing_is() -> None:
    terrain = Terrain([Piece(((0, 0), (9, 0), (9, 9)))])
    assert terrain.near((500, 500, 600, 600)) == terrain.near((-900, 0, -800, 5)) == []
    assert terrain.near((5, 5, 600, 600)) == [0]
    assert Terrain([]).cross((0, 0), (5, 5)) == () and Terrain([]).near((0, 0, 9, 9)) == []


def test_the_memory_of_lines_is_bounded() -> None:
    terrain = Terrain(scene(1, 40, 12))
    before = sight.KEPT
    try:
        sight.KEPT = 3
        answers = [terrain.cross((0, 0), (40, n)) for n in range(9)]
    finally:
        sight.KEPT = before
    assert answers == [Terrain(terrain.pieces).cross((0, 0), (40, n)) for n in range(9)]
    assert len(terrain._kept) <= 3
