"""Chapter 8: direct and indirect fire, results, neutralisation, morale."""

from itertools import pairwise
from typing import Any

import pytest

from games.blitzkrieg.field import Field, first, keys, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import GONE
from sandtable.games.blitzkrieg.rules import fire, morale
from sandtable.games.blitzkrieg.tables.sheets import CRT, MINES, MODIFIER, NEUTRAL, RED, STEP, result

CORNER = 101
"""The first hex of the map."""


def column(active: str, shooter: str, target: str, **position: Any) -> int:
    """The column of a shot by the first unit at the second."""
    field = Field(active=[active], **position)
    fired = first(field.do(f"fire {shooter} {target}", 1, 1), "fired")
    assert isinstance(fired, ev.Fired)
    return fired.column


@pytest.mark.rule("BK-8.1")
def test_direct_fire_is_one_unit_at_one_unit_of_the_stack() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-2": 1812})
    assert {"fire de-i35-pz4 fr-i11-1", "fire de-i35-pz4 fr-i11-2"} <= set(field.options)
    out = field.do("fire de-i35-pz4 fr-i11-2", 6, 6)
    assert tags(out).count("fired") == 1
    assert field.unit("fr-i11-1").steps == 2 and field.unit("fr-i11-2").steps == 1


@pytest.mark.rule("BK-8.2.1")
def test_attack_less_armour() -> None:
    assert column("de-i35", "de-i35-pz4", "fr-2c-1i", units={"de-i35-pz4": 1811, "fr-2c-1i": 1812}) == 0
    assert column("de-i35", "de-i35-pz4", "fr-i11-h35", units={"de-i35-pz4": 1811, "fr-i11-h35": 1812}) == 2


@pytest.mark.rule("BK-8.2.1", "BK-R17")
def test_anti_tank_guns_halve_against_infantry_only() -> None:
    units = {"de-kg-pak": 1811, "fr-i11-1": 1812, "fr-i11-motos": 1812, "fr-i11-mg": 1812}
    assert column("de-kg", "de-kg-pak", "fr-i11-1", units=units) == 3, "5 halved, rounded up"
    assert column("de-kg", "de-kg-pak", "fr-i11-mg", units=units) == 3
    assert column("de-kg", "de-kg-pak", "fr-i11-motos", units=units) == 5


@pytest.mark.rule("BK-8.2.2", "BK-R59")
def test_below_minus_one_there_is_no_fire() -> None:
    units = {"fr-i11-h35": 1811, "de-640-stug": 1812}
    stonne = Field("stonne", active=["fr-4bcc"], units={"fr-4bcc-a": {"hex": 809, "steps": 1}, "de-640-stug": 810})
    assert stonne.refused("fire fr-4bcc-a de-640-stug") == "BK-8.2.2", "1 - 4 = -3"
    weak = Field(active=["de-i35"], units={"de-i35-1": 1811, "fr-2c-1i": 1813})
    assert weak.refused("fire de-i35-1 fr-2c-1i") == "BK-8.2.2", "3 - 5 - 1 = -3"
    at_floor = Field(active=["de-i35"], units={"de-i35-pz3": 1811, "fr-2c-1i": 1812})
    assert at_floor.refused("fire de-i35-pz3 fr-2c-1i") == "", "4 - 5 = -1"
    assert units


@pytest.mark.rule("BK-8.2.3", "BK-R10", "BK-R17")
def test_cover_helps_infantry_only() -> None:
    village = {"de-i35-pz4": 1709, "fr-i11-1": 1708, "fr-i11-motos": 1708, "fr-i11-h35": 1708}
    assert column("de-i35", "de-i35-pz4", "fr-i11-1", units=village) == 3
    assert column("de-i35", "de-i35-pz4", "fr-i11-motos", units=village) == 5
    assert column("de-i35", "de-i35-pz4", "fr-i11-h35", units=village) == 3, "5 - 3 + 1 dispersed"
    assert column("de-i35", "de-i35-pz4", "fr-i11-1", units={"de-i35-pz4": 1802, "fr-i11-1": 1803}) == 4, "woods"
    assert column("de-i35", "de-i35-pz4", "fr-i11-1", units={"de-i35-pz4": 1809, "fr-i11-1": 1808}) == 4, "orchard"
    assert column("de-i35", "de-i35-pz4", "fr-i11-1", units=village, works=[1708]) == 1


