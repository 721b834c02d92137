"""Which situations there are: the `examples` of every game, with the player's own."""

from __future__ import annotations

from pathlib import Path

from sandtable.data.load import names
from sandtable.data.places import source
from sandtable.kernel import Game
from sandtable.kernel.errors import NotFound
from sandtable.situations.format import Read, read_situation


def examples(game: Game) -> list[str]:
    """The ids of a game's situations."""
    return list(names(game.name, "examples"))


def find(game: Game, name: str) -> Path:
    """The file of a situation."""
    if name not in examples(game):
        known = ", ".join(examples(game)) or "none"
        raise NotFound(f"{game.name} has no situation {name!r}; there are: {known}.")
    return source(game.name, f"examples/{name}")


def situation(game: Game, name: str) -> Read:
    return read_situation(find(game, name))
