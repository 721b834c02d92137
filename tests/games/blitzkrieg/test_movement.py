"""Chapters 6 and 7: actions, movement, columns, reactions."""

import pytest

from games.blitzkrieg.field import Field, first, keys, tags
from sandtable.games.blitzkrieg.rules.fire import is_dispersed
from sandtable.games.blitzkrieg.rules.reactions import reaction_need
from sandtable.games.blitzkrieg.tables.board import HexBoard, board
from sandtable.games.blitzkrieg.tables.sheets import FOOT, POINT, TRACK, WHEEL

HANNUT, STONNE = board("hannut"), board("stonne")
BESIDE_1811 = (1810, 1812, 1711, 1710, 1911, 1910)


def price(ground: HexBoard, way: int, a: int, b: int) -> int | None:
    return ground.step_price(way, ground.index[a], ground.index[b])


def unit(field: Field, name: str) -> int:
    return field.state.theatre.unit_of[name]


@pytest.mark.rule("BK-7.1")
def test_prices_by_ground_and_way() -> None:
    assert [price(HANNUT, way, 1811, 1812) for way in (FOOT, WHEEL, TRACK)] == [6, 6, 6]
    assert [price(HANNUT, way, 1802, 1803) for way in (FOOT, WHEEL, TRACK)] == [6, 18, 12], "woods"
    assert [price(HANNUT, way, 1404, 1303) for way in (FOOT, WHEEL, TRACK)] == [6, 6, 6], "a bridge"
    assert [price(HANNUT, way, 1305, 1205) for way in (FOOT, WHEEL, TRACK)] == [12, 24, 12], "the Petite Gette"
    assert [price(HANNUT, way, 1407, 1507) for way in (FOOT, WHEEL, TRACK)] == [12, 18, 12], "up a level"
    assert price(STONNE, WHEEL, 410, 511) is None, "two levels up"


@pytest.mark.rule("BK-7.1")
def test_one_hex_is_always_allowed_and_points_are_not_saved() -> None:
    field = Field(quiet=True, active=["fr-i11"], units={"fr-i11-hq": 1802, "fr-i11-h35": {"hex": 1802, "out": True}})
    field.do("move fr-i11-h35")
    field.do("step 1803")
    assert field.options == ["halt"], "woods cost 2, half of 3 is 1"
    foot = Field(quiet=True, active=["fr-i11"], units={"fr-i11-hq": 1811, "fr-i11-1": 1811})
    foot.do("move fr-i11-1")
    foot.do("step 1812")
    foot.do("step 1813")
    assert foot.options == ["halt"]
    foot.do("halt")
    assert foot.refused("move fr-i11-1") == "BK-5.2"


@pytest.mark.rule("BK-7.1", "BK-7.3", "BK-R66")
def test_stacks_of_up_to_three_move_together() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i35-2": 1811, "de-i35-pz3": 1811, "de-i35-pz4": 1810}
    field = Field(quiet=True, active=["de-i35"], units=units)
    assert "move de-i35-1,de-i35-2,de-i35-pz3" in field.options
    assert field.refused("move de-i35-1,de-i35-pz4") == "BK-7.1", "not one hex"
    assert field.refused("move de-i35-1,de-i35-hq") == "BK-7.1", "an HQ moves by itself"
    field.do("move de-i35-1,de-i35-2,de-i35-pz3")
    field.do("step 1810")
    assert field.refused("halt") == "BK-7.3", "four in a hex, in passing only"
    field.do("step 1809")
    field.do("halt")
    assert field.at("de-i35-1") == field.at("de-i35-pz3") == 1809


@pytest.mark.rule("BK-7.3")
def test_formations_mix_and_hqs_are_free() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1812, "de-i5-1": 1812, "de-i5-2": 1812}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-1")
    field.do("step 1812")
    field.do("halt")
    assert field.at("de-i35-1") == 1812


@pytest.mark.rule("BK-7.2.1")
def test_column_on_the_road() -> None:
    units = {"de-i35-hq": 1910, "de-i35-pz4": 2010, "fr-i11-mg": 1509}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("drive 1910")
    assert field.unit("de-i35-pz4").column and field.state.stack[-1].kind() in ("move", "react")
    while field.kind == "react":
        field.do("pass")
    assert next(f for f in field.state.stack if f.kind() == "move").spent == (3,), "half a point for tracks"
    while field.kind == "react":
        field.do("pass")
    field.do("drive 1810")
    while field.kind == "react":
        field.do("pass")
    field.do("step 1811")
    while field.kind == "react":
        field.do("pass")
    assert not field.unit("de-i35-pz4").column, "the road is left"
    stop = Field(quiet=True, active=["de-i35"], units=units)
    stop.do("move de-i35-pz4")
    stop.do("drive 1910")
    stop.do("halt")
    assert not stop.unit("de-i35-pz4").column, "and at the end of the move"


