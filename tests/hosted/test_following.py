"""Rooms of one match in several processes follow each other, and stand back when other rules are in force."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from databases import apart
from sandtable.headers import make_header
from sandtable.kernel import Seeded, StaleError, Table
from sandtable.kernel.record import Record
from sandtable.registry import game as find_game
from sandtable.server.rooms.host import Host, eyes_of, new_row
from sandtable.server.rooms.room import Room
from sandtable.server.rooms.watcher import OTHER_RULES, Watcher
from sandtable.server.store.database import Database
from sandtable.server.store.jobs import TRIES, Jobs
from sandtable.server.store.postgres import PostgresStore
from sandtable.server.store.rules import rules_of
from sandtable.server.store.store import OtherRules
from sandtable.server.wire.messages import MatchSeat, NewMatch, Player
from sandtable.server.workers.pool import Lane, WorkerPool

PERSON, OFFICER = Player("person"), Player("computer", "officer")


@asynccontextmanager
async def hosts(database: str, folder: Path, count: int) -> AsyncIterator[list[Host]]:
    """As many processes would have them."""
    async with AsyncExitStack() as closing:
        made = []
        for _ in range(count):
            store = PostgresStore(Database(database, 3), rules_of)
            made.append(Host(folder, store, WorkerPool(1), thinks=False))
            await made[-1].open()
            closing.push_async_callback(made[-1].close)
        yield made


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def duel(hosts: list[Host]) -> tuple[Room, ...]:
    """A match that somebody looks at in every process."""
    made = await hosts[0].create(NewMatch("demo", "duel", (PERSON, PERSON), undo="consent"))
    rooms = tuple([await host.room(made.id) for host in hosts])
    for room in rooms:
        await room.enter(Watcher(frozenset()))
    return rooms


async def act(room: Room, seat: str, action: str, once: str = "") -> None:
    await room.act(seat, room.table.number(seat), action, once)


def test_a_change_reaches_the_rooms_of_other_processes_by_itself(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosts(database, tmp_path, 3) as made:
            one, two, three = await duel(made)
            await act(one, "red", "pack 2")
            await act(one, "red", "ready")
            await until(lambda: len(two.table.entries) == len(three.table.entries) == 3)
            await act(two, "blue", "pack 1")
            await act(two, "blue", "ready")
            await until(lambda: one.table.state.turn == three.table.state.turn == 1)
            assert one.table.head == two.table.head == three.table.head
            await three.draw("red")
            await until(lambda: bool(one.offers) and bool(two.offers))
            await one.draw("blue")
            await until(lambda: all(room.table.outcome for room in (one, two, three)))
            await one.rename("The ford")
            await until(lambda: {two.title, three.title} == {"The ford"})

    apart(play)


def test_a_room_that_heard_nothing_catches_up_when_it_acts_and_when_it_compares(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosts(database, tmp_path, 2) as made:
            one, two = await duel(made)
            listening = made[1].store.listening  # type: ignore[attr-defined]
            await listening.close()
            await act(one, "red", "pack 2", "w1")
            await asyncio.sleep(0.1)
            assert len(two.table.entries) == 1
            await two.act("red", 1, "pack 2", "w1")
            assert len(two.table.entries) == 2, "sent again at another process, it counts once"
            with pytest.raises(StaleError):
                await two.act("red", 1, "pack 3", "w2")
            await act(one, "blue", "pack 1")
            await made[1].compare()
            assert two.table.head == one.table.head

    apart(play)


def test_what_was_missed_beside_the_entries_is_seen_when_it_compares(database: str, tmp_path: Path) -> None:
    """Offers, who sits where, the title, what was said, a link that was taken back; and that the match is gone."""

    async def play() -> None:
        async with hosts(database, tmp_path, 2) as made:
            invited = await made[0].create(NewMatch("demo", "duel", (PERSON, Player("open"))))
            one, two = [await host.room(invited.id) for host in made]
            key = next(each.key for each in invited.seats if each.key)
            (own,) = eyes_of(one, (key,))
            red, looker = Watcher(frozenset((own,)), keys=(key,)), Watcher(frozenset(), word="look")
            speaker = Watcher(frozenset((own,)), keys=(key,))
            await made[0].store.invite(one.id, -1, "look")
            for watcher in (red, looker):
                await two.enter(watcher)
            await one.enter(speaker)
            await made[1].store.listening.close()  # type: ignore[attr-defined]

            await one.rename("The ford")
            await one.company.say(speaker, "Are you there?")
            await made[1].compare()
            assert two.title == "The ford" and b"Are you there?" in await heard(red)

            await made[0].store.invite(one.id, -1, "")
            await made[1].compare()
            assert looker not in two.watchers and red in two.watchers, "the link to look on was taken back"

            (player,) = {each.player for each in one.players if each.seat == own}
            await one.reseat(player, lambda each: replace(each, key="", free="open"))
            await made[1].compare()
            assert red not in two.watchers, "whoever held the seat is sent off"

            await two.enter(Watcher(frozenset()))
            await made[0].remove(one.id)
            await made[1].compare()
            assert two.closed and not list(made[1].rooms)

            one, two = await duel(made)
            await one.draw("red")
            await made[1].compare()
            assert two.offers == one.offers and two.offers

    apart(play)


async def heard(watcher: Watcher) -> bytes:
    """All that waits to be sent."""
    found = b""
    with contextlib.suppress(TimeoutError):
        while data := await asyncio.wait_for(watcher.next(), 0.5):
            found += data
    return found


def test_a_room_where_nobody_is_follows_when_somebody_comes(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then it only notes that it is behind; one that is far behind is put away and opened anew."""

    async def play() -> None:
        async with hosts(database, tmp_path, 2) as made:
            one, two = await duel(made)
            for watcher in list(two.watchers):
                two.leave(watcher)
            await act(one, "red", "pack 2")
            await until(lambda: two.behind)
            assert len(two.table.entries) == 1, "nobody looks: nothing is worked out"
            await made[1].compare()
            assert len(two.table.entries) == 1
            seen = Watcher(frozenset())
            await two.enter(seen)
            assert two.table.head == one.table.head and not two.behind
            two.leave(seen)
            await act(one, "red", "ready")
            await until(lambda: two.behind)
            assert (await made[1].room(one.id)).table.head == one.table.head
            monkeypatch.setattr("sandtable.server.rooms.host.FAR", -1)
            two.touched -= 60
            await act(one, "blue", "pack 1")
            await until(lambda: two.closed)
            again = await made[1].room(one.id)
            assert again is not two and again.table.head == one.table.head

    apart(play)


