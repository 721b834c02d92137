"""The officer: fires where it hurts most, moves where it is worth being, answers when an answer pays."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from sandtable.games.operation.actions.infantry import Divide, Duck, Follow, Lay, Lose, Order, Pass, Place, Swap
from sandtable.games.operation.flow.aiming import Allot
from sandtable.games.operation.model.intent import AIMS
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.officer.estimates import best_target, is_heavy
from sandtable.games.operation.officer.hand_to_hand import charge_worth
from sandtable.games.operation.officer.intents import ANSWERS, best_moment
from sandtable.games.operation.officer.moving import going_worth
from sandtable.games.operation.officer.place_value import reveal
from sandtable.games.operation.officer.setting_up import SETTING_UP
from sandtable.games.operation.officer.small_answers import Found, answer_plainly, quiet
from sandtable.games.operation.officer.thoughts import Thoughts
from sandtable.games.operation.rules.ground.prepared import Ground, ground_under
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.tables import CARDS, WEAPONS
from sandtable.games.operation.tables.words import Cover, OrderKind
from sandtable.games.operation.view.knowledge import OperationKnowledge, imagine
from sandtable.kernel import Action, Question
from sandtable.kernel.options import Rng
from sandtable.opponents import Forgetful

WAVER = 1.5
"""How far chance moves the choice of a card for the initiative: three steps of quickness."""
ENOUGH = 0.6
"""Expected losses (in men) that make fire worth an order."""


class Officer(Forgetful):
    """Looks one order ahead, with a map of the table that it keeps between questions."""

    needs_knowledge = True

    def __init__(self, samples: int = 8) -> None:
        self.samples = samples
        self._ground: Ground | None = None
        self._features: tuple[Feature, ...] = ()
        """No memory: what was worked out from this ground comes out the same when it is worked out again."""

    def answer(self, view: OperationKnowledge, question: Question, rng: Rng) -> Action:
        found = question.choices()
        if isinstance(found, list) and len(found) == 1:
            only: Action = found[0]
            return only
        state = self.picture(view, rng)
        return state.resting(self.think, state, question, found, rng)

    def think(self, state: State, question: Question, found: Found, rng: Rng) -> Action:
        """The answer to a question; the table is not touched, trials are made on clones of it."""
        handler = HANDLERS.get(question.kind)
        if handler is not None:
            return handler(self, state, question, found, rng)
        plainly = SETTING_UP.get(question.kind)
        if plainly is not None:
            return plainly(state, question, found, rng)
        return answer_plainly(found, rng)

    def picture(self, view: OperationKnowledge, rng: Rng) -> State:
        """The state as one imagines it; the prepared ground is kept while the terrain stays the same."""
        features = tuple(view.features.values())
        same = len(features) == len(self._features) and all(map(operator.is_, features, self._features))
        state = imagine(view, rng, self._ground if same else None)
        self._ground, self._features = ground_under(state), features
        return state


def answer_initiative(self: Officer, state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Lay one of the cards that are missed least, slow ones of a kind there are many of; not always the same one."""
    lays = [action for action in found if type(action) is Lay]
    if not lays:
        done: Action = next(action for action in found if type(action) is not Lay)
        return done
    hand = state.sides[question.seat].hand

    def missed(action: Lay) -> float:
        card = cards.NUMBER[action.card]
        return card_value(card) - 0.2 * hand.count(card) + WAVER * rng.random()

    return min(lays, key=missed)


def card_value(card: int) -> float:
    """Quick cards and cards to fire with are worth keeping."""
    kind = {"fire": 2.0, "ambush": 1.8, "assault": 1.2, "move": 1.0, "cover": 0.2}[CARDS[card].order]
    return kind + 0.4 * (5 - CARDS[card].priority)


