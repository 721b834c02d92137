"""Chapter 9: who has no supply when his turn begins stays where he is in all of it."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, east, sickle, war

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.supply import is_cut_off


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


# -- by fleet


def albania(infantry: int, naples: dict[str, int], **given: Any) -> Field:
    """Italians in Albania ask for supply by the fleets of Naples."""
    units = {"albania": {"italy-infantry": infantry}, "naples": naples, "venice": {"italy-infantry": 1}}
    given.setdefault("standing", {"italy": "active"})
    return war(phase="start", turn="1940 autumn", units={**units, **given.pop("units", {})}, **given)


@pytest.mark.rule("EU-9c")
def test_a_fleet_supplies_six_and_no_more() -> None:
    field = albania(7, {"italy-fleet": 1})
    assert field.why("italy", "supply italy-fleet naples albania 7") == "no-supply-fleet"
    field.do("italy", "supply italy-fleet naples albania 4")
    assert field.why("italy", "supply italy-fleet naples albania 3") == "no-supply-fleet", "two are left of six"
    field.do("italy", "supply italy-fleet naples albania 2")
    assert field.kind == "campaign", "nobody could do more"
    assert sum(is_cut_off(unit) for unit in field.state.units.values()) == 1
    two = albania(7, {"italy-fleet": 2})
    two.do("italy", "supply italy-fleet naples albania 7")
    assert two.kind == "campaign" and not any(is_cut_off(unit) for unit in two.state.units.values())


@pytest.mark.rule("EU-9c")
def test_only_idle_fleets_of_ones_own_supply() -> None:
    others = {"italy-fleet": 1, "italy-aircraft": 2, "germany-fleet": 1}
    field = albania(7, others)
    assert field.why("italy", "supply italy-fleet naples albania 7") == "no-supply-fleet"
    assert field.why("italy", "supply germany-fleet naples albania 1") == "no-supply-fleet"
    assert field.why("italy", "supply italy-fleet naples albania 0") == "no-supply-fleet"
    assert field.why("italy", "supply italy-fleet naples albania 6") is None
    assert field.why("italy", "supply italy-fleet naples venice 1") == "not-cut-off"
    few = albania(2, {"italy-fleet": 1})
    assert few.why("italy", "supply italy-fleet naples albania 3") == "supply-too-many"


@pytest.mark.rule("EU-9c", "EU-3f")
def test_supply_comes_from_a_supplied_base_in_reach() -> None:
    far = albania(1, {"germany-fleet": 1}, units={"kiel": {"germany-fleet": 1}})
    assert far.why("germany", "supply germany-fleet naples albania 1") is None
    assert far.why("germany", "supply germany-fleet kiel albania 1") == "supply-too-far", "Gibraltar is British"
    cut = albania(1, {"italy-fleet": 1}, units={"tobruk": {"italy-fleet": 1}})
    assert cut.why("italy", "supply italy-fleet tobruk albania 1") == "supply-base-cut"


@pytest.mark.rule("EU-9b", "EU-9c")
def test_who_is_supplied_by_nobody_is_lost_and_counted() -> None:
    field = albania(3, {"italy-fleet": 1})
    field.do("italy", "supply italy-fleet naples albania 1")
    while field.state.side == 0:
        field.do(field.pending().seats[0], "pass")
    assert field.at("albania") == {"italy-infantry": 1} and field.last("starved").n == 2


# -- over land


@pytest.mark.rule("EU-9a", "EU-13.2")
def test_vichy_troops_overseas_need_nobody() -> None:
    field = war(
        phase="start",
        turn="1941 spring",
        standing={"france": "fallen", "vichy-france": "free", "italy": "active"},
        patron={"vichy-france": "germany"},
        control={"tunis": "vichy-france", "vichy": "vichy-france", "paris": "germany"},
        units={"tunis": {"vichy-france-infantry": 1, "vichy-france-fleet": 1}, "berlin": {"germany-infantry": 1}},
    )
    assert "cut-off" not in field.tags()
    while field.state.side == 0:
        field.do(field.pending().seats[0], "pass")
    assert field.at("tunis") == {"vichy-france-infantry": 1, "vichy-france-fleet": 1}


@pytest.mark.rule("EU-9a", "EU-11c")
def test_the_eastern_edge_supplies_only_once_moscow_is_lost() -> None:
    """Astrakhan is cut off but for the edge of the map."""
    around = [t.AREAS[a] for a in t.NEAR[t.AREA["astrakhan"]] if a != t.EDGE]
    given: dict[str, Any] = {"side": "allies", "phase": "start", "units": {"astrakhan": {"soviet-infantry": 1}}}
    held = east(control=dict.fromkeys(around, "germany"), **given)
    assert held.last("cut-off").area == "astrakhan"
    lost = east(control={**dict.fromkeys(around, "germany"), "moscow": "germany"}, **given)
    assert "cut-off" not in lost.tags()


@pytest.mark.rule("EU-9a", "EU-13.3e")
def test_no_supply_comes_through_satellites_that_stand_aside() -> None:
    """Germans at Salonika, Athens British: only Bulgaria lies between them and home."""
    given: dict[str, Any] = {
        "phase": "start",
        "turn": "1942 summer",
        "control": {"salonika": "germany", "athens": "britain", "crete": "britain"},
        "units": {"salonika": {"germany-infantry": 1}},
    }
    free = dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "free")
    standing = {"soviet": "active", "italy": "active", "greece": "gone"}
    aside = war(standing={**standing, **free}, **given)
    assert aside.last("cut-off").area == "salonika"
    friends = war(standing=standing, **given)
    assert "cut-off" not in friends.tags(), "open to Germany"
