"""Pairing: people who look for the same game at the same pace wait in the database until two of them are there.

Whoever comes looks, under a lock of that game and pace, for the one who has waited longest, and marks both with the
word of the pair. Nobody else can mark them any more: exactly one process makes the match. A process that dies before
it is made leaves marks that count for a minute only.
"""

from __future__ import annotations

import json
import secrets
from datetime import datetime

from msgspec import Struct, convert, to_builtins

from sandtable.kernel import SandtableError
from sandtable.server.store.database import Connection, Database
from sandtable.server.wire.finding import Looking, Seek
from sandtable.server.wire.pace import Pace

HERE = 45
"""Seconds after which somebody who looks for a live match and was not seen does not wait any more."""
DAYS = 7
"""That somebody waits for a match by mail at most."""
CLAIM = 60
"""Seconds for which two that were paired are kept for whoever makes their match."""
LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 1940))"
UNCLAIMED = f"(pair IS NULL OR claimed < now() - interval '{CLAIM} s')"
PUT = f"""INSERT INTO seeks (account, game, scenario, speed, pace) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (account) DO UPDATE SET game = $2, scenario = $3, speed = $4, pace = $5, seen = now(), pair = NULL,
        claimed = NULL, since = CASE WHEN (seeks.game, seeks.scenario, seeks.speed) = ($2, $3, $4)
            THEN seeks.since ELSE now() END
    WHERE {UNCLAIMED.replace("pair", "seeks.pair").replace("claimed", "seeks.claimed")} RETURNING 1"""
OTHER = f"""SELECT o.account, o.scenario FROM seeks o JOIN accounts a ON a.id = o.account
    WHERE o.game = $2 AND o.speed = $3 AND o.account <> $1 AND a.closed IS NULL
        AND ($4 = '' OR o.scenario IN ('', $4))
        AND {UNCLAIMED.replace("pair", "o.pair").replace("claimed", "o.claimed")}
        AND o.since > now() - interval '{DAYS} days'
        AND (o.speed LIKE 'mail%' OR o.seen > now() - interval '{HERE} s')
        AND NOT EXISTS (SELECT 1 FROM blocks b
            WHERE (b.account, b.blocked) = ($1, o.account) OR (b.account, b.blocked) = (o.account, $1))
    ORDER BY o.since LIMIT 1"""
MARK = "UPDATE seeks SET pair = $1, claimed = now() WHERE account = ANY($2)"
OF = f"SELECT game, scenario, pace, since FROM seeks WHERE account = $1 AND {UNCLAIMED}"


class Pair(Struct, frozen=True):
    """Two who are to play: `word` marks them until their match is made."""

    word: str
    first: str
    """The account that waited."""
    second: str
    scenario: str
    """Empty: both take any."""


def speed(pace: Pace) -> str:
    """Who has the same may be paired."""
    if pace.kind == "none":
        raise SandtableError("Strangers are paired with a clock: choose live, or by mail.")
    return f"mail/{pace.days}" if pace.kind == "mail" else f"live/{pace.seconds}/{pace.increment}/{pace.reserve}"


class Seeks:
    """All who wait to be paired."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def look(self, account: str, wanted: Seek) -> Pair | None:
        """Waits for somebody from now on; or the pair, if somebody waited already."""
        kind = speed(wanted.pace)
        values = (account, wanted.game, wanted.scenario, kind, json.dumps(to_builtins(wanted.pace)))

        async def write(db: Connection) -> Pair | None:
            async with db.transaction():
                await db.execute(LOCK, f"{wanted.game}/{kind}")
                if not await db.fetchval(PUT, *values):
                    return None
                other = await db.fetchrow(OTHER, account, wanted.game, kind, wanted.scenario)
                if other is None:
                    return None
                word = secrets.token_hex(8)
                await db.execute(MARK, word, [account, other["account"]])
                return Pair(word, other["account"], account, wanted.scenario or other["scenario"])

        return await self._database.run(write)

    async def done(self, pair: Pair) -> None:
        """Their match is made: they wait no more."""
        await self._database.run(lambda db: db.execute("DELETE FROM seeks WHERE pair = $1", pair.word))

    async def undo(self, pair: Pair) -> None:
        """Their match could not be made: they wait on."""
        query = "UPDATE seeks SET pair = NULL, claimed = NULL WHERE pair = $1"
        await self._database.run(lambda db: db.execute(query, pair.word))

    async def leave(self, account: str) -> None:
        """Waits no more; whoever was just paired plays."""
        query = f"DELETE FROM seeks WHERE account = $1 AND {UNCLAIMED}"
        await self._database.run(lambda db: db.execute(query, account))

    async def still_here(self, account: str) -> Seek | None:
        """They were seen; what they look for, if they wait."""
        query = f"UPDATE seeks SET seen = now() WHERE account = $1 AND {UNCLAIMED} RETURNING game, scenario, pace"
        found = await self._database.run(lambda db: db.fetchrow(query, account))
        return None if found is None else Seek(found["game"], _pace(found["pace"]), found["scenario"])

    async def of(self, account: str) -> Looking | None:
        found = await self._database.run(lambda db: db.fetchrow(OF, account))
        if found is None:
            return None
        since: datetime = found["since"]
        return Looking(found["game"], found["scenario"], _pace(found["pace"]), since.isoformat(timespec="seconds"))


def _pace(kept: str) -> Pace:
    return convert(json.loads(kept), Pace)
