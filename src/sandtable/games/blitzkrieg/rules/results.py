"""Chapter 8.3: how often a column of the combat table does what to a unit.

Frames warn by it and computer players weigh by it, so it stands below both; the odds that are shown are made of it.
"""

from __future__ import annotations

from functools import cache

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.tables.sheets import CRT, HIGHEST, LOWEST, MINES, NOTHING, RED, STEP, WAYS_OF_2D6


def split(state: State, t: int, column: int) -> tuple[int, int, int]:
    """In how many of 36 ways a column does nothing, neutralises or costs a step; a red N only where it counts."""
    theatre = state.index.theatre
    return _split(column, theatre.soft[t], theatre.is_hq[t])


@cache
def _split(column: int, soft: bool, hq: bool) -> tuple[int, int, int]:
    if column < LOWEST:
        return 36, 0, 0
    row = CRT[column if column == MINES else min(column, HIGHEST)]
    ways = [0, 0, 0]
    for roll in range(2, 13):
        found = row[roll]
        if found == STEP:
            ways[2] += WAYS_OF_2D6[roll]
        elif found == NOTHING or (found == RED and not soft):
            ways[0] += WAYS_OF_2D6[roll]
        else:
            ways[1] += WAYS_OF_2D6[roll]
    if hq:
        ways = [ways[0], ways[1] + ways[2], 0]
    return ways[0], ways[1], ways[2]


def hurts(state: State, t: int, column: int) -> float:
    """The chance that a column does anything to a unit."""
    return (36 - split(state, t, column)[0]) / 36
