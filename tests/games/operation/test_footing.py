"""Nobody stands on anybody else, wherever a move is stopped and however a piece is turned."""

import pytest
from helpers import chain, deploy, feature, put, square, table

from sandtable.games.operation.checks import no_overlap
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army import batteries, muster
from sandtable.games.operation.rules.chapters import attachments
from sandtable.games.operation.rules.ground import standing_room
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.outlines import piece_outline
from sandtable.games.operation.rules.infantry import crewed_weapons, movement, panic
from sandtable.games.operation.rules.infantry.walking import advance_to, arrive
from sandtable.games.operation.rules.vehicles import boarding, mounted_weapons
from sandtable.games.operation.rules.weapons import communication
from sandtable.kernel import Refusal


def overlaps(state: State) -> list[str]:
    return list(no_overlap(state))


def walk_of(state: State, name: str, *way: tuple[int, int]) -> Intent:
    """A move of one man."""
    return Intent("blue", state.models[name].unit, 0, speed="fast", paths=((name, way),))


@pytest.mark.rule("OW-R71", "OW-interrupt-insert")
def test_a_man_stopped_where_another_stands_stays_back_on_his_way() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (100, 100))
    deploy(state, "de-2", "de-grenadiers", (900, 900))
    put(state, "de-1.1", 500, 500)
    put(state, "de-2.1", 600, 500)
    link = walk_of(state, "de-1.1", (500, 500), (700, 500))
    advance_to(state, link, 0, 500)
    man = state.models["de-1.1"]
    assert overlaps(state) == []
    assert man.y == 500 and 560 <= man.x <= 580
    arrive(state, link, 500, [])
    assert (state.models["de-1.1"].x, state.models["de-1.1"].y) == (700, 500)


@pytest.mark.rule("OW-R71", "OW-move-goal")
def test_whoever_finds_no_room_on_his_way_steps_beside_it() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (100, 100))
    deploy(state, "de-2", "de-grenadiers", (900, 900))
    put(state, "de-1.1", 500, 500)
    put(state, "de-2.1", 505, 500)
    arrive(state, walk_of(state, "de-1.1", (500, 500), (500, 500)), 0, [])
    man = state.models["de-1.1"]
    assert overlaps(state) == []
    assert 0 < (man.x - 500) ** 2 + (man.y - 500) ** 2 <= 30 * 30


@pytest.mark.rule("OW-R71", "OW-fire-facing")
def test_the_crew_steps_aside_for_a_gun_that_turns() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 600))
    put(state, "de-1.1", 629, 560)
    assert overlaps(state) == []
    crewed_weapons.turn_to(state, "de-1.0", (840, 200))
    assert state.models["de-1.0"].facing > 200
    assert overlaps(state) == []
    near = state.models["de-1.1"]
    assert (near.x - 629) ** 2 + (near.y - 560) ** 2 <= 30 * 30


def two_pieces(one: str, two: str, at: tuple[int, int], first: tuple[int, int] = (600, 600)) -> State:
    """Two pieces side by side, on nobody's ground."""
    state = table()
    deploy(state, "de-1", one, first)
    deploy(state, "de-2", two, at)
    return state


@pytest.mark.rule("OW-R71", "OW-fire-facing")
def test_a_gun_beside_a_vehicle_aims_as_it_stands() -> None:
    state = two_pieces("de-pak40", "de-panther", (643, 560))
    assert overlaps(state) == []
    crewed_weapons.turn_to(state, "de-1.0", (840, 200))
    assert state.models["de-1.0"].facing == 0
    assert overlaps(state) == []


@pytest.mark.rule("OW-R71", "OW-arc-hull-gun")
def test_men_step_aside_for_a_hull_that_turns() -> None:
    state = table()
    deploy(state, "de-1", "de-stug", (600, 600))
    deploy(state, "de-2", "de-grenadiers", (200, 200))
    put(state, "de-2.1", 632, 560)
    assert overlaps(state) == []
    mounted_weapons.turn_hull(state, state.models["de-1.0"], 225)
    assert state.models["de-1.0"].facing == 225
    assert state.vehicles["de-1.0"].turret == 225
    assert overlaps(state) == []


