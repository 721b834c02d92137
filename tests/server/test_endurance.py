"""A small share of what `make long` asks of the server: kills, crowds, many people. Times are not judged here."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import apart
from sandtable.lab.crowds import computers
from sandtable.lab.kills import kill_under_load
from sandtable.lab.load import people
from sandtable.lab.served import Served
from sandtable.server.rooms import host as hosting
from sandtable.server.rooms import review
from sandtable.server.rooms.host import Host
from sandtable.server.wire.messages import NewMatch, Player


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    made = Served(tmp_path, env={**os.environ})
    made.log = tmp_path / "log.txt"
    made.start()
    yield made
    made.stop()


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(own: Served) -> None:
    found = apart(lambda: kill_under_load(own, kills=2, matches=4, gap=(1.0, 3.0)))
    assert found.acknowledged > 0 and (found.lost, found.double, found.bad_files) == (0, 0, [])


def test_computers_at_several_tables_do_not_fail_and_leave_room_for_a_person(own: Served) -> None:
    found = apart(lambda: computers(own, matches=6, seconds=8))
    assert found.failures == [] and found.waits


def test_many_people_act_without_errors(own: Served) -> None:
    found = apart(lambda: people([own], [own.pid], seats=16, think=0.3, seconds=5))
    assert found.acts > 10 and found.errors == [] and found.to_other


@pytest.mark.parametrize("looked_back", [False, True])
def test_a_room_that_was_put_away_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked_back: bool
) -> None:
    monkeypatch.setattr(hosting, "IDLE", 0.2)
    monkeypatch.setattr(review, "ROUNDS", 0)

    async def look() -> None:
        host = Host(tmp_path)
        await host.open()
        made = await host.create(NewMatch("demo", "duel", (Player("person"), Player("person"))))
        room = await host.room(made.id)
        kept: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table)]
        if looked_back:
            await room.resign("red")
            await host.review(made.id, "red")
        del room
        async with asyncio.timeout(60):
            while any(each() is not None for each in kept):
                await asyncio.sleep(0.1)
                gc.collect()
        await host.close()

    apart(look)
