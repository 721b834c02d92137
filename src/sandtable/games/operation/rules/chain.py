"""The order chain: a card opens it, lower cards answer in turn, and it is carried out from the lowest number up."""

from __future__ import annotations

from typing import Any, ClassVar

from sandtable.games.operation.actions import Order, Pass
from sandtable.games.operation.events import OrderShown, Passed
from sandtable.games.operation.model import Seat
from sandtable.games.operation.rules import cards
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.state import State, each_ready, is_ready, ready
from sandtable.games.operation.tables import CARDS
from sandtable.kernel import Ask, Auto, Dice, Event, Hints, Prompt, Refusal
from sandtable.kernel.action import Action

Links = tuple[Intent, ...]

NOT_YOURS = Refusal("OW-chain-open", "not-your-unit")
NO_ORDER_LEFT = Refusal("OW-turn-must", "no-order-left")
NOT_IN_HAND = Refusal("OW-chain-open", "not-in-hand")
NOT_LOWER = Refusal("OW-chain-react", "not-lower")
MUST_OPEN = Refusal("OW-turn-must", "must-open")
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


def orders(state: State, links: Links, seat: Seat) -> list[Action]:
    below, busy = limit(links), in_chain(links)
    usable = [cards.NAMES[card] for card in sorted(set(state.sides[seat].hand)) if CARDS[card].priority < below]
    return [Order(unit.id, card) for unit in ready(state, seat) if unit.id not in busy for card in usable]


class Chain(Ask, frozen=True, gc=False):
    """Who is to open shows a card for one of his units; answers see the links so far.

    Rules: OW-chain-open, OW-chain-stop.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Order, Pass)
    standing: ClassVar[str | None] = None

    seat: Seat
    links: Links = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if not self.links:
            return Prompt("open", {}, "OW-chain-open")
        last = self.links[-1]
        return Prompt("react", {"limit": last.priority}, "OW-chain-react", (last.unit,))

    def hints(self, state: State, seat: Seat) -> Hints:
        from sandtable.games.operation.hints import choosing

        return choosing(state, seat, self.links)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = orders(state, self.links, seat)
        return [Pass(), *found] if self.links else found

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is Pass:
            return None if self.links else MUST_OPEN
        return why_not_order(state, self.links, seat, action)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: list[Event]) -> None:
        from sandtable.games.operation.rules.announce import begin

        if type(action) is Pass:
            out.append(Passed(seat))
            state.goto(Resolve(by_number(self.links)))
            return
        card = cards.NUMBER[action.card]
        cards.lay_down(state, seat, card)
        out.append(OrderShown(seat, action.unit, action.card))
        begin(state, Intent(seat, action.unit, card, opens=not self.links), self.links, out)


class React(Chain, frozen=True, gc=False):
    """The other seat may answer with a lower card, or pass.

    Rules: OW-chain-react, OW-chain-own, OW-chain-stop.
    """

    standing: ClassVar[str | None] = "react"


def linked(state: State, links: Links) -> None:
    """The intent is announced: the other seat may answer, or the chain is carried out.

    Rules: OW-chain-stop, OW-turn-alone.
    """
    other = state.other(links[-1].seat)
    if may_answer(state, links, other):
        state.goto(React(other, links))
    else:
        state.goto(Resolve(by_number(links)))


def by_number(links: Links) -> Links:
    """From the lowest number to the highest: the last card shown comes first.

    Rules: OW-chain-order.
    """
    return tuple(sorted(links, key=lambda link: link.priority))


class Resolve(Auto, frozen=True, gc=False):
    """Carries the links out one by one; `links` are those still to come, lowest number first.

    Fire that is delayed into a move waits for that move; what is left of it when its target never came by is
    settled when the target's own order is done.

    Rules: OW-chain-order, OW-chain-broken, OW-chain-fixed.
    """

    links: Links
    waiting: Links = ()
    gone: tuple[str, ...] = ()
    """Units that have moved in this chain."""

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        from sandtable.games.operation.rules.orders import carry_out, let_pass

        if not self.links:
            state.stack.pop()
            for link in self.waiting:
                let_pass(state, link, out)
            return
        link, rest = self.links[0], self.links[1:]
        if link.at >= 0 and any(other.unit == link.target for other in rest):
            state.goto(Resolve(rest, (*self.waiting, link), self.gone))
            return
        stops = tuple(other for other in self.waiting if other.target == link.unit)
        gone = (*self.gone, link.unit) if link.paths or link.charge else self.gone
        state.goto(Resolve(rest, tuple(other for other in self.waiting if other.target != link.unit), gone))
        carry_out(state, link, stops, dice, out, followed=link.target in self.gone)
