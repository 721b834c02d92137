"""Tables of a hex map against NetworkX and the plain functions on coordinates."""

import itertools

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandtable.geometry import hexes
from sandtable.geometry.bits import bits, first, members
from sandtable.geometry.hexes import Layout
from sandtable.geometry.hexmap import OFF, HexMap

HANNUT = HexMap.rectangle(Layout(), 20, 16)
STONNE = HexMap.rectangle(Layout(flat=False, order="RRCC", mirrored=True), 16, 13)
ODD = HexMap.rectangle(Layout(shoved="even"), 7, 6, without=(101, 304, 706))
boards = st.sampled_from([HANNUT, STONNE, ODD])


def some_hexes(data: st.DataObject, board: HexMap, count: int) -> list[int]:
    return [data.draw(st.integers(0, len(board) - 1)) for _ in range(count)]


def graph(board: HexMap) -> "nx.Graph[int]":
    result = nx.Graph()
    result.add_nodes_from(range(len(board)))
    for a in range(len(board)):
        for b in range(a):
            if hexes.distance(board.hexes[a], board.hexes[b]) == 1:
                result.add_edge(a, b)
    return result


def test_a_rectangle_has_its_numbers() -> None:
    assert len(HANNUT) == 320 and HANNUT.numbers[0] == 101 and HANNUT.numbers[-1] == 2016
    assert len(STONNE) == 208 and STONNE.numbers[-1] == 1316
    assert len(ODD) == 39 and 304 not in ODD.index
    assert all(HANNUT.index[number] == h for h, number in enumerate(HANNUT.numbers))


@pytest.mark.parametrize("board", [HANNUT, STONNE, ODD])
def test_neighbours_are_the_hexes_at_distance_one(board: HexMap) -> None:
    known = graph(board)
    for h in range(len(board)):
        assert set(board.beside[h]) == set(known[h])
        assert board.around[h] == bits(known[h])
        for direction, other in enumerate(board.toward[h]):
            if other != OFF:
                assert board.direction(h, other) == direction
                assert board.toward[other][(direction + 3) % 6] == h


def test_distances_of_a_full_map_are_the_fewest_steps() -> None:
    known = dict(nx.all_pairs_shortest_path_length(graph(STONNE)))
    for a in range(len(STONNE)):
        assert list(STONNE.distance[a]) == [known[a][b] for b in range(len(STONNE))]


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards, st.data(), st.integers(0, 9))
def test_discs_rings_and_distances_agree(board: HexMap, data: st.DataObject, radius: int) -> None:
    (h,) = some_hexes(data, board, 1)
    near = {other for other in range(len(board)) if board.distance[h][other] <= radius}
    assert set(members(board.disc(h, radius))) == near
    assert board.disc(h, -1) == 0 and board.disc(h, 250) == board.all
    assert set(board.ring(h, radius)) == {other for other in near if board.distance[h][other] == radius}


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards, st.data())
def test_lines_are_those_of_the_coordinates(board: HexMap, data: st.DataObject) -> None:
    a, b = some_hexes(data, board, 2)
    expected = [
        tuple(board.at[h] for h in group if h in board.at) for group in hexes.line(board.hexes[a], board.hexes[b])[1:-1]
    ]
    assert list(board.between(a, b)) == [group for group in expected if group]
    assert board.between(b, a) == board.between(a, b)[::-1]


def test_a_line_along_the_edge_of_the_map_keeps_the_side_that_exists() -> None:
    index = HANNUT.index
    assert HANNUT.between(index[201], index[401]) == ((index[301],),)
    assert HANNUT.between(index[202], index[402]) == ((index[301], index[302]),)


@pytest.mark.parametrize("board", [HANNUT, STONNE, ODD])
def test_hexsides_have_one_key_from_both_hexes(board: HexMap) -> None:
    keys: dict[int, set[int]] = {}
    for h in range(len(board)):
        for direction in range(6):
            keys.setdefault(board.side(h, direction), set()).add(h)
    inner = [key for key, around in keys.items() if len(around) == 2]
    assert len(inner) == graph(board).number_of_edges()
    for around in keys.values():
        assert len(around) == 1 or board.distance[min(around)][max(around)] == 1


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards, st.data())
def test_reach_and_paths_are_the_cheapest(board: HexMap, data: st.DataObject) -> None:
    start, goal = some_hexes(data, board, 2)
    seed = data.draw(st.integers(0, 10**6))

    def cost(a: int, b: int) -> int | None:
        price = (seed * (a * 31 + b * 17 + 7)) % 11
        return None if price == 10 else price

    known = nx.DiGraph()
    known.add_nodes_from(range(len(board)))
    known.add_weighted_edges_from(
        (a, b, cost(a, b)) for a in range(len(board)) for b in board.beside[a] if cost(a, b) is not None
    )
    lengths = nx.single_source_dijkstra_path_length(known, start)
    assert board.reach(start, cost).cost == lengths
    limit = data.draw(st.integers(0, 30))
    found = board.reach(start, cost, limit)
    assert found.cost == {h: far for h, far in lengths.items() if far <= limit}
    for h, far in found.cost.items():
        way = found.way(h)
        assert way[0] == start and way[-1] == h
        assert sum(cost(a, b) or 0 for a, b in itertools.pairwise(way)) == far
    best = board.path(start, goal, cost)
    assert (best is None) == (goal not in lengths)
    if best is not None:
        assert sum(cost(a, b) or 0 for a, b in itertools.pairwise(best)) == lengths[goal]


def test_a_way_may_end_but_not_go_on_where_it_halts() -> None:
    start, stop = HANNUT.index[505], HANNUT.index[506]
    wall = {h for h in range(len(HANNUT)) if HANNUT.numbers[h] % 100 == 6}
    found = HANNUT.reach(start, lambda a, b: 1, 9, halts=wall.__contains__)
    assert stop in found and HANNUT.index[508] not in found
    assert HANNUT.index[507] in HANNUT.reach(stop, lambda a, b: 1, 1, halts=wall.__contains__)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards, st.data())
def test_components_are_those_of_networkx(board: HexMap, data: st.DataObject) -> None:
    places = data.draw(st.sets(st.integers(0, len(board) - 1), max_size=60))
    known = nx.connected_components(graph(board).subgraph(places))
    expected = sorted(tuple(sorted(part)) for part in known)
    assert board.components(places) == expected


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sets(st.integers(0, 400)))
def test_bits_are_sets(numbers: set[int]) -> None:
    mask = bits(numbers)
    assert list(members(mask)) == sorted(numbers) and mask.bit_count() == len(numbers)
    if numbers:
        assert first(mask) == min(numbers)
