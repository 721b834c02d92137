"""What a person is told and by which ways, the bell in the page, browsers that take push messages, feeds."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import convert, to_builtins

from sandtable.kernel import SandtableError
from sandtable.kernel.errors import Args, NotFound
from sandtable.kernel.typed import loads
from sandtable.server.people.outward import checked_address
from sandtable.server.people.push import Signer, check_keys
from sandtable.server.people.sessions import hash_of
from sandtable.server.store.database import Connection, Database
from sandtable.server.store.store import NotKeepable
from sandtable.server.wire.messages import Message
from sandtable.server.wire.notices import Bell, BellLine, Notices, PushPlace, SetNotices, Way
from sandtable.server.wire.refused import refused

HOLIDAY = 30
"""Days that a holiday lasts at most."""
HOLIDAYS = 60
"""Days of holiday in a year: clocks by mail stand no longer than that."""
BROWSERS = 10
"""That one account may have told to take push messages; the oldest goes."""
LINES = 40
"""Of the bell, and of a feed."""
ASKED = """SELECT 0 AS id, 'turn' AS kind, m.id AS match, m.game, m.scenario, m.title, '{}'::jsonb AS body,
        m.updated AS at, coalesce(s.seen > m.updated, false) AS seen
    FROM seats s JOIN matches m ON m.id = s.match
    WHERE s.account = $1 AND s.left_at IS NULL AND NOT m.over AND m.closed IS NULL AND s.names && m.waiting
        AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(convert_from(m.players, 'UTF8')::jsonb) AS each
            WHERE each ->> 'free' <> '')"""
TOLD = """SELECT n.id, n.kind, n.match, m.game, m.scenario, m.title, n.body, n.at, n.seen IS NOT NULL AS seen
    FROM notices n LEFT JOIN matches m ON m.id = n.match WHERE n.account = $1"""
BELL = f"SELECT * FROM ({ASKED} UNION ALL {TOLD}) AS lines ORDER BY kind = 'turn' DESC, at DESC LIMIT {LINES}"
DEADLINES = """SELECT m.id, m.game, m.scenario, m.title, c.deadline FROM clocks c JOIN matches m ON m.id = c.match
    JOIN seats s ON s.match = c.match AND s.player = c.player
    WHERE s.account = $1 AND s.left_at IS NULL AND c.kind = 'mail' AND c.deadline IS NOT NULL ORDER BY c.deadline"""
KEEP_PUSH = """INSERT INTO push (endpoint, account, p256dh, auth) VALUES ($1, $2, $3, $4)
    ON CONFLICT (endpoint) DO UPDATE SET account = $2, p256dh = $3, auth = $4, failed = 0"""
FEW_PUSH = """DELETE FROM push WHERE account = $1 AND endpoint NOT IN (
    SELECT endpoint FROM push WHERE account = $1 ORDER BY created DESC LIMIT $2)"""
DIGEST = """INSERT INTO outbox (kind, account, key, body)
    SELECT 'mail', a.id, concat_ws('/', 'digest', a.id, local.day), '{"about": "digest"}'
    FROM accounts a CROSS JOIN LATERAL (SELECT now() AT TIME ZONE coalesce(a.settings ->> 'zone', 'UTC') AS at) AS zoned
        CROSS JOIN LATERAL (SELECT zoned.at::date AS day, extract(hour FROM zoned.at) AS hour) AS local
    WHERE a.settings ->> 'digest' IS NOT NULL AND a.mail_proved IS NOT NULL AND a.closed IS NULL
        AND local.hour >= (a.settings ->> 'digest')::integer
        AND (EXISTS (SELECT 1 FROM seats s JOIN matches m ON m.id = s.match
                WHERE s.account = a.id AND s.left_at IS NULL AND NOT m.over AND s.names && m.waiting)
            OR EXISTS (SELECT 1 FROM notices n WHERE n.account = a.id AND n.seen IS NULL
                AND n.at > now() - interval '1 day'))
    ON CONFLICT (key) DO NOTHING"""


class NoticeBoard:
    """All that has to do with telling people. `private`: the operator lets webhooks call inside networks."""

    def __init__(self, database: Database, signer: Signer, mails: bool, private: bool) -> None:
        self._database, self._signer, self._mails, self._private = database, signer, mails, private

    # -- what is chosen

    async def of(self, account: str) -> Notices:
        query = """SELECT settings, mail_proved IS NOT NULL AS proved, feed IS NOT NULL AS feed,
            (SELECT count(*) FROM push WHERE account = accounts.id) AS browsers FROM accounts WHERE id = $1"""
        found = await self._database.run(lambda db: db.fetchrow(query, account))
        if found is None:
            raise NotFound("There is no such account.")
        known = json.loads(found["settings"])
        kept = {name: known[name] for name in SetNotices.__struct_fields__ if known.get(name) is not None}
        ways: list[Way] = ["mail"] if self._mails and found["proved"] else []
        ways += ["push", *(("webhook",) if kept.get("webhook") else ())]
        chosen = convert(kept, SetNotices)
        left = HOLIDAYS - _used(known, date.today())
        return Notices(
            chosen, tuple(ways), self._signer.public, found["browsers"], found["feed"],
            holiday_left=left, holiday_year=HOLIDAYS,
        )  # fmt: skip

    async def choose(self, account: str, wanted: SetNotices) -> None:
        until, today = _day(wanted.holiday_until), date.today()
        if until is not None and not today <= until <= today + timedelta(days=HOLIDAY):
            raise refused("holiday-range", days=HOLIDAY)
        if wanted.webhook:
            checked_address(wanted.webhook, self._private)
        await self._check_zone(wanted.zone)

        async def write(db: Connection) -> None:
            async with db.transaction():
                query = "SELECT settings FROM accounts WHERE id = $1 FOR UPDATE"
                known = json.loads(await db.fetchval(query, account) or "{}")
                used = _used(known, today) + _days_more(known, until, today)
                if used > HOLIDAYS:
                    raise refused("holidays-used", left=HOLIDAYS - _used(known, today))
                body = {
                    **to_builtins(wanted),
                    "holiday_until": wanted.holiday_until or None,
                    "holidays": {str(today.year): max(0, used)},
                }
                query = "UPDATE accounts SET settings = settings || $2::jsonb WHERE id = $1"
                await db.execute(query, account, json.dumps(body))

        await self._database.run(write)

    async def _check_zone(self, zone: str) -> None:
        """One that we know and the database too: with one that it does not know nobody would get a daily letter."""
        try:
            ZoneInfo(zone)
            await self._database.run(lambda db: db.fetchval("SELECT now() AT TIME ZONE $1", zone))
        except (LookupError, ValueError, OSError, NotKeepable) as wrong:
            raise SandtableError(f"There is no time zone {zone!r}.") from wrong

    # -- the bell

    async def bell(self, account: str) -> Bell:
        lines = tuple([_line(each) for each in await self._database.run(lambda db: db.fetch(BELL, account))])
        return Bell(sum(not each.seen for each in lines), lines)

    async def seen(self, account: str) -> None:
        """Whoever opened the bell has seen what hangs there."""
        query = "UPDATE notices SET seen = now() WHERE account = $1 AND seen IS NULL"
        await self._database.run(lambda db: db.execute(query, account))

    # -- browsers

    async def subscribe(self, account: str, place: PushPlace) -> None:
        checked_address(place.endpoint, self._private)
        check_keys(place.p256dh, place.auth)

        async def write(db: Connection) -> None:
            async with db.transaction():
                await db.execute(KEEP_PUSH, place.endpoint, account, place.p256dh, place.auth)
                await db.execute(FEW_PUSH, account, BROWSERS)

        await self._database.run(write)

    async def unsubscribe(self, account: str, endpoint: str) -> None:
        query = "DELETE FROM push WHERE account = $1 AND endpoint = $2"
        await self._database.run(lambda db: db.execute(query, account, endpoint))

    # -- feeds

    async def open_feed(self, account: str) -> str:
        """A new secret word for feeds; the one before ends."""
        word = secrets.token_urlsafe(24)
        query = "UPDATE accounts SET feed = $2 WHERE id = $1"
        await self._database.run(lambda db: db.execute(query, account, hash_of(word)))
        return word

    async def close_feed(self, account: str) -> None:
        await self._database.run(lambda db: db.execute("UPDATE accounts SET feed = NULL WHERE id = $1", account))

    async def of_feed(self, word: str) -> tuple[str, str]:
        """The account whose feeds these are, and its language."""
        query = "SELECT id, language FROM accounts WHERE feed = $1 AND closed IS NULL"
        found = await self._database.run(lambda db: db.fetchrow(query, hash_of(word)))
        if found is None:
            raise NotFound("There is no such feed.")
        return found["id"], found["language"]

    async def deadlines(self, account: str) -> list[tuple[str, str, str, str, datetime]]:
        """Until when this account is to answer by mail: match, game, scenario, title, deadline."""
        return [tuple(each) for each in await self._database.run(lambda db: db.fetch(DEADLINES, account))]

    async def gather_digests(self) -> None:
        """Whoever wants one letter a day gets it when its hour has come, if there is something to tell."""
        await self._database.run(lambda db: db.execute(DIGEST))


def title_of(row: Any) -> Message:
    """What a match is called: by its title, or by its game and scenario."""
    if row["title"]:
        return Message("notice-title", {"title": row["title"]})
    return Message(f"game-{row['game']}") if row["game"] else Message("")


def _line(row: Any) -> BellLine:
    body: dict[str, Any] = loads(row["body"], dict[str, Any])
    args: Args = {name: str(value) for name, value in body.items() if name in ("name", "offer")}
    return BellLine(
        row["id"], row["kind"], row["match"] or "", row["game"] or "", title_of(row),
        Message(f"notice-{row['kind']}", args), row["at"].astimezone(UTC).isoformat(timespec="seconds"), row["seen"],
    )  # fmt: skip


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError as wrong:
        raise SandtableError("There is no such day.") from wrong


def _used(settings: dict[str, Any], today: date) -> int:
    """Days of holiday of this year, those to come included."""
    return int((settings.get("holidays") or {}).get(str(today.year), 0))


def _days_more(settings: dict[str, Any], until: date | None, today: date) -> int:
    """How many days a holiday until then adds to one that was chosen before; fewer, if it ends sooner."""
    before = _day(settings.get("holiday_until") or "") or today
    return ((until or today) - max(before, today)).days
