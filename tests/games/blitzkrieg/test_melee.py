"""Chapter 9."""

from typing import Any

import pytest

from games.blitzkrieg.field import Field, Position, first, keys, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.flow import melee as melee_flow
from sandtable.games.blitzkrieg.model import DEAD, OVERRUN
from sandtable.games.blitzkrieg.rules import melee
from sandtable.games.blitzkrieg.tables.sheets import POINT

DE = {"de-i35-hq": 1811, "de-i35-pz4": 1811}
FR = {"fr-i11-hq": 1814, "fr-i11-1": 1812}


def fight(
    units: Position, group: str = "de-i35-pz4", hex_: int = 1812, *faces: int, active: str = "de-i35", **position: Any
) -> Field:
    """An assault out of the first hex; the dice fall for the defender's fire."""
    field = Field(quiet=True, active=[active], units=units, **position)
    field.do(f"move {group}")
    field.do(f"assault {hex_}", *faces)
    return field


@pytest.mark.rule("BK-9", "BK-9.1.1", "BK-6.1b")
def test_the_assault_is_part_of_a_move_and_costs_a_quarter_and_the_ground() -> None:
    field = Field(quiet=True, active=["de-i35"], units={**DE, **FR})
    field.do("move de-i35-pz4")
    assert field.refused("step 1812") == "BK-9", "the only way in is a melee"
    assert field.refused("assault 1810") == "BK-9"
    field.do("assault 1812", 1, 1, 1, 1)
    move = next(frame for frame in field.state.stack if frame.kind() == "move")
    assert move.spent == (3 * POINT,), "a quarter of five, rounded up, and one for the ground"


@pytest.mark.rule("BK-9.1.1")
def test_too_few_points_are_enough_only_for_the_one_hex() -> None:
    units = {"fr-i11-hq": 1811, "fr-i11-1": 1811, "de-i35-1": 1813}
    field = Field(quiet=True, active=["fr-i11"], units=units)
    field.do("move fr-i11-1")
    field.do("step 1812")
    assert field.refused("assault 1813") == "BK-9.1.1", "one point is left, two are needed"
    woods = Field(quiet=True, active=["fr-i11"], units={"fr-i11-hq": 1802, "fr-i11-h35": 1802, "de-i12-1": 1803})
    woods.do("move fr-i11-h35")
    assert woods.refused("assault 1803") == ""
    half = Field(quiet=True, active=["de-i35"], units={**DE, **FR})
    half.do("fire-first de-i35-pz4 fr-i11-1", 1, 1)
    half.do("move de-i35-pz4")
    assert half.refused("assault 1812") == "BK-6.1b"


@pytest.mark.rule("BK-9.1.2", "BK-R9", "BK-8.2.4", "BK-8.2.3")
def test_the_defender_fires_first_at_plus_one_then_the_attacker() -> None:
    field = fight({**DE, **FR}, "de-i35-pz4", 1812, 1, 1, 1, 1)
    shots = [event for event in field.out if isinstance(event, ev.Fired)]
    assert [(shot.unit, shot.column) for shot in shots] == [("fr-i11-1", 2), ("de-i35-pz4", 6)]
    assert keys(shots[0]) == {"attack": "+3", "armour": "-2", "melee": "+1"}


@pytest.mark.rule("BK-9.1.2", "BK-R18")
def test_a_neutralised_attacker_goes_back_or_pays_a_step() -> None:
    field = fight({**DE, **FR}, "de-i35-pz4", 1812, 6, 5)
    assert field.kind == "struck" and field.asked == "german"
    assert field.refused("stand") == "BK-9.1.2"
    out = field.do("suffer")
    assert "melee-ended" in tags(out) and field.at("de-i35-pz4") == 1811
    assert field.unit("de-i35-pz4").neutralised and field.refused("move de-i35-pz4") == "BK-5.2"
    stays = fight({**DE, **FR}, "de-i35-pz4", 1812, 6, 5)
    stays.do("lose-step de-i35-pz4", 1, 1)
    assert stays.unit("de-i35-pz4").steps == 1 and stays.kind == "press-on"


