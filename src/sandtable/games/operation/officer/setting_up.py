"""How the officer sets up: an army of a platoon with support and tanks, places with cover that face the enemy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from sandtable.games.operation.actions.vehicle import Buy, Done
from sandtable.games.operation.flow import setting_up
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.small_answers import Found
from sandtable.games.operation.rules.army.lists import PREFIX
from sandtable.games.operation.tables import ENTRIES
from sandtable.geometry.table import box_of, contains
from sandtable.kernel import Action, Measure, Question
from sandtable.kernel.options import Rng

PLAN: dict[str, tuple[str, ...]] = {
    "germany": ("grenadiers", "grenadiers", "panzer4", "hq", "mmg", "pak40", "panzer4", "grenadiers", "stug", "mortar"),
    "usa": ("rifles", "rifles", "sherman", "mmg", "m1-57", "hq", "bazooka", "sherman", "rifles", "mortar"),
    "britain": ("rifles", "rifles", "sherman", "hq", "piat", "6pdr", "cromwell", "rifles", "vickers", "mortar"),
    "soviet": ("guards", "guards", "t34", "hq", "maxim", "t34", "rifles", "m1942", "at-rifle", "mortar"),
}
"""What is bought, in this order, as far as the points go."""
SAMPLES = 10


def buy(state: State, question: Question, found: Sequence[Buy | Done], rng: Rng) -> Action:
    """The next unit of the plan that can be paid; then whatever infantry still fits; then enough."""
    nation = state.sides[question.seat].nation
    frame = next((f for f in reversed(state.stack) if isinstance(f, setting_up.Muster)), None)
    have = Counter(purchase.kind for purchase in frame.army) if frame is not None else Counter[str]()
    offered = {action.kind: action for action in found if type(action) is Buy}
    for kind in (f"{PREFIX[nation]}-{name}" for name in PLAN[nation]):
        if have[kind]:
            have[kind] -= 1
        elif kind in offered:
            return offered[kind]
    men = [action for kind, action in offered.items() if ENTRIES[kind].cls == "infantry"]
    if men:
        return max(men, key=lambda action: ENTRIES[action.kind].points)
    return next(action for action in found if type(action) is Done)


def answer_place(state: State, question: Question, found: Found, rng: Rng) -> Action:
    """Of some places the one with most cover, well forward, near what is worth holding."""
    assert isinstance(found, Measure)
    tries: list[Any] = [found.first, *(found.sample(rng) for _ in range(SAMPLES))]
    best: Action = max(tries, key=lambda action: place_value(state, question.seat, (action.at.x, action.at.y)))
    return best


def place_value(state: State, seat: str, at: Point) -> float:
    """Cover counts most, then being near objectives and in front."""
    _, top, _, bottom = box_of(state.zones[seat])
    front = top if (top + bottom) // 2 > state.size[1] // 2 else bottom
    worth = -abs(front - at[1]) / 400
    for block in state.index.areas:
        if block.row.cover != "open" and contains(block.polygon, at):
            worth += 1.0
    for goal in state.objectives:
        worth -= (abs(goal.x - at[0]) + abs(goal.y - at[1])) / 1500
    return worth


def first(state: State, question: Question, found: Found, rng: Rng) -> Action:
    """The plain answer: nothing special is declared."""
    if isinstance(found, Measure):
        return found.first
    done: Action = found[0]
    return done


def answer_draw(state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """A little more fire than manoeuvre from a split deck."""
    middle: Action = found[len(found) * 2 // 5]
    return middle


def scrap(state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Of a vehicle's weapons the last one goes."""
    last: Action = found[-1]
    return last


def answer_douse(state: State, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Two hits for a light only if there are many."""
    light = question.prompt.args.get("hits", 0)
    chosen: Action = found[-1] if isinstance(light, int) and light >= 4 else found[0]
    return chosen


SETTING_UP: dict[str, Callable[[State, Question, Any, Rng], Action]] = {
    "muster": buy,
    "place-unit": answer_place,
    "declare": first,
    "halve-deck": first,
    "split-draw": answer_draw,
    "dispersal": first,
    "attachments": first,
    "parting": first,
    "lose-weapon": scrap,
    "douse-light": answer_douse,
}
"""How set-up and small questions of vehicles and chapters are answered, by the frame's tag."""
