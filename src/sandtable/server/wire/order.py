"""The shapes for keeping order: reports of what was said or done, who is blocked, what a moderator sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a moderator should look at: a line of the talk, or a player of the match."""

    text: Annotated[str, Meta(max_length=2000)]
    line: int | None = None
    player: int | None = None


class Blocked(Struct, frozen=True):
    """Accounts whose words this account does not want to read."""

    names: tuple[str, ...]


class Report(Struct, frozen=True):
    """A report as a moderator sees it, with the line that it is about."""

    id: int
    at: str
    match: str
    by: str
    about: str
    text: str
    said: str
    state: Literal["open", "done"]


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What a moderator does about a report, and why: what is done is told to nobody but those it concerns."""

    action: Literal["done", "hide-line", "close-match", "suspend"]
    why: Annotated[str, Meta(max_length=500)] = ""
