"""The shapes for looking back at a finished match."""

from __future__ import annotations

from msgspec import Struct

from sandtable.kernel.shapes import Outcome
from sandtable.kernel.story import Account, Stage, Throw
from sandtable.server.wire.messages import LogLine


class TurnLosses(Struct, frozen=True):
    """What each seat lost in a turn."""

    stage: Stage | None
    lost: dict[str, int]


class CurvePoint(Struct, frozen=True):
    """Each seat's chance to win from a step on, by matches played on from there; a draw counts half."""

    step: int
    stage: Stage | None
    chances: dict[str, float]
    plays: int


class TurningPoint(Struct, frozen=True):
    """Where a seat's chance to win moved most: from, to, the step to look at, and what weighed most there."""

    since: int
    """The step from which it moved: what was answered next may be held against what a stronger player would do."""
    step: int
    stage: Stage | None
    before: float
    after: float
    line: LogLine | None


class Review(Struct, frozen=True):
    """A finished match as one seat reads it."""

    outcome: Outcome
    seat: str
    stage: Stage | None
    accounts: tuple[Account, ...]
    losses: tuple[TurnLosses, ...]
    luck: tuple[Throw, ...]
    level: str
    """Who plays on for the curve."""
    curve: tuple[CurvePoint, ...]
    turning: tuple[TurningPoint, ...]
    done: bool
    """Whether every match for the curve has been played."""
