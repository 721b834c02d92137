"""A side divided between two commanders: how it is divided, who sets up and orders what, what both know and win."""

import random
from typing import Any

import pytest

from games.barbarossa.field import battle, execute, happened, key, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow import Planning
from sandtable.games.barbarossa.model import AMBUSHED, FLAGGED, Draft, State
from sandtable.kernel import Action, Decision, Event, Question, Ready, SandtableError, Seeded, advance, play
from sandtable.testing import laws, positions, random_game

SCENARIOS = [each.id for each in GAME.scenarios()]


def shared() -> State:
    """Two German commanders, one infantry platoon each, in one hex; a Soviet platoon before them."""
    state = battle(seats=("german", "soviet", "german-2"))
    state.drafts = {seat: Draft() for seat in state.seats}
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505, commander="german-2")
    put(state, "s-inf-1", 705)
    return state


@pytest.mark.rule("BA-setup", "BA-R115")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_three_or_four_play_every_scenario(scenario: str) -> None:
    assert GAME.scenario(scenario).players == (2, 3, 4)
    assert GAME.seats(scenario, {"players": 4}) == ("german", "soviet", "german-2", "soviet-2")
    assert GAME.players(scenario, {}, 4) == (("german",), ("german-2",), ("soviet",), ("soviet-2",))
    three = GAME.seats(scenario, {"players": 3})
    assert len(three) == 3 and GAME.seats(scenario, {}) == ("german", "soviet")
    with pytest.raises(SandtableError):
        GAME.seats(scenario, {"players": 5})
    played = random_game(GAME, scenario, {"players": 4}, 3, check=True)
    assert GAME.result(played.state) is not None
    assert {move.seat for move in played.moves} == set(GAME.seats(scenario, {"players": 4}))


@pytest.mark.rule("BA-setup")
@pytest.mark.parametrize(("scenario", "players"), [("counterstroke", 4), ("forest-road", 3), ("strong-point", 4)])
def test_the_laws_hold_for_divided_sides(scenario: str, players: int) -> None:
    for at in positions(GAME, scenario, {"players": players}, 5, most=700):
        if at.number % 35 == 0:
            laws.options_are_legal(at)
            laws.outsiders_are_refused(at)
            laws.state_round_trips(at)
            laws.secrets_are_kept(at, at.number)
            laws.events_keep_secrets(at, at.number)
            laws.arrival_order_does_not_matter(at, at.number)


@pytest.mark.rule("BA-setup", "BA-R115")
def test_the_first_commander_hands_units_over_before_the_set_up() -> None:
    state, out = GAME.start("frontier-post", {"players": 4}), list[Event]()
    decision = advance(state, Seeded(1), out)
    assert decision is not None and (decision.kind, decision.seats) == ("division", ("german", "soviet"))
    assert key(decision.why_not("german", Ready())) == "each-leads-a-unit"
    assert key(decision.why_not("german", act.HandOver("s-inf-1"))) == "not-your-unit"
    assert key(decision.why_not("german", act.TakeBack("g-inf-1"))) == "not-handed-over"
    said: list[tuple[str, Action]] = [
        ("german", act.HandOver("g-inf-1")),
        ("german", act.HandOver("g-mor-1")),
        ("soviet", act.HandOver("s-inf-2")),
        ("german", act.TakeBack("g-mor-1")),
        ("german", Ready()),
        ("soviet", Ready()),
    ]
    for seat, action in said:
        decision = play(state, decision, seat, action, Seeded(1), out)
        assert decision is not None
    assert (decision.kind, set(decision.seats)) == ("deployment", {"german", "german-2", "soviet", "soviet-2"})
    assert {unit.id: unit.seat for unit in state.units.values() if unit.commander} == {
        "g-inf-1": "german-2", "s-inf-2": "soviet-2",
    }  # fmt: skip
    assert key(decision.why_not("german", act.Take("g-inf-1"))) == "not-placed"
    assert decision.why_not("german-2", act.Take("g-inf-1")) is None
    assert key(decision.why_not("soviet-2", act.Build("trench", 807, 808))) == "first-commander-builds"
    assert decision.why_not("soviet", act.Build("trench", 807, 808)) is None


@pytest.mark.rule("BA-setup", "BA-plan")
def test_each_commander_writes_the_orders_of_his_own_units() -> None:
    state = shared()
    frame = state.stack[-1]
    decision = Decision(frame.seats(state), frame, state)
    assert decision.seats == ("german", "soviet", "german-2")
    assert decision.why_not("german", act.Take("g-inf-1")) is None
    assert key(decision.why_not("german", act.Take("g-inf-2"))) == "not-your-unit"
    assert key(decision.why_not("german-2", act.Take("g-inf-1"))) == "not-your-unit"
    assert key(decision.why_not("german-2", Ready())) == "orders-missing"
    out = list[Event]()
    for seat, unit in (("german", "g-inf-1"), ("german-2", "g-inf-2"), ("soviet", "s-inf-1")):
        for action in (act.Take(unit), act.Wait(unit), Ready()):
            state.stack[-1].apply(state, seat, action, Seeded(1), out)
    assert {e.unit for e in happened(out, ev.OrderShown)} == {"g-inf-1", "g-inf-2", "s-inf-1"}


