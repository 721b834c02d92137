"""One match in one room: nothing is lost, counted twice or half done, whatever the store does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from databases import apart
from sandtable.games.blitzkrieg.tables import board
from sandtable.games.blitzkrieg.tables.sight import all_pairs
from sandtable.games.blitzkrieg.tables.theatre import KNOWN
from sandtable.headers import restore
from sandtable.kernel import Decision, RuleError, SandtableError, StaleError, Table, dumps
from sandtable.kernel.record import Act
from sandtable.server.rooms import host as hosting
from sandtable.server.rooms import replay
from sandtable.server.rooms import seats as seating
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.room import Room
from sandtable.server.rooms.visitors import Guest
from sandtable.server.rooms.watcher import Watcher
from sandtable.server.store.sqlite import SqliteStore
from sandtable.server.store.store import MatchChange, MatchRow, StoreError
from sandtable.server.web.live import NOT_NOW, _answered, serve
from sandtable.server.web.rights import Caller
from sandtable.server.wire import present
from sandtable.server.wire.messages import Asked, NewMatch, Player, Problem, UndoKind
from sandtable.server.wire.requests import ActRequest, FilmRequest
from sandtable.server.workers.pool import WorkerPool

PERSON = Player("person")
BOTH = frozenset(("red", "blue"))


class Flaky(SqliteStore):
    """A store that fails when it is told to: before or after it has written."""

    fails = ""

    async def append(self, change: MatchChange) -> bool:
        fails = self.fails
        if fails:
            await asyncio.sleep(0.05)
        if fails == "before":
            raise StoreError("The disk is full.")
        kept = await super().append(change)
        if fails == "after":
            raise StoreError("The disk does not answer.")
        return kept


def with_host(folder: Path, what: Callable[[Host, Flaky], Awaitable[None]]) -> None:
    async def go() -> None:
        host = Host(folder)
        store = host.store = Flaky(folder)
        await host.open()
        try:
            await what(host, store)
        finally:
            await host.close()

    apart(go)


async def duel(host: Host) -> Room:
    made = await host.create(NewMatch("demo", "duel", (PERSON, PERSON), undo="consent"))
    return await host.room(made.id)


async def act(room: Room, seat: str, action: str, once: str = "") -> None:
    await room.act(seat, room.table.number(seat), action, once)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


async def told(watcher: Watcher) -> list[dict[str, Any]]:
    watcher.dismiss()
    found = []
    while (data := await watcher.next()) is not None:
        found.append(msgspec.json.decode(data))
    return found


async def opened_again(host: Host, room: Room) -> Room:
    """The same match in another room, as another process would open it."""
    kept = await host.store.record(room.id)
    assert kept is not None
    return Room(kept, restore(kept.record), host.store, WorkerPool())


def test_two_rooms_of_one_match_catch_up_with_each_other(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        one = await duel(host)
        two = await opened_again(host, one)
        await act(one, "red", "pack 2")
        await act(two, "blue", "pack 1")
        assert [entry.seat for entry in two.table.entries] == ["", "red", "blue"]
        with pytest.raises(StaleError):
            await two.act("red", 1, "pack 3")
        await asyncio.gather(act(one, "red", "ready"), act(two, "blue", "ready"))
        assert one.table.state.turn == 1 or two.table.state.turn == 1
        kept = await store.record(one.id)
        assert kept is not None and restore(kept.record).state.turn == 1

    with_host(tmp_path, play)


def test_an_action_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        number = room.table.number("red")
        await room.act("red", number, "pack 2", "w1")
        await room.act("red", number, "pack 2", "w1")
        later = await opened_again(host, room)
        await later.act("red", number, "pack 2", "w1")
        assert len(room.table.entries) == len(later.table.entries) == 2
        with pytest.raises(StaleError):
            await later.act("red", number, "pack 2", "w2")
        await later.undo("red", "w3")
        await later.undo("red", "w3")
        assert len(later.table.entries) == 3
        await later.act("blue", later.table.number("blue"), "pack 1", "w1")
        assert later.table.entries[-1].seat == "blue", "another seat's word is another word"

    with_host(tmp_path, play)


def test_calling_off_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    """Its answer was lost: by then the match is over, and whoever sends it again hears that it was done."""

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        await room.call_off("red", "a")
        await room.call_off("red", "a")
        again = await opened_again(host, room)
        await again.call_off("red", "a")
        with pytest.raises(SandtableError, match="over"):
            await again.call_off("red", "b")

    with_host(tmp_path, play)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_room_whose_write_failed_opens_itself_again_and_says_so(tmp_path: Path, when: str) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        watcher = Watcher(frozenset(("red",)))
        room.watchers.add(watcher)
        room.show(watcher)
        store.fails = when
        number = room.table.number("red")
        with pytest.raises(StoreError):
            await room.act("red", number, "pack 2", "w1")
        assert len(room.table.entries) == 1, "what is not known to be kept is not shown"
        store.fails = ""
        await until(lambda: not room.broken)
        assert len(room.table.entries) == (1 if when == "before" else 2)
        await until(lambda: not room.busy)
        said = await told(watcher)
        assert [each["type"] for each in said] == ["state", "error", "state"] and said[1]["key"] == "not-kept"
        assert said[2]["reset"]
        await room.act("red", number, "pack 2", "w1")
        assert [entry.what for entry in room.table.entries[1:]] == [Act("pack 2")]

    with_host(tmp_path, play)


def test_a_room_whose_match_is_gone_is_not_opened_again_for_ever(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        store.fails = "before"
        with pytest.raises(StoreError):
            await act(room, "red", "pack 2")
        await store.remove(room.id)
        assert room.busy
        await until(lambda: not room.busy)

    with_host(tmp_path, play)


@pytest.mark.parametrize("when", ["before", "after"])
def test_who_waits_while_a_write_fails_goes_on_with_what_is_kept(tmp_path: Path, when: str) -> None:
    """Nobody knows whether the first change is on the disk: the second waits until the match was opened from there."""

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        store.fails = when
        first = asyncio.create_task(act(room, "red", "pack 2"))
        await asyncio.sleep(0)
        second = asyncio.create_task(act(room, "blue", "pack 1"))
        await asyncio.sleep(0.01)
        store.fails = ""
        with pytest.raises(StoreError):
            await first
        await second
        assert not room.broken
        kept = await store.record(room.id)
        assert kept is not None
        seats = ["", "blue"] if when == "before" else ["", "red", "blue"]
        assert [entry.seat for entry in restore(kept.record).entries] == seats
        assert [entry.seat for entry in room.table.entries] == seats
        assert room.table.head == kept.row.head

    with_host(tmp_path, play)


def test_who_sees_whom_is_worked_out_beside_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a match is made and when it is opened: the first question finds the table ready."""
    at: list[int] = []

    def spy(board: Any) -> tuple[int, ...]:
        at.append(threading.get_ident())
        return all_pairs(board)

    def forget() -> None:
        KNOWN.clear()
        board.board.cache_clear()

    monkeypatch.setattr(board, "all_pairs", spy)

    async def go(host: Host, _: Flaky) -> None:
        forget()
        made = await host.create(NewMatch("blitzkrieg", "hannut", (PERSON, PERSON)))
        assert len(at) == 1
        await host._rooms.pop(made.id).close()
        forget()
        await host.room(made.id)
        assert len(at) == 2 and threading.get_ident() not in at

    with_host(tmp_path, go)


