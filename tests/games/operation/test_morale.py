"""Morale, panic, lone models."""

from typing import Any

import pytest
from helpers import chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import (
    MoraleTested,
    UnitBroke,
    UnitDestroyed,
    UnitMarked,
    UnitRallied,
    UnitRan,
)
from sandtable.games.operation.flow import turn
from sandtable.games.operation.model.state import State, is_ready
from sandtable.games.operation.rules.infantry import losses, morale, panic
from sandtable.kernel import Event, Scripted


def squad(limit: int = 3, training: int = 4, men: int = 10) -> State:
    state = table()
    deploy(state, "us-1", "us-rifles", (600, 600), 1800)
    keep(state, "us-1", men)
    state.alter("us-1", panic=limit, training=training, start=men)
    deploy(state, "de-1", "de-grenadiers", (600, 1100))
    return state


def lose(state: State, count: int) -> None:
    for each in state.units["us-1"].models[:count]:
        losses.kill(state, each, [])


def settle(state: State, faces: list[int]) -> list[Any]:
    out: list[Event] = []
    dice = Scripted(faces)
    morale.settle(state, dice, out)
    dice.done()
    return out


@pytest.mark.rule("OW-morale-limit", "OW-morale-many")
def test_a_test_at_each_further_multiple_of_the_limit() -> None:
    state = squad()
    lose(state, 2)
    assert settle(state, []) == []
    lose(state, 1)
    assert len(settle(state, [9])) == 1
    lose(state, 2)
    assert settle(state, []) == []
    lose(state, 4)
    out = settle(state, [9, 9])
    assert [type(each) for each in out] == [MoraleTested, MoraleTested]
    state = squad()
    lose(state, 6)
    out = settle(state, [9, 1])
    assert type(out[-1]) is UnitBroke and state.units["us-1"].broken


@pytest.mark.rule("OW-morale-test", "OW-training", "OW-modifiers")
def test_the_die_and_its_modifiers_must_reach_the_training() -> None:
    for face, passed in ((3, False), (4, True)):
        state = squad()
        lose(state, 3)
        out = settle(state, [face])
        assert out[0].passed is passed and state.units["us-1"].broken is not passed
    state = squad()
    lose(state, 6)
    state.alter("us-1", tested=1)
    out = settle(state, [4])
    assert out[0].total == 3 and [line.key for line in out[0].lines] == ["morale-half"]


@pytest.mark.rule("OW-morale-cohesion")
def test_a_unit_out_of_cohesion_has_a_penalty() -> None:
    state = squad()
    lose(state, 3)
    put(state, state.units["us-1"].models[0], 100, 100)
    out = settle(state, [4])
    assert [line.key for line in out[0].lines] == ["morale-cohesion"] and state.units["us-1"].broken


@pytest.mark.rule("OW-traits", "OW-morale-test")
def test_a_commander_near_and_fanaticism_help() -> None:
    state = squad()
    deploy(state, "us-2", "us-hq", (640, 640), platoon="p:1")
    state.alter("us-1", platoon="p:1")
    assert [line.key for line in morale.morale_lines(state, state.units["us-1"])] == ["morale-commander"]
    for man in state.men("us-2"):
        state.change(man.id, shaken=True)
    assert morale.morale_lines(state, state.units["us-1"]) == ()
    state.alter("us-1", traits=("political-fanaticism",))
    assert [line.key for line in morale.morale_lines(state, state.units["us-1"])] == ["morale-fanatic"]


@pytest.mark.rule("OW-broken")
def test_a_broken_unit_gets_no_order() -> None:
    state = squad()
    state.turn = 2
    assert is_ready(state, state.units["us-1"])
    state.alter("us-1", broken=True)
    assert not is_ready(state, state.units["us-1"])


@pytest.mark.rule("OW-broken-over", "OW-ex-15", "OW-panic-run")
def test_three_dead_two_shaken_and_a_three_break_the_unit_which_stands_up_and_runs() -> None:
    state = squad()
    feature(state, "wood", "wood", *square(500, 400, 250, 150))
    lose(state, 3)
    for each in state.units["us-1"].models[:2]:
        state.change(each, shaken=True)
    settle(state, [3])
    assert state.units["us-1"].broken and not any(man.shaken for man in state.men("us-1"))
    state.turn = 2
    out: list[Event] = []
    panic.recover(state, Scripted([]), out)
    assert type(out[0]) is UnitRan
    assert all(man.shaken and man.y < 552 for man in state.men("us-1"))
    marked = [each for each in out if type(each) is UnitMarked]
    assert marked[0].posture == "moved" and state.units["us-1"].broken


@pytest.mark.rule("OW-panic-drop")
def test_in_cover_broken_men_drop_at_once() -> None:
    state = squad()
    feature(state, "wood", "wood", *square(400, 400, 400, 400))
    lose(state, 3)
    settle(state, [1])
    assert all(man.shaken for man in state.men("us-1"))


@pytest.mark.rule("OW-panic-run", "OW-no-way", "OW-R19")
def test_cover_nearer_to_the_enemy_is_passed_over() -> None:
    state = squad(men=1)
    put(state, "us-1.1", 600, 600)
    feature(state, "near", "wood", *square(550, 650, 100, 60))
    feature(state, "far", "wood", *square(550, 300, 100, 100))
    state.alter("us-1", broken=True)
    state.turn = 2
    panic.recover(state, Scripted([]), [])
    assert state.models["us-1.1"].y < 600 and not state.models["us-1.1"].shaken
    panic.recover(state, Scripted([]), [])
    assert state.models["us-1.1"].shaken and state.models["us-1.1"].y <= 400


