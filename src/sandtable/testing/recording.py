"""Small recorded matches: replayed entry by entry, each with a short sum over everything that could be seen of it.

A line is a seat, an action, and the sum: what was asked, all that was offered, some refusals and odds, every event and
the state after. A rule that changes in any of these is noticed at the entry where it first does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel import Action, Decision, Event, Game, Measure, Question, Ready, Seeded, State, advance, play
from sandtable.opponents import Mind
from sandtable.situations import examples, situation
from sandtable.situations.runner import begin
from sandtable.testing.walk import pick

TRIED, EVERY = 150, 4
"""Actions of the game's universe that are tried at every fourth entry: their refusals are part of the sum."""
ASKED = 3
"""Options of an entry whose odds are asked."""


class Plan(Struct, frozen=True):
    """A match to be recorded: from which state, who plays it, for how many entries at most."""

    name: str
    start: Callable[[], State]
    seed: int
    entries: int
    officers: bool = False


def plans_of(game: Game, seeds: Sequence[int], entries: int) -> list[Plan]:
    """Matches of every scenario from its beginning: the first between officers, the others at random."""
    found = []
    for scenario in game.scenarios():
        options = {option.id: option.default for option in scenario.options}
        for seed in seeds:
            start = partial(game.start, scenario.id, options)
            found.append(Plan(f"{scenario.id}-{seed}", start, seed, entries, officers=seed == seeds[0]))
    return found


def plans_from(game: Game, seeds: Sequence[int], entries: int) -> list[Plan]:
    """Matches that go on at random from the positions of the game's situations."""
    found = []
    for name in examples(game):
        start = partial(begin, game, situation(game, name))
        found += [Plan(f"from-{name}-{seed}", start, seed, entries) for seed in seeds]
    return found


class Recorded(Struct):
    """One entry: who did what, and the sum."""

    seat: str
    action: str
    sum: str

    def __str__(self) -> str:
        return f"{self.sum} {self.seat} {self.action}"


def read(text: str) -> list[Recorded]:
    """The entries of a file."""
    found = []
    for line in text.splitlines():
        total, seat, action = line.split(" ", 2)
        found.append(Recorded(seat, action, total))
    return found


def record(game: Game, plan: Plan) -> list[Recorded]:
    """Play a match by officers, or at random with every verb as likely as another."""
    rng = random.Random(f"{plan.seed}/recorded")
    officer = list(game.opponents().values())[-1]
    minds: dict[str, Mind] = {}

    def choose(state: State, decision: Decision) -> tuple[str, Action]:
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        if not plan.officers:
            return seat, varied(decision, seat, rng)
        mind = minds.setdefault(seat, Mind(officer()))
        return seat, mind.choose(game.knowledge(state, frozenset((seat,))), Question(seat, decision), rng)

    return list(_play(game, plan, choose))


def replay(game: Game, plan: Plan, entries: list[Recorded]) -> Iterator[tuple[Recorded, Recorded]]:
    """Each entry as it is recorded and as it is now."""
    waiting = iter(entries)

    def choose(state: State, decision: Decision) -> tuple[str, Action]:
        entry = next(waiting)
        return entry.seat, game.parse(entry.action)

    yield from zip(entries, _play(game, plan, choose), strict=True)


def varied(decision: Decision, seat: str, rng: random.Random) -> Action:
    """A random action: first the verb, then one of it, so that what is seldom offered is done too."""
    found = decision.options(seat)
    if isinstance(found, Measure):
        return pick(decision, seat, rng)[0]
    if Ready() in found and rng.random() < 0.25:
        return Ready()
    onward = [each for each in found if not each.retracts] or found
    verbs = sorted({str(type(each).__struct_config__.tag) for each in onward})
    verb = verbs[int(rng.random() * len(verbs))]
    same: list[Action] = [each for each in onward if type(each).__struct_config__.tag == verb]
    return same[int(rng.random() * len(same))]


def _play(game: Game, plan: Plan, choose: Callable[[State, Decision], tuple[str, Action]]) -> Iterator[Recorded]:
    state, dice, out = plan.start(), Seeded(plan.seed), list[Event]()
    decision = advance(state, dice, out)
    number = 0
    while decision is not None and number < plan.entries:
        number += 1
        seat, action = choose(state, decision)
        total = blake2b(digest_size=4)
        rng = random.Random(f"{plan.seed}/{number}")
        _hear(total, _offered(game, state, decision, rng))
        if number % EVERY == 0:
            _hear(total, _refused(game, state, decision, rng))
        refusal = decision.why_not(seat, action)
        if refusal is not None:
            yield Recorded(seat, str(action), f"refused:{refusal.key}")
            return
        told = len(out)
        decision = play(state, decision, seat, action, dice, out)
        _hear(total, [msgspec.to_builtins(event) for event in out[told:]])
        yield Recorded(seat, str(action), total.hexdigest())


def _offered(game: Game, state: State, decision: Decision, rng: random.Random) -> Iterator[Any]:
    """What the seats are asked and may do, and the odds of some of it."""
    for seat in decision.seats:
        found = decision.options(seat)
        offered = [found.first, *found.others] if isinstance(found, Measure) else list(found)
        yield [decision.kind, seat, decision.prompt(seat).key, sorted(str(each) for each in offered)]
        question, known = Question(seat, decision), game.knowledge(state, frozenset((seat,)))
        for action in rng.sample(offered, min(ASKED, len(offered))):
            odds = game.odds(known, question, action)
            yield None if odds is None else msgspec.to_builtins(odds)


def _refused(game: Game, state: State, decision: Decision, rng: random.Random) -> Iterator[Any]:
    """What the seats may not do, and why."""
    for seat in decision.seats:
        tried = list(game.universe(state, seat))
        for action in rng.sample(tried, min(TRIED, len(tried))):
            refusal = decision.why_not(seat, action)
            yield [str(action), "" if refusal is None else f"{refusal.rule} {refusal.key}"]


def _hear(total: Any, things: Any) -> None:
    for thing in things:
        total.update(msgspec.json.encode(_rounded(thing), order="deterministic"))


def _rounded(thing: Any) -> Any:
    """Lengths to a millionth: the last bits of a float may depend on the machine."""
    if isinstance(thing, float):
        return round(thing, 6) + 0.0
    if isinstance(thing, dict):
        return {key: _rounded(each) for key, each in thing.items()}
    return [_rounded(each) for each in thing] if isinstance(thing, list | tuple) else thing
