"""Clauses read again in the book: what was fired past friends, into moves, and by weapons that must be loaded."""

import pytest
from helpers import Battle, chain, deploy, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Smoke
from sandtable.games.operation.events.infantry import FriendsChecked, ShotsFired, TemplateLaid
from sandtable.games.operation.events.vehicle import MenLeft, VehicleStruck
from sandtable.games.operation.flow import fire
from sandtable.games.operation.flow.turn import decided
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import TunnelMarker
from sandtable.games.operation.model.plans import AlightPlan
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import LaidCharge, Template
from sandtable.games.operation.rules.announcing import alighting, chapters
from sandtable.games.operation.rules.army import batteries
from sandtable.games.operation.rules.chapters import attachments
from sandtable.games.operation.rules.infantry import crewed_weapons, morale, panic
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import explosions, motorcycles, ramming, vehicle_damage
from sandtable.games.operation.rules.weapons import (
    aiming,
    charges,
    communication,
    flame,
    friends,
    targets,
    volley_areas,
)
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted
from sandtable.kernel import Point as Place


def gun_and_tank(between: bool) -> State:
    """A PaK 40 and a Sherman, with a German beside the line of fire or not."""
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 900))
    deploy(state, "us-1", "us-sherman", (600, 300), 1800)
    deploy(state, "de-2", "de-grenadiers", (100, 1100))
    keep(state, "de-2", 1)
    put(state, "de-2.1", 630 if between else 700, 600)
    return state


def shoot(state: State, faces: list[int]) -> Battle:
    battle = chain(state, "fire-3", "", faces=faces)
    battle.say("order de-1 fire-3", "target us-1")
    return battle


@pytest.mark.rule("OW-friendly-test")
def test_a_shot_at_a_tank_past_friends_may_hit_them_instead() -> None:
    clear = shoot(gun_and_tank(False), [10, 1])
    assert not clear.seen(FriendsChecked) and clear.seen(VehicleStruck)
    well_aimed = shoot(gun_and_tank(True), [10, 10, 1])
    assert well_aimed.seen(FriendsChecked)[0].astray == 0 and well_aimed.seen(VehicleStruck)
    astray = shoot(gun_and_tank(True), [10, 1, 10])
    assert astray.seen(FriendsChecked)[0].astray == 1 and not astray.seen(VehicleStruck)
    assert "de-2.1" not in astray.state.models


