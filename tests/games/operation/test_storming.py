"""Close assault on vehicles: who gets there, who dares, and what the others do."""

from random import Random

import pytest
from helpers import Battle, chain, deploy, feature, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import IntentSaid, MeleeFought, ShotsFired, UnitMoved
from sandtable.games.operation.events.vehicle import AssaultTested
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.plans import StormPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.officer.intents import ANSWERS
from sandtable.games.operation.rules.vehicles import (
    close_assault,
)
from sandtable.kernel import Event, Question, Scripted


def tank_and_men(gap: int = 120) -> State:
    """A Sherman and Grenadiers behind it."""
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600), 0)
    deploy(state, "de-1", "de-grenadiers", (600, 600 + gap), 0)
    return state


@pytest.mark.rule("OW-ca-order", "OW-terrain-barred")
def test_nobody_storms_through_a_river() -> None:
    state = tank_and_men()
    tank, man = state.models["us-1.0"], state.men("de-1")[0].id
    assert close_assault.why_not_storm(state, tank, (man,), 150) is None
    feature(state, "river", "river", *square(0, 660, 1200, 30))
    assert close_assault.why_not_storm(state, tank, (man,), 150) == close_assault.CANNOT_REACH


@pytest.mark.rule("OW-ca-order", "OW-terrain-cross")
def test_a_wall_takes_its_part_of_the_way_to_the_tank() -> None:
    state = tank_and_men(150)
    tank, man = state.models["us-1.0"], state.men("de-1")[0].id
    assert close_assault.why_not_storm(state, tank, (man,), 150) is None
    feature(state, "wall", "high-wall", (0, 690), (1200, 690))
    assert close_assault.why_not_storm(state, tank, (man,), 150) == close_assault.CANNOT_REACH


@pytest.mark.rule("OW-ca-order", "OW-smoke-slow")
@pytest.mark.parametrize(("radius", "men"), [(0, 10), (30, 8)])
def test_nobody_runs_through_smoke_to_a_tank(radius: int, men: int) -> None:
    """All ten are near enough to run; through the smoke two of them would have to walk."""
    state = tank_and_men(150)
    state.switches = ("smoke",)
    if radius:
        state.templates["s"] = Template("s", "smoke", 600, 690, radius)
    battle = chain(state, "assault-3", "")
    battle.do("order de-1 assault-3")
    assert battle.refused(f"storm us-1.0 {men}") == "" and battle.refused(f"storm us-1.0 {men + 1}") != ""


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
    deploy(state, "us-2", "us-rifles", (600, 400), 1800)
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
    deploy(state, "us-2", two, (x, y), 0)
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


@pytest.mark.rule("OW-ca-order")
def test_a_wreck_is_not_stormed() -> None:
    for wreck in (False, True):
        state = tank_and_men()
        deploy(state, "us-2", "us-sherman", (720, 600), 0)
        state.change("us-1.0", destroyed=wreck)
        battle = chain(state, "assault-3", "")
        battle.do("order de-1 assault-3")
        assert (battle.refused("storm us-1.0 1") == "") is not wreck
        assert battle.refused("storm de-1.1 1") != ""
