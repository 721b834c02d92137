"""Dice that fall as a lesson writes them, and by chance where it writes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.kernel import Seeded


class LessonDice(Seeded):
    """The faces written for a task come first; a pick takes the number of what is picked, counted from 1."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.written: list[int] = []

    def face(self, sides: int, why: str) -> int:
        if self.written and 1 <= self.written[0] <= sides:
            return self.written.pop(0)
        return super().face(sides, why)

    def _throw(self, n: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple([self.face(sides, why) for _ in range(n)])

    def _pick(self, weights: Sequence[int], why: str) -> int:
        if self.written and 1 <= self.written[0] <= len(weights) and weights[self.written[0] - 1]:
            return self.written.pop(0) - 1
        return super()._pick(weights, why)
