"""The keys of a lesson file. Position, options and dice are written as in a situation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from sandtable.data.check import DataError, located, mistakes
from sandtable.data.lines import lines
from sandtable.data.load import parse, read_text
from sandtable.kernel.typed import convert
from sandtable.situations.compare import differences
from sandtable.situations.format import Expected


class Correction(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to an action that the rules allow and the task does not want."""

    action: str
    text: str
    rule: str = ""


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. `touch`, `look`, `by`, `goal` and `then` say what ends it; without any, an action of `do`."""

    title: str
    """Fluent key: the line in the list of tasks, and the head of the page."""
    text: str
    """Fluent key: what the coach says beside the lit thing, two short sentences."""
    show: list[str]
    """A good way of doing it, in notation: what "Show me" points at, and what the tests play."""
    light: list[str] = []
    """Ids of what is lit; without any, what the first step of `show` names."""
    touch: list[str] = []
    """Done by touching one of these."""
    look: list[str] = []
    """Done by looking at the chances of an action like one of these."""
    do: list[str] = []
    """Actions like these are taken; all others are wrong. Without any, everything legal is taken."""
    by: list[str] = []
    """Done by an action like one of these."""
    goal: list[Expected] = []
    """Done when one of these events has happened."""
    then: Expected = {}
    """Done when all of this stands in the learner's knowledge."""
    dice: list[int] = []
    """The faces of this task, in the order in which they fall; after them chance decides."""
    others: list[str] = []
    """What the other seats do in this task, in notation, one after another wherever it may be done."""
    wrong: list[Correction] = []
    otherwise: str = ""
    """Fluent key: what is said to any other action that the task does not want."""
    rule: str = ""
    """The clause that "Why?" opens."""

    def __post_init__(self) -> None:
        if not self.show:
            raise ValueError("a task needs a way to do it (show)")

    @property
    def by_acting(self) -> bool:
        """Whether an action ends it, rather than a touch or a look."""
        return not (self.touch or self.look)

    def takes(self, notation: str) -> bool:
        """Whether the task wants an action like this."""
        return not self.do or any(alike(pattern, notation) for pattern in self.do)

    def ends_with(self, event: dict[str, Any]) -> bool:
        return any(not any(differences(wanted, event)) for wanted in self.goal)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    game: str
    scenario: str
    seat: str
    """The learner's."""
    title: str
    text: str
    rules: list[str]
    task: list[Task]
    others: str = "default"
    """Who answers for the other seats: `default`, or the level of a computer player."""
    auto: list[str] = []
    """Kinds of questions to the learner that are answered by their default, unless the task wants an answer."""
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.task:
            raise ValueError("a lesson needs tasks")


class ReadLesson(Struct, frozen=True):
    """A lesson and its file."""

    id: str
    file: str
    lesson: Lesson


def alike(pattern: str, notation: str) -> bool:
    """Word by word; `*` stands for any word, and at the end for any number of them."""
    wanted, given = pattern.split(), notation.split()
    if wanted and wanted[-1] == "*" and len(given) >= len(wanted) - 1:
        wanted, given = wanted[:-1], given[: len(wanted) - 1]
    return len(wanted) == len(given) and all(one in ("*", other) for one, other in zip(wanted, given, strict=True))


def read_lesson(path: Path) -> ReadLesson:
    """Read a file; all mistakes of its form come in one DataError."""
    data = parse(path)
    wrong = list(mistakes(data, Lesson))
    if wrong:
        raise DataError(located(path, lines(read_text(path)), wrong))
    return ReadLesson(path.name.removesuffix(".toml"), str(path), convert(data, Lesson))
