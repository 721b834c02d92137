"""Before the battle: armies are bought, in secret."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import (
    SEATS,
    State,
    blank_drafts,
)
from sandtable.games.barbarossa.rules.army import muster
from sandtable.games.barbarossa.tables import CARDS, COPIES, WORKS, Side, price
from sandtable.kernel import Action, Dice, Gather, Prompt, Refusal
from sandtable.kernel.frames import Out

_COST = Refusal("BA-card-cost", "too-expensive")
_CARD = Refusal("BA-card-cost", "not-for-sale")
_COPIES = Refusal("BA-card-cost", "no-more-copies")
_ENGINEERS = Refusal("BA-mines-cost", "no-engineer-for-mines")
_NOT_BOUGHT = Refusal("BA-card-cost", "not-bought")


def army_cost(bought: tuple[str, ...]) -> int:
    """Strength points spent.

    Rules: BA-card-cost.
    """
    return sum(price(what) for what in bought)


class Purchase(Gather[State, act.Buying], frozen=True, gc=False):
    """Sides with strength points buy units and works in secret."""

    verbs: ClassVar[tuple[type[Action], ...]] = act.BUYING

    def parties(self, state: State) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if state.battle.sides[seat].points)

    def prompt(self, state: State, seat: str) -> Prompt:
        left = state.battle.sides[seat].points - army_cost(state.drafts[seat].bought)
        return Prompt("purchase", {"left": left}, "BA-card-cost")

    def drafts(self, state: State, seat: str) -> list[Action]:
        found: list[act.Buying] = [act.Buy(card.id) for card in CARDS.values() if card.side == seat]
        found += [act.BuyWork(work) for work in (*WORKS, "mines")]
        found += [act.Return(what) for what in sorted(set(state.drafts[seat].bought))]
        return [action for action in found if self.why_not_draft(state, seat, action) is None]

    def why_not_draft(self, state: State, seat: str, action: act.Buying) -> Refusal | None:
        """Rules: BA-card-cost, BA-mines-cost, BA-dugout-place."""
        bought = state.drafts[seat].bought
        if isinstance(action, act.Return):
            return None if action.what in bought else _NOT_BOUGHT
        side = state.battle.sides[seat]
        if isinstance(action, act.Buy):
            refusal = _why_not_card(state, seat, action.card, bought)
        else:
            refusal = _why_not_work(state, seat, side, action.work, bought)
        if refusal is not None:
            return refusal
        what = action.card if isinstance(action, act.Buy) else action.work
        return None if army_cost((*bought, what)) <= side.points else _COST

    def draft(self, state: State, seat: str, action: act.Buying, out: Out) -> None:
        mine = state.drafts[seat]
        if isinstance(action, act.Return):
            at = mine.bought.index(action.what)
            bought = (*mine.bought[:at], *mine.bought[at + 1 :])
        else:
            bought = tuple(sorted((*mine.bought, action.card if isinstance(action, act.Buy) else action.work)))
        state.drafts[seat] = replace(mine, bought=bought)

    def close(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-card-cost, BA-mines-cost."""
        for seat in SEATS:
            muster(state, seat, state.drafts[seat].bought)
        state.drafts = blank_drafts(state)
        state.end()


def _why_not_card(state: State, seat: str, card: str, bought: tuple[str, ...]) -> Refusal | None:
    if card not in CARDS or CARDS[card].side != seat:
        return _CARD
    held = sum(unit.card == card for unit in state.units.values()) + bought.count(card)
    return None if held < COPIES else _COPIES


def _why_not_work(state: State, seat: str, side: Side, work: str, bought: tuple[str, ...]) -> Refusal | None:
    if work not in side.may_buy:
        return _CARD
    if work != "mines":
        return None
    engineers = sum(bool(unit.front.minefields) for unit in state.units.values() if unit.side == seat)
    engineers += sum(bool(CARDS[card].minefields) for card in bought if card in CARDS)
    return None if bought.count("mines") < engineers else _ENGINEERS
