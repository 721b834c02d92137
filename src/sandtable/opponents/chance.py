"""The weakest player: any legal action, but nothing that takes back."""

from __future__ import annotations

from msgspec import Struct

from sandtable.kernel import Action, Measure, Question
from sandtable.kernel.options import Rng
from sandtable.opponents.forgetful import Forgetful


class RandomPlayer(Forgetful[Struct]):
    """Chooses evenly among what is offered."""

    needs_knowledge = False
    """It never looks: whoever runs it may hand it nothing."""

    def answer(self, known: Struct | None, question: Question, rng: Rng) -> Action:
        found = question.choices()
        if isinstance(found, Measure):
            return found.sample(rng)
        onward: list[Action] = [action for action in found if not action.retracts] or found
        return onward[int(rng.random() * len(onward))]
