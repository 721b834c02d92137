"""How the clocks of a match stand, by the database's own time: the hosted store's own reading of them."""

from __future__ import annotations

from datetime import datetime

from sandtable.server.store.database import Connection
from sandtable.server.wire.messages import Clock

ABSENT = 120
"""Seconds after which whoever has not been seen at a live match is gone: the others need not wait for the clock."""
READ = f"""SELECT c.match, c.player, c.names, c.kind, c.whole_ms, c.running_since, c.deadline, c.left_ms AS stood_ms,
    c.reserve_ms,
    (extract(epoch FROM c.deadline - clock_timestamp()) * 1000)::bigint AS to_go_ms,
    CASE WHEN c.kind = 'mail' AND (a.settings ->> 'holiday_until')::timestamptz > now()
        THEN a.settings ->> 'holiday_until' END AS holiday,
    c.kind = 'live' AND coalesce(s.seen, s.joined) < clock_timestamp() - interval '{ABSENT} s' AS absent
    FROM clocks c LEFT JOIN seats s ON s.match = c.match AND s.player = c.player AND s.left_at IS NULL
        LEFT JOIN accounts a ON a.id = s.account
    WHERE c.match = ANY($1) ORDER BY c.match, c.player"""


async def clock_faces(db: Connection, match: str) -> tuple[Clock, ...]:
    """All clocks of a match; none if it is played without."""
    return (await faces_of(db, [match])).get(match, ())


async def faces_of(db: Connection, matches: list[str]) -> dict[str, tuple[Clock, ...]]:
    """Those of several matches, of which some are played without."""
    found: dict[str, tuple[Clock, ...]] = {}
    for each in await db.fetch(READ, matches):
        face = Clock(
            each["player"], tuple(each["names"]), each["kind"], each["whole_ms"], _left(each), _reserve(each),
            each["running_since"] is not None, _told(each["deadline"]), _told(each["running_since"]),
            each["holiday"] or "", bool(each["absent"]),
        )  # fmt: skip
        found[each["match"]] = (*found.get(each["match"], ()), face)
    return found


def _left(row: dict[str, int]) -> int:
    """The reserve of a question comes first: until it is used up nothing goes down."""
    return row["stood_ms"] if row["to_go_ms"] is None else max(0, min(row["stood_ms"], row["to_go_ms"]))


def _reserve(row: dict[str, int]) -> int:
    if row["to_go_ms"] is None:
        return row["reserve_ms"]
    return max(0, min(row["reserve_ms"], row["to_go_ms"] - row["stood_ms"]))


def _told(moment: datetime | None) -> str:
    return moment.isoformat(timespec="milliseconds") if moment else ""
