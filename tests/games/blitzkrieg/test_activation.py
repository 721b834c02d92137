"""Chapters 2 and 5: the cup, activation, repeat and general markers, the end of the phase."""

from typing import Any

import pytest

from games.blitzkrieg.field import Field, first, start, tags
from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import DONE

DE = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1801, "de-i5-1": 1801}
FR = {"fr-1c-hq": 1110, "fr-1c-1i": 1110}
BOTH = {**DE, **FR}


def number(field: Field, marker: str) -> int:
    """The number by which a scripted cup picks a marker."""
    return field.state.theatre.marker_of[marker] + 1


DE_I35, DE_I5, FR_1C = 12, 7, 1
"""Places of markers at Hannut, counted from 1; at Stonne:"""
DE_IGD = 10


@pytest.mark.rule("BK-2B1", "BK-5.1")
def test_a_marker_is_drawn_and_its_owner_is_active_or_declines() -> None:
    field = Field(units=BOTH, cup={"de-i35": 1, "de-i5": 1, "fr-1c": 1}, faces=(DE_I35,))
    assert number(field, "de-i35") == DE_I35 and field.asked == "german"
    out = field.do("decline", FR_1C)
    assert tags(out) == ["marker-declined", "marker-drawn"] and field.asked == "french"
    field.do("activate")
    assert field.state.active == 1 and field.kind == "operate"


@pytest.mark.rule("BK-5.0", "BK-5.2")
def test_only_units_of_the_active_formation_act_each_once() -> None:
    field = Field(quiet=True, active=["de-i35"], units={**BOTH, "fr-i11-1": 1812})
    assert field.refused("move de-i5-1") == "BK-5.0"
    field.do("fire de-i35-1 fr-i11-1", 1, 1)
    assert field.refused("fire de-i35-1 fr-i11-1") == "BK-5.2"
    assert field.refused("move de-i35-hq") == "", "the HQ too"


@pytest.mark.rule("BK-2B2", "BK-R62")
def test_on_activation_opportunity_markers_go() -> None:
    field = Field(draw="de-i35", units={**BOTH, "de-i35-1": {"hex": 1811, "opp": True}})
    field.do("activate")
    assert not field.unit("de-i35-1").opp


