"""Templates, grenades, flame, charges, shaped charges."""

from typing import Any

import pytest
from helpers import Battle, chain, deploy, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import (
    ChargeArmed,
    ChargeFired,
    ChargeWentOff,
    DamageRolled,
    FlameLaid,
    GunStruck,
    ManKilled,
    ModelsCaught,
    ShotDrifted,
    ShotsFired,
    TemplateLaid,
)
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import LaidCharge
from sandtable.games.operation.rules.announcing.fire import shells
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.weapons import area, charges, flame, friends, heat, targets, volley_areas
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted


def thrower(weapons: tuple[str, ...], far: int = 80, victims: int = 3) -> State:
    """One German with something to throw, Americans in a row."""
    state = table(size=1800)
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 500, 500 + far, weapons=weapons)
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", victims)
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 500 + 25 * n, 500)
    state.alter("us-1", posture="fired", start=victims, panic=9)
    state.alter("de-1", panic=9)
    return state


def throw(state: State, faces: list[int], arms: str = "arm grenades", at: str = "us-1.1") -> Battle:
    battle = chain(state, "fire-3", "", faces=faces)
    battle.say("order de-1 fire-3", "target us-1", *([arms] if arms else []))
    if battle.asked == "blue lay-template":
        battle.do(f"place {at}")
    return battle


GRENADE = ("de-kar98k", "de-grenade")


@pytest.mark.rule("OW-area-templates", "OW-area-aim", "OW-area-all")
def test_everybody_even_partly_under_the_template_is_hit() -> None:
    assert {mode.template for w in WEAPONS.values() for mode in w.modes if mode.template} == {30, 50, 80, 100}
    state = thrower(GRENADE)
    deploy(state, "de-2", "de-grenadiers", (0, 0))
    keep(state, "de-2", 1)
    put(state, "de-2.1", 500, 460)
    battle = throw(state, [7, 1, 1, 1], at="us-1.1")
    laid = battle.seen(TemplateLaid)[0]
    assert (laid.at, laid.radius, set(laid.models)) == ((500, 500), 30, {"us-1.1", "us-1.2", "de-2.1"})
    assert battle.seen(ShotsFired)[0].shots == 1


@pytest.mark.rule("OW-grenade-min", "OW-grenade-drift", "OW-R41")
def test_grenades_fly_four_to_fifteen_centimetres_and_drift_when_they_miss() -> None:
    near = thrower(GRENADE, far=39, victims=1)
    battle = chain(near, "fire-3", "", faces=[1])
    battle.say("order de-1 fire-3", "target us-1", "arm grenades")
    assert [shot.weapon for shot in battle.seen(ShotsFired)] == ["de-kar98k"]
    assert WEAPONS["de-grenade"].modes[0].close == 0
    battle = throw(thrower(GRENADE), [6, 3, 180, 1, 1])
    drift = battle.seen(ShotDrifted)[0]
    assert drift.at == (500, 530) and not drift.dud and battle.seen(TemplateLaid)[0].at == (500, 530)
    battle = throw(thrower(GRENADE), [6, 2])
    assert battle.seen(ShotDrifted)[0].dud and not battle.seen(TemplateLaid)
    back = thrower(GRENADE, far=60)
    battle = throw(back, [6, 6, 180, 9, 9, 9])
    assert "de-1.1" in battle.seen(TemplateLaid)[0].models


def shell(state: State, at: str, hit: bool, faces: list[int], weapon: str = "de-gun-75-l46") -> list[Event]:
    """A direct shell of a gun at a model."""
    out: list[Event] = []
    gun = next(w for w in WEAPONS.values() if w.group == "gun" and w.mode("he") and w.mode("he").template == 50)  # type: ignore[union-attr]
    shot = Shot("de-1.1", gun.id, "he", "us-1", 1, 7, part="open")
    mode = gun.mode("he")
    assert mode is not None
    volley_areas.struck_at(state, shot, mode, at, hit, 7, Scripted(faces), out)
    return out


