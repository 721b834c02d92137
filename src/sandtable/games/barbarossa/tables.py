"""What is printed: cards, minefield card, terrain and maps, loaded once from `data/*.toml`, with tables made from
them."""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any

import msgspec

from sandtable.data import Path, load
from sandtable.geometry import hexes
from sandtable.geometry.hexes import Layout

TYPES = ("infantry", "artillery", "vehicle", "armoured", "light-tank", "medium-tank", "heavy-tank", "aircraft")
TANKS = frozenset({"light-tank", "medium-tank", "heavy-tank"})
ARMOUR = TANKS | {"armoured"}
VEHICLES = ARMOUR | {"vehicle"}
FOOT = frozenset({"infantry", "artillery"})
WORKS = ("wire", "teeth", "trench", "dugout")
MINES = ("dummy", "anti-tank", "anti-personnel")
LAYOUT = Layout(flat=True, shoved="odd")
OFF = 0
"""No hex: what lies beyond the edge of the map."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order box on the back of a card, with its printed figures."""

    defence: int = 0
    ammo: int = 0
    move: int = 0
    dice: int = 0
    time: int = 0
    units: int = 1
    radius: int = 0
    roll: tuple[int, ...] = ()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit card: the figures of its front and the order boxes of its back.

    Rules: BA-card-types.
    """

    id: str
    name: str
    side: str
    type: str
    size: int
    valour: int
    valour_loss: int
    defence: int
    ammo: int
    cost: int
    melee_dice: int
    suppressed: int
    diagram: tuple[int, ...]
    fire: dict[str, tuple[int, ...]]
    orders: dict[str, Box]
    traits: frozenset[str]
    source: dict[str, Any]
    melee_only: tuple[str, ...] = ()
    ring: dict[str, tuple[int, ...]] = {}
    indirect: int = 0
    command: int = 0
    transport: int = 0
    supply: int = 0
    minefields: int = 0
    charges: int = 0
    cargo: int = 0
    smoke: int = 0
    boxes: int = 0

    @property
    def reach(self) -> int:
        """The farthest distance of the range diagram."""
        return len(self.diagram) - 1

    @property
    def is_ground(self) -> bool:
        return self.type != "aircraft"


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


class Mine(msgspec.Struct, frozen=True):
    """Dice and accuracy of one kind of mine against one type."""

    dice: int
    accuracy: int


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it stands in the file."""

    id: str
    columns: int
    rows: int
    cells: tuple[str, ...]
    roads: str = ""


def _checked(data: dict[str, Any]) -> Iterable[tuple[Path, str]]:
    """What types alone do not catch on a card."""
    for number, card in enumerate(data["card"]):
        for kind, row in card["fire"].items():
            if kind not in TYPES:
                yield ("card", number, "fire", kind), f"no unit type; there are: {', '.join(TYPES)}"
            elif len(row) != card["size"]:
                yield ("card", number, "fire", kind), f"needs {card['size']} figures, one for each loss"
        if card["type"] not in TYPES:
            yield ("card", number, "type"), f"no unit type; there are: {', '.join(TYPES)}"


CARDS = {card.id: card for card in load("barbarossa", "data/cards", list[Card], key="card", check=_checked)}
TERRAIN = {one.id: one for one in load("barbarossa", "data/terrain", list[Terrain], key="terrain")}
_LETTERS = {one.letter: one.id for one in TERRAIN.values()}


def _figures(key: str) -> dict[str, int]:
    return {
        kind: n
        for kind, n in load("barbarossa", "data/terrain", dict[str, int | str], key=key).items()
        if isinstance(n, int)
    }


ROAD_BONUS = {**dict.fromkeys(TYPES, 0), **_figures("road_bonus")}
FIELD_PENALTY = {**dict.fromkeys(TYPES, 0), **_figures("field_penalty")}
WORK_COST = _figures("works")
MINE_FIRE: dict[str, dict[str, Mine]] = {
    "dummy": {},
    "anti-tank": load("barbarossa", "data/minefield", dict[str, Mine], key="anti-tank"),
    "anti-personnel": load("barbarossa", "data/minefield", dict[str, Mine], key="anti-personnel"),
}


def edge(a: int, b: int) -> int:
    """A hexside by the two hexes it separates, the same from both."""
    return a * 10000 + b if a < b else b * 10000 + a


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
        self._bearings: dict[int, int] = {}
        self.seen: dict[int, bool] = {}
        self.views: dict[int, frozenset[int]] = {}

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
            groups = hexes.line(LAYOUT.hex(a), LAYOUT.hex(b))[1:-1]
            found = self._lines[key] = tuple(tuple(LAYOUT.number(h) for h in group) for group in groups)
            self._lines[b * 10000 + a] = found[::-1]
        return found

    def flight(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """The places of a flight from hex to hex, both ends included."""
        return ((a,), *self.line(a, b), (b,)) if a != b else ((a,),)

    def in_cone(self, centre: int, facing: int, other: int) -> bool:
        """Whether a hex lies in the cone before a hexside: its centre within 30 degrees of the faced side.

        Rules: BA-arc.
        """
        if centre == other:
            return False
        key = centre * 10000 + other
        found = self._bearings.get(key)
        if found is None:
            way = hexes.sub(LAYOUT.hex(other), LAYOUT.hex(centre))
            found = self._bearings[key] = hexes.bearing(way, LAYOUT.steps)
        return hexes.within(found, facing, 30)


MAPS = {one.id: one for one in load("barbarossa", "data/maps", list[MapData], key="map")}


@cache
def board(name: str) -> Board:
    """The board of a map in `data/maps.toml`."""
    return Board(MAPS[name])
