"""What a match tells of itself: what an event means to whom, how dice fell against what was to be expected, and how a
score came about. Shown between turns and after the end."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.kernel.errors import Args


class Stage(Struct, frozen=True):
    """Where in its course a match is: the message `moment-<key>` (a turn, a season, a round)."""

    key: str
    args: Args = {}


class News(Struct, frozen=True):
    """What an event means to a seat: it lost something for good, or a place, or something of it is worse off."""

    kind: Literal["loss", "place", "harm"]
    seat: str
    at: str = ""
    """The piece or place to look at."""
    count: int = 1


class Throw(Struct, frozen=True):
    """Dice of a seat for `luck-<key>`: what they gave, and what was to be expected of them."""

    seat: str
    key: str
    got: float
    mean: float


class Account(Struct, frozen=True):
    """One line of how a result came about, `account-<key>`: whose it is, and what it is worth. A goal without worth is
    met or not."""

    seat: str
    key: str
    args: Args = {}
    value: int | None = None
    met: bool = True
    rule: str = ""
