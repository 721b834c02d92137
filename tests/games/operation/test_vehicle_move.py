"""Driving: turns, speeds, terrain, tests; boarding and towing."""

import pytest
from helpers import deploy, feature, field, kinds, rolled, square, table

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.model.state import counts_as_infantry
from sandtable.games.operation.rules.chapters import fires
from sandtable.games.operation.rules.ground.cohesion import is_left
from sandtable.games.operation.rules.ground.outlines import gap_at_most
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.infantry.detection import posture_of
from sandtable.games.operation.rules.vehicles import boarding, clearance, driving, explosions, nerves, vehicle_damage
from sandtable.games.operation.rules.vehicles.driving import Trip, plan_drive
from sandtable.games.operation.rules.weapons import target_parts
from sandtable.games.operation.tables import column
from sandtable.kernel import Event, Point, Refusal, Scripted


def drive(speed: str, *way: tuple[int, int], gear: str = "forward", face: int | None = None) -> Drive:
    return Drive(speed, gear, tuple(Point(*p) for p in way), face)


def trip(found: Trip | Refusal) -> Trip:
    assert isinstance(found, Trip), found
    return found


@pytest.mark.rule("OW-ex-18", "OW-ex-21", "OW-drive-turn")
def test_medium_tank_35_on_a_move_and_25_on_an_assault() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    assert trip(plan_drive(state, tank, "move", drive("fast", (1350, 1000)))).cost == 350
    assert plan_drive(state, tank, "move", drive("fast", (1351, 1000))) == driving.TOO_FAR_TO_DRIVE
    assert trip(plan_drive(state, tank, "assault", drive("fast", (1250, 1000)))).cost == 250
    assert plan_drive(state, tank, "assault", drive("fast", (1251, 1000))) == driving.TOO_FAR_TO_DRIVE
    turned = trip(plan_drive(state, tank, "move", drive("fast", (1000, 1100), face=900)))
    assert (turned.turns, turned.cost) == (2, 200)
    assert plan_drive(state, tank, "move", drive("slow", (1000, 1100), face=900)) == driving.TOO_FAR_TO_DRIVE


@pytest.mark.rule("OW-drive-turn", "OW-drive-fast")
def test_turns_cost_5_and_fast_allows_two() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    assert trip(plan_drive(state, tank, "move", drive("fast", (1000, 900)))).turns == 0
    assert trip(plan_drive(state, tank, "move", drive("fast", (1100, 1000)))).turns == 1
    assert trip(plan_drive(state, tank, "move", drive("fast", (1000, 1100)))).turns == 2
    zigzag = ((1010, 990), (1010, 980), (1020, 970))
    assert plan_drive(state, tank, "move", drive("fast", *zigzag)) == driving.TOO_MANY_TURNS
    assert plan_drive(state, tank, "move", drive("slow", *zigzag)) == driving.TOO_FAR_TO_DRIVE
    car = state.models[deploy(state, "us-1", "us-jeep", (2000, 1000), 0)]
    slow = trip(plan_drive(state, car, "move", drive("slow", (2010, 990), (2010, 980), (2020, 970))))
    assert slow.turns == 3


@pytest.mark.rule("OW-drive-reverse")
def test_reversing_is_slow_with_at_most_two_turns() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    back = trip(plan_drive(state, tank, "move", drive("slow", (1000, 1100), gear="reverse")))
    assert (back.turns, back.facings[-1]) == (0, 0)
    assert plan_drive(state, tank, "move", drive("fast", (1000, 1100), gear="reverse")) == driving.REVERSE_SLOWLY
    car = state.models[deploy(state, "us-1", "us-jeep", (2000, 1000), 0)]
    wild = drive("slow", (2010, 1010), (2010, 1020), (2020, 1030), gear="reverse")
    assert plan_drive(state, car, "move", wild) == driving.TOO_MANY_TURNS


