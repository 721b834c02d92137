"""The record while it is written: entries in their chain, the events and the state after each. It only grows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Generic

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.codec import fingerprint
from sandtable.kernel.dice import Dice
from sandtable.kernel.event import Event
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.record import (
    EARLIER,
    Act,
    Begin,
    Entry,
    EntryBody,
    Header,
    Record,
    Segment,
    header_hash,
    raw,
    seal,
)

EVERY = 10
"""A fingerprint of the state is kept with each tenth entry."""
NEW = 200
"""Lines that everybody could read, after which a match is no longer new."""


class Logged(Struct, frozen=True):
    """An event and the entry it belongs to."""

    entry: int
    event: Event


class Ledger(Generic[S]):
    """What a table has written down. `history` holds the state after each entry; they share their leaves."""

    def __init__(self, header: Header, form: str, segment: Segment, salts: Callable[[], str]) -> None:
        self.header, self.form, self.salts = header, form, salts
        self.segments = [segment]
        self.entries: list[Entry] = []
        self.history: list[S | None] = []
        self.log: list[Logged] = []
        self._origin = header_hash(header, form)
        self._throws = 0

    @property
    def head(self) -> str:
        """The hash of the last entry, or of the header before there is one."""
        return self.entries[-1].hash if self.entries else self._origin

    @property
    def current(self) -> list[Entry]:
        """The entries of the segment that is written to."""
        return self.segments[-1].entries

    @property
    def place(self) -> int:
        """What the dice of the next entry hang on: nothing that somebody may do beside throwing dice moves it."""
        return len(self.entries) if self.header.dice.bound is msgspec.UNSET else self._throws

    def keep(self, closed: list[Segment], snapshot: msgspec.Raw) -> None:
        """Segments of earlier versions stay as they are; the one written to starts from a snapshot."""
        self.segments = [*closed, replace(self.segments[-1], snapshot=snapshot)]
        self.entries = [entry for segment in closed for entry in segment.entries]
        self.history = [None] * len(self.entries)
        self._throws = _throws(self.entries)

    def append(self, seat: Seat, what: EntryBody, by: str, dice: Dice, state: S | None, stamped: S | None) -> None:
        """The next entry. Its fingerprint is that of `stamped`: the earlier format took the one before an undo."""
        number = len(self.entries)
        stamp = fingerprint(stamped) if number % EVERY == 0 and stamped is not None else ""
        picks = () if self.form == EARLIER else tuple(dice.picks)
        entry = Entry(number, seat, what, by, tuple(dice.log), self.salts(), stamp, picks=picks)
        entry = seal(entry, self.head, self.form)
        self.current.append(entry)
        self.entries.append(entry)
        self.history.append(state)
        self._throws += bool(entry.rolls)

    def tell(self, out: list[Event]) -> None:
        """Events of the entry written last."""
        number = len(self.entries) - 1
        if out:
            self.log += [Logged(number, event) for event in out]

    def cut(self, entries: int, lines: int) -> None:
        """Back to so many entries and events."""
        dropped = len(self.entries) - entries
        if dropped:
            del self.current[-dropped:]
        self._throws -= _throws(self.entries[entries:])
        del self.entries[entries:], self.history[entries:], self.log[lines:]

    def is_new(self) -> bool:
        """Whether some seat has not moved twice, as everybody could see. What only some were told does not count: that
        a seat chooses in secret shows nowhere."""
        public = list(islice((line.entry for line in self.log if line.event.to is None), NEW + 1))
        if len(public) > NEW or len(self.segments) > 1:
            return False
        moves = Counter(self.entries[entry].seat for entry in set(public))
        return any(moves[seat] < 2 for seat in self.header.seats)

    def acts(self, undone: set[int]) -> list[Entry]:
        """The beginning and the actions of this segment that stand."""
        return [entry for entry in self.current if isinstance(entry.what, Act | Begin) and entry.number not in undone]

    def record(self, state: S | None) -> Record:
        return Record(self.form, self.header, self.segments, raw(state))


def _throws(entries: Iterable[Entry]) -> int:
    """In how many of them dice fell, also of those that were taken back."""
    return sum(bool(entry.rolls) for entry in entries)
