"""The compiled look along lines of sight, where it has been made ready; all works the same without it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable.games.operation.ground import Block, Index
from sandtable.games.operation.model import VEHICLES, Model

FAR = 1 << 20
"""Further than any table is wide (mm)."""

COLUMNS = 11
Ground = tuple[Any, int]
"""The terrain as an array (see `kernels`), and how many of its rows are blocks."""

_kernel: Any = None


def warm() -> None:
    """Compile, or read what was compiled before; a while the first time. Nothing happens without numba."""
    global _kernel
    if _kernel is not None:
        return
    try:
        from sandtable.games.operation import kernels
    except ImportError:
        return
    nobody = packed([])
    kernels.free_lines(*ground_of(()), nobody, nobody, FAR, room_for(0))
    _kernel = kernels


def is_warm() -> bool:
    return _kernel is not None


def free_lines(index: Index, ours: list[Model], theirs: list[Model], far: int) -> list[list[int]]:
    """Every line over the terrain between two groups that is no longer than this and not stopped.

    Each with the numbers of the two models and what it says: a sum of flags, or less than 0 if the rules must look.
    """
    if index.packed is None:
        index.packed = ground_of(index.blocks)
    ground, count = index.packed
    found = room_for(len(ours) * len(theirs))
    many: int = _kernel.free_lines(ground, count, group(index, ours), group(index, theirs), far, found)
    rows: list[list[int]] = found[:many].tolist() if many else []
    return rows


def room_for(lines: int) -> Any:
    """An array for so many lines."""
    import numpy as np

    return np.empty((lines, 3), np.int64)


def group(index: Index, models: list[Model]) -> Any:
    """The array of some models, from memory while none of them has changed: most units stand where they stood."""
    name = models[0].id if models else ""
    held = index.groups.get(name)
    if held is not None and held[0] == models:
        return held[1]
    found = packed(models)
    index.groups[name] = (models, found)
    return found


def packed(models: list[Model]) -> Any:
    """Place, level and whether it is a vehicle, of every model."""
    import numpy as np

    rows = [(m.x, m.y, m.level, m.cls in VEHICLES) for m in models]
    return np.array(rows, np.int64).reshape(len(rows), 4)


def ground_of(blocks: Iterable[Block]) -> Ground:
    """The terrain that says anything to a line: rows for blocks, then for their corners, then for the gaps in them."""
    import numpy as np

    kept = [block for block in blocks if not says_nothing(block)]
    first = len(kept)
    gap = first + sum(len(block.segments) + 1 for block in kept)
    rows: list[tuple[int, ...]] = []
    corners: list[tuple[int, ...]] = []
    gaps: list[tuple[int, ...]] = []
    for block in kept:
        start = first + len(corners)
        for side, openings in zip(block.segments, block.openings, strict=True):
            corners.append((*side[0], gap + len(gaps), gap + len(gaps) + len(openings)))
            gaps += [(*one, *two) for one, two in openings]
        rows.append((*block.box, start, first + len(corners), *traits(block)))
        corners.append((*block.segments[-1][1], 0, 0))
    made = np.zeros((gap + len(gaps), COLUMNS), np.int64)
    for n, row in enumerate((*rows, *corners, *gaps)):
        made[n, : len(row)] = row
    return made, len(kept)


def says_nothing(block: Block) -> bool:
    """Whether a piece neither stops a line nor gives cover."""
    if block.polygon:
        return block.shelters and not block.gives
    return not (block.row.high or block.row.low)


def traits(block: Block) -> tuple[int, ...]:
    """What kind of piece it is, whether solid, its cover, whether a hedge, its height."""
    row = block.row
    if block.polygon:
        kind = 0 if block.shelters else 2 if row.walls else 1
    else:
        kind = 4 if row.high else 3
    return kind, block.solid, block.gives, row.hedge, block.height
