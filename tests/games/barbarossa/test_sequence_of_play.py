"""The course of a round: planning, reveal, the twelve steps, simultaneity; valour, suppression, time boxes."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, why_not
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CALM, CONCEALED, FLAGGED, FRESH
from sandtable.games.barbarossa.rules.fire import follow_up, shot_at
from sandtable.games.barbarossa.tables import CARDS
from sandtable.games.barbarossa.view import knowledge
from sandtable.kernel import Decision, Event, Ready, Scripted, Seeded, advance, play


@pytest.mark.rule("BA-plan", "BA-round")
def test_everyone_gets_one_order_and_nothing_happens_before_both_are_ready() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505)
    put(state, "s-inf-1", 705)
    frame = state.stack[-1]
    assert key(frame.why_not_ready(state, "german")) == "orders-missing"
    plan(state, "german", "take g-inf-1", "wait g-inf-1", "take g-inf-2", "march g-inf-2", "step 504", "done")
    assert key(frame.why_not(state, "german", act.Take("g-inf-1"))) == "has-order"
    plan(state, "german", "cancel g-inf-1", "take g-inf-1", "defend g-inf-1 605 1")
    assert frame.why_not_ready(state, "german") is None
    frame.apply(state, "german", Ready(), Scripted(()), [])
    assert state.units["g-inf-1"].order is None and state.step == 0
    plan(state, "soviet", "take s-inf-1", "wait s-inf-1")
    frame.apply(state, "soviet", Ready(), Scripted(()), [])
    assert state.units["g-inf-1"].order == act.Defend("g-inf-1", 605, 1)


@pytest.mark.rule("BA-plan")
def test_a_ready_aircraft_may_stay_without_an_order() -> None:
    state = battle()
    put(state, "g-hq-1", 404)
    put(state, "g-bf109-1", 0)
    plan(state, "german", "take g-hq-1", "wait g-hq-1")
    assert state.stack[-1].why_not_ready(state, "german") is None


@pytest.mark.rule("BA-plan-none", "BA-suppressed-next", "BA-transport-orders", "BA-tow-orders")
def test_who_can_be_given_no_order() -> None:
    state = battle(smoke={303: 2})
    put(state, "g-inf-1", 505, suppressed=FLAGGED)
    put(state, "g-inf-2", 303)
    put(state, "g-opel-1", 606)
    put(state, "g-inf-3", 606, place="carried", carrier="g-opel-1")
    put(state, "g-pak36-1", 606, place="towed", carrier="g-opel-1", stance=2)
    put(state, "g-bf109-1", 0, ready=3)
    put(state, "g-hq-1", 909)
    assert key(why_not(state, "wait g-inf-1")) == "suppressed"
    assert key(why_not(state, "wait g-inf-2")) == "in-smoke"
    assert key(why_not(state, "wait g-inf-3")) == "carried"
    assert why_not(state, "dismount g-inf-3") is None
    assert key(why_not(state, "wait g-pak36-1")) == "towed"
    assert why_not(state, "deploy g-pak36-1 606 706") is None
    assert key(why_not(state, "strike g-bf109-1 808")) == "not-ready"


@pytest.mark.rule("BA-reveal", "BA-R44")
def test_orders_are_shown_except_of_hidden_units_and_those_going_into_ambush() -> None:
    state = battle({505: "L0.", 508: "L0."})
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 508, hidden=AMBUSHED)
    put(state, "g-hq-1", 303, hidden=CONCEALED)
    put(state, "g-inf-3", 404)
    put(state, "g-pio-1", 203, mines=1)
    put(state, "s-inf-1", 1101)
    orders = [
        act.Ambush("g-inf-1", 605, 1), act.Ambush("g-inf-2", 608, 1), act.Defend("g-hq-1", 403, 1), act.Wait("g-inf-3"),
        act.LayMines("g-pio-1", "anti-tank"), act.Wait("s-inf-1"),
    ]  # fmt: skip
    out = execute(state, orders)
    assert {e.unit for e in happened(out, ev.OrderShown)} == {"g-inf-3", "g-pio-1", "s-inf-1"}
    assert {(e.unit, e.to) for e in happened(out, ev.OrderSecret)} == {
        (name, ("german",)) for name in ("g-inf-1", "g-inf-2", "g-hq-1")
    }
    seen = knowledge(state, frozenset({"soviet"}))
    assert seen.units["g-inf-2"].hex == 0 and seen.units["g-inf-1"].hex == 0
    assert seen.units["g-hq-1"].hex == 303 and seen.units["g-hq-1"].ammo == CARDS["g-hq"].ammo
    assert seen.units["g-pio-1"].order == act.LayMines("g-pio-1", "unknown") and seen.units["g-pio-1"].mines == 0


@pytest.mark.rule("BA-steps", "BA-R5")
def test_twelve_steps_in_their_order() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 1101)
    out = execute(state, [act.Wait("g-inf-1"), act.Wait("s-inf-1")])
    assert [e.step for e in happened(out, ev.StepBegan)] == list(range(1, 13))
    names = [e.name for e in happened(out, ev.StepBegan)]
    assert names[:3] == ["defend", "suppress", "fire"] and names[5] == "assault" and names[9] == "move"


@pytest.mark.rule("BA-simultaneous", "BA-order-fire", "BA-ex-3", "BA-ex-11")
def test_mutual_fire_rolls_full_dice_on_both_sides() -> None:
    """Soviet infantry rolls 10 dice at the pioneers; these fire at the same time with all their dice."""
    state = battle()
    put(state, "s-inf-1", 505)
    put(state, "g-pio-1", 605)
    orders = [act.Fire("s-inf-1", "g-pio-1"), act.Fire("g-pio-1", "s-inf-1")]
    out = execute(state, orders, [1] * 4 + [6] * 4 + [1] * 4 + [6] * 6 + [1, 1] * 2)
    shots = {e.unit: len(e.rolls[0].dice) for e in happened(out, ev.Fired)}
    assert shots == {"s-inf-1": 10, "g-pio-1": 8}
    assert state.units["s-inf-1"].size == 2 and state.units["g-pio-1"].size == 2
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo - 1


@pytest.mark.rule("BA-fire-sum", "BA-R13")
def test_hits_of_several_firers_are_added_before_defence() -> None:
    state = battle()
    put(state, "s-t26-1", 505)
    put(state, "s-t26-2", 506)
    put(state, "g-pz3-1", 605)
    dice = [1, 1, 6, 6, 1, 1, 6, 6]
    out = execute(
        state, [act.Fire("s-t26-1", "g-pz3-1"), act.Fire("s-t26-2", "g-pz3-1"), act.Wait("g-pz3-1")], [*dice, 1, 1]
    )
    damaged = happened(out, ev.Damaged)
    assert [(e.hits, e.absorbed, e.losses) for e in damaged] == [(4, 3, 1)]


@pytest.mark.rule("BA-suppress-test", "BA-R10", "BA-suppressed-now", "BA-ex-10")
def test_suppressive_fire_stops_the_orders_of_its_target() -> None:
    """Two units can suppress each other; each target tests once, with or without losses, and loses its order."""
    state = battle()
    put(state, "g-mor-1", 505, facing=1)
    put(state, "s-inf-1", 703)
    put(state, "s-mor-1", 1005, facing=5)
    put(state, "g-inf-1", 704)
    orders = [
        act.Suppress("g-mor-1", "s-inf-1"), act.Fire("s-inf-1", "g-inf-1"), act.Wait("g-inf-1"), act.Wait("s-mor-1"),
    ]  # fmt: skip
    out = execute(state, orders, [6] * 12 + [6, 6])
    assert len(happened(out, ev.Fired)) == 1, "open fire of the suppressed unit is void"
    assert state.units["s-inf-1"].suppressed == FLAGGED, "flagged at the start of the next round"
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo
    assert state.units["g-mor-1"].ammo == CARDS["g-mor"].ammo - 3
    again = battle()
    put(again, "g-inf-1", 505)
    put(again, "s-inf-1", 605)
    mutual = [act.Suppress("g-inf-1", "s-inf-1"), act.Suppress("s-inf-1", "g-inf-1")]
    out = execute(again, mutual, [6] * 30 + [6, 6, 6, 6])
    assert len(happened(out, ev.Suppressed)) == 2


@pytest.mark.rule("BA-valour", "BA-R10")
def test_one_test_per_cause_and_none_when_suppressed_already() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 506)
    put(state, "s-inf-1", 605)
    orders = [act.Suppress("g-inf-1", "s-inf-1"), act.Fire("g-inf-2", "s-inf-1"), act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 15 + [6, 6] + [1, 1] + [6] * 8)
    assert len(happened(out, ev.Tested)) == 1, "suppressed in step 2, losses of step 3 ask no second test"
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 506)
    put(state, "s-inf-1", 605)
    out = execute(state, orders, [6] * 15 + [1, 1] + [1, 1] + [6] * 8 + [1, 1])
    assert [e.cause for e in happened(out, ev.Tested)] == ["suppressive", "losses"]


@pytest.mark.rule("BA-suppressed-next", "BA-suppressed-recover", "BA-R11")
def test_suppression_lasts_through_the_next_round() -> None:
    state = battle()
    put(state, "s-inf-1", 605, suppressed=FRESH)
    put(state, "g-inf-1", 101)
    out = execute(state, [act.Wait("g-inf-1")])
    assert not happened(out, ev.Tested), "not flagged yet: no test in the round of the failure"
    assert key(why_not(state, "wait s-inf-1", "soviet")) == "suppressed"
    state.drafts["soviet"] = type(state.drafts["soviet"])()
    execute(state, [act.Wait("g-inf-1")], [6, 6])
    assert state.units["s-inf-1"].suppressed == FLAGGED
    out = execute(state, [act.Wait("g-inf-1")], [1, 1])
    assert happened(out, ev.Recovered) and state.units["s-inf-1"].suppressed == CALM


@pytest.mark.rule("BA-group-fire", "BA-R12", "BA-R56", "BA-ex-7")
def test_group_fire_of_a_soviet_machine_gun() -> None:
    """10 dice: 6 hits leave 4, so 2 dice at the second unit; no hit, so 1 die at the third; none at the fourth."""
    state = battle()
    put(state, "s-mg-1", 505, facing=1)
    for number in range(1, 5):
        put(state, f"g-inf-{number}", 605)
    orders = [act.Fire("s-mg-1", "g-inf-1"), *(act.Wait(f"g-inf-{n}") for n in range(1, 5))]
    picked = iter(["next g-inf-3", "next g-inf-2"])

    def answer(decision: Decision, seat: str) -> str:
        assert decision.kind == "next-target" and seat == "soviet"
        return next(picked)

    out = execute(state, orders, [1] * 6 + [6] * 4 + [6, 6] + [1], answer)
    shots = [(e.target, len(e.rolls[0].dice)) for e in happened(out, ev.Fired)]
    assert shots == [("g-inf-1", 10), ("g-inf-3", 2), ("g-inf-2", 1)]


@pytest.mark.rule("BA-group-fire", "BA-R56")
def test_group_fire_needs_three_of_a_type_and_not_every_kind_of_fire() -> None:
    state = battle()
    mg = put(state, "s-mg-1", 505, facing=1)
    first = put(state, "g-inf-1", 605)
    put(state, "g-inf-2", 605)
    put(state, "g-pz2-1", 605)
    assert not shot_at(state, mg, first, "fire").chain
    put(state, "g-inf-3", 605)
    for kind in ("fire", "suppress", "defend", "ambush", "moving"):
        assert shot_at(state, mg, first, kind).chain
    for kind in ("bombard", "melee", "bomb"):
        assert not shot_at(state, mg, first, kind).chain
    single = shot_at(state, mg, first, "fire")
    assert follow_up(state, single, 5) == (3, ["g-inf-2", "g-inf-3"])
    assert follow_up(state, single, 0) == (0, [])


@pytest.mark.rule("BA-time", "BA-time-break", "BA-R49")
def test_time_boxes_go_on_and_are_wiped_by_another_order_or_suppression() -> None:
    state = battle({505: "F0."})
    put(state, "g-pio-1", 505)
    put(state, "s-inf-1", 1101)
    execute(state, [act.ClearPath("g-pio-1"), act.Wait("s-inf-1")])
    execute(state, [act.Wait("s-inf-1")])
    assert state.units["g-pio-1"].boxes == 2 and isinstance(state.units["g-pio-1"].order, act.ClearPath)
    state.smoke[505] = 3
    execute(state, [act.Wait("s-inf-1")])
    assert state.units["g-pio-1"].boxes == 2, "smoke only delays"
    execute(state, [act.Wait("s-inf-1")])
    assert 505 in state.paths and state.units["g-pio-1"].order is None
    state.paths = ()
    execute(state, [act.ClearPath("g-pio-1"), act.Wait("s-inf-1")])
    execute(state, [act.Wait("g-pio-1"), act.Wait("s-inf-1")])
    assert state.units["g-pio-1"].boxes == 0 and state.units["g-pio-1"].order is None


@pytest.mark.rule("BA-time-break", "BA-R49")
def test_suppression_wipes_time_boxes() -> None:
    state = battle({505: "L0."})
    put(state, "g-pio-1", 505)
    put(state, "s-mg-1", 605, facing=4)
    execute(state, [act.ClearPath("g-pio-1"), act.Wait("s-mg-1")])
    execute(state, [act.Suppress("s-mg-1", "g-pio-1")], [6] * 15 + [6, 6])
    assert state.units["g-pio-1"].boxes == 0 and state.units["g-pio-1"].order is None


@pytest.mark.rule("BA-round")
def test_the_battle_lasts_the_scenarios_rounds() -> None:
    state = GAME.start("tanks-in-the-corn", {})
    dice, out = Seeded(3), list[Event]()
    decision = advance(state, dice, out)
    while decision:
        seat = decision.seats[0]
        decision = play(state, decision, seat, decision.default(seat), dice, out)
    assert [e.round for e in happened(out, ev.RoundBegan)] == list(range(1, 9))
    assert GAME.result(state) is not None and happened(out, ev.BattleEnded, round=8)


@pytest.mark.rule("BA-R81", "BA-group")
def test_no_limit_to_units_in_a_hex_but_to_a_group_card() -> None:
    state = battle()
    for number in range(1, 9):
        put(state, f"g-inf-{number}", 505)
    for number in range(1, 5):
        put(state, f"g-pz2-{number}", 505)
    put(state, "g-mg-1", 606)
    for number in range(1, 7):
        plan(state, "german", f"take g-inf-{number}", f"join g-inf-{number} 1", f"wait g-inf-{number}")
    for number in range(1, 4):
        plan(state, "german", f"take g-pz2-{number}", f"join g-pz2-{number} 1", f"wait g-pz2-{number}")
    assert key(why_not(state, "join g-inf-7 1")) == "group-full"
    assert key(why_not(state, "join g-pz2-4 1")) == "group-full"
    assert key(why_not(state, "join g-mg-1 1")) == "alone-in-hex"
    assert why_not(state, "leave g-inf-7") is not None
    plan(state, "german", "drop")
    put(state, "s-inf-1", 1101)
    execute(
        state, [act.Wait("g-inf-7"), act.Wait("g-inf-8"), act.Wait("g-pz2-4"), act.Wait("g-mg-1"), act.Wait("s-inf-1")]
    )
    assert sum(unit.group == 1 for unit in state.units.values()) == 9
    seen = knowledge(state, frozenset({"soviet"}))
    assert seen.units["g-inf-1"].group == 1, "the contents of groups are open"