@pytest.mark.rule("OW-moto-speed")
def test_motorcycles() -> None:
    state = field()
    bike = state.models[deploy(state, "de-1", "de-motorcycle", (1000, 1000))]
    found = [
        driving.drive_allowance(state, bike, *how) for how in (("move", "slow"), ("move", "fast"), ("assault", "fast"))
    ]
    assert found == [350, 600, 450]


@pytest.mark.rule("OW-night-move")
def test_night_takes_10_from_fast_and_assault_only() -> None:
    state = field("night")
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000))]
    assert driving.drive_allowance(state, tank, "move", "slow") == 180
    assert driving.drive_allowance(state, tank, "move", "fast") == 250
    assert driving.drive_allowance(state, tank, "assault", "fast") == 150


@pytest.mark.rule("OW-vt-minus", "OW-vt-remove")
def test_a_tank_gives_up_5_for_a_hedge_and_takes_it_away() -> None:
    state = field()
    feature(state, "hedge", "low-hedge", (1150, 800), (1150, 1200))
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    through = trip(plan_drive(state, tank, "move", drive("fast", (1300, 1000))))
    assert (through.cost, through.removes, through.tests) == (350, ("hedge",), ())
    truck = state.models[deploy(state, "us-1", "us-gmc", (1000, 1100), 900)]
    wheeled = trip(plan_drive(state, truck, "move", drive("fast", (1300, 1100))))
    assert wheeled.tests[0].feature == "hedge"


@pytest.mark.rule("OW-vt-plus")
def test_a_road_helps_only_if_the_whole_move_runs_on_it() -> None:
    state = field()
    feature(state, "road", "road", *square(900, 950, 1000, 100))
    truck = state.models[deploy(state, "us-1", "us-gmc", (1000, 1000), 900)]
    assert trip(plan_drive(state, truck, "move", drive("fast", (1550, 1000)))).cost == 550
    assert plan_drive(state, truck, "move", drive("fast", (1551, 1000))) == driving.TOO_FAR_TO_DRIVE
    assert plan_drive(state, truck, "move", drive("fast", (1500, 1060))) == driving.TOO_FAR_TO_DRIVE


@pytest.mark.rule("OW-vt-slow")
def test_slow_and_impassable_terrain() -> None:
    state = field()
    feature(state, "wood", "wood", *square(1100, 900, 300, 300))
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    assert plan_drive(state, tank, "move", drive("fast", (1200, 1000))) == driving.ONLY_SLOWLY_DRIVEN
    assert trip(plan_drive(state, tank, "move", drive("slow", (1150, 1000)))).tests
    truck = state.models[deploy(state, "us-1", "us-gmc", (1000, 1100), 900)]
    assert plan_drive(state, truck, "move", drive("slow", (1150, 1100))) == driving.BARRED_TO_VEHICLES


@pytest.mark.rule("OW-vt-test", "OW-vt-two")
def test_driving_tests_after_5_cm_and_two_of_them_in_a_ruin() -> None:
    state = field()
    feature(state, "wood", "wood", *square(1100, 900, 300, 150))
    feature(state, "ruin", "ruin", *square(1100, 1100, 300, 150))
    one = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    two = state.models[deploy(state, "de-2", "de-panzer4", (1000, 1180), 900)]
    first = trip(plan_drive(state, one, "move", drive("slow", (1170, 1000)))).tests[0]
    assert (first.far, first.tests) == (150, 1)
    second = trip(plan_drive(state, two, "move", drive("slow", (1170, 1180)))).tests[0]
    assert second.tests == 2
    out: list[Event] = []
    assert driving.test_driving(state, one, first, rolled(4), out)
    assert not driving.test_driving(state, two, second, rolled(9, 3), out)
    assert state.vehicles[two.id].stuck == state.turn
    assert kinds(out) == ["DrivingTested", "DrivingTested"]


@pytest.mark.rule("OW-embark-slow", "OW-embark-cost")
def test_a_vehicle_that_men_board_drives_slowly_and_5_less() -> None:
    state = field()
    truck = state.models[deploy(state, "us-1", "us-gmc", (1000, 1000), 900)]
    assert plan_drive(state, truck, "move", drive("fast", (1100, 1000)), boards=True) == driving.BOARD_SLOWLY
    assert trip(plan_drive(state, truck, "move", drive("slow", (1200, 1000)), boards=True)).cost == 200
    assert plan_drive(state, truck, "move", drive("slow", (1201, 1000)), boards=True) == driving.TOO_FAR_TO_DRIVE


