"""The split deck: manoeuvre cards and fire cards apart."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions_vehicle import Draw, Split
from sandtable.games.operation.events import Drawn, DrewCards
from sandtable.games.operation.events_chapters import CardsSplit, DeckHalved
from sandtable.games.operation.model import Seat
from sandtable.games.operation.rules.cards import NAMES, counted, hand_limit
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import CARDS, HALVES
from sandtable.kernel import Ask, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]
BAD_COUNT = Refusal("OW-deck-draw", "bad-count")


def half_of(card: int) -> str:
    """Which half a card belongs to.

    Rules: OW-deck-split.
    """
    return "manoeuvre" if CARDS[card].order in HALVES["manoeuvre"] else "fire"


def weights(state: State, seat: Seat, half: str, pile: bool = False) -> tuple[int, ...]:
    """How many of each card lie in one half of the deck (or of its discards)."""
    side = state.sides[seat]
    return tuple(n if half_of(card) == half else 0 for card, n in enumerate(side.pile if pile else side.deck))


def room(state: State, seat: Seat) -> int:
    """Cards to be drawn."""
    return max(0, hand_limit(state, seat) - len(state.sides[seat].hand))


def most(state: State, seat: Seat, half: str) -> int:
    """Cards that a half can still give, its own discards counted."""
    return sum(weights(state, seat, half)) + sum(weights(state, seat, half, pile=True))


def draw_half(state: State, seat: Seat, half: str, count: int, dice: Dice) -> list[int]:
    """So many cards from one half; when it is empty its own discards are shuffled in.

    Rules: OW-deck-split, OW-cards-empty.
    """
    found = []
    for _ in range(count):
        if not any(weights(state, seat, half)):
            gather(state, seat, half)
        card = dice.pick(weights(state, seat, half), f"draw-{half}")
        side = state.sides[seat]
        state.sides[seat] = replace(side, deck=counted(side.deck, card, -1))
        found.append(card)
    return found


def gather(state: State, seat: Seat, half: str) -> None:
    """The discards of one half go back into it."""
    side = state.sides[seat]
    back = weights(state, seat, half, pile=True)
    deck = tuple(a + b for a, b in zip(side.deck, back, strict=True))
    pile = tuple(a - b for a, b in zip(side.pile, back, strict=True))
    state.sides[seat] = replace(side, deck=deck, pile=pile)


class HalveDeck(Ask, frozen=True, gc=False):
    """After deployment a player may halve his deck; the other may keep his whole.

    Rules: OW-deck-split, OW-deck-one.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Split,)
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("halve-deck", {}, "OW-deck-split")

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Split(False), Split(True)]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        state.end()
        state.sides[seat] = replace(state.sides[seat], split=action.use)
        out.append(DeckHalved(seat, action.use))


class SplitDraw(Ask, frozen=True, gc=False):
    """At the refill the owner says how many cards come from each half, and everybody hears it.

    Rules: OW-deck-draw.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Draw,)
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if room(state, self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("split-draw", {"count": room(state, seat)}, "OW-deck-draw")

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = [Draw(n) for n in range(room(state, seat) + 1)]
        return [action for action in found if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        rest = room(state, seat) - action.manoeuvre
        enough = action.manoeuvre <= most(state, seat, "manoeuvre") and rest <= most(state, seat, "fire")
        return None if action.manoeuvre >= 0 and rest >= 0 and enough else BAD_COUNT

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        rest = room(state, seat) - action.manoeuvre
        state.end()
        out.append(CardsSplit(seat, action.manoeuvre, rest))
        drawn = draw_half(state, seat, "manoeuvre", action.manoeuvre, dice)
        drawn += draw_half(state, seat, "fire", rest, dice)
        side = state.sides[seat]
        state.sides[seat] = replace(side, hand=tuple(sorted((*side.hand, *drawn))))
        out.append(DrewCards(seat, len(drawn)))
        out.append(Drawn(seat, tuple(NAMES[card] for card in drawn), to=(seat,)))


def refill_order(state: State, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """If both use split decks, they take turns from turn to turn in announcing first.

    Rules: OW-deck-both.
    """
    if not all(state.sides[seat].split for seat in state.seats):
        return order
    return state.seats if state.turn % 2 else state.seats[::-1]
