"""Carrying a match on: to the next question, through one answer, through every outcome."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sandtable.kernel.action import Action
from sandtable.kernel.clone import clone
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Dice, Enumerating
from sandtable.kernel.errors import FlowError, RuleError
from sandtable.kernel.event import Event
from sandtable.kernel.frames import S, Seat


def advance(state: S, dice: Dice, out: list[Event]) -> Decision[S] | None:
    """Run frames until someone must choose; None when the match is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame.auto:
            frame.run(state, dice, out)
            if stack and stack[-1] is frame:
                raise FlowError(f"The frame {frame.kind()} ran and is still on top of the stack.")
        else:
            seats = frame.seats(state)
            if seats:
                return Decision(seats, frame, state)
            stack.pop()
    return None


def play(
    state: S, decision: Decision[S], seat: Seat, action: Action, dice: Dice, out: list[Event]
) -> Decision[S] | None:
    """Check, carry out and advance, in place. Who wants to keep the state plays on a clone."""
    refusal = decision.why_not(seat, action)
    if refusal is not None:
        raise RuleError(refusal)
    return carry_out(state, decision, seat, action, dice, out)


def carry_out(
    state: S, decision: Decision[S], seat: Seat, action: Action, dice: Dice, out: list[Event]
) -> Decision[S] | None:
    """`play` without asking again, for an answer that was allowed or offered just now at this very decision."""
    decision.frame.apply(state, seat, action, dice, out)
    return advance(state, dice, out)


def unfold(state: S, seat: Seat, action: Action, dice: Dice, out: list[Event]) -> Iterator[None]:
    """Carry out an answer that was allowed once more, and stop after each frame: states that a match passes through."""
    state.stack[-1].apply(state, seat, action, dice, out)
    yield
    while state.stack:
        frame = state.stack[-1]
        if frame.auto:
            frame.run(state, dice, out)
            yield
        elif frame.seats(state):
            return
        else:
            state.stack.pop()


def outcomes(state: S, seat: Seat, action: Action) -> Iterator[tuple[Fraction, S, list[Event], Decision[S] | None]]:
    """Every result of an action with its probability, each on a clone of its own."""
    dice = Enumerating()
    while True:
        dice.start()
        trial, out = clone(state), list[Event]()
        frame = trial.stack[-1]
        decision = Decision(frame.seats(trial), frame, trial)
        following = play(trial, decision, seat, action, dice, out)
        yield dice.weight, trial, out, following
        if not dice.next_path():
            return
