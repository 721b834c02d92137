"""Recorded matches: kept as files, they are played again action by action, and everything must come out as it did.

The first line says what is played, each further one an action and four short hashes: what was offered, which of some
tried actions were refused and by which clause, what happened, and the state after it. So a test says at which action,
and in which of the four, a changed rule shows itself. The actions are read from the file: no computer player is asked.
A random match needs no file of actions: of each stretch of it one hash of all these hashes is kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from sandtable.kernel import Action, Decision, Event, Game, Measure, Question, ScenarioOption, Seeded, advance, play
from sandtable.kernel.codec import dumps, fingerprint
from sandtable.opponents import Mind, RandomPlayer
from sandtable.testing.harvest import Harvest
from sandtable.testing.walk import Position, pick

LONGEST, FURTHEST = 2500, 4000
"""Decisions after which a match is left, and a random one."""
OFTEN, TRIES = 3, 16
"""At every so manieth decision so many actions are tried."""
STRETCH = 25
"""Decisions of a random match that share a hash."""
PARTS = ("what is offered", "what is refused", "what happens", "the state")


class Head(msgspec.Struct, frozen=True):
    """What is played, and by whom it was: a level of computer player for each seat in turn."""

    game: str
    scenario: str
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: int


class Run:
    """A match on its way; it makes the line of each action."""

    def __init__(self, game: Game, head: Head) -> None:
        self.game, self.number = game, 0
        self.state, self._dice = game.start(head.scenario, head.options), Seeded(head.seed)
        self._out: list[Event] = []
        self._harvest = Harvest()
        self.decision = advance(self.state, self._dice, self._out)

    def line(self, action: Action) -> str:
        """Play it for the first seat that is asked."""
        assert self.decision is not None, f"the match is over before {action}"
        seat, decision = self.decision.seats[0], self.decision
        offered = decision.options(seat)
        listed = [offered.first, *offered.others] if isinstance(offered, Measure) else offered
        hashes = [_hash(dumps(listed)), _hash(self._refused(decision, seat))]
        for each in listed[self.number % OFTEN :: max(OFTEN, len(listed) // OFTEN)]:
            self._harvest.add(seat, each)
        self.decision = play(self.state, decision, seat, action, self._dice, self._out)
        hashes += [_hash(dumps(self._out)), _hash(fingerprint(self.state).encode())]
        self._out.clear()
        self.number += 1
        return f"{seat} {action} | {' '.join(hashes)}"

    def end(self) -> str:
        """The last line."""
        if self.decision is not None:
            return "left here"
        outcome = self.game.result(self.state)
        assert outcome is not None, "nobody is asked, but there is no result"
        return f"over: {outcome.key} {outcome.rule}, won by {', '.join(outcome.winners) or 'nobody'}"

    def _refused(self, decision: Decision, seat: str) -> bytes:
        """Why some actions are not allowed: such as were offered or played before, and such with one field changed."""
        if self.number % OFTEN:
            return b""
        tried = self._harvest.tries(Position(self.game, self.state, decision, self.number), seat, TRIES)
        return dumps([decision.why_not(seat, each) for each in tried])


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=1).hexdigest()


def record(game: Game, head: Head, most: int = LONGEST) -> Iterator[str]:
    """The lines of a match between computer players, new each time they or the rules change."""
    run = Run(game, head)
    minds = {seat: _mind(game, head.levels[at % len(head.levels)]) for at, seat in enumerate(game.all_seats(run.state))}
    rng = random.Random(f"{head.seed}/matches")
    yield msgspec.json.encode(head).decode()
    while run.decision is not None and run.number < most:
        seat = run.decision.seats[0]
        known = game.knowledge(run.state, frozenset((seat,))) if minds[seat].needs_knowledge else None
        yield run.line(minds[seat].choose(known, Question(seat, run.decision), rng))
    yield run.end()


def walk(game: Game, head: Head, most: int = FURTHEST) -> Iterator[str]:
    """A random match: its head, a line for each stretch, and its end."""
    run, rng = Run(game, head), random.Random(f"{head.seed}/walk")
    yield msgspec.json.encode(head).decode()
    stretch = blake2b(digest_size=4)
    while run.decision is not None and run.number < most:
        stretch.update(run.line(pick(run.decision, run.decision.seats[0], rng)[0]).encode())
        if run.number % STRETCH == 0:
            yield f"{run.number} {stretch.hexdigest()}"
    yield f"{run.number} {stretch.hexdigest()} {run.end()}"


def some_options(game: Game, scenario: str, seed: int) -> dict[str, Any]:
    """Options of a scenario: the usual ones at first, then any."""
    about, rng = game.scenario(scenario), random.Random(f"{seed}/options")
    if seed == 1:
        return {each.id: each.default for each in about.options}
    return {each.id: rng.choice(about.players if each.id == "players" else _values(each)) for each in about.options}


def _values(option: ScenarioOption) -> Sequence[bool | int | str]:
    """What an option may be: a word, a number, or on and off."""
    return option.choices or (range(option.low, option.high + 1) if option.high else (False, True))


def _mind(game: Game, level: str) -> Mind:
    return Mind(RandomPlayer() if level == "random" else game.opponents()[level]())


def replay(game: Game, lines: Sequence[str]) -> str | None:
    """Play a recorded match again: where it first goes otherwise, or None."""
    run = Run(game, msgspec.json.decode(lines[0], type=Head))
    for number, kept in enumerate(lines[1:-1], 1):
        words, _, hashes = kept.partition(" | ")
        seat, _, action = words.partition(" ")
        if run.decision is None or run.decision.seats[0] != seat:
            return f"{number}. {kept}: {seat} is not asked"
        made = run.line(game.parse(action)).partition(" | ")[2]
        if made != hashes:
            parts = [name for name, one, other in zip(PARTS, made.split(), hashes.split(), strict=True) if one != other]
            return f"{number}. {words}: otherwise than before: {', '.join(parts)}"
    return None if run.end() == lines[-1] else f"at the end: {run.end()}, not {lines[-1]}"
