"""A loss that comes near is told to the side that it threatens, from what that side sees."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa.model import AMBUSHED, State
from sandtable.kernel import clone

from .test_proposals import set_up


def late(scenario: str, left: int) -> State:
    state: State = clone(set_up(scenario).table.state)
    state.round = state.rounds - left + 1
    return state


def keys(state: State, seat: str) -> list[str]:
    return [warned.key for warned in GAME.warnings(state, seat)]


@pytest.mark.rule("BA-setup", "BA-round")
def test_the_side_with_a_goal_is_warned_in_the_last_rounds() -> None:
    assert keys(late("stukas-over-the-bridge", 4), "german") == [], "there is time"
    state = late("stukas-over-the-bridge", 3)
    (warned,) = GAME.warnings(state, "german")
    assert (warned.key, warned.places, warned.args) == ("goal-missing", ("706",), {"left": 3})
    assert keys(state, "soviet") == [], "it is not their loss"


@pytest.mark.rule("BA-setup")
def test_the_defender_is_warned_when_the_goal_is_taken() -> None:
    state = late("stukas-over-the-bridge", 2)
    for unit in list(state.units.values()):
        if unit.side == "soviet" and unit.hex == 706:
            state.units[unit.id] = replace(unit, hex=906)
    state.units["g-inf-1"] = replace(state.units["g-inf-1"], hex=706)
    assert keys(state, "soviet") == ["goal-lost"]
    assert keys(state, "german") == []


@pytest.mark.rule("BA-reveal")
def test_an_enemy_in_ambush_does_not_show_in_a_warning() -> None:
    state = late("stukas-over-the-bridge", 2)
    for unit in list(state.units.values()):
        if unit.side == "soviet" and unit.hex == 706:
            state.units[unit.id] = replace(unit, hex=906)
    state.units["g-inf-1"] = replace(state.units["g-inf-1"], hex=706)
    hidden = next(unit for unit in state.units.values() if unit.side == "soviet" and unit.place == "map")
    state.units[hidden.id] = replace(hidden, hex=706, hidden=AMBUSHED)
    assert keys(state, "german") == [], "for all they know the bridge is theirs"
    assert keys(state, "soviet") == []


@pytest.mark.rule("BA-card-range")
def test_units_in_range_and_sight_of_seen_enemies_are_threatened() -> None:
    state = late("stukas-over-the-bridge", 8)
    gun = state.units["s-at45-1"]
    for unit in list(state.units.values()):
        if unit.side == "soviet":
            state.units[unit.id] = replace(unit, hidden=AMBUSHED)
    state.units["g-inf-1"] = replace(state.units["g-inf-1"], hex=state.board.beside[gun.hex][0])
    assert GAME.threats(state, "german") == (), "what is not seen is not told"
    state.units[gun.id] = gun
    told = {warned.places: warned.args["foes"] for warned in GAME.threats(state, "german")}
    assert told[(str(state.units["g-inf-1"].hex),)] == 1
