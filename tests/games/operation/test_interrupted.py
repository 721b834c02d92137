"""Every movement can be interrupted: men who storm a tank, who walk up to board, who get out and walk on."""

import pytest
from helpers import Battle, alone, answer, chain, deploy, feature, is_offered, keep, put, square, table

from sandtable.games.operation.events.infantry import ManKilled, ShotsFired, ShotsWasted, UnitMoved
from sandtable.games.operation.events.vehicle import AssaultRolled, AssaultTested, MenBoarded, MenLeft, VehicleDriven
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.kernel import Event


def delayed(battle: Battle, order: str, target: str, at: int, *more: str) -> None:
    """Red answers with a shot that waits for a point of the move."""
    battle.do(order)
    answer(battle, f"target {target}", *more, f"delay {at}")


def run(battle: Battle) -> list[Event]:
    """The rest of the chain, whatever is asked on the way."""
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind not in ("chain", "initiative", "exchange"):
        options = battle.options()
        told += battle.do("pass" if "pass" in options else options[0])
    return told


def order_of(told: list[Event], *kinds: type[Event]) -> list[str]:
    """The events of these kinds in their order, each kind once."""
    return list(dict.fromkeys(type(event).__name__ for event in told if isinstance(event, kinds)))


@pytest.mark.rule("OW-interrupt", "OW-fire-delay", "OW-ca-order", "OW-ca-test")
def test_men_who_run_to_storm_a_tank_are_caught_half_way() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600), 0)
    deploy(state, "us-2", "us-mmg", (900, 700), 2700)
    deploy(state, "de-1", "de-grenadiers", (600, 740), 0)
    keep(state, "de-1", 1)
    man = state.units["de-1"].models[0]
    battle = chain(state, "assault-3", "fire-1", faces=[9] * 60)
    battle.do("order de-1 assault-3")
    answer(battle, "storm us-1.0 1")
    delayed(battle, "order us-2 fire-1", "de-1", 500)
    told = run(battle)
    names = [type(event).__name__ for event in told]
    assert names.index("AssaultTested") < names.index("ShotsFired")  # he dares, runs, and is shot at on the way
    assert [event.model for event in told if isinstance(event, ManKilled)] == [man]
    assert not [event for event in told if isinstance(event, AssaultRolled)]
    assert any(isinstance(event, AssaultTested) for event in told)


@pytest.mark.rule("OW-ca-hit", "OW-interrupt-insert")
def test_who_is_missed_on_the_way_reaches_the_tank() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600), 0)
    deploy(state, "us-2", "us-mmg", (900, 700), 2700)
    deploy(state, "de-1", "de-grenadiers", (600, 740), 0)
    keep(state, "de-1", 1)
    battle = chain(state, "assault-3", "fire-1", faces=[5, *[1] * 8, 5] + [1] * 20)
    battle.do("order de-1 assault-3")
    answer(battle, "storm us-1.0 1")
    delayed(battle, "order us-2 fire-1", "de-1", 500)
    told = run(battle)
    assert order_of(told, AssaultTested, ShotsFired, AssaultRolled) == ["AssaultTested", "ShotsFired", "AssaultRolled"]


@pytest.mark.rule("OW-interrupt", "OW-embark-place", "OW-R93")
def test_men_who_walk_up_to_board_are_caught_on_the_way() -> None:
    for faces, aboard in ((9, 0), (1, 1)):
        state = table()
        deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251")
        keep(state, "de-1", 2)  # the half-track and one man
        man = state.units["de-1"].models[1]
        state.change(man, x=600, y=770)
        deploy(state, "us-2", "us-mmg", (900, 740), 2700)
        battle = chain(state, "move-3", "fire-1", faces=[faces] * 60)
        battle.do("order de-1 move-3")
        answer(battle, "board de-1.0")
        delayed(battle, "order us-2 fire-1", "de-1", 500)
        told = run(battle)
        assert any(isinstance(event, ShotsFired) for event in told)
        assert len(state.crew("de-1.0")) == aboard
        assert any(isinstance(event, MenBoarded) for event in told) == bool(aboard)


