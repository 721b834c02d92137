"""Cheapest ways over dense ints with whole costs: Dijkstra, the same for hexes, areas and tables.

Ties are settled for good: places are finished in the order (cost, number), and a way is replaced only by a
cheaper one. The same question therefore has the same answer, way included, on every machine.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush

Neighbours = Sequence[Iterable[int]]
Cost = Callable[[int, int], int | None]


class Reach:
    """What can be reached: `cost` of each place (in the order it was reached) and the `way` to it."""

    __slots__ = ("before", "cost")

    def __init__(self, cost: dict[int, int], before: dict[int, int]) -> None:
        self.cost = cost
        self.before = before

    def __contains__(self, place: int) -> bool:
        return place in self.cost

    def way(self, place: int) -> tuple[int, ...]:
        """The cheapest way to a reached place, both ends included."""
        steps = [place]
        while (place := self.before[place]) >= 0:
            steps.append(place)
        return tuple(reversed(steps))


def reach(
    starts: Mapping[int, int] | Iterable[int],
    beside: Neighbours,
    cost: Cost,
    limit: int | None = None,
    halts: Callable[[int], bool] | None = None,
    goal: int | None = None,
) -> Reach:
    """All places that cost at most `limit`, from one start or several (with a cost of their own if mapped).

    `cost(a, b)` is the price of the step, not negative, or None where it is forbidden. Where `halts(place)` a way may
    end but not go on (a start always goes on). With `goal` the search ends as soon as that place is settled.
    """
    begin = dict(starts) if isinstance(starts, Mapping) else dict.fromkeys(starts, 0)
    if limit is not None:
        begin = {place: spent for place, spent in begin.items() if spent <= limit}
    best = dict(begin)
    before = dict.fromkeys(begin, -1)
    heap: list[tuple[int, int]] = []
    for place, spent in begin.items():
        heappush(heap, (spent, place))
    settled: dict[int, int] = {}
    while heap:
        spent, place = heappop(heap)
        if place in settled:
            continue
        settled[place] = spent
        if place == goal:
            break
        if halts is not None and before[place] >= 0 and halts(place):
            continue
        for other in beside[place]:
            price = cost(place, other)
            if price is None:
                continue
            total = spent + price
            if (limit is None or total <= limit) and (other not in best or total < best[other]):
                best[other] = total
                before[other] = place
                heappush(heap, (total, other))
    return Reach(settled, before)


def path(start: int, goal: int, beside: Neighbours, cost: Cost, limit: int | None = None) -> tuple[int, ...] | None:
    """The cheapest way from start to goal, both included, or None."""
    found = reach((start,), beside, cost, limit, goal=goal)
    return found.way(goal) if goal in found else None


def components(places: Iterable[int], beside: Neighbours) -> list[tuple[int, ...]]:
    """The connected parts of these places, each sorted, in the order of their smallest member."""
    left = set(places)
    parts = []
    for place in sorted(left):
        if place not in left:
            continue
        left.discard(place)
        part = [place]
        for one in part:
            found = [other for other in beside[one] if other in left]
            left.difference_update(found)
            part.extend(dict.fromkeys(found))
        parts.append(tuple(sorted(part)))
    return parts
