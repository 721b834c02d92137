"""Maps of areas: named places joined by edges of several kinds (land, sea, strait, coast ...).

Inside, areas are 0, 1, 2, ... in the order in which they were given, and each kind of edge has tables of neighbours;
names are for the edge of the rules. A kind of edge may be one-way.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from sandtable.geometry.bits import bits
from sandtable.geometry.search import Cost, Reach, components, path, reach

Edge = tuple[str, str, str]
"""From area, to area, kind."""


class AreaMap:
    """A graph of areas with typed edges, as tables."""

    def __init__(self, names: Iterable[str], edges: Iterable[Edge], one_way: Iterable[str] = ()) -> None:
        self.names = tuple(names)
        self.index = {name: a for a, name in enumerate(self.names)}
        if len(self.index) != len(self.names):
            raise ValueError("two areas have the same name")
        self.kinds: dict[tuple[int, int], frozenset[str]] = {}
        """kinds[a, b]: the kinds of edge from a to b, where there are any."""
        single = frozenset(one_way)
        for start, end, kind in edges:
            self._join(start, end, kind)
            if kind not in single:
                self._join(end, start, kind)
        self._beside: dict[frozenset[str], tuple[tuple[int, ...], ...]] = {}

    def _join(self, start: str, end: str, kind: str) -> None:
        pair = self.index[start], self.index[end]
        self.kinds[pair] = self.kinds.get(pair, frozenset()) | {kind}

    def __len__(self) -> int:
        return len(self.names)

    def beside(self, *kinds: str) -> tuple[tuple[int, ...], ...]:
        """beside(...)[a]: the areas one edge of these kinds away (of any kind if none is named), in their order."""
        wanted = frozenset(kinds)
        found = self._beside.get(wanted)
        if found is None:
            rows: list[list[int]] = [[] for _ in self.names]
            for a, b in sorted(self.kinds):
                if not wanted or self.kinds[a, b] & wanted:
                    rows[a].append(b)
            found = self._beside[wanted] = tuple(tuple(row) for row in rows)
        return found

    def around(self, area: int, *kinds: str) -> int:
        """The neighbours of an area as a set."""
        return bits(self.beside(*kinds)[area])

    def are_joined(self, a: int, b: int, *kinds: str) -> bool:
        """Whether an edge of one of these kinds (any, if none is named) leads from a to b."""
        found = self.kinds.get((a, b))
        return found is not None and (not kinds or not found.isdisjoint(kinds))

    def steps(self, start: int, *kinds: str, open_to: Callable[[int], bool] | None = None) -> Reach:
        """How many edges away everything is; areas that are not open are neither entered nor passed."""
        return self.reach((start,), kinds, lambda _, b: 1 if open_to is None or open_to(b) else None)

    def reach(
        self,
        starts: Mapping[int, int] | Iterable[int],
        kinds: Sequence[str],
        cost: Cost,
        limit: int | None = None,
        halts: Callable[[int], bool] | None = None,
    ) -> Reach:
        """What can be entered over edges of these kinds for at most `limit`: see `search.reach`."""
        return reach(starts, self.beside(*kinds), cost, limit, halts)

    def path(self, start: int, goal: int, kinds: Sequence[str], cost: Cost) -> tuple[int, ...] | None:
        """The cheapest way over edges of these kinds, both ends included, or None."""
        return path(start, goal, self.beside(*kinds), cost)

    def components(self, places: Iterable[int], *kinds: str) -> list[tuple[int, ...]]:
        """The parts of some areas that hang together over edges of these kinds (both ways)."""
        return components(places, self.beside(*kinds))
