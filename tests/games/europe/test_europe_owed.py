"""Ruling EU-R123: what a declaration of war asks for is not spent on anything else as long as it can still be done."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, Field, sickle, war

pytestmark = pytest.mark.rule("EU-R123")


def on_belgium_from(units: dict[str, dict[str, int]], **given: Any) -> Field:
    """Spring 1940: Germany has declared war on Belgium."""
    field = sickle(units={**POLAND, **units}, **given)
    field.do("germany", "declare belgium")
    field.until("campaign")
    assert field.why("germany", "pass") == "owes-an-attack"
    return field


def to_help(units: dict[str, dict[str, int]], **given: Any) -> Field:
    """Italy is at war with Yugoslavia, and Britain has declared war on Italy to help it."""
    given = {"turn": "1940 spring", "hpp": {"britain": 40}, "limit": {"britain": 30}, **given}
    field = war(side="allies", foes={"yugoslavia": ["italy"]}, units=units, **given)
    field.do("britain", "declare italy")
    field.until("campaign")
    return field


# -- in phase 1


def test_aircraft_that_alone_can_attack_stay_in_range() -> None:
    """Essen's only aircraft may change its base to Stuttgart, whence Belgium is in range, but not to Breslau."""
    field = on_belgium_from({"essen": {"germany-aircraft": 1}})
    field.do("germany", "take germany-aircraft essen 0")
    assert field.why("germany", "rebase stuttgart 1") is None
    assert field.why("germany", "rebase breslau 1") == "owes-an-attack"
    assert "rebase breslau 1" not in field.options("germany")
    field.do("germany", "rebase stuttgart 1")
    assert field.why("germany", "pass") == "owes-an-attack"
    plan = ("attack belgium belgium", "join germany-aircraft stuttgart 0 1", "launch")
    field.do("germany", *plan, dice=(6, 6))
    field.do("germany", next(o for o in field.options("germany") if o.startswith("withdraw")))
    assert field.why("germany", "pass") is None


def test_one_of_two_aircraft_may_go() -> None:
    field = on_belgium_from({"essen": {"germany-aircraft": 2}})
    field.do("germany", "take germany-aircraft essen 0")
    assert field.why("germany", "rebase breslau 1") is None
    assert field.why("germany", "rebase breslau 2") == "owes-an-attack"
    assert [o for o in field.options("germany") if "breslau" in o] == ["rebase breslau 1"]


def test_aircraft_beside_an_army_fly_where_they_like() -> None:
    field = on_belgium_from({"essen": {"germany-aircraft": 1, "germany-infantry": 1}})
    field.do("germany", "take germany-aircraft essen 0", "rebase breslau 1")
    assert field.why("germany", "pass") == "owes-an-attack"


@pytest.mark.rule("EU-5.1h")
def test_who_could_walk_in_does_not_walk_elsewhere() -> None:
    """No points are left for a battle: Milan lies open, and so does Vichy behind."""
    given: dict[str, Any] = {"hpp": {"france": 7}, "limit": {"france": 7}, "turn": "1940 spring"}
    field = war(side="allies", units={"lyon": {"france-infantry": 1}}, control={"vichy": "germany"}, **given)
    field.do("france", "declare italy", "take france-infantry lyon 1")
    assert field.why("france", "march milan 1") is None
    assert field.why("france", "march vichy 1") == "owes-an-attack"
    assert [o for o in field.options("france") if o.startswith("march")] == ["march milan 1"]
    field.do("france", "march milan 1")
    assert field.why("france", "pass") is None


def test_cargo_of_the_only_landing_does_not_march_off() -> None:
    """Sweden can be attacked from the sea alone; the infantry in Stettin does not walk into open Berlin."""
    units = {"stettin": {"germany-fleet": 1, "germany-infantry": 1}, **POLAND}
    field = sickle(units=units, control={"berlin": "france"})
    field.do("germany", "declare sweden")
    field.until("campaign")
    assert field.why("germany", "take germany-infantry stettin 1") == "owes-an-attack"
    assert "take germany-infantry stettin 1" not in field.options("germany")


