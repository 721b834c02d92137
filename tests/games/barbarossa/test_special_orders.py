"""Special orders: guns, merging, mines, charges, towing, works, supply, digging, paths."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route, why_not
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import BETWEEN, DEPLOYED, FLAGGED, LIMBERED, Draft, Minefield, State, Unit
from sandtable.games.barbarossa.rules.army import muster
from sandtable.games.barbarossa.rules.figures import defence, valour
from sandtable.games.barbarossa.rules.losses import capacity, lose
from sandtable.games.barbarossa.rules.routes import allowance
from sandtable.games.barbarossa.setup import _raise_army
from sandtable.games.barbarossa.tables import CARDS, MINE_FIRE, Battle, Entry, Goal, Side, edge
from sandtable.games.barbarossa.view import knowledge
from sandtable.kernel import Event, SandtableError


def fresh(state: State) -> None:
    state.drafts = {seat: Draft() for seat in ("german", "soviet")}


@pytest.mark.rule("BA-order-deploy", "BA-order-limber", "BA-R53")
def test_guns_deploy_and_limber_over_time_boxes() -> None:
    state = battle()
    put(state, "g-pak36-1", 505, stance=LIMBERED)
    put(state, "g-mor-1", 303, facing=1)
    put(state, "s-inf-1", 605)
    for order in ("fire g-pak36-1 s-inf-1", "defend g-pak36-1 604 2", "suppress g-pak36-1 s-inf-1"):
        assert key(why_not(state, order)) == "not-deployed"
    assert key(why_not(state, "march g-mor-1")) == "limber-first"
    assert key(why_not(state, "deploy g-pak36-1 703 704")) == "own-or-adjacent"
    assert why_not(state, "deploy g-pak36-1 405 404") is None
    fresh(state)
    execute(state, [act.Deploy("g-pak36-1", 405, 404), act.Limber("g-mor-1", 303), act.Wait("s-inf-1")])
    gun = state.units["g-pak36-1"]
    assert (gun.hex, gun.stance, gun.facing) == (405, DEPLOYED, 0), "one box on the card"
    assert state.units["g-mor-1"].stance == LIMBERED
    assert why_not(state, "march g-mor-1") is None
    put(state, "g-lefh-1", 707, stance=LIMBERED)
    fresh(state)
    execute(state, [act.Deploy("g-lefh-1", 708, 808), act.Wait("g-mor-1"), act.Wait("g-pak36-1"), act.Wait("s-inf-1")])
    assert (state.units["g-lefh-1"].hex, state.units["g-lefh-1"].stance) == (708, BETWEEN), "moved in the first round"


@pytest.mark.rule("BA-order-deploy", "BA-R53")
def test_the_owner_chooses_the_state_at_set_up() -> None:
    state = GAME.start("stukas-over-the-bridge", {})
    state.stack.pop()
    plan(state, "soviet", "take s-at45-1", "place s-at45-1 1203", "stance s-at45-1 no", "face s-at45-1 1103")
    assert state.drafts["soviet"].sites["s-at45-1"].deployed is False


@pytest.mark.rule("BA-order-arc", "BA-R94")
def test_a_unit_in_a_trench_cannot_turn() -> None:
    state = battle(trenches=((605, 4),))
    put(state, "s-mg-1", 605, facing=4)
    put(state, "g-inf-1", 101)
    execute(state, [act.Defend("s-mg-1", 505, 1), act.Wait("g-inf-1")])
    assert state.units["s-mg-1"].dug
    assert key(why_not(state, "turn s-mg-1 604", "soviet")) == "in-trench"
    assert key(why_not(state, "turn g-inf-1 102")) == "not-on-card"


@pytest.mark.rule("BA-order-merge", "BA-R35", "BA-ex-12")
def test_figure_nine_merging() -> None:
    """Sizes 3 and 2 make 5, valour is back at 8; the higher ammunition stays."""
    state = battle()
    put(state, "s-inf-2", 605, size=3, ammo=2)
    put(state, "s-inf-4", 605, size=2, ammo=7)
    put(state, "s-mg-1", 605, facing=1)
    put(state, "g-inf-1", 101)
    assert why_not(state, "merge s-inf-4 s-inf-2", "soviet") is None
    assert why_not(state, "merge s-inf-2 s-inf-2", "soviet") is None
    assert key(why_not(state, "merge s-inf-4 g-inf-1", "soviet")) == "cannot-merge"
    fresh(state)
    orders = [act.Merge("s-inf-2", "s-inf-2"), act.Merge("s-inf-4", "s-inf-2"), act.Wait("s-mg-1"), act.Wait("g-inf-1")]
    execute(state, orders)
    stays = state.units["s-inf-2"]
    assert (stays.size, stays.ammo, valour(state, stays)) == (5, 7, 8)
    assert state.units["s-inf-4"].place == "merged"
    put(state, "s-eng-1", 605, size=1)
    put(state, "s-inf-2", 605, size=4)
    assert why_not(state, "merge s-eng-1 s-inf-2", "soviet") is None, "the same type, not the same card"
    put(state, "s-inf-2", 605, size=5)
    put(state, "s-mg-1", 606, facing=1)
    assert key(why_not(state, "merge s-eng-1 s-inf-2", "soviet")) == "cannot-merge", "larger than the starting size"


@pytest.mark.rule("BA-R104")
@pytest.mark.rule("BA-order-mines", "BA-mines-cost")
def test_engineers_lay_real_and_feigned_fields() -> None:
    state = battle()
    put(state, "g-pio-1", 505, mines=1)
    put(state, "g-inf-1", 303)
    put(state, "s-inf-1", 1109)
    assert key(why_not(state, "lay-mines g-inf-1 dummy")) == "not-on-card"
    fresh(state)
    execute(state, [act.LayMines("g-pio-1", "anti-tank"), act.Wait("g-inf-1"), act.Wait("s-inf-1")])
    assert not state.fields
    execute(state, [act.Wait("g-inf-1"), act.Wait("s-inf-1")])
    assert state.fields[505] == Minefield(505, "german", "anti-tank")
    assert state.units["g-pio-1"].mines == 0
    assert knowledge(state, frozenset({"soviet"})).fields[505].kind == "unknown"
    put(state, "g-pio-1", 507, mines=0)
    assert key(why_not(state, "lay-mines g-pio-1 anti-tank")) == "no-mines"
    assert why_not(state, "lay-mines g-pio-1 dummy") is None
    bought = GAME.start("counterstroke", {})
    assert key(bought.stack[-1].why_not(bought, "german", act.BuyWork("mines"))) == "no-engineer-for-mines"
    plan(bought, "german", "buy g-pio", "buy-work mines")
    assert key(bought.stack[-1].why_not(bought, "german", act.BuyWork("mines"))) == "no-engineer-for-mines"
    muster(bought, "german", bought.drafts["german"].bought)
    assert bought.units["g-pio-1"].mines == 1


@pytest.mark.rule("BA-mines-explode", "BA-ex-21")
def test_mines_stop_and_attack_by_type() -> None:
    assert not {"light-tank", "medium-tank", "heavy-tank"} & set(MINE_FIRE["anti-personnel"])
    state = battle(fields={605: Minefield(605, "soviet", "anti-personnel", known=False)})
    put(state, "g-inf-1", 505)
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 1109)
    orders = [route("g-inf-1", "march", 605, 704), route("g-pz2-1", "march", 605, 704), act.Wait("s-inf-1")]
    out = execute(state, orders, [1, 1] + [6] * 6 + [1, 1])
    assert state.units["g-inf-1"].hex == 605 == state.units["g-pz2-1"].hex
    assert [e.unit for e in happened(out, ev.MinesExploded)] == ["g-inf-1"], "tanks are not attacked"
    assert happened(out, ev.FieldFound, kind="anti-personnel") and state.fields[605].open
    assert state.units["g-inf-1"].size == 4


@pytest.mark.rule("BA-mines-dummy")
def test_a_dummy_field_stops_and_is_discarded() -> None:
    state = battle(fields={605: Minefield(605, "soviet", "dummy", known=False)})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 1109)
    execute(state, [route("g-inf-1", "march", 605, 704), act.Wait("s-inf-1")])
    assert state.units["g-inf-1"].hex == 605 and not state.fields


@pytest.mark.rule("BA-mines-leave", "BA-R40", "BA-R58")
def test_mines_attack_again_before_leaving() -> None:
    for test, leaves in (([1, 1], True), ([6, 6], False)):
        state = battle(fields={605: Minefield(605, "soviet", "anti-personnel", open=True)})
        put(state, "g-inf-1", 605)
        put(state, "s-inf-1", 1109)
        plan(state, "german", "take g-inf-1", "march g-inf-1", "step 704")
        assert key(state.stack[-1].why_not(state, "german", act.Step(804))) == "mined-one-hex"
        plan(state, "german", "done")
        out = execute(state, [act.Wait("s-inf-1")], [1, 1] + [6] * 6 + test)
        assert happened(out, ev.MinesExploded)
        assert (state.units["g-inf-1"].hex == 704) is leaves


@pytest.mark.rule("BA-mines-detect", "BA-mines-engineers", "BA-order-clear-mines", "BA-R40")
def test_engineers_find_and_clear_a_field() -> None:
    state = battle(fields={605: Minefield(605, "soviet", "anti-personnel", known=False)})
    put(state, "g-pio-1", 505)
    put(state, "s-inf-1", 1109)
    out = execute(state, [route("g-pio-1", "march", 605, 704), act.Wait("s-inf-1")])
    assert state.units["g-pio-1"].hex == 605 and not happened(out, ev.MinesExploded)
    assert state.fields[605].open
    execute(state, [act.ClearMines("g-pio-1"), act.Wait("s-inf-1")])
    assert state.fields, "two boxes"
    execute(state, [act.Wait("s-inf-1")])
    assert not state.fields
    state = battle(fields={605: Minefield(605, "soviet", "anti-personnel", open=True)})
    put(state, "g-pio-1", 605)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Wait("g-pio-1"), act.Wait("s-inf-1")], [6] * 8)
    assert happened(out, ev.MinesExploded), "any other order sets the mines off"


@pytest.mark.rule("BA-mines-engineers", "BA-R57")
def test_who_laid_a_field_is_safe_until_it_leaves() -> None:
    state = battle(fields={605: Minefield(605, "german", "anti-personnel")})
    put(state, "g-pio-1", 605, safe=605)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Wait("g-pio-1"), act.Wait("s-inf-1")])
    out += execute(state, [route("g-pio-1", "march", 704), act.Wait("s-inf-1")])
    assert not happened(out, ev.MinesExploded)
    out = execute(state, [route("g-pio-1", "march", 605), act.Wait("s-inf-1")])
    out += execute(state, [act.Wait("g-pio-1"), act.Wait("s-inf-1")], [6] * 8)
    assert happened(out, ev.MinesExploded), "after that they are engineers like any other"


@pytest.mark.rule("BA-order-charges", "BA-R59", "BA-bridge-destroyed")
def test_charges_blow_a_bridge_with_all_on_it() -> None:
    state = battle({605: "R0b"}, "505/605 605/704")
    put(state, "g-pio-1", 605, charges=1)
    put(state, "g-inf-1", 605)
    put(state, "s-inf-1", 1109)
    assert why_not(state, "place-charges g-pio-1") is None
    fresh(state)
    out = execute(state, [act.PlaceCharges("g-pio-1"), act.Wait("g-inf-1"), act.Wait("s-inf-1")])
    assert state.blown == (605,) and happened(out, ev.WorkDestroyed, work="bridge")
    assert state.units["g-inf-1"].place == "destroyed" and state.units["g-pio-1"].place == "map"
    assert state.units["g-pio-1"].charges == 0
    assert key(why_not(state, "place-charges g-pio-1")) == "no-charge"
    put(state, "g-inf-2", 505)
    plan(state, "german", "drop")
    plan(state, "german", "take g-inf-2", "march g-inf-2")
    assert key(state.stack[-1].why_not(state, "german", act.Step(605))) == "river"


@pytest.mark.rule("BA-dugout-blown", "BA-R59")
def test_charges_blow_a_dugout_with_its_units() -> None:
    state = battle(dugouts={605: 0})
    put(state, "s-eng-1", 605)
    put(state, "s-inf-1", 605)
    put(state, "s-inf-2", 605)
    put(state, "g-inf-1", 101)
    orders = [act.PlaceCharges("s-eng-1"), act.Defend("s-inf-1", 505, 1), act.Wait("s-inf-2"), act.Wait("g-inf-1")]
    execute(state, orders)
    assert state.units["s-inf-1"].place == "destroyed" and state.units["s-inf-2"].place == "map"
    assert not state.dugouts


@pytest.mark.rule("BA-tow-conditions", "BA-tow-orders", "BA-R82")
def test_hitching_takes_the_round_of_both() -> None:
    state = battle()
    put(state, "s-zis5-1", 605)
    put(state, "s-at45-1", 605, stance=DEPLOYED)
    put(state, "g-inf-1", 101)
    assert key(why_not(state, "tow s-zis5-1 s-at45-1", "soviet")) == "cannot-tow", "deployed units cannot be towed"
    put(state, "s-at45-1", 605, stance=LIMBERED)
    fresh(state)
    execute(state, [act.Tow("s-zis5-1", "s-at45-1"), act.Tow("s-at45-1", "s-zis5-1"), act.Wait("g-inf-1")])
    assert state.units["s-at45-1"].place == "towed" and state.units["s-zis5-1"].hex == 605
    execute(state, [route("s-zis5-1", "march", 705, 805), act.Wait("g-inf-1")])
    assert state.units["s-at45-1"].hex == 805


@pytest.mark.rule("BA-tow-losses", "BA-tow-valour", "BA-ex-13")
def test_the_towed_guns_share_losses_and_suppression() -> None:
    """ZIS-5 of 5 with 45 mm guns (size 2): one loss leaves 4 lorries and 1 gun; only the column tests."""
    state = battle()
    put(state, "s-zis5-1", 605)
    put(state, "s-at45-1", 605, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 505)
    out = execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1] + [6] * 5 + [6, 6])
    assert (state.units["s-zis5-1"].size, state.units["s-at45-1"].size) == (4, 1)
    assert [e.unit for e in happened(out, ev.Tested)] == ["s-zis5-1"]
    gun = state.units["s-at45-1"]
    assert gun.suppressed == FLAGGED and gun.place == "map" and gun.hex == 605
    out = execute(state, [act.Wait("g-inf-1")], [1, 1, 6, 6])
    assert {e.unit for e in happened(out, ev.Tested)} == {"s-zis5-1", "s-at45-1"}, "later tests are made separately"


@pytest.mark.rule("BA-tow-release", "BA-R53")
def test_towing_ends_with_the_order_to_deploy() -> None:
    state = battle()
    put(state, "s-zis5-1", 605)
    put(state, "s-at45-1", 605, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 101)
    execute(state, [act.Deploy("s-at45-1", 605, 505), act.Wait("s-zis5-1"), act.Wait("g-inf-1")])
    gun = state.units["s-at45-1"]
    assert (gun.place, gun.stance, gun.facing) == ("map", DEPLOYED, 4)


@pytest.mark.rule("BA-tow-reinforce")
def test_reinforcements_that_are_towed_enter_behind_their_lorry() -> None:
    state = battle()
    put(state, "s-zis5-1", 0, place="reserve", entry=605, since=1, until=9)
    put(state, "s-at45-1", 0, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "s-at45-2", 0, place="reserve", entry=605, since=1, until=9, stance=LIMBERED)
    put(state, "g-inf-1", 101)
    assert key(why_not(state, "march s-at45-2", "soviet")) == "not-on-card", "alone it cannot enter"
    fresh(state)
    execute(state, [route("s-zis5-1", "march", 605, 705), act.Wait("g-inf-1")])
    assert state.units["s-at45-1"].hex == 705 == state.units["s-zis5-1"].hex


@pytest.mark.rule("BA-tow-reinforce")
def test_a_scenario_brings_towed_guns_behind_a_lorry() -> None:
    lorry, gun = Entry("s-zis5", 1406), Entry("s-at45", 1406)
    units: dict[str, Unit] = {}
    found = Battle(9, "supply-run", 3, Goal("hold"), {"soviet": Side({}, entries=(gun, lorry))}, "test")
    _raise_army(units, "soviet", found)
    assert (units["s-at45-1"].place, units["s-at45-1"].carrier) == ("towed", "s-zis5-1")
    with pytest.raises(SandtableError):
        _raise_army(
            {}, "soviet", Battle(9, "supply-run", 3, Goal("hold"), {"soviet": Side({}, entries=(gun,))}, "test")
        )


@pytest.mark.rule("BA-order-wire", "BA-order-teeth")
def test_engineers_remove_wire_and_teeth_from_either_side() -> None:
    for hex_, toward in ((505, 605), (605, 505)):
        state = battle(wire=(edge(505, 605),), teeth=(edge(505, 605),))
        put(state, "g-pio-1", hex_)
        put(state, "s-inf-1", 1109)
        assert key(why_not(state, "remove-wire g-pio-1 404")) == "no-wire"
        assert why_not(state, f"remove-teeth g-pio-1 {toward}") is None
        fresh(state)
        execute(state, [act.RemoveWire("g-pio-1", toward), act.Wait("s-inf-1")])
        assert not state.wire
        execute(state, [act.RemoveTeeth("g-pio-1", toward), act.Wait("s-inf-1")])
        assert state.teeth, "two boxes"
        execute(state, [act.Wait("s-inf-1")])
        assert not state.teeth


@pytest.mark.rule("BA-order-pontoon", "BA-pontoon", "BA-R36")
def test_two_engineer_units_build_a_pontoon_from_either_bank() -> None:
    state = battle({605: "R0."})
    put(state, "g-pio-1", 505)
    put(state, "g-pio-2", 705)
    put(state, "s-inf-1", 1109)
    assert key(why_not(state, "pontoon g-pio-1 504")) == "no-river"
    fresh(state)
    orders = [act.Pontoon("g-pio-1", 605), act.Pontoon("g-pio-2", 605), act.Wait("s-inf-1")]
    execute(state, [*orders[::2], act.Wait("g-pio-2")])
    assert state.units["g-pio-1"].boxes == 0, "one unit alone does not get on"
    execute(state, orders)
    execute(state, [act.Wait("s-inf-1")])
    assert not state.pontoons
    execute(state, [act.Wait("s-inf-1")])
    assert state.pontoons == (605,)
    put(state, "g-pz2-1", 505)
    plan(state, "german", "take g-pz2-1", "march g-pz2-1", "step 605", "step 705", "step 805")


@pytest.mark.rule("BA-bridge-destroyed", "BA-R36", "BA-R60")
def test_a_blown_bridge_is_repaired_like_a_pontoon() -> None:
    state = battle({605: "R0b"}, "505/605 605/705", blown=(605,))
    put(state, "g-pio-1", 505)
    put(state, "g-pio-2", 705)
    put(state, "s-inf-1", 1109)
    execute(state, [act.Pontoon("g-pio-1", 605), act.Pontoon("g-pio-2", 605), act.Wait("s-inf-1")])
    for _ in range(2):
        execute(state, [act.Wait("s-inf-1")])
    assert state.blown == () and state.pontoons == ()


@pytest.mark.rule("BA-order-resupply", "BA-card-ammo")
def test_resupply_needs_the_order_for_both_and_serves_several() -> None:
    state = battle()
    put(state, "g-opel-1", 505)
    put(state, "g-inf-1", 505, ammo=3)
    put(state, "g-mg-1", 505, ammo=9)
    put(state, "s-inf-1", 1109)
    assert key(why_not(state, "resupply g-inf-1 g-opel-1 6")) == "too-many-points"
    assert key(why_not(state, "resupply g-inf-1 - 2")) == "no-source"
    put(state, "g-opel-9", 505, ammo=1)
    assert key(why_not(state, "resupply g-opel-9 g-opel-1 2")) == "too-many-points", "carriers give and do not take"
    del state.units["g-opel-9"]
    fresh(state)
    orders = [act.Resupply("g-inf-1", "g-opel-1", 4), act.Resupply("g-mg-1", "g-opel-1", 1), act.Wait("s-inf-1")]
    execute(state, [*orders, act.Wait("g-opel-1")])
    assert state.units["g-inf-1"].ammo == 3, "the carrier did not have the order"
    execute(state, [*orders, act.Supply("g-opel-1")])
    assert (state.units["g-inf-1"].ammo, state.units["g-mg-1"].ammo) == (7, 10)
    assert state.units["g-opel-1"].supply == CARDS["g-opel"].supply - 5


@pytest.mark.rule("BA-order-load")
def test_a_carrier_loads_off_the_map_and_comes_back_at_the_edge() -> None:
    state = battle(scenario="counterstroke")
    put(state, "g-opel-1", 105, supply=0, size=5)
    put(state, "s-inf-1", 1109)
    assert why_not(state, "load-supply g-opel-1") is None
    put(state, "g-opel-2", 106, supply=0)
    assert key(why_not(state, "load-supply g-opel-2")) == "cannot-load"
    put(state, "g-opel-3", 105)
    assert key(why_not(state, "load-supply g-opel-3")) == "cannot-load", "it is full"
    put(state, "g-opel-4", 105, supply=0)
    put(state, "g-inf-4", 105, place="carried", carrier="g-opel-4")
    assert key(why_not(state, "load-supply g-opel-4")) == "cannot-load", "men are aboard"
    del state.units["g-opel-4"], state.units["g-inf-4"]
    fresh(state)
    others = [act.Wait("g-opel-2"), act.Wait("g-opel-3"), act.Wait("s-inf-1")]
    execute(state, [act.LoadSupply("g-opel-1"), *others])
    assert state.units["g-opel-1"].place == "loading"
    execute(state, others, (), {"come-back": "emerge g-opel-1 501"})
    lorry = state.units["g-opel-1"]
    assert (lorry.place, lorry.hex, lorry.supply) == ("map", 501, 30), "full up to what five lorries can carry"


@pytest.mark.rule("BA-supply-loss", "BA-R27", "BA-ex-14")
def test_opel_blitz_loses_six_points_with_each_lorry() -> None:
    """30 + 2 + 2 + 2 = 36; 36 : 6 = 6; mines are struck last and the capacity falls."""
    state = battle()
    put(state, "g-opel-1", 505, supply=30, mines=3)
    out: list[Event] = []
    lose(state, out, "g-opel-1", 1)
    lorry = state.units["g-opel-1"]
    assert (lorry.supply, lorry.mines, happened(out, ev.SupplyLost)[0].points) == (24, 3, 6)
    assert capacity(lorry) == 30
    put(state, "g-opel-2", 505, supply=2, mines=3, size=2)
    lose(state, out, "g-opel-2", 1)
    assert (state.units["g-opel-2"].supply, state.units["g-opel-2"].mines) == (0, 2)


@pytest.mark.rule("BA-order-dig", "BA-trench-place")
def test_digging_makes_a_trench_and_leaves_no_defence_meanwhile() -> None:
    state = battle({505: "D0."})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 1109)
    assert defence(state, put(state, "g-inf-2", 505, order=act.Dig("g-inf-2", 605))) == 0
    del state.units["g-inf-2"]
    execute(state, [act.Dig("g-inf-1", 605), act.Wait("s-inf-1")])
    execute(state, [act.Wait("s-inf-1")])
    assert state.trenches == ((505, 1),)
    assert key(why_not(state, "dig g-inf-1 605")) == "trench-there"


@pytest.mark.rule("BA-order-path", "BA-R62")
def test_a_path_lets_everyone_through_without_road_bonus() -> None:
    state = battle({605: "F0.", 606: "L0."}, paths=(605, 606))
    for name in ("g-opel-1", "s-t26-1"):
        side = "german" if name[0] == "g" else "soviet"
        put(state, name, 505)
        plan(state, side, f"take {name}", f"march {name}", "step 605", "done")
    unit = put(state, "g-opel-1", 605)
    assert defence(state, unit) == 2, "sight and defence stay"
    unit = put(state, "g-opel-1", 505)
    assert allowance(state, unit, "march", (605,)) == CARDS["g-opel"].orders["march"].move
    assert key(why_not(battle_with_engineer(), "clear-path g-pio-1")) == "no-wood"


def battle_with_engineer() -> State:
    state = battle()
    put(state, "g-pio-1", 505)
    return state
