"""Blitzkrieg's staff: a macro is an activation, or what is done with a marker.

A plan for an activation says in what manner it is led and where single units go or whom they assault; one for a marker
names the answer.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from sandtable.games.blitzkrieg.actions import ACTIONS
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.marshal.features import features
from sandtable.games.blitzkrieg.model import DONE, State, members, seat_of
from sandtable.games.blitzkrieg.officer.activation import GOOD_SHOT, Manner, best_hex, move, operate
from sandtable.games.blitzkrieg.officer.features import spread
from sandtable.games.blitzkrieg.officer.officer import ANSWERS
from sandtable.games.blitzkrieg.rules.active import why_cannot_move
from sandtable.games.blitzkrieg.rules.movement import March, may_stop
from sandtable.games.blitzkrieg.view import BlitzkriegKnowledge
from sandtable.kernel import Action, Decision, parse_action
from sandtable.kernel.options import Rng
from sandtable.opponents import Plan, Staff, whim

_MANNERS: tuple[dict[str, Any], ...] = (
    {"pull": 2.0, "fear": 0.5, "melee": -0.1},
    {"pull": 0.6, "fear": 2.0, "melee": 0.2},
    {"shot": 0.05},
    {"shot": 0.6},
    {"melee": -0.25},
    {"pull": 0.0, "fear": 1.5},
    {"fear": 0.0, "shot": 0.05},
)
"""Ways to lead an activation, from pressing on to holding back."""
_MARKERS = ("opening", "next-opening", "marker-drawn", "repeat-drawn", "repeat-taken", "general-drawn", "may-cancel")
_AHEAD = 4
"""How far a playout looks on: each marker counts once when it is played, and once when its activation is over."""


class BlitzkriegStaff(Staff[State, BlitzkriegKnowledge]):
    """Activations led otherwise, with other destinations and assaults; markers used otherwise."""

    home: ClassVar[Path] = Path(__file__).parent / "values"
    rushing: ClassVar[Plan] = {"manner": {"pull": 3.0, "fear": 0.0, "melee": -0.3, "shot": 0.5}}
    waiting: ClassVar[Plan] = {"manner": {"pull": 0.2, "fear": 3.0, "melee": 0.4, "shot": 0.02}}

    styles: ClassVar[dict[str, Plan]] = {
        "bold": {"manner": {"pull": 1.6, "fear": 0.6, "melee": -0.1}},
        "cautious": {"manner": {"pull": 0.75, "fear": 1.7, "melee": 0.1}},
    }

    def macro(self, state: State, seat: str) -> str:
        kind = state.stack[-1].kind()
        if kind in _MARKERS:
            held = (*state.repeats, *state.generals, *state.banked, *state.pledged)
            return f"{kind} {_progress(state)} {sum(state.cup)} {held}"
        if kind not in ("operate", "move") or seat_of(state.active) != seat:
            return ""
        frame = _operation(state)
        return f"act {state.turn} {_progress(state)} {frame.formations}" if frame is not None else ""

    def horizon(self, state: State, seat: str) -> int:
        return _progress(state) + _AHEAD

    def is_over(self, state: State, horizon: int) -> bool:
        return _progress(state) > horizon and state.stack[-1].kind() in (*_MARKERS, "operate")

    def features(self, state: State, seat: str) -> dict[str, float]:
        return features(state, seat)

    def led(self, state: State, seat: str, style: Plan, rng: Rng) -> Plan:
        """An activation is led in a style; what is done with a marker is not a matter of style."""
        return {} if state.stack[-1].kind() in _MARKERS else style

    def share(self, state: State, seat: str) -> float:
        """Markers come between activations and have few answers."""
        return 0.5 if state.stack[-1].kind() in _MARKERS else 1.0

    def plans(self, state: State, seat: str, most: int, rng: Rng) -> list[Plan]:
        if state.stack[-1].kind() in _MARKERS:
            return self._answers_to_a_marker(state, seat, most, rng)
        found: list[Plan] = [{"manner": {}}]
        manners = list(_MANNERS)
        while manners and len(found) < (most + 1) // 2:
            found.append({"manner": manners.pop(rng.randrange(len(manners)))})
        for _ in range(most):
            made = self.vary(state, seat, found[0], rng)
            if made is not None and made not in found and len(found) < most:
                found.append(made)
        return found

    def _answers_to_a_marker(self, state: State, seat: str, most: int, rng: Rng) -> list[Plan]:
        frame = state.stack[-1]
        decision = Decision((seat,), frame, state)
        officer = {"answer": str(self.answers(decision, seat, {}, 0.0, rng)[0])}
        others = [{"answer": str(each)} for each in frame.options(state, seat) if not each.retracts]
        return [officer, *(each for each in others if each != officer)][:most]

    def vary(self, state: State, seat: str, plan: Plan, rng: Rng) -> Plan | None:
        """A unit or two go elsewhere, stay, or assault."""
        frame = _operation(state)
        if frame is None or "manner" not in plan:
            return None
        able = [
            u
            for f in frame.formations
            for u in members(state, f)
            if state.units[u].act != DONE
            and state.units[u].hex >= 0
            and why_cannot_move(state, u, frame.formations) is None
        ]
        if not able:
            return None
        goals = dict(plan.get("goals", {}))
        for _ in range(1 + rng.randrange(2)):
            u = able[rng.randrange(len(able))]
            places = _places(state, u, rng)
            if places:
                goals[state.index.theatre.ids[u]] = state.index.theatre.numbers[places[rng.randrange(len(places))]]
        made: Plan = {"manner": plan["manner"], "goals": goals}
        return made if goals != plan.get("goals", {}) else None

    def answers(self, decision: Decision[State], seat: str, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        state, kind = decision.state, decision.kind
        if "answer" in plan and kind in _MARKERS:
            meant = _read(plan["answer"])
            if decision.why_not(seat, meant) is None:
                return [meant]
        found = decision.options(seat)
        assert isinstance(found, list)
        if len(found) == 1:
            return found
        if noise and kind not in ("move", "set-up") and rng.random() < noise:
            return [whim(found, rng)]
        if kind == "operate":
            return [operate(state, found, _manner(state, plan))]
        if kind == "move":
            return [move(state, found, _manner(state, plan))]
        answer = ANSWERS.get(kind)
        return [answer(state, found) if answer else found[0]]


def _places(state: State, u: int, rng: Rng) -> list[int]:
    """Where a unit could end its move: where the officer would send it otherwise, next to it, or against an enemy."""
    march = March.begin(state, u)
    ways = spread(state, march)
    here = march.here(state)
    board = state.index.theatre.board
    kind = rng.randrange(3)
    if kind == 0:
        around = {n for h in ways for n in board.beside[h] if state.index.bits[1 - state.active] >> n & 1}
        if around:
            return sorted(around)
    if kind == 1:
        manner = Manner(pull=0.3 + 2 * rng.random(), fear=3 * rng.random())
        return [best_hex(state, u, march, manner)[0]]
    stops = [h for h in ways if h == here or may_stop(state, march, h) is None]
    return sorted(stops)


def _manner(state: State, plan: Plan) -> Manner:
    """The plan as the officer's functions take it."""
    if not plan:
        return Manner()
    led, t = plan.get("manner", {}), state.index.theatre
    goals = {t.unit_of[name]: t.index[number] for name, number in plan.get("goals", {}).items()}
    return Manner(led.get("pull", 1.0), led.get("fear", 1.0), led.get("melee", 0.0), led.get("shot", GOOD_SHOT), goals)


def _operation(state: State) -> Operate | None:
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Operate)), None)


def _progress(state: State) -> int:
    """Markers that were drawn and dealt with."""
    return 1000 * state.turn + sum(state.played) + sum(state.declined) + sum(s.activations for s in state.formations)


@lru_cache(1024)
def _read(line: str) -> Action:
    return parse_action(line, ACTIONS)
