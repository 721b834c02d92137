"""What is done at set times for the whole service, whichever process does it."""

from __future__ import annotations

from sandtable.server.store.database import Connection, Database
from sandtable.server.store.processes import LATE

HEART = "heart"
CLEAN = (
    "DELETE FROM sessions WHERE expires < now() OR revoked < now() - interval '7 days'",
    "DELETE FROM tokens WHERE expires < now() OR used < now() - interval '1 day'",
    "DELETE FROM invitations WHERE expires < now()",
    "DELETE FROM limits WHERE slot < now() - interval '2 days'",
    "DELETE FROM outbox WHERE sent < now() - interval '30 days' OR failed < now() - interval '90 days'",
    "DELETE FROM seeks WHERE since < now() - interval '7 days'",
    "DELETE FROM seeks WHERE speed LIKE 'live%' AND seen < now() - interval '10 minutes'",
    f"DELETE FROM processes WHERE seen < now() - interval '{LATE} s'",
)
"""What has had its time. Nothing of a match, an account or a report is among it."""


async def clean_up(database: Database) -> int:
    """How many rows went."""

    async def write(db: Connection) -> int:
        return sum([int((await db.execute(each)).split()[-1]) for each in CLEAN])

    return await database.run(write)


async def beat_heart(database: Database) -> float:
    """The service lives; for how many seconds it did not before."""
    query = """
        WITH before AS (SELECT at FROM marks WHERE name = $1),
        beat AS (INSERT INTO marks (name, at) VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET at = now())
        SELECT coalesce(extract(epoch FROM now() - (SELECT at FROM before)), 0)"""
    return float(await database.run(lambda db: db.fetchval(query, HEART)))


async def oldest_waiting(database: Database) -> dict[str, float]:
    """For how many seconds the oldest job and the oldest notice have been due."""
    query = """
        SELECT (SELECT coalesce(extract(epoch FROM now() - min(due)), 0) FROM jobs
                WHERE failed IS NULL AND taken IS NULL AND due <= now()) AS jobs,
               (SELECT coalesce(extract(epoch FROM now() - min(due)), 0) FROM outbox
                WHERE sent IS NULL AND failed IS NULL AND due <= now()) AS outbox"""
    return {name: float(value) for name, value in (await database.run(lambda db: db.fetchrow(query))).items()}
