"""Limits that are easily lost: who may not, what does not count, what ends with what."""

from __future__ import annotations

import pytest

from games.blitzkrieg.field import Field, tags
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.model import DONE, GONE

CARRIER = {"de-i33-hq": 1810, "de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}}


def points(**units: object) -> int:
    field = Field(active=["de-i35"], units={"de-i35-1": 1811, "fr-i11-1": 1001, **units})
    return GAME.picture(field.state, frozenset()).needs.points


@pytest.mark.rule("BK-12.1b", "BK-1.4")
def test_only_french_steps_and_whole_german_units_count_for_points() -> None:
    reduced = {name: {"hex": 1812, "steps": 1} for name in ("de-i5-1", "de-i5-2", "de-i5-pz3", "de-ii5-1")}
    french = {name: {"hex": 1001, "steps": 1} for name in ("fr-i11-1", "fr-i11-2", "fr-i11-mg", "fr-i11-h35")}
    assert points(**{name: {"hex": 1812} for name in reduced}) == points(**reduced), "German steps"
    assert points(**french) > points(), "French steps"


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


@pytest.mark.rule("BK-9", "BK-9.1.1")
def test_an_assault_goes_into_the_next_hex_only() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1813})
    field.do("move de-i35-pz4")
    assert field.refused("assault 1813") == "BK-7.1" and field.refused("assault 9999") == "BK-7.1"


@pytest.mark.rule("BK-9")
def test_in_melee_one_aims_at_an_enemy_who_is_there() -> None:
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-2": 1812, "fr-i11-mg": 1813}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("assault 1812", 1, 1, 1, 1)
    assert field.kind == "take-aim" and field.refused("aim de-i35-pz4 fr-i11-mg") == "BK-9"
    assert field.refused("aim de-i35-pz4 fr-i11-2") == ""


@pytest.mark.rule("BK-9.1.5")
def test_no_retreat_to_where_the_enemy_came_from_even_if_it_is_empty() -> None:
    units = {"de-i35-hq": 1910, "de-i35-pz4": 1811, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("assault 1812", 1, 1, 5, 4)
    assert field.kind == "struck" and "retreat fr-i11-1 1811" not in field.options
    assert "retreat fr-i11-1 1813" in field.options


@pytest.mark.rule("BK-10.2")
def test_works_go_when_their_infantry_leaves_for_an_assault() -> None:
    units = {"de-i33-hq": 1910, "de-i33-1": 1811, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i33"], units=units, works=[1811])
    field.do("move de-i33-1")
    out = field.do("assault 1812", 1, 1, 1, 1)
    assert "works-removed" in tags(out) and not field.state.works


@pytest.mark.rule("BK-5.3b", "BK-2B3")
def test_an_activation_ends_for_every_unit_and_counts_once() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-1": 1511, "fr-i11-1": 1001}
    field = Field(quiet=True, active=["de-i35"], units=units, cup={"de-i5": 1})
    out = field.do("end-activation")
    assert field.formation("de-i35").activations in (0, 1) and "fatigue-gained" not in tags(out)
    assert field.unit("de-i35-1").act == DONE and field.state.active == -1


@pytest.mark.rule("BK-5.6", "BK-5.3a")
def test_a_repeat_marker_played_is_no_pass() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1511, "de-i5-1": 1511, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-repeat", passed="french", units=units, cup={"de-i5": 1, "fr-i11": 1})
    field.do("repeat de-i35")
    assert field.state.passed == -1


@pytest.mark.rule("BK-2B1", "BK-5.4")
def test_a_declined_formation_is_remembered() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "fr-i11-1": 1001, "fr-i11-hq": 1001}
    field = Field(quiet=True, draw="de-i35", units=units, cup={"fr-i11": 1, "de-i35": 0, "de-repeat": 1})
    face = field.state.theatre.marker_of["fr-i11"] + 1
    field.do("decline", face)
    assert field.formation("de-i35").declined and field.count("declined", "de-i35") == 1


@pytest.mark.rule("BK-8.6b")
def test_only_an_own_headquarters_observes() -> None:
    units = {"fr-2c-hq": 1001, "fr-i11-1": 1811, "de-i33-1": 1812, "de-i33-hq": 1813}
    field = Field(salvos=["medium", "light"], salvos_of="french", units=units)
    assert field.refused("barrage 1812 medium") == "BK-8.6b", "infantry sees it, and an enemy HQ"
    near = Field(salvos=["medium", "light"], salvos_of="french", units={**units, "fr-2c-hq": 1811})
    assert near.refused("barrage 1812 medium") == ""
    assert near.refused("barrage 1812 light,medium") == "BK-8.6b", "the heaviest first"
    assert near.refused("barrage 1812 medium,medium") == "BK-8.6b", "there is one"


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


@pytest.mark.rule("BK-12.2d")
def test_a_formation_leaves_with_its_overrun_headquarters() -> None:
    units = {"de-ii8-hq": "overrun", "de-igd-1": 112, "fr-i205-1": 512}
    field = Field("stonne", turn=3, units=units, cup={"de-igd": 1})
    assert field.state.turn == 4 and field.unit("de-ii8-hq").hex == GONE


@pytest.mark.rule("BK-12.2c")
def test_who_cannot_enter_comes_by_the_nearest_free_hex_of_the_edge() -> None:
    units = {"fr-6grdi-amd": "waiting", "fr-6grdi-hq": "waiting", "de-igd-1": 1310, "fr-i205-1": 512}
    field = Field("stonne", turn=2, active=["fr-6grdi"], units=units)
    t = field.state.theatre
    entries = [int(text.split()[2]) for text in field.options if text.startswith("enter fr-6grdi-amd")]
    far = [t.board.distance[t.index[number]][t.index[1310]] for number in entries]
    assert entries and set(far) == {1}


# -- morale, panic and what a general marker can do


def shot_at(*faces: int, **french: object) -> Field:
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814, **french}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", *faces)
    return field


