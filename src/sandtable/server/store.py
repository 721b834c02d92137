"""Where matches are kept: SQLite in the user's data folder, one transaction per action.

What is stored is the record: its header, and its entries as they come. Everything else is derived from them.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.kernel import FileError
from sandtable.kernel.record import EARLIER, FORMAT, Entry, Header, Record, Segment
from sandtable.kernel.typed import loads

SCHEMA = 1

META = MetaData()
ABOUT = Table("about", META, Column("schema", Integer, primary_key=True))
MATCHES = Table(
    "matches",
    META,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("game", String, nullable=False),
    Column("scenario", String, nullable=False),
    Column("created", String, nullable=False),
    Column("updated", String, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("segments", LargeBinary, nullable=False),
    Column("card", LargeBinary, nullable=False),
)
ENTRIES = Table(
    "entries",
    META,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("segment", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


class SegmentHead(msgspec.Struct, frozen=True):
    """A segment without its entries."""

    version: str
    data: str
    snapshot: msgspec.Raw


class Store:
    """All matches of one data folder."""

    def __init__(self, url: str, file: Path | None = None) -> None:
        self._file = file
        self._engine: AsyncEngine = create_async_engine(url)
        if url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", _careful)

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "matches.sqlite"
        return cls(f"sqlite+aiosqlite:///{file}", file)

    async def open(self) -> None:
        """Make the tables, or check that they are of a version that we know."""
        if self._file is not None and self._file.exists():
            _check_schema(self._file)
        async with self._engine.begin() as db:
            await db.run_sync(META.create_all)
            if (await db.execute(select(ABOUT.c.schema))).first() is None:
                await db.execute(insert(ABOUT).values(schema=SCHEMA))

    async def close(self) -> None:
        await self._engine.dispose()

    async def all(self) -> list[Any]:
        async with self._engine.connect() as db:
            return list(await db.execute(select(MATCHES).order_by(MATCHES.c.updated.desc())))

    async def one(self, match: str) -> Any:
        async with self._engine.connect() as db:
            return (await db.execute(select(MATCHES).where(MATCHES.c.id == match))).first()

    async def add(self, row: dict[str, Any], segments: list[Segment]) -> None:
        """A new match with all it has."""
        async with self._engine.begin() as db:
            await db.execute(insert(MATCHES).values(**row, segments=heads(segments)))
            rows = [_entry_row(row["id"], number, entry) for number, s in enumerate(segments) for entry in s.entries]
            if rows:
                await db.execute(insert(ENTRIES), rows)

    async def append(self, match: str, entries: list[Entry], segment: int, changes: dict[str, Any]) -> None:
        """What one action added: its entries and what the lobby shows."""
        async with self._engine.begin() as db:
            if entries:
                await db.execute(insert(ENTRIES), [_entry_row(match, segment, entry) for entry in entries])
            await db.execute(update(MATCHES).where(MATCHES.c.id == match).values(**changes))

    async def change(self, match: str, changes: dict[str, Any]) -> None:
        async with self._engine.begin() as db:
            await db.execute(update(MATCHES).where(MATCHES.c.id == match).values(**changes))

    async def remove(self, match: str) -> None:
        async with self._engine.begin() as db:
            await db.execute(delete(ENTRIES).where(ENTRIES.c.match == match))
            await db.execute(delete(MATCHES).where(MATCHES.c.id == match))

    async def record(self, match: str) -> Record:
        """The record again, from its rows."""
        row = await self.one(match)
        async with self._engine.connect() as db:
            found = await db.execute(select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number))
            rows = list(found)
        segments = [
            Segment(head.version, head.data, [], head.snapshot) for head in loads(row.segments, list[SegmentHead])
        ]
        for entry in rows:
            segments[entry.segment].entries.append(loads(entry.body, Entry))
        form = FORMAT if b'"undo":' in row.header else EARLIER
        return Record(form, loads(row.header, Header), segments)


def heads(segments: list[Segment]) -> bytes:
    return msgspec.json.encode([SegmentHead(each.version, each.data, each.snapshot) for each in segments])


def _entry_row(match: str, segment: int, entry: Entry) -> dict[str, Any]:
    return {"match": match, "number": entry.number, "segment": segment, "body": msgspec.json.encode(entry)}


def _careful(connection: Any, _: Any) -> None:
    """Write-ahead log, and on disk before we say so."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _check_schema(file: Path) -> None:
    """An older database is copied before it is changed; a newer one is left alone."""
    try:
        with sqlite3.connect(file) as db:
            known = db.execute("SELECT name FROM sqlite_master WHERE name = 'about'").fetchone()
            row = db.execute("SELECT schema FROM about").fetchone() if known else None
        db.close()
    except sqlite3.DatabaseError as wrong:
        raise FileError(f"{file} is not a database of matches, or it is damaged: {wrong}. Move it away.") from wrong
    if row is None:
        return
    if row[0] > SCHEMA:
        raise FileError(f"{file} belongs to a newer Sandtable (schema {row[0]}, this one knows {SCHEMA}). Update it.")
    if row[0] < SCHEMA:
        shutil.copy2(file, file.with_suffix(f".schema{row[0]}.sqlite"))
        _upgrade(file, row[0])


def _upgrade(file: Path, schema: int) -> None:
    """There is no older schema yet; the next one writes its steps here."""
    raise FileError(f"{file} has schema {schema}, which this Sandtable cannot upgrade.")
