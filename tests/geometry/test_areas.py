"""Area maps against NetworkX."""

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandtable.geometry.areas import AreaMap
from sandtable.geometry.bits import bits

KINDS = ("land", "sea", "strait", "drop")


@st.composite
def maps(draw: st.DrawFn) -> tuple[AreaMap, list[tuple[str, str, str]]]:
    names = [f"area-{n}" for n in range(draw(st.integers(1, 12)))]
    name = st.sampled_from(names)
    edges = draw(st.lists(st.tuples(name, name, st.sampled_from(KINDS)), max_size=30))
    return AreaMap(names, edges, one_way=["drop"]), edges


def known(area_map: AreaMap, edges: list[tuple[str, str, str]], kinds: tuple[str, ...]) -> "nx.DiGraph[int]":
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(area_map)))
    for a, b, kind in edges:
        if kind in (kinds or KINDS):
            graph.add_edge(area_map.index[a], area_map.index[b])
            if kind != "drop":
                graph.add_edge(area_map.index[b], area_map.index[a])
    return graph


kind_sets = st.sets(st.sampled_from(KINDS)).map(lambda kinds: tuple(sorted(kinds)))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(maps(), kind_sets)
def test_neighbours_by_kind(drawn: tuple[AreaMap, list[tuple[str, str, str]]], kinds: tuple[str, ...]) -> None:
    area_map, edges = drawn
    graph = known(area_map, edges, kinds)
    for a in range(len(area_map)):
        assert area_map.beside(*kinds)[a] == tuple(sorted(graph[a]))
        assert area_map.around(a, *kinds) == bits(graph[a])
        for b in range(len(area_map)):
            assert area_map.are_joined(a, b, *kinds) == graph.has_edge(a, b)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(maps(), kind_sets, st.data())
def test_steps_and_ways(
    drawn: tuple[AreaMap, list[tuple[str, str, str]]], kinds: tuple[str, ...], data: st.DataObject
) -> None:
    area_map, edges = drawn
    closed = data.draw(st.sets(st.integers(1, len(area_map)), max_size=4))
    graph = known(area_map, edges, kinds)
    graph.remove_nodes_from([n for n in closed if n < len(area_map)])
    lengths = nx.single_source_shortest_path_length(graph, 0)
    assert area_map.steps(0, *kinds, open_to=lambda a: a not in closed).cost == lengths
    way = area_map.path(0, len(area_map) - 1, kinds, lambda a, b: None if b in closed else 1)
    far = lengths.get(len(area_map) - 1)
    assert (None if way is None else len(way) - 1) == far


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(maps())
def test_components(drawn: tuple[AreaMap, list[tuple[str, str, str]]]) -> None:
    area_map, edges = drawn
    kinds = ("land", "strait")
    graph = known(area_map, edges, kinds).to_undirected()
    expected = sorted(tuple(sorted(part)) for part in nx.connected_components(graph))
    assert area_map.components(range(len(area_map)), *kinds) == expected


def test_several_starts_with_costs_of_their_own() -> None:
    chain = AreaMap("abcde", [(a, b, "sea") for a, b in zip("abcd", "bcde", strict=True)])
    found = chain.reach({0: 5, 4: 0}, ("sea",), lambda a, b: 1, limit=3)
    assert found.cost == {4: 0, 3: 1, 2: 2, 1: 3}
    assert chain.reach({0: 3, 4: 0}, ("sea",), lambda a, b: 1, limit=3).cost == {4: 0, 3: 1, 2: 2, 0: 3, 1: 3}
    assert found.way(1) == (4, 3, 2, 1)
    assert chain.steps(0).cost[4] == 4


def test_a_name_may_not_stand_twice() -> None:
    with pytest.raises(ValueError, match="same name"):
        AreaMap(["calais", "calais"], [])
