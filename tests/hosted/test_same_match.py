"""A match is the same wherever it is played: at home on SQLite, at one process of a service, at four in turn."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from databases import apart
from sandtable.headers import counted, dice_of, make_header
from sandtable.kernel import Table
from sandtable.kernel.record import Record
from sandtable.lab.hosted import Hosted, Process
from sandtable.lab.load import TABLES
from sandtable.registry import game as find_game
from sandtable.server.rooms.host import Host, new_row
from sandtable.server.rooms.keys import hashed
from sandtable.server.store.database import Database
from sandtable.server.store.postgres import PostgresStore
from sandtable.server.store.rules import rules_of
from sandtable.server.store.store import MatchRow, Store
from sandtable.server.wire.messages import MatchSeat, Offers

SEED, KEY = 11, "a key for all seats"
SHORT, LONG = 25, 400
"""Actions that are played, or until the match is over."""


class Seeded:
    """A match whose dice are set, as it is put into each store: all that chance could differ in."""

    def __init__(self, game: str, scenario: str) -> None:
        found = find_game(game)
        self.table = Table(found, header := make_header(found, scenario, counted(found, scenario, {}, 2), seed=SEED),
                           dice_of(header))  # fmt: skip
        self.seats = tuple(self.table.seats)

    def row(self, match: str) -> MatchRow:
        players = tuple(MatchSeat(seat, "person", "", hashed(KEY), number) for number, seat in enumerate(self.seats))
        return replace(new_row(self.table, "", players), id=match)

    async def put(self, store: Store, match: str) -> None:
        await store.add(self.row(match), self.table.record())


def chosen(step: int, state: dict[str, Any]) -> tuple[str, int, str]:
    """Seat, question and action: by what is asked and how many actions there were alone."""
    asked = min((each for each in state["asks"] if each["seat"] in state["waiting"]), key=lambda each: each["seat"])
    words = [each["action"] for each in asked["options"]] or [asked["measure"]["first"]]
    return asked["seat"], asked["number"], random.Random(f"{SEED}/{step}").choice(words)


async def at_home(folder: Path, seeded: Seeded, actions: int) -> Record:
    home = Host(folder, thinks=False)
    await home.open()
    try:
        await seeded.put(home.store, "m")
        room = await home.room("m")
        for step in range(actions):
            view = room.views.of(frozenset(seeded.seats), "", Offers((), ()))
            if room.table.outcome is not None:
                break
            asks = msgspec.to_builtins(view.asks)
            await room.act(*chosen(step, {"asks": asks, "waiting": view.message.waiting}))
        return await room.record()
    finally:
        await home.close()


class Screen:
    """One connection that holds all seats, at one process."""

    def __init__(self, live: ClientConnection) -> None:
        self._live, self.state = live, dict[str, Any]()

    def questions(self) -> tuple[Any, ...]:
        asks = sorted((each["seat"], each["number"]) for each in self.state["asks"])
        return self.state["steps"], asks, self.state["outcome"] is not None

    async def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(self._live.recv(), 60))
        if heard["type"] == "state":
            self.state = heard
        return heard

    async def come_up_to(self, other: Screen) -> None:
        while self.questions() != other.questions():
            await self.hear()

    async def act(self, step: int) -> None:
        seat, number, action = chosen(step, self.state)
        said = {"type": "act", "seat": seat, "number": number, "action": action, "ref": f"{step}", "once": f"{step}"}
        await self._live.send(json.dumps(said))
        while (heard := await self.hear()).get("ref") != f"{step}":
            pass
        assert heard["type"] == "done", heard


async def at_processes(
    processes: Sequence[Process], store: PostgresStore, match: str, seeded: Seeded, actions: int
) -> Record:
    """Every action at another process than the one before."""
    await seeded.put(store, match)
    async with AsyncExitStack() as leaving:
        screens = []
        for each in processes:
            address = f"ws://127.0.0.1:{each.port}/api/matches/{match}/live?key={KEY.replace(' ', '%20')}"
            screens.append(Screen(await leaving.enter_async_context(connect(address, max_size=None))))
        for screen in screens:
            while not screen.state:
                await screen.hear()
        last = screens[0]
        for step in range(actions):
            screen = screens[step % len(screens)]
            await screen.come_up_to(last)
            if screen.state["outcome"] is not None:
                break
            await screen.act(step)
            last = screen
    kept = await store.record(match)
    assert kept is not None
    return kept.record


def told(record: Record) -> list[Any]:
    """All of it but the salts, which are drawn for every entry, and the hashes made with them."""
    return [replace(each, salt="", hash="") for each in record.entries]


@pytest.fixture(scope="module")
def four(service: Hosted) -> Iterator[list[Process]]:
    """Two servers more than there are."""
    more = [service.add("serve") for _ in range(2)]
    try:
        for each in more:
            each.wait()
        yield service.of("serve")
    finally:
        for each in more:
            each.stop(signal.SIGKILL)
            service.processes.remove(each)


async def compared(service: Hosted, four: list[Process], folder: Path, table: tuple[str, str], actions: int) -> None:
    seeded = Seeded(*table)
    home = await at_home(folder, seeded, actions)
    store = PostgresStore(Database(service.database, 2), rules_of)
    await store.open()
    try:
        name = f"same-{table[0]}-{actions}"
        one = await at_processes(four[:1], store, f"{name}-one", seeded, actions)
        many = await at_processes(four, store, f"{name}-four", seeded, actions)
    finally:
        await store.close()
    assert told(one) == told(home)
    assert told(many) == told(home)
    assert len(home.entries) >= SHORT


@pytest.mark.parametrize("table", TABLES, ids=[game for game, _ in TABLES])
def test_a_match_of_one_seed_is_the_same_everywhere(
    service: Hosted, four: list[Process], tmp_path: Path, table: tuple[str, str]
) -> None:
    apart(lambda: compared(service, four, tmp_path, table, SHORT))


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=[game for game, _ in TABLES])
def test_a_long_match_of_one_seed_is_the_same_everywhere(
    service: Hosted, four: list[Process], tmp_path: Path, table: tuple[str, str]
) -> None:
    apart(lambda: compared(service, four, tmp_path, table, LONG))
