"""Many matches at one server: computers among themselves beside one person, and rooms that come and go."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import connect

from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import render
from sandtable.lab.load import TABLES, Board, Load, new_match
from sandtable.lab.playing import player
from sandtable.lab.served import Served
from sandtable.registry import game as find_game

OFFICERS = [{"kind": "computer", "level": "officer"}] * 2


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing but use the machine."""
    made = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in made:
            each.kill()
            each.wait()


LOOK = 5.0
"""Seconds between two looks at all matches."""
STILL = 60.0
"""Seconds without a decision after which a match stands still."""


class Crowd(Struct):
    """What came of it: matches of computers, what they decided, how many failed or made no decision for a minute, the
    longest time between two decisions of one match, and how long the person waited; times in seconds."""

    matches: int = 0
    decisions: int = 0
    failures: list[str] = []
    stood_still: int = 0
    longest_pause: float = 0.0
    waits: list[float] = []


async def computers(server: Served, matches: int, seconds: float) -> Crowd:
    """So many matches of officers at once for a while, and one person who plays against an officer beside them."""
    found = Crowd()
    people = [{"kind": "person"}, {"kind": "computer", "level": "officer"}]
    match = await asyncio.to_thread(new_match, server, "blitzkrieg", "hannut", people)
    board = Board(server, match, Load())
    await _wait_for_officers(board, found, turns=3)  # the first worker has started
    found.waits.clear()
    for _ in range(matches):
        await _begin(server, found)
    end = time.monotonic() + seconds
    person = asyncio.create_task(_wait_for_officers(board, found, end))
    seen: dict[str, Seen] = {}
    while time.monotonic() < end:
        await asyncio.sleep(min(LOOK, max(0.0, end - time.monotonic())))
        await _watch_over(server, match["id"], seen, found)
    await person
    assert server.log is not None
    lines = server.log.read_text("utf-8", "replace").splitlines() if server.log.exists() else []
    found.failures += [line for line in lines if "failed" in line or "could not be written" in line]
    return found


async def _begin(server: Served, found: Crowd) -> None:
    game, scenario = TABLES[found.matches % len(TABLES)]
    found.matches += 1
    await asyncio.to_thread(new_match, server, game, scenario, OFFICERS)


class Seen(Struct):
    """A match when its last decision was seen: how many entries it had, and when that was."""

    entries: int
    since: float
    still: bool = False


async def _watch_over(server: Served, but: str, seen: dict[str, Seen], found: Crowd) -> None:
    """How far each match has come, as it stands on the disk. One that is over is followed by another."""
    now = time.monotonic()
    for match, entries, over in await asyncio.to_thread(_on_disk, server):
        last = seen.setdefault(match, Seen(entries, now))
        if match == but or last.entries < 0:
            continue
        found.decisions += entries - last.entries
        found.longest_pause = max(found.longest_pause, now - last.since)
        if now - last.since > STILL and not last.still:
            found.stood_still, last.still = found.stood_still + 1, True
        if entries > last.entries:
            seen[match] = Seen(entries, now)
        if over:
            seen[match] = Seen(-1, now)
            await _begin(server, found)


def _on_disk(server: Served) -> list[tuple[str, int, bool]]:
    with closing(sqlite3.connect(f"file:{server.folder / 'matches.sqlite'}?mode=ro", uri=True)) as db:
        return db.execute("SELECT id, count, over FROM matches").fetchall()


async def _wait_for_officers(board: Board, found: Crowd, end: float = float("inf"), turns: int = 10**9) -> None:
    """Plays, and notes how long each answer of an officer took; the pace is set to at once."""
    rng = random.Random(3)
    seats = [each["seat"] for each in board.match["seats"] if each["holder"] == "person"]
    async with connect(board.address(seats), max_size=None, compression=None) as live:
        await live.send(json.dumps({"type": "pace", "ref": "p", "ms": 0}))
        since: float | None = None
        while time.monotonic() < end and len(found.waits) < turns:
            try:
                heard = json.loads(await asyncio.wait_for(live.recv(), 1.0))
            except TimeoutError:
                continue
            if heard["type"] == "error":
                found.failures.append(str(heard))
            if heard["type"] != "state":
                continue
            if since is not None:
                found.waits.append(time.monotonic() - since)
            since = time.monotonic() if heard["waiting"] and not set(heard["waiting"]) & set(seats) else None
            asked = [each for each in heard["asks"] if each["seat"] in heard["waiting"]]
            if asked:
                await asyncio.sleep(rng.uniform(0.0, 0.3))
                words = [each["action"] for each in asked[0]["options"]]
                said = {"type": "act", "seat": asked[0]["seat"], "number": asked[0]["number"]}
                await live.send(json.dumps({**said, "ref": "a", "action": rng.choice(words)}))
        if since is not None and len(found.waits) < turns:
            found.waits.append(time.monotonic() - since)


# -- memory


def resident(pid: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def _recorded(game: str, scenario: str, decisions: int) -> bytes:
    """A match file some decisions old."""
    found = find_game(game)
    table, mind, rng = (
        Table(found, make_header(found, scenario, {}, seed=11), Seeded("11")),
        player(found, "random"),
        random.Random(5),
    )
    while table.decision is not None and len(table.entries) < decisions:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, mind.choose(None, question, rng))
    return render(table.record())


def open_and_close(server: Served, matches: int, idle: float, warm: int) -> tuple[float, float, float]:
    """Megabytes before, while so many matches are open, and after they were put away. Others come first, so that what
    is read once for every game, and caches that have a bound, are full before we measure."""
    files = [_recorded(game, scenario, 150) for game, scenario in TABLES]
    asyncio.run(_opened(server, files, warm))
    before = _settled(server, idle)
    peak = asyncio.run(_opened(server, files, matches))
    return before, peak, _settled(server, idle)


def _settled(server: Served, idle: float) -> float:
    """When nothing is given back any more."""
    time.sleep(2 * idle + 2)
    found = resident(server.pid)
    for _ in range(30):
        time.sleep(idle)
        now = resident(server.pid)
        if now >= found - 1:
            return now
        found = now
    return found


async def _opened(server: Served, files: list[bytes], matches: int) -> float:
    """Matches are taken in, each is looked at, all are left again; how much memory they took together."""

    async def look(number: int) -> None:
        match = await asyncio.to_thread(_taken_in, server, files[number % len(files)])
        board = Board(server, match, Load())
        line = connect(board.address(board.players()[0]), max_size=None, compression=None)
        lines.append(await line)
        await lines[-1].recv()

    lines: list[Any] = []
    for number in range(matches):
        await look(number)
    peak = resident(server.pid)
    await asyncio.gather(*(line.close() for line in lines))
    return peak


def _taken_in(server: Served, file: bytes) -> dict[str, Any]:
    call = urllib.request.Request(f"{server.address}/api/matches/import", file, {"content-type": "application/json"})
    made: dict[str, Any] = json.loads(urllib.request.urlopen(call, timeout=120).read())
    return made
