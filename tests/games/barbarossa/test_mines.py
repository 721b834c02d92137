"""Minefields in play: who is attacked, when, and with what."""

import pytest

from games.barbarossa.field import battle, execute, happened, plan, put, route
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import CALM, FLAGGED, FRESH, Minefield, State
from sandtable.games.barbarossa.tables import CARDS, MINE_FIRE
from sandtable.kernel import Decision


def mined(kind: str = "anti-personnel", hex_: int = 605, side: str = "soviet", **fields: bool) -> State:
    state = battle(fields={hex_: Minefield(hex_, side, kind, **fields)})
    put(state, "s-inf-1", 1109)
    return state


@pytest.mark.rule("BA-mines-explode")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_mines_ask_nobody_for_his_side(side: str) -> None:
    state = mined(side=side)
    put(state, "g-inf-1", 505)
    out = execute(state, [route("g-inf-1", "march", 605, 704), act.Wait("s-inf-1")], [1] * 3 + [6] * 5 + [1, 1])
    assert [(e.unit, e.hex, e.hits) for e in happened(out, ev.MinesExploded)] == [("g-inf-1", 605, 3)]
    assert (state.units["g-inf-1"].size, state.units["g-inf-1"].hex) == (3, 605)


@pytest.mark.rule("BA-mines-explode", "BA-ex-21")
@pytest.mark.parametrize(
    ("kind", "unit", "dice"),
    [
        ("anti-tank", "g-opel-1", 6), ("anti-tank", "g-222-1", 7), ("anti-tank", "g-pz2-1", 7),
        ("anti-tank", "g-pz4-1", 6), ("anti-tank", "g-inf-1", 0), ("anti-personnel", "g-inf-1", 8),
        ("anti-personnel", "g-opel-1", 3),
        ("anti-personnel", "g-222-1", 0), ("anti-personnel", "g-pz2-1", 0),
    ],
)  # fmt: skip
def test_each_kind_of_mine_has_its_dice_against_each_type(kind: str, unit: str, dice: int) -> None:
    state = mined(kind)
    put(state, unit, 505)
    out = execute(state, [route(unit, "march", 605), act.Wait("s-inf-1")], [6] * dice)
    assert [len(e.rolls[0].dice) for e in happened(out, ev.MinesExploded)] == ([dice] if dice else [])
    assert all(figure.accuracy == 2 for figure in MINE_FIRE[kind].values())
    assert happened(out, ev.FieldFound, unit=unit, hex=605, kind=kind)


@pytest.mark.rule("BA-mines-explode")
def test_the_test_for_mines_is_made_at_once_and_the_field_stays() -> None:
    state = mined()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 504)
    orders = [route("g-inf-1", "march", 605), route("g-inf-2", "march", 503), act.Wait("s-inf-1")]
    out = execute(state, orders, [2, 2, 3] + [6] * 5 + [6, 6])
    assert state.units["g-inf-1"].suppressed == FLAGGED and state.units["g-inf-1"].size == 4
    assert state.fields[605] == Minefield(605, "soviet", "anti-personnel", True, True)
    assert [e.cause for e in happened(out, ev.Tested)] == ["moving"]
    put(state, "g-inf-1", 101)
    execute(state, [route("g-inf-2", "march", 504), act.Wait("s-inf-1")])
    put(state, "g-inf-3", 505)
    out = execute(state, [route("g-inf-3", "march", 605), act.Wait("s-inf-1")], [6] * 8)
    assert happened(out, ev.MinesExploded, unit="g-inf-3") and not happened(out, ev.FieldFound), "it lies open"


@pytest.mark.rule("BA-mines-engineers")
def test_mines_cost_careless_engineers_men_and_nerve() -> None:
    state = mined(open=True)
    put(state, "g-pio-1", 605)
    put(state, "g-inf-1", 605)
    orders = [act.Wait("g-pio-1"), act.Wait("g-inf-1"), act.Wait("s-inf-1")]
    out = execute(state, orders, [1] * 3 + [6] * 5 + [6, 6])
    assert [e.unit for e in happened(out, ev.MinesExploded)] == ["g-pio-1"], "others are safe while they stay"
    assert (state.units["g-pio-1"].size, state.units["g-pio-1"].suppressed) == (3, FLAGGED)


@pytest.mark.rule("BA-mines-engineers", "BA-order-clear-mines")
def test_engineers_who_clear_or_have_no_order_are_left_alone() -> None:
    state = mined(open=True)
    put(state, "g-pio-1", 605, suppressed=FRESH)
    put(state, "g-pio-2", 605)
    execute(state, [act.ClearMines("g-pio-2"), act.Wait("s-inf-1")])
    assert state.units["g-pio-1"].size == state.units["g-pio-2"].size == 5


@pytest.mark.rule("BA-mines-engineers", "BA-mines-leave")
def test_engineers_who_leave_are_attacked_once() -> None:
    state = mined(open=True)
    put(state, "g-pio-1", 605)
    out = execute(state, [route("g-pio-1", "march", 704), act.Wait("s-inf-1")], [6] * 8)
    assert len(happened(out, ev.MinesExploded)) == 1
    assert (state.units["g-pio-1"].hex, state.units["g-pio-1"].suppressed) == (704, CALM)


@pytest.mark.rule("BA-mines-leave")
def test_a_unit_that_stays_in_a_field_is_not_attacked() -> None:
    state = mined(open=True)
    put(state, "g-inf-1", 605)
    put(state, "g-inf-2", 505)
    out = execute(state, [act.Wait("g-inf-1"), route("g-inf-2", "march", 504), act.Wait("s-inf-1")])
    assert not happened(out, ev.MinesExploded)


