"""The officer's common sense: what a person would call a blunder it leaves alone."""

from __future__ import annotations

import random

import pytest
from europe_field import Field

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.officer import Officer
from sandtable.games.europe.officer.aims import steps_to
from sandtable.games.europe.officer.estimates import guard
from sandtable.games.europe.officer.ground import is_hopeless
from sandtable.kernel import Question, Seeded, play


def ask(field: Field, seat: str) -> str:
    question = Question(seat, field.pending())
    return str(Officer().answer(GAME.knowledge(field.state, frozenset({seat})), question, random.Random(1)))


def lead(field: Field, seat: str, most: int = 60) -> list[str]:
    """What the officer does until it passes."""
    dice, done = Seeded(1), list[str]()
    while field.decision is not None and len(done) < most and "pass" not in done:
        asked = field.decision.seats[0]
        action = ask(field, asked)
        if asked == seat:
            done.append(action)
        field.decision = play(field.state, field.decision, asked, GAME.parse(action), dice, field.events)
    return done


def test_britain_does_not_declare_war_where_it_may_not_land() -> None:
    """Norway, attacked and not taken, would join Germany; the Allies may not land there while it is neutral."""
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1939 autumn",
        hpp={"britain": 25, "france": 0},
        units={"dover": {"britain-aircraft": 3, "britain-fleet": 2, "britain-armour": 2}},
    )
    assert "declare norway" not in lead(field, "britain")


def test_aircraft_come_nearer_before_they_strike() -> None:
    """From Essen Paris is out of range; from Belgium it is not."""
    field = Field(
        "sichelschnitt",
        turn="1940 summer",
        hpp={"germany": 40},
        control={"calais": "germany", "belgium": "germany"},
        units={
            "warsaw": {"germany-infantry": 1},
            "calais": {"germany-infantry": 4, "germany-armour": 3},
            "belgium": {"germany-infantry": 1},
            "essen": {"germany-aircraft": 5},
            "paris": {"france-infantry": 5},
        },
    )
    done = lead(field, "germany")
    assert done.index("take germany-aircraft essen 0") < done.index("attack paris france")
    assert any(text.startswith("join germany-aircraft") for text in done)


def test_only_troops_guard_a_place() -> None:
    """Aircraft alone hold nothing: with them a place counts as open."""
    field = Field("sichelschnitt", units={"belgium": {"germany-aircraft": 4}, "holland": {"germany-infantry": 1}})
    assert guard(field.state, t.GERMANY, t.AREA["belgium"]) == 0
    assert guard(field.state, t.GERMANY, t.AREA["holland"]) == 2


def test_the_capital_is_not_stripped_for_a_landing() -> None:
    """Against Barbarossa the Soviets have no money for landings and no troops to spare from Leningrad."""
    field = Field(
        "barbarossa",
        side="allies",
        turn="1941 autumn",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        hpp={"soviet": 10},
        units={"leningrad": {"soviet-infantry": 1, "soviet-fleet": 1}, "moscow": {"soviet-infantry": 6}},
    )
    assert not any(text.startswith(("attack denmark", "embark")) for text in lead(field, "soviet"))


def test_what_nobody_could_take_draws_no_troops() -> None:
    units = {"berlin": {"germany-infantry": 30}, "essen": {"usa-infantry": 4}}
    field = Field("war", turn="1944 summer", standing={"usa": "active"}, units=units)
    assert is_hopeless(field.state, t.USA, t.BERLIN)
    assert not is_hopeless(field.state, t.USA, t.AREA["rome"])


@pytest.mark.rule("EU-5.2a", "EU-5.2d")
@pytest.mark.parametrize("phase", ["campaign", "movement", "redeployment"])
def test_france_keeps_a_garrison_in_the_maginot_line(phase: str) -> None:
    """Whatever calls the army away, two units stay behind the walls; once these have fallen nobody is bound to them."""
    units = {
        "maginot": {"france-infantry": 4, "france-armour": 1},
        "belgium": {"germany-infantry": 2},
        "essen": {"germany-armour": 4},
    }
    field = Field(
        "sichelschnitt", turn="1940 spring", side="allies", phase=phase, units=units, control={"belgium": "germany"}
    )
    lead(field, "france")
    assert sum(field.at("maginot").values()) >= 2


def test_germany_gathers_before_belgium_and_not_before_the_maginot_line() -> None:
    """Stuttgart is as near to Paris as Essen, but a fort stands in the way."""
    assert steps_to(t.PARIS)[t.AREA["stuttgart"]] == 4 and steps_to(t.PARIS)[t.AREA["essen"]] == 3
    field = Field(
        "sichelschnitt",
        turn="1939 autumn",
        phase="redeployment",
        hpp={"germany": 0},
        units={
            "warsaw": {"germany-infantry": 1},
            "stuttgart": {"germany-armour": 2, "germany-infantry": 1},
            "essen": {"germany-infantry": 2},
            "maginot": {"france-infantry": 4},
            "paris": {"france-infantry": 2},
        },
    )
    lead(field, "germany")
    assert field.at("essen").get("germany-armour") == 2


def test_aircraft_alone_are_no_garrison_of_a_goal() -> None:
    """With four aircraft in Belgium its only land unit stays there, since the French stand next door."""
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 20},
        control={"calais": "germany", "belgium": "germany", "holland": "germany"},
        units={
            "warsaw": {"germany-infantry": 1},
            "calais": {"germany-infantry": 3, "germany-armour": 2},
            "holland": {"germany-infantry": 1},
            "belgium": {"germany-armour": 1, "germany-aircraft": 4},
            "maginot": {"france-infantry": 2},
            "paris": {"france-infantry": 5},
        },
    )
    lead(field, "germany")
    assert field.at("belgium").get("germany-armour") == 1
