"""The store in one SQLite file. One thread writes, in short transactions, and one reads; the server waits in neither.

What is acknowledged is on the disk: write-ahead log, synchronous in full. Changes that come while the disk is at work
wait together and reach it together. `schema.py` makes and upgrades the tables.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from sandtable.kernel import FileError, SandtableError
from sandtable.kernel.record import Entry, Record
from sandtable.kernel.typed import loads
from sandtable.server.store.parts import TALK, put_together, segment_heads
from sandtable.server.store.schema import prepare
from sandtable.server.store.store import (
    OPEN_SEATS,
    Kept,
    KeptEntry,
    Mark,
    MatchChange,
    MatchRow,
    News,
    Offer,
    SeatChange,
    Signal,
    SignalHead,
    StoreError,
)
from sandtable.server.wire.messages import ChatLine, Clock

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds to try again while another program (a backup, say) holds the file."""
BATCH = 64
"""Changes that are written together at most."""
COLUMNS = ", ".join(MatchRow.__struct_fields__)


class SqliteStore:
    """All matches of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "matches.sqlite"
        self._writer = _Writer(self.file, "store-writer")
        self._reader = _Thread(self.file, "store-reader")

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        await self._writer.run(lambda db: prepare(db, self.file))

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def all(self) -> list[MatchRow]:
        query = f"SELECT {COLUMNS} FROM matches ORDER BY updated DESC"
        return await self._reader.run(lambda db: [_row(each) for each in db.execute(query)])

    async def with_open_seats(self) -> list[MatchRow]:
        query = f"SELECT {COLUMNS} FROM matches WHERE NOT over AND instr(players, ?) > 0 ORDER BY updated DESC LIMIT ?"
        values = (b'"free":"open"', OPEN_SEATS)
        return await self._reader.run(lambda db: [_row(each) for each in db.execute(query, values)])

    async def one(self, match: str) -> MatchRow | None:
        return await self._reader.run(lambda db: _one(db, match))

    async def record(self, match: str) -> Kept | None:
        return await self._reader.run(lambda db: _kept(db, match))

    async def since(self, match: str, count: int) -> News | None:
        return await self._reader.run(lambda db: _news(db, match, count))

    async def marks(self, matches: Iterable[str]) -> dict[str, Mark]:
        query, wanted = "SELECT id, count, aside, players, title FROM matches", set(matches)
        found = await self._reader.run(lambda db: db.execute(query).fetchall())
        return {each[0]: Mark(*each[1:]) for each in found if each[0] in wanted}

    async def older(self, match: str, seconds: float) -> tuple[int, float]:
        return await self._reader.run(lambda db: _older(db, match, seconds))

    async def add(self, row: MatchRow, record: Record, lane: int | None = None) -> None:
        await self._writer.change(lambda db: _add(db, row, record))

    async def append(self, change: MatchChange) -> bool:
        return await self._writer.change(lambda db: _append(db, change))

    async def seat(self, change: SeatChange) -> bool:
        return await self._writer.change(lambda db: _seat(db, change))

    async def invite(self, match: str, player: int, word: str) -> None:
        await self._writer.change(lambda db: _invite(db, match, player, word))

    async def invited(self, word: str) -> tuple[str, int] | None:
        query = "SELECT match, player FROM invitations WHERE word = ?"
        return await self._reader.run(lambda db: db.execute(query, (word,)).fetchone())

    async def invitations(self, match: str) -> dict[int, str]:
        query = "SELECT player, word FROM invitations WHERE match = ?"
        return await self._reader.run(lambda db: dict(db.execute(query, (match,)).fetchall()))

    async def say(self, match: str, line: ChatLine, account: str = "") -> ChatLine:
        return await self._writer.change(lambda db: _say(db, match, line))

    async def talk(self, match: str) -> tuple[ChatLine, ...]:
        return await self._reader.run(lambda db: _talk(db, match))

    async def clocks(self, match: str) -> tuple[Clock, ...]:
        """At home nobody is hurried."""
        return ()

    async def rename(self, match: str, title: str) -> None:
        await self._writer.change(lambda db: db.execute("UPDATE matches SET title = ? WHERE id = ?", (title, match)))

    async def remove(self, match: str) -> None:
        await self._writer.change(lambda db: db.execute("DELETE FROM matches WHERE id = ?", (match,)))

    async def listen(
        self, hears: Callable[[Signal], None], begun: Callable[[], None], wants: Callable[[SignalHead], bool]
    ) -> None:
        """One process alone has the folder."""

    async def tell(self, signal: Signal) -> None:
        """There is nobody else."""


class _Thread:
    """One connection in a thread of its own, which does one thing after the other."""

    def __init__(self, file: Path, name: str) -> None:
        self._file = file
        self._pool = ThreadPoolExecutor(1, name)
        self._db: sqlite3.Connection | None = None

    async def run(self, what: Callable[[sqlite3.Connection], T]) -> T:
        """Read something, or see to the tables."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._patiently, what)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, self._shut)
        self._pool.shutdown()

    def _shut(self) -> None:
        if self._db is not None:
            self._db.close()

    def _patiently(self, what: Callable[[sqlite3.Connection], T]) -> T:
        """Try again while the file is busy; anything else that goes wrong is told in a sentence."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if self._db is None:
                    self._db = connect(self._file)
                return what(self._db)
            except sqlite3.Error as wrong:
                busy = _code(wrong) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
                if not busy or time.monotonic() > deadline:
                    raise _told(self._file, wrong) from wrong
                time.sleep(0.02)


class _Change:
    """A change that waits to be written, and what came of it."""

    def __init__(self, what: Callable[[sqlite3.Connection], Any]) -> None:
        self.what = what
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(self, made: Any, wrong: BaseException | None = None) -> None:
        if self.done.done():
            return
        if wrong is None:
            self.done.set_result(made)
        else:
            self.done.set_exception(wrong)


class _Writer(_Thread):
    """The thread that writes. Each change is done whole or not at all; all that wait share one journey to the disk."""

    def __init__(self, file: Path, name: str) -> None:
        super().__init__(file, name)
        self._waiting: list[_Change] = []
        self._at_work: asyncio.Task[None] | None = None

    async def change(self, what: Callable[[sqlite3.Connection], T]) -> T:
        mine = _Change(what)
        self._waiting.append(mine)
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._write())
        made: T = await mine.done
        return made

    async def _write(self) -> None:
        """What waits, together; if that fails, one by one, so that each fails for its own reasons alone."""
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                made = await self.run(lambda db, batch=batch: _transaction(db, _all(batch)))  # type: ignore[misc]
                for each, found in zip(batch, made, strict=True):
                    each.end(found)
            except Exception as wrong:
                await self._apart(batch, wrong)
        self._at_work = None

    async def _apart(self, batch: list[_Change], wrong: Exception) -> None:
        if len(batch) == 1:
            batch[0].end(None, wrong)
            return
        for each in batch:
            try:
                each.end(await self.run(lambda db, each=each: _transaction(db, each.what)))  # type: ignore[misc]
            except Exception as own:
                each.end(None, own)


def _all(batch: list[_Change]) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda db: [each.what(db) for each in batch]


def _code(wrong: sqlite3.Error) -> int:
    return int(getattr(wrong, "sqlite_errorcode", 0)) & 0xFF


def _told(file: Path, wrong: sqlite3.Error) -> SandtableError:
    if _code(wrong) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return FileError(f"{file} is not a database of matches, or it is damaged: {wrong}. Move it away.")
    return StoreError(f"The matches in {file} cannot be reached: {wrong}. Nothing was changed.")


def connect(file: Path) -> sqlite3.Connection:
    """On disk before we say so."""
    db = sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    return db


def _transaction(db: sqlite3.Connection, what: Callable[[sqlite3.Connection], T]) -> T:
    db.execute("BEGIN IMMEDIATE")
    try:
        made = what(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return made


# -- writing


def _add(db: sqlite3.Connection, row: MatchRow, record: Record) -> None:
    heads = segment_heads(record)
    values = (
        row.id, row.title, row.game, row.scenario, row.created, row.updated, row.over,
        msgspec.json.encode(row.waiting), row.header, row.players, row.count, row.head, row.retaken,
        row.moment, row.plans, row.aside, record.format, heads,
    )  # fmt: skip
    db.execute(f"INSERT INTO matches ({COLUMNS}, form, segments) VALUES ({', '.join('?' * len(values))})", values)
    for number, segment in enumerate(record.segments):
        _insert(db, row.id, number, "", segment.entries)


def _append(db: sqlite3.Connection, change: MatchChange) -> bool:
    """The condition is the whole of the matter: who believes in another past is refused."""
    done = db.execute(
        "UPDATE matches SET count = ?, head = ?, updated = ?, over = ?, waiting = ?, retaken = ?, moment = ?, "
        "plans = ?, aside = ? WHERE id = ? AND count = ? AND head = ? AND plans = ? AND aside = ?",
        (
            change.count + len(change.entries), change.new_head, change.updated, change.over,
            msgspec.json.encode(change.waiting), change.retaken,
            change.moment, change.plans, change.aside, change.match, change.count, change.head, change.planned,
            change.beside,
        ),
    )  # fmt: skip
    if done.rowcount != 1:
        return False
    _insert(db, change.match, change.segment, change.once, change.entries)
    db.execute("DELETE FROM offers WHERE match = ?", (change.match,))
    offers = [(change.match, each.seat, each.kind) for each in change.offers]
    db.executemany("INSERT INTO offers VALUES (?, ?, ?)", offers)
    if change.forget:
        db.execute("DELETE FROM memories WHERE match = ?", (change.match,))
    db.executemany(
        "INSERT INTO memories VALUES (?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body",
        [(change.match, seat, body) for seat, body in change.memories.items()],
    )
    return True


def _insert(db: sqlite3.Connection, match: str, segment: int, once: str, entries: Sequence[Entry]) -> None:
    """The first entry carries the sender's word."""
    words = [once or None, *[None] * len(entries)]
    now = time.time()
    rows = [
        (match, each.number, segment, word, msgspec.json.encode(each), now)
        for each, word in zip(entries, words, strict=False)
    ]
    db.executemany("INSERT INTO entries (match, number, segment, once, body, at) VALUES (?, ?, ?, ?, ?, ?)", rows)


