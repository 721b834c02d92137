"""Computer players in whole matches, and standing orders."""

from __future__ import annotations

import random

import pytest
from europe_field import Field, belgium

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.officer import Officer
from sandtable.games.europe.officer.recruit import Recruit
from sandtable.kernel import Ask, Opponent, Outcome, Question, Seeded, advance, play
from sandtable.lab.playing import Result, play_match
from sandtable.opponents import Mind, RandomPlayer


def match(scenario: str, axis: Opponent, allies: Opponent, seed: int, level: str = "basic") -> Outcome:
    minds = Mind(axis), Mind(allies)
    state, dice, rng = GAME.start(scenario, {"level": level}), Seeded(seed), random.Random(seed)
    decision = advance(state, dice, [])
    for _ in range(6000):
        if decision is None:
            break
        seat = decision.seats[0]
        mind = minds[t.SIDE[t.POWERS.index(seat)] != t.AXIS]
        view = GAME.knowledge(state, frozenset({seat})) if mind.needs_knowledge else None
        action = mind.choose(view, Question(seat, decision), rng)
        decision = play(state, decision, seat, action, dice, [])
    found = GAME.result(state)
    assert found is not None
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_the_officer_beats_chance_in_the_first_scenario(seed: int) -> None:
    assert "germany" in match("sichelschnitt", Officer(), RandomPlayer(), seed).winners
    assert "germany" not in match("sichelschnitt", RandomPlayer(), Officer(), seed).winners


def test_officers_end_an_advanced_match() -> None:
    assert match("sichelschnitt", Officer(), Officer(), 3, "advanced").key
    assert match("sichelschnitt", Recruit(), Recruit(), 3, "advanced").key
    assert [level for level in GAME.opponents() if "-" not in level] == ["recruit", "officer", "colonel", "marshal"]


def test_standing_orders_answer_losses() -> None:
    field = belgium(
        {
            "holland": {"germany-armour": 3},
            "belgium": {"france-infantry": 1, "france-armour": 1, "france-aircraft": 1},
        }
    )
    field.do("germany", "attack belgium france", "join germany-armour holland 2 3", "launch", dice=(1, 6, 6, 6, 6, 6))
    assert field.kind == "losses"
    view, question = GAME.knowledge(field.state, frozenset({"france"})), Question("france", field.pending())
    answers = {mode: str(GAME.answer("losses", {"mode": mode}, view, question)) for mode in GAME.standing[0].modes}
    assert answers["cheapest"] == "lose france-infantry belgium"
    assert answers["dearest"] == "lose france-aircraft belgium"
    assert answers["keep-aircraft"] == "lose france-infantry belgium"


def test_standing_orders_answer_everything_off_turn() -> None:
    kinds = {kind.key: kind.modes for kind in GAME.standing}
    asked = {frame.standing for frame in GAME.frames if issubclass(frame, Ask) and frame.standing}
    assert asked == set(kinds)


def test_standing_orders_for_interventions() -> None:
    field = Field(
        "sichelschnitt",
        level="advanced",
        phase="movement",
        units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 2}, "warsaw": {"germany-infantry": 1}},
    )
    field.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    view, question = GAME.knowledge(field.state, frozenset({"france"})), Question("france", field.pending())
    assert str(GAME.answer("interventions", {"mode": "never"}, view, question)) == "hold"
    assert str(GAME.answer("interventions", {"mode": "always"}, view, question)).endswith(" 2")
    assert str(GAME.answer("interventions", {"mode": "if-stronger"}, view, question)).endswith(" 2")


def series(scenario: str, levels: tuple[str, str], seed: int, level: str = "basic") -> Result:
    options = {option.id: option.default for option in GAME.scenario(scenario).options} | {"level": level}
    return play_match(GAME, scenario, options, GAME.players(scenario, options, 2), levels, seed)


@pytest.mark.parametrize("levels", [("officer", "random"), ("random", "officer")])
@pytest.mark.parametrize("scenario", ["sichelschnitt", "barbarossa", "overlord", "war"])
def test_the_officer_beats_chance_as_either_alliance(scenario: str, levels: tuple[str, str]) -> None:
    for seed, level in ((1, "basic"), (2, "advanced")):
        assert series(scenario, levels, seed, level).winners == (levels.index("officer"),)


@pytest.mark.parametrize("scenario", ["sichelschnitt", "barbarossa", "overlord"])
def test_recruits_play_to_the_end(scenario: str) -> None:
    assert series(scenario, ("recruit", "recruit"), 3, "advanced").key
