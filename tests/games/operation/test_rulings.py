"""Rulings of our own on what the book leaves open."""

import pytest
from helpers import chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.rules.ground import cover
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import NAME
from sandtable.games.operation.rules.infantry import crewed_weapons, detection
from sandtable.games.operation.rules.infantry.walking import advance_to
from sandtable.games.operation.rules.turn.verdict import scores
from sandtable.games.operation.rules.weapons import targets


def face_off(far: int) -> State:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 2)
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "de-1.1", 500, 500 + far, weapons=("de-kar98k",))
    put(state, "de-1.2", 530, 500 + far, weapons=("de-kar98k",))
    put(state, "us-1.1", 500, 500)
    return state


@pytest.mark.rule("OW-R50")
def test_contact_and_beside_are_measured_from_the_middles() -> None:
    state = face_off(300)
    put(state, "de-1.2", 525, 800)
    assert crewed_weapons.contacts(state, state.models["de-1.1"], frozenset()) == ["de-1.2"]
    put(state, "de-1.2", 526, 800)
    assert crewed_weapons.contacts(state, state.models["de-1.1"], frozenset()) == []
    feature(state, "wall", "low-wall", (400, 830), (700, 830))
    assert cover.shelter(state, state.models["de-1.1"]) == "medium"
    put(state, "de-1.1", 500, 799)
    assert cover.shelter(state, state.models["de-1.1"]) == "open"


@pytest.mark.rule("OW-R51")
def test_one_detects_only_what_one_sees() -> None:
    state = face_off(300)
    feature(state, "house", "building", *square(400, 600, 300, 50))
    assert not detection.detects(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-R52")
def test_the_nearest_firer_who_sees_decides_about_cover() -> None:
    state = face_off(90)
    put(state, "de-1.2", 560, 530)
    feature(state, "wall", "low-wall", (400, 545), (520, 545))
    lines = sights(state, state.units["de-1"], state.units["us-1"])
    assert NAME[lines["de-1.1"]["us-1.1"].cover] == "medium" and lines["de-1.2"]["us-1.1"].cover == 0
    assert targets.best_look(state, lines, state.models["us-1.1"]).cover == 0


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


@pytest.mark.rule("OW-R55")
def test_a_corner_of_a_wood_hides_like_a_small_wood() -> None:
    state = face_off(400)
    keep(state, "de-1", 1)
    feature(state, "wood", "wood", *square(400, 560, 300, 40))
    assert not sights(state, state.units["de-1"], state.units["us-1"])
    feature(state, "wood", "wood", *square(400, 520, 300, 40))
    assert sights(state, state.units["de-1"], state.units["us-1"])
    feature(state, "wood", "building", *square(400, 400, 600, 600))
    put(state, "de-1.1", 500, 550)
    assert sights(state, state.units["de-1"], state.units["us-1"])
    put(state, "de-1.1", 500, 551)
    assert not sights(state, state.units["de-1"], state.units["us-1"])
    put(state, "de-1.1", 500, 540, level=1)
    assert not sights(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-R56")
def test_points_for_losses_and_places() -> None:
    state = face_off(300)
    assert scores(state) == {"blue": 0, "red": 0}
    state.alter("us-1", broken=True)
    assert scores(state)["blue"] == 115
    state.lost["blue"] = 70
    state.objectives = (Objective("mill", 500, 800, 50),)
    assert scores(state) == {"blue": 165, "red": 70}
    state.attacker = "red"
    assert scores(state) == {"blue": 115, "red": 70}
    state.attacker = ""
    put(state, "us-1.1", 500, 750)
    state.alter("us-1", broken=False)
    assert scores(state) == {"blue": 0, "red": 70}


@pytest.mark.rule("OW-R57", "OW-fire-wasted", "OW-ambush-hold")
def test_a_delayed_shot_whose_target_is_gone() -> None:
    for order, posture in (("fire-1", "fired"), ("ambush-1", "stationary")):
        state = face_off(300)
        deploy(state, "us-2", "us-rifles", (900, 300))
        battle = chain(state, "move-4 move-5", f"{order}", faces=[])
        battle.do("order de-1 move-4", "go fast 500:700 ()", f"order us-1 {order}", "target de-1")
        for man in state.men("de-1"):
            state.change(man.id, shaken=False)
        while "delay 500" not in battle.options():
            battle.do("pass")
        state.alter("de-1", broken=True)
        battle.say("delay 500")
        assert state.units["us-1"].posture == posture
