"""Europe's staff: a macro is one operation of a campaign, or one order for new units.

A plan names the next step, an attack, a war, a march or the end of the phase, and how bold the rest of the phase is.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import ACTIONS, Attack, Declare, Order, Pass
from sandtable.games.europe.flow.turn import TURN_STEPS, Sequence
from sandtable.games.europe.marshal.features import features
from sandtable.games.europe.model import MOVED, USED, State
from sandtable.games.europe.officer.answers import onward
from sandtable.games.europe.officer.attack import attack_worth
from sandtable.games.europe.officer.player import ANSWERS, Officer
from sandtable.games.europe.officer.setup import set_up
from sandtable.games.europe.view.knowledge import EuropeKnowledge
from sandtable.kernel import Action, Decision, parse_action
from sandtable.kernel.options import Rng
from sandtable.opponents import Plan, Staff, whim

_WEIGHED = ("campaign", "building")
_STEPS = tuple(TURN_STEPS)
_TURN, _SIDE = 1000, 20
"""What a turn and a side's part of it count where progress is measured."""
_BOLD = (0.5, 0.6, 0.78, 0.88)
"""Chances of success from which a phase attacks, besides the officer's own."""
_DONE = USED | MOVED


class EuropeStaff(Staff[State, EuropeKnowledge]):
    """Other attacks, wars and purchases than the officer's, and phases led more boldly or more carefully."""

    home: ClassVar[Path] = Path(__file__).parent / "values"
    rushing: ClassVar[Plan] = {"bold": 0.35}
    waiting: ClassVar[Plan] = {"bold": 0.92}

    styles: ClassVar[dict[str, Plan]] = {"bold": {"bold": 0.5}, "cautious": {"bold": 0.86}}

    def scenario(self, state: State) -> str:
        return state.setup.scenario

    def macro(self, state: State, seat: str) -> str:
        kind = state.stack[-1].kind()
        if kind not in _WEIGHED:
            return ""
        power = t.POWERS.index(seat)
        done = sum(bool(unit.marks & _DONE) for unit in state.units.values() if unit.owner == power)
        return f"{kind} {state.turn} {seat} {len(state.attacked)} {state.spent[power]} {done} {len(state.units)}"

    def side(self, state: State, seat: str) -> str:
        return seat if state.setup.free_for_all else t.SIDES[t.SIDE[t.POWERS.index(seat)]]

    def horizon(self, state: State, seat: str) -> int:
        """This phase and all that follows, the enemy's turn too, up to the same phase of the next turn."""
        return _progress(state) + _TURN

    def is_over(self, state: State, horizon: int) -> bool:
        return _progress(state) >= horizon

    def features(self, state: State, seat: str) -> dict[str, float]:
        return features(state, seat)

    def share(self, state: State, seat: str) -> float:
        """A phase has several operations, and a purchase less to weigh than an attack."""
        return 0.6 if state.stack[-1].kind() == "campaign" else 0.25

    def plans(self, state: State, seat: str, most: int, rng: Rng) -> list[Plan]:
        frame = state.stack[-1]
        found = frame.options(state, seat)
        officer = str(self.answers(Decision((seat,), frame, state), seat, {}, 0.0, rng)[0])
        plans: list[Plan] = [{"next": officer}]
        for action in _ranked(state, t.POWERS.index(seat), found):
            plan = {"next": str(action)}
            if plan not in plans and len(plans) < most - 1:
                plans.append(plan)
        bold = _BOLD[rng.randrange(len(_BOLD))]
        return [*plans, {"next": officer, "bold": bold}] if frame.kind() == "campaign" else plans

    def led(self, state: State, seat: str, style: Plan, rng: Rng) -> Plan:
        frame = state.stack[-1]
        return {**style, "next": str(self.answers(Decision((seat,), frame, state), seat, style, 0.0, rng)[0])}

    def vary(self, state: State, seat: str, plan: Plan, rng: Rng) -> Plan | None:
        return {**plan, "bold": _BOLD[rng.randrange(len(_BOLD))]} if state.stack[-1].kind() == "campaign" else None

    def answers(self, decision: Decision[State], seat: str, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        state, kind = decision.state, decision.kind
        if "next" in plan and kind in _WEIGHED:
            meant = _read(plan["next"])
            if decision.why_not(seat, meant) is None:
                return [meant]
        found = decision.options(seat)
        assert isinstance(found, list)
        if len(found) == 1:
            return found
        if noise and kind in ("campaign", "movement", "building", "redeployment") and rng.random() < noise:
            return [whim(found, rng)]
        power, answer = t.POWERS.index(seat), ANSWERS.get(kind)
        if kind == "set-up":
            return [set_up(rng, state, power, found) or onward(found)]
        if answer is None:
            return [onward(found)]
        return [answer(plan.get("bold", Officer.bold), state, power, found) or onward(found)]


def _ranked(state: State, power: int, found: list[Action]) -> list[Action]:
    """Attacks by what they promise, wars, every kind of unit that can be built, and the end of the phase."""
    attacks = [(attack_worth(state, power, each)[0], each) for each in found if isinstance(each, Attack)]
    best = [each for value, each in sorted(attacks, key=lambda pair: -pair[0]) if value > 0][:4]
    others = [each for each in found if isinstance(each, Declare | Order)][:4]
    ends = [each for each in found if isinstance(each, Pass)]
    return [*best[:2], *ends, *best[2:], *others]


def _progress(state: State) -> int:
    """Where in the sequence of play: turn, side, phase."""
    frame = next((each for each in reversed(state.stack) if isinstance(each, Sequence)), None)
    if frame is None:
        return _TURN * state.turn
    return _TURN * state.turn + _SIDE * frame.at + _STEPS.index(frame.step)


@lru_cache(4096)
def _read(line: str) -> Action:
    return parse_action(line, ACTIONS)
