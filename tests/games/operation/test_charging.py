"""Charges and contact: walls, floors, rooms, doors, smoke; and everybody in contact rolls."""

import pytest
from helpers import Battle, alone, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import MeleeFought, UnitMoved
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.infantry import melee

HOUSE = square(400, 400, 200, 200)
DOOR = ((490, 600), (520, 600))


def pair(attackers: list[Point], defenders: list[Point], *switches: str) -> State:
    """Germans with rifles who charge Americans, each where it is said."""
    state = table(*switches)
    for name, kind, places in (("de-1", "de-grenadiers", attackers), ("us-1", "us-rifles", defenders)):
        deploy(state, name, kind, (0, 0))
        keep(state, name, len(places))
        for each, at in zip(state.units[name].models, places, strict=True):
            put(state, each, *at, weapons=("de-kar98k",) if name == "de-1" else ("us-garand",))
        state.alter(name, panic=0, start=len(places), traits=("bayonet-trained",) if name == "de-1" else ())
    return state


def charge(state: State, faces: list[int]) -> Battle:
    battle = chain(state, "assault-3", "", faces=faces)
    battle.say("order de-1 assault-3", "charge us-1")
    return battle


def refusal(state: State) -> str:
    battle = chain(state, "assault-3", "")
    battle.do("order de-1 assault-3")
    return battle.refused("charge us-1")


@pytest.mark.rule("OW-melee-contact", "OW-R79")
def test_nobody_fights_through_a_wall() -> None:
    """In contact but for the wall: charged round its end if that is near, not at all if it is far."""
    for kind, fights in (("high-wall", False), ("high-hedge", False), ("low-wall", True)):
        state = pair([(500, 511)], [(500, 489)])
        feature(state, "wall", kind, (100, 500), (900, 500))
        battle = chain(state, "fire-3", "")
        battle.do("order de-1 fire-3")
        deploy(state, "us-2", "us-rifles", (800, 900))
        state.alter("us-2", posture="fired")
        assert (battle.refused("target us-2") == "in-melee") is fights, kind


@pytest.mark.rule("OW-melee-contact", "OW-melee-place", "OW-terrain-cross")
def test_a_charge_over_a_high_wall_climbs_it() -> None:
    """10 cm for the wall: 5 cm are left for the rest."""
    for far, key in ((44, ""), (46, "no-charge")):
        state = pair([(500, 500 + far)], [(500, 470)])
        feature(state, "wall", "high-wall", (100, 495), (900, 495))
        assert refusal(state) == key, far
    state = pair([(500, 540)], [(500, 470)])
    feature(state, "wall", "high-wall", (100, 495), (900, 495))
    battle = charge(state, [1, 5, 1])
    assert state.models["de-1.1"].y < 495 and len(battle.seen(MeleeFought)) == 1


@pytest.mark.rule("OW-melee-contact", "OW-melee-place", "OW-openings")
def test_a_charge_into_a_house_goes_by_the_door_or_window() -> None:
    for gaps, key in (((DOOR,), ""), ((), "no-charge"), ((((400, 480), (400, 510)),), "no-charge")):
        state = pair([(505, 650)], [(505, 570)])
        feature(state, "house", "building", *HOUSE, openings=gaps)
        assert refusal(state) == key, gaps
    state = pair([(560, 650)], [(560, 580)])
    feature(state, "house", "building", *HOUSE, openings=(DOOR,))
    battle = charge(state, [1, 5, 1])
    fought = battle.seen(MeleeFought)
    assert len(fought) == 1 and state.models["de-1.1"].y < 600
    state = pair([(560, 613)], [(560, 589)])
    feature(state, "house", "building", *HOUSE, openings=())
    assert refusal(state) == "no-charge"


@pytest.mark.rule("OW-melee-contact", "OW-melee-roll")
def test_across_a_window_the_attacker_may_stay_outside() -> None:
    state = pair([(505, 700)], [(505, 585)])
    feature(state, "house", "building", *HOUSE, openings=(DOOR,))
    battle = charge(state, [1, 5, 1])
    fought = battle.seen(MeleeFought)[0]
    assert state.models["de-1.1"].y > 600 and "melee-obstacle" in [line.key for line in fought.lines]


@pytest.mark.rule("OW-melee-contact", "OW-move-levels", "OW-R79")
def test_a_charge_upstairs_climbs() -> None:
    """Four centimetres a floor: the second one is too high from where they stand."""
    for level, key in ((0, ""), (1, ""), (2, "no-charge")):
        state = pair([(450, 500)], [(520, 500)])
        feature(state, "house", "building", *HOUSE, levels=3)
        put(state, "us-1.1", 520, 500, level=level)
        assert refusal(state) == key, level
        if not key:
            battle = charge(state, [1, 5, 1])
            assert state.models["de-1.1"].level == level and len(battle.seen(MeleeFought)) == 1


@pytest.mark.rule("OW-melee-contact", "OW-R79")
def test_there_is_no_contact_between_storeys() -> None:
    state = pair([(500, 500)], [(520, 500)])
    feature(state, "house", "building", *HOUSE, levels=2)
    put(state, "us-1.1", 520, 500, level=1)
    deploy(state, "us-2", "us-rifles", (800, 500))
    state.alter("us-2", posture="fired")
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-2") != "in-melee"


@pytest.mark.rule("OW-room-move", "OW-melee-contact", "OW-R79")
def test_inner_walls_are_passed_by_their_doors() -> None:
    for door, key in ((((500, 480), (500, 510)),), ""), ((), "no-charge"):
        state = pair([(485, 495)], [(512, 495)], "rooms")
        halves = (tuple(square(400, 400, 100, 200)), tuple(square(500, 400, 100, 200)))
        feature(state, "house", "building", *HOUSE, rooms=halves, doors=door, openings=(DOOR,))
        assert refusal(state) == key, door