def test_who_is_here_is_known_at_every_process(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosts(database, tmp_path, 2) as made:
            info = await made[0].create(NewMatch("demo", "duel", (PERSON, Player("open"))))
            one, two = [await host.room(info.id) for host in made]
            red, blue = Watcher(frozenset(("red",))), Watcher(frozenset(("blue",)))
            await one.enter(red)
            await until(lambda: two.company.presence(0) == "here")
            await two.enter(blue)
            await until(lambda: one.company.presence(1) == "here" and two.company.presence(0) == "here")
            one.leave(red)
            await until(lambda: two.company.presence(0) == "gone")

    apart(play)


def test_a_cut_connection_is_no_mistake_of_the_player(database: str, tmp_path: Path) -> None:
    """All connections are cut during every act, somewhere; every act is answered, and the listening one comes back."""

    async def play() -> None:
        async with hosts(database, tmp_path, 2) as made:
            one, two = await duel(made)
            cutter = await Database(database).alone()
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> $1"
            )

            async def cut_soon() -> None:
                await asyncio.sleep(rng.uniform(0, 0.02))
                await cutter.fetch(cut, cutter.get_server_pid())

            rng = random.Random(3)
            for number in range(15):
                room = (one, two)[number % 2]
                await room.follow()
                cutting = asyncio.create_task(cut_soon())
                await room.undo("red") if number % 2 else await act(room, "red", "pack 2")
                await cutting
            await cutter.close()
            await until(lambda: len(one.table.entries) == len(two.table.entries) == 16)
            assert one.table.head == two.table.head

    apart(play)


