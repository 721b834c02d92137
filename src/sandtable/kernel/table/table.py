"""One match at a table: the only place that changes it.

What goes wrong changes nothing: a call ends with all of its entries or with none. Standing orders answer in the same
call. Every question has a number of its own per seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Generic

from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.dice import Dice, NoDice
from sandtable.kernel.errors import FileError, Refusal, RuleError, StaleError
from sandtable.kernel.event import Event
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game, K, P
from sandtable.kernel.record import (
    FORMAT,
    Begin,
    CallOff,
    Draw,
    Entry,
    EntryBody,
    Header,
    Nonce,
    Record,
    Resign,
    Segment,
    Standing,
    Undo,
    Vacate,
    raw,
)
from sandtable.kernel.shapes import StandingOrder
from sandtable.kernel.table.ledger import Ledger
from sandtable.kernel.table.progress import Progress
from sandtable.kernel.table.reading import Reading
from sandtable.kernel.table.referee import DiceMaker, Referee
from sandtable.kernel.table.replay import keep_closed, replay


class Savepoint(Struct, Generic[S], frozen=True):
    """A match to go back to: what is written down only grows, so going back is cutting it."""

    progress: Progress[S]
    entries: int
    lines: int


Salts = Callable[[], str]


def _salt() -> str:
    return secrets.token_hex(8)


class Table(Reading[S, P, K]):
    """A match in progress. With fair dice it begins when every seat has given its nonce."""

    def __init__(
        self,
        game: Game[S, P, K],
        header: Header,
        dice: Dice | DiceMaker,
        *,
        data: str = "",
        salts: Salts = _salt,
        form: str = FORMAT,
    ) -> None:
        self._sit_down(game, header, dice, data, salts, form)
        if not self.missing_nonces():
            self._referee.enter("", Begin(), "file", self.dice)

    def _sit_down(
        self,
        game: Game[S, P, K],
        header: Header,
        dice: Dice | DiceMaker,
        data: str,
        salts: Salts,
        form: str,
    ) -> None:
        """A table at which nothing has been written down yet."""
        ledger: Ledger[S] = Ledger(header, form, Segment(game.version, data), salts)
        self._read(Referee(game, ledger, dice))

    # -- playing

    def nonce(self, seat: Seat, nonce: str, by: str = "person") -> None:
        """A seat's share in fair dice; the last one begins the match."""
        with self._all_or_nothing():
            self._referee.enter(seat, Nonce(nonce), by, NoDice())
            if not self.missing_nonces():
                self._referee.enter("", Begin(), "file", self.dice)

    def submit(self, seat: Seat, action: Action, number: int | None = None, by: str = "person") -> list[Event]:
        """Carry out an action of this seat, then whatever standing orders answer."""
        if number is not None and number != self.number(seat):
            raise StaleError("This answers a question that is no longer open; look at the board again.")
        referee, before = self._referee, self.savepoint()
        try:
            # as in `_all_or_nothing`, which would cost a tenth of a small game's entry
            referee.act(seat, action, by, referee.dice)
            referee.answer_standing()
        except BaseException:
            self.go_back(before)
            raise
        return [line.event for line in self.log[before.lines :]]

    def default(self, seat: Seat) -> list[Event]:
        """Answer for a seat whose time is up."""
        decision = self.decision
        if decision is None or seat not in decision.seats:
            raise RuleError(Refusal("", "not-asked"))
        return self.submit(seat, decision.default(seat), by="clock")

    def order(self, seat: Seat, kind: str, order: StandingOrder | None) -> None:
        """Give or withdraw a standing order; a question of its kind that is open to that seat is answered by it."""
        with self._all_or_nothing():
            self._referee.enter(seat, Standing(kind, dict(order) if order is not None else None), "person", NoDice())
            self._referee.answer_standing()

    def resign(self, seat: Seat, by: str = "person") -> None:
        with self._all_or_nothing():
            self._referee.enter(seat, Resign(), by, NoDice())
            self._referee.answer_standing()

    def vacate(self, seat: Seat, by: str) -> None:
        """Whoever sat there left (`person`), or the host took the seat back; who sits there is not the table's."""
        self._referee.enter(seat, Vacate(), by, NoDice())

    def draw(self) -> None:
        """Everyone agreed; who asks whom is the host's business."""
        self._write("", Draw())

    def call_off(self, seat: Seat, by: str = "person") -> None:
        """This seat ends the match without a result, while it is new; later (`clock`) because others let it wait, which
        is the host's business."""
        with self._all_or_nothing():
            self._referee.enter(seat, CallOff(), by, NoDice())

    # -- undoing

    def undo(self, seat: Seat, of: int | None = None, consent: Iterable[Seat] = ()) -> None:
        """Take back the seat's last free entry or, as the match's rule allows, any entry and all after it."""
        free = self.undo_of(seat)
        if of is None or of == free:
            what = Undo(-1 if free is None else free)
        else:
            what = Undo(of, tuple(sorted(set(consent) - {seat})))
        self._write(seat, what)

    # -- going back and catching up

    def savepoint(self) -> Savepoint[S]:
        """Where to go back to if what follows cannot be kept."""
        return Savepoint(self._at.copy(), len(self.entries), len(self.log))

    def go_back(self, to: Savepoint[S]) -> None:
        """The match as it was at that savepoint."""
        self._referee.at = to.progress.copy()
        self._ledger.cut(to.entries, to.lines)

    def _write(self, seat: Seat, what: EntryBody) -> None:
        """An entry of a person that draws nothing."""
        with self._all_or_nothing():
            self._referee.enter(seat, what, "person", NoDice())

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        before = self.savepoint()
        try:
            yield
        except BaseException:
            self.go_back(before)
            raise

    def take(self, entries: Iterable[Entry]) -> None:
        """Entries that were played elsewhere, checked as if they were played here."""
        with self._all_or_nothing():
            for entry in entries:
                replay(self._referee, entry)

    # -- from a record

    @classmethod
    def restore(
        cls,
        game: Game[S, P, K],
        record: Record,
        dice: Dice | DiceMaker,
        *,
        data: str = "",
        upto: int | None = None,
        prove: bool = False,
        salts: Salts = _salt,
    ) -> Table[S, P, K]:
        """The match again, from its entries and their rolls alone; `upto` stops after so many entries, `prove` draws
        every die again from `dice` and compares.

        Entries of an earlier version are replayed with today's rules; where they no longer agree, the error says
        which entry, and the match goes on from a migrated snapshot if the game can make one.
        """
        if not record.segments:
            raise FileError("The record has no segment: nothing was ever played.")
        table = cls.__new__(cls)
        table._sit_down(game, record.header, dice, data, salts, record.format)
        *closed, last = record.segments
        keep_closed(table._referee, closed, last.snapshot)
        for entry in last.entries[: None if upto is None else max(0, upto - len(table.entries))]:
            replay(table._referee, entry, prove)
        if not table.begun and upto is None and not table.missing_nonces():
            raise FileError(f"The record has no beginning: entry {len(table.entries)} is missing.")
        return table

    @classmethod
    def migrated(
        cls,
        game: Game[S, P, K],
        record: Record,
        dice: Dice | DiceMaker,
        *,
        data: str,
        salts: Salts = _salt,
    ) -> Table[S, P, K]:
        """The match goes on with today's rules from the state it stood in: a new segment of the record."""
        state = game.migrate(bytes(record.end), record.segments[-1].version)
        table = cls.__new__(cls)
        table._sit_down(game, record.header, dice, data, salts, record.format)
        keep_closed(table._referee, record.segments, raw(state))
        table._referee.enter("", Begin(), "file", table.dice)
        return table
