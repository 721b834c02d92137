"""Chapters 5.1d and 11: when a country falls, and what its friends do then."""

from __future__ import annotations

import pytest
from europe_field import Field, sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.conquest import power_falls


@pytest.mark.rule("EU-11a", "EU-11b")
def test_a_power_falls_only_if_its_capital_stays_lost() -> None:
    """Paris is retaken in time; London was never lost."""
    field = sickle(
        side="allies",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"lyon": {"france-infantry": 1}, "london": {"britain-infantry": 1}},
    )
    field.do("france", "take france-infantry lyon 1", "march paris 1", "pass")
    field.do("britain", "pass")
    assert field.kind == "movement" and "power-fell" not in field.tags()


@pytest.mark.rule("EU-R103", "EU-5.1d", "EU-4.3c")
def test_helpers_of_a_fallen_minor_flee() -> None:
    field = war(
        turn="1941 spring",
        hpp={"germany": 40},
        standing={"yugoslavia": "joined"},
        patron={"yugoslavia": "britain"},
        control={"salonika": "britain"},
        units={
            "budapest": {"germany-infantry": 2},
            "belgrade": {"yugoslavia-infantry": 1},
            "skopje": {"britain-aircraft": 1},
            "zagreb": {"britain-fleet": 1},
        },
    )
    field.do("germany", "attack belgrade britain", "join germany-infantry budapest 1 2", "launch", dice=(1, 1, 6))
    assert field.owner("skopje") == "germany" and field.at("skopje") == {}
    assert field.at("salonika") == {"britain-aircraft": 1}, "within two areas"
    assert field.kind == "refuge" and field.pending().seats == ("britain",)
    field.do("britain", "flee malta")
    assert field.at("zagreb") == {} and field.at("malta") == {"britain-fleet": 1}


@pytest.mark.rule("EU-R103", "EU-11b", "EU-13.2")
def test_allies_of_a_fallen_power_leave_its_bases() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"brest": {"britain-aircraft": 1}, "morocco": {"britain-aircraft": 1}, "calais": {"britain-infantry": 1}},
    )
    field.do("france", "pass")
    field.do("britain", "pass")
    field.until("refuge")
    field.do("britain", "flee plymouth")
    assert field.owner("brest") == "germany" and field.at("brest") == {}
    assert field.owner("morocco") == "vichy-france" and field.at("morocco").get("britain-aircraft") is None
    assert field.at("gibraltar") == {"britain-aircraft": 1}


@pytest.mark.rule("EU-R103")
def test_strangers_leave_what_becomes_nobodys() -> None:
    field = Field("overlord", side="allies", control={"london": "germany"}, units={"tripoli": {"usa-aircraft": 1}})
    power_falls(field.state, t.BRITAIN, [])
    assert field.owner("tripoli") == "" and any("Scatter" in type(frame).__name__ for frame in field.state.stack)
