"""Challenges: an account is asked by name to take a seat, and says yes or no."""

from __future__ import annotations

import json
from datetime import datetime

from msgspec import convert

from sandtable.kernel.typed import loads
from sandtable.server.people.sessions import Person
from sandtable.server.store.database import Database
from sandtable.server.wire.finding import Challenged
from sandtable.server.wire.messages import MatchSeat
from sandtable.server.wire.pace import Pace
from sandtable.server.wire.refused import missing, refused

WHOM = """SELECT a.id, coalesce((a.settings ->> 'challenges')::boolean, true) AS takes,
        EXISTS (SELECT 1 FROM blocks b WHERE b.account = a.id AND b.blocked = $2) AS blocks
    FROM accounts a WHERE lower(a.name) = lower($1) AND a.closed IS NULL"""
PUT = """INSERT INTO challenges (match, player, account, made_by) VALUES ($1, $2, $3, $4)
    ON CONFLICT (match, player) DO UPDATE SET account = $3, made_by = $4, made = now(), answer = NULL"""
TO = """SELECT c.match, c.player, a.name, m.game, m.scenario, m.players, m.pace, c.made FROM challenges c
    JOIN matches m ON m.id = c.match JOIN accounts a ON a.id = c.made_by
    WHERE c.account = $1 AND c.answer IS NULL AND NOT m.over AND m.closed IS NULL ORDER BY c.made DESC LIMIT 50"""
ANSWER = """UPDATE challenges SET answer = $4 WHERE match = $1 AND player = $2 AND account = $3 AND answer IS NULL
    RETURNING 1"""


class Challenges:
    """All challenges of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def whom(self, name: str, by: Person) -> str:
        """The account of this name, if it may be challenged."""
        found = await self._database.run(lambda db: db.fetchrow(WHOM, name.strip(), by.account))
        if found is None:
            raise missing("nobody-called", name=name.strip())
        if found["id"] == by.account:
            raise refused("challenge-self")
        if found["blocks"] or not found["takes"]:
            raise refused("challenge-closed", name=name.strip())
        return str(found["id"])

    async def put(self, match: str, player: int, account: str, by: Person) -> None:
        await self._database.run(lambda db: db.execute(PUT, match, player, account, by.account))

    async def to(self, account: str) -> tuple[Challenged, ...]:
        """Those that wait for this account's answer."""
        found = []
        for each in await self._database.run(lambda db: db.fetch(TO, account)):
            players = loads(each["players"], tuple[MatchSeat, ...])
            seats = tuple(seat.seat for seat in players if seat.player == each["player"] and seat.free == "invite")
            made: datetime = each["made"]
            if seats:
                found.append(
                    Challenged(
                        each["match"], each["player"], each["name"], each["game"], each["scenario"], seats,
                        convert(json.loads(each["pace"]), Pace), made.isoformat(timespec="seconds"),
                    )
                )  # fmt: skip
        return tuple(found)

    async def check(self, match: str, player: int, account: str) -> None:
        """Whether this account is asked to take this seat; to anyone else there is no such challenge."""
        query = "SELECT 1 FROM challenges WHERE match = $1 AND player = $2 AND account = $3 AND answer IS NULL"
        if not await self._database.run(lambda db: db.fetchval(query, match, player, account)):
            raise missing("challenge-gone")

    async def answer(self, match: str, player: int, account: str, accepted: bool) -> None:
        word = "accepted" if accepted else "declined"
        if not await self._database.run(lambda db: db.fetchval(ANSWER, match, player, account, word)):
            raise missing("challenge-gone")

    async def end(self, match: str, player: int) -> None:
        """The seat is filled in another way."""
        query = "DELETE FROM challenges WHERE match = $1 AND player = $2 AND answer IS NULL"
        await self._database.run(lambda db: db.execute(query, match, player))
