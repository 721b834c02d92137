"""Legs, ways and reach against Shapely (distances, lengths) and NetworkX (cheapest ways)."""

import math
import random
from itertools import combinations, pairwise

import networkx as nx
import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, MultiPolygon
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Area

from sandtable.geometry import table
from sandtable.geometry.ground import FINE, Ground, Solid, Toll, Zone
from sandtable.geometry.paths import Paths
from sandtable.geometry.table import Point, Polygon

BOX = (0, 0, 600, 600)
seeds = st.integers(0, 10**6)


def blob(rng: random.Random) -> Polygon:
    while True:
        x, y = rng.randint(50, 550), rng.randint(50, 550)
        spots = [(rng.randint(-90, 90), rng.randint(-90, 90)) for _ in range(rng.randint(3, 7))]
        around = sorted({spot for spot in spots if spot != (0, 0)}, key=lambda o: math.atan2(o[1], o[0]))
        polygon = tuple((x + a, y + b) for a, b in around)
        if len(polygon) > 2 and table.is_simple(polygon):
            return polygon


def line(rng: random.Random) -> Polygon:
    x, y = rng.randint(50, 550), rng.randint(50, 550)
    points = [(x, y)]
    for _ in range(rng.randint(1, 2)):
        x, y = x + rng.randint(10, 90) * rng.choice((-1, 1)), y + rng.randint(10, 90) * rng.choice((-1, 1))
        points.append((x, y))
    return tuple(points)


def scene(seed: int, solids: int = 3, walls: int = 1, zones: int = 2, tolls: int = 2) -> Ground:
    rng = random.Random(seed)
    return Ground(
        BOX,
        [Solid(blob(rng), gap=rng.choice((0, 12, 20))) for _ in range(solids)]
        + [Solid(line(rng), is_wall=True, gap=rng.choice((0, 8))) for _ in range(walls)],
        [Zone(blob(rng), rng.choice(((2, 1), (3, 2)))) for _ in range(zones)],
        [Toll(line(rng), rng.choice((50, 100))) for _ in range(tolls)],
    )


def spot(rng: random.Random, ground: Ground) -> Point:
    while True:
        p = rng.randint(0, 600), rng.randint(0, 600)
        if ground.is_free(p):
            return p


def drawn(solid: Solid) -> Area | LineString:
    return LineString(solid.points) if solid.is_wall else Area(solid.points)


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds)
def test_a_leg_is_barred_just_when_it_comes_too_near(seed: int) -> None:
    ground = scene(seed, zones=0, tolls=0)
    rng = random.Random(seed + 1)
    a, b = spot(rng, ground), (rng.randint(-10, 610), rng.randint(-10, 610))
    assume(a != b)
    ray = LineString([a, b])
    barred = not (0 <= b[0] <= 600 and 0 <= b[1] <= 600)
    for solid in ground.solids:
        shape = drawn(solid)
        away = ray.distance(shape)
        assume(abs(away - solid.gap) > 1e-9 or solid.gap == 0)
        if solid.gap:
            barred |= away < solid.gap
        elif solid.is_wall:
            barred |= ray.intersects(shape)
        else:
            barred |= ray.intersection(shape).length - ray.intersection(shape.boundary).length > 1e-9
    assert (ground.leg(a, b) is None) == barred
    if not barred:
        assert ground.leg(a, b) == table.fine_leg(a, b)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds)
