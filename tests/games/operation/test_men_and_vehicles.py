"""Men who board, serve or are run over by vehicles, and guns in tow."""

import pytest
from helpers import alone, chain, deploy, feature, put, square, table

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.checks import invariants
from sandtable.games.operation.events.infantry import DamageRolled
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing import getting_in
from sandtable.games.operation.rules.chapters import attachments, smoke, squadrons
from sandtable.games.operation.rules.vehicles import (
    boarding,
    driving,
    nerves,
    ramming,
    rolling_on,
)
from sandtable.kernel import Point as Place
from sandtable.kernel import Refusal, Scripted


def tank_and_men(gap: int = 120) -> State:
    """A Sherman and Grenadiers behind it."""
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600), 0)
    deploy(state, "de-1", "de-grenadiers", (600, 600 + gap), 0)
    return state


@pytest.mark.rule("OW-nerves", "OW-vd-nerves")
def test_only_the_crew_that_lost_its_nerve_is_shaken() -> None:
    state = table()
    state.turn = 1
    for n in (1, 2):
        deploy(state, f"us-{n}", "us-sherman", (500 + 90 * n, 600))
    squadrons.form_squadron(state, ("us-1", "us-2"))
    boarding.leave(state, tuple(man.id for man in state.crew("us-2.0")), state.models["us-2.0"], [])
    nerves.test_nerves(state, state.models["us-1.0"], Scripted([1]), [])
    lying = {man.id.split(".")[0] for man in state.men("us-1") if man.shaken}
    assert lying == {"us-1"}


@pytest.mark.rule("OW-vm-roll", "OW-tow-slow")
def test_a_gun_rolls_on_with_the_vehicle_that_tows_it() -> None:
    state = table()
    state.turn = 1
    deploy(state, "de-1", "de-pak40", (600, 700))
    deploy(state, "de-2", "de-opel", (600, 600))
    boarding.hitch(state, state.models["de-1.0"], state.models["de-2.0"], [])
    before = state.models["de-1.0"].y
    state.under_way["de-2"] = 1
    rolling_on.roll_on(state, "de-2.0", Scripted([5]), [], False)
    assert state.models["de-2.0"].y == 550 and state.models["de-1.0"].y == before - 50


@pytest.mark.rule("OW-smoke-aim", "OW-smoke-grenade")
def test_a_launcher_throws_smoke_only_where_its_vehicle_sees() -> None:
    state = table("smoke", size=1200)
    state.turn = 1
    deploy(state, "de-1", "de-panther", (600, 600), options=("smoke-grenade",))
    held = state.units["de-1"]
    name = next(trait for trait in smoke.launchers(held))
    assert smoke.why_not_smoke(state, held, name, (600, 380)) is None
    feature(state, "house", "building", *square(520, 450, 160, 60))
    assert smoke.why_not_smoke(state, held, name, (600, 380)) == smoke.SMOKE_UNSEEN


@pytest.mark.rule("OW-overrun-place", "OW-ram-motorcycle")
def test_a_motorcycle_under_a_tank_is_put_beside_it_with_its_riders() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600))
    deploy(state, "uk-1", "uk-motorcycle", (610, 610), seat="blue")
    ramming.step_aside(state, state.models["us-1.0"])
    assert list(invariants(state)) == []
    assert all((m.x, m.y) == (state.models["uk-1.0"].x, state.models["uk-1.0"].y) for m in state.crew("uk-1.0"))


@pytest.mark.rule("OW-embark-place", "OW-embark-slow")
def test_men_who_board_drive_off_with_their_vehicle() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251")
    deploy(state, "us-1", "us-rifles", (1100, 1100), 1800)
    hull = state.vehicle_of("de-1")
    assert hull is not None
    driver = state.men("de-1")[0]
    put(state, driver.id, hull.x, hull.y, aboard=hull.id, role="driver")
    battle = chain(state, "move-1 move-2", "fire-5")
    battle.do("order de-1 move-2")
    while battle.asked == "blue announce" and battle.refused(f"board {hull.id}") != "":
        battle.do("expose no" if battle.refused("expose no") == "" else "pass")
    battle.do(f"board {hull.id}")
    assert battle.refused("drive fast forward 600:500 -") == "board-slowly"
    battle.do("drive slow forward 600:530 -")
    while battle.asked in ("blue announce", "red react"):
        battle.do("pass")
    assert state.men("de-1") == []
    assert (state.models[hull.id].x, state.models[hull.id].y) == (600, 530)
    assert list(invariants(state)) == []


