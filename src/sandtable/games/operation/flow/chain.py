"""The order chain: a card opens it, intents are announced question by question, lower cards answer in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Order, Pass, Target
from sandtable.games.operation.events.infantry import IntentSaid, OrderShown, Passed
from sandtable.games.operation.flow.orders import carry_out, chased
from sandtable.games.operation.hints.announcing import chain_hints, question_hints
from sandtable.games.operation.model.intent import Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Seat, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import WRONG_VERB, Question, stages
from sandtable.games.operation.rules.announcing.questions import QUESTIONS
from sandtable.games.operation.rules.chapters import night
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.infantry.orders import let_pass
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.turn.chain import by_number, may_answer, orders, why_not_order
from sandtable.kernel import Ask, Auto, Dice, Event, Hints, Measure, Options, Prompt, Refusal, Vain
from sandtable.kernel.action import Action

BY_KEY: dict[QuestionKey, Question] = {question.key: question for question in QUESTIONS}
ASKED_ALWAYS = frozenset(q.key for q in QUESTIONS if type(q).concerns is Question.concerns)
"""Questions that concern every unit: they need not be asked whether they do."""
BY_ORDER: dict[tuple[str, bool], tuple[tuple[QuestionKey, Question], ...]] = {
    (order, driven): tuple((q.key, q) for q in QUESTIONS if order in q.orders and driven >= q.driven)
    for order in Question.orders
    for driven in (False, True)
}
"""The questions of an order, for units without and with a vehicle."""


def next_question(state: State, draft: Intent, links: tuple[Intent, ...]) -> Question | None:
    """The first question that was not asked yet and applies.

    Rules: OW-intent-extra.
    """
    return state.resting(first_to_ask, state, draft, links)


def first_to_ask(state: State, draft: Intent, links: tuple[Intent, ...]) -> Question | None:
    """The same, while nothing changes."""
    memory, name = state.moment().of(QuestionMemory).concerning, (draft.unit, draft.order)
    questions = memory.get(name)
    if questions is None:
        questions = memory[name] = concerning(state, *name)
    asked = draft.asked
    for key, question in questions:
        if key not in asked and question.applies(state, draft, links):
            return question
    return None


class QuestionMemory:
    """The questions that concern a unit on an order, as the table stands."""

    __slots__ = ("concerning",)

    def __init__(self) -> None:
        self.concerning: dict[tuple[str, str], tuple[tuple[QuestionKey, Question], ...]] = {}


def concerning(state: State, name: str, order: str) -> tuple[tuple[QuestionKey, Question], ...]:
    """The questions of an order that concern a unit."""
    unit, driven = state.units[name], state.vehicle_of(name) is not None
    among = BY_ORDER[order, driven]
    return tuple([each for each in among if each[0] in ASKED_ALWAYS or each[1].concerns(state, unit)])


def begin_announcing(state: State, draft: Intent, links: tuple[Intent, ...], out: list[Event]) -> None:
    """Ask on, or close the announcement; the frame on top is replaced.

    Rules: OW-chain-fixed.
    """
    question = next_question(state, draft, links)
    if question is not None:
        state.goto((Respond if links else Announce)(draft, links, question.key))
        return
    out.append(said(state, draft))
    linked(state, (*links, replace(draft, asked=())))


class Announce(Ask[State, Action], frozen=True, gc=False):
    """One question of an intent; the draft holds the answers so far.

    Rules: OW-intent-move, OW-intent-assault, OW-intent-fire, OW-intent-ambush, OW-intent-cover.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = tuple({verb for each in QUESTIONS for verb in each.verbs})
    standing: ClassVar[str | None] = None

    draft: Intent
    links: tuple[Intent, ...]
    question: QuestionKey

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.draft.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        args: Any = {"order": self.draft.order}
        return Prompt(f"announce-{self.question}", args, "OW-chain-fixed", (self.draft.unit,))

    def hints(self, state: State, seat: Seat) -> Hints:
        return question_hints(state, self.draft, self.links, self.question)

    def options(self, state: State, seat: Seat) -> Options:
        return state.resting(BY_KEY[self.question].options, state, self.draft, self.links)

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        question = BY_KEY[self.question]
        if type(action) not in question.verbs:
            return WRONG_VERB
        return question.why_not(state, self.draft, self.links, action)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice, out: list[Event]) -> None:
        draft = BY_KEY[self.question].answer(state, self.draft, self.links, action)
        night.announced_lights(state, draft, len(self.draft.plans), out)
        draft = replace(draft, asked=(*draft.asked, self.question))
        begin_announcing(state, draft, self.links, out)