def _seat(db: sqlite3.Connection, change: SeatChange) -> bool:
    """Two who take one seat at once expect the same: the second is refused."""
    invited = "SELECT 1 FROM invitations WHERE match = ? AND player = ? AND word = ?"
    if change.needs and not db.execute(invited, (change.match, change.player, change.needs)).fetchone():
        return False
    done = db.execute(
        "UPDATE matches SET players = ? WHERE id = ? AND players = ?", (change.players, change.match, change.before)
    )
    if done.rowcount != 1:
        return False
    _invite(db, change.match, change.player, change.word)
    return True


def _invite(db: sqlite3.Connection, match: str, player: int, word: str) -> None:
    db.execute("DELETE FROM invitations WHERE match = ? AND player = ?", (match, player))
    if word:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        db.execute("INSERT INTO invitations VALUES (?, ?, ?, ?)", (word, match, player, now))


def _say(db: sqlite3.Connection, match: str, line: ChatLine) -> ChatLine:
    made = db.execute(
        "INSERT INTO chat (match, player, name, at, text, room) VALUES (?, ?, ?, ?, ?, ?)",
        (match, line.player, line.name, line.at, line.text, line.room),
    )
    db.execute(
        "DELETE FROM chat WHERE match = ? AND id <= "
        "(SELECT id FROM chat WHERE match = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (match, match, TALK),
    )
    return replace(line, id=made.lastrowid or 0)


