"""A power is told two turns before the end by what it would lose, and what it still lacks."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, sickle

from sandtable.games.europe import GAME
from sandtable.kernel import Warned

CITIES = ("moscow", "leningrad", "stalingrad")


def told(field: Field, seat: str) -> Warned | None:
    found = GAME.warnings(field.state, seat)
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.rule("EU-2f", "EU-14.1e")
@pytest.mark.parametrize(
    ("turn", "left"), [("1939 winter", None), ("1940 spring", 2), ("1940 summer", 1)], ids=["early", "two", "last"]
)
def test_only_the_last_two_turns_warn(turn: str, left: int | None) -> None:
    field = sickle(turn=turn, control={"denmark": "germany"}, units={"paris": {"france-infantry": 1}})
    found = told(field, "germany")
    if left is None:
        assert found is None
        return
    assert found is not None and found.key == "goal-missing"
    assert found.args == {"left": left, "have": 1, "needs": 5}
    assert found.places == ("oslo", "holland", "belgium", "paris"), "what is held already is not named"


@pytest.mark.rule("EU-2f", "EU-14.2e")
def test_who_loses_with_his_own_goal_met_is_shown_what_the_others_hold() -> None:
    """Britain keeps the Mediterranean, and the Axis has the three cities: these are what to take back."""
    field = Field(
        "barbarossa",
        turn="1942 winter",
        side="allies",
        standing={"soviet": "active"},
        control=dict.fromkeys(CITIES, "germany"),
        units={"cairo": {"britain-infantry": 1}, "berlin": {"germany-infantry": 1}},
    )
    found = told(field, "britain")
    assert found is not None and found.key == "goal-lost" and found.args == {"left": 1}
    assert sorted(found.places) == sorted(CITIES)
    assert told(field, "germany") is None and told(field, "italy") is None, "they would win"
    missing = told(field, "usa")
    assert missing is not None and missing.key == "goal-missing" and missing.places == (), "no place can be named"


@pytest.mark.rule("EU-2f", "EU-14.4a")
def test_a_side_that_loses_the_whole_war_is_shown_what_it_lost() -> None:
    field = Field(
        "war",
        turn="1945 summer",
        side="axis",
        standing={"france": "fallen", "soviet": "active", "usa": "active", "italy": "active"},
        control={"berlin": "soviet", "rome": "britain"},
        units={"essen": {"germany-infantry": 1}, "milan": {"italy-infantry": 1}, "london": {"britain-infantry": 1}},
    )
    found = told(field, "germany")
    assert found is not None and (found.key, found.places) == ("goal-lost", ("berlin", "rome"))
    assert told(field, "britain") is None and told(field, "usa") is None
    field.state.turn = field.state.last + 1
    assert told(field, "germany") is None, "it is over"


@pytest.mark.rule("EU-2f", "EU-14.4b")
def test_the_usa_is_told_the_sum_that_it_shares_with_britain() -> None:
    given: dict[str, Any] = {
        "options": {"victory": "free-for-all", "players": 5},
        "turn": "1945 summer",
        "side": "allies",
        "standing": {"usa": "active", "italy": "active"},
        "units": {"london": {"britain-infantry": 1}},
    }
    field = Field("war", **given)
    american, british = told(field, "usa"), told(field, "britain")
    assert american is not None and american == british
    assert (american.key, american.args["needs"]) == ("goal-missing", 20)
    german = told(field, "germany")
    assert german is not None and german.args["needs"] == 34
