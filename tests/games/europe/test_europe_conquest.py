"""Chapters 5.1h, 7d and 11 in play: to whom an area goes that is taken, and what goes with it."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Accounted


def walked_into(seat: str, start: str, goal: str, **given: Any) -> Field:
    """An infantry of a seat enters an area in which nobody stands."""
    given.setdefault("turn", "1942 summer")
    given.setdefault("standing", {}).setdefault("italy", "active")
    side = "axis" if seat in ("germany", "italy") else "allies"
    units = {start: {f"{seat}-infantry": 1}, **given.pop("units", {})}
    field = war(side=side, units=units, **given)
    field.do(seat, f"take {seat}-infantry {start} 1", f"march {goal} 1")
    return field


# -- to whom it goes


@pytest.mark.rule("EU-5.1h")
def test_a_living_ally_gets_his_home_and_his_colonies_back() -> None:
    colony = walked_into("britain", "algiers", "tunis", control={"tunis": "italy"})
    assert colony.owner("tunis") == "france"
    home = walked_into("britain", "paris", "calais", control={"calais": "germany"})
    assert home.owner("calais") == "france"
    axis = walked_into("germany", "benghazi", "tobruk", control={"tobruk": "britain"})
    assert axis.owner("tobruk") == "italy"
    own = walked_into("britain", "mersa-matruh", "alexandria", control={"alexandria": "italy"})
    assert own.owner("alexandria") == "britain"


@pytest.mark.rule("EU-5.1h", "EU-11b")
def test_a_fallen_ally_gets_nothing_back() -> None:
    given: dict[str, Any] = {"standing": {"france": "fallen"}, "control": {"tunis": "italy", "algiers": "britain"}}
    assert walked_into("britain", "algiers", "tunis", **given).owner("tunis") == "britain"


@pytest.mark.rule("EU-5.1h", "EU-5.1d")
def test_an_allied_minor_gets_its_areas_back_and_a_conquered_one_does_not() -> None:
    given: dict[str, Any] = {
        "control": {"salonika": "britain", "athens": "britain", "skopje": "italy"},
        "patron": {"yugoslavia": "britain"},
    }
    joined = walked_into("britain", "salonika", "skopje", standing={"yugoslavia": "joined", "greece": "gone"}, **given)
    assert joined.owner("skopje") == "yugoslavia"
    given["control"] = {**given["control"], "belgrade": "italy"}
    gone = walked_into("britain", "salonika", "skopje", standing={"yugoslavia": "gone", "greece": "gone"}, **given)
    assert gone.owner("skopje") == "britain"


# -- capitals


def winter_ends(field: Field) -> None:
    """Nobody does anything more in 1940; Vichy's army stands where it is proposed."""
    while field.state.turn == 7:
        field.do(field.pending().seats[0], "place-rest" if field.kind == "set-up-minor" else "pass")


def paris_lost(**units: dict[str, int]) -> Field:
    """The Germans have taken Paris, and it is the turn of the Allies, in winter; Belgium is French."""
    return war(
        turn="1940 winter",
        side="allies",
        hpp={"germany": 40, "france": 17, "britain": 25},
        control={"paris": "germany", "belgium": "france"},
        standing={"belgium": "gone"},
        lost_capital={"france": "germany"},
        claimed=["france"],
        units={"london": {"britain-infantry": 1}, **units},
    )


@pytest.mark.rule("EU-11a")
def test_after_the_capital_is_retaken_the_turn_goes_on() -> None:
    field = paris_lost(calais={"france-infantry": 1}, maginot={"france-infantry": 1})
    assert field.why("france", "take france-infantry maginot 1") is not None, "first the capital"
    field.do("france", "take france-infantry calais 1", "march paris 1")
    assert field.tags().count("capital-retaken") == 1 and field.owner("paris") == "france"
    assert field.why("france", "declare holland") != "capital-first"
    field.do("france", "take france-infantry maginot 1", "march stuttgart 1")
    winter_ends(field)
    assert "power-fell" not in field.tags()


@pytest.mark.rule("EU-11b", "EU-10a")
def test_a_power_that_falls_brings_half_from_the_next_accounting_on() -> None:
    field = paris_lost()
    winter_ends(field)
    assert field.tags().count("power-fell") == 1
    found = {each.power: dict(each.gains) for each in field.events if isinstance(each, Accounted)}
    assert found["germany"] == {"poland": 4, "france": 9} and "france" not in found
    assert field.owner("calais") == field.owner("maginot") == "germany"
    assert field.hpp("france") == 0 and field.at("london") == {"britain-infantry": 1}


@pytest.mark.rule("EU-11b")
def test_what_a_fallen_power_held_abroad_belongs_to_nobody_but_where_its_friends_stand() -> None:
    field = paris_lost(brest={"britain-infantry": 1})
    winter_ends(field)
    assert field.owner("brest") == "britain", "enemies of the conqueror stand there"
    assert field.owner("belgium") == "" and field.owner("calais") == "germany"


