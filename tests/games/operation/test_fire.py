"""Infantry fire: targets, numbers, damage, losses."""

import pytest
from helpers import Battle, chain, deploy, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import (
    DamageRolled,
    FriendsChecked,
    ManKilled,
    ManShaken,
    ShotsFired,
    UnitBroke,
)
from sandtable.games.operation.flow.losses import Apportion
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.weapons import aiming, hits, target_parts, targets
from sandtable.games.operation.tables import WEAPONS, gun


def face_off(far: int, shooters: int = 1, victims: int = 1, weapon: str = "de-kar98k") -> State:
    """Germans in a row against Americans in a row, so many millimetres apart."""
    state = table(size=2500)
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", shooters)
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", victims)
    for n, each in enumerate(state.units["de-1"].models):
        put(state, each, 500 + 30 * n, 500 + far, weapons=(weapon,))
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 500 + 30 * n, 500)
    state.alter("us-1", posture="fired", start=victims)
    return state


def shoot(state: State, order: str = "fire-3", faces: tuple[int, ...] = (), target: str = "us-1") -> Battle:
    """The Germans fire at the Americans, who do not answer."""
    battle = chain(state, order, "", faces=list(faces))
    battle.say(f"order de-1 {order}", f"target {target}")
    return battle


def need_of(state: State, order: str) -> int:
    battle = shoot(state, order, (1,) * 40)
    return int(battle.seen(ShotsFired)[0].need)


