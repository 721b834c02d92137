"""The shapes of advice in practice and after a match: what a player that thinks ahead would do, and why."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.kernel import Game
from sandtable.opponents.coach import Advice, Point
from sandtable.server.wire import present
from sandtable.server.wire.messages import LogLine, Option


class IdeaInfo(Struct, frozen=True):
    """A way to go on: its steps, the one that sets it apart, how likely it wins, and in how many tries.

    `script` is what is to be done for it now, one after another.
    """

    steps: tuple[Option, ...]
    script: tuple[Option, ...]
    apart: int
    chance: float
    tries: int
    played: bool = False
    """Whether this is what was done in truth."""


class PointInfo(Struct, frozen=True):
    """Something that may happen: how often with the best idea and with the next, and how likely one still wins."""

    line: LogLine
    share: float
    other: float
    chance: float


class AdviceInfo(Struct, frozen=True):
    """Ideas, the best first; what the best one brings; what is feared; and pictures of its steps, to be watched."""

    seat: str
    level: str
    ideas: tuple[IdeaInfo, ...]
    gains: tuple[PointInfo, ...]
    fear: PointInfo | None
    film: tuple[Any, ...]


def advice_info(game: Game, seat: str, level: str, found: Advice) -> AdviceInfo:
    ideas = tuple(
        IdeaInfo(
            tuple(present.option(game.parse(step)) for step in each.steps),
            tuple(present.option(game.parse(step)) for step in each.script),
            each.apart,
            each.chance,
            each.tries,
            each.played,
        )
        for each in found.ideas
    )
    fear = _point(found.fear) if found.fear is not None else None
    return AdviceInfo(seat, level, ideas, tuple(map(_point, found.gains)), fear, found.film)


def _point(point: Point) -> PointInfo:
    line = present.log_line(point.event, 0, 0, point.news.seat, point.news)
    return PointInfo(line, point.share, point.other, point.chance)
