"""Counting the tree below a position, as chess programs do (perft): a changed count is a changed rule.

Chance is fixed by a rule, so that an action leads to one state: every action throws from dice seeded anew with
`SEED`. Of several seats that are asked the first answers. Of a measured choice its first action and its plain answers
count. A match that is over keeps counting as one path and one state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sandtable.kernel import Action, Decision, Game, Measure, Seeded, State, advance, clone, play
from sandtable.kernel.codec import fingerprint

SEED = "perft"


class Count(Struct, frozen=True):
    """At a depth: how many ways lead there, and to how many different states."""

    paths: int
    states: int


class Start(Struct, frozen=True):
    """Where counting starts: a scenario, and actions (in notation) that the first seat asked plays one by one."""

    scenario: str
    moves: tuple[str, ...] = ()


Node = tuple[State, Decision | None]


def reach(game: Game, start: Start) -> Node:
    """The position itself."""
    options = {option.id: option.default for option in game.scenario(start.scenario).options}
    state = game.start(start.scenario, options)
    decision = advance(state, Seeded(SEED), [])
    for text in start.moves:
        assert decision is not None, f"{start.scenario} is over before {text}"
        decision = play(state, decision, decision.seats[0], game.parse(text), Seeded(SEED), [])
    return state, decision


def choices(decision: Decision) -> list[Action]:
    """What the first seat asked can do, as far as it is counted."""
    found = decision.options(decision.seats[0])
    return list(dict.fromkeys((found.first, *found.others))) if isinstance(found, Measure) else found


def perft(node: Node) -> Iterator[Count]:
    """The counts at depth 1, 2, 3, ... without end."""
    layer = {fingerprint(node[0]): (1, node)}
    while True:
        below: dict[str, tuple[int, Node]] = {}
        for key, (paths, (state, decision)) in layer.items():
            ends = [(key, (state, decision))] if decision is None else _children(state, decision)
            for found, child in ends:
                count, known = below.get(found, (0, child))
                below[found] = (count + paths, known)
        layer = below
        yield Count(sum(paths for paths, _ in layer.values()), len(layer))


def _children(state: State, decision: Decision) -> Iterator[tuple[str, Node]]:
    for action in choices(decision):
        copy = clone(state)
        asked = Decision(decision.seats, copy.stack[-1], copy)
        after = play(copy, asked, decision.seats[0], action, Seeded(SEED), [])
        yield fingerprint(copy), (copy, after)


def counts(game: Game, start: Start, depth: int) -> Sequence[Count]:
    """The counts down to a depth."""
    found = perft(reach(game, start))
    return [next(found) for _ in range(depth)]