@pytest.mark.rule("OW-target-valid", "OW-order-fire")
def test_a_target_must_be_seen_and_detected() -> None:
    state = face_off(610)
    state.alter("us-1", posture="stationary")
    battle = chain(state, "fire-3 cover-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == "not-valid"
    state = face_off(600)
    feature(state, "house", "building", *square(400, 700, 300, 50))
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == "not-valid" and battle.options() == ["pass"]


@pytest.mark.rule("OW-order-cover", "OW-R1")
def test_covering_fire_needs_sight_alone_and_has_minus_one_and_minus_three() -> None:
    state = face_off(610)
    state.alter("us-1", posture="stationary")
    battle = shoot(state, "cover-3", (8, 5))
    shot, hurt = battle.seen(ShotsFired)[0], battle.seen(DamageRolled)[0]
    assert (shot.need, shot.hits) == (8, 1)
    assert [line.value for line in hurt.lines] == ["-3"] and (hurt.dead, hurt.shaken) == (0, 1)
    detected = face_off(200)
    battle = shoot(detected, "cover-3", (8, 6))
    assert battle.seen(ShotsFired)[0].need == 8 and battle.seen(DamageRolled)[0].dead == 1


@pytest.mark.rule("OW-target-part", "OW-fire-range")
def test_some_may_fire_though_others_cannot_and_nobody_beyond_extreme_range() -> None:
    state = face_off(1100, shooters=2)
    put(state, "de-1.2", 530, 1700)
    battle = shoot(state, faces=(1,))
    assert battle.seen(ShotsFired)[0].shots == 1
    put(state, "de-1.1", 500, 1601)


@pytest.mark.rule("OW-fire-extreme", "OW-fire-range")
def test_range_bands_of_a_rifle() -> None:
    assert need_of(face_off(700), "fire-3") == 7
    assert need_of(face_off(701), "fire-3") == 9
    assert need_of(face_off(1100), "fire-3") == 9
    battle = shoot(face_off(1101), faces=())
    assert not battle.seen(ShotsFired)


@pytest.mark.rule("OW-order-ambush", "OW-fire-range")
def test_ambush_at_close_range_of_the_nearest_model() -> None:
    assert need_of(face_off(200), "ambush-3") == 6
    assert need_of(face_off(201), "ambush-3") == 7
    state = face_off(350, victims=2)
    put(state, "us-1.1", 500, 670)
    assert need_of(state, "ambush-3") == 6


@pytest.mark.rule("OW-fire-close5", "OW-ex-12", "OW-modifiers")
def test_within_five_centimetres_plus_three_each_model_for_itself() -> None:
    state = face_off(50, shooters=2)
    put(state, "de-1.2", 530, 620)
    battle = shoot(state, faces=(1, 1))
    assert sorted(shot.need for shot in battle.seen(ShotsFired)) == [4, 7]
    state = face_off(150)
    battle = chain(state, "assault-3", "", faces=[1])
    battle.say("order de-1 assault-3", "go fast 500:550 ()", "shoot after us-1")
    shot = battle.seen(ShotsFired)[0]
    assert shot.need == 5 and sorted(line.value for line in shot.lines) == ["+3", "-1"]


@pytest.mark.rule("OW-fire-rof", "OW-fire-hit", "OW-R9", "OW-auto-rifle")
def test_an_american_squad_rolls_twenty_two_dice() -> None:
    state = table()
    deploy(state, "us-1", "us-rifles", (500, 900))
    deploy(state, "de-1", "de-grenadiers", (500, 500), 1800)
    state.alter("de-1", posture="fired")
    battle = chain(state, "", "fire-3", opener="red", faces=[7, 6] + [1] * 20 + [1])
    battle.say("order us-1 fire-3", "target de-1")
    assert sum(shot.shots for shot in battle.seen(ShotsFired)) == 22
    assert len(state.men("us-1")) == 10
    assert sum(shot.hits for shot in battle.seen(ShotsFired)) == 1


@pytest.mark.rule("OW-fire-nh", "OW-R8")
def test_nh_harms_nobody_of_that_class() -> None:
    state = face_off(300)
    deploy(state, "us-2", "us-sherman", (500, 500), seat="red")
    state.alter("us-2", posture="fired")
    battle = chain(state, "fire-3", "", faces=[])
    battle.say("order de-1 fire-3", "target us-2")
    assert not battle.seen(ShotsFired)
    assert WEAPONS["de-kar98k"].modes[0].need[4] == 0


@pytest.mark.rule("OW-fire-eleven", "OW-R39", "OW-one")
def test_eleven_may_be_rolled_for_if_modifiers_help_and_a_one_always_misses() -> None:
    plus = (hits.LINES["close5"],)
    assert hits.needed(11, plus) == 8
    assert hits.needed(11, ()) == 11
    assert hits.needed(4, plus) == 2
    state = face_off(40)
    battle = shoot(state, "ambush-3", (1,))
    assert battle.seen(ShotsFired)[0].hits == 0 and battle.seen(ShotsFired)[0].need == 3
    strong = face_off(40)
    part = TargetPart("open", "men", ("us-1.1",), unit="us-1")
    shot = targets.shots_at(strong, strong.units["de-1"], strong.units["us-1"], part, "ambush", "", False, False)[0]
    assert hits.needed(2, shot.lines) == 2


@pytest.mark.rule("OW-fire-damage", "OW-ex-11")
def test_a_rifle_rolls_on_the_small_arms_part_a_gun_on_the_other() -> None:
    assert WEAPONS["de-kar98k"].modes[0].table == "sa"
    pak = gun("germany", "75 L/48")
    assert all(mode.table == "hw" for mode in pak.modes)
    assert damage.man("sa", 2, 0, "open") == "shaken" and damage.man("hw", 2, 0, "open") == "dead"


@pytest.mark.rule("OW-damage", "OW-damage-cover")
@pytest.mark.parametrize(
    ("die", "found"),
    [
        (1, ("nh", "nh", "nh", "nh")),
        (2, ("shaken", "shaken", "shaken", "shaken")),
        (3, ("dead", "shaken", "shaken", "shaken")),
        (5, ("dead", "dead", "shaken", "shaken")),
        (6, ("dead", "dead", "shaken", "shaken")),
        (7, ("dead", "dead", "dead", "shaken")),
        (9, ("dead", "dead", "dead", "dead")),
    ],
)
def test_cover_decides_between_shaken_and_dead(die: int, found: tuple[str, ...]) -> None:
    assert tuple(damage.man("sa", die, 0, cover) for cover in ("open", "light", "medium", "heavy")) == found


@pytest.mark.rule("OW-table-ends", "OW-R28")
def test_beyond_the_ends_of_the_damage_table() -> None:
    assert damage.man("sa", 3, -3, "open") == "nh" and damage.man("sa", 1, -3, "open") == "nh"
    assert damage.man("sa", 10, 3, "heavy") == "dead"


def assign(state: State, dead: int, shaken: int) -> Battle:
    state.stack = [Apportion("red", state.units["us-1"].models, dead, shaken)]
    return Battle(state, [])


@pytest.mark.rule("OW-fire-surplus", "OW-ex-5")
def test_three_men_take_five_results_three_dead_the_rest_lost() -> None:
    state = face_off(300, victims=3)
    battle = assign(state, 3, 2)
    assert battle.decision is None and not state.men("us-1")


@pytest.mark.rule("OW-fire-standing", "OW-ex-6")
def test_nine_shaken_three_standing_four_dead() -> None:
    state = face_off(300, victims=10)
    deploy(state, "x", "us-rifles", (900, 900))
    state.units["us-1"] = replace(
        state.units["us-1"], models=(*state.units["us-1"].models, *state.units["x"].models[:2])
    )
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 500 + 30 * n, 500, unit="us-1", shaken=n < 9)
    battle = assign(state, 4, 0)
    assert [man.shaken for man in state.men("us-1")] == [True] * 9
    assert battle.asked == "red choose"
    battle.do("lose us-1.1")
    assert len(state.men("us-1")) == 8