def answer_exchange(self: Officer, state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Throw the worst card away if it is a poor one."""
    swaps = [action for action in found if type(action) is Swap]
    if not swaps:
        return answer_plainly(found, rng)
    worst = min(swaps, key=lambda action: card_value(cards.NUMBER[action.card]))
    return worst if card_value(cards.NUMBER[worst.card]) < 1.2 else Pass()


def order_worth(state: State, unit: Unit, order: OrderKind) -> float:
    """What an order of a kind is worth to a unit now, in men."""
    key = (unit.id, order)
    known = state.moment().of(Thoughts).orders
    if key not in known:
        known[key] = weigh(state, unit, order)
    return known[key]


def weigh(state: State, unit: Unit, order: OrderKind) -> float:
    if order in ("fire", "cover"):
        return best_target(state, unit, order)[0] - reveal(state, unit) - 0.1
    if order == "ambush":
        return max(0.2, best_target(state, unit, order)[0] - reveal(state, unit) + 0.1)
    going = order_worth(state, unit, "move") if order == "assault" else going_worth(state, unit)
    if order == "move":
        return max(0.15, going)
    if is_heavy(state, unit):
        return 0.0
    shots = 0.8 * best_target(state, unit, "assault")[0] - reveal(state, unit)
    return 0.75 * going + max(-0.2, shots) + charge_worth(state, unit)


def opening(self: Officer, state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """The unit and card that are worth most: strong fire with quick cards, the rest with slow ones."""

    def score(action: Order) -> float:
        card = CARDS[cards.NUMBER[action.card]]
        value = order_worth(state, state.units[action.unit], card.order)
        quick = 5 - card.priority
        return value * (1 + 0.12 * quick) - 0.18 * quick + 0.01 * rng.random()

    orders = [action for action in found if isinstance(action, Order)]
    return max(orders, key=score)


def reaction(self: Officer, state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Answer if somebody can hurt the unit that is about to act, or anyone else, enough."""
    frame = state.stack[-1]
    last = frame.links[-1]
    best: tuple[float, Action] = (ENOUGH, Pass())
    for action in found:
        if type(action) is not Order:
            continue
        card = CARDS[cards.NUMBER[action.card]]
        unit = state.units[action.unit]
        if card.order not in ("fire", "ambush"):
            continue
        value = order_worth(state, unit, card.order)
        if card.order in ("fire", "ambush"):
            at_him = best_moment(state, unit, last, card.order)[0]
            value = max(value, at_him * (1.3 if last.target else 1.15))
        value -= 0.1 * (5 - card.priority) + reveal(state, unit)
        if value > best[0]:
            best = (value, action)
    return best[1]


def answer_question(self: Officer, state: State, question: Question, found: Found, rng: Rng) -> Action:
    """One thing of an intent."""
    frame = state.stack[-1]
    answer = ANSWERS.get("aim" if frame.question in AIMS else frame.question)
    return answer(self.samples, state, frame, question, found, rng) if answer is not None else quiet(found, rng)


def answer_losses(self: Officer, state: State, question: Question, found: Sequence[Lose | Duck], rng: Rng) -> Action:
    """Give up riflemen first; of the enemy's men (a precise shot) take the best one."""
    own = state.models[found[0].model].unit
    mine = state.units[own].seat == question.seat

    def score(action: Lose | Duck) -> float:
        man = state.models[action.model]
        value = max((weapon_value(each) for each in man.weapons), default=0.0) + (1.0 if man.role else 0.0)
        return value if mine else -value

    best: Action = min(found, key=score)
    return best


def weapon_value(weapon: str) -> float:
    """How much a man with this weapon is missed."""
    group = WEAPONS[weapon].group
    rank = ("pistol", "grenade", "rifle", "semi", "smg", "assault-rifle", "auto-rifle", "at-rifle", "lmg", "mmg", "hmg")
    return float(rank.index(group)) if group in rank else 12.0


def answer_division(self: Officer, state: State, question: Question, found: Sequence[Divide], rng: Rng) -> Action:
    """Everything at the part with the least cover."""
    rank: dict[Cover, int] = {"open": 0, "light": 1, "medium": 2, "heavy": 3}
    parts = parts_offered(state)

    def score(action: Divide) -> tuple[int, int]:
        part = parts[action.part]
        return rank[part.cover] + part.trench + 2 * part.smoke if part.kind == "men" else 1, -action.count

    best: Action = min(found, key=score)
    return best


def parts_offered(state: State) -> dict[str, TargetPart]:
    """The parts among which shots are divided, by their names."""
    frame = state.stack[-1]
    offered = frame.parts if isinstance(frame, Allot) else tuple(part for _, part in frame.choice)
    return {part.name: part for part in offered}


def take_part(self: Officer, state: State, question: Question, found: Sequence[Divide], rng: Rng) -> Action:
    """A vehicle's weapon takes what it hurts most: shells that pierce armour the vehicle, the rest men in the open."""
    parts = parts_offered(state)
    vehicles: list[Action] = [action for action in found if parts[action.part].kind == "vehicle"]
    if vehicles and WEAPONS[found[0].weapon].heavy:
        return vehicles[0]
    return answer_division(self, state, question, found, rng)


def answer_template(self: Officer, state: State, question: Question, found: Sequence[Place], rng: Rng) -> Action:
    """Where most enemies and fewest friends lie under the template."""

    def score(action: Place) -> int:
        model = state.models[action.model]
        hit = area.under(state, (model.x, model.y, 0), 50)
        return sum(1 if state.units[m.unit].seat != question.seat else -2 for m in hit)

    best: Action = max(found, key=score)
    return best


def pursue(self: Officer, state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Follow while the target is in the open."""
    follow: list[Action] = [action for action in found if type(action) is Follow]
    return follow[0] if follow else answer_plainly(found, rng)


Handler = Callable[[Officer, State, Question, Any, Rng], Action]

HANDLERS: dict[str, Handler] = {
    "initiative": answer_initiative,
    "exchange": answer_exchange,
    "chain": opening,
    "react": reaction,
    "announce": answer_question,
    "respond": answer_question,
    "choose": answer_losses,
    "take-hit": answer_losses,
    "allot": answer_division,
    "take-part": take_part,
    "lay-template": answer_template,
    "name-mark": answer_template,
    "pursuit": pursue,
}