@pytest.mark.rule("OW-no-way", "OW-R19")
def test_without_cover_it_runs_straight_away_and_off_the_table() -> None:
    state = squad(men=2)
    put(state, "us-1.1", 600, 300)
    put(state, "us-1.2", 640, 150)
    for man in state.men("de-1"):
        put(state, man.id, 600 + (man.x - 600), 1000)
    state.alter("us-1", broken=True)
    state.turn = 2
    out: list[Any] = []
    panic.recover(state, Scripted([]), out)
    assert state.models["us-1.1"].y == 100
    assert "us-1.2" not in state.models and out[0].gone == ("us-1.2",)
    panic.recover(state, Scripted([]), out)
    assert not state.units["us-1"].models and UnitDestroyed("us-1") in out


@pytest.mark.rule("OW-panic-part")
def test_men_in_the_open_join_those_in_cover_even_towards_the_enemy() -> None:
    state = squad(men=2)
    feature(state, "wood", "wood", *square(550, 680, 100, 80))
    put(state, "us-1.1", 600, 720)
    put(state, "us-1.2", 600, 640)
    state.alter("us-1", broken=True)
    state.turn = 2
    panic.recover(state, Scripted([]), [])
    assert state.models["us-1.2"].y >= 680 and state.models["us-1.2"].shaken and state.models["us-1.1"].shaken


@pytest.mark.rule("OW-panic-rally", "OW-panic-rallied", "OW-R7", "OW-R15")
def test_only_a_unit_prone_in_cover_at_the_start_tests_to_rally() -> None:
    for face, rallied in ((3, False), (4, True)):
        state = squad(men=6)
        state.alter("us-1", start=6)
        feature(state, "wood", "wood", *square(400, 400, 400, 400))
        for man in state.men("us-1"):
            state.change(man.id, shaken=True)
        state.alter("us-1", broken=True)
        state.turn = 2
        out: list[Event] = []
        panic.recover(state, Scripted([face]), out)
        unit_ = state.units["us-1"]
        assert unit_.broken is not rallied and bool([e for e in out if type(e) is UnitRallied]) is rallied
        if rallied:
            assert unit_.posture == "stationary" and unit_.marked == 2 and not is_ready(state, unit_)
            assert not any(man.shaken for man in state.men("us-1"))
    state = squad(men=2)
    state.alter("us-1", broken=True)
    state.turn = 2
    panic.recover(state, Scripted([]), [])
    assert state.units["us-1"].broken


@pytest.mark.rule("OW-panic-run")
def test_panic_recovery_begins_with_the_second_turn() -> None:
    state = squad(men=2)
    state.alter("us-1", broken=True)
    before = [(man.x, man.y) for man in state.men("us-1")]
    state.turn = 1
    turn.panic(state, Scripted([]), [])
    assert [(man.x, man.y) for man in state.men("us-1")] == before


@pytest.mark.rule("OW-lone", "OW-R6", "OW-R22")
def test_a_man_left_alone_tests_before_the_refill() -> None:
    for face, stays in ((4, False), (5, True)):
        state = squad()
        keep(state, "us-1", 1)
        state.turn = 2
        out: list[Any] = []
        morale.test_lone_models(state, Scripted([face]), out)
        assert bool(state.units["us-1"].models) is stays
        assert out[0].why == "lone-model"
    state = squad()
    deploy(state, "us-2", "us-sniper", (300, 300))
    keep(state, "us-2", 1)
    state.alter("us-2", alone=True)
    morale.test_lone_models(state, Scripted([]), [])
    assert state.units["us-2"].models
    assert [step.__name__ for step in turn.TURN_STEPS].index("lone_models") < [
        s.__name__ for s in turn.TURN_STEPS
    ].index("refill_hands")


@pytest.mark.rule("OW-lone-sniper")
def test_a_sniper_left_alone_makes_no_test() -> None:
    state = squad()
    deploy(state, "b-1", "uk-sniper", (300, 900), seat="blue")
    keep(state, "b-1", 1)
    morale.test_lone_models(state, Scripted([]), [])
    assert state.units["b-1"].models


@pytest.mark.rule("OW-models-unit", "OW-turn-must")
def test_an_order_binds_the_whole_unit() -> None:
    state = squad(men=5)
    battle = chain(state, "", "move-3", opener="red")
    start = {man.id: man.y for man in state.men("us-1")}
    battle.do("order us-1 move-3", "go fast 600:480 ()")
    assert all(man.y < start[man.id] for man in state.men("us-1"))
    assert state.units["us-1"].marked == 1


@pytest.mark.rule("OW-lone")
def test_the_last_man_of_a_destroyed_gun_is_alone() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 600))
    men = [man.id for man in state.men("de-1")]
    for man in men[1:]:
        del state.models[man]
    state.alter("de-1", models=("de-1.0", men[0]))
    assert not morale.is_alone(state, state.units["de-1"])  # he still has his gun
    put(state, "de-1.0", 600, 600, destroyed=True)
    assert morale.is_alone(state, state.units["de-1"])
    morale.test_lone_models(state, Scripted([1]), [])
    assert men[0] not in state.models and state.units["de-1"].models == ("de-1.0",)
