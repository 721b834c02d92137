"""The sheets of tables: combat results, modifiers, movement costs, checks. Read once from `data/tables.toml`."""

from __future__ import annotations

from functools import cache
from typing import Any

from sandtable.data import load
from sandtable.games.blitzkrieg.tables import files as files  # says what the files hold, before one is read

GERMAN, FRENCH = 0, 1
SEATS = ("german", "french")
"""Seats by side: the German is side 0, the French side 1."""

FOOT, WHEEL, TRACK = 0, 1, 2
WAYS = ("foot", "wheel", "track")
CLEAR, VILLAGE, WOODS, ORCHARD = 0, 1, 2, 3
TERRAINS = ("clear", "village", "woods", "orchard")
LETTERS = {".": CLEAR, "V": VILLAGE, "W": WOODS, "O": ORCHARD}

POINT = 6
"""One movement point in the sixths that costs are counted in (a road hex is a half or a third of a point)."""

NOTHING, RED, NEUTRAL, STEP = 0, 1, 2, 3
RESULTS = ("-", "rN", "N", "1")
LOWEST, HIGHEST, MINES = -1, 10, 99
"""The columns of the combat table: -1 to 10, then the mines on a column of their own."""


@cache
def read(name: str) -> dict[str, Any]:
    """A TOML file of this game, by its path inside the package without the ending; a player's own figures go first."""
    found: dict[str, Any] = load("blitzkrieg", name)
    return found


_SHEETS = read("data/tables")
MODIFIER: dict[str, int] = _SHEETS["modifiers"]
REACTION: dict[str, int] = _SHEETS["reaction"]
FACTOR: dict[str, int] = _SHEETS["formation_factor"]
CALIBRE: dict[str, int] = {name: column for name, column in _SHEETS["calibres"].items() if name != "source"}
TRANSMIT_AT_MOST: int = _SHEETS["transmission"]["at_most"]
TRANSMIT_NEUTRALISED: int = _SHEETS["transmission"]["neutralised"]
MINES_REMOVED_FROM: int = _SHEETS["mines"]["removed_from"]
SIGHT: dict[str, int] = _SHEETS["sight"]
STACK: int = _SHEETS["stacking"]["limit"]
COMMAND: tuple[int, int] = (_SHEETS["doctrine"]["german"], _SHEETS["doctrine"]["french"])


def _combat_table(text: str) -> dict[int, tuple[int, ...]]:
    """Results by column, then by the roll; the first two places of a column are never rolled."""
    head, *rows = (line.split() for line in text.strip().splitlines())
    columns = [MINES if name == "mines" else int(name) for name in head[1:]]
    return {
        column: (NOTHING, NOTHING, *(RESULTS.index(row[at + 1]) for row in rows)) for at, column in enumerate(columns)
    }


CRT = _combat_table(_SHEETS["combat"]["table"])


def result(column: int, roll: int) -> int:
    """What 2d6 give in a column; a factor above the last column uses the last.

    Rules: BK-8.2.5.
    """
    return CRT[column if column <= HIGHEST or column == MINES else HIGHEST][roll]


def _sixths(text: str) -> int | None:
    if text == "no":
        return None
    whole, _, part = text.partition("/")
    return int(whole) * POINT // int(part or 1)


PRICE: dict[str, tuple[int | None, int | None, int | None]] = {
    ground: (_sixths(row["foot"]), _sixths(row["wheel"]), _sixths(row["track"]))
    for ground, row in _SHEETS["movement"].items()
    if ground != "source"
}
"""Price of a kind of ground by foot, wheel and track, in sixths of a movement point; None is impassable."""

WAYS_OF_2D6 = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show a sum."""


def chance_at_most(value: int) -> int:
    """In how many of 36 ways 2d6 fall at or under a value."""
    return sum(WAYS_OF_2D6[2 : max(value, 1) + 1]) if value < 12 else 36