def test_bombers_that_are_needed_do_not_bomb() -> None:
    units = {"essen": {"germany-bomber": 1}, **POLAND}
    field = Field("war", level="advanced", turn="1940 spring", hpp={"germany": 30}, units=units)
    field.do("germany", "declare belgium")
    field.until("campaign")
    raid = "bomb essen dover 1"
    assert field.why("germany", raid) == "owes-an-attack" and raid not in field.options("germany")
    more = {"essen": {"germany-bomber": 2}, **POLAND}
    two = Field("war", level="advanced", turn="1940 spring", hpp={"germany": 30}, units=more)
    two.do("germany", "declare belgium")
    two.until("campaign")
    assert two.why("germany", raid) is None and two.why("germany", "bomb essen dover 2") == "owes-an-attack"


def test_submarines_prowl_while_an_army_stands_ready() -> None:
    units = {"essen": {"germany-infantry": 1}, "kiel": {"germany-submarine": 1}, **POLAND}
    field = Field("war", level="advanced", turn="1940 spring", hpp={"germany": 30}, units=units)
    field.do("germany", "declare belgium")
    field.until("campaign")
    assert "prowl kiel trade 1" in field.options("germany")


def test_a_partner_does_not_lead_away_what_is_needed() -> None:
    """Germany owes an attack on Yugoslavia, and Italy would lead its only troops there against the French in Milan."""
    field = war(
        turn="1940 autumn",
        hpp={"germany": 30, "italy": 20},
        standing={"italy": "active"},
        control={"milan": "france"},
        units={**POLAND, "venice": {"germany-infantry": 1}, "milan": {"france-infantry": 1}},
    )
    field.do("germany", "declare yugoslavia")
    field.until("campaign")
    assert field.why("germany", "pass") == "owes-an-attack"
    field.do("italy", "attack milan france", "join germany-infantry venice 1 1")
    assert field.why("italy", "launch") == "owes-an-attack" and "launch" not in field.options("italy")
    field.do("italy", "call-off")


def test_an_ally_does_not_take_the_only_area_that_is_owed() -> None:
    """No points are left for a battle: Tunis lies open to the Italians in Tripoli, and to the Germans beside them."""
    given: dict[str, Any] = {"turn": "1940 spring", "hpp": {"italy": 7, "germany": 20}, "limit": {"italy": 7}}
    field = war(units={**POLAND, "tripoli": {"italy-infantry": 1, "germany-infantry": 1}}, **given)
    field.do("italy", "declare france")
    assert field.why("germany", "take germany-infantry tripoli 1") == "owes-an-attack"
    assert "take germany-infantry tripoli 1" not in field.options("germany")
    field.do("italy", "take italy-infantry tripoli 1", "march tunis 1")
    assert field.owner("tunis") == "italy" and field.why("italy", "pass") is None


@pytest.mark.rule("EU-R120")
def test_what_a_satellite_is_owed_does_not_go_for_germany() -> None:
    """Kiev lies beside Cracow and Hungary: with war on both, its only unit attacks Hungary, which serves for both."""
    units = {"kiev": {"soviet-infantry": 1}, "cracow": {"germany-infantry": 1}}
    field = war(side="allies", turn="1942 spring", hpp={"soviet": 40}, limit={"soviet": 30}, units=units)
    field.do("soviet", "declare germany", "declare hungary")
    field.until("campaign")
    field.do("soviet", "attack cracow germany", "join soviet-infantry kiev 1 1")
    assert field.why("soviet", "launch") == "owes-an-attack" and "launch" not in field.options("soviet")
    field.do("soviet", "call-off")
    hungary = next(o for o in field.options("soviet") if o.startswith("attack") and "cracow" not in o)
    field.do("soviet", hungary, "join soviet-infantry kiev 1 1")
    assert field.why("soviet", "launch") is None


