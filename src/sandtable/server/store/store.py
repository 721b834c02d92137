"""Where matches are kept: what a room asks of it, whatever database stands behind.

What is stored is the record: its header, and its entries as they come. Beside it stand what the lobby shows, open
offers, and what computer players remember. A match changes only if it still is what the writer believes it to be:
`append` compares the number of entries and the hash of the last one, and answers False if somebody else was quicker.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from sandtable.kernel import SandtableError
from sandtable.kernel.record import Entry, Header, Record
from sandtable.kernel.typed import loads
from sandtable.server.wire.messages import ChatLine, MatchSeat, Message

NOT_KEPT = "This could not be written: the disk may be full, or the data folder cannot be used. Nothing was changed."
"""What is told to whoever asked for it."""


class StoreError(SandtableError):
    """The store could not be written or read: the disk is full, say. Nothing was acknowledged."""


class MatchRow(Struct, frozen=True):
    """A match without its entries: `count` of them, `head` the hash of the last."""

    id: str
    title: str
    game: str
    scenario: str
    created: str
    updated: str
    over: bool
    waiting: tuple[str, ...]
    header: bytes
    players: bytes
    count: int
    head: str
    retaken: int = 0
    """How often something known was taken back."""
    moment: bytes = b""
    """Where in its course it is, or how it ended: a message; empty in matches of earlier versions."""

    def read_moment(self) -> Message:
        return loads(self.moment, Message) if self.moment else Message("ui-over" if self.over else "")

    def read_header(self) -> Header:
        return loads(self.header, Header)

    def read_players(self) -> tuple[MatchSeat, ...]:
        return loads(self.players, tuple[MatchSeat, ...])


class KeptEntry(Struct, frozen=True):
    """An entry, the segment it belongs to, and the word by which its sender would send it again."""

    segment: int
    once: str
    entry: Entry


class Offer(Struct, frozen=True):
    """An offer of a draw, or a request to take back, that waits for the others."""

    seat: str
    kind: str


class Kept(Struct, frozen=True):
    """All that a room is opened from."""

    row: MatchRow
    record: Record
    sent: frozenset[str] = frozenset()
    """The words of all actions that counted, so that one sent again does not count twice."""
    offers: frozenset[Offer] = frozenset()
    memories: dict[str, bytes] = {}
    chat: tuple[ChatLine, ...] = ()


class SeatChange(Struct, frozen=True):
    """Who sits where changes: expected are `before`, and afterwards all this is so, or nothing is.

    Invitations of this player end; `word` is that of a new one.
    """

    match: str
    before: bytes
    players: bytes
    player: int
    word: str = ""


class Deed(Struct, frozen=True):
    """What one deed changes: expected are `count` entries and `head`, and afterwards all this is so, or nothing is."""

    match: str
    count: int
    head: str
    entries: tuple[Entry, ...]
    segment: int
    new_head: str
    updated: str
    over: bool
    waiting: tuple[str, ...]
    offers: frozenset[Offer]
    once: str = ""
    memories: dict[str, bytes] = {}
    """What computer players remember now, of those seats where it changed."""
    retaken: int = 0
    forget: bool = False
    """All memories are thrown away before."""
    moment: bytes = b""


class Store(Protocol):
    """All matches of one place."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def all(self) -> list[MatchRow]:
        """Newest first."""
        ...

    async def one(self, match: str) -> MatchRow | None: ...

    async def record(self, match: str) -> Kept | None:
        """The match with everything it has."""
        ...

    async def since(self, match: str, count: int) -> list[KeptEntry]:
        """The entries from this number on."""
        ...

    async def add(self, row: MatchRow, record: Record) -> None:
        """A new match with all it has."""
        ...

    async def append(self, deed: Deed) -> bool:
        """Keep what a deed changed; False, and nothing is changed, if the match is not what the deed expects."""
        ...

    async def seat(self, change: SeatChange) -> bool:
        """Keep who sits where; False, and nothing is changed, if somebody else was quicker."""
        ...

    async def invite(self, match: str, player: int, word: str) -> None:
        """A new invitation in place of any earlier one of this player; without a word none."""
        ...

    async def invited(self, word: str) -> tuple[str, int] | None:
        """The match and the player that an invitation is for."""
        ...

    async def invitations(self, match: str) -> dict[int, str]:
        """The words of a match's invitations by player."""
        ...

    async def say(self, match: str, line: ChatLine) -> ChatLine:
        """Keep what a player said, and number it; of a long talk the beginning is forgotten."""
        ...

    async def rename(self, match: str, title: str) -> None: ...

    async def remove(self, match: str) -> None: ...
