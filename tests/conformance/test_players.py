"""A computer player keeps nothing in itself: any process can take the next question of any match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sandtable.kernel import Action, Event, Game, Opponent, Question, Seeded, advance, play
from sandtable.opponents import Level, Thinker
from sandtable.opponents.levels import BY_NAME
from sandtable.registry import game as find_game
from sandtable.registry import names

SAME = {level for level in BY_NAME if level.startswith("colonel")}
"""Levels that differ from others by their time alone, which is not counted here."""
LEVELS = [(name, level) for name in names(hidden=True) for level in find_game(name).opponents() if level not in SAME]
DECISIONS = 120

Chooser = Callable[[Any, Question, Any, random.Random], tuple[Action, Any]]


def test_every_game_has_a_player_that_thinks() -> None:
    assert {name for name, _ in LEVELS} == set(names(hidden=True))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_new_player_at_every_question_with_a_memory_sent_as_json_plays_the_same(name: str, level: str) -> None:
    game = find_game(name)
    make = _repeatable(game.opponents()[level])
    for scenario in game.scenarios()[: 1 if level in BY_NAME else 2]:
        options = {option.id: option.default for option in scenario.options}
        one = make()
        kept = list(_actions(game, scenario.id, options, one.choose))
        sent = list(_actions(game, scenario.id, options, lambda *asked: _from_afar(make, *asked)))
        assert kept == sent


def _repeatable(make: Callable[[], Opponent]) -> Callable[[], Opponent]:
    """A clock would let no two matches be the same: who thinks by the clock gets a number of playouts instead."""
    made = make()
    if not isinstance(made, Thinker):
        return make
    staff, style = made.staff, made.level.style
    return lambda: Thinker(staff, Level(0.0, playouts=2, first=2, style=style))


def _from_afar(
    make: Callable[[], Opponent], known: Any, question: Question, memory: Any, rng: random.Random
) -> tuple[Action, Any]:
    action, kept = make().choose(known, question, json.loads(json.dumps(memory)), rng)
    return action, json.loads(json.dumps(kept))


def _actions(game: Game, scenario: str, options: dict[str, Any], choose: Chooser) -> Iterator[str]:
    """The first actions of a match in which every seat is played this way."""
    state, dice, rng, out = game.start(scenario, options), Seeded(3), random.Random(3), list[Event]()
    memories: dict[str, Any] = {}
    decision = advance(state, dice, out)
    for _ in range(DECISIONS):
        if decision is None:
            return
        seat = decision.seats[0]
        known = game.knowledge(state, frozenset((seat,)))
        action, memories[seat] = choose(known, Question(seat, decision), memories.get(seat), rng)
        yield f"{seat} {action}"
        decision = play(state, decision, seat, action, dice, out)
