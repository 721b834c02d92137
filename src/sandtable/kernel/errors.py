"""Refusals and errors. A refusal is data that any language can say; only the door raises it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Name(Struct, frozen=True, gc=False):
    """An id that a reader sees by its name: kind `unit`, id `x` is the message `unit-x`."""

    kind: str
    id: str


Value = int | str | Name
Args = dict[str, Value | tuple[Value, ...]]


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the clause, the sentence's key (`refuse-<key>`) and what stands in it."""

    rule: str
    key: str
    args: Args = {}


class SandtableError(Exception):
    """Anything that a caller did wrong or a file holds wrong; the message says what to do."""


class RuleError(SandtableError):
    """An action refused at the door. `reason` is the sentence, made by whoever knows the language."""

    def __init__(self, refusal: Refusal, reason: str = "") -> None:
        super().__init__(refusal, reason)
        self.refusal = refusal
        self.reason = reason or f"{refusal.key} ({refusal.rule})"

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def key(self) -> str:
        return self.refusal.key

    @property
    def args(self) -> Any:
        return self.refusal.args

    @args.setter
    def args(self, value: Any) -> None:
        """BaseException sets it on creation; what counts is the refusal's."""

    def __str__(self) -> str:
        return self.reason

    def __reduce__(self) -> Any:
        return type(self), (self.refusal, self.reason)


class NotFound(SandtableError):
    """A name that nothing here has: a game, a scenario, a clause, a match."""


class StaleError(SandtableError):
    """An answer to a question that is no longer open."""


class DiceError(SandtableError):
    """A die is missing, left over, or not the one that was asked for."""


class FileError(SandtableError):
    """A match file that cannot be used; the message names the place."""


class FlowError(SandtableError):
    """A frame that does not move on: a mistake in a game, not of a player."""
