"""Small print that is easily lost: each test fails without its rule."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, why_not
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, DEPLOYED, FLAGGED, Draft, Minefield
from sandtable.kernel import Decision


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


@pytest.mark.rule("BA-mines-leave", "BA-hidden")
def test_mines_that_nobody_knows_of_do_not_shorten_a_route() -> None:
    """A refusal here would betray the field."""
    for known, wanted in ((False, None), (True, "leaves-mines")):
        state = battle(fields={505: Minefield(505, "soviet", "anti-personnel", known=known)})
        put(state, "g-inf-1", 505)
        put(state, "s-inf-1", 1109)
        plan(state, "german", "take g-inf-1", "march g-inf-1", "step 605")
        refusal = state.stack[-1].why_not(state, "german", act.Step(705))
        assert (refusal is None) == (wanted is None)


@pytest.mark.rule("BA-ambush-fire", "BA-ammo-empty")
@pytest.mark.parametrize("ammo", [0, 1])
def test_an_ambush_without_a_point_does_not_fire(ammo: int) -> None:
    state = battle({605: "L0."})
    put(state, "s-inf-1", 605, hidden=AMBUSHED, ammo=ammo)
    put(state, "g-opel-1", 404)
    out = execute(state, [act.Ambush("s-inf-1", 504, 2), act.Moving("g-opel-1", "march", (504,))], 1)
    assert len(happened(out, ev.Fired, unit="s-inf-1")) == ammo


@pytest.mark.rule("BA-order-fire-moving")
def test_fire_on_the_move_needs_somewhere_to_go() -> None:
    island = {504: "R0.", 505: "R0.", 604: "R0.", 606: "R0.", 704: "R0.", 705: "R0.", 506: "R0.", 706: "R0."}
    for cells, wanted in ((island, "nowhere"), ({}, "")):
        state = battle(cells)
        put(state, "g-pz2-1", 605)
        put(state, "s-t26-1", 805)
        found = key(why_not(state, "fire-moving g-pz2-1 s-t26-1"))
        assert bool(found) == bool(wanted), found


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


@pytest.mark.rule("BA-plan-none")
def test_a_destroyed_unit_takes_no_order() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505, place="destroyed", size=0)
    decision = Decision(("german",), state.stack[-1], state)
    assert decision.why_not("german", act.Take("g-inf-1")) is None
    assert key(decision.why_not("german", act.Take("g-inf-2"))) == "not-here"


@pytest.mark.rule("BA-setup")
def test_a_unit_is_set_up_in_wood_only_if_it_can_enter_or_a_road_leads_through() -> None:
    for scenario in ("forest-road", "strong-point", "across-the-river", "stukas-over-the-bridge"):
        state = GAME.start(scenario, {})
        while state.stack[-1].kind() != "deployment":
            state.stack.pop()
        frame, board = state.stack[-1], state.board
        for unit in state.units.values():
            if unit.place != "reserve" or unit.entry or unit.type == "aircraft":
                continue
            state.drafts[unit.seat] = Draft(hand=unit.id)
            for hex_ in board.numbers:
                terrain = board.terrain[hex_]
                found = frame.why_not(state, unit.seat, act.Place(unit.id, hex_))
                if key(found) in ("", "cannot-stand-there", "terrain") and terrain.enter is not None:
                    stands = unit.type in terrain.enter or (
                        "special" in terrain.enter and "special" in unit.front.traits
                    )
                    assert (found is None) == (stands or hex_ in board.on_road), (scenario, unit.id, hex_, key(found))


@pytest.mark.rule("BA-mines-detect", "BA-mines-explode")
@pytest.mark.parametrize(("unit", "explosions"), [("g-pio-1", 0), ("g-inf-1", 1)])
def test_mines_do_not_explode_under_engineers_who_enter(unit: str, explosions: int) -> None:
    state = battle(fields={605: Minefield(605, "soviet", "anti-personnel", known=False)})
    put(state, unit, 505)
    put(state, "s-inf-1", 1109)
    out = execute(state, [act.Moving(unit, "march", (605, 705)), act.Wait("s-inf-1")], 1)
    assert len(happened(out, ev.MinesExploded, unit=unit)) == explosions
    assert happened(out, ev.FieldFound, unit=unit) and state.fields[605].open
    assert state.units[unit].hex == 605, "both stop there"
