"""The store in PostgreSQL, for many processes at once.

A match changes by one statement that compares, writes and tells: no row back means that somebody else was quicker.
What is told are hints; who missed one asks. `database.py` has the connections, `jobs.py` who thinks for computers.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from sandtable.kernel.record import Entry, Record
from sandtable.kernel.typed import loads
from sandtable.server.store import statements
from sandtable.server.store.clock_faces import clock_faces
from sandtable.server.store.database import Connection, Database, Listening
from sandtable.server.store.parts import TALK, put_together, segment_heads
from sandtable.server.store.store import (
    OPEN_SEATS,
    Kept,
    KeptEntry,
    Mark,
    MatchChange,
    MatchRow,
    News,
    Offer,
    OtherRules,
    SeatChange,
    Signal,
    SignalHead,
    read_aside,
)
from sandtable.server.wire.messages import ChatLine, Clock

LONGEST = 7900
"""Bytes that a notification may have; one that would be longer says only what changed."""
CHANNEL = "matches"


class PostgresStore:
    """All matches of one database. `rules` says by which version of a game's rules this process plays."""

    def __init__(self, database: Database, rules: Callable[[str], str]) -> None:
        self.database, self._rules = database, rules
        self.process = secrets.token_hex(6)
        """What the other processes know this one by."""
        self.listening: Listening | None = None

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        if self.listening is not None:
            await self.listening.close()
        await self.database.close()

    # -- reading

    async def all(self) -> list[MatchRow]:
        query = f"SELECT {statements.COLUMNS} FROM matches WHERE closed IS NULL ORDER BY updated DESC"
        return [row_of(each) for each in await self.database.run(lambda db: db.fetch(query))]

    async def with_open_seats(self) -> list[MatchRow]:
        found = await self.database.run(lambda db: db.fetch(statements.OPEN_SEATS, OPEN_SEATS))
        return [row_of(each) for each in found]

    async def one(self, match: str) -> MatchRow | None:
        return await self.database.run(lambda db: _one(db, match))

    async def record(self, match: str, closed: bool = False) -> Kept | None:
        """What was kept of a match; one that was closed is only for the operator."""
        found = await self.database.run(lambda db: _kept(db, match, closed))
        if found is not None:
            self._check_rules(found[0].row.game, found[1])
        return found and found[0]

    async def since(self, match: str, count: int) -> News | None:
        found = await self.database.run(lambda db: _news(db, match, count))
        if found is not None:
            self._check_rules(found[0].row.game, found[1])
        return found and found[0]

    async def marks(self, matches: Iterable[str]) -> dict[str, Mark]:
        query, wanted = "SELECT id, count, aside, players, title FROM matches", list(matches)
        found = await self.database.run(lambda db: db.fetch(f"{query} WHERE id = ANY($1) AND closed IS NULL", wanted))
        return {id: Mark(*mark) for id, *mark in found}

    def _check_rules(self, game: str, in_force: str) -> None:
        if self._rules(game) != in_force:
            raise OtherRules(f"Matches of {game} are played by other rules ({in_force}) than this process has.")

    # -- writing

    async def older(self, match: str, seconds: float) -> tuple[int, float]:
        found = await self.database.run(lambda db: db.fetchrow(statements.OLDER, match, seconds))
        return found["count"], seconds if found["wait"] is None else float(found["wait"])

    async def add(self, row: MatchRow, record: Record, lane: int | None = None) -> None:
        async def write(db: Connection, again: bool) -> None:
            if not (again and await _one(db, row.id)):
                await _add(db, row, record, lane)

        await self.database.surely(write)
        await self.tell(Signal("", "lobby"))

    async def append(self, change: MatchChange) -> bool:
        """Also if the connection is cut: whether the change was kept is looked up, by what its last entry says."""

        async def write(db: Connection, again: bool) -> bool:
            if again and change.entries and await _stands(db, change):
                return True
            return await self._append(db, change)

        return await self.database.surely(write)

    async def _append(self, db: Connection, change: MatchChange) -> bool:
        words = [change.once or None, *[None] * len(change.entries)][: len(change.entries)]
        offers = sorted((each.seat, each.kind) for each in change.offers)
        found = await db.fetchrow(
            statements.APPEND,
            change.match, change.count, change.head, change.count + len(change.entries), change.new_head,
            _time(change.updated), change.over, list(change.waiting), change.retaken, change.moment,
            self._rules(change.game), [each.number for each in change.entries], change.segment, words,
            [msgspec.json.encode(each) for each in change.entries], [seat for seat, _ in offers],
            [kind for _, kind in offers], change.forget, list(change.memories), list(change.memories.values()),
            change.lane, payload(self._told(change)), change.planned, change.plans, change.outcome.decode() or None,
            change.asks.decode(), change.beside, change.aside,
        )  # fmt: skip
        return found is not None

    def _told(self, change: MatchChange) -> Signal:
        words = [change.once, *[""] * len(change.entries)]
        pairs = zip(words, change.entries, strict=False)
        entries = tuple(KeptEntry(change.segment, word, each) for word, each in pairs)
        if change.planned != change.plans:  # what is planned is told to nobody: they ask
            return Signal(self.process, "deed", change.match, change.count)
        offers, aside = tuple(change.offers), read_aside(change.aside)
        return Signal(self.process, "deed", change.match, change.count, entries, offers, aside, change.updated)

    async def seat(self, change: SeatChange) -> bool:
        async def write(db: Connection, again: bool) -> bool:
            async with db.transaction():
                found = await db.fetchval("SELECT players FROM matches WHERE id = $1 FOR UPDATE", change.match)
                if again and found == change.players:
                    return True
                if found != change.before or (change.needs and not await _invited(db, change)):
                    return False
                await db.execute("UPDATE matches SET players = $2 WHERE id = $1", change.match, change.players)
                await _invite(db, change.match, change.player, change.word)
                await self._notify(db, Signal(self.process, "row", change.match))
                await self._notify(db, Signal(self.process, "lobby"))
            return True

        return await self.database.surely(write)

    async def invite(self, match: str, player: int, word: str) -> None:
        async def write(db: Connection) -> None:
            async with db.transaction():
                await _invite(db, match, player, word)
                await self._notify(db, Signal(self.process, "row", match))

        await self.database.run(write)

    async def invited(self, word: str) -> tuple[str, int] | None:
        query = "SELECT match, player FROM invitations WHERE word = $1 AND (expires IS NULL OR expires > now())"
        found = await self.database.run(lambda db: db.fetchrow(query, word))
        return None if found is None else (found["match"], found["player"])

    async def invitations(self, match: str) -> dict[int, str]:
        query = "SELECT player, word FROM invitations WHERE match = $1 AND (expires IS NULL OR expires > now())"
        found = await self.database.run(lambda db: db.fetch(query, match))
        return {each["player"]: each["word"] for each in found}

    async def say(self, match: str, line: ChatLine, account: str = "") -> ChatLine:
        word = secrets.token_hex(8)

        async def write(db: Connection) -> ChatLine:
            async with db.transaction():
                number = await db.fetchval(
                    statements.SAY,
                    match,
                    line.player,
                    line.name,
                    _time(line.at),
                    line.text,
                    word,
                    line.room,
                    account or None,
                )
                await db.execute(statements.FORGET_TALK, match, TALK)
                said = replace(line, id=number)
                await self._notify(db, Signal(self.process, "said", match, line=said))
            return said

        return await self.database.run(write)

    async def talk(self, match: str) -> tuple[ChatLine, ...]:
        return await self.database.run(lambda db: _talk(db, match))

    async def clocks(self, match: str) -> tuple[Clock, ...]:
        return await self.database.run(lambda db: clock_faces(db, match))

    async def rename(self, match: str, title: str) -> None:
        async def write(db: Connection) -> None:
            async with db.transaction():
                await db.execute("UPDATE matches SET title = $2 WHERE id = $1", match, title)
                await self._notify(db, Signal(self.process, "row", match))

        await self.database.run(write)

    async def remove(self, match: str) -> None:
        async def write(db: Connection) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM matches WHERE id = $1", match)
                await self._notify(db, Signal(self.process, "gone", match))
                await self._notify(db, Signal(self.process, "lobby"))

        await self.database.run(write)

    # -- telling and hearing

    async def listen(
        self, hears: Callable[[Signal], None], begun: Callable[[], None], wants: Callable[[SignalHead], bool]
    ) -> None:
        def heard(body: str) -> None:
            head = loads(body, SignalHead)  # most signals are about matches that nobody here looks at
            if head.process != self.process and wants(head):
                hears(loads(body, Signal))

        self.listening = Listening(self.database, {CHANNEL: heard}, begun)
        await self.listening.open()

    async def tell(self, signal: Signal) -> None:
        await self.database.run(lambda db: self._notify(db, replace(signal, process=self.process)))

    async def _notify(self, db: Connection, signal: Signal) -> None:
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, payload(signal))


