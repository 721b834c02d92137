"""Both stores, SQLite and PostgreSQL: what one of them promises, the other does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from databases import apart, opened
from sandtable.headers import restore
from sandtable.kernel import Table
from sandtable.kernel.record import render
from sandtable.server.rooms.room import Room
from sandtable.server.store.store import (
    Aside,
    Kept,
    Mark,
    Offer,
    SeatChange,
    Store,
    StoreError,
    read_aside,
    write_aside,
)
from sandtable.server.wire.messages import ChatLine, MatchSeat
from sandtable.server.workers.pool import WorkerPool
from server.test_store import change_of, duel, row_of

Stored = Callable[[], Store]
NOW = "2026-11-17T20:00:00+00:00"


async def at_table(store: Store) -> Table:
    table = duel()
    await store.add(row_of(table), table.record())
    return table


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": 2}, {"head": "another"}, {"match": "m2"}])
def test_who_believes_in_another_past_is_refused(stored: Stored, wrong: dict[str, object]) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            table = await at_table(store)
            head = table.head
            table.submit("red", table.game.parse("pack 2"))
            change = change_of(table, 1, head, memories={"red": b"1"}, offers=frozenset((Offer("red", "draw"),)))
            assert not await store.append(replace(change, **wrong))
            kept = await store.record("m1")
            assert kept is not None and kept.row.count == 1 and not kept.memories and not kept.offers
            assert await store.append(change)
            kept = await store.record("m1")
            assert kept is not None and kept.row.count == 2 and kept.memories == {"red": b"1"}
            assert kept.offers == {Offer("red", "draw")} and restore(kept.record).head == table.head
            news = await store.since("m1", 1)
            assert news is not None and [each.entry.number for each in news.entries] == [1]
            assert (news.row, news.offers, news.memories) == (kept.row, kept.offers, kept.memories)
            assert await store.since("m2", 0) is None and await store.record("m2") is None
            mark = Mark(2, kept.row.aside, kept.row.players, kept.row.title)
            assert await store.marks(["m1", "m2"]) == {"m1": mark}

    apart(play)


def test_open_seats_are_found_among_matches_that_go_on(stored: Stored) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            table = duel()
            seats = (MatchSeat("red", "person", "", "k", 0), MatchSeat("blue", "person", "", "", 1, True, "", "open"))
            free, taken = msgspec.json.encode(seats), msgspec.json.encode(seats[:1])
            for id, players, over in (("m1", free, False), ("m2", taken, False), ("m3", free, True)):
                await store.add(replace(row_of(table), id=id, players=players, over=over), table.record())
            assert [each.id for each in await store.with_open_seats()] == ["m1"]

    apart(play)


def test_one_word_of_a_sender_stands_once(stored: Stored) -> None:
    """The rooms look for it; should two overlook each other, the table itself refuses."""

    async def play() -> None:
        async with opened(stored()) as store:
            table = await at_table(store)
            for count, action in enumerate(("pack 2", "pack 1"), 1):
                head = table.head
                table.submit("red", table.game.parse(action))
                change = change_of(table, count, head, once="red same")
                if count == 1:
                    assert await store.append(change)
                else:
                    with pytest.raises(StoreError, match="once"):
                        await store.append(change)
            kept = await store.record("m1")
            assert kept is not None and kept.sent == {"red same"} and kept.row.count == 2

    apart(play)


def test_offers_and_memories_are_what_the_last_change_says(stored: Stored) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            table = await at_table(store)
            draw, undo = Offer("red", "draw"), Offer("blue", "undo")
            change = change_of(table, 1, table.head)
            assert await store.append(
                replace(change, offers=frozenset((draw, undo)), memories={"red": b"1", "blue": b"2"})
            )
            assert await store.append(replace(change, offers=frozenset((undo,)), memories={"red": b"3"}))
            kept = await store.record("m1")
            assert kept is not None and kept.offers == {undo} and kept.memories == {"red": b"3", "blue": b"2"}
            assert await store.append(replace(change, forget=True, memories={"red": b"4"}))
            kept = await store.record("m1")
            assert kept is not None and kept.offers == frozenset() and kept.memories == {"red": b"4"}

    apart(play)


def test_of_many_who_write_at_once_one_is_first(stored: Stored) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            await at_table(store)
            changes = []
            for number in range(12):
                kept = await store.record("m1")
                table = restore(kept.record)
                head = table.head
                table.submit(("red", "blue")[number % 2], table.game.parse("pack 2"))
                changes.append(change_of(table, 1, head))
            done = await asyncio.gather(*(store.append(change) for change in changes))
            assert sum(done) == 1
            kept = await store.record("m1")
            assert kept.row.head == changes[done.index(True)].new_head == restore(kept.record).head

    apart(play)


def test_of_many_who_offer_at_once_one_is_first(stored: Stored) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            table = await at_table(store)
            plain = change_of(table, 1, table.head)
            kinds = [Offer(seat, kind) for seat in ("red", "blue") for kind in ("draw", "undo", "agree")]
            changes = [
                replace(plain, offers=frozenset((each,)), aside=write_aside(Aside(1, (f"{each.seat} {each.kind}",))))
                for each in kinds
            ]
            done = await asyncio.gather(*(store.append(each) for each in changes))
            assert sum(done) == 1
            first = changes[done.index(True)]
            kept = await store.record("m1")
            assert kept is not None and kept.offers == first.offers and kept.row.aside == first.aside
            assert kept.sent == set(read_aside(first.aside).words)
            table.submit("red", table.game.parse("pack 2"))
            move = change_of(table, 1, plain.head)
            assert not await store.append(move), "who did not know of the offer decided about something else"
            assert await store.append(replace(move, beside=first.aside, aside=first.aside))

    apart(play)


def rooms_of(store: Store, kept: Kept, count: int) -> list[Room]:
    """One match in several rooms, as several processes have it."""
    return [Room(kept, restore(kept.record), store, WorkerPool(1), thinks=False) for _ in range(count)]


async def two_rooms(store: Store, match: str) -> list[Room]:
    table = duel()
    seats = tuple(MatchSeat(seat, "person", "", seat, player) for player, seat in enumerate(table.seats))
    row = replace(row_of(table), id=match, players=msgspec.json.encode(seats))
    await store.add(row, table.record())
    kept = await store.record(match)
    assert kept is not None
    return rooms_of(store, kept, 2)


async def standing(store: Store, match: str) -> tuple[Room, frozenset[Offer]]:
    """The match as the store has it."""
    kept = await store.record(match)
    assert kept is not None
    return rooms_of(store, kept, 1)[0], kept.offers


def test_an_offer_is_not_lost_whatever_others_do_at_the_same_moment(stored: Stored) -> None:
    """Two processes that do not hear each other: the second to write sees what the first wrote."""

    async def play() -> None:
        async with opened(stored()) as store:
            for number in range(8):
                one, two = await two_rooms(store, f"both{number}")
                await asyncio.gather(one.draw("red"), two.draw("blue"))
                room, _ = await standing(store, one.id)
                assert room.table.outcome is not None, "both offered a draw"

                one, two = await two_rooms(store, f"sealed{number}")
                await asyncio.gather(one.act("red", one.table.number("red"), "pack 2"), two.draw("blue"))
                room, offers = await standing(store, one.id)
                assert offers == {Offer("blue", "draw")} and len(room.table.entries) == 2

                one, two = await two_rooms(store, f"no{number}")
                for seat, action in (("red", "pack 2"), ("blue", "pack 1"), ("red", "ready"), ("blue", "ready")):
                    await one.act(seat, one.table.number(seat), action)
                await one.draw("red")
                await two.follow()
                await asyncio.gather(one.undo("red"), two.decline("blue", "draw"))
                _, offers = await standing(store, one.id)
                assert offers == {Offer("red", "undo")}

    apart(play)


def test_a_request_that_is_sent_again_counts_once(stored: Stored) -> None:
    """Also one that wrote no entry: its answer was lost, and others have answered it meanwhile."""

    async def play() -> None:
        async with opened(stored()) as store:
            one, two = await two_rooms(store, "m1")
            await one.draw("red", "first")
            await two.follow()
            await two.decline("blue", "draw", "no")
            await one.draw("red", "first")
            again, offers = await standing(store, "m1")
            await again.draw("red", "first")
            assert not offers and not again.offers, "it was declined"
            await again.draw("red", "second")
            assert again.offers == {Offer("red", "draw")}

    apart(play)


def test_two_who_take_one_seat(stored: Stored) -> None:
    async def play() -> None:
        async with opened(stored()) as store:
            await at_table(store)
            await store.invite("m1", 1, "first")
            await store.invite("m1", 1, "word")
            assert await store.invited("first") is None and await store.invited("word") == ("m1", 1)
            assert await store.invitations("m1") == {1: "word"}
            wanted = [msgspec.json.encode([MatchSeat("red", "person", "", key, 1)]) for key in ("a", "b")]
            done = await asyncio.gather(*(store.seat(SeatChange("m1", b"[]", each, 1)) for each in wanted))
            assert sorted(done) == [False, True]
            row = await store.one("m1")
            assert row is not None and row.players == wanted[done.index(True)]
            assert await store.invitations("m1") == {}, "who sits down ends the invitation"

    apart(play)


def test_talk_is_numbered_and_its_beginning_forgotten(stored: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sqlite", "postgres"):
        monkeypatch.setattr(f"sandtable.server.store.{name}.TALK", 3)

    async def play() -> None:
        async with opened(stored()) as store:
            await at_table(store)
            for number in range(5):
                await store.say("m1", ChatLine(0, 0, "Red", NOW, f"line {number}"))
            kept = await store.record("m1")
            assert kept is not None and [line.text for line in kept.chat] == ["line 2", "line 3", "line 4"]
            numbers = [line.id for line in kept.chat]
            assert numbers == sorted(set(numbers)) and kept.chat[0].at == NOW

    apart(play)


def test_what_is_kept_is_there_for_whoever_opens_the_place_again(stored: Stored) -> None:
    async def play() -> None:
        table = duel()
        async with opened(stored()) as store:
            await store.add(row_of(table), table.record())
            await store.rename("m1", "The ford")
        async with opened(stored()) as store:
            kept = await store.record("m1")
            assert kept.row == replace(row_of(table), title="The ford")
            assert render(kept.record) == render(replace(table.record(), end=kept.record.end))
            assert await store.all() == [kept.row]
            await store.remove("m1")
            assert await store.all() == [] and await store.record("m1") is None

    apart(play)