@example(9015)
def test_what_a_leg_costs(seed: int) -> None:
    """The length, more in zones, and a toll for each time that its line is met after the start."""
    ground = scene(seed, solids=0, walls=0, zones=3, tolls=3)
    rng = random.Random(seed + 1)
    a, b = spot(rng, ground), spot(rng, ground)
    assume(a != b)
    ray = LineString([a, b])
    true = ray.length
    for zone in ground.zones:
        true += ray.intersection(Area(zone.points)).length * (zone.rate[0] / zone.rate[1] - 1)
    for toll in ground.tolls:
        met = ray.intersection(LineString(toll.points))
        after = [each for each in getattr(met, "geoms", [met]) if not each.is_empty and not each.equals(Dot(a))]
        true += toll.cost * len(after)
    price = ground.leg(a, b)
    assert price is not None and math.isclose(price / FINE, true, abs_tol=1e-4)
    far = ground.field(table.box_of((a, b))).affordable(a, b, price)
    assert abs(far - table.length([a, b])) <= 2


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds)
def test_free_places_keep_the_gap(seed: int) -> None:
    ground = scene(seed)
    rng = random.Random(seed + 1)
    p = rng.randint(-5, 605), rng.randint(-5, 605)
    free = 0 <= p[0] <= 600 and 0 <= p[1] <= 600
    for solid in ground.solids:
        away = drawn(solid).distance(Dot(p))
        inside = not solid.is_wall and table.locate(p, solid.points) > 0
        free &= not inside and (away >= solid.gap if solid.gap or not solid.is_wall else away > 0)
    assert ground.is_free(p) == free


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds, st.integers(50, 400))
def test_ways_are_legal_and_the_cheapest_of_their_graph(seed: int, limit: int) -> None:
    ground = scene(seed)
    paths = Paths(ground, longest=400)
    rng = random.Random(seed + 1)
    start, goal = spot(rng, ground), spot(rng, ground)
    graph = nx.DiGraph()
    graph.add_nodes_from([start, goal])
    near = [p for p in paths.nodes if math.dist(p, start) <= limit]
    for a in (start, *near):
        for b in (goal, *near):
            price = ground.leg(a, b) if a != b else None
            if price is not None and (price <= 400 * FINE or start == a or goal == b):
                graph.add_edge(a, b, weight=price)
    known = nx.single_source_dijkstra_path_length(graph, start).get(goal)
    if known is not None and known > limit * FINE:
        known = None
    found = paths.reach(start, limit)
    assert found.cost(goal) == known
    way = paths.way(start, goal, limit)
    assert (way is None) == (known is None)
    if way is not None:
        assert way[0] == start and way[-1] == goal and ground.cost(way) == known


def shortest_round(polygon: Polygon, gap: int, a: Point, b: Point) -> float:
    """The length of the shortest way around a grown polygon, by Shapely's outline and NetworkX."""
    grown = Area(polygon).buffer(gap, quad_segs=24)
    inner = Area(polygon).buffer(gap - 1e-3, quad_segs=24)
    ring = [*grown.exterior.coords[:-1], a, b]
    graph = nx.Graph()
    for p, q in combinations(ring, 2):
        if not LineString([p, q]).crosses(inner) and not inner.contains(LineString([p, q])):
            graph.add_edge(p, q, weight=math.dist(p, q))
    return float(nx.shortest_path_length(graph, a, b, weight="weight"))


@pytest.mark.parametrize("seed", range(12))
def test_a_way_round_a_house_is_nearly_the_shortest(seed: int) -> None:
    rng = random.Random(seed)
    house = table.rectangle((300, 300), rng.randrange(3600), 160, 90)
    ground = Ground(BOX, [Solid(house, gap=12)])
    a, b = (rng.randint(80, 150), rng.randint(250, 350)), (rng.randint(450, 520), rng.randint(250, 350))
    way = Paths(ground).way(a, b, 700)
    assert way is not None and len(way) > 2
    true = shortest_round(house, 12, a, b)
    found = table.fine_length(way) / FINE
    assert true - 0.1 <= found <= true + 5


def test_a_wood_is_walked_around_when_that_is_cheaper_and_a_wall_is_climbed() -> None:
    wood = ((250, 200), (350, 200), (350, 320), (250, 320))
    slow = Paths(Ground(BOX, zones=[Zone(wood, (4, 1))]))
    way = slow.way((200, 300), (400, 300), 400)
    assert way is not None and len(way) == 4 and all(y > 320 for _, y in way[1:3])
    quick = Paths(Ground(BOX, zones=[Zone(wood, (21, 20))]))
    assert quick.way((200, 300), (400, 300), 400) == ((200, 300), (400, 300))
    wall = ((300, 100), (300, 310))
    dear = Paths(Ground(BOX, tolls=[Toll(wall, 100)]))
    assert len(dear.way((200, 300), (400, 300), 400) or ()) == 3
    cheap = Paths(Ground(BOX, tolls=[Toll(((300, 100), (300, 500)), 50)]))
    assert cheap.reach((200, 300), 400).cost((400, 300)) == 250 * FINE
    assert cheap.reach((200, 300), 249).cost((400, 300)) is None


def test_a_door_is_a_gap_between_walls() -> None:
    walls = [Solid(((300, 0), (300, 290)), is_wall=True), Solid(((300, 310), (300, 600)), is_wall=True)]
    paths = Paths(Ground(BOX, walls))
    way = paths.way((200, 200), (400, 200), 400)
    assert way is not None and any(290 < y < 310 for _, y in way[1:-1])
    assert paths.way((200, 200), (400, 200), 200) is None
    narrow = Paths(Ground(BOX, [Solid(wall.points, is_wall=True, gap=12) for wall in walls]))
    assert narrow.way((200, 200), (400, 200), 600) is None


