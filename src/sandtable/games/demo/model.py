"""The state of a duel."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.demo.tables import FIGURES
from sandtable.kernel import Point, State

SEATS = ("red", "blue")
STANCES = ("bold", "steady", "wary")
WIDTH, HEIGHT = FIGURES.width, FIGURES.height
STRENGTH = FIGURES.strength
POND, POND_RADIUS = FIGURES.pond.at, FIGURES.pond.radius


class Duellist(Struct, frozen=True, gc=False):
    """Where a duellist stands and what is left of him. `powder` is his secret."""

    at: Point
    strength: int
    powder: int = 0
    shots: int = 0


class Duel(State, kw_only=True):
    """A duel at one moment. `drafts` are the sealed choices of the gathered decision."""

    duellists: dict[str, Duellist]
    turns: int
    turn: int = 0
    drafts: dict[str, str] = {}
    stances: dict[str, str] = {}


def other(seat: str) -> str:
    return "blue" if seat == "red" else "red"