@pytest.mark.rule("BK-9.1.2", "BK-R49")
def test_a_neutralised_defender_pays_a_step_or_falls_back() -> None:
    field = fight({**DE, **FR}, "de-i35-pz4", 1812, 1, 1, 5, 4)
    assert field.kind == "struck" and field.asked == "french"
    assert field.refused("retreat fr-i11-1 1811") == "BK-9.1.5", "not where the enemy came from"
    out = field.do("retreat fr-i11-1 1813")
    assert field.unit("fr-i11-1").neutralised and field.at("fr-i11-1") == 1813
    assert first(out, "melee-ended").seat == "german" and field.at("de-i35-pz4") == 1812
    stays = fight({**DE, **FR}, "de-i35-pz4", 1812, 1, 1, 5, 4)
    stays.do("lose-step fr-i11-1")
    assert stays.unit("fr-i11-1").steps == 1 and not stays.unit("fr-i11-1").neutralised and stays.kind == "press-on"


@pytest.mark.rule("BK-9.1.2")
def test_after_a_step_loss_the_defender_may_stay() -> None:
    field = fight({**DE, **FR}, "de-i35-pz4", 1812, 1, 1, 6, 5)
    assert field.unit("fr-i11-1").steps == 1
    assert {"stand", "retreat fr-i11-1 1813"} <= set(field.options)
    field.do("stand")
    assert field.kind == "press-on"


@pytest.mark.rule("BK-9.1.2", "BK-9.1.5", "BK-R49", "BK-R10")
def test_who_was_neutralised_before_fights_with_a_handicap_and_must_then_yield() -> None:
    field = fight({**DE, **FR, "fr-i11-1": {"hex": 1812, "neutralised": True}}, "de-i35-pz4", 1812, 1, 1, 1, 1)
    shot = first(field.out, "fired")
    assert keys(shot)["neutralised"] == "-2" and shot.column == 0
    assert field.kind == "struck" and field.refused("stand") == "BK-9.1.2"
    field.do("lose-step fr-i11-1")
    assert not field.unit("fr-i11-1").neutralised and field.kind == "press-on"


@pytest.mark.rule("BK-9.1.3", "BK-R47")
def test_later_rounds_are_fired_at_the_same_time_and_the_attacker_may_break_off() -> None:
    field = fight({**DE, **FR}, "de-i35-pz4", 1812, 1, 1, 1, 1)
    out = field.do("press", 6, 6, 6, 6)
    assert tags(out)[:2] == ["fired", "fired"], "both shots before any effect"
    assert field.unit("fr-i11-1").steps == 1 and field.unit("de-i35-pz4").steps == 1
    field.do("stand")
    out = field.do("break-off")
    assert first(out, "melee-ended").seat == "french" and field.at("de-i35-pz4") == 1811


@pytest.mark.rule("BK-9.1.3", "BK-R47")
def test_if_nobody_can_fire_the_attacker_must_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (melee, melee_flow):
        monkeypatch.setattr(module, "can_hit", lambda *_: False)
    field = fight({**DE, **FR}, "de-i35-pz4", 1812)
    assert "fired" not in tags(field.out) and field.kind == "operate", "nobody was asked whether to press on"
    assert field.at("de-i35-pz4") == 1811 and first(field.out, "melee-ended").seat == "french"


@pytest.mark.rule("BK-9.1.4", "BK-11")
def test_the_melee_ends_with_one_side_gone_and_the_winner_holds_the_hex() -> None:
    units = {"de-i35-hq": 1415, "de-i35-pz4": 1415, "fr-i11-hq": 1412, "fr-i11-1": {"hex": 1416, "steps": 1}}
    field = fight(units, "de-i35-pz4", 1416, 1, 1, 6, 6)
    assert "eliminated" in tags(field.out) and first(field.out, "hex-taken").seat == "german"


@pytest.mark.rule("BK-9.1.5", "BK-R22")
def test_a_unit_that_cannot_get_away_is_eliminated() -> None:
    ring = {"de-i5-1": 1711, "de-i5-2": 1712, "de-i5-pz3": 1911, "de-i5-pz4": 1912, "de-ii5-1": 1813}
    field = fight({**DE, **ring, "fr-i11-1": {"hex": 1812, "steps": 1}}, "de-i35-pz4", 1812, 1, 1, 5, 4)
    assert field.options == ["lose-step fr-i11-1"], "no way out"
    field.do("lose-step fr-i11-1")
    assert field.unit("fr-i11-1").hex == DEAD


@pytest.mark.rule("BK-9.1.5", "BK-7.2.1")
def test_a_column_fights_with_a_handicap_in_the_first_round() -> None:
    units = {"de-i35-hq": 1910, "de-i35-pz4": 1910, "fr-i11-1": 1710}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("drive 1810")
    field.do("assault 1710", 1, 1, 1, 1)
    defender, attacker = [event for event in field.out if tags([event]) == ["fired"]]
    assert keys(attacker)["column"] == "-1" and keys(defender)["target-column"] == "+1"
    out = field.do("press", 1, 1, 1, 1)
    assert all("column" not in keys(e) and "target-column" not in keys(e) for e in out if tags([e]) == ["fired"])


