"""HQ, works, scenarios' goals, set-up, secrets."""

import random
from pathlib import Path

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route, why_not
from sandtable.data import DataError, load
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.deployment import put_on_map
from sandtable.games.barbarossa.model import AMBUSHED, CALM, CONCEALED, DEPLOYED, FLAGGED, Draft, Minefield
from sandtable.games.barbarossa.rules.figures import arc_facing, defence, in_command, is_dug_in, valour
from sandtable.games.barbarossa.rules.fire import building_shots, shots_at, works_at
from sandtable.games.barbarossa.rules.victory import scores, verdict
from sandtable.games.barbarossa.rules.works import can_use_dugout, hit_work, occupy_dugouts
from sandtable.games.barbarossa.tables import CARDS, Card, price
from sandtable.games.barbarossa.view import knowledge
from sandtable.kernel import Event


@pytest.mark.rule("BA-hq-range", "BA-ex-20", "BA-hq-spirit")
def test_figure_fourteen_command_range() -> None:
    """The 18 hexes within two hexes, and its own, profit."""
    state = battle()
    hq = put(state, "g-hq-1", 605)
    inside = [h for h in state.board.numbers if in_command(state, hq, put(state, "g-inf-1", h))]
    assert len(inside) == 19 and all(state.board.distance[605][h] <= 2 for h in inside)
    assert valour(state, put(state, "g-inf-1", 603)) == 11 and valour(state, put(state, "g-inf-1", 602)) == 9


@pytest.mark.rule("BA-hq-spirit", "BA-R34", "BA-R80")
def test_spirit_needs_sight_and_does_not_add_up() -> None:
    state = battle({604: "L0."})
    put(state, "g-hq-1", 605, suppressed=FLAGGED, hidden=CONCEALED)
    put(state, "g-hq-2", 606)
    assert valour(state, put(state, "g-inf-1", 505)) == 11, "suppressed or hidden it still counts, once"
    assert valour(state, state.units["g-hq-2"]) == 11 and CARDS["g-hq"].valour == 9
    del state.units["g-hq-2"]
    assert valour(state, state.units["g-hq-1"]) == 9, "not for the HQ itself"
    assert valour(state, put(state, "g-inf-1", 603)) == 9, "no sight"
    assert valour(state, put(state, "g-bf109-1", 605, place="air", hex=605)) == 9, "not for aircraft"
    put(state, "g-hq-1", 605, place="carried", carrier="g-251-1")
    assert valour(state, put(state, "g-inf-1", 505)) == 9, "a carried one gives nothing"


@pytest.mark.rule("BA-hq-adjust", "BA-R33")
def test_a_battery_that_missed_may_roll_again_once() -> None:
    state = battle()
    put(state, "g-hq-1", 404)
    put(state, "g-mor-1", 305, facing=1)
    put(state, "g-mor-2", 304, facing=1)
    put(state, "s-inf-1", 503)
    put(state, "s-inf-2", 1109)
    orders = [
        act.Fire("g-mor-1", "s-inf-1"), act.Fire("g-mor-2", "s-inf-1"), act.Defend("g-hq-1", 503, 1),
        act.Wait("s-inf-1"),
        act.Wait("s-inf-2"),
    ]  # fmt: skip
    out = execute(state, orders, [6] * 8 + [1] * 2 + [6] * 6 + [6] * 8 + [1, 1], {"adjust-fire": "adjust"})
    assert happened(out, ev.Adjusted, unit="g-mor-1") and len(happened(out, ev.Fired)) == 3
    for order in (act.Wait("g-hq-1"),):
        state = battle()
        put(state, "g-hq-1", 404)
        put(state, "g-mor-1", 305, facing=1)
        put(state, "s-inf-1", 503)
        out = execute(
            state, [act.Fire("g-mor-1", "s-inf-1"), order, act.Wait("s-inf-1")], [6] * 8, {"adjust-fire": "adjust"}
        )
        assert not happened(out, ev.Adjusted), "the HQ needs defend or ambush"