@pytest.mark.rule("OW-friendly-test", "OW-R75")
def test_a_shell_that_goes_astray_goes_off_on_the_friend_but_grenades_fly_over_them() -> None:
    def laid(weapon: str, mode: str, far: int, *faces: int) -> tuple[int, int]:
        state = table()
        deploy(state, "de-1", "de-grenadiers", (600, 600))
        deploy(state, "de-2", "de-grenadiers", (100, 1100))
        deploy(state, "us-1", "us-rifles", (600, 100))
        for name, y in (("de-1.1", 600), ("de-2.1", 600 - far // 2), ("us-1.1", 600 - far)):
            put(state, name, 600, y)
        for name in ("de-1", "de-2", "us-1"):
            keep(state, name, 1)
        shot = Shot("de-1.1", weapon, mode, "us-1", 1, 7, far, (), (), "open", aims=("us-1.1",), risk=("de-2.1",))
        out: list[Event] = []
        way = WEAPONS[weapon].mode(mode)
        assert way is not None
        volley_areas.fire_template(state, False, shot, way, Scripted(list(faces)), out)
        return next(event.at for event in out if isinstance(event, TemplateLaid))

    assert laid("de-howitzer-75", "he", 400, 9, 1, 1, 1) == (600, 400)
    assert laid("de-howitzer-75", "he", 400, 9, 9, 1, 1) == (600, 200)
    assert laid("de-grenade", "thrown", 100, 9, 1, 1) == (600, 500)


@pytest.mark.rule("OW-area-interrupt")
def test_a_shell_into_the_move_of_a_tank_hits_the_tank() -> None:
    state = gun_and_tank(False)
    weapon = state.models["de-1.0"].weapons[0]
    shot = Shot("de-1.0", weapon, "he", "us-1", 1, 7, 500, part="vehicle:us-1.0", kind="vehicle", hull="us-1.0")
    assert not volley_areas.catches(shot, True) and volley_areas.catches(replace(shot, part="open", kind="men"), True)
    part = TargetPart("vehicle:us-1.0", "vehicle", ("us-1.0",), unit="us-1")
    state.stack = [fire.Volley(Intent("blue", "de-1", 0, target="us-1"), False, True, 1, (part,), (shot,))]
    out: list[Event] = []
    dice = Scripted([10, *([1] * 9)])
    while state.stack and isinstance(state.stack[-1], fire.Volley):
        state.stack[-1].run(state, dice, out)
    assert next(event for event in out if isinstance(event, ShotsFired)).hits == 1
    assert any(isinstance(event, VehicleStruck) for event in out)


@pytest.mark.rule("OW-area-interrupt", "OW-flame-roll")
def test_a_flamethrower_interrupts_with_its_own_template() -> None:
    state = table()
    deploy(state, "de-1", "de-pioneers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 480))
    man = next(m for m in state.men("de-1") if any(WEAPONS[w].group == "flame-light" for w in m.weapons))
    weapon = next(w for w in man.weapons if WEAPONS[w].group == "flame-light")
    put(state, man.id, 600, 600)
    put(state, "us-1.1", 600, 560)
    part = TargetPart("open", "men", ("us-1.1",), "open", unit="us-1")
    shot = Shot(man.id, weapon, WEAPONS[weapon].modes[0].name, "us-1", 1, 5, 40, (), (), "open")
    volley = fire.Volley(Intent("blue", "de-1", 0, target="us-1"), False, True, 1, (part,), (shot,))
    state.stack = [volley]
    volley.lay_templates(state, Scripted([]), [])
    assert state.stack[-1].shots[0].aims == ("us-1.1",)


@pytest.mark.rule("OW-area-interrupt", "OW-rapid")
def test_each_template_of_a_quick_firing_gun_catches_men_for_itself() -> None:
    state = table()
    deploy(state, "de-1", "de-flak38", (600, 900))
    deploy(state, "us-1", "us-rifles", (600, 600))
    gun = state.gun_of("de-1")
    assert gun is not None
    shot = Shot(gun.id, gun.weapons[0], "he", "us-1", 1, 7, 300, (), (), "open")
    way = WEAPONS[gun.weapons[0]].mode("he")
    assert way is not None
    out: list[Event] = []
    volley_areas.fire_template(state, True, shot, way, Scripted([1] * 9), out)
    assert sum(isinstance(event, ShotsFired) for event in out) == aiming.templates_of(state, shot, way) > 1


@pytest.mark.rule("OW-reload")
def test_a_weapon_is_loaded_while_its_bearer_fires_another() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600), options=("panzerfaust",))
    man = next(m for m in state.men("de-1") if any(WEAPONS[w].group == "launcher" for w in m.weapons))
    faust = next(n for n, w in enumerate(man.weapons) if WEAPONS[w].group == "launcher")
    state.turn = 1
    crewed_weapons.fired(state, man.id, faust, 1)
    crewed_weapons.take_off_markers(state)
    assert not crewed_weapons.is_loaded(state.models[man.id], faust)  # it was fired in this turn
    state.turn = 2
    crewed_weapons.fired(state, man.id, 1 - faust, 0)
    crewed_weapons.take_off_markers(state)
    assert crewed_weapons.is_loaded(state.models[man.id], faust)
    state.turn = 3
    crewed_weapons.fired(state, man.id, faust, 1)
    crewed_weapons.take_off_markers(state)
    state.turn = 4
    put(state, man.id, man.x, man.y, went=4)
    crewed_weapons.take_off_markers(state)
    assert not crewed_weapons.is_loaded(state.models[man.id], faust)  # who moves does not load


@pytest.mark.rule("OW-fire-facing", "OW-target-bear")
def test_a_gun_turns_to_what_it_aims_at_and_not_to_the_first_of_the_target() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 900))
    deploy(state, "us-1", "us-rifles", (100, 300), 1800)
    put(state, "us-1.2", 640, 500)
    gun = state.models["de-1.0"]
    shot = Shot(gun.id, gun.weapons[0], "he", "us-1", 1, 7, 400, (), (), "open", aims=("us-1.2",))
    aiming.turn_all(state, (shot,))
    assert 0 <= state.models["de-1.0"].facing <= 225
    shot = Shot(gun.id, gun.weapons[0], "ap", "us-1", 1, 7, 400, (), (), "open")
    assert aiming.aimed_model(state, shot, gun) == state.models["us-1.2"]  # the nearest


@pytest.mark.rule("OW-tun-morale", "OW-panic-drop", "OW-panic-rally", "OW-R74")
def test_who_breaks_below_ground_lies_down_there_and_tries_to_rally() -> None:
    state = table()
    deploy(state, "us-1", "us-rifles", (600, 600))
    deploy(state, "de-1", "de-grenadiers", (600, 300))
    places = {man.id: (man.x, man.y) for man in state.men("us-1")}
    state.alter("us-1", below=TunnelMarker("entry-1", (600, 600), 1), dead=3)
    state.turn = 2
    morale.break_unit(state, "us-1", Scripted([]), [])
    assert all(man.shaken for man in state.men("us-1"))
    out: list[Event] = []
    panic.recover(state, Scripted([1]), out)
    assert [type(event).__name__ for event in out] == ["MoraleTested"]
    assert {man.id: (man.x, man.y) for man in state.men("us-1")} == places


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