@pytest.mark.rule("BK-9", "BK-R50")
def test_up_to_three_a_side_each_names_its_target_before_any_die() -> None:
    units = {
        "de-i35-hq": 1811,
        "de-i35-pz4": 1811,
        "de-i35-pz3": 1811,
        "fr-i11-1": 1812,
        "fr-i11-2": 1812,
        "fr-i11-hq": 1813,
    }
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz3,de-i35-pz4")
    field.do("assault 1812")
    assert field.kind == "take-aim" and field.asked == "french"
    assert field.refused("aim fr-i11-2 de-i35-pz3") == "BK-9.1.2", "unit by unit"
    field.do("aim fr-i11-1 de-i35-pz4")
    field.do("aim fr-i11-2 de-i35-pz4", 1, 1, 1, 1)
    assert field.asked == "german"
    field.do("aim de-i35-pz3 fr-i11-2")
    out = field.do("aim de-i35-pz4 fr-i11-1", 1, 1, 1, 1)
    assert [(e.unit, e.target) for e in out if isinstance(e, ev.Fired)] == [
        ("de-i35-pz3", "fr-i11-2"),
        ("de-i35-pz4", "fr-i11-1"),
    ]


@pytest.mark.rule("BK-9", "BK-R33")
def test_an_hq_goes_with_retreating_units_and_is_overrun_when_left_alone() -> None:
    units = {**DE, "fr-i11-1": 1812, "fr-i11-hq": 1812}
    field = fight(units, "de-i35-pz4", 1812, 1, 1, 5, 4)
    field.do("retreat fr-i11-1 1813")
    assert field.at("fr-i11-hq") == 1813
    alone = fight({**units, "fr-i11-1": {"hex": 1812, "steps": 1}}, "de-i35-pz4", 1812, 1, 1, 6, 6)
    assert alone.unit("fr-i11-hq").hex == OVERRUN and "overrun" in tags(alone.out)
    hq = Field(quiet=True, active=["de-i35"], units={**DE, **FR})
    hq.do("move de-i35-hq")
    assert hq.refused("assault 1812") == "BK-9"


@pytest.mark.rule("BK-6.2")
def test_out_of_command_defends_at_minus_one() -> None:
    field = fight({**DE, **FR, "fr-i11-1": {"hex": 1812, "out": True}}, "de-i35-pz4", 1812, 1, 1, 1, 1)
    assert keys(first(field.out, "fired"))["out-of-command"] == "-1"


@pytest.mark.rule("BK-8.2.3", "BK-R10", "BK-R68")
def test_stream_and_slope_hinder_the_attacker() -> None:
    units = {"de-i35-hq": 1305, "de-i35-pz4": 1305, "fr-iii11-hq": 1105, "fr-iii11-1": 1205}
    field = fight(units, "de-i35-pz4", 1205, 1, 1, 1, 1)
    defender, attacker = [event for event in field.out if tags([event]) == ["fired"]]
    assert keys(attacker)["stream"] == "-1" and keys(attacker)["village"] == "-2" and "stream" not in keys(defender)
    assert "target-dispersed" in keys(defender) and "village" not in keys(defender), "the attacker has no cover"
    later = [event for event in field.do("press", 1, 1, 1, 1) if tags([event]) == ["fired"]]
    assert keys(later[1])["stream"] == "-1"
    up = fight(
        {"de-i35-hq": 1407, "de-i35-pz4": 1407, "fr-2c-hq": 1310, "fr-ii11-1": 1408}, "de-i35-pz4", 1408, 1, 1, 1, 1
    )
    assert keys([e for e in up.out if tags([e]) == ["fired"]][1])["uphill"] == "-1"


