"""Playing a macro out: in a world that fits what is known, against an opponent whom nobody knows for sure."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic

from sandtable.kernel import Action, Decision, Event, Seat, Seeded, advance, clone
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.opponents.staff import Plan, Staff

NOISE = 0.25
"""How often a noisy opponent follows a whim. Every second world has one, the others have an officer."""
MOST = 2000
"""Answers of a playout at most: it is cut off there and valued as it stands."""


Observer = Callable[[Seat, Action, Any, list[Event]], None]
"""Told of every action of a playout: who did it, the state after it, and what happened."""


class World(Generic[S]):
    """One of the ways things may stand and go: a full state, dice and whims of its own, the same for every plan."""

    def __init__(self, state: S, seed: str, noise: float) -> None:
        self.state, self.seed, self.noise = state, seed, noise


def make_world(staff: Staff[S, K], known: K, seed: str, number: int) -> World[S]:
    """The world of this number: every second one has a noisy opponent."""
    name = f"{seed}/{number}"
    return World(staff.believe(known, random.Random(name)), name, NOISE if number % 2 else 0.0)


def asked(state: S) -> Decision[S]:
    """The question that a state stands at."""
    frame = state.stack[-1]
    return Decision(frame.seats(state), frame, state)


def play_out(
    staff: Staff[S, K],
    world: World[S],
    seat: Seat,
    plan: Plan,
    first: Action | None = None,
    observe: Observer | None = None,
) -> float:
    """How likely the seat wins if it follows the plan in this world, and then plays on like an officer.

    `first` is done before anything else, whatever the plan says.
    """
    state, dice, rng, out = clone(world.state), Seeded(world.seed), random.Random(world.seed), list[Event]()
    horizon, macro = staff.horizon(state, seat), staff.macro(state, seat)
    own = staff.side(state, seat)
    decision: Decision[S] | None = asked(state)
    answers = 0
    while decision is not None and answers < MOST and not staff.is_over(state, horizon):
        turn = seat if seat in decision.seats else decision.seats[0]
        meant = plan if turn == seat and staff.macro(state, seat) == macro else {}
        noise = 0.0 if staff.side(state, turn) == own else world.noise
        answers += 1
        actions = [first] if first is not None else staff.answers(decision, turn, meant, noise, rng)
        first = None
        decision = carried_out(decision, turn, actions, dice, out, observe)
        out.clear()
    return staff.value(state, seat)


def carried_out(
    decision: Decision[S],
    seat: Seat,
    actions: list[Action],
    dice: Any,
    out: list[Event],
    observe: Observer | None = None,
) -> Decision[S] | None:
    """What a seat does now, in place; the policy only names what is legal, so nothing is checked again."""
    state = decision.state
    following: Decision[S] | None = decision
    for action in actions:
        assert following is not None
        following.frame.apply(state, seat, action, dice, out)
        following = advance(state, dice, out)
        if observe is not None:
            observe(seat, action, state, out)
            out.clear()
        if following is None or seat not in following.seats:
            break
    return following
