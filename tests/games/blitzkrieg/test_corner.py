"""The first hex of a map, the corner 0101, is a hex like any other: what happens elsewhere happens there too."""

from __future__ import annotations

import pytest

from games.blitzkrieg.field import Field, first, keys, tags
from sandtable.games.blitzkrieg.model import GONE

CARRIER = {"de-i12-hq": 202, "de-i12-spw": 101, "de-i12-1": {"hex": 101, "aboard": "de-i12-spw"}}


@pytest.mark.rule("BK-9.1.4", "BK-9", "BK-5.2")
def test_a_melee_in_the_corner_ends_the_move_of_who_wins_it() -> None:
    units = {"de-ii12-hq": 201, "de-ii12-1": 201, "fr-i11-1": {"hex": 101, "steps": 1}, "fr-i11-hq": 105}
    field = Field(quiet=True, active=["de-ii12"], units=units)
    field.do("move de-ii12-1")
    field.do("assault 101", 1, 1, 6, 6)
    assert field.at("de-ii12-1") == 101 and field.refused("move de-ii12-1") == "BK-5.2"


@pytest.mark.rule("BK-9.1.3", "BK-9.1.2")
def test_who_breaks_off_goes_back_to_the_corner() -> None:
    units = {"de-ii12-hq": 101, "de-ii12-1": 101, "fr-i11-1": 201, "fr-i11-hq": 105}
    field = Field(quiet=True, active=["de-ii12"], units=units)
    field.do("move de-ii12-1")
    field.do("assault 201", 1, 1, 1, 1)
    field.do("break-off")
    assert field.at("de-ii12-1") == 101 and not field.unit("de-ii12-1").out


@pytest.mark.rule("BK-9.1.5", "BK-7.3", "BK-6.3.3")
def test_who_breaks_off_into_a_corner_that_is_full_goes_on_from_it() -> None:
    """The corner holds three, and a fourth attacks out of it on its way through."""
    full = {"de-i35-1": 101, "de-i35-2": 101, "de-i35-pz3": 101}
    units = {"de-i5-hq": 102, "de-i5-pz4": 102, **full, "fr-i11-1": 201, "fr-i11-hq": 105}
    field = Field(quiet=True, active=["de-i5"], units=units)
    field.do("move de-i5-pz4")
    field.do("step 101")
    field.do("assault 201", 1, 1, 1, 1)
    field.do("break-off")
    assert field.at("de-i5-pz4") in (102, 202)


@pytest.mark.rule("BK-6.3", "BK-6.3.1", "BK-8.1")
def test_a_unit_in_the_corner_fires_and_is_fired_at() -> None:
    units = {"de-i35-hq": 303, "de-i35-pz4": 302, "fr-1c-1i": 101, "fr-1c-hq": 105}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("step 202")
    assert "opportunity-fire fr-1c-1i de-i35-pz4" in field.options
    shot = Field(active=["de-i35"], units={**units, "de-i35-pz4": 202})
    assert shot.refused("fire de-i35-pz4 fr-1c-1i") == ""
    shot.do("fire de-i35-pz4 fr-1c-1i", 1, 1)
    assert {"return-fire fr-1c-1i de-i35-pz4", "fall-back fr-1c-1i"} <= set(shot.options)


@pytest.mark.rule("BK-7.1", "BK-8.6b")
def test_the_corner_is_entered_and_shelled() -> None:
    units = {"de-i35-hq": 302, "de-i35-pz4": 201, "fr-1c-1i": 1001}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("step 101")
    assert field.at("de-i35-pz4") == 101
    shelled = {"de-i35-hq": 202, "fr-1c-1i": 101}
    guns = Field(quiet=True, units=shelled, salvos=["heavy"], salvos_of="german")
    assert guns.refused("barrage 101 heavy") == ""
    assert first(guns.do("barrage 101 heavy", 1, 1), "salvo-hit").unit == "fr-1c-1i"


@pytest.mark.rule("BK-3.4")
def test_a_headquarters_in_the_corner_holds_its_units_near() -> None:
    field = Field(quiet=True, active=["fr-i11"], units={"fr-i11-hq": 101, "fr-i11-1": {"hex": 105, "out": False}})
    field.do("move fr-i11-1")
    field.do("step 106")
    assert field.refused("halt") == "BK-3.4", "no farther than it began"


