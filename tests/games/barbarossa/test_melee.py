"""Melee, flanks, withdrawal, counterassault, assault routes."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CALM, FLAGGED, FRESH, State
from sandtable.games.barbarossa.rules.figures import defence, may_strike, melee_accuracy
from sandtable.games.barbarossa.rules.melee import attack_side, is_flanked, opponents
from sandtable.games.barbarossa.tables import CARDS
from sandtable.kernel import Event


def assault(state: State, who: str, target: str, *hexes: int) -> act.Moving:
    return route(who, "assault", *hexes, target=target)


def strikes(out: list[Event]) -> dict[str, tuple[str, int, int]]:
    return {e.unit: (e.target, len(e.rolls[0].dice), e.accuracy) for e in happened(out, ev.Fired, kind="melee")}


@pytest.mark.rule("BA-melee-enter", "BA-melee-ammo", "BA-order-assault", "BA-melee-dice")
def test_an_assault_enters_the_hex_and_both_strike_with_printed_dice() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605, size=3)
    out = execute(state, [assault(state, "g-inf-1", "s-inf-1", 605), act.Wait("s-inf-1")], [6] * 20)
    assert strikes(out) == {"g-inf-1": ("s-inf-1", 10, 3), "s-inf-1": ("g-inf-1", 10, 3)}
    assert state.units["g-inf-1"].hex == 605
    assert state.units["g-inf-1"].ammo == CARDS["g-inf"].ammo - 1
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo - 1


@pytest.mark.rule("BA-melee-ammo", "BA-R38", "BA-ammo-empty")
def test_without_ammunition_no_strike_but_losses() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605, ammo=0)
    out = execute(state, [assault(state, "g-inf-1", "s-inf-1", 605), act.Wait("s-inf-1")], [1, 1, 1] + [6] * 7 + [1, 1])
    assert set(strikes(out)) == {"g-inf-1"}
    assert state.units["s-inf-1"].size == 3


@pytest.mark.rule("BA-melee-choice")
def test_who_is_assaulted_by_several_chooses_one() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 504)
    put(state, "s-inf-1", 605)
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), assault(state, "g-inf-2", "s-inf-1", 605), act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 30, {"choose-opponent": "melee s-inf-1 g-inf-2"})
    assert strikes(out)["s-inf-1"][0] == "g-inf-2"


@pytest.mark.rule("BA-melee-locked")
def test_locked_units_get_only_assault_or_withdrawal_and_fight_on() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605)
    execute(state, [assault(state, "g-inf-1", "s-inf-1", 605), act.Wait("s-inf-1")], [6] * 20)
    assert state.units["g-inf-1"].foes == ("s-inf-1",) and state.units["s-inf-1"].foes == ("g-inf-1",)
    assert key(why_not(state, "wait g-inf-1")) == "locked"
    assert key(why_not(state, "defend g-inf-1 604 1")) == "locked"
    assert why_not(state, "assault g-inf-1 s-inf-1") is None
    assert why_not(state, "march s-inf-1", "soviet") is None
    state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
    out = execute(state, (), [6] * 20)
    assert set(strikes(out)) == {"g-inf-1", "s-inf-1"}, "they fight in any case"


@pytest.mark.rule("BA-melee-limits")
def test_units_in_melee_are_no_targets_of_fire_but_of_assault() -> None:
    state = battle()
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    put(state, "g-inf-2", 505)
    assert key(why_not(state, "fire g-inf-2 s-inf-1")) == "target-in-melee"
    assert key(why_not(state, "suppress g-inf-2 s-inf-1")) == "target-in-melee"
    assert why_not(state, "assault g-inf-2 s-inf-1") is None
    state = battle()
    put(state, "s-inf-1", 605)
    put(state, "s-inf-2", 606)
    put(state, "g-inf-1", 505)
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), act.Wait("s-inf-1"), act.Defend("s-inf-2", 605, 1)]
    out = execute(state, orders, [6] * 20)
    assert not happened(out, ev.Fired, kind="defend"), "the assailant is in melee when it enters"


@pytest.mark.rule("BA-melee-tanks", "BA-R15", "BA-R16", "BA-builtup-melee")
def test_infantry_strikes_tanks_only_where_it_can_hide() -> None:
    for cell, may in (
        ("P0.", False),
        ("B0.", False),
        ("F0.", False),
        ("A0.", False),
        ("L0.", True),
        ("D0.", True),
        ("T0.", True),
    ):
        state = battle({605: cell})
        tank = put(state, "g-pz2-1", 605)
        foot = put(state, "s-inf-1", 605)
        car = put(state, "g-222-1", 605)
        assert may_strike(state, foot, tank) is may, cell
        assert may_strike(state, foot, car), "armoured vehicles always"
        extra = 1 if cell in ("D0.", "T0.") else 0
        assert melee_accuracy(state, foot, car) == 3 + extra
        assert melee_accuracy(state, foot, put(state, "g-inf-1", 605)) == 3


@pytest.mark.rule("BA-melee-tanks", "BA-R16")
def test_infantry_assaulted_by_a_tank_in_the_open_does_not_strike_back() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-eng-1", 605)
    out = execute(state, [assault(state, "g-pz2-1", "s-eng-1", 605), act.Wait("s-eng-1")], [6] * 5)
    assert set(strikes(out)) == {"g-pz2-1"}


@pytest.mark.rule("BA-terrain-plain", "BA-R16")
def test_infantry_in_the_open_cannot_be_ordered_to_assault_armour() -> None:
    state = battle({405: "L0."})
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 405)
    put(state, "s-t26-1", 504)
    assert key(why_not(state, "assault g-inf-1 s-t26-1")) == "no-armour-assault"
    assert why_not(state, "assault g-inf-2 s-t26-1") is None


@pytest.mark.rule("BA-melee-artillery")
def test_guns_roll_a_die_for_each_open_box() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-at45-1", 605, size=1, facing=4)
    out = execute(state, [assault(state, "g-inf-1", "s-at45-1", 605), act.Wait("s-at45-1")], [6] * 11)
    assert strikes(out)["s-at45-1"][1] == 1


@pytest.mark.rule("BA-withdraw", "BA-R25", "BA-R54")
def test_withdrawal_is_struck_at_and_goes_one_hex() -> None:
    state = battle(smoke={705: 9})
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    put(state, "g-inf-2", 705)
    plan(state, "soviet", "take s-inf-1", "march s-inf-1")
    frame = state.stack[-1]
    assert key(frame.why_not(state, "soviet", act.Step(705))) == "withdraw-blocked"
    plan(state, "soviet", "step 604")
    assert key(frame.why_not(state, "soviet", act.Step(603))) == "withdraw-one-hex"
    plan(state, "soviet", "done")
    out = execute(state, [], [1] + [6] * 9)
    assert set(strikes(out)) == {"g-inf-1"}, "the withdrawing unit does not strike"
    assert state.units["s-inf-1"].hex == 604
    steps = [type(e).__name__ for e in out]
    assert steps.index("Fired") < steps.index("Moved"), "struck in step 6, moved in step 10"


@pytest.mark.rule("BA-withdraw-fail")
def test_a_withdrawal_that_fails_its_test_still_goes_and_is_suppressed() -> None:
    state = battle()
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    out = execute(state, [route("s-inf-1", "careful", 604)], [1, 1, 1] + [6] * 7 + [6, 6])
    assert state.units["s-inf-1"].hex == 604 and state.units["s-inf-1"].suppressed == FLAGGED
    assert happened(out, ev.Suppressed, unit="s-inf-1")


@pytest.mark.rule("BA-counterassault")
def test_who_assault_each_other_roll_and_the_higher_one_enters() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605)
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), assault(state, "s-inf-1", "g-inf-1", 505)]
    out = execute(state, orders, [3, 3, 2, 5] + [6] * 20)
    assert happened(out, ev.RolledOff, unit="s-inf-1", target="g-inf-1")
    assert state.units["s-inf-1"].hex == 505 and state.units["g-inf-1"].hex == 505
    assert set(strikes(out)) == {"g-inf-1", "s-inf-1"}


@pytest.mark.rule("BA-R99")
@pytest.mark.rule("BA-counterassault")
def test_counterassault_over_two_hexes() -> None:
    state = battle()
    put(state, "g-inf-1", 504)
    put(state, "s-inf-1", 506)
    orders = [assault(state, "g-inf-1", "s-inf-1", 505, 506), assault(state, "s-inf-1", "g-inf-1", 505, 504)]
    execute(state, orders, [6, 1] + [6] * 20)
    assert state.units["g-inf-1"].hex == state.units["s-inf-1"].hex == 506


@pytest.mark.rule("BA-flank", "BA-R32", "BA-trench-sum")
def test_flank_assault_asks_a_test_and_takes_the_trench_away() -> None:
    for start, flanked in ((505, False), (704, True), (606, True)):
        state = battle(trenches=((605, 4),))
        put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 505, 1))
        put(state, "g-inf-1", start)
        state.units["g-inf-1"] = put(
            state, "g-inf-1", 605, came=start, walked=1, order=assault(state, "g-inf-1", "s-inf-1", 605)
        )
        unit = state.units["s-inf-1"]
        assert is_flanked(state, unit) is flanked, start
        assert defence(state, unit, melee=True, flanked=flanked) == (2 if flanked else 3)
    state = battle()
    unit = put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 505, 1))
    foe = put(state, "g-inf-1", 605)
    sides = {}
    for came in state.board.beside[605]:
        foe = put(state, "g-inf-1", 605, came=came)
        sides[came] = attack_side(state, unit, foe)
    assert sorted(sides.values()) == ["flank"] * 4 + ["front", "rear"]


@pytest.mark.rule("BA-flank", "BA-suppressed-melee")
def test_flanked_and_shaken_units_strike_with_the_suppressed_box() -> None:
    state = battle()
    put(state, "s-mg-1", 605, facing=5)
    put(state, "g-inf-1", 706)
    orders = [assault(state, "g-inf-1", "s-mg-1", 606, 605), act.Wait("s-mg-1")]
    out = execute(state, orders, [6, 6] + [6] * 14)
    assert [e.cause for e in happened(out, ev.Tested)] == ["flank"]
    assert strikes(out)["s-mg-1"] == ("g-inf-1", 4, CARDS["s-mg"].suppressed)


@pytest.mark.rule("BA-flank-none", "BA-R43")
def test_units_without_a_field_of_fire_have_no_flanks_until_an_order_gives_them_one() -> None:
    state = battle()
    foe = put(state, "g-inf-1", 605, came=705)
    plain = put(state, "s-inf-1", 605)
    assert attack_side(state, plain, foe) == "front"
    for order in (act.Defend("s-inf-1", 505, 1), act.Ambush("s-inf-1", 505, 1)):
        assert attack_side(state, put(state, "s-inf-1", 605, order=order), foe) != "front"
    shaken = put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 505, 1), suppressed=FRESH)
    assert attack_side(state, shaken, foe) == "front"


@pytest.mark.rule("BA-flank-cover")
def test_a_friend_without_a_field_of_fire_covers_the_flank() -> None:
    state = battle()
    put(state, "s-mg-1", 605, facing=5)
    put(state, "s-inf-1", 605)
    put(state, "g-inf-1", 706)
    orders = [assault(state, "g-inf-1", "s-mg-1", 606, 605), act.Wait("s-mg-1"), act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 14)
    assert not happened(out, ev.Tested)


@pytest.mark.rule("BA-tank-panic", "BA-R4", "BA-valour")
def test_tank_panic_is_a_trait_of_the_infantry() -> None:
    for tank in ("g-pz2-1", "g-pz3-1"):
        state = battle()
        put(state, tank, 505)
        put(state, "s-inf-1", 605)
        dice = CARDS[tank[:-2]].melee_dice
        out = execute(state, [assault(state, tank, "s-inf-1", 605), act.Wait("s-inf-1")], [6, 6] + [6] * dice)
        assert [e.cause for e in happened(out, ev.Tested)] == ["panic"]
        assert state.units["s-inf-1"].suppressed == FLAGGED
    assert "tank-panic" not in CARDS["s-eng"].traits


@pytest.mark.rule("BA-group-target")
def test_all_of_a_group_fight_but_only_the_named_unit_is_hurt() -> None:
    state = battle()
    put(state, "s-inf-1", 605, group=1)
    put(state, "s-inf-2", 605, group=1)
    put(state, "s-inf-3", 605)
    put(state, "g-inf-1", 505)
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), *(act.Wait(f"s-inf-{n}") for n in (1, 2, 3))]
    out = execute(state, orders, [6] * 30)
    assert set(strikes(out)) == {"g-inf-1", "s-inf-1", "s-inf-2"}
    assert strikes(out)["g-inf-1"][0] == "s-inf-1"
    assert not opponents(state, put(state, "s-inf-4", 101))


@pytest.mark.rule("BA-hill-combat", "BA-R113")
def test_in_the_assault_round_only_who_stood_on_the_hill_profits_from_it() -> None:
    """Both strike with 10 dice: four hits cost the defender two boxes (1 and 1 for the hill), the assailant three."""
    state = battle({505: "P1.", 605: "P1."})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605)
    four = [1] * 4 + [6] * 6
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), act.Wait("s-inf-1")]
    out = execute(state, orders, [*four, *four, 1, 1, 1, 1])
    assert strikes(out) == {"g-inf-1": ("s-inf-1", 10, 2), "s-inf-1": ("g-inf-1", 10, 3)}
    assert (state.units["g-inf-1"].size, state.units["s-inf-1"].size) == (2, 3)


@pytest.mark.rule("BA-hill-combat", "BA-R113")
def test_from_the_next_round_on_both_fight_on_the_hill() -> None:
    state = battle({605: "P1."})
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    four = [1] * 4 + [6] * 6
    out = execute(state, (), [*four, *four, 1, 1, 1, 1])
    assert strikes(out) == {"g-inf-1": ("s-inf-1", 10, 2), "s-inf-1": ("g-inf-1", 10, 2)}
    assert (state.units["g-inf-1"].size, state.units["s-inf-1"].size) == (3, 3)


@pytest.mark.rule("BA-hill-combat", "BA-R113")
def test_who_comes_into_a_melee_on_a_hill_storms_it_too() -> None:
    state = battle({605: "P1."})
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "g-inf-2", 505)
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    orders = [assault(state, "g-inf-2", "s-inf-1", 605)]
    out = execute(state, orders, [6] * 30, {"choose-opponent": "melee s-inf-1 g-inf-2"})
    assert strikes(out)["s-inf-1"] == ("g-inf-2", 10, 3), "the newcomer has no hill"
    assert {strikes(out)[name][2] for name in ("g-inf-1", "g-inf-2")} == {2}
    assert not any(unit.stormed for unit in state.units.values()), "forgotten when the next round begins"


@pytest.mark.rule("BA-hill-combat")
def test_fire_from_outside_is_not_changed_by_the_hill_of_the_target() -> None:
    state = battle({605: "P1."})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605)
    out = execute(state, [act.Fire("g-inf-1", "s-inf-1"), act.Wait("s-inf-1")], [1, 1] + [6] * 8 + [1, 1])
    assert happened(out, ev.Fired)[0].accuracy == 2 and state.units["s-inf-1"].size == 4


@pytest.mark.rule("BA-assault-route", "BA-R52", "BA-R83")
def test_assault_routes_obey_terrain_and_meet_as_moves_do() -> None:
    state = battle({605: "F0.", 606: "A0."})
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 705)
    assert key(why_not(state, "assault g-pz2-1 s-inf-1")) == "cannot-reach", "a field costs the second hex, wood bars"
    state = battle({605: "F0."})
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 705)
    plan(state, "german", "take g-pz2-1", "assault g-pz2-1 s-inf-1")
    frame = state.stack[-1]
    assert key(frame.why_not(state, "german", act.Step(605))) == "wood"
    assert key(frame.why_not(state, "german", act.Step(405))) == "leads-astray"
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 109)
    put(state, "s-inf-1", 606)
    put(state, "s-inf-2", 704)
    put(state, "s-inf-3", 1109)
    meet = [
        assault(state, "g-inf-1", "s-inf-2", 605, 704), assault(state, "s-inf-1", "g-inf-2", 605),
        act.Wait("s-inf-2"), act.Wait("g-inf-2"), act.Wait("s-inf-3"),
    ]  # fmt: skip
    out = execute(state, meet)
    assert {e.unit for e in happened(out, ev.Halted, why="encounter")} == {"g-inf-1", "s-inf-1"}


@pytest.mark.rule("BA-assault-gone", "BA-R51")
def test_an_assault_on_a_target_that_is_gone_follows_its_route() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 504)
    put(state, "s-inf-1", 605, size=1)
    orders = [assault(state, "g-inf-1", "s-inf-1", 605), act.Fire("g-inf-2", "s-inf-1"), act.Wait("s-inf-1")]
    execute(state, orders, [1, 1] + [6] * 8)
    assert state.units["g-inf-1"].hex == 605
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 504)
    put(state, "s-inf-1", 605, size=1)
    put(state, "s-inf-2", 605)
    out = execute(state, [*orders, act.Wait("s-inf-2")], [1, 1] + [6] * 8)
    assert state.units["g-inf-1"].hex == 505, "another enemy holds the hex"
    assert happened(out, ev.Halted, why="standing")


@pytest.mark.rule("BA-R7", "BA-defend-fire")
def test_defend_fire_meets_assault_routes() -> None:
    state = battle()
    put(state, "s-inf-1", 706)
    put(state, "s-inf-2", 607)
    put(state, "g-inf-1", 505)
    orders = [
        assault(state, "g-inf-1", "s-inf-1", 606, 706), act.Defend("s-inf-2", 606, 1), act.Wait("s-inf-1"),
    ]  # fmt: skip
    out = execute(state, orders, [1] + [6] * 9 + [6, 6])
    assert happened(out, ev.Fired, kind="defend", target="g-inf-1")
    assert state.units["g-inf-1"].hex == 606 and state.units["g-inf-1"].suppressed != CALM


@pytest.mark.rule("BA-R106", "BA-melee-locked")
def test_from_the_second_round_everyone_in_the_hex_strikes() -> None:
    state = battle()
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    put(state, "s-inf-2", 605, foes=("g-inf-1",))
    put(state, "g-inf-1", 605, foes=("s-inf-1", "s-inf-2"))
    out = execute(state, (), [6] * 30, {"choose-opponent": "melee g-inf-1 s-inf-2"})
    assert {e.unit: e.target for e in happened(out, ev.Fired)} == {
        "g-inf-1": "s-inf-2", "s-inf-1": "g-inf-1", "s-inf-2": "g-inf-1",
    }  # fmt: skip


@pytest.mark.rule("BA-withdraw")
def test_who_withdraws_goes_neither_into_smoke_nor_to_a_visible_enemy() -> None:
    state = battle(smoke={505: 9})
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "g-inf-2", 705)
    put(state, "g-inf-3", 606, hidden=AMBUSHED)
    plan(state, "soviet", "take s-inf-1", "march s-inf-1")
    frame = state.stack[-1]
    assert key(frame.why_not(state, "soviet", act.Step(505))) == "withdraw-blocked", "smoke alone"
    assert key(frame.why_not(state, "soviet", act.Step(705))) == "withdraw-blocked", "an enemy alone"
    assert frame.why_not(state, "soviet", act.Step(606)) is None, "whom nobody sees bars nothing"
    assert frame.why_not(state, "soviet", act.Step(604)) is None


@pytest.mark.rule("BA-melee-choice", "BA-order-assault", "BA-order-fire-moving")
def test_who_only_meant_to_fire_on_the_move_may_strike_another_than_he_meant_to_fire_at() -> None:
    state = battle({605: "L0."})
    put(state, "g-pz2-1", 605)
    put(state, "s-inf-1", 505)
    put(state, "s-inf-2", 604)
    orders = [
        route("g-pz2-1", "fire-moving", 704, target="s-inf-1", shot=704),
        assault(state, "s-inf-1", "g-pz2-1", 605),
        assault(state, "s-inf-2", "g-pz2-1", 605),
    ]
    out = execute(state, orders, 5, {"choose-opponent": "melee g-pz2-1 s-inf-2"})
    assert strikes(out)["g-pz2-1"][0] == "s-inf-2"