@pytest.mark.rule("OW-fire-assign", "OW-ex-7", "OW-damage-shaken")
def test_six_shaken_six_standing_four_dead_four_shaken() -> None:
    state = face_off(300, victims=10)
    deploy(state, "x", "us-rifles", (900, 900))
    state.units["us-1"] = replace(
        state.units["us-1"], models=(*state.units["us-1"].models, *state.units["x"].models[:2])
    )
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 500 + 30 * n, 500, unit="us-1", shaken=n < 6)
    battle = assign(state, 4, 4)
    assert battle.refused("duck us-1.10") == "worst-first"
    assert battle.refused("lose us-1.1") == "standing-first"
    assert battle.refused("lose de-1.1") == "not-among-hit"
    for _ in range(4):
        standing = next(man for man in state.men("us-1") if not man.shaken)
        battle.do(f"lose {standing.id}")
    assert len(state.men("us-1")) == 8 and all(man.shaken for man in state.men("us-1"))
    assert len(battle.seen(ManShaken)) == 2 and battle.decision is None


@pytest.mark.rule("OW-split", "OW-ex-8")
def test_shots_are_divided_between_wood_and_wall_and_a_six_kills_in_one_only() -> None:
    state = table()
    deploy(state, "us-1", "us-rifles", (500, 900))
    deploy(state, "de-1", "de-grenadiers", (0, 0), 1800)
    keep(state, "de-1", 2)
    put(state, "de-1.1", 450, 590)
    put(state, "de-1.2", 550, 590)
    feature(state, "wood", "wood", *square(350, 500, 130, 100))
    feature(state, "wall", "low-wall", (500, 620), (700, 620))
    state.alter("de-1", posture="fired", start=2, panic=9)
    battle = chain(state, "", "fire-3", opener="red", faces=[])
    battle.say("order us-1 fire-3", "target de-1")
    assert battle.asked == "red allot"
    assert battle.refused("divide us-bar 1 ruin") == "no-such-part"
    battle.do("divide us-bar 1 light")
    assert battle.refused("divide us-garand 10 light") == "too-many"
    battle.do("divide us-garand 5 light")
    battle.dice.faces += [1] * 4 + [7] + [1] * 9 + [7] + [1] * 7 + [6, 6]
    battle.do("divide us-garand 4 medium")
    shots = {(shot.weapon, shot.part): shot.shots for shot in battle.seen(ShotsFired)}
    assert shots == {("us-bar", "light"): 4, ("us-garand", "light"): 10, ("us-garand", "medium"): 8}
    hurt = {each.cover: (each.dead, each.shaken) for each in battle.seen(DamageRolled)}
    assert hurt == {"light": (1, 0), "medium": (0, 1)}