def test_nobody_sees_what_is_not_kept(tmp_path: Path) -> None:
    """While a change is on its way to the disk, and then does not get there: who comes in, asks for the file or for a
    film, or hears of another change meanwhile, sees nothing of it."""

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        early, late = Watcher(BOTH), Watcher(frozenset(("blue",)))
        await room.enter(early)
        first = asyncio.create_task(act(room, "red", "pack 2"))
        await asyncio.sleep(0)
        second = asyncio.create_task(act(room, "blue", "pack 1"))
        await asyncio.sleep(0)
        store.fails = "before"
        await first
        while len(room.table.entries) < 3:
            await asyncio.sleep(0)
        entering = asyncio.create_task(room.enter(late))
        renaming = asyncio.create_task(room.rename("A duel"))
        asking, keeping = asyncio.create_task(room.record()), asyncio.create_task(room.chronicle("blue"))
        with pytest.raises(StoreError):
            await second
        store.fails = ""
        await asyncio.gather(entering, renaming)
        record, chronicle = await asking, await keeping
        for watcher in (early, late):
            states = [each for each in await told(watcher) if each["type"] == "state"]
            assert states and not any("blue" in each["picture"]["drafts"] for each in states)
        assert [entry.seat for entry in record.entries] == ["", "red"] and "pack" not in str(chronicle.lines)

    with_host(tmp_path, play)


