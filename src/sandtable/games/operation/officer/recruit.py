"""The recruit: does the obvious thing most of the time, and anything at all the rest of it."""

from __future__ import annotations

from sandtable.games.operation.officer.officer import Officer
from sandtable.games.operation.officer.small_answers import answer_plainly
from sandtable.games.operation.view.knowledge import OperationKnowledge
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng

WITS = 0.5
"""Share of questions that get a thought."""


class Recruit(Officer):
    """An officer who often does not look."""

    def __init__(self) -> None:
        super().__init__(samples=3)

    def answer(self, view: OperationKnowledge, question: Question, rng: Rng) -> Action:
        if rng.random() < WITS:
            return super().answer(view, question, rng)
        return answer_plainly(question.choices(), rng)
