"""A series of matches, spread over processes or a cluster."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol

from msgspec import Struct

from sandtable.headers import counted
from sandtable.kernel import SandtableError
from sandtable.lab.playing import Result, Timing, play_match
from sandtable.registry import game as find_game


class Task(Struct, frozen=True):
    """A batch of matches: everything a worker needs to know."""

    game: str
    scenario: str
    options: dict[str, Any]
    levels: tuple[str, ...]
    seeds: tuple[int, ...]


class Broken(Struct, frozen=True):
    """A match that failed; the seed makes it again."""

    seed: int
    text: str


class Series(Struct):
    """What came of many matches. `wins` is by player; two of one level are told apart by a number."""

    game: str
    scenario: str
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: int
    games: int
    workers: int
    wins: dict[str, int] = {}
    draws: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mean_ms: dict[str, float] = {}
    max_ms: dict[str, float] = {}
    turn_ms: dict[str, float] = {}
    max_turn_ms: dict[str, float] = {}
    by_seat: dict[str, int] = {}
    results: dict[str, int] = {}
    seats: dict[str, tuple[str, ...]] = {}
    failures: list[Broken] = []


class Engine(Protocol):
    """Where tasks are carried out."""

    def run(self, tasks: Sequence[Task]) -> Iterable[list[Result | Broken]]: ...


def carry_out(task: Task) -> list[Result | Broken]:
    """Play a batch; what fails is kept with its seed."""
    game = find_game(task.game)
    game.warm()
    shares = game.players(task.scenario, task.options, len(task.levels))
    done: list[Result | Broken] = []
    for seed in task.seeds:
        try:
            done.append(play_match(game, task.scenario, task.options, shares, task.levels, seed))
        except Exception:
            done.append(Broken(seed, traceback.format_exc(limit=-6)))
    return done


class Here:
    """In this process."""

    def run(self, tasks: Sequence[Task]) -> Iterator[list[Result | Broken]]:
        yield from map(carry_out, tasks)


class Pool:
    """In processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, tasks: Sequence[Task]) -> Iterator[list[Result | Broken]]:
        with ProcessPoolExecutor(self._workers) as pool:
            for done in as_completed([pool.submit(carry_out, task) for task in tasks]):
                yield done.result()


class Cluster:
    """On a Ray cluster: the extra `cluster`. Every node needs the same token file and RAY_AUTH_MODE=token."""

    def run(self, tasks: Sequence[Task]) -> Iterator[list[Result | Broken]]:
        try:
            import ray  # here: the extra `cluster`
        except ImportError as wrong:
            raise SandtableError("The cluster needs Ray: pip install 'sandtable[cluster]'.") from wrong
        ray.init(ignore_reinit_error=True, log_to_driver=False)
        remote = ray.remote(carry_out)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)


def simulate(
    game: str,
    scenario: str,
    *,
    games: int,
    players: Sequence[str],
    seed: int = 1,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda count: None,
    engine: Engine | None = None,
) -> Series:
    """Play so many matches; the same seed gives the same series, however many workers there are."""
    found = find_game(game)
    defaults = {option.id: option.default for option in found.scenario(scenario).options}
    chosen = counted(found, scenario, defaults | dict(options or {}), len(players))
    shares = found.players(scenario, chosen, len(players))
    names = player_names(players)
    series = Series(game, scenario, chosen, tuple(players), seed, games, workers)
    series.wins = dict.fromkeys(names, 0)
    series.seats = dict(zip(names, map(tuple, shares), strict=True))
    size = max(1, min(10, games // (4 * workers) or 1))
    seeds = range(seed, seed + games)
    tasks = [Task(game, scenario, chosen, tuple(players), tuple(seeds[at : at + size])) for at in range(0, games, size)]
    start = time.perf_counter()
    timings = [Timing() for _ in names]
    done = 0
    for batch in (engine or (Pool(workers) if workers > 1 else Here())).run(tasks):
        for result in batch:
            done += 1
            _count(series, names, timings, result)
        progress(done)
    series.seconds = time.perf_counter() - start
    series.failures.sort(key=lambda each: each.seed)
    for name, timing in zip(names, timings, strict=True):
        series.mean_ms[name] = 1000 * timing.seconds / max(1, timing.decisions)
        series.max_ms[name] = 1000 * timing.longest
        series.turn_ms[name] = 1000 * timing.seconds / max(1, timing.turns)
        series.max_turn_ms[name] = 1000 * timing.longest_turn
    return series


def player_names(levels: Sequence[str]) -> list[str]:
    """`officer`, `random`; two of a kind are `officer-1`, `officer-2`."""
    return [
        level if levels.count(level) == 1 else f"{level}-{levels[: at + 1].count(level)}"
        for at, level in enumerate(levels)
    ]


def _count(series: Series, names: list[str], timings: list[Timing], result: Result | Broken) -> None:
    if isinstance(result, Broken):
        series.failures.append(result)
        return
    series.decisions += result.decisions
    series.draws += not result.winners
    series.results[result.key] = series.results.get(result.key, 0) + 1
    for number in result.winners:
        series.wins[names[number]] += 1
    for seat in result.seats:
        series.by_seat[seat] = series.by_seat.get(seat, 0) + 1
    for timing, more in zip(timings, result.timings, strict=True):
        timing.decisions += more.decisions
        timing.seconds += more.seconds
        timing.longest = max(timing.longest, more.longest)
        timing.turns += more.turns
        timing.longest_turn = max(timing.longest_turn, more.longest_turn)