@pytest.mark.rule("OW-comms-mark", "OW-comms-radio")
def test_coordinates_are_laid_at_a_model_that_is_seen() -> None:
    state = table()
    feature(state, "wood", "wood", *square(500, 200, 200, 200))
    deploy(state, "de-1", "de-hq", (600, 800))
    deploy(state, "us-1", "us-rifles", (600, 420))
    put(state, "us-1.1", 600, 300)  # deep in the wood
    at = communication.target_point(state, "de-1", "us-1")
    assert at is not None and at != (600, 300)


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


@pytest.mark.rule("OW-overrun-order", "OW-models-group")
def test_a_gun_may_be_named_to_be_run_over() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 800))
    deploy(state, "de-1", "de-pak40", (600, 600))
    strip = ((560, 580), (640, 580), (640, 620), (560, 620))
    assert "de-1.0" in ramming.touched_by(state, state.models["us-1.0"], [strip], "red")


@pytest.mark.rule("OW-turn-alone", "OW-R13")
def test_the_battle_is_over_when_one_side_has_only_wrecks() -> None:
    state = table()
    deploy(state, "de-1", "de-panther", (600, 600))
    deploy(state, "us-1", "us-rifles", (300, 100))
    assert not decided(state)
    explosions.explode(state, "de-1.0", Scripted([1] * 9), [])
    assert "de-1.0" in state.models and decided(state)


@pytest.mark.rule("OW-cards-refill", "OW-cards-draw")
def test_no_card_is_drawn_for_a_wreck() -> None:
    state = table()
    deploy(state, "de-1", "de-panther", (600, 600))
    deploy(state, "de-2", "de-grenadiers", (300, 600))
    assert cards.hand_limit(state, "blue") == 9
    explosions.explode(state, "de-1.0", Scripted([1] * 9), [])
    assert state.units["de-1"].models == ("de-1.0",) and cards.hand_limit(state, "blue") == 8


@pytest.mark.rule("OW-smoke-use", "OW-crew-one")
def test_who_makes_smoke_on_a_vehicle_is_missing_elsewhere() -> None:
    state = table("smoke")
    state.turn = 1
    deploy(state, "us-1", "us-sherman", (600, 600), options=("smoke-vehicle",))
    crew = [man.id for man in state.crew("us-1.0")]
    question = chapters.MakeSmoke()
    link = Intent("red", "us-1", cards.NUMBER["move-3"], paths=(("us-1.0", ((600, 600), (600, 500))),))
    smoke = Smoke("smoke-vehicle", Place(600, 600))
    assert question.why_not(state, link, (), smoke) is None
    for man in crew[1:]:
        put(state, man, 600, 600, shaken=True)
    assert question.why_not(state, link, (), smoke) == chapters.BUSY  # the commander alone must drive
    assert question.why_not(state, replace(link, paths=()), (), smoke) is None


@pytest.mark.rule("OW-moto-immobile")
def test_the_riders_of_a_stuck_machine_of_a_squad_go_on_foot() -> None:
    state = table()
    state.turn = 0
    for n in range(2):
        deploy(state, f"uk-{n}", "uk-motorcycle", (600 + 60 * n, 600))
    motorcycles.join_motorcycles(state, ("uk-0", "uk-1"))
    state.refit("uk-1.0", immobile=True)
    state.stack = [fire.Aftermath()]
    fire.Aftermath().run(state, Scripted([]), [])
    assert not state.crew("uk-1.0") and state.crew("uk-0.0") and len(state.men("uk-0")) == 2


@pytest.mark.rule("OW-at-leave", "OW-R66")
def test_who_is_left_again_has_his_own_panic_limit() -> None:
    state = table("attachments")
    deploy(state, "de-1", "de-opel", (600, 600))
    deploy(state, "de-2", "de-grenadiers", (600, 660))
    own, guest = state.units["de-1"].panic, state.units["de-2"].panic
    assert own != guest
    attachments.attach(state, ("de-1", "de-2"), [])
    assert state.units["de-1"].panic == max(own, guest)
    attachments.detach(state, "de-2", [])
    assert (state.units["de-1"].panic, state.units["de-2"].panic) == (own, guest)


