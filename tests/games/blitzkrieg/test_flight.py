"""Chapter 8.5.1: the flight of a demoralised formation - carriers, mines, the corner of the map, works and command."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field, Position, first, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import GONE
from sandtable.games.blitzkrieg.tables.theatre import theatre

FRENCH, GERMAN = (theatre("hannut").marker_of[name] + 1 for name in ("fr-i11", "de-i5"))
"""The dice that draw these markers next."""


def flight(formation: str, units: Position, *faces: int, then: int = FRENCH, **position: Any) -> Field:
    """The marker of a demoralised formation is drawn and its test to recover fails."""
    cup = {"fr-i11": 1, "de-i5": 1, "fr-1c": 1}
    broken = {formation: {"demoralised": True}}
    return Field(
        quiet=True, faces=(6, 6, *faces, then), draw=formation, cup=cup, units=units, formations=broken, **position
    )


@pytest.mark.rule("BK-8.5.1", "BK-12.1f")
def test_a_company_flees_aboard_its_carrier_and_not_once_more_on_foot() -> None:
    units = {
        "de-i12-hq": 1012,
        "de-i12-spw": 1013,
        "de-i12-1": {"hex": 1013, "aboard": "de-i12-spw"},
        "fr-i11-1": 101,
    }
    field = flight("de-i12", units)
    assert field.at("de-i12-1") == field.at("de-i12-spw") != 1013
    assert [event.unit for event in field.out if isinstance(event, ev.Fled) and event.start == 1013] == ["de-i12-spw"]


@pytest.mark.rule("BK-8.5.1", "BK-12.1f")
def test_a_carrier_that_leaves_the_map_takes_its_company_along() -> None:
    edge = next(h for h in theatre("hannut").board.edge[0])
    here = theatre("hannut").numbers[edge]
    company = {"hex": here, "aboard": "de-i12-spw"}
    units = {"de-i12-hq": 1812, "de-i12-spw": here, "de-i12-1": company, "fr-i11-1": 101, "fr-i11-hq": 101}
    field = flight("de-i12", units)
    assert field.unit("de-i12-spw").hex == field.unit("de-i12-1").hex == GONE
    assert field.unit("de-i12-1").aboard == -1, "nobody is aboard any more"


@pytest.mark.rule("BK-8.5.1", "BK-10.1")
def test_who_flees_through_mines_is_struck() -> None:
    units = {"de-i35-hq": 1012, "de-i35-1": 1013, "fr-i11-1": 101}
    field = flight("de-i35", units, *([1, 1, 1, 1] * 2), mines=[1111, 1112, 1113])
    struck = {event.unit for event in field.out if isinstance(event, ev.MinesStruck)}
    assert struck == {"de-i35-hq", "de-i35-1"}


@pytest.mark.rule("BK-8.5.1", "BK-R73")
def test_flight_reaches_the_corner_of_the_map_and_leaves_from_it() -> None:
    """On foot with two points: one to 0101 on the western edge, and off it with the other."""
    ring = {"de-i5-1": 102, "de-i5-2": 202}
    field = flight("fr-i11", {"fr-i11-hq": 1001, "fr-i11-1": 201, **ring, "de-i5-hq": 1101}, then=GERMAN)
    assert first([event for event in field.out if "left-map" in tags([event])], "left-map").unit == "fr-i11-1"
    assert field.unit("fr-i11-1").hex == GONE
    hurt = flight(
        "fr-i11",
        {"fr-i11-hq": 1001, "fr-i11-1": {"hex": 201, "neutralised": True}, **ring, "de-i5-hq": 1101},
        then=GERMAN,
    )
    assert hurt.at("fr-i11-1") == 101, "half of two points"
    assert [event.hex for event in hurt.out if isinstance(event, ev.Fled) and event.unit == "fr-i11-1"] == [101]


@pytest.mark.rule("BK-6.3.3", "BK-7.3")
def test_a_retreat_into_a_full_corner_goes_on() -> None:
    full = {"fr-1c-1i": 101, "fr-1c-1ii": 101, "fr-1c-2i": 101}
    field = Field(
        active=["de-i35"], units={"de-i35-hq": 301, "de-i35-pz4": 301, "fr-i11-1": 201, "fr-i11-hq": 105, **full}
    )
    field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    field.do("fall-back fr-i11-1")
    field.do("retreat fr-i11-1 101")
    assert field.at("fr-i11-1") == 202


@pytest.mark.rule("BK-3.4", "BK-R29")
def test_a_unit_beyond_its_command_comes_no_farther_from_the_corner_either() -> None:
    field = Field(quiet=True, active=["fr-i11"], units={"fr-i11-hq": 105, "fr-i11-1": {"hex": 101, "out": False}})
    field.do("move fr-i11-1")
    field.do("step 201")
    assert field.refused("halt") == "BK-3.4" and field.refused("step 202") == ""


@pytest.mark.rule("BK-3.2b", "BK-11")
def test_a_village_is_taken_by_overrunning_the_headquarters_in_it() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1415, "de-i35-1": 1415, "fr-i11-hq": 1416})
    field.do("move de-i35-1")
    out = field.do("step 1416")
    assert "overrun" in tags(out) and first(out, "hex-taken").seat == "german"


@pytest.mark.rule("BK-8.5.1")
def test_flight_does_not_run_into_an_enemy_in_its_way() -> None:
    units = {"de-i35-hq": 1914, "de-i35-1": 1013, "fr-i11-1": 101}
    free = flight("de-i35", units)
    way = next(event for event in free.out if isinstance(event, ev.Fled) and event.unit == "de-i35-1")
    barred = flight("de-i35", {**units, "fr-i11-2": way.hex})
    assert barred.at("de-i35-1") not in (way.hex, 1013), "past him, not over him"