@pytest.mark.rule("OW-R71", "OW-tow-hand")
@pytest.mark.parametrize("goal", [(640, 600), (600, 560), (625, 570)])
def test_the_crew_keeps_its_places_round_a_gun_that_is_pushed(goal: tuple[int, int]) -> None:
    state = table()
    deploy(state, "us-1", "us-m1-57", (600, 600))
    found = movement.plan(state, state.units["us-1"], "move", "fast", goal, ())
    assert not isinstance(found, Refusal)
    arrive(state, Intent("red", "us-1", 0, speed="fast", paths=found.paths), 0, [])
    gun = state.models["us-1.0"]
    assert (gun.x, gun.y) != (600, 600)
    assert overlaps(state) == []
    assert is_together(state, state.units["us-1"])
    assert len(crewed_weapons.contacts(state, gun, frozenset())) >= 2


def two_guns() -> State:
    """A battery of two guns beside each other."""
    state = table()
    deploy(state, "us-1", "us-m1-57", (600, 600), platoon="p:1")
    deploy(state, "us-2", "us-m1-57", (740, 600), platoon="p:1")
    batteries.form_battery(state, ("us-1", "us-2"))
    return state


@pytest.mark.rule("OW-battery-same", "OW-tow-hand", "OW-R71")
@pytest.mark.parametrize("goal", [(600, 560), (740, 570), (625, 570)])
def test_a_battery_is_pushed_with_all_its_guns(goal: tuple[int, int]) -> None:
    state = two_guns()
    found = movement.plan(state, state.units["us-1"], "move", "fast", goal, ())
    assert not isinstance(found, Refusal)
    arrive(state, Intent("red", "us-1", 0, speed="fast", paths=found.paths), 0, [])
    one, two = state.models["us-1.0"], state.models["us-2.0"]
    assert goal in ((one.x, one.y), (two.x, two.y))
    assert one.y < 600 and two.y < 600
    assert overlaps(state) == []
    assert is_together(state, state.units["us-1"])
    assert all(len(crewed_weapons.contacts(state, gun, frozenset())) >= 2 for gun in (one, two))


@pytest.mark.rule("OW-battery-same", "OW-tow-hand")
def test_nobody_pushes_two_guns_of_a_battery() -> None:
    state = two_guns()
    guns = {"us-1.0", "us-2.0"}
    assert guns < {model.id for model in movement.movers(state, state.units["us-1"])}
    for man in state.men("us-1")[3:]:
        state.change(man.id, shaken=True)
    assert len(guns & {model.id for model in movement.movers(state, state.units["us-1"])}) == 1
    state.change(state.men("us-1")[1].id, shaken=True)
    state.change(state.men("us-1")[2].id, shaken=True)
    assert not guns & {model.id for model in movement.movers(state, state.units["us-1"])}


@pytest.mark.rule("OW-R71", "OW-move-goal")
def test_nobody_goes_where_the_outline_of_a_gun_will_be() -> None:
    state = table()
    deploy(state, "us-1", "us-m1-57", (600, 600))
    who = state.units["us-1"]
    ends = [(man.x, man.y) for man in state.men("us-1")]
    assert movement.plan(state, who, "move", "slow", (600, 598), (*ends, (600, 598))) is not None
    under = [(600, 570), *ends[1:]]
    assert movement.plan(state, who, "move", "slow", (600, 598), (*under, (600, 598))) == movement.NO_ROOM
    beside = [(640, 570), *ends[1:]]
    assert not isinstance(movement.plan(state, who, "move", "slow", (600, 598), (*beside, (600, 598))), Refusal)


@pytest.mark.rule("OW-R71", "OW-tow-hitch")
def test_men_step_aside_for_a_gun_that_is_hitched() -> None:
    state = two_pieces("de-pak40", "de-opel", (600, 600), (600, 700))
    gun, lorry = state.models["de-1.0"], state.models["de-2.0"]
    assert "tow" in state.models["de-2.0"].traits
    boarding.hitch(state, gun, lorry, [])
    assert overlaps(state) == []


@pytest.mark.rule("OW-R71", "OW-tow-hitch")
def test_a_gun_is_not_hitched_onto_another_piece() -> None:
    state = two_pieces("de-pak40", "de-opel", (600, 600), (560, 620))
    deploy(state, "de-3", "de-panther", (600, 720))
    gun, lorry = state.models["de-1.0"], state.models["de-2.0"]
    assert not boarding.has_room_behind(state, lorry, gun)
    del state.models["de-3.0"]
    assert boarding.has_room_behind(state, lorry, gun)


