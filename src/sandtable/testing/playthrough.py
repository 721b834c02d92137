"""A random match printed as text: kept as a file, it shows a reader how a game runs and a test what has changed.

Each printed decision has its number, the question, how many options there were, the action, what was rolled and what
happened. The beginning is printed, then a few decisions of every stretch; a hash of the state stands at each break.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from sandtable.kernel import Action, Decision, Event, Game, Measure, Roll, Seeded, advance, play
from sandtable.kernel.codec import fingerprint
from sandtable.testing.walk import pick

BEGINNING = 15
"""Decisions printed at the beginning."""
STRETCH, PRINTED = 60, 4
"""Of each further stretch of so many decisions, so many are printed."""
LONGEST = 600
"""Decisions after which the match is left."""


def playthrough(game: Game, scenario: str, seed: int = 1) -> Iterator[str]:
    """The lines of one match."""
    options = {option.id: option.default for option in game.scenario(scenario).options}
    rng = random.Random(f"{seed}/playthrough")
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    yield f"{game.name} {scenario}, seed {seed}"
    yield from (f"  option {name} = {value}" for name, value in options.items())
    decision = advance(state, dice, out)
    yield from _happened(dice.log, out)
    number = 0
    while decision is not None and number < LONGEST:
        number += 1
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        action, _ = pick(decision, seat, rng)
        asked = _asked(number, seat, decision, action) if _is_printed(number) else None
        dice.log.clear()
        out.clear()
        decision = play(state, decision, seat, action, dice, out)
        if asked:
            yield from (*asked, *_happened(dice.log, out))
        if number == BEGINNING or (number > BEGINNING and number % STRETCH == PRINTED):
            yield f"state {fingerprint(state)[:16]} after {number}\n"
    yield f"state {fingerprint(state)[:16]} after {number}"
    yield _result(game, state) if decision is None else "left here"


def _is_printed(number: int) -> bool:
    return number <= BEGINNING or 0 < number % STRETCH <= PRINTED


def _asked(number: int, seat: str, decision: Decision, action: Action) -> tuple[str, str]:
    offered = decision.options(seat)
    many = "measured" if isinstance(offered, Measure) else f"{len(offered)} options"
    prompt = decision.prompt(seat)
    words = " ".join(filter(None, (decision.kind, prompt.rule, f"({many})")))
    return f"{number}. {seat}: {words}", f"    {action}"


def _happened(rolls: list[Roll], out: list[Event]) -> Iterator[str]:
    for roll in rolls:
        dice = f" {' '.join(map(str, roll.dice))} =" if roll.dice else ""
        yield f"    roll {roll.why}:{dice} {roll.value}"
    for event in out:
        fields = [f"{name}={_plain(getattr(event, name))}" for name in event.__struct_fields__ if name != "to"]
        told = f"to {', '.join(event.to)}" if event.to is not None else ""
        words = (str(type(event).__struct_config__.tag), event.rule, *fields, told)
        yield "    - " + " ".join(filter(None, words))


def _plain(value: object) -> str:
    """A field in short: tuples by commas, structs by their fields."""
    if isinstance(value, tuple | list):
        return ",".join(map(_plain, value)) or "()"
    if isinstance(value, dict):
        return ",".join(f"{key}:{_plain(each)}" for key, each in value.items()) or "{}"
    fields = getattr(value, "__struct_fields__", None)
    return str(value) if fields is None else "/".join(_plain(getattr(value, name)) for name in fields)


def _result(game: Game, state: object) -> str:
    outcome = game.result(state)
    assert outcome is not None, "nobody is asked, but there is no result"
    return f"over: {outcome.key} {outcome.rule}, won by {', '.join(outcome.winners) or 'nobody'}"
