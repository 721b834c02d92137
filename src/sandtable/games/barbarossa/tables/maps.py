"""Terrain and maps, read once from `data/`, with tables of everything that a map alone decides."""

from functools import cache, cached_property

import msgspec

from sandtable.data import load
from sandtable.geometry import hexes
from sandtable.geometry.hexes import Layout

LAYOUT = Layout(flat=True, shoved="odd")
OFF = 0
"""No hex: what lies beyond the edge of the map."""


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of terrain."""

    id: str
    letter: str
    source: str
    blocks: bool = False
    infantry: int = 0
    other: int = 0
    ambush: frozenset[str] = frozenset()
    enter: frozenset[str] | None = None
    march: bool = False
    road_like: bool = False
    wooded: bool = False
    melee_bonus: int = 0
    infantry_strikes_tanks: bool = False
    no_armour_assault: bool = False


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it stands in the file."""

    id: str
    columns: int
    rows: int
    cells: tuple[str, ...]
    roads: str = ""


TERRAIN = {one.id: one for one in load("barbarossa", "data/terrain", list[Terrain], key="terrain")}
_LETTERS = {one.letter: one.id for one in TERRAIN.values()}


def edge(a: int, b: int) -> int:
    """A hexside by the two hexes it separates, the same from both."""
    return a * 10000 + b if a < b else b * 10000 + a


_ORIGIN = 5050
"""A hex far from every edge of the numbering, in an even column."""


@cache
def crossed(way: int, odd: int) -> tuple[tuple[int, ...], ...]:
    """What a line crosses, without its ends, as differences to the number of its first hex; see `hexes.line`.

    `way` is the difference of the last hex's number; `odd` says whether the first hex stands in an odd column. Lines
    that differ in their place alone are the same, and there are far fewer of them than pairs of hexes.
    """
    start = _ORIGIN + 100 * odd
    groups = hexes.line(LAYOUT.hex(start), LAYOUT.hex(start + way))[1:-1]
    return tuple(tuple(LAYOUT.number(h) - start for h in group) for group in groups)


@cache
def bearing(way: int, odd: int) -> int:
    """The bearing of a hex as `hexes.bearing` has it; the way as in `crossed`."""
    start = _ORIGIN + 100 * odd
    return hexes.bearing(hexes.sub(LAYOUT.hex(start + way), LAYOUT.hex(start)), LAYOUT.steps)


class Board:
    """A map with everything that it alone decides, looked up by printed hex numbers."""

    def __init__(self, data: MapData) -> None:
        self.id = data.id
        self.columns, self.rows = data.columns, data.rows
        self.terrain: dict[int, Terrain] = {}
        self.level: dict[int, int] = {}
        self.bridges: set[int] = set()
        for row, line in enumerate(data.cells, 1):
            for column, cell in enumerate(line.split(), 1):
                number = column * 100 + row
                self.terrain[number] = TERRAIN[_LETTERS[cell[0]]]
                self.level[number] = int(cell[1])
                if cell[2] == "b":
                    self.bridges.add(number)
        self.numbers = tuple(sorted(self.terrain))
        self.roads = frozenset(edge(*map(int, pair.split("/"))) for pair in data.roads.split())
        self.on_road = frozenset(n for key in self.roads for n in divmod(key, 10000))
        self.toward = {n: self._around(n) for n in self.numbers}
        self.beside = {n: tuple(x for x in row if x) for n, row in self.toward.items()}
        self.way = {n: {x: d for d, x in enumerate(row) if x} for n, row in self.toward.items()}
        self._lines: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.covers = frozenset(n for n, kind in self.terrain.items() if kind.blocks or self.level[n])
        self.views: dict[int, frozenset[int]] = {}
        self.lobs: dict[tuple[str, int, int], dict[int, None]] = {}

    def _around(self, number: int) -> tuple[int, ...]:
        centre = LAYOUT.hex(number)
        near = (LAYOUT.number(hexes.add(centre, step)) for step in LAYOUT.steps)
        return tuple(n if n in self.terrain else OFF for n in near)

    @cached_property
    def distance(self) -> dict[int, dict[int, int]]:
        """distance[a][b] in hexes."""
        places = {n: LAYOUT.hex(n) for n in self.numbers}
        return {a: {b: hexes.distance(x, y) for b, y in places.items()} for a, x in places.items()}

    @cached_property
    def edge_hexes(self) -> tuple[int, ...]:
        """The hexes at the edge of the map."""
        return tuple(n for n in self.numbers if OFF in self.toward[n])

    @cached_property
    def rings(self) -> dict[int, list[list[int]]]:
        """rings[h][n]: the hexes at most n away."""
        far = max(self.columns, self.rows) + 5
        return {a: [[b for b in self.numbers if row[b] <= n] for n in range(far)] for a, row in self.distance.items()}

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes of the map at most so far away, the centre included."""
        return self.rings[centre][radius]

    def line(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """What the line between the centres crosses, without its ends; see `hexes.line`."""
        key = a * 10000 + b
        found = self._lines.get(key)
        if found is None:
            groups = crossed(b - a, a // 100 % 2)
            found = self._lines[key] = tuple(tuple(a + step for step in group) for group in groups)
            self._lines[b * 10000 + a] = found[::-1]
        return found

    def flight(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """The places of a flight from hex to hex, both ends included; what a line along the edge of the map crosses
        outside is none of them.

        Rules: BA-air-flight.
        """
        between = [tuple(hex_ for hex_ in group if hex_ in self.terrain) for group in self.line(a, b)]
        return ((a,), *(group for group in between if group), (b,)) if a != b else ((a,),)

    def in_cone(self, centre: int, facing: int, other: int) -> bool:
        """Whether a hex lies in the cone before a hexside: its centre within 30 degrees of the faced side.

        Rules: BA-arc.
        """
        if centre == other:
            return False
        return hexes.within(bearing(other - centre, centre // 100 % 2), facing, 30)


MAPS = {one.id: one for one in load("barbarossa", "data/maps", list[MapData], key="map")}


@cache
def board(name: str) -> Board:
    """The board of a map in `data/maps.toml`."""
    return Board(MAPS[name])
