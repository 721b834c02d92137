"""The player: which part of it answers which kind of question."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.officer.answers import agree, onward, provision
from sandtable.games.europe.officer.battle import broken, chain, losses, resolve
from sandtable.games.europe.officer.building import building, siting
from sandtable.games.europe.officer.campaign import campaign
from sandtable.games.europe.officer.march import moving
from sandtable.games.europe.officer.movement import crossing, movement
from sandtable.games.europe.officer.plan import planning
from sandtable.games.europe.officer.redeployment import redeploying, redeployment
from sandtable.games.europe.officer.setup import set_up
from sandtable.games.europe.view.knowledge import EuropeKnowledge, imagine
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng
from sandtable.opponents import Temper, Tempered, between

Answer = Callable[[float, State, int, list[Action]], "Action | None"]
"""Called with the boldness, the imagined state, the power that is asked, and the choices."""

ANSWERS: dict[str, Answer] = {
    "campaign": campaign,
    "planning": planning,
    "moving": moving,
    "resolve": resolve,
    "movement": movement,
    "crossing": crossing,
    "building": building,
    "siting": siting,
    "redeployment": redeployment,
    "redeploying": redeploying,
    "provision": provision,
    "losses": losses,
    "chain": chain,
    "break": broken,
    "answer": agree,
}


UNMOVED: Temper = {}
"""No temper: neither bolder nor more careful."""


class Officer(Tempered[EuropeKnowledge]):
    """Goes by its own knowledge, imagines the rest, and answers each kind of question by a rule of thumb and odds."""

    bold = 0.68
    """The chance of success from which it attacks."""

    def temper(self, rng: Rng) -> Temper:
        """A little bolder or more careful than another."""
        return {"bold": between(self.bold - 0.1, self.bold + 0.1, rng)}

    def answer(self, known: EuropeKnowledge, question: Question, rng: Rng, temper: Temper = UNMOVED) -> Action:
        found: list[Action] = question.choices()  # type: ignore[assignment]
        if len(found) == 1:
            return found[0]
        answer, power = ANSWERS.get(question.kind), t.POWERS.index(question.seat)
        if question.kind == "set-up":
            return set_up(rng, imagine(known, rng), power, found) or onward(found)
        if answer is None:
            return onward(found)
        return answer(temper.get("bold", self.bold), imagine(known, rng), power, found) or onward(found)
