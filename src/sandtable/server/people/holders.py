"""Whose a seat is: an account's, or a guest's. Their browsers need no key of it; any of them may come.

A room knows seats by keys. Here the key of a seat follows from a salt in the database and a secret outside of it: who
holds the seat is given the key by any process, and a copy of the database alone opens nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from sandtable.server.people.sessions import Person
from sandtable.server.store.database import Database

HOLD = """INSERT INTO seats (match, player, account, guest, names, salt) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (match, player) DO UPDATE
    SET account = $3, guest = $4, names = $5, salt = $6, joined = now(), seen = NULL, left_at = NULL"""
OWN = "left_at IS NULL AND ((account IS NOT NULL AND account = $1) OR (guest <> '' AND guest = $2))"
KEYS = f"SELECT salt FROM seats WHERE match = $3 AND {OWN}"
MATCHES = f"""SELECT m.id FROM matches m JOIN seats ON seats.match = m.id WHERE m.closed IS NULL AND {OWN}
    GROUP BY m.id
    ORDER BY bool_or(NOT m.over AND m.waiting && seats.names) DESC, m.over, max(m.updated) DESC LIMIT 200"""
SEEN = f"UPDATE seats SET seen = now() WHERE match = $3 AND {OWN}"


def kept_secret(folder: Path) -> bytes:
    """The secret of the service, made when there is none: all its processes read the same file."""
    file = folder / "secret"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f"secret-{os.getpid()}"
        made.touch(mode=0o600)
        made.write_bytes(secrets.token_bytes(32))
        try:
            os.link(made, file)  # whoever comes first
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return file.read_bytes()


class Holders:
    """Who holds which seats."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self._database, self._secret = database, secret

    async def hold(self, person: Person, match: str, player: int, names: tuple[str, ...]) -> str:
        """The seat is theirs from now on; its new key."""
        salt = secrets.token_hex(16)
        values = (match, player, person.account or None, person.guest, list(names), salt)
        await self._database.run(lambda db: db.execute(HOLD, *values))
        return self._key(salt)

    async def keys(self, person: Person, match: str) -> tuple[str, ...]:
        """The keys of all seats that they hold in a match."""
        found = await self._database.run(lambda db: db.fetch(KEYS, person.account, person.guest, match))
        return tuple(self._key(each["salt"]) for each in found)

    async def matches(self, person: Person) -> tuple[str, ...]:
        """The matches at which they sit: those that wait for them first, then the newest."""
        found = await self._database.run(lambda db: db.fetch(MATCHES, person.account, person.guest))
        return tuple(each["id"] for each in found)

    async def looked(self, person: Person, match: str) -> None:
        """They have seen how it stands: from now on they are told anew."""
        await self._database.run(lambda db: db.execute(SEEN, person.account, person.guest, match))

    def _key(self, salt: str) -> str:
        made = hmac.new(self._secret, salt.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode()
