"""A player that thinks ahead: for each macro it holds a contest of plans, and then follows the winner.

It remembers the macro, its plan and what is still to be written of it: a plain value of this seat in this match.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Any, Generic

from sandtable.kernel import Action, Measure, Question
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng
from sandtable.opponents.clock import Clock
from sandtable.opponents.levels import BY_NAME, Level
from sandtable.opponents.playout import asked
from sandtable.opponents.search import DOUBT, LOYAL, Contest
from sandtable.opponents.staff import Staff

Memory = dict[str, Any]
"""`macro`: the name of what it is at; `plan`: what it means with it; `rest`: actions still to come, in notation."""


class Thinker(Generic[S, K]):
    """A level of any game that has a staff."""

    noise = 0.0
    """How often it follows a whim."""

    def __init__(self, staff: Staff[S, K], level: Level) -> None:
        self.staff, self.level = staff, level

    def choose(self, known: K, question: Question, memory: Memory | None, rng: Rng) -> tuple[Action, Memory | None]:
        found = question.choices()
        if isinstance(found, list) and len(found) == 1:
            return found[0], memory
        state = self.staff.believe(known, rng)
        memory = self._planned(known, question, state, memory, rng)
        offered = None if isinstance(found, Measure) else {str(action): action for action in found}
        rest = list(memory["rest"])
        if rest and offered is not None and rest[0] in offered:
            return offered[rest[0]], {**memory, "rest": rest[1:]}
        decision = asked(state)
        chosen, *later = self.staff.answers(
            decision, question.seat, memory["plan"], self.noise, random.Random(rng.random())
        )
        return chosen, {**memory, "rest": [str(action) for action in later]}

    def _planned(self, known: K, question: Question, state: S, memory: Memory | None, rng: Rng) -> Memory:
        """What it means to do: as it decided before, or after thinking about it now."""
        seat = question.seat
        macro = self.staff.macro(state, seat)
        if memory is not None and memory["macro"] == macro:
            return memory
        style = self.staff.styles[self.level.style] if self.level.style else {}
        plan = style
        if macro:
            share = self.staff.share(state, seat)
            clock = Clock(self.level.seconds * share, math.ceil(self.level.playouts * share))
            plans = self.staff.plans(state, seat, self.level.first, random.Random(rng.random()))
            led = self.staff.led(state, seat, style, random.Random(rng.random())) if style else {}
            if led:
                plans = [led, *(each for each in plans if each != led)]
            plan = Contest(self.staff, known, seat, clock, rng).best(plans, LOYAL if led else DOUBT).plan
        return {"macro": macro, "plan": plan, "rest": []}


def thinkers(staff: Staff[Any, Any]) -> dict[str, Callable[[], Thinker[Any, Any]]]:
    """The levels that think ahead, for `Game.opponents`."""
    return {name: partial(Thinker, staff, level) for name, level in BY_NAME.items()}