@pytest.mark.rule("BK-8.5")
def test_a_formation_tests_again_at_each_further_loss() -> None:
    dead = {"hex": "dead", "steps": 0}
    lost = {"fr-i11-mg": dead, "fr-i11-motos": dead}
    field = shot_at(6, 6, 1, 1, **lost)
    assert tags(field.out).count("morale-tested") == 1, "five of ten steps: the half"
    out = field.do("fire de-i35-pz3 fr-i11-1", 6, 6, 1, 1)
    assert (
        "eliminated" in tags(out)
        and tags(out).count("morale-tested") == 1
        and not field.formation("fr-i11").demoralised
    )
    fewer = shot_at(6, 6, **{"fr-i11-mg": dead})
    assert "morale-tested" not in tags(fewer.out), "three of ten"


@pytest.mark.rule("BK-8.4b")
def test_panic_costs_a_step_and_the_marker_or_nothing() -> None:
    hurt = {"fr-i11-1": {"hex": 1812, "neutralised": True}}
    calm = shot_at(5, 4, 1, 1, **hurt)
    assert "panic-tested" in tags(calm.out)
    assert calm.unit("fr-i11-1").neutralised and calm.unit("fr-i11-1").steps == 2
    wild = shot_at(5, 4, 6, 6, **hurt)
    assert not wild.unit("fr-i11-1").neutralised and wild.unit("fr-i11-1").steps == 1


@pytest.mark.rule("BK-5.5b")
def test_a_general_marker_relieves_six_and_rests_two() -> None:
    names = ["de-i35-1", "de-i35-2", "de-i35-pz3", "de-i5-1", "de-i5-2", "de-i5-pz3", "de-i5-pz4"]
    units: dict[str, object] = {name: {"hex": 1811 + at // 3, "neutralised": True} for at, name in enumerate(names)}
    tired = {name: {"fatigued": True} for name in ("de-i35", "de-i5", "de-ii5")}
    units |= {"fr-i11-1": 1001, "de-ii5-1": 1510}
    field = Field(draw="de-general", units=units, formations=tired, cup={"fr-i11": 1})
    field.do("command rally")
    for name in names[:6]:
        assert field.kind == "relief"
        field.do(f"relieve {name}")
    assert field.kind != "relief" and field.unit(names[6]).neutralised and not field.unit(names[0]).neutralised
    rest = Field(draw="de-general", units=units, formations=tired, cup={"fr-i11": 1})
    rest.do("command rest")
    rest.do("rest de-i35")
    rest.do("rest de-i5")
    assert rest.kind != "resting" and rest.formation("de-ii5").fatigued and not rest.formation("de-i5").fatigued


@pytest.mark.rule("BK-5.1", "BK-2B3")
def test_a_marker_that_was_used_lies_open_once() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-i35", units=units)
    field.do("activate")
    assert field.count("played", "de-i35") == 1
