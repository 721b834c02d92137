"""What is shown, in a form that play can be held against: the promises of odds cards, and of a finished match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.decision import Decision
from sandtable.kernel.event import Event
from sandtable.kernel.frames import S


def stop(decision: Decision[S]) -> Action | None:
    """Nothing that follows belongs to the promise."""
    return None


class Claim(Struct, Generic[S], frozen=True):
    """What an odds card says of one action, and how to find out in play whether it is so.

    `shown` are results by name with their chances, or a number that is expected on average. `read` takes the events of
    a play and the state after it and says which result came, or the number; None is a play that the card does not speak
    of, as when it says "if the shot does nothing". Where decisions follow, `answer` gives the action of the policy that
    the card states, and None ends the play.
    """

    kind: str
    shown: dict[str, float] | float
    read: Callable[[Sequence[Event], S], str | float | None]
    answer: Callable[[Decision[S]], Action | None] = stop
    tolerance: float = 0.0
    """By how much a chance may be off where the card says that it is rounded or simplified."""


class Shown(Struct, frozen=True):
    """One thing that a finished match says in several places: `says` has the place and what stands there."""

    what: str
    says: dict[str, Any]
