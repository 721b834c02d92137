"""`sandtable answer`: a level of a game as a program that answers JSON lines (docs/outside-players.md)."""

from __future__ import annotations

import random
import sys
from typing import Annotated, Any

import msgspec
import typer

from sandtable.kernel import Decision, Game, Question, SandtableError
from sandtable.opponents import Mind, RandomPlayer
from sandtable.registry import game as find_game


def command(
    game: Annotated[str, typer.Argument(help="The game, as `sandtable list` names it.")],
    level: Annotated[str, typer.Option(help="The level that answers.")] = "officer",
) -> None:
    """Answer questions on standard input, one JSON line each, until it ends."""
    found = find_game(game)
    levels = {"random": RandomPlayer, **found.opponents()}
    if level not in levels:
        raise SandtableError(f"{game} has no level {level!r}; there are: {', '.join(levels)}.")
    mind, rng = Mind(levels[level]()), random.Random()
    for line in sys.stdin.buffer:
        try:
            asked = msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError as wrong:
            raise SandtableError(f"A line is no question: {wrong}") from wrong
        if asked.say == "begin":
            mind, rng = Mind(levels[level]()), random.Random(asked.seed)
            _answer({"say": "ready", "protocol": 1, "name": level, "version": found.version})
        elif asked.say == "choose":
            known, question = _asked(found, asked)
            _answer({"action": str(mind.choose(known, question, rng))})


class Line(msgspec.Struct):
    """What is read of a line; the rest of it is for other programs."""

    say: str
    seat: str = ""
    seed: str = ""
    position: msgspec.Raw = msgspec.Raw(b"null")


def _asked(game: Game, asked: Line) -> tuple[Any, Question]:
    """The knowledge and the question of a seat, from a position that gives them."""
    state = game.codec.state(bytes(asked.position))
    frame = state.stack[-1]
    question = Question(asked.seat, Decision(frame.seats(state), frame, state))
    return game.knowledge(state, frozenset((asked.seat,))), question


def _answer(said: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()
