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
from collections.abc import Iterable
from pathlib import Path

from sandtable.server.people.sessions import Person
from sandtable.server.store.database import Database

HOLD = """INSERT INTO seats (match, player, account, guest, names, salt) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (match, player) DO UPDATE
    SET account = $3, guest = $4, names = $5, salt = $6, joined = now(), seen = NULL, left_at = NULL"""
OWN = "left_at IS NULL AND ((account IS NOT NULL AND account = $1) OR (guest <> '' AND guest = $2))"
KEYS = f"SELECT salt FROM seats WHERE match = $3 AND {OWN}"
OTHERS = "SELECT salt FROM seats WHERE match = $1 AND (left_at IS NOT NULL OR account <> $2)"
SEEN = f"""WITH looked AS (UPDATE seats SET seen = now() WHERE match = $3 AND {OWN} RETURNING match, account)
    UPDATE notices n SET seen = now() FROM looked l
    WHERE n.account = l.account AND n.match = l.match AND n.seen IS NULL"""
HERE = """WITH looked AS (
        UPDATE seats s SET seen = now() FROM unnest($1::text[], $2::integer[]) AS here (match, player)
        WHERE s.match = here.match AND s.player = here.player AND s.left_at IS NULL RETURNING s.match, s.account)
    UPDATE notices n SET seen = now() FROM looked l
    WHERE n.account = l.account AND n.match = l.match AND n.seen IS NULL"""


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

    async def key_of(self, match: str, player: int) -> str:
        """The key that whoever holds a seat is given; none if nobody does."""
        query = "SELECT salt FROM seats WHERE match = $1 AND player = $2 AND left_at IS NULL"
        salt = await self._database.run(lambda db: db.fetchval(query, match, player))
        return "" if salt is None else self._key(salt)

    async def usable(self, person: Person | None, match: str, keys: tuple[str, ...]) -> tuple[str, ...]:
        """Of the keys that somebody names those that are theirs to use. The seat of an account is its own: its key is
        worth nothing without a session of that account, so that whoever was signed out plays no more."""
        account = "" if person is None else person.account
        found = await self._database.run(lambda db: db.fetch(OTHERS, match, account))
        others = {self._key(each["salt"]) for each in found}
        return tuple(each for each in keys if each not in others)

    async def looked(self, person: Person, match: str) -> None:
        """They have seen how it stands: from now on they are told anew."""
        await self._database.run(lambda db: db.execute(SEEN, person.account, person.guest, match))

    async def are_here(self, players: Iterable[tuple[str, int]]) -> None:
        """These players of these matches sit at their boards: they see all that there is to be told."""
        found = list(players)
        if found:
            matches, numbers = [match for match, _ in found], [player for _, player in found]
            await self._database.run(lambda db: db.execute(HERE, matches, numbers))

    async def left(self, match: str, player: int) -> None:
        """Whoever held this seat gave it up; what else they hold there stays theirs."""
        query = "UPDATE seats SET left_at = now() WHERE match = $1 AND player = $2"
        await self._database.run(lambda db: db.execute(query, match, player))

    async def names(self, match: str) -> dict[int, str]:
        """The accounts at a match, by player."""
        query = """SELECT s.player, a.name FROM seats s JOIN accounts a ON a.id = s.account
            WHERE s.match = $1 AND s.left_at IS NULL AND a.closed IS NULL"""
        return {each["player"]: each["name"] for each in await self._database.run(lambda db: db.fetch(query, match))}

    def _key(self, salt: str) -> str:
        made = hmac.new(self._secret, salt.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode()
