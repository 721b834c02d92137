"""What is carried or towed shares the fate of its carrier, and its secrets."""

from typing import Any

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route, why_not
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CALM, FLAGGED, LIMBERED, VISIBLE, Draft, Minefield, State
from sandtable.kernel import Decision, Event, dumps
from sandtable.testing import Position, laws


def sizes(state: State, *names: str) -> list[int]:
    return [state.units[name].size for name in names]


def aboard(state: State, name: str, carrier: str, **fields: Any) -> None:
    fields.setdefault("stance", 0)
    put(state, name, state.units[carrier].hex, place="carried", carrier=carrier, **fields)


@pytest.mark.rule("BA-transport-losses")
def test_who_rides_in_lost_lorries_is_lost_with_them() -> None:
    state = battle()
    put(state, "g-opel-1", 505, size=5)
    aboard(state, "g-inf-1", "g-opel-1")
    put(state, "s-inf-1", 605)
    out = execute(state, [act.Fire("s-inf-1", "g-opel-1"), act.Wait("g-opel-1")], [1] * 5 + [6])
    assert [state.units[name].place for name in ("g-opel-1", "g-inf-1")] == ["destroyed", "destroyed"]
    assert [e.losses for e in happened(out, ev.LossPassed, unit="g-inf-1")] == [5]
    assert not happened(out, ev.Unhitched)


@pytest.mark.rule("BA-transport-losses")
def test_when_all_aboard_are_lost_nobody_is_asked() -> None:
    state = battle()
    put(state, "s-zis5-1", 505, size=4)
    aboard(state, "s-mor-1", "s-zis5-1", stance=LIMBERED)
    aboard(state, "s-mg-1", "s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 605)

    def never(decision: Decision, seat: str) -> None:
        assert decision.kind != "share"

    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1] * 4 + [6] * 2, never)
    assert [u.place for u in state.units.values() if u.side == "soviet"] == ["destroyed"] * 3


@pytest.mark.rule("BA-tow-losses")
def test_a_gun_that_outlives_its_lorry_stands_in_the_hex() -> None:
    state = battle()
    put(state, "s-zis5-1", 505, size=1)
    put(state, "s-at45-1", 505, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 605)
    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1] + [6] * 5)
    gun = state.units["s-at45-1"]
    assert (gun.place, gun.hex, gun.size, gun.carrier, gun.suppressed) == ("map", 505, 1, "", CALM)
    state = battle()
    put(state, "s-zis5-1", 505, size=2)
    put(state, "s-at45-1", 505, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 605)
    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1, 1] + [6] * 4)
    assert state.units["s-at45-1"].place == "destroyed", "two losses are two losses of the gun as well"


@pytest.mark.rule("BA-transport-losses", "BA-mines-explode")
def test_mines_under_a_lorry_hurt_who_rides_in_it() -> None:
    state = battle(fields={605: Minefield(605, "soviet", "anti-tank")})
    put(state, "g-opel-1", 505, size=3)
    aboard(state, "g-inf-1", "g-opel-1", size=3)
    put(state, "s-inf-1", 1109)
    execute(state, [route("g-opel-1", "march", 605), act.Wait("s-inf-1")], [1, 1, 1, 6, 6, 6])
    assert sizes(state, "g-opel-1", "g-inf-1") == [0, 0]
    assert state.units["g-inf-1"].place == "destroyed"


@pytest.mark.rule("BA-air-landing")
def test_paratroops_die_with_an_aircraft_that_is_shot_down() -> None:
    state = battle()
    put(state, "g-hq-1", 109)
    put(state, "g-ju52-1", 0)
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    put(state, "g-inf-1", 505)
    put(state, "s-aa37-1", 605)
    plan(state, "german", "take g-ju52-1", "land g-ju52-1 506 g-fj-1", "from 501")
    orders = [act.Defend("s-aa37-1", 604, 1), act.Wait("g-inf-1"), act.Wait("g-hq-1")]
    execute(state, orders, [1, 1, 1] + [6] * 5)
    assert [state.units[name].place for name in ("g-ju52-1", "g-fj-1")] == ["destroyed", "destroyed"]


