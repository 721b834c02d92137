"""The split deck: manoeuvre cards and fire cards apart."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import CardSwapped, Drawn, DrewCards
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.turn.cards import CARD_NAMES, counted, hand_limit, lay_down
from sandtable.games.operation.tables import CARDS, HALVES
from sandtable.kernel import Dice


def half_of(card: int) -> str:
    """Which half a card belongs to.

    Rules: OW-deck-split.
    """
    return "manoeuvre" if CARDS[card].order in HALVES["manoeuvre"] else "fire"


def weights(state: State, seat: Seat, half: str, pile: bool = False) -> tuple[int, ...]:
    """How many of each card lie in one half of the deck (or of its discards)."""
    side = state.sides[seat]
    return tuple(n if half_of(card) == half else 0 for card, n in enumerate(side.pile if pile else side.deck))


def room_in_hand(state: State, seat: Seat) -> int:
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


def swap_half(state: State, seat: Seat, card: int, dice: Dice, out: Out) -> None:
    """An exchanged card goes to the discards of its own half, and the new one is drawn from that half.

    Rules: OW-cards-us, OW-cards-uk, OW-deck-split, OW-R100.
    """
    lay_down(state, seat, card)
    out.append(CardSwapped(seat, CARD_NAMES[card]))
    drawn = draw_half(state, seat, half_of(card), 1, dice)
    side = state.sides[seat]
    state.sides[seat] = replace(side, hand=tuple(sorted((*side.hand, *drawn))))
    out.append(DrewCards(seat, 1))
    out.append(Drawn(seat, tuple(CARD_NAMES[each] for each in drawn), to=(seat,)))


def gather(state: State, seat: Seat, half: str) -> None:
    """The discards of one half go back into it."""
    side = state.sides[seat]
    back = weights(state, seat, half, pile=True)
    deck = tuple(a + b for a, b in zip(side.deck, back, strict=True))
    pile = tuple(a - b for a, b in zip(side.pile, back, strict=True))
    state.sides[seat] = replace(side, deck=deck, pile=pile)


def refill_order(state: State, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """If both use split decks, they take turns from turn to turn in announcing first.

    Rules: OW-deck-both.
    """
    if not all(state.sides[seat].split for seat in state.seats):
        return order
    return state.seats if state.turn % 2 else state.seats[::-1]
