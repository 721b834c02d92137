"""What a worker process does, one question after the other: think for computer players, work out odds, check files."""

from __future__ import annotations

import gc
import multiprocessing
import os
import random
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from sandtable.kernel import Decision, Game, Opponent, Question, SandtableError, Seeded, advance, play
from sandtable.kernel.codec import to_send
from sandtable.kernel.record import parse_record
from sandtable.opponents import RandomPlayer
from sandtable.opponents.coach import Coach
from sandtable.opponents.levels import BY_NAME
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.server.wire.advice import advice_info
from sandtable.verify import accepted

READY = b"ready"
NICE = 2
"""How far the workers beyond the first stand back for the server and for people's opponents: a little, since on a busy
machine more would leave them next to nothing."""


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
    known, question = _seen(find_game(game_name), state, seat, number)
    action, kept = _player(game_name, level).choose(known, question, msgspec.json.decode(memory), random.Random(seed))
    return str(action), msgspec.json.encode(kept)


def odds(game_name: str, state: bytes, seat: str, number: int, action: str, given: Mapping[str, Any]) -> bytes:
    """The odds of an action as this seat can know them, as JSON."""
    game = find_game(game_name)
    known, question = _seen(game, state, seat, number)
    wanted = game.parse(action)
    try:
        return to_send(game.odds_given(known, question, wanted, given))
    except Exception:
        if question.why_not(wanted) is None:
            raise
        return to_send(None)  # what the rules refuse has no odds, whatever pieces it names


def advise(game_name: str, level: str, state: bytes, seat: str, number: int, seed: str, played: str = "") -> bytes:
    """What a level would do in this seat's place and why, as JSON; held against what was played, if that is told."""
    game = find_game(game_name)
    known, question = _seen(game, state, seat, number)
    coach = Coach(game.staff(), BY_NAME[level], known, question, random.Random(seed))
    return to_send(advice_info(game, seat, level, coach.advice(game.parse(played) if played else None)))


def play_on(game_name: str, level: str, state: bytes, seed: str, plays: int, seconds: float) -> list[list[str]]:
    """The winners of matches that computers play on from a position, as many as end within the time."""
    game, deadline = find_game(game_name), time.monotonic() + seconds
    found: list[list[str]] = []
    for number in range(plays):
        winners = _played_out(game, level, state, f"{seed}/{number}", deadline)
        if winners is None:
            break
        found.append(winners)
    return found


def _played_out(game: Game, level: str, state: bytes, seed: str, deadline: float) -> list[str] | None:
    """Who wins; None if time is up before."""
    full: Any = game.codec.state(state)
    rng, dice = random.Random(seed), Seeded(seed)
    minds: dict[str, Any] = {}
    out: list[Any] = []
    decision = advance(full, dice, out)
    while decision is not None:
        if time.monotonic() > deadline:
            return None
        seat = decision.seats[0]
        known = game.knowledge(full, frozenset((seat,)))
        question = Question(seat, decision)
        action, minds[seat] = _player(game.name, level).choose(known, question, minds.get(seat), rng)
        out.clear()
        decision = play(full, decision, seat, action, dice, out)
    outcome = game.result(full)
    return list(outcome.winners) if outcome is not None else []


def _seen(game: Game, state: bytes, seat: str, number: int) -> tuple[Any, Question]:
    """What the seat knows, and its question."""
    full: Any = game.codec.state(state)
    frame = full.stack[-1]
    question = Question(seat, Decision(frame.seats(full), frame, full), number)
    return game.knowledge(full, frozenset((seat,))), question


def check(data: bytes) -> str:
    """What is wrong with a match file; nothing if it was played as it says."""
    try:
        accepted(parse_record(data))
    except SandtableError as wrong:
        return str(wrong)
    return ""


def warm() -> None:
    """Load what takes long and makes thoughts quick. A game that cannot goes on without, and the operator reads why."""
    for game in _games():
        try:
            game.warm()
        except Exception:
            traceback.print_exc()
    gc.freeze()  # what is loaded now stays: sweeping over it would only delay an answer


_ANSWERS: dict[str, Callable[..., Any]] = {
    "think": think,
    "odds": odds,
    "advise": advise,
    "check": check,
    "play-on": play_on,
    "warm": warm,
}


def serve(line: Connection, nice: bool) -> None:
    """Answer until the server is gone. What a rule stumbles over is answered too, and printed for the operator."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in _games():
        levels(game)
    if nice:
        _stand_back()
    gc.freeze()
    line.send_bytes(READY)
    while True:
        try:
            what, args = msgspec.msgpack.decode(line.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            found = msgspec.msgpack.encode((True, _ANSWERS[what](*args)))
        except SandtableError as wrong:
            found = msgspec.msgpack.encode((False, str(wrong)))
        except Exception as wrong:
            traceback.print_exc()
            told = f"{type(wrong).__name__}: {wrong}".encode(errors="replace")
            found = msgspec.msgpack.encode((False, told.decode()))
        line.send_bytes(found)


def _end_with_parent() -> None:
    """A server that was killed cannot tell anyone: its end of this line falls shut."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _games() -> list[Game]:
    return [find_game(name) for name in names(hidden=False)]


def _stand_back() -> None:
    """For the server and for people's opponents."""
    if hasattr(os, "nice"):
        os.nice(NICE)