@pytest.mark.rule("BA-hq-adjust-limits", "BA-hq-adjust")
def test_what_cannot_be_adjusted() -> None:
    def tried(order: act.Order, blind: bool = False, hq: int = 404, suppressed: int = CALM) -> list[Event]:
        state = battle({404: "P0.", 503: "P0."} | ({504: "L0.", 403: "L0."} if blind else {}))
        put(state, "g-hq-1", hq, suppressed=suppressed)
        put(state, "g-mor-1", 305, facing=1)
        put(state, "g-inf-1", 504, facing=1)
        put(state, "s-inf-1", 503)
        dice = 12 if isinstance(order, act.Suppress) and order.unit == "g-mor-1" else 10
        orders: list[act.Order] = [order, act.Wait("s-inf-1")]
        if suppressed == CALM:
            orders.append(act.Defend("g-hq-1", state.board.beside[hq][0], 1))
        test = [1, 1] if isinstance(order, act.Suppress) else []
        recovery = [1, 1] if suppressed != CALM else []
        shots = 8 if isinstance(order, act.Fire) and order.unit == "g-mor-1" else dice
        return execute(state, orders, [6] * shots + test + recovery, {"adjust-fire": "adjust"})

    assert not happened(tried(act.Suppress("g-mor-1", "s-inf-1")), ev.Adjusted), "never suppressive fire"
    assert not happened(tried(act.Fire("g-inf-1", "s-inf-1")), ev.Adjusted), "only artillery"
    assert not happened(tried(act.Fire("g-mor-1", "s-inf-1"), hq=309), ev.Adjusted), "out of command range"
    assert not happened(tried(act.Fire("g-mor-1", "s-inf-1"), suppressed=FLAGGED), ev.Adjusted)


@pytest.mark.rule("BA-bridge", "BA-R60", "BA-R90", "BA-pontoon")
def test_one_hit_destroys_a_bridge_or_pontoon() -> None:
    state = battle({605: "R0b"}, "505/605 605/704", pontoons=(305,))
    gun = put(state, "s-g76-1", 603, facing=3)
    mortar = put(state, "s-mor-1", 603, facing=3)
    shot = building_shots(state, gun, 605, "bombard")
    assert [(s.target, s.dice) for s in shot] == [("bridge", CARDS["s-g76"].fire["armoured"][0])]
    assert not building_shots(state, mortar, 605, "bombard"), "only units that can attack buildings"
    put(state, "g-inf-1", 109)
    orders = [act.Bombard("s-g76-1", 605), act.Wait("s-mor-1"), act.Wait("g-inf-1")]
    execute(state, orders, [1] + [6] * 7)
    assert state.blown == (605,)
    hit_work(state, [], "pontoon", 305, 1)
    assert state.pontoons == ()


@pytest.mark.rule("BA-bridge", "BA-terrain-river")
def test_a_bridge_carries_units_along_the_road() -> None:
    state = battle({605: "R0b"}, "505/605 605/704")
    put(state, "g-pz2-1", 505)
    plan(state, "german", "take g-pz2-1", "march g-pz2-1", "step 605", "step 704", "done")
    put(state, "g-pz2-2", 604)
    plan(state, "german", "take g-pz2-2", "march g-pz2-2")
    assert key(state.stack[-1].why_not(state, "german", act.Step(605))) == "river", "not from the side"


@pytest.mark.rule("BA-wire", "BA-teeth", "BA-trench-place", "BA-dugout-place", "BA-mines-cost")
def test_prices_and_places_of_works() -> None:
    assert [price(w) for w in ("wire", "teeth", "trench", "dugout")] == [6, 7, 5, 20]
    state = GAME.start("strong-point", {})
    state.stack.pop()
    frame = state.stack[-1]
    assert key(frame.why_not(state, "german", act.Build("dugout", 105, 0))) == "none-left", (
        "only where the scenario allows"
    )
    assert key(frame.why_not(state, "soviet", act.Build("dugout", 905, 906))) == "no-dugout-here"
    plan(state, "soviet", "build dugout 905 0", "build wire 705 605", "build trench 905 805")
    assert key(frame.why_not(state, "soviet", act.Build("wire", 705, 705))) == "wrong-side"
    assert key(frame.why_not(state, "soviet", act.Build("wire", 605, 705))) == "outside-zone"
    put_on_map(state, "soviet", state.drafts["soviet"], [])
    assert state.dugouts == {905: 0} and len(state.wire) == 1 and state.trenches == ((905, 5),)


