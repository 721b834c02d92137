"""Operation's staff: a macro is an order, opening a chain or answering one; a plan names unit, card and what is said.

Rules: OW-chain-open, OW-chain-react, OW-chain-fixed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from sandtable.games.operation.actions.infantry import INFANTRY_ACTIONS, Order, Pass
from sandtable.games.operation.actions.vehicle import VEHICLE_ACTIONS
from sandtable.games.operation.flow.chain import Announce, Chain
from sandtable.games.operation.marshal.features import features
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.officer import Officer, order_worth
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.tables import CARDS
from sandtable.games.operation.view.knowledge import OperationKnowledge
from sandtable.games.operation.view.seen import OperationPicture
from sandtable.kernel import Action, Decision, Game, NoDice, Question, clone, parse_action
from sandtable.kernel.options import Rng
from sandtable.opponents import Plan, Staff, whim

_AHEAD = 4
"""How many cards after this one a playout looks on."""
_VOCABULARY: tuple[type[Action], ...] = (*INFANTRY_ACTIONS, *VEHICLE_ACTIONS)
EVEN: Mapping[str, float] = {}
"""No kind of order counts more than another."""
_TRIES = 4
"""How often another announcement of an order is looked for."""


class OperationStaff(Staff[State, OperationKnowledge]):
    """Orders for other units, other cards, other ways and targets than the officer's."""

    home: ClassVar[Path] = Path(__file__).parent / "values"
    rushing: ClassVar[Plan] = {"kinds": ["assault", "move"]}
    waiting: ClassVar[Plan] = {"kinds": ["ambush", "fire", "cover"]}

    styles: ClassVar[dict[str, Plan]] = {
        "bold": {"leaning": {"assault": 1.5, "move": 1.3, "ambush": 0.6, "cover": 0.7}},
        "cautious": {"leaning": {"assault": 0.6, "move": 0.75, "ambush": 1.4, "cover": 1.3}},
    }

    def __init__(self, game: Game[State, OperationPicture, OperationKnowledge]) -> None:
        super().__init__(game)
        self._officer = Officer()

    def macro(self, state: State, seat: str) -> str:
        """An order and its announcement are one; the card is out of the hand while it is announced."""
        frame = state.stack[-1]
        hand = len(state.sides[seat].hand)
        if isinstance(frame, Chain) and frame.seat == seat:
            return f"turn {state.turn} hand {hand} link {len(frame.links)}"
        if isinstance(frame, Announce) and frame.draft.seat == seat:
            return f"turn {state.turn} hand {hand + 1} link {len(frame.links)}"
        return ""

    def horizon(self, state: State, seat: str) -> int:
        return _progress(state) + _AHEAD

    def is_over(self, state: State, horizon: int) -> bool:
        return _progress(state) >= horizon and isinstance(state.stack[-1], Chain) and not state.stack[-1].links

    def features(self, state: State, seat: str) -> dict[str, float]:
        return features(state, seat)

    def believe(self, known: OperationKnowledge, rng: Rng) -> State:
        """As imagined; the prepared ground is kept while the terrain stays the same."""
        return self._officer.picture(known, rng)

    def share(self, state: State, seat: str) -> float:
        """Answers come on top of orders and are fewer to choose from."""
        frame = state.stack[-1]
        return 0.5 if isinstance(frame, Chain) and frame.links else 1.0

    def plans(self, state: State, seat: str, most: int, rng: Rng) -> list[Plan]:
        """The officer's order, then the best other unit or kind of order, each with its best card."""
        frame = state.stack[-1]
        if not isinstance(frame, Chain):
            return [{}]
        decision = Decision((seat,), frame, state)
        first = self.answers(decision, seat, {}, 0.0, rng)[0]
        found: list[Plan] = [{"order": str(first)}]
        for order in state.resting(_ranked, state, frame.options(state, seat)):
            plan = {"order": str(order)}
            if plan not in found and len(found) < most:
                found.append(plan)
        return found

    def led(self, state: State, seat: str, style: Plan, rng: Rng) -> Plan:
        """The order that a style prefers; an answer to the enemy's order is not a matter of style."""
        frame = state.stack[-1]
        if not isinstance(frame, Chain) or frame.links:
            return {}
        return {"order": str(self.answers(Decision((seat,), frame, state), seat, style, 0.0, rng)[0])}

    def vary(self, state: State, seat: str, plan: Plan, rng: Rng) -> Plan | None:
        """The same order, announced otherwise: another way, target or moment."""
        if "order" not in plan or plan["order"] == "pass":
            return None
        for _ in range(_TRIES):
            said = self._announced(state, seat, plan, rng)
            if said != plan.get("said", {}):
                return {"order": plan["order"], "said": said}
        return None

    def _announced(self, state: State, seat: str, plan: Plan, rng: Rng) -> dict[str, str]:
        """What is said of an order, question by question, with a whim now and then."""
        trial, said = clone(state), dict[str, str]()
        frame = trial.stack[-1]
        order = _read(plan["order"])
        if frame.why_not(trial, seat, order) is not None:
            return said
        frame.apply(trial, seat, order, NoDice(), [])
        while isinstance(frame := trial.stack[-1], Announce) and frame.draft.seat == seat:
            decision = Decision((seat,), frame, trial)
            action = self.answers(decision, seat, plan, 0.5, rng)[0]
            said[frame.question] = str(action)
            frame.apply(trial, seat, action, NoDice(), [])
        return said

    def answers(self, decision: Decision[State], seat: str, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        state, frame = decision.state, decision.frame
        wanted = _wanted(frame, plan)
        if wanted:
            action = _read(wanted)
            if not (noise and rng.random() < noise) and frame.refused(state, seat, action) is None:
                return [action]
        found = decision.options(seat)
        if isinstance(found, list) and len(found) == 1:
            return found
        if noise and rng.random() < noise:
            return [whim(found, rng)]
        if "kinds" in plan and isinstance(frame, Chain) and isinstance(found, list):
            liked: list[Action] = [each for each in found if isinstance(each, Order) and _kind(each) in plan["kinds"]]
            if liked:
                return [state.resting(_ranked, state, liked)[0]]
        if "leaning" in plan and isinstance(frame, Chain) and not frame.links and isinstance(found, list):
            orders: list[Action] = [each for each in found if isinstance(each, Order)]
            if orders:
                return [_ranked(state, orders, plan["leaning"])[0]]
        return [state.resting(self._officer.think, state, Question(seat, decision), found, rng)]


def _kind(order: Order) -> str:
    return CARDS[cards.NUMBER[order.card]].order


def _wanted(frame: object, plan: Plan) -> str:
    """What the plan says here; nothing if it leaves it to the officer."""
    if isinstance(frame, Announce):
        return str(plan.get("said", {}).get(frame.question, ""))
    return str(plan.get("order", "")) if isinstance(frame, Chain) else ""


def _progress(state: State) -> int:
    """Cards that were laid: hands only grow between turns."""
    return 1000 * state.turn - sum(len(side.hand) for side in state.sides.values())


def _ranked(state: State, found: list[Action], leaning: Mapping[str, float] = EVEN) -> list[Action]:
    """The best card for each unit and kind of order, the most promising first; passing where that is allowed.

    `leaning` makes kinds of order worth more or less.
    """
    best: dict[tuple[str, str], tuple[float, Action]] = {}
    passing: list[Action] = []
    for action in found:
        if isinstance(action, Pass):
            passing.append(action)
        if not isinstance(action, Order):
            continue
        card = CARDS[cards.NUMBER[action.card]]
        quick = 5 - card.priority
        worth = order_worth(state, state.units[action.unit], card.order) * leaning.get(card.order, 1.0)
        worth = worth * (1 + 0.12 * quick) - 0.18 * quick
        key = (action.unit, card.order)
        if key not in best or worth > best[key][0]:
            best[key] = (worth, action)
    return [*passing, *(action for _, action in sorted(best.values(), key=lambda each: -each[0]))]


@lru_cache(4096)
def _read(line: str) -> Action:
    return parse_action(line, _VOCABULARY)
