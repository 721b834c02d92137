"""Standing orders: how a seat answers off-turn questions beforehand. They always answer, from what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.operation import actions as do
from sandtable.games.operation.actions_vehicle import Scrap
from sandtable.games.operation.officer import ENOUGH, Officer, card_value
from sandtable.games.operation.rules import cards
from sandtable.games.operation.sundries import plain
from sandtable.games.operation.tables import CARDS, WEAPONS
from sandtable.games.operation.view import View
from sandtable.kernel import Action, Parameter, Question, SandtableError, StandingKind


class Fixed:
    """A generator that is no chance at all: standing orders answer the same every time."""

    def random(self) -> float:
        return 0.5

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


KINDS: tuple[StandingKind, ...] = (
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


def answer(kind: str, order: Mapping[str, Any], view: View, question: Question) -> Action:
    """What the order says; it is total."""
    mode = order.get("mode", "")
    found = question.choices()
    if not isinstance(found, list):
        return Officer().choose(view, question, Fixed())
    if len(found) == 1:
        only: Action = found[0]
        return only
    handler = ANSWERS.get(kind)
    if handler is None:
        raise SandtableError(f"There is no standing order {kind!r}.")
    return handler(str(mode), order, view, question, found)


def initiative(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Lay the slowest card, the quickest, or the one that is missed least."""
    lays = [action for action in found if type(action) is do.Lay]
    if not lays:
        return plain(found, Fixed())

    def key(action: do.Lay) -> float:
        card = cards.NUMBER[action.card]
        if mode == "least-missed":
            return card_value(card)
        return CARDS[card].priority * (1 if mode == "quickest" else -1)

    return min(lays, key=key)


def exchange(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Keep all cards, or throw the worst away."""
    swaps = [action for action in found if type(action) is do.Swap]
    if mode != "worst" or not swaps:
        return do.Pass()
    return min(swaps, key=lambda action: card_value(cards.NUMBER[action.card]))


def react(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Pass, fire back whenever it pays (`least` tenths of a man), or as an officer would."""
    if question.kind == "respond":
        return Officer().choose(view, question, Fixed())
    if mode == "pass" or mode not in ("fire-back", "officer"):
        return do.Pass()
    chosen = Officer().choose(view, question, Fixed())
    if mode == "officer" or type(chosen) is do.Pass:
        return chosen
    if bool(order.get("keep-ones", True)) and isinstance(chosen, do.Order) and chosen.card.endswith("-1"):
        return do.Pass()
    return chosen if worth_it(view, chosen, int(order.get("least", 6))) else do.Pass()


def worth_it(view: View, chosen: Action, least: int) -> bool:
    """Whether the chosen reaction is expected to hurt the enemy at least so many tenths of a man."""
    from sandtable.games.operation.features import best_target
    from sandtable.games.operation.view import imagine

    if not isinstance(chosen, do.Order):
        return False
    state = imagine(view, Fixed())
    return best_target(state, state.units[chosen.unit])[0] >= max(least / 10, ENOUGH if least < 1 else 0.0)


def losses(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Riflemen before those with better weapons; or those nearest to the enemy. Of a vehicle's weapons the last one.

    Of a group's own vehicles those that no longer move, of the enemy's those that do.
    """
    if type(found[0]) is Scrap:
        weapon: Action = found[-1]
        return weapon

    def best_weapon(action: Any) -> float:
        man = view.models[action.model]
        ranks = [9 if WEAPONS[w].group in ("lmg", "mmg", "hmg", "launcher") else 1 for w in man.weapons]
        return max(ranks, default=0) + (5 if man.role else 0)

    def near(action: Any) -> int:
        man = view.models[action.model]
        seat = view.units[man.unit].seat
        foes = [m for m in view.models.values() if view.units[m.unit].seat != seat]
        return min(((m.x - man.x) ** 2 + (m.y - man.y) ** 2 for m in foes), default=0)

    if question.kind == "take-hit":
        own = view.units[view.models[found[0].model].unit].seat == question.seat
        hull: Action = min(found, key=lambda action: view.vehicles[action.model].immobile != own)
        return hull
    if mode == "nearest-first":
        chosen: Action = min(found, key=near)
    else:
        chosen = min(found, key=best_weapon)
    return chosen


def divide(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """All weapons at the part with least cover, or each kind half and half."""
    if mode == "evenly":
        parts = sorted({action.part for action in found})
        first = [action for action in found if action.part == parts[0]]
        most = max(action.count for action in first)
        half: Action = next(action for action in first if action.count == (most + 1) // 2)
        return half
    return Officer().choose(view, question, Fixed())


def aim(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Where most enemies lie under the template."""
    return Officer().choose(view, question, Fixed())


def follow(mode: str, order: Mapping[str, Any], view: View, question: Question, found: list[Any]) -> Action:
    """Keep the goal, or go after the target."""
    goals: list[Action] = [action for action in found if type(action) is do.Follow]
    return goals[0] if mode == "follow" and goals else do.Pass()


ANSWERS = {
    "initiative": initiative,
    "exchange": exchange,
    "react": react,
    "losses": losses,
    "divide": divide,
    "aim": aim,
    "follow": follow,
}
