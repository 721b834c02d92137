"""Aircraft: airfield, flights, flak, air combat, strikes, patrols, escorts, reconnaissance, landings, supply."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest

from games.barbarossa.field import Answer, battle, execute, happened, key, plan, put, step_of, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.air_combat import AirCombat
from sandtable.games.barbarossa.model import AMBUSHED, CALM, CONCEALED, FLAGGED, VISIBLE, Draft, State
from sandtable.games.barbarossa.rules import air
from sandtable.games.barbarossa.rules.army import new_unit
from sandtable.games.barbarossa.rules.figures import defence
from sandtable.games.barbarossa.rules.losses import lose
from sandtable.games.barbarossa.rules.orders_fire import is_spotted
from sandtable.games.barbarossa.setup import begin
from sandtable.games.barbarossa.tables import CARDS
from sandtable.games.barbarossa.view.picture import picture
from sandtable.kernel import Decision, Event


def sky(terrain: dict[int, str] | None = None, **fields: Any) -> State:
    """A battlefield with both HQs out of the way and an infantry unit each that sees the middle."""
    state = battle(terrain, **fields)
    put(state, "g-hq-1", 109, hidden=CONCEALED)
    put(state, "s-hq-1", 1201, hidden=CONCEALED)
    return state


def waits(state: State, *names: str) -> list[act.Wait]:
    return [act.Wait(u.id) for u in state.units.values() if u.place == "map" and u.id not in names]


def mission(unit: str, kind: str, hex_: int = 0, target: str = "", start: int = 101, **figures: int) -> act.Mission:
    return act.Mission(unit, kind, hex_, target, start=0 if kind == "escort" else start, **figures)


def fly(
    state: State,
    *missions: act.Mission,
    dice: Iterable[int] | int = (),
    answer: Answer | dict[str, Any] | None = None,
    orders: Collection[act.Order] = (),
) -> list[Event]:
    taken = {order.unit for order in orders}
    return execute(state, [*missions, *orders, *(w for w in waits(state) if w.unit not in taken)], dice, answer)


@pytest.mark.rule("BA-air-airfield", "BA-card-orders")
def test_aircraft_start_ready_off_the_map() -> None:
    plane = begin("stukas-over-the-bridge").units["g-ju87-1"]
    assert (plane.place, plane.ready, plane.hex) == ("airfield", 4, 0)


@pytest.mark.rule("BA-air-ready", "BA-R22", "BA-ex-17", "BA-air-stay", "BA-air-airfield")
def test_back_in_round_n_ordered_again_in_round_n_plus_three() -> None:
    state = sky()
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 505)
    fly(state, mission("g-ju87-1", "strike", 506))
    plane = state.units["g-ju87-1"]
    assert plane.place == "air" and plane.hex == 506, "it stays over the target until the next round"
    boxes, shown = [], []
    out = fly(state)
    assert happened(out, ev.WentHome) and not happened(out, ev.Flew), (
        "home in step 5 of the next round, without a flight"
    )
    for _ in range(2):
        boxes.append(state.units["g-ju87-1"].ready)
        shown.append(picture(state, frozenset({"german"})).units["g-ju87-1"].rest)
        assert key(why_not(state, "strike g-ju87-1 506")) == "not-ready"
        state.drafts["german"] = Draft()
        fly(state)
    boxes.append(state.units["g-ju87-1"].ready)
    shown.append(picture(state, frozenset({"german"})).units["g-ju87-1"].rest)
    assert boxes == [2, 3, 4] and shown == [2, 1, 0]
    assert why_not(state, "strike g-ju87-1 506") is None


@pytest.mark.rule("BA-air-flight", "BA-air-strike")
def test_a_flight_goes_straight_from_any_edge_hex() -> None:
    state = sky()
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 505)
    plan(state, "german", "take g-ju87-1", "strike g-ju87-1 504")
    frame = state.stack[-1]
    assert key(frame.why_not(state, "german", act.From(504))) == "not-at-the-edge"
    plan(state, "german", "from 501")
    out = fly(state)
    assert [e.hex for e in happened(out, ev.Flew)] == [502, 503, 504]


@pytest.mark.rule("BA-air-target", "BA-R84")
def test_the_target_hex_must_be_observed_but_not_for_interception() -> None:
    state = sky({504: "F0.", 604: "F0.", 404: "F0.", 405: "F0.", 406: "F0.", 605: "F0.", 606: "F0.", 506: "F0."})
    put(state, "g-bf109-1", 0)
    put(state, "g-hq-1", 505)
    put(state, "s-il2-1", 0)
    for order in ("strike g-bf109-1 507", "patrol g-bf109-1 507"):
        assert key(why_not(state, order)) == "hex-not-observed"
    assert why_not(state, "patrol g-bf109-1 504") is None
    assert why_not(state, "intercept g-bf109-1 s-il2-1") is None


@pytest.mark.rule("BA-hq-air", "BA-R84")
def test_without_an_hq_no_flights() -> None:
    state = battle()
    put(state, "g-bf109-1", 0)
    put(state, "g-inf-1", 505)
    assert key(why_not(state, "strike g-bf109-1 504")) == "no-headquarters"
    put(state, "g-hq-1", 109, suppressed=FLAGGED)
    assert key(why_not(state, "strike g-bf109-1 504")) == "no-headquarters"
    put(state, "g-hq-1", 109, place="destroyed")
    assert key(why_not(state, "strike g-bf109-1 504")) == "no-headquarters"
    put(state, "g-hq-1", 109)
    assert why_not(state, "strike g-bf109-1 504") is None


@pytest.mark.rule("BA-air-flak", "BA-R39", "BA-R75", "BA-ex-18")
@pytest.mark.parametrize(
    ("start", "goal", "shots"), [(501, 509, 1), (201, 209, 1), (101, 109, 0), (1001, 1009, 1), (1101, 1109, 0)]
)
def test_figure_twelve_flak_and_flight_paths(start: int, goal: int, shots: int) -> None:
    """Through the range, along its very edge, and outside it; in any direction and without sight."""
    state = sky({505: "L0.", 605: "L0."})
    put(state, "s-aa37-1", 605)
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", goal)
    assert CARDS["s-aa37"].reach == 4
    out = fly(
        state, mission("g-ju87-1", "strike", goal - 1, start=start), dice=7, orders=[act.Defend("s-aa37-1", 604, 1)]
    )
    assert len(happened(out, ev.Fired, kind="flak")) == shots


@pytest.mark.rule("BA-R100")
@pytest.mark.rule("BA-air-flak", "BA-R39", "BA-R75")
def test_flak_in_the_target_hex_fires_twice_and_pays_twice() -> None:
    state = sky()
    put(state, "s-aa37-1", 605)
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 603)
    dice = [6] * 8 + [6] * 8 + [6] * 11
    out = fly(
        state, mission("g-ju87-1", "strike", 605, start=601), dice=[*dice, 1, 1], orders=[act.Defend("s-aa37-1",
        604, 1)],
        answer=lambda decision, seat: decision.default(seat),
    )  # fmt: skip
    shots = happened(out, ev.Fired, kind="flak")
    assert len(shots) == 2 and shots[1].accuracy == CARDS["s-aa37"].diagram[1]
    assert state.units["s-aa37-1"].ammo == CARDS["s-aa37"].ammo - 1 - 2
    assert not state.units["s-aa37-1"].fired, "its ground shot remains"


@pytest.mark.rule("BA-air-loss", "BA-R76")
def test_an_aircraft_that_fails_its_test_goes_home_at_once() -> None:
    state = sky()
    put(state, "s-aa37-1", 605)
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 603)
    out = fly(
        state, mission("g-ju87-1", "strike", 605, start=601), dice=[1, 1] + [6] * 6 + [6, 6],
        orders=[act.Defend("s-aa37-1", 604, 1)],
    )  # fmt: skip
    plane = state.units["g-ju87-1"]
    assert happened(out, ev.WentHome) and plane.place == "airfield" and plane.suppressed == CALM
    assert not happened(out, ev.Bombarded)


@pytest.mark.rule("BA-air-strike", "BA-R5", "BA-R70", "BA-R71")
def test_bombs_meet_everyone_in_the_hex_and_ask_one_test_each() -> None:
    state = sky()
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-1",))
    out = fly(state, mission("g-ju87-1", "strike", 605, start=601), dice=[6] * 20 + [6] * 20 + [1, 1, 1, 1])
    bombed = happened(out, ev.Fired, kind="bomb")
    assert {e.target for e in bombed} == {"g-inf-1", "s-inf-1"}, "friend or foe, in melee or not"
    assert state.units["g-ju87-1"].ammo == CARDS["g-ju87"].ammo - 1
    tests = happened(out, ev.Tested, cause="bombed")
    assert {e.unit for e in tests} == {"g-inf-1", "s-inf-1"}, "loss or not"
    kinds = [e.kind for e in happened(out, ev.Fired)]
    assert kinds.index("bomb") < kinds.index("melee"), "before the melee"


@pytest.mark.rule("BA-air-reaction", "BA-R95", "BA-wood-fight")
def test_bombed_units_on_defend_fire_back() -> None:
    state = sky({605: "F0."})
    put(state, "g-ju87-1", 0)
    put(state, "s-inf-1", 605)
    put(state, "g-inf-1", 705)
    out = fly(
        state, mission("g-ju87-1", "strike", 605, start=601), dice=[6] * 10 + [1, 1] + [1, 1] + [1, 1],
        orders=[act.Defend("s-inf-1", 604, 1)],
    )  # fmt: skip
    shot = happened(out, ev.Fired, kind="reaction")[0]
    assert (shot.unit, shot.target, shot.accuracy) == ("s-inf-1", "g-ju87-1", CARDS["s-inf"].diagram[0])
    assert len(shot.rolls[0].dice) == CARDS["s-inf"].fire["aircraft"][0], "the row for aircraft, not the melee dice"
    assert state.units["g-ju87-1"].size == 1
    assert state.units["s-inf-1"].ammo == CARDS["s-inf"].ammo - 2


@pytest.mark.rule(
    "BA-air-patrol", "BA-air-patrol-hit", "BA-air-trigger", "BA-air-cancel", "BA-R21", "BA-R72", "BA-air-when"
)
def test_a_patrol_attacks_what_enters_its_zone() -> None:
    state = sky()
    put(state, "s-lagg-1", 605, place="air", hex=605, order=mission("s-lagg-1", "patrol", 605, radius=2, rounds=3))
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 608)
    out = fly(state, mission("g-ju87-1", "strike", 609, start=601), dice=[6] * 6 + [6] * 2 + [6] * 6 + [6] * 2)
    began = happened(out, ev.AirCombatBegan)[0]
    assert began.hex == 603, "where its flight first enters the zone"
    assert happened(out, ev.OrderCancelled, unit="g-ju87-1")
    assert not happened(out, ev.Bombarded)
    assert state.units["g-ju87-1"].place == "airfield", "its two boxes are full"
    assert state.units["s-lagg-1"].place == "air"


@pytest.mark.rule("BA-air-patrol", "BA-R92", "BA-air-boxes")
def test_a_patrol_ends_with_its_duration() -> None:
    state = sky()
    put(state, "s-lagg-1", 0)
    put(state, "s-inf-1", 605)
    plan(state, "soviet", "take s-lagg-1", "patrol s-lagg-1 604")
    assert key(state.stack[-1].why_not(state, "soviet", act.Radius(4))) == "wrong-figure"
    plan(state, "soviet", "radius 2")
    assert key(state.stack[-1].why_not(state, "soviet", act.Rounds(4))) == "wrong-figure"
    plan(state, "soviet", "rounds 2", "from 601")
    fly(state)
    assert air.patrols(state, "soviet")
    fly(state)
    assert not air.patrols(state, "soviet") and state.units["s-lagg-1"].place == "air", "used up in step 12"
    fly(state)
    assert state.units["s-lagg-1"].place == "airfield"


@pytest.mark.rule("BA-air-trigger", "BA-R108")
def test_overlapping_patrols_fight() -> None:
    state = sky()
    put(state, "s-lagg-1", 605, place="air", hex=605, order=mission("s-lagg-1", "patrol", 605, radius=2, rounds=3))
    put(state, "g-bf109-1", 605, place="air", hex=609, order=mission("g-bf109-1", "patrol", 609, radius=2, rounds=3))
    out = fly(state, dice=3)
    assert happened(out, ev.AirCombatBegan) and not happened(out, ev.OrderCancelled)


@pytest.mark.rule("BA-air-intercept", "BA-air-stay", "BA-R74", "BA-R72")
def test_an_interception_catches_an_aircraft_before_it_goes_home() -> None:
    state = sky()
    put(state, "g-ju87-1", 0)
    put(state, "s-lagg-1", 0)
    put(state, "g-inf-1", 605)
    fly(state, mission("g-ju87-1", "strike", 606))
    out = fly(state, mission("s-lagg-1", "intercept", target="g-ju87-1", start=601), dice=[6] * 16)
    assert happened(out, ev.AirCombatBegan, hex=606)
    assert {e.unit for e in happened(out, ev.Fired, kind="air")} == {"g-ju87-1", "s-lagg-1"}


@pytest.mark.rule("BA-air-round", "BA-R73", "BA-air-again", "BA-air-boxes", "BA-air-valour")
def test_rounds_of_air_combat_until_one_side_is_gone() -> None:
    state = sky()
    put(state, "g-bf109-1", 605, place="air", hex=605, order=mission("g-bf109-1", "patrol", 605, radius=1, rounds=3))
    put(state, "s-il2-1", 0)
    put(state, "s-inf-1", 606)
    put(state, "g-inf-1", 709)
    put(state, "g-hq-1", 605)
    out = fly(state, mission("s-il2-1", "strike", 605, start=601), dice=[6] * 7 + [6] * 3 + [6] * 7 + [6] * 3)
    shots = happened(out, ev.Fired, kind="air")
    assert len(shots) == 4, "two rounds: then the boxes of the Il-2 are full"
    assert state.units["g-bf109-1"].ammo == CARDS["g-bf109"].ammo - 1, "one point per air combat, not per round"
    assert state.units["s-il2-1"].place == "airfield"
    state = sky()
    put(
        state,
        "g-bf109-1",
        605,
        place="air",
        hex=605,
        ammo=0,
        order=mission("g-bf109-1", "patrol", 605, radius=1, rounds=3),
    )
    put(state, "s-il2-1", 0)
    put(state, "s-inf-1", 606)
    out = fly(state, mission("s-il2-1", "strike", 605, start=601), dice=[6] * 6)
    assert {e.unit for e in happened(out, ev.Fired, kind="air")} == {"s-il2-1"}, "without a point no fire"


@pytest.mark.rule("BA-air-valour", "BA-R34")
def test_losses_in_the_air_are_tested_without_the_hq() -> None:
    state = sky()
    put(state, "g-hq-1", 606)
    put(state, "g-bf109-1", 605, place="air", hex=605, order=mission("g-bf109-1", "patrol", 605, radius=1, rounds=3))
    put(state, "s-lagg-1", 0)
    put(state, "s-inf-1", 709)
    out = fly(
        state, mission("s-lagg-1", "strike", 605, start=601), dice=[6] * 7 + [1, 1] + [6] * 4 + [6, 6],
    )  # fmt: skip
    test = happened(out, ev.Tested, unit="g-bf109-1")[0]
    assert test.valour == CARDS["g-bf109"].valour - CARDS["g-bf109"].valour_loss
    assert state.units["g-bf109-1"].place == "airfield"


@pytest.mark.rule("BA-air-pairs")
def test_fighters_are_engaged_before_bombers() -> None:
    state = sky()
    for name in ("g-bf109-1", "g-bf109-2", "s-lagg-1", "s-il2-1"):
        put(state, name, 605, place="air", hex=605)
    combat = AirCombat(605, ("g-bf109-1", "g-bf109-2"), ("s-il2-1", "s-lagg-1"))
    assert combat.open_to(state, "g-bf109-1") == ("s-lagg-1",)
    engaged = AirCombat(605, combat.hunters, combat.defenders, pairs=(("g-bf109-1", "s-lagg-1"),))
    assert engaged.open_to(state, "g-bf109-2") == ("s-il2-1",), "the surplus fighter takes the bomber"
    full = AirCombat(605, ("g-bf109-1", "g-bf109-2"), ("s-il2-1",), pairs=(("g-bf109-1", "s-il2-1"),))
    assert full.open_to(state, "g-bf109-2") == ("s-il2-1",), "or doubles up"


@pytest.mark.rule("BA-air-pairs")
def test_the_higher_valour_chooses_first() -> None:
    state = sky()
    put(state, "g-bf109-1", 605, place="air", hex=605, order=mission("g-bf109-1", "patrol", 605, radius=1, rounds=3))
    put(state, "s-lagg-1", 0)
    put(state, "s-lagg-2", 0)
    put(state, "s-inf-1", 709)
    asked: list[tuple[str, str, list[str]]] = []

    def answer(decision: Decision, seat: str) -> None:
        options = decision.options(seat)
        assert isinstance(options, list)
        asked.append((decision.kind, seat, [str(a) for a in options]))

    fly(
        state, mission("s-lagg-1", "strike", 605, start=601), mission("s-lagg-2", "escort", target="s-lagg-1"), dice=11,
        answer=answer,
    )  # fmt: skip
    assert ("pick-duel", "german", ["engage g-bf109-1 s-lagg-1", "engage g-bf109-1 s-lagg-2"]) in asked


@pytest.mark.rule("BA-air-escort", "BA-air-escort-fight", "BA-R39")
def test_an_escort_flies_with_its_charge_and_takes_the_attackers_on() -> None:
    state = sky()
    put(state, "s-lagg-1", 605, place="air", hex=605, order=mission("s-lagg-1", "patrol", 605, radius=1, rounds=3))
    put(state, "g-ju87-1", 0)
    put(state, "g-bf109-1", 0)
    put(state, "g-inf-1", 609)
    put(state, "s-inf-1", 608)
    assert key(why_not(state, "escort g-bf109-1 g-ju87-1")) == "no-such-charge", "nothing to escort yet"
    state.drafts["german"] = Draft()
    dice = [1, 1, 1, 1, 6, 6, 6] + [6] * 6
    out = fly(
        state, mission("g-ju87-1", "strike", 608, start=601), mission("g-bf109-1", "escort", target="g-ju87-1"),
        dice=[*dice, *[6] * 10, 1, 1],
    )  # fmt: skip
    assert state.units["s-lagg-1"].place == "destroyed"
    assert happened(out, ev.Bombarded, unit="g-ju87-1"), "the charge goes on unharmed"
    flown = {name: [e.hex for e in happened(out, ev.Flew, unit=name)] for name in ("g-ju87-1", "g-bf109-1")}
    assert flown["g-bf109-1"] == flown["g-ju87-1"][: len(flown["g-bf109-1"])]


@pytest.mark.rule("BA-air-escort", "BA-air-escort-fight")
def test_an_escort_does_not_take_on_who_attacks_another_aircraft() -> None:
    """A patrol waits on the way of the first; the fighters fly with the second, far from there."""
    state = sky()
    put(state, "s-lagg-1", 605, place="air", hex=605, order=mission("s-lagg-1", "patrol", 605, radius=1, rounds=3))
    for name in ("g-ju87-1", "g-ju87-2", "g-bf109-1"):
        put(state, name, 0)
    put(state, "g-inf-1", 609)
    put(state, "g-inf-2", 109)
    put(state, "s-inf-1", 608)
    put(state, "s-inf-2", 108)
    out = fly(
        state, mission("g-ju87-1", "strike", 608, start=601), mission("g-ju87-2", "strike", 108, start=101),
        mission("g-bf109-1", "escort", target="g-ju87-2"), dice=5,
    )  # fmt: skip
    fights = {(e.unit, e.target) for e in happened(out, ev.Fired) if "s-lagg-1" in (e.unit, e.target)}
    assert ("s-lagg-1", "g-ju87-1") in fights and not any("g-bf109-1" in pair for pair in fights)


@pytest.mark.rule("BA-air-escort")
@pytest.mark.parametrize(("size", "dice"), [(1, [1] * 8 + [6] * 8), (2, [1] * 2 + [6] * 14 + [6, 6])])
def test_an_escort_goes_home_with_its_charge_or_when_it_is_lost(size: int, dice: list[int]) -> None:
    """Flak shoots the charge down, or it fails its test and turns back."""
    state = sky()
    put(state, "s-aa37-1", 605)
    put(state, "g-ju87-1", 0, size=size)
    put(state, "g-bf109-1", 0)
    put(state, "g-inf-1", 609)
    out = fly(
        state, mission("g-ju87-1", "strike", 609, start=601), mission("g-bf109-1", "escort", target="g-ju87-1"),
        dice=dice, orders=[act.Defend("s-aa37-1", 604, 1)],
    )  # fmt: skip
    assert state.units["g-ju87-1"].place == ("destroyed" if size == 1 else "airfield")
    assert happened(out, ev.WentHome, unit="g-bf109-1") and state.units["g-bf109-1"].place == "airfield"
    assert not happened(out, ev.Flew, unit="g-bf109-1", hex=609)


@pytest.mark.rule("BA-air-escort", "BA-R39")
def test_flak_fires_at_charge_and_escort_for_one_point() -> None:
    state = sky()
    put(state, "s-aa37-1", 605)
    put(state, "g-ju87-1", 0)
    put(state, "g-bf109-1", 0)
    put(state, "g-inf-1", 609)
    out = fly(
        state, mission("g-ju87-1", "strike", 609, start=601), mission("g-bf109-1", "escort", target="g-ju87-1"),
        dice=[6] * 16 + [6] * 10 + [1, 1], orders=[act.Defend("s-aa37-1", 604, 1)],
    )  # fmt: skip
    assert {e.target for e in happened(out, ev.Fired, kind="flak")} == {"g-ju87-1", "g-bf109-1"}
    assert state.units["s-aa37-1"].ammo == CARDS["s-aa37"].ammo - 2


@pytest.mark.rule("BA-R107")
@pytest.mark.rule("BA-air-recon-data", "BA-air-recon-find", "BA-R92")
def test_reconnaissance_finds_ambushes_in_its_radius() -> None:
    state = sky({605: "L0.", 705: "L0."})
    put(state, "s-pe2-1", 0)
    put(state, "s-inf-1", 602)
    put(state, "g-inf-1", 605, hidden=AMBUSHED)
    put(state, "g-inf-2", 708, hidden=AMBUSHED)
    plan(state, "soviet", "take s-pe2-1", "recon s-pe2-1 604")
    assert key(state.stack[-1].why_not(state, "soviet", act.Radius(5))) == "wrong-figure"
    plan(state, "soviet", "radius 1", "rounds 2", "from 601")
    hold = [act.Ambush("g-inf-1", 604, 1), act.Ambush("g-inf-2", 707, 1)]
    fly(state, dice=[5], orders=hold)
    assert state.units["g-inf-1"].hidden == AMBUSHED, "4 or less for radius 1"
    fly(state, dice=[4], orders=hold)
    assert state.units["g-inf-1"].hidden == VISIBLE and state.units["g-inf-2"].hidden == AMBUSHED
    assert CARDS["s-pe2"].orders["recon"].roll == (5, 4, 3, 2, 1), "smaller radii have better figures"
    assert state.units["s-pe2-1"].used, "the duration is used up"


@pytest.mark.rule("BA-air-recon-spot", "BA-R88")
def test_a_reconnaissance_aircraft_spots_in_its_whole_printed_zone() -> None:
    state = sky()
    state.units = {name: unit for name, unit in state.units.items() if name == "s-hq-1"}
    order = mission("s-pe2-1", "recon", 605, radius=0, rounds=2)
    put(state, "s-pe2-1", 605, place="air", hex=605, order=order)
    state.units["s-hq-1"] = put(state, "s-hq-1", 1201)
    blind = battle({604: "F0."})
    assert not is_spotted(blind, "soviet", 609)
    assert is_spotted(state, "soviet", 609) and state.board.distance[605][609] == 4


@pytest.mark.rule("BA-air-landing", "BA-R78")
def test_paratroops_land_in_step_six_and_share_losses() -> None:
    assert "paratroops" in CARDS["g-fj"].traits and CARDS["g-fj"].size <= CARDS["g-ju52"].size
    state = sky()
    put(state, "g-ju52-1", 0)
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    put(state, "g-inf-1", 505)
    put(state, "s-aa37-1", 605)
    plan(state, "german", "take g-ju52-1", "land g-ju52-1 506 g-fj-1", "from 501")
    assert "g-fj-1" in state.drafts["german"].orders
    out = fly(state, dice=[1, 1] + [6] * 6 + [1, 1], orders=[act.Defend("s-aa37-1", 604, 1)])
    troops = state.units["g-fj-1"]
    assert (troops.place, troops.hex, troops.size) == ("map", 506, 1)
    assert step_of(out, ev.Parachuted) == 6


@pytest.mark.rule("BA-R101")
@pytest.mark.rule("BA-air-landing")
def test_paratroops_do_not_jump_onto_an_enemy() -> None:
    state = sky({506: "L0."})
    put(state, "g-ju52-1", 0)
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    put(state, "g-inf-1", 504)
    put(state, "s-inf-1", 506)
    plan(state, "german", "take g-ju52-1", "land g-ju52-1 506 g-fj-1", "from 501")
    fly(state)
    assert state.units["g-fj-1"].place == "carried"
    fly(state)
    assert state.units["g-fj-1"].place == "airfield"


@pytest.mark.rule("BA-air-supply", "BA-R77", "BA-R91")
def test_a_crate_falls_in_step_nine_and_serves_both_sides() -> None:
    state = sky()
    put(state, "g-ju52-1", 0)
    put(state, "g-inf-1", 505, ammo=0)
    put(state, "s-inf-1", 707, ammo=0)
    plan(state, "german", "take g-ju52-1", "drop-supply g-ju52-1 505")
    assert key(state.stack[-1].why_not(state, "german", act.Load(9))) == "wrong-figure"
    plan(state, "german", "load 8", "from 501")
    out = fly(state)
    assert state.crates == {505: 8}
    assert step_of(out, ev.CrateDropped) == 9
    fly(state, orders=[act.Resupply("g-inf-1", None, 3)])
    assert state.units["g-inf-1"].ammo == 3 and state.crates == {505: 5}
    state.crates = {707: 5}
    fly(state, orders=[act.Resupply("s-inf-1", None, 5)])
    assert state.units["s-inf-1"].ammo == 5 and not state.crates
    plane = put(state, "g-ju52-2", 505, place="air", hex=505, load=8)

    lose(state, [], plane.id, 1)
    assert state.units["g-ju52-2"].load == 4, "the load divided by the size before the loss"


@pytest.mark.rule("BA-R75")
def test_only_flak_fires_at_passing_aircraft() -> None:
    state = sky()
    put(state, "s-inf-1", 605)
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 609)
    out = fly(state, mission("g-ju87-1", "strike", 608, start=601), orders=[act.Defend("s-inf-1", 604, 1)])
    assert not happened(out, ev.Fired)


@pytest.mark.rule("BA-air-stay")
def test_defence_of_aircraft_is_their_own() -> None:
    state = sky({605: "T0."})
    plane = put(state, "g-ju87-1", 605, place="air", hex=605)
    assert defence(state, plane) == new_unit("g-ju87-2", "g-ju87").front.defence


@pytest.mark.rule("BA-air-escort", "BA-air-flight", "BA-air-intercept")
def test_an_escort_stays_at_home_if_its_charge_has_nowhere_to_fly() -> None:
    state = sky()
    for name in ("g-bf109-1", "g-bf109-2", "s-il2-1"):
        put(state, name, 0)
    charge = mission("g-bf109-2", "intercept", target="s-il2-1", start=601)
    out = fly(state, charge, mission("g-bf109-1", "escort", target="g-bf109-2"))
    assert not happened(out, ev.TookOff)
    for name in ("g-bf109-1", "g-bf109-2"):
        assert state.units[name].place == "airfield" and state.units[name].order is None


@pytest.mark.rule("BA-air-flight")
@pytest.mark.parametrize(("start", "goal"), [(201, 401), (201, 601), (109, 309)])
def test_a_flight_along_the_edge_stays_over_the_map(start: int, goal: int) -> None:
    """The straight line from one hex of the edge to the next but one crosses a corner outside."""
    state = sky()
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", goal)
    put(state, "s-aa37-1", 1109)
    out = fly(state, mission("g-ju87-1", "strike", goal, start=start), dice=7)
    over = [event.hex for event in happened(out, ev.Flew, unit="g-ju87-1")]
    assert over and set(over) <= set(state.board.numbers) and over[-1] == goal
