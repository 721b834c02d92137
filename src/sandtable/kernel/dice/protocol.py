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


class Thrown(Struct, frozen=True, gc=False):
    """Dice as they are shown: `hit` says of each whether it counts, and is empty where none is told from the others."""

    why: str
    dice: tuple[int, ...]
    value: int
    hit: tuple[bool, ...] = ()


def at_most(why: str, dice: tuple[int, ...], most: int) -> Thrown:
    """Dice that hit when they show at most this, as `Dice.hits` counts them."""
    hit = tuple(die <= most for die in dice)
    return Thrown(why, dice, sum(hit), hit)


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
