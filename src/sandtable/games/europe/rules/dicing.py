"""One exchange of dice: both sides roll at the same time, by equal values (rulebook 4, 5.1.1)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.kernel import Dice, Roll


def by_value(values: Iterable[int], times: int = 1) -> list[tuple[int, int]]:
    """How many dice at which value, highest first. `times` is 2 where units roll double.

    Rules: EU-5.1.1.
    """
    counts: dict[int, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + times
    return sorted(counts.items(), reverse=True)


def roll(dice: Dice, values: Iterable[int], why: str, times: int = 1) -> tuple[int, tuple[Roll, ...]]:
    """The hits of one side: a die at or under the unit's value.

    Rules: EU-4a.
    """
    rolls = tuple(dice.hits(count, 6, value, f"{why}-{value}") for value, count in by_value(values, times))
    return sum(each.value for each in rolls), rolls
