"""The page of the kernel names all that a game may offer."""

from __future__ import annotations

import re
from types import FunctionType

from docs.markdown import ROOT
from sandtable.kernel import Game

FOUND = {"scenario", "parse"}
"""Methods that no game writes: they look up what it has."""


def test_every_method_of_a_game_is_on_the_page() -> None:
    page = (ROOT / "docs" / "kernel.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| `Game` |"))
    named = set(re.findall(r"`(\w+)`", row))
    methods = {name for name, each in vars(Game).items() if isinstance(each, FunctionType) and name[0] != "_"}
    assert methods - FOUND - named == set()
    assert {name for name in named if name not in methods and not hasattr(Game, name)} <= set(Game.__annotations__) | {
        "Game"
    }