class Respond(Announce, frozen=True, gc=False):
    """The same in answer to another order: a standing order that answers goes on to announce.

    Rules: OW-chain-react.
    """

    standing: ClassVar[str | None] = "react"


def said(state: State, draft: Intent) -> IntentSaid:
    """The announcement as everybody hears it.

    Rules: OW-chain-fixed.
    """
    at = draft.at if draft.at >= 0 else None
    target = draft.target or (draft.aims[0].target if draft.aims else draft.ram)
    if draft.storms:
        target = state.models[draft.storms[0].vehicle].unit
    return IntentSaid(
        draft.unit,
        draft.order,
        draft.speed,
        draft.goal,
        target or None,
        draft.charge or None,
        at,
        comes_to(draft, target),
        max(0, draft.at) // 50,
    )


def comes_to(draft: Intent, target: str) -> str:
    """The announcement in a word."""
    first = (("storm", draft.storms), ("charge", draft.charge), ("ram", draft.ram), ("shell", draft.shelled))
    for word, meant in first:
        if meant:
            return word
    if draft.paths:
        return "go-fire" if target else "go"
    if draft.alights or draft.boards:
        return "out" if draft.alights else "board"
    return "hold" if not target else "wait" if draft.at >= 0 else "fire"


WASTED = ("fire", "cover")
"""Orders that do nothing without a target; an Ambush may hold its fire."""
NOTHING_TO_DO = Refusal("OW-order-fire", "not-valid")
MUST_OPEN = Refusal("OW-turn-must", "must-open")


class Chain(Ask[State, Order | Pass], frozen=True, gc=False):
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
        return replace(chain_hints(state, seat, self.links), vain=tuple(vain_orders(state, self.links, seat)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = orders(state, self.links, seat)
        return [Pass(), *found] if self.links else list[Action](found)

    def why_not(self, state: State, seat: Seat, action: Order | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self.links else MUST_OPEN
        return why_not_order(state, self.links, seat, action)

    def apply(self, state: State, seat: Seat, action: Order | Pass, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, Pass):
            out.append(Passed(seat))
            state.goto(Resolve(by_number(self.links)))
            return
        card = cards.NUMBER[action.card]
        cards.lay_down(state, seat, card)
        out.append(OrderShown(seat, action.unit, action.card))
        begin_announcing(state, Intent(seat, action.unit, card), self.links, out)


def vain_orders(state: State, links: Links, seat: Seat) -> Iterator[Vain]:
    """Fire and covering fire of units that have nobody to fire at, with the reason for the nearest enemy.

    Rules: OW-order-fire, OW-order-cover, OW-fire-wasted.
    """
    why: dict[tuple[str, str], tuple[Refusal, str] | None] = {}
    for order in orders(state, links, seat):
        card = cards.NUMBER[order.card]
        draft = Intent(seat, order.unit, card)
        if draft.order not in WASTED:
            continue
        key = (order.unit, draft.order)
        if key not in why:
            why[key] = _nobody(state, draft, links)
        found = why[key]
        if found is not None:
            yield Vain(order, found[0].key, found[0].args, found[0].rule, found[1])


def _nobody(state: State, draft: Intent, links: Links) -> tuple[Refusal, str] | None:
    """Why such an order could only be passed over, and for whom it was looked at; None if there is something to do."""
    first = question = next_question(state, draft, links)
    bare = draft
    while question is not None:
        found = question.options(state, draft, links)
        if isinstance(found, Measure) or any(not isinstance(each, Pass) for each in found):
            return None
        draft = replace(question.answer(state, draft, links, Pass()), asked=(*draft.asked, question.key))
        question = next_question(state, draft, links)
    foe = _nearest_foe(state, state.units[draft.unit])
    if foe is None:
        return None
    refusal = first.why_not(state, bare, links, Target(foe.id)) if first and Target in first.verbs else None
    return refusal or NOTHING_TO_DO, foe.id


def _nearest_foe(state: State, unit: Unit) -> Unit | None:
    """The enemy unit that is nearest, by its first man."""
    here = [state.models[name] for name in unit.models[:1]]
    foes = [each for each in state.units.values() if each.seat != unit.seat and each.models and not each.off]
    if not here or not foes:
        return None
    return min(foes, key=lambda foe: (distance(state, here[0], state.models[foe.models[0]]), foe.id))


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


class Resolve(Auto[State], frozen=True, gc=False):
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
        gone = (*self.gone, link.unit) if stages(link) else self.gone
        state.goto(Resolve(rest, tuple(other for other in self.waiting if other.target != link.unit), gone))
        followed = next((name for name in chased(link) if name in self.gone), "")
        carry_out(state, link, stops, dice, out, followed)
