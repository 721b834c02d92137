"""Whom and what flight orders may name, and the figures that they need."""

import pytest

from games.barbarossa.field import battle, key, plan, put, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import DEPLOYED, Draft, State


def airfields() -> State:
    state = battle({604: "R0.", 704: "S0."})
    put(state, "g-hq-1", 109)
    put(state, "s-hq-1", 1209)
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 805)
    for name in ("g-bf109-1", "g-bf109-2", "g-ju87-1", "g-ju52-1", "s-il2-1"):
        put(state, name, 0)
    return state


@pytest.mark.rule("BA-air-intercept")
def test_an_interception_names_an_enemy_aircraft_that_is_alive() -> None:
    state = airfields()
    assert why_not(state, "intercept g-bf109-1 s-il2-1") is None
    for name in ("s-inf-1", "g-ju87-1", "g-inf-1", "s-il2-9"):
        assert key(why_not(state, f"intercept g-bf109-1 {name}")) == "no-such-target", name
    put(state, "s-il2-1", 0, place="destroyed", size=0)
    assert key(why_not(state, "intercept g-bf109-1 s-il2-1")) == "no-such-target"


@pytest.mark.rule("BA-air-escort")
def test_an_escort_names_another_own_aircraft_that_flies() -> None:
    state = airfields()
    for name in ("g-ju87-1", "g-bf109-1", "g-inf-1", "s-il2-1", "nobody-1"):
        assert key(why_not(state, f"escort g-bf109-1 {name}")) == "no-such-charge", name
    given: dict[str, act.Order] = {"g-ju87-1": act.Mission("g-ju87-1", "strike", 505, start=101)}
    state.drafts["german"] = Draft(orders=given)
    assert why_not(state, "escort g-bf109-1 g-ju87-1") is None
    for kind in ("escort", "intercept"):
        state.drafts["german"] = Draft(orders={"g-bf109-2": act.Mission("g-bf109-2", kind, 0, "g-ju87-1")})
        assert key(why_not(state, "escort g-bf109-1 g-bf109-2")) == "no-such-charge", kind
    state.drafts["german"] = Draft(orders={"g-ju87-1": act.Wait("g-ju87-1")})
    assert key(why_not(state, "escort g-bf109-1 g-ju87-1")) == "no-such-charge"


@pytest.mark.rule("BA-air-landing")
def test_only_paratroops_that_wait_and_fit_jump_onto_dry_land() -> None:
    state = airfields()
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    assert why_not(state, "land g-ju52-1 506 g-fj-1") is None
    assert key(why_not(state, "land g-ju52-1 604 g-fj-1")) == "river"
    assert key(why_not(state, "land g-ju52-1 704 g-fj-1")) == "river"
    put(state, "g-inf-2", 0, place="airfield", size=2)
    assert key(why_not(state, "land g-ju52-1 506 g-inf-2")) == "no-passenger", "they are no paratroops"
    assert key(why_not(state, "land g-ju52-1 506 nobody-1")) == "no-passenger"
    put(state, "g-fj-1", 405)
    assert key(why_not(state, "land g-ju52-1 506 g-fj-1")) == "no-passenger", "they are on the map"
    put(state, "g-fj-1", 0, place="airfield", side="soviet")
    assert key(why_not(state, "land g-ju52-1 506 g-fj-1")) == "no-passenger", "they are not ours"
    put(state, "g-fj-1", 0, place="airfield")
    put(state, "g-ju52-1", 0, size=1)
    assert key(why_not(state, "land g-ju52-1 506 g-fj-1")) == "no-passenger", "they do not fit"
    put(state, "g-fj-1", 0, place="airfield", size=1)
    assert why_not(state, "land g-ju52-1 506 g-fj-1") is None, "as many as aircraft"
    state.drafts["german"] = Draft(orders={"g-fj-1": act.Mission("g-fj-1", "ride", 506, "g-ju52-2")})
    assert key(why_not(state, "land g-ju52-1 506 g-fj-1")) == "no-passenger", "they fly with another"


@pytest.mark.rule("BA-air-target", "BA-air-strike")
def test_the_target_hex_is_on_the_map_and_seen_and_bombs_are_needed() -> None:
    state = airfields()
    assert key(why_not(state, "strike g-ju87-1 9999")) == "hex-not-observed"
    assert why_not(state, "strike g-ju87-1 805") is None
    put(state, "g-ju87-1", 0, ammo=0)
    assert key(why_not(state, "strike g-ju87-1 805")) == "no-ammunition"


@pytest.mark.rule("BA-air-patrol", "BA-air-recon-data", "BA-air-supply", "BA-air-flight")
def test_each_figure_of_a_flight_in_its_turn_and_within_the_card() -> None:
    state = airfields()
    put(state, "s-pe2-1", 0)
    frame = state.stack[-1]

    def said(seat: str, action: act.Planned) -> str:
        return key(frame.why_not(state, seat, action))

    plan(state, "german", "take g-bf109-1", "patrol g-bf109-1 505")
    box = state.units["g-bf109-1"].front.orders["patrol"]
    assert said("german", act.Rounds(1)) == "not-this-figure" == said("german", act.From(101))
    assert said("german", act.Radius(-1)) == "wrong-figure" == said("german", act.Radius(box.radius + 1))
    assert said("german", act.Radius(0)) == "" == said("german", act.Radius(box.radius))
    plan(state, "german", f"radius {box.radius}")
    most = min(box.time, state.units["g-bf109-1"].front.boxes)
    assert said("german", act.Rounds(0)) == "wrong-figure" == said("german", act.Rounds(most + 1))
    assert said("german", act.Rounds(most)) == ""
    plan(state, "german", "rounds 1")
    assert said("german", act.From(505)) == "not-at-the-edge"
    plan(state, "german", "from 101")
    assert state.drafts["german"].orders["g-bf109-1"] == act.Mission(
        "g-bf109-1", "patrol", 505, "", radius=box.radius, rounds=1, start=101
    )
    cargo = state.units["g-ju52-1"].front.cargo
    plan(state, "german", "take g-ju52-1", "drop-supply g-ju52-1 505")
    assert said("german", act.Load(0)) == "wrong-figure" == said("german", act.Load(cargo + 1))
    plan(state, "german", f"load {cargo}", "from 105")
    flight = state.drafts["german"].orders["g-ju52-1"]
    assert isinstance(flight, act.Mission) and (flight.load, flight.start) == (cargo, 105)
    plan(state, "soviet", "take s-pe2-1", "recon s-pe2-1 805")
    assert said("soviet", act.Load(1)) == "not-this-figure"
    plan(state, "soviet", "radius 1", "rounds 1", "from 1201")


@pytest.mark.rule("BA-indirect", "BA-air-recon-spot")
@pytest.mark.parametrize(("side", "foe", "fits"), [("s", "g", True), ("g", "s", False)])
def test_reconnaissance_spots_for_its_own_side_alone(side: str, foe: str, fits: bool) -> None:
    state = battle({605: "F0.", 604: "F0.", 606: "F0."})
    put(state, f"{side}-hq-1", 109)
    put(state, f"{side}-mor-1", 505, facing=state.board.way[505][605], stance=DEPLOYED)
    put(state, f"{foe}-inf-1", 705)
    flight = act.Mission("s-pe2-1", "recon", 705, radius=2, rounds=3, start=101)
    put(state, "s-pe2-1", 0, place="air", hex=705, order=flight)
    seat = {"g": "german", "s": "soviet"}[side]
    refusal = why_not(state, f"indirect {side}-mor-1 {foe}-inf-1", seat)
    assert (refusal is None) == fits, refusal
