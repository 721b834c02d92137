"""Vehicles are seen by any part of their outline; how much is hidden decides their cover. Arcs: any man will do."""

import random

import pytest
from helpers import answer, chain, deploy, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import ShotsFired
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import compiled_sight
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.vehicles import vehicle_cover
from sandtable.kernel import clone
from sandtable.registry import game as find_game


def behind_house(out: int) -> State:
    """A Panzer IV crosswise behind a house, so many millimetres of its nose past the corner, and a 57 mm gun."""
    state = table(size=2000)
    feature(state, "house", "building", *square(400, 700, 600, 100))
    deploy(state, "de-1", "de-panzer4", (1000 - 41 + out, 900), 900)
    state.units["de-1"] = replace(state.units["de-1"], posture="fired")
    deploy(state, "us-1", "us-m1-57", (1000, 300), 1800)
    return state


@pytest.mark.rule("OW-sight-line", "OW-vcover-half", "OW-R61")
def test_a_tank_whose_nose_looks_past_a_house_is_seen_and_in_cover() -> None:
    for out, seen, covered in ((-10, False, True), (20, True, True), (90, True, False)):
        state = behind_house(out)
        lines = sights(state, state.units["us-1"], state.units["de-1"])
        assert bool(lines) == seen, out
        assert vehicle_cover.in_cover(state, state.models["de-1.0"], (1000, 300), 0) == covered, out


@pytest.mark.rule("OW-sight-line", "OW-target-valid", "OW-vcover-area")
def test_a_gun_fires_at_what_it_sees_of_a_tank() -> None:
    state = behind_house(20)
    assert is_valid(state, state.units["us-1"], state.units["de-1"])
    battle = chain(state, "fire-3", "fire-2", opener="red", faces=[9] * 30)
    battle.do("order us-1 fire-2")
    answer(battle, "target de-1")
    battle.do("pass")
    assert [event.part for event in battle.out if isinstance(event, ShotsFired)] == ["vehicle:de-1.0"]
    hidden = behind_house(-10)
    battle = chain(hidden, "fire-3", "fire-2", opener="red")
    battle.do("order us-1 fire-2")
    assert battle.refused("target de-1") != ""


@pytest.mark.rule("OW-vcover-net", "OW-vcover-half")
def test_with_a_net_a_quarter_hidden_is_enough() -> None:
    state = behind_house(55)
    tank = state.models["de-1.0"]
    hidden = vehicle_cover.hidden_marks(state, tank, (1000, 300), walls_only=False)
    assert hidden in (3, 4)  # more than a quarter, less than half
    assert not vehicle_cover.in_cover(state, tank, (1000, 300), 0)
    state.models["de-1.0"] = replace(tank, traits=(*tank.traits, "camouflage"))
    assert vehicle_cover.in_cover(state, state.models["de-1.0"], (1000, 300), 0)


@pytest.mark.rule("OW-target-bear", "OW-arc-hull-mg")
def test_a_hull_gun_fires_if_any_man_of_the_target_is_in_its_arc() -> None:
    state = table(size=2000)
    deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    deploy(state, "us-1", "us-rifles", (1000, 700), 1800)
    keep(state, "us-1", 2)
    one, two = state.units["us-1"].models
    put(state, one, 1300, 1000)  # abeam
    put(state, two, 1000, 700)  # ahead
    state.units["us-1"] = replace(state.units["us-1"], posture="fired")
    battle = chain(state, "fire-3", "fire-2", faces=[9] * 40)
    battle.do("order de-1 fire-3")
    answer(battle, "expose yes", "aim hull us-1 direct")
    battle.do("pass")
    assert any(isinstance(event, ShotsFired) for event in battle.out)


@pytest.mark.rule("OW-target-bear", "OW-mmg")
def test_a_machine_gun_fires_at_the_man_in_its_arc_though_another_is_nearer() -> None:
    state = table(size=2000)
    deploy(state, "de-1", "de-mmg", (1000, 1000), 0)
    deploy(state, "us-1", "us-rifles", (1000, 700), 1800)
    keep(state, "us-1", 2)
    one, two = state.units["us-1"].models
    put(state, one, 1000, 1100)  # behind it and near
    put(state, two, 1000, 700)  # ahead
    state.units["us-1"] = replace(state.units["us-1"], posture="fired")
    battle = chain(state, "fire-3", "fire-2", faces=[9] * 60)
    battle.do("order de-1 fire-3")
    answer(battle, "target us-1")
    battle.do("pass")
    fired = {event.weapon for event in battle.out if isinstance(event, ShotsFired)}
    assert any("mg" in weapon for weapon in fired)


@pytest.mark.rule("OW-sight-line", "OW-R61")
def test_compiled_and_plain_sight_agree_about_hulls_behind_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    rng = random.Random(20)
    partly = 0
    for _ in range(150):
        state = table(size=2000)
        feature(state, "house", "building", *square(700, 700, 300 + rng.randrange(200), 120))
        feature(state, "wood", "wood", *square(1250, 650, 200, 260))
        feature(state, "wall", "high-wall", (300, 800), (650, 800))
        deploy(state, "de-1", "de-panzer4", (rng.randrange(250, 1500), rng.randrange(850, 1100)), rng.randrange(3600))
        state.units["de-1"] = replace(state.units["de-1"], posture=rng.choice(("moved", "fired", "stationary")))
        deploy(state, "us-1", "us-rifles", (rng.randrange(300, 1500), rng.randrange(250, 600)), 1800)
        ours, theirs = state.units["us-1"], state.units["de-1"]
        find_game("operation").warm()
        quick = sights(state, ours, theirs), is_valid(state, ours, theirs)
        monkeypatch.setattr(compiled_sight, "_kernel", None)
        plain = clone(state)  # which remembers nothing
        plain.change(ours.models[0], went=1)
        assert (sights(plain, ours, theirs), is_valid(plain, ours, theirs)) == quick
        tank = state.models["de-1.0"]
        hidden = [vehicle_cover.hidden_marks(state, tank, place_of(state, a), walls_only=False) for a in quick[0]]
        middle_hidden = [number for number in hidden if number >= 4]
        partly += bool(middle_hidden)
    assert partly > 10


def place_of(state: State, model: str) -> tuple[int, int]:
    return state.models[model].x, state.models[model].y
