"""One stage of a battle, solved exactly: rounds until one side has nothing left that fights.

`stage` is plain Python; with the `fast` extra the same sum runs compiled. Both agree to the last digits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import comb
from typing import Any

Grid = list[list[float]]
SMALL = 200
"""Up to so many states the plain sum is quicker than going over arrays (and than compiling)."""


@lru_cache(65536)
def hits(dice: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """The chances of 0, 1, 2, ... hits of so many dice at each value."""
    chances: tuple[float, ...] = (1.0,)
    for value, count in dice:
        p = min(max(value, 0), 6) / 6
        own = [comb(count, k) * p**k * (1 - p) ** (count - k) for k in range(count + 1)]
        longer = [0.0] * (len(chances) + count)
        for i, a in enumerate(chances):
            for k, b in enumerate(own):
                longer[i + k] += a * b
        chances = tuple(longer)
    return chances


Tails = tuple[tuple[float, ...], ...]


@lru_cache(4096)
def tails(values: tuple[int, ...], idle: int = 0, times: int = 1) -> Tails:
    """For each number of units left the chances of their hits. Units are lost from the front; the last `idle` do not
    roll."""
    found = []
    for left in range(len(values) + 1):
        rolling = values[len(values) - left : len(values) - idle] if left > idle else ()
        counts: dict[int, int] = {}
        for value in rolling:
            counts[value] = counts.get(value, 0) + times
        found.append(hits(tuple(sorted(counts.items()))))
    return tuple(found)


def stage(
    attack: Sequence[int], defence: Sequence[int], idle: int = 0, times: int = 1, rounds: int = 0
) -> dict[tuple[int, int], float]:
    """How a stage ends: the chance of each number of units left on both sides.

    Attackers and defenders are given by their values in the order in which they are lost; the last `idle` attackers are
    transports that do not fight. With `rounds` the attacker breaks off after so many.
    """
    mine, theirs = tails(tuple(attack), idle, times), tails(tuple(defence))
    if rounds:
        return _limited(mine, theirs, idle, rounds)
    kernel = fast_kernel() if len(attack) * len(defence) > SMALL else None
    if kernel is not None:
        return _fast(kernel, mine, theirs, idle)
    return _plain(mine, theirs, idle)


def _plain(mine: Tails, theirs: Tails, idle: int) -> dict[tuple[int, int], float]:
    n, m = len(mine) - 1, len(theirs) - 1
    grid = [[0.0] * (m + 1) for _ in range(n + 1)]
    grid[n][m] = 1.0
    for i in range(n, idle, -1):
        ours = mine[i]
        for j in range(m, 0, -1):
            here = grid[i][j]
            if here < 1e-15:
                continue
            answer = theirs[j]
            stay = ours[0] * answer[0]
            if stay >= 1.0:
                continue
            grid[i][j] = 0.0
            _spread(grid, i, j, here / (1.0 - stay), ours, answer)
    return {(i, j): grid[i][j] for i in range(n + 1) for j in range(m + 1) if grid[i][j] > 0.0}


def _spread(grid: Grid, i: int, j: int, weight: float, ours: Sequence[float], answer: Sequence[float]) -> None:
    """Everything that one round can bring from here; that nobody hits has been divided out."""
    for k, b in enumerate(answer):
        share = weight * b
        if share < 1e-16:
            continue
        row = grid[i - k if i > k else 0]
        start = 0 if k else 1
        for h in range(start, len(ours)):
            row[j - h if j > h else 0] += share * ours[h]


def _limited(mine: Tails, theirs: Tails, idle: int, rounds: int) -> dict[tuple[int, int], float]:
    """Round by round, broken off after the last."""
    now = {(len(mine) - 1, len(theirs) - 1): 1.0}
    for _ in range(rounds):
        following: dict[tuple[int, int], float] = {}
        for (i, j), here in now.items():
            if i <= idle or not j:
                following[(i, j)] = following.get((i, j), 0.0) + here
                continue
            for h, a in enumerate(mine[i]):
                for k, b in enumerate(theirs[j]):
                    key = (max(i - k, 0), max(j - h, 0))
                    following[key] = following.get(key, 0.0) + here * a * b
        now = following
    return now


def _run(grid: Any, ours: Any, ours_len: Any, answers: Any, answers_len: Any, idle: int) -> None:
    """The sum of `_plain` on arrays, as numba compiles it."""
    n, m = grid.shape[0] - 1, grid.shape[1] - 1
    for i in range(n, idle, -1):
        for j in range(m, 0, -1):
            here = grid[i, j]
            if here < 1e-15:
                continue
            stay = ours[i, 0] * answers[j, 0]
            if stay >= 1.0:
                continue
            grid[i, j] = 0.0
            weight = here / (1.0 - stay)
            for k in range(answers_len[j]):
                share = weight * answers[j, k]
                if share < 1e-16:
                    continue
                row = i - k if i > k else 0
                for h in range(0 if k else 1, ours_len[i]):
                    grid[row, j - h if j > h else 0] += share * ours[i, h]


@cache
def fast_kernel() -> Callable[..., Any] | None:
    """The compiled sum, if numba is there."""
    try:
        from numba import njit
    except ImportError:
        return None
    compiled: Callable[..., Any] = njit(cache=True)(_run)
    return compiled


def _fast(kernel: Callable[..., Any], mine: Tails, theirs: Tails, idle: int) -> dict[tuple[int, int], float]:
    import numpy as np

    n, m = len(mine) - 1, len(theirs) - 1
    grid = np.zeros((n + 1, m + 1))
    grid[n, m] = 1.0
    kernel(grid, *_table(mine), *_table(theirs), idle)
    held = grid.tolist()
    return {(i, j): held[i][j] for i in range(n + 1) for j in range(m + 1) if held[i][j] > 0.0}


@lru_cache(4096)
def _table(rows: Tails) -> tuple[Any, Any]:
    import numpy as np

    made = np.zeros((len(rows), max(map(len, rows))))
    for at, row in enumerate(rows):
        made[at, : len(row)] = row
    return made, np.array([len(row) for row in rows])
