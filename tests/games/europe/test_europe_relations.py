"""The table of friends and foes says what the rules say, in any position of random play."""

from __future__ import annotations

import random

import pytest

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.diplomacy import friend, hostile, is_friend, is_hostile
from sandtable.kernel import Seeded, advance, play


@pytest.mark.parametrize("scenario", ["sichelschnitt", "barbarossa", "war"])
@pytest.mark.rule("EU-5.1b", "EU-5.1e", "EU-13.3g")
def test_relations(scenario: str) -> None:
    state, dice, rng = GAME.start(scenario, {"level": "advanced"}), Seeded(5), random.Random(5)
    decision = advance(state, dice, [])
    for step in range(700):
        if decision is None:
            break
        seat = decision.seats[0]
        found = [a for a in decision.options(seat) if not a.retracts] or decision.options(seat)
        decision = play(state, decision, seat, rng.choice(found), dice, [])
        if step % 35:
            continue
        for power in range(6):
            for owner in range(t.N_COUNTRIES):
                assert hostile(state, power, owner) == is_hostile(state, power, owner)
                assert friend(state, power, owner) == is_friend(state, power, owner)