@pytest.mark.rule("BA-order-charges", "BA-R111")
def test_a_blown_bridge_takes_lorries_with_all_aboard_and_in_tow() -> None:
    state = battle({605: "R0b"}, "505/605 605/704")
    put(state, "g-pio-1", 605, charges=1)
    put(state, "g-opel-1", 605)
    aboard(state, "g-inf-1", "g-opel-1")
    put(state, "g-pak36-1", 605, place="towed", carrier="g-opel-1", stance=LIMBERED)
    put(state, "s-inf-1", 1109)
    execute(state, [act.PlaceCharges("g-pio-1"), act.Wait("g-opel-1"), act.Wait("s-inf-1")])
    gone = {name: state.units[name].place for name in ("g-opel-1", "g-inf-1", "g-pak36-1")}
    assert set(gone.values()) == {"destroyed"}, gone
    assert state.units["g-pio-1"].place == "map"


@pytest.mark.rule("BA-order-merge", "BA-R112")
def test_lorries_that_merge_keep_their_load() -> None:
    state = battle()
    put(state, "g-opel-1", 505, size=2, supply=12)
    put(state, "g-opel-2", 505, size=3, supply=10, mines=1)
    aboard(state, "g-inf-1", "g-opel-2", size=3)
    put(state, "g-pak36-1", 505, place="towed", carrier="g-opel-2", stance=LIMBERED)
    put(state, "s-inf-1", 1109)
    waits = act.Wait("s-inf-1")
    execute(state, [act.Merge("g-opel-1", "g-opel-1"), act.Merge("g-opel-2", "g-opel-1"), waits])
    lorry = state.units["g-opel-1"]
    assert (lorry.size, lorry.supply, lorry.mines, state.units["g-opel-2"].place) == (5, 22, 1, "merged")
    gone = state.units["g-opel-2"]
    assert (gone.size, gone.supply, gone.mines, gone.group) == (0, 0, 0, 0)
    assert {state.units[name].carrier for name in ("g-inf-1", "g-pak36-1")} == {"g-opel-1"}
    execute(state, [act.Dismount("g-opel-1"), act.Dismount("g-inf-1"), waits])
    assert (state.units["g-inf-1"].place, state.units["g-inf-1"].hex) == ("map", 505)


@pytest.mark.rule("BA-R35", "BA-R112")
def test_units_that_merge_keep_the_larger_stock_of_each_kind() -> None:
    state = battle()
    put(state, "g-pio-1", 505, size=2, ammo=1, charges=0, mines=0)
    put(state, "g-pio-2", 505, size=3, ammo=4, charges=1, mines=1)
    put(state, "g-mor-1", 405, size=1, smoke=0)
    put(state, "g-mor-2", 405, size=1, smoke=1)
    put(state, "s-inf-1", 1109)
    pairs = [("g-pio-1", "g-pio-2"), ("g-mor-1", "g-mor-2")]
    orders = [order for into, name in pairs for order in (act.Merge(into, into), act.Merge(name, into))]
    execute(state, [*orders, act.Wait("s-inf-1")])
    stays = state.units["g-pio-1"]
    assert (stays.size, stays.ammo, stays.charges, stays.mines) == (5, 4, 1, 1)
    assert (state.units["g-mor-1"].size, state.units["g-mor-1"].smoke) == (2, 1)


@pytest.mark.rule("BA-R112")
def test_a_card_that_cannot_carry_or_tow_the_load_takes_over_no_loaded_unit() -> None:
    state = battle()
    put(state, "g-opel-1", 505, size=2)
    put(state, "g-opel-2", 505, size=2)
    for number in (1, 2):
        put(state, f"g-pak36-{number}", 505, place="towed", carrier=f"g-opel-{number}", stance=LIMBERED)
    assert key(why_not(state, "merge g-opel-1 g-opel-2")) == "cannot-merge", "a lorry tows one gun"
    put(state, "g-251-1", 404, size=1)
    put(state, "g-222-1", 404, size=1)
    aboard(state, "g-inf-1", "g-251-1", size=1)
    assert key(why_not(state, "merge g-251-1 g-222-1")) == "cannot-merge", "the armoured car carries nobody"
    assert why_not(state, "merge g-251-1 g-251-1") is None


