"""What hides whole patches of the table from each other, worked out once for all lines between the two.

The table is cut into small patches, at the walls of buildings too. If every line from one patch to another is stopped
by the same piece of terrain, no model in the one sees any in the other: the whole bundle of lines has been drawn at
once. Where that is not certain, each line decides for itself. `test_what_is_remembered_is_what_the_line_says` in
tests/games/operation/test_hidden_patches.py compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple

from sandtable.games.operation.model.pieces import VEHICLES, Model
from sandtable.games.operation.rules.ground.blocks import Block, height_at
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE, BEYOND_LOW, DEPTH
from sandtable.geometry.table import Box, area2, grown, locate
from sandtable.geometry.table.bundles import all_cross, apart, box_side

CELL = 6
"""Patches are two to the power of this wide (mm)."""
RIM = BASE + 1
"""The lines to the edges of a base end no further than this from its middle (mm)."""
ON_FOOT, DRIVING, ABOVE = 0, 1, 2


class Patch(NamedTuple):
    """A box in which eyes or targets are, and the number of the deep piece that it lies in (-1: in none for sure)."""

    box: Box
    inside: int


class Places(dict[tuple[int, int], int]):
    """The number of the patch around each place that was asked about."""

    def __init__(self, index: Patchwork, rim: int) -> None:
        super().__init__()
        self.index, self.rim = index, rim

    def __missing__(self, place: tuple[int, int]) -> int:
        found = self[place] = patch_at(self.index, *place, self.rim)
        return found


class Row(dict[int, "tuple[Block, ...] | None"]):
    """What a line from one patch to each other one may touch; None if terrain surely stops every such line."""

    def __init__(self, index: Patchwork, eye: int) -> None:
        super().__init__()
        self.index, self.eye = index, eye

    def __missing__(self, mark: int) -> tuple[Block, ...] | None:
        found = self[mark] = between(self.index, self.eye, mark)
        return found


class Rows(dict[int, Row]):
    """Every patch from which somebody looked."""

    def __init__(self, index: Patchwork) -> None:
        super().__init__()
        self.index = index

    def __missing__(self, eye: int) -> Row:
        found = self[eye] = Row(self.index, eye)
        return found


class Numbers(dict[str, int]):
    """A number of its own for each name, given when it is first asked for; no two names share one, in any thread."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = Lock()

    def __missing__(self, name: str) -> int:
        with self.lock:
            return self.setdefault(name, len(self))


class Patchwork:
    """The memories of a table: its blocks, the patches met so far, where eyes and targets are, what lies between."""

    __slots__ = ("blocks", "eyes", "hills", "lock", "marks", "patch_list", "patches", "rows")

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
        self.hills = tuple(block for block in blocks if block.rise)
        self.lock = Lock()
        self.patches: dict[Patch, int] = {}
        self.patch_list: list[Patch] = []
        self.eyes, self.marks, self.rows = Places(self, 0), Places(self, RIM), Rows(self)


def row_of(index: Patchwork, model: Model) -> Row:
    """What lies between the patch from which a model looks and every other; how it looks counts."""
    kind = ABOVE if is_raised(index, model) else DRIVING if model.cls in VEHICLES else ON_FOOT
    return index.rows[3 * index.eyes[model.x, model.y] + kind]


def mark_of(index: Patchwork, model: Model) -> int:
    """The patch in which all of a model's base is seen, with whether it is above the ground."""
    return 2 * index.marks[model.x, model.y] + is_raised(index, model)


def is_raised(index: Patchwork, model: Model) -> bool:
    """Whether a model stands on an upper level or a hill."""
    return model.level > 0 or (bool(index.hills) and height_at(index.hills, (model.x, model.y)) > 0)


def patch_at(index: Patchwork, x: int, y: int, rim: int) -> int:
    """The number of the patch around a place: its square of the grid, cut off at the sides of upright pieces."""
    left, top = x >> CELL << CELL, y >> CELL << CELL
    box, inside = (left, top, left + (1 << CELL) - 1, top + (1 << CELL) - 1), -1
    for number, block in enumerate(index.blocks):
        if not block.upright:
            continue
        inner = grown(block.box, -rim - 1)
        if inner[0] <= x <= inner[2] and inner[1] <= y <= inner[3]:
            inside, box = number, shared(box, inner)
            break
        box = cut_off(box, grown(block.box, rim), x, y)
    box = grown(box, rim)
    return numbered(index, Patch(box, wood_around(index, box) if inside < 0 else inside))


def numbered(index: Patchwork, patch: Patch) -> int:
    """The number of a patch; a new one for a new patch."""
    found = index.patches.get(patch)
    if found is not None:
        return found
    with index.lock:
        if patch not in index.patches:
            index.patch_list.append(patch)
            index.patches[patch] = len(index.patch_list) - 1
        return index.patches[patch]


