"""A service whose processes are killed, and whose connections to the database are cut, while people play."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

from sandtable.kernel.record import Act, parse_record
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted, Process
from sandtable.lab.kills import Killed, Player, counted
from sandtable.lab.load import TABLES, Board, Load, new_match

GAP = (0.3, 1.5)
"""Seconds between two blows."""
PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "level": "random"}


class _Anywhere(Board):
    """A table that is sat down at by any server that is up."""

    def __init__(self, service: Hosted, match: dict[str, Any], rng: random.Random) -> None:
        self._service, self._rng = service, rng
        super().__init__(service.of("serve")[0], match, Load())

    def address(self, seats: list[str]) -> str:
        self.server = self._rng.choice(self._service.of("serve"))
        return super().address(seats)


async def upheaval(service: Hosted, cluster: Cluster, blows: int, matches: int, folder: Path, seed: int = 7) -> Killed:
    """People at so many tables of all games, against each other and, at every third, a computer; and so many blows:
    a server or a worker is killed with -9, or every connection to the database is cut."""
    rng, end = random.Random(seed), asyncio.Event()
    players: list[Player] = []
    for number in range(matches):
        game, scenario = TABLES[number % len(TABLES)]
        kinds = [PERSON, COMPUTER if number % 3 == 2 else PERSON]
        match = await asyncio.to_thread(new_match, service.of("serve")[0], game, scenario, kinds)
        board = _Anywhere(service, match, random.Random(f"{seed}/{number}"))
        people = {each["seat"] for each in match["seats"] if each["holder"] == "person"}
        players += [Player(board, seats) for seats in board.players() if set(seats) <= people]
    playing = [asyncio.create_task(each.play(end, random.Random(f"{n}"))) for n, each in enumerate(players)]
    restarts: set[asyncio.Task[None]] = set()
    for _ in range(blows):
        await asyncio.sleep(rng.uniform(*GAP))
        await _blow(service, cluster, rng, restarts)
    await asyncio.gather(*restarts)
    await _goes_on(players)
    end.set()
    await asyncio.gather(*playing)
    done = await asyncio.to_thread(service.command, "admin", "export", str(folder))
    assert done.returncode == 0, done.stderr
    return await asyncio.to_thread(counted, players, blows, lambda match: (folder / f"{match}.json").read_bytes())


async def _blow(service: Hosted, cluster: Cluster, rng: random.Random, restarts: set[asyncio.Task[None]]) -> None:
    kind = rng.choice(("serve", "serve", "work", "database"))
    if kind == "database":
        query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{}'"
        await asyncio.to_thread(cluster.ask, query.format(service.database.rsplit("/", 1)[1]))
        return
    up = [each for each in service.of(kind) if each.running]
    if len(up) > 1 or (kind == "work" and up):  # one server is always there: an outage of all is another question
        killed = rng.choice(up)
        await asyncio.to_thread(killed.stop, signal.SIGKILL)
        task = asyncio.create_task(_again(killed))
        restarts.add(task)
        task.add_done_callback(restarts.discard)


async def _again(process: Process) -> None:
    await asyncio.to_thread(process.start)


async def _goes_on(players: list[Player]) -> None:
    """Whoever can still move does so: play has not stopped for good."""
    before = [len(each.acknowledged) for each in players]
    async with asyncio.timeout(120):
        while sum(len(each.acknowledged) for each in players) < sum(before) + 5:
            await asyncio.sleep(0.1)


def computers_played(folder: Path) -> int:
    """Actions of computers in the records."""
    entries = [each for file in folder.glob("*.json") for each in parse_record(file.read_bytes()).entries]
    return sum(each.by == "opponent" and isinstance(each.what, Act) for each in entries)
