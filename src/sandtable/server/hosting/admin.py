"""What an operator does to a service from the command line: look, close, give roles, take out and put in, keep safe."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from sandtable.headers import restore
from sandtable.kernel import FileError, SandtableError
from sandtable.kernel.record import parse_record, read_record, render, write_atomically
from sandtable.server.people.limits import Limits
from sandtable.server.people.order import Order
from sandtable.server.rooms.host import new_row
from sandtable.server.rooms.keys import hashed
from sandtable.server.rooms.seats import new_word
from sandtable.server.store import statements
from sandtable.server.store.database import Database
from sandtable.server.store.migrate import current, newest
from sandtable.server.store.postgres import CHANNEL, PostgresStore, payload
from sandtable.server.store.processes import LATE
from sandtable.server.store.rules import rules_of
from sandtable.server.store.store import Signal
from sandtable.server.wire.messages import MatchSeat
from sandtable.server.wire.order import Decision
from sandtable.verify import verify

ROLES = ("player", "moderator", "administrator")
WHERE = Path("/usr/lib/postgresql")
VACUUMED = ("matches", "entries", "offers", "memories", "jobs", "limits", "sessions", "tokens", "outbox", "chat")


class Admin:
    """An operator at the database; `async with` opens and closes it."""

    def __init__(self, address: str) -> None:
        self._store = PostgresStore(Database(address, 2), rules_of)
        self._database = self._store.database

    async def __aenter__(self) -> Admin:
        await self._store.open()
        return self

    async def __aexit__(self, *ended: object) -> None:
        await self._store.close()

    async def users(self, like: str = "") -> list[dict[str, Any]]:
        query = (
            "SELECT id, name, role, language, created, seen, closed FROM accounts "
            "WHERE $1 = '' OR name ILIKE '%' || $1 || '%' ORDER BY lower(name)"
        )
        return [_plain(each) for each in await self._database.run(lambda db: db.fetch(query, like))]

    async def matches(self, open_only: bool = False) -> list[dict[str, Any]]:
        query = (
            "SELECT id, title, game, scenario, count, over, waiting, visibility, updated, closed FROM matches "
            "WHERE NOT ($1 AND (over OR closed IS NOT NULL)) ORDER BY updated DESC"
        )
        return [_plain(each) for each in await self._database.run(lambda db: db.fetch(query, open_only))]

    async def processes(self) -> list[dict[str, Any]]:
        """Those that were heard of lately; rows of those that ended stay until a tender clears them away."""
        query = f"""SELECT id, role, place, version, started, seen FROM processes
            WHERE seen > now() - interval '{LATE} s' ORDER BY role, started"""
        return [_plain(each) for each in await self._database.run(lambda db: db.fetch(query))]

    async def role(self, name: str, role: str) -> None:
        if role not in ROLES:
            raise SandtableError(f"A role is one of {', '.join(ROLES)}.")
        await self._one("UPDATE accounts SET role = $2 WHERE lower(name) = lower($1) RETURNING id", name, role)

    async def close_account(self, name: str, why: str) -> None:
        """Nobody signs in by it any more, and whoever is in goes out; what it played stays."""
        query = "UPDATE accounts SET closed = now(), closed_why = $2 WHERE lower(name) = lower($1) RETURNING id"
        account = await self._one(query, name, why)
        ending = "UPDATE sessions SET revoked = now() WHERE account = $1 AND revoked IS NULL"
        await self._database.run(lambda db: db.execute(ending, account))

    async def close_match(self, match: str) -> None:
        """The match stays as it is, and nobody can do anything in it; whoever is at it is told that it is gone."""
        await self._one(statements.CLOSE, match)
        told = payload(Signal("admin", "gone", match))
        await self._database.run(lambda db: db.execute("SELECT pg_notify($1, $2)", CHANNEL, told))

    async def reports(self, closed: bool = False) -> list[dict[str, Any]]:
        found = await Order(self._database, Limits(self._database)).reports(closed)
        return [msgspec.to_builtins(each) for each in found]

    async def decide(self, report: int, action: str, why: str = "") -> None:
        """What a moderator could do about a report from the page."""
        try:
            decision = msgspec.convert({"action": action, "why": why}, Decision)
        except msgspec.ValidationError as wrong:
            raise SandtableError("A report is answered with done, hide-line, close-match or suspend.") from wrong
        await Order(self._database, Limits(self._database)).decide(None, report, decision)

    async def reopen_account(self, name: str) -> None:
        """A suspended account may sign in again."""
        query = "UPDATE accounts SET closed = NULL, closed_why = '' WHERE lower(name) = lower($1) RETURNING id"
        await self._one(query, name)

    async def _one(self, query: str, *values: str) -> str:
        found = await self._database.run(lambda db: db.fetchval(query, *values))
        if found is None:
            raise SandtableError(f"There is none called {values[0]!r}.")
        return str(found)

    async def export(self, matches: Iterable[str], folder: Path) -> list[Path]:
        """The records of these matches, or of all, as files; they hold every secret of a match."""
        wanted = list(matches) or [each["id"] for each in await self.matches()]
        folder.mkdir(parents=True, exist_ok=True)
        made = []
        for match in wanted:
            kept = await self._store.record(match, closed=True)
            if kept is None:
                raise SandtableError(f"There is no match {match!r}.")
            made.append(folder / f"{match}.json")
            write_atomically(made[-1], render(restore(kept.record).record()))
        return made

    async def take_in(self, file: Path) -> tuple[str, dict[str, str]]:
        """A match from a file, checked first: its id, and the keys of its seats, which are not told again."""
        record = read_record(file)
        verify(record)
        table = restore(record)
        players = tuple(MatchSeat(seat, "person", "", new_word(), number) for number, seat in enumerate(table.seats))
        kept = [msgspec.structs.replace(each, key=hashed(each.key)) for each in players]
        row = new_row(table, "", tuple(kept))
        await self._store.add(row, table.record())
        return row.id, {each.seat: each.key for each in players}

    async def check(self, most: int) -> tuple[int, list[str]]:
        """So many matches, drawn at random, replayed by the rules: how many, and what is wrong with which."""
        found = await self._database.run(lambda db: db.fetch("SELECT id FROM matches ORDER BY random() LIMIT $1", most))
        wrong = []
        for each in found:
            try:
                kept = await self._store.record(each["id"])
                if kept is not None:
                    verify(parse_record(render(restore(kept.record).record())))
            except FileError as bad:
                wrong.append(f"{each['id']}: {bad}")
        return len(found), wrong

    async def vacuum(self) -> None:
        """Gives the room of what was deleted back, and counts anew what is where."""
        for table in VACUUMED:
            await self._database.run(lambda db, table=table: db.execute(f"VACUUM (ANALYZE) {table}"))  # type: ignore[misc]


def _plain(row: Any) -> dict[str, Any]:
    return {
        name: value.isoformat(timespec="seconds") if hasattr(value, "isoformat") else value
        for name, value in row.items()
    }


# -- backups


def program(name: str) -> str:
    """PostgreSQL's own, of the newest version that is installed."""
    found = sorted(WHERE.glob(f"*/bin/{name}"), key=lambda each: float(each.parts[-3]))
    beside = str(found[-1]) if found else shutil.which(name)
    if not beside:
        raise SandtableError(f"{name} is not installed. On Debian: apt-get install postgresql-client")
    return beside


