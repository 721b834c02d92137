"""Lines of sight, compiled: every line between two groups of models in one call.

Imported only where numba is there (see `compiled_sight`). It says what `sight_lines.terrain_look` says of the terrain
and `sight.overlay` of vehicles and smoke, on numbers alone, and wherever it is not certain (a corner exactly on the
line, a length within a hair of its limit, a concave piece cut in several parts) it says so, and the rules themselves
look along that line. All products fit into 64 bits for places within REACH millimetres of the origin; what lies further
out is left to the rules too. `test_compiled_lines_say_what_the_rules_say` in
tests/games/operation/test_compiled_sight.py compares the two on every scenario.

Numba keeps the machine code as long as this file is the same; so all that it is made of stands in it, and a test
compares the figures below with those of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numba import njit

Deed = TypeVar("Deed", bound=Callable[..., Any])
Box = tuple[int, int, int, int]

BASE, BESIDE, DEPTH, BEYOND_LOW, FLOOR, LONGEST = 10, 30, 50, 100, 40, 118
REACH = 8000
"""Differences are below 2^14, turns below 2^29, products of two turns below 2^59."""
HAIR = 1e-9
"""Squares of lengths that differ by a smaller share than this are left to whole numbers."""

BLIND, UNSURE = -1, -2
COVER, OVER, HEDGE, WALL, SMOKE = 3, 4, 8, 16, 32
"""What a free line says: its cover in the lowest two bits, then the flags of a Look."""

SHELTER, HILL, DEEP, HOUSE, LOW, HIGH = range(6)
LEFT, TOP, RIGHT, BOTTOM, FIRST, LAST, KIND, SOLID, GIVES, GROWN, HEIGHT, CONVEX, FOOT, INNER, INNER_END = range(15)
"""The ground is one array: first the blocks with these columns, then their corners, the gaps in their sides, the walls
between rooms and the doors in these. FIRST and LAST are the rows of a block's first and last corner; an area's first
corner comes again as its last. The height is that of the top above the table, the foot that of the ground below."""
X, Y, GAP, GAP_END = range(4)
"""Columns of a corner; the gaps are those of the side that begins there. A gap has two places."""
DOOR, DOOR_END = 4, 5
"""Columns of a wall between rooms, after its two places. A door has two places."""
LEVEL, DRIVES, TAG, STANDS = 2, 3, 4, 5
"""Columns of a model, after its place; the tag is the number of a vehicle, of a man aboard that of his vehicle. Then
how high it stands above the table."""
FAR, NEAR = 6, 7
"""Further columns of a target: at what distance it is detected in the open and in cover; then those two again for
vehicles that are shut up."""
SHADE, OWNER, SIDES = 2, 3, 4
"""A vehicle is five rows, its corners and the first of them again: place, cover that it gives, its tag."""
RADIUS = 2
"""Column of a cloud, after its middle."""
POINTS = 8
"""A vehicle is looked at by so many points of its edge, which are rows like those of models."""


def compiled(deed: Deed) -> Deed:
    made: Any = njit(cache=True)(deed)
    quick: Deed = made
    return quick


@compiled
def squared(dx: int, dy: int) -> int:
    return dx * dx + dy * dy


@compiled
def at_most(px: int, py: int, ax: int, ay: int, bx: int, by: int, limit: int) -> bool:
    """Whether a point is no further from a segment than this."""
    dx, dy, fx, fy = bx - ax, by - ay, px - ax, py - ay
    along, whole = fx * dx + fy * dy, dx * dx + dy * dy
    if along <= 0:
        return fx * fx + fy * fy <= limit * limit
    if along >= whole:
        return squared(px - bx, py - by) <= limit * limit
    turn = fx * dy - fy * dx
    return turn * turn <= limit * limit * whole


@compiled
def longer(whole2: int, start: int, start_under: int, end: int, end_under: int, limit: int) -> int:
    """Whether a part of a line is longer than this: 1 or 0, UNSURE within a hair."""
    top, under = float(end * start_under - start * end_under), float(start_under) * float(end_under)
    one, two = top * top * float(whole2), float(limit * limit) * under * under
    if abs(one - two) <= HAIR * two:
        return UNSURE
    return 1 if one > two else 0


@compiled
def cut_share(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, ex: int, ey: int) -> tuple[int, int]:
    """How far along a-b it meets the segment from c by e, as a ratio; the second is 0 if it does not."""
    dx, dy = bx - ax, by - ay
    under = dx * ey - dy * ex
    if under == 0:
        return 0, 0
    fx, fy = cx - ax, cy - ay
    along, beside = fx * ey - fy * ex, fx * dy - fy * dx
    if under < 0:
        under, along, beside = -under, -along, -beside
    if 0 <= along <= under and 0 <= beside <= under:
        return along, under
    return 0, 0


@compiled
def contains(ground: Any, first: int, last: int, px: int, py: int) -> bool:
    """Whether a point is inside or on an outline."""
    inside = False
    for n in range(first, last):
        ax, ay, bx, by = ground[n, X] - px, ground[n, Y] - py, ground[n + 1, X] - px, ground[n + 1, Y] - py
        turn = ax * by - bx * ay
        if turn == 0 and ax * bx + ay * by <= 0:
            return True
        if (ay > 0) != (by > 0) and (turn > 0) == (by > 0):
            inside = not inside
    return inside


@compiled
def part_within(
    ground: Any, first: int, last: int, ax: int, ay: int, bx: int, by: int
) -> tuple[int, int, int, int, int]:
    """The part of a line inside an outline: 1 and its two ends as ratios, 0 if there is none, UNSURE of all else."""
    dx, dy = bx - ax, by - ay
    px, py = ground[first, X] - ax, ground[first, Y] - ay
    before = dx * py - dy * px
    if before == 0:
        return UNSURE, 0, 1, 0, 1
    inside, count, one, one_under, two, two_under = False, 0, 0, 1, 0, 1
    for n in range(first + 1, last + 1):
        qx, qy = ground[n, X] - ax, ground[n, Y] - ay
        turn = dx * qy - dy * qx
        if turn == 0:
            return UNSURE, 0, 1, 0, 1
        if (turn > 0) != (before > 0):
            top, under = px * qy - py * qx, turn - before
            if under < 0:
                top, under = -top, -under
            if top == 0:
                return UNSURE, 0, 1, 0, 1
            if top > 0:
                inside = not inside
                if top < under:
                    count += 1
                    one, one_under, two, two_under = two, two_under, top, under
        px, py, before = qx, qy, turn
    if count == 0:
        return (1 if inside else 0), 0, 1, 1, 1
    if count == 1:
        return (1, 0, 1, two, two_under) if inside else (1, two, two_under, 1, 1)
    if count > 2 or inside:
        return UNSURE, 0, 1, 0, 1
    if one * two_under > two * one_under:
        return 1, two, two_under, one, one_under
    return 1, one, one_under, two, two_under


@compiled
def is_higher(stands: int, other: int, along: int, under: int, height: int) -> bool:
    """Whether the true line passes higher than this where it has gone this share: `sight_lines.rises_above`."""
    return (stands + FLOOR // 2) * (under - along) + (other + FLOOR // 2) * along > height * under


@compiled
def across(ground: Any, n: int, ax: int, ay: int, stands: int, drives: int, bx: int, by: int, other: int) -> int:
    """A wall or hedge: `sight_lines.across_line`."""
    gives: int = ground[n, GIVES]
    flag: int = HEDGE if ground[n, GROWN] else WALL
    found = 0
    for c in range(ground[n, FIRST], ground[n, LAST]):
        cx, cy, ex, ey = ground[c, X], ground[c, Y], ground[c + 1, X], ground[c + 1, Y]
        along, under = cut_share(ax, ay, bx, by, cx, cy, ex - cx, ey - cy)
        if under == 0:
            continue
        beside = not drives and at_most(ax, ay, cx, cy, ex, ey, BESIDE)
        if ground[n, KIND] == HIGH:
            if stands > ground[n, FOOT] or other > ground[n, FOOT]:
                if not is_higher(stands, other, along, under, ground[n, HEIGHT]):
                    return BLIND
                found |= 0 if other > ground[n, FOOT] else gives
                continue
            if not beside or not at_most(bx, by, cx, cy, ex, ey, DEPTH):
                return BLIND
            found |= gives if flag == HEDGE else gives | OVER | WALL
            continue
        if stands > ground[n, FOOT]:
            continue
        if beside:
            if at_most(bx, by, cx, cy, ex, ey, BESIDE):
                found |= gives | flag
            continue
        if not drives:
            far = longer(squared(bx - ax, by - ay), along, under, 1, 1, BEYOND_LOW)
            if far:
                return UNSURE if far == UNSURE else BLIND
        found |= gives | flag
    return found


@compiled
def through(
    ground: Any, n: int, ax: int, ay: int, level: int, stands: int, bx: int, by: int, other_level: int, other: int
) -> int:
    """An area: `sight_lines.through_area`."""
    first, last, kind = ground[n, FIRST], ground[n, LAST], ground[n, KIND]
    gives: int = ground[n, GIVES]
    if kind == SHELTER:
        return gives if contains(ground, first, last, bx, by) else 0
    found, enter, enter_under, leave, leave_under = part_within(ground, first, last, ax, ay, bx, by)
    if found != 1:
        return found
    whole2 = squared(bx - ax, by - ay)
    near, far = enter == 0, leave == leave_under
    if kind == HILL:
        top = ground[n, HEIGHT]
        over = is_higher(stands, other, enter, enter_under, top)
        return 0 if over and is_higher(stands, other, leave, leave_under, top) else BLIND
    if kind == HOUSE:
        if has_wall_across(ground, n, near, far, ax, ay, bx, by):
            return BLIND
        if near and far:
            return gives if whole2 <= DEPTH * DEPTH and level == other_level else BLIND
        return by_gaps(ground, n, near, ax, ay, bx, by) if near or far else BLIND
    deep = longer(whole2, enter, enter_under, leave, leave_under, DEPTH)
    if deep:
        return UNSURE if deep == UNSURE else BLIND
    if near or far:
        return gives if far else 0
    beyond = longer(whole2, leave, leave_under, 1, 1, DEPTH)
    if beyond:
        return UNSURE if beyond == UNSURE else BLIND
    return gives


@compiled
def has_wall_across(ground: Any, n: int, near: bool, far: bool, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a wall between rooms lies across without a door at hand: `sight_lines.is_walled_off`.

    `near` and `far` say who of the two is inside.
    """
    for w in range(ground[n, INNER], ground[n, INNER_END]):
        px, py, qx, qy = ground[w, 0], ground[w, 1], ground[w, 2], ground[w, 3]
        here, there = turn_of(px, py, qx, qy, ax, ay), turn_of(px, py, qx, qy, bx, by)
        if (here > 0) == (there > 0) or here == 0 or there == 0:
            continue
        if not cut_share(ax, ay, bx, by, px, py, qx - px, qy - py)[1]:
            continue
        passed = False
        for d in range(ground[w, DOOR], ground[w, DOOR_END]):
            cx, cy, ex, ey = ground[d, 0], ground[d, 1], ground[d, 2], ground[d, 3]
            one = not near or at_most(ax, ay, cx, cy, ex, ey, DEPTH)
            passed = passed or (one and (not far or at_most(bx, by, cx, cy, ex, ey, DEPTH)))
        if not passed:
            return True
    return False