@pytest.mark.rule("OW-split-weapon", "OW-ex-10")
def test_all_shots_of_a_machine_gun_go_to_one_part() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (500, 900))
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", 2)
    put(state, "us-1.1", 450, 590)
    put(state, "us-1.2", 550, 590)
    feature(state, "wood", "wood", *square(350, 500, 130, 100))
    state.alter("us-1", posture="fired", start=2, panic=9)
    gunner = next(m for m in state.men("de-1") if "de-mg34" in m.weapons)
    helper = next(m for m in state.men("de-1") if "de-kar98k" in m.weapons)
    put(state, helper.id, gunner.x + 21, gunner.y)
    battle = chain(state, "fire-3", "", faces=[])
    battle.say("order de-1 fire-3", "target us-1")
    while "mg34" not in battle.options()[0]:
        battle.do(battle.options()[0])
    battle.do("divide de-mg34 1 light")
    battle.dice.faces += [1] * 60
    battle.do("divide de-mg34 1 open")
    while battle.asked == "blue allot":
        battle.do(battle.options()[-1])
    light = [shot for shot in battle.seen(ShotsFired) if shot.weapon == "de-mg34" and shot.part == "light"]
    assert [shot.shots for shot in light] == [7]
    others = {shot.part for shot in battle.seen(ShotsFired) if shot.weapon != "de-mg34"}
    assert "open" in others


@pytest.mark.rule("OW-split-trench", "OW-ex-9")
def test_only_the_part_in_the_ditch_is_harder_to_hit() -> None:
    state = face_off(300, shooters=2, victims=2)
    feature(state, "ditch", "ditch", *square(480, 480, 40, 40))
    battle = chain(state, "fire-3", "", faces=[])
    battle.say("order de-1 fire-3", "target us-1")
    parts = {part.name: part.trench for part in battle.decision.frame.parts}  # type: ignore[union-attr]
    assert parts == {"open": False, "light-trench": True}
    battle.do("divide de-kar98k 1 light-trench")
    battle.dice.faces += [1, 1]
    battle.do("divide de-kar98k 1 open")
    assert {shot.part: shot.need for shot in battle.seen(ShotsFired)} == {"open": 7, "light-trench": 8}


@pytest.mark.rule("OW-mixed")
def test_units_less_than_five_centimetres_apart_are_one_target() -> None:
    state = face_off(300, shooters=3, victims=1)
    deploy(state, "us-2", "us-rifles", (0, 0), 1800)
    keep(state, "us-2", 1)
    put(state, "us-2.1", 540, 500)
    state.alter("us-2", posture="fired")
    found = target_parts.one_target(state, state.units["de-1"], state.units["us-1"])
    assert [each.id for each in found] == ["us-1", "us-2"]
    battle = shoot(state, faces=(10, 1, 1, 10))
    assert battle.asked == "red choose" and battle.options() == ["lose us-1.1", "lose us-2.1"]
    put(state, "us-2.1", 550, 500)
    assert len(target_parts.one_target(state, state.units["de-1"], state.units["us-1"])) == 1


@pytest.mark.rule("OW-friendly-test", "OW-training")
def test_hits_past_friends_are_checked_against_the_training() -> None:
    state = face_off(400, shooters=2)
    deploy(state, "de-2", "de-grenadiers", (0, 0))
    keep(state, "de-2", 1)
    put(state, "de-2.1", 540, 700)
    state.alter("de-2", start=1, alone=True, panic=9)
    battle = shoot(state, faces=(7, 7, 4, 3, 9, 9))
    check = battle.seen(FriendsChecked)[0]
    assert (check.struck, check.astray) == ("de-2", 1)
    assert {each.model for each in battle.seen(ManKilled)} == {"us-1.1", "de-2.1"}
    state = face_off(400, shooters=2)
    put(state, "de-1.2", 500, 700)
    battle = shoot(state, faces=(7, 1, 9))
    assert not battle.seen(FriendsChecked)