@pytest.mark.rule("BA-mines-explode", "BA-assault-route", "BA-R52")
def test_mines_stop_an_assault_on_its_way() -> None:
    state = mined()
    put(state, "s-inf-2", 704)
    put(state, "g-rec-1", 505)
    order = route("g-rec-1", "assault", 605, 704, target="s-inf-2")
    out = execute(state, [order, act.Wait("s-inf-1"), act.Wait("s-inf-2")], [6] * 8)
    assert happened(out, ev.MinesExploded) and state.units["g-rec-1"].hex == 605


@pytest.mark.rule("BA-order-mines", "BA-mines-cost")
def test_a_dummy_costs_no_mines_and_its_makers_are_safe() -> None:
    state = mined(hex_=101)
    put(state, "g-pio-1", 605, mines=1, order=act.LayMines("g-pio-1", "dummy"), boxes=1)
    out = execute(state, [act.Wait("s-inf-1")])
    assert state.fields[605].kind == "dummy" and state.units["g-pio-1"].mines == 1
    assert [(e.unit, e.hex) for e in happened(out, ev.FieldLaid)] == [("g-pio-1", 605)]
    assert state.units["g-pio-1"].safe == 605


@pytest.mark.rule("BA-mines-engineers")
def test_engineers_who_ride_through_a_field_are_not_in_it() -> None:
    state = mined(open=True)
    put(state, "g-opel-1", 605)
    put(state, "g-pio-1", 605, place="carried", carrier="g-opel-1")
    out = execute(state, [act.Dismount("g-pio-1"), act.Wait("g-opel-1"), act.Wait("s-inf-1")])
    assert not happened(out, ev.MinesExploded)


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


@pytest.mark.rule("BA-mines-leave", "BA-transport-losses")
def test_the_owner_divides_what_mines_do_to_a_lorry_that_leaves_them() -> None:
    state = mined("anti-tank", open=True)
    put(state, "g-opel-1", 605)
    for name in ("g-inf-1", "g-inf-2"):
        put(state, name, 605, size=3, place="carried", carrier="g-opel-1")
    asked: list[str] = []

    def share(decision: Decision, seat: str) -> None:
        asked.append(decision.kind)

    execute(state, [route("g-opel-1", "march", 704), act.Wait("s-inf-1")], [1] * 3 + [6] * 3 + [1, 1], share)
    assert "share" in asked and state.units["g-opel-1"].hex == 704
    lost = 6 - state.units["g-opel-1"].size
    assert lost > 0 and sum(state.units[name].size for name in ("g-inf-1", "g-inf-2")) == 6 - lost


@pytest.mark.rule("BA-mines-explode", "BA-air-landing", "BA-R119")
def test_paratroops_meet_the_mines_of_the_hex_they_jump_into() -> None:
    state = mined(hex_=506, known=False)
    put(state, "g-hq-1", 109)
    put(state, "g-ju52-1", 0)
    put(state, "g-fj-1", 0, place="airfield", ready=4)
    put(state, "g-inf-1", 505)
    plan(state, "german", "take g-ju52-1", "land g-ju52-1 506 g-fj-1", "from 501")
    orders = [act.Wait("g-hq-1"), act.Wait("g-inf-1"), act.Wait("s-inf-1")]
    out = execute(state, orders, [1] * 8)
    assert [(e.unit, e.hex) for e in happened(out, ev.MinesExploded)] == [("g-fj-1", 506)]
    assert happened(out, ev.FieldFound) and state.units["g-fj-1"].place == "destroyed"


@pytest.mark.rule("BA-mines-explode", "BA-order-load", "BA-R119")
def test_lorries_that_come_back_loaded_meet_the_mines_at_the_edge() -> None:
    state = mined("anti-tank", hex_=501, known=False)
    boxes = CARDS["g-opel"].orders["load-supply"].time - 1
    put(state, "g-opel-1", 501, place="loading", order=act.LoadSupply("g-opel-1"), boxes=boxes)
    put(state, "g-inf-1", 101)
    orders = [act.Wait("s-inf-1"), act.Wait("g-inf-1")]
    out = execute(state, orders, [6] * 6, {"come-back": "emerge g-opel-1 501"})
    assert happened(out, ev.CameBack) and [e.unit for e in happened(out, ev.MinesExploded)] == ["g-opel-1"]


@pytest.mark.rule("BA-mines-dummy", "BA-mines-explode")
def test_all_who_step_into_a_dummy_together_stop() -> None:
    state = mined("dummy", known=False)
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505)
    orders = [route(name, "march", 605, 704) for name in ("g-inf-1", "g-inf-2")]
    out = execute(state, [*orders, act.Wait("s-inf-1")])
    assert [state.units[name].hex for name in ("g-inf-1", "g-inf-2")] == [605, 605]
    assert [e.unit for e in happened(out, ev.FieldFound)] == ["g-inf-1"] and not state.fields


@pytest.mark.rule("BA-mines-leave")
@pytest.mark.parametrize(("kind", "dice", "end"), [("anti-personnel", 8, 704), ("dummy", 0, 804)])
def test_who_starts_on_mines_that_he_does_not_know_goes_one_hex_whatever_his_order(
    kind: str, dice: int, end: int
) -> None:
    state = mined(kind, known=False)
    put(state, "g-inf-1", 605)
    out = execute(state, [route("g-inf-1", "march", 704, 804), act.Wait("s-inf-1")], [6] * dice)
    assert state.units["g-inf-1"].hex == end
    assert [e.unit for e in happened(out, ev.FieldFound)] == (["g-inf-1"] if dice else [])
    assert state.fields[605].open == bool(dice)