def test_who_leans_on_a_house_may_leave_it_but_not_enter() -> None:
    house = Solid(((300, 300), (400, 300), (400, 400), (300, 400)), gap=12)
    ground = Ground(BOX, [house])
    assert not ground.is_free((295, 350)) and ground.is_free((288, 350))
    assert ground.leg((295, 350), (200, 350)) == 95 * FINE
    assert ground.leg((295, 350), (295, 200)) == 150 * FINE
    assert ground.leg((295, 350), (305, 350)) is None
    assert ground.leg((200, 350), (295, 350)) is None
    assert ground.cost([(200, 350), (288, 350), (288, 200)]) == (88 + 150) * FINE
    assert ground.cost([(200, 350), (288, 350), (500, 350)]) is None


def test_who_stands_on_a_wall_may_step_off_it() -> None:
    ground = Ground(BOX, [Solid(((300, 0), (300, 600)), is_wall=True)])
    assert not ground.is_free((300, 50))
    assert ground.leg((300, 50), (310, 50)) == 10 * FINE
    assert ground.leg((300, 50), (300, 80)) is None and ground.leg((290, 50), (300, 50)) is None


def test_a_toll_is_paid_on_arriving_not_again_on_leaving() -> None:
    ground = Ground(BOX, tolls=[Toll(((300, 0), (300, 600)), 50)])
    assert ground.cost([(290, 50), (300, 50), (310, 50)]) == 70 * FINE
    assert ground.leg((300, 50), (300, 60)) == 60 * FINE


def test_ground_is_never_faster_than_the_open() -> None:
    with pytest.raises(ValueError, match="slower"):
        Ground(BOX, zones=[Zone(((0, 0), (9, 0), (9, 9)), (1, 2))])
    with pytest.raises(ValueError, match="slower"):
        Ground(BOX, tolls=[Toll(((0, 0), (9, 0)), -1)])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds, st.integers(30, 200))
def test_all_that_is_shaded_can_be_reached(seed: int, limit: int) -> None:
    ground = scene(seed)
    paths = Paths(ground, longest=200)
    found = paths.reach(spot(random.Random(seed + 1), ground), limit)
    outlines = found.outlines()
    assert all(found.cost(corner) is not None or corner == found.start for fan in outlines for corner in fan)
    assert MultiPolygon([Area(fan).buffer(0) for fan in outlines[:1]]).area <= math.pi * limit * limit * 1.01


def test_an_open_table_is_shaded_as_a_round() -> None:
    (fan,) = Paths(Ground(BOX)).reach((300, 300), 200).outlines(rays=24)
    assert len(fan) == 24 and all(196 <= math.dist(p, (300, 300)) <= 200 for p in fan)
    assert Paths(Ground(BOX)).reach((300, 300), 0).outlines() == []


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds)
def test_lattice_points_are_those_that_can_be_reached(seed: int) -> None:
    ground = scene(seed)
    found = Paths(ground, longest=120).reach(spot(random.Random(seed + 1), ground), 120)
    points = dict(found.points(30))
    for x in range(0, 601, 30):
        for y in range(0, 601, 30):
            assert points.get((x, y)) == found.cost((x, y))
    assert list(points) == sorted(points, key=lambda p: (p[1], p[0]))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seeds, st.integers(0, 3599))
@example(2775, 1078)
def test_the_farthest_point_is_not_too_far_and_hardly_too_short(seed: int, direction: int) -> None:
    ground = scene(seed)
    start = spot(random.Random(seed + 1), ground)
    found = Paths(ground).reach(start, 150)
    end = found.farthest(start, direction, 150 * FINE)
    price = ground.leg(start, end)
    assert price is not None and price <= 150 * FINE
    far = table.length([start, end])
    # Rounded to whole millimetres a longer leg may miss a corner that a shorter one touches.
    beyond = [ground.leg(start, table.moved(start, direction, far + more)) for more in range(1, 5)]
    assert any(price is None or price > 150 * FINE for price in beyond)


def test_preparing_all_changes_nothing() -> None:
    ground = scene(7)
    lazy, ready = Paths(ground), Paths(ground)
    ready.prepare()
    rng = random.Random(3)
    for _ in range(30):
        a, b = spot(rng, ground), spot(rng, ground)
        assert lazy.way(a, b, 500) == ready.way(a, b, 500)
    assert all(cost <= other for n in range(len(ready.nodes)) for (cost, _), (other, _) in pairwise(ready.links(n)))
