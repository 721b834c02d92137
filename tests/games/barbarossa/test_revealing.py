"""Hidden units are found where an enemy comes next to them, hex by hex."""

import pytest

from games.barbarossa.field import battle, execute, happened, nothing, put, route
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CONCEALED, VISIBLE


@pytest.mark.rule("BA-hidden-revealed", "BA-R45")
def test_a_hidden_unit_is_found_in_the_middle_of_a_route() -> None:
    """The march passes the ambush at the second of four hexes: it is revealed there, before the third hex."""
    state = battle({605: "L0."})
    put(state, "s-inf-1", 605, hidden=AMBUSHED)
    put(state, "g-opel-1", 304)
    orders = [act.Ambush("s-inf-1", 705, 1), route("g-opel-1", "march", 404, 504, 503, 502)]
    out = execute(state, orders, (), nothing)
    told = [(type(e).__name__, e.hex) for e in out if isinstance(e, ev.Moved | ev.Revealed)]
    assert told == [("Moved", 404), ("Moved", 504), ("Revealed", 605), ("Moved", 503), ("Moved", 502)]
    assert state.units["s-inf-1"].hidden == VISIBLE and state.units["s-inf-1"].found == 1


@pytest.mark.rule("BA-hidden-revealed", "BA-R45")
def test_two_hexes_away_nobody_is_found() -> None:
    state = battle({605: "L0."})
    put(state, "s-inf-1", 605, hidden=AMBUSHED)
    put(state, "g-inf-1", 404)
    put(state, "g-hq-1", 909, hidden=CONCEALED)
    out = execute(state, [act.Ambush("s-inf-1", 705, 1), act.Wait("g-inf-1"), act.Wait("g-hq-1")], (), nothing)
    assert state.board.distance[605][404] == 2 and not happened(out, ev.Revealed)
    assert state.units["g-hq-1"].hidden == CONCEALED


@pytest.mark.rule("BA-hidden-revealed")
def test_a_friend_beside_it_does_not_give_a_unit_away() -> None:
    state = battle({605: "L0."})
    put(state, "s-inf-1", 605, hidden=AMBUSHED)
    put(state, "s-inf-2", 604)
    put(state, "g-inf-1", 101)
    out = execute(state, [act.Ambush("s-inf-1", 705, 1), act.Wait("s-inf-2"), act.Wait("g-inf-1")])
    assert not happened(out, ev.Revealed) and state.units["s-inf-1"].hidden == AMBUSHED
