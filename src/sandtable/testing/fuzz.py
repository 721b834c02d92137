"""Random games by the hundred: they end, keep their invariants, and replay to the same bytes."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from sandtable.kernel import Event, Game, Recorded, advance, dumps, play
from sandtable.testing.walk import MOST, Played, random_game


class Failure(Struct, frozen=True):
    """A game that went wrong: scenario, options and seed make it again."""

    scenario: str
    options: dict[str, Any]
    seed: int
    text: str


class FuzzReport(Struct):
    """What came of it."""

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    results: dict[str, int] = {}
    failures: list[Failure] = []


def fuzz(
    game: Game,
    scenarios: list[str] | None = None,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    replay: bool = True,
    most: int = MOST,
    progress: Callable[[int], None] = lambda count: None,
) -> FuzzReport:
    """Play so many random games, spread over the scenarios; with random options where none are given."""
    names = scenarios or [each.id for each in game.scenarios()]
    report = FuzzReport(game.name)
    start = time.perf_counter()
    for number in range(games):
        name = names[number % len(names)]
        chosen = dict(options) if options is not None else some_options(game, name, seed + number)
        try:
            made = random_game(game, name, chosen, seed + number, check=True, most=most)
            outcome = game.result(made.state)
            if outcome is None:
                raise AssertionError("nobody is asked, but there is no result")
            if replay:
                replays(game, name, chosen, made)
            report.decisions += made.decisions
            report.results[outcome.key] = report.results.get(outcome.key, 0) + 1
        except Exception:
            report.failures.append(Failure(name, chosen, seed + number, traceback.format_exc(limit=-6)))
        report.games += 1
        progress(report.games)
    report.seconds = time.perf_counter() - start
    return report


def some_options(game: Game, scenario: str, seed: int) -> dict[str, Any]:
    """Options of a scenario: the defaults first, then others by the seed."""
    import random

    rng = random.Random(f"{seed}/options")
    chosen: dict[str, Any] = {}
    for option in game.scenario(scenario).options:
        if seed % 3 == 0:
            chosen[option.id] = option.default
        elif isinstance(option.default, bool):
            chosen[option.id] = rng.random() < 0.5
        elif option.choices:
            chosen[option.id] = option.choices[int(rng.random() * len(option.choices))]
        elif isinstance(option.default, int) and option.high:
            chosen[option.id] = rng.randint(option.low, option.high)
        else:
            chosen[option.id] = option.default
    return chosen


def replays(
    game: Game, scenario: str, options: Mapping[str, Any], made: Played, texts: list[str] | None = None
) -> None:
    """The recorded rolls lead to the same bytes and the same events; `texts` are the moves in notation."""
    texts = texts or [str(move.action) for move in made.moves]
    state, out = game.start(scenario, options), list[Event]()
    dice = Recorded(made.begin)
    decision = advance(state, dice, out)
    dice.done()
    for move, text in zip(made.moves, texts, strict=True):
        assert decision is not None, "the replay is over before the game was"
        dice = Recorded(move.rolls)
        decision = play(state, decision, move.seat, game.parse(text), dice, out)
        dice.done()
    assert dumps(state) == dumps(made.state), "the replay ends in another state"
    assert out == made.events, "the replay has other events"
