"""What a mover finds on the table: solids that bar it, zones that slow it, lines that cost a toll.

Whether a straight leg is open, and what it costs, is decided exactly. A solid keeps its `gap`: no point of a leg (the
middle of a base) may come nearer to it than that, so a base of radius 12 passes a house with gap 12 while it touches
the wall. A solid that already is nearer to the start of a leg than its gap is leant on: it bars only legs that go into
it.

Costs are in millionths of a millimetre of open ground. A leg costs its length (rounded down to such a millionth); each
zone adds (rate - 1) times the length inside it, zones that overlap add up; each toll line met after the start adds its
toll, as often as it is met.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from sandtable.geometry.sight import Piece, Shape, Terrain, crossed
from sandtable.geometry.table import (
    Box,
    Point,
    Polygon,
    Ratio,
    box_of,
    crosses,
    edges,
    fine_leg,
    grown,
    is_on,
    locate,
    point_distance_below,
    segments_meet,
)
from sandtable.geometry.table.polygons import cuts_of_side

FINE = 10**6
"""Costs in a millimetre."""


class Solid(Struct, frozen=True, gc=False):
    """What cannot be entered, nor passed nearer than its gap: an area, or a wall (an open line)."""

    points: Polygon
    is_wall: bool = False
    gap: int = 0


class Zone(Struct, frozen=True, gc=False):
    """An area in which a millimetre costs as much as `rate` in the open; not less than 1."""

    points: Polygon
    rate: Ratio


class Toll(Struct, frozen=True, gc=False):
    """A line that costs so many millimetres more to cross."""

    points: Polygon
    cost: int


class Field:
    """The ground of one neighbourhood: only what is near."""

    __slots__ = ("ground", "shapes", "solids")

    def __init__(self, ground: "Ground", box: Box) -> None:
        self.ground = ground
        self.solids = [ground.fences[n] for n in ground.barriers.near(box)]
        self.shapes: list[Shape] = ground.terrain.shapes(box)

    def leg(self, a: Point, b: Point) -> int | None:
        """The cost of a straight leg, or None if it is barred."""
        return None if self.is_barred(a, b) else self.price(a, b)

    def price(self, a: Point, b: Point) -> int:
        """What a leg costs if nothing bars it."""
        plain = total = fine_leg(a, b)
        if not self.shapes:
            return plain
        zones, tolls = self.ground.zones, self.ground.tolls
        for crossing in crossed(a, b, self.shapes):
            (start, under), (end, other) = crossing.enter, crossing.leave
            if crossing.piece < len(zones):
                top, bottom = zones[crossing.piece].rate
                total += plain * (end * under - start * other) * (top - bottom) // (under * other * bottom)
            elif end > 0:
                total += tolls[crossing.piece - len(zones)].cost * FINE
        return total

    def affordable(self, a: Point, b: Point, left: int) -> int:
        """About how many millimetres of the leg from a to b can be paid with this, if nothing bars it."""
        plain, total = fine_leg(a, b), 0
        changes: list[tuple[int, int, int]] = []
        zones = self.ground.zones
        for crossing in crossed(a, b, self.shapes):
            enter, leave = (plain * top // under for top, under in (crossing.enter, crossing.leave))
            if crossing.piece < len(zones):
                top, bottom = zones[crossing.piece].rate
                extra = (top - bottom) * FINE // bottom
                changes += [(enter, extra, 0), (leave, -extra, 0)]
            elif leave > 0:
                changes.append((enter, 0, self.ground.tolls[crossing.piece - len(zones)].cost * FINE))
        changes.sort()
        here, rate = 0, FINE
        for place, extra, toll in (*changes, (plain, 0, 0)):
            step = (place - here) * rate // FINE
            if total + step + toll > left:
                return (here + min(place - here, (left - total) * FINE // rate)) // FINE
            here, rate, total = place, rate + extra, total + step + toll
        return plain // FINE

    def is_barred(self, a: Point, b: Point) -> bool:
        """Whether a leg leaves the table, or comes too near to a solid."""
        return not self.is_on_table(b) or any(fence.bars(a, b) for fence in self.solids)

    def is_on_table(self, p: Point) -> bool:
        left, top, right, bottom = self.ground.box
        return left <= p[0] <= right and top <= p[1] <= bottom


class Fence:
    """A solid with what its questions need again and again."""

    __slots__ = ("box", "gap", "is_wall", "points", "sides")

    def __init__(self, solid: Solid) -> None:
        self.points = solid.points
        self.is_wall = solid.is_wall
        self.gap = solid.gap
        self.box = grown(box_of(solid.points), solid.gap)
        self.sides = list(pairwise(solid.points)) if solid.is_wall else edges(solid.points)

    def bars(self, a: Point, b: Point) -> bool:
        """Whether this solid bars a leg. Most are cleared by their box, or by lying far to one side of the leg."""
        ax, ay = a
        bx, by = b
        left, top, right, bottom = self.box
        if (ax < left and bx < left) or (ax > right and bx > right):
            return False
        if (ay < top and by < top) or (ay > bottom and by > bottom):
            return False
        dx, dy = bx - ax, by - ay
        whole = dx * dx + dy * dy
        base = dx * ay - dy * ax
        offs = [dx * y - dy * x - base for x, y in self.points]
        low, high = min(offs), max(offs)
        wide = self.gap * self.gap * whole
        if (low > 0 and low * low >= wide) or (high < 0 and high * high >= wide):
            return False
        if self.gap and not self.is_near(a):
            return self._too_near(a, b)
        return self._entered(a, b)

    def is_near(self, p: Point) -> bool:
        """Whether a point is nearer than the gap, inside, or on the wall itself."""
        left, top, right, bottom = self.box
        if not (left <= p[0] <= right and top <= p[1] <= bottom):
            return False
        if self.is_wall:
            return any(point_distance_below(p, c, d, self.gap) or is_on(p, c, d) for c, d in self.sides)
        return locate(p, self.points) > 0 or any(point_distance_below(p, c, d, self.gap) for c, d in self.sides)

    def _entered(self, a: Point, b: Point) -> bool:
        """Whether a leg goes into the area, or meets the wall after its start."""
        if not self.is_wall:
            return crosses(a, b, self.points)
        return any(top > 0 for c, d in self.sides for top, _ in cuts_of_side(a, b, c, d))

    def _too_near(self, a: Point, b: Point) -> bool:
        """Whether a leg from a point outside the gap comes nearer than the gap: its end, a corner, or by crossing."""
        if self.is_near(b) or any(point_distance_below(corner, a, b, self.gap) for corner in self.points):
            return True
        return any(segments_meet(a, b, c, d) for c, d in self.sides)


class Ground:
    """The prepared ground of a table for one kind of mover."""

    def __init__(
        self,
        box: Box,
        solids: Iterable[Solid] = (),
        zones: Iterable[Zone] = (),
        tolls: Iterable[Toll] = (),
    ) -> None:
        self.box = box
        self.solids = tuple(solids)
        self.zones = tuple(zones)
        self.tolls = tuple(tolls)
        if any(zone.rate[0] < zone.rate[1] for zone in self.zones) or any(toll.cost < 0 for toll in self.tolls):
            raise ValueError("ground may be slower than the open, not faster")
        self.fences = [Fence(solid) for solid in self.solids]
        self.barriers = Terrain(Piece(_corners(fence.box)) for fence in self.fences)
        lines = (Piece(toll.points, is_wall=True) for toll in self.tolls)
        self.terrain = Terrain([*(Piece(zone.points) for zone in self.zones), *lines])

    def field(self, box: Box) -> Field:
        """The ground of a neighbourhood: ask it about legs that stay in this box."""
        return Field(self, box)

    def leg(self, a: Point, b: Point) -> int | None:
        """The cost of a straight leg in millionths of a millimetre, or None if it is barred."""
        return Field(self, box_of((a, b))).leg(a, b)

    def cost(self, way: Sequence[Point]) -> int | None:
        """The cost of a way, leg by leg, or None if one of them is barred."""
        total = 0
        for a, b in pairwise(way):
            price = self.leg(a, b)
            if price is None:
                return None
            total += price
        return total

    def is_free(self, p: Point) -> bool:
        """Whether a base may stand at a point: on the table, and outside the gaps of all solids."""
        field = Field(self, (*p, *p))
        return field.is_on_table(p) and not any(fence.is_near(p) for fence in field.solids)


def _corners(box: Box) -> Polygon:
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)
