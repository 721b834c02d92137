"""Finds games: every folder of `sandtable.games`, and what other packages offer as entry points of that name."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

import sandtable.games
from sandtable.kernel import Game, SandtableError


@cache
def names(hidden: bool = False) -> tuple[str, ...]:
    """The games that can be played; hidden ones (the demo) only on request."""
    return tuple(name for name in sorted(_places()) if hidden or not game(name).hidden)


@cache
def game(name: str) -> Game:
    """A game by its name."""
    places = _places()
    if name not in places:
        raise SandtableError(f"There is no game {name!r}; there are: {', '.join(sorted(places))}.")
    module = importlib.import_module(places[name])
    found = module.GAME
    if not isinstance(found, Game):
        raise SandtableError(f"{places[name]}.GAME is not a game.")
    return found


@cache
def _places() -> dict[str, str]:
    """Where each game lives. A folder that offers no GAME is not a game yet."""
    folder = {
        found.name: f"sandtable.games.{found.name}"
        for found in pkgutil.iter_modules(sandtable.games.__path__)
        if found.ispkg and _offers_game(f"sandtable.games.{found.name}")
    }
    return folder | {point.name: point.value for point in entry_points(group="sandtable.games")}


def _offers_game(module: str) -> bool:
    return hasattr(importlib.import_module(module), "GAME")