@pytest.mark.rule("OW-fire-steps", "OW-fire-facing")
def test_men_turn_to_what_they_fire_at() -> None:
    state = face_off(300)
    put(state, "de-1.1", 500, 800, facing=1800)
    shoot(state, faces=(1,))
    assert state.models["de-1.1"].facing == 0


@pytest.mark.rule("OW-fire-area-first")
def test_grenades_are_worked_out_before_rifles() -> None:
    state = face_off(60, shooters=2, victims=1)
    put(state, "de-1.1", 500, 580, weapons=("de-kar98k", "de-grenade"))
    put(state, "de-1.2", 530, 800, weapons=("de-kar98k",))
    battle = chain(state, "fire-3", "", faces=[7, 1, 1])
    battle.say("order de-1 fire-3", "target us-1", "arm grenades")
    assert [shot.weapon for shot in battle.seen(ShotsFired)] == ["de-grenade", "de-kar98k"]


@pytest.mark.rule("OW-target-heavy")
def test_heavy_weapons_may_take_a_vehicle_of_their_own() -> None:
    state = face_off(150, shooters=2)
    put(state, "de-1.1", 500, 650, weapons=("de-kar98k", "de-panzerfaust"))
    deploy(state, "us-2", "us-sherman", (700, 600), seat="red")
    state.alter("us-2", posture="fired")
    battle = chain(state, "fire-3", "", faces=[])
    battle.do("order de-1 fire-3", "target us-1")
    while "second us-2" not in battle.options():
        battle.do("pass")
    assert battle.refused("second us-1") == "not-heavy"
    intent = Intent("blue", "de-1", 0, target="us-1", second="us-2")
    assert aiming.aimed_at(state, intent) == [("us-1", False), ("us-2", True)]
    part = TargetPart(f"vehicle:{state.vehicle_of('us-2').id}", "vehicle", (state.vehicle_of("us-2").id,), unit="us-2")  # type: ignore[union-attr]
    found = aiming.possible(state, intent, part, False, True)
    assert [(shot.model, shot.weapon) for shot in found] == [("de-1.1", "de-panzerfaust")]
    men = TargetPart("open", "men", ("us-1.1",), unit="us-1")
    assert [shot.weapon for shot in aiming.possible(state, intent, men, False, False)] == ["de-kar98k", "de-kar98k"]


@pytest.mark.rule("OW-sight-high-wall")
def test_over_a_high_wall_only_grenades_are_used() -> None:
    state = face_off(70)
    put(state, "de-1.1", 500, 570, weapons=("de-kar98k", "de-grenade"))
    feature(state, "wall", "high-wall", (300, 545), (700, 545))
    battle = chain(state, "fire-3", "", faces=[])
    battle.say("order de-1 fire-3", "target us-1")
    assert not battle.seen(ShotsFired)
    state.alter("de-1", marked=0)
    battle = chain(state, "fire-3", "", faces=[1, 1])
    battle.say("order de-1 fire-3", "target us-1", "arm grenades")
    assert [shot.weapon for shot in battle.seen(ShotsFired)] == ["de-grenade"]


@pytest.mark.rule("OW-morale-when", "OW-R42")
def test_morale_is_tested_right_after_the_attack() -> None:
    state = face_off(300, shooters=3, victims=4)
    state.alter("us-1", panic=3, start=4)
    battle = chain(state, "fire-1", "move-3", opener="red", faces=[])
    battle.do("order us-1 move-3", "stay", "order de-1 fire-1")
    battle.dice.faces += [10, 10, 10, 10, 10, 10, 1]
    battle.say("target us-1")
    for _ in range(3):
        battle.do(battle.options()[0])
    assert UnitBroke("us-1") in battle.out
    assert [type(each).__name__ for each in battle.out][-1] == "OrderLost" or battle.state.units["us-1"].broken


def test_shots_are_plain_values() -> None:
    assert Shot("a", "b", "direct", "u", 1).need == 0
    state = face_off(300)
    assert sights(state, state.units["de-1"], state.units["us-1"])
