"""Clauses looked at again: the ground counts for stormers and for those who run, and the others may fire."""

from random import Random

import pytest
from helpers import Battle, chain, keep, put, square, table, terrain, unit
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.checks import invariants
from sandtable.games.operation.events.chapters import ShotsBelow
from sandtable.games.operation.events.infantry import IntentSaid, MeleeFought, ShotsFired, UnitMoved
from sandtable.games.operation.events.vehicle import AssaultTested
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import TunnelMarker
from sandtable.games.operation.model.plans import StormPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.intents import ANSWERS
from sandtable.games.operation.rules.announcing import getting_in
from sandtable.games.operation.rules.chapters import attachments, fires, smoke, squadrons, tunnels
from sandtable.games.operation.rules.infantry import melee, panic
from sandtable.games.operation.rules.vehicles import (
    boarding,
    close_assault,
    driving,
    explosions,
    nerves,
    ramming,
    rolling_on,
)
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Question, Refusal, Scripted
from sandtable.kernel import Point as Place


def tank_and_men(gap: int = 120) -> State:
    """A Sherman and Grenadiers behind it."""
    state = table()
    unit(state, "us-1", "us-sherman", 600, 600, 0)
    unit(state, "de-1", "de-grenadiers", 600, 600 + gap, 0)
    return state


@pytest.mark.rule("OW-ca-order", "OW-terrain-barred")
def test_nobody_storms_through_a_river() -> None:
    state = tank_and_men()
    tank, man = state.models["us-1.0"], state.men("de-1")[0].id
    assert close_assault.why_not_storm(state, tank, (man,), 150) is None
    terrain(state, "river", "river", square(0, 660, 1200, 30))
    assert close_assault.why_not_storm(state, tank, (man,), 150) == close_assault.CANNOT_REACH


@pytest.mark.rule("OW-ca-order", "OW-terrain-cross")
def test_a_wall_takes_its_part_of_the_way_to_the_tank() -> None:
    state = tank_and_men(150)
    tank, man = state.models["us-1.0"], state.men("de-1")[0].id
    assert close_assault.why_not_storm(state, tank, (man,), 150) is None
    terrain(state, "wall", "high-wall", [(0, 690), (1200, 690)])
    assert close_assault.why_not_storm(state, tank, (man,), 150) == close_assault.CANNOT_REACH


@pytest.mark.rule("OW-ca-test", "OW-shaken-order")
def test_who_has_only_just_stood_up_does_not_storm() -> None:
    state = tank_and_men()
    state.turn = 1
    one, two = (man.id for man in state.men("de-1")[:2])
    put(state, one, state.models[one].x, state.models[one].y, rose=1)
    out: list[Event] = []
    link = Intent("blue", "de-1", 0, plans=(StormPlan("us-1.0", (one, two)),))
    close_assault.brave_men(state, link, Scripted([1]), out)
    assert [event.model for event in out if isinstance(event, AssaultTested)] == [two]


@pytest.mark.rule("OW-ca-order", "OW-ca-test")
def test_the_others_fire_while_some_storm_and_the_stormers_do_not() -> None:
    state = tank_and_men()
    unit(state, "us-2", "us-rifles", 600, 400, 1800)
    battle = chain(state, "assault-3 move-2", "fire-5 fire-4", faces=[1] * 60)
    battle.do("order de-1 assault-3")
    while battle.asked == "blue announce" and battle.refused("storm us-1.0 2") != "":
        battle.do("pass")
    battle.do("storm us-1.0 2")
    assert battle.refused("shoot before us-2") == ""
    battle.do("shoot before us-2")
    told = list(battle.out)
    while battle.asked in ("blue announce", "red react"):
        told += battle.do("pass")
    while battle.decision is not None and not any(isinstance(e, AssaultTested) for e in told):
        told += battle.do(battle.options()[0])
    assert any(isinstance(event, ShotsFired) and event.target == "us-2" for event in told)
    stormers = [event.model for event in told if isinstance(event, AssaultTested)]
    assert len(stormers) == 2
    assert all(state.models[name].shot != state.turn for name in stormers if name in state.models)


def storming(two: str, x: int, y: int, faces: list[int]) -> Battle:
    """Grenadiers behind a Sherman and within reach of something else; two of them storm the Sherman."""
    state = tank_and_men()
    unit(state, "us-2", two, x, y, 0)
    battle = chain(state, "assault-3", "", faces=faces)
    battle.do("order de-1 assault-3")
    while battle.asked == "blue announce" and battle.refused("storm us-1.0 2") != "":
        battle.do("pass")
    battle.do("storm us-1.0 2")
    return battle


