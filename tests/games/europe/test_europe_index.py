"""What the index keeps between questions is what it would be if made anew, and options are what the door takes."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import listed

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack, Declare
from sandtable.games.europe.model import Index
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.kernel import Decision, clone
from sandtable.testing.walk import Position, positions

MATCHES = [(scenario.id, level) for scenario in GAME.scenarios() for level in ("basic", "advanced")]
FACTS = ("at", "land", "air", "sea", "control", "hostile", "friend", "counts", "of")


def walk(scenario: str, level: str, every: int, most: int = 1500) -> list[Position]:
    """Positions of a random match, each with a state of its own."""
    found = []
    for at in positions(GAME, scenario, {"level": level}, 11, most=most):
        if at.number % every == 0:
            state = clone(at.state)
            found.append(Position(GAME, state, Decision(at.decision.seats, at.decision.frame, state), at.number))
    return found


def anew(state: Any) -> Any:
    fresh = clone(state)
    make_index(fresh)
    return fresh


@pytest.mark.parametrize(("scenario", "level"), MATCHES)
def test_what_is_kept_is_what_is_worked_out_anew(scenario: str, level: str) -> None:
    for at in walk(scenario, level, 7):
        fresh, index = anew(at.state), at.state.index
        assert isinstance(index, Index)
        for fact in FACTS:
            assert getattr(index, fact) == getattr(fresh.index, fact), (at.number, fact)
        for seat in at.decision.seats:
            assert at.decision.options(seat) == at.decision.frame.options(fresh, seat), (at.number, seat)


@pytest.mark.parametrize(("scenario", "level"), MATCHES)
def test_attacks_and_declarations_offered_are_those_that_the_door_takes(scenario: str, level: str) -> None:
    asked = [at for at in walk(scenario, level, 1) if at.decision.kind == "campaign"][::40]
    assert asked
    for at in asked:
        for seat in at.decision.seats:
            offered = {a for a in listed(at.decision, seat) if isinstance(a, Attack | Declare)}
            leaders = {*t.POWERS, *(t.COUNTRIES[unit.owner] for unit in at.state.units.values())}
            universe: list[Attack | Declare] = [Attack(area, leader) for area in t.AREAS for leader in leaders]
            universe += [Attack(t.AREAS[a], t.COUNTRIES[c]) for a, c in enumerate(at.state.control) if c >= 0]
            universe += [Declare(country) for country in t.COUNTRIES]
            assert offered == {a for a in universe if at.decision.why_not(seat, a) is None}, (at.number, seat)
