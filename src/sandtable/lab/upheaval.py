"""A service whose processes are killed, and whose connections to the database are cut, while people play."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from sandtable.kernel.record import Act, parse_record
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted, Process
from sandtable.lab.kills import QUICK, Killed, Player, counted
from sandtable.lab.load import TABLES, Board, Load, new_match
from sandtable.lab.served import PATIENCE

GAP = (0.3, 1.5)
"""Seconds between two blows, at least: the next waits until two servers and a worker are up."""
BLOWS = ["serve", "database", "work", "serve"]
RESTARTS = 5
GOES_ON = 20
"""Actions that are acknowledged after the last blow: play has not stopped for good."""
LIVE = {"kind": "live", "seconds": 6 * 3600, "increment": 15, "reserve": 10}
"""Nobody runs out of time, and all clocks run."""
COMING = 0.01
"""Seconds between two who come at the beginning."""
PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "level": "random"}


class _Anywhere(Board):
    """A table that is sat down at by any server that is up; as behind a proxy, which passes over those that are not."""

    def __init__(self, service: Hosted, up: set[Process], match: dict[str, Any], rng: random.Random) -> None:
        self._service, self._up, self._rng = service, up, rng
        self._open_in: set[int] = set()
        """Processes that have had this match open; one that is started again is another."""
        super().__init__(service.of("serve")[0], match, Load())

    def address(self, seats: list[str]) -> str:
        self.server = self._rng.choice([each for each in self._service.of("serve") if each in self._up])
        return super().address(seats)

    def is_warm(self) -> bool:
        return self._pid() in self._open_in

    def opened(self) -> None:
        self._open_in.add(self._pid())

    def _pid(self) -> int:
        return next((each.pid for each in self._service.of("serve") if each is self.server and each.running), 0)


class Upheaval(Struct, frozen=True):
    """What happens: so many blows at so many tables of all games; at every third a computer plays.

    A blow kills a server or a worker with -9, or cuts every connection to the database.
    """

    blows: int
    matches: int
    thought: tuple[float, float] = QUICK
    seconds: float = PATIENCE
    """After so many no blow is begun."""
    seed: int = 7


async def upheaval(service: Hosted, cluster: Cluster, what: Upheaval, folder: Path) -> Killed:
    """What came of it. Nothing is struck before everybody sits at a board."""
    end = asyncio.Event()
    up = {role: set(service.of(role)) for role in ("serve", "work")}
    players = [each for number in range(what.matches) for each in await _seat(service, up["serve"], what, number)]
    playing = [asyncio.create_task(_come(each, n * COMING, end)) for n, each in enumerate(players)]
    await _until(lambda: all(each.seated for each in players))
    made = await _strike(service, cluster, what, up)
    before = _acknowledged(players)
    await _until(lambda: _acknowledged(players) >= before + GOES_ON)
    end.set()
    await asyncio.gather(*playing)
    done = await asyncio.to_thread(service.command, "admin", "export", str(folder))
    assert done.returncode == 0, done.stderr
    return await asyncio.to_thread(counted, players, made, lambda match: (folder / f"{match}.json").read_bytes())


async def _seat(service: Hosted, up: set[Process], what: Upheaval, number: int) -> list[Player]:
    """The people at a new table."""
    game, scenario = TABLES[number % len(TABLES)]
    kinds = [PERSON, COMPUTER if number % 3 == 2 else PERSON]
    match = await asyncio.to_thread(new_match, service.of("serve")[0], game, scenario, kinds, pace=LIVE)
    board = _Anywhere(service, up, match, random.Random(f"{what.seed}/{number}"))
    people = {each["seat"] for each in match["seats"] if each["holder"] == "person"}
    return [Player(board, seats, what.thought) for seats in board.players() if set(seats) <= people]


async def _come(player: Player, after: float, end: asyncio.Event) -> None:
    await asyncio.sleep(after)
    await player.play(end, random.Random(f"{after}"))


async def _strike(service: Hosted, cluster: Cluster, what: Upheaval, up: dict[str, set[Process]]) -> int:
    """How many blows there was time for; all are up again after the last."""
    rng, late = random.Random(what.seed), time.monotonic() + what.seconds
    restarts: list[asyncio.Task[None]] = []
    made = 0
    for kind in rng.sample(BLOWS * (what.blows // len(BLOWS) + 1), what.blows):
        await asyncio.sleep(rng.uniform(*GAP))
        if time.monotonic() > late:
            break
        made += 1
        if kind == "database":
            await asyncio.to_thread(_cut, service, cluster)
        else:
            killed = rng.choice(sorted(up[kind], key=lambda each: each.port))
            up[kind].discard(killed)
            restarts.append(asyncio.create_task(_kill(killed, up[kind])))
            await _until(lambda: len(up["serve"]) > 1 and len(up["work"]) > 0)
    await asyncio.gather(*restarts)
    return made


def _cut(service: Hosted, cluster: Cluster) -> None:
    """Every connection to the service's database ends."""
    name = urlsplit(service.database).path.strip("/")
    cluster.ask(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'")


async def _kill(killed: Process, up: set[Process]) -> None:
    """It starts again and is then one of those that are up; meanwhile the others do its work."""
    await asyncio.to_thread(killed.stop, signal.SIGKILL)
    for _ in range(RESTARTS):
        with contextlib.suppress(RuntimeError):  # it may begin while the database's connections are cut
            await asyncio.to_thread(killed.start)
            up.add(killed)
            return


def _acknowledged(players: list[Player]) -> int:
    return sum(len(each.acknowledged) for each in players)


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)


def computers_played(folder: Path) -> int:
    """Actions of computers in the records."""
    entries = [each for file in folder.glob("*.json") for each in parse_record(file.read_bytes()).entries]
    return sum(each.by == "opponent" and isinstance(each.what, Act) for each in entries)
