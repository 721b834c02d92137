"""Units of several vehicles in play: each goes by its own state. Motorcycles: who drives, and who gets off."""

import pytest
from helpers import answer, chain, deploy, is_legal, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import ShotsFired
from sandtable.games.operation.events.vehicle import MenLeft, VehicleLost
from sandtable.games.operation.flow import fire
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.vehicles import motorcycles
from sandtable.games.operation.rules.vehicles.motorcycles import join_motorcycles
from sandtable.games.operation.rules.vehicles.nerves import bail_out
from sandtable.kernel import Scripted


def squadron() -> State:
    """Two Panzer IV beside each other, and Americans 35 cm ahead who have fired."""
    state = table("squadrons", size=2000)
    for k in range(2):
        deploy(state, f"de-{k}", "de-panzer4", (600 + 100 * k, 1500))
    squadrons.form_squadron(state, ("de-0", "de-1"))
    deploy(state, "us-1", "us-rifles", (900, 1100), 1800)
    state.units["us-1"] = replace(state.units["us-1"], posture="fired")
    return state


@pytest.mark.rule("OW-sq-immobile")
def test_when_the_first_tank_is_immobile_the_others_drive_on_and_it_is_lost_out_of_cohesion() -> None:
    state = squadron()
    state.refit("de-0.0", immobile=True)
    battle = chain(state, "move-3", "fire-4")
    battle.do("order de-0 move-3")
    answer(battle, "drive slow forward 700:1350 -")
    battle.do("pass")
    assert (state.models["de-1.0"].y, state.models["de-0.0"].y) == (1350, 1500)
    assert not state.models["de-0.0"].destroyed  # 15 cm less a hull's length: still in cohesion
    again = squadron()
    again.refit("de-0.0", immobile=True)
    battle = chain(again, "move-3", "fire-4")
    battle.do("order de-0 move-3")
    answer(battle, "expose yes", "drive fast forward 700:1200 -")
    battle.do("pass")
    assert battle.seen(VehicleLost) and again.models["de-0.0"].destroyed
    assert len(again.everyone("de-0")) == 5


@pytest.mark.rule("OW-sq-immobile", "OW-sq-form")
def test_an_immobile_tank_goes_on_firing_with_the_others() -> None:
    state = squadron()
    state.refit("de-1.0", immobile=True)
    battle = chain(state, "fire-3", "fire-4", faces=[9] * 40)
    battle.do("order de-0 fire-3")
    answer(battle, "expose yes", "aim hull us-1 direct")
    battle.do("pass")
    assert [e.weapon for e in battle.out if isinstance(e, ShotsFired)]
    assert {m.id for m in state.members("de-0") if m.shot == 1} == {"de-0.0", "de-1.0"}


@pytest.mark.rule("OW-sq-failed")
def test_when_the_first_crew_is_out_the_others_still_fire_and_drive() -> None:
    state = squadron()
    bail_out(state, state.models["de-0.0"], [])
    battle = chain(state, "fire-3", "fire-4", faces=[9] * 40)
    battle.do("order de-0 fire-3")
    answer(battle, "expose yes", "aim hull us-1 direct")
    battle.do("pass")
    assert state.models["de-1.0"].shot == 1
    state = squadron()
    bail_out(state, state.models["de-0.0"], [])
    battle = chain(state, "move-3", "fire-4", faces=[9])  # the others keep their courage
    battle.do("order de-0 move-3")
    answer(battle, "expose yes", "drive fast forward 700:1200 -")
    battle.do("pass")
    assert state.models["de-1.0"].y == 1200
    assert state.models["de-0.0"].destroyed and len(state.everyone("de-0")) == 5  # left behind: the crew runs


