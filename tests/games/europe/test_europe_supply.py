"""Chapter 9: who has no supply when his turn begins stays where he is in all of it."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, sickle, war

from sandtable.games.europe import GAME


def cut_in_calais(**units: dict[str, int]) -> Field:
    """Germans at Calais are cut off; armour at Essen can open the way through Belgium."""
    given: dict[str, dict[str, int]] = {
        "calais": {"germany-armour": 1, "germany-infantry": 1},
        "essen": {"germany-armour": 1},
        "warsaw": {"germany-infantry": 1},
        **units,
    }
    control = {"calais": "germany", "belgium": "france"}
    return sickle(phase="start", control=control, standing={"belgium": "gone"}, units=given)


@pytest.mark.rule("EU-9a", "EU-9b", "EU-R38")
def test_who_is_relieved_still_does_not_move_in_any_phase() -> None:
    field = cut_in_calais()
    assert field.why("germany", "take germany-armour calais 2") == "no-such-stack"
    field.do("germany", "take germany-armour essen 2", "march belgium 1", "pass")
    assert field.kind == "movement"
    assert field.why("germany", "take germany-armour calais 2") == "no-such-stack", "not in phase 2"
    assert field.why("germany", "take germany-infantry calais 1") == "no-such-stack"
    field.do("germany", "pass", "pass")
    assert field.kind == "redeployment"
    assert field.why("germany", "take germany-armour calais 0") == "no-such-stack", "nor by redeployment"
    field.do("germany", "pass")
    assert field.at("calais") == {"germany-armour": 1, "germany-infantry": 1}, "restored supply saves them"
    while field.state.turn == 4:
        field.do(field.pending().seats[0], "pass")
    assert field.kind == "campaign" and field.why("germany", "take germany-armour calais 2") is None, "the next turn"


@pytest.mark.rule("EU-9a", "EU-9b", "EU-R38")
def test_who_is_relieved_is_not_shipped() -> None:
    field = cut_in_calais(calais={"germany-infantry": 1, "germany-fleet": 1})
    field.do("germany", "take germany-armour essen 2", "march belgium 1", "pass")
    assert field.kind == "movement" and field.why("germany", "carry calais belgium") == "nothing-to-carry"


@pytest.mark.rule("EU-9a", "EU-9c", "EU-R38")
def test_a_fleet_named_at_the_start_lets_them_move_and_one_named_later_only_saves() -> None:
    given: dict[str, Any] = {
        "phase": "start",
        "turn": "1940 spring",
        "units": {"albania": {"italy-infantry": 1}, "naples": {"italy-fleet": 1}, "venice": {"italy-infantry": 1}},
    }
    early = war(**given)
    early.do("italy", "supply italy-fleet naples albania 1")
    early.do("italy", "declare greece")
    while early.kind == "set-up-minor":
        early.do(early.pending().seats[0], "place-rest")
    assert any(o.startswith("attack") for o in early.options("italy")), "supplied when the turn began"
    later = war(**given)
    later.do("italy", "pass")
    assert later.kind == "campaign" and later.why("italy", "declare greece") == "cannot-attack-it"
    while later.kind == "campaign":
        later.do(later.pending().seats[0], "pass")
    assert later.kind == "provision"
    later.do("italy", "supply italy-fleet naples albania 1")
    assert later.kind == "movement" and later.why("italy", "take italy-infantry albania 1") == "no-such-stack"
    while later.state.side == 0:
        later.do(later.pending().seats[0], "pass")
    assert later.at("albania") == {"italy-infantry": 1}, "saved"


@pytest.mark.rule("EU-9b", "EU-R38")
def test_the_board_shows_the_relieved_as_done() -> None:
    field = cut_in_calais()
    stacks = [s for s in GAME.picture(field.state, frozenset()).units if s.area == "calais"]
    assert all(s.cut and not s.used for s in stacks)
    field.do("germany", "take germany-armour essen 2", "march belgium 1", "pass")
    stacks = [s for s in GAME.picture(field.state, frozenset()).units if s.area == "calais"]
    assert stacks and all(s.used and not s.cut for s in stacks), "no longer in danger, and not to be moved"
