"""Rounds: both sides write orders in secret, then the twelve steps carry them out together."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.steps import PARTS, STEPS
from sandtable.games.barbarossa.hints import planning_hints
from sandtable.games.barbarossa.model import State, blank_drafts, change, is_alive
from sandtable.games.barbarossa.rules import orders_air as air
from sandtable.games.barbarossa.rules.drafting import (
    BUSY,
    choices,
    lacking,
    missing,
    why_not_written,
)
from sandtable.games.barbarossa.rules.hidden import reveal_adjacent
from sandtable.games.barbarossa.rules.reveal import show_orders
from sandtable.games.barbarossa.rules.valour import flag
from sandtable.games.barbarossa.rules.writing import written
from sandtable.kernel import Action, Auto, Dice, Gather, Hints, Name, Prompt, Ready, Refusal
from sandtable.kernel.frames import Out

_FRESH = {"hits": 0, "fired": False, "halted": False, "stormed": False, "walked": 0, "came": 0, "flee": 0, "due": 0}
"""What a round leaves on the cards is wiped when the next one begins."""


class Round(Auto[State], frozen=True, gc=False):
    """The start of a round: defence is back at its base, last round's suppressions are flagged."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-round, BA-card-defence, BA-suppressed-next."""

        state.round += 1
        state.step = 0
        state.adjusted = ()
        flag(state)
        for unit in list(state.units.values()):
            if is_alive(unit):
                change(state, unit.id, **_FRESH)
        state.drafts = blank_drafts(state)
        out.append(ev.RoundBegan(state.round, state.rounds))
        state.goto(Planning())


class Planning(Gather[State, act.Planned], frozen=True, gc=False):
    """Each unit able to take an order gets exactly one, in secret."""

    verbs: ClassVar[tuple[type[Action], ...]] = act.PLANNING

    def parties(self, state: State) -> tuple[str, ...]:
        return state.seats

    def prompt(self, state: State, seat: str) -> Prompt:
        mine = state.drafts[seat]
        if mine.open is not None:
            kind = "plan-route" if isinstance(mine.open, act.Moving) else _flight_prompt(mine.open)
            order = Name("order", mine.open.kind)
            return Prompt(kind, {"unit": Name("unit", mine.hand), "order": order}, "BA-plan", (mine.hand,))
        if mine.hand:
            return Prompt("plan-unit", {"unit": Name("unit", mine.hand)}, "BA-plan", (mine.hand,))
        left = tuple(unit.id for unit in missing(state, seat))
        return Prompt("planning", {"round": state.round, "left": len(left)}, "BA-plan", left)

    def hints(self, state: State, seat: str) -> Hints:
        return planning_hints(state, seat)

    def drafts(self, state: State, seat: str) -> list[Action]:
        return choices(state, seat, state.drafts[seat])

    def why_not_draft(self, state: State, seat: str, action: act.Planned) -> Refusal | None:
        """Rules: BA-plan, BA-plan-none, BA-card-orders."""
        return why_not_written(state, seat, state.drafts[seat], action)

    def draft(self, state: State, seat: str, action: act.Planned, out: Out) -> None:
        """Rules: BA-plan."""
        state.drafts[seat] = written(state, seat, state.drafts[seat], action)

    def why_not_ready(self, state: State, seat: str) -> Refusal | None:
        """Everyone who can take an order must have one, and no card may be in hand.

        Rules: BA-plan.
        """
        if state.drafts[seat].hand:
            return BUSY
        left = next(lacking(state, seat), None)
        return Refusal("BA-plan", "orders-missing", {"unit": Name("unit", left.id)}) if left else None

    def default(self, state: State, seat: str) -> Action:
        """Who does not answer: what is written stands, open routes end where they are, everyone else waits."""
        mine = state.drafts[seat]
        if self.why_not_ready(state, seat) is None:
            return Ready()
        for action in (act.Done(), act.Wait(mine.hand)):
            if mine.hand and self.why_not_draft(state, seat, action) is None:
                return action
        return Gather.default(self, state, seat)

    def close(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-reveal."""
        show_orders(state, out)
        state.goto(ExecutionStep(1))


def _flight_prompt(mission: act.Mission) -> str:
    """The question for the figure that the flight order needs next."""
    needed = air.next_figure(mission)
    return f"plan-flight-{needed.__struct_config__.tag}" if needed else "plan-flight-from"


class ExecutionStep(Auto[State], frozen=True, gc=False, tag="step"):
    """One of the twelve steps; `phase` counts its parts."""

    number: int
    phase: int = 0

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-steps, BA-hidden-revealed."""
        if self.phase == 0:
            state.step = self.number
            out.append(ev.StepBegan(self.number, STEPS[self.number - 1]))
        part = PARTS[self.number - 1](state, self.phase, dice, out)
        if part is not None:
            state.goto(ExecutionStep(self.number, part.phase))
            for frame in part.first:
                state.call(frame)
            return
        reveal_adjacent(state, out)
        state.goto(ExecutionStep(self.number + 1) if self.number < len(STEPS) else _next_round(state))


def _next_round(state: State) -> Over | Round:
    return Over() if state.round >= state.rounds else Round()


class Over(Auto[State], frozen=True, gc=False):
    """The last round is finished."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-round."""
        out.append(ev.BattleEnded(state.round))
        state.stack.clear()
