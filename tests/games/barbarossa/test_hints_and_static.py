"""What the board gets: hints, static data, positions of situations, defaults, what a late seat does."""

from random import Random
from typing import Any

import pytest

from games.barbarossa.field import battle, plan, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State
from sandtable.kernel import Decision, Event, Hints, Ready, SandtableError, Seeded, advance, dumps, play
from sandtable.testing.walk import pick


def hints(state: State, seat: str = "german") -> Hints:
    frame = state.stack[-1]
    return Decision((seat,), frame, state).hints(seat)


def test_the_card_in_hand_shows_range_and_blind_hexes() -> None:
    state = battle({605: "L0."})
    put(state, "g-mg-1", 505, facing=1)
    assert hints(state).zones == ()
    plan(state, "german", "take g-mg-1")
    zones = {zone.kind: set(zone.places) for zone in hints(state).zones}
    assert "605" in zones["range"] and "704" in zones["blind"]
    assert "506" not in zones["range"] | zones["blind"], "outside the field of fire"


def test_a_route_shows_how_far_it_can_go_and_the_way_there() -> None:
    state = battle({504: "F0."})
    put(state, "g-inf-1", 505)
    plan(state, "german", "take g-inf-1", "march g-inf-1")
    found = hints(state)
    ways = {way.to: way for way in found.ways}
    assert "503" not in ways and "504" not in ways, "wood is no march"
    assert ways["606"].cost == 1 and ways["606"].steps == (act.Step(606),)
    assert ways["706"].cost == 2 and len(ways["706"].path) == 2


def test_a_headquarters_shows_its_command_range() -> None:
    state = battle()
    put(state, "g-hq-1", 505)
    plan(state, "german", "take g-hq-1")
    command = next(zone for zone in hints(state).zones if zone.kind == "command")
    assert len(command.places) == 19


def test_set_up_shows_the_zone() -> None:
    state = GAME.start("strong-point", {})
    state.stack.pop()
    assert set(hints(state).zones[0].places) == {str(c * 100 + r) for c in (1, 2) for r in range(1, 11)}


def test_static_data_has_map_cards_and_goal() -> None:
    found = GAME.static("strong-point", {})
    assert len(found.hexes) == 140 and len(found.cards) == 43 and found.goal.hexes == (905,)
    assert dumps(found)


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"weather": "snow"}, "no 'weather'"),
        ({"units": {"g-tiger-1": 505}}, "no card"),
        ({"units": {"g-inf-1": 9999}}, "no hex"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(given: dict[str, Any], text: str) -> None:
    with pytest.raises(SandtableError, match=text):
        GAME.position(GAME.start("frontier-post", {}), given)


def test_a_seat_that_never_answers_waits() -> None:
    """Defaults alone play a battle to its end."""
    state, dice, out = GAME.start("across-the-river", {}), Seeded(1), list[Event]()
    decision = advance(state, dice, out)
    count = 0
    while decision is not None and count < 3000:
        seat = decision.seats[0]
        action = decision.default(seat)
        if decision.kind == "planning":
            assert isinstance(action, (act.Take, act.Wait, Ready)), action
        decision = play(state, decision, seat, action, dice, out)
        count += 1
    assert decision is None and GAME.result(state) is not None


def test_with_a_card_in_hand_the_picture_names_the_cards_that_may_be_taken_instead() -> None:
    """What the board puts into its hand next is what the rules offer once the hand is empty, in set-up and planning."""
    rng, dice, out, held = Random(1), Seeded(1), list[Event](), {"deployment": 0, "planning": 0}
    state = GAME.start("strong-point", {})
    decision = advance(state, dice, out)
    while decision is not None and held["planning"] < 8:
        seat, kind = decision.seats[0], decision.kind
        offered = decision.options(seat)
        assert isinstance(offered, list)
        takes = [each for each in offered if isinstance(each, act.Take)]
        decision = play(state, decision, seat, takes[-1] if takes else pick(decision, seat, rng)[0], dice, out)
        if takes and decision is not None:
            held[kind] += 1
            shown = GAME.picture(state, frozenset((seat,))).drafts[seat].takes
            assert set(shown) == {each.unit for each in takes[:-1]}
    assert held["deployment"] > 8


def test_a_unit_has_the_number_on_its_tab() -> None:
    state = battle()
    put(state, "g-inf-2", 505)
    units = GAME.picture(state, frozenset(("german",))).units
    assert units["g-inf-2"].number == 2
    assert GAME.static("strong-point", {}).fresh["g-inf"].number == 0, "a card in the shop has none"
