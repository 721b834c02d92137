"""Infantry movement, terrain, cohesion, bicycles."""

import pytest
from helpers import Battle, alone, chain, deploy, face_off, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.plans import SaddlePlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground import cohesion, routes
from sandtable.games.operation.rules.infantry import crewed_weapons, movement
from sandtable.games.operation.rules.infantry.walking import advance_to, saddle
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Refusal, Seeded


def one_man(kind: str = "de-grenadiers") -> State:
    state = table()
    deploy(state, "de-1", kind, (300, 600))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 300, 600)
    deploy(state, "us-9", "us-sniper", (1150, 50))
    return state


def goes(state: State, order: str, speed: str, x: int, y: int) -> str:
    """The key of the refusal of a straight move; empty if it is allowed."""
    found = movement.plan(state, state.units["de-1"], order, speed, (x, y), ())  # type: ignore[arg-type]
    return found.key if isinstance(found, Refusal) else ""


@pytest.mark.rule("OW-move-infantry", "OW-ex-4", "OW-order-move", "OW-assault-speed")
def test_a_man_goes_twenty_fast_ten_slow_and_fifteen_on_assault() -> None:
    state = one_man()
    for order, speed, far in (
        ("move", "fast", 200),
        ("move", "slow", 100),
        ("assault", "fast", 150),
        ("assault", "slow", 100),
    ):
        assert goes(state, order, speed, 300 + far, 600) == ""
        assert goes(state, order, speed, 301 + far, 600) == "too-far"


@pytest.mark.rule("OW-cohesion")
def test_cohesion_is_a_chain_of_ten_centimetres() -> None:
    assert cohesion.chained([(0, 0), (100, 0), (200, 0), (300, 0)])
    assert not cohesion.chained([(0, 0), (100, 0), (201, 0)])
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 600))
    keep(state, "de-1", 2)
    put(state, "de-1.1", 300, 600)
    put(state, "de-1.2", 400, 600)
    ends = ((300, 500), (400, 500))
    assert not isinstance(movement.plan(state, state.units["de-1"], "move", "fast", (300, 500), ends), Refusal)
    torn = ((300, 500), (401, 500))
    assert movement.plan(state, state.units["de-1"], "move", "fast", (300, 500), torn) is movement.NO_COHESION


@pytest.mark.rule("OW-cohesion-close")
def test_a_torn_unit_closes_up_with_its_next_move() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 600))
    keep(state, "de-1", 2)
    put(state, "de-1.1", 300, 600)
    put(state, "de-1.2", 500, 600)
    deploy(state, "us-9", "us-sniper", (1150, 50))
    assert not cohesion.is_together(state, state.units["de-1"])
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "stay")
    assert cohesion.is_together(state, state.units["de-1"])
    assert state.models["de-1.2"].x < 500 and battle.decision is None


@pytest.mark.rule("OW-move-goal")
def test_one_model_stands_at_the_goal_and_nobody_on_another() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 600))
    plan = movement.plan(state, state.units["de-1"], "move", "fast", (350, 480), ())
    assert isinstance(plan, movement.Plan)
    ends = [way[-1] for _, way in plan.paths]
    assert (350, 480) in ends and cohesion.chained(ends)
    assert all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 >= 400 for n, a in enumerate(ends) for b in ends[n + 1 :])
    deploy(state, "us-1", "us-sniper", (350, 480))
    assert goes(state, "move", "fast", 350, 480) == "no-room"
    assert goes(state, "move", "fast", -5, 600) == "off-table"
    keep(state, "de-1", 1)
    wrong = movement.plan(state, state.units["de-1"], "move", "fast", (300, 500), ((300, 490),))
    assert wrong is movement.GOAL_EMPTY


@pytest.mark.rule("OW-terrain-minus", "OW-terrain-cross")
def test_woods_cost_five_low_walls_five_high_ones_ten() -> None:
    for kind, far in (("low-wall", 150), ("low-hedge", 150), ("high-wall", 100), ("high-hedge", 100)):
        state = one_man()
        feature(state, "line", kind, (340, 400), (340, 800))
        assert goes(state, "move", "fast", 300 + far, 600) == ""
        assert goes(state, "move", "fast", 301 + far, 600) == "too-far"
    state = one_man()
    feature(state, "wood", "wood", *square(340, 300, 400, 600))
    assert goes(state, "move", "fast", 450, 600) == ""
    assert goes(state, "move", "fast", 451, 600) == "too-far"


