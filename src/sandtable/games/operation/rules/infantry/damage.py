"""Damage: one d10 a hit, on the part of the table that belongs to the weapon."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.operation.tables import damage_infantry
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Dice, Modifier, Roll


class Harm(NamedTuple):
    """What some hits on men come to."""

    dead: int
    shaken: int
    rolls: tuple[Roll, ...]


def total(lines: tuple[Modifier, ...]) -> int:
    """All modifiers are summed.

    Rules: OW-modifiers.
    """
    return sum(int(line.value) for line in lines)


def signed(value: int) -> str:
    return f"{value:+d}"


def man(table: str, roll: int, modifier: int, cover: Cover) -> str:
    """What a damage die does to a man: `nh`, `shaken` or `dead`; beyond the table's ends nothing or its last row.

    Rules: OW-fire-damage, OW-damage, OW-damage-cover, OW-table-ends.
    """
    return damage_infantry(table, roll + modifier, cover)


def men(hits: int, table: str, modifier: int, cover: Cover, dice: Dice) -> Harm:
    """Roll for each hit on men in the same cover.

    Rules: OW-fire-damage, OW-modifiers.
    """
    if not hits:
        return Harm(0, 0, ())
    roll = dice.each(hits, 10, "damage")
    words = [man(table, die, modifier, cover) for die in roll.dice]
    return Harm(words.count("dead"), words.count("shaken"), (roll,))