@pytest.mark.rule("BK-7.2.1", "BK-8.2.3", "BK-6.4")
def test_a_column_is_easier_to_hit_by_direct_fire() -> None:
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1910, "fr-i11-mg": 1809}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("drive 1810")
    assert reaction_need(field.state, unit(field, "fr-i11-mg"), unit(field, "de-i35-pz4")) == 8
    out = field.do("opportunity-fire fr-i11-mg de-i35-pz4", 3, 3, 1, 1)
    assert keys(first(out, "fired"))["target-column"] == "+1"


@pytest.mark.rule("BK-7.2.2", "BK-R44")
def test_dispersed_off_road_and_never_with_column() -> None:
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1209, "de-kg-krad1": 1210, "de-i12-spw": 1210, "de-kg-spaeh": 1210}
    field = Field(quiet=True, active=["de-i35"], units={**units, "de-i35-hq": 1209})
    assert not is_dispersed(field.state, unit(field, "de-i35-pz4"))
    assert is_dispersed(field.state, unit(field, "de-kg-spaeh"))
    assert not is_dispersed(field.state, unit(field, "de-i12-spw")) and not is_dispersed(
        field.state, unit(field, "de-kg-krad1")
    )
    road = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1209, "de-i35-pz4": 1209})
    road.do("move de-i35-pz4")
    road.do("drive 1210")
    assert road.unit("de-i35-pz4").column and not is_dispersed(road.state, unit(road, "de-i35-pz4"))
    road.do("halt")
    assert is_dispersed(road.state, unit(road, "de-i35-pz4"))


# -- carriers
@pytest.mark.rule("BK-6.1c", "BK-12.1f", "BK-R51", "BK-R11")
def test_mounting_then_half_a_move_or_a_shot() -> None:
    units = {"de-i33-hq": 1811, "de-i33-1": 1811, "de-i33-spw": 1811, "de-i12-1": 1811, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i33"], units=units)
    assert field.refused("mount de-i12-1 de-i33-spw") == "BK-5.0"
    field.do("mount de-i33-1 de-i33-spw")
    assert field.refused("move de-i33-1") == "BK-12.1f"
    out = Field(quiet=True, active=["de-i33"], units={**units, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}}).do(
        "fire-together de-i33-spw fr-i11-1", 1, 1
    )
    assert first(out, "fired").column == 6, "2 + 4"
    field.do("move de-i33-spw")
    assert field.state.stack[-1].points == (3 * POINT,), "half of five, rounded up"
    field.do("step 1810")
    assert field.at("de-i33-1") == 1810, "the company rides along"
    field.do("halt")
    assert field.refused("fire de-i33-1 fr-i11-1") == "BK-5.2"


