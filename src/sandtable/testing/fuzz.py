"""Random games by the hundred: they end, keep their invariants, and replay to the same bytes."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from sandtable.kernel import Event, Game, Recorded, advance, dumps, play
from sandtable.kernel.event import SHARED
from sandtable.registry import game as find_game
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


class Task(Struct, frozen=True):
    """One random game that is to be played."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: int
    replay: bool
    most: int


class Ended(Struct, frozen=True):
    """A random game that went well: how it ended, after how many decisions."""

    key: str
    decisions: int


def fuzz(
    game: Game,
    scenarios: list[str] | None = None,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    replay: bool = True,
    most: int = MOST,
    workers: int = 1,
    progress: Callable[[int], None] = lambda count: None,
) -> FuzzReport:
    """Play so many random games, spread over the scenarios; options that are not given are drawn by the seed.

    With several workers the game must be a registered one; the report is the same.
    """
    names = scenarios or [each.id for each in game.scenarios()]
    report = FuzzReport(game.name)
    start = time.perf_counter()
    tasks = []
    for number in range(games):
        name = names[number % len(names)]
        chosen = some_options(game, name, seed + number) | dict(options or {})
        tasks.append(Task(game.name, name, chosen, seed + number, replay, most))
    for ended in _played(game, tasks, workers):
        if isinstance(ended, Failure):
            report.failures.append(ended)
        else:
            report.decisions += ended.decisions
            report.results[ended.key] = report.results.get(ended.key, 0) + 1
        report.games += 1
        progress(report.games)
    report.seconds = time.perf_counter() - start
    return report


def _played(game: Game, tasks: list[Task], workers: int) -> Iterator[Ended | Failure]:
    """The games one after another, in the order of their seeds."""
    if workers <= 1:
        yield from (play_one(game, task) for task in tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_play_there, tasks, chunksize=max(1, min(10, len(tasks) // (8 * workers))))


def _play_there(task: Task) -> Ended | Failure:
    return play_one(find_game(task.game), task)


def play_one(game: Game, task: Task) -> Ended | Failure:
    """Play a game at random, look at its invariants, replay it."""
    try:
        made = random_game(game, task.scenario, task.options, task.seed, check=True, most=task.most)
        outcome = game.result(made.state)
        if outcome is None:
            raise AssertionError("nobody is asked, but there is no result")
        if task.replay:
            replays(game, task.scenario, task.options, made)
        return Ended(outcome.key, made.decisions)
    except Exception:
        return Failure(task.scenario, task.options, task.seed, traceback.format_exc(limit=-6))


def some_options(game: Game, scenario: str, seed: int) -> dict[str, Any]:
    """Options of a scenario: the defaults first, then others by the seed."""
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
    odd = {type(event).__name__ for event in out if type(event) not in (*game.events, *SHARED)}
    assert not odd, f"the game's events do not name {', '.join(sorted(odd))}"