@pytest.mark.rule("OW-ca-order", "OW-ca-test")
def test_some_storm_one_tank_and_others_a_second() -> None:
    battle = storming("us-sherman", 700, 650, [1] * 60)
    assert battle.refused("storm us-1.0 1") == "cannot-reach-side"
    assert "storm us-2.0 1" in battle.options() and "pass" in battle.options()
    told = battle.do("storm us-2.0 2")
    frame = battle.state.stack[-1]
    (one, two), second = (storm.men for storm in frame.draft.storms), frame.draft.storms[1].vehicle
    assert len(one) == len(two) == 2 and not set(one) & set(two) and second == "us-2.0"
    while battle.asked in ("blue announce", "red react"):
        told += battle.do("pass")
    assert [event.model for event in told if isinstance(event, AssaultTested)] == [*one, *two]


@pytest.mark.rule("OW-ca-order", "OW-melee-contact")
def test_some_storm_a_tank_and_the_others_charge_men() -> None:
    battle = storming("us-rifles", 560, 760, [1] * 80)
    state = battle.state
    before = {man.id: (man.x, man.y) for man in state.men("de-1")}
    told = battle.do("charge us-2")
    stormers = battle.state.stack[-1].draft.stormers
    assert battle.refused("pass") == "must-fire"
    told += battle.do("shoot after us-2")
    while battle.asked in ("blue announce", "red react"):
        told += battle.do("pass")
    while battle.decision is not None and not any(isinstance(event, MeleeFought) for event in told):
        told += battle.do(battle.options()[0])
    walked = {name for event in told if isinstance(event, UnitMoved) for name, _ in event.paths}
    assert walked and not walked & set(stormers) and walked | set(stormers) == set(before)
    assert [event.model for event in told if isinstance(event, AssaultTested)] == list(stormers)
    fought = {event.man for event in told if isinstance(event, MeleeFought)}
    assert fought and fought <= walked


@pytest.mark.rule("OW-chain-fixed", "OW-ca-order")
def test_the_announcement_says_that_a_vehicle_is_stormed() -> None:
    battle = storming("us-sherman", 700, 650, [1] * 60)
    told = battle.say("pass")
    heard = next(event for event in told if isinstance(event, IntentSaid))
    assert (heard.does, heard.target) == ("storm", "us-1")


@pytest.mark.rule("OW-ca-order")
def test_the_officer_lets_the_others_storm_a_second_tank() -> None:
    battle = storming("us-sherman", 700, 650, [1] * 60)
    state, frame = battle.state, battle.state.stack[-1]
    for man in state.men("de-1"):
        state.models[man.id] = replace(man, weapons=(*man.weapons, "de-charge"))
    assert frame.question == "rest" and battle.decision is not None
    found = battle.decision.options("blue")
    chosen = ANSWERS["rest"](8, state, frame, Question("blue", battle.decision), found, Random(1))
    assert str(chosen).startswith("storm us-2.0")


def runs_into(kind: str, top: int, deep: int) -> tuple[State, dict[str, int]]:
    """Broken Grenadiers have run south from the enemy, into some ground; and where each of them began."""
    state = table()
    unit(state, "de-1", "de-grenadiers", 600, 600)
    unit(state, "us-1", "us-rifles", 600, 500, 1800)
    terrain(state, kind, kind, square(0, top, 1200, deep))
    state.alter("de-1", broken=True)
    state.turn = 2
    starts = {man.id: man.y for man in state.men("de-1")}
    panic.run_to_cover(state, state.units["de-1"], [])
    return state, starts


@pytest.mark.rule("OW-no-way", "OW-terrain-barred")
def test_who_runs_from_the_enemy_stops_at_a_river() -> None:
    state, _ = runs_into("river", 700, 60)
    assert all(620 < man.y < 700 for man in state.men("de-1"))


@pytest.mark.rule("OW-panic-run", "OW-terrain-slow")
def test_who_runs_through_a_marsh_runs_slowly() -> None:
    state, starts = runs_into("marsh", 660, 500)
    assert all(man.y - starts[man.id] <= 100 for man in state.men("de-1"))


@pytest.mark.rule("OW-nerves", "OW-vd-nerves")
def test_only_the_crew_that_lost_its_nerve_is_shaken() -> None:
    state = table()
    state.turn = 1
    for n in (1, 2):
        unit(state, f"us-{n}", "us-sherman", 500 + 90 * n, 600)
    squadrons.form_squadron(state, ("us-1", "us-2"))
    boarding.leave(state, tuple(man.id for man in state.crew("us-2.0")), state.models["us-2.0"], [])
    nerves.test_nerves(state, state.models["us-1.0"], Scripted([1]), [])
    lying = {man.id.split(".")[0] for man in state.men("us-1") if man.shaken}
    assert lying == {"us-1"}