@pytest.mark.rule("BA-dugout-place")
def test_one_dugout_per_hex_and_none_in_a_river() -> None:
    state = GAME.start("stukas-over-the-bridge", {})
    state.stack.pop()
    state.stock["soviet"] = {"dugout": 2}
    frame = state.stack[-1]
    assert state.board.terrain[704].id == "river"
    assert key(frame.why_not(state, "soviet", act.Build("dugout", 704, 0))) == "no-dugout-here"
    assert key(frame.why_not(state, "soviet", act.Build("dugout", 804, 805))) == "no-dugout-here", "it has no side"
    plan(state, "soviet", "build dugout 804 0")
    assert key(frame.why_not(state, "soviet", act.Build("dugout", 804, 0))) == "work-there"
    plan(state, "soviet", "build dugout 805 0")
    assert key(frame.why_not(state, "soviet", act.Build("dugout", 806, 0))) == "none-left"


@pytest.mark.rule("BA-trench-occupy", "BA-trench-leave", "BA-trench-sum", "BA-R94", "BA-ex-22")
def test_trench_and_defend_make_two() -> None:
    state = battle({605: "D0."}, trenches=((605, 4),))
    facing = act.Defend("s-inf-1", 505, 1)
    unit = put(state, "s-inf-1", 605, order=facing)
    assert is_dug_in(state, unit)
    assert defence(state, unit) == 1 + 2 + 2, "base, defend and trench, and the village's 2"
    away = put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 604, 1))
    assert not is_dug_in(state, away)
    assert not is_dug_in(state, put(state, "s-inf-1", 605, order=act.Wait("s-inf-1")))
    gun = put(state, "s-at45-1", 605, facing=4, stance=2, order=act.Defend("s-at45-1", 505, 1))
    assert not is_dug_in(state, gun)
    assert is_dug_in(state, put(state, "s-at45-1", 605, facing=4, order=act.Defend("s-at45-1", 505, 1)))
    put(state, "g-inf-1", 109)
    put(state, "s-inf-1", 605)
    execute(state, [facing, act.Defend("s-at45-1", 505, 1), act.Wait("g-inf-1")])
    assert state.units["s-inf-1"].dug
    execute(state, [act.Wait("s-inf-1"), act.Wait("s-at45-1"), act.Wait("g-inf-1")])
    assert not state.units["s-inf-1"].dug, "any other order leaves the trench"
    assert key(why_not(state, "march s-at45-1", "soviet")) == "not-on-card"


@pytest.mark.rule("BA-trench-leave")
def test_guns_must_limber_before_they_leave_a_trench() -> None:
    state = battle(trenches=((605, 4),))
    put(state, "s-mor-1", 605, facing=4, stance=DEPLOYED, dug=True)
    assert key(why_not(state, "march s-mor-1", "soviet")) == "limber-first"


@pytest.mark.rule("BA-dugout-who", "BA-dugout-sum", "BA-dugout-leave", "BA-ex-22")
def test_two_infantry_units_on_defend_use_a_dugout() -> None:
    state = battle({605: "D0."}, dugouts={605: 0})
    for number in (1, 2, 3):
        put(state, f"s-inf-{number}", 605, order=act.Defend(f"s-inf-{number}", 505, 1))
    occupy_dugouts(state)
    inside = [u for u in state.units.values() if u.dugout]
    assert len(inside) == 2
    assert defence(state, inside[0]) == 1 + 3 + 2, "defend 1 and dugout 2, and the village's 2"
    assert arc_facing(state, inside[0]) == 4, "a field of fire while inside"
    mg = put(state, "s-mg-1", 605, facing=4, order=act.Defend("s-mg-1", 505, 1))
    mortar = put(state, "s-mor-1", 605, facing=4, order=act.Defend("s-mor-1", 505, 1))
    tank = put(state, "s-t26-1", 605, order=act.Defend("s-t26-1", 505, 1))
    assert can_use_dugout(mg) and not can_use_dugout(mortar) and not can_use_dugout(tank)
    put(state, "g-inf-1", 109)
    leave = [act.Wait(u.id) for u in state.units.values() if u.side == "soviet"]
    execute(state, [*leave, act.Wait("g-inf-1")])
    assert not any(u.dugout for u in state.units.values())


