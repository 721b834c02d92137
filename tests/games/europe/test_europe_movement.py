"""Chapters 4 and 6: who moves what, where and when, by land and aboard."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.turn import refresh


@pytest.mark.rule("EU-4c", "EU-6a")
def test_nobody_moves_what_is_not_his() -> None:
    field = sickle(units={"essen": {"germany-infantry": 1}, "calais": {"france-armour": 1}, **POLAND})
    assert field.why("germany", "take france-armour calais 2") == "not-yours"


@pytest.mark.rule("EU-4.1", "EU-4.2", "EU-6a")
def test_infantry_marches_over_friendly_ground_in_phase_two_only() -> None:
    units = {"essen": {"germany-infantry": 1, "germany-armour": 1}, **POLAND}
    control = {"belgium": "germany", "calais": "germany"}
    field = sickle(units=units, control=control, standing={"belgium": "gone"})
    field.do("germany", "take germany-armour essen 2")
    assert field.why("germany", "march belgium 1") is None, "armour passes on its way to battle"
    field.do("germany", "put-back")
    field = sickle(units={"belgium": units["essen"], **POLAND}, control=control | {"holland": "france"})
    field.do("germany", "take germany-infantry belgium 1")
    assert field.why("germany", "march essen 1") == "in-phase-two" and field.why("germany", "march holland 1") is None
    later = sickle(units={"belgium": units["essen"], **POLAND}, control=control, phase="movement")
    later.do("germany", "take germany-infantry belgium 1", "march essen 1")


@pytest.mark.rule("EU-4.4c", "EU-13.1b")
def test_no_stranger_goes_aboard() -> None:
    units = {"dover": {"britain-fleet": 1, "france-infantry": 1, "britain-infantry": 1}, **POLAND}
    field = sickle(side="allies", control={"calais": "germany"}, units=units)
    field.do("britain", "attack calais germany")
    assert field.why("britain", "embark france-infantry britain-fleet dover 1") == "no-agreement"
    assert field.why("britain", "embark britain-infantry britain-fleet dover 1") is None


@pytest.mark.rule("EU-4.4c", "EU-5.1g", "EU-13.4c")
def test_the_sums_of_a_turn_begin_anew() -> None:
    """Germans who attacked in Africa, redeployments and units over the ocean are counted from nothing again."""
    field = war(
        turn="1942 spring",
        side="axis",
        phase="start",
        standing={"italy": "active", "usa": "active", "france": "fallen"},
        units={"tobruk": {"germany-armour": 3}, "mersa-matruh": {"britain-infantry": 1}, "naples": {"italy-fleet": 2}},
    )
    field.state.african, field.state.ocean = 3, 4
    field.state.redeployed[t.GERMANY] = 5
    refresh(field.state, (t.GERMANY, t.ITALY))
    assert (field.state.african, field.state.ocean, field.state.redeployed[t.GERMANY]) == (0, 0, 0)


@pytest.mark.rule("EU-4.2", "EU-6b")
def test_a_voyage_is_told() -> None:
    field = sickle(side="allies", phase="movement", units={"dover": {"britain-fleet": 1, "britain-infantry": 2}})
    field.do("britain", "carry dover calais", "load britain-infantry 2", "launch")
    told = field.last("shipped")
    assert (told.unit, told.n, told.start, told.goal) == ("britain-infantry", 2, "dover", "calais")


@pytest.mark.rule("EU-4.2", "EU-4.1")
def test_after_a_landing_armour_has_a_point_left_and_infantry_none() -> None:
    field = sickle(
        side="allies",
        control={"calais": "germany"},
        units={"dover": {"britain-fleet": 2, "britain-infantry": 1, "britain-armour": 1}},
    )
    field.do("britain", "attack calais germany", "embark britain-infantry britain-fleet dover 1")
    field.do("britain", "embark britain-armour britain-fleet dover 1", "launch")
    left = {u.name: u.points for u in field.state.units.values() if t.AREAS[u.area] == "calais"}
    assert left == {"britain-infantry": 0, "britain-armour": 1}


@pytest.mark.rule("EU-R110", "EU-6b", "EU-8c")
def test_fleets_carry_their_own() -> None:
    given: dict[str, Any] = {
        "side": "allies",
        "turn": "1942 summer",
        "standing": {"usa": "active"},
        "control": {"brest": "britain"},
    }
    units = {"plymouth": {"britain-fleet": 1, "usa-infantry": 1}}
    field = war(phase="movement", units=units, **given)
    assert field.why("britain", "carry plymouth brest") == "nothing-to-carry"
    assert field.why("usa", "carry plymouth brest") == "no-transport-fleet"
    there = war(phase="redeployment", units=units, **given)
    there.do("usa", "take usa-infantry plymouth 0")
    assert there.why("usa", "redeploy brest") == "no-escort"
