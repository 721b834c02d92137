"""By which rules a process plays a game: the version of the code and a fingerprint of its figures."""

from __future__ import annotations

from functools import cache

from sandtable.data import fingerprint
from sandtable.registry import game as find_game
from sandtable.registry import names


@cache
def rules_of(game: str) -> str:
    return f"{find_game(game).version}/{fingerprint(game)}"


def all_rules() -> dict[str, str]:
    return {name: rules_of(name) for name in names(hidden=True)}