@pytest.mark.rule("BA-dugout-fire", "BA-R31", "BA-R61", "BA-R90")
def test_fire_at_a_dugout_tests_building_and_units_apart() -> None:
    state = battle(dugouts={605: 0})
    put(state, "s-inf-1", 605, dugout=True, order=act.Defend("s-inf-1", 504, 1))
    put(state, "s-inf-2", 605, dugout=True, order=act.Defend("s-inf-2", 504, 1))
    gun = put(state, "g-lefh-1", 302, facing=2)
    foot = put(state, "g-inf-1", 505)
    assert [s.target for s in shots_at(state, foot, state.units["s-inf-1"], "fire")] == ["s-inf-1", "s-inf-2"]
    aimed = shots_at(state, gun, state.units["s-inf-1"], "fire")
    assert [s.target for s in aimed] == ["s-inf-1", "s-inf-2", "dugout"]
    assert works_at(state, 605) == ["dugout"]
    hit_work(state, [], "dugout", 605, 1)
    assert state.dugouts == {605: 1}, "the first hit only marks it"
    hit_work(state, [], "dugout", 605, 1)
    assert not state.dugouts and state.units["s-inf-1"].place == "map" and not state.units["s-inf-1"].dugout


@pytest.mark.rule("BA-setup")
def test_goals_of_the_scenarios() -> None:
    state = battle(scenario="frontier-post")
    put(state, "g-inf-1", 807)
    put(state, "g-inf-2", 808)
    assert verdict(state).winners == ("german",)
    put(state, "s-inf-1", 808)
    assert verdict(state).winners == ("soviet",)
    state = battle(scenario="forest-road")
    for number in (1, 2):
        put(state, f"g-pz2-{number}", 0, place="left")
    assert verdict(state).winners == ("soviet",)
    put(state, "g-pz2-3", 0, place="left")
    assert verdict(state).winners == ("german",)
    state = battle(scenario="tanks-in-the-corn")
    put(state, "g-pz2-1", 0, place="destroyed", size=0)
    put(state, "g-inf-1", 708)
    assert scores(state) == {"german": 15, "soviet": 21} and verdict(state).winners == ("soviet",)
    state = battle(scenario="supply-run", delivered={"soviet": 10})
    assert verdict(state).winners == ("soviet",)
    state = battle({706: "R0b"}, scenario="stukas-over-the-bridge")
    put(state, "g-inf-1", 706)
    assert verdict(state).winners == ("german",)
    state.blown = (706,)
    assert verdict(state).winners == ()
    state = battle(scenario="counterstroke", points={"german": 3, "soviet": 4})
    assert verdict(state).winners == ("soviet",)
    state = battle(scenario="across-the-river")
    put(state, "g-inf-1", 1205)
    assert verdict(state).winners == ("soviet",)


@pytest.mark.rule("BA-R98")
@pytest.mark.rule("BA-setup")
def test_a_column_marches_off_and_supply_is_delivered() -> None:
    state = battle(scenario="forest-road", map="forest-road")
    put(state, "g-pz2-1", 1306)
    put(state, "s-inf-1", 109)
    out = execute(state, [route("g-pz2-1", "march", 1406), act.Wait("s-inf-1")])
    assert happened(out, ev.MarchedOff) and state.units["g-pz2-1"].place == "left"
    state = battle(scenario="supply-run")
    put(state, "s-zis5-1", 405)
    put(state, "s-inf-1", 405, ammo=0)
    put(state, "g-inf-1", 909)
    execute(state, [act.Supply("s-zis5-1"), act.Resupply("s-inf-1", "s-zis5-1", 8), act.Wait("g-inf-1")])
    assert state.delivered == {"soviet": 8}