@pytest.mark.rule("BK-8.2.3", "BK-5.4", "BK-R10", "BK-8.4a")
def test_what_weakens_the_firer() -> None:
    there = {"fr-i11-1": 1812}
    assert (
        column(
            "de-i35",
            "de-i35-pz4",
            "fr-i11-1",
            units={"de-i35-pz4": 1811, **there},
            formations={"de-i35": {"fatigued": True}},
        )
        == 4
    )
    assert (
        column("de-i35", "de-i35-pz4", "fr-i11-1", units={"de-i35-pz4": {"hex": 1811, "neutralised": True}, **there})
        == 3
    )
    dispersed = {"de-i35-pz4": 1708, "fr-i11-1": 1709}
    assert column("de-i35", "de-i35-pz4", "fr-i11-1", units=dispersed) == 4
    assert MODIFIER["moved"] == -2


@pytest.mark.rule("BK-6.1a", "BK-R10")
def test_half_a_move_and_a_shot_in_either_order() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-hq": 1811, "fr-i11-1": 1813})
    field.do("move de-i35-pz4")
    field.do("step 1812")
    field.do("halt")
    out = field.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    assert keys(first(out, "fired"))["moved"] == "-2" and first(out, "fired").column == 3
    assert field.refused("move de-i35-pz4") == "BK-5.2"
    before = Field(quiet=True, active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-hq": 1811, "fr-i11-1": 1812})
    out = before.do("fire-first de-i35-pz4 fr-i11-1", 1, 1)
    assert first(out, "fired").column == 3
    before.do("move de-i35-pz4")
    for hex_ in (1810, 1809, 1909):
        before.do(f"step {hex_}")
    assert not [option for option in before.options if option.startswith("step")], "half of five, rounded up, is three"
    far = Field(quiet=True, active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-hq": 1811, "fr-i11-1": 1815})
    far.do("move de-i35-pz4")
    for hex_ in (1812, 1813, 1812, 1813):
        far.do(f"step {hex_}")
    far.do("halt")
    assert far.refused("fire de-i35-pz4 fr-i11-1") == "BK-5.2", "more than half a move"


@pytest.mark.rule("BK-8.2.5", "BK-8.2")
def test_the_printed_cells_and_the_shape_of_the_table() -> None:
    assert (result(6, 11), result(4, 11), result(5, 9)) == (STEP, NEUTRAL, RED)
    columns = [CRT[number] for number in range(-1, 11)]
    for low, high in pairwise(columns):
        assert all(a <= b for a, b in zip(low, high, strict=True)), "a higher column is never worse"
    for row in (*columns, CRT[MINES]):
        assert list(row) == sorted(row), "a higher roll is never worse"
    assert result(14, 9) == result(10, 9)


@pytest.mark.rule("BK-8.3", "BK-R17", "BK-R18")
def test_a_red_n_touches_infantry_only_and_may_be_swapped_for_a_step() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1812})
    field.do("fire de-i35-pz4 fr-i11-1", 5, 4)
    assert field.kind == "take-hit" and field.asked == "french"
    field.do("lose-step fr-i11-1")
    assert field.unit("fr-i11-1").steps == 1 and not field.unit("fr-i11-1").neutralised
    moto = Field(quiet=True, active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-motos": 1812})
    assert first(moto.do("fire de-i35-pz4 fr-i11-motos", 5, 4), "fired").result == "rN"
    assert moto.kind == "operate" and not moto.unit("fr-i11-motos").neutralised


@pytest.mark.rule("BK-8.4a", "BK-R6", "BK-R7")
def test_a_neutralised_unit_only_fires_at_one_hex() -> None:
    units = {
        "de-i35-pz4": {"hex": 1811, "neutralised": True},
        "de-i35-hq": {"hex": 1811, "neutralised": True},
        "fr-i11-1": 1813,
    }
    field = Field(active=["de-i35"], units=units)
    assert field.refused("move de-i35-pz4") == "BK-8.4a"
    assert field.refused("fire de-i35-pz4 fr-i11-1") == "BK-4.2"
    assert field.refused("move de-i35-hq") == "", "an HQ moves at half"
    field.do("move de-i35-hq")
    assert field.state.stack[-1].points == (2 * 6,)


@pytest.mark.rule("BK-8.4b", "BK-R17")
def test_panic() -> None:
    units = {
        "de-i35-pz4": 1811,
        "fr-i11-1": {"hex": 1812, "neutralised": True},
        "fr-i11-h35": {"hex": 1812, "neutralised": True},
    }
    field = Field(quiet=True, active=["de-i35"], units=units)
    out = field.do("fire de-i35-pz4 fr-i11-1", 4, 4, 6, 3)
    assert first(out, "panic-tested").passed == "no" and field.unit("fr-i11-1").steps == 1
    assert not field.unit("fr-i11-1").neutralised, "the marker goes with the step"
    held = Field(quiet=True, active=["de-i35"], units=units)
    out = held.do("fire de-i35-pz4 fr-i11-1", 4, 4, 4, 4)
    assert first(out, "panic-tested").passed == "yes" and held.unit("fr-i11-1").neutralised
    red = Field(quiet=True, active=["de-i35"], units={**units, "de-i35-pz3": 1811})
    assert "panic-tested" not in tags(red.do("fire de-i35-pz4 fr-i11-h35", 5, 5)), "a red N does not touch a tank"


@pytest.mark.rule("BK-8.4c", "BK-R6", "BK-2B2")
def test_rally_on_activation() -> None:
    units = {
        "de-i35-hq": {"hex": 1811, "neutralised": True},
        "de-i35-1": {"hex": 1811, "neutralised": True},
        "fr-i11-1": 1813,
    }
    field = Field(draw="de-i35", units=units)
    out = field.do("activate", 4, 4, 4, 5)
    tests = [event for event in out if isinstance(event, ev.RallyTested)]
    assert [(event.unit, event.need, event.passed) for event in tests] == [
        ("de-i35-1", 8, "yes"),
        ("de-i35-hq", 8, "no"),
    ]
    assert "move de-i35-1" in field.options and field.unit("de-i35-hq").neutralised


@pytest.mark.rule("BK-8.5", "BK-R57")
def test_morale_from_half_the_steps_on() -> None:
    units = {"de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-2c-hq": 1814, "fr-2c-1i": 1814}
    wounded = {f"fr-2c-{name}": {"hex": 1815, "steps": 1} for name in ("1ii", "2i", "2ii")}
    wounded |= {f"fr-2c-{name}": {"hex": 1816, "steps": 1} for name in ("3i", "3ii", "4i")}
    field = Field(quiet=True, active=["de-i35"], units={**units, **wounded, "fr-2c-4ii": {"hex": 1812, "steps": 1}})
    assert morale.steps(field.state, field.state.theatre.formation_of["fr-2c"]) == (7, 16)
    out = field.do("fire de-i35-pz4 fr-2c-4ii", 6, 6, 4, 4)
    assert first(out, "morale-tested").passed == "yes" and first(out, "morale-tested").need == 8
    assert not field.formation("fr-2c").demoralised
    again = Field(quiet=True, active=["de-i35"], units={**units, **wounded, "fr-2c-4ii": {"hex": 1812, "steps": 1}})
    again.do("fire de-i35-pz4 fr-2c-4ii", 6, 6, 5, 4)
    assert again.formation("fr-2c").demoralised


@pytest.mark.rule("BK-8.5.1", "BK-R24", "BK-R38", "BK-R39", "BK-R40")
def test_a_demoralised_formation_flees_or_recovers() -> None:
    units = {"fr-2c-hq": 1310, "fr-2c-1i": {"hex": 1310, "neutralised": True}, "fr-2c-3i": 101, "de-i35-1": 1311}
    field = Field(
        draw="fr-2c",
        faces=(3, 3, 7),
        units=units,
        formations={"fr-2c": {"demoralised": True}},
        cup={"de-i35": 1, "de-i5": 1},
    )
    assert first(field.out, "recovery-tested").need == 5 and "left-map" in tags(field.out)
    assert field.at("fr-2c-3i") == -3 and field.unit("fr-2c-3i").steps == 2
    fled = {event.unit: event.hex for event in field.out if isinstance(event, ev.Fled)}
    assert fled["fr-2c-hq"] < 1000, "an HQ runs at the speed of its fastest unit"
    assert 1100 <= fled["fr-2c-1i"] < 1300, "half of four points"
    assert not [event for event in field.out if tags([event])[0] == "reaction-tested"]
    saved = Field(draw="fr-2c", faces=(2, 3), units=units, formations={"fr-2c": {"demoralised": True}})
    assert saved.kind == "marker-drawn" and not saved.formation("fr-2c").demoralised
    saved.do("activate", 1, 1)
    assert saved.kind == "operate"


@pytest.mark.rule("BK-8.5.1", "BK-R73")
@pytest.mark.parametrize(("start", "end"), [(505, 104), (404, GONE), (304, GONE)])
def test_flight_takes_the_cheapest_way_and_leaves_the_map_with_points_left(start: int, end: int) -> None:
    """Four points: from 505 the last one is paid on the edge; from 204 on the way by 103 would cost one more."""
    units = {"fr-2c-hq": 101, "fr-2c-1i": start}
    field = Field(
        draw="fr-2c",
        faces=(6, 6, 7),
        units=units,
        formations={"fr-2c": {"demoralised": True}},
        cup={"de-i35": 1, "de-i5": 1},
    )
    assert field.at("fr-2c-1i") == end


@pytest.mark.rule("BK-8.5.1", "BK-R73")
@pytest.mark.parametrize(("foe", "end"), [(1801, 908), (1209, 909), (1210, 910)])
def test_flight_keeps_away_from_enemies_where_it_can(foe: int, end: int) -> None:
    field = Field(
        draw="fr-2c",
        faces=(6, 6, 7),
        units={"fr-2c-hq": 101, "fr-2c-1i": 1310, "de-i35-1": foe},
        formations={"fr-2c": {"demoralised": True}},
        cup={"de-i35": 1, "de-i5": 1},
    )
    assert field.at("fr-2c-1i") == end


@pytest.mark.rule("BK-8.5.1", "BK-2A", "BK-R38", "BK-R24")
def test_recovery_in_administration_is_only_recovery() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512}
    field = Field(
        "stonne", turn=1, cup={"fr-i205": 1}, units=units, formations={"fr-i205": {"demoralised": True}}, faces=(1, 2)
    )
    assert field.state.turn == 2 and not field.formation("fr-i205").demoralised
    assert "activated" not in tags(field.out)


