"""The compiled look along lines of sight, where it has been made ready; all works the same without it.

`test_units_see_the_same_with_and_without` in tests/games/operation/test_compiled_sight.py compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from operator import is_
from typing import Any

from sandtable.games.operation.model.pieces import VEHICLES, Model
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground.blocks import Block, height_at
from sandtable.games.operation.rules.ground.hidden_patches import Numbers
from sandtable.games.operation.rules.ground.prepared import Ground
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.geometry.table import Polygon, area2

FAR = 1 << 20
"""Further than any table is wide (mm)."""

GROUND_COLUMNS = 15
PackedGround = tuple[Any, int]
"""The terrain as an array (see `numba_lines`), and how many of its rows are blocks."""

Others = tuple[Any, Any]
"""Vehicles and smoke as arrays."""
Hull = tuple[str, Polygon, int]
"""Model, outline and the cover that it gives."""

_kernel: Any = None
_numpy: Any = None


def use_compiled(numpy: Any, kernel: Any) -> None:
    """Use compiled code from now on; it compiles here, or reads what was compiled before: a while the first time.

    Numpy and `numba_lines` are handed in, for loading them takes a moment and nobody need have them.
    """
    global _kernel, _numpy
    _numpy = numpy
    nobody = array([], 6)
    kernel.find_free_lines(*packed_ground(()), *nothing_else(), False, nobody, nobody, FAR, FAR, False, room_for(0))
    one = array([(0,) * 10], 10)
    kernel.detect_groups(
        *packed_ground(()), *nothing_else(), nobody, 0, one, numpy.zeros(2, numpy.int64), numpy.zeros(1, int)
    )
    _kernel = kernel


def is_warm() -> bool:
    return _kernel is not None


@cache
def nothing_else() -> Others:
    """No vehicle and no smoke."""
    return packed_shades(Numbers(), (), ())


def free_lines(
    ground: Ground,
    ours: list[Model],
    theirs: list[Model],
    far: int = FAR,
    near: int = FAR,
    others: Others | None = None,
    through: bool = False,
    one: bool = False,
) -> list[list[int]]:
    """Every line between two groups that is not stopped and no longer than `far`, to who is in cover than `near`.

    `others` are vehicles and smoke; without them the terrain alone counts. Each line comes with the numbers of the two
    models, what it says (a sum of flags, or less than 0 if the rules must look) and whether it is one to the edge of a
    vehicle whose middle is hidden: these come last. With `one` the first is enough.
    """
    if ground.packed is None:
        ground.packed = packed_ground(ground.blocks)
    terrain, count = ground.packed
    hulls, clouds = others or nothing_else()
    found = room_for(len(ours) * len(theirs))
    many: int = _kernel.find_free_lines(
        terrain, count, hulls, clouds, through, group(ground, ours), group(ground, theirs), far, near, one, found
    )
    rows: list[list[int]] = found[:many].tolist() if many else []
    return rows


def detected_groups(ground: Ground, ours: list[Model], shut: int, theirs: list[Any], others: Others) -> list[int]:
    """Which of some groups a group detects: 1 or 0, less than 0 if the rules must look.

    The groups come packed, with the columns of `targets`; `shut` has a bit for each own model that is shut up.
    """
    if ground.packed is None:
        ground.packed = packed_ground(ground.blocks)
    whole, starts = joined_groups(ground, theirs)
    found = _numpy.empty(len(theirs), _numpy.int64)
    _kernel.detect_groups(*ground.packed, *others, group(ground, ours), shut, whole, starts, found)
    answers: list[int] = found.tolist()
    return answers


def joined_groups(ground: Ground, groups: list[Any]) -> tuple[Any, Any]:
    """Packed groups as one array, and the rows where each begins; from memory while they are the same: who looks for
    his enemies one unit after the other looks for the same ones."""
    held = ground.joined.get(len(groups))
    if held is not None and all(map(is_, held[0], groups)):
        return held[1], held[2]
    starts = _numpy.array([0, *accumulate(map(len, groups))], _numpy.int64)
    whole = _numpy.concatenate(groups) if len(groups) > 1 else groups[0]
    ground.joined[len(groups)] = (groups, whole, starts)
    return whole, starts


def targets(ground: Ground, models: list[Model], limits: list[tuple[int, int, int, int]]) -> Any:
    """Models as they can be detected: place and so on, and the limits of each."""
    rows = [(*model_row(ground, m), *limit) for m, limit in zip(models, limits, strict=True)]
    return array(rows, 10)


def room_for(lines: int) -> Any:
    """An array for so many lines to the middles of models, and as many to the edges of vehicles."""
    return _numpy.empty((2 * lines, 4), _numpy.int64)


def group(ground: Ground, models: list[Model]) -> Any:
    """The array of some models, from memory while none of them has changed: most units stand where they stood."""
    name = models[0].id if models else ""
    held = ground.groups.get(name)
    if held is not None and held[0] == models:
        return held[1]
    found = packed(ground, models)
    ground.groups[name] = (models, found)
    return found


def packed(ground: Ground, models: list[Model]) -> Any:
    """Place, level, whether it is a vehicle, the tag of the vehicle and how high it stands, of every model."""
    return array([model_row(ground, m) for m in models], 6)


def model_row(ground: Ground, model: Model) -> tuple[int, int, int, int, int, int]:
    stands = model.level * FLOOR
    if ground.hills:
        stands += height_at(ground.hills, (model.x, model.y))
    if model.aboard or model.cls in VEHICLES:
        return model.x, model.y, model.level, model.cls in VEHICLES, tag_of(ground.tags, model), stands
    return model.x, model.y, model.level, 0, -1, stands


def tag_of(tags: Numbers, model: Model) -> int:
    """The number of a vehicle, for a man aboard that of his vehicle; -1 for everybody else."""
    if model.cls in VEHICLES:
        return tags[model.id]
    return tags[model.aboard] if model.aboard else -1


def packed_shades(tags: Numbers, hulls: Iterable[Hull], clouds: Iterable[Template]) -> Others:
    """Vehicles, each five rows (its corners and the first again), and smoke."""
    rows = [(x, y, gives, tags[name]) for name, corners, gives in hulls for x, y in (*corners, corners[0])]
    round_ones = [(cloud.x, cloud.y, cloud.radius) for cloud in clouds]
    return array(rows, 4), array(round_ones, 3)


def array(rows: Sequence[tuple[int, ...]], columns: int) -> Any:
    return _numpy.array(rows, _numpy.int64).reshape(len(rows), columns)


def packed_ground(blocks: Iterable[Block]) -> PackedGround:
    """The terrain that says anything to a line: rows for blocks, corners, gaps, walls between rooms and their doors."""
    kept = [block for block in blocks if not says_nothing(block)]
    first = len(kept)
    gap = first + sum(len(block.segments) + 1 for block in kept)
    wall = gap + sum(len(openings) for block in kept for openings in block.openings)
    door = wall + sum(len(block.walls) for block in kept)
    rows: list[tuple[int, ...]] = []
    corners: list[tuple[int, ...]] = []
    gaps: list[tuple[int, ...]] = []
    walls: list[tuple[int, ...]] = []
    doors: list[tuple[int, ...]] = []
    for block in kept:
        start = first + len(corners)
        for side, openings in zip(block.segments, block.openings, strict=True):
            corners.append((*side[0], gap + len(gaps), gap + len(gaps) + len(openings)))
            gaps += [(*one, *two) for one, two in openings]
        inner = (wall + len(walls), wall + len(walls) + len(block.walls))
        rows.append((*block.box, start, first + len(corners), *traits(block), *inner))
        corners.append((*block.segments[-1][1], 0, 0))
        for one, two, through in block.walls:
            walls.append((*one, *two, door + len(doors), door + len(doors) + len(through)))
            doors += [(*left, *right) for left, right in through]
    made = _numpy.zeros((door + len(doors), GROUND_COLUMNS), _numpy.int64)
    for n, row in enumerate((*rows, *corners, *gaps, *walls, *doors)):
        made[n, : len(row)] = row
    return made, len(kept)


def says_nothing(block: Block) -> bool:
    """Whether a piece neither stops a line nor gives cover."""
    if block.polygon:
        return block.shelters and not block.gives
    return not (block.row.high or block.row.low)


def traits(block: Block) -> tuple[int, ...]:
    """Its kind, whether solid, its cover, whether a hedge, its top, how a convex area turns, the height of its foot."""
    row = block.row
    if block.polygon:
        kind = 0 if block.shelters else 1 if block.rise else 3 if row.walls else 2
    else:
        kind = 5 if row.high else 4
    top = block.rise or block.foot + block.height
    return kind, block.solid, block.gives, row.hedge, top, turning(block), block.foot


def turning(block: Block) -> int:
    """1 or -1 for a convex area, as its outline turns; 0 for everything else."""
    if not block.polygon or not block.chords:
        return 0
    return 1 if area2(block.polygon) > 0 else -1