@pytest.mark.rule("OW-R71", "OW-no-way")
def test_who_runs_from_the_enemy_ends_on_nobody() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    deploy(state, "de-2", "de-grenadiers", (590, 790))
    state.alter("de-1", broken=True)
    state.turn = 2
    panic.run_to_cover(state, state.units["de-1"], [])
    assert overlaps(state) == []
    assert all(man.y > 620 for man in state.men("de-1"))


@pytest.mark.rule("OW-R71")
def test_units_that_are_not_on_the_table_take_no_room() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 300))
    deploy(state, "de-2", "de-grenadiers", (300, 380))
    others, _ = standing_room.standing_others(state, frozenset())
    assert (state.models["de-2.1"].x, state.models["de-2.1"].y) in others
    state.alter("de-2", off=True)
    others, _ = standing_room.standing_others(state, frozenset())
    assert (state.models["de-2.1"].x, state.models["de-2.1"].y) not in others


@pytest.mark.rule("OW-sq-form", "OW-R71")
def test_units_declared_one_stand_side_by_side() -> None:
    state = table()
    for n in (1, 2, 3):
        deploy(state, f"us-{n}", "us-gmc", (0, 0))
        state.alter(f"us-{n}", off=True)
    muster.join_units(state, ("us-1", "us-2"))
    muster.join_units(state, ("us-1", "us-3"))
    state.alter("us-1", off=False)
    assert overlaps(state) == []
    assert is_together(state, state.units["us-1"])


@pytest.mark.rule("OW-at-transport", "OW-R71")
def test_a_gun_keeps_its_outline_when_its_men_are_attached() -> None:
    state = table()
    deploy(state, "su-1", "su-t34", (600, 500))
    deploy(state, "su-2", "su-m1942", (600, 600))
    put(state, "su-2.0", 600, 600, destroyed=True)
    before = piece_outline(state, state.models["su-2.0"])
    attachments.attach(state, ("su-1", "su-2"), [])
    assert state.models["su-2.0"].unit == "su-1"
    assert piece_outline(state, state.models["su-2.0"]) == before


@pytest.mark.rule("OW-comms-runner", "OW-terrain-barred")
def test_a_runner_goes_round_what_bars_his_way() -> None:
    state = table()
    feature(state, "river", "river", *square(0, 400, 700, 60))
    deploy(state, "de-1", "de-hq", (600, 560))
    deploy(state, "de-2", "de-mortar", (600, 200))
    runner = state.men("de-1")[-1]
    assert not communication.run_to(state, runner, "de-2")
    moved = state.models[runner.id]
    assert moved.y > 460 or moved.x > 700


@pytest.mark.rule("OW-R72", "OW-carrier-left", "OW-morale-cohesion")
def test_an_empty_carrier_left_behind_does_not_tear_its_squad() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251")
    hull = state.vehicle_of("de-1")
    assert hull is not None
    put(state, hull.id, 100, 100)
    assert is_together(state, state.units["de-1"])
    driver = state.men("de-1")[0]
    put(state, driver.id, 100, 100, aboard=hull.id)
    assert not is_together(state, state.units["de-1"])


@pytest.mark.rule("OW-R72", "OW-cohesion", "OW-carrier-unit")
def test_men_on_foot_and_their_manned_vehicle_keep_together() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251")
    deploy(state, "us-1", "us-rifles", (1100, 1100), 1800)
    hull = state.vehicle_of("de-1")
    assert hull is not None
    far = movement.plan(state, state.units["de-1"], "move", "fast", (state.men("de-1")[0].x, 830), ())
    assert not isinstance(far, Refusal)
    for man in state.men("de-1")[:2]:
        put(state, man.id, hull.x, hull.y, aboard=hull.id, role="driver")
    men = state.men("de-1")
    assert movement.plan(state, state.units["de-1"], "move", "fast", (men[0].x, 830), ()) == movement.NO_COHESION
    battle = chain(state, "move-1 move-2", "fire-5 fire-4")
    battle.do("order de-1 move-2")
    battle.do("expose no", "pass", "pass", "stay")
    assert battle.refused("drive fast forward 600:400 -") == "no-cohesion"
    assert battle.refused("drive slow forward 600:590 -") == ""
