"""Points of a scenario: who gets them, when, and who does not."""

from typing import Any

import pytest

from games.barbarossa.field import execute, happened, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CONCEALED, State, blank_drafts


def field(scenario: str, round_: int) -> State:
    """The scenario's map without its armies, in a round."""
    state = GAME.start(scenario, {})
    state.stack, state.round, state.units, state.drafts = [], round_, {}, blank_drafts(state)
    return state


@pytest.mark.rule("BA-setup")
@pytest.mark.parametrize(("round_", "points"), [(4, {}), (5, {"german": 1}), (6, {"german": 1})])
def test_towns_give_points_from_their_round_on_to_who_holds_them_alone(round_: int, points: dict[str, int]) -> None:
    state = field("counterstroke", round_)
    assert (state.battle.goal.hexes, state.battle.goal.since) == ((705, 706), 5)
    put(state, "g-inf-1", 705)
    put(state, "g-inf-2", 706, foes=("s-inf-1",))
    put(state, "s-inf-1", 706, foes=("g-inf-2",))
    out = execute(state, [act.Wait("g-inf-1")], 3)
    assert state.points == points
    assert {e.side: e.points for e in happened(out, ev.Scored)} == points


@pytest.mark.rule("BA-setup")
@pytest.mark.parametrize(
    ("scenario", "hex_"), [("frontier-post", 807), ("tanks-in-the-corn", 708), ("strong-point", 905)]
)
def test_other_goals_give_no_points_by_the_round(scenario: str, hex_: int) -> None:
    state = field(scenario, 6)
    put(state, "g-inf-1", hex_)
    put(state, "s-inf-1", 101)
    orders: list[Any] = [act.Wait("g-inf-1"), act.Wait("s-inf-1")]
    assert not happened(execute(state, orders), ev.Scored) and not state.points


@pytest.mark.rule("BA-setup", "BA-round")
@pytest.mark.parametrize(
    ("hexes", "winner", "key"),
    [((807, 808), "german", "hold-done"), ((807,), "soviet", "hold-failed"), ((), "soviet", "hold-failed")],
)
def test_both_hexes_of_the_frontier_village_are_needed(hexes: tuple[int, ...], winner: str, key: str) -> None:
    state = field("frontier-post", 15)
    put(state, "s-inf-1", 101)
    for number, hex_ in enumerate(hexes, 1):
        put(state, f"g-inf-{number}", hex_)
    result = GAME.result(state)
    assert result is not None and (result.winners, result.key) == ((winner,), key)


@pytest.mark.rule("BA-setup")
def test_the_bridge_must_be_whole_and_held() -> None:
    state = field("stukas-over-the-bridge", 12)
    (bridge,) = state.battle.goal.hexes

    def ended() -> tuple[tuple[str, ...], str]:
        result = GAME.result(state)
        assert result is not None
        return result.winners, result.key

    assert ended() == (("soviet",), "bridge-failed")
    put(state, "g-inf-1", bridge)
    assert ended() == (("german",), "bridge-done")
    put(state, "s-inf-1", bridge)
    assert ended() == (("soviet",), "bridge-failed"), "it is contested"
    state.blown = (bridge,)
    assert ended() == ((), "bridge-blown")


@pytest.mark.rule("BA-setup")
def test_destroyed_units_count_by_their_cost_and_equal_points_are_a_draw() -> None:
    state = field("tanks-in-the-corn", 8)
    put(state, "g-pz2-1", 303, place="destroyed", size=0)
    put(state, "s-t26-1", 1103, place="destroyed", size=0)
    result = GAME.result(state)
    assert result is not None and result.scores == {"german": 23, "soviet": 21} and result.winners == ("german",)
    put(state, "s-t26-1", 1103)
    put(state, "g-pz2-1", 303)
    result = GAME.result(state)
    assert result is not None and (result.winners, result.key) == ((), "draw-points")
    put(state, "s-inf-1", 708)
    result = GAME.result(state)
    assert result is not None and result.scores["soviet"] == state.battle.goal.points and result.winners == ("soviet",)


@pytest.mark.rule("BA-hidden", "BA-R118", "BA-setup")
def test_a_unit_in_ambush_earns_no_points_that_would_betray_it() -> None:
    state = field("counterstroke", 5)
    put(state, "s-inf-1", 705, hidden=AMBUSHED)
    put(state, "g-inf-1", 101)
    lurks = [act.Ambush("s-inf-1", 704, 1), act.Wait("g-inf-1")]
    assert not happened(execute(state, lurks), ev.Scored) and not state.points
    seen = [act.Wait("s-inf-1"), act.Wait("g-inf-1")]
    assert happened(execute(state, seen), ev.Scored) and state.points == {"soviet": 1}
    with_headquarters = field("counterstroke", 5)
    put(with_headquarters, "s-hq-1", 705, hidden=CONCEALED)
    put(with_headquarters, "g-inf-1", 101)
    out = execute(with_headquarters, [act.Wait("s-hq-1"), act.Wait("g-inf-1")])
    assert happened(out, ev.Scored), "its model stands on the map"
