"""Many people at one server: each seat has a connection of its own, thinks a while, and plays at random."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect

TABLES = (
    ("barbarossa", "frontier-post"),
    ("blitzkrieg", "hannut"),
    ("europe", "sichelschnitt"),
    ("operation", "first-battle"),
)
"""A match of each, in turn."""


class _Option(Struct):
    action: str


class _Measure(Struct):
    first: str


class _Asked(Struct):
    seat: str
    number: int
    options: list[_Option]
    measure: _Measure | None = None


class _Heard(Struct):
    """What a player looks at in a message."""

    type: str
    asks: list[_Asked] = []
    waiting: list[str] = []
    text: str = ""
    key: str = ""


_HEARD = Decoder(_Heard)


class Load(Struct):
    """What came of it; times in seconds."""

    acts: int = 0
    errors: list[str] = []
    to_done: list[float] = []
    to_other: list[float] = []
    processor: float = 0.0
    watched: int = 0
    """Boards that those who only look on were sent."""


class Server(Protocol):
    """Whoever serves: at home one process, in a service one of several, or a proxy before them."""

    @property
    def address(self) -> str: ...

    @property
    def port(self) -> int: ...


DOOR = 40
"""Connections that are opened at a time: people come one after the other, and nobody's handshake waits for all."""
HANDSHAKE = 120.0
"""Seconds that one may take."""


class Hours:
    """When play begins, when times are noted, and when it ends."""

    def __init__(self, seats: int, warm: float, seconds: float) -> None:
        self._missing, self._warm, self._seconds = seats, warm, seconds
        self.door = asyncio.Semaphore(DOOR)
        self.all_seated = asyncio.Event()
        self.since = self.end = 0.0

    def sit_down(self) -> None:
        """One more has a connection and has seen the board."""
        self._missing -= 1
        if not self._missing:
            self.since = time.monotonic() + self._warm
            self.end = self.since + self._seconds
            self.all_seated.set()


class Board:
    """One match between people: when the last action was sent, until the other has seen it."""

    def __init__(self, server: Server, match: dict[str, Any], load: Load) -> None:
        self.server, self.match, self.load = server, match, load
        self.sent: tuple[str, float] | None = None

    def is_warm(self) -> bool:
        """Whether the process that serves this match now had it open before."""
        return False

    def opened(self) -> None:
        """The process that serves this match now has it open."""

    def address(self, seats: list[str]) -> str:
        keys = "&".join(f"key={each['key']}" for each in self.match["seats"] if each["seat"] in seats)
        return f"ws://127.0.0.1:{self.server.port}/api/matches/{self.match['id']}/live?{keys}"

    def players(self) -> list[list[str]]:
        """The seats of each player."""
        held: dict[int, list[str]] = {}
        for each in self.match["seats"]:
            held.setdefault(each["player"], []).append(each["seat"])
        return list(held.values())

    async def look_on(self, hours: Hours) -> None:
        """Somebody who sits at no seat, reads whatever comes, and says nothing."""
        async with await self._come([], hours) as live:
            if _HEARD.decode(await live.recv()).type != "state":
                self.load.errors.append("who looks on sees no board")
            hours.sit_down()
            await hours.all_seated.wait()
            while (now := time.monotonic()) < hours.end:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(live.recv(), hours.end - now)
                    self.load.watched += 1

    async def _come(self, seats: list[str], hours: Hours) -> ClientConnection:
        async with hours.door:
            return await connect(
                self.address(seats), max_size=None, compression=None, open_timeout=HANDSHAKE, ping_interval=None
            )  # browsers send no pings, they answer them

    async def play(self, seats: list[str], think: float, hours: Hours, rng: random.Random) -> None:
        """One player until the time is up; nobody plays before all are seated."""
        name = seats[0]
        async with await self._come(seats, hours) as live:
            first = _HEARD.decode(await live.recv())
            hours.sit_down()
            await hours.all_seated.wait()
            asked, due = self._asked(first, rng), time.monotonic() + think * rng.uniform(0.0, 2.0)
            end = hours.end
            while (now := time.monotonic()) < end:
                wait = min(end, due) - now if asked else end - now
                try:
                    heard = _HEARD.decode(await asyncio.wait_for(live.recv(), max(0.0, wait)))
                except TimeoutError:
                    if asked and time.monotonic() >= due:
                        await self._act(live, name, asked, rng, due >= hours.since)
                        asked = None
                    continue
                if heard.type == "state":
                    self._seen(name)
                    asked = self._asked(heard, rng)
                    due = time.monotonic() + think * rng.uniform(0.5, 1.5)
                elif heard.type == "done" and self._mine >= hours.since:
                    self.load.to_done.append(time.monotonic() - self._mine)
                elif heard.type in ("error", "refusal"):
                    self.load.errors.append(f"{heard.type} {heard.key} {heard.text}")

    def _asked(self, heard: _Heard, rng: random.Random) -> _Asked | None:
        mine = [each for each in heard.asks if each.seat in heard.waiting]
        return rng.choice(mine) if mine else None

    async def _act(self, live: ClientConnection, name: str, asked: _Asked, rng: random.Random, counts: bool) -> None:
        action = rng.choice(asked.options).action if asked.options else asked.measure.first if asked.measure else ""
        said = {"type": "act", "ref": "a", "seat": asked.seat, "number": asked.number, "action": action}
        self._mine = time.monotonic()
        self.sent = (name, self._mine) if counts else None
        self.load.acts += counts
        await live.send(json.dumps(said))

    def _seen(self, name: str) -> None:
        if self.sent and self.sent[0] != name:
            self.load.to_other.append(time.monotonic() - self.sent[1])
            self.sent = None


def new_match(server: Server, game: str, scenario: str, players: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """`more` is what only a service knows: a pace, say."""
    body = json.dumps({"game": game, "scenario": scenario, "players": players, **more}).encode()
    call = urllib.request.Request(f"{server.address}/api/matches", body, {"content-type": "application/json"})
    made: dict[str, Any] = json.loads(urllib.request.urlopen(call, timeout=120).read())
    return made


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def people(
    servers: Sequence[Server],
    pids: Sequence[int],
    seats: int,
    think: float,
    seconds: float,
    warm: float = 15.0,
    spectators: int = 0,
    **more: Any,
) -> Load:
    """So many seats, two at a table, the tables shared out among the servers, whose processes are `pids`. All sit down,
    those who look on at a table each in turn, play a little, and then so many seconds are measured."""
    load, boards = Load(), []
    for number in range(seats // 2):
        game, scenario = TABLES[number % len(TABLES)]
        server = servers[number % len(servers)]
        match = await asyncio.to_thread(new_match, server, game, scenario, [{"kind": "person"}] * 2, **more)
        boards.append(Board(server, match, load))
    held = [(number, board, seats) for number, board in enumerate(boards) for seats in board.players()]
    hours = Hours(len(held) + spectators, warm, seconds)
    clock = asyncio.create_task(_used(pids, hours))
    doing = [board.play(mine, think, hours, random.Random(f"{number}/{mine}")) for number, board, mine in held]
    doing += [boards[number % len(boards)].look_on(hours) for number in range(spectators)]
    await asyncio.gather(*doing)
    load.processor = await clock
    return load


async def _used(pids: Sequence[int], hours: Hours) -> float:
    """Processor time of the servers while times were noted."""
    await hours.all_seated.wait()
    await asyncio.sleep(max(0.0, hours.since - time.monotonic()))
    before = sum(map(processor_time, pids))
    await asyncio.sleep(max(0.0, hours.end - time.monotonic()))
    return sum(map(processor_time, pids)) - before