@pytest.mark.rule("BK-8.5.1")
def test_the_marker_leaves_the_cup_with_the_last_unit() -> None:
    units = {"fr-2c-hq": 101, "fr-2c-1i": 102}
    field = Field(
        draw="fr-2c",
        faces=(6, 6, 7),
        units=units,
        formations={"fr-2c": {"demoralised": True}},
        cup={"de-i35": 1, "de-i5": 1},
    )
    assert "marker-removed" in tags(field.out) and field.count("cup", "fr-2c") == 0


# -- indirect fire
@pytest.mark.rule("BK-ex-8.6.1a", "BK-8.6a", "BK-8.6c", "BK-R46")
def test_stuka_on_orp_le_petit() -> None:
    units = {"fr-iii11-1": 1205, "fr-iii11-h35": 1205, "fr-2c-1i": 1205, "de-i35-1": 1801}
    field = Field(salvos=["stuka", "stuka"], salvos_of="german", units=units)
    out = field.do("barrage 1205 stuka", 6, 5)
    hits = {event.unit: (event.column, event.result) for event in out if isinstance(event, ev.SalvoHit)}
    assert hits == {"fr-iii11-1": (6, "1"), "fr-iii11-h35": (6, "1"), "fr-2c-1i": (4, "N")}
    assert "transmission-tested" not in tags(out) and len([e for e in out if tags([e]) == ["salvo-fell"]]) == 1


