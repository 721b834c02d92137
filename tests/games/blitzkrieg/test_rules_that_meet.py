"""Where two rules meet: mines and melee, retreats out of it, markers that wait while a formation breaks."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field, Position, first, keys, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import DEAD, RETURNING
from sandtable.games.blitzkrieg.tables.sheets import POINT
from sandtable.games.blitzkrieg.tables.theatre import theatre

FRENCH = theatre("hannut").marker_of["fr-i11"] + 1
"""The die that draws this marker."""
LOST = {"hex": "dead", "steps": 0}
BROKEN = {"de-ii8": {"demoralised": True}}
MELEE = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}


def assault(units: Position, *faces: int, **position: Any) -> Field:
    field = Field(quiet=True, active=["de-i35"], units=units, **position)
    field.do("move de-i35-pz4")
    field.do("assault 1812", *faces)
    return field


@pytest.mark.rule("BK-9.1.2", "BK-10.1", "BK-R80")
def test_an_attacker_neutralised_by_the_mines_goes_back_before_the_melee() -> None:
    field = assault(MELEE, 5, 4, 1, 1, mines=[1812])
    out = field.do("suffer")
    assert "fired" not in tags(out) and first(out, "melee-ended").seat == "french"
    assert field.at("de-i35-pz4") == 1811 and field.unit("de-i35-pz4").neutralised
    stays = assault(MELEE, 5, 4, 1, 1, mines=[1812])
    out = stays.do("lose-step de-i35-pz4", 1, 1, 1, 1)
    assert tags(out).count("fired") == 2, "a step lost instead, and the melee goes on"
    pair = {**MELEE, "de-i35-pz3": 1811}
    two = Field(quiet=True, active=["de-i35"], units=pair, mines=[1812])
    two.do("move de-i35-pz3,de-i35-pz4")
    two.do("assault 1812", 5, 4, 1, 1, 1, 1, 1, 1)
    out = two.do("suffer", 1, 1, 1, 1)
    assert two.at("de-i35-pz3") == 1811 and two.at("de-i35-pz4") == 1812, "the other one fights"
    assert [event.unit for event in out if isinstance(event, ev.Fired)] == ["fr-i11-1", "de-i35-pz4"]


@pytest.mark.rule("BK-6.3.3", "BK-9.1.2", "BK-10.1")
def test_who_goes_back_from_a_melee_meets_the_mines_there_without_a_removal_roll() -> None:
    field = assault(MELEE, 6, 5, mines=[1811])
    out = field.do("suffer", 1, 1)
    assert first(out, "mines-struck").hex == 1811 and "mines-tested" not in tags(out)
    broken = assault(MELEE, 1, 1, 1, 1, mines=[1811])
    out = broken.do("break-off", 6, 6)
    assert broken.unit("de-i35-pz4").steps == 1 and "mines-tested" not in tags(out)


@pytest.mark.rule("BK-9.1.5", "BK-R22")
def test_the_whole_way_out_of_a_melee_keeps_clear_of_where_the_enemy_came_from() -> None:
    """The hex behind is full and all others but the attackers' are closed: there is no way out."""
    full = {"fr-1c-1i": 1711, "fr-1c-1ii": 1711, "fr-1c-2i": 1711}
    ring = {"de-i5-1": 1710, "de-i5-2": 1612, "de-i5-pz3": 1611, "de-i5-pz4": 1712}
    field = assault({**MELEE, **full, **ring}, 1, 1, 6, 5)
    board = field.state.theatre
    assert board.index[1811] in board.board.beside[board.index[1711]], "the attackers came from next to it"
    assert field.kind == "struck" and field.asked == "french"
    field.do("retreat fr-i11-1 1711")
    assert field.unit("fr-i11-1").hex == DEAD and field.at("de-i35-pz4") == 1812


def breaks_in_its_first_activation(*recovery: int) -> Field:
    """I/35 acts by a held repeat marker and is demoralised by opportunity fire; its own marker still lies drawn."""
    units = {
        "de-i35-hq": 1811,
        "de-i35-1": {"hex": 1811, "steps": 1},
        "de-i35-2": LOST,
        "de-i35-pz3": LOST,
        "de-i35-pz4": 1811,
        "fr-i11-mg": 1813,
        "fr-i11-hq": 1814,
    }
    field = Field(draw="de-i35", units=units, held={"german": {"repeat": 1}}, cup={"fr-i11": 1, "de-i5": 1})
    field.do("repeat de-i35")
    field.do("move de-i35-1")
    field.do("step 1812")
    field.do("opportunity-fire fr-i11-mg de-i35-1", 1, 1, 6, 6, 6, 6)
    assert field.formation("de-i35").demoralised and field.kind == "operate"
    field.out.clear()
    field.do("end-activation", *recovery)
    return field


