"""A match by mail over three weeks: clocks, a holiday, a standing order, plans, letters by a real mail server.

Time is moved by a clock of the test's own: the database is made with functions `now` and `clock_timestamp` before
PostgreSQL's, so that all that the service writes and compares there goes by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from databases import apart
from hosted.test_letters import Mailbox
from hosted.test_people import QUICK, SITE
from sandtable.kernel import Measure, SandtableError
from sandtable.kernel.record import parse_record, render
from sandtable.lab.cluster import Cluster
from sandtable.lab.served import free_port
from sandtable.server.hosting.config import Config, DatabaseSettings, ServiceSettings
from sandtable.server.hosting.timekeeper import Timekeeper
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.office import Office
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.post import MailSettings
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.room import Room
from sandtable.server.store.database import Database
from sandtable.server.store.migrate import migrate
from sandtable.server.store.postgres import PostgresStore
from sandtable.server.store.rules import all_rules, rules_of
from sandtable.server.wire.messages import NewMatch, PlannedAnswer, Player
from sandtable.server.wire.notices import SetNotices
from sandtable.server.wire.pace import Pace
from sandtable.verify import verify

CLOCKWORK = (
    "CREATE SCHEMA clockwork",
    "CREATE TABLE clockwork.hand (moved interval NOT NULL)",
    "INSERT INTO clockwork.hand VALUES ('0')",
    """CREATE FUNCTION clockwork.now() RETURNS timestamptz LANGUAGE sql STABLE
        AS 'SELECT pg_catalog.now() + moved FROM clockwork.hand'""",
    """CREATE FUNCTION clockwork.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
        AS 'SELECT pg_catalog.clock_timestamp() + moved FROM clockwork.hand'""",
)


@pytest.fixture
def moved(postgres: Cluster) -> Iterator[str]:
    """The address of a database whose time the test moves."""
    address = postgres.make("threeweeks")
    for statement in CLOCKWORK:
        postgres.ask(statement, "threeweeks")
    postgres.ask("ALTER DATABASE threeweeks SET search_path TO public, clockwork, pg_catalog", "threeweeks")
    apart(lambda: migrate(address, all_rules()))
    yield address
    postgres.ask("DROP DATABASE threeweeks WITH (FORCE)")


class Weeks:
    """The match, its two people, and the calendar."""

    def __init__(self, database: Database, office: Office, keeper: Timekeeper, host: Host, box: Mailbox) -> None:
        self.database, self.office, self.keeper, self.host, self.box = database, office, keeper, host, box
        self.people: dict[str, Person] = {}
        self.day = 0.0

    async def ask(self, query: str, *values: object) -> Any:
        return await self.database.run(lambda db: db.fetchval(query, *values))

    async def register(self, name: str, language: str, mail: str) -> None:
        account = await self.office.accounts.register(name, "four plain words", language)
        await self.office.accounts.prove_mail(account, mail)
        word, _ = await self.office.sessions.begin(account)
        found = await self.office.sessions.find(word)
        assert found is not None
        self.people[name] = found
        await self.keeper.board.choose(account, SetNotices({"turn": ("mail",), "hurry": ("mail",)}, hurry_hours=24))

    async def pass_days(self, days: float) -> None:
        """A quarter of a day after the other, with what is due in each."""
        for _ in range(round(days * 4)):
            await self.ask("UPDATE clockwork.hand SET moved = moved + interval '6 hours'")
            self.day += 0.25
            await self.keeper.end_in_time()
            await self.keeper.mind_days()
            await self.keeper.deliver()

    def letters(self, to: str) -> list[str]:
        return [str(each["Subject"]) for each in self.box.letters if each["To"] == to]

    async def sit(self) -> Room:
        made = await self.host.create(NewMatch("demo", "duel", (Player("open"), Player("open")), title="Spring"))
        room = await self.host.room(made.id)
        for number, name in enumerate(("plover", "ruff")):
            seats = tuple(each.seat for each in room.players if each.player == number)
            await self.office.holders.hold(self.people[name], made.id, number, seats)
            await room.reseat(number, lambda each: each.__class__(each.seat, "person", "", "", each.player, True))
        pace = Clocks(self.database)
        await pace.start(made.id, Pace("mail", days=3), {0: ("red",), 1: ("blue",)})
        return room

    async def look(self, room: Room, seat: str) -> None:
        await self.office.holders.looked(self.people["plover" if seat == "red" else "ruff"], room.id)

    async def answer(self, room: Room, seat: str) -> None:
        """They look, and do the first thing that they may."""
        await self.look(room, seat)
        while seat in room.table.waiting():
            await room.act(seat, room.table.number(seat), choice(room, seat))


def choice(room: Room, seat: str) -> str:
    assert room.table.decision is not None
    found = room.table.decision.options(seat)
    listed = [str(found.first)] if isinstance(found, Measure) else [str(each) for each in found]
    return "ready" if "ready" in listed else listed[0]


def test_three_weeks(moved: str, tmp_path: Path) -> None:
    box = Mailbox()
    server = Controller(box, hostname="127.0.0.1", port=free_port())
    mail = MailSettings("127.0.0.1", server.port, "none", sender="Sandtable <post@play.example.org>")
    config = Config(ServiceSettings(SITE, folder=str(tmp_path)), DatabaseSettings(moved), mail=mail)

    async def play() -> None:
        database = Database(moved, 4)
        host = Host(tmp_path, PostgresStore(Database(moved, 4), rules_of), thinks=False)
        keeper = Timekeeper(config, database)
        await database.open()
        await host.open()
        try:
            await three_weeks(Weeks(database, Office(database, SITE, Passwords(QUICK)), keeper, host, box))
        finally:
            await keeper.close()
            await host.close()
            await database.close()

    server.start()
    try:
        apart(play)
    finally:
        server.stop()


async def three_weeks(it: Weeks) -> None:
    await it.register("plover", "en", "p@example.org")
    await it.register("ruff", "hu", "r@example.org")
    room = await it.sit()
    # Both pack and choose in the first days; each answer has three days of its own.
    first = len(room.table.entries)
    await it.pass_days(2)
    await it.answer(room, "red")
    await it.pass_days(2)
    await it.answer(room, "blue")
    assert it.day == 4 and room.table.outcome is None and len(room.table.entries) > first
    hurried = [each for each in it.letters("r@example.org") if "Spring" in each]
    assert hurried, "whoever has a day left is told"

    # A standing order answers for ruff, and a plan for plover, without anybody being asked.
    (kind,) = room.table.game.standing
    await room.standing("blue", kind.key, {"mode": kind.modes[0], **{p.key: p.default for p in kind.parameters}})
    while "red" not in room.table.waiting():
        await it.answer(room, room.table.waiting()[0])
    before = len(it.letters("r@example.org"))
    await it.answer(room, "red")
    while "blue" not in room.table.waiting() and room.table.outcome is None:
        await it.answer(room, "red")
    await it.pass_days(1)
    assert len(it.letters("r@example.org")) == before + 1, "one letter, until he has looked"
    assert it.letters("r@example.org")[-1].startswith("Te jössz") or "Spring" in it.letters("r@example.org")[-1]
    await it.pass_days(0.5)
    assert len(it.letters("r@example.org")) == before + 1

    # Plover goes on holiday: her clock stands, however long ruff waits.
    await it.answer(room, "blue")
    while "red" not in room.table.waiting():
        await it.answer(room, room.table.waiting()[0])
    if "blue" in room.table.waiting():
        await it.answer(room, "blue")
    until = (datetime.now(UTC) + timedelta(days=it.day + 8)).date()  # by the moved clock, at whatever hour this runs
    await it.keeper.board.choose(it.people["plover"].account, SetNotices(holiday_until=until.isoformat()))
    await it.pass_days(8)
    with pytest.raises(SandtableError, match="still have time"):
        await room.claim("blue")
    (clock,) = [each for each in await it.host.store.clocks(room.id) if each.player == 0]
    assert clock.running and clock.left_ms > 0

    # After it she has her three days anew; when they are over, ruff claims. What she planned was never hers to do.
    await room.plan("red", (PlannedAnswer(("pack 3",)),))
    await it.pass_days(2)
    with pytest.raises(SandtableError, match="still have time"):
        await room.claim("blue")
    await it.pass_days(21 - it.day)
    await room.claim("blue")
    assert room.table.outcome is not None and room.table.outcome.key == "out-of-time"
    assert room.table.outcome.winners == ("blue",)
    verify(parse_record(render(await room.record())))
    spread = await it.ask("SELECT extract(epoch FROM max(at) - min(at)) / 86400 FROM entries WHERE match = $1", room.id)
    assert 20 <= float(spread) <= 22, "the record keeps when each answer came"
    assert len({str(each["Message-ID"]) for each in it.box.letters}) == len(it.box.letters)