@pytest.mark.rule("OW-embark-cost", "OW-move-state")
@pytest.mark.parametrize(("start", "speed"), [(700, "slow"), (701, "fast"), (770, "fast")])
def test_who_has_further_to_the_vehicle_than_a_slow_move_less_boarding_goes_fast(start: int, speed: str) -> None:
    """A slow move is 10 cm and boarding costs 5; one man stands beside the half-track, the other comes from behind."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251")
    keep(state, "de-1", 3)  # the half-track and two men
    beside, behind = state.units["de-1"].models[1:]
    state.change(beside, x=600, y=660)
    state.change(behind, x=600, y=start)
    deploy(state, "us-2", "us-mmg", (900, 740), 2700)
    battle = chain(state, "move-3", "fire-1", faces=[1] * 60)
    battle.do("order de-1 move-3")
    answer(battle, "board de-1.0")
    delayed(battle, "order us-2 fire-1", "de-1", 500)
    assert {event.speed for event in run(battle) if isinstance(event, UnitMoved)} == {speed}


@pytest.mark.rule("OW-interrupt", "OW-embark-place", "OW-embark-driver")
def test_men_who_get_out_and_walk_on_are_caught_on_the_way() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251", aboard=True)
    deploy(state, "us-2", "us-mmg", (900, 600), 2700)
    battle = chain(state, "move-3", "fire-1", faces=[9] * 80)
    battle.do("order de-1 move-3")
    answer(battle, "alight", "go fast 600:740 ()")
    delayed(battle, "order us-2 fire-1", "de-1", 1000)
    told = run(battle)
    assert order_of(told, MenLeft, ShotsFired, UnitMoved) == ["MenLeft", "ShotsFired", "UnitMoved"]
    assert any(isinstance(event, ManKilled) for event in told)  # infantry beside the half-track, no longer aboard


@pytest.mark.rule("OW-R93", "OW-interrupt-insert")
def test_the_drive_is_the_first_half_and_the_walk_from_the_vehicle_the_second() -> None:
    for at, order in ((250, ["ShotsWasted", "MenLeft"]), (750, ["MenLeft", "ShotsFired"])):
        state = table()
        deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251", aboard=True)
        deploy(state, "us-2", "us-mmg", (900, 500), 2700)
        battle = chain(state, "move-3", "fire-1", faces=[1] * 80)
        battle.do("order de-1 move-3")
        answer(battle, "alight", "drive slow forward 600:500 -", "go slow 600:560 ()")
        delayed(battle, "order us-2 fire-1", "de-1", at)
        told = run(battle)
        assert order_of(told, MenLeft, ShotsFired, ShotsWasted) == order  # the gun cannot harm the half-track


@pytest.mark.rule("OW-cohesion", "OW-R72")
def test_nobody_boards_and_leaves_the_others_out_of_cohesion() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251")
    keep(state, "de-1", 4)
    near, middle, far = state.units["de-1"].models[1:]
    for name, y in ((near, 670), (middle, 760), (far, 850)):
        state.change(name, x=600, y=y)
    deploy(state, "us-2", "us-mmg", (1100, 100), 1800)
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    while battle.asked == "blue announce":
        assert battle.refused("board de-1.0") != ""  # the last man would stand 20 cm from the half-track
        battle.do("stay" if battle.refused("stay") == "" else "pass")
    state.change(far, y=700, x=640)
    battle = chain(state, "move-3", "fire-1", turn=2)
    battle.do("order de-1 move-3")
    assert battle.refused("board de-1.0") == ""


@pytest.mark.rule("OW-cohesion", "OW-R72", "OW-fire-range")
@pytest.mark.parametrize(("gap", "boards"), [((0, 100), False), ((60, 80), False), ((0, 101), True), ((60, 81), True)])
def test_a_torn_unit_may_gather_in_its_vehicle_and_another_may_not_tear_itself(
    gap: tuple[int, int], boards: bool
) -> None:
    """10 cm from man to man is cohesion, a millimetre more is none: then the one who reaches the half-track boards."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251")
    keep(state, "de-1", 4)
    driver, near, far = state.units["de-1"].models[1:]
    state.change(driver, x=600, y=600, aboard="de-1.0", role="driver")
    state.change(near, x=600, y=730)
    state.change(far, x=600 + gap[0], y=730 + gap[1])
    deploy(state, "us-2", "us-mmg", (1100, 100), 1800)
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    assert is_offered(battle, "board de-1.0") is boards