@pytest.mark.rule("BK-ex-8.6.1b", "BK-8.6b", "BK-3.3", "BK-8.6d", "BK-R10")
def test_french_artillery_at_hannut() -> None:
    units = {"de-i33-1": 1811, "de-i33-2": 1811, "de-i33-3": 1811, "fr-2c-hq": 1809, "fr-1c-hq": 1913, "de-i12-1": 1914}
    field = Field(draw="fr-artillery", units=units, cup={"de-i5": 1, "fr-1c": 1})
    field.do("activate")
    assert field.state.stack[-1].salvos == ("medium", "medium", "light", "light")
    out = field.do("barrage 1811 medium", 5, 4)
    assert tags(out) == ["transmission-tested"] and first(out, "transmission-tested").passed == "no"
    out = field.do("barrage 1914 medium", 5, 4)
    assert first(out, "salvo-hit").column == 5 and first(out, "salvo-hit").result == "rN"
    assert "transmission-tested" not in tags(out)
    field.do("suffer")
    field.do("pass")
    assert field.unit("de-i12-1").neutralised and field.state.stack[-1].salvos == ("light", "light")


@pytest.mark.rule("BK-8.6b", "BK-R46", "BK-R65")
def test_observers() -> None:
    units = {"fr-2c-hq": {"hex": 1909, "neutralised": True}, "de-i33-1": 1811, "de-i12-1": 603}
    field = Field(quiet=True, salvos=["heavy", "medium", "light"], salvos_of="french", units=units)
    assert field.refused("barrage 603 medium") == "BK-8.6b", "no HQ sees it"
    assert field.refused("barrage 1812 medium") == "BK-8.6b", "nobody there"
    out = field.do("barrage 1811 light", 4, 4)
    assert first(out, "transmission-tested").need == 7 and first(out, "transmission-tested").passed == "no"
    out = field.do("barrage 1811 heavy", 4, 3, 1, 1)
    assert first(out, "salvo-hit").column == 7


