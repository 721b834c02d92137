"""What the tools that measure a server share: how their parts are asked for, and how their numbers are told."""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
from collections.abc import Callable, Mapping
from typing import Any

from sandtable.lab.load import Load

Part = tuple[Callable[[int, float], dict[str, Any]], int, float]
"""What measures, how many it takes if nobody says otherwise, and for how many seconds."""
FILES = 20_000
"""Open files and sockets that a measurement may need."""


def share(times: list[float], part: float) -> float:
    """So large a part of the times is at most this, in milliseconds."""
    found = sorted(times)
    return round(1000 * found[min(len(found) - 1, int(part * len(found)))], 1) if found else 0.0


def people_told(seats: int, found: Load) -> dict[str, Any]:
    """How long people at so many seats waited, and what each act cost the servers."""
    return {
        "seats": seats,
        "acts": found.acts,
        "errors": found.errors[:5],
        "done": [share(found.to_done, part) for part in (0.5, 0.95, 0.99)],
        "other": [share(found.to_other, part) for part in (0.5, 0.95, 0.99)],
        "processor": round(1000 * found.processor / max(1, found.acts), 2),
    }


def _late(number: int, frame: object) -> None:
    raise TimeoutError("this takes too long")


def main(about: str | None, parts: Mapping[str, Part], limit: int = 0) -> None:
    """Measure the part that the command line names; one line of JSON with the machine's load beside it. After `limit`
    seconds it is given up, and what was started is ended."""
    ask = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("part", choices=list(parts))
    ask.add_argument("--count", type=int)
    ask.add_argument("--seconds", type=float)
    given = ask.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    signal.signal(signal.SIGALRM, _late)
    signal.alarm(limit)
    measure, count, seconds = parts[given.part]
    found = measure(given.count or count, given.seconds or seconds)
    load = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps({**found, "load": load, "cores": os.cpu_count()}))
