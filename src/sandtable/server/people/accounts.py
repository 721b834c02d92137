"""Accounts: made with a name and a password or a passkey; a mail address is the owner's choice.

Whoever asks from outside does not learn which names or addresses are known: wrong name and wrong password are answered
alike, and so is a letter that is or is not sent. That a name is taken is told where one is chosen.
"""

from __future__ import annotations

import secrets
from typing import Any

import asyncpg
import msgspec
from msgspec.structs import replace

from sandtable.kernel.errors import NotFound
from sandtable.kernel.typed import loads
from sandtable.server.people.limits import REGISTER, SIGN_IN, SIGN_IN_FROM, Limits
from sandtable.server.people.names import checked_mail, checked_name
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.sessions import Person, Sessions
from sandtable.server.people.tokens import VOID
from sandtable.server.store.database import Connection, Database
from sandtable.server.store.postgres import CHANNEL, payload
from sandtable.server.store.store import Signal
from sandtable.server.wire.messages import MatchSeat
from sandtable.server.wire.people import OwnAccount
from sandtable.server.wire.refused import refused

BY_NAME = """SELECT a.id, a.name, a.closed, p.hash FROM accounts a LEFT JOIN passwords p ON p.account = a.id
    WHERE lower(a.name) = lower($1)"""
OF_GUEST = (
    "UPDATE seats SET account = $1, guest = '' WHERE guest = $2",
    "UPDATE matches SET created_by = $1, made_by_guest = '' WHERE made_by_guest = $2",
)
THEIRS = (
    "SELECT m.id, m.players, s.player FROM seats s JOIN matches m ON m.id = s.match WHERE s.account = $1 FOR UPDATE"
)
UNNAMED = "UPDATE matches SET players = $2 WHERE id = $1"
DATA = {
    "account": "SELECT name, mail, mail_proved, language, role, settings, created, seen FROM accounts WHERE id = $1",
    "passkeys": "SELECT label, transports, created, used FROM passkeys WHERE account = $1",
    "sessions": "SELECT created, seen, expires, agent FROM sessions WHERE account = $1 AND revoked IS NULL",
    "seats": """SELECT s.match, m.game, m.scenario, m.title, s.player, s.joined, m.over FROM seats s
        JOIN matches m ON m.id = s.match WHERE s.account = $1 ORDER BY s.joined""",
    "chat": "SELECT match, at, text FROM chat WHERE account = $1 ORDER BY id",
    "reports": "SELECT match, at, kind, text, state FROM reports WHERE account = $1 ORDER BY id",
    "blocks": """SELECT a.name, b.kind, b.created FROM blocks b JOIN accounts a ON a.id = b.blocked
        WHERE b.account = $1""",
    "push": "SELECT endpoint, created FROM push WHERE account = $1",
    "challenges": "SELECT match, player, made, answer FROM challenges WHERE account = $1 OR made_by = $1 ORDER BY made",
    "seeks": "SELECT game, scenario, pace, since FROM seeks WHERE account = $1",
    "notices": "SELECT kind, match, at, seen FROM notices WHERE account = $1 ORDER BY id",
    "letters": "SELECT kind, created, sent, failed FROM outbox WHERE account = $1 ORDER BY id",
}
"""All that is kept of a person, as they may take it with them; the privacy page names the same."""


