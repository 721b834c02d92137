"""How fast it is: every game beside random plies of python-chess, in one run."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from sandtable.headers import make_header, restore
from sandtable.kernel import Event, Game, Question, Seeded, Table, advance, carry_out, clone, dumps, play
from sandtable.kernel.record import parse_record, render
from sandtable.lab.roundtrip import round_trips
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing.fuzz import replays
from sandtable.testing.walk import Position, pick, positions, random_game

RUNS = 3
"""Of each single run the best of so many counts."""
MATCHES = 3
"""What one match costs is chance, and another version of the rules plays another match: the mean of so many counts."""
ODDS_EVERY = 5
"""Few answers have odds, so more positions are asked for them than for the rest."""
POSITIONS = 4000
"""Decisions of a match that are looked at, at most."""


class Figure(Struct, frozen=True):
    """One number. `ratio` is to random plies of python-chess per second, where that makes sense."""

    name: str
    value: float
    unit: str
    ratio: float | None = None


def bench(
    games: Sequence[str] | None = None,
    seconds: float = 1.0,
    progress: Callable[[int], None] = lambda count: None,
) -> list[Figure]:
    """All figures of the games named, or of all games."""
    plies = chess_plies(seconds)
    figures = [Figure("python-chess random play", plies, "plies/s", 1.0)] if plies else []
    for count, name in enumerate(games or names(hidden=True)):
        game = find_game(name)
        game.warm()
        for scenario in game.scenarios():
            figures += scenario_figures(game, scenario.id, seconds, plies)
        figures += own_figures(game) + round_trip_figures(game)
        progress(count)
    figures.append(Figure("memory", memory(), "MiB"))
    return figures


def chess_plies(seconds: float) -> float:
    """Random plies per second of python-chess, a yardstick of the development dependencies; 0 without it.

    Like the decisions beside it in processor time: what else runs on the machine takes no part in the ratio.
    """
    try:
        import chess  # here: optional, and only for the yardstick
    except ImportError:
        return 0.0
    rng = random.Random(1)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number < 100:
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            count += 1
    return count / (time.process_time() - start)


def scenario_figures(game: Game, scenario: str, seconds: float, plies: float) -> list[Figure]:
    """Play, clone, picture, knowledge, replay, load and odds of one scenario."""
    options = {option.id: option.default for option in game.scenario(scenario).options}
    where = f"{game.name} {scenario}"
    random_game(game, scenario, options, 0)
    choices = decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        made = random_game(game, scenario, options, games + 1)
        choices, decisions, games = choices + made.choices, decisions + made.decisions, games + 1
    spent = time.process_time() - start
    rate = choices / spent
    figures = [
        Figure(f"{where}: decisions with a choice", rate, "per s", rate / plies if plies else None),
        Figure(f"{where}: random games", games / spent, "per s"),
        Figure(f"{where}: decisions a game", decisions / games, "decisions"),
    ]
    figures.append(Figure(f"{where}: replay of an entry", replay_us(game, scenario, options), "us"))
    figures += round_figures(game, scenario, options, where)
    return figures + position_figures(game, scenario, options, where) + table_figures(game, scenario, where)


def replay_us(game: Game, scenario: str, options: dict[str, Any]) -> float:
    """Whole games again from their recorded rolls, states and events compared."""
    spent, count = 0.0, 0
    for seed in range(3, 3 + MATCHES):
        made = random_game(game, scenario, options, seed)
        texts = [str(move.action) for move in made.moves]
        spent += _timed(partial(replays, game, scenario, options, made, texts))
        count += len(made.moves)
    return 1e6 * spent / max(1, count)


def round_figures(game: Game, scenario: str, options: dict[str, Any], where: str) -> list[Figure]:
    """What sealed orders cost to carry out: all answers from the one that seals the last of them to the next orders.

    Each match is played three times, and of each round the best counts; of the longest round of each match the mean.
    """
    longest: dict[str, list[float]] = {}
    numbers: Counter[str] = Counter()
    for seed in range(3, 3 + MATCHES):
        runs = [carried_out(game, scenario, options, seed) for _ in range(RUNS)]
        for kind in runs[0]:
            best = [min(times) for times in zip(*(run[kind] for run in runs), strict=True)]
            longest.setdefault(kind, []).append(max(best))
            numbers[kind] += len(best)
    if not longest:
        return []
    kind = max(longest, key=lambda each: numbers[each])
    return [Figure(f"{where}: {kind} carried out, longest", 1e3 * sum(longest[kind]) / len(longest[kind]), "ms")]


def carried_out(game: Game, scenario: str, options: dict[str, Any], seed: int) -> dict[str, list[float]]:
    """How long each round of sealed orders took in one match, by their kind."""
    rounds: dict[str, list[float]] = {}
    rng, dice, out = random.Random(seed), Seeded(seed), list[Event]()
    state = game.start(scenario, options)
    decision, sealed = advance(state, dice, out), ""
    while decision is not None:
        asked, (action, _) = decision, pick(decision, decision.seats[0], rng)
        start = time.thread_time()
        decision = play(state, decision, decision.seats[0], action, dice, out)
        spent = time.thread_time() - start
        if asked.gathers and (decision is None or decision.frame is not asked.frame):
            sealed = asked.kind
            rounds.setdefault(sealed, []).append(spent)
        elif sealed and not asked.gathers:
            rounds[sealed][-1] += spent
    return rounds


def position_figures(game: Game, scenario: str, options: dict[str, Any], where: str) -> list[Figure]:
    """What a clone, a picture, knowledge, a state's JSON (by its size) and odds cost, over positions of some games."""
    spent = dict.fromkeys(("clone", "picture", "knowledge", "state as JSON", "odds"), 0.0)
    counts = dict.fromkeys(spent, 0.0)
    for seed in range(7, 7 + MATCHES):
        for at in positions(game, scenario, options, seed, most=POSITIONS):
            if at.number % 20 == 0:
                _position(game, at, spent, counts)
            if at.number % ODDS_EVERY == 0:
                _odds(game, at, at.decision.seats[0], spent, counts)
    units = {"state as JSON": "us a kB"}
    made = [
        Figure(f"{where}: {name}", 1e6 * spent[name] / counts[name], units.get(name, "us"))
        for name in spent
        if counts[name]
    ]
    return [*made, Figure(f"{where}: slowest options", 1e3 * slowest_options(game, scenario, options), "ms")]


