"""Chapter 12: the set-up of one side, one small decision after the other."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules.deployment import carry_out, deploy
from sandtable.games.blitzkrieg.rules.setup import Answer, Task, first_open, hexes_of, legal, tasks, why_not_answer
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal, Zone


class SetUp(Ask[State, actions.Deploy | Answer], frozen=True, gc=False):
    """The set-up of one side, one small decision after the other; `deploy` leaves the rest to the ready-made set-up.

    Rules: BK-12.1a.
    """

    stage: int
    at: int = 0

    watched: ClassVar[bool] = False
    verbs: ClassVar = get_args(actions.Deploy | Answer)

    def seats(self, state: State) -> tuple[str, ...]:
        done = first_open(state, self.stage, self.at) >= len(tasks(state.scenario, self.stage))
        return () if done else (state.index.theatre.scenario["stage"][self.stage]["seat"],)

    def task(self, state: State) -> Task:
        return tasks(state.scenario, self.stage)[first_open(state, self.stage, self.at)]

    def prompt(self, state: State, seat: str) -> Prompt:
        task = self.task(state)
        name = state.index.theatre.ids[task.unit] if task.unit >= 0 else ""
        about: Any = {"unit": Name("unit", name)} if name else {}
        return Prompt(f"set-up-{task.what}", about, "BK-12.1a", (name,) if name else ())

    def hints(self, state: State, seat: str) -> Hints:
        hexes = hexes_of(state, self.task(state))
        return Hints(zones=(Zone("reach", tuple(f"{state.index.theatre.numbers[h]:04d}" for h in sorted(hexes))),))

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Deploy(), *legal(state, self.task(state))]

    def default(self, state: State, seat: str) -> Action:
        return actions.Deploy()

    def why_not(self, state: State, seat: str, action: actions.Deploy | Answer) -> Refusal | None:
        return None if isinstance(action, actions.Deploy) else why_not_answer(state, self.task(state), action)

    def apply(self, state: State, seat: str, action: actions.Deploy | Answer, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Deploy):
            deploy(state, self.stage, self.at, out)
            state.end()
            return
        at = first_open(state, self.stage, self.at)
        carry_out(state, tasks(state.scenario, self.stage)[at], action, out)
        state.goto(SetUp(self.stage, first_open(state, self.stage, at + 1)))
