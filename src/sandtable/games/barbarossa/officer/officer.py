"""A computer player that weighs its orders: fire where it pays, go where the goal is, defend what it holds.

It plans all orders of a round at once from its own view, with the rules' own functions on an imagined state, and then
writes them down step by step. Units that it cannot see do not enter into it.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, State, Unit, known_enemies
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.officer.planner import Manner, Planner
from sandtable.games.barbarossa.officer.quartermaster import Quartermaster
from sandtable.games.barbarossa.rules.figures import firepower
from sandtable.games.barbarossa.view import BarbarossaKnowledge, imagine
from sandtable.kernel import Action, Question, Ready
from sandtable.kernel.options import Rng
from sandtable.opponents import Temper, between

Plan = dict[str, Any]
"""What the officer remembers: its `temper` in this match, the `round` it has planned, and in `script` the actions still
to be written."""
NO_PLAN: Plan = {"temper": {}, "round": 0, "script": []}
"""Before the first orders, for who has no temper."""


class Officer:
    """Chooses from its own view alone; remembers its temper, and the plan of the round until it is written down."""

    def choose(
        self, known: BarbarossaKnowledge, question: Question, memory: Plan | None, rng: Rng
    ) -> tuple[Action, Plan | None]:
        found = question.choices()
        assert isinstance(found, list)
        if len(found) == 1:
            return found[0], memory
        memory = memory or {**NO_PLAN, "temper": _temper(rng)}
        if question.kind == "planning":
            return planned(known, question.seat, found, memory, rng)
        if question.kind in ("purchase", "division", "deployment"):
            return Quartermaster(imagine(known, rng), question.seat, rng).choose(found), memory
        return react(imagine(known, rng), question, found), memory


def _temper(rng: Rng) -> Temper:
    """Drawn to the goal, watchful and careful a little more or less than another."""
    return {name: between(0.8, 1.25, rng) for name in ("march", "watch", "melee", "fear")}


def planned(known: BarbarossaKnowledge, seat: str, found: list[Action], memory: Plan, rng: Rng) -> tuple[Action, Plan]:
    """The next action of the plan. A card in hand whose plan is forgotten is finished before a new plan is made."""
    if memory["round"] != known.round:
        if act.Drop() in found:
            return fallback(found), memory
        planner = Planner(imagine(known, rng), seat, Manner(**memory["temper"]))
        memory = {**memory, "round": known.round, "script": [str(each) for each in planner.script()]}
    offered, left = {str(action): action for action in found}, list(memory["script"])
    while left:
        wanted = left.pop(0)
        if wanted in offered:
            return offered[wanted], {**memory, "script": left}
        if wanted.startswith("take "):
            skip(left)
    return fallback(found), {**memory, "script": left}


def skip(script: list[str]) -> None:
    """Leave out what belonged to a card that cannot be taken."""
    while script and not script[0].startswith(("take ", "ready")):
        script.pop(0)


def fallback(found: list[Action]) -> Action:
    """When the plan does not fit: finish what is open, then wait, then whatever takes nothing back."""
    for kind in (Ready, act.Done, act.Wait, act.Here):
        for action in found:
            if type(action) is kind:
                return action
    return next((action for action in found if not action.retracts), found[0])


def react(state: State, question: Question, found: list[Action]) -> Action:
    """The choices of the execution."""
    best, top = found[-1], 0.0
    for action in found:
        value = _value(state, question.seat, action)
        if value > top:
            best, top = action, value
    return best


def _value(state: State, seat: str, action: Action) -> float:
    if isinstance(action, act.Shoot):
        return _shot_value(state, state.units[action.unit], state.units[action.target])
    if isinstance(action, (act.Next, act.Melee, act.Engage)):
        target = state.units[action.target]
        return f.worth(target) * 10 / (1 + target.size)
    if isinstance(action, act.Adjust):
        return 1.0
    if isinstance(action, act.Bear):
        unit = state.units[action.unit]
        return unit.size / f.worth(unit)
    if isinstance(action, act.Emerge):
        goals = f.aims_of(state, seat) or (action.hex,)
        return 100.0 - min(state.board.distance[action.hex][goal] for goal in goals)
    if isinstance(action, act.Blow):
        return 1.0 + sum(enemy.hex == action.hex for enemy in known_enemies(state, seat))
    return 0.0


def _shot_value(state: State, unit: Unit, target: Unit) -> float:
    """Fire if it may do something; a hidden unit waits for a worthwhile shot."""
    if target.type == "aircraft":
        return 5.0
    value = f.damage(state, unit, target) + f.any_hit(firepower(unit, target.type), f.aim_at(state, unit, target.hex))
    return value if unit.hidden != AMBUSHED or value > 2.0 else 0.0
