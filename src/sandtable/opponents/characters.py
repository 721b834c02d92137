"""Opponents with one idea, for measuring alone: they rush, they wait, or they follow whims.

No level is tuned against them, and the lobby does not offer them: `sandtable ladder` knows them by name. A player that
beats only the officer it was tuned against shows here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.kernel import Question
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng
from sandtable.opponents.levels import Level
from sandtable.opponents.staff import Plan, Staff
from sandtable.opponents.thinker import Memory, Thinker

WHIMS = 0.2
"""How often the noisy one does something else."""


class Character(Thinker[S, K]):
    """Always the same plan and the same share of whims; it never thinks ahead."""

    def __init__(self, staff: Staff[S, K], plan: Plan, noise: float = 0.0) -> None:
        super().__init__(staff, Level(0.0))
        self.plan, self.noise = plan, noise

    def _planned(self, known: K, question: Question, state: S, memory: Memory | None, rng: Rng) -> Memory:
        return memory or {"macro": "", "plan": self.plan, "rest": []}


def characters(staff: Staff[Any, Any] | None) -> dict[str, Callable[[], Character[Any, Any]]]:
    """The held-out opponents of a game: `rushing` and `waiting` by what its staff says of them, and `noisy`."""
    if staff is None:
        return {}
    found: dict[str, Callable[[], Character[Any, Any]]] = {
        "rushing": lambda: Character(staff, staff.rushing),
        "waiting": lambda: Character(staff, staff.waiting),
        "noisy": lambda: Character(staff, {}, WHIMS),
    }
    return found