def wood_around(index: Patchwork, box: Box) -> int:
    """The number of the deep piece, not upright, that a whole box lies in; -1 without one."""
    for number, block in enumerate(index.blocks):
        if not block.row.deep or block.upright or not block.chords or apart(box, block.box):
            continue
        if holds_box(block, box):
            return number
    return -1


def shared(one: Box, two: Box) -> Box:
    """What two boxes have in common."""
    return max(one[0], two[0]), max(one[1], two[1]), min(one[2], two[2]), min(one[3], two[3])


def cut_off(box: Box, wall: Box, x: int, y: int) -> Box:
    """The part of a box before a piece that reaches all across it; otherwise all of it."""
    if apart(box, wall):
        return box
    left, top, right, bottom = box
    if wall[1] <= top and bottom <= wall[3]:
        if x < wall[0]:
            return left, top, wall[0] - 1, bottom
        if x > wall[2]:
            return wall[2] + 1, top, right, bottom
    if wall[0] <= left and right <= wall[2]:
        if y < wall[1]:
            return left, top, right, wall[1] - 1
        if y > wall[3]:
            return left, wall[3] + 1, right, bottom
    return box


def between(index: Patchwork, eye: int, mark: int) -> tuple[Block, ...] | None:
    """What terrain a line from one patch to another may touch; None if it surely stops every such line.

    Rules: OW-sight-line.
    """
    one, two = index.patch_list[eye // 3], index.patch_list[mark // 2]
    near = touched_blocks(index.blocks, one.box, two.box)
    if any(stops(number, block, one, two, eye % 3, mark % 2 > 0) for number, block in near):
        return None
    return tuple(block for _, block in near)


def touched_blocks(blocks: Sequence[Block], one: Box, two: Box) -> list[tuple[int, Block]]:
    """The pieces, with their numbers, that a line from one box to another may touch: maybe a few too many.

    Every such line keeps within a strip along the line of the middles that is as wide as the corners are far from it.
    """
    around = min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])
    ax, ay = one[0] + one[2], one[1] + one[3]
    dx, dy = two[0] + two[2] - ax, two[1] + two[3] - ay
    wide = max(abs(dx) * (b[3] - b[1]) + abs(dy) * (b[2] - b[0]) for b in (one, two))
    found = []
    for number, block in enumerate(blocks):
        if not block.sways or apart(around, block.box):
            continue
        left, top, right, bottom = block.box
        one_side = dx * (2 * (top if dx > 0 else bottom) - ay) - dy * (2 * (right if dy > 0 else left) - ax)
        other_side = dx * (2 * (bottom if dx > 0 else top) - ay) - dy * (2 * (left if dy > 0 else right) - ax)
        if one_side <= wide and other_side >= -wide:
            found.append((number, block))
    return found


def stops(number: int, block: Block, one: Patch, two: Patch, eyes: int, high: bool) -> bool:
    """Whether one piece of terrain stops every line from one patch to another."""
    if one.inside == number or two.inside == number:
        return deep_stops(block, one, two, number)
    if not block.chords or not may_stop(block, one.box, two.box, eyes, high):
        return False
    return any(all_cross(one.box, two.box, p, q) for p, q in block.chords)


def may_stop(block: Block, one: Box, two: Box, eyes: int, high: bool) -> bool:
    """Whether a line that crosses this piece is stopped by it, wherever in the two patches it begins and ends.

    Rules: OW-sight-wood, OW-sight-smallwood, OW-sight-high, OW-sight-low, OW-sight-building.
    """
    row, box = block.row, block.box
    if row.walls:
        return apart(one, box) and apart(two, box)
    if block.polygon:
        return apart(one, box) and apart(two, box, DEPTH)
    if row.high:
        return eyes != ABOVE and not high and (eyes == DRIVING or apart(one, box, BESIDE) or apart(two, box, DEPTH))
    return row.low and eyes == ON_FOOT and apart(one, box, BESIDE) and apart(two, box, BEYOND_LOW)


def deep_stops(block: Block, one: Patch, two: Patch, number: int) -> bool:
    """Whether a deep piece hides who is in one patch from who is in the other, one or both of them inside.

    A line from inside leaves by one side. It is stopped unless that side is near: in a building a gap in it, in a wood
    the side itself.

    Rules: OW-sight-building, OW-openings, OW-sight-wood.
    """
    if one.inside == two.inside:
        return apart(one.box, two.box, DEPTH)
    inner, outer = (one.box, two.box) if one.inside == number else (two.box, one.box)
    if not apart(outer, block.box):
        return False
    near = [is_near_side(block, side, inner) for side in range(len(block.segments))]
    if not any(at_hand and not is_behind(outer, block, side) for side, at_hand in enumerate(near)):
        return True
    shut = (edge for edge, at_hand in zip(block.segments, near, strict=True) if not at_hand)
    return any(all_cross(one.box, two.box, p, q) for p, q in shut)


