"""Keeping order: reports, blocks, and what moderators do about them."""

from __future__ import annotations

from typing import Any

from sandtable import __version__
from sandtable.kernel import SandtableError
from sandtable.kernel.errors import NotFound
from sandtable.server.people.limits import REPORT, Limits
from sandtable.server.store import statements
from sandtable.server.store.database import Connection, Database
from sandtable.server.store.postgres import CHANNEL, payload
from sandtable.server.store.store import Signal
from sandtable.server.wire.order import Blocked, Decision, NewReport, Report

MOST = 200
"""Reports that are listed."""
FILE = """INSERT INTO reports (match, account, about, line, kind, text, version)
    SELECT $1, $2, coalesce(c.account, s.account), c.id, CASE WHEN c.id IS NULL THEN 'person' ELSE 'chat' END, $5, $6
    FROM (SELECT 1) AS one LEFT JOIN chat c ON c.id = $3 AND c.match = $1
        LEFT JOIN seats s ON s.match = $1 AND s.player = $4
    WHERE c.id IS NOT NULL OR s.match IS NOT NULL RETURNING id"""
LIST = """SELECT r.id, r.at, r.match, r.text, r.state, a.name AS by, b.name AS about, c.text AS said
    FROM reports r LEFT JOIN accounts a ON a.id = r.account LEFT JOIN accounts b ON b.id = r.about
        LEFT JOIN chat c ON c.id = r.line
    WHERE ($1 OR r.state = 'open') AND r.kind IN ('chat', 'person') ORDER BY r.state DESC, r.id DESC LIMIT $2"""
SUSPEND = "UPDATE accounts SET closed = now(), closed_why = $2 WHERE id = $1 AND role = 'player' RETURNING id"
SIGN_OUT = "UPDATE sessions SET revoked = now() WHERE account = $1 AND revoked IS NULL"


class Order:
    """All reports and blocks of a service."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database, self._limits = database, limits

    # -- by anyone with an account

    async def report(self, account: str, match: str, told: NewReport) -> None:
        await self._limits.count(REPORT, account)
        values = (match, account, told.line, told.player, told.text.strip(), __version__)
        if not await self._database.run(lambda db: db.fetchval(FILE, *values)):
            raise NotFound("There is no such line or player in this match.")

    async def blocked(self, account: str) -> Blocked:
        query = "SELECT a.name FROM blocks b JOIN accounts a ON a.id = b.blocked WHERE b.account = $1 ORDER BY a.name"
        return Blocked(tuple([each["name"] for each in await self._database.run(lambda db: db.fetch(query, account))]))

    async def block(self, account: str, name: str) -> None:
        query = """INSERT INTO blocks (account, blocked, kind) SELECT $1, id, 'chat' FROM accounts
            WHERE lower(name) = lower($2) AND id <> $1 ON CONFLICT DO NOTHING"""
        await self._database.run(lambda db: db.execute(query, account, name))

    async def unblock(self, account: str, name: str) -> None:
        query = """DELETE FROM blocks b USING accounts a WHERE b.account = $1 AND a.id = b.blocked
            AND lower(a.name) = lower($2)"""
        await self._database.run(lambda db: db.execute(query, account, name))

    # -- by moderators

    async def reports(self, closed: bool = False) -> tuple[Report, ...]:
        found = await self._database.run(lambda db: db.fetch(LIST, closed, MOST))
        return tuple(
            Report(
                each["id"], each["at"].isoformat(timespec="seconds"), each["match"] or "", each["by"] or "",
                each["about"] or "", each["text"], each["said"] or "", each["state"],
            )
            for each in found
        )  # fmt: skip

    async def decide(self, moderator: str | None, id: int, decision: Decision) -> None:
        """Does what was decided, and closes the report with it; all of it or nothing."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                found = await db.fetchrow("SELECT match, about, line FROM reports WHERE id = $1 FOR UPDATE", id)
                if found is None:
                    raise NotFound("There is no such report.")
                await _carry_out(db, decision, found, moderator)
                query = "UPDATE reports SET state = 'done', closed_by = $2 WHERE id = $1"
                await db.execute(query, id, moderator)

        await self._database.run(write)


async def _carry_out(db: Connection, decision: Decision, found: Any, moderator: str | None) -> None:
    match decision.action:
        case "hide-line":
            query = "UPDATE chat SET text = '', hidden_by = $2 WHERE id = $1 RETURNING id"
            if found["line"] is None or not await db.fetchval(query, found["line"], moderator):
                raise SandtableError("This report is about no line of the talk.")
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, payload(Signal("order", "row", found["match"])))
        case "close-match":
            await db.execute(statements.CLOSE, found["match"])
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, payload(Signal("order", "gone", found["match"])))
        case "suspend":
            if not await db.fetchval(SUSPEND, found["about"], decision.why):
                raise SandtableError("Whoever it is about has no account that could be suspended.")
            await db.execute(SIGN_OUT, found["about"])
