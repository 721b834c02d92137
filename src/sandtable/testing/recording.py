"""Recorded matches: kept as files, they are played again entry by entry, and everything must come out as it did.

A match between computer players is kept with its actions, so that no player is asked again. Each line is a seat, an
action and short hashes: what was offered, why some other actions are refused, some odds, what happened, and the state
after it. So a test says at which entry, and in which of these, a changed rule shows itself. A random match makes the
same choices again: of each stretch of it one hash is kept.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import Struct

from sandtable.kernel import (
    Action,
    Decision,
    Event,
    Game,
    Measure,
    Question,
    Ready,
    ScenarioOption,
    Seeded,
    State,
    advance,
    play,
)
from sandtable.kernel.codec import dumps
from sandtable.opponents import Mind, RandomPlayer
from sandtable.situations import examples, situation
from sandtable.situations.runner import begin
from sandtable.testing.harvest import Harvest
from sandtable.testing.walk import Position, pick

OFTEN, TRIES = 3, 24
"""At every third entry so many actions are tried."""
SELDOM = 15
"""Entries from one question for odds to the next: some take long."""
STRETCH = 10
"""Entries of a random match that share a hash."""
PARTS = ("what is offered", "what is refused", "the odds", "what happens", "the state")
_LONG = re.compile(rb"-?\d+(?:\.\d{7,}(?:e-?\d+)?|(?:\.\d+)?e-\d+)")


class Plan(Struct, frozen=True):
    """A match to be recorded: from which state, for how many entries at most, and by whom it is played.

    `levels` names a computer player for each seat in turn; without any the match is random.
    """

    name: str
    start: Callable[[], State]
    seed: int
    entries: int
    levels: tuple[str, ...] = ()


def plans_of(game: Game, seeds: Sequence[int], entries: int, levels: tuple[str, ...] = ()) -> list[Plan]:
    """Matches of every scenario from its beginning: with the usual options at seed 1, then with any."""
    return [
        Plan(
            "-".join((scenario.id, *levels, str(seed))),
            partial(game.start, scenario.id, some_options(game, scenario.id, seed)),
            seed,
            entries,
            levels,
        )
        for scenario in game.scenarios()
        for seed in seeds
    ]


def plans_from(game: Game, seeds: Sequence[int], entries: int) -> list[Plan]:
    """Random matches that go on from the positions of the game's situations."""
    return [
        Plan(f"from-{name}-{seed}", partial(begin, game, situation(game, name)), seed, entries)
        for name in examples(game)
        for seed in seeds
    ]


def some_options(game: Game, scenario: str, seed: int) -> dict[str, Any]:
    """Options of a scenario: the usual ones at first, then any."""
    about, rng = game.scenario(scenario), random.Random(f"{seed}/options")
    if seed == 1:
        return {each.id: each.default for each in about.options}
    return {each.id: rng.choice(about.players if each.id == "players" else _values(each)) for each in about.options}


def _values(option: ScenarioOption) -> Sequence[bool | int | str]:
    """What an option may be: a word, a number, or on and off."""
    return option.choices or (range(option.low, option.high + 1) if option.high else (False, True))


