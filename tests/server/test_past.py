"""Looking on with a side's eyes, on both databases: only if all people allow it, never newer than the delay, and never
into choices that are still sealed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from databases import apart
from sandtable.kernel import SandtableError, dumps
from sandtable.server.rooms import room as rooms
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.room import NotShown, Room
from sandtable.server.rooms.watcher import Watcher
from sandtable.server.store.store import Store
from sandtable.server.wire.messages import NewMatch, Player
from sandtable.server.wire.together import SetSeat
from server.test_plans import Stored, act, choices, drained, made, with_hosts

LONG = 3600.0
"""Nothing is so old by itself in a test."""
READY = "ready"


async def allowed(host: Host, game: str = "demo", scenario: str = "duel", **more: Any) -> Room:
    """A match whose seats are all taken, and whose players let others see their sides."""
    room = await made(host, game, scenario, **more)
    for player in sorted({each.player for each in room.players}):
        await host.seats.take(room.id, player, f"player {player}")
    for each in room.players:
        await room.show_side(each.seat, True)
    return room


async def age(store: Store, match: str, count: int) -> None:
    """The first entries become older than any delay here."""
    if hasattr(store, "_writer"):
        query = "UPDATE entries SET at = at - ? WHERE match = ? AND number < ?"
        await store._writer.change(lambda db: db.execute(query, (2 * LONG, match, count)))
    else:
        query = "UPDATE entries SET at = at - make_interval(secs => $1) WHERE match = $2 AND number < $3"
        await store.database.run(lambda db: db.execute(query, 2 * LONG, match, count))  # type: ignore[attr-defined]


async def seen(room: Room, side: str) -> dict[str, Any]:
    """What one who comes now and looks with a side's eyes is shown; the side's table is made anew for it."""
    looker = Watcher(frozenset())
    await room.enter(looker)
    await drained(looker)
    await room.look_with(looker, side)
    states = [each for each in await drained(looker) if each["type"] == "state"]
    room.leave(looker)
    assert room.past is None, "nobody looks any more"
    return states[-1]


def own(room: Room, seat: str) -> bytes:
    return dumps(room.table.picture((seat,)))


@pytest.mark.parametrize(
    ("game", "scenario", "most"),
    [("demo", "duel", 12), ("barbarossa", "frontier-post", 40), ("operation", "first-battle", 14)],
)
def test_a_side_is_seen_as_it_was_and_never_into_what_is_sealed(
    stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, scenario: str, most: int
) -> None:
    monkeypatch.setattr(rooms, "DELAY", LONG)

    async def play(host: Host, _: Host) -> None:
        room = await allowed(host, game, scenario)
        seat = room.table.seats[0]
        then: list[tuple[bytes, bool]] = [(own(room, seat), True)] * len(room.table.entries)
        """The side's own picture after each entry, and whether nothing was sealed."""
        while len(room.table.entries) < most and room.table.outcome is None:
            asked, before = room.table.waiting()[0], room.table.decision
            found = choices(room, asked)
            await act(room, asked, READY if READY in found and len(then) % 3 == 0 else found[len(then) % len(found)])
            after = room.table.decision
            sealed = before is not None and after is not None and before.gathers and before.frame is after.frame
            then += [(own(room, seat), not sealed)] * (len(room.table.entries) - len(then))
        assert not all(opened for _, opened in then) or game == "operation", "something was sealed on the way"
        newest = len(then)
        for count in sorted({1, newest // 3, newest // 2, newest - 1, newest}):
            await age(host.store, room.id, count)
            state = await seen(room, seat)
            shown = max(number for number in range(count) if then[number][1])
            assert dumps(state["picture"]) == dumps(msgspec.json.decode(then[shown][0])), (
                f"{count} entries are old enough"
            )
            assert state["side"] == seat and state["asks"] == [] and state["seats"] == [] and not state["standing"]
            assert state["behind"] == 180 and state["sides"] == list(room.table.seats)

    with_hosts(stored, tmp_path, play)


def test_what_is_newer_than_the_delay_changes_nothing(
    stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the players do meanwhile, who looks with a side's eyes is sent nothing of it, and looks back at nothing
    of it; who looks on as everybody does is."""
    monkeypatch.setattr(rooms, "DELAY", LONG)

    async def play(host: Host, two: Host) -> None:
        room = await allowed(host)
        there = await two.room(room.id)
        await age(host.store, room.id, len(room.table.entries))
        looker, anyone = Watcher(frozenset()), Watcher(frozenset())
        for each in (looker, anyone):
            await there.enter(each)
        await there.look_with(looker, "red")
        await drained(looker), await drained(anyone)
        for _ in range(8):
            asked = room.table.waiting()[0]
            found = choices(room, asked)
            await act(room, asked, READY if READY in found else found[0])
        while len(there.table.entries) < len(room.table.entries):
            await asyncio.sleep(0.02)
        assert [each for each in await drained(looker) if each["type"] not in ("people", "clocks")] == []
        assert any(each["type"] == "state" for each in await drained(anyone))
        assert there.past is not None and len(there.past.table.entries) == 1
        with pytest.raises(SandtableError, match="own eyes"):
            await there.look_with(Watcher(frozenset({"red"})), "blue")
        await room.resign("red")
        while there.table.outcome is None:
            await asyncio.sleep(0.02)
        last = [each for each in await drained(looker) if each["type"] == "state"][-1]
        assert last["outcome"] and last["side"] == "", "after the end everybody sees everything"
        for each in (looker, anyone):
            there.leave(each)

    with_hosts(stored, tmp_path, play)


def test_it_comes_by_itself_when_it_is_old_enough(
    stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "DELAY", 1.0)

    async def play(host: Host, _: Host) -> None:
        room = await allowed(host)
        looker = Watcher(frozenset())
        await room.enter(looker)
        await asyncio.sleep(1.1)
        await room.look_with(looker, "red")
        await drained(looker)
        for seat in ("red", "blue"):
            while seat in room.table.waiting():
                found = choices(room, seat)
                if READY not in found and "pack 1" not in found:
                    break
                await act(room, seat, READY if READY in found else "pack 1")
        done, wanted = time.monotonic(), own(room, "red")
        while True:
            states = [each for each in await drained(looker) if each["type"] == "state"]
            if states and states[-1]["picture"] == msgspec.json.decode(wanted):
                break
            await asyncio.sleep(0.02)
        assert time.monotonic() - done >= 0.9, "but not before"
        room.leave(looker)

    with_hosts(stored, tmp_path, play)


def test_one_player_is_enough_to_close_it(stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DELAY", LONG)

    async def play(host: Host, two: Host) -> None:
        room = await allowed(host)
        there = await two.room(room.id)
        await age(host.store, room.id, len(room.table.entries))
        looker = Watcher(frozenset())
        await there.enter(looker)
        await there.look_with(looker, "blue")
        with pytest.raises(NotShown):
            await there.look_with(looker, "green")
        await drained(looker)
        await room.show_side("red", False)
        while there.past is not None and any(each.side for each in there.watchers):
            await asyncio.sleep(0.02)
        with pytest.raises(NotShown, match="all who play"):
            await there.look_with(looker, "blue")
        last = [each for each in await drained(looker) if each["type"] == "state"][-1]
        assert last["side"] == "" and last["sides"] == []
        await room.show_side("red", True)
        key = next(each for each in room.players if each.seat == "blue")
        assert key.shows
        await host.seats.set(room.id, key.player, SetSeat("shut"))
        assert not any(each.shows for each in room.players if each.seat == "blue"), "whoever comes next is asked anew"
        there.leave(looker)

    with_hosts(stored, tmp_path, play)


def test_a_computers_side_stays_closed(tmp_path: Path) -> None:
    async def play() -> None:
        host = Host(tmp_path, thinks=False)
        await host.open()
        try:
            players = (Player("person", shows=True), Player("computer", "officer"))
            room = await host.room((await host.create(NewMatch("demo", "duel", players))).id)
            looker = Watcher(frozenset())
            await room.enter(looker)
            state = next(each for each in await drained(looker) if each["type"] == "state")
            assert state["sides"] == ["red"]
            with pytest.raises(NotShown):
                await room.look_with(looker, "blue")
            room.leave(looker)
        finally:
            await host.close()

    apart(play)
