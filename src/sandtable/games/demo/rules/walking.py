"""Chapter 4: walking, measured in millimetres and exact."""

from __future__ import annotations

from math import isqrt

from msgspec.structs import asdict

from sandtable.games.demo.model import HEIGHT, POND, POND_RADIUS, WIDTH, Duel
from sandtable.games.demo.tables import FIGURES
from sandtable.kernel import Point, Refusal

SPEED = asdict(FIGURES.speed)

OFF_TABLE = Refusal("DM-4", "off-table")
INTO_POND = Refusal("DM-4a", "pond")
TOO_FAR = {speed: Refusal("DM-4", "too-far", {"most": speed}) for speed in SPEED.values()}


def speed(state: Duel, seat: str) -> int:
    """How far the stance lets a duellist walk.

    Rules: DM-4.
    """
    most: int = SPEED[state.stances[seat]]
    return most


def why_not_walk(state: Duel, seat: str, to: Point) -> Refusal | None:
    """On the table, within speed, and not into or across the pond.

    Rules: DM-4, DM-4a.
    """
    if not (0 <= to.x <= WIDTH and 0 <= to.y <= HEIGHT):
        return OFF_TABLE
    start, reach = state.duellists[seat].at, speed(state, seat)
    dx, dy = to.x - start.x, to.y - start.y
    if dx * dx + dy * dy > reach * reach:
        return TOO_FAR[reach]
    return INTO_POND if crosses_pond(start, to) else None


def crosses_pond(start: Point, end: Point) -> bool:
    """Whether the straight way comes closer to the pond's middle than its radius; squares only, no roots.

    Rules: DM-4a.
    """
    dx, dy = end.x - start.x, end.y - start.y
    px, py = POND.x - start.x, POND.y - start.y
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0 or length == 0:
        return px * px + py * py < POND_RADIUS * POND_RADIUS
    if along >= length:
        ex, ey = POND.x - end.x, POND.y - end.y
        return ex * ex + ey * ey < POND_RADIUS * POND_RADIUS
    across = px * dy - py * dx
    return across * across < POND_RADIUS * POND_RADIUS * length


def distance(a: Point, b: Point) -> int:
    """Whole millimetres, rounded down."""
    return isqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
