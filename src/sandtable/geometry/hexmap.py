"""A printed hex map as tables over dense ints.

Hexes of a map are 0, 1, 2, ... in the order of their printed numbers. Everything that the map alone decides (numbers,
neighbours, distances, lines, bearings, rings) is looked up; a set of hexes is one int (see `bits`). Convert printed
numbers to hexes and back at the edge of the rules: `board.index[1205]`, `board.numbers[h]`.
"""

from collections.abc import Callable, Iterable
from functools import cached_property

from sandtable.geometry import hexes
from sandtable.geometry.bits import bits
from sandtable.geometry.hexes import Hex, Layout
from sandtable.geometry.search import Cost, Reach, components, path, reach

OFF = -1
"""No hex: what lies beyond the edge of the map."""


def _flat(hex_: Hex) -> int:
    """A hex as one int; ways between hexes of a map are then differences, all distinct."""
    return hex_.q * 1024 + hex_.r


class HexMap:
    """A map: which printed numbers exist, and all that follows from it."""

    def __init__(self, layout: Layout, numbers: Iterable[int]) -> None:
        self.layout = layout
        self.numbers = tuple(sorted(numbers))
        self.index = {number: h for h, number in enumerate(self.numbers)}
        self.hexes = tuple(layout.hex(number) for number in self.numbers)
        self.at = {hex_: h for h, hex_ in enumerate(self.hexes)}
        self.all = (1 << len(self.numbers)) - 1
        self.toward = tuple(
            tuple(self.at.get(hexes.add(hex_, step), OFF) for step in layout.steps) for hex_ in self.hexes
        )
        """toward[h][d]: the neighbour in direction d, or OFF."""
        self.beside = tuple(tuple(n for n in row if n != OFF) for row in self.toward)
        """beside[h]: the neighbours on the map, clockwise from direction 0."""
        self.around = tuple(bits(row) for row in self.beside)
        """around[h]: the same as a set."""
        self._cell = {_flat(hex_): h for h, hex_ in enumerate(self.hexes)}
        self._ways: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._between: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._bearings: dict[Hex, int] = {}

    @classmethod
    def rectangle(cls, layout: Layout, columns: int, rows: int, without: Iterable[int] = ()) -> "HexMap":
        """The usual map of full columns and rows, both counted from 01, less some numbers."""
        first, second = (columns, rows) if layout.order == "CCRR" else (rows, columns)
        every = {a * 100 + b for a in range(1, first + 1) for b in range(1, second + 1)}
        return cls(layout, every.difference(without))

    def __len__(self) -> int:
        return len(self.numbers)

    @cached_property
    def distance(self) -> tuple[bytes, ...]:
        """distance[a][b] in hexes."""
        return tuple(
            bytes(max(abs(p - q), abs(s - r), abs(p + s - q - r)) for p, s in self.hexes) for q, r in self.hexes
        )

    @cached_property
    def discs(self) -> tuple[tuple[int, ...], ...]:
        """discs[radius][h]: the set of hexes at most that far from h, h included."""
        rows = [tuple(1 << h for h in range(len(self)))]
        while any(disc != self.all for disc in rows[-1]) and len(rows) <= len(self):
            rows.append(tuple(self._near(h, len(rows), last) for h, last in enumerate(rows[-1])))
        return tuple(rows)

    def _near(self, h: int, radius: int, smaller: int) -> int:
        return smaller | bits(other for other, far in enumerate(self.distance[h]) if far == radius)

    def disc(self, h: int, radius: int) -> int:
        """The set of hexes at most this far from h; radii beyond the map are allowed."""
        return self.discs[min(radius, len(self.discs) - 1)][h] if radius >= 0 else 0

    def ring(self, h: int, radius: int) -> tuple[int, ...]:
        """The hexes of the map at exactly this distance, clockwise from direction 0."""
        at = self.at
        return tuple(at[hex_] for hex_ in hexes.ring(self.hexes[h], radius, self.layout.steps) if hex_ in at)

    def direction(self, a: int, b: int) -> int:
        """The direction of a neighbour; ValueError for hexes that are not adjacent."""
        return self.toward[a].index(b)

    def bearing(self, a: int, b: int) -> int:
        """The bearing from a to another hex in 24 classes: see `hexes.bearing`."""
        way = hexes.sub(self.hexes[b], self.hexes[a])
        found = self._bearings.get(way)
        if found is None:
            found = self._bearings[way] = hexes.bearing(way, self.layout.steps)
        return found

    def in_arc(self, a: int, b: int, direction: int, degrees: int = 30) -> bool:
        """Whether b lies within this angle (a multiple of 30, ends included) to either side of a's direction."""
        return a != b and hexes.within(self.bearing(a, b), direction, degrees)

    def between(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """What the line from centre to centre crosses between the two hexes, in order.

        A group of one is a hex crossed through its inside, a group of two the sides of a hexside along which the line
        runs. Where one of the two lies off the map, only the other is in the group. Kept after the first question.
        """
        key = a * len(self.numbers) + b
        found = self._between.get(key)
        if found is None:
            found = self._cross(_flat(self.hexes[a]), _flat(self.hexes[b]))
            self._between[key] = found
        return found

    def _cross(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """The same in flat coordinates: the line of each way is worked out once and moved to its start."""
        way = self._ways.get(b - a)
        if way is None:
            groups = hexes.line(self.hexes[self._cell[a]], self.hexes[self._cell[b]])[1:-1]
            way = self._ways[b - a] = tuple(tuple(_flat(hex_) - a for hex_ in group) for group in groups)
        cell, found = self._cell, []
        for group in way:
            on = tuple([cell[a + step] for step in group if a + step in cell])
            if on:
                found.append(on)
        return tuple(found)

    def side(self, h: int, direction: int) -> int:
        """The key of a hexside: the same from both of its hexes, and valid at the edge of the map."""
        key, other = h * 6 + direction, self.toward[h][direction]
        return key if other == OFF else min(key, other * 6 + (direction + 3) % 6)

    def reach(
        self,
        start: int,
        cost: Cost,
        limit: int | None = None,
        halts: Callable[[int], bool] | None = None,
    ) -> Reach:
        """What can be entered from a hex for at most `limit`: see `search.reach`."""
        return reach((start,), self.beside, cost, limit, halts)

    def path(self, start: int, goal: int, cost: Cost, limit: int | None = None) -> tuple[int, ...] | None:
        """The cheapest way, both ends included, or None."""
        return path(start, goal, self.beside, cost, limit)

    def components(self, places: Iterable[int]) -> list[tuple[int, ...]]:
        """The connected parts of a set of hexes."""
        return components(places, self.beside)