@pytest.mark.rule("BK-8.5.1", "BK-R72", "BK-5.3c")
def test_a_formation_that_broke_in_its_repeat_activation_must_recover_before_it_acts_again() -> None:
    field = breaks_in_its_first_activation(6, 6, FRENCH)
    assert first(field.out, "recovery-tested").passed == "no" and "left-map" in tags(field.out)
    assert tags(field.out).count("marker-removed") == 1 and field.count("played", "de-i35") == 0
    assert field.asked == "french"
    back = breaks_in_its_first_activation(1, 1)
    assert first(back.out, "recovery-tested").passed == "yes" and "activate" in back.options


@pytest.mark.rule("BK-8.5.1", "BK-5.5a", "BK-R81")
def test_a_formation_demoralised_while_its_marker_waits_is_not_activated() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1511, "de-i5-1": 1511, "fr-i11-1": 1001}
    waits: dict[str, Any] = {"quiet": True, "draw": "de-i5", "units": units, "banked": {"german": "de-i35"}}
    field = Field(**waits, formations={"de-i35": {"demoralised": True}})
    assert "together" not in field.options and field.refused("together") == "BK-8.5.1" and "activate" in field.options
    assert "together" in Field(**waits).options


@pytest.mark.rule("BK-R82", "BK-6.3.1.1")
def test_nobody_reacts_to_an_assault() -> None:
    units = {**MELEE, "fr-i11-mg": 1813, "fr-i11-2": 1713}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    out = field.do("assault 1812", 1, 1, 1, 1)
    assert tags(out)[:2] == ["melee-began", "fired"] and field.kind == "press-on"


@pytest.mark.rule("BK-7.1", "BK-R83", "BK-6.1a")
def test_the_one_hex_that_is_always_allowed_is_a_whole_move() -> None:
    """From 1302 up to 1402 costs a man three points; he has two, and one beside a shot."""
    units = {"fr-i11-hq": 1302, "fr-i11-1": 1302, "de-i5-1": 1201}
    whole = Field(quiet=True, active=["fr-i11"], units=units)
    whole.do("move fr-i11-1")
    assert whole.refused("step 1402") == ""
    shot = Field(quiet=True, active=["fr-i11"], units={**units, "de-i5-1": 1303})
    shot.do("fire-first fr-i11-1 de-i5-1", 1, 1)
    shot.do("move fr-i11-1")
    assert shot.refused("step 1402") == "BK-7.1"


@pytest.mark.rule("BK-9.1.5", "BK-R84", "BK-R49")
def test_a_pinned_defender_who_loses_a_step_is_rid_of_his_marker() -> None:
    field = assault({**MELEE, "fr-i11-1": {"hex": 1812, "neutralised": True}}, 1, 1, 1, 1)
    assert field.kind == "struck" and "lose-step fr-i11-1" in field.options
    field.do("lose-step fr-i11-1")
    assert not field.unit("fr-i11-1").neutralised and field.unit("fr-i11-1").steps == 1
    assert field.kind == "press-on", "he stays and fights on"


@pytest.mark.rule("BK-8.5.1", "BK-10.1")
def test_who_flees_out_of_a_minefield_pays_for_leaving_it() -> None:
    """A tank with five points: four hexes across open ground, or two once leaving the mines has cost two more."""
    units = {"de-i35-hq": 1012, "de-i35-1": 1013, "fr-i11-1": 101}
    broken: Position = {"units": units, "draw": "de-i35", "formations": {"de-i35": {"demoralised": True}}}
    cup = {"fr-i11": 1, "de-i5": 1}
    free = Field(faces=(6, 6, FRENCH), cup=cup, **broken)
    mined = Field(faces=(6, 6, FRENCH), cup=cup, mines=[1013], **broken)
    start = free.state.theatre.index[1013]
    far = [field.state.theatre.board.distance[start][field.unit("de-i35-1").hex] for field in (free, mined)]
    assert far[0] - far[1] == 2