class Accounts:
    """All accounts of the service."""

    def __init__(self, database: Database, passwords: Passwords, limits: Limits, sessions: Sessions) -> None:
        self._database, self._passwords, self._limits, self._sessions = database, passwords, limits, sessions

    async def register(
        self, name: str, password: str | None, language: str = "en", guest: str = "", address: str = ""
    ) -> str:
        """A new account; what its owner began as a guest is theirs from now on."""
        wanted = checked_name(name)
        if address:
            await self._limits.count(REGISTER, address)  # first: a hash costs more than all else
        hashed = None if password is None else await self._passwords.hash(password)
        id = secrets.token_hex(8)

        async def write(db: Connection, again: bool) -> None:
            if again and await db.fetchval("SELECT 1 FROM accounts WHERE id = $1", id):
                return
            async with db.transaction():
                await db.execute("INSERT INTO accounts (id, name, language) VALUES ($1, $2, $3)", id, wanted, language)
                if hashed is not None:
                    await db.execute("INSERT INTO passwords (account, hash) VALUES ($1, $2)", id, hashed)
                if guest:
                    await _give(db, id, guest)

        await self._unless_taken(write)
        return id

    async def take_over(self, account: str, guest: str) -> None:
        """What somebody began as a guest is the account's from now on."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                await _give(db, account, guest)

        await self._database.run(write)

    async def _unless_taken(self, write: Any) -> None:
        async def told(db: Connection, again: bool) -> bool:
            try:
                await write(db, again)
            except asyncpg.UniqueViolationError:
                return False
            return True

        if not await self._database.surely(told):
            raise refused("name-taken")

    async def sign_in(self, name: str, password: str, address: str = "") -> str:
        """The account whose name and password these are."""
        if address:
            await self._limits.count(SIGN_IN_FROM, address)
        name = name.strip()
        found = await self._database.run(lambda db: db.fetchrow(BY_NAME, name))
        name = name if found is None else found["name"]  # the database may take several spellings for one
        await self._limits.count(SIGN_IN, name)
        kept = None if found is None or found["closed"] is not None else found["hash"]
        if not await self._passwords.matches(kept, password) or kept is None:
            raise refused("sign-in-wrong")
        await self._limits.forgive(SIGN_IN, name)
        if self._passwords.is_old(kept):
            await self._keep_password(found["id"], await self._passwords.hash(password))
        return str(found["id"])

    async def check_password(self, account: str, password: str) -> None:
        """The owner once more, before something that cannot be undone."""
        await self._limits.count(SIGN_IN, account)
        query = "SELECT hash FROM passwords WHERE account = $1"
        kept = await self._database.run(lambda db: db.fetchval(query, account))
        if not await self._passwords.matches(kept, password):
            raise refused("password-wrong")
        await self._limits.forgive(SIGN_IN, account)

    async def set_password(self, account: str, password: str, keep: bytes = b"") -> None:
        """A new password; everywhere else the account is signed out, and links that were sent are worth nothing."""
        await self._keep_password(account, await self._passwords.hash(password))
        await self._database.run(lambda db: db.execute(VOID, account))
        await self._sessions.end_others(account, keep)

    async def _keep_password(self, account: str, hashed: str) -> None:
        query = """INSERT INTO passwords (account, hash) VALUES ($1, $2)
            ON CONFLICT (account) DO UPDATE SET hash = $2, changed = now()"""
        await self._database.run(lambda db: db.execute(query, account, hashed))

    async def info(self, account: str) -> OwnAccount:
        query = """SELECT name, mail, mail_proved, language, role, coalesce((settings ->> 'hidden')::boolean, false)
            AS hidden, coalesce((settings ->> 'challenges')::boolean, true) AS challenges,
            EXISTS (SELECT 1 FROM passwords WHERE account = accounts.id) AS has_password,
            (SELECT count(*) FROM passkeys WHERE account = accounts.id) AS passkeys FROM accounts WHERE id = $1"""
        found = await self._database.run(lambda db: db.fetchrow(query, account))
        if found is None:
            raise NotFound("There is no such account.")
        return OwnAccount(
            found["name"], found["mail"] or "", found["mail_proved"] is not None, found["language"], found["role"],
            found["has_password"], found["passkeys"], not found["hidden"], found["challenges"],
        )  # fmt: skip

    async def person(self, account: str) -> Person:
        """Somebody who is not here themselves, to be given a seat."""
        query = "SELECT name, language FROM accounts WHERE id = $1"
        found = await self._database.run(lambda db: db.fetchrow(query, account))
        if found is None:
            raise NotFound("There is no such account.")
        return Person(b"", "", account, "", found["name"], "", found["language"])

    async def by_mail(self, mail: str) -> tuple[str, str] | None:
        """The account that has proved this address, and its language."""
        query = """SELECT id, language FROM accounts
            WHERE lower(mail) = lower($1) AND mail_proved IS NOT NULL AND closed IS NULL"""
        found = await self._database.run(lambda db: db.fetchrow(query, mail.strip()))
        return None if found is None else (found["id"], found["language"])

    async def set_language(self, account: str, language: str) -> None:
        await self._database.run(
            lambda db: db.execute("UPDATE accounts SET language = $2 WHERE id = $1", account, language)
        )

    async def prove_mail(self, account: str, mail: str) -> None:
        """The owner has followed the link that was sent to this address: from now on it is theirs."""
        proved = checked_mail(mail)

        async def write(db: Connection, again: bool) -> None:
            query = "UPDATE accounts SET mail = $2, mail_proved = now() WHERE id = $1"
            async with db.transaction():
                await db.execute(query, account, proved)
                await db.execute(VOID, account)

        await self._unless_taken(write)

    async def remove_mail(self, account: str) -> None:
        query = "UPDATE accounts SET mail = NULL, mail_proved = NULL WHERE id = $1"

        async def write(db: Connection) -> None:
            async with db.transaction():
                await db.execute(query, account)
                await db.execute(VOID, account)

        await self._database.run(write)

    async def data(self, account: str) -> dict[str, Any]:
        """All that is kept of this person, to take along."""

        async def read(db: Connection) -> dict[str, Any]:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                return {name: [_plain(each) for each in await db.fetch(query, account)] for name, query in DATA.items()}

        return await self._database.run(read)

    async def delete(self, account: str) -> None:
        """The person goes: their rows go, their words in chats are emptied, their seats are nobody's. Records of
        matches stay, since they belong to the others too and hold no name."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                for each in await db.fetch(THEIRS, account):
                    told = payload(Signal("accounts", "row", each["id"]))
                    await db.execute(UNNAMED, each["id"], _without_name(each["players"], each["player"]))
                    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, told)
                await db.execute("UPDATE chat SET text = '', name = '', account = NULL WHERE account = $1", account)
                await db.execute("UPDATE seats SET left_at = now(), account = NULL WHERE account = $1", account)
                await db.execute("DELETE FROM accounts WHERE id = $1", account)

        await self._database.run(write)


async def _give(db: Connection, account: str, guest: str) -> None:
    for query in OF_GUEST:
        await db.execute(query, account, guest)


def _without_name(players: bytes, player: int) -> bytes:
    """Who sits at a match, with one of them unnamed."""
    seats = loads(players, tuple[MatchSeat, ...])
    return msgspec.json.encode([replace(each, name="") if each.player == player else each for each in seats])


def _plain(row: Any) -> dict[str, Any]:
    return {name: value.isoformat() if hasattr(value, "isoformat") else value for name, value in row.items()}
