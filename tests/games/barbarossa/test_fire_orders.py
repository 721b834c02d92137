"""Defend, ambush, hidden units, scouting, smoke, indirect fire, fire at a hex, fire on the move."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, nothing, plan, put, route, step_of, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.moves import React
from sandtable.games.barbarossa.model import AMBUSHED, CALM, CONCEALED, FLAGGED, FRESH, VISIBLE
from sandtable.games.barbarossa.rules.figures import defence
from sandtable.games.barbarossa.rules.fire import shot_at
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.tables import CARDS
from sandtable.games.barbarossa.view import knowledge
from sandtable.kernel import Action, Decision


@pytest.mark.rule("BA-order-defend", "BA-R8", "BA-card-ammo")
def test_defend_costs_its_point_in_step_one_fired_or_not() -> None:
    state = battle()
    put(state, "s-inf-1", 605)
    put(state, "g-inf-1", 101)
    assert key(why_not(state, "defend s-inf-1 605 1", "soviet")) == "wrong-facing"
    assert key(why_not(state, "defend s-inf-1 505 3", "soviet")) == "wrong-reach"
    state.drafts["soviet"] = type(state.drafts["soviet"])()
    execute(state, [act.Defend("s-inf-1", 505, 2), act.Wait("g-inf-1")])
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo - 1
    unit = put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 505, 2))
    assert defence(state, unit) == 2


@pytest.mark.rule("BA-defend-fire", "BA-R85", "BA-ex-9")
def test_a_lorry_that_drives_into_the_cone_is_fired_at() -> None:
    """Figure 6: in step 10; hit, it tests; passed it drives on, failed it stops suppressed."""
    for test, stops in (([1, 1], False), ([6, 6], True)):
        state = battle()
        put(state, "s-inf-1", 605)
        put(state, "g-opel-1", 405)
        orders = [act.Defend("s-inf-1", 504, 2), route("g-opel-1", "march", 404, 503, 502), act.Wait("s-inf-1")][:2]
        out = execute(state, orders, [1] + [6] * 5 + test)
        shot = happened(out, ev.Fired, kind="defend")
        assert len(shot) == 1 and shot[0].target == "g-opel-1"
        lorry = state.units["g-opel-1"]
        assert (lorry.hex == 502) is not stops
        assert (lorry.suppressed != CALM) is stops


@pytest.mark.rule("BA-defend-fire", "BA-R85")
def test_the_owner_may_let_one_pass_and_fires_once() -> None:
    state = battle()
    put(state, "s-inf-1", 605)
    put(state, "g-inf-1", 404)
    put(state, "g-inf-2", 405)
    asked: list[list[str]] = []

    def answer(decision: Decision, seat: str) -> Action | None:
        options = decision.options(seat)
        assert isinstance(options, list)
        asked.append([str(a) for a in options])
        return nothing(decision, seat) if len(asked) == 1 else None

    orders = [act.Defend("s-inf-1", 504, 2), route("g-inf-1", "march", 503, 504), route("g-inf-2", "march", 504)]
    out = execute(state, orders, [6] * 10, answer)
    assert "shoot s-inf-1 g-inf-1" in asked[0] and "shoot s-inf-1 g-inf-2" in asked[0]
    assert len(happened(out, ev.Fired)) == 1
    assert happened(out, ev.Fired)[0].target == "g-inf-1"


@pytest.mark.rule("BA-order-ambush", "BA-ambush-armour", "BA-ambush-keep", "BA-R6")
def test_ambush_hides_in_step_eight_armour_in_step_nine_of_the_second_round() -> None:
    state = battle({505: "L0.", 805: "L0."})
    put(state, "s-inf-1", 505)
    put(state, "s-t26-1", 805)
    put(state, "g-inf-1", 101)
    orders = [act.Ambush("s-inf-1", 405, 1), act.Ambush("s-t26-1", 704, 1), act.Wait("g-inf-1")]
    out = execute(state, orders)
    assert step_of(out, ev.Vanished) == 8
    assert state.units["s-inf-1"].hidden == AMBUSHED and state.units["s-t26-1"].hidden == VISIBLE
    assert knowledge(state, frozenset({"german"})).units["s-inf-1"].hex == 0
    out = execute(state, orders)
    assert step_of(out, ev.Vanished) == 9
    assert state.units["s-t26-1"].hidden == AMBUSHED
    out = execute(state, [act.Wait("s-inf-1"), act.Ambush("s-t26-1", 704, 1), act.Wait("g-inf-1")])
    assert state.units["s-inf-1"].hidden == VISIBLE, "another order: back on the map"
    assert happened(out, ev.Revealed, unit="s-inf-1", why="order")


@pytest.mark.rule("BA-R102")
@pytest.mark.rule("BA-hidden")
def test_hidden_units_cannot_be_named_but_fire_at_their_hex_meets_them() -> None:
    state = battle({604: "B0."})
    put(state, "s-inf-1", 604, hidden=AMBUSHED)
    put(state, "g-inf-1", 405)
    put(state, "g-mor-1", 305, facing=1)
    for order in ("fire g-inf-1 s-inf-1", "suppress g-inf-1 s-inf-1", "assault g-inf-1 s-inf-1"):
        assert key(why_not(state, order)) in ("no-such-target",)
    put(state, "s-inf-1", 503, hidden=AMBUSHED)
    assert why_not(state, "bombard g-mor-1 503") is None
    state.drafts["german"] = type(state.drafts["german"])()
    orders = [act.Bombard("g-mor-1", 503), act.Wait("g-inf-1"), act.Ambush("s-inf-1", 404, 1)]
    out = execute(state, orders, [1, 1, 1] + [6] * 5 + [1, 1])
    fired = happened(out, ev.Fired)[0]
    assert fired.to == ("soviet",), "only its own side sees what the fire meets"
    assert state.units["s-inf-1"].size == 4 and state.units["s-inf-1"].hidden == AMBUSHED
    seen = knowledge(state, frozenset({"german"})).units["s-inf-1"]
    assert seen.size == CARDS["s-inf"].size and seen.hex == 0


@pytest.mark.rule("BA-hidden-enter", "BA-hidden-revealed", "BA-R45")
def test_a_route_through_a_hidden_enemy_ends_before_it() -> None:
    state = battle({505: "L0."})
    put(state, "s-inf-1", 505, hidden=AMBUSHED)
    put(state, "g-inf-1", 503)
    orders = [route("g-inf-1", "march", 504, 505), act.Ambush("s-inf-1", 605, 1)]
    out = execute(state, orders)
    assert state.units["g-inf-1"].hex == 504
    assert happened(out, ev.Revealed, unit="s-inf-1", why="adjacent")
    assert state.units["s-inf-1"].hidden == VISIBLE


@pytest.mark.rule("BA-hidden-revealed", "BA-R45")
def test_revealing_is_checked_at_the_end_of_each_step() -> None:
    state = battle({505: "L0."})
    put(state, "s-inf-1", 505)
    put(state, "g-inf-1", 504)
    out = execute(state, [act.Ambush("s-inf-1", 605, 1), act.Wait("g-inf-1")])
    assert happened(out, ev.Vanished) and happened(out, ev.Revealed)
    assert state.units["s-inf-1"].hidden == VISIBLE


@pytest.mark.rule("BA-order-scout", "BA-R46")
def test_scouting_reveals_within_a_chosen_radius() -> None:
    for die, found in ((4, True), (5, False)):
        state = battle({505: "L0.", 805: "L0."})
        put(state, "g-rec-1", 305)
        put(state, "s-inf-1", 505, hidden=AMBUSHED)
        put(state, "s-inf-2", 805, hidden=AMBUSHED)
        assert key(why_not(state, "scout g-rec-1 4")) == "wrong-radius"
        state.drafts["german"] = type(state.drafts["german"])()
        orders = [act.Scout("g-rec-1", 2), act.Ambush("s-inf-1", 605, 1), act.Ambush("s-inf-2", 905, 1)]
        execute(state, orders, [die])
        assert (state.units["s-inf-1"].hidden == VISIBLE) is found
        assert state.units["s-inf-2"].hidden == AMBUSHED


@pytest.mark.rule("BA-order-scout", "BA-suppressed-now", "BA-smoke-units")
@pytest.mark.parametrize("smoke", [{}, {305: 9}])
def test_who_is_suppressed_or_in_smoke_does_not_scout(smoke: dict[int, int]) -> None:
    state = battle({505: "L0."}, smoke=smoke)
    put(state, "g-rec-1", 305)
    put(state, "s-inf-1", 505, hidden=AMBUSHED)
    put(state, "s-inf-2", 205)
    orders = [act.Scout("g-rec-1", 2), act.Ambush("s-inf-1", 605, 1)]
    if not smoke:
        orders.append(act.Suppress("s-inf-2", "g-rec-1"))
    out = execute(state, orders, [] if smoke else [6] * 15 + [6, 6])
    assert len(happened(out, ev.Suppressed)) == (not smoke)
    assert not happened(out, ev.Searched) and state.units["s-inf-1"].hidden == AMBUSHED


@pytest.mark.rule("BA-ambush-fire", "BA-ambush-hit", "BA-R8", "BA-R6")
def test_ambush_fire_has_a_die_more_costs_a_point_and_reveals() -> None:
    state = battle({505: "L0."})
    put(state, "s-inf-1", 505, hidden=AMBUSHED)
    put(state, "g-inf-1", 602)
    orders = [route("g-inf-1", "march", 603, 604), act.Ambush("s-inf-1", 605, 2)]
    out = execute(state, orders, [1] + [6] * 10 + [6, 6])
    fired = happened(out, ev.Fired, kind="ambush")[0]
    assert len(fired.rolls[0].dice) == 11
    assert [sum(each.hit) for each in fired.thrown()] == [fired.hits], "which dice hit is said with them"
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo - 1
    assert state.units["s-inf-1"].hidden == VISIBLE
    assert state.units["g-inf-1"].suppressed == FLAGGED
    order = act.Ambush("s-inf-1", 605, 2)
    state = battle({505: "L0."})
    put(state, "s-inf-1", 505, hidden=AMBUSHED)
    put(state, "g-inf-1", 602)
    execute(state, [route("g-inf-1", "march", 603), order], (), nothing)
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo, "no shot, no point"


@pytest.mark.rule("BA-ambush-fire", "BA-reveal")
def test_who_has_a_unit_in_ambush_is_always_asked() -> None:
    """Being asked must not tell where the ambush lies."""
    for lair in (505, 1108):
        state = battle({505: "L0.", 1108: "L0."})
        put(state, "s-inf-1", lair, hidden=AMBUSHED, order=act.Ambush("s-inf-1", 0, 2))
        put(state, "g-inf-1", 603)
        assert React(("g-inf-1",)).parties(state) == ("soviet",)


@pytest.mark.rule("BA-R93", "BA-ambush-keep")
def test_a_suppressed_ambusher_stays_hidden_without_fire() -> None:
    state = battle({505: "L0."})
    put(state, "s-inf-1", 505, hidden=AMBUSHED, suppressed=FRESH)
    put(state, "g-inf-1", 602)
    out = execute(state, [route("g-inf-1", "march", 603)])
    assert state.units["s-inf-1"].hidden == AMBUSHED and not happened(out, ev.Fired)
    assert defence(state, state.units["s-inf-1"]) == 1


@pytest.mark.rule("BA-R96", "BA-order-arc")
def test_defend_does_not_turn_a_gun() -> None:
    state = battle()
    put(state, "s-mg-1", 605, facing=4)
    put(state, "g-inf-1", 101)
    assert key(why_not(state, "defend s-mg-1 604 2", "soviet")) == "wrong-facing"
    assert why_not(state, "defend s-mg-1 505 2", "soviet") is None
    assert why_not(state, "turn s-mg-1 604", "soviet") is None
    state.drafts["soviet"] = type(state.drafts["soviet"])()
    execute(state, [act.Turn("s-mg-1", 604), act.Wait("g-inf-1")])
    assert state.units["s-mg-1"].facing == 0
    put(state, "s-mg-1", 605, facing=4, stance=2)
    execute(state, [route("s-mg-1", "march", 704), act.Wait("g-inf-1")])
    assert state.units["s-mg-1"].facing == 1, "it faces the way of its last hex"


@pytest.mark.rule("BA-order-smoke", "BA-smoke-units", "BA-smoke-sight", "BA-R23", "BA-R87")
def test_smoke_lies_until_the_end_of_the_next_round() -> None:
    state = battle()
    put(state, "g-mor-1", 305, facing=1)
    put(state, "g-inf-1", 404)
    put(state, "s-inf-1", 603)
    put(state, "s-inf-2", 1109)
    assert key(why_not(state, "smoke g-mor-1 306")) == "out-of-range"
    assert key(why_not(state, "smoke g-mor-1 307")) == "outside-arc"
    state.drafts["german"] = type(state.drafts["german"])()
    orders = [act.Smoke("g-mor-1", 603), act.Wait("g-inf-1"), route("s-inf-1", "march", 602), act.Wait("s-inf-2")]
    execute(state, orders, (), {"smoke-screen": "blow 503"})
    assert set(state.smoke) == {603, 503}
    assert state.units["s-inf-1"].hex == 603, "a unit in smoke carries out no more orders"
    assert key(why_not(state, "wait s-inf-1", "soviet")) == "in-smoke"
    assert not sees(state, 404, 702) and sees(state, 404, 503)
    state.drafts["soviet"] = type(state.drafts["soviet"])()
    execute(state, [act.Wait("g-mor-1"), act.Wait("g-inf-1"), act.Wait("s-inf-2")])
    assert not state.smoke


@pytest.mark.rule("BA-smoke-move", "BA-R50")
def test_a_route_into_smoke_is_not_begun() -> None:
    state = battle(smoke={503: 2})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 1109)
    out = execute(state, [route("g-inf-1", "march", 504, 503), act.Wait("s-inf-1")])
    assert state.units["g-inf-1"].hex == 505
    assert happened(out, ev.Halted, unit="g-inf-1", why="smoke")


@pytest.mark.rule("BA-smoke-sight", "BA-R50", "BA-smoke-units")
def test_fire_of_step_three_is_not_blocked_and_units_in_smoke_fight_back() -> None:
    state = battle()
    put(state, "g-mor-1", 305, facing=1)
    put(state, "g-inf-1", 503)
    put(state, "s-inf-1", 603)
    orders = [act.Smoke("g-mor-1", 603), act.Fire("s-inf-1", "g-inf-1"), act.Wait("g-inf-1")]
    out = execute(state, orders, [6] * 10, {"smoke-screen": "blow 602"})
    assert happened(out, ev.Fired, unit="s-inf-1")
    put(state, "g-inf-1", 603, foes=("s-inf-1",))
    put(state, "s-inf-1", 603, foes=("g-inf-1",))
    out = execute(state, [act.Wait("g-mor-1")], [6] * 20)
    assert {e.unit for e in happened(out, ev.Fired)} == {"g-inf-1", "s-inf-1"}


@pytest.mark.rule("BA-order-smoke", "BA-R87")
def test_smoke_blocks_for_firers_on_hills_too() -> None:
    state = battle({503: "P1.", 505: "L0."}, smoke={})
    assert sees(state, 503, 507), "over the wood"
    state.smoke = {505: 3}
    assert not sees(state, 503, 507)


@pytest.mark.rule("BA-indirect", "BA-R79")
def test_indirect_fire_needs_an_observer_and_an_hq_and_loses_dice() -> None:
    state = battle({504: "L0.", 503: "L0.", 604: "L0.", 605: "L0."})
    put(state, "g-mor-1", 405, facing=1)
    put(state, "s-inf-1", 603)
    assert key(why_not(state, "indirect g-mor-1 s-inf-1")) == "no-headquarters"
    put(state, "g-hq-1", 209)
    assert key(why_not(state, "indirect g-mor-1 s-inf-1")) == "no-observer"
    put(state, "g-inf-1", 602)
    assert why_not(state, "indirect g-mor-1 s-inf-1") is None
    put(state, "g-hq-1", 209, suppressed=FLAGGED)
    assert key(why_not(state, "indirect g-mor-1 s-inf-1")) == "no-headquarters"
    put(state, "g-hq-1", 209)
    state.drafts["german"] = type(state.drafts["german"])()
    orders = [act.Indirect("g-mor-1", "s-inf-1"), act.Wait("g-inf-1"), act.Wait("g-hq-1"), act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 6)
    assert len(happened(out, ev.Fired)[0].rolls[0].dice) == 8 - CARDS["g-mor"].indirect
    assert state.units["g-mor-1"].ammo == CARDS["g-mor"].ammo - 1


@pytest.mark.rule("BA-hex-fire", "BA-hex-fire-ring", "BA-R79", "BA-ex-19")
def test_figure_thirteen_rocket_launcher() -> None:
    """16 dice in the target hex, 4 in each adjacent hex, against enemies only."""
    state = battle()
    put(state, "s-bm13-1", 305, facing=1)
    put(state, "g-inf-1", 603)
    put(state, "g-inf-2", 602)
    put(state, "s-inf-1", 604)
    orders = [act.Bombard("s-bm13-1", 603), act.Wait("g-inf-1"), act.Wait("g-inf-2"), act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 20)
    shots = {e.target: len(e.rolls[0].dice) for e in happened(out, ev.Fired)}
    assert shots == {"g-inf-1": 16, "g-inf-2": 4}
    assert state.units["s-bm13-1"].ammo == CARDS["s-bm13"].ammo - 2


@pytest.mark.rule("BA-order-fire-moving", "BA-fire-moving-check", "BA-R67")
def test_fire_on_the_move_from_the_underlined_hex() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 702)
    plan(state, "german", "take g-pz2-1", "fire-moving g-pz2-1 s-inf-1", "step 504")
    frame = state.stack[-1]
    assert key(frame.why_not(state, "german", act.Done())) == "mark-firing-hex"
    plan(state, "german", "step 604", "here", "done")
    assert state.drafts["german"].orders["g-pz2-1"] == act.Moving("g-pz2-1", "fire-moving", (504, 604), "s-inf-1", 604)
    out = execute(state, [act.Wait("s-inf-1")], [6] * 5)
    assert len(happened(out, ev.Fired, kind="moving")[0].rolls[0].dice) == 6 - 1
    assert state.units["g-pz2-1"].ammo == CARDS["g-pz2"].ammo - 1
    state = battle({603: "L0.", 703: "L0."})
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 702)
    order = act.Moving("g-pz2-1", "fire-moving", (504, 604), "s-inf-1", 604)
    out = execute(state, [order, act.Wait("s-inf-1")])
    assert happened(out, ev.NoShot) and state.units["g-pz2-1"].ammo == CARDS["g-pz2"].ammo


@pytest.mark.rule("BA-R67")
def test_shots_at_the_mover_are_simultaneous_with_its_own() -> None:
    state = battle()
    put(state, "g-pz2-1", 505, size=1)
    put(state, "s-at45-1", 603, facing=4)
    order = act.Moving("g-pz2-1", "fire-moving", (504,), "s-at45-1", 504)
    out = execute(state, [order, act.Defend("s-at45-1", 503, 3)], [1, 1, 1, 6, 6, 6, 1])
    assert state.units["g-pz2-1"].place == "destroyed"
    assert happened(out, ev.Fired, unit="g-pz2-1", hits=1), "the tank's own shot falls all the same"


@pytest.mark.rule("BA-R9")
def test_wire_is_cut_in_step_nine() -> None:
    from sandtable.games.barbarossa.tables import edge

    state = battle(wire=(edge(505, 605),))
    put(state, "g-pio-1", 505)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.RemoveWire("g-pio-1", 605), act.Wait("s-inf-1")])
    assert step_of(out, ev.WorkRemoved) == 9
    assert not state.wire


@pytest.mark.rule("BA-ambush-fire")
def test_ambush_dice() -> None:
    state = battle()
    firer = put(state, "s-mg-1", 505, facing=1)
    target = put(state, "g-inf-1", 605)
    assert shot_at(state, firer, target, "ambush").dice == 11


@pytest.mark.rule("BA-hq-hide", "BA-R89", "BA-hq-hit")
def test_an_hq_is_hidden_where_it_stands() -> None:
    state = battle()
    put(state, "s-hq-1", 603, hidden=CONCEALED)
    put(state, "g-inf-1", 405)
    put(state, "g-mor-1", 305, facing=1)
    seen = knowledge(state, frozenset({"german"})).units["s-hq-1"]
    assert seen.hex == 603 and seen.order is None
    assert key(why_not(state, "fire g-inf-1 s-hq-1")) == "no-such-target"
    state.drafts["german"] = type(state.drafts["german"])()
    out = execute(state, [act.Bombard("g-mor-1", 603), act.Wait("g-inf-1"), route("s-hq-1", "march", 602)], [6] * 8)
    assert happened(out, ev.Fired, target="s-hq-1"), "fire at the hex hits it like any unit"
    assert state.units["s-hq-1"].hidden == CONCEALED and state.units["s-hq-1"].hex == 602
    put(state, "g-inf-1", 503)
    put(state, "s-hq-1", 603, hidden=CONCEALED)
    out = execute(state, [act.Wait("g-mor-1"), act.Wait("g-inf-1"), act.Wait("s-hq-1")])
    assert state.units["s-hq-1"].hidden == VISIBLE, "found by an adjacent enemy"
    out = execute(state, [act.Wait("g-mor-1"), act.Wait("g-inf-1"), route("s-hq-1", "march", 703, 803)])
    assert state.units["s-hq-1"].hidden == CONCEALED and happened(out, ev.HidAgain), "hidden again after a move"


@pytest.mark.rule("BA-ambush-fire", "BA-ammo-empty")
@pytest.mark.parametrize("ammo", [0, 1])
def test_an_ambush_without_a_point_does_not_fire(ammo: int) -> None:
    state = battle({605: "L0."})
    put(state, "s-inf-1", 605, hidden=AMBUSHED, ammo=ammo)
    put(state, "g-opel-1", 404)
    out = execute(state, [act.Ambush("s-inf-1", 504, 2), act.Moving("g-opel-1", "march", (504,))], 1)
    assert len(happened(out, ev.Fired, unit="s-inf-1")) == ammo


@pytest.mark.rule("BA-defend-fire", "BA-steps", "BA-valour")
def test_only_a_hit_of_the_defender_makes_the_mover_test_at_once() -> None:
    """The tank's shot on the move falls in the same hex and costs a man: that is tested in step 11, and the squad walks
    on, for the defender has missed it."""
    state = battle()
    put(state, "g-inf-1", 705)
    put(state, "g-pz2-1", 805)
    put(state, "s-inf-1", 404)
    orders = [
        act.Defend("g-inf-1", 605, 2),
        route("g-pz2-1", "fire-moving", 704, target="s-inf-1", shot=704),
        route("s-inf-1", "march", 504, 503),
    ]
    out = execute(state, orders, [6] * 10 + [1, 1, 6, 6, 6] + [6, 6])
    assert [shot.kind for shot in happened(out, ev.Fired)] == ["defend", "moving"]
    assert state.units["s-inf-1"].size == 4 and step_of(out, ev.Tested) == 11
    assert state.units["s-inf-1"].hex == 503, "it failed its test when the walk was over"
