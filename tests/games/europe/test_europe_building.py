"""Chapters 7 and 8: what is built where, yards, redeployment."""

from __future__ import annotations

import pytest
from europe_field import POLAND, Field, east, sickle

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.production import launch_fleets


@pytest.mark.rule("EU-7b", "EU-11c")
def test_the_east_edge_builds_land_and_air_units_and_no_ships() -> None:
    field = east(side="allies", phase="building", control={"moscow": "germany"}, hpp={"soviet": 40})
    field.do("soviet", "order soviet-infantry")
    assert field.why("soviet", "build east-edge 1") is None
    field.do("soviet", "put-back", "order soviet-fleet")
    assert field.why("soviet", "build east-edge 1") == "not-on-the-coast"
    held = east(side="allies", phase="building", hpp={"soviet": 40})
    held.do("soviet", "order soviet-infantry")
    assert held.why("soviet", "build east-edge 1") == "not-at-home", "Moscow still stands"


@pytest.mark.rule("EU-7b", "EU-13.1c")
def test_nothing_is_built_where_the_other_allies_stand() -> None:
    field = east(
        side="allies",
        phase="building",
        hpp={"soviet": 40},
        units={"leningrad": {"britain-aircraft": 1}, "moscow": {"soviet-infantry": 1}},
    )
    field.do("soviet", "order soviet-infantry")
    assert field.why("soviet", "build leningrad 1") == "no-sharing" and field.why("soviet", "build moscow 1") is None


@pytest.mark.rule("EU-8a", "EU-8c")
def test_an_inland_area_without_a_way_is_refused_as_such() -> None:
    field = sickle(phase="redeployment", side="allies", units={"london": {"britain-infantry": 1}})
    field.do("britain", "take britain-infantry london 0")
    assert field.why("britain", "redeploy paris") == "no-way-there"
    assert field.why("britain", "redeploy calais") == "no-escort"


@pytest.mark.rule("EU-7d")
def test_only_the_yard_that_falls_is_lost() -> None:
    yards = [
        {"power": "france", "area": "calais", "ready": "1940 winter"},
        {"power": "france", "area": "brest", "ready": "1940 winter"},
        {"power": "germany", "area": "kiel", "ready": "1940 winter"},
    ]
    field = sickle(yards=yards, control={"belgium": "germany"}, units={"belgium": {"germany-infantry": 1}, **POLAND})
    field.do("germany", "take germany-infantry belgium 1", "march calais 1")
    assert [t.AREAS[y.area] for y in field.state.yards] == ["brest", "kiel"]


@pytest.mark.rule("EU-R107", "EU-7d", "EU-13.1c")
def test_a_fleet_waits_in_its_yard_for_westerners_to_leave() -> None:
    field = Field(
        "overlord",
        side="allies",
        units={"leningrad": {"britain-fleet": 1}},
        yards=[{"power": "soviet", "area": "leningrad", "ready": "1944 spring"}],
    )
    field.state.turn += 1
    launch_fleets(field.state, (t.SOVIET,), [])
    assert field.at("leningrad") == {"britain-fleet": 1} and len(field.state.yards) == 1
    alone = Field("overlord", side="allies", yards=[{"power": "soviet", "area": "leningrad", "ready": "1944 spring"}])
    launch_fleets(alone.state, (t.SOVIET,), [])
    assert alone.at("leningrad") == {"soviet-fleet": 1} and not alone.state.yards


@pytest.mark.rule("EU-8a")
@pytest.mark.parametrize(
    ("unit", "area", "refusal"),
    [
        ("britain-fleet", "dover", "no-way-there"),
        ("britain-aircraft", "london", "no-way-there"),
        ("britain-infantry", "manchester", "no-escort"),
    ],
)
def test_nobody_is_redeployed_to_where_he_stands(unit: str, area: str, refusal: str) -> None:
    field = sickle(phase="redeployment", side="allies", units={area: {unit: 1}})
    field.do("britain", f"take {unit} {area} 0")
    assert field.why("britain", f"redeploy {area}") == refusal
    assert f"redeploy {area}" not in field.options("britain")


@pytest.mark.rule("EU-7a", "EU-7d")
def test_no_unit_at_all_is_not_built() -> None:
    """Although a sunk fleet could be laid down again."""
    field = sickle(phase="building", side="allies", sunk={"britain": 1}, units={"dover": {"britain-fleet": 1}})
    field.do("britain", "order britain-fleet")
    assert field.why("britain", "build dover 0") == "none-left-to-build"
    assert field.why("britain", "build dover -1") == "none-left-to-build"