# -- reading


def _one(db: sqlite3.Connection, match: str) -> MatchRow | None:
    found = db.execute(f"SELECT {COLUMNS} FROM matches WHERE id = ?", (match,)).fetchone()
    return None if found is None else _row(found)


def _row(found: tuple[Any, ...]) -> MatchRow:
    values = dict(zip(MatchRow.__struct_fields__, found, strict=True))
    return MatchRow(**{**values, "over": bool(found[6]), "waiting": loads(found[7], tuple[str, ...])})


def _older(db: sqlite3.Connection, match: str, seconds: float) -> tuple[int, float]:
    then = time.time() - seconds
    young = db.execute("SELECT min(number), min(at) FROM entries WHERE match = ? AND at > ?", (match, then)).fetchone()
    if young[0] is None:
        (count,) = db.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()
        return count, seconds
    return young[0], young[1] - then


def _entries(db: sqlite3.Connection, match: str, count: int = 0) -> list[KeptEntry]:
    query = "SELECT segment, once, body FROM entries WHERE match = ? AND number >= ? ORDER BY number"
    rows = db.execute(query, (match, count))
    return [KeptEntry(segment, once or "", loads(body, Entry)) for segment, once, body in rows]


def _news(db: sqlite3.Connection, match: str, count: int) -> News | None:
    """At one moment."""
    db.execute("BEGIN")
    try:
        row = _one(db, match)
        if row is None:
            return None
        return News(row, tuple(_entries(db, match, count)), _offers(db, match), _memories(db, match))
    finally:
        db.execute("COMMIT")


def _offers(db: sqlite3.Connection, match: str) -> frozenset[Offer]:
    return frozenset(Offer(*each) for each in db.execute("SELECT seat, kind FROM offers WHERE match = ?", (match,)))


def _memories(db: sqlite3.Connection, match: str) -> dict[str, bytes]:
    return dict(db.execute("SELECT seat, body FROM memories WHERE match = ?", (match,)).fetchall())


def _talk(db: sqlite3.Connection, match: str) -> tuple[ChatLine, ...]:
    query = "SELECT id, player, name, at, text, room FROM chat WHERE match = ? ORDER BY id"
    return tuple(ChatLine(*each) for each in db.execute(query, (match,)))


def _kept(db: sqlite3.Connection, match: str) -> Kept | None:
    """Everything at one moment."""
    db.execute("BEGIN")
    try:
        row = _one(db, match)
        if row is None:
            return None
        form, heads = db.execute("SELECT form, segments FROM matches WHERE id = ?", (match,)).fetchone()
        entries, offers, memories = _entries(db, match), _offers(db, match), _memories(db, match)
        talk = _talk(db, match)
    finally:
        db.execute("COMMIT")
    return put_together(row, form, heads, entries, offers, memories, talk)
