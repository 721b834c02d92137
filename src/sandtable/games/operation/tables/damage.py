"""Damage tables and modifiers."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.tables.base import COLUMN_OF, DAMAGE_COLUMNS, TABLES, read
from sandtable.games.operation.tables.words import Cover


class Result(Struct, frozen=True, gc=False):
    """A cell of the damage table for guns and vehicles."""

    crew: int = 0
    assistants: int = 0
    crew_shaken: int = 0
    crew_dead: int = 0
    track: int = 0
    wheel: int = 0
    running_gear: int = 0
    main: int = 0
    secondary: int = 0
    immobile: int = 0
    engine: int = 0
    catastrophe: int = 0
    nerves: int = 0


NO_DAMAGE = Result()


def parse_result(text: str) -> Result:
    """Read a cell such as `secondary + crew 2 + nerves`."""
    if text == "nh":
        return NO_DAMAGE
    parts: dict[str, int] = {}
    for part in text.split(" + "):
        word, _, number = part.partition(" ")
        parts[word.replace("-", "_")] = int(number or 1)
    return Result(**parts)


def _infantry_word(text: str) -> str:
    return text.removeprefix("shaken in ").lower()


_DAMAGE = read("damage")
INFANTRY: dict[str, tuple[str, ...]] = {
    short: tuple(_infantry_word(cell) for cell in _DAMAGE[name]["infantry"]) for name, short in TABLES.items()
}
"""Rows 1 to 10 of the infantry column: `nh`, `shaken`, `lmh`, `mh`, `h` or `dead`."""
DAMAGE: dict[str, dict[str, tuple[Result, ...]]] = {
    short: {col: tuple(parse_result(cell) for cell in _DAMAGE[name][col]) for col in DAMAGE_COLUMNS[1:]}
    for name, short in TABLES.items()
}
FLAME: dict[str, tuple[Result, ...]] = {
    kind: tuple(parse_result(cell) for cell in _DAMAGE[kind]["rows"]) for kind in ("flame-light", "flame-heavy")
}
ENGINE_CATASTROPHE: int = _DAMAGE["engine"]["catastrophe"]
ENGINE_OTHERWISE = parse_result(_DAMAGE["engine"]["otherwise"])
RUNNING_GEAR_WHEEL: int = _DAMAGE["running-gear"]["wheel"]

SHAKEN_IN = {
    "lmh": frozenset(("light", "medium", "heavy")),
    "mh": frozenset(("medium", "heavy")),
    "h": frozenset(("heavy",)),
}


def damage_column(cls: str) -> str:
    """Column of the damage table for a class of model."""
    return "artillery" if cls == "artillery" else COLUMN_OF[cls]


def damage_infantry(table: str, roll: int, cover: Cover) -> str:
    """What a modified damage roll does to a man in that cover: `nh`, `shaken` or `dead`."""
    if roll <= 0:
        return "nh"
    word = INFANTRY[table][min(roll, 10) - 1]
    if word in SHAKEN_IN:
        return "shaken" if cover in SHAKEN_IN[word] else "dead"
    return word


def damage_result(table: str, cls: str, roll: int) -> Result:
    """What a modified damage roll does to a gun or vehicle of that class."""
    if roll <= 0:
        return NO_DAMAGE
    return DAMAGE[table][damage_column(cls)][min(roll, 10) - 1]


class Modifier(Struct, frozen=True, gc=False):
    """A number with the clause that gives it."""

    value: int
    rule: str


def _modifiers(part: str) -> dict[str, Modifier]:
    return {key: Modifier(row["value"], row["rule"]) for key, row in read("modifiers")[part].items()}


HIT = _modifiers("hit")
HARM = _modifiers("damage")
MORALE = _modifiers("morale")
MELEE = _modifiers("melee")
ARMOUR: dict[str, tuple[int, int, int]] = {
    trait: (row[0], row[1], row[2]) for trait, row in read("modifiers")["armour"].items() if trait != "source"
}
"""Damage modifier from front, side and rear by armour trait."""
TARGET_CLASS: dict[str, int] = read("modifiers")["gun-class"]["target"]