@pytest.mark.rule("OW-area-miss")
def test_a_direct_shell_that_misses_does_nothing() -> None:
    assert shell(thrower(GRENADE, 300), "us-1.1", False, []) == []
    assert shell(thrower(GRENADE, 300, 1), "us-1.1", True, [1])


@pytest.mark.rule("OW-area-building", "OW-ex-13", "OW-area-wood", "OW-area-grenade-in")
def test_shells_burst_on_the_outer_wall_grenades_inside_and_in_woods_on_the_model() -> None:
    state = thrower(GRENADE, 300, 1)
    feature(state, "house", "building", *square(400, 300, 200, 260))
    man = state.models["us-1.1"]
    assert area.impact(state, man, grenade=False, indirect=False)[:2] == (500, 560)
    assert area.impact(state, man, grenade=True, indirect=False)[:2] == (500, 500)
    deep = replace(man, y=470)
    state.models["us-1.1"] = deep
    assert deep in area.under(state, (500, 560, 0), 100)
    assert deep not in area.under(state, (500, 560, 0), 50)
    feature(state, "house", "wood", *square(400, 300, 200, 260))
    assert area.impact(state, man, grenade=False, indirect=False)[:2] == (500, 500)
    howitzer = next(w for w in WEAPONS.values() if w.group == "howitzer" and w.calibre[0] <= 150 <= w.calibre[1])
    assert howitzer.modes[0].template == 100


@pytest.mark.rule("OW-area-gun")
def test_a_shell_on_a_gun_rolls_in_its_column_unless_it_drifted_off() -> None:
    state = table(size=1800)
    deploy(state, "de-1", "de-pak40", (500, 900))
    crew = len([m for m in area.under(state, (500, 900, 0), 50) if m.cls == "infantry"])
    assert crew
    for centre, rolled in (("de-1.0", True), ("", False)):
        out: list[Event] = []
        dice = Scripted([4] * crew + [1])
        area.burst(state, (500, 900, 0), 50, "us-gun", "sa", (), (500, 100), centre, dice, out)
        assert bool([each for each in out if type(each) is GunStruck]) is rolled
    out = []
    area.burst(state, (500, 900, 0), 50, "us-gun", "sa", (), (1500, 900), "", Scripted([1] * crew), out)
    assert [type(each) for each in out].count(DamageRolled) == 1


@pytest.mark.rule("OW-area-interrupt", "OW-area-interrupt-min", "OW-area-interrupt-place")
def test_an_area_weapon_that_interrupts_catches_a_number_of_models() -> None:
    state = thrower(GRENADE, far=200)
    battle = chain(state, "fire-1", "move-3", opener="red", faces=[])
    battle.do("order us-1 move-3", "go fast 500:600 ()", "order de-1 fire-1", "target us-1", "arm grenades")
    battle.dice.faces += [9, 4, 2]
    battle.do("delay 500")
    caught = battle.seen(ModelsCaught)[0]
    assert caught.count == 1
    battle.do("duck us-1.1")
    down, others = state.models["us-1.1"], state.men("us-1")[1:]
    assert down.shaken and 540 < down.y < 560 and all(man.y == 600 for man in others)
    missed = thrower(GRENADE, far=200)
    battle = chain(missed, "fire-1", "move-3", opener="red", faces=[])
    battle.do("order us-1 move-3", "go fast 500:600 ()", "order de-1 fire-1", "target us-1", "arm grenades")
    battle.dice.faces += [8]
    battle.do("delay 500")
    assert not battle.seen(ModelsCaught) and not battle.seen(ShotDrifted)
    assert volley_areas.caught_least(30) == 1 and volley_areas.caught_least(50) == 0


@pytest.mark.rule("OW-flame-roll", "OW-flame-table")
def test_a_flamethrower_rolls_for_each_model_it_touches_without_cover() -> None:
    light = next(w.id for w in WEAPONS.values() if w.group == "flame-light" and w.nation == "germany")
    heavy = next(w for w in WEAPONS.values() if w.group == "flame-heavy" and w.nation == "germany")
    state = thrower((light,), far=90, victims=2)
    feature(state, "trench", "trench", *square(400, 450, 200, 90))
    battle = throw(state, [5, 3, 3], arms="", at="us-1.1")
    assert len(battle.seen(FlameLaid)[0].models) == 2
    rolls = battle.seen(ShotsFired)
    assert len(rolls) == 2 and [shot.hits for shot in rolls] == [1, 0]
    hurt = battle.seen(DamageRolled)[0]
    assert (hurt.cover, hurt.table, hurt.dead) == ("open", "sa", 1)
    assert heavy.modes[0].table == "hw"


