"""Chapter 12.1f: carriers: who rides, who reacts and fires with them, how they count."""

from __future__ import annotations

import pytest

from games.blitzkrieg.field import Field, first, keys, start
from sandtable.games.blitzkrieg.tables.theatre import theatre

HANNUT = theatre("hannut")
CARRIER = {"de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}}
CORNER = 101
"""The first hex of the map."""


@pytest.mark.rule("BK-12.1f", "BK-R11", "BK-R62")
def test_carriers_at_the_start() -> None:
    field = start("hannut")
    field.do("deploy")
    assert field.options[1:] == ["board - de-i33-spw", *(f"board de-i33-{n} de-i33-spw" for n in (1, 2, 3, 4))]
    field.do("board de-i33-2 de-i33-spw")
    field.do("deploy")
    aboard = {name: field.unit(name).aboard for name in ("de-i12-1", "de-i33-2", "de-i33-1")}
    assert aboard == {
        "de-i12-1": HANNUT.unit_of["de-i12-spw"],
        "de-i33-2": HANNUT.unit_of["de-i33-spw"],
        "de-i33-1": -1,
    }


@pytest.mark.rule("BK-12.1f", "BK-6.3.2", "BK-R79")
def test_a_company_aboard_joins_its_carrier_in_return_fire() -> None:
    units = {
        "de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"},
        "fr-i11-1": 1812, "fr-i11-hq": 1813,
    }  # fmt: skip
    field = Field(active=["fr-i11"], units=units)
    field.do("fire fr-i11-1 de-i33-spw", 1, 1)
    out = field.do("return-fire de-i33-spw fr-i11-1", 1, 1, 1, 1)
    shot = first(out, "fired")
    assert "joined" in keys(shot) and shot.what == "return"


@pytest.mark.rule("BK-12.1f", "BK-6.1c")
def test_a_carrier_takes_one_company_and_only_a_carrier_does() -> None:
    field = Field(quiet=True, active=["de-i33"], units={**CARRIER, "de-i33-2": 1811})
    assert field.refused("mount de-i33-2 de-i33-spw") == "BK-12.1f", "one is aboard"
    assert field.refused("mount de-i33-2 de-i33-1") == "BK-12.1f", "no carrier"
    assert field.refused("mount de-i33-1 de-i33-spw") == "BK-12.1f", "it is aboard already"


@pytest.mark.rule("BK-6.1c")
def test_who_has_fired_neither_mounts_nor_dismounts() -> None:
    field = Field(quiet=True, active=["de-i33"], units={**CARRIER, "de-i33-2": 1811, "fr-i11-1": 1812})
    field.do("fire-together de-i33-spw fr-i11-1", 1, 1)
    assert field.refused("dismount de-i33-1") == "BK-5.2"
    free = {"de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": 1811, "fr-i11-1": 1812}
    spent = Field(quiet=True, active=["de-i33"], units=free)
    spent.do("fire de-i33-spw fr-i11-1", 1, 1)
    assert spent.refused("mount de-i33-1 de-i33-spw") == "BK-6.1c", "the carrier has fired"


@pytest.mark.rule("BK-6.3", "BK-12.1f")
def test_a_company_aboard_does_not_react_by_itself() -> None:
    field = Field(active=["fr-i11"], units={**CARRIER, "fr-i11-1": 1813, "fr-i11-hq": 1814})
    field.do("move fr-i11-1")
    field.do("step 1812")
    assert field.kind == "react" and field.refused("opportunity-fire de-i33-1 fr-i11-1") == "BK-6.3"
    assert field.refused("fall-back de-i33-1") == "BK-6.3"


@pytest.mark.rule("BK-12.1f", "BK-8.1")
def test_fire_together_needs_a_company_and_fire_a_target() -> None:
    units = {"de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": 1811, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i33"], units=units)
    assert field.refused("fire-together de-i33-spw fr-i11-1") == "BK-12.1f"
    assert field.refused("fire-together de-i33-1 fr-i11-1") == "BK-12.1f", "no carrier"
    assert field.refused("fire de-i33-1 fr-i11-2") == "BK-8.1", "not on the map"
    assert field.refused("fire de-i33-1 nobody") == "BK-8.1"
    assert field.refused("fire de-i33-1 de-i33-spw") == "BK-8.1", "a friend"


@pytest.mark.rule("BK-7.3")
def test_an_empty_carrier_counts_one_and_a_full_one_two() -> None:
    others = {"de-i33-2": 1812, "de-i33-3": 1812}
    empty = {"de-i33-hq": 1811, "de-i33-spw": 1811, **others}
    field = Field(quiet=True, active=["de-i33"], units=empty)
    field.do("move de-i33-spw")
    field.do("step 1812")
    field.do("halt")
    assert field.at("de-i33-spw") == 1812
    full = Field(quiet=True, active=["de-i33"], units={**empty, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}})
    full.do("move de-i33-spw")
    full.do("step 1812")
    assert full.refused("halt") == "BK-7.3"


@pytest.mark.rule("BK-12.1f", "BK-R79")
def test_a_carrier_in_the_corner_of_the_map_reacts_with_its_company() -> None:
    mounted = {"de-i33-hq": 102, "de-i33-spw": CORNER, "de-i33-1": {"hex": CORNER, "aboard": "de-i33-spw"}}
    field = Field(active=["fr-i11"], units={**mounted, "fr-i11-1": 201, "fr-i11-hq": 202})
    field.do("fire fr-i11-1 de-i33-spw", 1, 1)
    out = field.do("return-fire de-i33-spw fr-i11-1", 1, 1, 1, 1)
    assert "joined" in keys(first(out, "fired"))


@pytest.mark.rule("BK-6.1c", "BK-12.1f")
def test_who_mounts_and_dismounts_is_told() -> None:
    field = Field(quiet=True, active=["de-i33"], units={"de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": 1811})
    told = first(field.do("mount de-i33-1 de-i33-spw"), "mounted")
    assert (told.unit, told.carrier) == ("de-i33-1", "de-i33-spw")
    down = Field(quiet=True, active=["de-i33"], units=CARRIER)
    assert first(down.do("dismount de-i33-1"), "dismounted").unit == "de-i33-1"
