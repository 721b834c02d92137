"""Finds games: every folder of `sandtable.games`, and what other packages offer as entry points of that name."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import sandtable.games
from sandtable.data import place
from sandtable.kernel import Game, SandtableError
from sandtable.kernel.errors import NotFound


@cache
def names(hidden: bool = False) -> tuple[str, ...]:
    """The games that can be played; hidden ones (the demo) only on request."""
    found = {name: _load(name) for name in sorted(_modules())}
    return tuple(name for name, each in found.items() if each and (hidden or not each.hidden))


@cache
def game(name: str) -> Game:
    """A game by its name; no other is loaded."""
    found = _load(name) if name in _modules() else None
    if found is None:
        raise NotFound(f"There is no game {name!r}; there are: {', '.join(names(hidden=True))}.")
    return found


@cache
def _load(name: str) -> Game | None:
    """The game of a module. A folder that offers no GAME is not a game yet."""
    module = importlib.import_module(_modules()[name])
    found = getattr(module, "GAME", None)
    if found is not None and not isinstance(found, Game):
        raise SandtableError(f"{module.__name__}.GAME is not a game.")
    return found


@cache
def _modules() -> dict[str, str]:
    """Where each game lives. Those of other packages keep their data files beside their module."""
    folder = {
        found.name: f"sandtable.games.{found.name}"
        for found in pkgutil.iter_modules(sandtable.games.__path__)
        if found.ispkg
    }
    others = {point.name: point.value for point in entry_points(group="sandtable.games")}
    for name, module in others.items():
        spec = importlib.util.find_spec(module)
        if spec and spec.origin:
            place(name, Path(spec.origin).parent)
    return folder | others
