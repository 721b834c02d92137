"""What is drawn beside the options: how far a walk may go."""

from __future__ import annotations

from sandtable.games.demo.model import Duel
from sandtable.games.demo.rules.walking import speed
from sandtable.kernel import Hints, Point, Zone

CORNERS = ((0, 100), (50, 87), (87, 50), (100, 0), (87, -50), (50, -87))
"""Half of a ring of twelve corners, in hundredths of its radius."""


def reach(state: Duel, seat: str) -> Hints:
    return Hints(zones=(Zone("reach", outlines=(_circle(state.duellists[seat].at, speed(state, seat)),)),))


def _circle(centre: Point, radius: int) -> tuple[tuple[int, int], ...]:
    ring = [(centre.x + x * radius // 100, centre.y + y * radius // 100) for x, y in CORNERS]
    return tuple(ring + [(2 * centre.x - x, 2 * centre.y - y) for x, y in ring])
