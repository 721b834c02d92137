"""A computer player for beginners: it plans like the officer, but half of its units do whatever they like."""

from sandtable.games.barbarossa.actions import Drop, Take
from sandtable.games.barbarossa.officer.officer import Officer, fallback
from sandtable.games.barbarossa.view import BarbarossaKnowledge
from sandtable.kernel import Action, Question, Ready
from sandtable.kernel.options import Rng


class Recruit:
    """Every other card is filled in at random."""

    def __init__(self) -> None:
        self._officer = Officer()
        self._muddles = False

    def choose(self, known: BarbarossaKnowledge, question: Question, rng: Rng) -> Action:
        found = question.choices()
        assert isinstance(found, list)
        onward = [action for action in found if not action.retracts]
        if question.kind == "planning" and self._muddles:
            picked: Action = onward[rng.randrange(len(onward))] if onward else fallback(found)
            self._muddles = not isinstance(picked, (Take, Ready, Drop)) and not any(isinstance(a, Take) for a in found)
            return picked
        chosen = self._officer.choose(known, question, rng)
        self._muddles = isinstance(chosen, Take) and rng.random() < 0.5
        return chosen