@compiled
def by_gaps(ground: Any, n: int, out: bool, ax: int, ay: int, bx: int, by: int) -> int:
    """Out of a building or into it: `sight_lines.through_house`."""
    px, py = (ax, ay) if out else (bx, by)
    for c in range(ground[n, FIRST], ground[n, LAST]):
        at_hand = False
        for g in range(ground[c, GAP], ground[c, GAP_END]):
            at_hand = at_hand or at_most(px, py, ground[g, 0], ground[g, 1], ground[g, 2], ground[g, 3], DEPTH)
        if not at_hand:
            continue
        cx, cy = ground[c, X], ground[c, Y]
        if cut_share(ax, ay, bx, by, cx, cy, ground[c + 1, X] - cx, ground[c + 1, Y] - cy)[1]:
            return 0 if out else ground[n, GIVES] | WALL
    return BLIND


@compiled
def block_meets(ground: Any, n: int, ours: Any, i: int, theirs: Any, j: int, ox: int, oy: int) -> int:
    """What one piece of terrain says to a line from a model to another, or to a point so far off its middle."""
    ax, ay, bx, by = ours[i, X], ours[i, Y], theirs[j, X] + ox, theirs[j, Y] + oy
    level, stands, other_level, other = ours[i, LEVEL], ours[i, STANDS], theirs[j, LEVEL], theirs[j, STANDS]
    left, top, right, bottom = ground[n, LEFT], ground[n, TOP], ground[n, RIGHT], ground[n, BOTTOM]
    if (ax < left and bx < left) or (ax > right and bx > right):
        return 0
    if (ay < top and by < top) or (ay > bottom and by > bottom):
        return 0
    if ground[n, KIND] >= LOW:
        return across(ground, n, ax, ay, stands, ours[i, DRIVES], bx, by, other)
    return through(ground, n, ax, ay, level, stands, bx, by, other_level, other)


