"""The rolls of a record, drawn again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sandtable.kernel.dice.protocol import Dice, Roll
from sandtable.kernel.errors import DiceError


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
