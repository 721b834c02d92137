"""Words for one purpose that are used once: links in letters, and challenges of passkeys. Kept as hashes."""

from __future__ import annotations

import json
import secrets
from typing import Any, Literal

from sandtable.kernel.errors import NotFound
from sandtable.server.people.sessions import hash_of
from sandtable.server.store.database import Database

Purpose = Literal["prove-mail", "sign-in", "passkey"]
MINUTES: dict[Purpose, int] = {"prove-mail": 3 * 24 * 60, "sign-in": 20, "passkey": 10}
MAKE = """INSERT INTO tokens (hash, account, purpose, body, expires)
    VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))"""
USE = """UPDATE tokens SET used = now() WHERE hash = $1 AND purpose = $2 AND used IS NULL AND expires > now()
    RETURNING account, body"""
VOID = "UPDATE tokens SET used = now() WHERE account = $1 AND purpose IN ('prove-mail', 'sign-in') AND used IS NULL"
"""Links that were sent before the owner changed how they come in: whoever asked for one with a stolen session, or reads
an address that was given up, comes in by none of them."""
TIDY = "DELETE FROM tokens WHERE expires < now()"
ENDED = "This link has ended or was used before. Ask for a new one."


class Tokens:
    """All words that wait to be used."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, purpose: Purpose, account: str | None, body: dict[str, Any] | None = None) -> str:
        word = secrets.token_urlsafe(24)
        values = (hash_of(word), account, purpose, json.dumps(body or {}), MINUTES[purpose])
        await self._database.run(lambda db: db.execute(MAKE, *values))
        return word

    async def use(self, word: str, purpose: Purpose) -> tuple[str | None, dict[str, Any]]:
        """Whose it is and what it says; it is used up by that."""
        found = await self._database.run(lambda db: db.fetchrow(USE, hash_of(word), purpose))
        if found is None:
            raise NotFound(ENDED)
        return found["account"], json.loads(found["body"])

    async def tidy(self) -> None:
        await self._database.run(lambda db: db.execute(TIDY))
