"""Barbarossa's staff: a macro is a side's orders for a round, a plan names the order of every unit.

Rules: BA-plan.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.actions import ACTIONS
from sandtable.games.barbarossa.marshal.features import features
from sandtable.games.barbarossa.model import Draft, State, Unit, side_of
from sandtable.games.barbarossa.officer.flights import Option
from sandtable.games.barbarossa.officer.officer import fallback, react
from sandtable.games.barbarossa.officer.planner import Manner, Planner
from sandtable.games.barbarossa.officer.quartermaster import Quartermaster
from sandtable.games.barbarossa.rules.drafting import missing, why_not_written
from sandtable.games.barbarossa.rules.orders import orders_for
from sandtable.games.barbarossa.rules.writing import written
from sandtable.games.barbarossa.view import BarbarossaKnowledge, imagine
from sandtable.kernel import Action, Decision, Question, Ready, parse_action
from sandtable.kernel.options import Rng
from sandtable.opponents import Plan, Staff

_MANNERS = (
    Manner(march=1.6, fear=0.5),
    Manner(fire=1.8),
    Manner(fear=2.5, watch=1.6),
    Manner(watch=2.5, march=0.6),
    Manner(melee=2.0, march=1.3),
    Manner(fire=0.6, march=2.0),
)
"""Other ways to plan a round, from pressing on to holding fast."""
_SETTING_UP = ("purchase", "division", "deployment")
_AHEAD = 1
"""How many rounds after this one a playout looks on."""
_LOOSE = 3.0
"""How far below the best an order may lie to be tried in its place (strength points)."""


class BarbarossaStaff(Staff[State, BarbarossaKnowledge]):
    """Whole-round plans: the officer's, others in other manners, and orders exchanged unit by unit."""

    home: ClassVar[Path] = Path(__file__).parent / "values"
    rushing: ClassVar[Plan] = {"manner": {"march": 2.5, "fear": 0.0, "melee": 2.0, "watch": 0.3}}
    waiting: ClassVar[Plan] = {"manner": {"march": 0.2, "fear": 3.0, "watch": 3.0, "melee": 0.5}}

    styles: ClassVar[dict[str, Plan]] = {
        "bold": {"manner": {"march": 1.5, "fear": 0.5, "melee": 1.4, "watch": 0.8}},
        "cautious": {"manner": {"march": 0.75, "fear": 1.7, "watch": 1.4, "melee": 0.8}},
    }

    def macro(self, state: State, seat: str) -> str:
        return f"round {state.round}" if state.stack[-1].kind() == "planning" else ""

    def side(self, state: State, seat: str) -> str:
        return side_of(seat)

    def tells(self, action: Action) -> bool:
        return not isinstance(action, act.Take | act.Step | act.Done | Ready)

    def horizon(self, state: State, seat: str) -> int:
        return state.round + _AHEAD

    def is_over(self, state: State, horizon: int) -> bool:
        return state.round > horizon

    def features(self, state: State, seat: str) -> dict[str, float]:
        return features(state, seat)

    def believe(self, known: BarbarossaKnowledge, rng: Rng) -> State:
        """As imagined; who has sealed his orders has some, and writes them anew."""
        state = imagine(known, rng)
        mine = {side_of(seat) for seat in known.eyes}
        if state.stack[-1].kind() == "planning":
            for seat in state.seats:
                if side_of(seat) not in mine:
                    state.drafts[seat] = Draft()
            state.ready = [seat for seat in state.ready if side_of(seat) in mine]
        return state

    def plans(self, state: State, seat: str, most: int, rng: Rng) -> list[Plan]:
        """The officer's, half of the others in other manners, half with other orders for some units."""
        officer = as_plan(Planner(state, seat).script())
        found, manners = [officer], list(_MANNERS)
        while manners and len(found) < (most + 1) // 2:
            manner = manners.pop(rng.randrange(len(manners)))
            plan = as_plan(Planner(state, seat, manner).script())
            if plan not in found:
                found.append(plan)
        for _ in range(2 * most):
            made = self.vary(state, seat, officer, rng)
            if made is not None and made not in found and len(found) < most:
                found.append(made)
        return found

    def led(self, state: State, seat: str, style: Plan, rng: Rng) -> Plan:
        return as_plan(Planner(state, seat, Manner(**style["manner"])).script())

    def vary(self, state: State, seat: str, plan: Plan, rng: Rng) -> Plan | None:
        """One or two units do something else that looks nearly as good."""
        planner = Planner(state, seat)
        units = planner.units()
        if not units:
            return None
        orders = dict(plan["orders"])
        for _ in range(1 + rng.randrange(2)):
            unit = units[rng.randrange(len(units))]
            picked = another(planner.options(unit), orders.get(unit.id, []), rng)
            if picked:
                orders[unit.id] = picked
        return {"orders": orders} if orders != plan["orders"] else None

    def answers(self, decision: Decision[State], seat: str, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        state, kind = decision.state, decision.kind
        if kind == "planning":
            return self._orders(state, seat, plan, noise, rng)
        found = decision.options(seat)
        assert isinstance(found, list)
        if len(found) == 1:
            return found
        if kind in _SETTING_UP:
            return [Quartermaster(state, seat, rng).choose(found)]
        return [react(state, Question(seat, decision), found)]

    def _orders(self, state: State, seat: str, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        """All that is still to be written, card by card."""
        mine = state.drafts[seat]
        if mine.hand:
            return [fallback([*state.stack[-1].drafts(state, seat)])]
        made: list[Action] = []
        for script in self._scripts(state, seat, plan, noise, rng):
            longer = _with(state, seat, mine, script)
            if longer is not None:
                made += script
                mine = longer
        for unit in missing(_drafted(state, seat, mine), seat):
            script = _something(state, seat, unit, mine)
            longer = _with(state, seat, mine, script)
            assert longer is not None, f"{unit.id} can take no order"
            made, mine = [*made, *script], longer
        return [*made, Ready()]

    def _scripts(self, state: State, seat: str, plan: Plan, noise: float, rng: Rng) -> list[list[Action]]:
        """What is written on each card: by the plan, by the officer, or with whims."""
        if "orders" in plan:
            return [[act.Take(unit), *map(_read, lines)] for unit, lines in plan["orders"].items()]
        planner = Planner(state, seat, Manner(**plan.get("manner", {})))
        made: list[list[Action]] = []
        for unit in planner.units():
            options = planner.options(unit)
            if not options:
                continue
            whim = noise and rng.random() < noise
            _, actions = options[rng.randrange(len(options))] if whim else max(options, key=lambda each: each[0])
            planner.note(unit, actions)
            made.append([act.Take(unit.id), *actions])
        return made


def as_plan(script: list[Action]) -> Plan:
    """A planner's script as a plan: the lines of each card."""
    orders: dict[str, list[str]] = {}
    unit = ""
    for action in script:
        if isinstance(action, act.Take):
            unit = action.unit
            orders[unit] = []
        elif unit and not isinstance(action, Ready):
            orders[unit].append(str(action))
    return {"orders": orders}


def another(options: list[Option], now: list[str], rng: Rng) -> list[str]:
    """Another order than the one that stands: drawn among those that come near the best, or among all now and then."""
    others = [(value, lines) for value, actions in options if (lines := [str(each) for each in actions]) != now]
    if not others:
        return []
    best = max(value for value, _ in others)
    near = [lines for value, lines in others if value > best - _LOOSE]
    pool = near if rng.random() < 0.8 else [lines for _, lines in others]
    return pool[rng.randrange(len(pool))]


@lru_cache(4096)
def _read(line: str) -> Action:
    return parse_action(line, ACTIONS)


def _drafted(state: State, seat: str, mine: Draft) -> State:
    """The state with a seat's draft so far, for looking only."""
    looked = copy(state)
    looked.drafts = {**state.drafts, seat: mine}
    return looked


def _with(state: State, seat: str, mine: Draft, script: list[Action]) -> Draft | None:
    """The draft after these actions; None if one of them is not allowed."""
    looked = _drafted(state, seat, mine)
    for action in script:
        if why_not_written(looked, seat, mine, action) is not None:  # type: ignore[arg-type]
            return None
        mine = written(looked, seat, mine, action)  # type: ignore[arg-type]
        looked.drafts[seat] = mine
    return mine if not mine.hand else None


def _something(state: State, seat: str, unit: Unit, mine: Draft) -> list[Action]:
    """An order for a unit that nobody thought of: wait, or the first that can be given at once."""
    looked = _drafted(state, seat, replace(mine, hand=unit.id))
    for order in (act.Wait(unit.id), *orders_for(looked, seat, unit)):
        script: list[Action] = [act.Take(unit.id), order]
        if _with(state, seat, mine, script) is not None:
            return script
    return [act.Take(unit.id), act.Wait(unit.id)]
