"""The sums of a stage of battle over pairs of numbers left, written once: plain, and compiled where numba is there.

A grid holds a chance for each number of attackers (row) and defenders (column) left. The functions take lists of lists
and arrays alike and add in the same order, so that both ways give the same digits:
`test_thirty_against_thirty_compiled_and_plain_agree` in tests/games/europe/test_europe_odds.py compares them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache, lru_cache
from math import comb
from typing import Any

Dist = tuple[float, ...]
"""How likely each number of hits is, from none on."""
LEAST = 1e-15
"""What is rarer is left out."""


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
def tails(values: tuple[int, ...], times: int = 1) -> Tails:
    """For each number of units left the chances of their hits. Units are lost from the front; a value of 0 does not
    roll."""
    found = []
    counts: dict[int, int] = {}
    for left in range(len(values) + 1):
        if left and values[-left] > 0:
            counts[values[-left]] = counts.get(values[-left], 0) + times
        found.append(hits(tuple(sorted(counts.items()))))
    return tuple(found)


@lru_cache(4096)
def lengths(rows: Tails) -> tuple[int, ...]:
    return tuple(map(len, rows))


@lru_cache(4096)
def table(rows: Tails) -> tuple[Any, Any]:
    """The same as arrays: the chances, and how many there are in each row."""
    import numpy as np  # here: the extra `fast`, loaded when first needed

    made = np.zeros((len(rows), max(map(len, rows))))
    for at, row in enumerate(rows):
        made[at, : len(row)] = row
    return made, np.array(lengths(rows))


def one_round(
    grid: Any, after: Any, ends: Any, held: Any, ours: Any, ours_len: Any, answers: Any, answers_len: Any
) -> tuple[float, float]:
    """Fight one round from every pair. What is held then goes from the grid to the ends; how much did, and how much is
    left."""
    for i in range(1, len(grid)):
        line, mine, most = grid[i], ours[i], ours_len[i]
        for j in range(1, len(line)):
            here, answer = line[j], answers[j]
            if here < LEAST:
                continue
            line[j] = 0.0
            for k in range(answers_len[j]):
                share = here * answer[k]
                row = after[i - k if i > k else 0]
                for h in range(most):
                    row[j - h if j > h else 0] += share * mine[h]
    ended, left = 0.0, 0.0
    for i in range(len(grid)):
        line, end, stop, fresh = grid[i], ends[i], held[i], after[i]
        for j in range(len(line)):
            p = fresh[j]
            fresh[j] = 0.0
            if stop[j]:
                end[j] += p
                ended += p
            elif p >= LEAST:
                line[j] = p
                left += p
    return ended, left


def to_the_end(grid: Any, held: Any, ours: Any, ours_len: Any, answers: Any, answers_len: Any) -> None:
    """Fight on from every pair until it is held; that nobody hits is divided out."""
    for i in range(len(grid) - 1, 0, -1):
        line, mine, most, stop = grid[i], ours[i], ours_len[i], held[i]
        for j in range(len(line) - 1, 0, -1):
            here = line[j]
            if here < LEAST or stop[j]:
                continue
            answer = answers[j]
            stay = mine[0] * answer[0]
            if stay >= 1.0:
                continue
            line[j] = 0.0
            weight = here / (1.0 - stay)
            for k in range(answers_len[j]):
                share = weight * answer[k]
                row = grid[i - k if i > k else 0]
                for h in range(0 if k else 1, most):
                    row[j - h if j > h else 0] += share * mine[h]


Sums = tuple[Callable[..., Any], Callable[..., Any]]
PLAIN_FIRST = 100
"""So many large stages are summed up plainly before numba is loaded: that takes seconds, thirty against thirty with 33
such stages a twentieth of one."""
_asked = itertools.count()


def compiled() -> Sums | None:
    """Both sums compiled, if numba is there: at once where it is loaded already, else when many were asked for."""
    return load_sums() if has_sums() or next(_asked) >= PLAIN_FIRST else None


def has_sums() -> bool:
    return bool(load_sums.cache_info().currsize)


@cache
def load_sums() -> Sums | None:
    """Both sums, compiled or read from what was compiled before."""
    try:
        from numba import njit  # here: the extra `fast`, loaded when first needed
    except ImportError:
        return None
    return njit(cache=True)(one_round), njit(cache=True)(to_the_end)
