"""What the officer has weighed about a table, kept while it stands as it stands."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Seat, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.tables.words import OrderKind


class Prey(NamedTuple):
    """Where an enemy stands whom a unit would beat in melee, and how much it wants to come up to him, in men."""

    at: Point
    worth: float


class Thoughts:
    """The officer's memory of a moment."""

    __slots__ = ("arms", "fire", "goals", "on_the_way", "orders", "prey", "revealed", "wanted", "watchers")

    def __init__(self) -> None:
        self.watchers: dict[Seat, list[Model]] = {}
        """Some pieces of every enemy of a seat."""
        self.arms: dict[tuple[str, int, int, str], float] = {}
        """What the weapons of a unit may do at a distance, against a cover, to a class of target."""
        self.fire: dict[tuple[str, str, str, bool], float] = {}
        """What fire at an enemy is worth: unit, enemy, order, whether it has moved."""
        self.revealed: dict[str, tuple[Unit, float]] = {}
        """What it costs a unit to be noticed where it is."""
        self.wanted: dict[str, list[tuple[Point, float]]] = {}
        """Places worth points that a unit wants to hold, with their worth in men."""
        self.goals: dict[str, list[Point]] = {}
        """Where a unit wants to be."""
        self.orders: dict[tuple[str, OrderKind], float] = {}
        """What an order is worth to a unit."""
        self.on_the_way: tuple[Intent, dict[int, State]] | None = None
        """A move, and the table at points of it."""
        self.prey: dict[str, list[Prey]] = {}
        """Whom a unit stalks to charge him."""
