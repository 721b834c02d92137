"""One exchange of dice: both sides roll at the same time, by equal values (rulebook 4, 5.1.1)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.kernel import Dice

Thrown = tuple[tuple[int, tuple[int, ...]], ...]
"""The dice of one side by the value that they had to reach, highest first."""


def by_value(values: Iterable[int], times: int = 1) -> list[tuple[int, int]]:
    """How many dice at which value, highest first. `times` is 2 where units roll double.

    Rules: EU-5.1.1.
    """
    counts: dict[int, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + times
    return sorted(counts.items(), reverse=True)


def roll(dice: Dice, values: Iterable[int], why: str, times: int = 1) -> tuple[int, Thrown]:
    """The hits of one side, a die at or under the unit's value each, and the dice.

    Rules: EU-4a.
    """
    rolls = [(value, dice.hits(count, 6, value, f"{why}-{value}")) for value, count in by_value(values, times)]
    return sum(each.value for _, each in rolls), tuple((value, each.dice) for value, each in rolls)