@pytest.mark.rule("BK-3.2b", "BK-R60")
def test_an_overrun_headquarters_comes_back_to_a_unit_that_still_acts_with_it() -> None:
    units = {
        "de-stupi-1": 112,
        "de-stupi-2": {"hex": 114, "formation": "de-igd"},
        "de-stupi-hq": "returning",
        "de-igd-hq": 114,
        "de-igd-1": 114,
        "fr-i205-1": 512,
    }
    field = Field("stonne", quiet=True, draw="de-stupi", units=units)
    field.do("activate")
    assert field.kind == "bring-back" and field.options == ["return de-stupi-hq 112"]
    assert field.unit("de-stupi-hq").hex == RETURNING


@pytest.mark.rule("BK-9.1.2", "BK-7.3", "BK-R22")
def test_who_goes_back_into_a_full_hex_that_he_only_passed_goes_on_to_room() -> None:
    full = {"de-i5-1": 1811, "de-i5-2": 1811, "de-i5-pz3": 1811}
    units = {**MELEE, "de-i35-pz4": 1810, **full}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("step 1811")
    assert field.refused("halt") == "BK-7.3"
    field.do("assault 1812", 6, 5)
    out = field.do("suffer")
    assert first(out, "retreated").hex == 1811
    assert field.at("de-i35-pz4") not in (1811, 1812)


@pytest.mark.rule("BK-3.2b", "BK-R85")
def test_a_headquarters_does_not_overrun_another() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-1": 1811, "fr-i11-hq": 1812})
    field.do("move de-i35-hq")
    assert field.refused("step 1812") == "BK-9" and "step 1812" not in field.options
    field.do("step 1810")
    field.do("halt")
    field.do("move de-i35-1")
    assert "overrun" in tags(field.do("step 1812"))


@pytest.mark.rule("BK-5.2", "BK-6.1b", "BK-9.2", "BK-R86")
def test_a_tank_that_has_fought_a_melee_goes_on_but_does_not_fire() -> None:
    """Melee and fire are two actions; the points that are left are for moving and for a second melee."""
    weak = {"hex": 1812, "steps": 1}
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": weak, "fr-i11-2": 1814, "fr-i11-hq": 1814}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("assault 1812", 1, 1, 6, 5)
    assert field.kind == "move" and "step 1813" in field.options, "three of five points are spent"
    field.do("halt")
    assert field.refused("fire de-i35-pz4 fr-i11-2") == "BK-5.2"
    by_foot = Field(quiet=True, active=["de-i35"], units={**units, "fr-i11-1": "gone"})
    by_foot.do("move de-i35-pz4")
    by_foot.do("step 1812")
    by_foot.do("halt")
    assert by_foot.refused("fire de-i35-pz4 fr-i11-2") == "", "without a melee half a move leaves a shot"


@pytest.mark.rule("BK-6.1a", "BK-12.1f", "BK-R87")
def test_a_company_that_has_fired_is_not_driven_on() -> None:
    carrier = {"de-i12-hq": 1811, "de-i12-spw": 1811, "de-i12-1": {"hex": 1811, "aboard": "de-i12-spw"}}
    field = Field(quiet=True, active=["de-i12"], units={**carrier, "fr-i11-1": 1812})
    assert "move de-i12-spw" in field.options
    field.do("fire de-i12-1 fr-i11-1", 1, 1)
    assert field.refused("move de-i12-spw") == "BK-6.1a" and "fire de-i12-spw fr-i11-1" in field.options
    field.do("fire-first de-i12-spw fr-i11-1", 1, 1)
    assert field.refused("move de-i12-spw") == "BK-6.1a"


@pytest.mark.rule("BK-10.2", "BK-R88")
@pytest.mark.parametrize(("stormer", "stay"), [("de-i33-1", True), ("de-i35-pz4", False)])
def test_works_serve_the_infantry_that_storms_them(stormer: str, stay: bool) -> None:
    units = {"de-i33-hq": 1811, "de-i35-hq": 1811, stormer: 1811, "fr-i11-1": {"hex": 1812, "steps": 1}}
    field = Field(quiet=True, active=["de-i33", "de-i35"], units=units, works=[1812])
    field.do(f"move {stormer}")
    field.do("assault 1812", 1, 1, 6, 6)
    assert field.at("fr-i11-1") < 0 and field.at(stormer) == 1812
    assert bool(field.state.works) == stay


