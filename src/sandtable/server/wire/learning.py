"""The shapes for those who learn: situations step by step, what other dice would have done, lessons."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sandtable.server.wire.messages import AnyServerMessage, Asked, FilmMoment, LogLine, Message
from sandtable.server.wire.requests import AnyRequest


class SituationInfo(Struct, frozen=True):
    id: str
    title: str
    kind: Literal["example", "tutorial", "situation"]
    rules: tuple[str, ...]
    steps: int


class LearnStep(Struct, frozen=True):
    """One step of a situation: what is done, what happens, and the board after it."""

    text: str
    action: str
    seat: str
    picture: Any
    log: tuple[LogLine, ...]
    refusal: Message | None
    rule: str
    asks: tuple[Asked, ...]
    label: Message | None = None
    """What is done, as the choice is called."""
    film: tuple[FilmMoment, ...] = ()
    """The moments inside the step, for a board that tells it again."""


class SituationDetail(Struct, frozen=True):
    id: str
    title: str
    text: str
    kind: Literal["example", "tutorial", "situation"]
    rules: tuple[str, ...]
    scenario: str
    options: dict[str, Any]
    steps: tuple[LearnStep, ...]
    """The first is the position before anything is done."""


class OtherRoll(Struct, frozen=True):
    """A value that the throw may have had, in how many ways, and what it would have done."""

    value: int
    dice: tuple[int, ...]
    ways: int
    result: str
    """The entry of the game's table, where it has one."""
    log: tuple[LogLine, ...]
    picture: Any


class OtherRolls(Struct, frozen=True):
    """All values of the first throw of a step; none if there is nothing to pick from."""

    taken: int
    ways: int
    rolls: tuple[OtherRoll, ...]


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of its course."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    tasks: int


class LessonTask(Struct, frozen=True):
    title: str
    text: str
    light: tuple[str, ...]
    """Ids of what is lit."""
    rule: str
    touch: tuple[str, ...]
    """Ids of which one is to be touched; of other tasks nothing."""
    look: bool
    """Whether looking at chances ends it."""


class LessonDetail(Struct, frozen=True):
    info: LessonInfo
    game: str
    scenario: str
    options: dict[str, Any]
    seat: str
    others: str
    tasks: tuple[LessonTask, ...]


class LessonCall(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner did so far, in the words that the last answer gave, and what comes now."""

    done: tuple[str, ...] = ()
    said: AnyRequest | None = None
    touched: str = ""


class LessonWrong(Struct, frozen=True):
    """An action that the rules allow and the task does not want, and what is said to it."""

    text: str
    rule: str
    action: str


class LessonAnswer(Struct, frozen=True):
    done: tuple[str, ...]
    task: int
    begun: tuple[int, ...]
    """How many of the words were said at the start of each task so far."""
    over: bool
    wrong: LessonWrong | None
    messages: tuple[AnyServerMessage, ...]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A match from where the learner stands, against a computer of this level."""

    done: tuple[str, ...] = ()
    level: str = "recruit"
