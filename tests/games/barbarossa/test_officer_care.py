"""The officer takes care of what is frail: headquarters, guns and lorries."""

import random
from typing import Any

from games.barbarossa.field import battle, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.officer.planner import Planner
from sandtable.kernel import Event, Question, Seeded, advance, play


def set_up(scenario: str) -> Any:
    """A battle that officers have set up."""
    officer, memory, out = GAME.opponents()["officer"](), {"german": None, "soviet": None}, list[Event]()
    state, dice, rng = GAME.start(scenario, {}), Seeded(2), random.Random(2)
    decision = advance(state, dice, out)
    while decision is not None and decision.kind != "planning":
        seat = decision.seats[0]
        known = GAME.knowledge(state, frozenset({seat}))
        action, memory[seat] = officer.choose(known, Question(seat, decision), memory[seat], rng)
        decision = play(state, decision, seat, action, dice, out)
    return state


def test_headquarters_and_guns_are_set_up_under_cover_where_there_is_some() -> None:
    for scenario in ("frontier-post", "strong-point", "across-the-river", "stukas-over-the-bridge"):
        state = set_up(scenario)
        for unit in state.units.values():
            if f.is_frail(unit) and unit.place == "map" and unit.front.command:
                zone = GAME.static(scenario, {}).zones[unit.side]
                best = max(f.cover_of(state, unit, hex_) for hex_ in zone)
                assert f.cover_of(state, unit, unit.hex) > 0 or not best, (scenario, unit.id, unit.hex)


def test_a_headquarters_under_fire_goes_into_cover() -> None:
    state = battle({504: "D0."})
    put(state, "g-hq-1", 505)
    put(state, "s-inf-1", 606)
    script = Planner(state, "german").script()
    assert script[:3] == [act.Take("g-hq-1"), act.Careful("g-hq-1"), act.Step(504)], script


def test_a_headquarters_that_nobody_threatens_stays() -> None:
    state = battle({504: "D0."})
    put(state, "g-hq-1", 505)
    put(state, "s-inf-1", 1209)
    assert not [action for action in Planner(state, "german").script() if isinstance(action, act.Step)]


def at_the_bridge(round_: int, *germans: int) -> list[act.PlaceCharges]:
    """Whether Soviet engineers on the bridge lay their charges, with German platoons in these hexes."""
    state = battle(scenario="stukas-over-the-bridge", map="stukas-over-the-bridge", rounds=12, round=round_)
    put(state, "s-eng-1", 706)
    put(state, "s-inf-1", 806)
    for number, hex_ in enumerate(germans, 1):
        put(state, f"g-inf-{number}", hex_)
    return [action for action in Planner(state, "soviet").script() if isinstance(action, act.PlaceCharges)]


def test_a_bridge_that_cannot_be_held_is_blown() -> None:
    assert at_the_bridge(5, 606, 605, 505) == [act.PlaceCharges("s-eng-1")]
    assert at_the_bridge(5, 606) == [], "it can be held"
    assert at_the_bridge(5, 305, 306, 307) == [], "they are far away"
    assert at_the_bridge(3, 606, 605, 505) == [], "not before round 4"


def test_what_is_bought_depends_on_who_must_go_and_get_the_goal() -> None:
    towns = {unit.card for unit in set_up("counterstroke").units.values() if unit.side == "german"}
    assert towns <= {"g-hq", "g-stug", "g-inf"} and "g-stug" in towns, "both go for the towns: who is there must stay"
    attack = {unit.card for unit in set_up("strong-point").units.values() if unit.side == "german"}
    assert attack & {"g-pz3", "g-pz4"} and "g-stug" not in attack, "tanks attack"
