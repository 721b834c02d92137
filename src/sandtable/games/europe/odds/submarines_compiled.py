"""The sea stage with submarines summed up over a grid of who is left, compiled.

The same rules as `submarines.SubmarineStage.fight`, written again over arrays: compiled it is many times as fast.
`test_compiled_and_plain_submarines_agree` in tests/games/europe/test_europe_odds_submarines.py compares the two.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.odds.forces import last
from sandtable.games.europe.odds.sums import LEAST, Dist, has_sums, hits
from sandtable.games.europe.rules.wishes import Piece


def dice(pieces: Sequence[Piece], times: int, hunting: bool) -> Dist:
    """The chances of hits at sea of some pieces."""
    counts: dict[int, int] = {}
    for piece in pieces:
        if piece.sea > 0:
            counts[piece.sea] = counts.get(piece.sea, 0) + times * (piece.hunt if hunting else 1)
    return hits(tuple(sorted(counts.items())))


@lru_cache(256)
def rows(air: tuple[Piece, ...], ships: tuple[Piece, ...], times: int) -> tuple[Any, Any]:
    """For aircraft and ships left the chances of their hits: against all, against submarines, and of ships alone
    against these; and how many there are in each row."""
    import numpy as np  # here: the extra `fast`, loaded when first needed

    found: dict[tuple[int, int, int], Dist] = {}
    for mode, (flying, hunting) in enumerate(((True, False), (True, True), (False, True), (False, False))):
        for a in range(len(air) + 1):
            for s in range(len(ships) + 1):
                line = [*last(ships, s), *(last(air, a) if flying else ())]
                found[(mode, a, s)] = dice(line, times, hunting)
    sizes = (4, len(air) + 1, len(ships) + 1)
    table, lengths = np.zeros((*sizes, max(map(len, found.values())))), np.zeros(sizes, dtype=np.int64)
    for key, row in found.items():
        table[key][: len(row)] = row
        lengths[key] = len(row)
    return table, lengths


def all_submarines(pieces: Sequence[Piece], n: int) -> bool:
    """Whether the last ones are submarines and nothing else."""
    return bool(n) and all(piece.kind == t.SUB for piece in last(pieces, n))


@lru_cache(256)
def alone(ships: tuple[Piece, ...]) -> Any:
    """For each number of ships left whether these are submarines only."""
    import numpy as np  # here: the extra `fast`, loaded when first needed

    return np.array([all_submarines(ships, n) for n in range(len(ships) + 1)])


def sum_stage(
    grid: Any,
    begun: bool,
    by_land: bool,
    ours: Any,
    ours_len: Any,
    answers: Any,
    answers_len: Any,
    subs: Any,
    foe_subs: Any,
    flies: Any,
    foe_flies: Any,
    gone: Any,
    left: Any,
    meets: Any,
    zero: int,
) -> None:
    """Fight from the full number down to every end.

    The grid counts aircraft, ships, transports, enemy aircraft and enemy ships. `left` gets the chance of each number
    left of each class, `meets` that of the aircraft, transports and enemy aircraft that go on, by the swing in HPP
    (`zero` is where no swing stands). That nobody is hit is divided out after the first round.
    """
    _, most_s, most_b, most_fa, most_fs = grid.shape
    cells = grid.reshape(grid.size)
    after = [(0, 0)] * ours.shape[3]
    for first in (True, False):
        if first and begun:
            continue
        for at in range(grid.size - 1, grid.size - 2 if first else -1, -1):
            here = cells[at]
            if here <= 0.0:
                continue
            fs, fa = at % most_fs, at // most_fs % most_fa
            rest = at // most_fs // most_fa
            b, s, a = rest % most_b, rest // most_b % most_s, rest // most_b // most_s
            mode = 0 if not foe_subs[fs] else 1 if first else 2
            mine, most = ours[mode, a, s], ours_len[mode, a, s]
            if not first:
                over = not (fs or fa) if s or b else not a or by_land or not fs or foe_subs[fs]
                broken = (not fs and subs[s] and not a) or most == 1
                if over or broken:
                    left[0, a] += here
                    left[1, s] += here
                    left[2, b] += here
                    left[3, fa] += here
                    left[4, fs] += here
                    swing = gone[3, fa] + gone[4, fs] - gone[0, a] - gone[1, s] - gone[2, b]
                    meets[a if over or by_land else 0, b if over else 0, fa, zero + swing] += here
                    continue
                if here < LEAST:
                    continue
            cells[at] = 0.0
            kind = 0 if first or b or not subs[s] else 3
            answer, more = answers[kind, fa, fs], answers_len[kind, fa, fs]
            spared, foes_spared = foe_subs[fs] and not fa, subs[s] and not a
            x, y, missed = fa, fs, 0.0
            for h in range(most):
                after[h] = (x, y)
                missed += mine[h] if x == fa and y == fs else 0.0
                if x and not foes_spared and (not y or foe_flies[x, y]):
                    x -= 1
                elif y:
                    y -= 1
            safe = answer[0] if s or b or (a and not spared) else 1.0
            weight = here if first else here / (1.0 - missed * safe)
            x, y, z = a, s, b
            for k in range(more):
                same = not first and x == a and y == s and z == b
                base = ((x * most_s + y) * most_b + z) * most_fa
                for h in range(most):
                    u, v = after[h]
                    if not (same and u == fa and v == fs):
                        cells[(base + u) * most_fs + v] += weight * answer[k] * mine[h]
                if x and not spared and (not y or flies[x, y]):
                    x -= 1
                elif y:
                    y -= 1
                elif z:
                    z -= 1


PLAIN_HUNTS = 60
"""So many stages are summed up plainly before numba is loaded, half a second of work (`sums.PLAIN_FIRST`)."""
_asked = itertools.count()


def compiled_stage() -> Callable[..., None] | None:
    """The sums compiled, if numba is there: at once where it is loaded already, else when several were asked for."""
    return load_stage() if has_sums() or next(_asked) >= PLAIN_HUNTS else None


@cache
def load_stage() -> Callable[..., None] | None:
    """The sums, compiled or read from what was compiled before."""
    try:
        from numba import njit  # here: the extra `fast`, loaded when first needed
    except ImportError:
        return None
    made: Callable[..., None] = njit(cache=True)(sum_stage)
    return made
