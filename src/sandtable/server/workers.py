"""Computer opponents think in a process of their own, so that the page never waits for them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from threading import Thread
from typing import Any

import msgspec

from sandtable.kernel import Decision, Game, Opponent, Question, SandtableError
from sandtable.opponents import RandomPlayer
from sandtable.registry import game as find_game
from sandtable.registry import names

TRIES = 5
"""How often a question is asked again when the process that thinks about it dies."""


def levels(game: Game) -> dict[str, Callable[[], Opponent]]:
    """Every level of a game, the weakest first."""
    return {"random": RandomPlayer, **game.opponents()}


@cache
def _player(game: str, level: str) -> Opponent:
    return levels(find_game(game))[level]()


def think(
    game_name: str, level: str, state: bytes, seat: str, number: int, memory: bytes, seed: str
) -> tuple[str, bytes]:
    """What the opponent does, in notation, and what it will remember.

    It is handed its knowledge, its question and what it remembers of this match, and nothing else of the state.
    """
    game = find_game(game_name)
    full: Any = game.codec.state(state)
    frame = full.stack[-1]
    question = Question(seat, Decision(frame.seats(full), frame, full), number)
    seen = game.knowledge(full, frozenset((seat,)))
    action, kept = _player(game_name, level).choose(seen, question, msgspec.json.decode(memory), random.Random(seed))
    return str(action), msgspec.json.encode(kept)


def _read_all() -> None:
    """Read the rules of all games; what takes longer is made ready beside the first thoughts."""
    games = [find_game(name) for name in names(hidden=False)]
    for game in games:
        levels(game)
    Thread(target=_warm, args=(games,), daemon=True).start()


def _warm(games: list[Game]) -> None:
    for game in games:
        game.warm()


class WorkerPool:
    """One worker, started when it is first needed, started again if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, state: bytes, seat: str, number: int, memory: bytes, seed: str
    ) -> tuple[str, bytes]:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, think, game, level, state, seat, number, memory, seed)
            except BrokenProcessPool:
                if self._pool is pool:
                    self.close()
        raise SandtableError(f"The computer player died {TRIES} times over this question.")

    def warm(self) -> None:
        """Whoever stands in the lobby soon wants an opponent: the worker starts and reads the rules meanwhile."""
        if self._pool is None:
            self._ready().submit(_read_all)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