def payload(signal: Signal) -> str:
    body = msgspec.json.encode(signal)
    if len(body) > LONGEST:
        body = msgspec.json.encode(replace(signal, entries=None, offers=(), line=None, text=signal.text[:500]))
    return body.decode()


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)


# -- writing


async def _add(db: Connection, row: MatchRow, record: Record, lane: int | None) -> None:
    async with db.transaction():
        await db.execute(
            statements.ADD, row.id, row.title, row.game, row.scenario, _time(row.created), _time(row.updated), row.over,
            list(row.waiting), row.header, row.players, row.count, row.head, row.retaken, row.moment, row.plans,
            row.aside, record.format, segment_heads(record),
        )  # fmt: skip
        entries = [
            (row.id, each.number, number, msgspec.json.encode(each))
            for number, segment in enumerate(record.segments)
            for each in segment.entries
        ]
        await db.executemany("INSERT INTO entries (match, number, segment, body) VALUES ($1, $2, $3, $4)", entries)
        if lane is not None:
            await db.execute(statements.WANT, row.id, lane)


async def _stands(db: Connection, change: MatchChange) -> bool:
    """Whether the change's own last entry is there: it carries a salt, so no other is like it."""
    query = "SELECT body FROM entries WHERE match = $1 AND number = $2"
    found = await db.fetchval(query, change.match, change.entries[-1].number)
    return bool(found == msgspec.json.encode(change.entries[-1]))


