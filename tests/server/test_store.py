"""The store: short transactions that all count or none, of a schema that we know, or left alone."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from databases import apart
from sandtable.headers import make_header, restore
from sandtable.kernel import FileError, Seeded, Table
from sandtable.registry import game as find_game
from sandtable.server.store.schema import SCHEMA
from sandtable.server.store.sqlite import SqliteStore, connect
from sandtable.server.store.store import MatchChange, MatchRow

T = TypeVar("T")
NOW, LATER = "2026-11-17T20:00:00+00:00", "2026-11-17T20:00:01.500+00:00"
OLD = Path(__file__).parent / "data" / "schema1.sql"
"""Two matches as the first schema kept them: one in progress between people, one with fair dice against an officer."""


def in_store(folder: Path, what: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Do something with the store of a folder, opened and closed around it."""

    async def go() -> T:
        store = SqliteStore(folder)
        try:
            await store.open()
            return await what(store)
        finally:
            await store.close()

    return apart(go)


async def nothing(store: SqliteStore) -> None:
    pass


def duel() -> Table:
    game = find_game("demo")
    return Table(game, make_header(game, "duel", {}, seed=1), Seeded("1"))


def row_of(table: Table, match: str = "m1") -> MatchRow:
    return MatchRow(
        match, "", "demo", "duel", NOW, LATER, False, table.waiting(), msgspec.json.encode(table.header), b"[]",
        len(table.entries), table.head,
    )  # fmt: skip


def change_of(table: Table, count: int, head: str, **more: object) -> MatchChange:
    """What was played since so many entries."""
    made = MatchChange(
        "m1",
        count,
        head,
        tuple(table.entries[count:]),
        0,
        table.head,
        LATER,
        False,
        table.waiting(),
        frozenset(),
        game="demo",
    )
    return replace(made, **more)


def test_a_new_folder_gets_a_schema(tmp_path: Path) -> None:
    in_store(tmp_path / "home", nothing)
    with closing(sqlite3.connect(tmp_path / "home" / "matches.sqlite")) as db:
        assert db.execute("SELECT schema FROM about").fetchone() == (SCHEMA,)
    in_store(tmp_path / "home", nothing)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    in_store(tmp_path, nothing)
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("UPDATE about SET schema = 99")
    with pytest.raises(FileError, match="newer Sandtable"):
        in_store(tmp_path, nothing)


def test_an_older_database_is_copied_before_anything_is_changed(tmp_path: Path) -> None:
    in_store(tmp_path, nothing)
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("UPDATE about SET schema = 0")
    with pytest.raises(FileError, match="schema 0"):
        in_store(tmp_path, nothing)
    assert (tmp_path / "matches.schema0.sqlite").exists()


def test_a_file_that_is_no_database_gets_a_message(tmp_path: Path) -> None:
    (tmp_path / "matches.sqlite").write_bytes(b"this is not a database at all" * 50)
    with pytest.raises(FileError, match="not a database of matches"):
        in_store(tmp_path, nothing)


def test_the_first_schema_is_copied_and_goes_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as db:
        db.executescript(OLD.read_text("utf-8"))

    async def look(store: SqliteStore) -> None:
        rows = await store.all()
        assert {row.title for row in rows} == {"Two at the table", "Fair"}
        for row in rows:
            kept = await store.record(row.id)
            assert kept is not None and kept.row == row and not kept.sent and not kept.offers
            table = restore(kept.record)
            assert (len(table.entries), table.head, table.waiting()) == (row.count, row.head, row.waiting)
            before = len(table.entries)
            table.resign(table.seats[0])
            assert await store.append(replace(change_of(table, before, row.head), match=row.id, over=True))
            again = await store.one(row.id)
            assert again is not None and again.over and again.count == before + 1

    in_store(tmp_path, look)
    with closing(sqlite3.connect(tmp_path / "matches.schema1.sqlite")) as db:
        assert db.execute("SELECT schema FROM about").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (2,)
    in_store(tmp_path, nothing)


def test_a_file_that_another_program_holds_for_a_while_is_waited_for(tmp_path: Path) -> None:
    table = duel()
    in_store(tmp_path, nothing)
    other = connect(tmp_path / "matches.sqlite")
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(1.0, lambda: other.execute("COMMIT")).start()
    in_store(tmp_path, lambda store: store.add(row_of(table), table.record()))
    assert other.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    other.close()