@pytest.mark.rule("BK-8.6a", "BK-R46")
def test_own_units_in_the_hex_are_hit_too() -> None:
    """One roll goes to every unit that stands there. Both sides share a hex in a melee only, and nobody fires into one:
    the position is made up, and the check of positions says so."""
    units = {"fr-2c-hq": 1810, "fr-i11-hq": 1811, "de-i33-1": 1812, "de-i33-2": 1812, "fr-i11-1": 1812}
    field = Field(quiet=True, salvos=["medium"], salvos_of="french", units=units)
    with pytest.raises(AssertionError, match="both sides stand in 1812"):
        field.do("barrage 1812 medium", 1, 1)
    hit = [event.unit for event in field.out if isinstance(event, ev.SalvoHit)]
    assert sorted(hit) == ["de-i33-1", "de-i33-2", "fr-i11-1"]
    assert len(first(field.out, "salvo-fell").rolls) == 1


@pytest.mark.rule("BK-8.6.2")
def test_concentrated_salvos_are_declared_and_the_rest_is_lost_with_the_target() -> None:
    units = {"fr-2c-hq": 1811, "de-i33-1": {"hex": 1812, "steps": 1}}
    field = Field(quiet=True, salvos=["heavy", "medium", "light"], salvos_of="french", units=units)
    assert field.refused("barrage 1812 heavy,heavy") == "BK-8.6b"
    out = field.do("barrage 1812 heavy,medium", 6, 6)
    assert first(out, "salvos-lost").count == 1 and "eliminated" in tags(out)


@pytest.mark.rule("BK-8.2", "BK-8.2.3")
def test_every_kind_of_attack_goes_by_the_same_sum() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1813})
    lines = fire.direct_lines(
        field.state, field.state.theatre.unit_of["de-i35-pz4"], field.state.theatre.unit_of["fr-i11-1"]
    )
    assert [(key, value) for _, key, value in lines] == [("attack", 5), ("range", -1)] and fire.total(lines) == 4


@pytest.mark.rule("BK-8.6b")
def test_only_an_own_headquarters_observes() -> None:
    units = {"fr-2c-hq": 1001, "fr-i11-1": 1811, "de-i33-1": 1812, "de-i33-hq": 1813}
    field = Field(salvos=["medium", "light"], salvos_of="french", units=units)
    assert field.refused("barrage 1812 medium") == "BK-8.6b", "infantry sees it, and an enemy HQ"
    near = Field(salvos=["medium", "light"], salvos_of="french", units={**units, "fr-2c-hq": 1811})
    assert near.refused("barrage 1812 medium") == ""
    assert near.refused("barrage 1812 light,medium") == "BK-8.6b", "the heaviest first"
    assert near.refused("barrage 1812 medium,medium") == "BK-8.6b", "there is one"


@pytest.mark.rule("BK-4.1a", "BK-8.1")
def test_a_unit_in_the_corner_of_the_map_is_a_target() -> None:
    field = Field(quiet=True, active=["de-i33"], units={"de-i33-hq": 201, "de-i33-1": 201, "fr-i11-1": CORNER})
    assert field.refused("fire de-i33-1 fr-i11-1") == ""
    assert field.do("fire de-i33-1 fr-i11-1", 3, 3)