class Run:
    """A match on its way; it makes the line of each entry."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self.plan, self.number = game, plan, 0
        self.state, self._dice = plan.start(), Seeded(plan.seed)
        self.rng = random.Random(f"{plan.seed}/recorded")
        self._out: list[Event] = []
        self._harvest = Harvest()
        self._minds: dict[str, Mind] = {}
        self.decision = advance(self.state, self._dice, self._out)

    @property
    def goes_on(self) -> bool:
        return self.decision is not None and self.number < self.plan.entries

    def choose(self, decision: Decision) -> tuple[str, Action]:
        """What is done next: by a computer player, or at random."""
        seat = decision.seats[int(self.rng.random() * len(decision.seats))]
        if not self.plan.levels:
            return seat, varied(decision, seat, self.rng)
        if not self._minds:
            self._minds = {each: self._mind(at) for at, each in enumerate(self.game.all_seats(self.state))}
        mind = self._minds[seat]
        known = self.game.knowledge(self.state, frozenset((seat,))) if mind.needs_knowledge else None
        return seat, mind.choose(known, Question(seat, decision), self.rng)

    def _mind(self, at: int) -> Mind:
        level = self.plan.levels[at % len(self.plan.levels)]
        return Mind(RandomPlayer() if level == "random" else self.game.opponents()[level]())

    def line(self, seat: str, action: Action) -> str:
        """Play it, and say what there was to see."""
        decision = self.decision
        assert decision is not None, f"the match is over before {action}"
        offered = decision.options(seat)
        listed = [offered.first, *offered.others] if isinstance(offered, Measure) else offered
        seen: list[Any] = [[decision.kind, decision.prompt(seat).key, listed]]
        seen.append(self._refused(decision, seat) if self.number % OFTEN == 0 else None)
        seen.append(self._odds(decision, seat, listed) if self.number % SELDOM == 0 else None)
        for each in listed[self.number % OFTEN :: max(OFTEN, len(listed) // OFTEN)]:
            self._harvest.add(seat, each)
        self.decision = play(self.state, decision, seat, action, self._dice, self._out)
        hashes = " ".join([_hash(each) for each in (*seen, self._out, self.state)])
        self._out.clear()
        self.number += 1
        return f"{seat} {action} | {hashes}"

    def end(self) -> str:
        """The last line."""
        if self.decision is not None:
            return "left here"
        outcome = self.game.result(self.state)
        assert outcome is not None, "nobody is asked, but there is no result"
        return f"over: {outcome.key} {outcome.rule}, won by {', '.join(outcome.winners) or 'nobody'}"

    def _refused(self, decision: Decision, seat: str) -> list[Any]:
        """Why some actions are not allowed: such as were offered before, and such with one field changed."""
        tried = self._harvest.tries(Position(self.game, self.state, decision, self.number), seat, TRIES)
        return [decision.why_not(seat, each) for each in tried]

    def _odds(self, decision: Decision, seat: str, listed: Sequence[Action]) -> Any:
        """Of one option."""
        known = self.game.knowledge(self.state, frozenset((seat,)))
        return self.game.odds(known, Question(seat, decision), listed[self.number // SELDOM % len(listed)])


def varied(decision: Decision, seat: str, rng: random.Random) -> Action:
    """A random action; half the time first the verb, then one of it, so that what is seldom offered is done too."""
    found = decision.options(seat)
    if isinstance(found, Measure) or rng.random() < 0.5:
        return pick(decision, seat, rng)[0]
    if Ready() in found and rng.random() < 0.25:
        return Ready()
    onward = [each for each in found if not each.retracts] or found
    verbs = sorted({str(type(each).__struct_config__.tag) for each in onward})
    verb = verbs[int(rng.random() * len(verbs))]
    same: list[Action] = [each for each in onward if type(each).__struct_config__.tag == verb]
    return same[int(rng.random() * len(same))]


def _hash(seen: Any) -> str:
    """Of lengths only a millionth counts: the last bits of a float may depend on the machine."""
    data = _LONG.sub(lambda found: b"%.6f" % (round(float(found[0]), 6) + 0.0), dumps(seen))
    return blake2b(data, digest_size=1).hexdigest()


def record(game: Game, plan: Plan) -> Iterator[str]:
    """The lines of a match: its entries or, if it is random, its stretches; and its end."""
    run, stretch = Run(game, plan), blake2b(digest_size=4)
    while run.goes_on:
        assert run.decision is not None
        line = run.line(*run.choose(run.decision))
        stretch.update(line.encode())
        if plan.levels:
            yield line
        elif run.number % STRETCH == 0:
            yield f"{run.number} {stretch.hexdigest()}"
    yield f"{run.number} {stretch.hexdigest()} {run.end()}"


def difference(game: Game, plan: Plan, lines: Sequence[str]) -> str | None:
    """Play a recorded match again: where it first goes otherwise, or None."""
    if not plan.levels:
        made = record(game, plan)
        return next((f"otherwise before: {kept}" for kept in lines if next(made, "") != kept), None)
    run, whole = Run(game, plan), blake2b(digest_size=4)
    for number, kept in enumerate(lines[:-1], 1):
        words, _, hashes = kept.partition(" | ")
        seat, _, action = words.partition(" ")
        if run.decision is None or seat not in run.decision.seats:
            return f"{number}. {kept}: {seat} is not asked"
        line = run.line(seat, game.parse(action))
        if line != kept:
            now = line.partition(" | ")[2].split()
            parts = [name for name, one, other in zip(PARTS, now, hashes.split(), strict=True) if one != other]
            return f"{number}. {words}: otherwise than before: {', '.join(parts)}"
        whole.update(line.encode())
    end = f"{run.number} {whole.hexdigest()} {run.end()}"
    return None if end == lines[-1] else f"at the end: {end}, not {lines[-1]}"


def write(folder: Path, game: Game, plans: Sequence[Plan]) -> None:
    """Make the files of a game's matches anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for plan in plans:
        (folder / f"{plan.name}.txt").write_text("\n".join(record(game, plan)) + "\n", "utf-8")


def read(folder: Path, plan: Plan) -> list[str]:
    """The lines of a file."""
    return (folder / f"{plan.name}.txt").read_text("utf-8").splitlines()