def carrier() -> State:
    """Panzergrenadiers in their half-track."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251", aboard=True)
    state.turn = 1
    return state


@pytest.mark.rule("OW-embark-place", "OW-embark-cost", "OW-embark-driver")
def test_men_who_get_out_go_on_within_what_is_left_of_their_move() -> None:
    state = carrier()
    deploy(state, "us-1", "us-rifles", (1100, 100))
    battle = chain(state, "move-3", "", faces=[])
    battle.do("order de-1 move-3")
    while battle.refused("alight") != "":
        battle.do("expose no" if battle.refused("expose no") == "" else "pass")
    battle.do("alight")
    while battle.refused("halt") != "":
        battle.do("pass")
    battle.do("halt")
    assert battle.refused("go fast 600:420 ()") == "too-far"  # 15 cm and half the hull
    told = battle.say("go fast 600:450 ()")
    men = state.men("de-1")
    assert len(men) == len(state.everyone("de-1"))  # it stood still: the driver too
    assert min(man.y for man in men) < 500
    left = next(event for event in told if isinstance(event, MenLeft))
    for man, place in zip(left.men, left.places, strict=True):
        now = state.models[man]
        assert (now.x - place[0]) ** 2 + (now.y - place[1]) ** 2 <= 150 * 150


@pytest.mark.rule("OW-night-mine", "OW-embark-place")
def test_men_who_get_out_set_off_the_mines_on_their_way() -> None:
    state = carrier()
    deploy(state, "us-1", "us-rifles", (600, 100), 1800)
    state.templates["mine-1"] = Template("mine-1", "mine", 600, 480, 60)
    state.templates["mine-2"] = Template("mine-2", "mine", 600, 1000, 60)
    battle = chain(state, "move-3", "", faces=[])
    battle.do("order de-1 move-3")
    while battle.refused("alight") != "":
        battle.do("expose no" if battle.refused("expose no") == "" else "pass")
    battle.do("alight")
    while battle.refused("halt") != "":
        battle.do("pass")
    battle.do("halt")
    battle.say("go fast 600:450 ()")
    assert list(state.templates) == ["mine-2"] and state.units["de-1"].posture == "fired"


@pytest.mark.rule("OW-embark-driver", "OW-cohesion")
def test_with_a_driver_left_aboard_the_others_stay_in_cohesion() -> None:
    state = carrier()
    question = alighting.Onward()
    link = Intent("blue", "de-1", cards.NUMBER["move-3"], plans=(AlightPlan(),))
    assert question.applies(state, link, ())
    free = question.reach(state, link, "fast")
    driven = replace(link, paths=(("de-1.0", ((600, 600), (600, 500))),))
    assert len(alighting.leavers(state, driven)) == len(alighting.leavers(state, link)) - 1
    assert free - question.reach(state, driven, "fast") == 50 and question.end(state, driven)[1] == (600, 500)


@pytest.mark.rule("OW-battery-loss", "OW-vd-catastrophe")
def test_a_catastrophe_takes_the_crew_of_one_gun_of_a_battery() -> None:
    state = table()
    for name, x in (("de-1", 500), ("de-2", 610)):
        deploy(state, name, "de-pak40", (x, 600), platoon="p:1")
    others = {man.id for man in state.men("de-2")}
    batteries.form_battery(state, ("de-1", "de-2"))
    assert not others & set(explosions.gun_crew(state, state.models["de-1.0"]))


@pytest.mark.rule("OW-fire-facing", "OW-R76")
def test_the_gunner_looks_along_his_gun() -> None:
    state = table()
    feature(state, "wall", "low-wall", (500, 575), (700, 575))
    deploy(state, "de-1", "de-pak40", (600, 600))
    deploy(state, "us-1", "us-sherman", (600, 150), 1800)
    gunner = next(man for man in state.men("de-1") if man.role == "gunner")
    put(state, gunner.id, 600, 660)  # too far behind the wall to look over it himself
    gun, foe, own = state.models["de-1.0"], state.units["us-1"], state.units["de-1"]
    assert targets.gunner_sees(state, gun)
    part = TargetPart("vehicle:us-1.0", "vehicle", ("us-1.0",), unit="us-1")
    assert targets.shots_at(state, own, foe, part, "fire", "ap", False, False)
    put(state, gunner.id, 600, 660, shaken=True)
    assert not targets.gunner_sees(state, gun)


@pytest.mark.rule("OW-charge-bridge", "OW-charge-arm")
def test_fewer_than_six_charges_on_a_bridge_wait() -> None:
    state = table()
    feature(state, "bridge", "bridge", *square(500, 500, 100, 200))
    deploy(state, "de-1", "de-pioneers", (300, 600))
    state.turn = 3
    for n in range(5):
        state.charges[f"charge-{n}"] = LaidCharge(f"charge-{n}", "de-1", "bridge", 550, 600, 1)
    assert charges.armed(state, "de-1") == []
    charges.set_off(state, "de-1", "bridge", 6, Scripted([]), [])
    assert len(state.charges) == 5
    state.charges["charge-5"] = LaidCharge("charge-5", "de-1", "bridge", 550, 600, 1)
    assert charges.armed(state, "de-1") == ["bridge"]
