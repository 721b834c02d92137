"""A person as anyone may see them: results of public matches, how soon they answer by mail, whether they are here."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from sandtable.kernel.errors import NotFound
from sandtable.server.store.database import Connection, Database
from sandtable.server.wire.finding import Profile, SetPrivacy, SideResult

HERE = 120
"""Seconds after which somebody who was not seen is not here."""
STEPS = (1, 3, 6, 12, 24, 48, 72, 168)
"""Hours that a person answers within: rounded, so that nobody reads the hours of a day from it."""
NOBODY = "Nobody is called so here."
ACCOUNT = f"""SELECT id, name, created, coalesce((settings ->> 'hidden')::boolean, false) AS hidden,
        seen > now() - interval '{HERE} s' AS here FROM accounts WHERE lower(name) = lower($1) AND closed IS NULL"""
PLAYED = """seats s JOIN matches m ON m.id = s.match WHERE s.account = $1 AND m.visibility = 'public' AND m.over
    AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match = s.match AND o.player <> s.player AND o.account = s.account)"""
"""Who played both sides won against nobody."""
RESULTS = f"""SELECT m.game, s.names, count(*) FILTER (WHERE s.result = 'won') AS won,
        count(*) FILTER (WHERE s.result = 'drawn') AS drawn, count(*) FILTER (WHERE s.result = 'lost') AS lost,
        count(*) FILTER (WHERE s.late) AS late
    FROM {PLAYED} AND s.result IS NOT NULL GROUP BY m.game, s.names ORDER BY m.game, count(*) DESC, s.names"""
FAVOURITE = f"SELECT m.game, m.scenario FROM {PLAYED} GROUP BY m.game, m.scenario ORDER BY count(*) DESC, 1, 2 LIMIT 1"
ANSWERS = """WITH lately AS (SELECT m.id, s.names FROM seats s JOIN matches m ON m.id = s.match
        WHERE s.account = $1 AND m.pace ->> 'kind' = 'mail' ORDER BY m.updated DESC LIMIT 10),
    said AS (SELECT e.at, convert_from(e.body, 'UTF8')::jsonb ->> 'seat' = ANY (lately.names) AS own,
            e.at - lag(e.at) OVER w AS took,
            lag(convert_from(e.body, 'UTF8')::jsonb ->> 'seat' = ANY (lately.names)) OVER w AS own_before
        FROM lately CROSS JOIN LATERAL (SELECT at, body, number FROM entries
            WHERE match = lately.id ORDER BY number DESC LIMIT 300) e
        WINDOW w AS (PARTITION BY lately.id ORDER BY e.number))
    SELECT extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY took)) / 3600 AS hours, count(*) AS many
    FROM said WHERE own AND NOT own_before"""
ENOUGH = 5
"""Answers by mail that are needed to say how soon they come."""


class Profiles:
    """All people of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, name: str, account: str = "") -> Profile:
        """By name, for whoever looks; `account` is theirs."""

        async def read(db: Connection) -> Profile:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                found = await db.fetchrow(ACCOUNT, name)
                if found is None:
                    raise NotFound(NOBODY)
                return await _profile(db, found, account)

        return await self._database.run(read)

    async def seen(self, account: str) -> None:
        """They are here."""
        await self._database.run(lambda db: db.execute("UPDATE accounts SET seen = now() WHERE id = $1", account))

    async def set_privacy(self, account: str, wanted: SetPrivacy) -> None:
        changes = json.dumps({"hidden": not wanted.presence, "challenges": wanted.challenges})
        query = "UPDATE accounts SET settings = settings || $2::jsonb WHERE id = $1"
        await self._database.run(lambda db: db.execute(query, account, changes))


async def _profile(db: Connection, found: Any, looks: str) -> Profile:
    id, created = found["id"], found["created"]
    results = await db.fetch(RESULTS, id)
    favourite = await db.fetchrow(FAVOURITE, id)
    answers = await db.fetchrow(ANSWERS, id)
    sides = tuple(
        SideResult(each["game"], tuple(each["names"]), each["won"], each["drawn"], each["lost"]) for each in results
    )
    me = bool(looks) and looks == id
    return Profile(
        found["name"], _day(created), found["here"] and (me or not found["hidden"]), found["hidden"],
        _within(answers), sum(each["late"] for each in results), sides,
        (favourite["game"], favourite["scenario"]) if favourite else None, me,
    )  # fmt: skip


def _day(moment: datetime) -> str:
    return moment.date().isoformat()


def _within(answers: Any) -> int:
    if answers is None or answers["many"] < ENOUGH:
        return 0
    return next((step for step in STEPS if float(answers["hours"]) <= step), STEPS[-1])
