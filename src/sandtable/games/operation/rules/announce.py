"""The frame that asks for an intent, question by question."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.events import IntentSaid
from sandtable.games.operation.model import Seat
from sandtable.games.operation.rules import chain, night
from sandtable.games.operation.rules.intent import WRONG_VERB, Intent, Question
from sandtable.games.operation.rules.questions import QUESTIONS
from sandtable.games.operation.state import State
from sandtable.kernel import Ask, Dice, Event, Hints, Options, Prompt, Refusal
from sandtable.kernel.action import Action

BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
BY_ORDER: dict[tuple[str, bool], tuple[tuple[str, Question], ...]] = {
    (order, driven): tuple((q.key, q) for q in QUESTIONS if order in q.orders and driven >= q.driven)
    for order in Question.orders
    for driven in (False, True)
}
"""The questions of an order, for units without and with a vehicle."""


def next_question(state: State, draft: Intent, links: tuple[Intent, ...]) -> Question | None:
    """The first question that was not asked yet and applies.

    Rules: OW-intent-extra.
    """
    driven, asked = state.vehicle_of(draft.unit) is not None, draft.asked
    state.rest()
    try:
        for key, question in BY_ORDER[draft.order, driven]:
            if key not in asked and question.applies(state, draft, links):
                return question
    finally:
        state.wake()
    return None


def begin(state: State, draft: Intent, links: tuple[Intent, ...], out: list[Event]) -> None:
    """Ask on, or close the announcement; the frame on top is replaced.

    Rules: OW-chain-fixed.
    """
    question = next_question(state, draft, links)
    if question is not None:
        state.goto((Respond if links else Announce)(draft, links, question.key))
        return
    out.append(said(state, draft))
    chain.linked(state, (*links, replace(draft, asked=())))


class Announce(Ask, frozen=True, gc=False):
    """One question of an intent; the draft holds the answers so far.

    Rules: OW-intent-move, OW-intent-assault, OW-intent-fire, OW-intent-ambush, OW-intent-cover.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = tuple({verb for each in QUESTIONS for verb in each.verbs})
    standing: ClassVar[str | None] = None

    draft: Intent
    links: tuple[Intent, ...]
    question: str

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.draft.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        args: Any = {"order": self.draft.order}
        return Prompt(f"announce-{self.question}", args, "OW-chain-fixed", (self.draft.unit,))

    def hints(self, state: State, seat: Seat) -> Hints:
        from sandtable.games.operation.hints import announcing

        return announcing(state, self.draft, self.links, self.question)

    def options(self, state: State, seat: Seat) -> Options:
        return state.resting(BY_KEY[self.question].options, state, self.draft, self.links)

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        question = BY_KEY[self.question]
        if type(action) not in question.verbs:
            return WRONG_VERB
        return question.why_not(state, self.draft, self.links, action)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: list[Event]) -> None:
        draft = BY_KEY[self.question].answer(state, self.draft, self.links, action)
        night.announced(state, draft, len(self.draft.extra), out)
        draft = replace(draft, asked=(*draft.asked, self.question))
        begin(state, draft, self.links, out)


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
    if draft.prey:
        target = state.models[draft.prey].unit
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
    first = (("storm", draft.prey), ("charge", draft.charge), ("ram", draft.ram), ("shell", draft.shelled))
    for word, meant in first:
        if meant:
            return word
    if draft.paths:
        return "go-fire" if target else "go"
    if draft.board:
        return "out" if draft.board == "out" else "board"
    return "hold" if not target else "wait" if draft.at >= 0 else "fire"
