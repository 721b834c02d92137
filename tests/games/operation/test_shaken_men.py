"""Who is shaken when his unit carries out its order does nothing but stand up: aboard, at a gun, with a charge, on an
errand, in contact with the enemy, below ground; also who was shaken after the order had been announced."""

import pytest
from helpers import Battle, alone, answer, chain, deploy, feature, keep, put, table

from sandtable.games.operation.events.chapters import MarkerMoved
from sandtable.games.operation.events.infantry import ChargeArmed, MeleeFought, MenStoodUp, UnitMoved
from sandtable.games.operation.events.vehicle import GunHitched, ManExposed, MenLeft
from sandtable.games.operation.model.pieces import Errand, TunnelMarker
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.kernel import Event


def shake(state: State, *names: str) -> None:
    for name in names:
        state.change(name, shaken=True)


def carried_out(battle: Battle) -> list[Event]:
    """Nobody answers; what else is asked takes the first choice."""
    told = battle.do("pass")
    while battle.decision is not None and battle.decision.kind not in ("chain", "initiative", "exchange"):
        told += battle.do(battle.options()[0])
    return told


def told_of(told: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kind)]


def watched(state: State, hand: str, order: str, *answers: str) -> Battle:
    """An order is announced, and red could still answer it."""
    deploy(state, "us-9", "us-rifles", (1150, 40), 1800)
    battle = chain(state, hand, "fire-1", faces=[5] * 60)
    battle.do(order)
    answer(battle, *answers)
    assert battle.asked == "red react"
    return battle


@pytest.mark.rule("OW-shaken-order", "OW-embark-driver")
@pytest.mark.parametrize("early", [True, False])
def test_shaken_passengers_stay_aboard_and_the_others_get_out_and_walk_on(early: bool) -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251", aboard=True)
    men = [man.id for man in state.crew("de-1.0")]
    lying = [men[1], men[3]]
    shake(state, *(lying if early else ()))
    battle = watched(state, "move-3", "order de-1 move-3", "alight", "go fast 600:690 ()")
    shake(state, *lying)
    told = carried_out(battle)
    assert [event.models for event in told if isinstance(event, MenStoodUp)] == [tuple(lying)]
    assert [man.id for man in state.crew("de-1.0")] == lying
    left = [event.men for event in told if isinstance(event, MenLeft)]
    assert [set(names) for names in left] == [set(men) - set(lying)]
    assert told_of(told, UnitMoved)


@pytest.mark.rule("OW-shaken-order", "OW-crew-commander")
@pytest.mark.parametrize("shaken", [True, False])
def test_a_commander_who_was_shaken_meanwhile_does_not_look_out(shaken: bool) -> None:
    state = table()
    deploy(state, "de-1", "de-panzer4", (600, 600), 0)
    boss = next(man.id for man in state.crew("de-1.0") if man.role == "commander")
    battle = watched(state, "move-3", "order de-1 move-3", "expose yes")
    shake(state, *([boss] if shaken else []))
    told = carried_out(battle)
    assert bool(told_of(told, ManExposed)) is not shaken
    assert state.models[boss].exposed is not shaken and not state.models[boss].shaken


@pytest.mark.rule("OW-shaken-order", "OW-tow-hitch")
@pytest.mark.parametrize("shaken", [True, False])
def test_hands_that_were_shaken_meanwhile_hitch_no_gun(shaken: bool) -> None:
    state = table(size=2000)
    deploy(state, "us-5", "us-m1-57", (600, 600), 0)
    lorry = deploy(state, "us-6", "us-gmc", (600, 500), 0)
    keep(state, "us-5", 4)
    for n, man in enumerate(state.men("us-5")):
        put(state, man.id, 560 + 30 * n, 640)
    deploy(state, "de-9", "de-grenadiers", (1150, 1900), 1800)
    battle = chain(state, "fire-1", "ambush-3", opener="red", faces=[5] * 60)
    battle.do("order us-5 ambush-3")
    answer(battle, f"hitch on {lorry}")
    shake(state, *([state.men("us-5")[0].id] if shaken else []))
    told = carried_out(battle)
    assert bool(told_of(told, GunHitched)) is not shaken
    assert bool(state.vehicles[lorry].tows) is not shaken


@pytest.mark.rule("OW-shaken-order", "OW-charge-arm")
@pytest.mark.parametrize("shaken", [True, False])
def test_who_was_shaken_meanwhile_arms_no_charge(shaken: bool) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (530, 600), arms=("de-kar98k",))
    put(state, "de-1.1", 500, 600, weapons=("de-kar98k", "de-charge"))
    feature(state, "wire", "wire", (400, 580), (600, 580))
    battle = watched(state, "ambush-3", "order de-1 ambush-3", "blast arm wire 1")
    shake(state, *(["de-1.1"] if shaken else []))
    told = carried_out(battle)
    assert bool(told_of(told, ChargeArmed)) is not shaken
    assert bool(state.models["de-1.1"].spent) is not shaken


@pytest.mark.rule("OW-shaken-order", "OW-comms-runner")
def test_a_shaken_runner_stands_up_with_one_order_and_runs_on_with_the_next() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 1000), (530, 1000), arms=("de-kar98k",))
    deploy(state, "de-2", "de-mortar", (500, 300), 0)
    deploy(state, "us-9", "us-rifles", (1150, 40), 1800)
    put(state, "de-1.2", 520, 900, role="away", errand=Errand("de-2"), shaken=True)
    for turn, ran in ((1, False), (2, True)):
        battle = chain(state, "ambush-3", "", faces=[5] * 9, turn=turn)
        battle.say("order de-1 ambush-3", "pass")
        assert ((state.models["de-1.2"].x, state.models["de-1.2"].y) != (520, 900)) is ran
        assert not state.models["de-1.2"].shaken


@pytest.mark.rule("OW-shaken-order", "OW-melee-after")
@pytest.mark.parametrize("shaken", [True, False])
def test_who_has_just_stood_up_beside_an_enemy_does_not_fight_him(shaken: bool) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (560, 700), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 578), (560, 630), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",))
    state.change("de-1.1", shaken=shaken)
    battle = chain(state, "assault-3", "", faces=[5] * 60)
    battle.say("order de-1 assault-3", "charge us-1")
    told = list(battle.out)
    fought = {event.man for event in told if isinstance(event, MeleeFought)}
    assert ("de-1.1" in fought) is not shaken and "de-1.2" in fought


@pytest.mark.rule("OW-shaken-order", "OW-tun-shaken", "OW-tun-move", "OW-tun-melee")
@pytest.mark.parametrize("word", ["tunnel slow entry-2", "below us-1"])
@pytest.mark.parametrize("shaken", [True, False])
def test_a_marker_stays_if_somebody_below_was_shaken_meanwhile(shaken: bool, word: str) -> None:
    state = table("tunnels")
    alone(state, "de-1", "de-grenadiers", (500, 600), (530, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 540), arms=("us-garand",))
    for name, x in (("entry-1", 500), ("entry-2", 900)):
        state.templates[name] = Template(name, "entry", x, 600, 0)
    state.alter("de-1", traits=("bayonet-trained",), below=TunnelMarker("entry-1", (500, 600), 0))
    state.alter("us-1", below=TunnelMarker("entry-1", (500, 540), 0))
    battle = watched(state, "assault-3", "order de-1 assault-3", word)
    shake(state, *(["de-1.2"] if shaken else []))
    told = carried_out(battle)
    assert bool(told_of(told, MarkerMoved)) is not shaken
    fights = "below" in word and not shaken
    assert bool(told_of(told, MeleeFought)) is fights
