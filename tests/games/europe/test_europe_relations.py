"""The table of friends and foes says what the rules say, in any position of random play."""

from __future__ import annotations

import random

import pytest
from europe_field import listed

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import OPEN, State
from sandtable.games.europe.rules.diplomacy import alignment, friend, hostile
from sandtable.kernel import Seeded, advance, play


def at_war(state: State, power: int, owner: int) -> bool:
    """Both in the war on different sides, or a minor on which the power or an ally of its has declared."""
    if owner == power:
        return False
    mine, theirs = alignment(state, power), alignment(state, owner)
    if theirs is not None and mine is not None:
        return mine != theirs
    allies = [p for p in range(6) if p == power or (mine is not None and alignment(state, p) == mine)]
    return owner >= 6 and any(state.foes[owner] >> p & 1 for p in allies)


def is_with(state: State, power: int, owner: int) -> bool:
    """Own or allied control. A satellite is open to Germans before it joins."""
    if owner == power:
        return True
    if owner >= 6 and state.standing[owner] == OPEN:
        return power == t.GERMANY
    mine = alignment(state, power)
    return mine is not None and alignment(state, owner) == mine


@pytest.mark.parametrize("scenario", ["sichelschnitt", "barbarossa", "war"])
@pytest.mark.rule("EU-5.1b", "EU-5.1e", "EU-13.3g")
def test_relations(scenario: str) -> None:
    state, dice, rng = GAME.start(scenario, {"level": "advanced"}), Seeded(5), random.Random(5)
    decision = advance(state, dice, [])
    for step in range(700):
        if decision is None:
            break
        seat = decision.seats[0]
        found = [a for a in listed(decision, seat) if not a.retracts] or listed(decision, seat)
        decision = play(state, decision, seat, rng.choice(found), dice, [])
        if step % 35:
            continue
        for power in range(6):
            for owner in range(t.N_COUNTRIES):
                assert hostile(state, power, owner) == at_war(state, power, owner)
                assert friend(state, power, owner) == is_with(state, power, owner)
