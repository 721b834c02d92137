"""What the service keeps, read from its own schema: every column of every table with the sentence that says what for.

A column without a sentence is shown by its name, so that nothing is hidden; a test fails until it has one.
"""

from __future__ import annotations

from itertools import groupby

from sandtable.server.store.database import Database
from sandtable.server.wire.finding import KeptColumn, KeptTable, PrivacyPage

SCHEMA = """SELECT table_name::text, column_name::text FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'alembic_version' ORDER BY table_name, ordinal_position"""
WHOSE, WHEN, INSIDE = "whose", "when", "inside"
"""What columns of many tables say: whose it is, when it was, and what the service needs for its own work."""
ABOUT: dict[str, dict[str, str]] = {
    "accounts": {
        "name": "name", "mail": "mail", "mail_proved": "mail", "language": "language", "role": "role",
        "settings": "settings", "seen": "seen", "closed": "closed", "closed_why": "closed",
        "feed": "feed",
    },
    "passwords": {"hash": "password"},
    "passkeys": {
        "id": "passkey", "public_key": "passkey", "sign_count": "passkey", "transports": "passkey", "label": "label",
    },
    "sessions": {
        "hash": "session", "guest": "guest", "csrf": "session", "expires": WHEN, "agent": "browser", "seen": WHEN,
    },
    "tokens": {"hash": "link", "purpose": "link", "body": "link", "expires": WHEN},
    "limits": {"scope": "tries", "key": "tries", "slot": WHEN, "count": "tries"},
    "blocks": {"blocked": "block", "kind": "block"},
    "push": {"endpoint": "push", "p256dh": "push", "auth": "push", "failed": INSIDE, "told": INSIDE},
    "notices": {"kind": "notice", "key": INSIDE, "body": "notice", "seen": WHEN},
    "outbox": {"kind": "notice", "key": "notice", "body": "notice", "tries": INSIDE, "taken": INSIDE, "why": INSIDE},
    "matches": {
        "title": "title", "players": "seat-names", "header": "record", "waiting": "record", "visibility": "visibility",
        "created_by": "maker", "made_by_guest": "maker", "language": "language", "pace": "pace", "outcome": "result",
        "asks": "record", "moment": "record", "plans": "plans", "aside": "record",
    },
    "seats": {
        "guest": "guest", "names": "seat", "salt": "seat", "joined": WHEN, "seen": "looked", "left_at": WHEN,
        "result": "result", "late": "result",
    },
    "entries": {"body": "record", "once": "record", "at": "times"},
    "offers": {"seat": "record", "kind": "record"},
    "memories": {"seat": "computer", "body": "computer"},
    "invitations": {"word": "invitation", "made_by": WHOSE},
    "clocks": {"left_ms": "clock", "deadline": "clock", "running_since": "clock", "whole_ms": "clock"},
    "chat": {"name": "chat", "text": "chat", "room": "chat", "hidden_by": "moderated"},
    "reports": {
        "about": "report", "line": "report", "kind": "report", "text": "report", "state": "report",
        "closed_by": "moderated",
    },
    "challenges": {"made_by": WHOSE, "answer": "challenge", "player": "challenge"},
    "seeks": {"game": "seek", "scenario": "seek", "speed": "seek", "pace": "seek", "pair": "seek"},
    "jobs": {}, "rules": {}, "processes": {}, "marks": {},
}  # fmt: skip
"""By table and column; `EVERYWHERE` has what is the same in all of them."""
EVERYWHERE = {
    "account": WHOSE, "created": WHEN, "used": WHEN, "changed": WHEN, "revoked": WHEN, "due": WHEN, "sent": WHEN,
    "failed": WHEN, "updated": WHEN, "since": WHEN, "made": WHEN, "made_by": WHOSE, "at": WHEN, "expires": WHEN,
    "seen": WHEN, "started": WHEN, "claimed": INSIDE, "closed": WHEN, "warned": WHEN, "taken": INSIDE, "why": INSIDE,
    "id": INSIDE, "match": INSIDE, "player": INSIDE, "number": INSIDE, "segment": INSIDE, "count": INSIDE,
    "head": INSIDE, "form": INSIDE, "segments": INSIDE, "retaken": INSIDE, "game": INSIDE, "scenario": INSIDE,
    "over": INSIDE, "names": INSIDE, "kind": INSIDE, "increment_ms": INSIDE, "reserve_ms": INSIDE, "word": INSIDE,
    "version": INSIDE, "lane": INSIDE, "wanted": INSIDE, "worker": INSIDE, "backend": INSIDE, "tries": INSIDE,
    "role": INSIDE, "place": INSIDE, "name": INSIDE, "body": INSIDE,
}  # fmt: skip


def about(table: str, column: str) -> str:
    """The sentence of a column; nothing, if nobody wrote one: of a table that nobody knows, of none of its columns."""
    if table not in ABOUT:
        return ""
    return ABOUT[table].get(column) or EVERYWHERE.get(column, "")


async def kept(database: Database) -> PrivacyPage:
    found = await database.run(lambda db: db.fetch(SCHEMA))
    tables = [
        KeptTable(table, tuple(KeptColumn(each[1], about(table, each[1])) for each in columns))
        for table, columns in groupby(found, key=lambda each: str(each[0]))
    ]
    return PrivacyPage(tuple(tables))