@pytest.mark.rule("BK-2B3")
def test_used_and_declined_markers_lie_apart_and_the_turn_goes_on() -> None:
    field = Field(
        "stonne",
        draw="fr-i205",
        units={"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112},
        cup={"de-igd": 1},
    )
    field.do("activate")
    assert field.count("played", "fr-i205") == 1 and field.count("declined", "fr-i205") == 0
    out = field.do("end-activation")
    assert "marker-carried" in tags(out) and field.state.turn == 2
    passed = Field(
        "stonne",
        draw="fr-i205",
        units={"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-1": 112},
        cup={"de-igd": 1, "de-iigd": 1},
    )
    passed.do("decline", DE_IGD)
    assert passed.count("declined", "fr-i205") == 1


# -- repeat
@pytest.mark.rule("BK-5.3a", "BK-5.3b", "BK-3.2c", "BK-R72")
def test_repeat_gives_a_second_activation_and_fatigue() -> None:
    field = Field(draw="de-i35", units=BOTH, held={"german": {"repeat": 1}}, cup={"fr-1c": 1, "de-i5": 1})
    field.do("repeat de-i35")
    out = field.do("end-activation")
    assert "fatigue-gained" not in tags(out) and field.kind == "marker-drawn"
    assert field.refused("repeat de-i35") == "BK-5.3a", "the held marker is used up"
    field.do("activate")
    out = field.do("end-activation", FR_1C)
    assert "fatigue-gained" in tags(out) and field.formation("de-i35").fatigued
    assert field.formation("de-i35").activations == 2


@pytest.mark.rule("BK-5.3a")
def test_who_cannot_be_repeated() -> None:
    def why(**formation: object) -> str:
        field = Field(draw="de-repeat", units=BOTH, formations={"de-i35": formation})
        return field.refused("repeat de-i35")

    assert why() == "" and why(activations=1) == ""
    assert why(activations=2) == "BK-5.3a"
    assert why(repeated=True, activations=1) == "BK-5.3a"
    assert why(demoralised=True) == "BK-5.3a"
    assert why(declined=True) == "" and why(declined=True, activations=1) == "BK-5.3a"
    assert why(fatigued=True) == "BK-5.3b"
    hq = Field(draw="de-repeat", units={**BOTH, "de-i35-hq": {"hex": 1811, "neutralised": True}})
    assert hq.refused("repeat de-i35") == "BK-5.3a"
    assert hq.refused("repeat fr-1c") == "BK-5.3a"


@pytest.mark.rule("BK-5.3b")
def test_a_fatigued_formation_uses_a_second_activation_only_to_rest() -> None:
    field = Field(
        draw="de-repeat",
        units=BOTH,
        formations={"de-i35": {"fatigued": True, "activations": 1}},
        cup={"fr-1c": 1, "de-i5": 1},
    )
    out = field.do("repeat de-i35", FR_1C)
    assert "fatigue-shed" in tags(out) and "activated" not in tags(out)
    assert not field.formation("de-i35").fatigued and field.formation("de-i35").activations == 2


@pytest.mark.rule("BK-5.3c", "BK-R35")
def test_one_repeat_is_held_and_a_second_must_be_played() -> None:
    field = Field(draw="de-repeat", units=BOTH, cup={"fr-1c": 1, "de-i5": 1})
    field.do("hold", FR_1C)
    assert field.state.repeats == [1, 0] and field.count("played", "de-repeat") == 0
    second = Field(draw="de-repeat", units=BOTH, held={"german": {"repeat": 1}})
    assert second.refused("hold") == "BK-5.3c" and second.refused("decline") == "BK-5.3c"
    tired = {"fatigued": True}
    nobody = Field(
        draw="de-repeat",
        units=BOTH,
        held={"german": {"repeat": 1}},
        formations={"de-i35": tired, "de-i5": tired},
        cup={"fr-1c": 1, "de-i5": 1},
        faces=(FR_1C,),
    )
    assert "marker-spent" in tags(nobody.out) and nobody.kind == "marker-drawn"


@pytest.mark.rule("BK-R35", "BK-R36")
def test_held_markers_stay_out_of_the_cup_and_used_ones_return() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    field = Field(
        "stonne", draw="fr-i205", units=units, held={"german": {"repeat": 1}}, cup={"de-igd": 1, "de-repeat": 0}
    )
    field.do("decline")
    assert field.state.turn == 2
    assert field.count("cup", "de-repeat") == 0 and field.state.repeats == [1, 0]
    assert field.count("cup", "fr-i205") == 1, "a declined marker returns"


# -- fatigue
@pytest.mark.rule("BK-5.4", "BK-R4", "BK-R37", "BK-2B2")
def test_fatigue_is_shed_by_declining_or_by_a_test() -> None:
    tired = {"de-i35": {"fatigued": True}}
    field = Field(draw="de-i35", units=BOTH, formations=tired, cup={"fr-1c": 1, "de-i5": 1})
    out = field.do("decline", FR_1C)
    assert "fatigue-shed" in tags(out) and field.state.passed == -1, "no pass"
    passed = Field(draw="de-i35", units=BOTH, formations=tired)
    out = passed.do("activate", 3, 4)
    assert first(out, "fatigue-tested").need == 7 and not passed.formation("de-i35").fatigued
    failed = Field(draw="de-i35", units=BOTH, formations=tired)
    failed.do("activate", 4, 4)
    assert failed.formation("de-i35").fatigued and failed.kind == "operate" and "move de-i35-1" in failed.options


# -- general
@pytest.mark.rule("BK-5.5a", "BK-R16")
def test_a_general_lets_two_formations_act_together() -> None:
    field = Field(draw="de-i35", units=BOTH, held={"german": {"general": 1}}, cup={"de-i5": 1, "fr-1c": 1, "fr-2c": 1})
    out = field.do("wait", DE_I5)
    assert "marker-waits" in tags(out) and field.state.generals == [0, 0]
    assert field.refused("together") == ""
    out = field.do("together")
    assert [event.formation for event in out if isinstance(event, ev.Activated)] == ["de-i35", "de-i5"]
    assert {"move de-i35-1", "move de-i5-1"} <= set(field.options)


@pytest.mark.rule("BK-5.5a", "BK-R16")
def test_a_formation_still_waiting_has_lost_its_activation() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    field = Field("stonne", draw="de-igd", units=units, held={"german": {"general": 1}}, cup={"fr-i205": 1})
    field.do("wait")
    assert field.state.turn == 2 and field.state.banked == [-1, -1] and field.count("cup", "de-igd") == 1


@pytest.mark.rule("BK-5.5b")
def test_a_formation_with_artillery() -> None:
    field = Field(
        draw="de-i35",
        units={**BOTH, "fr-i11-1": 1812},
        held={"german": {"general": 1}},
        cup={"de-artillery": 1, "fr-1c": 1, "fr-2c": 1},
    )
    field.do("wait", number(field, "de-artillery"))
    field.do("together")
    assert {"move de-i35-1", "barrage 1812 heavy"} <= set(field.options)
    two = Field(draw="de-stuka", units=BOTH, banked={"german": "de-artillery"})
    assert two.refused("together") == "BK-5.5b", "two fires are no pair"


@pytest.mark.rule("BK-5.5b")
def test_a_general_removes_markers() -> None:
    hurt = {name: {"hex": 1811, "neutralised": True} for name in ("de-i35-1", "de-i35-2", "de-i35-hq")}
    field = Field(draw="de-general", units={**BOTH, **hurt}, cup={"fr-1c": 1, "de-i5": 1})
    field.do("command rally")
    assert field.kind == "relief"
    field.do("relieve de-i35-1")
    assert not field.unit("de-i35-1").neutralised and field.refused("relieve de-i35-1") == "BK-5.5b"
    field.do("enough", FR_1C)
    tired = Field(
        draw="de-general",
        units=BOTH,
        formations={"de-i35": {"fatigued": True}, "de-i5": {"fatigued": True}},
        cup={"fr-1c": 1, "de-i5": 1},
    )
    tired.do("command rest")
    tired.do("rest de-i35")
    out = tired.do("rest de-i5", FR_1C)
    assert "fatigue-shed" in tags(out) and tired.count("played", "de-general") == 1


@pytest.mark.rule("BK-5.5b", "BK-R61")
def test_a_general_takes_a_repeat_marker_beyond_the_mix() -> None:
    field = Field(draw="de-general", units=BOTH, cup={"fr-1c": 1, "de-i5": 1})
    field.do("command repeat")
    field.do("hold", DE_I5)
    assert field.state.repeats == [1, 0] and field.state.extra == [1, 0]
    field.do("repeat de-i35")
    assert field.state.extra == [0, 0] and field.count("played", "de-repeat") == 0, "it does not go back into the cup"
    at_once = Field(draw="de-general", units=BOTH)
    at_once.do("command repeat")
    at_once.do("repeat de-i35")
    assert at_once.kind == "operate"


@pytest.mark.rule("BK-5.5b")
def test_cancelling_an_enemy_marker_before_its_effects() -> None:
    for drawn in ("de-i35", "de-artillery", "de-stuka", "de-repeat", "de-general"):
        field = Field(draw=drawn, units=BOTH, held={"french": {"general": 1}}, cup={"fr-1c": 1, "de-i5": 1})
        assert field.kind == "may-cancel" and field.asked == "french"
        out = field.do("cancel", 3, FR_1C)
        assert first(out, "cancel-tried").passed == "yes" and field.count("played", drawn) == 1
        assert field.count("played", "fr-general") == 1 and field.state.generals == [0, 0]
    failed = Field(draw="de-i35", units=BOTH, held={"french": {"general": 1}})
    failed.do("cancel", 4)
    assert failed.kind == "marker-drawn" and failed.state.generals == [0, 0], "spent in every case"
    let = Field(draw="de-i35", units=BOTH, held={"french": {"general": 1}})
    let.do("allow")
    assert let.kind == "marker-drawn" and let.state.generals == [0, 1]


@pytest.mark.rule("BK-5.5c", "BK-R35")
def test_one_general_is_held_and_a_second_must_be_used() -> None:
    field = Field(draw="de-general", units=BOTH, cup={"fr-1c": 1, "de-i5": 1})
    field.do("hold", FR_1C)
    assert field.state.generals == [1, 0]
    second = Field(draw="de-general", units=BOTH, held={"german": {"general": 1}})
    assert second.refused("hold") == "BK-5.5c"
    assert second.options == ["command repeat", "command pair"]
    unusable = Field(
        draw="de-general", units=FR, held={"german": {"general": 1, "repeat": 1}}, banked={"german": "de-i35"},
        cup={"fr-1c": 1, "de-i5": 1}, faces=(FR_1C,),
    )  # fmt: skip
    assert "marker-spent" in tags(unusable.out)


@pytest.mark.rule("BK-5.5c", "BK-5.5b")
def test_the_second_general_can_be_laid_out_for_a_pair() -> None:
    field = Field(
        draw="de-general", units=BOTH, held={"german": {"general": 1}}, cup={"de-i35": 1, "de-i5": 1, "fr-1c": 1}
    )
    field.do("command pair", DE_I35)
    field.do("wait", DE_I5)
    assert field.state.generals == [1, 0], "the one laid out was used, the held one is still there"


# -- the end of the phase
@pytest.mark.rule("BK-5.6", "BK-R5")
def test_two_passes_in_a_row_end_the_phase() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    field = Field(
        "stonne",
        draw="fr-i205",
        units=units,
        passed="german",
        cup={"de-igd": 1, "fr-repeat": 1, "de-repeat": 1},
    )
    out = field.do("decline", DE_IGD)
    assert first(out, "phase-ended").why == "passed" and field.state.turn == 2
    same = Field(
        "stonne", draw="fr-i205", units=units, passed="french", cup={"de-igd": 1, "fr-repeat": 1, "de-repeat": 1}
    )
    same.do("decline", DE_IGD)
    assert same.state.turn == 1, "both passes must not come from one side"


@pytest.mark.rule("BK-5.6", "BK-R5")
def test_the_last_marker_opens_the_next_turn() -> None:
    units = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    field = Field("stonne", units=units, cup={"de-repeat": 1})
    assert [tag for tag in tags(field.out) if tag in ("marker-carried", "marker-opened")] == [
        "marker-carried",
        "marker-opened",
    ]
    assert field.state.turn == 2 and field.kind == "repeat-drawn", "whatever its kind"


@pytest.mark.rule("BK-5.6", "BK-R56")
def test_in_the_last_turn_the_last_marker_is_not_carried_out() -> None:
    field = Field("stonne", turn=10, units={"fr-i205-hq": 512, "fr-i205-1": 512}, cup={"fr-i205": 1})
    assert field.decision is None and field.state.over == "french" and "activated" not in tags(field.out)


@pytest.mark.rule("BK-5.6")
def test_a_side_without_markers_does_not_stop_the_other() -> None:
    field = Field(units=BOTH, cup={"de-i35": 1, "de-i5": 1}, faces=(DE_I35,))
    assert field.asked == "german" and field.kind == "marker-drawn"


@pytest.mark.rule("BK-12.1e")
def test_the_german_opens_hannut_with_three_markers_of_his_choice() -> None:
    field = start("hannut")
    for _ in range(3):
        field.do("deploy")
    assert field.kind == "opening" and field.asked == "german"
    assert field.refused("open-with fr-1c") == "BK-12.1e"
    field.do("open-with de-i5")
    assert field.kind == "next-opening"
    assert sorted(field.options) == ["open-with de-artillery", "open-with de-i5", "open-with de-stuka"]
    field.do("open-with de-i5")
    field.do("activate")
    field.do("end-activation")
    assert sorted(field.options) == ["open-with de-artillery", "open-with de-stuka"]
    field.do("open-with de-stuka")
    field.do("decline")
    field.do("decline", FR_1C)
    assert field.asked == "french", "then drawing begins"


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


@pytest.mark.rule("BK-2B1")
@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ({}, True),
        ({"formations": {"de-i35": {"fatigued": True}}}, False),
        ({"held": {"german": {"repeat": 1}}}, False),
    ],
    ids=["plain", "tired", "repeat held"],
)
def test_to_activate_may_hold_for_the_markers_that_follow_where_nothing_else_is_to_be_thought_of(
    position: dict[str, Any], offered: bool
) -> None:
    field = Field(units=BOTH, cup={"de-i35": 1, "de-i5": 1, "fr-1c": 1}, faces=(DE_I35,), **position)
    assert field.decision is not None and field.kind == "marker-drawn"
    plans = field.decision.hints("german").plans
    assert [(plan.key, plan.steps, plan.again) for plan in plans] == (
        [("activate-on", (actions.Activate(),), "activate-on")] if offered else []
    )


@pytest.mark.rule("BK-5.5b")
def test_to_let_an_enemy_marker_pass_may_hold_for_the_turn() -> None:
    held = {"german": {"general": 1}}
    field = Field(units=BOTH, cup={"de-i35": 1, "de-i5": 1, "fr-1c": 1}, faces=(FR_1C,), held=held, turn=3)
    assert field.decision is not None and (field.kind, field.asked) == ("may-cancel", "german")
    (plan,) = field.decision.hints("german").plans
    assert (plan.key, plan.steps, plan.again) == ("allow-on", (actions.Allow(),), "allow-on 3")