async def _invited(db: Connection, change: SeatChange) -> bool:
    query = "SELECT 1 FROM invitations WHERE match = $1 AND player = $2 AND word = $3"
    return bool(await db.fetchval(query, change.match, change.player, change.needs))


async def _invite(db: Connection, match: str, player: int, word: str) -> None:
    await db.execute("DELETE FROM invitations WHERE match = $1 AND player = $2", match, player)
    if word:
        await db.execute("INSERT INTO invitations (word, match, player) VALUES ($1, $2, $3)", word, match, player)


# -- reading


async def _one(db: Connection, match: str, closed: bool = False) -> MatchRow | None:
    query = f"SELECT {statements.COLUMNS} FROM matches WHERE id = $1 AND (closed IS NULL OR $2)"
    found = await db.fetchrow(query, match, closed)
    return None if found is None else row_of(found)


def row_of(found: Any) -> MatchRow:
    values = {name: found[name] for name in MatchRow.__struct_fields__}
    values["created"] = found["created"].isoformat(timespec="seconds")
    values["updated"] = found["updated"].isoformat(timespec="milliseconds")
    return MatchRow(**{**values, "waiting": tuple(found["waiting"])})


async def _news(db: Connection, match: str, count: int) -> tuple[News, str] | None:
    """At one moment, with the rules that are in force."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        row = await _one(db, match)
        if row is None:
            return None
        rules = await db.fetchval("SELECT version FROM rules WHERE game = $1", row.game)
        news = News(row, await _entries(db, match, count), await _offers(db, match), await _memories(db, match))
        return news, rules or ""


async def _entries(db: Connection, match: str, count: int) -> tuple[KeptEntry, ...]:
    query = "SELECT segment, once, body FROM entries WHERE match = $1 AND number >= $2 ORDER BY number"
    return tuple(
        KeptEntry(each["segment"], each["once"] or "", loads(each["body"], Entry))
        for each in await db.fetch(query, match, count)
    )


async def _offers(db: Connection, match: str) -> frozenset[Offer]:
    found = await db.fetch("SELECT seat, kind FROM offers WHERE match = $1", match)
    return frozenset(Offer(each["seat"], each["kind"]) for each in found)


async def _memories(db: Connection, match: str) -> dict[str, bytes]:
    found = await db.fetch("SELECT seat, body FROM memories WHERE match = $1", match)
    return {each["seat"]: each["body"] for each in found}


async def _kept(db: Connection, match: str, closed: bool) -> tuple[Kept, str] | None:
    """Everything at one moment, with the rules that are in force."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        row = await _one(db, match, closed)
        if row is None:
            return None
        form, heads = await db.fetchrow("SELECT form, segments FROM matches WHERE id = $1", match)
        rules = await db.fetchval("SELECT version FROM rules WHERE game = $1", row.game)
        kept = put_together(
            row, form, heads, await _entries(db, match, 0), await _offers(db, match), await _memories(db, match),
            await _talk(db, match),
        )  # fmt: skip
        return kept, rules or ""


async def _talk(db: Connection, match: str) -> tuple[ChatLine, ...]:
    query = "SELECT id, player, name, at, text, room FROM chat WHERE match = $1 AND hidden_by IS NULL ORDER BY id"
    return tuple(
        ChatLine(
            each["id"],
            each["player"],
            each["name"],
            each["at"].isoformat(timespec="seconds"),
            each["text"],
            each["room"],
        )
        for each in await db.fetch(query, match)
    )
