"""The keys of a situation file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from sandtable.data.check import DataError, located, mistakes
from sandtable.data.lines import Path as KeyPath
from sandtable.data.lines import lines
from sandtable.data.load import parse, read_text
from sandtable.kernel.typed import convert

Expected = dict[str, Any]
"""Plain data of which every key given must agree; keys not given do not matter."""


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """The refusal that must come: clause and key, and those args that matter."""

    rule: str
    key: str
    args: dict[str, Any] = {}


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One action, or without one a look at the board."""

    seat: str = ""
    action: str = ""
    dice: list[int] | None = None
    expect: list[Expected] | None = None
    exactly: list[Expected] | None = None
    never: list[str] = []
    refuse: Refused | None = None
    odds: Expected | None = None
    can: list[str] = []
    cannot: list[str] = []
    then: Expected = {}
    gone: list[str] = []
    sees: dict[str, Expected] = {}
    blind: dict[str, list[str]] = {}
    asked: str | list[str] | None = None
    question: str | None = None
    outcome: Expected | None = None
    text: str = ""

    def __post_init__(self) -> None:
        if self.action and not self.seat:
            raise ValueError("a step with an action needs a seat")
        if self.refuse and not self.action:
            raise ValueError("a refusal needs an action")
        if self.refuse and (self.expect or self.exactly or self.dice):
            raise ValueError("what is refused rolls no dice and makes no events")
        if (self.can or self.cannot or self.odds is not None) and not self.seat:
            raise ValueError("can, cannot and odds need a seat")


class Situation(Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    game: str
    scenario: str
    rules: list[str]
    do: list[Step]
    title: str = ""
    text: str = ""
    kind: Literal["example", "tutorial", "situation"] = "situation"
    source: str = ""
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    dice: list[int] = []
    auto: list[str] = []


class Read(Struct, frozen=True):
    """A situation and its file."""

    id: str
    file: str
    situation: Situation

    @property
    def lines(self) -> dict[KeyPath, int]:
        """Where its keys stand, for whoever finds a mistake."""
        return lines(read_text(Path(self.file)))

    def error(self, path: KeyPath, text: str) -> DataError:
        return DataError(located(self.file, self.lines, [(path, text)]))


def read_situation(path: Path) -> Read:
    """Read a file; all mistakes of its form come in one DataError."""
    data = parse(path)
    wrong = list(mistakes(data, Situation))
    if wrong:
        raise DataError(located(path, lines(read_text(path)), wrong))
    return Read(path.name.removesuffix(".toml"), str(path), convert(data, Situation))
