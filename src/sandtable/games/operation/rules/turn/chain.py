"""The order chain: who may answer, and with which card."""

from __future__ import annotations

from sandtable.games.operation.actions.infantry import Order
from sandtable.games.operation.model.intent import Links
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import State, each_ready, is_ready, ready
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.tables import CARDS
from sandtable.kernel import Refusal

NOT_YOURS = Refusal("OW-chain-open", "not-your-unit")
NO_ORDER_LEFT = Refusal("OW-turn-must", "no-order-left")
NOT_IN_HAND = Refusal("OW-chain-open", "not-in-hand")
NOT_LOWER = Refusal("OW-chain-react", "not-lower")

IN_CHAIN = Refusal("OW-chain-react", "in-chain")


def in_chain(links: Links) -> frozenset[str]:
    return frozenset(link.unit for link in links)


def limit(links: Links) -> int:
    """The number a card must be below to answer.

    Rules: OW-chain-react.
    """
    return links[-1].priority if links else 100


def may_answer(state: State, links: Links, seat: Seat) -> bool:
    """Whether this seat is asked to answer: the last card was the other's and no 1, a unit and a card are left.

    Looks at what everybody knows: the size of the hand, not what is in it.

    Rules: OW-chain-own, OW-chain-stop, OW-turn-alone.
    """
    if not links or links[-1].priority == 1 or links[-1].seat == seat or not state.sides[seat].hand:
        return False
    busy = in_chain(links)
    return any(unit.id not in busy for unit in each_ready(state, seat))


def why_not_order(state: State, links: Links, seat: Seat, action: Order) -> Refusal | None:
    """An own unit without an order this turn, on a card in hand that is lower than the last one shown.

    `test_laws` compares `orders` with it.

    Rules: OW-chain-open, OW-chain-react.
    """
    unit = state.units.get(action.unit)
    if unit is None or unit.seat != seat:
        return NOT_YOURS
    if not is_ready(state, unit):
        return NO_ORDER_LEFT
    if any(link.unit == unit.id for link in links):
        return IN_CHAIN
    card = cards.NUMBER.get(action.card)
    if card is None or card not in state.sides[seat].hand:
        return NOT_IN_HAND
    return NOT_LOWER if CARDS[card].priority >= limit(links) else None


def orders(state: State, links: Links, seat: Seat) -> list[Order]:
    """Every unit with every card that `why_not_order` lets pass. Units and cards are asked once each, not in pairs:
    what is offered most often must be quick. `test_laws` compares the two."""
    below, busy = limit(links), in_chain(links)
    usable = [cards.CARD_NAMES[card] for card in sorted(set(state.sides[seat].hand)) if CARDS[card].priority < below]
    return [Order(unit.id, card) for unit in ready(state, seat) if unit.id not in busy for card in usable]


def by_number(links: Links) -> Links:
    """From the lowest number to the highest: the last card shown comes first.

    Rules: OW-chain-order.
    """
    return tuple(sorted(links, key=lambda link: link.priority))
