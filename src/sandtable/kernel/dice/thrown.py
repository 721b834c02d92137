"""Dice that fall face by face: from a seed, or as they are printed in an example."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from sandtable.kernel.dice.protocol import Roll
from sandtable.kernel.errors import DiceError


class Thrown(ABC):
    """Dice that throw faces one by one; subclasses say where faces and picks come from."""

    log: list[Roll]
    picks: list[tuple[int, ...]]

    def __init__(self) -> None:
        self.log, self.picks = [], []

    @abstractmethod
    def face(self, sides: int, why: str) -> int:
        """The next face."""

    def _throw(self, n: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple([self.face(sides, why) for _ in range(n)])

    def sum(self, n: int, sides: int, why: str) -> Roll:
        dice = self._throw(n, sides, why)
        roll = Roll(why, dice, sum(dice))
        self.log.append(roll)
        return roll

    each = sum

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        dice = self._throw(n, sides, why)
        roll = Roll(why, dice, sum([die <= at_most for die in dice]))
        self.log.append(roll)
        return roll

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        dice = self._throw(n, sides, why)
        roll = Roll(why, dice, sum([die >= at_least for die in dice]))
        self.log.append(roll)
        return roll

    def pick(self, weights: Sequence[int], why: str) -> int:
        value = self._pick(weights, why)
        self.log.append(Roll(why, (), value))
        self.picks.append(tuple(weights))
        return value

    def _pick(self, weights: Sequence[int], why: str) -> int:
        return picked(weights, self.face(sum(weights), why), why)


def picked(weights: Sequence[int], face: int, why: str) -> int:
    """The index that a face picks: the first weight covers the faces 1 to itself, and so on."""
    for index, weight in enumerate(weights):
        face -= weight
        if face <= 0:
            return index
    raise DiceError(f"Nothing to pick from for {why}.")


class Seeded(Thrown):
    """Fast and repeatable: the same seed gives the same match."""

    def __init__(self, seed: int | str | bytes) -> None:
        super().__init__()
        self._seed = seed
        self._random = random.Random(seed).random

    def bind(self, entry: int) -> None:
        """At a table, each entry has dice of its own: nothing falls the same again after an undo."""
        self._random = random.Random(f"{self._seed!r}/{entry}").random

    def face(self, sides: int, why: str) -> int:
        return int(self._random() * sides) + 1

    def _throw(self, n: int, sides: int, why: str) -> tuple[int, ...]:
        throw = self._random
        return tuple([int(throw() * sides) + 1 for _ in range(n)])


class Scripted(Thrown):
    """The printed dice of an example, or real dice typed in. A pick takes its index as a number."""

    def __init__(self, faces: Iterable[int]) -> None:
        super().__init__()
        self.faces = list(faces)
        self.used = 0

    def face(self, sides: int, why: str) -> int:
        if self.used >= len(self.faces):
            raise DiceError(f"A die is missing: the {self.used + 1}th, with {sides} sides, for {why}.")
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise DiceError(f"The {self.used + 1}th die, for {why}, shows {face} but has {sides} sides.")
        self.used += 1
        return face

    def _pick(self, weights: Sequence[int], why: str) -> int:
        index = self.face(len(weights), why) - 1
        if not weights[index]:
            raise DiceError(f"The {self.used}th number, for {why}, picks {index + 1}, which cannot be drawn.")
        return index

    def done(self) -> None:
        """Every die must have been used."""
        if self.used < len(self.faces):
            left = ", ".join(map(str, self.faces[self.used :]))
            raise DiceError(f"{len(self.faces) - self.used} dice are left over: {left}.")
