"""Hexes as cube coordinates, and the printed numbers of a map.

A hex is `Hex(q, r)`; the third cube coordinate is `s = -q - r`. x grows to the right and y downwards, as on paper.
Flat-top and pointy-top maps share the same six steps; only the names of the directions turn by 30 degrees.

Directions are numbered clockwise: flat-top from north (N NE SE S SW NW), pointy-top from north-east
(NE E SE SW W NW). The opposite of direction d is `(d + 3) % 6`.
"""

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple


class Hex(NamedTuple):
    """A hex by two of its cube coordinates."""

    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r


Group = tuple[Hex, ...]
"""What a line crosses at one place: one hex, or the two hexes on either side of a hexside that it runs along."""

_CLOCKWISE = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
FLAT = _CLOCKWISE
"""The steps of a flat-top map: N NE SE S SW NW."""
POINTY = (*_CLOCKWISE[1:], _CLOCKWISE[0])
"""The steps of a pointy-top map: NE E SE SW W NW."""


def add(a: Hex, b: Hex) -> Hex:
    """The hex as far from a as b is from the origin."""
    return Hex(a.q + b.q, a.r + b.r)


def sub(a: Hex, b: Hex) -> Hex:
    """The way from b to a."""
    return Hex(a.q - b.q, a.r - b.r)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from hex to hex."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, radius: int, steps: tuple[Hex, ...] = FLAT) -> Iterator[Hex]:
    """The hexes at exactly this distance, clockwise from direction 0."""
    if radius == 0:
        yield centre
        return
    here = Hex(centre.q + steps[0].q * radius, centre.r + steps[0].r * radius)
    for side in range(6):
        for _ in range(radius):
            yield here
            here = add(here, steps[(side + 2) % 6])


def bearing(way: Hex, steps: tuple[Hex, ...] = FLAT) -> int:
    """The bearing of a way that is not (0, 0), in 24 classes clockwise from direction 0.

    Class 4d is exactly direction d, 4d + 2 exactly the ray between d and d + 1 (along a hexside); the odd classes are
    the open sectors of 30 degrees between these twelve rays.
    """
    for d in range(6):
        one, two = steps[d], steps[(d + 1) % 6]
        # way = a * one + b * two; the pair has determinant +1 in axial coordinates for every d
        a = way.q * two.r - way.r * two.q
        b = one.q * way.r - one.r * way.q
        if a > 0 and b >= 0:
            return 4 * d + (0 if b == 0 else 1 if b < a else 2 if b == a else 3)
    raise ValueError("a hex has no bearing from itself")


def within(bearing24: int, direction: int, degrees: int) -> bool:
    """Whether a bearing lies within this angle (a multiple of 30, ends included) to either side of a direction."""
    off = (bearing24 - 4 * direction) % 24
    return min(off, 24 - off) * 15 <= degrees


def line(a: Hex, b: Hex) -> tuple[Group, ...]:
    """All that the straight line from centre to centre crosses, in order, the two ends included.

    A group of one is a hex whose inside the line crosses; a group of two are the hexes to the left and right of a
    hexside along which the line runs (smaller (q, r) first). A hex that is only touched in a corner is not crossed. The
    line from b to a has the same groups in reverse.
    """
    return tuple(tuple(add(a, hex_) for hex_ in group) for group in _line(sub(b, a)))


@cache
def _line(way: Hex) -> tuple[Group, ...]:
    """The groups of the line from the origin.

    Hexes are the Voronoi cells of their centres, so a line meets them in the order of their centres' projections,
    and the two sides of a hexside that it runs along are those whose projections are equal.
    """
    end = _dot(way, way)
    lot: dict[int, list[Hex]] = {0: [Hex(0, 0)], end: [way]}
    for q in range(min(0, way.q) - 1, max(0, way.q) + 2):
        for r in range(min(0, way.r) - 1, max(0, way.r) + 2):
            hex_ = Hex(q, r)
            along = _dot(way, hex_)
            if 0 < along < end and _crosses(way, hex_):
                lot.setdefault(along, []).append(hex_)
    return tuple(tuple(lot[along]) for along in sorted(lot))


def _dot(a: Hex, b: Hex) -> int:
    """The scalar product in cube coordinates."""
    return a.q * b.q + a.r * b.r + a.s * b.s


def _crosses(way: Hex, hex_: Hex) -> bool:
    """Whether the endless line through the origin crosses the inside of a hex or runs along one of its sides.

    The three products are those of the way with the corners of a hex (times 3): the largest says how far to the side a
    hex still touches the line, and one of them is 0 just when the way is parallel to a hexside.
    """
    corners = abs(way.q + 2 * way.r), abs(way.q - way.r), abs(2 * way.q + way.r)
    off = 3 * abs(way.q * hex_.r - way.r * hex_.q)
    return off < max(corners) or (off == max(corners) and min(corners) == 0)


class Layout(NamedTuple):
    """How a printed map numbers its hexes.

    The hexes stand in lines: columns if they are flat-top, rows if pointy-top. Every second line is shoved by half a
    hex: the `shoved` ones (by their printed number) lie half a hex further along the count of places in a line. Lines
    count to the right or downwards; places count downwards or to the right, or the other way round if `mirrored`.
    """

    flat: bool = True
    shoved: Literal["odd", "even"] = "odd"
    order: Literal["CCRR", "RRCC"] = "CCRR"
    mirrored: bool = False

    @property
    def steps(self) -> tuple[Hex, ...]:
        """The six directions of this kind of hex, clockwise."""
        return FLAT if self.flat else POINTY

    def hex(self, number: int) -> Hex:
        """The hex with this printed number."""
        line_, place = divmod(number, 100)
        if (self.order == "CCRR") != self.flat:
            line_, place = place, line_
        across = line_ + (self.shoved == "even")
        along = (2 * place + across % 2) * (-1 if self.mirrored else 1)
        other = (along - across) // 2
        return Hex(across, other) if self.flat else Hex(other, across)

    def number(self, hex_: Hex) -> int:
        """The printed number of a hex; the inverse of `hex`."""
        across, other = hex_ if self.flat else (hex_.r, hex_.q)
        along = (2 * other + across) * (-1 if self.mirrored else 1)
        line_, place = across - (self.shoved == "even"), (along - across % 2) // 2
        if (self.order == "CCRR") != self.flat:
            line_, place = place, line_
        return line_ * 100 + place

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The centre in steps of the drawing grid, x to the right, y downwards.

        For a hex with sides of length 2 a step across the lines is 1 long, a step along them the square root of 3:
        flat-top x in steps of 1 and y in steps of 1.732, pointy-top the other way round.
        """
        return (3 * hex_.q, 2 * hex_.r + hex_.q) if self.flat else (2 * hex_.q + hex_.r, 3 * hex_.r)
