"""The officer: what it aims at in a position."""

from __future__ import annotations

import random
from typing import Any

import pytest
from europe_field import Field
from msgspec.structs import replace

from sandtable.games.europe import GAME
from sandtable.games.europe.model import CUT
from sandtable.games.europe.officer import Officer
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.kernel import Question, Seeded, advance, play


def ask(field: Field, seat: str) -> str:
    """What the officer does now."""
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


SUMMER: dict[str, Any] = {"turn": "1940 summer", "hpp": {"germany": 40}}
GARRISON = {"warsaw": {"germany-infantry": 1}}


def test_it_walks_into_an_open_goal_even_from_another_one() -> None:
    field = Field(
        "sichelschnitt",
        **SUMMER,
        control={"calais": "germany", "paris": "france"},
        units=GARRISON | {"calais": {"germany-infantry": 2}, "lyon": {"france-infantry": 1}},
    )
    done = lead(field, "germany")
    assert done[0] == "take germany-infantry calais 1"
    assert done[1].startswith("march paris")
    assert field.owner("paris") == "germany"


def test_it_fights_one_war_after_another_and_keeps_troops_for_the_next() -> None:
    field = Field(
        "sichelschnitt",
        turn="1939 winter",
        hpp={"germany": 30},
        units=GARRISON | {"essen": {"germany-infantry": 6, "germany-aircraft": 4}, "kiel": {"germany-infantry": 4}},
    )
    done = lead(field, "germany")
    steps = [text for text in done if text.startswith(("declare", "attack"))]
    for number in range(0, 6, 2):
        country = steps[number].split()[1]
        assert steps[number + 1] == f"attack {country} {country}"
    assert {text.split()[1] for text in steps[::2]} == {"belgium", "holland", "denmark"}
    assert [field.owner(name) for name in ("belgium", "holland", "denmark")] == ["germany"] * 3


def test_it_does_not_attack_what_it_cannot_beat() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 40},
        control={"calais": "germany"},
        units=GARRISON | {"calais": {"germany-infantry": 3}, "paris": {"france-infantry": 9, "france-armour": 5}},
    )
    assert not any(text.startswith("attack paris") for text in lead(field, "germany"))


def test_in_the_last_turn_it_tries_what_decides() -> None:
    field = Field(
        "sichelschnitt",
        **SUMMER,
        control={"calais": "germany"},
        units=GARRISON | {"calais": {"germany-infantry": 3}, "paris": {"france-infantry": 3}},
    )
    assert "attack paris france" in lead(field, "germany")


def test_it_tries_a_large_battle_too_when_nothing_else_is_left() -> None:
    """Seventeen units defend Moscow: on average the attack fails, but without it the match is lost for certain."""
    field = Field(
        "barbarossa",
        turn="1942 winter",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        hpp={"germany": 20},
        control={"novgorod": "germany", "leningrad": "germany", "stalingrad": "germany"},
        units={
            "novgorod": {"germany-infantry": 6, "germany-armour": 6, "germany-aircraft": 5},
            "moscow": {"soviet-infantry": 17},
            "leningrad": {"germany-infantry": 4},
            "stalingrad": {"germany-infantry": 4},
        },
    )
    assert "attack moscow soviet" in lead(field, "germany")


def test_moscow_is_the_last_place_that_the_soviets_give_up() -> None:
    field = Field(
        "barbarossa",
        side="allies",
        phase="building",
        turn="1941 autumn",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        hpp={"soviet": 10},
        units={"moscow": {"soviet-infantry": 8}, "leningrad": {"soviet-infantry": 1}},
    )
    done = lead(field, "soviet")
    assert done[0] == "order soviet-infantry" and done[1].startswith("build moscow")
    assert not [action for action in done if action.startswith("build") and "moscow" not in action]


def test_the_soviets_do_not_always_stand_at_the_border() -> None:
    """Both the proposal of the scenario and a set-up in depth are seen, and both are complete."""
    moscow = set()
    for seed in range(6):
        field, rng = Field("barbarossa"), random.Random(seed)
        while field.kind == "set-up" and field.pending().seats[0] != "germany":
            seat = field.pending().seats[0]
            view = GAME.knowledge(field.state, frozenset({seat}))
            field.do(seat, str(Officer().answer(view, Question(seat, field.pending()), rng)))
        moscow.add(field.at("moscow").get("soviet-infantry", 0))
        assert sum(unit.name.startswith("soviet") for unit in field.state.units.values()) == 36
    assert moscow == {2, 4}


def test_poland_gets_its_garrison_and_it_is_infantry() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        phase="redeployment",
        units={"berlin": {"germany-infantry": 2}, "essen": {"germany-armour": 2}},
    )
    done = lead(field, "germany", most=2)
    assert done[0].startswith("take germany-infantry")
    assert done[1].split()[1] in ("warsaw", "cracow", "poznan", "danzig")


def test_the_same_seed_gives_the_same_match() -> None:
    def actions(seed: int) -> list[str]:
        state, dice, rng = GAME.start("barbarossa", {"level": "advanced"}), Seeded(seed), random.Random(seed)
        decision, done = advance(state, dice, []), list[str]()
        while decision is not None and len(done) < 200:
            seat = decision.seats[0]
            action = Officer().answer(GAME.knowledge(state, frozenset({seat})), Question(seat, decision), rng)
            done.append(str(action))
            decision = play(state, decision, seat, action, dice, [])
        return done

    assert actions(5) == actions(5)


@pytest.mark.rule("EU-4.4c")
def test_who_is_cut_off_is_not_offered_as_cargo() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        units=GARRISON | {"kiel": {"germany-fleet": 2, "germany-armour": 2}, "dover": {"britain-infantry": 1}},
    )
    cut = max(n for n, unit in field.state.units.items() if unit.name == "germany-armour")
    field.state.units[cut] = replace(field.state.units[cut], marks=CUT)
    make_index(field.state)
    field.do("germany", "attack dover britain", "embark germany-armour germany-fleet kiel 1")
    assert not any(text.startswith("embark") for text in field.options("germany"))
    assert field.why("germany", "embark germany-armour germany-fleet kiel 1") == "no-such-stack"
