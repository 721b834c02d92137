"""Broken motorcyclists: at full speed to cover, round what bars the way; without cover away from the enemy."""

from itertools import pairwise

import pytest
from helpers import deploy, feature, square, table

from sandtable.games.operation.events.infantry import UnitRan
from sandtable.games.operation.events.vehicle import VehicleLost
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.infantry import panic
from sandtable.games.operation.rules.vehicles.motorcycles import join_motorcycles
from sandtable.geometry.table import bearing, length
from sandtable.kernel import Event, Scripted

FAST = 600


def riders(at: Point, facing: int, foe: Point, count: int = 1) -> State:
    """Broken motorcyclists with a sidecar, and Americans."""
    state = table(size=2000)
    for n in range(count):
        deploy(state, f"de-{n + 1}", "de-motorcycle", (at[0] + 90 * n, at[1]), facing)
    if count > 1:
        join_motorcycles(state, tuple(f"de-{n + 1}" for n in range(count)))
    deploy(state, "us-1", "us-rifles", foe)
    state.turn = 2
    state.alter("de-1", broken=True)
    return state


def flee(state: State) -> list[Event]:
    """The step of the turn in which broken units recover."""
    out: list[Event] = []
    panic.recover(state, Scripted([]), out)
    return out


@pytest.mark.rule("OW-moto-panic", "OW-R19")
@pytest.mark.parametrize(("facing", "far"), [(0, FAST - 100), (900, FAST - 50), (1800, FAST), (1350, FAST - 50)])
def test_without_cover_they_turn_and_drive_straight_away_from_the_enemy(facing: int, far: int) -> None:
    state = riders((1000, 1000), facing, (1000, 300))
    nearest = max(man.y for man in state.men("us-1"))
    out = flee(state)
    bike = state.models["de-1.0"]
    gone = length(((1000, 1000), (bike.x, bike.y)))
    assert bike.y > 1000 > nearest and far - 20 <= gone <= far
    assert bike.facing == bearing((bike.x - 1000, bike.y - 1000))
    assert all((man.x, man.y) == (bike.x, bike.y) and man.aboard and not man.shaken for man in state.crew("de-1.0"))
    assert [event for event in out if isinstance(event, UnitRan)]
    assert state.units["de-1"].posture == "moved" and state.units["de-1"].broken


@pytest.mark.rule("OW-moto-panic")
def test_they_drive_to_the_nearest_cover_and_lie_down_beside_their_machine() -> None:
    state = riders((1000, 1000), 0, (1000, 300))
    feature(state, "near", "wood", *square(700, 1200, 200, 200))
    feature(state, "far", "wood", *square(1300, 1500, 200, 200))
    flee(state)
    bike = state.models["de-1.0"]
    assert length(((bike.x, bike.y), (880, 1220))) < 100
    assert not state.crew("de-1.0") and len(state.men("de-1")) == 3
    assert all(man.shaken and man.boarded == 2 for man in state.men("de-1"))


@pytest.mark.rule("OW-moto-panic")
def test_out_of_reach_of_cover_they_stay_mounted() -> None:
    state = riders((1000, 300), 1800, (1000, 100))
    feature(state, "far", "wood", *square(900, 1400, 200, 200))
    flee(state)
    assert len(state.crew("de-1.0")) == 3 and 880 <= state.models["de-1.0"].y <= 900
    state.turn = 3
    flee(state)
    assert not state.crew("de-1.0") and len(state.men("de-1")) == 3


@pytest.mark.rule("OW-moto-panic")
def test_they_go_round_a_river() -> None:
    state = riders((1000, 1000), 1800, (1000, 300))
    feature(state, "river", "river", *square(900, 1150, 200, 100))
    out = flee(state)
    bike = state.models["de-1.0"]
    assert bike.y > 1300 and abs(bike.x - 1000) > 100, "past it on one side, in one move"
    ((_, way),) = next(event.paths for event in out if isinstance(event, UnitRan))
    assert len(way) == 3 and length(way) <= FAST - 100, "by a corner: two turns"


@pytest.mark.rule("OW-moto-panic", "OW-R19")
@pytest.mark.parametrize(("y", "lost"), [(1700, True), (1300, False)])
def test_who_drives_off_the_table_is_lost(y: int, lost: bool) -> None:
    state = riders((1000, y), 1800, (1000, 300))
    out = flee(state)
    assert bool([event for event in out if isinstance(event, VehicleLost)]) is lost
    assert ("de-1.0" not in state.models) is lost and bool(state.everyone("de-1")) is not lost


@pytest.mark.rule("OW-moto-panic", "OW-moto-squad")
def test_a_squad_stays_together() -> None:
    """Their nearest woods lie to both sides: they all go to one of them."""
    state = riders((850, 1000), 1800, (1000, 300), count=3)
    feature(state, "west", "wood", *square(300, 1300, 200, 200))
    feature(state, "east", "wood", *square(1500, 1300, 200, 200))
    flee(state)
    places = sorted((state.models[f"de-{n}.0"].x, state.models[f"de-{n}.0"].y) for n in (1, 2, 3))
    assert all(length((a, b)) <= 200 for a, b in pairwise(places)), places


@pytest.mark.rule("OW-moto-panic", "OW-panic-rally")
def test_in_cover_they_rally_like_men() -> None:
    state = riders((1000, 1000), 0, (1000, 300))
    feature(state, "wood", "wood", *square(900, 1150, 200, 200))
    flee(state)
    out: list[Event] = []
    state.turn = 3
    panic.recover(state, Scripted([10]), out)
    assert not state.units["de-1"].broken and not any(man.shaken for man in state.men("de-1"))
