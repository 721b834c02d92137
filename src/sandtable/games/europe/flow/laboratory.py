"""After phase 4: optional research (rulebook 17)."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe.actions import Pass, Research
from sandtable.games.europe.events import Out
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.model import State
from sandtable.games.europe.rules import research as science
from sandtable.kernel import Action, Dice, Refusal

NO_GOAL = Refusal("EU-17a", "not-its-goal")


class Laboratory(Phase[Research], frozen=True, gc=False):
    """After redeployment: optional research.

    Rules: EU-17a.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Research, Pass)
    standing: ClassVar[str | None] = "research"

    def offers(self, state: State, power: int) -> list[Action]:
        return [
            Research(science.GOALS[goal])
            for goal in range(len(science.GOALS))
            if science.why_not_research(state, power, goal) is None
        ]

    def refuse(self, state: State, power: int, action: Research) -> Refusal | None:
        if action.goal not in science.GOALS:
            return NO_GOAL
        return science.why_not_research(state, power, science.GOALS.index(action.goal))

    def carry_out(self, state: State, power: int, action: Research, dice: Dice, out: Out) -> None:
        science.research(state, power, science.GOALS.index(action.goal), dice, out)
