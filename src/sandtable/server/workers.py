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

from sandtable.kernel import Decision, Game, Opponent, Question
from sandtable.opponents import RandomPlayer
from sandtable.registry import game as find_game
from sandtable.registry import names


def levels(game: Game) -> dict[str, Callable[[], Opponent]]:
    """Every level of a game, the weakest first."""
    return {"random": RandomPlayer, **game.opponents()}


@cache
def _player(game: str, level: str) -> Opponent:
    return levels(find_game(game))[level]()


def think(game_name: str, level: str, state: bytes, seat: str, number: int, seed: str) -> str:
    """What the opponent does, in notation. It is handed its knowledge and its question, nothing else of the state."""
    game = find_game(game_name)
    full: Any = game.codec.state(state)
    frame = full.stack[-1]
    question = Question(seat, Decision(frame.seats(full), frame, full), number)
    seen = game.knowledge(full, frozenset((seat,)))
    return str(_player(game_name, level).choose(seen, question, random.Random(seed)))


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

    async def choose(self, game: str, level: str, state: bytes, seat: str, number: int, seed: str) -> str:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                return await loop.run_in_executor(self._ready(), think, game, level, state, seat, number, seed)
            except BrokenProcessPool:
                self.close()
                if last:
                    raise
        raise AssertionError

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
