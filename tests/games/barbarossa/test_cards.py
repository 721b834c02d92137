"""Cards: types, size, valour, defence, ammunition, targets, firepower, range, orders; and sight and arcs."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, why_not
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import FRESH, change
from sandtable.games.barbarossa.rules.army import new_unit
from sandtable.games.barbarossa.rules.figures import accuracy, can_strike_type, defence, firepower, melee_dice
from sandtable.games.barbarossa.rules.fire import shot_at, suppressive
from sandtable.games.barbarossa.rules.losses import lose, take_hits
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.setup import begin
from sandtable.games.barbarossa.tables import CARDS, TYPES, battles, board, price
from sandtable.kernel import Event


@pytest.mark.rule("BA-setup", "BA-round")
def test_scenarios_give_goals_forces_map_and_rounds() -> None:
    assert {each.id for each in GAME.scenarios()} == set(battles())
    for name, found in battles().items():
        state = GAME.start(name, {})
        assert state.rounds == found.rounds and found.goal.kind
        assert {unit.side for unit in state.units.values()} == {"german", "soviet"}
        assert board(state.map).numbers


@pytest.mark.rule("BA-card-types")
def test_every_unit_has_one_of_eight_types_and_a_number() -> None:
    assert len(TYPES) == 8
    assert all(card.type in TYPES for card in CARDS.values())
    units = begin("strong-point").units
    assert {name for name in units if name.startswith("g-inf")} == {"g-inf-1", "g-inf-2", "g-inf-3"}


@pytest.mark.rule("BA-card-size", "BA-ex-1")
def test_a_unit_of_size_two_with_one_loss_dies_of_the_next() -> None:
    state = battle()
    put(state, "s-mg-1", 505, size=1)
    out: list[Event] = []
    lose(state, out, "s-mg-1", 1)
    assert state.units["s-mg-1"].place == "destroyed"
    assert happened(out, ev.Destroyed, unit="s-mg-1")
    assert new_unit("s-mg-2", "s-mg").size == CARDS["s-mg"].size == 2


@pytest.mark.rule("BA-card-valour", "BA-valour-loss", "BA-ex-8", "BA-valour")
@pytest.mark.parametrize(("dice", "passed"), [([3, 4], True), ([4, 4], False)])
def test_half_track_after_a_loss_has_valour_seven(dice: list[int], passed: bool) -> None:
    """A roll of 7 passes, a roll of 8 fails; the test is made against the lowered value."""
    state = battle()
    put(state, "g-251-1", 505)
    put(state, "s-t26-1", 605, ammo=1)
    take_hits(state, [], "g-251-1", 1, "fire")
    out = execute(state, [act.Fire("s-t26-1", "g-251-1"), act.Wait("g-251-1")], [1, 6, 6, 6, 6, 6, 6, *dice])
    tested = happened(out, ev.Tested)[0]
    assert tested.valour == 7 == CARDS["g-251"].valour - 1
    assert tested.passed is passed
    assert bool(state.units["g-251-1"].suppressed) is not passed


@pytest.mark.rule("BA-card-defence", "BA-fire-defence", "BA-fire-loss", "BA-R13")
def test_defence_absorbs_until_it_is_nothing_and_is_back_next_round() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 109)
    take_hits(state, [], "g-pz2-1", 1, "fire")
    assert state.units["g-pz2-1"].size == 3
    assert defence(state, state.units["g-pz2-1"]) == 1
    take_hits(state, [], "g-pz2-1", 3, "fire")
    assert state.units["g-pz2-1"].size == 1
    assert (state.units["g-pz2-1"].size, defence(state, state.units["g-pz2-1"])) == (1, 0)
    change(state, "g-pz2-1", due=0)
    execute(state, [act.Wait("g-pz2-1"), act.Wait("s-inf-1")])
    assert (state.units["g-pz2-1"].size, defence(state, state.units["g-pz2-1"])) == (1, 2)


@pytest.mark.rule("BA-defence-modifiers", "BA-R47", "BA-R86")
def test_bonuses_add_and_hits_taken_still_count_when_one_falls_away() -> None:
    """Defend +1 in a village +2 on base 1 makes 4; two hits leave 2; suppressed, nothing of base 1 less 2 is left."""
    state = battle({505: "D0."})
    put(state, "g-inf-1", 505, order=act.Defend("g-inf-1", 605, 1))
    assert defence(state, state.units["g-inf-1"]) == 4
    take_hits(state, [], "g-inf-1", 2, "fire")
    assert defence(state, state.units["g-inf-1"]) == 2
    put(state, "g-inf-1", 505, hits=2, suppressed=FRESH)
    assert defence(state, state.units["g-inf-1"]) == 0
    put(state, "g-inf-1", 505, hits=1, order=act.Moving("g-inf-1", "careful", (605,)))
    assert defence(state, state.units["g-inf-1"]) == 1 + 1 + 2 - 1


@pytest.mark.rule("BA-card-status")
def test_a_status_stays_until_something_changes_it() -> None:
    state = battle()
    put(state, "g-inf-1", 505, place="carried", carrier="g-opel-1")
    put(state, "g-opel-1", 505)
    put(state, "s-mg-1", 1109, suppressed=2)
    execute(state, [act.Wait("g-opel-1")], [6, 6])
    assert state.units["g-inf-1"].place == "carried"
    assert state.units["s-mg-1"].suppressed
    execute(state, [act.Dismount("g-opel-1"), act.Dismount("g-inf-1")], [1, 1])
    assert state.units["g-inf-1"].place == "map"
    assert not state.units["s-mg-1"].suppressed


@pytest.mark.rule("BA-card-ammo", "BA-ammo-empty", "BA-R48")
def test_points_are_struck_when_carried_out_and_never_without_effect() -> None:
    state = battle()
    put(state, "g-inf-1", 505, ammo=1)
    put(state, "g-mor-1", 305, smoke=1)
    put(state, "s-inf-1", 605, ammo=0)
    put(state, "s-inf-2", 606, size=1)
    assert key(why_not(state, "suppress g-inf-1 s-inf-1")) == "no-ammunition"
    for order in ("fire s-inf-1 g-inf-1", "defend s-inf-1 505 1", "assault s-inf-1 g-inf-1"):
        assert key(why_not(state, order, "soviet")) == "no-ammunition"
    assert state.units["g-inf-1"].ammo == 1
    put(state, "g-inf-2", 506)
    shots = [act.Fire("g-inf-1", "s-inf-2"), act.Suppress("g-inf-2", "s-inf-2"), act.Smoke("g-mor-1", 605)]
    execute(state, shots, [1] * 2 + [6] * 13, {"smoke-screen": "blow 604"})
    assert state.units["s-inf-2"].place == "destroyed"
    assert state.units["g-inf-1"].ammo == 1, "the target was gone before the shot: nothing is spent"
    assert state.units["g-inf-2"].ammo == CARDS["g-inf"].ammo - 3
    assert (state.units["g-mor-1"].smoke, state.units["g-mor-1"].ammo) == (0, CARDS["g-mor"].ammo)


@pytest.mark.rule("BA-card-cost", "BA-errata", "BA-R2", "BA-ex-26")
def test_units_are_bought_at_the_corrected_costs_within_the_grant() -> None:
    costs = {"s-mg": 12, "g-mg": 13, "s-mor": 15, "g-mor": 16, "s-at45": 20, "s-t26": 23, "g-pz2": 21}
    assert {card: price(card) for card in costs} == costs
    state = GAME.start("across-the-river", {})
    frame = state.stack[-1]
    assert frame.parties(state) == ("soviet",)
    plan(state, "soviet", "buy s-mor", "buy-work trench")
    assert key(frame.why_not(state, "soviet", act.BuyWork("trench"))) == "too-expensive"
    assert key(frame.why_not(state, "soviet", act.Buy("g-mor"))) == "not-for-sale"


@pytest.mark.rule("BA-card-targets", "BA-ex-2")
def test_the_sample_card_fires_at_soft_targets_and_strikes_armour_only_in_melee() -> None:
    card = CARDS["s-hq"]
    unit = new_unit("s-hq-1", "s-hq")
    assert firepower(unit, "infantry") and firepower(unit, "vehicle")
    assert not firepower(unit, "armoured") and can_strike_type(card, "armoured")
    for kind in ("light-tank", "medium-tank", "heavy-tank", "aircraft"):
        assert not can_strike_type(card, kind)
    assert set(card.diagram) == {1}, "only a 1 hits, at every distance"


@pytest.mark.rule("BA-card-firepower", "BA-R3", "BA-fire-dice")
def test_rows_are_target_types_and_columns_are_losses() -> None:
    unit = new_unit("s-t26-1", "s-t26")
    assert CARDS["s-t26"].fire["light-tank"] == (7, 5, 3)
    for losses, dice in enumerate((7, 5, 3)):
        state = battle()
        put(state, "s-t26-1", 505, size=3 - losses)
        assert firepower(state.units["s-t26-1"], "light-tank") == dice
    assert firepower(unit, "infantry") == 6


@pytest.mark.rule("BA-card-range")
def test_accuracy_by_distance_x_and_beyond() -> None:
    mortar = CARDS["g-mor"]
    assert [accuracy(mortar, d, False) for d in range(1, 8)] == [0, 2, 2, 2, 1, 0, 0]
    state = battle()
    put(state, "g-mor-1", 505, facing=1)
    put(state, "s-inf-1", 605)
    put(state, "s-inf-2", 507)
    assert key(why_not(state, "fire g-mor-1 s-inf-2")) == "outside-arc"
    put(state, "s-inf-2", 704)
    assert key(why_not(state, "fire g-mor-1 s-inf-1")) == "out-of-range"
    assert why_not(state, "fire g-mor-1 s-inf-2") is None


@pytest.mark.rule("BA-melee-dice", "BA-R14", "BA-R55", "BA-melee-artillery")
def test_melee_dice_do_not_shrink_except_for_artillery() -> None:
    state = battle()
    assert melee_dice(put(state, "g-inf-1", 505, size=2)) == 10
    assert melee_dice(put(state, "g-pak36-1", 505, size=1)) == 1
    assert melee_dice(put(state, "g-pak36-2", 505)) == 2


@pytest.mark.rule("BA-card-orders")
def test_only_printed_orders_can_be_given() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-ju87-1", 0)
    put(state, "g-hq-1", 404)
    put(state, "s-inf-1", 605)
    assert key(why_not(state, "lay-mines g-inf-1 dummy")) == "not-on-card"
    assert key(why_not(state, "patrol g-ju87-1 605")) == "not-on-card"
    assert why_not(state, "strike g-ju87-1 605") is None


@pytest.mark.rule("BA-ex-4", "BA-fire-hit", "BA-fire-range", "BA-fire-defence", "BA-fire-loss")
def test_figure_three() -> None:
    """T-26 at Pz II, distance 2: 7 dice, accuracy 2, 3 hits; defence 2 falls to 0 and one loss."""
    state = battle()
    put(state, "s-t26-1", 505)
    put(state, "g-pz2-1", 705)
    out = execute(state, [act.Fire("s-t26-1", "g-pz2-1"), act.Wait("g-pz2-1")], [1, 1, 2, 4, 4, 5, 5, 1, 1])
    fired = happened(out, ev.Fired)[0]
    assert (len(fired.rolls[0].dice), fired.accuracy, fired.hits) == (7, 2, 3)
    hit = happened(out, ev.Damaged)[0]
    assert (hit.absorbed, hit.losses, hit.size) == (2, 1, 2)


@pytest.mark.rule("BA-order-suppress", "BA-R41", "BA-ex-10")
def test_suppressive_fire_is_half_as_much_again_rounded_up() -> None:
    state = battle()
    mortar = put(state, "g-mor-1", 505)
    infantry = put(state, "s-inf-1", 703)
    assert shot_at(state, mortar, infantry, "suppress").dice == 12
    assert [suppressive(n) for n in (1, 3, 5, 8)] == [2, 5, 8, 12]


@pytest.mark.rule("BA-los", "BA-R18", "BA-ex-5")
def test_a_line_along_a_hexside_is_blocked_only_by_both_hexes() -> None:
    state = battle({605: "L0.", 606: "L0.", 805: "L0.", 503: "L0."})
    assert not sees(state, 505, 705), "woods on both sides of the line"
    assert sees(battle({605: "L0."}), 505, 705), "one side is open"
    assert not sees(state, 504, 502), "through the wood"
    assert sees(state, 505, 605) and sees(state, 605, 505), "the ends do not block"


@pytest.mark.rule("BA-arc", "BA-R42", "BA-ex-6")
def test_the_cone_of_a_machine_gun() -> None:
    plan_ = board("frontier-post")
    centre = 507
    for facing in range(6):
        counts = [
            sum(plan_.in_cone(centre, facing, h) for h in plan_.numbers if plan_.distance[centre][h] == d)
            for d in (1, 2, 3)
        ]
        assert counts == [1, 3, 3]
    wide = [sum(plan_.in_cone(centre, 1, h) for h in plan_.numbers if plan_.distance[centre][h] == d) for d in (4, 5)]
    assert wide == [5, 5]
    state = battle()
    put(state, "s-mg-1", 505, facing=1)
    put(state, "g-inf-1", 605)
    put(state, "g-inf-2", 506)
    assert why_not(state, "fire s-mg-1 g-inf-1", "soviet") is None
    assert key(why_not(state, "fire s-mg-1 g-inf-2", "soviet")) == "outside-arc"
    put(state, "s-inf-1", 505)
    assert why_not(state, "fire s-inf-1 g-inf-2", "soviet") is None, "without a field of fire all round"