@compiled
def is_off(ground: Any, n: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether the box of a piece lies clearly off the line to a model and those to the edges of its base."""
    dx, dy = bx - ax, by - ay
    left, top, right, bottom = ground[n, LEFT] - ax, ground[n, TOP] - ay, ground[n, RIGHT] - ax, ground[n, BOTTOM] - ay
    if left - 2 * BASE > max(dx, 0) or right + 2 * BASE < min(dx, 0):
        return True
    if top - 2 * BASE > max(dy, 0) or bottom + 2 * BASE < min(dy, 0):
        return True
    # the edges are rounded down by less than a millimetre each way
    slack = (BASE + 1) * (abs(dx) + abs(dy))
    low: int = dx * (top if dx > 0 else bottom) - dy * (right if dy > 0 else left)
    high: int = dx * (bottom if dx > 0 else top) - dy * (left if dy > 0 else right)
    return low > slack or high < -slack


@compiled
def root_up(number: int) -> int:
    """The square root, rounded up."""
    root = int(np.sqrt(float(number)))
    while root * root < number:
        root += 1
    while root > 0 and (root - 1) * (root - 1) >= number:
        root -= 1
    return root


@compiled
def side_of_base(dx: int, dy: int) -> tuple[int, int]:
    """From the middle of a man's base to its edge as seen from so far away: `sight_lines.sides`."""
    far = max(root_up(dx * dx + dy * dy), 1)
    return -dy * BASE // far, dx * BASE // far


@compiled
def turn_of(px: int, py: int, qx: int, qy: int, x: int, y: int) -> int:
    """On which side of the line from p to q a point lies."""
    return (qx - px) * (y - py) - (qy - py) * (x - px)


@compiled
def all_turn(sign: int, px: int, py: int, qx: int, qy: int, box: Box) -> bool:
    """Whether all of a box lies on this side of the line from p to q."""
    left, top, right, bottom = box
    return (
        sign * turn_of(px, py, qx, qy, left, top) > 0
        and sign * turn_of(px, py, qx, qy, right, top) > 0
        and sign * turn_of(px, py, qx, qy, right, bottom) > 0
        and sign * turn_of(px, py, qx, qy, left, bottom) > 0
    )


@compiled
def all_cross(ax: int, ay: int, px: int, py: int, qx: int, qy: int, box: Box) -> bool:
    """Whether every line from a place to a box crosses p-q between its ends."""
    side = turn_of(px, py, qx, qy, ax, ay)
    sign = 1 if side > 0 else -1
    if side == 0 or not all_turn(-sign, px, py, qx, qy, box):
        return False
    return all_turn(-sign, ax, ay, px, py, box) and all_turn(sign, ax, ay, qx, qy, box)


@compiled
def is_apart(ground: Any, n: int, box: Box, far: int) -> bool:
    """Whether a box lies further than this off the box of a piece."""
    left, top, right, bottom = box
    return bool(
        ground[n, LEFT] - right > far
        or left - ground[n, RIGHT] > far
        or ground[n, TOP] - bottom > far
        or top - ground[n, BOTTOM] > far
    )


@compiled
def line_hides(ground: Any, n: int, ax: int, ay: int, stands: int, drives: int, box: Box, high: int) -> bool:
    """Whether a straight wall or hedge stops every line from a model to a box: `hidden_patches.may_stop`."""
    c = ground[n, FIRST]
    if ground[n, LAST] - c != 1 or stands > ground[n, FOOT]:
        return False
    px, py, qx, qy = ground[c, X], ground[c, Y], ground[c + 1, X], ground[c + 1, Y]
    if ground[n, KIND] == LOW:
        if drives or not is_apart(ground, n, box, BEYOND_LOW) or at_most(ax, ay, px, py, qx, qy, BESIDE):
            return False
    elif high > ground[n, FOOT] or not (
        drives or is_apart(ground, n, box, DEPTH) or not at_most(ax, ay, px, py, qx, qy, BESIDE)
    ):
        return False
    return all_cross(ax, ay, px, py, qx, qy, box)


@compiled
def comes_near(ax: int, ay: int, bx: int, by: int, box: Box) -> bool:
    """Whether the box of a segment comes as near to a box as one sees into a wood."""
    left, top, right, bottom = box
    if left - max(ax, bx) > DEPTH or min(ax, bx) - right > DEPTH:
        return False
    return top - max(ay, by) <= DEPTH and min(ay, by) - bottom <= DEPTH


@compiled
def leads_out(ground: Any, n: int, c: int, box: Box) -> bool:
    """Whether one may look out of an area or into it by this side, from somewhere in a box (a place is one too)."""
    if ground[n, KIND] == HOUSE:
        for g in range(ground[c, GAP], ground[c, GAP_END]):
            ax, ay, bx, by = ground[g, 0], ground[g, 1], ground[g, 2], ground[g, 3]
            if comes_near(ax, ay, bx, by, box):
                return True
        return False
    return comes_near(ground[c, X], ground[c, Y], ground[c + 1, X], ground[c + 1, Y], box)


@compiled
def area_hides(ground: Any, n: int, ax: int, ay: int, box: Box) -> bool:
    """Whether a convex wood or building stops every line from a place to a box: `hidden_patches.stops`.

    From outside to outside all must cross a line between two corners. Who is inside looks out by a side that is near;
    he does not if all that is looked at lies on the inner side of those; and the same the other way round.
    """
    sign, first, last = ground[n, CONVEX], ground[n, FIRST], ground[n, LAST]
    left, top, right, bottom = box
    dx, dy = left + right - 2 * ax, top + bottom - 2 * ay
    start, end, low, high, p, q = 1, True, 0, 0, first, first
    for c in range(first, last):
        px, py, qx, qy = ground[c, X], ground[c, Y], ground[c + 1, X], ground[c + 1, Y]
        here = sign * turn_of(px, py, qx, qy, ax, ay)
        start = min(start, 1 if here > 0 else 0 if here == 0 else -1)
        end = end and all_turn(sign, px, py, qx, qy, box)
        off = dx * (py - ay) - dy * (px - ax)
        if off < low:
            low, p = off, c
        if off > high:
            high, q = off, c
    if start < 0 and not end:
        if not is_apart(ground, n, box, DEPTH if ground[n, KIND] == DEEP else 0):
            return False
        return all_cross(ax, ay, ground[p, X], ground[p, Y], ground[q, X], ground[q, Y], box)
    here_box = (ax, ay, ax, ay)
    if start > 0 and left - ax <= DEPTH and ax - right <= DEPTH and top - ay <= DEPTH and ay - bottom <= DEPTH:
        return False
    for c in range(first, last):
        px, py, qx, qy = ground[c, X], ground[c, Y], ground[c + 1, X], ground[c + 1, Y]
        if start > 0:
            if leads_out(ground, n, c, here_box) and not all_turn(sign, px, py, qx, qy, box):
                return False
        elif leads_out(ground, n, c, box) and sign * turn_of(px, py, qx, qy, ax, ay) <= 0:
            return False
    return start != 0


@compiled
def is_hidden(ground: Any, near: Any, many: int, ours: Any, i: int, box: Box, high: int) -> bool:
    """Whether one piece stops every line from a model to a box; it is looked at first for the next model."""
    ax, ay, stands, drives = ours[i, X], ours[i, Y], ours[i, STANDS], ours[i, DRIVES]
    if max(abs(ax), abs(ay)) > REACH or max(abs(box[0]), abs(box[1]), abs(box[2]), abs(box[3])) > REACH:
        return False
    for k in range(many):
        n = near[k]
        if ground[n, KIND] >= LOW:
            stopped = line_hides(ground, n, ax, ay, stands, drives, box, high)
        else:
            stopped = ground[n, KIND] > HILL and ground[n, CONVEX] != 0 and area_hides(ground, n, ax, ay, box)
        if stopped:
            near[k], near[0] = near[0], n
            return True
    return False


@compiled
def box_of(models: Any, start: int, end: int) -> Box:
    """The box around the bases of some models."""
    left, top, right, bottom = models[start, X], models[start, Y], models[start, X], models[start, Y]
    for n in range(start + 1, end):
        left, top = min(left, models[n, X]), min(top, models[n, Y])
        right, bottom = max(right, models[n, X]), max(bottom, models[n, Y])
    return left - BASE - 1, top - BASE - 1, right + BASE + 1, bottom + BASE + 1


@compiled
def highest(models: Any, start: int, end: int) -> int:
    """The height at which the highest of some models stands."""
    stands = 0
    for n in range(start, end):
        stands = max(stands, models[n, STANDS])
    return stands


@compiled
def cull(ground: Any, count: int, ours: Any, box: Box, near: Any) -> int:
    """Write down the pieces that a line from a group to a box may touch, maybe a few too many; how many.

    Every such line keeps within a strip along the line of the middles that is as wide as the corners are far from it.
    """
    left, top, right, bottom = box_of(ours, 0, len(ours))
    west, north, east, south = box
    ax, ay, many = left + right, top + bottom, 0
    dx, dy = west + east - ax, north + south - ay
    wide = max(abs(dx) * (bottom - top) + abs(dy) * (right - left), abs(dx) * (south - north) + abs(dy) * (east - west))
    for n in range(count):
        one, two, three, four = ground[n, LEFT], ground[n, TOP], ground[n, RIGHT], ground[n, BOTTOM]
        if one > max(right, east) or three < min(left, west) or two > max(bottom, south) or four < min(top, north):
            continue
        low = dx * (2 * (two if dx > 0 else four) - ay) - dy * (2 * (three if dy > 0 else one) - ax)
        high = dx * (2 * (four if dx > 0 else two) - ay) - dy * (2 * (one if dy > 0 else three) - ax)
        if low <= wide and high >= -wide:
            near[many] = n
            many += 1
    return many


@compiled
def hides_behind_wall(ground: Any, n: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether two men are in rooms that a wall parts; then no edge of a base shows."""
    if ground[n, KIND] != HOUSE or ground[n, INNER] == ground[n, INNER_END]:
        return False
    first, last = ground[n, FIRST], ground[n, LAST]
    near, far = contains(ground, first, last, ax, ay), contains(ground, first, last, bx, by)
    return has_wall_across(ground, n, near, far, ax, ay, bx, by)


@compiled
def glance(ground: Any, near: Any, many: int, ours: Any, i: int, theirs: Any, j: int) -> int:
    """What the terrain says to one model looking at another: `sight_lines.terrain_look`.

    The piece that stops a line is looked at first for the next one: mostly it stops that too.
    """
    ax, ay, bx, by, whole = ours[i, X], ours[i, Y], theirs[j, X], theirs[j, Y], theirs[j, DRIVES]
    middle, hidden, best = 0, False, 0
    for k in range(many):
        n = near[k]
        if is_off(ground, n, ax, ay, bx, by):
            continue
        said = block_meets(ground, n, ours, i, theirs, j, 0, 0)
        if said == UNSURE:
            return UNSURE
        if said != BLIND:
            middle = max(middle & COVER, said & COVER) | ((middle | said) & ~COVER)
            continue
        stopped = whole or not ground[n, SOLID] or hides_behind_wall(ground, n, ax, ay, bx, by)
        if not stopped:
            hidden, best = True, max(best, ground[n, GIVES])
            # what hides the middle mostly hides both edges of the base too: then that is all
            ox, oy = side_of_base(bx - ax, by - ay)
            one = block_meets(ground, n, ours, i, theirs, j, ox, oy)
            two = block_meets(ground, n, ours, i, theirs, j, -ox, -oy)
            stopped = one == BLIND and two == BLIND
        if stopped:
            near[k], near[0] = near[0], n
            return BLIND
    if whole or (middle & COVER and not hidden):
        return middle
    return edges_of_base(ground, near, many, ours, i, theirs, j, middle, hidden, best)


@compiled
def edges_of_base(
    ground: Any, near: Any, many: int, ours: Any, i: int, theirs: Any, j: int, middle: int, hidden: bool, best: int
) -> int:
    """What the edges of a man's base say, his middle being known: `sight_lines.partly`."""
    ax, ay, bx, by = ours[i, X], ours[i, Y], theirs[j, X], theirs[j, Y]
    ox, oy = side_of_base(bx - ax, by - ay)
    left, right = False, False
    for k in range(many):
        n = near[k]
        if not ground[n, SOLID] or is_off(ground, n, ax, ay, bx, by):
            continue
        one = block_meets(ground, n, ours, i, theirs, j, ox, oy)
        two = block_meets(ground, n, ours, i, theirs, j, -ox, -oy)
        if one == UNSURE or two == UNSURE:
            return UNSURE
        if one == BLIND or two == BLIND:
            left, right, best = left or one == BLIND, right or two == BLIND, max(best, ground[n, GIVES])
    if hidden and left and right:
        return BLIND
    if not (hidden or left or right):
        return middle
    return max(best, 1) if hidden else max(best, 1) | (middle & ~COVER)


@compiled
def is_aside(hulls: Any, first: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether an outline lies clearly off the line to a model and those to the edges of its base."""
    dx, dy = bx - ax, by - ay
    low, high, near, far, wide = 1 << 60, -(1 << 60), 1 << 60, -(1 << 60), 0
    for n in range(first, first + SIDES):
        ex, ey = hulls[n, X] - ax, hulls[n, Y] - ay
        turn, ahead = dx * ey - dy * ex, dx * ex + dy * ey
        low, high, near, far = min(low, turn), max(high, turn), min(near, ahead), max(far, ahead)
        wide = max(wide, abs(ex) + abs(ey))
    # the ends are no further than this from the middle of the base, each way, rounding included
    slack = (BASE + 1) * wide
    if low > slack or high < -slack or far < -slack:
        return True
    return near > dx * dx + dy * dy + slack + 2 * (abs(dx) + abs(dy)) + 2 * (BASE + 1) * (BASE + 1)


@compiled
def hull_behind(hulls: Any, first: int, ours: Any, i: int, theirs: Any, j: int) -> int:
    """How many of the lines to a model run through an outline, of 1 to a vehicle or 3 to a man; UNSURE is of all else.

    Rules: OW-vsight-behind.
    """
    ax, ay, bx, by = ours[i, X], ours[i, Y], theirs[j, X], theirs[j, Y]
    found = part_within(hulls, first, first + SIDES, ax, ay, bx, by)[0]
    if found == UNSURE or theirs[j, DRIVES]:
        return found
    ox, oy = side_of_base(bx - ax, by - ay)
    one = part_within(hulls, first, first + SIDES, ax, ay, bx + ox, by + oy)[0]
    two = part_within(hulls, first, first + SIDES, ax, ay, bx - ox, by - oy)[0]
    return UNSURE if one == UNSURE or two == UNSURE else found + one + two


@compiled
def past_hulls(hulls: Any, ours: Any, i: int, theirs: Any, j: int, said: int) -> int:
    """A line that the terrain leaves free, with vehicles on it: `sight.overlay`."""
    cover = said & COVER
    for first in range(0, len(hulls), SIDES + 1):
        owner = hulls[first, OWNER]
        if owner == ours[i, TAG] or owner == theirs[j, TAG]:
            continue
        if is_aside(hulls, first, ours[i, X], ours[i, Y], theirs[j, X], theirs[j, Y]):
            continue
        hidden = hull_behind(hulls, first, ours, i, theirs, j)
        if hidden == UNSURE:
            return UNSURE
        if hidden == 3:
            return BLIND
        if hidden:
            cover = max(cover, hulls[first, SHADE])
    return cover | (said & ~COVER)


@compiled
def through_clouds(clouds: Any, through: bool, ours: Any, i: int, theirs: Any, j: int, said: int) -> int:
    """The same with smoke on it: `sight.overlay`."""
    ax, ay, bx, by = ours[i, X], ours[i, Y], theirs[j, X], theirs[j, Y]
    for n in range(len(clouds)):
        x, y, radius = clouds[n, X], clouds[n, Y], clouds[n, RADIUS]
        if squared(x - bx, y - by) <= radius * radius:
            said = max(said & COVER, 1) | (said & ~COVER) | SMOKE
        elif through or squared(x - ax, y - ay) <= radius * radius:
            continue
        elif radius > 0 and at_most(x, y, ax, ay, bx, by, radius - 1):
            return BLIND
    return said


@compiled
def line_of(
    ground: Any, near: Any, many: int, hulls: Any, clouds: Any, through: bool, ours: Any, i: int, theirs: Any, j: int
) -> int:
    """What all that stands there says to one model looking at another; `near` are the pieces that may touch it."""
    if max(abs(ours[i, X]), abs(ours[i, Y]), abs(theirs[j, X]), abs(theirs[j, Y])) > REACH:
        return UNSURE
    said = glance(ground, near, many, ours, i, theirs, j)
    if said < 0:
        return said
    said = past_hulls(hulls, ours, i, theirs, j, said)
    return said if said < 0 else through_clouds(clouds, through, ours, i, theirs, j, said)


@compiled
def ground_at(ground: Any, count: int, x: int, y: int) -> int:
    """How high the ground is at a place: `blocks.height_at`."""
    height = 0
    for n in range(count):
        if ground[n, KIND] != HILL or ground[n, HEIGHT] <= height:
            continue
        if contains(ground, ground[n, FIRST], ground[n, LAST], x, y):
            height = ground[n, HEIGHT]
    return height


@compiled
def points_of_outlines(ground: Any, count: int, hulls: Any, theirs: Any, start: int, end: int) -> Any:
    """POINTS rows for each model: of a vehicle its corners and the middles of its sides, `sight.edge_points`.

    Those of everybody else are no vehicles. Without any vehicle there are no rows at all.
    """
    driven = 0
    for j in range(start, end):
        driven += theirs[j, DRIVES]
    points = np.zeros((POINTS * (end - start) if driven and len(hulls) else 0, STANDS + 1), np.int64)
    for k in range(0, len(points), POINTS):
        j = start + k // POINTS
        for first in range(0, len(hulls), SIDES + 1):
            if not theirs[j, DRIVES] or hulls[first, OWNER] != theirs[j, TAG]:
                continue
            for n in range(SIDES):
                p, q, m = first + n, first + n + 1, k + SIDES + n
                points[k + n, X], points[k + n, Y] = hulls[p, X], hulls[p, Y]
                points[m, X], points[m, Y] = (hulls[p, X] + hulls[q, X]) // 2, (hulls[p, Y] + hulls[q, Y]) // 2
            for n in range(k, k + POINTS):
                points[n, LEVEL], points[n, DRIVES], points[n, TAG] = theirs[j, LEVEL], 1, theirs[j, TAG]
                points[n, STANDS] = theirs[j, LEVEL] * FLOOR + ground_at(ground, count, points[n, X], points[n, Y])
            break
    return points


@compiled
def box_with(box: Box, points: Any) -> Box:
    """A box made large enough for the edges of vehicles."""
    left, top, right, bottom = box
    for n in range(len(points)):
        if points[n, DRIVES]:
            left, top = min(left, points[n, X] - BASE - 1), min(top, points[n, Y] - BASE - 1)
            right, bottom = max(right, points[n, X] + BASE + 1), max(bottom, points[n, Y] + BASE + 1)
    return left, top, right, bottom


@compiled
def outline_of(
    ground: Any, near: Any, many: int, hulls: Any, clouds: Any, through: bool, ours: Any, i: int, points: Any, k: int
) -> int:
    """What the first line says that is free to the edge of a vehicle (its points begin at k): `sight.outline_look`."""
    for n in range(k, k + POINTS):
        if not points[n, DRIVES]:
            return BLIND
        said = line_of(ground, near, many, hulls, clouds, through, ours, i, points, n)
        if said != BLIND:
            return said
    return BLIND


@compiled
def find_free_lines(
    ground: Any,
    count: int,
    hulls: Any,
    clouds: Any,
    through: bool,
    ours: Any,
    theirs: Any,
    far: int,
    close: int,
    one: bool,
    found: Any,
) -> int:
    """Every line between two groups that is not stopped and no longer than `far`, to who is in cover than `close`.

    They are written to the rows of `found`, which has room for two each: from, to, what it says, and whether that is
    of the edge of a vehicle whose middle is hidden; how many there are. With `one` the first that is sure is the last.
    """
    lines = 0
    if not len(ours) or not len(theirs):
        return lines
    near, box, high = np.empty(count, np.int64), box_of(theirs, 0, len(theirs)), highest(theirs, 0, len(theirs))
    many = cull(ground, count, ours, box, near)
    for i in range(len(ours)):
        if is_hidden(ground, near, many, ours, i, box, high):
            continue
        for j in range(len(theirs)):
            apart = squared(theirs[j, X] - ours[i, X], theirs[j, Y] - ours[i, Y])
            if apart > far * far:
                continue
            said = line_of(ground, near, many, hulls, clouds, through, ours, i, theirs, j)
            if said == BLIND or (said > 0 and said & COVER and apart > close * close):
                continue
            found[lines, 0], found[lines, 1], found[lines, 2], found[lines, 3] = i, j, said, 0
            lines += 1
            if one and said >= 0:
                return lines
    points = points_of_outlines(ground, count, hulls, theirs, 0, len(theirs))
    if not len(points):
        return lines
    return find_edges(ground, count, near, hulls, clouds, through, ours, theirs, points, far, close, one, found, lines)


@compiled
def find_edges(
    ground: Any,
    count: int,
    near: Any,
    hulls: Any,
    clouds: Any,
    through: bool,
    ours: Any,
    theirs: Any,
    points: Any,
    far: int,
    close: int,
    one: bool,
    found: Any,
    lines: int,
) -> int:
    """The lines to edges of vehicles of whose middles none is written yet: `sight.edges_seen`.

    Where that of the middle is not certain, neither is this.
    """
    middles, seen = lines, 0
    box, high = box_with(box_of(theirs, 0, len(theirs)), points), highest(points, 0, len(points))
    many = cull(ground, count, ours, box, near)
    for i in range(len(ours)):
        hidden = is_hidden(ground, near, many, ours, i, box, high)
        for j in range(len(theirs)):
            said = BLIND
            if seen < middles and found[seen, 0] == i and found[seen, 1] == j:
                said = found[seen, 2]
                seen += 1
            apart = squared(theirs[j, X] - ours[i, X], theirs[j, Y] - ours[i, Y])
            if said >= 0 or not points[POINTS * j, DRIVES] or apart > far * far:
                continue
            if said == BLIND and not hidden:
                said = outline_of(ground, near, many, hulls, clouds, through, ours, i, points, POINTS * j)
            if said == BLIND or (said > 0 and said & COVER and apart > close * close):
                continue
            found[lines, 0], found[lines, 1], found[lines, 2], found[lines, 3] = i, j, said, 1
            lines += 1
            if one and said >= 0:
                return lines
    return lines


@compiled
def is_detected(
    ground: Any, count: int, near: Any, hulls: Any, clouds: Any, ours: Any, shut: int, theirs: Any, start: int, end: int
) -> int:
    """Whether some models detect any of those from one row to another: 1 or 0, UNSURE if the rules must look.

    `shut` has a bit for each model that is a vehicle shut up. To and from vehicles their outlines count, and the cover
    of a vehicle is a matter of the rules: certain is only what is near or far enough by the middles.
    """
    points = points_of_outlines(ground, count, hulls, theirs, start, end)
    unsure, box = False, box_with(box_of(theirs, start, end), points)
    high = max(highest(theirs, start, end), highest(points, 0, len(points)))
    many = cull(ground, count, ours, box, near)
    for i in range(len(ours)):
        if is_hidden(ground, near, many, ours, i, box, high):
            continue
        for j in range(start, end):
            inside = 2 if shut >> i & 1 else 0
            far, close = theirs[j, FAR + inside], theirs[j, NEAR + inside]
            more = LONGEST if ours[i, DRIVES] or theirs[j, DRIVES] else 0
            apart = squared(theirs[j, X] - ours[i, X], theirs[j, Y] - ours[i, Y])
            if apart > (far + more) * (far + more):
                continue
            said = line_of(ground, near, many, hulls, clouds, False, ours, i, theirs, j)
            if said == BLIND and len(points):
                said = outline_of(ground, near, many, hulls, clouds, False, ours, i, points, POINTS * (j - start))
            if said == BLIND:
                continue
            reach = close if said == UNSURE or theirs[j, DRIVES] or said & COVER else far
            if said != UNSURE and apart <= reach * reach:
                return 1
            if said == UNSURE or theirs[j, DRIVES] or (more and apart <= (reach + more) * (reach + more)):
                unsure = True
    return UNSURE if unsure else 0


@compiled
def detect_groups(
    ground: Any, count: int, hulls: Any, clouds: Any, ours: Any, shut: int, theirs: Any, starts: Any, found: Any
) -> None:
    """Which groups some models detect; `starts` are the rows where they begin, and the end of the last."""
    near = np.empty(count, np.int64)
    for n in range(len(found)):
        start, end = starts[n], starts[n + 1]
        found[n] = 0
        if start < end and len(ours):
            found[n] = is_detected(ground, count, near, hulls, clouds, ours, shut, theirs, start, end)
