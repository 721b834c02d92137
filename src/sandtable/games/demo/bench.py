"""What this game measures of its own: finding a legal walk."""

from __future__ import annotations

import time

from sandtable.games.demo.flow import Move
from sandtable.games.demo.model import SEATS, STANCES
from sandtable.games.demo.setup import start
from sandtable.kernel.options import Rng

WALKS = 200


def figures(rng: Rng) -> list[tuple[str, float, str]]:
    """Name, value and unit of each."""
    state, move = start("duel", {}), Move(SEATS[0])
    state.stances = dict.fromkeys(SEATS, STANCES[0])
    began = time.process_time()
    for _ in range(WALKS):
        move.options(state, SEATS[0]).sample(rng)
    return [("a sampled walk", 1e6 * (time.process_time() - began) / WALKS, "us")]
