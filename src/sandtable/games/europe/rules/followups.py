"""What follows a rule and must be asked of a player: frames join the rules here, at named points.

The rules know nothing of frames; `flow` knows the rules and says here which frame asks each question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from typing_extensions import ParamSpec

from sandtable.games.europe.events import Out
from sandtable.games.europe.model import State

P = ParamSpec("P")


class FollowUp(Generic[P]):
    """A named point; one function of the sequence of play joins it."""

    def __init__(self, about: str) -> None:
        self.about = about
        self._ask: Callable[P, None] | None = None

    def asked_by(self, ask: Callable[P, None]) -> Callable[P, None]:
        """Decorates the function that asks."""
        self._ask = ask
        return ask

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        if self._ask is None:
            raise RuntimeError(f"nothing in the sequence of play asks {self.about}")
        self._ask(*args, **kwargs)


flee: FollowUp[[State, tuple[int, ...], int]] = FollowUp("where these units flee from that area")
set_up_army: FollowUp[[State, int, int, Out]] = FollowUp("where the army of that country stands, by that power")