@pytest.mark.rule("BK-9.2", "BK-R48", "BK-6.1b")
def test_tanks_go_on_after_a_melee_against_soft_defenders() -> None:
    units = {
        "de-i35-hq": 1811,
        "de-i35-pz4": 1811,
        "fr-i11-1": {"hex": 1812, "steps": 1},
        "fr-i11-2": 1813,
        "fr-i11-hq": 1816,
    }
    field = fight(units, "de-i35-pz4", 1812, 1, 1, 6, 6)
    assert field.kind == "move" and field.refused("assault 1813") == "BK-9.1.1", "two points left, three needed"
    field.do("step 1912")
    field.do("halt")
    hard = fight({**units, "fr-i11-h35": {"hex": 1812, "steps": 1}, "fr-i11-1": 1815}, "de-i35-pz4", 1812, 1, 1, 6, 6)
    assert hard.kind == "operate", "a tank among the defenders"
    foot = {"de-i33-hq": 1811, "de-i33-1": 1811, "fr-i11-1": {"hex": 1812, "steps": 1}, "fr-i11-hq": 1816}
    infantry = fight(foot, "de-i33-1", 1812, 1, 1, 6, 6, active="de-i33")
    assert infantry.kind == "operate" and infantry.at("de-i33-1") == 1812


@pytest.mark.rule("BK-9.2")
def test_a_second_melee_in_one_move() -> None:
    units = {
        "de-kg-hq": 1811,
        "de-kg-spaeh": 1811,
        "fr-i11-1": {"hex": 1812, "steps": 1},
        "fr-i11-2": 1813,
        "fr-i11-hq": 1816,
    }
    field = fight(units, "de-kg-spaeh", 1812, 1, 1, 6, 6, active="de-kg")
    assert field.refused("assault 1813") == "", "six points: three for each melee"
    out = field.do("assault 1813", 1, 1, 1, 1)
    assert "melee-began" in tags(out)


@pytest.mark.rule("BK-12.1f", "BK-R51")
def test_nobody_enters_melee_mounted() -> None:
    units = {"de-i33-hq": 1811, "de-i33-spw": 1811, "de-i33-1": {"hex": 1811, "aboard": "de-i33-spw"}, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i33"], units=units)
    field.do("move de-i33-spw")
    assert field.refused("assault 1812") == "BK-12.1f"


@pytest.mark.rule("BK-6.3.1.1")
def test_no_opportunity_fire_into_a_melee() -> None:
    field = Field(active=["de-i35"], units={**DE, **FR, "fr-i11-mg": 1813})
    field.do("move de-i35-pz4")
    field.do("assault 1812", 1, 1, 1, 1)
    assert field.kind == "press-on", "nobody was asked for opportunity fire"


@pytest.mark.rule("BK-R67", "BK-12.1f")
def test_an_attacked_company_dismounts() -> None:
    units = {
        "fr-1c-hq": 1811, "fr-1c-1i": 1811, "de-i33-hq": 1815,
        "de-i33-spw": 1812, "de-i33-1": {"hex": 1812, "aboard": "de-i33-spw"},
    }  # fmt: skip
    field = Field(quiet=True, active=["fr-1c"], units=units)
    field.do("move fr-1c-1i")
    out = field.do("assault 1812", 1, 1)
    assert "dismounted" in tags(out) and field.unit("de-i33-1").aboard == -1
    assert [event.unit for event in out if isinstance(event, ev.Fired)] == ["de-i33-1"], "2 - 5 + 1 is too little"
    assert field.options == ["aim fr-1c-1i de-i33-1", "aim fr-1c-1i de-i33-spw"]


@pytest.mark.rule("BK-R69", "BK-9.1.3")
def test_in_later_rounds_the_defender_names_his_targets_first() -> None:
    units = {
        "de-i35-hq": 1811, "de-i35-pz4": 1811, "de-i35-pz3": 1811,
        "fr-i11-1": 1812, "fr-i11-2": 1812, "fr-i11-hq": 1813,
    }  # fmt: skip
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz3,de-i35-pz4")
    field.do("assault 1812")
    field.do("aim fr-i11-1 de-i35-pz4")
    field.do("aim fr-i11-2 de-i35-pz4", 1, 1, 1, 1)
    field.do("aim de-i35-pz3 fr-i11-2")
    field.do("aim de-i35-pz4 fr-i11-1", 1, 1, 1, 1)
    field.do("press")
    asked = []
    while field.kind == "take-aim":
        asked.append(field.asked)
        last = len(asked) == 4
        out = field.do(field.options[0], *([1, 1] * 4 if last else []))
    assert asked == ["french", "french", "german", "german"] and tags(out).count("fired") == 4


@pytest.mark.rule("BK-9", "BK-9.1.1")
def test_an_assault_goes_into_the_next_hex_only() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1813})
    field.do("move de-i35-pz4")
    for far in ("assault 1813", "assault 9999"):
        refusal = field.refusal(far)
        assert refusal is not None and (refusal.rule, refusal.key) == ("BK-7.1", "not-adjacent")


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
