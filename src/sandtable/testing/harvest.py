"""A universe for any game: actions seen in played matches, tried again elsewhere and with single fields changed.

Law 1 says that whatever is allowed was offered. To test it one needs actions that might be allowed although nobody
offered them. Those that were offered at other times, and those with one field taken from somewhere else, come close
to what is legal without being made by the rules under test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from msgspec.structs import replace

from sandtable.kernel import Action, Decision, Event, Game, Measure, Question, Ready, Reopen, Seeded, advance, play
from sandtable.opponents import Mind
from sandtable.opponents.levels import quick_levels
from sandtable.testing.walk import Position, pick

DECISIONS = 300
"""Decisions of one match that are looked at."""
KEPT = 400
"""Actions kept of one kind and seat, and values of one field."""
TRIES = 150
"""Actions tried at one position."""


class Harvest:
    """Actions by kind and seat, and the values that their fields had."""

    def __init__(self) -> None:
        self._actions: dict[tuple[type[Action], str], dict[Action, None]] = {}
        self._values: dict[str, dict[Any, None]] = {}

    def add(self, seat: str, action: Action) -> None:
        """Remember an action that a seat was offered or played."""
        kept = self._actions.setdefault((type(action), seat), {})
        if action in kept or len(kept) >= KEPT:
            return
        kept[action] = None
        for field in action.__struct_fields__:
            values = self._values.setdefault(field, {})
            if len(values) < KEPT:
                values[getattr(action, field)] = None

    def __len__(self) -> int:
        return sum(map(len, self._actions.values()))

    def kinds(self) -> set[type[Action]]:
        """The kinds of action that were seen."""
        return {kind for kind, _ in self._actions}

    def tries(self, at: Position, seat: str, most: int = TRIES) -> list[Action]:
        """Actions to try at a position, legal or not: the same ones for the same position and harvest."""
        rng = random.Random(f"{at.number}/{seat}/{at.decision.kind}")
        found = dict.fromkeys(islice(self._wild(at.decision, seat, rng), 4 * most))
        return list(found)[:most]

    def _wild(self, decision: Decision, seat: str, rng: random.Random) -> Iterator[Action]:
        """Actions of the kinds that answer this decision: as they were seen, and changed in one field."""
        offered = _some(decision, seat, rng)
        seeds = [*offered, *self._seen(decision, seat, rng)]
        near = Harvest()
        for action in offered:
            near.add(seat, action)
        while seeds:
            action = seeds[int(rng.random() * len(seeds))]
            yield action
            for values in (near._values, self._values):
                yield from _changed(action, values, rng)

    def _seen(self, decision: Decision, seat: str, rng: random.Random) -> list[Action]:
        """Some of what this seat and others were offered at other times."""
        found: list[Action] = []
        for (kind, of), kept in self._actions.items():
            if kind in decision.frame.verbs:
                most = 60 if of == seat else 20
                found += kept if len(kept) <= most else _several(list(kept), most, rng)
        return found


def _changed(action: Action, values: Mapping[str, Mapping[Any, None]], rng: random.Random) -> Iterator[Action]:
    """The action with one field as it was in another action."""
    for field in action.__struct_fields__:
        mine = getattr(action, field)
        others = [each for each in values.get(field, ()) if type(each) is type(mine) and each != mine]
        if others:
            yield replace(action, **{field: others[int(rng.random() * len(others))]})


def _several(actions: list[Action], most: int, rng: random.Random) -> list[Action]:
    return [actions[int(rng.random() * len(actions))] for _ in range(most)]


def _some(decision: Decision, seat: str, rng: random.Random) -> list[Action]:
    """What is offered: of long lists a part, so that no decision fills the harvest alone."""
    offered = decision.options(seat)
    if isinstance(offered, Measure):
        return [offered.first, *offered.others, *(offered.sample(rng) for _ in range(3))]
    onward = [action for action in offered if not isinstance(action, Ready | Reopen)]
    return onward if len(onward) <= 30 else _several(onward, 30, rng)


def harvest(game: Game, scenario: str, options: Mapping[str, Any], seed: int = 1, most: int = DECISIONS) -> Harvest:
    """What was offered and played in random matches and in matches between the game's best computer players."""
    made = Harvest()
    for level in dict.fromkeys(("random", quick_levels(game.opponents())[-1])):
        left = most
        while left > 0:
            left -= _play(game, scenario, options, level, seed + left, left, made)
    return made


def _play(
    game: Game, scenario: str, options: Mapping[str, Any], level: str, seed: int, most: int, made: Harvest
) -> int:
    """One match, or the beginning of one; how many decisions it had."""
    rng = random.Random(f"{seed}/{level}")
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    minds = {} if level == "random" else {seat: Mind(game.opponents()[level]()) for seat in game.all_seats(state)}
    decision, count = advance(state, dice, out), 0
    while decision is not None and count < most:
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        for offered in _some(decision, seat, rng):
            made.add(seat, offered)
        if seat in minds:
            known = game.knowledge(state, frozenset((seat,)))
            action = minds[seat].choose(known, Question(seat, decision), rng)
        else:
            action, _ = pick(decision, seat, rng)
        made.add(seat, action)
        decision = play(state, decision, seat, action, dice, out)
        count += 1
    return max(1, count)
