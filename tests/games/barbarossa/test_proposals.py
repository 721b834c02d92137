"""What is offered for many at once: a set-up in every scenario, and one order for everybody who has none."""

from __future__ import annotations

import pytest

import sandtable
from games.barbarossa.field import battle, execute, happened, put
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow import Planning
from sandtable.games.barbarossa.model import DEPLOYED
from sandtable.games.barbarossa.tables import CARDS
from sandtable.match import Asked, Match
from sandtable.registry import game

SCENARIOS = [scenario.id for scenario in game("barbarossa").scenarios()]


def set_up(scenario: str) -> Match:
    """Both sides by what is proposed, to the first orders."""
    match = sandtable.new("barbarossa", scenario, seed=3)
    while match.decisions[0].kind != "planning":
        asked = match.decisions[0]
        for plan in asked.hints.plans:
            assert plan.key == "set-up"
            for step in plan.steps:
                match.play(step, seat=asked.seat)
        match.play("ready", seat=asked.seat)
    return match


def planning(match: Match, seat: str) -> Asked:
    return next(asked for asked in match.decisions if asked.seat == seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("BA-setup")
def test_a_set_up_is_proposed_and_stands(scenario: str) -> None:
    match = set_up(scenario)
    assert match.decisions[0].kind == "planning"


@pytest.mark.parametrize("key", ["rest-defends", "rest-waits"])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("BA-plan")
def test_one_order_for_everybody_who_has_none(scenario: str, key: str) -> None:
    match = set_up(scenario)
    for seat in match.seats:
        found = [plan for plan in planning(match, seat).hints.plans if plan.key == key]
        for plan in found:
            for step in plan.steps:
                match.play(step, seat=seat)
        asked = planning(match, seat)
        assert "ready" in [str(option) for option in asked.options()]
        assert asked.hints.plans == (), "nobody is left without an order"


@pytest.mark.rule("BA-plan")
def test_what_is_written_already_stays() -> None:
    match = set_up("tanks-in-the-corn")
    match.play("take g-pz2-1", seat="german")
    assert planning(match, "german").hints.plans == (), "a card is in hand"
    match.play("wait g-pz2-1", seat="german")
    plan = planning(match, "german").hints.plans[0]
    assert all("g-pz2-1" not in str(step) for step in plan.steps)


@pytest.mark.rule("BA-plan", "BA-order-march")
def test_a_march_from_taking_the_card_to_its_end() -> None:
    match = set_up("tanks-in-the-corn")
    ways = [way for way in planning(match, "german").hints.ways if way.unit == "g-pz2-1"]
    assert len(ways) > 3
    far = max(ways, key=lambda way: way.cost)
    for step in far.steps:
        match.play(step, seat="german")
    order = match.table.state.drafts["german"].orders["g-pz2-1"]
    assert order.route[-1] == int(far.to)


@pytest.mark.rule("BA-plan", "BA-order-defend")
def test_a_gun_that_looks_over_the_edge_of_the_map_can_be_told_to_defend() -> None:
    """It was to deploy one hex farther on and could not get there: it still faces the way it came."""
    state = battle()
    off = state.board.toward[101].index(0)
    put(state, "s-mg-1", 101, stance=DEPLOYED, facing=off)
    put(state, "g-inf-1", 505)
    plans = {plan.key: plan.steps for plan in Planning().hints(state, "soviet").plans}
    assert plans["rest-defends"][1] == act.Defend("s-mg-1", 0, CARDS["s-mg"].reach)
    out = execute(state, [plans["rest-defends"][1], act.Wait("g-inf-1")])
    assert state.units["s-mg-1"].ammo == CARDS["s-mg"].ammo - 1 and not happened(out, ev.Fired)