def on_two_floors(upstairs: bool, far: int, door: bool) -> State:
    """Both stand in the second room, the enemy or the attacker above; the stairs are in the first room, at 415:500."""
    attacker, enemy = (441 + far, 500), (472 + far, 500)
    state = pair([attacker], [enemy], "rooms")
    halves = (tuple(square(400, 400, 30, 200)), tuple(square(430, 400, 170, 200)))
    doors = (((430, 485), (430, 515)),) if door else ()
    feature(state, "house", "building", *HOUSE, rooms=halves, doors=doors, openings=(DOOR,), levels=2)
    put(state, *(("us-1.1", *enemy) if upstairs else ("de-1.1", *attacker)), level=1)
    return state


@pytest.mark.rule("OW-room-move", "OW-move-levels", "OW-melee-contact")
@pytest.mark.parametrize("upstairs", [True, False])
def test_a_charge_to_another_floor_of_a_large_house_goes_by_its_stairs(upstairs: bool) -> None:
    """From beside the door 15 cm are just enough: 5 inside a house, 4 for a floor, and the way there and back."""
    assert refusal(on_two_floors(upstairs, 0, door=False)) == "no-charge"
    assert refusal(on_two_floors(upstairs, 2, door=True)) == "no-charge"
    state = on_two_floors(upstairs, 0, door=True)
    battle = charge(state, [1, 5, 1])
    assert state.models["de-1.1"].level == upstairs and len(battle.seen(MeleeFought)) == 1
    assert (415, 500) in battle.seen(UnitMoved)[0].paths[0][1], "by the stairs"


@pytest.mark.rule("OW-smoke-slow", "OW-assault-speed")
def test_a_charge_through_smoke_is_slow() -> None:
    for far, smoky, key in ((130, False, ""), (130, True, "no-charge"), (115, True, "")):
        state = pair([(500, 500 + far)], [(500, 500)], "smoke")
        if smoky:
            state.templates["s"] = Template("s", "smoke", 500, 560, 30)
        assert refusal(state) == key, (far, smoky)


@pytest.mark.rule("OW-melee-roll", "OW-R79")
def test_three_defenders_against_one_all_roll() -> None:
    """He rolls once, each of them too; with two friends besides they have two more."""
    state = pair([(500, 524)], [(479, 514), (500, 500), (521, 514)])
    battle = charge(state, [5, 5, 1, 1, 6, 1])
    fought = battle.seen(MeleeFought)
    assert sorted(each.other for each in fought) == ["us-1.1", "us-1.2", "us-1.3"]
    assert {each.total for each in fought} == {5 + 1 + 1}
    assert [each.answer for each in fought] == [5 + 2, 1 + 2, 6 + 2]
    assert [len(each.rolls) for each in fought] == [2, 1, 1]


@pytest.mark.rule("OW-melee-roll", "OW-R79")
def test_three_attackers_against_one_all_roll() -> None:
    state = pair([(478, 560), (500, 560), (522, 560)], [(500, 500)])
    battle = charge(state, [1, 9, 1, 9, 1, 2, 1, 1])
    fought = battle.seen(MeleeFought)
    assert sorted(each.man for each in fought) == ["de-1.1", "de-1.2", "de-1.3"]
    assert {each.answer for each in fought} == {9} and len({each.other for each in fought}) == 1
    assert sum(len(each.rolls) for each in fought) == 4


@pytest.mark.rule("OW-melee-place")
def test_the_second_attacker_goes_to_the_enemy_whom_nobody_has() -> None:
    """He stands nearer to the one whom his comrade takes."""
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (525, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (505, 500), (580, 500), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",))
    battle = chain(state, "assault-3", "", faces=[5] * 12)
    battle.say("order de-1 assault-3", "charge us-1")
    assert sorted(each.other for each in battle.seen(MeleeFought)) == ["us-1.1", "us-1.2"]


@pytest.mark.rule("OW-melee-place")
def test_an_attacker_goes_to_the_nearest_enemy_and_the_nearest_attacker_first() -> None:
    state = pair([(500, 600)], [(500, 480), (560, 560)])
    assert [each.other for each in charge(state, [1, 5, 1]).seen(MeleeFought)] == ["us-1.2"]
    state = pair([(500, 620), (500, 570)], [(500, 500), (500, 450)])
    met = {each.man: each.other for each in charge(state, [1, 5, 1, 1, 5, 1]).seen(MeleeFought)}
    assert met == {"de-1.2": "us-1.1", "de-1.1": "us-1.2"}


@pytest.mark.rule("OW-R79", "OW-melee-roll")
def test_of_two_in_contact_an_attacker_takes_the_one_who_has_no_opponent() -> None:
    """The second attacker touches both and is nearer to the one whom the first has."""
    state = pair([(492, 522), (512, 520)], [(500, 500), (526, 500)])
    found = melee.melee_opponents(state, "de-1", ["us-1"])
    assert [(each.man, each.foe) for each in found] == [("de-1.1", "us-1.1"), ("de-1.2", "us-1.2")]
    assert {(each.more, each.against) for each in found} == {(0, 0)}
    state = pair([(492, 522), (512, 520)], [(500, 500)])
    assert [(each.more, each.against) for each in melee.melee_opponents(state, "de-1", ["us-1"])] == [(1, 0), (1, 0)]