@pytest.mark.rule("BA-transport-capacity")
def test_a_carrier_does_not_ride_in_another() -> None:
    state = battle()
    put(state, "g-opel-1", 505)
    put(state, "g-251-1", 505)
    assert key(why_not(state, "mount g-251-1 g-opel-1")) == "no-room"
    assert key(why_not(state, "mount g-opel-1 g-251-1")) == "no-room"
    assert key(why_not(state, "mount g-opel-1 g-opel-1")) == "no-room"


def lair() -> State:
    """A half-track in ambush with two machine-gun sections aboard, and a howitzer that fires at its hex."""
    state = battle({505: "L0."}, round=2)
    put(state, "g-251-1", 505, hidden=AMBUSHED, lurking=2)
    aboard(state, "g-mg-1", "g-251-1", stance=LIMBERED)
    aboard(state, "g-mor-1", "g-251-1", stance=LIMBERED)
    put(state, "g-inf-1", 101)
    put(state, "s-g76-1", 705, facing=4)
    put(state, "s-hq-1", 706)
    put(state, "s-inf-1", 703)
    return state


LAIR = [act.Ambush("g-251-1", 605, 1), act.Wait("g-inf-1"), act.Wait("s-hq-1"), act.Wait("s-inf-1")]
SECRET = {"g-251-1", "g-mg-1", "g-mor-1"}


def heard(out: list[Event], seat: str) -> list[Event]:
    return [event for event in out if event.seen_by(frozenset({seat}))]


def named(event: Event) -> set[str]:
    return {value for value in event.__struct_fields__ if getattr(event, value) in SECRET}


@pytest.mark.rule("BA-hidden", "BA-R109")
def test_what_rides_in_a_hidden_carrier_is_as_secret_as_the_carrier() -> None:
    state = lair()
    eyes = frozenset({"soviet"})
    for name in SECRET:
        shown, known = GAME.picture(state, eyes).units[name], GAME.knowledge(state, eyes).units[name]
        assert (shown.hex, shown.carrier, shown.order) == (0, "", None), name
        assert (known.hex, known.carrier, known.place, known.hidden) == (0, "", "map", AMBUSHED), name
    mine = GAME.picture(state, frozenset({"german"})).units["g-mg-1"]
    assert (mine.hex, mine.carrier) == (505, "g-251-1")
    elsewhere = lair()
    for name in SECRET:
        elsewhere.units[name] = put(elsewhere, name, 505, hidden=AMBUSHED, stance=0)
    assert dumps(GAME.knowledge(state, eyes)) == dumps(GAME.knowledge(elsewhere, eyes))
    assert dumps(GAME.picture(state, eyes)) == dumps(GAME.picture(elsewhere, eyes))


@pytest.mark.rule("BA-R109", "BA-R110", "BA-R102")
def test_fire_at_a_hidden_carrier_tells_the_enemy_nothing_of_who_is_aboard() -> None:
    state = lair()
    kinds = []

    def asked(decision: Decision, seat: str) -> None:
        kinds.append(decision.kind)

    dice = [1, 1, 1, 1] + [6] * 4 + [6, 6]
    out = execute(state, [*LAIR, act.Bombard("s-g76-1", 505)], dice, asked)
    assert sizes(state, "g-251-1", "g-mg-1", "g-mor-1") == [2, 1, 1], "the largest takes each of the two losses"
    assert "share" not in kinds, "the question would give the carrier away"
    assert {e.unit for e in happened(out, ev.Suppressed)} == SECRET
    assert not [event for event in heard(out, "soviet") if named(event)]
    assert [event for event in heard(out, "german") if named(event)]


@pytest.mark.rule("BA-R109")
def test_an_order_of_a_passenger_in_ambush_is_not_shown() -> None:
    state = lair()
    out = execute(state, [*LAIR, act.Dismount("g-mg-1"), act.Wait("s-g76-1")])
    assert not happened(out, ev.OrderShown, unit="g-mg-1")
    assert not [event for event in heard(out, "soviet") if named(event)]