@pytest.mark.rule("OW-vm-roll", "OW-tow-slow")
def test_a_gun_rolls_on_with_the_vehicle_that_tows_it() -> None:
    state = table()
    state.turn = 1
    unit(state, "de-1", "de-pak40", 600, 700)
    unit(state, "de-2", "de-opel", 600, 600)
    boarding.hitch(state, state.models["de-1.0"], state.models["de-2.0"], [])
    before = state.models["de-1.0"].y
    state.under_way["de-2"] = 1
    rolling_on.roll_on(state, "de-2.0", Scripted([5]), [], False)
    assert state.models["de-2.0"].y == 550 and state.models["de-1.0"].y == before - 50


def marker(state: State, name: str) -> None:
    """The unit is below ground, where its men went down."""
    man = state.men(name)[0]
    state.alter(name, below=TunnelMarker("entry-1", (man.x, man.y), 1))


@pytest.mark.rule("OW-tun-blind", "OW-melee-contact")
def test_nobody_above_charges_a_marker_below() -> None:
    state = table()
    unit(state, "de-1", "de-grenadiers", 600, 600)
    unit(state, "us-1", "us-rifles", 600, 500, 1800)
    assert melee.can_charge(state, state.units["de-1"], state.units["us-1"])
    marker(state, "us-1")
    assert not melee.can_charge(state, state.units["de-1"], state.units["us-1"])
    put(state, "us-1.1", state.models["de-1.1"].x, state.models["de-1.1"].y - 22)
    assert melee.engaged_with(state, state.units["de-1"]) == []
    state.alter("us-1", below=None)
    assert melee.engaged_with(state, state.units["de-1"]) == ["us-1"]


@pytest.mark.rule("OW-tun-blind", "OW-vd-blast", "OW-fires-heat")
def test_explosions_and_fires_above_leave_those_below_alone() -> None:
    state = table()
    unit(state, "us-1", "us-sherman", 600, 600)
    unit(state, "de-1", "de-grenadiers", 600, 665)
    marker(state, "de-1")
    explosions.explosion_around(state, state.models["us-1.0"], 100, Scripted([]), [])
    fires.heat(state, "us-1.0", Scripted([]), [])
    assert ramming.touched_by(state, state.models["us-1.0"], [tuple(square(500, 500, 300, 300))], "red") == ()
    state.alter("de-1", below=None)
    assert ramming.touched_by(state, state.models["us-1.0"], [tuple(square(500, 500, 300, 300))], "red")


@pytest.mark.rule("OW-tun-melee", "OW-melee-roll")
def test_melee_below_ground_has_the_usual_modifiers() -> None:
    state = table()
    unit(state, "de-1", "de-grenadiers", 600, 600)
    unit(state, "us-1", "us-rifles", 600, 500, 1800)
    for name in ("de-1", "us-1"):
        keep(state, name, 1)
        marker(state, name)
    out: list[Event] = []
    tunnels.fight(state, "de-1", "us-1", Scripted([5, 5, 10]), out)
    fought = next(event for event in out if isinstance(event, MeleeFought))
    assert "melee-charge" in [line.key for line in fought.lines]


@pytest.mark.rule("OW-tun-template", "OW-tun-fight")
def test_an_area_weapon_below_ground_catches_a_number_of_men() -> None:
    state = table()
    unit(state, "de-1", "de-mortar", 600, 600)
    unit(state, "us-1", "us-rifles", 600, 500, 1800)
    mortar = next(m for m in state.men("de-1") if any(WEAPONS[w].group.startswith("mortar") for w in m.weapons))
    keep_only(state, "de-1", mortar.id)
    marker(state, "de-1")
    marker(state, "us-1")
    state.change(mortar.id, weapons=tuple(w for w in mortar.weapons if WEAPONS[w].group.startswith("mortar")))
    state.turn = 2
    out: list[Event] = []
    tunnels.fire(state, "de-1", "us-1", "fire", Scripted([10, 3, *[1] * 10]), out)
    assert any(isinstance(event, ShotsBelow) and event.hits > 0 for event in out)


def keep_only(state: State, name: str, model: str) -> None:
    for each in state.units[name].models:
        if each != model:
            del state.models[each]
    state.alter(name, models=(model,))


def below_ground(apart: int, weapons: tuple[str, ...], faces: list[int]) -> Battle:
    """Two Grenadiers and Americans below ground, so far from each other; the Germans are to fire."""
    state = table()
    unit(state, "de-1", "de-grenadiers", 600, 600)
    unit(state, "us-1", "us-rifles", 600, 500, 1800)
    keep(state, "de-1", 2)
    keep(state, "us-1", 6)
    put(state, "de-1.1", 600, 600, weapons=("de-kar98k", *weapons))
    put(state, "de-1.2", 620, 600, weapons=("de-kar98k",))
    state.alter("de-1", below=TunnelMarker("entry-1", (600, 600), 0))
    state.alter("us-1", below=TunnelMarker("entry-1", (600, 600 - apart), 0), panic=9)
    battle = chain(state, "fire-3", "", faces=faces)
    battle.do("order de-1 fire-3")
    battle.do("below us-1")
    return battle


