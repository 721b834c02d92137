"""Where matches are kept: what a room asks of it, whatever database stands behind.

What is stored is the record: its header, and its entries as they come. Beside it stand what the lobby shows, open
offers, and what computer players remember. A match changes only if it still is what the writer believes it to be:
`append` compares the number of entries, the hash of the last one, and what changed beside the entries (offers, plans),
and answers False if somebody else was quicker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, Protocol

from msgspec import Struct, json

from sandtable.kernel import SandtableError
from sandtable.kernel.record import Entry, Header, Record
from sandtable.kernel.typed import loads
from sandtable.server.wire.messages import ChatLine, Clock, MatchSeat, Message

NOT_KEPT = "This could not be written: the disk may be full, or the data folder cannot be used. Nothing was changed."
"""What is told to whoever asked for it."""


class StoreError(SandtableError):
    """The store could not be written or read: the disk is full, say. Nothing was acknowledged."""


class NotKeepable(SandtableError):
    """A value that no store of ours keeps: a text with characters that are none, a number beyond all bounds."""


class OtherRules(SandtableError):
    """The match is played by another version of its rules than this process has; another process may go on with it."""


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
    plans: bytes = b""
    """Answers that seats have written beforehand, by seat: nobody but their owners may know of them."""
    aside: bytes = b""
    """What was changed beside the entries: an `Aside`; empty if nothing was."""

    def read_moment(self) -> Message:
        return loads(self.moment, Message) if self.moment else Message("ui-over" if self.over else "")

    def read_header(self) -> Header:
        return loads(self.header, Header)

    def read_players(self) -> tuple[MatchSeat, ...]:
        return loads(self.players, tuple[MatchSeat, ...])


class Aside(Struct, frozen=True):
    """How often offers or plans were changed, so that of two who change them at once the second is refused; and the
    words of the last of those changes that wrote no entry, so that one that is sent again counts once."""

    changes: int = 0
    words: tuple[str, ...] = ()

    def after(self, once: str) -> Aside:
        """One change more; `once` is its word if it wrote no entry that keeps it."""
        return Aside(self.changes + 1, (*self.words, once)[-ASIDES:] if once else self.words)


ASIDES = 32
"""Words of changes without an entry that are kept."""


def read_aside(kept: bytes) -> Aside:
    return loads(kept, Aside) if kept else Aside()


def write_aside(aside: Aside) -> bytes:
    """The same is the same bytes: whoever changes a match says what it expects."""
    return json.encode(aside) if aside.changes else b""


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


class News(Struct, frozen=True):
    """A match as it is now, with the entries from some number on."""

    row: MatchRow
    entries: tuple[KeptEntry, ...]
    offers: frozenset[Offer]
    memories: dict[str, bytes]


class Mark(Struct, frozen=True):
    """How a match stands, in a few words: who knows another one has missed something."""

    count: int
    aside: bytes
    players: bytes
    title: str


class Signal(Struct, frozen=True, omit_defaults=True):
    """What another process did, as it tells the others: a hint, for the store alone says what is so.

    A `deed` is a change of the match (processes of an earlier version know no other word for it) and comes with its
    entries, from number `count` on, if they are short; `row` says that title or seats changed, `gone` that
    the match was removed, `said` brings a line of talk, `failed` why a computer player cannot answer, `here` which
    players are at that process and how many look on there, `lobby` that there are other seats to take.
    """

    process: str
    kind: Literal["deed", "row", "gone", "said", "failed", "here", "lobby"]
    match: str = ""
    count: int = 0
    entries: tuple[KeptEntry, ...] | None = None
    offers: tuple[Offer, ...] = ()
    aside: Aside | None = None
    updated: str = ""
    line: ChatLine | None = None
    text: str = ""
    players: tuple[int, ...] = ()
    watching: int = 0


class SignalHead(Struct, frozen=True):
    """What a signal is about: enough to see whether anybody here wants to read the rest."""

    process: str
    kind: str
    match: str = ""
    count: int = 0


class SeatChange(Struct, frozen=True):
    """Who sits where changes: expected are `before`, and afterwards all this is so, or nothing is.

    Invitations of this player end; `word` is that of a new one.
    """

    match: str
    before: bytes
    players: bytes
    player: int
    word: str = ""
    needs: str = ""
    """The word of the invitation that must still stand, if any."""


class MatchChange(Struct, frozen=True):
    """One change of a match: expected are `count` entries and `head`; afterwards all this is so, or nothing is."""

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
    game: str = ""
    lane: int | None = None
    """How urgent it is that a computer player answers; None: none is asked."""
    planned: bytes = b""
    """The plans that the change expects: an answer that was taken away meanwhile is not given."""
    plans: bytes = b""
    """The plans afterwards."""
    outcome: bytes = b""
    """How it ended, as JSON, once it is over: who won, and who was too late."""
    asks: bytes = b"{}"
    """What each seat is asked, as JSON: shown to that seat alone."""
    beside: bytes = b""
    """The `Aside` that the change expects: who saw other offers decided about something else."""
    aside: bytes = b""
    """The one afterwards."""


OPEN_SEATS = 200
"""Matches with open seats that are listed."""


class Store(Protocol):
    """All matches of one place."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def all(self) -> list[MatchRow]:
        """Newest first."""
        ...

    async def with_open_seats(self) -> list[MatchRow]:
        """Those that go on and have a seat which anyone may take, the newest first, and no more than one looks
        through: a service has many that are over."""
        ...

    async def one(self, match: str) -> MatchRow | None: ...

    async def record(self, match: str) -> Kept | None:
        """The match with everything it has."""
        ...

    async def since(self, match: str, count: int) -> News | None:
        """The match as it is now, with the entries from this number on."""
        ...

    async def marks(self, matches: Iterable[str]) -> dict[str, Mark]:
        """How each of these matches stands, of those that are there."""
        ...

    async def older(self, match: str, seconds: float) -> tuple[int, float]:
        """How many entries of a match are older than this, and in how many seconds the next one is; the seconds that
        were asked for if there is none yet."""
        ...

    async def add(self, row: MatchRow, record: Record, lane: int | None = None) -> None:
        """A new match with all it has; `lane` as in a change."""
        ...

    async def append(self, change: MatchChange) -> bool:
        """Keep a change; False, and nothing is changed, if the match is not what the change expects."""
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

    async def say(self, match: str, line: ChatLine, account: str = "") -> ChatLine:
        """Keep what somebody said, and number it; of a long talk the beginning is forgotten."""
        ...

    async def talk(self, match: str) -> tuple[ChatLine, ...]:
        """What was said and may still be read."""
        ...

    async def clocks(self, match: str) -> tuple[Clock, ...]:
        """How the clocks of a match stand; none where it is played without."""
        ...

    async def rename(self, match: str, title: str) -> None: ...

    async def remove(self, match: str) -> None: ...

    async def listen(
        self, hears: Callable[[Signal], None], begun: Callable[[], None], wants: Callable[[SignalHead], bool]
    ) -> None:
        """Hear from now on what other processes do, as far as it is wanted; `begun` is called when some of it may have
        been missed."""
        ...

    async def tell(self, signal: Signal) -> None:
        """Tell the other processes something that the store does not tell by itself."""
        ...