@pytest.mark.rule("BK-6.1c")
def test_dismounting_then_half_a_move() -> None:
    units = {"de-i33-hq": 1811, "de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}}
    field = Field(quiet=True, active=["de-i33"], units=units)
    field.do("dismount de-i33-1")
    field.do("move de-i33-1")
    assert field.state.stack[-1].points == (POINT,)
    french = Field(active=["fr-i11"], units={"fr-i11-hq": 1811, "fr-i11-1": 1811})
    assert not [option for option in french.options if option.startswith("mount")], "Germans only"


@pytest.mark.rule("BK-12.1f", "BK-R51", "BK-4.1b")
def test_a_mounted_company_is_seen_and_hit_as_its_carrier() -> None:
    units = {"de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}, "fr-1c-1i": 1812, "fr-1c-1ii": 1812}
    field = Field(quiet=True, active=["fr-1c"], units=units)
    assert field.refused("fire fr-1c-1i de-i33-1") == "BK-8.1"
    field.do("fire fr-1c-1i de-i33-spw", 6, 6)
    assert field.kind == "share-loss" and field.asked == "german"
    field.do("lose-step de-i33-1")
    assert field.unit("de-i33-1").steps == 1 and field.unit("de-i33-spw").steps == 2
    field.do("fire fr-1c-1ii de-i33-spw", 5, 6)
    assert field.kind == "take-hit"
    field.do("suffer")
    field.do("suffer")
    assert field.unit("de-i33-1").neutralised and field.unit("de-i33-spw").neutralised, "N hits both"


@pytest.mark.rule("BK-12.1f", "BK-R51")
def test_the_company_of_a_lost_carrier_stays() -> None:
    units = {
        "de-i33-spw": {"hex": 1811, "steps": 1},
        "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"},
        "fr-1c-1i": 1812,
    }
    field = Field(quiet=True, active=["fr-1c"], units=units)
    field.do("fire fr-1c-1i de-i33-spw", 6, 6)
    field.do("lose-step de-i33-spw")
    assert field.at("de-i33-1") == 1811 and field.unit("de-i33-1").aboard == -1


# -- reactions
WATCH = {"de-i35-hq": 1811, "de-i35-1": 1811, "fr-1c-hq": 1815, "fr-1c-1i": 1814, "fr-1c-2i": 1914, "fr-1c-3i": 1815}


@pytest.mark.rule("BK-6.3.1", "BK-R19", "BK-R62")
def test_opportunity_fire_by_three_units_one_after_another() -> None:
    field = Field(active=["de-i35"], units=WATCH)
    field.do("move de-i35-1")
    out = field.do("step 1812")
    assert tags(out) == ["moved"] and field.asked == "french"
    assert {"opportunity-fire fr-1c-1i de-i35-1", "opportunity-fire fr-1c-2i de-i35-1"} <= set(field.options)
    out = field.do("opportunity-fire fr-1c-1i de-i35-1", 4, 4)
    assert first(out, "reaction-tested").passed == "no" and field.unit("fr-1c-1i").opp, "marked though it failed"
    assert field.refused("opportunity-fire fr-1c-1i de-i35-1") == "BK-6.3"
    out = field.do("opportunity-fire fr-1c-2i de-i35-1", 3, 4, 1, 1)
    assert tags(out) == ["reaction-tested", "fired"] and field.unit("fr-1c-2i").opp
    field.do("pass")
    field.do("step 1813")
    assert field.refused("opportunity-fire fr-1c-1i de-i35-1") == "BK-6.3.1", "marked until its marker goes"
    assert field.refused("opportunity-fire fr-1c-3i de-i35-1") == "", "a new hex, a new chance"


@pytest.mark.rule("BK-6.3.1", "BK-8.4a")
def test_a_neutralised_mover_stops_and_a_wounded_one_goes_on() -> None:
    field = Field(active=["de-i35"], units=WATCH)
    field.do("move de-i35-1")
    field.do("step 1812")
    field.do("opportunity-fire fr-1c-1i de-i35-1", 1, 1, 6, 6)
    field.do("suffer")
    field.do("pass")
    assert field.kind == "operate" and field.refused("move de-i35-1") == "BK-5.2"
    on = Field(active=["de-i35"], units=WATCH)
    on.do("move de-i35-1")
    on.do("step 1812")
    on.do("opportunity-fire fr-1c-1i de-i35-1", 1, 1, 6, 6)
    on.do("lose-step de-i35-1")
    on.do("pass")
    assert on.kind == "move"


@pytest.mark.rule("BK-6.3.1.1", "BK-R3", "BK-6.4")
def test_modifiers_of_the_reaction_check() -> None:
    units = {**WATCH, "fr-1c-1i": {"hex": 1814, "out": True}, "fr-1c-2i": {"hex": 1914, "neutralised": True}}
    field = Field(active=["de-i35"], units=units, formations={"fr-1c": {"fatigued": True}})
    assert reaction_need(field.state, unit(field, "fr-1c-1i")) == 5, "7, fatigue +1, out of command +1"
    assert reaction_need(field.state, unit(field, "fr-1c-3i")) == 6
    assert reaction_need(field.state, unit(field, "fr-1c-2i")) == 4, "7, fatigue +1, neutralised +2"
    field.do("move de-i35-1")
    field.do("step 1812")
    assert field.refused("opportunity-fire fr-1c-2i de-i35-1") == "BK-4.2", "neutralised: range 1"
    shaken = Field(active=["de-i35"], units=WATCH, formations={"fr-1c": {"demoralised": True}})
    shaken.do("move de-i35-1")
    shaken.do("step 1812")
    assert shaken.refused("opportunity-fire fr-1c-1i de-i35-1") == "BK-4.2", "demoralised: range 1"


@pytest.mark.rule("BK-6.3.1.1")
def test_the_target_has_the_ground_of_its_hex() -> None:
    units = {"de-i33-hq": 1709, "de-i33-1": 1709, "fr-i11-mg": 1707}
    field = Field(active=["de-i33"], units=units)
    field.do("move de-i33-1")
    field.do("step 1708")
    out = field.do("opportunity-fire fr-i11-mg de-i33-1", 1, 1, 1, 1)
    assert keys(first(out, "fired"))["village"] == "-2"


@pytest.mark.rule("BK-6.3.2", "BK-R19", "BK-R41")
def test_return_fire_after_the_shot_in_the_new_state() -> None:
    units = {"de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-i11-mg": 1813, "fr-i11-1": 1816}
    field = Field(active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-mg", 6, 6)
    assert field.unit("fr-i11-mg").steps == 1
    out = field.do("return-fire fr-i11-mg de-i35-pz4", 3, 4, 1, 1)
    assert keys(first(out, "fired"))["attack"] == "+3", "its reduced attack"
    assert not field.unit("fr-i11-mg").opp, "no marker"
    field.do("fire de-i35-pz3 fr-i11-mg", 1, 1)
    assert field.refused("return-fire fr-i11-mg de-i35-pz3") == "BK-6.3.2", "once in an activation"
    assert field.refused("opportunity-fire fr-i11-mg de-i35-pz3") == "", "opportunity fire is apart"
    salvo = Field(salvos=["stuka"], salvos_of="german", units=units)
    salvo.do("barrage 1813 stuka", 1, 1)
    assert salvo.refused("return-fire fr-i11-mg de-i35-pz4") == "BK-6.3.2", "not against indirect fire"
    active = Field(active=["de-i35"], units={**units, "fr-i11-mg": 1812})
    active.do("fire de-i35-pz4 fr-i11-mg", 1, 1)
    active.do("return-fire fr-i11-mg de-i35-pz4", 1, 1, 1, 1)
    assert active.asked == "german" and active.kind == "operate", "active units do not return fire"


@pytest.mark.rule("BK-6.3", "BK-R42")
def test_one_reaction_to_a_trigger_and_one_retreat_to_a_move() -> None:
    field = Field(active=["de-i35"], units=WATCH)
    field.do("move de-i35-1")
    field.do("step 1812")
    field.do("opportunity-fire fr-1c-1i de-i35-1", 1, 1, 1, 1)
    assert field.refused("fall-back fr-1c-1i") == "BK-6.3"
    field.do("fall-back fr-1c-3i")
    field.do("retreat fr-1c-3i 1816")
    field.do("pass")
    field.do("step 1813")
    assert field.refused("fall-back fr-1c-3i") == "BK-6.3", "one retreat per move"
    assert field.refused("fall-back fr-1c-1i") == ""


@pytest.mark.rule("BK-6.3.3", "BK-6.4", "BK-R7")
def test_retreats_need_a_check_only_if_neutralised() -> None:
    units = {"de-i35-pz4": 1811, "fr-i11-1": {"hex": 1812, "neutralised": True}, "fr-i11-2": 1812, "fr-i11-hq": 1813}
    field = Field(active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    field.do("fall-back fr-i11-1")
    assert field.refused("retreat fr-i11-1 1811") == "BK-6.3.3", "not to the enemy"
    out = field.do("retreat fr-i11-1 1813", 3, 3)
    assert tags(out) == ["reaction-tested"] and field.at("fr-i11-1") == 1812, "7 - 2 = 5 was needed"
    assert field.refused("fall-back fr-i11-2") == "BK-6.3.3", "the other unit was not fired at"
    sound = Field(active=["de-i35"], units=units)
    sound.do("fire de-i35-pz4 fr-i11-2", 1, 1)
    sound.do("fall-back fr-i11-2")
    assert "reaction-tested" not in tags(sound.do("retreat fr-i11-2 1813"))
    assert sound.at("fr-i11-2") == 1813


@pytest.mark.rule("BK-6.3.3", "BK-R22")
def test_a_retreat_that_overstacks_goes_on() -> None:
    units = {
        "de-i35-pz4": 1811,
        "fr-i11-1": 1812,
        "fr-i11-2": 1813,
        "fr-i11-mg": 1813,
        "fr-i11-h35": 1813,
        "fr-i11-hq": 1813,
    }
    field = Field(active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    field.do("fall-back fr-i11-1")
    out = field.do("retreat fr-i11-1 1813")
    assert tags(out).count("retreated") == 2 and field.at("fr-i11-1") not in (1812, 1813)


@pytest.mark.rule("BK-6.3.3")
def test_who_sees_a_mover_or_has_it_next_door_may_retreat() -> None:
    units = {"de-i33-hq": 1811, "de-i33-1": 1811, "fr-i11-1": 1816, "fr-iii11-1": 1105, "fr-ii11-1": 1712}
    field = Field(active=["de-i33"], units=units)
    field.do("move de-i33-1")
    field.do("step 1812")
    assert field.refused("fall-back fr-i11-1") == "", "infantry in the open is seen at four hexes"
    assert field.refused("fall-back fr-ii11-1") == ""
    assert field.refused("fall-back fr-iii11-1") == "BK-6.3.3"


@pytest.mark.rule("BK-6.3.3", "BK-R63", "BK-10.1")
def test_a_retreat_through_mines_is_attacked_but_brings_no_removal_roll() -> None:
    units = {"de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1813}
    field = Field(active=["de-i35"], units=units, mines=[1813])
    field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    field.do("fall-back fr-i11-1")
    out = field.do("retreat fr-i11-1 1813", 1, 1)
    assert "mines-struck" in tags(out) and "mines-tested" not in tags(out)


@pytest.mark.rule("BK-6.1a")
def test_rally_is_no_action_of_its_own() -> None:
    field = Field(active=["de-i35"], units={"de-i35-1": {"hex": 1811, "neutralised": True}, "fr-i11-1": 1812})
    verbs = {option.split()[0] for option in field.options}
    assert verbs == {"fire", "end-activation"}


@pytest.mark.rule("BK-R74", "BK-7.2.1")
def test_only_the_price_of_the_road_counts() -> None:
    assert HANNUT.road_price(TRACK, HANNUT.index[1404], HANNUT.index[1303]) == 3
    assert HANNUT.road_price(WHEEL, HANNUT.index[1303], HANNUT.index[1404]) == 2, "up a level, over the bridge"
    assert HANNUT.road_price(FOOT, HANNUT.index[1811], HANNUT.index[1812]) is None


@pytest.mark.rule("BK-R75", "BK-4.2")
def test_an_hq_next_door_cuts_the_range() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-hq": 1812, "fr-i11-1": 1813})
    assert field.refused("fire de-i35-pz4 fr-i11-1") == "BK-4.2" and field.refused("fire de-i35-pz4 fr-i11-hq") == ""


@pytest.mark.rule("BK-R77", "BK-7.3")
def test_a_unit_stopped_in_a_full_hex_makes_room() -> None:
    units = {
        "de-i35-hq": 1812, "de-i35-1": 1811, "de-i35-2": 1812, "de-i35-pz3": 1812, "de-i35-pz4": 1812,
        "fr-1c-1i": 1814, "fr-1c-hq": 1815,
    }  # fmt: skip
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-1")
    field.do("step 1812")
    field.do("opportunity-fire fr-1c-1i de-i35-1", 1, 1, 6, 6)
    field.do("suffer")
    while field.kind == "react":
        field.do("pass")
    assert field.at("de-i35-1") != 1812 and field.unit("de-i35-1").neutralised


@pytest.mark.rule("BK-R70", "BK-8.5")
def test_a_formation_demoralised_in_its_own_activation_finishes_it() -> None:
    hurt = {f"de-i35-{name}": {"hex": 1811, "steps": 1} for name in ("2", "pz3", "pz4")}
    units = {"de-i35-hq": 1811, "de-i35-1": 1810, **hurt, "fr-1c-1i": 1908, "fr-1c-hq": 1815}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-1")
    field.do("step 1910")
    field.do("opportunity-fire fr-1c-1i de-i35-1", 1, 1, 6, 6)
    out = field.do("lose-step de-i35-1", 6, 6)
    assert "morale-tested" in tags(out) and field.formation("de-i35").demoralised
    while field.kind == "react":
        field.do("pass")
    field.do("halt")
    assert field.kind == "operate" and "move de-i35-2" in field.options


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
