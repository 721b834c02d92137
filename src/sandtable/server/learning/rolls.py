"""What each other roll would have done in an example: the same step again, with another first throw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Any

from sandtable.kernel import Dice, DiceError, Game, Roll, Seeded
from sandtable.kernel.shapes import Odds
from sandtable.server.wire import present
from sandtable.server.wire.learning import OtherRoll, OtherRolls
from sandtable.situations import Played, again, situation

MOST = 24
"""More results than this are no strip to pick from."""


class Throw:
    """How the first throw of a step is made: what may come of it, in how many ways, with which dice to show."""

    def __init__(self, values: range, ways: Callable[[int], int], show: Callable[[int], tuple[int, ...]]) -> None:
        self.values, self.ways, self.show = values, ways, show


class Turned:
    """The dice of the book, the first throw turned to a wanted value. Where the book's dice end, chance goes on."""

    def __init__(self, faces: Sequence[int], wanted: int | None) -> None:
        self.log: list[Roll] = []
        self.picks: list[tuple[int, ...]] = []
        self.throw: Throw | None = None
        self._faces, self._wanted = list(faces), wanted
        self._chance = Seeded("another roll")

    def sum(self, n: int, sides: int, why: str) -> Roll:
        return self._roll(n, sides, why, _of_sum(n, sides), sum)

    def each(self, n: int, sides: int, why: str) -> Roll:
        return self._roll(n, sides, why, _of_sum(n, sides) if n == 1 else None, sum)

    def hits(self, n: int, sides: int, at_most: int, why: str) -> Roll:
        return self._roll(n, sides, why, _of_count(n, at_most, sides), lambda dice: sum(die <= at_most for die in dice))

    def passes(self, n: int, sides: int, at_least: int, why: str) -> Roll:
        throw = _of_count(n, sides - at_least + 1, sides, high=True)
        return self._roll(n, sides, why, throw, lambda dice: sum(die >= at_least for die in dice))

    def pick(self, weights: Sequence[int], why: str) -> int:
        value = self._face(len(weights)) - 1
        value = value if weights[value] else self._chance.pick(weights, why)
        self.log.append(Roll(why, (), value))
        return value

    def _roll(self, n: int, sides: int, why: str, throw: Throw | None, value: Callable[[tuple[int, ...]], int]) -> Roll:
        dice = tuple(self._face(sides) for _ in range(n))
        if self.throw is None and throw is not None:
            self.throw = throw
            dice = dice if self._wanted is None else throw.show(self._wanted)
        roll = Roll(why, dice, value(dice))
        self.log.append(roll)
        return roll

    def _face(self, sides: int) -> int:
        if self._faces and 1 <= self._faces[0] <= sides:
            return self._faces.pop(0)
        return self._chance.face(sides, "")


def _of_sum(n: int, sides: int) -> Throw:
    def ways(value: int) -> int:
        return sum(
            (-1) ** k * comb(n, k) * comb(value - sides * k - 1, n - 1)
            for k in range(n + 1)
            if value - sides * k - 1 >= n - 1
        )

    def show(value: int) -> tuple[int, ...]:
        low, more = divmod(value, n)
        return (*(low,) * (n - more), *(low + 1,) * more)

    return Throw(range(n, n * sides + 1), ways, show)


def _of_count(n: int, good: int, sides: int, high: bool = False) -> Throw:
    """So many of n dice show one of the good faces, which are the low ones or the high ones."""

    def show(value: int) -> tuple[int, ...]:
        hit, miss = (sides, 1) if high else (1, sides)
        return (*(hit,) * value, *(miss,) * (n - value))

    sure = good >= sides or good <= 0
    values = range(n, n + 1) if good >= sides else range(1) if sure else range(n + 1)
    return Throw(values, lambda k: comb(n, k) * good**k * (sides - good) ** (n - k), show)


def others(game: Game, name: str, step: int) -> OtherRolls:
    """Every value that the first throw of this step may have, and what follows from it."""
    read = situation(game, name)
    if not 0 <= step < len(read.situation.do):
        return OtherRolls(0, 0, ())
    book = Turned((), None)

    def tries(faces: list[int]) -> Iterator[Dice]:
        nonlocal book
        book = Turned(faces, None)
        yield book
        for value in book.throw.values if book.throw and len(book.throw.values) <= MOST else ():
            yield Turned(faces, value)

    try:
        odds, played = again(game, read, step, tries)
    except DiceError:
        return OtherRolls(0, 0, ())
    throw = book.throw
    if throw is None or len(played) < 2:
        return OtherRolls(0, 0, ())
    taken = book.log[[bool(roll.dice) for roll in book.log].index(True)].value
    results = _results(odds, throw)
    rolls = tuple(
        OtherRoll(value, throw.show(value), throw.ways(value), results.get(value, ""), *_shown(game, made))
        for value, made in zip(throw.values, played[1:], strict=True)
    )
    return OtherRolls(taken, sum(each.ways for each in rolls), rolls)


def _results(odds: Odds | None, throw: Throw) -> dict[int, str]:
    """The row of the game's table, if the odds have one over just these rolls."""
    table = {line.roll: line.result for line in odds.table} if odds else {}
    return table if set(table) == set(throw.values) else {}


def _shown(game: Game, made: Played) -> tuple[tuple[Any, ...], Any]:
    lines = tuple(present.log_line(event, n, 0, made.step.seat) for n, event in enumerate(made.events))
    return lines, game.picture(made.state, frozenset(game.all_seats(made.state)))
