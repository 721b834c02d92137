"""The weaker computer player: it does what an officer does, but looks only now and then."""

from __future__ import annotations

from sandtable.games.europe.officer.player import UNMOVED, Officer
from sandtable.games.europe.view.knowledge import EuropeKnowledge
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng
from sandtable.opponents import Temper


class Recruit(Officer):
    """Half of its decisions about attacks and movement are left to chance."""

    bold = 0.5

    def answer(self, known: EuropeKnowledge, question: Question, rng: Rng, temper: Temper = UNMOVED) -> Action:
        if question.kind in ("campaign", "movement", "building", "redeployment") and rng.random() < 0.35:
            found: list[Action] = question.choices()  # type: ignore[assignment]
            onward = [action for action in found if not action.retracts]
            return onward[int(rng.random() * len(onward))]
        return super().answer(known, question, rng, temper)
