"""Men who are hit through their gun or vehicle: covering fire, smoke and flame count in their rolls too, and their
deaths count like others."""

import pytest
from helpers import Battle, chain, deploy, keep, put, table

from sandtable.games.operation.events.infantry import DamageRolled, GunStruck
from sandtable.games.operation.events.vehicle import CrewHit, VehicleStruck
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.vehicles import vehicle_damage
from sandtable.games.operation.tables import parse_result
from sandtable.kernel import Scripted


def rifle_against(kind: str, order: str, faces: list[int], smoky: bool = False) -> Battle:
    """An American with a rifle fires at a German gun or lorry 40 cm in front of him."""
    state = table(size=1800)
    deploy(state, "de-1", kind, (500, 900))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("de-1", posture="fired")
    if smoky:
        state.templates["s"] = Template("s", "smoke", 500, 900, 80)
    battle = chain(state, "", order, opener="red", faces=faces)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500, weapons=("us-m1903",))
    battle.say(f"order us-1 {order}", "target de-1")
    return battle


@pytest.mark.rule("OW-order-cover", "OW-gun-target", "OW-R1")
def test_covering_fire_takes_three_from_the_rolls_of_a_guns_crew_too() -> None:
    plain = rifle_against("de-pak40", "fire-3", [8, 7, 5, 7])
    assert plain.seen(GunStruck)[0].result == "assistants"
    assert (plain.seen(DamageRolled)[0].dead, plain.seen(DamageRolled)[0].shaken) == (1, 0)
    covering = rifle_against("de-pak40", "cover-3", [8, 7, 5, 7])
    assert covering.seen(GunStruck)[0].result == "assistants"
    hurt = covering.seen(DamageRolled)[0]
    assert [line.value for line in hurt.lines] == ["-3"] and (hurt.dead, hurt.shaken) == (0, 1)


@pytest.mark.rule("OW-smoke-cover", "OW-gun-target")
def test_smoke_takes_two_from_the_rolls_of_a_guns_crew_too() -> None:
    battle = rifle_against("de-pak40", "fire-3", [9, 7, 5, 8], smoky=True)
    hurt = battle.seen(DamageRolled)[0]
    assert [line.value for line in hurt.lines] == ["-2"] and (hurt.dead, hurt.shaken) == (0, 1)


@pytest.mark.rule("OW-order-cover", "OW-vd-crew", "OW-R1")
def test_covering_fire_takes_three_from_the_rolls_of_men_aboard_too() -> None:
    plain = rifle_against("de-opel", "fire-3", [10, 5, 6])
    assert plain.seen(VehicleStruck)[0].result == ("crew",)
    assert (plain.seen(CrewHit)[0].dead, plain.seen(CrewHit)[0].shaken) == (1, 0)
    covering = rifle_against("de-opel", "cover-3", [10, 8, 6])
    assert covering.seen(VehicleStruck)[0].result == ("crew",)
    assert (covering.seen(CrewHit)[0].dead, covering.seen(CrewHit)[0].shaken) == (0, 1)


@pytest.mark.rule("OW-smoke-cover", "OW-vd-crew")
def test_smoke_takes_two_from_the_rolls_of_men_aboard_too() -> None:
    battle = rifle_against("de-opel", "fire-3", [10, 7, 6], smoky=True)
    assert battle.seen(VehicleStruck)[0].result == ("crew",)
    assert (battle.seen(CrewHit)[0].dead, battle.seen(CrewHit)[0].shaken) == (0, 1)


@pytest.mark.rule("OW-flame-roll")
def test_a_guns_crew_has_no_cover_from_flame() -> None:
    state = table(size=1800)
    deploy(state, "us-1", "us-m1-57", (500, 500))
    for n, man in enumerate(state.men("us-1")):
        put(state, man.id, 480 + 20 * n, 420)
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 500, 590, weapons=("de-flamethrower",))
    state.alter("us-1", posture="fired", panic=9)
    battle = chain(state, "fire-3", "", faces=[8, 4, 5, 3])
    battle.say("order de-1 fire-3", "target us-1")
    if battle.asked == "blue lay-template":
        battle.do("place us-1.0")
    hurt = battle.seen(DamageRolled)[0]
    assert (hurt.cover, hurt.dead) == ("open", 1)


@pytest.mark.rule("OW-vd-catastrophe", "OW-morale-limit", "OW-morale-when")
@pytest.mark.parametrize(("die", "broken"), [(3, True), (10, False)])
def test_men_who_die_in_their_carrier_count_towards_the_panic_limit(die: int, broken: bool) -> None:
    """A gun blows up a half-track with four of the squad in it: the others on foot test their morale."""
    state = table(size=1800)
    deploy(state, "de-1", "de-panzergrenadiers", (500, 900), carrier="de-sdkfz251")
    for n, man in enumerate(state.men("de-1")):
        if n < 4:
            put(state, man.id, 500, 900, aboard="de-1.0")
        else:
            put(state, man.id, 590, 880 + 21 * (n - 4))
    deploy(state, "us-1", "us-m1-57", (500, 400), 1800)
    for man in state.men("us-1"):
        put(state, man.id, man.x, man.y, weapons=())
    state.alter("de-1", posture="fired")
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 10, 1, die])
    battle.say("order us-1 fire-3", "target de-1", "arm ap")
    assert state.models["de-1.0"].destroyed and state.units["de-1"].dead == 4
    assert state.units["de-1"].broken is broken


@pytest.mark.rule("OW-sq-alone", "OW-vd-catastrophe")
def test_a_tank_of_a_squadron_that_blows_up_does_not_touch_the_nerve_of_the_others() -> None:
    state = table("squadrons", size=1800)
    for n in range(3):
        deploy(state, f"de-{n + 1}", "de-panzer4", (400 + 90 * n, 900))
    squadrons.form_squadron(state, ("de-1", "de-2", "de-3"))
    vehicle_damage.apply_result(
        state, "de-2.0", parse_result("catastrophe"), vehicle_damage.unaimed_strike("hw"), Scripted([1]), []
    )
    assert state.models["de-2.0"].destroyed and state.units["de-1"].dead == 0