@pytest.mark.rule("BA-R115")
def test_what_one_commander_knows_both_know_but_no_draft() -> None:
    state = shared()
    put(state, "g-inf-3", 303, hidden=AMBUSHED, commander="german-2")
    put(state, "s-inf-2", 903, hidden=AMBUSHED)
    state.drafts["german-2"] = Draft(hand="g-inf-2")
    one, two = (GAME.picture(state, frozenset({seat})) for seat in ("german", "german-2"))
    assert one.units == two.units and one.units["g-inf-3"].hex == 303 and one.units["s-inf-2"].hex == 0
    assert (set(one.drafts), set(two.drafts)) == ({"german"}, {"german-2"}), "orders are sealed until all are ready"
    orders = [act.Ambush("g-inf-3", 304, 1), act.Wait("g-inf-1"), act.Wait("g-inf-2"), act.Wait("s-inf-1")]
    state.drafts["german-2"] = Draft()
    out = execute(state, orders)
    assert happened(out, ev.OrderSecret)[0].to == ("german", "german-2")


@pytest.mark.rule("BA-R115", "BA-defend-fire")
def test_each_commander_answers_for_his_own_units() -> None:
    state = shared()
    asked = []

    def answer(decision: Decision, seat: str) -> None:
        asked.append((decision.kind, decision.seats))

    orders = [
        act.Defend("g-inf-2", 605, 2), act.Wait("g-inf-1"), act.Moving("s-inf-1", "march", (704, 604)),
    ]  # fmt: skip
    execute(state, orders, 5, answer)
    assert asked[0] == ("react", ("german-2",))


@pytest.mark.rule("BA-group", "BA-R115")
def test_a_group_card_holds_units_of_one_commander() -> None:
    state = shared()
    put(state, "g-inf-3", 505)
    state.drafts["german-2"] = Draft(hand="g-inf-2")
    state.drafts["german"] = Draft(hand="g-inf-1")
    frame = Planning()
    assert key(frame.why_not(state, "german-2", act.Join("g-inf-2", 1))) == "alone-in-hex"
    assert frame.why_not(state, "german", act.Join("g-inf-1", 1)) is None


@pytest.mark.rule("BA-setup", "BA-R115")
def test_a_side_wins_and_surrenders_as_one() -> None:
    state = shared()
    lost = GAME.resigned(state, "german-2")
    assert lost is not None and lost.winners == ("soviet",)
    won = GAME.resigned(state, "soviet")
    assert won is not None and won.winners == ("german", "german-2")
    state.stack = []
    put(state, "s-inf-9", 901, place="destroyed", size=0)
    result = GAME.result(state)
    assert result is not None and result.winners == ("german", "german-2")
    assert result.scores["german"] == result.scores["german-2"] > result.scores["soviet"]


@pytest.mark.rule("BA-setup")
def test_computers_command_a_divided_army() -> None:
    officer = GAME.opponents()["officer"]()
    memory: dict[str, Any] = dict.fromkeys(("german", "soviet", "german-2", "soviet-2"))
    state, out, rng = GAME.start("strong-point", {"players": 4}), list[Event](), random.Random(1)
    dice = Seeded(4)
    decision = advance(state, dice, out)
    while decision is not None and state.round < 4:
        seat = decision.seats[0]
        known = GAME.knowledge(state, frozenset({seat}))
        action, memory[seat] = officer.choose(known, Question(seat, decision), memory[seat], rng)
        decision = play(state, decision, seat, action, dice, out)
    led = {unit.seat for unit in state.units.values()}
    assert led == set(memory)
    walked = {state.units[e.unit].seat for e in happened(out, ev.Moved)}
    assert {"german", "german-2"} <= walked


@pytest.mark.rule("BA-hq-spirit", "BA-suppressed-recover")
@pytest.mark.parametrize(("place", "spirit"), [("map", 2), ("carried", 0)])
def test_a_headquarters_lends_nothing_to_units_aboard(place: str, spirit: int) -> None:
    state = battle()
    put(state, "g-hq-1", 605)
    put(state, "g-opel-1", 605)
    boxes = {"carrier": "g-opel-1"} if place == "carried" else {}
    put(state, "g-inf-1", 605, place=place, suppressed=FLAGGED, **boxes)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Wait("g-hq-1"), act.Wait("g-opel-1"), act.Wait("s-inf-1")], 1)
    tests = happened(out, ev.Tested, unit="g-inf-1", cause="recovery")
    assert [test.valour for test in tests] == [state.units["g-inf-1"].front.valour + spirit]