@pytest.mark.rule("OW-embark-place", "OW-terrain-barred")
def test_nobody_boards_across_a_river() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251")
    hull = state.vehicle_of("de-1")
    assert hull is not None
    man = state.men("de-1")[0]
    put(state, man.id, 600, 760)
    assert getting_in.walks_up(state, state.models[man.id], hull, 150)
    feature(state, "river", "river", *square(0, 690, 1200, 40))
    assert not getting_in.walks_up(state, state.models[man.id], hull, 150)


@pytest.mark.rule("OW-tow-hitch")
def test_a_vehicle_stands_while_a_gun_is_hitched() -> None:
    state = table()
    state.turn = 1
    deploy(state, "de-1", "de-pak40", (600, 700))
    deploy(state, "de-2", "de-opel", (600, 600))
    ahead = Drive("slow", "forward", (Place(600, 540),))
    lorry = state.models["de-2.0"]
    assert not isinstance(driving.plan_drive(state, lorry, "move", ahead), Refusal)
    boarding.hitch(state, state.models["de-1.0"], lorry, [])
    assert driving.plan_drive(state, lorry, "move", ahead) == driving.HITCHED
    state.turn = 2
    assert not isinstance(driving.plan_drive(state, lorry, "move", ahead), Refusal)


@pytest.mark.rule("OW-overrun-dodge", "OW-gun-lost", "OW-overrun-place")
def test_a_gun_that_is_run_over_is_wrecked_and_no_man_is_counted() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 600))
    deploy(state, "us-1", "us-sherman", (600, 600))
    ramming.overrun(state, "de-1.0", Scripted([9]), [])
    assert not state.models["de-1.0"].destroyed
    ramming.overrun(state, "de-1.0", Scripted([1]), [])
    assert state.models["de-1.0"].destroyed and state.units["de-1"].dead == 0
    ramming.step_aside(state, state.models["us-1.0"])
    assert list(invariants(state)) == []


@pytest.mark.rule("OW-at-leave", "OW-crew-boarded")
def test_men_who_have_become_the_crew_of_a_vehicle_stay_with_it_when_their_unit_is_detached() -> None:
    state = table()
    state.turn = 1
    deploy(state, "de-1", "de-sdkfz250", (600, 600))
    boarding.leave(state, tuple(man.id for man in state.crew("de-1.0")[:2]), state.models["de-1.0"], [])
    boarding.part_from_carrier(state, "de-1", [])
    attachments.attach(state, ("de-1", "de-1x"), [])
    state.turn = 2
    walker, rider = (man.id for man in state.men("de-1"))
    put(state, rider, 600, 600, aboard="de-1.0")
    attachments.detach(state, "de-1x", [])
    assert state.models[rider].unit == "de-1" and state.models[walker].unit == "de-1x"
    assert rider in [man.id for man in state.crew("de-1.0")]
    assert list(invariants(state)) == []


@pytest.mark.rule("OW-overrun-order", "OW-models-group")
def test_a_gun_may_be_named_to_be_run_over() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 800))
    deploy(state, "de-1", "de-pak40", (600, 600))
    strip = ((560, 580), (640, 580), (640, 620), (560, 620))
    assert "de-1.0" in ramming.touched_by(state, state.models["us-1.0"], [strip], "red")


@pytest.mark.rule("OW-vcover-give")
@pytest.mark.parametrize(("kind", "cover"), [("us-jeep", "light"), ("us-greyhound", "medium"), ("us-sherman", "heavy")])
def test_who_is_partly_behind_a_vehicle_has_its_cover(kind: str, cover: str) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 900), arms=("de-kar98k",))
    deploy(state, "us-2", kind, (500, 400), 0)
    hull = state.vehicle_of("us-2")
    assert hull is not None
    for edge in range(500, 560):  # until a part of him shows past the side
        alone(state, "us-1", "us-rifles", (edge, 330))
        state.alter("us-1", posture="fired")
        battle = chain(state, "fire-3", "", faces=[10, 1])
        battle.do("order de-1 fire-3")
        if battle.refused("target us-1") == "":
            break
    battle.say("target us-1")
    assert [each.cover for each in battle.seen(DamageRolled)] == [cover]
