"""Fire past friends, who may be hit instead, and fire into a move."""

from __future__ import annotations

import pytest
from helpers import Battle, chain, deploy, keep, put, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import FriendsChecked, ShotsFired, TemplateLaid
from sandtable.games.operation.events.vehicle import VehicleStruck
from sandtable.games.operation.flow import fire
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.weapons import aiming, volley_areas
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted


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
    def laid(weapon: str, mode: str, far: int, *faces: int) -> tuple[tuple[int, int], list[int]]:
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
        dice = Scripted(list(faces))
        volley_areas.fire_template(state, False, shot, way, dice, out)
        dice.done()
        astray = [event.astray for event in out if isinstance(event, FriendsChecked)]
        return next(event.at for event in out if isinstance(event, TemplateLaid)), astray

    assert laid("de-howitzer-75", "he", 400, 9, 1, 1) == ((600, 400), [1])
    assert laid("de-howitzer-75", "he", 400, 9, 9, 1) == ((600, 200), [0])
    assert laid("de-grenade", "thrown", 100, 9, 1) == ((600, 500), [])


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
