"""Answers offered as one: all fire, nobody falls back, every hit alike, all markers off, harmless markers pass."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field
from sandtable.kernel import Plan

GERMANS = {"de-i33-hq": 1811, "de-i33-1": 1811, "de-i33-2": 1811}
GUNS = {"fr-i11-hq": 1409, "fr-i11-mg": 1809, "fr-11-gun": 1809}


def plans(field: Field) -> dict[str, Plan]:
    assert field.decision is not None
    return {plan.key: plan for plan in field.decision.hints(field.asked).plans}


def steps(plan: Plan) -> list[str]:
    return [str(step) for step in plan.steps]


@pytest.mark.rule("BK-6.3.1")
def test_all_who_are_likely_enough_to_hurt_fire_one_after_another_and_then_it_goes_on() -> None:
    field = Field(active=["de-i33"], units={**GERMANS, **GUNS})
    field.do("move de-i33-1")
    field.do("step 1810")
    first = plans(field)["fire-on"]
    assert first.args["count"] == 2
    assert steps(first)[0] == "opportunity-fire fr-i11-mg de-i33-1"
    field.do(steps(first)[0], 6, 6)  # the check fails: the shot does not come
    second = plans(field)["fire-on"]
    assert (second.again, second.args["count"]) == (first.again, 1)
    assert steps(second) != steps(first)
    field.do(steps(second)[0], 6, 6)
    assert "fire-on" not in plans(field), "nobody is left who could fire"
    if field.kind == "react":
        assert (steps(plans(field)[""]), plans(field)[""].again) == (["pass"], first.again)


@pytest.mark.rule("BK-6.3.1")
def test_to_fire_with_all_holds_for_this_move_alone() -> None:
    field = Field(active=["de-i33"], units={**GERMANS, **GUNS})
    field.do("move de-i33-1")
    field.do("step 1810")
    first = plans(field)["fire-on"].again
    field.do("pass")
    field.do("halt")
    field.do("move de-i33-2")
    field.do("step 1810")
    assert plans(field)["fire-on"].again != first


@pytest.mark.rule("BK-6.3.3")
def test_that_nobody_falls_back_may_hold_for_the_turn_where_nobody_could_fire() -> None:
    units = {**GERMANS, "fr-i11-hq": 1809}
    field = Field(active=["de-i33"], units=units, turn=4)
    field.do("move de-i33-1")
    field.do("step 1810")
    assert all(option.split()[0] in ("fall-back", "pass") for option in field.options)
    assert (steps(plans(field)["stay-on"]), plans(field)["stay-on"].again) == (["pass"], "stay-on 4")
    armed = Field(active=["de-i33"], units={**units, "fr-i11-1": 1809}, turn=4)
    armed.do("move de-i33-1")
    armed.do("step 1810")
    assert "stay-on" not in plans(armed)


@pytest.mark.rule("BK-5.5b")
@pytest.mark.parametrize(("many", "offered"), [(1, False), (2, True), (6, True), (7, False)])
def test_all_neutralised_markers_come_off_by_one_answer_if_the_general_is_enough_for_them(
    many: int, offered: bool
) -> None:
    hurt = ["de-i33-1", "de-i33-2", "de-i33-3", "de-i33-4", "de-i5-1", "de-i5-2", "de-i5-pz3"][:many]
    marked: dict[str, Any] = {name: {"hex": 1810 + at, "neutralised": True} for at, name in enumerate(hurt)}
    field = Field(draw="de-general", units={**GERMANS, **GUNS, **marked}, cup={"fr-1c": 1, "de-i5": 1})
    field.do("command rally")
    assert ("relieve-all" in plans(field)) is offered
    if offered:
        *others, last = steps(plans(field)["relieve-all"])
        for step in others:
            field.do(step)
        assert field.options == [last, "enough"]


@pytest.mark.rule("BK-8.3")
def test_the_marker_may_be_taken_for_every_hit_of_an_activation() -> None:
    field = Field(active=["de-i33"], units={**GERMANS, **GUNS})
    field.do("move de-i33-1")
    field.do("step 1810")
    field.do("opportunity-fire fr-i11-mg de-i33-1", 1, 1, 5, 5)
    assert field.kind == "take-hit"
    found = plans(field)["suffer-on"]
    assert steps(found) == ["suffer"]
    field.do("suffer")
    assert field.unit("de-i33-1").neutralised


@pytest.mark.rule("BK-5.5b")
def test_a_formation_that_could_do_much_is_asked_about_although_others_were_let_pass() -> None:
    def drawn(near: int) -> Field:
        guns = {"fr-i11-hq": 1809, "fr-i11-mg": near, "fr-i11-1": near, "fr-i11-2": near, "fr-i11-h35": near}
        return Field(draw="fr-i11", units={**GERMANS, **guns}, held={"german": {"general": 1}}, cup={"de-i33": 1})

    far, close = drawn(1409), drawn(1810)
    assert (far.kind, close.kind) == ("may-cancel", "may-cancel")
    assert "allow-on" in plans(far)
    assert "allow-on" not in plans(close)
    stuka = Field(draw="de-stuka", units={**GERMANS, **GUNS}, held={"french": {"general": 1}}, cup={"de-i33": 1})
    assert (stuka.kind, plans(stuka)) == ("may-cancel", {})