def back_up(address: str, file: Path) -> int:
    """The whole database in one file, which takes its name once it is whole; its size in bytes."""
    if file.exists():
        raise SandtableError(f"{file} is there already; a backup does not write over another.")
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        part.touch(mode=0o600)  # it holds every secret of every match: pg_dump writes into what is there
        _run([program("pg_dump"), "--format=custom", "--no-owner", "--no-privileges", f"--file={part}"], address)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def put_back(address: str, file: Path) -> None:
    """A backup into an empty database: all of it, or nothing."""
    if not file.is_file():
        raise SandtableError(f"There is no file {file}.")
    if asyncio.run(current(address)):
        raise SandtableError("The database is not empty: restore into a new one, and let it take the place later.")
    words = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", str(file)]
    _run([program("pg_restore"), f"--dbname={_environment(address)['PGDATABASE']}", *words], address)
    if asyncio.run(current(address)) < newest():
        raise SandtableError("The backup is of an earlier version. Run: sandtable migrate.")


def _run(command: list[str], address: str) -> None:
    """The address goes by the environment, where other users of the machine do not see its password."""
    done = subprocess.run(
        command, env={**os.environ, **_environment(address)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SandtableError(f"{Path(command[0]).name} failed: {done.stderr.strip()[-1000:]}")


def _environment(address: str) -> dict[str, str]:
    """What PostgreSQL's programs read, from an address."""
    place = urlsplit(address)
    query = dict(parse_qsl(place.query))
    found = {
        "PGHOST": query.get("host") or place.hostname or "",
        "PGPORT": query.get("port") or str(place.port or ""),
        "PGUSER": query.get("user") or unquote(place.username or ""),
        "PGPASSWORD": query.get("password") or unquote(place.password or ""),
        "PGDATABASE": unquote(place.path.removeprefix("/")),
        "PGSSLMODE": query.get("sslmode", ""),
    }
    return {name: value for name, value in found.items() if value}
