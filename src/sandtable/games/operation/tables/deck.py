"""The order deck: cards, hands, halves."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.tables.base import read
from sandtable.games.operation.tables.words import OrderKind


class Card(Struct, frozen=True, gc=False):
    """An order card: kind of order and priority number."""

    order: OrderKind
    priority: int

    @property
    def id(self) -> str:
        """The card's word, such as `fire-5`."""
        return f"{self.order}-{self.priority}"


class Hand(Struct, frozen=True, gc=False):
    """What a nation draws besides one card for each unit, and what it may exchange."""

    base: int
    swap: int
    swaps: str
    """`none`, `turn` (every turn) or `game` (once)."""


def _cards() -> tuple[tuple[Card, ...], tuple[int, ...]]:
    counts = read("deck")["cards"]
    kinds = [(Card(order, n + 1), many) for order, row in counts.items() for n, many in enumerate(row)]
    return tuple(card for card, many in kinds if many), tuple(many for _, many in kinds if many)


CARDS, DECK = _cards()
CARD_OF: dict[str, int] = {card.id: n for n, card in enumerate(CARDS)}
HANDS: dict[str, Hand] = {row["nation"]: Hand(row["base"], row["swap"], row["swaps"]) for row in read("deck")["hand"]}
HALVES: dict[str, frozenset[str]] = {half: frozenset(read("deck")["split"][half]) for half in ("manoeuvre", "fire")}