@pytest.mark.rule("BK-3.5", "BK-6.3.3")
@pytest.mark.parametrize(("hq", "start", "to", "out"), [(101, 202, 102, False), (108, 201, 101, True)])
def test_command_is_measured_from_the_corner_and_in_it(hq: int, start: int, to: int, out: bool) -> None:
    units = {"de-i35-hq": 401, "de-i35-pz4": start + 100, "fr-i11-hq": hq, "fr-i11-1": {"hex": start, "out": False}}
    field = Field(active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    field.do("fall-back fr-i11-1")
    told = field.do(f"retreat fr-i11-1 {to}")
    assert field.at("fr-i11-1") == to and field.unit("fr-i11-1").out == out
    assert ("out-of-command" in tags(told)) == out


@pytest.mark.rule("BK-7.2.2", "BK-8.2.3", "BK-6.4")
def test_tanks_in_the_woods_of_the_corner_are_dispersed() -> None:
    """0101 of Stonne is wooded; so is no hex on the first line of Hannut."""
    units = {"de-igd-hq": 302, "de-igd-1": 202, "fr-4bcc-a": 101, "fr-4bcc-hq": 105}
    field = Field("stonne", active=["de-igd"], units=units)
    shot = first(field.do("fire de-igd-1 fr-4bcc-a", 1, 1), "fired")
    assert "target-dispersed" in keys(shot)
    back = first(field.do("return-fire fr-4bcc-a de-igd-1", 1, 1, 1, 1), "fired")
    assert "dispersed" in keys(back)


@pytest.mark.rule("BK-3.2b")
def test_an_overrun_headquarters_comes_back_to_the_corner() -> None:
    units = {"fr-i11-hq": "returning", "fr-i11-1": 101, "de-i5-1": 1811}
    field = Field(quiet=True, draw="fr-i11", units=units)
    field.do("activate")
    assert field.options == ["return fr-i11-hq 101"]
    field.do("return fr-i11-hq 101")
    assert field.at("fr-i11-hq") == 101


@pytest.mark.rule("BK-12.1f", "BK-11")
def test_a_carrier_takes_its_company_out_of_the_corner() -> None:
    field = Field(quiet=True, active=["de-i12"], units={**CARRIER, "fr-1c-1i": 1001})
    field.do("move de-i12-spw")
    field.do("step 102")
    assert field.at("de-i12-spw") == field.at("de-i12-1") == 102


@pytest.mark.rule("BK-12.1f", "BK-R79")
@pytest.mark.parametrize(("carrier", "tank"), [(101, 201), (201, 101)])
def test_carrier_and_company_fire_together_from_the_corner_and_into_it(carrier: int, tank: int) -> None:
    here = {"de-i12-hq": 302, "de-i12-spw": carrier, "de-i12-1": {"hex": carrier, "aboard": "de-i12-spw"}}
    field = Field(active=["fr-i11"], units={**here, "fr-i11-hq": 105, "fr-i11-1": tank})
    field.do("fire fr-i11-1 de-i12-spw", 1, 1)
    back = first(field.do("return-fire de-i12-spw fr-i11-1", 1, 1, 1, 1), "fired")
    assert "joined" in keys(back)


@pytest.mark.rule("BK-12.2d")
def test_a_formation_that_leaves_takes_its_unit_out_of_the_corner() -> None:
    units = {"de-ii8-hq": 102, "de-ii8-1": 101, "de-igd-hq": 112, "de-igd-1": 112, "fr-i205-1": 512, "fr-i205-hq": 512}
    field = Field("stonne", turn=3, active=["de-igd"], units=units, cup={"fr-i205": 1})
    field.do("end-activation")
    assert field.state.turn == 4 and field.unit("de-ii8-1").hex == GONE


@pytest.mark.rule("BK-5.6", "BK-2A")
def test_the_first_marker_of_the_list_is_carried_over_too() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    field = Field("stonne", turn=1, active=["de-igd"], units=units, cup={"fr-i205": 1})
    out = field.do("end-activation")
    assert field.state.theatre.marker_of["fr-i205"] == 0
    assert first(out, "marker-carried").marker == "fr-i205" and first(out, "marker-opened").marker == "fr-i205"


@pytest.mark.rule("BK-5.3a")
def test_the_first_formation_of_the_list_is_repeated_too() -> None:
    units = {"fr-1c-hq": 1001, "fr-1c-1i": 1001, "fr-i11-hq": 1005, "fr-i11-1": 1005, "de-i5-1": 1811}
    field = Field(quiet=True, draw="fr-i11", units=units, held={"french": {"repeat": 1}})
    assert field.refused("repeat fr-1c") == "" and "repeat fr-1c" in field.options