@pytest.mark.rule("BA-setup")
def test_scenarios_and_cards_of_the_players_own_are_checked_with_line_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "barbarossa" / "scenarios"
    folder.mkdir(parents=True)
    head = ["number = 9", 'map = "strong-point"', "rounds = 3", 'source = "mine"']
    goal = ["[goal]", 'kind = "hold"', 'side = "german"', "hexes = [905]"]
    german = ["[sides.german]", "forces = { g-inf = 1, s-inf = 1 }", "zone = { columns = [1, 2] }"]
    lines = [*head, *goal, *german, "[sides.soviet]", "forces = { s-inf = 1 }"]
    (folder / "mine.toml").write_text("\n".join(lines))
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    from sandtable.games.barbarossa.tables import Battle
    from sandtable.games.barbarossa.tables.scenarios import _check

    with pytest.raises(DataError) as wrong:
        load("barbarossa", "scenarios/mine", Battle, check=_check)
    assert wrong.value.mistakes[0].line == 10 and "soviet side" in str(wrong.value)
    assert load("barbarossa", "data/cards", list[Card], key="card")


@pytest.mark.rule("BA-R104")
@pytest.mark.rule("BA-reveal", "BA-hidden", "BA-R44")
def test_the_other_side_sees_neither_drafts_nor_purchases_nor_lairs() -> None:
    state = GAME.start("counterstroke", {})
    plan(state, "german", "buy g-pz4")
    seen = knowledge(state, frozenset({"soviet"}))
    assert "german" not in seen.drafts and knowledge(state, frozenset({"german"})).drafts["german"].bought == ("g-pz4",)
    state = battle({505: "L0."}, fields={303: Minefield(303, "soviet", "anti-tank", known=False)})
    put(state, "s-inf-1", 505, hidden=AMBUSHED)
    put(state, "g-inf-1", 101)
    seen = knowledge(state, frozenset({"german"}))
    assert seen.units["s-inf-1"].hex == 0 and not seen.fields
    for seed in range(5):
        other = GAME.imagine(seen, random.Random(seed))
        assert knowledge(other, frozenset({"german"})) == seen
    assert knowledge(state, frozenset({"german", "soviet"})).units["s-inf-1"].hex == 505


@pytest.mark.rule("BA-R102")
@pytest.mark.rule("BA-hidden", "BA-card-size")
def test_a_destroyed_ambusher_is_told_without_its_hex() -> None:
    state = battle({505: "B0."})
    put(state, "s-mg-1", 503, hidden=AMBUSHED, size=1)
    put(state, "g-mor-1", 305, facing=1)
    out = execute(state, [act.Bombard("g-mor-1", 503)], [1, 1] + [6] * 6)
    gone = happened(out, ev.Destroyed, unit="s-mg-1")[0]
    assert gone.to is None and not hasattr(gone, "hex")


@pytest.mark.rule("BA-R105", "BA-hq-adjust")
def test_fire_at_what_nobody_sees_is_not_adjusted() -> None:
    state = battle()
    put(state, "g-hq-1", 404)
    put(state, "g-mor-1", 305, facing=1)
    put(state, "s-inf-1", 503, hidden=AMBUSHED)
    orders = [act.Bombard("g-mor-1", 503), act.Defend("g-hq-1", 503, 1), act.Ambush("s-inf-1", 602, 1)]
    put(state, "g-hq-1", 306)
    out = execute(state, [orders[0], act.Defend("g-hq-1", 305, 1), orders[2]], [6] * 8, {"adjust-fire": "adjust"})
    assert not happened(out, ev.Adjusted)


@pytest.mark.rule("BA-hidden", "BA-reveal")
def test_the_score_does_not_tell_who_lies_hidden_in_the_goal() -> None:
    state = battle({807: "D0."}, scenario="frontier-post")
    put(state, "g-inf-1", 807, hidden=AMBUSHED)
    put(state, "s-inf-1", 101)
    assert knowledge(state, frozenset({"soviet"})).scores["german"] == 0
    assert knowledge(state, frozenset({"german"})).scores["german"] == 1


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
