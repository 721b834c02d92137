"""The tables of the SQLite store: made, recognised, and brought from an older schema to this one after a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sandtable.kernel import FileError
from sandtable.kernel.record import EARLIER, FORMAT, Entry, Header, header_hash
from sandtable.kernel.typed import loads

SCHEMA = 8

TABLES = (
    "CREATE TABLE about (schema INTEGER PRIMARY KEY)",
    """CREATE TABLE matches (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL, created TEXT NOT NULL,
        updated TEXT NOT NULL, over BOOLEAN NOT NULL, waiting BLOB NOT NULL, header BLOB NOT NULL,
        players BLOB NOT NULL, count INTEGER NOT NULL, head TEXT NOT NULL, form TEXT NOT NULL,
        segments BLOB NOT NULL, retaken INTEGER NOT NULL DEFAULT 0, moment BLOB NOT NULL DEFAULT '',
        plans BLOB NOT NULL DEFAULT x'', aside BLOB NOT NULL DEFAULT x'')""",
    """CREATE TABLE entries (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        segment INTEGER NOT NULL, once TEXT, body BLOB NOT NULL, at REAL NOT NULL DEFAULT 0,
        PRIMARY KEY (match, number))""",
    "CREATE UNIQUE INDEX entries_once ON entries (match, once) WHERE once IS NOT NULL",
    """CREATE TABLE offers (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat TEXT NOT NULL, kind TEXT NOT NULL,
        PRIMARY KEY (match, seat, kind))""",
    """CREATE TABLE memories (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (match, seat))""",
    """CREATE TABLE invitations (
        word TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        player INTEGER NOT NULL, made TEXT NOT NULL, UNIQUE (match, player))""",
    """CREATE TABLE chat (
        id INTEGER PRIMARY KEY AUTOINCREMENT, match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        player INTEGER NOT NULL, name TEXT NOT NULL, at TEXT NOT NULL, text TEXT NOT NULL,
        room TEXT NOT NULL DEFAULT 'players')""",
    "CREATE INDEX chat_of_match ON chat (match, id)",
)


def prepare(db: sqlite3.Connection, file: Path) -> None:
    """Make the tables, or see that they are of a schema that we know; an older one is copied, then upgraded."""
    found = _schema(db)
    if found is not None and found > SCHEMA:
        raise FileError(f"{file} belongs to a newer Sandtable (schema {found}, this one knows {SCHEMA}). Update it.")
    if found is not None and found < SCHEMA:
        _copy(db, file.with_suffix(f".schema{found}.sqlite"))
        if found not in STEPS:
            raise FileError(f"{file} has schema {found}, which this Sandtable cannot upgrade.")
    db.execute("BEGIN IMMEDIATE")
    try:
        if found is None:
            for table in TABLES:
                db.execute(table)
            db.execute("INSERT INTO about VALUES (?)", (SCHEMA,))
        for step in range(found or SCHEMA, SCHEMA):
            STEPS[step](db)
        db.execute("UPDATE about SET schema = ?", (SCHEMA,))
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _schema(db: sqlite3.Connection) -> int | None:
    known = db.execute("SELECT name FROM sqlite_master WHERE name = 'about'").fetchone()
    row = db.execute("SELECT schema FROM about").fetchone() if known else None
    return int(row[0]) if row else None


def _copy(db: sqlite3.Connection, to: Path) -> None:
    """With what is still in the write-ahead log; an earlier copy is the better one and stays."""
    if to.exists():
        return
    copy = sqlite3.connect(to)
    db.backup(copy)
    copy.close()


def _from_1(db: sqlite3.Connection) -> None:
    """Schema 1 had no count, head and form, no words of senders, and kept offers and memories nowhere."""
    db.execute("ALTER TABLE matches RENAME COLUMN card TO waiting")
    db.execute("ALTER TABLE matches ADD COLUMN count INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE matches ADD COLUMN head TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE matches ADD COLUMN form TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE entries ADD COLUMN once TEXT")
    for table in TABLES[3:6]:
        db.execute(table)
    for match, header in db.execute("SELECT id, header FROM matches").fetchall():
        form = FORMAT if b'"undo":' in header else EARLIER
        last = db.execute("SELECT body FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1", (match,)).fetchone()
        end = loads(last[0], Entry) if last else None
        count, head = (end.number + 1, end.hash) if end else (0, header_hash(loads(header, Header), form))
        db.execute("UPDATE matches SET count = ?, head = ?, form = ? WHERE id = ?", (count, head, form, match))


def _from_2(db: sqlite3.Connection) -> None:
    """Schema 2 did not count what was taken back although it was known."""
    db.execute("ALTER TABLE matches ADD COLUMN retaken INTEGER NOT NULL DEFAULT 0")


def _from_3(db: sqlite3.Connection) -> None:
    """Schema 3 did not say where in its course a match is."""
    db.execute("ALTER TABLE matches ADD COLUMN moment BLOB NOT NULL DEFAULT ''")


def _from_4(db: sqlite3.Connection) -> None:
    """Schema 4 knew no invitations, and nothing that players said."""
    for table in TABLES[6:]:
        db.execute(table)


def _from_5(db: sqlite3.Connection) -> None:
    """Schema 5 knew no answers written beforehand, and no talk of those who look on."""
    db.execute("ALTER TABLE matches ADD COLUMN plans BLOB NOT NULL DEFAULT x''")
    if "room" not in {each[1] for each in db.execute("PRAGMA table_info(chat)")}:
        db.execute("ALTER TABLE chat ADD COLUMN room TEXT NOT NULL DEFAULT 'players'")


def _from_6(db: sqlite3.Connection) -> None:
    """Schema 6 did not say when an entry was written: those that are there count as old."""
    db.execute("ALTER TABLE entries ADD COLUMN at REAL NOT NULL DEFAULT 0")


def _from_7(db: sqlite3.Connection) -> None:
    """Schema 7 did not count how often offers changed."""
    db.execute("ALTER TABLE matches ADD COLUMN aside BLOB NOT NULL DEFAULT x''")


STEPS: dict[int, Callable[[sqlite3.Connection], None]] = {
    1: _from_1,
    2: _from_2,
    3: _from_3,
    4: _from_4,
    5: _from_5,
    6: _from_6,
    7: _from_7,
}
"""From each older schema to the next."""