@pytest.mark.rule("OW-vd-immobile", "OW-vd-wheel4", "OW-interrupt-insert")
def test_a_car_that_loses_its_second_wheel_on_the_way_rolls_on() -> None:
    """Its second wheel goes half way along a drive of 10 cm; then it rolls 4 cm straight ahead and stands."""
    state = table()
    deploy(state, "de-1", "de-kubelwagen", (600, 800), 0)
    state.refit("de-1.0", wheels=1)
    deploy(state, "us-1", "us-rifles", (600, 300), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 600, 300, weapons=("us-m1903",))
    battle = chain(state, "move-3", "fire-1", faces=[10, 3, 4])
    battle.do("order de-1 move-3")
    answer(battle, "drive slow forward 600:700 -")
    delayed(battle, "order us-1 fire-1", "de-1", 500)
    run(battle)
    assert state.vehicles["de-1.0"].immobile and state.models["de-1.0"].y == 750 - 40


@pytest.mark.rule("OW-interrupt", "OW-move-levels", "OW-fire-delay")
@pytest.mark.parametrize(("at", "fired"), [(500, False), (1000, True)])
def test_who_climbs_is_upstairs_at_the_end_of_his_way(at: int, fired: bool) -> None:
    """Within a house men see each other on one level only."""
    state = table("buildings")
    feature(state, "house", "building", *square(550, 550, 100, 100), levels=2)
    alone(state, "de-1", "de-grenadiers", (600, 620), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (600, 580), arms=("us-garand",))
    put(state, "us-1.1", 600, 580, level=1)
    battle = chain(state, "move-3", "fire-1", faces=[1] * 60)
    battle.do("order de-1 move-3")
    answer(battle, "climb 1")
    delayed(battle, "order us-1 fire-1", "de-1", at)
    told = run(battle)
    assert any(isinstance(event, ShotsFired) for event in told) is fired
    assert state.models["de-1.1"].level == 1


def squadron_on_its_way(at: int, *, stuck: bool = False) -> tuple[Battle, list[Event]]:
    """Two tanks drive 20 cm side by side, the shell of a gun finds them on the way: up to what its hit asks."""
    state = table("squadrons", size=2400)
    for n in range(2):
        deploy(state, f"de-{n}", "de-panzer4", (800 + 100 * n, 1500))
    squadrons.form_squadron(state, ("de-0", "de-1"))
    deploy(state, "us-1", "us-m1-57", (850, 900), 1800)
    if stuck:
        feature(state, "wood", "wood", *square(760, 1380, 80, 80))
    battle = chain(state, "move-3", "fire-1", faces=[1 if stuck else 9, *[9] * 60])
    battle.do("order de-0 move-3")
    answer(battle, "expose yes", "drive slow forward 800:1340 -")
    delayed(battle, "order us-1 fire-1", "de-0", at)
    told = list(battle.out)
    while battle.decision is not None and not any(isinstance(event, ShotsFired) for event in told):
        told += battle.do(battle.options()[0])
    return battle, told


@pytest.mark.rule("OW-interrupt-insert", "OW-R54", "OW-R68")
def test_all_tanks_of_a_squadron_have_gone_the_same_share_when_the_shell_falls() -> None:
    battle, told = squadron_on_its_way(500)
    state = battle.state
    assert not any(isinstance(event, VehicleDriven) for event in told)
    assert [state.models[f"de-{n}.0"].y for n in range(2)] == [1420, 1420]
    told += run(battle)
    assert {event.model for event in told if isinstance(event, VehicleDriven)} == {"de-0.0", "de-1.0"}
    whole = [m for m in state.pieces("de-0") if not m.destroyed and not state.vehicles[m.id].immobile]
    assert whole and all(tank.y == 1340 for tank in whole)


@pytest.mark.rule("OW-interrupt-insert", "OW-R54", "OW-vt-test")
def test_a_shell_waits_for_the_second_tank_when_the_first_is_stuck_before_the_point() -> None:
    battle, told = squadron_on_its_way(900, stuck=True)
    state = battle.state
    assert [event.model for event in told if isinstance(event, VehicleDriven)] == ["de-0.0"]
    assert state.models["de-0.0"].y > 1400 and state.models["de-1.0"].y == 1500 - 144