@pytest.mark.rule("OW-flame-opening")
def test_flame_reaches_into_a_building_only_by_an_opening() -> None:
    light = next(w for w in WEAPONS.values() if w.group == "flame-light" and w.nation == "germany")
    for gaps, reached in (((), False), ((((490, 530), (510, 530)),), True)):
        state = thrower((light.id,), far=80, victims=1)
        feature(state, "house", "building", *square(400, 400, 200, 130), openings=gaps)
        firer, man = state.models["de-1.1"], state.models["us-1.1"]
        shape = flame.template(firer, man, light.modes[0])
        assert bool(flame.touched(state, firer, shape)) is reached


@pytest.mark.rule("OW-charge-throw", "OW-charge-hand")
def test_a_demolition_charge_is_thrown_once_and_may_go_off_in_the_hand() -> None:
    arms = ("de-kar98k", "de-charge")
    mode = WEAPONS["de-charge"].modes[0]
    assert (mode.close, mode.normal, mode.extreme, mode.template) == (0, 50, 100, 30)
    state = thrower(arms, far=60, victims=1)
    battle = throw(state, [9, 1], arms="arm charges")
    assert battle.seen(ShotsFired)[0].need == 9 and "de-charge" in state.models["de-1.1"].spent
    state.turn = 2
    part = TargetPart("open", "men", ("us-1.1",), unit="us-1")
    shots = targets.shots_at(state, state.units["de-1"], state.units["us-1"], part, "fire", "charges", False, False)
    assert [shot.weapon for shot in shots] == ["de-kar98k"]
    battle = throw(thrower(arms, far=60, victims=1), [2], arms="arm charges")
    assert battle.seen(ChargeWentOff) and ManKilled("de-1", "de-1.1") in battle.out
    assert battle.seen(TemplateLaid)[0].at == (500, 560)
    moved = thrower(arms, far=150, victims=1)
    battle = chain(moved, "assault-3", "", faces=[10, 1])
    battle.say("order de-1 assault-3", "go fast 500:560 ()", "shoot after us-1", "arm charges")
    assert [shot.weapon for shot in battle.seen(ShotsFired)] == ["de-charge"]


@pytest.mark.rule("OW-charge-arm", "OW-charge-table")
def test_a_charge_is_armed_in_one_turn_and_set_off_in_a_later_one() -> None:
    state = thrower(("de-kar98k", "de-charge"), far=500)
    feature(state, "wire", "wire", (400, 980), (600, 980))
    battle = chain(state, "ambush-3", "", faces=[])
    battle.do("order de-1 ambush-3", "pass")
    assert battle.options() == ["pass", "blast arm wire 1"]
    battle.do("blast arm wire 1")
    assert battle.seen(ChargeArmed) and charges.armed(state, "de-1") == []
    assert charges.has_charge(state.models["de-1.1"]) == ""
    battle = chain(state, "move-3", "", faces=[2], turn=2)
    battle.do("order de-1 move-3", "go fast 500:1100 ()")
    assert battle.options() == ["pass", "blast fire wire 1"]
    battle.do("blast fire wire 1")
    assert battle.seen(ChargeFired)[0].removed and "wire" not in state.features


@pytest.mark.rule("OW-charge-table")
@pytest.mark.parametrize(
    ("total", "gone"),
    [
        (1, ()),
        (2, ("wire",)),
        (5, ("wire", "steel-trap")),
        (7, ("wire", "steel-trap", "concrete-trap", "armoured-door")),
        (9, ("wire", "steel-trap", "concrete-trap", "armoured-door", "high-wall")),
    ],
)
def test_what_a_charge_removes(total: int, gone: tuple[str, ...]) -> None:
    kinds = ("wire", "steel-trap", "concrete-trap", "armoured-door", "high-wall")
    assert tuple(kind for kind in kinds if charges.removes(kind, total)) == gone