def is_near_side(block: Block, side: int, inner: Box) -> bool:
    """Whether somebody in a patch may look out by this side."""
    left, top, right, bottom = inner
    for gap in block.gaps[side]:
        if left - gap[2] <= DEPTH and gap[0] - right <= DEPTH and top - gap[3] <= DEPTH and gap[1] - bottom <= DEPTH:
            return True
    return False


def is_behind(outer: Box, block: Block, side: int) -> bool:
    """Whether a patch lies on the inner side of the line of a side, so that no line from inside gets there by it."""
    p, q = block.segments[side]
    return box_side(outer, p, q) == (1 if area2(block.polygon) > 0 else -1)


def in_doubt(near: tuple[Block, ...], a: Model, b: Model) -> list[Block] | None:
    """What of the terrain must be looked at for one line and those to the edges of the base; None if they are stopped.

    A piece with all corners clearly on one side of the three lines is not touched by any. One with corners clearly on
    both sides is crossed by all three, if the line between the two outermost corners parts the two models.

    Rules: OW-sight-line, OW-cover-partial.
    """
    ax, ay, bx, by = a.x, a.y, b.x, b.y
    dx, dy = bx - ax, by - ay
    west, east = (ax, bx) if dx > 0 else (bx, ax)
    north, south = (ay, by) if dy > 0 else (by, ay)
    rest: list[Block] = []
    for block in near:
        left, top, right, bottom = block.box
        if left - RIM > east or right + RIM < west or top - RIM > south or bottom + RIM < north:
            continue
        if block.shelters:
            if left <= bx <= right and top <= by <= bottom:
                rest.append(block)
            continue
        wide = right - ax if right - ax > ax - left else ax - left
        slack = RIM * (wide + (bottom - ay if bottom - ay > ay - top else ay - top))
        near_y, far_y = (top, bottom) if dx > 0 else (bottom, top)
        near_x, far_x = (right, left) if dy > 0 else (left, right)
        if dx * (near_y - ay) - dy * (near_x - ax) > slack or dx * (far_y - ay) - dy * (far_x - ax) < -slack:
            continue
        turns = [dx * (y - ay) - dy * (x - ax) for x, y in block.feature.shape]
        low, high = min(turns), max(turns)
        if low > slack or high < -slack:
            continue
        crossed = block.chords and low < -slack and high > slack
        if crossed and is_parted(near, block, a, b, turns.index(low), turns.index(high)):
            return None
        if block.upright and is_lost(block, a, b):
            return None
        rest.append(block)
    return rest


def is_lost(block: Block, a: Model, b: Model) -> bool:
    """Whether an upright piece hides one model from another, one or both of them inside."""
    left, top, right, bottom = block.box
    start = left < a.x < right and top < a.y < bottom
    end = left < b.x - RIM and b.x + RIM < right and top < b.y - RIM and b.y + RIM < bottom
    if not (start or end):
        return False
    one, two = (a.x, a.y, a.x, a.y), (b.x - RIM, b.y - RIM, b.x + RIM, b.y + RIM)
    return deep_stops(block, Patch(one, 0 if start else -1), Patch(two, 0 if end else -1), 0)


def holds_box(block: Block, box: Box) -> bool:
    """Whether a convex piece has all of a box inside."""
    left, top, right, bottom = box
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return all(locate(corner, block.polygon) > 0 for corner in corners)


def is_parted(near: tuple[Block, ...], block: Block, a: Model, b: Model, low: int, high: int) -> bool:
    """Whether the line between two corners of a piece parts two models, and who crosses it here is stopped."""
    shape = block.feature.shape
    if not block.polygon and len(shape) > 2:
        return False
    (px, py), (qx, qy) = shape[low], shape[high]
    ex, ey = qx - px, qy - py
    here, there = ex * (a.y - py) - ey * (a.x - px), ex * (b.y - py) - ey * (b.x - px)
    slack = RIM * (abs(ex) + abs(ey))
    if not (here > 0 and there < -slack) and not (here < 0 and there > slack):
        return False
    raised = [model.level > 0 or height_at(near, (model.x, model.y)) > 0 for model in (a, b)]
    eyes = ABOVE if raised[0] else DRIVING if a.cls in VEHICLES else ON_FOOT
    rim = (b.x - RIM, b.y - RIM, b.x + RIM, b.y + RIM)
    return may_stop(block, (a.x, a.y, a.x, a.y), rim, eyes, raised[1])
