"""Clocks in a real database: they run while their player is asked, and no process is needed for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from databases import apart
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.holders import Holders
from sandtable.server.rooms.requests import late
from sandtable.server.store.database import Database
from sandtable.server.wire.pace import DAY, Pace

LIVE = Pace("live", seconds=600, increment=5, reserve=10)
MAIL = Pace("mail", days=3)
MATCH = """INSERT INTO matches (id, title, game, scenario, created, updated, over, waiting, header, players, count,
    head, form, segments) VALUES ('m1', '', 'demo', 'duel', now(), now(), false, '{red}', '', '', 0, '', '', '')"""
PLAYERS = {0: ("red",), 1: ("blue", "green")}


class Hall:
    def __init__(self, database: Database) -> None:
        self.database, self.clocks = database, Clocks(database)

    async def ask(self, query: str, *values: object) -> object:
        return await self.database.run(lambda db: db.fetchval(query, *values))

    async def wait(self, *seats: str, over: bool = False) -> None:
        """Whom the match waits for from now on, as a change would keep it."""
        await self.ask("UPDATE matches SET waiting = $1, over = $2", list(seats), over)

    async def pass_time(self, seconds: float) -> None:
        """As if all that stands in the database were so much older."""
        await self.ask(
            "UPDATE clocks SET running_since = running_since - $1 * interval '1 s', "
            "deadline = deadline - $1 * interval '1 s'",
            seconds,
        )

    async def left(self) -> list[float]:
        return [round(each.left_ms / 1000) for each in await self.clocks.of("m1")]

    async def runs(self) -> list[bool]:
        return [each.running for each in await self.clocks.of("m1")]


Play = Callable[[Hall], Awaitable[None]]


@pytest.fixture
def hall(database: str) -> Callable[[Play], None]:
    def run(what: Play) -> None:
        async def opened() -> None:
            made = Database(database)
            await made.open()
            try:
                it = Hall(made)
                await it.ask(MATCH)
                await what(it)
            finally:
                await made.close()

        apart(opened)

    return run


def test_a_live_clock_runs_while_its_player_is_asked(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.clocks.start("m1", LIVE, PLAYERS)
        assert await it.runs() == [True, False] and await it.clocks.pace("m1") == LIVE
        await it.pass_time(70)
        await it.wait("blue")
        assert await it.runs() == [False, True]
        assert await it.left() == [545, 600], "60 of 70 seconds count, and 5 are gained"
        await it.pass_time(4)
        await it.wait("green")  # the same player goes on: one turn, one clock
        await it.pass_time(4)
        await it.wait("red")
        assert await it.left() == [545, 605], "the first ten seconds of a question are free"
        await it.pass_time(100)
        await it.wait(over=True)
        assert await it.runs() == [False, False]

    hall(play)


def test_both_clocks_run_where_both_are_asked(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.wait("red", "blue")
        await it.clocks.start("m1", LIVE, PLAYERS)
        await it.pass_time(30)
        await it.wait("blue")
        await it.pass_time(30)
        await it.wait("red")
        assert await it.left() == [585, 555], "30 s less 10 and 5 gained; 60 s less 10 and 5 gained"

    hall(play)


def test_a_live_clock_that_has_run_out_is_due_after_a_grace(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.clocks.start("m1", LIVE, PLAYERS)
        assert await it.clocks.due() == () and 600 < (await it.clocks.next() or 0) <= 610
        await it.pass_time(610.5)
        assert await it.clocks.due() == ()
        await it.pass_time(1)
        (due,) = await it.clocks.due()
        assert (due.match, due.player, due.names) == ("m1", 0, ("red",))
        await it.wait("blue")  # an answer that was quicker
        assert await it.clocks.due() == ()

    hall(play)


def test_by_mail_each_answer_has_its_days_and_the_other_may_claim(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.clocks.start("m1", MAIL, PLAYERS)
        await it.pass_time(2 * DAY)
        await it.wait("blue")
        assert await it.left() == [3 * DAY, 3 * DAY]
        await it.pass_time(3 * DAY - 60)
        assert late(await it.clocks.of("m1")) == frozenset(), "they still have time"
        await it.pass_time(120)
        assert await it.clocks.due() == (), "nobody loses a match by mail unless somebody says so"
        assert late(await it.clocks.of("m1")) == {"blue", "green"}, "and now the win may be claimed from them alone"

    hall(play)


def test_who_is_on_holiday_does_not_run_out_of_time_and_is_warned_once(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.ask("INSERT INTO accounts (id, name) VALUES ('a', 'plover')")
        await it.ask("INSERT INTO seats (match, player, account, names) VALUES ('m1', 0, 'a', '{red}')")
        await it.clocks.start("m1", MAIL, PLAYERS)
        await it.ask("""UPDATE accounts SET settings = '{"tell": {"turn": ["mail"], "hurry": ["mail"]}}'""")
        assert await it.clocks.warn() == 0
        await it.pass_time(2.5 * DAY)
        assert await it.clocks.warn() == 1 and await it.clocks.warn() == 0
        assert await it.ask("SELECT body ->> 'about' FROM outbox WHERE account = 'a'") == "hurry"
        await it.ask(
            "UPDATE accounts SET settings = jsonb_build_object('holiday_until', (now() + interval '7 days')::text)"
        )
        await it.clocks.stand_on_holidays()
        (mine, _) = await it.clocks.of("m1")
        assert await it.ask("SELECT deadline > now() + interval '9 days' FROM clocks WHERE player = 0") and mine.running
        await it.clocks.stand_on_holidays()
        assert await it.ask("SELECT deadline < now() + interval '11 days' FROM clocks WHERE player = 0")

    hall(play)


def test_nobody_loses_time_while_the_service_is_away(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.clocks.start("m1", LIVE, PLAYERS)
        await it.pass_time(3600)
        await it.clocks.move_by(3600)
        assert await it.clocks.due() == ()
        await it.wait("blue")
        assert await it.left() == [605, 600]

    hall(play)


def test_who_is_asked_is_told_once_until_they_look(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.ask("""INSERT INTO accounts (id, name, settings) VALUES
            ('a', 'plover', '{"tell": {"turn": ["mail", "push"]}}'), ('b', 'ruff', '{}')""")
        await it.ask("""INSERT INTO seats (match, player, account, names) VALUES
            ('m1', 0, 'a', '{red}'), ('m1', 1, 'b', '{blue,green}')""")

        async def told() -> int:
            found = await it.ask("SELECT count(*) FROM outbox WHERE account = 'a' AND kind = 'mail'")
            assert await it.ask("SELECT count(*) FROM outbox WHERE account = 'b'") == 0, "who wants none gets none"
            assert isinstance(found, int)
            return found

        await it.wait("blue")
        await it.wait("red")
        assert await told() == 1
        await it.wait("blue")
        await it.wait("red")
        assert await told() == 1, "not looked at yet"
        await it.ask("UPDATE seats SET seen = now() WHERE player = 0")
        await it.wait("blue")
        await it.wait("red")
        assert await told() == 2
        await it.wait("red", "blue")
        assert await told() == 2, "still asked is not asked anew"

    hall(play)


def test_who_has_not_been_seen_for_two_minutes_at_a_live_match_is_gone(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.ask("INSERT INTO seats (match, player, guest, names) VALUES ('m1', 0, 'g', '{red}')")
        await it.clocks.start("m1", LIVE, PLAYERS)
        await it.ask("UPDATE seats SET seen = now() - interval '110 s'")
        assert late(await it.clocks.of("m1")) == frozenset()
        await it.ask("UPDATE seats SET seen = now() - interval '130 s'")
        assert late(await it.clocks.of("m1")) == {"red"}
        await Holders(it.database, b"").are_here([("m1", 0)])
        assert late(await it.clocks.of("m1")) == frozenset(), "back at the board"
        await it.ask("UPDATE seats SET seen = now() - interval '130 s'")
        await it.wait("blue")
        assert late(await it.clocks.of("m1")) == frozenset(), "who is not asked keeps nobody waiting"

    hall(play)
