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
