"""Chapters 12.2c and 12.2d: who comes, where and when, and who leaves."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field, tags
from sandtable.games.blitzkrieg.model import GONE
from sandtable.games.blitzkrieg.rules.organisation import is_independent
from sandtable.games.blitzkrieg.tables.theatre import theatre

STONNE = theatre("stonne")


def turn_of(number: int, **position: Any) -> Field:
    """Stonne at the beginning of a turn."""
    units: dict[str, Any] = {"fr-i205-hq": 512, "fr-i205-1": 512, "de-igd-hq": 112, "de-igd-1": 112}
    for row in STONNE.scenario["arrival"]:
        units |= {name: {"hex": "waiting"} for name in row["units"]}
    units |= position.pop("units", {})
    return Field("stonne", turn=number - 1, units=units, cup=position.pop("cup", {"fr-i205": 1}), **position)


@pytest.mark.rule("BK-12.2c", "BK-R28", "BK-R54", "BK-12.2e", "BK-10.3", "BK-R71", "BK-R76")
def test_french_reinforcements() -> None:
    second = turn_of(2)
    assert second.count("cup", "fr-6grdi") == 1 and second.count("cup", "fr-45bcc") == 0
    fourth = turn_of(4)
    assert fourth.kind == "assign-new" and fourth.options[0] == "assign fr-67-gun fr-i67"
    fourth.do("assign fr-67-gun fr-i67")
    assert [fourth.count("cup", name) for name in ("fr-45bcc", "fr-i67", "fr-49bcc", "fr-artillery", "fr-ii67")] == [
        1,
        1,
        1,
        1,
        0,
    ]
    assert fourth.formation("fr-49bcc").alone, "one company, independent, always in command"
    assert STONNE.arrival[STONNE.unit_of["fr-49bcc-3"]] == 4 and STONNE.arrival[STONNE.unit_of["fr-49bcc-hq"]] == 8
    eighth = turn_of(8, formations={"fr-49bcc": {"alone": True}})
    assert not eighth.formation("fr-49bcc").alone and eighth.count("cup", "fr-ii67") == 1


@pytest.mark.rule("BK-12.2c", "BK-R55", "BK-R28")
def test_they_enter_on_their_activation_and_pay_the_hex() -> None:
    units = {name: {"hex": "waiting"} for name in ("fr-6grdi-amd", "fr-6grdi-motos", "fr-6grdi-mg", "fr-6grdi-hq")}
    field = Field("stonne", quiet=True, turn=2, active=["fr-6grdi"], units=units)
    assert field.refused("move fr-6grdi-amd") == "BK-5.2" and field.refused("enter fr-6grdi-amd 1309") == "BK-12.2c"
    field.do("enter fr-6grdi-amd 1310")
    assert field.kind == "move" and field.state.stack[-1].spent == (6,)
    field.do("halt")
    blocked = Field("stonne", quiet=True, turn=2, active=["fr-6grdi"], units={**units, "de-igd-1": 1310})
    assert {o for o in blocked.options if "amd" in o} == {"enter fr-6grdi-amd 1309", "enter fr-6grdi-amd 1311"}
    early = Field("stonne", turn=1, active=["fr-6grdi"], units=units)
    assert early.options == ["end-activation"]
    alone = Field(
        "stonne",
        quiet=True,
        turn=4,
        active=["fr-49bcc"],
        units={"fr-49bcc-3": 512, "fr-49bcc-1": {"hex": "waiting"}},
        formations={"fr-49bcc": {"alone": True}},
    )
    assert is_independent(alone.state, STONNE.unit_of["fr-49bcc-3"]) and "enter" not in " ".join(alone.options)


@pytest.mark.rule("BK-12.2d", "BK-R14", "BK-R54")
def test_german_departures_and_reinforcements() -> None:
    third = turn_of(4, units={"de-ii8-hq": 401, "de-ii8-1": 401})
    assert "formation-left" in tags(third.out) and third.unit("de-ii8-1").hex == GONE
    assert third.count("cup", "de-ii8") == 0
    sixth = turn_of(6)
    assert sixth.count("cup", "de-artillery") == 1 and sixth.count("cup", "de-repeat") == 1
    seventh = turn_of(7)
    assert seventh.asked == "german" and "assign de-14-86-pak de-i69" in seventh.options
    seventh.do("assign de-14-86-pak de-14-86")
    assert seventh.count("cup", "de-i69") == 1 and seventh.count("cup", "de-14-86") == 1
    assert {STONNE.numbers[h] for h in STONNE.entry[STONNE.unit_of["de-i69-1"]]} == {104, 105, 106, 107, 108}
    assert STONNE.salvos(STONNE.marker_of["de-artillery"]) == ("medium", "medium", "light", "light")


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


@pytest.mark.rule("BK-12.2d", "BK-3.2b")
@pytest.mark.parametrize("where", ["overrun", "returning"])
def test_a_formation_leaves_with_a_headquarters_that_is_off_the_map(where: str) -> None:
    units = {"de-ii8-hq": where, "de-ii8-1": 401, "de-igd-1": 112, "fr-i205-1": 512}
    field = Field("stonne", turn=3, units=units, cup={"de-igd": 1})
    assert field.unit("de-ii8-hq").hex == field.unit("de-ii8-1").hex == GONE
    assert "formation-left" in tags(field.out)


@pytest.mark.rule("BK-12.2c", "BK-8.5.1", "BK-R91")
@pytest.mark.parametrize("at", [0, 1310, STONNE.numbers[0]])
def test_the_rest_of_a_formation_does_not_come_demoralised_by_its_lost_company(at: int) -> None:
    """While nobody is there nobody tests; a company that is there, in the first hex too, stays what it is."""
    company: Any = at or {"hex": "dead", "steps": 0}
    here = bool(at)
    status = {"fr-49bcc": {"alone": True, "demoralised": True}}
    dice = {"faces": (6, 6)} if here else {}
    seventh = turn_of(7, units={"fr-49bcc-3": company}, formations=status, **dice)
    assert ("recovery-tested" in tags(seventh.out)) == here
    eighth = turn_of(8, units={"fr-49bcc-3": company}, formations=status, **dice)
    assert eighth.formation("fr-49bcc").demoralised == here
    assert ("recovery-tested" in tags(eighth.out)) == here


@pytest.mark.rule("BK-12.2d", "BK-5.6")
def test_the_marker_of_a_formation_that_leaves_is_not_left_in_the_cup() -> None:
    """Both sides have passed: the marker was not drawn, and nobody is to draw it any more."""
    units = {"de-ii8-hq": 401, "de-ii8-1": 401, "de-igd-1": 112, "de-igd-hq": 112, "fr-i205-1": 512, "fr-i205-hq": 512}
    cup = {"de-ii8": 1, "de-igd": 1}
    field = Field("stonne", turn=3, draw="fr-i205", passed="german", units=units, cup=cup)
    field.do("decline")
    assert field.state.turn == 4 and "formation-left" in tags(field.out)
    assert field.count("cup", "de-ii8") == 0 and field.count("cup", "de-igd") == 1
