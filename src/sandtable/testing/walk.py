"""Random play, and the positions on its way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Generic

from msgspec import Struct

from sandtable.kernel import Action, Decision, Event, Game, Measure, Roll, Seeded, advance, carry_out, play
from sandtable.kernel.frames import S

MOST = 200_000
"""Decisions after which a random game counts as endless."""


class Position(Struct, Generic[S]):
    """A match at an open decision."""

    game: Game[S]
    state: S
    decision: Decision[S]
    number: int


class Move(Struct, frozen=True):
    """What was done, by whom, and what fell."""

    seat: str
    action: Action
    rolls: tuple[Roll, ...]


class Played(Struct, Generic[S]):
    """A random game from beginning to end."""

    moves: list[Move]
    events: list[Event]
    begin: tuple[Roll, ...]
    state: S
    decisions: int
    choices: int
    """Decisions that had more than one option."""


class Endless(Exception):
    """Random play does not end."""


def pick(decision: Decision, seat: str, rng: random.Random) -> tuple[Action, bool]:
    """A random action, and whether there was a choice."""
    found = decision.options(seat)
    if isinstance(found, Measure):
        return found.sample(rng), True
    action: Action = found[int(rng.random() * len(found))]
    if action.retracts:
        onward = [each for each in found if not each.retracts] or found
        action = onward[int(rng.random() * len(onward))]
    return action, len(found) > 1


def positions(
    game: Game[S], scenario: str, options: Mapping[str, Any], seed: int, most: int = MOST
) -> Iterator[Position[S]]:
    """Every decision of a random game. The state goes on after each: clone what is to be kept."""
    rng = random.Random(f"{seed}/walk")
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    decision = advance(state, dice, out)
    number = 0
    while decision is not None and number < most:
        yield Position(game, state, decision, number)
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        action, _ = pick(decision, seat, rng)
        decision = play(state, decision, seat, action, dice, out)
        number += 1


def random_game(
    game: Game[S], scenario: str, options: Mapping[str, Any], seed: int, *, check: bool = False, most: int = MOST
) -> Played[S]:
    """Play to the end; with `check` every action passes the door and the game's invariants are asked after it.

    Without, what was just offered is carried out, as a search does it and as python-chess pushes a legal move.
    """
    do = play if check else carry_out
    rng = random.Random(f"{seed}/walk")
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    decision = advance(state, dice, out)
    audit, told = game.auditor(), 0
    made = Played([], out, tuple(dice.log), state, 0, 0)
    while decision is not None:
        if made.decisions >= most:
            raise Endless(f"not over after {most} decisions")
        dice.log.clear()
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        action, choice = pick(decision, seat, rng)
        decision = do(state, decision, seat, action, dice, out)
        made.moves.append(Move(seat, action, tuple(dice.log)))
        made.decisions += 1
        made.choices += choice
        if check:
            wrong = next(iter(audit(state, out[told:])), None)
            assert wrong is None, f"after {action} of {seat}: {wrong}"
            told = len(out)
    return made
