"""What is to be told outside the page, kept in the database until it is told: at least once, and in ordinary running
not twice.

A row is written with what it tells about. Whoever delivers takes some rows for a while, sends, and marks them; a row
whose taker died is taken again when that while is over. What fails is tried again later and later, then given up.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from sandtable.kernel import SandtableError
from sandtable.server.store.database import Connection, Database
from sandtable.server.store.store import StoreError

LATER = (60, 300, 1800, 7200, 43_200)
"""Seconds until the next try, by how many there were; after the last it is given up."""
LEASE = 120
"""Seconds for which taken rows are the taker's."""
PUT = """INSERT INTO outbox (kind, account, key, body, due)
    VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5)) ON CONFLICT (key) DO NOTHING"""
TAKE = """UPDATE outbox SET taken = now() WHERE id IN (
        SELECT id FROM outbox WHERE sent IS NULL AND failed IS NULL AND due <= now()
            AND (taken IS NULL OR taken < now() - make_interval(secs => $2))
        ORDER BY due LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, account, key, body, tries"""
SENT = "UPDATE outbox SET sent = now(), taken = NULL WHERE id = $1"
AGAIN = """UPDATE outbox SET tries = tries + 1, taken = NULL, why = $3, due = now() + make_interval(secs => $2)
    WHERE id = $1"""
GIVEN_BACK = "UPDATE outbox SET taken = NULL WHERE id = $1"
GIVEN_UP = "UPDATE outbox SET tries = tries + 1, taken = NULL, why = $2, failed = now() WHERE id = $1"
TIDY = "DELETE FROM outbox WHERE greatest(sent, failed) < now() - interval '30 days'"
LOG = logging.getLogger("sandtable")


class NotSent(SandtableError):
    """It could not be delivered; later it may be."""


class NeverSent(NotSent):
    """It will never be delivered: the address is gone, or the notice is no longer true."""


class Notice(Struct, frozen=True):
    """One row that waits. `key` is the same at every try, so that whoever gets it twice can tell."""

    id: int
    kind: str
    account: str
    key: str
    body: dict[str, Any]
    tries: int


Carrier = Callable[[Notice], Awaitable[None]]


async def put(db: Connection, kind: str, account: str | None, key: str, body: dict[str, Any], delay: float = 0) -> None:
    """In the transaction of what it tells; once for a key."""
    await db.execute(PUT, kind, account, key, json.dumps(body), delay)


class Outbox:
    """Delivers what waits, each kind by its carrier."""

    def __init__(self, database: Database, carriers: dict[str, Carrier]) -> None:
        self._database, self._carriers = database, carriers
        self.ending = False
        """Nothing more is begun: what was taken and not sent is given back, for whoever comes next."""

    async def put(self, kind: str, account: str | None, key: str, body: dict[str, Any], delay: float = 0) -> None:
        await self._database.run(lambda db: put(db, kind, account, key, body, delay))

    async def deliver(self, most: int = 20) -> int:
        """What is due now; how many were taken."""
        found = await self._database.run(lambda db: db.fetch(TAKE, most, LEASE))
        for each in sorted(found, key=lambda row: int(row["id"])):
            if self.ending:
                await self._database.run(lambda db, id=each["id"]: db.execute(GIVEN_BACK, id))  # type: ignore[misc]
                continue
            await self._carry(
                Notice(
                    each["id"],
                    each["kind"],
                    each["account"] or "",
                    each["key"],
                    json.loads(each["body"]),
                    each["tries"],
                )
            )
        return 0 if self.ending else len(found)

    async def _carry(self, notice: Notice) -> None:
        carrier = self._carriers.get(notice.kind)
        try:
            if carrier is None:
                raise NeverSent(f"This service sends no {notice.kind}.")
            await carrier(notice)
        except StoreError:
            raise  # nothing is known of it: its time comes again
        except Exception as wrong:
            if not isinstance(wrong, NotSent):
                LOG.exception("The notice %s could not be carried; those behind it go on", notice.key)
            why = str(wrong)[:500]
            if isinstance(wrong, NeverSent) or notice.tries >= len(LATER):
                await self._database.run(lambda db: db.execute(GIVEN_UP, notice.id, why))
            else:
                await self._database.run(lambda db: db.execute(AGAIN, notice.id, LATER[notice.tries], why))
            return
        await self._database.run(lambda db: db.execute(SENT, notice.id))

    async def tidy(self) -> None:
        await self._database.run(lambda db: db.execute(TIDY))
