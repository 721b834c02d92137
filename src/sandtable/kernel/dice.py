"""Dice: passed in, never imported, every draw with its purpose.

Rules ask for the coarsest statistic they need: a sum, a count of hits, one weighted pick. That keeps exact odds small
(13 branches instead of 6 to the 12th) and is what a scripted or recorded die can still answer.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from math import comb
from typing import Protocol

from msgspec import Struct

from sandtable.kernel.errors import DiceError


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


class _Thrown(ABC):
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


class Seeded(_Thrown):
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


class Scripted(_Thrown):
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


class Recorded:
    """The rolls of a record, drawn again: replay needs no seed. `picks` are the weights that it says."""

    def __init__(self, rolls: Iterable[Roll] = (), picks: Iterable[tuple[int, ...]] | None = None) -> None:
        self.log: list[Roll] = []
        self.picks: list[tuple[int, ...]] = []
        self._rolls: Iterator[Roll] = iter(rolls)
        self._weights = None if picks is None else iter(picks)

    def _next(self, why: str, n: int) -> Roll:
        roll = next(self._rolls, None)
        if roll is None:
            raise DiceError(f"The record has no roll for {why}.")
        if roll.why != why or len(roll.dice) != n:
            raise DiceError(f"The record has {len(roll.dice)} dice for {roll.why} where the rules ask {n} for {why}.")
        self.log.append(roll)
        return roll

    def _counted(self, n: int, sides: int, why: str, value: int, roll: Roll) -> Roll:
        dice = roll.dice
        if roll.value != value or (dice and (min(dice) < 1 or max(dice) > sides)):
            raise DiceError(
                f"The recorded roll {list(roll.dice)} = {roll.value} for {why} cannot be: it gives {value}."
            )
        return roll

    def sum(self, n: int, sides: int, why: str) -> Roll:
        roll = self._next(why, n)
        return self._counted(n, sides, why, sum(roll.dice), roll)

    each = sum

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        roll = self._next(why, n)
        return self._counted(n, sides, why, sum(die <= at_most for die in roll.dice), roll)

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        roll = self._next(why, n)
        return self._counted(n, sides, why, sum(die >= at_least for die in roll.dice), roll)

    def pick(self, weights: Sequence[int], why: str) -> int:
        value = self._next(why, 0).value
        if not 0 <= value < len(weights) or not weights[value]:
            raise DiceError(f"The recorded pick {value} for {why} cannot be drawn.")
        if self._weights is not None and next(self._weights, None) != tuple(weights):
            raise DiceError(f"The record picks from other weights for {why} than the rules.")
        self.picks.append(tuple(weights))
        return value

    def done(self) -> None:
        if next(self._rolls, None) is not None or (self._weights and next(self._weights, None) is not None):
            raise DiceError("The record has a roll more than the rules ask for.")


class Compared(Recorded):
    """A record's rolls, each drawn again from its source: a difference is an error."""

    def __init__(self, rolls: Iterable[Roll], source: Dice, picks: Iterable[tuple[int, ...]] | None = None) -> None:
        super().__init__(rolls, picks)
        self._source = source

    def _same(self, recorded: Roll, drawn: Roll) -> Roll:
        if recorded.dice != drawn.dice:
            raise DiceError(f"For {recorded.why} the record has {list(recorded.dice)}, the source {list(drawn.dice)}.")
        return recorded

    def sum(self, n: int, sides: int, why: str) -> Roll:
        return self._same(super().sum(n, sides, why), self._source.sum(n, sides, why))

    each = sum

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        return self._same(super().hits(n, sides, at_most, why), self._source.hits(n, sides, at_most, why))

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        return self._same(super().passes(n, sides, at_least, why), self._source.passes(n, sides, at_least, why))

    def pick(self, weights: Sequence[int], why: str) -> int:
        recorded, drawn = super().pick(weights, why), self._source.pick(weights, why)
        if recorded != drawn:
            raise DiceError(f"For {why} the record has pick {recorded}, the source {drawn}.")
        return recorded


class NoDice(Recorded):
    """For what must not draw."""


class Fair(_Thrown):
    """Dice that the host fixed before the match and anyone can check after it.

    The host commits to a secret; then each seat gives a public nonce; the key is made of both. Every face is bound to
    the match, the entry's number, the purpose and the draw's place in the entry, and is free of modulo bias.
    """

    def __init__(self, key: bytes, match: str) -> None:
        super().__init__()
        self._key, self._match = key, match
        self._entry, self._count = 0, 0

    def bind(self, entry: int) -> None:
        """Draws from now on belong to this entry."""
        self._entry, self._count = entry, 0

    def face(self, sides: int, why: str) -> int:
        ceiling = (1 << 64) // sides * sides
        while True:
            name = f"{self._match}/{self._entry}/{self._count}/{sides}/{why}".encode()
            self._count += 1
            number = int.from_bytes(blake2b(name, key=self._key, digest_size=8).digest(), "big")
            if number < ceiling:
                return number % sides + 1

    @staticmethod
    def commitment(secret: bytes, match: str) -> str:
        """What the host publishes before anyone gives a nonce."""
        return blake2b(secret, person=b"commitment", salt=_salt(match), digest_size=32).hexdigest()

    @staticmethod
    def nonce(secret: bytes, match: str, seat: str) -> str:
        """The nonce of a computer player: bound by the commitment, so that the host cannot choose it either."""
        return blake2b(seat.encode(), key=secret[:64], person=b"nonce", salt=_salt(match), digest_size=16).hexdigest()

    @staticmethod
    def key(secret: bytes, match: str, nonces: Mapping[str, str]) -> bytes:
        """The key, from the host's secret and everyone's public nonces."""
        words = "\n".join(f"{seat}={nonces[seat]}" for seat in sorted(nonces)).encode()
        return blake2b(words, key=secret[:64], person=b"key", salt=_salt(match), digest_size=32).digest()


def _salt(match: str) -> bytes:
    return blake2b(match.encode(), digest_size=16).digest()


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
