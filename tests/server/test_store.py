"""The database: of a version we know, or left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sandtable.kernel import FileError
from sandtable.server.store import SCHEMA, Store


def _open(folder: Path) -> None:
    async def go() -> None:
        store = Store.in_folder(folder)
        try:
            await store.open()
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:  # the browser tests leave a loop in this thread
        apart.submit(asyncio.run, go()).result()


def test_a_new_folder_gets_a_schema(tmp_path: Path) -> None:
    _open(tmp_path / "home")
    with sqlite3.connect(tmp_path / "home" / "matches.sqlite") as db:
        assert db.execute("SELECT schema FROM about").fetchone() == (SCHEMA,)
    _open(tmp_path / "home")


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    _open(tmp_path)
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("UPDATE about SET schema = 99")
    with pytest.raises(FileError, match="newer Sandtable"):
        _open(tmp_path)


def test_an_older_database_is_copied_before_anything_is_changed(tmp_path: Path) -> None:
    _open(tmp_path)
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("UPDATE about SET schema = 0")
    with pytest.raises(FileError, match="schema 0"):
        _open(tmp_path)
    assert (tmp_path / "matches.schema0.sqlite").exists()


def test_a_file_that_is_no_database_gets_a_message(tmp_path: Path) -> None:
    (tmp_path / "matches.sqlite").write_bytes(b"this is not a database at all" * 50)
    with pytest.raises(FileError, match="not a database of matches"):
        _open(tmp_path)
