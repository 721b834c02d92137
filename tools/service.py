"""A whole hosted service under load: PostgreSQL, servers, a worker, a tender, all on this machine. Each part prints one
line of JSON with the machine's load beside it.

python tools/service.py people [--count 1000] [--seconds 60]   seats with five seconds of thought, at two servers
python tools/service.py proxy  [--count 1000] [--seconds 60]   the same through nginx
python tools/service.py kills  [--count 200]                   servers and workers killed with -9, connections cut
python tools/service.py races  [--count 1000]                  two who answer one question at two servers
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from load import share

from sandtable.lab.cluster import Cluster, cluster
from sandtable.lab.hosted import Hosted, hosted
from sandtable.lab.load import Server, people
from sandtable.lab.proxy import proxied
from sandtable.lab.races import race
from sandtable.lab.upheaval import computers_played, upheaval

SITE = Path(__file__).resolve().parent.parent / "deploy" / "nginx" / "sandtable.conf"
THOUGHT = 5.0
SETTINGS = "[serve]\nsockets = 100000\nconnections = 100000\n"


@contextmanager
def service(serve: int = 2, work: int = 1, tend: int = 1) -> Iterator[tuple[Cluster, Hosted]]:
    with tempfile.TemporaryDirectory() as folder, cluster() as database:
        address = database.make("service")
        first = Hosted(Path(folder), address, SETTINGS)
        done = first.command("migrate")
        assert done.returncode == 0, done.stderr
        with hosted(Path(folder), address, serve, work, tend, SETTINGS) as made:
            yield database, made


def many_people(count: int, seconds: float, through: bool = False) -> dict[str, Any]:
    """Each table's seats are at one process, as the proxy would have it."""
    with ExitStack() as ending:
        _, made = ending.enter_context(service())
        servers: list[Server] = list(made.of("serve"))
        if through:
            ports = [each.port for each in servers]
            servers = [ending.enter_context(proxied(made.folder / "nginx", SITE, ports))]
        pids = [each.pid for each in made.of("serve")]
        found = asyncio.run(people(servers, pids, count, THOUGHT, seconds))
    return {
        "seats": count,
        "acts": found.acts,
        "errors": found.errors[:5],
        "done": [share(found.to_done, part) for part in (0.5, 0.95, 0.99)],
        "other": [share(found.to_other, part) for part in (0.5, 0.95, 0.99)],
        "processor": round(1000 * found.processor / max(1, found.acts), 2),
    }


def many_kills(count: int, seconds: float) -> dict[str, Any]:
    with service(work=2) as (database, made), tempfile.TemporaryDirectory() as records:
        found = asyncio.run(upheaval(made, database, count, 12, Path(records)))
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
        "back": [share(found.back, part) for part in (0.5, 0.95, 1.0)],
    }


def many_races(count: int, seconds: float) -> dict[str, Any]:
    with service(work=0, tend=0) as (_, made):
        one, two = made.of("serve")
        found = asyncio.run(race(one, two, count))
    return {"rounds": count, "one": found.one, "both": found.both, "none": found.none}


def through_nginx(count: int, seconds: float) -> dict[str, Any]:
    return many_people(count, seconds, through=True)


PARTS: dict[str, tuple[Callable[[int, float], dict[str, Any]], int, float]] = {
    "people": (many_people, 1000, 60.0),
    "proxy": (through_nginx, 1000, 60.0),
    "kills": (many_kills, 200, 0.0),
    "races": (many_races, 1000, 0.0),
}


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("part", choices=list(PARTS))
    ask.add_argument("--count", type=int)
    ask.add_argument("--seconds", type=float)
    given = ask.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(20_000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    measure, count, seconds = PARTS[given.part]
    found = measure(given.count or count, given.seconds or seconds)
    load = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps({**found, "load": load, "cores": os.cpu_count()}))


if __name__ == "__main__":
    main()
