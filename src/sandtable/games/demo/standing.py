"""Standing orders: a reaction answered beforehand, always and at once."""

from __future__ import annotations

from sandtable.games.demo.actions import Hold, Shoot
from sandtable.games.demo.rules.walking import distance
from sandtable.games.demo.view import DuelKnowledge
from sandtable.kernel import Action, Parameter, Question, StandingKind, StandingOrder

REACTION = StandingKind("reaction", ("never", "within"), (Parameter("range", "number", 300, low=0, high=600),), "DM-5")


def answer(order: StandingOrder, known: DuelKnowledge, question: Question) -> Action:
    """Shoot within the range given, as long as there is powder.

    Rules: DM-5.
    """
    red, blue = known.duellists.values()
    near = distance(red.at, blue.at) <= int(order.get("range", 300))
    if order["mode"] == "within" and near and known.duellists[question.seat].powder:
        return Shoot()
    return Hold()
