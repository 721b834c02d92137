"""Limits: of a hex, of held markers, of hosts, of the windows; and what stays where nothing takes it away."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field, Position, first, start, tags
from sandtable.games.blitzkrieg.tables.theatre import theatre

LOADED: Position = {
    "de-i12-hq": 1811,
    "de-i12-spw": 1811,
    "de-i12-1": {"hex": 1811, "aboard": "de-i12-spw"},
    "fr-i11-1": 1001,
}


@pytest.mark.rule("BK-7.3", "BK-R67")
def test_a_company_aboard_counts_for_stacking() -> None:
    two = {"de-i5-1": 1810, "de-i5-2": 1810}
    field = Field(quiet=True, active=["de-i12"], units={**LOADED, **two})
    field.do("move de-i12-spw")
    field.do("step 1810")
    assert field.refused("halt") == "BK-7.3", "four of them"
    single = Field(quiet=True, active=["de-i12"], units={**LOADED, "de-i5-1": 1810})
    single.do("move de-i12-spw")
    single.do("step 1810")
    assert single.refused("halt") == ""


@pytest.mark.rule("BK-7.3", "BK-R67", "BK-6.3.3")
def test_a_loaded_carrier_falls_back_to_where_both_have_room() -> None:
    """1810 is full and all hexes beside it hold two units but one: the shortest way leads there."""
    crowd = {"de-i5-1": 1810, "de-i5-2": 1810, "de-i5-pz3": 1810}
    pairs = [("de-ii5-1", "de-ii5-2", 1710), ("de-ii5-pz3", "de-ii5-pz4", 1809), ("de-kg-krad1", "de-kg-krad2", 1909)]
    half = {unit: hex_ for a, b, hex_ in pairs for unit in (a, b)}
    more = {"de-ii12-1": 1910, "de-ii12-2": 1910, "de-ii12-3": 1709, "de-ii12-4": 1709}
    foe = {"fr-1c-hq": 1813, "fr-1c-1i": 1812}
    field = Field(active=["fr-1c"], units={**LOADED, **crowd, **half, **more, **foe})
    field.do("fire fr-1c-1i de-i12-spw", 1, 1)
    field.do("fall-back de-i12-spw")
    field.do("retreat de-i12-spw 1810")
    here = [unit for unit in field.state.units if unit.hex == field.unit("de-i12-spw").hex]
    assert len(here) <= 3 and field.at("de-i12-1") == field.at("de-i12-spw") != 1810


@pytest.mark.rule("BK-7.3")
def test_headquarters_count_for_nothing_in_a_full_hex() -> None:
    full = {"de-i5-1": 1810, "de-i5-2": 1810, "de-i5-pz3": 1810}
    field = Field(quiet=True, active=["de-i12"], units={**LOADED, **full})
    field.do("move de-i12-hq")
    field.do("step 1810")
    assert field.refused("halt") == ""


@pytest.mark.rule("BK-7.3", "BK-R67", "BK-12.1d")
def test_a_carrier_is_set_up_with_its_company_where_both_have_room() -> None:
    field = start("hannut")
    field.do("deploy")
    while not field.options[1].startswith("place de-i12-spw"):
        unit = field.options[1].split()[1]
        field.do(f"place {unit} 1602" if unit in ("de-i5-1", "de-i5-2") else field.options[-1])
    assert field.at("de-i5-1") == field.at("de-i5-2") == 1602
    here = [unit for unit in field.state.units if unit.hex == field.unit("de-i5-1").hex]
    assert len(here) == 2 and field.refused("place de-i12-spw 1602") == "BK-7.3"


@pytest.mark.rule("BK-12.1d", "BK-12.1c")
@pytest.mark.parametrize(("unit", "area"), [("de-i5-1", range(1601, 1611)), ("de-i35-1", range(1710, 1717))])
def test_the_germans_of_hannut_are_set_up_in_their_area_only(unit: str, area: range) -> None:
    field = start("hannut")
    field.do("deploy")
    while not field.options[1].startswith(f"place {unit}"):
        field.do(field.options[1])
    assert {int(option.split()[2]) for option in field.options if option.startswith("place")} <= set(area)
    for outside in (min(area) - 1, max(area) + 1, min(area) + 100):
        if outside in field.state.theatre.index:
            assert field.refused(f"place {unit} {outside}") == "BK-12.1c"


@pytest.mark.rule("BK-5.5c", "BK-5.5b")
def test_a_held_general_is_not_played_with_artillery() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": {"hex": 1811, "neutralised": True}, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-artillery", units=units, held={"german": {"general": 1}})
    assert field.refused("command rally") == "BK-5.5a" and "wait" in field.options
    with_formation = Field(quiet=True, draw="de-i35", units=units, held={"german": {"general": 1}})
    assert "command rally" in with_formation.options


@pytest.mark.rule("BK-5.3c", "BK-5.5b", "BK-R61")
def test_a_repeat_marker_taken_by_general_is_played_where_one_is_held() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1511, "de-i5-1": 1511, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-i35", units=units, held={"german": {"general": 1, "repeat": 1}})
    field.do("command repeat")
    assert field.kind == "repeat-taken" and "hold" not in field.options and field.refused("hold") == "BK-5.3c"
    field.do("repeat de-i5")
    assert field.state.repeats[0] == 1 and field.formation("de-i5").repeated
    free = Field(quiet=True, draw="de-i35", units=units, held={"german": {"general": 1}})
    free.do("command repeat")
    free.do("hold")
    assert free.state.repeats[0] == 1 == free.state.extra[0] and free.kind == "marker-drawn"


@pytest.mark.rule("BK-12.2c", "BK-10.1")
def test_a_reinforcement_that_enters_a_minefield_is_struck() -> None:
    units = {"fr-6grdi-amd": "waiting", "fr-6grdi-hq": "waiting", "de-igd-1": 112, "fr-i205-1": 512}
    field = Field("stonne", quiet=True, turn=2, active=["fr-6grdi"], units=units, mines=[1310])
    out = field.do("enter fr-6grdi-amd 1310", 1, 1, 6, 5)
    assert first(out, "mines-struck").unit == "fr-6grdi-amd" and not field.state.mines


@pytest.mark.rule("BK-10.2")
def test_works_without_infantry_stay_when_a_tank_leaves_them() -> None:
    units = {"fr-1c-hq": 1811, "fr-1c-1i": 1812, "de-i5-1": 101}
    field = Field(quiet=True, active=["fr-1c"], units=units, works=[1812])
    field.do("move fr-1c-1i")
    out = field.do("step 1813")
    assert "works-removed" not in tags(out) and len(field.state.works) == 1


@pytest.mark.rule("BK-10.3", "BK-R71")
def test_a_reinforcement_is_not_assigned_to_a_formation_that_is_gone() -> None:
    lost = {name: {"hex": "dead", "steps": 0} for name in ("fr-6grdi-amd", "fr-6grdi-motos", "fr-6grdi-mg")}
    rows = theatre("stonne").scenario["arrival"]
    units = {name: {"hex": "waiting"} for row in rows for name in row["units"]} | lost | {"fr-6grdi-hq": "gone"}
    held = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-1": 112}
    field = Field("stonne", turn=3, units={**units, **held}, cup={"fr-i205": 1})
    assert field.kind == "assign-new" and field.refused("assign fr-67-gun fr-6grdi") == "BK-10.3"
    assert "assign fr-67-gun fr-i205" in field.options and "assign fr-67-gun fr-ii205" not in field.options


@pytest.mark.rule("BK-12.2d")
@pytest.mark.parametrize("carried", [False, True])
def test_the_marker_of_a_formation_that_leaves_goes_with_it(carried: bool) -> None:
    units = {"de-ii8-hq": 401, "de-ii8-1": 401, "de-igd-1": 112, "fr-i205-1": 512}
    last: dict[str, Any] = {"cup": {"de-ii8": 1}} if carried else {"cup": {"de-igd": 1}}
    field = Field("stonne", turn=3, units=units, **last)
    assert field.state.turn == 4
    assert "marker-opened" not in tags(field.out) or first(field.out, "marker-opened").marker != "de-ii8"
    assert field.count("cup", "de-ii8") == field.count("played", "de-ii8") == 0
    assert "marker-removed" not in tags(field.out), "it has left, nobody looks for it any more"


@pytest.mark.rule("BK-8.4b", "BK-5.4")
def test_a_tired_unit_panics_sooner() -> None:
    """Factor 8 and 2 less for fatigue: a 7 is too much."""
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "fr-i11-1": {"hex": 1812, "neutralised": True}, "fr-i11-hq": 1814}
    rested = Field(quiet=True, active=["de-i35"], units=units)
    out = rested.do("fire de-i35-pz4 fr-i11-1", 5, 4, 4, 3)
    assert (first(out, "panic-tested").need, first(out, "panic-tested").passed) == (8, "yes")
    tired = Field(quiet=True, active=["de-i35"], units=units, formations={"fr-i11": {"fatigued": True}})
    out = tired.do("fire de-i35-pz4 fr-i11-1", 5, 4, 4, 3)
    assert (first(out, "panic-tested").need, first(out, "panic-tested").passed) == (6, "no")


@pytest.mark.rule("BK-8.3", "BK-R18")
def test_the_owner_is_offered_both_the_marker_and_the_step() -> None:
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", 5, 4)
    assert field.kind == "take-hit" and field.options == ["suffer", "lose-step fr-i11-1"]


@pytest.mark.rule("BK-12.1b")
def test_the_printed_windows() -> None:
    windows = [tuple(row) for row in theatre("hannut").scenario["victory"]["windows"]]
    assert windows == [(8, 12), (14, 20), (16, 24), (20, 28), (26, 36), (32, 42)]


@pytest.mark.rule("BK-3.2b", "BK-R34")
def test_an_overrun_headquarters_comes_back_by_its_own_marker_only() -> None:
    units = {"de-i35-hq": "returning", "de-i35-1": 1811, "de-i5-hq": 1511, "de-i5-1": 1511, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-i5", units=units, held={"german": {"repeat": 1}})
    field.do("repeat de-i35")
    assert field.kind == "operate" and "move de-i35-1" in field.options
    field.do("end-activation")
    own = Field(quiet=True, draw="de-i35", units=units)
    own.do("activate")
    assert own.kind == "bring-back" and own.options == ["return de-i35-hq 1811"]


@pytest.mark.rule("BK-8.6a", "BK-8.2.2", "BK-10.2")
def test_a_light_salvo_at_works_in_a_village_still_has_its_last_column() -> None:
    """3 for the calibre, 2 less for the village and 2 for the works: column -1, where a 12 is a red N."""
    units = {"de-i35-hq": 1205, "fr-i11-1": 1206, "fr-i11-hq": 1001}
    field = Field(quiet=True, units=units, works=[1206], salvos=["light"], salvos_of="german")
    out = field.do("barrage 1206 light", 6, 6)
    assert (first(out, "salvo-hit").column, first(out, "salvo-hit").result) == (-1, "rN") and field.kind == "take-hit"
