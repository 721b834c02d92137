"""A real server under load; each part prints one line of JSON with the machine's load beside it.

python tools/load.py people    [--count 200] [--seconds 60]     seats with a second of thought
python tools/load.py computers [--count 50] [--seconds 300]     matches of officers, beside six busy processes
python tools/load.py kills     [--count 200]                    kills with -9 while people play
python tools/load.py memory    [--count 200]                    matches opened and closed
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from measuring import Part, main, people_told, share

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


def many_people(count: int, seconds: float) -> dict[str, Any]:
    with server() as made:
        found = asyncio.run(people([made], [made.pid], count, 1.0, seconds))
    return people_told(count, found)


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


PARTS: dict[str, Part] = {
    "people": (many_people, 200, 60.0),
    "computers": (many_computers, 50, 300.0),
    "kills": (many_kills, 200, 0.0),
    "memory": (memory, 200, 0.0),
}


if __name__ == "__main__":
    main(__doc__, PARTS)