def test_two_units_serve_two_wars() -> None:
    units = {"kiev": {"soviet-infantry": 2}, "cracow": {"germany-infantry": 1}}
    field = war(side="allies", turn="1942 spring", hpp={"soviet": 40}, limit={"soviet": 30}, units=units)
    field.do("soviet", "declare germany", "declare hungary")
    field.until("campaign")
    field.do("soviet", "attack cracow germany", "join soviet-infantry kiev 1 1")
    assert field.why("soviet", "launch") is None
    field.do("soviet", "join soviet-infantry kiev 1 1")
    assert field.why("soviet", "launch") == "owes-an-attack"


# -- troops for a victim


@pytest.mark.rule("EU-R119")
def test_ships_needed_for_help_carry_nothing_else() -> None:
    """Malta's infantry and fleet: nothing can be redeployed any more, so they sail to Yugoslavia or nowhere."""
    field = to_help({"malta": {"britain-infantry": 1, "britain-fleet": 1}}, redeployed={"britain": 6})
    assert field.why("britain", "pass") is None, "there is time to send them"
    field.do("britain", "pass")
    field.until("movement")
    assert field.why("britain", "take britain-fleet malta 0") == "owes-troops"
    assert not any(option.startswith("take") for option in field.options("britain"))
    field.do("britain", "carry malta gibraltar", "load britain-infantry 1")
    assert field.why("britain", "launch") == "owes-troops" and "launch" not in field.options("britain")
    field.do("britain", "call-off", "carry malta zagreb", "load britain-infantry 1", "launch")
    assert field.at("zagreb") == {"britain-infantry": 1} and field.why("britain", "pass") is None


@pytest.mark.rule("EU-R119")
def test_what_is_owed_is_redeployed_first() -> None:
    field = to_help({"malta": {"britain-infantry": 1, "britain-fleet": 1}, "london": {"britain-infantry": 2}})
    field.do("britain", "pass")
    field.until("redeployment")
    assert field.options("britain") == ["take britain-infantry malta 0"]
    assert field.why("britain", "take britain-infantry london 0") == "owes-troops"
    assert field.why("britain", "take britain-fleet malta 0") == "owes-troops"
    field.do("britain", "take britain-infantry malta 0")
    assert field.why("britain", "redeploy gibraltar") == "owes-troops"
    assert not {"redeploy gibraltar", "redeploy london"} & set(field.options("britain"))
    field.do("britain", "redeploy zagreb", "escort malta")
    assert field.why("britain", "take britain-infantry london 0") is None and field.why("britain", "pass") is None


@pytest.mark.rule("EU-R119")
def test_who_alone_could_help_does_not_land_elsewhere() -> None:
    """Malta's infantry and fleet could help Yugoslavia; a landing in German Corsica pays nothing."""
    troops = {"malta": {"britain-infantry": 1, "britain-fleet": 1}, "corsica": {"germany-infantry": 1}}
    field = to_help(troops, control={"corsica": "germany"})
    field.do("britain", "attack corsica germany", "embark britain-infantry britain-fleet malta 1")
    assert field.why("britain", "launch") == "owes-an-attack" and "launch" not in field.options("britain")
    more = {**troops, "malta": {"britain-infantry": 2, "britain-fleet": 2}}
    spare = to_help(more, control={"corsica": "germany"})
    spare.do("britain", "attack corsica germany", "embark britain-infantry britain-fleet malta 1")
    assert spare.why("britain", "launch") is None


@pytest.mark.rule("EU-R119")
def test_an_attack_that_is_owed_goes_before_troops_that_are() -> None:
    """Britain has declared war on Italy to help, then on Greece: its only landing force lands there."""
    field = to_help({"malta": {"britain-infantry": 1, "britain-fleet": 1}})
    field.do("britain", "declare greece")
    field.until("campaign")
    assert field.why("britain", "pass") == "owes-an-attack"
    landing = next(o for o in field.options("britain") if o.startswith("attack") and o.endswith("greece"))
    field.do("britain", landing, "embark britain-infantry britain-fleet malta 1")
    assert field.why("britain", "launch") is None
