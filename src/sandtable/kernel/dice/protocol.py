"""What a rule may ask of dice, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Roll(Struct, frozen=True, gc=False, array_like=True):
    """What fell, and the statistic that the rule asked for. A pick has no dice, only its value."""

    why: str
    dice: tuple[int, ...]
    value: int


class Dice(Protocol):
    """What a rule may ask. `log` holds every draw since it was last taken, `picks` the weights of each pick in it."""

    log: list[Roll]
    picks: list[tuple[int, ...]]

    def sum(self, n: int, sides: int, why: str) -> Roll:
        """The sum of n dice."""

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        """How many of n dice show at most this."""

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        """How many of n dice show at least this."""

    def each(self, n: int, sides: int, why: str) -> Roll:
        """n dice whose faces matter one by one; the value is their sum."""

    def pick(self, weights: Sequence[int], why: str) -> int:
        """An index, drawn by weight."""