@pytest.mark.rule("BK-9.2", "BK-7.1")
def test_of_a_stack_only_the_tanks_go_on_after_a_melee() -> None:
    weak = {"hex": 1812, "steps": 1}
    units = {"de-i33-hq": 1811, "de-i35-hq": 1811, "de-i35-pz4": 1811, "de-i33-1": 1811, "fr-i11-1": weak}
    field = Field(quiet=True, active=["de-i33", "de-i35"], units=units)
    field.do(next(o for o in field.options if o.startswith("move") and "pz4" in o and "i33-1" in o))
    field.do("assault 1812")
    field.do("aim fr-i11-1 de-i35-pz4", 1, 1, 6, 6, 1, 1)
    assert field.kind == "move" and field.at("de-i33-1") == 1812
    field.do("step 1813")
    assert field.at("de-i35-pz4") == 1813 and field.at("de-i33-1") == 1812


@pytest.mark.rule("BK-5.5a", "BK-5.5b")
def test_no_second_pair_while_the_first_marker_of_all_waits() -> None:
    units = {"fr-1c-hq": 1811, "fr-1c-1i": 1811, "de-i35-1": 101}
    field = Field(quiet=True, draw="fr-general", units=units, banked={"french": "fr-1c"})
    assert field.refused("command pair") == "BK-5.5a"


@pytest.mark.rule("BK-9.1.5", "BK-8.4b")
def test_a_pinned_defender_who_panics_and_stays_is_not_driven_out() -> None:
    """The panic has cost him the marker and a step: he is not neutralised any more, and the attacker decides."""
    units = {**MELEE, "fr-i11-1": {"hex": 1812, "neutralised": True}}
    field = assault(units, 1, 1, 5, 4, 6, 6)
    assert "panic-tested" in tags(field.out) and field.unit("fr-i11-1").steps == 1
    assert field.kind == "press-on" and field.at("fr-i11-1") == 1812


@pytest.mark.rule("BK-3.5", "BK-2A")
def test_a_headquarters_in_the_corner_of_the_map_commands() -> None:
    units = {"fr-i205-hq": 101, "fr-i205-1": 102, "fr-i205-2": 106, "de-igd-1": 114}
    field = Field("stonne", turn=1, units=units, cup={"fr-i205": 1})
    assert field.state.turn == 2 and field.unit("fr-i205-2").out, "administration has looked at all of them"
    assert not field.unit("fr-i205-1").out


@pytest.mark.rule("BK-9", "BK-7.2.1")
@pytest.mark.parametrize(("hex_", "column"), [(205, False), (305, True)])
def test_an_assault_off_the_road_dissolves_the_column(hex_: int, column: bool) -> None:
    """A tank company drives along the road from 0105 to 0206; the road goes on to 0305, but not to 0205."""
    units = {"de-i35-hq": 105, "de-i35-1": 105, "fr-i11-1": hex_, "fr-i11-hq": 1815}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-1")
    field.do("drive 206")
    fired = [each for each in field.do(f"assault {hex_}", 1, 1, 1, 1) if tags([each]) == ["fired"]]
    assert [("target-column" in keys(fired[0])), ("column" in keys(fired[1]))] == [column, column]


@pytest.mark.rule("BK-12.1f", "BK-6.1c")
def test_a_company_mounts_the_carriers_of_its_own_battalion_alone() -> None:
    for battalion, refused in (("de-i12", ""), ("de-ii12", "BK-12.1f")):
        units = {"de-i12-hq": 202, "de-ii12-hq": 102, "de-i12-spw": 101, f"{battalion}-1": 101, "fr-i11-hq": 1815}
        field = Field(quiet=True, active=[battalion], units=units)
        assert field.refused(f"mount {battalion}-1 de-i12-spw") == refused


@pytest.mark.rule("BK-6.3.1", "BK-6.3.2", "BK-12.1f", "BK-R89")
def test_a_company_that_fires_from_its_carrier_is_answered_at_the_carrier() -> None:
    carrier = {"de-i12-hq": 1811, "de-i12-spw": 1811, "de-i12-1": {"hex": 1811, "aboard": "de-i12-spw"}}
    field = Field(active=["de-i12"], units={**carrier, "fr-i11-1": 1812, "fr-i11-mg": 1812, "fr-i11-hq": 1813})
    field.do("fire de-i12-1 fr-i11-1", 1, 1)
    assert field.asked == "french" and "return-fire fr-i11-1 de-i12-spw" in field.options
    assert field.refused("return-fire fr-i11-1 de-i12-1") != "", "the company is not seen by itself"
    out = field.do("opportunity-fire fr-i11-mg de-i12-spw", 1, 1, 1, 1)
    assert first(out, "fired").target == "de-i12-spw"
    out = field.do("return-fire fr-i11-1 de-i12-spw", 1, 1, 1, 1)
    assert first(out, "reaction-tested").passed == "yes" and first(out, "fired").target == "de-i12-spw"