@pytest.mark.rule("BA-R109")
def test_the_laws_of_secrets_hold_with_a_laden_ambush() -> None:
    """Both sides plan, fire and answer with a laden carrier in ambush; nothing that they are asked depends on it."""
    state = lair()
    looked = 0

    def look(decision: Decision, seat: str) -> None:
        nonlocal looked
        laws.secrets_are_kept(Position(GAME, decision.state, decision, looked), looked)
        looked += 1

    laws.secrets_are_kept(Position(GAME, state, Decision(("german", "soviet"), state.stack[-1], state), 0), 1)
    walk = route("s-inf-1", "march", 604, 605)
    orders = [act.Ambush("g-251-1", 605, 1), act.Wait("g-inf-1"), act.Wait("s-hq-1"), act.Bombard("s-g76-1", 505), walk]
    execute(state, orders, 3, look)
    assert looked
    state.drafts = {seat: Draft() for seat in state.drafts}
    laws.secrets_are_kept(Position(GAME, state, Decision(("german", "soviet"), state.stack[-1], state), 0), 2)


@pytest.mark.rule("BA-R109", "BA-tow-valour")
def test_a_gun_set_down_by_a_hidden_carrier_is_hidden_until_it_gets_an_order() -> None:
    state = lair()
    put(state, "g-pak36-1", 505, place="towed", carrier="g-251-1", stance=LIMBERED)
    out = execute(state, [*LAIR, act.Bombard("s-g76-1", 505)], [1, 1, 1] + [6] * 5 + [6, 6])
    gun = state.units["g-pak36-1"]
    assert (gun.place, gun.hex, gun.hidden) == ("map", 505, AMBUSHED)
    assert not [e for e in heard(out, "soviet") if getattr(e, "unit", "") == "g-pak36-1"]
    eyes = frozenset({"soviet"})
    assert GAME.picture(state, eyes).units["g-pak36-1"].hex == 0
    state = lair()
    put(state, "g-pak36-1", 505, place="towed", carrier="g-251-1", stance=LIMBERED)
    out = execute(state, [*LAIR, act.Deploy("g-pak36-1", 505, 605), act.Wait("s-g76-1")])
    assert state.units["g-pak36-1"].hidden == VISIBLE, "who takes up a position is back on the map"
    assert not happened(out, ev.OrderShown, unit="g-pak36-1"), "its order stays secret as long as it is aboard"
    assert happened(out, ev.Unhitched, unit="g-pak36-1", to=None)


@pytest.mark.rule("BA-order-mount", "BA-R109")
def test_who_mounts_a_carrier_in_ambush_vanishes_with_it() -> None:
    state = battle({505: "L0."}, round=2)
    put(state, "g-251-1", 505, hidden=AMBUSHED, lurking=2)
    put(state, "g-rec-1", 505)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Ambush("g-251-1", 605, 1), act.Mount("g-rec-1", "g-251-1"), act.Wait("s-inf-1")])
    assert state.units["g-rec-1"].carrier == "g-251-1"
    assert happened(out, ev.Mounted)[0].to == ("german",)
    assert happened(out, ev.Vanished, unit="g-rec-1", to=None)


@pytest.mark.rule("BA-R101", "BA-hidden-enter")
def test_paratroops_over_a_hidden_enemy_reveal_him_and_stay_aboard() -> None:
    state = battle({506: "L0."})
    put(state, "g-hq-1", 109)
    put(state, "g-ju52-1", 0)
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    put(state, "g-inf-1", 504)
    put(state, "s-inf-1", 506, hidden=AMBUSHED)
    plan(state, "german", "take g-ju52-1", "land g-ju52-1 506 g-fj-1", "from 501")
    out = execute(state, [act.Ambush("s-inf-1", 507, 1), act.Wait("g-inf-1"), act.Wait("g-hq-1")])
    assert [(e.unit, e.hex, e.to) for e in happened(out, ev.StayedAboard)] == [("g-fj-1", 506, None)]
    assert [(e.unit, e.why) for e in happened(out, ev.Revealed)] == [("s-inf-1", "entered")]
    assert state.units["g-fj-1"].place == "carried" and state.units["s-inf-1"].hidden == VISIBLE


