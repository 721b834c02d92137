"""A real server under load; each part prints one line of JSON with the machine's load beside it.

python tools/load.py people    [--count 200] [--seconds 60]     seats with a second of thought
python tools/load.py computers [--count 50] [--seconds 300]     matches of officers, beside six busy processes
python tools/load.py kills     [--count 200]                    kills with -9 while people play
python tools/load.py memory    [--count 200]                    matches opened and closed
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sandtable.lab.crowds import busy, computers, open_and_close
from sandtable.lab.kills import kill_under_load
from sandtable.lab.load import people
from sandtable.lab.served import Served

IDLE = 3.0
"""Seconds after which the server puts rooms away, where memory is measured."""
WARM = 100
"""Matches of all games that are opened and closed before: what every match of a game shares is read once."""


@contextmanager
def server(**settings: str) -> Iterator[Served]:
    """A server over a folder that is thrown away, with its log in it."""
    with tempfile.TemporaryDirectory() as home:
        made = Served(Path(home), env={**os.environ, **settings})
        made.log = Path(home) / "log.txt"
        made.start()
        try:
            yield made
        finally:
            made.stop()


def share(times: list[float], part: float) -> float:
    """So large a part of the times is at most this, in milliseconds."""
    found = sorted(times)
    return round(1000 * found[min(len(found) - 1, int(part * len(found)))], 1) if found else 0.0


def many_people(count: int, seconds: float) -> dict[str, Any]:
    with server() as made:
        found = asyncio.run(people([made], [made.pid], count, 1.0, seconds))
    return {
        "seats": count,
        "acts": found.acts,
        "errors": found.errors[:5],
        "done": [share(found.to_done, part) for part in (0.5, 0.95, 0.99)],
        "other": [share(found.to_other, part) for part in (0.5, 0.95, 0.99)],
        "processor": round(1000 * found.processor / max(1, found.acts), 2),
    }


def many_computers(count: int, seconds: float) -> dict[str, Any]:
    with server() as made, busy(6):
        found = asyncio.run(computers(made, count, seconds))
    return {
        "matches": found.matches,
        "decisions": found.decisions,
        "failures": found.failures[:5],
        "stood_still": found.stood_still,
        "longest_pause": round(found.longest_pause, 1),
        "waits": len(found.waits),
        "wait": [share(found.waits, part) for part in (0.5, 0.95, 1.0)],
    }


def many_kills(count: int, seconds: float) -> dict[str, Any]:
    with server() as made:
        found = asyncio.run(kill_under_load(made, count, matches=8))
    return {
        "kills": found.kills,
        "matches": found.matches,
        "acknowledged": found.acknowledged,
        "resent": found.resent,
        "lost": found.lost,
        "double": found.double,
        "bad_files": found.bad_files[:5],
    }


def memory(count: int, seconds: float) -> dict[str, Any]:
    with server(SANDTABLE_IDLE=str(IDLE)) as made:
        before, peak, after = open_and_close(made, count, IDLE, WARM)
    return {"warm": WARM, "matches": count, "before": round(before), "peak": round(peak), "after": round(after)}


PARTS = {
    "people": (many_people, 200, 60.0),
    "computers": (many_computers, 50, 300.0),
    "kills": (many_kills, 200, 0.0),
    "memory": (memory, 200, 0.0),
}


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("part", choices=list(PARTS))
    ask.add_argument("--count", type=int)
    ask.add_argument("--seconds", type=float)
    given = ask.parse_args()
    measure, count, seconds = PARTS[given.part]
    found = measure(given.count or count, given.seconds or seconds)
    load = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps({**found, "load": load, "cores": os.cpu_count()}))


if __name__ == "__main__":
    main()