def _position(game: Game, at: Position, spent: dict[str, float], counts: dict[str, float]) -> None:
    """One position. Its JSON counts by the kilobyte: what stands on the table differs from match to match."""
    eyes = frozenset((at.decision.seats[0],))
    for name, run, parts in (
        ("clone", lambda: clone(at.state), 1.0),
        ("picture", lambda: game.picture(at.state, eyes), 1.0),
        ("knowledge", lambda: game.knowledge(at.state, eyes), 1.0),
        ("state as JSON", lambda: dumps(at.state), len(dumps(at.state)) / 1000),
    ):
        spent[name] += _timed(run)
        counts[name] += parts


def slowest_options(game: Game, scenario: str, options: dict[str, Any]) -> float:
    """The longest that options took in a match, in seconds: the mean of some matches.

    Each is played three times, and of each question the best counts: what is kept from one asking to the next of the
    same state does not help, and a hiccup does not hurt.
    """
    slowest = 0.0
    for seed in range(7, 7 + MATCHES):
        runs = [options_times(game, scenario, options, seed) for _ in range(RUNS)]
        slowest += max(min(times) for times in zip(*runs, strict=True))
    return slowest / MATCHES


def options_times(game: Game, scenario: str, options: dict[str, Any], seed: int) -> list[float]:
    """How long the options of each decision took."""
    rng, dice, out, times = random.Random(f"{seed}/walk"), Seeded(seed), list[Event](), list[float]()
    state = game.start(scenario, options)
    decision = advance(state, dice, out)
    while decision is not None and len(times) < POSITIONS:
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        start = time.process_time()
        action, _ = pick(decision, seat, rng)
        times.append(time.process_time() - start)
        decision = carry_out(state, decision, seat, action, dice, out)
    return times


def _odds(game: Game, at: Position, seat: str, spent: dict[str, float], counts: dict[str, float]) -> None:
    question = Question(seat, at.decision)
    known = game.knowledge(at.state, frozenset((seat,)))
    action, _ = pick(at.decision, seat, random.Random(at.number))
    start = time.process_time()
    found = game.odds(known, question, action)
    if found is not None:
        spent["odds"] += time.process_time() - start
        counts["odds"] += 1


def _timed(run: Callable[[], Any]) -> float:
    """The best of three in processor time: what it costs once it is warm, whoever else is at work."""
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        run()
        best = min(best, time.process_time() - start)
    return best


def table_figures(game: Game, scenario: str, where: str) -> list[Figure]:
    """Whole matches at a table: what an entry costs to play, to replay and to load."""
    count, play_time, restore_time, read_time = 0, 0.0, 0.0, 0.0
    for seed in range(5, 5 + MATCHES):
        record = played(game, scenario, seed).record()
        data = render(record)
        count += len(record.entries)
        play_time += _timed(partial(played, game, scenario, seed))
        restore_time += _timed(partial(restore, record))
        read_time += _timed(partial(parse_record, data))
    return [
        Figure(f"{where}: an entry at the table", 1e6 * play_time / count, "us"),
        Figure(f"{where}: restoring an entry, hashes checked", 1e6 * restore_time / count, "us"),
        Figure(f"{where}: reading a match file, an entry", 1e6 * read_time / count, "us"),
    ]


def played(game: Game, scenario: str, seed: int, most: int = 400) -> Table:
    """A match at a table by chance, up to so many entries."""
    rng = random.Random(seed)
    table = Table(game, make_header(game, scenario, {}, seed=seed), Seeded(str(seed)))
    while table.decision is not None and len(table.entries) < most:
        seat = table.decision.seats[0]
        action, _ = pick(table.decision, seat, rng)
        table.submit(seat, action)
    return table


def own_figures(game: Game) -> list[Figure]:
    """What a game measures of its own."""
    return [Figure(f"{game.name}: {name}", value, unit) for name, value, unit in game.figures(random.Random(1))]


def round_trip_figures(game: Game, actions: int = 200) -> list[Figure]:
    """Action to new board through a real server, in the game's first scenario."""
    scenario = game.scenarios()[0]
    spent = round_trips(game.name, scenario.id, scenario.players[0], actions)
    where = f"{game.name} {scenario.id}: action to new board"
    at = [(50, len(spent) // 2), (95, len(spent) * 95 // 100)]
    return [Figure(f"{where}, p{share}", 1e3 * spent[index], "ms") for share, index in at]


def memory() -> float:
    """The most memory this process has had."""
    try:
        import resource  # here: Windows has none
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