@pytest.mark.rule("BA-hidden-enter", "BA-R97")
def test_a_hidden_enemy_in_the_entry_hex_is_revealed_and_bars_it() -> None:
    state = battle({605: "L0."})
    put(state, "g-inf-1", 0, place="reserve", entry=605, since=1, until=3)
    put(state, "s-inf-1", 605, hidden=AMBUSHED)
    out = execute(state, [route("g-inf-1", "careful", 605), act.Ambush("s-inf-1", 505, 1)])
    assert state.units["g-inf-1"].place == "reserve"
    assert [(e.unit, e.hex) for e in happened(out, ev.Revealed)] == [("s-inf-1", 605)]


@pytest.mark.rule("BA-R114")
def test_a_lorry_does_not_come_back_where_an_enemy_lies_hidden() -> None:
    state = battle({501: "D0."}, scenario="counterstroke", round=2)
    put(state, "g-opel-1", 105, supply=0, place="loading", order=act.LoadSupply("g-opel-1"), boxes=1)
    put(state, "s-inf-1", 501, hidden=AMBUSHED)
    out = execute(state, [act.Ambush("s-inf-1", 502, 1)], (), {"come-back": "emerge g-opel-1 501"})
    assert [e.unit for e in happened(out, ev.Revealed)] == ["s-inf-1"]
    lorry = state.units["g-opel-1"]
    assert lorry.place == "map" and lorry.hex != 501


@pytest.mark.rule("BA-transport-capacity", "BA-order-mount")
def test_only_carriers_carry() -> None:
    state = battle()
    put(state, "g-inf-1", 505, size=1)
    for carrier, wanted in (("g-pz2-1", "no-room"), ("g-inf-2", "no-room"), ("g-opel-1", "")):
        put(state, carrier, 505)
        assert key(why_not(state, f"mount g-inf-1 {carrier}")) == wanted, carrier


@pytest.mark.rule("BA-order-load", "BA-supply-loss")
def test_mines_take_up_room_when_a_lorry_loads() -> None:
    state = battle(scenario="counterstroke", round=2)
    put(state, "g-opel-1", 105, supply=0, mines=2, place="loading", order=act.LoadSupply("g-opel-1"), boxes=1)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Wait("s-inf-1")], (), {"come-back": "emerge g-opel-1 501"})
    assert [(event.unit, event.hex) for event in happened(out, ev.CameBack)] == [("g-opel-1", 501)]
    lorry = state.units["g-opel-1"]
    assert (lorry.hex, lorry.supply, lorry.mines) == (501, lorry.front.supply - 4, 2), (
        "each takes the room of two points"
    )


@pytest.mark.rule("BA-smoke-units", "BA-tow-release", "BA-order-deploy")
@pytest.mark.parametrize(("smoke", "place"), [({505: 2}, "towed"), ({}, "map")])
def test_a_gun_in_tow_is_not_set_up_in_smoke(smoke: dict[int, int], place: str) -> None:
    """Its lorry and it stand in one hex, and smoke came down there in this round."""
    state = battle(smoke=smoke)
    put(state, "s-zis5-1", 505)
    put(state, "s-at45-1", 505, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 1109)
    execute(state, [act.Deploy("s-at45-1", 505, 504), act.Wait("s-zis5-1"), act.Wait("g-inf-1")])
    assert state.units["s-at45-1"].place == place


@pytest.mark.rule("BA-suppressed-recover", "BA-transport-losses")
def test_who_rides_suppressed_and_flagged_tests_to_recover_though_his_carrier_fails() -> None:
    state = battle()
    put(state, "g-opel-1", 505)
    aboard(state, "g-inf-1", "g-opel-1", suppressed=FLAGGED)
    put(state, "s-inf-1", 605)
    orders = [act.Fire("s-inf-1", "g-opel-1"), act.Wait("g-opel-1")]
    out = execute(state, orders, [1] + [6] * 5 + [6, 6] + [1, 1])
    assert [e.unit for e in happened(out, ev.Suppressed)] == ["g-opel-1"]
    assert [e.unit for e in happened(out, ev.Recovered)] == ["g-inf-1"]
