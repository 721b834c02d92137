"""Ways around obstacles, and how far one gets.

A way bends only at nodes: points around the corners of solids (a hair outside their gap, every 45 degrees or less),
and points 2 mm beyond the corners of zones and the ends and corners of toll lines. Between nodes a graph of open legs
with their exact costs is kept, each node's part made when it is first needed (`prepare` makes all of it). What is found
is always legal and its cost exact; but it may be a little longer than the best way that exists: by the hair at a
corner, or where the best way would bend on the side of a zone rather than at its corner. The answer is the same on
every machine.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from sandtable.geometry.ground import FINE, Field, Ground
from sandtable.geometry.table import Box, Point, Polygon, area2, bearing, distance_at_most, fine_leg, grown, moved

HAIR = 1
"""So many millimetres outside the gap the nodes lie."""


class Paths:
    """Nodes and open legs of a ground; `longest` bounds the legs between nodes (mm)."""

    def __init__(self, ground: Ground, longest: int = 600) -> None:
        self.ground = ground
        self.longest = longest
        self.nodes = tuple(sorted(p for p in set(_candidates(ground)) if ground.is_free(p)))
        self._links: dict[int, list[tuple[int, int]]] = {}

    def prepare(self) -> None:
        """Makes the whole graph now instead of when it is needed."""
        for node in range(len(self.nodes)):
            self.links(node)

    def links(self, node: int) -> list[tuple[int, int]]:
        """The open legs from a node: (cost, other node), cheapest first."""
        found = self._links.get(node)
        if found is None:
            found = self._links[node] = sorted(self.open_legs(self.nodes[node], self.longest * FINE))
        return found

    def open_legs(self, start: Point, limit: int, field: Field | None = None) -> list[tuple[int, int]]:
        """The nodes that an open leg from a point reaches for at most this cost."""
        x, y = start
        far = limit // FINE + 1
        field = field or self.ground.field(grown((x, y, x, y), far))
        square = far * far
        found = []
        for node, (p, q) in enumerate(self.nodes):
            if (p - x) * (p - x) + (q - y) * (q - y) <= square and (p, q) != start:
                price = field.leg(start, (p, q))
                if price is not None and price <= limit:
                    found.append((price, node))
        return found

    def reach(self, start: Point, limit: int) -> "Reached":
        """How far one gets from a point with so many millimetres."""
        return Reached(self, start, limit * FINE)

    def way(self, start: Point, goal: Point, limit: int) -> tuple[Point, ...] | None:
        """The cheapest way found that costs no more than so many millimetres, or None."""
        return self.reach(start, limit).way(goal)


class Reached:
    """What can be reached from a point for a limited cost (both in millionths of a millimetre)."""

    __slots__ = ("_before", "field", "limit", "paths", "spent", "start")

    def __init__(self, paths: Paths, start: Point, limit: int) -> None:
        self.paths = paths
        self.start = start
        self.limit = limit
        self.field = paths.ground.field(self.box())
        self.spent: dict[int, int] = {}
        """The cost of each node that is reached, cheapest first."""
        self._before: dict[int, int] = {}
        self._search()

    def box(self) -> Box:
        """The box that holds all that can be reached."""
        return grown((*self.start, *self.start), self.limit // FINE + 1)

    def _search(self) -> None:
        best: dict[int, int] = {}
        heap: list[tuple[int, int]] = []
        for price, node in self.paths.open_legs(self.start, self.limit, self.field):
            best[node] = price
            self._before[node] = -1
            heappush(heap, (price, node))
        while heap:
            price, node = heappop(heap)
            if node in self.spent:
                continue
            self.spent[node] = price
            left = self.limit - price
            for leg, other in self.paths.links(node):
                if leg > left:
                    break
                total = price + leg
                if total < best.get(other, self.limit + 1):
                    best[other] = total
                    self._before[other] = node
                    heappush(heap, (total, other))

    def cost(self, goal: Point) -> int | None:
        """The cost of the cheapest way found to a point, or None if none is cheap enough."""
        found = self._last(goal)
        return None if found is None else found[0]

    def way(self, goal: Point) -> tuple[Point, ...] | None:
        """That way, from the start to the point, or None."""
        found = self._last(goal)
        return None if found is None else (*self._bends(found[1]), goal)

    def _last(self, goal: Point) -> tuple[int, int] | None:
        """Cost and last node (-1: the start) of the cheapest way to a point.

        Nodes are tried in the order of what they would cost at the least, until that is no better than what is found.
        """
        nodes = self.paths.nodes
        bounds = [(spent + fine_leg(nodes[node], goal), node) for node, spent in self.spent.items()]
        bounds.append((fine_leg(self.start, goal), -1))
        bounds.sort()
        best: tuple[int, int] | None = None
        for bound, node in bounds:
            if bound > self.limit or (best is not None and bound >= best[0]):
                break
            price = self.field.leg(self.start if node < 0 else nodes[node], goal)
            if price is None:
                continue
            total = price if node < 0 else self.spent[node] + price
            if total <= self.limit and (best is None or total < best[0]):
                best = total, node
        return best

    def _bends(self, node: int) -> Sequence[Point]:
        """The start and the nodes up to this one."""
        bends = []
        while node >= 0:
            bends.append(self.paths.nodes[node])
            node = self._before[node]
        return [self.start, *reversed(bends)]

    def outlines(self, rays: int = 24) -> list[Polygon]:
        """What to shade: the fan of straight ways from the start, and fans around the corners behind it.

        Every corner of a fan is a point that can really be reached; between two rays the outline is drawn straight. Of
        nodes nearer than 25 mm to each other only the one reached last has a fan: it sees farthest around the corner.
        """
        around = [3600 * ray // rays for ray in range(rays)]
        fans = [tuple(self.farthest(self.start, direction, self.limit) for direction in around)]
        for node in self._lookouts():
            here = self.paths.nodes[node]
            back = self._before[node]
            x, y = self.start if back < 0 else self.paths.nodes[back]
            ahead, left = bearing((here[0] - x, here[1] - y)), self.limit - self.spent[node]
            fans.append((here, *(self.farthest(here, ahead + turn, left) for turn in range(-900, 901, 300))))
        return [fan for fan in fans if area2(fan) != 0]

    def _lookouts(self) -> list[int]:
        """The nodes that get a fan, the dearest first."""
        chosen: list[int] = []
        for node in reversed(self.spent):
            here = self.paths.nodes[node]
            if self.limit - self.spent[node] >= 10 * FINE and not any(
                distance_at_most(here, self.paths.nodes[other], 25) for other in chosen
            ):
                chosen.append(node)
        return chosen

    def farthest(self, start: Point, direction: int, left: int) -> Point:
        """About the farthest point in a direction that a straight leg reaches: never too far, at most 3 mm short."""
        far = self.field.affordable(start, moved(start, direction, left // FINE), left)
        while far > 0 and self.field.price(start, moved(start, direction, far)) > left:
            far -= 1
        low, high = 0, far
        if not self.field.is_barred(start, moved(start, direction, high)):
            return moved(start, direction, high)
        while high - low > 2:
            middle = (low + high) // 2
            if self.field.is_barred(start, moved(start, direction, middle)):
                high = middle
            else:
                low = middle
        return moved(start, direction, low)

    def points(self, pitch: int) -> Iterator[tuple[Point, int]]:
        """All points of a square lattice that can be reached, row by row, with their costs: for choosing among them."""
        left, top, right, bottom = self.box()
        for y in range(-(-top // pitch) * pitch, bottom + 1, pitch):
            for x in range(-(-left // pitch) * pitch, right + 1, pitch):
                price = self.cost((x, y))
                if price is not None:
                    yield (x, y), price


def _candidates(ground: Ground) -> Iterator[Point]:
    """Where a way may bend."""
    for solid in ground.solids:
        yield from _around(_there_and_back(solid.points) if solid.is_wall else solid.points, solid.gap + HAIR)
    for toll in ground.tolls:
        yield from _beyond(_there_and_back(toll.points))
    for zone in ground.zones:
        yield from _beyond(zone.points)


def _there_and_back(line: Polygon) -> Polygon:
    """An open line as an outline that goes round it."""
    return (*line, *line[-2:0:-1])


def _around(outline: Polygon, gap: int) -> Iterator[Point]:
    """Points around the outward corners of an outline that is passed at a distance.

    They stand on a circle around the corner, from square to one side to square to the other, at most 45 degrees apart,
    so wide that legs between them keep the gap (1 / cos 22.5 degrees is 1.0824), and a millimetre more for rounding.
    """
    radius = -(-gap * 1083 // 1000) + 1
    for corner, first, sweep in _outward(outline):
        steps = max(1, -(-sweep // 450))
        for step in range(steps + 1):
            yield moved(corner, first + sweep * step // steps, radius)


def _beyond(outline: Polygon) -> Iterator[Point]:
    """A point just beyond each outward corner of an outline that may be touched."""
    for corner, first, sweep in _outward(outline):
        yield moved(corner, first + sweep // 2, 2 * HAIR)


def _outward(outline: Polygon) -> Iterator[tuple[Point, int, int]]:
    """The outward corners: each with the direction square to its first side, and the turn to that of its second."""
    ring = outline if area2(outline) >= 0 else outline[::-1]
    for i, (x, y) in enumerate(ring):
        (px, py), (qx, qy) = ring[i - 1], ring[(i + 1) % len(ring)]
        turn = (x - px) * (qy - y) - (y - py) * (qx - x)
        back = (x - px) * (qx - x) + (y - py) * (qy - y) < 0
        if turn > 0 or (turn == 0 and back):
            first, last = bearing((y - py, px - x)), bearing((qy - y, x - qx))
            yield (x, y), first, (last - first) % 3600
