"""A real server under load; each part prints one line of JSON with the machine's load beside it.

    python tools/load.py people [--seats 200] [--think 1] [--seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from typing import Any

from sandtable.lab.load import people
from sandtable.lab.served import served


def share(times: list[float], part: float) -> float:
    """So large a part of the times is at most this, in milliseconds."""
    found = sorted(times)
    return round(1000 * found[min(len(found) - 1, int(part * len(found)))], 1) if found else 0.0


def many_people(given: argparse.Namespace) -> dict[str, Any]:
    with served() as server:
        found = asyncio.run(people(server, given.seats, given.think, given.seconds))
    return {
        "seats": given.seats,
        "acts": found.acts,
        "errors": found.errors[:5],
        "done": [share(found.to_done, part) for part in (0.5, 0.95, 0.99)],
        "other": [share(found.to_other, part) for part in (0.5, 0.95, 0.99)],
        "processor": round(1000 * found.processor / max(1, found.acts), 2),
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("part", choices=["people"])
    ask.add_argument("--seats", type=int, default=200)
    ask.add_argument("--think", type=float, default=1.0)
    ask.add_argument("--seconds", type=float, default=60)
    given = ask.parse_args()
    found = {"people": many_people}[given.part](given)
    load = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps({**found, "load": load, "cores": os.cpu_count()}))


if __name__ == "__main__":
    main()
