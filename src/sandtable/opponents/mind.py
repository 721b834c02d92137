"""A computer player in one process: what each of its seats remembers is kept beside it."""

from __future__ import annotations

from typing import Any, Generic

from sandtable.kernel import Action, Opponent, Question
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng


class Mind(Generic[K]):
    """An opponent for the length of one match, at one seat or several."""

    def __init__(self, opponent: Opponent[K]) -> None:
        self._opponent = opponent
        self._memories: dict[str, Any] = {}
        self.needs_knowledge: bool = getattr(opponent, "needs_knowledge", True)
        """Whether it looks at all: chance need not be told anything."""

    def choose(self, known: K, question: Question, rng: Rng) -> Action:
        seat = question.seat
        action, self._memories[seat] = self._opponent.choose(known, question, self._memories.get(seat), rng)
        return action
