"""Who takes part: a level of this package, a level of another installation, or any program that speaks our lines."""

from __future__ import annotations

import shlex
from pathlib import Path

from msgspec import Struct

from sandtable.kernel import Game, SandtableError
from sandtable.lab.outside import OutsidePlayer
from sandtable.lab.playing import Player, player
from sandtable.opponents import characters

PROGRAM = "program:"
HOW = "write a level (officer), a level of another installation (officer@PYTHON) or program:COMMAND"


class Entrant(Struct, frozen=True):
    """A player of the ladder: the name it is listed by, and how it is made (see `read_entrant`)."""

    name: str
    made: str


def read_entrant(game: Game, text: str) -> Entrant:
    """`officer`, `old=officer@../old/.venv/bin/python` or `mine=program:./player --fast`."""
    head, mark, rest = text.partition("=")
    name, made = (head, rest) if mark and not head.startswith(PROGRAM) else ("", text)
    level, other, python = made.partition("@")
    if made.startswith(PROGRAM):
        if not shlex.split(made.removeprefix(PROGRAM)):
            raise SandtableError(f"{text!r} names no command; {HOW}.")
        return Entrant(name or shlex.split(made.removeprefix(PROGRAM))[0], made)
    if other:
        if not Path(python).is_file():
            raise SandtableError(f"There is no Python at {python!r} (of {text!r}); {HOW}.")
        return Entrant(name or made, made)
    if level not in (there := ("random", *game.opponents(), *characters(game.staff()))):
        levels = ", ".join(there)
        raise SandtableError(f"{game.name} has no level {level!r}; there are: {levels}. Else {HOW}.")
    return Entrant(name or level, made)


def seat_player(game: Game, entrant: Entrant) -> Player:
    """The player, ready for one match."""
    level, other, python = entrant.made.partition("@")
    if entrant.made.startswith(PROGRAM):
        return OutsidePlayer.of(tuple(shlex.split(entrant.made.removeprefix(PROGRAM))))
    if other:
        return OutsidePlayer.of((python, "-m", "sandtable", "answer", game.name, "--level", level))
    return player(game, entrant.made)
