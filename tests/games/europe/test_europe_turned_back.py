"""Chapter 12.2: a mission that was met turns back, or goes on with what is left of it."""

from __future__ import annotations

from functools import partial
from typing import Any

import europe_field
import pytest
from europe_field import Field

from sandtable.games.europe import tables as t

sickle = partial(europe_field.sickle, level="advanced")
POLAND = europe_field.POLAND


def stands(field: Field, area: str) -> list[tuple[str, int]]:
    """The units of an area with their points left."""
    return sorted((unit.name, unit.points) for unit in field.state.units.values() if t.AREAS[unit.area] == area)


def landing(**more: Any) -> Field:
    """Two British infantry on their way to Calais with a fleet as escort, and an aircraft beside them."""
    field = sickle(
        side="allies",
        control={"calais": "germany", "brest": "germany", "paris": "germany"},
        units={
            "plymouth": {"britain-fleet": 3, "britain-infantry": 2, "britain-aircraft": 1},
            "calais": {"germany-infantry": 1},
            "kiel": {"germany-fleet": 2},
            **POLAND,
            **more,
        },
    )
    field.do("britain", "attack calais germany", "embark britain-infantry britain-fleet plymouth 2")
    field.do("britain", "join britain-fleet plymouth 0 1", "join britain-aircraft plymouth 0 1", "launch")
    field.do("britain", "route english-channel")
    return field


@pytest.mark.rule("EU-12.2a", "EU-12.2b", "EU-5.1.3c")
def test_a_landing_that_turns_back_leaves_the_aircraft_to_fight_alone() -> None:
    field = landing()
    field.do("germany", "intervene germany-fleet kiel english-channel 2", dice=(6, 6, 6, 6))
    assert field.last("round-fought").attack == ((3, (6, 6)),) and field.last("round-fought").defence == ((3, (6,)),)
    field.do("germany", "press")
    field.do("britain", "withdraw -", dice=(6, 6))
    assert field.last("round-fought").stage == "land" and field.last("round-fought").ground != "coast"
    assert stands(field, "plymouth")[-2:] == [("britain-infantry", 0)] * 2, "back where they came from, and done"
    assert field.at("plymouth")["britain-fleet"] == 3 and field.at("calais") == {"germany-infantry": 1}


@pytest.mark.rule("EU-12.2b", "EU-4.4d")
def test_a_landing_that_fights_its_way_through_comes_ashore() -> None:
    field = landing()
    field.do("germany", "intervene germany-fleet kiel english-channel 2", dice=(6, 6, 6, 1))
    field.do("germany", "withdraw -", dice=(6, 6, 6, 6))
    assert field.last("round-fought").area == "calais" and field.last("round-fought").ground == "coast"
    assert field.at("kiel") == {"germany-fleet": 1}


@pytest.mark.rule("EU-12.2c", "EU-12.2a")
def test_aircraft_that_turn_back_from_a_change_of_base_stay_and_have_moved() -> None:
    field = sickle(
        phase="movement", units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 1}, **POLAND}
    )
    field.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    field.do("france", "intervene france-aircraft maginot stuttgart 1", dice=(6, 6))
    field.do("france", "press")
    field.do("germany", "withdraw -")
    assert field.at("essen") == {"germany-aircraft": 1} and field.at("stuttgart") == {}
    assert field.why("germany", "take germany-aircraft essen 0") == "no-such-stack", "it has moved for this turn"


@pytest.mark.rule("EU-12.2b", "EU-4.4c")
def test_cargo_whose_ships_turn_back_goes_no_farther_by_land() -> None:
    field = sickle(
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 2, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}, **POLAND},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    field.do("britain", "carry dover belgium", "load britain-infantry 1", "guard britain-fleet 1", "launch")
    field.do("britain", "route north-sea")
    field.do("germany", "intervene germany-fleet kiel north-sea 1", dice=(2, 6, 6))
    field.do("germany", "press")
    field.do("britain", "withdraw -")
    assert ("britain-infantry", 0) in stands(field, "dover")
    assert field.why("britain", "take britain-infantry dover 1") == "no-such-stack"


@pytest.mark.rule("EU-12.2a", "EU-5.1g")
@pytest.mark.parametrize("sent", ["essen", "calais"])
def test_aircraft_sent_to_the_place_of_the_battle_defend_it(sent: str) -> None:
    """From elsewhere or from the area itself: they fight in the battle, once."""
    field = landing(**{sent: {"germany-infantry": 1, "germany-aircraft": 1}})
    field.do("germany", f"intervene germany-aircraft {sent} calais 1", dice=(6, 6))
    fought = field.last("round-fought")
    assert fought.area == "calais" and fought.stage == "air" and fought.defence == ((4, (6,)),)