@pytest.mark.rule("OW-embark-place", "OW-embark-once", "OW-embark-infantry", "OW-embark-driver")
def test_men_leave_beside_the_vehicle_once_a_turn_and_the_driver_stays() -> None:
    state = field()
    name = deploy(state, "de-1", "de-panzergrenadiers", (1000, 1000), carrier="de-sdkfz251", aboard=True)
    car = state.models[name]
    driver = boarding.driver(state, car)
    assert boarding.why_not_leave(state, state.models[driver], car, drives=True) == boarding.DRIVER_STAYS
    assert boarding.why_not_leave(state, state.models[driver], car, drives=False) is None
    men = tuple(man.id for man in state.crew(car.id) if man.id != driver)
    boarding.leave(state, men, car, [])
    assert all(counts_as_infantry(state, state.models[man]) for man in men)
    assert any(gap_at_most(state, state.models[man], car, 5) for man in men)
    assert all(gap_at_most(state, state.models[man], car, 60) for man in men)
    assert boarding.why_not_board(state, state.models[men[0]], car) == boarding.TWICE
    state.turn = 2
    assert boarding.why_not_board(state, state.models[men[0]], car) is None
    state.change(men[0], x=100, y=100)
    assert boarding.why_not_board(state, state.models[men[0]], car) == boarding.NOT_BESIDE


@pytest.mark.rule("OW-ex-17", "OW-embark-infantry")
def test_a_panther_crew_that_got_out_is_infantry() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000))]
    assert not nerves.test_nerves(state, tank, rolled(2), [])
    men = state.men("de-1")
    assert len(men) == 5
    assert all(counts_as_infantry(state, man) and column(man.cls) == 0 and man.shaken for man in men)


@pytest.mark.rule("OW-carrier-left")
def test_an_abandoned_carrier_stays_and_only_its_squad_boards_it() -> None:
    state = field()
    car = state.models[deploy(state, "de-1", "de-panzergrenadiers", (1000, 1000), 0, carrier="de-sdkfz251")]
    other = deploy(state, "de-2", "de-grenadiers", (1000, 930), 0)
    assert not is_left(state, car)
    for man in state.men("de-1"):
        state.change(man.id, y=man.y + 400)
    assert is_left(state, car)
    assert car.id in state.models
    assert boarding.why_not_board(state, state.models[other], car) == boarding.NOT_YOUR_CARRIER


@pytest.mark.rule("OW-ex-26", "OW-carrier-unit", "OW-move-state")
def test_after_a_slow_move_the_half_track_moved_and_the_men_on_foot_did_not() -> None:
    state = field()
    car = state.models[deploy(state, "de-1", "de-panzergrenadiers", (1000, 1000), 0, carrier="de-sdkfz251")]
    state.alter("de-1", posture="moved")
    state.slow_moves["de-1"] = state.turn
    assert posture_of(state, state.models[car.id]) == "moved"
    assert posture_of(state, state.men("de-1")[0]) == "stationary"


