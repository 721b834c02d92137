"""Drives that meet somebody: men who dodge, motorcycles, wrecks, other tanks; and crews that owe a test of nerves."""

from __future__ import annotations

import pytest
from helpers import Battle, answer, chain, deploy, keep, put, table

from sandtable.games.operation.events.vehicle import Dodged, NervesTested, Rammed, VehicleDriven, WreckCrushed
from sandtable.games.operation.model.state import State


def tank_before(foe: str, seat: str = "red") -> State:
    """A Panzer IV that looks north, and 11 cm before it somebody else."""
    state = table()
    deploy(state, "de-1", "de-panzer4", (600, 800), 0)
    deploy(state, "us-1", foe, (600, 690), 0, seat=seat)
    return state


def rams(state: State, *faces: int) -> Battle:
    """The tank drives 16 cm over or into the other, with exactly these dice."""
    battle = chain(state, "assault-3", "", faces=list(faces))
    battle.do("order de-1 assault-3")
    answer(battle, "ram us-1 fast 600:640")
    battle.dice.done()
    return battle


@pytest.mark.rule("OW-overrun-dodge", "OW-overrun-order")
def test_each_man_in_the_way_dodges_once_and_the_tank_drives_on() -> None:
    """The tank stands over each of them for many centimetres; one die a man, not one a centimetre."""
    state = tank_before("us-rifles")
    keep(state, "us-1", 2)
    put(state, "us-1.1", 600, 700)
    put(state, "us-1.2", 600, 670)
    battle = rams(state, 2, 9)
    assert [(event.model, event.result) for event in battle.seen(Dodged)] == [
        ("us-1.1", "dead"),
        ("us-1.2", "unharmed"),
    ]
    assert (state.models["de-1.0"].x, state.models["de-1.0"].y) == (600, 640)
    assert state.units["us-1"].models == ("us-1.2",)


@pytest.mark.rule("OW-ram-motorcycle", "OW-ram-stop")
def test_a_motorcycle_dodges_and_does_not_stop_a_tank_but_another_tank_does() -> None:
    state = tank_before("uk-motorcycle")
    assert [event.result for event in rams(state, 9).seen(Dodged)] == ["unharmed"]
    assert state.models["de-1.0"].y == 640
    state = tank_before("us-sherman")
    battle = rams(state, 9, 1, 1)  # it dares; then a roll on each side's table
    assert battle.seen(Rammed) and not battle.seen(Dodged)
    assert 690 < state.models["de-1.0"].y < 800, "it stands before the other"


@pytest.mark.rule("OW-fires-push", "OW-R43")
def test_tracks_push_a_wreck_aside_and_wheels_do_not_try() -> None:
    for kind, passes in (("de-panzer4", True), ("de-opel", False)):
        state = table("fires")
        deploy(state, "de-1", kind, (600, 800), 0)
        deploy(state, "us-1", "us-sherman", (600, 700), 0)
        deploy(state, "us-2", "us-rifles", (1100, 100), 1800)
        state.change("us-1.0", destroyed=True)
        keep(state, "us-1", 1)
        battle = chain(state, "move-3", "", faces=[])
        battle.do("order de-1 move-3")
        if not passes:
            while battle.asked == "blue announce":
                assert battle.refused("drive slow forward 600:650 -") != ""
                answer_one(battle)
            continue
        answer(battle, "drive slow forward 600:650 -")
        assert [event.model for event in battle.seen(WreckCrushed)] == ["us-1.0"]
        assert [event.way[-1] for event in battle.seen(VehicleDriven)] == [(600, 650)]


def answer_one(battle: Battle) -> None:
    """Decline one question."""
    battle.do(next(word for word in ("pass", "expose no", "halt") if battle.refused(word) == ""))


@pytest.mark.rule("OW-nerves-order", "OW-vd-nerves")
def test_only_crews_that_are_still_in_their_tank_test_their_nerves_and_once() -> None:
    """Four tanks were hit: one burnt out since, one is gone from the table, one has lost its crew, one is manned."""
    state = table(size=1600)
    for number in range(1, 5):
        deploy(state, f"us-{number}", "us-sherman", (250 * number, 300), 1800)
    deploy(state, "de-1", "de-grenadiers", (600, 1300))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 500, 450, weapons=("de-kar98k",))
    state.change("us-1.0", destroyed=True)
    keep(state, "us-3", 1)
    state.nerves_owed = ("us-1.0", "us-9.0", "us-3.0", "us-4.0")
    deploy(state, "us-5", "us-rifles", (600, 400), 1800)
    keep(state, "us-5", 1)
    put(state, "us-5.1", 500, 400)
    battle = chain(state, "fire-3", "", faces=[1, 10])
    battle.do("order de-1 fire-3")
    answer(battle, "target us-5")
    assert [(event.unit, event.passed) for event in battle.seen(NervesTested)] == [("us-4", True)]
    assert not state.nerves_owed
    battle.dice.done()
