"""A computer player that remembers nothing between two questions."""

from __future__ import annotations

from typing import Any, Generic

from sandtable.kernel import Action, Question
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng


class Forgetful(Generic[K]):
    """Write `answer`; the rest is done here."""

    def choose(self, known: K, question: Question, memory: Any, rng: Rng) -> tuple[Action, Any]:
        return self.answer(known, question, rng), None

    def answer(self, known: K, question: Question, rng: Rng) -> Action:
        """What it does, by its knowledge and the question alone."""
        raise NotImplementedError
