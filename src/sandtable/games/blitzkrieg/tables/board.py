"""A battle's map as tables: terrain, levels, roads, streams, prices of a step, and who sees whom."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

from sandtable.games.blitzkrieg.tables import sheets
from sandtable.games.blitzkrieg.tables.sheets import CLEAR, LETTERS, PRICE, SIGHT, TERRAINS, WAYS
from sandtable.games.blitzkrieg.tables.sight import all_pairs
from sandtable.geometry.bits import bits
from sandtable.geometry.hexes import Layout
from sandtable.geometry.hexmap import OFF, HexMap
from sandtable.geometry.search import reach

Prices = tuple[dict[int, int], ...]
"""For each hex: what a step to a neighbour costs, in sixths of a point; what is missing cannot be entered."""


class HexBoard:
    """The ground of one battle; hexes are dense ints inside, printed numbers at the edge."""

    def __init__(self, name: str) -> None:
        self.data: dict[str, Any] = sheets.read(f"data/{name}.map")
        layout = Layout(**self.data["layout"])
        self.map = HexMap.rectangle(layout, self.data["columns"], self.data["rows"])
        self.numbers, self.index = self.map.numbers, self.map.index
        cells = self._cells(layout)
        self.terrain = tuple(LETTERS[cells[number][0]] for number in self.numbers)
        self.level = tuple(int(cells[number][1]) for number in self.numbers)
        self.roads = self._roads()
        self.streams = self._streams()
        self.cover = bits(h for h, ground in enumerate(self.terrain) if ground != CLEAR)
        """Every hex of village, woods or orchard: what blocks sight, disperses vehicles and hides units."""
        self.beside, self.around = self.map.beside, self.map.around
        self.distance = self.map.distance
        self.crest = tuple(any(self.level[n] < self.level[h] for n in self.beside[h]) for h in range(len(self.map)))
        """A contour hex: some neighbour lies lower."""

    def _cells(self, layout: Layout) -> dict[int, str]:
        rows = [line.split() for line in self.data["ground"].strip().splitlines()]
        found = {}
        for row, line in enumerate(rows, 1):
            for place, cell in enumerate(line, 1):
                column = len(line) + 1 - place if layout.mirrored else place
                found[column * 100 + row if layout.order == "CCRR" else row * 100 + column] = cell
        return found

    def _roads(self) -> frozenset[tuple[int, int]]:
        """Pairs of neighbours joined by a road, both ways round."""
        pairs = set()
        for chain in self.data["roads"].values():
            hexes = [self.index[number] for number in chain]
            for a, b in pairwise(hexes):
                if b not in self.map.beside[a]:
                    raise ValueError(f"the road from {self.numbers[a]} to {self.numbers[b]} leaps")
                pairs |= {(a, b), (b, a)}
        return frozenset(pairs)

    def _streams(self) -> frozenset[tuple[int, int]]:
        """Pairs of neighbours with a stream between them, both ways round."""
        pairs = set()
        for sides in self.data["streams"].values():
            for side in sides:
                a, b = (self.index[int(number)] for number in side.split("/"))
                pairs |= {(a, b), (b, a)}
        return frozenset(pairs)

    @cached_property
    def steps(self) -> tuple[Prices, Prices, Prices]:
        """steps[way][from][to]: the price of a step across country."""
        return self._prices(self.step_price)

    @cached_property
    def exits(self) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
        """exits[way][h]: the neighbours that can be entered across country, each with its bit."""
        return tuple(tuple(tuple((n, 1 << n) for n in row) for row in rows) for rows in self.steps)

    def paid(self, way: int, h: int, points: int) -> int:
        """The neighbours that a step across country of at most this price leads to, as a set."""
        key = way, h, points
        found = self._paid.get(key)
        if found is None:
            found = self._paid[key] = bits(n for n, price in self.steps[way][h].items() if price <= points)
        return found

    @cached_property
    def _paid(self) -> dict[tuple[int, int, int], int]:
        return {}

    @cached_property
    def ways_out(self) -> tuple[tuple[int, ...], ...]:
        """ways_out[way][h]: the same as a set."""
        return tuple(tuple(bits(row) for row in rows) for rows in self.steps)

    @cached_property
    def drives(self) -> tuple[Prices, Prices, Prices]:
        """drives[way][from][to]: the price of a step along a road, in column."""
        return self._prices(self.road_price)

    def _prices(self, price: Callable[[int, int, int], int | None]) -> tuple[Prices, Prices, Prices]:
        def row(way: int, a: int) -> dict[int, int]:
            return {b: cost for b in self.beside[a] if (cost := price(way, a, b)) is not None}

        foot, wheel, track = (tuple(row(way, a) for a in range(len(self.map))) for way in range(len(WAYS)))
        return foot, wheel, track

    def step_price(self, way: int, a: int, b: int) -> int | None:
        """The price of entering a hex across country: its terrain, a stream without a bridge, the climb.

        Rules: BK-7.1.
        """
        parts = [PRICE[TERRAINS[self.terrain[b]]][way]]
        if (a, b) in self.streams and (a, b) not in self.roads:
            parts.append(PRICE["stream"][way])
        climb = self.level[b] - self.level[a]
        if climb == 1:
            parts.append(PRICE["up_one"][way])
        elif climb > 1:
            more = PRICE["up_more"][way]
            parts.append(None if more is None else more * climb)
        return None if None in parts else sum(part for part in parts if part is not None)

    def road_price(self, way: int, a: int, b: int) -> int | None:
        """The price of a step in column along a road, whatever the ground; None without a road.

        Rules: BK-7.2.1.
        """
        return PRICE["road"][way] if (a, b) in self.roads else None

    @cached_property
    def sees(self) -> tuple[int, ...]:
        """sees[h]: the set of hexes within eight to which a line of sight is free, h included."""
        return all_pairs(self)

    @cached_property
    def seen(self) -> tuple[tuple[int, ...], ...]:
        """seen[distance][h]: the hexes within this distance of h that see it; distances 0 to 8.

        `test_which_hexes_watch_a_hex` in `test_shortcuts.py` compares `watched` with it.
        """
        discs = self.map.discs
        return tuple(
            tuple(self.sees[h] & discs[far][h] for h in range(len(self.map))) for far in range(SIGHT["limit"] + 1)
        )

    @cached_property
    def watched(self) -> tuple[tuple[bytes, ...], ...]:
        """watched[distance][h][n]: 1 if n is one of `seen[distance][h]`: the quick way to ask for many hexes.

        `test_shortcuts.py` compares the two (`test_which_hexes_watch_a_hex`).
        """
        size, marks = len(self.map), bytes.maketrans(b"01", b"\0\1")
        return tuple(tuple(f"{mask:0{size}b}"[::-1].encode().translate(marks) for mask in row) for row in self.seen)

    @cached_property
    def edge(self) -> tuple[frozenset[int], frozenset[int]]:
        """The hexes of the German and of the French edge."""
        return self._edge(self.data["edges"]["german"]), self._edge(self.data["edges"]["french"])

    def _edge(self, side: str) -> frozenset[int]:
        centres = [self.map.layout.centre(hex_) for hex_ in self.map.hexes]
        if side in ("west", "east"):
            best = (min if side == "west" else max)(x for x, _ in centres)
            return frozenset(h for h, (x, _) in enumerate(centres) if x == best)
        best = (min if side == "north" else max)(y for _, y in centres)
        return frozenset(h for h, (_, y) in enumerate(centres) if y == best)

    @cached_property
    def rim(self) -> frozenset[int]:
        """Every hex on some edge of the map."""
        return frozenset(h for h in range(len(self.map)) if OFF in self.map.toward[h])

    @cached_property
    def home(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """home[side][way][h]: the price of the cheapest way from a hex to its side's own edge, roads not used."""
        return self._home(0), self._home(1)

    def _home(self, side: int) -> tuple[tuple[int, ...], ...]:
        rows = []
        for way in range(len(WAYS)):
            prices = self.steps[way]
            found = reach(self.edge[side], self.beside, lambda a, b, p=prices: p[b].get(a))  # type: ignore[misc]
            rows.append(tuple(found.cost.get(h, 9999) for h in range(len(self.map))))
        return tuple(rows)


@cache
def board(name: str) -> HexBoard:
    return HexBoard(name)
