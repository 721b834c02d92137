"""A whole hosted service under load: PostgreSQL, servers, a worker, a tender, all on this machine. Each part prints one
line of JSON with the machine's load beside it.

python tools/service.py people [--count 1000] [--seconds 60]   seats with clocks and five seconds of thought, at two
                                                               servers, beside spectators and a worker that thinks
python tools/service.py proxy  [--count 1000] [--seconds 60]   the same through nginx
python tools/service.py kills  [--count 200] [--seconds 480]   servers and workers killed with -9, connections cut
python tools/service.py races  [--count 1000]                  two who answer one question at two servers
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from measuring import Part, main, people_told, share

from sandtable.lab.cluster import Cluster, cluster
from sandtable.lab.hosted import Hosted, hosted
from sandtable.lab.load import TABLES, Load, Server, new_match, people
from sandtable.lab.proxy import proxied
from sandtable.lab.races import race
from sandtable.lab.upheaval import Upheaval, computers_played, upheaval

SITE = Path(__file__).resolve().parent.parent / "deploy" / "nginx" / "sandtable.conf"
THOUGHT = 5.0
SETTINGS = "[serve]\nsockets = 100000\nconnections = 100000\n[work]\nprocesses = 1\n"
LIVE: dict[str, Any] = {
    "pace": {"kind": "live", "seconds": 1800, "increment": 15, "reserve": 10},
    "visibility": "public",
}
"""How people play: with clocks, and anyone may look on."""
LIMIT = 720
"""Seconds for one part; on a quiet machine the longest takes nine minutes."""
SPECTATORS = 2
"""Who look on, for each seat."""
KILLED_AT = 200
"""Matches that are played while processes are killed."""
THINKERS = [{"kind": "computer", "level": "colonel"}] * 2
"""They think ahead: what keeps the worker busy is their thought, and not the beginning of ever new matches."""
JOBS = 2
"""Matches of computers that wait for the worker at any time: it never rests."""


@contextmanager
def service(serve: int = 2, work: int = 1, tend: int = 1) -> Iterator[tuple[Cluster, Hosted]]:
    with tempfile.TemporaryDirectory() as folder, cluster() as database:
        database.make("service")
        address = database.beside("service")
        first = Hosted(Path(folder), address, SETTINGS)
        done = first.command("migrate")
        assert done.returncode == 0, done.stderr
        with hosted(Path(folder), address, serve, work, tend, SETTINGS) as made:
            yield database, made


def many_people(count: int, seconds: float, through: bool = False) -> dict[str, Any]:
    """Each table's seats are at one process, as the proxy would have it."""
    with ExitStack() as ending:
        database, made = ending.enter_context(service())
        servers: list[Server] = list(made.of("serve"))
        if through:
            ports = [each.port for each in servers]
            servers = [ending.enter_context(proxied(made.folder / "nginx", SITE, ports))]
        found, thought = asyncio.run(_beside_a_thinker(database, made, servers, count, seconds))
    if not thought:
        found.errors.append("the worker had nothing to think about")
    told = people_told(count, found)
    return {**told, "spectators": SPECTATORS * count, "boards_watched": found.watched, "computers_decided": thought}


async def _beside_a_thinker(
    database: Cluster, made: Hosted, servers: list[Server], count: int, seconds: float
) -> tuple[Load, int]:
    """What people met, and how many decisions computers made meanwhile."""
    pids = [each.pid for each in made.of("serve")]
    thinking = asyncio.create_task(_keep_thinking(database, servers[0]))
    found = await people(servers, pids, count, THOUGHT, seconds, spectators=SPECTATORS * count, **LIVE)
    thinking.cancel()
    decided = "SELECT coalesce(sum(count), 0) FROM matches WHERE visibility = 'private'"
    return found, int(await asyncio.to_thread(database.ask, decided, "service"))


async def _keep_thinking(database: Cluster, server: Server) -> None:
    """Matches among computers, another one whenever the worker would soon have none."""
    for number in range(10**6):
        while int(await asyncio.to_thread(database.ask, "SELECT count(*) FROM jobs", "service")) >= JOBS:
            await asyncio.sleep(1)
        game, scenario = TABLES[number % len(TABLES)]
        await asyncio.to_thread(new_match, server, game, scenario, THINKERS)


def many_kills(count: int, seconds: float) -> dict[str, Any]:
    """Nobody looks on: a server that is killed sends only players elsewhere."""
    what = Upheaval(count, KILLED_AT, (0.5 * THOUGHT, 1.5 * THOUGHT), seconds)
    with service(work=2) as (database, made), tempfile.TemporaryDirectory() as records:
        found = asyncio.run(upheaval(made, database, what, Path(records)))
        computers = computers_played(Path(records))
    return {
        "kills": found.kills,
        "matches": found.matches,
        "acknowledged": found.acknowledged,
        "resent": found.resent,
        "lost": found.lost,
        "double": found.double,
        "bad_files": found.bad_files[:5],
        "computers": computers,
        "back_times": len(found.back),
        "back_cold_times": len(found.back_cold),
        "answered": [share(found.answered, part) for part in (0.5, 0.99, 1.0)],
        "back": [share(found.back, part) for part in (0.5, 0.95, 1.0)],
        "back_cold": [share(found.back_cold, part) for part in (0.5, 0.95, 1.0)],
        "clocks": found.clocks,
        "clocks_off": round(found.clocks_off, 3),
    }


def many_races(count: int, seconds: float) -> dict[str, Any]:
    with service(work=0, tend=0) as (_, made):
        one, two = made.of("serve")
        found = asyncio.run(race(one, two, count))
    return {"rounds": count, "one": found.one, "both": found.both, "none": found.none}


def through_nginx(count: int, seconds: float) -> dict[str, Any]:
    return many_people(count, seconds, through=True)


PARTS: dict[str, Part] = {
    "people": (many_people, 1000, 60.0),
    "proxy": (through_nginx, 1000, 60.0),
    "kills": (many_kills, 200, 480.0),
    "races": (many_races, 1000, 0.0),
}


if __name__ == "__main__":
    main(__doc__, PARTS, LIMIT)
