"""How the officer announces an intent: goals, targets, moments, weapons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Arm, Delay, Pass, Second, Shell, Shoot, Target
from sandtable.games.operation.actions.vehicle import Aim, Cease
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer import moving, small_answers, smoke_screens, upstairs
from sandtable.games.operation.officer.firepower import aim_worth, fire_now, fire_worth, volley_worth
from sandtable.games.operation.officer.place_value import reveal
from sandtable.games.operation.officer.small_answers import quiet, when_arrived
from sandtable.games.operation.officer.thoughts import Thoughts
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.infantry.walking import advance_to, under_way
from sandtable.games.operation.rules.vehicles import crew
from sandtable.games.operation.rules.vehicles.mounted_weapons import mount_of
from sandtable.games.operation.tables.words import OrderKind
from sandtable.kernel import Action, Question, clone
from sandtable.kernel.options import Rng

MOMENTS = (300, 600, 1000)
"""Points of a move (thousandths) at which fire into it is weighed."""


def target(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Target | Shell | Pass], rng: Rng
) -> Action:
    """Whom it hurts most; an Ambush without a good target holds still and is not noticed."""
    draft = frame.draft
    unit = state.units[draft.unit]
    hold = 0.25 + reveal(state, unit) if draft.order == "ambush" else 0.01

    def score(action: Target | Shell | Pass) -> float:
        if isinstance(action, Target):
            link = next((each for each in frame.links if each.unit == action.unit), None)
            if link is not None and draft.order in ("fire", "ambush"):
                return best_moment(state, unit, link, draft.order)[0]
            return fire_worth(state, unit, state.units[action.unit], draft.order)
        return 0.8 if isinstance(action, Shell) else hold

    best: Action = max(found, key=score)
    return best


def shoot(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Shoot | Shell | Pass], rng: Rng
) -> Action:
    """On Assault: fire before the move or after it, wherever more comes of it; not at all where nothing does."""
    draft = frame.draft
    unit = state.units[draft.unit]
    there = when_arrived(state, draft)

    def score(action: Shoot | Shell | Pass) -> float:
        if isinstance(action, Pass):
            return 0.15
        if isinstance(action, Shell):
            return 0.8
        if action.when == "before":
            going = bool(draft.paths or draft.charge)
            return fire_worth(state, unit, state.units[action.unit], "assault", going)
        if draft.charge == action.unit:
            return 0.5
        return 0.9 * fire_now(there, there.units[draft.unit], there.units[action.unit], "assault", True)

    best: Action = max(found, key=score)
    return best


def delay(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Delay | Pass], rng: Rng
) -> Action:
    """Wait until the target is where it can be hurt most."""
    link = next((each for each in frame.links if each.unit == frame.draft.target), None)
    if link is None or not link.paths:
        return quiet(found, rng)
    at = best_moment(state, state.units[frame.draft.unit], link, frame.draft.order)[1]
    offered = {action.at: action for action in found if type(action) is Delay}
    chosen: Action = offered[at] if at in offered else quiet(found, rng)
    return chosen


def best_moment(state: State, unit: Unit, link: Intent, order: OrderKind = "fire") -> tuple[float, int]:
    """What fire at a moving unit is worth at its best, and at which point of the move (-1: at once)."""
    foe = state.units[link.unit]
    best = (fire_worth(state, unit, foe, order), -1)
    for at in MOMENTS if link.paths else ():
        trial = meets_on_the_way(state, link, at)
        if is_valid(trial, trial.units[unit.id], trial.units[foe.id]):
            value = fire_now(trial, trial.units[unit.id], trial.units[foe.id], order)
            if value > best[0] * 1.05:
                best = (value, at)
    return best


def meets_on_the_way(state: State, link: Intent, at: int) -> State:
    """The table when a unit has gone so much of its way; kept while the same table is looked at."""
    memory = state.moment().of(Thoughts)
    if memory.on_the_way is None or memory.on_the_way[0] is not link:
        memory.on_the_way = (link, {})
    known = memory.on_the_way[1]
    if at not in known:
        known[at] = clone(state)
        under_way(known[at], link)
        advance_to(known[at], link, 0, at)
    return known[at]


def answer_arms(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Arm | Pass], rng: Rng
) -> Action:
    """What does most: firearms, grenades, charges, or a kind of shell."""
    draft = frame.draft
    foe = state.units.get(draft.target)
    there = when_arrived(state, draft) if draft.when == "after" else state
    if foe is None or not foe.models or draft.shelled:
        return quiet(found, rng)

    def score(action: Arm | Pass) -> float:
        arms = action.arms if isinstance(action, Arm) else ""
        link = replace(draft, arms="" if arms == "firearms" else arms)
        if isinstance(action, Pass) or arms == "firearms":
            return 0.01 + volley_worth(there, link, foe.id, bool(draft.paths)).rough()
        return volley_worth(there, link, foe.id, bool(draft.paths)).rough()

    best: Action = max(found, key=score)
    return best


def second(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Second | Pass], rng: Rng
) -> Action:
    """Heavy weapons at a vehicle of their own, if they can hit it."""

    def score(action: Second | Pass) -> float:
        if isinstance(action, Pass):
            return 0.05
        return volley_worth(state, replace(frame.draft, second=action.unit), action.unit, False, True).rough()

    best: Action = max(found, key=score)
    return best


def answer_aim(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Aim | Cease], rng: Rng
) -> Action:
    """Each weapon at what it hurts most."""
    hull = crew.lead(state, frame.draft.unit)

    def score(action: Aim | Cease) -> float:
        if not isinstance(action, Aim) or hull is None:
            return 0.05
        foe = state.units[action.unit]
        mount = mount_of(state, hull, action.mount)
        pieces = state.pieces(foe)
        if mount is None or not pieces:
            return fire_worth(state, state.units[frame.draft.unit], foe) / 4
        return aim_worth(state, state.units[frame.draft.unit], hull, foe, frame.draft.order, mount, action.ammo)

    best: Action = max(found, key=score)
    return best


Answer = Callable[[int, State, Announce, Question, Any, Rng], Action]

ANSWERS: dict[str, Answer] = {
    "way": moving.way,
    "storey": upstairs.storey,
    "smoke": smoke_screens.answer_smoke,
    "target": target,
    "shoot": shoot,
    "delay": delay,
    "arms": answer_arms,
    "second": second,
    "call": small_answers.talk,
    "drive": moving.drive,
    "aim": answer_aim,
    "look-out": small_answers.answer_look_out,
    "moment": small_answers.moment,
    "alight": small_answers.answer_alight,
    "storm": small_answers.answer_storm,
    "rest": small_answers.rest,
    "light": small_answers.light,
    "flare": small_answers.light,
}
