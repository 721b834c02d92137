"""Clocks in the database: they run while their player is asked, by the database's own time.

The database itself starts and stops them, in the statement that keeps a change (see the first migration): no process
that dies, and no process whose own clock is wrong, changes a deadline.
"""

from __future__ import annotations

import json
from datetime import timedelta

from msgspec import Struct, convert, to_builtins

from sandtable.server.store.clock_faces import clock_faces
from sandtable.server.store.database import Connection, Database
from sandtable.server.wire.messages import Clock
from sandtable.server.wire.pace import Pace

GRACE = 1.0
"""Seconds after a deadline in which an answer on its way may still come first."""
HOLE = 60.0
"""Seconds without a heartbeat after which the service counts as having been away."""


class Due(Struct, frozen=True):
    """A clock that has run out."""

    match: str
    player: int
    names: tuple[str, ...]
    kind: str


START = """INSERT INTO clocks (match, player, names, kind, whole_ms, left_ms, increment_ms, reserve_ms, running_since,
        deadline)
    SELECT m.id, $2, $3::text[], $4, $5, $5, $6, $7, CASE WHEN asked THEN now() END,
        CASE WHEN asked THEN now() + ($5::bigint + $7::bigint) * interval '1 ms' END
    FROM (SELECT id, NOT over AND waiting && $3::text[] AS asked FROM matches WHERE id = $1) AS m
    ON CONFLICT (match, player) DO NOTHING"""
DUE = """SELECT match, player, names, kind FROM clocks
    WHERE deadline < clock_timestamp() - make_interval(secs => $1) AND kind = 'live' ORDER BY deadline LIMIT 50"""
NEXT = "SELECT extract(epoch FROM min(deadline) - clock_timestamp()) FROM clocks WHERE kind = 'live'"
STANDS = """UPDATE clocks c SET deadline = (a.settings ->> 'holiday_until')::timestamptz + c.whole_ms * interval '1 ms'
    FROM seats s JOIN accounts a ON a.id = s.account
    WHERE c.match = s.match AND c.player = s.player AND c.kind = 'mail' AND c.deadline IS NOT NULL
        AND (a.settings ->> 'holiday_until')::timestamptz > now()
        AND c.deadline < (a.settings ->> 'holiday_until')::timestamptz + c.whole_ms * interval '1 ms'"""
MOVED = "UPDATE clocks SET deadline = deadline + $1, running_since = running_since + $1 WHERE deadline IS NOT NULL"
WARN = """WITH short AS (
        UPDATE clocks c SET warned = now() FROM seats s JOIN accounts a ON a.id = s.account
        WHERE c.match = s.match AND c.player = s.player AND c.kind = 'mail' AND c.warned IS NULL
            AND c.deadline < now() + make_interval(hours => coalesce((a.settings ->> 'hurry_hours')::integer, 24))
        RETURNING c.match, c.player, a.id AS account, c.deadline)
    SELECT account, tell_person(account, 'hurry', match, extract(epoch FROM deadline)::bigint::text,
        jsonb_build_object('player', player), interval '0') FROM short"""


class Clocks:
    """All clocks of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, match: str, pace: Pace, players: dict[int, tuple[str, ...]]) -> None:
        """One for each player who is a person; whoever is asked already begins to run."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                query = "UPDATE matches SET pace = $2::jsonb WHERE id = $1"
                await db.execute(query, match, json.dumps(to_builtins(pace)))
                if pace.kind == "none":
                    return
                for player, names in players.items():
                    increment, reserve = (0, 0) if pace.kind == "mail" else (pace.increment, pace.reserve)
                    values = (pace.kind, pace.whole, 1000 * increment, 1000 * reserve)
                    await db.execute(START, match, player, list(names), *values)

        await self._database.run(write)

    async def of(self, match: str) -> tuple[Clock, ...]:
        return await self._database.run(lambda db: clock_faces(db, match))

    async def pace(self, match: str) -> Pace:
        found = await self._database.run(lambda db: db.fetchval("SELECT pace FROM matches WHERE id = $1", match))
        return convert(json.loads(found or "{}"), Pace)

    async def due(self, grace: float = GRACE) -> tuple[Due, ...]:
        """Live clocks that have run out; by mail nobody loses unless the other side says so."""
        found = await self._database.run(lambda db: db.fetch(DUE, grace))
        return tuple(Due(each["match"], each["player"], tuple(each["names"]), each["kind"]) for each in found)

    async def next(self) -> float | None:
        """Seconds until the nearest live deadline."""
        found = await self._database.run(lambda db: db.fetchval(NEXT))
        return None if found is None else float(found)

    async def warn(self) -> int:
        """Who has less than a day left is told, once for each answer, if they want to be; how many ran short."""
        return len(await self._database.run(lambda db: db.fetch(WARN)))

    async def stand_on_holidays(self) -> None:
        """Whose player is on holiday stands: the days begin when it ends."""
        await self._database.run(lambda db: db.execute(STANDS))

    async def move_by(self, away: float) -> None:
        """The service was away: nobody loses time by it."""
        await self._database.run(lambda db: db.execute(MOVED, timedelta(seconds=away)))