def test_other_rules_send_everyone_to_another_process(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosts(database, tmp_path, 1) as (host,):
            (room,) = await duel([host])
            watcher = Watcher(frozenset(("red",)))
            await room.enter(watcher)
            db = await Database(database).alone()
            await db.execute("UPDATE rules SET version = 'newer' WHERE game = 'demo'")
            with pytest.raises(OtherRules):
                await act(room, "red", "pack 2")
            assert watcher.farewell == OTHER_RULES and not room.watchers
            assert await db.fetchval("SELECT count FROM matches") == 1
            with pytest.raises(OtherRules):
                await host.room(room.id)
            await db.execute("UPDATE rules SET version = $1 WHERE game = 'demo'", rules_of("demo"))
            await act(await host.room(room.id), "red", "pack 2")
            await db.close()

    apart(play)


def test_jobs_are_taken_once_by_urgency_and_from_the_dead(database: str, tmp_path: Path) -> None:
    class Standing:
        backend = 0

    async def play() -> None:
        async with hosts(database, tmp_path, 1) as (host,):
            await host.create(NewMatch("demo", "duel", (OFFICER, OFFICER)))
            made = await host.create(NewMatch("demo", "duel", (PERSON, OFFICER)))
            store: Any = host.store
            db = await Database(database).alone()
            lines: Any = Standing(), Standing()
            lines[0].backend, lines[1].backend = db.get_server_pid(), store.listening.backend
            dying, other = (Jobs(store.database, line) for line in lines)
            first = await dying.take(Lane.COMPUTERS)
            assert first is not None and (first.match, first.lane) == (made.id, Lane.PEOPLE), "people's opponents first"
            assert await other.take(Lane.PEOPLE) is None
            second = await other.take(Lane.COMPUTERS)
            assert second is not None and second.match != made.id and await other.take(Lane.COMPUTERS) is None
            await db.close()
            async with asyncio.timeout(30):
                while (taken := await other.take(Lane.PEOPLE)) is None:
                    await asyncio.sleep(0.05)
            assert taken.match == made.id, "whoever holds it is dead"
            room = await host.room(made.id)
            await act(room, "red", "pack 2")
            assert not await other.done(taken), "a computer was asked again meanwhile"
            for number in range(TRIES):
                await store.database.run(lambda db: db.execute("UPDATE jobs SET due = now()"))
                if number:
                    assert await other.take(Lane.PEOPLE) is not None
                await other.fail(taken, "It stumbled.")
            assert await other.take(Lane.PEOPLE) is None

    apart(play)


async def seeded(host: Host, match: str) -> None:
    """A match of two officers with set dice, under a set name: all that chance could differ in."""
    game = find_game("demo")
    table = Table(game, make_header(game, "duel", {}, seed=11), Seeded("11"))
    players = tuple(MatchSeat(seat, "computer", "officer", "", number) for number, seat in enumerate(table.seats))
    row = msgspec.structs.replace(new_row(table, "", players), id=match)
    await host.store.add(row, table.record())


async def played(hosts: list[Host], match: str) -> list[tuple[str, str, str]]:
    """Played to its end by all these hosts in turn; what was done, by whom, with which dice."""
    rng = random.Random(5)
    while True:
        room = await rng.choice(hosts).room(match)
        if await room.computers.think(0.01) and room.table.outcome is not None:
            kept = await hosts[0].store.record(match)
            assert kept is not None
            return told(kept.record)


def told(record: Record) -> list[tuple[str, str, str]]:
    return [(each.seat, repr(each.what), repr(each.rolls)) for each in record.entries]


def test_a_match_of_the_same_seed_is_the_same_in_one_process_and_in_many(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        home = Host(tmp_path / "home", workers=WorkerPool(1), thinks=False)
        await home.open()
        try:
            await seeded(home, "m1")
            at_home = await played([home], "m1")
        finally:
            await home.close()
        async with hosts(database, tmp_path, 3) as made:
            await seeded(made[0], "m1")
            assert await played(made, "m1") == at_home
            assert len(at_home) > 10

    apart(play)
