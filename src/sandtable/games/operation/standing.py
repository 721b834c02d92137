"""Standing orders: how a seat answers off-turn questions beforehand. They always answer, from what the seat knows."""

from __future__ import annotations

from typing import Any

from sandtable.games.operation.actions.infantry import Duck, Follow, Lay, Lose, Order, Pass, Swap
from sandtable.games.operation.actions.vehicle import Scrap
from sandtable.games.operation.officer.estimates import best_target
from sandtable.games.operation.officer.officer import ENOUGH, Officer, card_value
from sandtable.games.operation.officer.small_answers import answer_plainly
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.tables import CARDS, WEAPONS
from sandtable.games.operation.view.knowledge import OperationKnowledge, imagine
from sandtable.kernel import Action, Parameter, Question, SandtableError, StandingKind, StandingOrder


class Fixed:
    """A generator that is no chance at all: standing orders answer the same every time."""

    def random(self) -> float:
        return 0.5

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


STANDING_KINDS: tuple[StandingKind, ...] = (
    StandingKind("initiative", ("slowest", "quickest", "least-missed"), rule="OW-initiative"),
    StandingKind("exchange", ("keep", "worst"), rule="OW-cards-us"),
    StandingKind(
        "react",
        ("pass", "fire-back", "officer"),
        (Parameter("least", "number", 6, low=1, high=50), Parameter("keep-ones", "switch", True)),
        rule="OW-chain-react",
    ),
    StandingKind("losses", ("riflemen-first", "nearest-first"), rule="OW-fire-assign"),
    StandingKind("divide", ("least-cover", "evenly"), rule="OW-split"),
    StandingKind("aim", ("most-enemies",), rule="OW-area-aim"),
    StandingKind("follow", ("keep-goal", "follow"), rule="OW-assault-follow"),
)


def answer(kind: str, order: StandingOrder, known: OperationKnowledge, question: Question) -> Action:
    """What the order says; it is total."""
    mode = str(order.get("mode", ""))
    found = question.choices()
    if not isinstance(found, list):
        return Officer().answer(known, question, Fixed())
    if len(found) == 1:
        only: Action = found[0]
        return only
    handler = STANDING_ANSWERS.get(kind)
    if handler is None:
        raise SandtableError(f"There is no standing order {kind!r}.")
    return handler(str(mode), order, known, question, found)


def standing_initiative(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """Lay the slowest card, the quickest, or the one that is missed least."""
    lays = [action for action in found if type(action) is Lay]
    if not lays:
        return answer_plainly(found, Fixed())

    def key(action: Lay) -> float:
        card = cards.NUMBER[action.card]
        if mode == "least-missed":
            return card_value(card)
        return CARDS[card].priority * (1 if mode == "quickest" else -1)

    return min(lays, key=key)


def standing_exchange(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """Keep all cards, or throw the worst away."""
    swaps = [action for action in found if type(action) is Swap]
    if mode != "worst" or not swaps:
        return Pass()
    return min(swaps, key=lambda action: card_value(cards.NUMBER[action.card]))


def react(mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]) -> Action:
    """Pass, fire back whenever it pays (`least` tenths of a man), or as an officer would."""
    if question.kind == "respond":
        return Officer().answer(known, question, Fixed())
    if mode == "pass" or mode not in ("fire-back", "officer"):
        return Pass()
    chosen = Officer().answer(known, question, Fixed())
    if mode == "officer" or type(chosen) is Pass:
        return chosen
    if bool(order.get("keep-ones", True)) and isinstance(chosen, Order) and chosen.card.endswith("-1"):
        return Pass()
    return chosen if worth_it(known, chosen, int(order.get("least", 6))) else Pass()


def worth_it(known: OperationKnowledge, chosen: Action, least: int) -> bool:
    """Whether the chosen reaction is expected to hurt the enemy at least so many tenths of a man."""
    if not isinstance(chosen, Order):
        return False
    state = imagine(known, Fixed())
    return best_target(state, state.units[chosen.unit])[0] >= max(least / 10, ENOUGH if least < 1 else 0.0)


def standing_losses(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """Riflemen before those with better weapons; or those nearest to the enemy. Of a vehicle's weapons the last one.

    Of a group's own vehicles those that no longer move, of the enemy's those that do.
    """
    if type(found[0]) is Scrap:
        weapon: Action = found[-1]
        return weapon

    def best_weapon(action: Lose | Duck) -> float:
        man = known.models[action.model]
        ranks = [9 if WEAPONS[w].group in ("lmg", "mmg", "hmg", "launcher") else 1 for w in man.weapons]
        return max(ranks, default=0) + (5 if man.role else 0)

    def near(action: Lose | Duck) -> int:
        man = known.models[action.model]
        seat = known.units[man.unit].seat
        foes = [m for m in known.models.values() if known.units[m.unit].seat != seat]
        return min(((m.x - man.x) ** 2 + (m.y - man.y) ** 2 for m in foes), default=0)

    if question.kind == "take-hit":
        own = known.units[known.models[found[0].model].unit].seat == question.seat
        hull: Action = min(found, key=lambda action: known.vehicles[action.model].immobile != own)
        return hull
    if mode == "nearest-first":
        chosen: Action = min(found, key=near)
    else:
        chosen = min(found, key=best_weapon)
    return chosen


def standing_division(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """All weapons at the part with least cover, or each kind half and half."""
    if mode == "evenly":
        parts = sorted({action.part for action in found})
        first = [action for action in found if action.part == parts[0]]
        most = max(action.count for action in first)
        half: Action = next(action for action in first if action.count == (most + 1) // 2)
        return half
    return Officer().answer(known, question, Fixed())


def standing_aim(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """Where most enemies lie under the template."""
    return Officer().answer(known, question, Fixed())


def standing_pursuit(
    mode: str, order: StandingOrder, known: OperationKnowledge, question: Question, found: list[Any]
) -> Action:
    """Keep the goal, or go after the target."""
    goals: list[Action] = [action for action in found if type(action) is Follow]
    return goals[0] if mode == "follow" and goals else Pass()


STANDING_ANSWERS = {
    "initiative": standing_initiative,
    "exchange": standing_exchange,
    "react": react,
    "losses": standing_losses,
    "divide": standing_division,
    "aim": standing_aim,
    "follow": standing_pursuit,
}
