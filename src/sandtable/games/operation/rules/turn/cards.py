"""Turn and cards: hands, decks and discards."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import CardSwapped, DeckShuffled, Drawn, DrewCards
from sandtable.games.operation.model.pieces import Seat, Side
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.tables import CARDS
from sandtable.kernel import Dice

CARD_NAMES: tuple[str, ...] = tuple(f"{card.order}-{card.priority}" for card in CARDS)
NUMBER: dict[str, int] = {name: at for at, name in enumerate(CARD_NAMES)}
NO_CARDS: tuple[int, ...] = (0,) * len(CARDS)


def hand_limit(state: State, seat: Seat) -> int:
    """Five cards (Germans seven) and one for each unit that is not broken; wrecks and lost guns are no units.

    Rules: OW-cards-draw, OW-cards-refill.
    """
    base = 7 if state.sides[seat].nation == "germany" else 5
    own = [unit for unit in state.units.values() if unit.seat == seat and not unit.broken]
    return base + sum(any(state.models[each].cls == "infantry" for each in unit.models) for unit in own)


def counted(counts: tuple[int, ...], card: int, by: int) -> tuple[int, ...]:
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


def reshuffled(side: Side) -> Side:
    """The discards become the deck.

    Rules: OW-cards-empty.
    """
    deck = tuple(a + b for a, b in zip(side.deck, side.pile, strict=True))
    return replace(side, deck=deck, pile=NO_CARDS)


def take_top(state: State, seat: Seat, dice: Dice, out: Out, why: str) -> int | None:
    """One card off the deck; the discards are shuffled in when it is empty. None when there is no card at all."""
    side = state.sides[seat]
    if not any(side.deck):
        if not any(side.pile):
            return None
        side = reshuffled(side)
        out.append(DeckShuffled(seat))
    card = dice.pick(side.deck, why)
    state.sides[seat] = replace(side, deck=counted(side.deck, card, -1))
    return card


def draw(state: State, seat: Seat, count: int, dice: Dice, out: Out) -> None:
    """So many cards into the hand; only the owner learns which.

    Rules: OW-cards-empty.
    """
    cards: list[int] = []
    for _ in range(count):
        card = take_top(state, seat, dice, out, "draw-card")
        if card is None:
            break
        cards.append(card)
    side = state.sides[seat]
    state.sides[seat] = replace(side, hand=tuple(sorted((*side.hand, *cards))))
    if cards:
        out.append(DrewCards(seat, len(cards)))
        out.append(Drawn(seat, tuple(CARD_NAMES[card] for card in cards), to=(seat,)))


def refill(state: State, seat: Seat, dice: Dice, out: Out) -> None:
    """Up to the limit; a hand that is larger is kept and nothing is drawn.

    Rules: OW-cards-draw, OW-cards-refill, OW-cards-over.
    """
    draw(state, seat, max(0, hand_limit(state, seat) - len(state.sides[seat].hand)), dice, out)


def lay_down(state: State, seat: Seat, card: int) -> None:
    """A card leaves the hand for the discards.

    Rules: OW-initiative-discard.
    """
    side = state.sides[seat]
    hand = list(side.hand)
    hand.remove(card)
    state.sides[seat] = replace(side, hand=tuple(hand), pile=counted(side.pile, card, 1))


def swap(state: State, seat: Seat, card: int, dice: Dice, out: Out) -> None:
    """Throw a card away and draw one in its place.

    Rules: OW-cards-us, OW-cards-uk.
    """
    lay_down(state, seat, card)
    out.append(CardSwapped(seat, CARD_NAMES[card]))
    draw(state, seat, 1, dice, out)


def shuffle_back(state: State) -> None:
    """The cards played in the turn go back into the decks; hands are kept.

    Rules: OW-turn-end.
    """
    for seat, side in state.sides.items():
        state.sides[seat] = reshuffled(side)
