"""One match between computer players, each of whom has its own knowledge and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from sandtable.kernel import Action, Event, Game, Question, SandtableError, Seeded, advance, play
from sandtable.kernel.options import Rng
from sandtable.opponents import Mind, RandomPlayer, characters

MOST = 100_000
"""Decisions of a match at most; whole wars have a tenth of that. A player that takes back for ever is stopped."""


class Timing(Struct):
    """How long a player thought: per decision, and per turn, which is all that one of its seats decides in a turn."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    turns: int = 0
    longest_turn: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def end_turn(self, seconds: float) -> None:
        self.turns += 1
        self.longest_turn = max(self.longest_turn, seconds)


class Result(Struct):
    """How one match ended. `winners` are players by their place in the list."""

    seed: int
    winners: tuple[int, ...]
    seats: tuple[str, ...]
    key: str
    decisions: int
    timings: list[Timing]
    scores: dict[str, int] = {}


class Player(Protocol):
    """Whoever answers questions for the length of a match."""

    needs_knowledge: bool

    def choose(self, known: Any, question: Question, rng: Rng) -> Action: ...


def player(game: Game, level: str) -> Mind:
    """A computer player by its level, or one that is there for measuring alone, for one match."""
    known = {**characters(game.staff()), **game.opponents()}
    return Mind(RandomPlayer() if level == "random" else known[level]())


def play_match(
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    shares: Sequence[Sequence[str]],
    levels: Sequence[str],
    seed: int,
) -> Result:
    """From set-up to result, between levels of this package."""
    return play_between(game, scenario, options, shares, [player(game, level) for level in levels], seed)


def play_between(
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    shares: Sequence[Sequence[str]],
    players: Sequence[Player],
    seed: int,
) -> Result:
    """From set-up to result. The players' own chance is apart from the match's dice."""
    holder = {seat: number for number, share in enumerate(shares) for seat in share}
    chances = [random.Random(f"{seed}/player/{number}") for number in range(len(players))]
    timings = [Timing() for _ in players]
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    decision = advance(state, dice, out)
    count, turns = 0, dict[tuple[str, int], float]()
    while decision is not None:
        seat = decision.seats[0]
        number = holder[seat]
        mind, turn = players[number], (seat, getattr(state, "turn", getattr(state, "round", 0)))
        start = time.thread_time()
        seen = game.knowledge(state, frozenset((seat,))) if mind.needs_knowledge else None
        action = mind.choose(seen, Question(seat, decision), chances[number])
        spent = time.thread_time() - start
        timings[number].add(spent)
        turns[turn] = turns.get(turn, 0.0) + spent
        decision = play(state, decision, seat, action, dice, out)
        count += 1
        if count >= MOST:
            raise SandtableError(f"After {MOST} decisions the match is not over: a player goes in circles.")
        out.clear()
    for (seat, _), spent in turns.items():
        timings[holder[seat]].end_turn(spent)
    outcome = game.result(state)
    assert outcome is not None, "nobody is asked, but there is no result"
    winners = tuple(sorted({holder[seat] for seat in outcome.winners}))
    return Result(seed, winners, outcome.winners, outcome.key, count, timings, outcome.scores)