@pytest.mark.rule("OW-sq-failed", "OW-R90")
def test_crews_that_got_out_all_board_their_own_tanks_again() -> None:
    state = squadron()
    for name in ("de-0.0", "de-1.0"):
        bail_out(state, state.models[name], [])
    for man in state.men("de-0"):
        state.change(man.id, boarded=0)
    battle = chain(state, "move-3", "fire-4", turn=2)
    battle.do("order de-0 move-3")
    answer(battle, "board de-0.0")
    battle.do("pass")
    assert {man.aboard for man in state.everyone("de-0")} == {"de-0.0", "de-1.0"}
    assert all(man.id.split(".")[0] == man.aboard.split(".")[0] for man in state.everyone("de-0"))


@pytest.mark.rule("OW-sq-form", "OW-vd-main")
def test_a_lost_gun_of_the_first_tank_does_not_silence_the_second() -> None:
    state = squadron()
    state.refit("de-0.0", lost=("main", "coaxial"), main=False)
    battle = chain(state, "fire-3", "fire-4", faces=[9] * 40)
    battle.do("order de-0 fire-3")
    answer(battle, "expose yes", "aim main us-1 he")
    battle.do("pass")
    assert battle.asked == "blue lay-template"
    battle.do(battle.options()[0])
    assert (state.models["de-0.0"].shot, state.models["de-1.0"].shot) == (0, 1)


@pytest.mark.rule("OW-R91")
def test_men_without_a_tank_run_when_the_squadron_leaves_them() -> None:
    state = squadron()
    bail_out(state, state.models["de-0.0"], [])
    state.change("de-0.0", destroyed=True)
    battle = chain(state, "move-3", "fire-4", faces=[9])
    battle.do("order de-0 move-3")
    answer(battle, "expose yes", "drive fast forward 700:1200 -")
    battle.do("pass")
    assert not state.men("de-0") and len(state.everyone("de-0")) == 5


def bikes() -> State:
    state = table(size=2000)
    deploy(state, "de-1", "de-motorcycle", (600, 1500))
    deploy(state, "us-1", "us-rifles", (600, 300), 1800)
    return state


def driver(state: State, bike: str) -> str:
    return next(man.id for man in state.crew(bike) if man.role == "driver")


@pytest.mark.rule("OW-crew-driver", "OW-moto-fall")
def test_with_the_driver_dead_another_man_drives_the_motorcycle() -> None:
    state = bikes()
    gone = driver(state, "de-1.0")
    del state.models[gone]
    state.alter("de-1", models=tuple(name for name in state.units["de-1"].models if name != gone))
    battle = chain(state, "move-3", "fire-4")
    battle.do("order de-1 move-3")
    answer(battle, "drive fast forward 600:1000 -")
    battle.do("pass")
    assert state.models["de-1.0"].y == 1000 and len(state.crew("de-1.0")) == 2
    assert driver(state, "de-1.0") in state.models


@pytest.mark.rule("OW-crew-driver", "OW-moto-fall")
def test_a_shaken_driver_is_relieved_too() -> None:
    state = bikes()
    weak = driver(state, "de-1.0")
    battle = chain(state, "move-3", "fire-4")
    state.change(weak, shaken=True)
    battle.do("order de-1 move-3")
    answer(battle, "drive fast forward 600:1000 -")
    battle.do("pass")
    assert state.models["de-1.0"].y == 1000 and driver(state, "de-1.0") != weak


@pytest.mark.rule("OW-embark-place", "OW-embark-infantry", "OW-moto-detect")
def test_motorcyclists_can_dismount_and_mount_again() -> None:
    state = bikes()
    battle = chain(state, "move-3", "fire-4")
    battle.do("order de-1 move-3")
    answer(battle, "alight")
    battle.do("pass")
    assert battle.seen(MenLeft) and len(state.men("de-1")) == 3 and not state.crew("de-1.0")
    battle = chain(state, "move-3", "fire-4", turn=2)
    battle.do("order de-1 move-3")
    answer(battle, "board de-1.0")
    battle.do("pass")
    assert len(state.crew("de-1.0")) == 3


