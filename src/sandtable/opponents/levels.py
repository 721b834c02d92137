"""Levels that think ahead: how long, and in what style.

A level is named by its time, `marshal`, and if it has a style by both: `marshal-bold`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace


class Level(Struct, frozen=True):
    """How long a macro is thought about: seconds of processor time on average, or a number of playouts, which makes
    every answer repeatable. `first` is how many plans enter the contest, `style` how it leads when nothing speaks
    clearly for another way: none, or one of `STYLES`."""

    seconds: float
    playouts: int = 0
    first: int = 8
    style: str = ""


STYLES = ("bold", "cautious")
COLONEL = Level(0.1, first=5)
MARSHAL = Level(1.0, first=10)
COACH = "marshal"
"""Whose advice a person gets."""
PLAIN = {"colonel": COLONEL, "marshal": MARSHAL}
BY_NAME = {
    f"{name}-{style}" if style else name: replace(level, style=style)
    for name, level in PLAIN.items()
    for style in ("", *STYLES)
}
"""Levels that think ahead by the clock."""
LONG = frozenset(name for name in BY_NAME if name.startswith("marshal"))
"""Levels that think so long that others must not wait behind them."""


def quick_levels(levels: Iterable[str]) -> list[str]:
    """Those that answer at once and the same every time, the weakest first; `random` if there is no other."""
    return [level for level in levels if level not in BY_NAME] or ["random"]