def storms_up_a_slope(start: int) -> Field:
    """A company with two points before 1402, which would cost it four; where it does not stand there yet, its formation
    is activated twice in the turn and it comes up to the slope by the first activation."""
    units = {"fr-i11-hq": 1302, "fr-i11-1": start, "de-i5-1": 1402, "de-i5-hq": 1502}
    field = Field(quiet=True, draw="fr-i11", units=units, held={"french": {"repeat": 1}}, cup={"de-i5": 1})
    field.do("repeat fr-i11")
    if start != 1302:
        field.do("move fr-i11-1")
        field.do("step 1302")
        field.do("halt")
    field.do("end-activation")
    field.do("activate")
    field.do("move fr-i11-1")
    return field


@pytest.mark.rule("BK-9.1.1", "BK-R90")
def test_too_few_points_are_enough_for_the_only_hex_of_the_turn_alone() -> None:
    """It is the movement of the turn that counts, not of the activation."""
    assert storms_up_a_slope(1302).refused("assault 1402") == ""
    assert storms_up_a_slope(1301).refused("assault 1402") == "BK-9.1.1"


@pytest.mark.rule("BK-9.1.1", "BK-2A")
def test_the_next_turn_knows_nothing_of_the_moves_of_this_one() -> None:
    units = {"fr-i205-1": 512, "fr-i205-hq": 512, "de-igd-1": 112, "de-igd-hq": 112}
    field = Field("stonne", quiet=True, active=["de-igd"], units=units, cup={"fr-i205": 1})
    for text in ("move de-igd-1", "step 212", "halt"):
        field.do(text)
    assert field.unit("de-igd-1").moved
    field.do("end-activation")
    assert field.state.turn == 2 and not field.unit("de-igd-1").moved


@pytest.mark.rule("BK-8.5.1", "BK-2A")
def test_a_formation_that_is_gone_tests_no_more() -> None:
    """Its last unit died while it was demoralised: administration has nobody to recover or to flee."""
    lost: dict[str, Any] = dict.fromkeys(("de-ii8-1", "de-ii8-2", "de-ii8-pz3", "de-ii8-pz4"), LOST)
    units = {**lost, "de-ii8-hq": "gone", "fr-i205-1": 512, "fr-i205-hq": 512, "de-igd-1": 112, "de-igd-hq": 112}
    field = Field("stonne", turn=2, draw="fr-i205", units=units, cup={"de-igd": 1}, formations=BROKEN)
    field.do("decline")
    assert field.state.turn == 3 and not {"recovery-tested", "marker-removed"} & set(tags(field.out))


@pytest.mark.rule("BK-9.1.1", "BK-12.1f", "BK-R90")
@pytest.mark.parametrize("aboard", [False, True])
def test_a_company_that_is_driven_has_moved_too(aboard: bool) -> None:
    company: Any = {"hex": 1811, "aboard": "de-i12-spw"} if aboard else 1811
    units = {"de-i12-hq": 1811, "de-i12-spw": 1811, "de-i12-1": company, "fr-i11-1": 101}
    field = Field(quiet=True, active=["de-i12"], units=units)
    for text in ("move de-i12-spw", "step 1812", "halt"):
        field.do(text)
    moved = {name for name in field.state.theatre.ids if field.unit(name).moved}
    assert moved == {"de-i12-spw", "de-i12-1"} if aboard else moved == {"de-i12-spw"}


@pytest.mark.rule("BK-9.1.1")
@pytest.mark.parametrize(("hexes", "refused"), [(2, ""), (3, "BK-9.1.1")])
def test_an_assault_may_use_up_the_last_point(hexes: int, refused: str) -> None:
    """A tank with five points on open ground: two hexes, then one more and a quarter of five, rounded up."""
    way = (1811, 1812, 1813, 1814, 1815)
    units = {"de-i35-hq": 1812, "de-i35-1": way[0], "fr-i11-1": way[hexes + 1], "fr-i11-hq": 1801}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-1")
    for hex_ in way[1 : hexes + 1]:
        field.do(f"step {hex_}")
    frame = field.state.stack[-1]
    assert frame.points == (5 * POINT,) and frame.spent == (hexes * POINT,)
    assert field.refused(f"assault {way[hexes + 1]}") == refused