@pytest.mark.rule("OW-moto-immobile")
def test_riders_of_a_squad_who_got_off_running_machines_are_no_stragglers() -> None:
    state = bikes()
    deploy(state, "de-2", "de-motorcycle", (660, 1500))
    join_motorcycles(state, ("de-1", "de-2"))
    bail_out(state, state.models["de-2.0"], [])
    battle = chain(state, "move-3", "fire-4", turn=2)
    battle.do("order de-1 move-3")
    answer(battle, "drive slow forward 600:1250 -")
    battle.do("pass")
    assert len(state.men("de-1")) == 3 and len(state.crew("de-1.0")) == 3
    state.refit("de-2.0", immobile=True)
    battle = chain(state, "move-3", "fire-4", turn=3)
    battle.do("order de-1 move-3")
    answer(battle, "drive slow forward 600:1000 -")
    battle.do("pass")
    assert not state.men("de-1") and "de-2.0" not in state.models


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


def smoking(count: int = 2) -> State:
    """A squadron whose tanks each have bought a smoke candle and a grenade launcher."""
    state = table("squadrons", "smoke", size=2000)
    for k in range(count):
        deploy(state, f"de-{k}", "de-panzer4", (600 + 150 * k, 1500), options=("smoke-grenade", "smoke-vehicle"))
    squadrons.form_squadron(state, tuple(f"de-{k}" for k in range(count)))
    deploy(state, "us-1", "us-rifles", (900, 300), 1800)
    return state


def make_smoke(state: State, *answers: str, turn: int = 1) -> list[str]:
    """An Ambush with smoke; the refusals of the answers, the first that is allowed is given."""
    battle = chain(state, "ambush-3", "fire-4", faces=[9] * 9, turn=turn)
    battle.do("order de-0 ambush-3")
    while battle.refused(answers[0]) == "other-question":
        battle.do(next(word for word in ("expose no", "pass", "cease") if is_legal(battle, word)))
    found = [battle.refused(text) for text in answers]
    battle.do(answers[found.index("")] if "" in found else "pass")
    answer(battle)
    while battle.asked and battle.asked != "blue chain" and "pass" in battle.options():
        battle.do("pass")
    return found


@pytest.mark.rule("OW-sq-form", "OW-smoke-use", "OW-smoke-vehicle")
def test_each_tank_of_a_squadron_has_its_own_smoke() -> None:
    state = smoking()
    assert make_smoke(state, "smoke smoke-vehicle 600:1500") == [""]
    found = make_smoke(state, "smoke smoke-vehicle 600:1500", "smoke smoke-vehicle 750:1500", turn=2)
    assert found == ["no-smoke", ""], "the first has used its own"
    assert sorted((cloud.x, cloud.y) for cloud in state.templates.values()) == [(600, 1500), (750, 1500)]
    assert "smoke-vehicle" not in state.units["de-0"].traits and "smoke-grenade" in state.units["de-0"].traits


@pytest.mark.rule("OW-sq-failed", "OW-smoke-use")
def test_when_the_first_crew_is_out_the_second_tank_still_makes_smoke() -> None:
    state = smoking()
    bail_out(state, state.models["de-0.0"], [])
    assert make_smoke(state, "smoke smoke-vehicle 600:1500", "smoke smoke-vehicle 750:1500")[1] == ""
    assert [(cloud.x, cloud.y) for cloud in state.templates.values()] == [(750, 1500)]


@pytest.mark.rule("OW-sq-form", "OW-smoke-grenade", "OW-smoke-range")
def test_in_a_squadron_the_tank_fires_smoke_that_reaches_the_place() -> None:
    state = smoking(3)
    assert make_smoke(state, "smoke smoke-grenade 450:1250") == [""]  # 30 cm before the first only
    assert make_smoke(state, "smoke smoke-grenade 450:1250", "smoke smoke-grenade 950:1250", turn=2)[1] == ""
    assert state.units["de-0"].traits.count("smoke-grenade") == 3
    assert [(each.unit, each.count) for each in state.smoke_shots if not each.side] == [("de-0", 1), ("de-1", 1)]
