"""A computer player that remembers nothing between two questions."""

from __future__ import annotations

from typing import Any

from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng


class Forgetful:
    """Write `answer`; the rest is done here."""

    def choose(self, known: Any, question: Question, memory: Any, rng: Rng) -> tuple[Action, Any]:
        return self.answer(known, question, rng), None

    def answer(self, known: Any, question: Question, rng: Rng) -> Action:
        """What it does, by its knowledge and the question alone."""
        raise NotImplementedError
