"""What is stated of a battle before its dice: when it is broken off, and who is lost first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from sandtable.games.europe import tables as t


class Piece(Struct, frozen=True, gc=False):
    """A unit in a battle, as far as the dice care."""

    kind: int
    cost: int
    air: int
    sea: int
    land: int
    hunt: int = 1
    """Dice against submarines alone."""
    dry: int = -1
    """The value on land where nobody has landed, if the ground is another then."""
    trapped: bool = False
    """An aircraft or ship that cannot flee if the area falls."""


Order = Callable[[Piece], tuple[Any, ...]]
ORDERS: dict[str, Order] = {
    "cheapest": lambda p: (p.cost, p.land, p.sea, p.air, p.kind),
    "weakest": lambda p: (p.land, p.cost, p.sea, p.air, p.kind),
    "aircraft-first": lambda p: (not t.IS_AIR[p.kind], p.cost, p.land, p.sea, p.air, p.kind),
    "aircraft-last": lambda p: (t.IS_AIR[p.kind], p.cost, p.land, p.sea, p.air, p.kind),
    "armour-last": lambda p: (p.kind == t.ARM, p.cost, p.land, p.sea, p.air, p.kind),
}
ROUNDS = {"one-round": 1, "two-rounds": 2, "three-rounds": 3}
WITHDRAWALS = ("to-the-end", *ROUNDS, "while-stronger", "while-infantry")
AIR_WITHDRAWALS = ("to-the-end", "one-round", "two-rounds")


class Wishes(Struct, frozen=True):
    """What is stated before the dice: when to break off on land and in the air, and the order of losses."""

    withdrawal: str = WITHDRAWALS[0]
    air: str = AIR_WITHDRAWALS[0]
    own: str = "cheapest"
    enemy: str = "cheapest"
