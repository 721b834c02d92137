"""The officer: looks at odds, ground and objectives one decision at a time, and has a temper of its own.

It sees what a player sees. Every unit is judged by itself: the best shot, the best hex to move to, an assault where the
odds of the whole melee are good; then the formation's HQ follows. It is fast rather than deep: a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.officer.activation import GOOD_SHOT, Manner, move, operate
from sandtable.games.blitzkrieg.officer.markers import (
    general_drawn,
    marker_drawn,
    may_cancel,
    next_opening,
    opening,
    relief,
    repeat_drawn,
)
from sandtable.games.blitzkrieg.officer.reactions import press_on, react, retreat_to, struck, take_aim
from sandtable.games.blitzkrieg.view import BlitzkriegKnowledge
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng
from sandtable.opponents import Temper, Tempered, between

UNMOVED: Temper = {}
"""No temper: everything counts as it is."""


class Officer(Tempered[BlitzkriegKnowledge]):
    """A computer player that uses odds, terrain and objectives."""

    def temper(self, rng: Rng) -> Temper:
        """Drawn on by objectives, and held back by the enemy's fire, a little more or less than another."""
        return {
            "pull": between(0.65, 1.5, rng),
            "fear": between(0.65, 1.5, rng),
            "shot": between(0.6 * GOOD_SHOT, 1.6 * GOOD_SHOT, rng),
        }

    def answer(self, known: BlitzkriegKnowledge, question: Question, rng: Rng, temper: Temper = UNMOVED) -> Action:
        found = question.choices()
        assert isinstance(found, list)
        if len(found) == 1:
            only: Action = found[0]
            return only
        led = LED.get(question.kind)
        if led is not None:
            return led(known.position, found, msgspec.convert(temper, Manner))
        answer = ANSWERS.get(question.kind)
        return answer(known.position, found) if answer else found[0]


LED: dict[str, Callable[[State, list[Action], Manner], Action]] = {"operate": operate, "move": move}
"""What is led in the officer's own manner."""
ANSWERS: dict[str, Callable[[State, list[Action]], Action]] = {
    "opening": opening,
    "next-opening": next_opening,
    "marker-drawn": marker_drawn,
    "repeat-drawn": repeat_drawn,
    "repeat-taken": repeat_drawn,
    "general-drawn": general_drawn,
    "may-cancel": may_cancel,
    "relief": relief,
    "react": react,
    "retreat-to": retreat_to,
    "struck": struck,
    "press-on": press_on,
    "take-aim": take_aim,
}
"""By the kind of question. Any other is answered with its first option: the ready-made set-up, the marker that saves
a step, the first host of a reinforcement."""
