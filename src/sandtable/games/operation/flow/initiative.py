"""The initiative: one card each, face down, turned together."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.infantry import Lay
from sandtable.games.operation.events.infantry import CardTurned, InitiativeTied, InitiativeWon
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.turn.initiative import turn_tops, winner
from sandtable.kernel import Dice, Event, Gather, Prompt, Refusal
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Name

NO_CARD_TO_LAY = Refusal("OW-initiative", "not-in-hand")
CARD_LIES = Refusal("OW-initiative", "card-lies")
NO_CARD_YET = Refusal("OW-initiative", "no-card-yet")
TIES = 5


class Initiative(Gather[State, Lay], frozen=True, gc=False):
    """Both put a card face down; `ties` counts the equal results so far.

    Rules: OW-initiative, OW-initiative-tie.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lay,)
    standing: ClassVar[str | None] = "initiative"

    ties: int = 0

    def parties(self, state: State) -> tuple[Seat, ...]:
        return state.seats

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if seat in state.drafts:
            key = "initiative-ready" if seat in state.ready else "initiative-laid"
            return Prompt(key, {"card": Name("card", cards.CARD_NAMES[state.drafts[seat]])}, "OW-initiative")
        return Prompt("initiative", {"ties": self.ties}, "OW-initiative")

    def drafts(self, state: State, seat: Seat) -> list[Action]:
        if seat in state.drafts:
            return []
        return [Lay(cards.CARD_NAMES[card]) for card in sorted(set(state.sides[seat].hand))]

    def why_not_draft(self, state: State, seat: Seat, action: Lay) -> Refusal | None:
        if seat in state.drafts:
            return CARD_LIES
        return None if cards.NUMBER.get(action.card) in state.sides[seat].hand else NO_CARD_TO_LAY

    def draft(self, state: State, seat: Seat, action: Lay, out: list[Event]) -> None:
        state.drafts[seat] = cards.NUMBER[action.card]

    def why_not_ready(self, state: State, seat: Seat) -> Refusal | None:
        return None if seat in state.drafts or not state.sides[seat].hand else NO_CARD_YET

    def close(self, state: State, dice: Dice, out: list[Event]) -> None:
        played = dict(state.drafts)
        for seat in state.seats:
            if seat in played:
                cards.lay_down(state, seat, played[seat])
                out.append(CardTurned(seat, cards.CARD_NAMES[played[seat]]))
        state.drafts.clear()
        settle_initiative(state, played, self.ties, dice, out)


def settle_initiative(state: State, played: dict[Seat, int], ties: int, dice: Dice, out: list[Event]) -> None:
    """Who wins opens; a tie is played again, after the fifth with the top cards of the decks.

    Rules: OW-initiative-tie, OW-initiative-discard.
    """
    won = winner(played) if len(played) == len(state.seats) else next(iter(played), state.seats[0])
    while won is None:
        out.append(InitiativeTied())
        ties += 1
        if ties < TIES:
            state.goto(Initiative(ties))
            return
        won = winner(turn_tops(state, dice, out))
    state.initiative = won
    out.append(InitiativeWon(won))
    state.end()
