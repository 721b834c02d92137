"""Levels that think ahead: how long, and in what style."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Level(Struct, frozen=True):
    """How long a macro is thought about: seconds of processor time on average, or a number of playouts, which makes
    every answer repeatable. `first` is how many plans enter the contest."""

    seconds: float
    playouts: int = 0
    first: int = 8


COLONEL = Level(0.1, first=5)
MARSHAL = Level(1.0, first=10)
LONG = frozenset(("marshal",))
"""Levels that think so long that others must not wait behind them."""
AHEAD = frozenset(("colonel", "marshal"))
"""Levels that think ahead by the clock."""


def quick_levels(levels: Iterable[str]) -> list[str]:
    """Those that answer at once and the same every time, the weakest first; `random` if there is no other."""
    return [level for level in levels if level not in AHEAD] or ["random"]