# -- yards


@pytest.mark.rule("EU-7d")
def test_a_fleet_is_lost_with_its_own_yard_and_can_be_laid_down_again() -> None:
    yards = [
        {"power": "britain", "area": "dover", "ready": "1943 spring"},
        {"power": "britain", "area": "liverpool", "ready": "1943 spring"},
    ]
    field = walked_into("germany", "london", "dover", yards=yards, control={"london": "germany"})
    assert [t.AREAS[yard.area] for yard in field.state.yards] == ["liverpool"]
    assert field.tags().count("yard-lost") == 1 and field.state.sunk[t.BRITAIN] == 1


# -- what else hangs on a place


@pytest.mark.rule("EU-13.4a")
@pytest.mark.parametrize("holder", ["britain", "france", "usa"])
def test_suez_costs_britain_five_whichever_ally_held_it(holder: str) -> None:
    given: dict[str, Any] = {"control": {"suez": holder, "cairo": "italy"}, "standing": {"usa": "active"}}
    field = walked_into("italy", "cairo", "suez", hpp={"britain": 25, "italy": 15}, **given)
    assert field.hpp("britain") == 20 and field.last("charged").reason == "lifeline"


@pytest.mark.rule("EU-13.4a")
def test_suez_taken_back_or_from_nobody_costs_nothing() -> None:
    retaken = walked_into("britain", "cairo", "suez", hpp={"britain": 25}, control={"suez": "italy"})
    assert retaken.hpp("britain") == 25 and "charged" not in retaken.tags()
    other = walked_into("italy", "cairo", "alexandria", hpp={"britain": 25}, control={"cairo": "italy"})
    assert other.hpp("britain") == 25


@pytest.mark.rule("EU-3g")
def test_the_canal_of_kiel_is_shut_once() -> None:
    field = walked_into("britain", "denmark", "kiel", control={"denmark": "britain"}, standing={"denmark": "gone"})
    assert field.tags().count("canal-shut") == 1 and field.last("area-taken").loser == "germany"
    again = walked_into(
        "britain", "denmark", "kiel", control={"denmark": "britain"}, standing={"denmark": "gone"}, kiel_shut=True
    )
    assert "canal-shut" not in again.tags() and again.owner("kiel") == "britain"
    german = walked_into("germany", "berlin", "kiel", control={"kiel": "britain"})
    assert "canal-shut" not in german.tags()


@pytest.mark.rule("EU-13.2")
def test_vichy_ends_with_paris_or_vichy_and_not_with_lyon() -> None:
    vichy: dict[str, Any] = {
        "standing": {"france": "fallen", "vichy-france": "free"},
        "patron": {"vichy-france": "germany"},
        "foes": {"vichy-france": ["britain"]},
        "paris_fell": "1940 summer",
    }
    control = {"vichy": "vichy-france", "lyon": "vichy-france", "paris": "germany"}
    lyon = walked_into("britain", "maginot", "lyon", control={**control, "maginot": "britain"}, **vichy)
    assert lyon.owner("lyon") == "britain" and "vichy-ended" not in lyon.tags()
    assert lyon.owner("vichy") == "vichy-france"
    paris = walked_into("britain", "calais", "paris", control={**control, "calais": "britain"}, **vichy)
    assert paris.tags().count("vichy-ended") == 1 and paris.owner("lyon") == paris.owner("vichy") == "britain"
    none = walked_into("britain", "calais", "paris", control={"paris": "germany", "calais": "britain"})
    assert "vichy-ended" not in none.tags(), "there was none"


@pytest.mark.rule("EU-11b", "EU-R109")
def test_germans_keep_the_italian_areas_where_they_stand_when_italy_falls() -> None:
    field = war(
        turn="1943 summer",
        side="axis",
        control={"rome": "britain"},
        standing={"italy": "active"},
        lost_capital={"italy": "britain"},
        units={"milan": {"germany-infantry": 1}, "berlin": {"germany-infantry": 1}},
    )
    while "power-fell" not in field.tags():
        field.do(field.pending().seats[0], "pass")
    assert field.owner("milan") == "germany" and field.owner("venice") == "britain"
    assert field.owner("tripoli") == "", "what lies overseas belongs to nobody"


@pytest.mark.rule("EU-5.1d", "EU-R109")
def test_helpers_keep_what_they_stand_in_when_a_minor_falls() -> None:
    """Yugoslavia is with the Axis; the British take Belgrade while Germans stand in Zagreb."""
    field = walked_into(
        "britain",
        "skopje",
        "belgrade",
        control={"skopje": "britain", "athens": "britain", "salonika": "britain"},
        standing={"yugoslavia": "joined", "greece": "gone"},
        patron={"yugoslavia": "germany"},
        units={"zagreb": {"germany-infantry": 1}},
    )
    assert field.tags().count("country-fell") == 1
    assert field.owner("zagreb") == "germany" and field.owner("sarajevo") == field.owner("belgrade") == "britain"
