"""Who thinks for computer players: one row for each match that waits for one, taken by one worker at a time.

The row is written by the statement that made a computer be asked. Whoever takes it holds it for as long as it says so
every few seconds and its own connection to the database stands: when a worker is killed, another takes over at once.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from sandtable.server.store.database import Connection, Database, Listening
from sandtable.server.store.postgres import CHANNEL, payload
from sandtable.server.store.store import Signal

LEASE = 15
"""Seconds for which a worker that says nothing is believed to be at it."""
TRIES = 3
"""Failures after which a job is given up, and the players are told."""

TAKE = f"""
UPDATE jobs SET taken = now(), worker = $1, backend = $2
WHERE match = (
    SELECT match FROM jobs
    WHERE failed IS NULL AND due <= now() AND lane <= $3
      AND (taken IS NULL OR taken < now() - interval '{LEASE} s'
           OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = jobs.backend))
    ORDER BY lane, due LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING match, lane, wanted, tries
"""
GIVE_BACK = """
UPDATE jobs SET taken = NULL, worker = '', due = now() + make_interval(secs => $3) WHERE match = $1 AND worker = $2
"""
FAIL = f"""
UPDATE jobs SET taken = NULL, worker = '', tries = tries + 1, why = $3,
    due = now() + make_interval(secs => power(3, tries)), failed = CASE WHEN tries + 1 >= {TRIES} THEN now() END
WHERE match = $1 AND worker = $2 RETURNING failed IS NOT NULL
"""


class Job(Struct, frozen=True):
    """A match that waits for a computer player; `wanted` grows whenever one is asked again."""

    match: str
    lane: int
    wanted: int
    tries: int


class Jobs:
    """The jobs as one worker sees them; `listening` is the connection that stands for it."""

    def __init__(self, database: Database, listening: Listening) -> None:
        self._database, self._listening = database, listening
        self.worker = secrets.token_hex(6)

    async def take(self, lane: int) -> Job | None:
        """The most urgent job that nobody is at, of this lane or a more urgent one."""
        backend = self._listening.backend
        if not backend:
            return None
        found = await self._database.run(lambda db: db.fetchrow(TAKE, self.worker, backend, lane))
        return None if found is None else Job(**found)

    async def hold(self) -> None:
        """We are still at all that we took."""
        query = "UPDATE jobs SET taken = now(), backend = $2 WHERE worker = $1"
        await self._database.run(lambda db: db.execute(query, self.worker, self._listening.backend))

    async def done(self, job: Job) -> bool:
        """The job is done, unless a computer was asked again meanwhile."""
        query = "DELETE FROM jobs WHERE match = $1 AND worker = $2 AND wanted = $3 RETURNING match"
        found = await self._database.run(lambda db: db.fetchval(query, job.match, self.worker, job.wanted))
        return found is not None

    async def give_back(self, job: Job, seconds: float = 0.0) -> None:
        await self._database.run(lambda db: db.execute(GIVE_BACK, job.match, self.worker, seconds))

    async def fail(self, job: Job, why: str) -> None:
        """It is tried again later; after some failures no more, and the players are told."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                if await db.fetchval(FAIL, job.match, self.worker, why[:500]):
                    told = payload(Signal(self.worker, "failed", job.match, text=why[:500]))
                    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, told)

        await self._database.run(write)

    async def waiting(self) -> tuple[int, float]:
        """How many jobs nobody is at, and for how many seconds the oldest has been due."""
        query = (
            "SELECT count(*), coalesce(extract(epoch FROM now() - min(due)), 0) FROM jobs "
            "WHERE failed IS NULL AND taken IS NULL AND due <= now()"
        )
        count, oldest = await self._database.run(lambda db: db.fetchrow(query))
        return count, float(oldest)
