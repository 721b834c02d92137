"""The recruit: legal and not silly. Does what the officer would do most of the time, and something else otherwise."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.officer.officer import Officer
from sandtable.games.blitzkrieg.view import BlitzkriegKnowledge
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng
from sandtable.opponents import Forgetful

SENSE = 0.6
"""How often the recruit sees what is best."""
SILLY = (actions.Decline, actions.FallBack, actions.Enough, actions.Assault, actions.BreakOff)
"""What the recruit never does by whim."""


class Recruit(Forgetful[BlitzkriegKnowledge]):
    """A weak computer player."""

    def __init__(self) -> None:
        self.better = Officer()

    def answer(self, known: BlitzkriegKnowledge, question: Question, rng: Rng) -> Action:
        if rng.random() < SENSE or question.kind in ("set-up", "move", "take-aim"):
            return self.better.answer(known, question, rng)
        found = question.choices()
        assert isinstance(found, list)
        sane: list[Action] = [action for action in found if not isinstance(action, SILLY)] or found
        return sane[int(rng.random() * len(sane))]