@pytest.mark.rule("OW-charge-bridge")
def test_a_bridge_needs_six_charges_and_takes_everybody_with_it() -> None:
    state = thrower(GRENADE, victims=1)
    feature(state, "bridge", "bridge", *square(480, 480, 40, 40))
    state.turn = 3
    for n in range(5):
        state.charges[f"c{n}"] = LaidCharge(f"c{n}", "de-1", "bridge", 0, 0, 1)
    charges.set_off(state, "de-1", "bridge", 6, Scripted([]), [])
    assert "bridge" in state.features
    for n in range(6):
        state.charges[f"c{n}"] = LaidCharge(f"c{n}", "de-1", "bridge", 0, 0, 1)
    out: list[Any] = []
    charges.set_off(state, "de-1", "bridge", 6, Scripted([6]), out)
    assert out[0].total == 9 and out[0].removed
    assert "bridge" not in state.features and not state.men("us-1")
    assert state.men("de-1"), "who is beside it stays"


@pytest.mark.rule("OW-charge-bridge", "OW-vd-catastrophe")
def test_vehicles_go_with_the_bridge_and_only_those_on_it() -> None:
    state = table()
    feature(state, "bridge", "bridge", *square(500, 500, 200, 200))
    on, off = deploy(state, "us-1", "us-jeep", (600, 600)), deploy(state, "us-2", "us-jeep", (900, 600))
    deploy(state, "de-1", "de-pioneers", (300, 600))
    state.turn = 3
    for n in range(6):
        state.charges[f"c{n}"] = LaidCharge(f"c{n}", "de-1", "bridge", 0, 0, 1)
    charges.set_off(state, "de-1", "bridge", 6, Scripted([6]), [])
    assert state.models[on].destroyed and not state.everyone("us-1")
    assert not state.models[off].destroyed and state.everyone("us-2")


@pytest.mark.rule("OW-charge-building")
def test_a_charge_in_a_building_rolls_on_its_table_with_minus_two() -> None:
    state = thrower(GRENADE, victims=1)
    feature(state, "house", "building", *square(480, 480, 40, 40))
    state.turn = 3
    state.charges["c"] = LaidCharge("c", "de-1", "house", 0, 0, 1)
    out: list[Any] = []
    charges.set_off(state, "de-1", "house", 6, Scripted([5]), out)
    assert (out[0].feature, out[0].total) == ("house", 3) and not state.charges
    charges.set_off(state, "de-1", "house", 6, Scripted([]), out)
    assert len(out) == 1  # nothing is left to go off


@pytest.mark.rule("OW-heat-targets", "OW-panzerfaust", "OW-panzerschreck", "OW-bazooka", "OW-piat")
def test_shaped_charges_at_men_only_behind_something_hard() -> None:
    state = thrower(GRENADE, 150, 1)
    man = state.models["us-1.1"]

    def line() -> object:
        return sights(state, state.units["de-1"], state.units["us-1"])["de-1.1"]["us-1.1"]

    assert not heat.may_fire(state, man, line())  # type: ignore[arg-type]
    for kind, allowed in (("low-wall", True), ("low-hedge", False)):
        feature(state, "piece", kind, (400, 530), (600, 530))
        assert heat.may_fire(state, man, line()) is allowed  # type: ignore[arg-type]
    for kind, allowed in (("ruin", True), ("wood", False)):
        feature(state, "piece", kind, *square(400, 400, 200, 130))
        assert heat.may_fire(state, man, line()) is allowed  # type: ignore[arg-type]
    for weapon in ("de-panzerfaust", "de-panzerschreck", "us-bazooka", "uk-piat"):
        mode = WEAPONS[weapon].mode("heat")
        assert mode is not None and mode.template == 30


