"""What the staff proposes: what an officer would do at an attack being planned, at building and at redeployment."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Launch, Pass, PutBack
from sandtable.games.europe.model import State
from sandtable.games.europe.officer.player import ANSWERS, Officer
from sandtable.kernel import Action, NoDice

STAFF_QUESTIONS = {
    "planning": ("force", ("planning",)),
    "building": ("building", ("building", "siting")),
    "redeployment": ("redeployment", ("redeployment", "redeploying")),
}
"""What is proposed at a kind of question, and the kinds that belong to it."""
STEPS_AT_MOST = 60


def proposed(state: State, power: int) -> tuple[str, tuple[Action, ...]]:
    """What it is called, and its steps up to the answer that ends the question; none where nothing would be done.

    The state is the caller's own: the steps are tried out on it.
    """
    name, kinds = STAFF_QUESTIONS.get(state.stack[-1].kind(), ("", ()))
    seat, dice, steps = t.POWERS[power], NoDice(), list[Action]()
    while len(steps) < STEPS_AT_MOST and (frame := state.stack[-1]).kind() in kinds and seat in frame.seats(state):
        found = frame.options(state, seat)
        step = found[0] if len(found) == 1 else ANSWERS[frame.kind()](Officer.bold, state, power, found)
        if step is None or isinstance(step, Pass | Launch):
            break
        if isinstance(step, PutBack):
            steps.pop()
            break
        steps.append(step)
        frame.apply(state, seat, step, dice, [])
    return name, tuple(steps)
