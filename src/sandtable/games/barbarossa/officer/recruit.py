"""A computer player for beginners: it plans like the officer, but half of its units do whatever they like."""

from __future__ import annotations

from typing import Any

from sandtable.games.barbarossa.actions import Drop, Take
from sandtable.games.barbarossa.officer.officer import NO_PLAN, Officer, fallback
from sandtable.games.barbarossa.view import BarbarossaKnowledge
from sandtable.kernel import Action, Question, Ready
from sandtable.kernel.options import Rng


class Recruit:
    """Every other card is filled in at random. It remembers the officer's `plan`, and whether it `muddles` a card."""

    def choose(
        self, known: BarbarossaKnowledge, question: Question, memory: dict[str, Any] | None, rng: Rng
    ) -> tuple[Action, dict[str, Any]]:
        memory = memory or {"plan": NO_PLAN, "muddles": False}
        found = question.choices()
        assert isinstance(found, list)
        onward = [action for action in found if not action.retracts]
        if question.kind == "planning" and memory["muddles"]:
            picked: Action = onward[rng.randrange(len(onward))] if onward else fallback(found)
            goes_on = not isinstance(picked, (Take, Ready, Drop)) and not any(isinstance(a, Take) for a in found)
            return picked, {**memory, "muddles": goes_on}
        chosen, plan = Officer().choose(known, question, memory["plan"], rng)
        return chosen, {"plan": plan, "muddles": isinstance(chosen, Take) and rng.random() < 0.5}
