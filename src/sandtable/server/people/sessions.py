"""Sessions: a browser that was let in, as an account or as a guest, until it leaves or is sent off.

The browser holds a random word in a cookie; the database holds its hash, so that a copy of the database lets nobody in.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from typing import Any

from msgspec import Struct

from sandtable.server.store.database import Connection, Database
from sandtable.server.wire.people import OpenSession

DAYS = 30
"""That a session lasts after it was last used."""
MAKE = f"""INSERT INTO sessions (hash, account, guest, csrf, expires, agent)
    VALUES ($1, $2, $3, $4, now() + interval '{DAYS} days', $5)"""
FIND = """SELECT s.hash, s.account, s.guest, s.csrf, s.seen, a.name, a.role, a.language, a.closed
    FROM sessions s LEFT JOIN accounts a ON a.id = s.account
    WHERE s.hash = $1 AND s.revoked IS NULL AND s.expires > now()"""
TOUCH = f"""UPDATE sessions SET seen = now(), expires = now() + interval '{DAYS} days'
    WHERE hash = $1 AND seen < now() - interval '10 minutes'"""
OF_ACCOUNT = """SELECT hash, created, seen, agent FROM sessions
    WHERE account = $1 AND revoked IS NULL AND expires > now() ORDER BY seen DESC"""
GOING_ON = """SELECT s.hash FROM sessions s LEFT JOIN accounts a ON a.id = s.account
    WHERE s.hash = ANY($1) AND s.revoked IS NULL AND s.expires > now() AND a.closed IS NULL"""
TIDY = "DELETE FROM sessions WHERE expires < now() OR revoked < now() - interval '1 day'"


class Person(Struct, frozen=True):
    """Who a session is: an account, or a guest without a name of their own."""

    session: bytes
    csrf: str
    account: str = ""
    guest: str = ""
    name: str = ""
    role: str = ""
    language: str = ""


def hash_of(word: str) -> bytes:
    return hashlib.sha256(word.encode()).digest()


class Sessions:
    """All sessions of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, account: str | None, agent: str = "", guest: str = "") -> tuple[str, str]:
        """A new session: the word for the cookie, and the one that forms are sent with."""
        word, csrf = secrets.token_urlsafe(32), secrets.token_urlsafe(16)
        whose = guest if account is None else ""
        await self._database.run(lambda db: db.execute(MAKE, hash_of(word), account, whose, csrf, agent[:200]))
        return word, csrf

    async def find(self, word: str) -> Person | None:
        """Who comes with this word; nobody, if the session has ended or the account is closed."""
        if not word:
            return None

        async def look(db: Connection) -> Any:
            found = await db.fetchrow(FIND, hash_of(word))
            if found is not None:
                await db.execute(TOUCH, found["hash"])
            return found

        found = await self._database.run(look)
        if found is None or found["closed"] is not None:
            return None
        return Person(
            found["hash"], found["csrf"], found["account"] or "", found["guest"], found["name"] or "",
            found["role"] or "", found["language"] or "",
        )  # fmt: skip

    async def of(self, person: Person) -> tuple[OpenSession, ...]:
        """Wherever this account is signed in."""
        found = await self._database.run(lambda db: db.fetch(OF_ACCOUNT, person.account))
        return tuple(
            OpenSession(
                each["hash"].hex()[:16], _told(each["created"]), _told(each["seen"]), each["agent"],
                each["hash"] == person.session,
            )
            for each in found
        )  # fmt: skip

    async def end(self, session: bytes) -> None:
        await self._database.run(lambda db: db.execute("UPDATE sessions SET revoked = now() WHERE hash = $1", session))

    async def end_one(self, account: str, id: str) -> bool:
        """One's own session by its id."""
        query = """UPDATE sessions SET revoked = now() WHERE account = $1 AND revoked IS NULL
            AND left(encode(hash, 'hex'), 16) = $2 RETURNING 1"""
        return bool(await self._database.run(lambda db: db.fetchval(query, account, id)))

    async def end_others(self, account: str, keep: bytes = b"") -> None:
        """All sessions of an account, but this one."""
        query = "UPDATE sessions SET revoked = now() WHERE account = $1 AND hash <> $2 AND revoked IS NULL"
        await self._database.run(lambda db: db.execute(query, account, keep))

    async def ended(self, sessions: frozenset[bytes]) -> frozenset[bytes]:
        """Those of these that let nobody in any more."""
        found = await self._database.run(lambda db: db.fetch(GOING_ON, list(sessions)))
        return sessions - {each["hash"] for each in found}

    async def tidy(self) -> None:
        await self._database.run(lambda db: db.execute(TIDY))


def _told(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
