"""Edges of the map, of a stack, of a set-up: what holds in the last hex and for the last unit too."""

from __future__ import annotations

import pytest

from games.blitzkrieg.field import Field, first, keys, start, tags
from sandtable.games.blitzkrieg.model import GONE
from sandtable.games.blitzkrieg.rules import setup

CORNER = 101
"""The first hex of the map."""
BESIDE_1811 = (1810, 1812, 1711, 1710, 1911, 1910)


@pytest.mark.rule("BK-4.1a", "BK-8.1")
def test_a_unit_in_the_corner_of_the_map_is_a_target() -> None:
    field = Field(quiet=True, active=["de-i33"], units={"de-i33-hq": 201, "de-i33-1": 201, "fr-i11-1": CORNER})
    assert field.refused("fire de-i33-1 fr-i11-1") == ""
    assert field.do("fire de-i33-1 fr-i11-1", 3, 3)


@pytest.mark.rule("BK-12.1f", "BK-R79")
def test_a_carrier_in_the_corner_of_the_map_reacts_with_its_company() -> None:
    mounted = {"de-i33-hq": 102, "de-i33-spw": CORNER, "de-i33-1": {"hex": CORNER, "aboard": "de-i33-spw"}}
    field = Field(active=["fr-i11"], units={**mounted, "fr-i11-1": 201, "fr-i11-hq": 202})
    field.do("fire fr-i11-1 de-i33-spw", 1, 1)
    out = field.do("return-fire de-i33-spw fr-i11-1", 1, 1, 1, 1)
    assert "joined" in keys(first(out, "fired"))


@pytest.mark.rule("BK-7.1", "BK-9")
def test_a_headquarters_ringed_by_enemies_has_nowhere_to_go() -> None:
    names = ("fr-i11-1", "fr-i11-2", "fr-i11-mg", "fr-ii11-1", "fr-ii11-2", "fr-ii11-mg")
    ring = dict(zip(names, BESIDE_1811, strict=True))
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, **ring}
    field = Field(quiet=True, active=["de-i35"], units=units)
    board, index = field.state.theatre.board, field.state.theatre.index
    assert {index[h] for h in BESIDE_1811} == set(board.beside[index[1811]])
    assert field.refused("move de-i35-hq") == "BK-7.1" and "move de-i35-hq" not in field.options
    assert field.refused("move de-i35-1") == "", "it can assault"


@pytest.mark.rule("BK-8.5.1", "BK-12.2c")
@pytest.mark.parametrize("rest", ["waiting", "gone"])
def test_nobody_is_asked_about_the_marker_of_a_formation_without_units(rest: str) -> None:
    later = dict.fromkeys(("fr-49bcc-1", "fr-49bcc-2", "fr-49bcc-hq"), rest)
    lost = {"fr-49bcc-3": {"hex": "dead", "steps": 0}}
    units = {**later, **lost, "fr-i205-1": 512, "de-igd-1": 112}
    field = Field("stonne", turn=5, draw="fr-49bcc", units=units, cup={"de-igd": 1})
    marker = field.state.theatre.marker_of["fr-49bcc"]
    assert all(getattr(frame, "marker", -1) != marker for frame in field.state.stack)


@pytest.mark.rule("BK-12.2d", "BK-3.2b")
@pytest.mark.parametrize("where", ["overrun", "returning"])
def test_a_formation_leaves_with_a_headquarters_that_is_off_the_map(where: str) -> None:
    units = {"de-ii8-hq": where, "de-ii8-1": 401, "de-igd-1": 112, "fr-i205-1": 512}
    field = Field("stonne", turn=3, units=units, cup={"de-igd": 1})
    assert field.unit("de-ii8-hq").hex == field.unit("de-ii8-1").hex == GONE
    assert "formation-left" in tags(field.out)


@pytest.mark.rule("BK-12.2a")
@pytest.mark.parametrize("host", ["fr-i205", "fr-ii205", "fr-iii205"])
def test_a_gun_is_set_up_in_the_area_of_the_battalion_it_is_assigned_to(host: str) -> None:
    field = start("stonne")
    while not field.options[-1].startswith("place fr-205-gun"):
        chosen = f"assign fr-205-gun {host}"
        field.do(chosen if chosen in field.options else field.options[-1])
    theatre = field.state.theatre
    own = theatre.cards[theatre.formation_of[host]].units
    area = next(task.hexes for task in setup.tasks("stonne", 0) if task.what == "place" and task.unit in own)
    offered = {int(text.split()[2]) for text in field.options if text.startswith("place fr-205-gun")}
    free = {h for h in area if sum(not theatre.is_hq[u] for u in field.state.index.at[h]) < 3}
    assert offered == {theatre.numbers[h] for h in free}