@pytest.mark.rule("OW-tow-hitch", "OW-tow-slow", "OW-tow-hit", "OW-tow-hand", "OW-tow-catastrophe")
def test_towing() -> None:
    state = field()
    gun = deploy(state, "us-1", "us-m1-57", (1000, 1000), 0)
    truck = state.models[deploy(state, "us-2", "us-gmc", (1000, 900), 0)]
    assert boarding.why_not_hitch(state, state.models[gun], truck) is None
    far = state.men("us-1")[:3]
    for man in far:
        state.change(man.id, y=man.y + 300)
    assert boarding.why_not_hitch(state, state.models[gun], truck) == boarding.FEW_HANDS_TO_HITCH
    assert state.models[gun] in movement.movers(state, state.units["us-1"])
    for man in far:
        state.change(man.id, y=man.y)
    state.change(gun, shot=state.turn)
    assert boarding.why_not_hitch(state, state.models[gun], truck) == boarding.FIRED
    state.change(gun, shot=0)
    boarding.hitch(state, state.models[gun], truck, [])
    deploy(state, "de-1", "de-grenadiers", (1000, 1400), 0)
    foe, unit = state.units["us-1"], state.units["de-1"]
    parts = target_parts.parts(state, unit, foe, sights(state, unit, foe))
    assert f"vehicle:{truck.id}" in [part.name for part in parts] and "gun" not in [part.name for part in parts]
    assert state.models[gun] not in movement.movers(state, state.units["us-1"])
    assert plan_drive(state, truck, "move", drive("slow", (1000, 650))) == driving.HITCHED  # not in this turn
    state.turn += 1
    assert plan_drive(state, truck, "move", drive("fast", (1000, 700))) == driving.TOW_SLOWLY
    assert trip(plan_drive(state, truck, "move", drive("slow", (1000, 650)))).cost == 250
    explosions.explode(state, truck.id, rolled(1), [])
    assert state.models[gun].destroyed and state.models[truck.id].destroyed


@pytest.mark.rule("OW-tow-hand")
def test_an_unhitched_gun_needs_two_men_to_push() -> None:
    state = field()
    gun = deploy(state, "us-1", "us-m1-57", (1000, 1000), 0)
    truck = state.models[deploy(state, "us-2", "us-gmc", (1000, 900), 0)]
    boarding.hitch(state, state.models[gun], truck, [])
    boarding.unhitch(state, state.models[gun], state.models[truck.id], [])
    state.change(gun, x=1000, y=1000)
    assert state.models[gun] in movement.movers(state, state.units["us-1"])
    for man in state.men("us-1")[1:]:
        state.change(man.id, y=man.y + 300)  # too far to push
    assert state.models[gun] not in movement.movers(state, state.units["us-1"])


def test_nobody_drives_through_others_on_purpose() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    deploy(state, "us-1", "us-rifles", (1150, 1000), 2700)
    assert plan_drive(state, tank, "move", drive("fast", (1300, 1000))) == clearance.IN_THE_WAY


@pytest.mark.rule("OW-vd-immobile", "OW-vd-again", "OW-collision-terrain")
def test_an_immobile_vehicle_that_rolls_into_a_wall_does_not_roll_on_again() -> None:
    state = table()
    deploy(state, "us-1", "us-stuart", (600, 600))
    feature(state, "house", "building", *square(500, 480, 200, 80))
    state.turn = 1
    state.under_way["us-1"] = 1
    out: list[Event] = []
    shot = vehicle_damage.unaimed_strike("hw")
    vehicle_damage.immobile(state, "us-1.0", 1, shot, Scripted([10, 5, 1, 9]), out)  # 5: immobile again, and a crewman
    assert [type(event).__name__ for event in out].count("VehicleRolled") == 1
    assert state.vehicles["us-1.0"].immobile


@pytest.mark.rule("OW-R67")
def test_tracks_crush_wrecks_slowly_and_wheels_do_not() -> None:
    state = field()
    wreck = deploy(state, "de-1", "de-kubelwagen", (1000, 850), 0)
    explosions.explode(state, wreck, rolled(1), [])
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    truck = state.models[deploy(state, "us-2", "us-gmc", (1000, 700), 1800)]
    slow, fast = Drive("slow", "forward", (Point(1000, 850),)), Drive("fast", "forward", (Point(1000, 850),))
    found = driving.plan_drive(state, tank, "move", slow)
    assert isinstance(found, driving.Trip) and found.crushes == (wreck,)
    assert driving.plan_drive(state, tank, "move", fast) == clearance.IN_THE_WAY
    assert driving.plan_drive(state, truck, "move", slow) == clearance.IN_THE_WAY
    out: list[Event] = []
    fires.push(state, state.models[wreck], tank, rolled(), out)
    assert wreck not in state.models and kinds(out) == ["WreckCrushed"]
