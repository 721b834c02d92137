"""The shapes for what a person is told outside of a match: by which ways, the bell, push, feeds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.messages import Message

Kind = Literal["turn", "hurry", "offer", "chat", "end"]
Way = Literal["mail", "push", "webhook"]
KINDS: tuple[Kind, ...] = ("turn", "hurry", "offer", "chat", "end")


class SetNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """What an account is told, by which ways for each kind. `digest`: letters come once a day at this hour of `zone`.
    `webhook` is an address of a chat service; `holiday_until` a date until which clocks by mail stand."""

    tell: dict[Kind, tuple[Way, ...]] = {}
    hurry_hours: Annotated[int, Meta(ge=1, le=72)] = 24
    digest: Annotated[int, Meta(ge=0, le=23)] | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    webhook: Annotated[str, Meta(max_length=2000)] = ""
    holiday_until: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""


class Notices(Struct, frozen=True):
    """What an account has chosen, and what it could."""

    chosen: SetNotices
    ways: tuple[Way, ...]
    """Those that this service has and this account can use now: mail needs a proved address."""
    push_key: str
    browsers: int
    """That take push messages for this account."""
    feed: bool
    """Whether there is a word for feeds; it is told once, when it is made."""
    holiday_left: int = 0
    """Days of holiday that are left this year, of so many."""
    holiday_year: int = 0


class PushPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes push messages, as it describes itself."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushGone(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=2000)]


class Feeds(Struct, frozen=True):
    """Addresses with a secret word: whoever has one reads when this account is asked."""

    atom: str
    calendar: str


class BellLine(Struct, frozen=True):
    """One thing to be told; of a turn `id` is 0, and it is there as long as it is true."""

    id: int
    kind: str
    match: str
    game: str
    title: Message
    words: Message
    at: str
    seen: bool


class Bell(Struct, frozen=True):
    """What happened while one was elsewhere: `fresh` of it has not been looked at."""

    fresh: int
    lines: tuple[BellLine, ...]