@pytest.mark.rule("OW-terrain-plus")
def test_a_road_helps_only_if_the_whole_move_runs_on_it() -> None:
    state = one_man()
    feature(state, "road", "road", *square(100, 580, 700, 40))
    assert goes(state, "move", "fast", 550, 600) == ""
    assert goes(state, "move", "fast", 551, 600) == "too-far"
    assert goes(state, "move", "fast", 500, 640) == "too-far"


@pytest.mark.rule("OW-terrain-slow")
def test_slow_ground_is_crossed_slowly_only() -> None:
    state = one_man()
    feature(state, "marsh", "marsh", *square(320, 500, 200, 200))
    assert goes(state, "move", "fast", 380, 600) == "only-slow"
    assert goes(state, "move", "slow", 380, 600) == ""


@pytest.mark.rule("OW-terrain-barred")
def test_a_river_bars_men_and_a_bridge_carries_them() -> None:
    state = one_man()
    feature(state, "river", "river", *square(350, 0, 60, 1200))
    assert goes(state, "move", "fast", 440, 600) == "barred"
    feature(state, "bridge", "bridge", *square(330, 570, 100, 60))
    assert goes(state, "move", "fast", 440, 600) == ""


@pytest.mark.rule("OW-move-levels")
def test_levels_cost_their_height() -> None:
    state = one_man()
    man = state.models["de-1.1"]
    flat, _ = routes.way_cost(state, (), man, ((300, 600), (320, 600)))
    up, _ = routes.way_cost(state, (), man, ((300, 600), (320, 600)), climb=2)
    assert flat == 20 and up == 20 + 2 * 40


def cyclists() -> State:
    state = table()
    deploy(state, "de-1", "de-cyclists", (300, 600))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 300, 600, riding=True)
    deploy(state, "us-9", "us-sniper", (1150, 50))
    return state


@pytest.mark.rule("OW-bicycle-speed")
def test_cyclists_ride_fifteen_twenty_five_and_twenty() -> None:
    state = cyclists()
    for order, speed, far in (("move", "slow", 150), ("move", "fast", 250), ("assault", "fast", 200)):
        assert goes(state, order, speed, 300 + far, 600) == ""
        assert goes(state, order, speed, 301 + far, 600) == "too-far"


@pytest.mark.rule("OW-bicycle-terrain")
def test_bicycles_use_the_motorcycle_column() -> None:
    state = cyclists()
    feature(state, "wall", "low-wall", (340, 0), (340, 1200))
    man, way = state.models["de-1.1"], ((300, 600), (380, 600))
    assert routes.toll(state.index.blocks, way, routes.way_column(man)).barred
    assert goes(state, "move", "fast", 380, 600) != ""
    state.change("de-1.1", riding=False)
    assert not routes.toll(state.index.blocks, way, routes.way_column(state.models["de-1.1"])).barred
    assert goes(state, "move", "fast", 380, 600) == ""


@pytest.mark.rule("OW-bicycle-mount", "OW-bicycle-left")
def test_getting_off_costs_five_slowly_and_leaves_the_bicycle() -> None:
    state = cyclists()
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "mount off")
    assert battle.refused("go fast 320:600 ()") == "slow-to-mount"
    assert battle.refused("go slow 351:600 ()") == "too-far"
    battle.do("go slow 350:600 ()")
    assert not state.models["de-1.1"].riding
    left = next(iter(state.templates.values()))
    assert (left.kind, left.x, left.y) == ("bicycle", 300, 600)
    assert not area.under(state, (300, 600, 0), 30)
    area.burst(state, (300, 600, 0), 30, "de-grenade", "sa", (), (0, 0), "", Seeded(1), [])
    assert not state.templates


@pytest.mark.rule("OW-bicycle-left")
def test_a_bicycle_is_taken_up_again_where_it_lies() -> None:
    state = cyclists()
    state.change("de-1.1", riding=False)
    state.templates["b"] = Template("b", "bicycle", 320, 600, 0, group="de-1")
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "mount on", "go slow 400:600 ()")
    assert state.models["de-1.1"].riding and not state.templates


@pytest.mark.rule("OW-bicycle-state")
def test_a_cyclist_who_rides_slowly_counts_as_moved() -> None:
    state = cyclists()
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "pass", "go slow 350:600 ()")
    assert state.units["de-1"].posture == "moved"


