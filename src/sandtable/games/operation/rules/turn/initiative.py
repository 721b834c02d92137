"""Who wins the initiative."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import CardTurned
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.tables import CARDS
from sandtable.kernel import Dice, Event


def winner(played: dict[Seat, int]) -> Seat | None:
    """The lower number wins whatever the orders are; equal numbers are no result.

    Rules: OW-initiative, OW-initiative-tie.
    """
    (one, first), (two, second) = ((seat, CARDS[card].priority) for seat, card in played.items())
    return None if first == second else one if first < second else two


def turn_tops(state: State, dice: Dice, out: list[Event]) -> dict[Seat, int]:
    """The top card of each deck, straight to the discards.

    Rules: OW-initiative-tie.
    """
    turned: dict[Seat, int] = {}
    for seat in state.seats:
        card = cards.take_top(state, seat, dice, out, "initiative-card")
        if card is None:
            card = seat == state.seats[-1]
        side = state.sides[seat]
        state.sides[seat] = replace(side, pile=cards.counted(side.pile, card, 1))
        out.append(CardTurned(seat, cards.CARD_NAMES[card]))
        turned[seat] = card
    return turned