@pytest.mark.rule("OW-heat-range", "OW-heat-miss")
def test_a_shaped_charge_has_one_range_and_no_bonus() -> None:
    mode = WEAPONS["de-panzerfaust"].mode("heat")
    assert mode is not None and mode.close == 0 and mode.extreme == 0
    state = thrower(("de-panzerfaust",), 150, 1)
    feature(state, "wall", "low-wall", (400, 530), (600, 530))
    battle = chain(state, "ambush-3", "", faces=[6])
    battle.say("order de-1 ambush-3", "target us-1")
    assert battle.seen(ShotsFired)[0].need == 7 and not battle.seen(TemplateLaid)


@pytest.mark.rule("OW-piat-bomb", "OW-bazooka-wp")
def test_bombs_and_phosphorus_have_templates_of_five() -> None:
    bomb, wp = WEAPONS["uk-piat"].mode("bomb"), WEAPONS["us-bazooka"].mode("wp")
    assert bomb is not None and bomb.template == 50 and wp is not None and wp.template == 50
    state = table()
    deploy(state, "uk-1", "uk-piat", (500, 500))
    deploy(state, "us-1", "us-bazooka", (500, 900))
    assert "bomb" in shells(state, state.units["uk-1"])
    assert "wp" not in shells(state, state.units["us-1"])
    state.alter("us-1", traits=("white-phosphorus",))
    assert "wp" in shells(state, state.units["us-1"])


@pytest.mark.rule("OW-covering-template", "OW-R38")
def test_area_weapons_may_give_covering_fire() -> None:
    state = thrower(GRENADE, 80, 1)
    battle = chain(state, "cover-3", "", faces=[8, 5])
    battle.say("order de-1 cover-3", "target us-1", "arm grenades")
    assert battle.seen(ShotsFired)[0].need == 8 and battle.seen(TemplateLaid)
    hurt = battle.seen(DamageRolled)[0]
    assert [line.value for line in hurt.lines] == ["-3"] and hurt.shaken == 1


def test_intents_are_plain_values() -> None:
    assert Intent("blue", "de-1", 0).order


@pytest.mark.rule("OW-flame-roll")
def test_flame_passes_over_wrecks() -> None:
    state = table()
    deploy(state, "de-1", "de-pioneers", (600, 600))
    deploy(state, "us-1", "us-sherman", (600, 540))
    firer = state.models["de-1.1"]
    shape = ((580, 500), (620, 500), (620, 600), (580, 600))
    assert [m.id for m in flame.touched(state, firer, shape) if m.unit == "us-1"] == ["us-1.0"]
    put(state, "us-1.0", 600, 540, destroyed=True)
    assert not [m for m in flame.touched(state, firer, shape) if m.unit == "us-1"]
    assert friends.near_line(state, []) == ()


@pytest.mark.rule("OW-charge-bridge", "OW-charge-arm")
def test_fewer_than_six_charges_on_a_bridge_wait() -> None:
    state = table()
    feature(state, "bridge", "bridge", *square(500, 500, 100, 200))
    deploy(state, "de-1", "de-pioneers", (300, 600))
    state.turn = 3
    for n in range(5):
        state.charges[f"man-{n}"] = LaidCharge(f"man-{n}", "de-1", "bridge", 550, 600, 1)
    assert charges.armed(state, "de-1") == []
    charges.set_off(state, "de-1", "bridge", 6, Scripted([]), [])
    assert len(state.charges) == 5
    state.charges["man-5"] = LaidCharge("man-5", "de-1", "bridge", 550, 600, 1)
    assert charges.armed(state, "de-1") == ["bridge"]


@pytest.mark.rule("OW-charge-arm")
def test_who_sets_off_his_charge_does_nothing_else_and_his_comrades_act() -> None:
    state = table()
    feature(state, "wire", "wire", (400, 500), (600, 500))
    deploy(state, "de-1", "de-pioneers", (500, 900))
    one, two = (man.id for man in state.men("de-1")[:2])
    state.turn = 3
    state.charges[one] = LaidCharge(one, "de-1", "wire", 500, 500, 1)
    charges.set_off(state, "de-1", "wire", 1, Scripted([2]), [])
    assert "wire" not in state.features and not state.charges
    assert (state.models[one].rose, state.models[two].rose) == (3, 0)
