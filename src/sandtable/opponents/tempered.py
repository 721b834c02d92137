"""A computer player with a temper: drawn at its first question, so that no two matches open alike, and kept to the end.

What it remembers is the temper alone, a plain value of this seat in this match.
"""

from __future__ import annotations

from typing import Any, Generic

from sandtable.kernel import Action, Question
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng

Temper = dict[str, float]
"""What it weighs more or less than others do, by name."""


class Tempered(Generic[K]):
    """Write `temper` and `answer`; the rest is done here."""

    def choose(self, known: K, question: Question, memory: Any, rng: Rng) -> tuple[Action, Temper]:
        temper: Temper = self.temper(rng) if memory is None else memory
        return self.answer(known, question, rng, temper), temper

    def temper(self, rng: Rng) -> Temper:
        """How it is disposed in this match."""
        raise NotImplementedError

    def answer(self, known: K, question: Question, rng: Rng, temper: Temper) -> Action:
        """What it does, by its knowledge, the question and its temper."""
        raise NotImplementedError


def between(low: float, high: float, rng: Rng) -> float:
    """A number drawn between two others, short enough to be read in a record."""
    return round(low + (high - low) * rng.random(), 3)