def test_many_questions_for_odds_of_one_match_do_not_fill_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Odds come before opponents' thoughts; who asks for hundreds at once waits for himself."""
    at_work, most = 0, 0

    async def slow(*question: Any) -> bytes:
        nonlocal at_work, most
        at_work, most = at_work + 1, max(most, at_work + 1)
        await asyncio.sleep(0.001)
        at_work -= 1
        return b"{}"

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        monkeypatch.setattr(host.workers, "odds", slow)
        found = await asyncio.gather(*(room.odds("red", "pack 1", {}) for _ in range(50)))
        assert len(found) == 50 and most == 2

    with_host(tmp_path, play)


def test_who_changes_a_seat_that_others_changed_sees_it_and_can_try_again(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        made = await host.create(NewMatch("demo", "duel", (PERSON, Player("invite"))))
        one = await host.room(made.id)
        two = await opened_again(host, one)
        await one.reseat(1, lambda each: replace(each, name="Anna"))
        with pytest.raises(SandtableError, match="quicker"):
            await two.reseat(1, lambda each: replace(each, name="Ben"))
        assert [each.name for each in two.players] == ["", "Anna"]
        await two.reseat(1, lambda each: replace(each, name="Ben"))
        assert [each.name for each in two.players] == ["", "Ben"]

    with_host(tmp_path, play)


def test_offers_outlast_the_room(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        for seat in ("red", "blue"):
            await act(room, seat, "pack 1")
            await act(room, seat, "ready")
        asker = next(seat for seat in ("red", "blue") if room.table.undo_of(seat) is None)
        await room.undo(asker)
        await room.draw("red")
        again = await opened_again(host, room)
        assert {(each.seat, each.kind) for each in again.offers} == {(asker, "undo"), ("red", "draw")}
        other = "blue" if asker == "red" else "red"
        await again.consent(other, "undo")
        assert again.table.retaken == 1
        assert {(each.seat, each.kind) for each in again.offers} == {("red", "draw")}
        last = await opened_again(host, again)
        await last.draw("blue")
        assert last.table.outcome is not None and not last.offers

    with_host(tmp_path, play)


def test_who_asks_for_something_of_their_own_has_agreed_to_nothing(tmp_path: Path) -> None:
    """Two who ask at once ask for two different things: neither has consented to the other's."""

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        for seat in ("red", "blue"):
            await act(room, seat, "pack 1")
            await act(room, seat, "ready")
        for seat in ("red", "blue"):
            await act(room, seat, "choose bold")
            await act(room, seat, "ready")
        await room.undo("blue")
        await room.undo("red")
        assert room.table.retaken == 0
        assert {(each.seat, each.kind) for each in room.offers} == {("red", "undo")}
        await room.undo("red")
        assert room.table.retaken == 0
        await room.consent("blue", "undo")
        assert room.table.retaken == 1 and not room.offers

    with_host(tmp_path, play)


def test_what_goes_wrong_between_table_and_store_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        with monkeypatch.context() as wrong:
            wrong.setattr(present, "prompts", lambda table: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await act(room, "red", "pack 2")
        assert len(room.table.entries) == 1
        await act(room, "red", "pack 2")
        kept = await store.record(room.id)
        assert kept is not None and kept.row.head == room.table.head

    with_host(tmp_path, play)


def test_a_deed_is_finished_although_its_sender_left(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        task = asyncio.create_task(act(room, "red", "pack 2"))
        await asyncio.sleep(0)
        task.cancel()
        await until(lambda: len(room.table.entries) == 2 and not room.lock.locked())
        assert not room.broken
        await act(room, "blue", "pack 1")
        kept = await store.record(room.id)
        assert kept is not None and kept.row.count == 3

    with_host(tmp_path, play)


def test_a_removed_match_takes_no_action(tmp_path: Path) -> None:
    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        watcher = Watcher(BOTH)
        room.watchers.add(watcher)
        kept = tmp_path / "reviews" / f"{room.id}.json"
        kept.parent.mkdir()
        kept.write_text("{}")
        await host.remove(room.id)
        assert not kept.exists()
        assert (await told(watcher))[-1]["key"] == "no-match"
        with pytest.raises(SandtableError, match="no longer here"):
            await act(room, "red", "pack 2")
        assert await store.record(room.id) is None

    with_host(tmp_path, play)


def test_rooms_without_watchers_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "IDLE", 1.0)

    async def play(host: Host, store: Flaky) -> None:
        room, watched = await duel(host), await duel(host)
        watched.watchers.add(Watcher(BOTH))
        await act(room, "red", "pack 2")
        await until(lambda: room.closed)
        assert not watched.closed
        again = await host.room(room.id)
        assert again is not room and len(again.table.entries) == 2
        with pytest.raises(RuleError):
            await act(again, "red", "pack 99")

    with_host(tmp_path, play)


def test_who_comes_while_another_room_is_put_away_is_not_put_away_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "IDLE", 0.2)

    async def play(host: Host, store: Flaky) -> None:
        rooms = [await duel(host), await duel(host)]
        entered: list[Room] = []

        async def slowly(room: Room) -> None:
            if not entered:
                entered.extend(each for each in rooms if each is not room)
                await (await host.room(entered[0].id)).enter(Watcher(BOTH))
            await close(room)

        close = Room.close
        monkeypatch.setattr(Room, "close", slowly)
        await until(lambda: any(each.closed for each in rooms))
        await asyncio.sleep(0.2)
        assert entered and not entered[0].closed
        await act(entered[0], "red", "pack 2")

    with_host(tmp_path, play)


def test_a_question_is_not_worked_out_anew_for_every_watcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = present.asked

    def asked(table: Table, decision: Decision, seat: str, undo: UndoKind) -> Asked:
        made.append(seat)
        return real(table, decision, seat, undo)

    monkeypatch.setattr(present, "asked", asked)

    async def play(host: Host, store: Flaky) -> None:
        room = await duel(host)
        for eyes in (frozenset(("red",)), frozenset(("blue",)), BOTH, BOTH, frozenset[str]()):
            watcher = Watcher(eyes)
            room.watchers.add(watcher)
            room.show(watcher)
        assert sorted(made) == ["blue", "red"]
        made.clear()
        await act(room, "red", "pack 2")
        assert made == ["red"], "blue's question stays as it was"

    with_host(tmp_path, play)


def test_many_who_look_at_the_lobby_do_not_ask_the_store_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests who come and go, however fast, change no seat; a seat that changes is seen at once."""
    monkeypatch.setattr(seating, "LOOK", 3600.0)
    asked: list[int] = []

    class Counted(SqliteStore):
        async def with_open_seats(self) -> list[MatchRow]:
            asked.append(1)
            return await super().with_open_seats()

    async def look() -> None:
        host = Host(tmp_path)
        store = host.store = host.seats._store = Counted(tmp_path)
        await store.open()
        guest = Guest("192.168.1.7", "phone", "Eve")
        for _ in range(20):
            host.visitors.enter(guest)
            assert await asyncio.gather(*(host.seats.open() for _ in range(20))) == [()] * 20
            host.visitors.leave(guest)
        assert len(asked) == 1
        made = await host.create(NewMatch("demo", "duel", (PERSON, Player("open"))))
        (seat,) = await host.seats.open()
        assert seat.match == made.id
        await host.seats.take(made.id, seat.player, "Eve")
        assert await host.seats.open() == ()
        host.workers.close()
        await store.close()

    apart(look)


def test_what_is_asked_over_the_socket_shows_nothing_that_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A film, odds, and the board after a stale act, asked for while a change is on its way and gets lost."""
    worked_out: list[bytes] = []

    async def odds(game: str, state: bytes, *question: Any) -> bytes:
        worked_out.append(state)
        return b"{}"

    async def play(host: Host, store: Flaky) -> None:
        monkeypatch.setattr(host.workers, "odds", odds)
        room = await duel(host)
        looks, late = Watcher(BOTH), Watcher(BOTH)
        first = asyncio.create_task(act(room, "red", "pack 2"))
        while len(room.table.entries) < 2:
            await asyncio.sleep(0)
        store.fails = "before"
        stale = asyncio.create_task(_answered(room, late, ActRequest(seat="blue", number=99, action="pack 1")))
        second = asyncio.create_task(act(room, "blue", "pack 1"))
        while len(room.table.entries) < 3:
            await asyncio.sleep(0)
        film = asyncio.create_task(_answered(room, looks, FilmRequest(first=0, last=9)))
        chances = asyncio.create_task(room.odds("red", "pack 1", {}))
        await first
        with pytest.raises(StoreError):
            await second
        store.fails = ""
        await asyncio.gather(film, stale, chances)
        assert worked_out == [dumps(room.table.state)] and len(room.table.entries) == 2
        (shown,) = await told(looks)
        assert shown["type"] == "film" and "'blue': '1'" not in str(shown)
        states = [each for each in await told(late) if each["type"] == "state"]
        assert states and not any("blue" in each["picture"]["drafts"] for each in states)

    with_host(tmp_path, play)


def test_a_film_is_bounded_and_gives_others_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "FILMS", 3)

    async def play(host: Host, store: Flaky) -> None:
        room, made, turns = await duel(host), list[int](), 0
        for number in range(8):
            await act(room, "red", f"pack {number % 3 + 1}")
        moments = room.table.moments

        def slow(entry: int, eyes: frozenset[str], known: frozenset[str]) -> list[tuple[int, Any]]:
            made.append(turns)
            return moments(entry, eyes, known)

        monkeypatch.setattr(room.table, "moments", slow)
        film = asyncio.create_task(room.replay.film_by_turns("f", BOTH, 1, 10**9))
        while not film.done():
            turns += 1
            await asyncio.sleep(0)
        assert len(made) == 3, "no more than are kept, however many are asked for"
        assert len(set(made)) == 3, "between two entries others had their turn"

    with_host(tmp_path, play)


def test_a_report_is_written_beside_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrote: list[int] = []
    monkeypatch.setattr(hosting, "_save", lambda file, body: wrote.append(threading.get_ident()))

    async def play(host: Host, store: Flaky) -> None:
        await host.report((await duel(host)).id, Problem("odd"))
        assert wrote and wrote != [threading.get_ident()]

    with_host(tmp_path, play)


def test_a_disk_that_does_not_answer_is_no_match_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a match then comes back later; told that it is gone, the page would not try again."""

    class Socket:
        scope: ClassVar[dict[str, Any]] = {"state": {}}
        said: ClassVar[list[dict[str, Any]]] = []
        code = 0

        async def accept(self) -> None: ...

        async def send_data(self, data: bytes, mode: str) -> None:
            self.said.append(msgspec.json.decode(data))

        async def close(self, code: int) -> None:
            self.code = code

    async def play(host: Host, store: Flaky) -> None:
        async def broken(match: str) -> None:
            raise StoreError("The disk does not answer.")

        monkeypatch.setattr(store, "record", broken)
        socket = Socket()
        await serve(socket, host, Caller(True, "", "computer", (), ""), "0" * 12)  # type: ignore[arg-type]
        assert socket.code == NOT_NOW and [each["key"] for each in socket.said] == ["not-kept"]

    with_host(tmp_path, play)
