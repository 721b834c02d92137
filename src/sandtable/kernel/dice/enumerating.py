"""Dice that try every result, for exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

from sandtable.kernel.dice.protocol import Roll


class Enumerating:
    """Dice that try every result: run the same thing until `next_path` says there is no other."""

    def __init__(self) -> None:
        self.log: list[Roll] = []
        self.picks: list[tuple[int, ...]] = []
        self.path: list[int] = []
        self._branches: list[tuple[tuple[int, ...], int]] = []
        self._step = 0

    @property
    def weight(self) -> Fraction:
        """The probability of the path just run."""
        top, bottom = 1, 1
        for at, (weights, total) in zip(self.path, self._branches, strict=True):
            top, bottom = top * weights[at], bottom * total
        return Fraction(top, bottom)

    def start(self) -> None:
        self._branches, self._step, self.log, self.picks = [], 0, [], []

    def next_path(self) -> bool:
        """Move on to the next result of the last draw that has one."""
        while self.path:
            weights, _ = self._branches[len(self.path) - 1]
            at = self.path.pop() + 1
            while at < len(weights) and not weights[at]:
                at += 1
            if at < len(weights):
                self.path.append(at)
                return True
        return False

    def _branch(self, weights: tuple[int, ...]) -> int:
        if self._step == len(self.path):
            self.path.append(next(at for at, weight in enumerate(weights) if weight))
        at = self.path[self._step]
        self._branches.append((weights, sum(weights)))
        self._step += 1
        return at

    def _roll(self, why: str, dice: tuple[int, ...], value: int) -> Roll:
        roll = Roll(why, dice, value)
        self.log.append(roll)
        return roll

    def sum(self, n: int, sides: int, why: str) -> Roll:
        value = self._branch(_sums(n, sides)) + n
        return self._roll(why, _example(n, sides, value), value)

    def each(self, n: int, sides: int, why: str) -> Roll:
        dice = tuple(self._branch((1,) * sides) + 1 for _ in range(n))
        return self._roll(why, dice, sum(dice))

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        value = self._branch(_successes(n, max(0, min(sides, at_most)), sides))
        return self._roll(why, (1,) * value + (sides,) * (n - value), value)

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        value = self._branch(_successes(n, max(0, min(sides, sides + 1 - at_least)), sides))
        return self._roll(why, (sides,) * value + (1,) * (n - value), value)

    def pick(self, weights: Sequence[int], why: str) -> int:
        value = self._branch(tuple(weights))
        self.log.append(Roll(why, (), value))
        self.picks.append(tuple(weights))
        return value


@cache
def _sums(n: int, sides: int) -> tuple[int, ...]:
    """How many ways n dice sum to n, n+1, ..."""
    ways = [1]
    for _ in range(n):
        longer = [0] * (len(ways) + sides - 1)
        for at, count in enumerate(ways):
            for face in range(sides):
                longer[at + face] += count
        ways = longer
    return tuple(ways)


@cache
def _successes(n: int, good: int, sides: int) -> tuple[int, ...]:
    return tuple(comb(n, k) * good**k * (sides - good) ** (n - k) for k in range(n + 1))


@cache
def _example(n: int, sides: int, value: int) -> tuple[int, ...]:
    """Some dice that sum to this, for show."""
    dice, left = [], value
    for rest in range(n - 1, -1, -1):
        face = min(sides, left - rest)
        dice.append(face)
        left -= face
    return tuple(dice)