@pytest.mark.rule("OW-tun-template", "OW-grenade-min", "OW-intent-extra")
def test_grenades_are_announced_below_ground_and_the_others_fire() -> None:
    battle = below_ground(60, ("de-grenade",), [7, 9, 1, 1, 1, 1, 10, 1])
    assert battle.options() == ["pass", "arm grenades"]
    battle.say("arm grenades")
    told = [event for event in battle.out if isinstance(event, ShotsBelow)]
    assert [event.hits for event in told] == [4, 1]
    assert battle.state.models["de-1.1"].spent == ()
    near = below_ground(30, ("de-grenade",), [1, 1])
    assert [len(event.rolls) for event in near.out if isinstance(event, ShotsBelow)] == [2]
    fired = below_ground(60, ("de-grenade",), [10, 1, 1])
    fired.say("pass")
    assert [event.hits for event in fired.out if isinstance(event, ShotsBelow)] == [1]


@pytest.mark.rule("OW-tun-template", "OW-charge-hand", "OW-charge-throw")
def test_a_charge_below_ground_is_used_once_and_may_go_off_in_the_hand() -> None:
    battle = below_ground(60, ("de-charge",), [3, 1])
    battle.say("arm charges")
    assert battle.state.models["de-1.1"].spent == ("de-charge",)
    assert not any(event.hits for event in battle.out if isinstance(event, ShotsBelow))
    battle = below_ground(60, ("de-charge",), [2, 5, 1, 1])
    battle.say("arm charges")
    assert "de-1.1" not in battle.state.models
    assert [event.target for event in battle.out if isinstance(event, ShotsBelow)] == ["de-1", "us-1"]


@pytest.mark.rule("OW-smoke-aim", "OW-smoke-grenade")
def test_a_launcher_throws_smoke_only_where_its_vehicle_sees() -> None:
    state = table(1200, smoke=True)
    state.turn = 1
    unit(state, "de-1", "de-panther", 600, 600, options=("smoke-grenade",))
    held = state.units["de-1"]
    name = next(trait for trait in smoke.launchers(held))
    assert smoke.why_not_smoke(state, held, name, (600, 380)) is None
    terrain(state, "house", "building", square(520, 450, 160, 60))
    assert smoke.why_not_smoke(state, held, name, (600, 380)) == smoke.SMOKE_UNSEEN


@pytest.mark.rule("OW-overrun-place", "OW-ram-motorcycle")
def test_a_motorcycle_under_a_tank_is_put_beside_it_with_its_riders() -> None:
    state = table()
    unit(state, "us-1", "us-sherman", 600, 600)
    unit(state, "uk-1", "uk-motorcycle", 610, 610, seat="blue")
    ramming.step_aside(state, state.models["us-1.0"])
    assert list(invariants(state)) == []
    assert all((m.x, m.y) == (state.models["uk-1.0"].x, state.models["uk-1.0"].y) for m in state.crew("uk-1.0"))


@pytest.mark.rule("OW-embark-place", "OW-embark-slow")
def test_men_who_board_drive_off_with_their_vehicle() -> None:
    state = table()
    unit(state, "de-1", "de-panzergrenadiers", 600, 600, carrier="de-sdkfz251")
    unit(state, "us-1", "us-rifles", 1100, 1100, 1800)
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
    unit(state, "de-1", "de-panzergrenadiers", 600, 600, carrier="de-sdkfz251")
    hull = state.vehicle_of("de-1")
    assert hull is not None
    man = state.men("de-1")[0]
    put(state, man.id, 600, 760)
    assert getting_in.walks_up(state, state.models[man.id], hull, 150)
    terrain(state, "river", "river", square(0, 690, 1200, 40))
    assert not getting_in.walks_up(state, state.models[man.id], hull, 150)


@pytest.mark.rule("OW-tow-hitch")
def test_a_vehicle_stands_while_a_gun_is_hitched() -> None:
    state = table()
    state.turn = 1
    unit(state, "de-1", "de-pak40", 600, 700)
    unit(state, "de-2", "de-opel", 600, 600)
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
    unit(state, "de-1", "de-pak40", 600, 600)
    unit(state, "us-1", "us-sherman", 600, 600)
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
    unit(state, "de-1", "de-sdkfz250", 600, 600)
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