@pytest.mark.rule("OW-bicycle-crew")
def test_a_weapon_with_assistant_is_fired_from_bicycles_only_at_rest_and_side_by_side() -> None:
    state = table()
    deploy(state, "de-1", "de-cyclists", (300, 600))
    gunner = state.men("de-1")[0]
    mg = WEAPONS["de-mg42"]
    helper = next(m for m in state.men("de-1") if m.id != gunner.id)
    put(state, gunner.id, 300, 600, riding=True, weapons=("de-mg42",))
    put(state, helper.id, 322, 600, riding=True)
    found = crewed_weapons.serve(state, state.models[gunner.id], mg, False, frozenset())
    assert found is not None and not found.halved
    assert crewed_weapons.serve(state, state.models[gunner.id], mg, True, frozenset()) is None
    for man in state.men("de-1"):
        if man.id != gunner.id:
            state.models[man.id] = replace(man, x=man.x + 200)
    assert crewed_weapons.serve(state, state.models[gunner.id], mg, False, frozenset()) is None
    state.change(gunner.id, riding=False)
    alone = crewed_weapons.serve(state, state.models[gunner.id], mg, False, frozenset())
    assert alone is not None and alone.halved


@pytest.mark.rule("OW-bicycle-mount")
def test_nobody_mounts_without_a_bicycle() -> None:
    state = cyclists()
    saddle(state, _intent(state, "on"), [])
    assert state.models["de-1.1"].riding
    state.change("de-1.1", riding=False)
    saddle(state, _intent(state, "on"), [])
    assert not state.models["de-1.1"].riding


def _intent(state: State, mount: str):  # type: ignore[no-untyped-def]
    return Intent("blue", "de-1", 0, plans=(SaddlePlan(mount),))


def test_battle_helper_refuses_in_words() -> None:
    assert isinstance(chain(one_man(), "move-3", ""), Battle)


@pytest.mark.rule("OW-move-levels")
def test_a_man_goes_upstairs_with_what_is_left_of_his_move() -> None:
    state = one_man()
    house = square(320, 540, 120, 120)
    door = (((320, 590), (320, 610)),)
    feature(state, "house", "building", *house, levels=3, openings=door)
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "go fast 380:600 ()")
    assert battle.options() == ["pass", "climb 0", "climb 1"]
    assert battle.refused("climb 2") == "no-climb"
    battle.do("climb 1")
    assert state.models["de-1.1"].level == 1 and (state.models["de-1.1"].x, state.models["de-1.1"].y) == (380, 600)
    battle = chain(state, "move-3", "", turn=2)
    battle.do("order de-1 move-3")
    assert battle.refused("go fast 260:600 ()") == "too-far"
    battle.do("go fast 290:600 ()")
    assert state.models["de-1.1"].level == 0


@pytest.mark.rule("OW-R53", "OW-R54")
def test_a_unit_on_the_way_counts_as_moved_and_all_have_gone_the_same_share() -> None:
    state = face_off(300)
    state.alter("us-1", panic=9)
    battle = chain(state, "move-4", "fire-2", faces=[])
    battle.do("order de-1 move-4", "go fast 500:680 ()")
    link = battle.decision.frame.links[0]  # type: ignore[union-attr]
    advance_to(state, link, 0, 500)
    assert {man.y for man in state.men("de-1")} == {740}
    state = face_off(300)
    battle = chain(state, "move-4", "ambush-2", faces=[])
    battle.do("order de-1 move-4", "go fast 500:680 ()", "order us-1 ambush-2", "target de-1")
    battle.dice.faces += [1] * 9
    assert state.units["de-1"].posture == "stationary"
    while "delay 500" not in battle.options():
        battle.do("pass")
    battle.say("delay 500")
    assert [state.units[name].posture for name in ("de-1", "us-1")] == ["moved", "fired"]


@pytest.mark.rule("OW-smoke-slow")
def test_men_walk_through_smoke_only_slowly() -> None:
    for smoke, key in ((True, "only-slow"), (False, "")):
        state = table("smoke")
        alone(state, "de-1", "de-grenadiers", (500, 600))
        alone(state, "us-1", "us-rifles", (100, 100))
        if smoke:
            state.templates["s"] = Template("s", "smoke", 500, 520, 30)
        battle = chain(state, "move-3", "")
        battle.do("order de-1 move-3")
        assert battle.refused("go fast 500:480 ()") == key
        assert battle.refused("go slow 500:520 ()") == ""
