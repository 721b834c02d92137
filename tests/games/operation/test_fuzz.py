"""Random battles over scenarios and optional chapters: nothing overlaps, cards are conserved, one order a turn."""

import random
from collections import Counter

import pytest
from brawl import brawl

from sandtable.games.operation.events.infantry import OrderBegan, TurnBegan, UnitMarked
from sandtable.games.operation.game import GAME
from sandtable.games.operation.tables import CHAPTERS
from sandtable.kernel import Event, Seeded, advance, play
from sandtable.testing.recording import varied

SCENARIOS = [scenario.id for scenario in GAME.scenarios()]


def options(scenario: str, rng: random.Random) -> dict[str, object]:
    """The scenario's own options with some optional chapters switched on."""
    chosen: dict[str, object] = {option.id: option.default for option in GAME.scenario(scenario).options}
    for chapter in CHAPTERS:
        if chapter in chosen and rng.random() < 0.4:
            chosen[chapter] = True
    return chosen


@pytest.mark.rule("OW-turn-must", "OW-optional")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_battles_keep_the_invariants(scenario: str) -> None:
    rng = random.Random(scenario)
    state = GAME.start(scenario, options(scenario, rng))
    dice = Seeded(scenario)
    out: list[Event] = []
    decision = advance(state, dice, out)
    steps = 0
    while decision is not None:
        seat = decision.seats[0]
        found = decision.options(seat)
        if isinstance(found, list):
            onward = [action for action in found if not action.retracts]
            action = onward[rng.randrange(len(onward))]
        else:
            action = found.sample(rng)
        decision = play(state, decision, seat, action, dice, out)
        steps += 1
        if steps % 5 == 0:
            assert list(GAME.invariants(state)) == []
    assert GAME.result(state) is not None
    orders: Counter[str] = Counter()
    for event in out:
        if isinstance(event, TurnBegan):
            orders.clear()
        elif isinstance(event, OrderBegan):
            orders[event.unit] += 1
            assert orders[event.unit] == 1, f"{event.unit} carries out two orders in one turn"
    assert any(isinstance(event, UnitMarked) for event in out)


@pytest.mark.rule("OW-embark-place", "OW-move-levels", "OW-R71")
@pytest.mark.parametrize("seed", [3, 5, 8, 11])
def test_brawls_keep_the_invariants(seed: int) -> None:
    """Seed 11: men in a house get into their lorry, and nobody asks them to which storey they go."""
    rng, state, dice = random.Random(f"{seed}/recorded"), brawl(seed), Seeded(seed)
    out: list[Event] = []
    decision = advance(state, dice, out)
    for _ in range(200):
        if decision is None:
            break
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        action = varied(decision, seat, rng)
        decision = play(state, decision, seat, action, dice, out)
        assert list(GAME.invariants(state)) == [], action
