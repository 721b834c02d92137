"""Advice: from what the seat knows alone, legal, and with chances that its own tries give."""

from __future__ import annotations

import random
from typing import Any

import pytest

from opponents.test_thinking import THINKING, first_scenario, opened
from sandtable.kernel import Action, Decision, Measure, Question
from sandtable.opponents import Level
from sandtable.opponents.coach import LEAST, Advice, Coach
from sandtable.registry import game as find_game

QUICK = Level(0.0, playouts=4, first=3)


def advised(name: str, state: Any, decision: Decision[Any], played: Action | None = None) -> Advice:
    game, seat = find_game(name), decision.seats[0]
    known = game.knowledge(state, frozenset((seat,)))
    return Coach(game.staff(), QUICK, known, Question(seat, decision), random.Random(3)).advice(played)


@pytest.mark.parametrize("name", THINKING)
def test_what_is_advised_can_be_done_at_once(name: str) -> None:
    state, decision = opened(find_game(name), first_scenario(name), 4)
    found = advised(name, state, decision)
    best = find_game(name).parse(found.ideas[0].steps[0])
    told = [each for each in found.ideas if each.tries >= LEAST and 0 <= each.chance <= 1]
    assert told == list(found.ideas)
    assert find_game(name).staff().tells(best)
    if name != "barbarossa":  # there a card is taken up before it is written on
        assert decision.why_not(decision.seats[0], best) is None


@pytest.mark.parametrize("name", THINKING)
def test_what_is_hidden_has_no_say_in_advice(name: str) -> None:
    """Two states that the seat cannot tell apart get the same advice, film and all."""
    game = find_game(name)
    state, decision = opened(game, first_scenario(name), 3)
    seat = decision.seats[0]
    other = game.imagine(game.knowledge(state, frozenset((seat,))), random.Random(77))
    frame = other.stack[-1]
    assert advised(name, other, Decision(frame.seats(other), frame, other)) == advised(name, state, decision)


@pytest.mark.parametrize("name", THINKING)
def test_what_was_played_is_held_against_it(name: str) -> None:
    state, decision = opened(find_game(name), first_scenario(name), 4)
    found = decision.options(decision.seats[0])
    played = found.first if isinstance(found, Measure) else found[-1]
    told = advised(name, state, decision, played)
    assert [each.played for each in told.ideas].count(True) == 1


def test_what_the_best_idea_brings_is_what_its_tries_showed() -> None:
    """Shares are of the same tries as the chances, and gains are on the side of the best idea."""
    state, decision = opened(find_game("blitzkrieg"), "hannut", 6)
    told = advised("blitzkrieg", state, decision)
    for point in told.gains:
        hurts = point.news.seat == decision.seats[0]
        assert point.share != point.other and (point.share < point.other) == hurts
        assert (point.share * told.ideas[0].tries) % 1 == pytest.approx(0, abs=1e-9)
