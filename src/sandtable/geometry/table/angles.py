"""Directions in tenths of a degree, clockwise from north, as vectors of whole numbers.

`VECTORS[t]` is the direction t as a vector of length 10**6, each coordinate rounded to the nearest whole number. It is
made with whole numbers only (a power series to 40 digits), so it is the same on every machine. The table is symmetric:
t + 900 is t turned by exactly a right angle, and 450 lies exactly on the diagonal. A question about directions is
answered exactly for these vectors; against the true angle they err by less than 10**-6: a thousandth of a millimetre
over a metre.
"""

from sandtable.geometry.table.numbers import divide_rounded
from sandtable.geometry.table.points import Point

FULL = 3600
"""A full turn."""
SCALE = 10**6
"""The length of a direction's vector."""

_ONE = 10**40
_PI = 31415926535897932384626433832795028841971


def _series(angle: int, term: int, n: int) -> int:
    """Sine (from the angle, n = 1) or cosine (from 1, n = 0) by their power series, times SCALE, rounded."""
    total = 0
    while term:
        total += term
        term = -divide_rounded(term * angle * angle, _ONE * _ONE * (n + 1) * (n + 2))
        n += 2
    return divide_rounded(total * SCALE, _ONE)


def _vectors() -> tuple[Point, ...]:
    """The table: an eighth by series, a quarter by mirroring, the rest by right angles."""
    angles = [_PI * tenths // 1800 for tenths in range(451)]
    eighth = [(_series(angle, angle, 1), -_series(angle, _ONE, 0)) for angle in angles]
    table = eighth + [(-y, -x) for x, y in eighth[449:0:-1]]
    for _ in range(3):
        table += [(-y, x) for x, y in table[-900:]]
    return tuple(table)


VECTORS = _vectors()


SLOTS = 1024


def _starts() -> tuple[int, ...]:
    """For x / (x - y) in so many equal steps, how many directions of the first quarter do not lie beyond each."""
    found, t = [], 1
    for slot in range(SLOTS + 1):
        while t <= 900 and VECTORS[t][0] * SLOTS <= slot * (VECTORS[t][0] - VECTORS[t][1]):
            t += 1
        found.append(t - 1)
    return tuple(found)


STARTS = _starts()


def unit_vector(direction: int) -> Point:
    """The vector of a direction, about 10**6 long."""
    return VECTORS[direction % FULL]


def turned_by(vector: Point, direction: int) -> Point:
    """A vector turned clockwise, times 10**6, without rounding anything but the table."""
    sine, minus_cosine = VECTORS[direction % FULL]
    x, y = vector
    return -x * minus_cosine - y * sine, x * sine - y * minus_cosine


def turned(vector: Point, direction: int) -> Point:
    """A vector turned clockwise, rounded to whole millimetres.

    An offset drawn for a piece that faces north, such as (0, -30) for a muzzle, becomes that of a piece that faces
    `direction`.
    """
    x, y = turned_by(vector, direction)
    return divide_rounded(x, SCALE), divide_rounded(y, SCALE)


def moved(start: Point, direction: int, far: int) -> Point:
    """The point this far from another in some direction, rounded to whole millimetres."""
    x, y = VECTORS[direction % FULL]
    return start[0] + divide_rounded(x * far, SCALE), start[1] + divide_rounded(y * far, SCALE)


def bearing(vector: Point) -> int:
    """The direction of a vector to the nearest tenth of a degree (halves anticlockwise); that of (0, 0) is 0."""
    x, y = vector
    if x == 0 == y:
        return 0
    base = 0
    while not (x >= 0 and y < 0):
        x, y = y, -x
        base += 900
    slot = x * SLOTS // (x - y)
    low, high = STARTS[slot], STARTS[slot + 1]
    while low < high:
        middle = (low + high) // 2
        ax, ay = VECTORS[middle + 1]
        if ay * x > ax * y:
            high = middle
        else:
            low = middle + 1
    (ax, ay), (bx, by) = VECTORS[low], VECTORS[low + 1]
    return (base + low + (ax * y - ay * x > x * by - y * bx)) % FULL


def turn_between(start: int, end: int) -> int:
    """The shorter turn from one direction to another: positive clockwise, -1799 to 1800."""
    turn = (end - start) % FULL
    return turn if turn <= 1800 else turn - FULL


def in_arc(facing: int, half: int, vector: Point) -> bool:
    """Whether a vector points no more than `half` tenths of a degree to either side of a facing; (0, 0) always does."""
    return _between(
        VECTORS[(facing - half) % FULL], VECTORS[facing % FULL], VECTORS[(facing + half) % FULL], half, vector
    )


def vector_in_arc(facing: Point, half: int, vector: Point) -> bool:
    """The same for a facing given as a vector, such as that from a gun to what it points at."""
    return _between(turned_by(facing, -half), facing, turned_by(facing, half), half, vector)


def _between(left: Point, ahead: Point, right: Point, half: int, vector: Point) -> bool:
    """Whether a vector lies between the two sides of an arc, the sides included."""
    x, y = vector
    after_left, before_right = left[0] * y - left[1] * x, x * right[1] - y * right[0]
    if half >= 1800:
        return True
    if half > 900:
        return after_left >= 0 or before_right >= 0
    return after_left >= 0 and before_right >= 0 and (half == 900 or ahead[0] * x + ahead[1] * y >= 0)


def quadrant(facing: int, vector: Point) -> int:
    """0 front, 1 right, 2 rear, 3 left: the quarter of a piece that a vector from its middle points to.

    On the line between two quarters front and rear go before the sides.
    """
    if in_arc(facing, 450, vector):
        return 0
    if in_arc(facing + 1800, 450, vector):
        return 2
    return 1 if in_arc(facing + 900, 450, vector) else 3
