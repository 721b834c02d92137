"""Movement: routes, encounters, marches, transport; and terrain and hills."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.fire import Share
from sandtable.games.barbarossa.model import CALM, DEPLOYED, FLAGGED, LIMBERED, Draft, State
from sandtable.games.barbarossa.rules.figures import accuracy, defence, terrain_bonus
from sandtable.games.barbarossa.rules.routes import allowance, spent
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.terrain import allows_ambush, why_not_enter
from sandtable.games.barbarossa.tables import CARDS, FIELD_PENALTY, ROAD_BONUS, TERRAIN, edge
from sandtable.kernel import Decision

ALONG = "105/206 206/305 305/406 406/505 505/606 606/705 705/806 806/905"


def steps(state: State, seat: str, *hexes: int) -> str:
    """The refusal of the last hex of a route."""
    for hex_ in hexes[:-1]:
        plan(state, seat, f"step {hex_}")
    return key(state.stack[-1].why_not(state, seat, act.Step(hexes[-1])))


def opened(state: State, name: str, verb: str) -> str:
    seat = "german" if name[0] == "g" else "soviet"
    state.drafts[seat] = Draft()
    plan(state, seat, f"take {name}", f"{verb} {name}")
    return seat


@pytest.mark.rule("BA-move", "BA-order-careful")
def test_all_go_one_hex_together_along_the_written_route() -> None:
    state = battle()
    put(state, "g-inf-1", 303)
    put(state, "g-pz2-1", 306)
    put(state, "s-inf-1", 1109)
    out = execute(
        state, [route("g-inf-1", "march", 304, 305), route("g-pz2-1", "march", 307, 308, 309), act.Wait("s-inf-1")]
    )
    moves = [(e.unit, e.hex) for e in happened(out, ev.Moved)]
    assert moves == [("g-inf-1", 304), ("g-pz2-1", 307), ("g-inf-1", 305), ("g-pz2-1", 308), ("g-pz2-1", 309)]
    seat = opened(state, "g-inf-1", "careful")
    assert steps(state, seat, 306, 307) == "too-far", "one hex on the card"
    assert defence(state, put(state, "g-inf-1", 303, order=route("g-inf-1", "careful", 304))) == 2


@pytest.mark.rule("BA-encounter", "BA-R24")
def test_encounters_stop_both_where_they_are() -> None:
    state = battle()
    put(state, "g-inf-1", 503)
    put(state, "s-inf-1", 505)
    out = execute(state, [route("g-inf-1", "march", 504), route("s-inf-1", "march", 504)])
    assert (state.units["g-inf-1"].hex, state.units["s-inf-1"].hex) == (503, 505)
    assert len(happened(out, ev.Halted, why="encounter")) == 2
    state = battle()
    put(state, "g-inf-1", 503)
    put(state, "s-inf-1", 504)
    execute(state, [route("g-inf-1", "march", 504), route("s-inf-1", "march", 503)])
    assert (state.units["g-inf-1"].hex, state.units["s-inf-1"].hex) == (503, 504), "exchanging is a meeting"
    state = battle()
    put(state, "g-inf-1", 503)
    put(state, "g-inf-2", 404)
    put(state, "s-inf-1", 505)
    march = [route("g-inf-1", "march", 504), route("g-inf-2", "march", 504), route("s-inf-1", "march", 504)]
    execute(state, march)
    assert {u.hex for u in state.units.values()} == {503, 404, 505}, "all stop"


@pytest.mark.rule("BA-encounter-standing")
def test_a_hex_with_an_enemy_is_not_entered() -> None:
    state = battle()
    put(state, "g-inf-1", 503)
    put(state, "s-inf-1", 505)
    execute(state, [route("g-inf-1", "march", 504, 505), act.Wait("s-inf-1")])
    assert state.units["g-inf-1"].hex == 504
    execute(state, [route("g-inf-1", "march", 505), route("s-inf-1", "march", 506)])
    assert state.units["g-inf-1"].hex == 505, "he has left"


@pytest.mark.rule("BA-order-march", "BA-march-bonus", "BA-R28", "BA-ex-15")
def test_figure_ten_march_along_the_road() -> None:
    """A T-34 goes its printed distance plus 2 wholly by road, and no farther once it leaves it."""
    state = battle(roads=ALONG)
    tank = put(state, "s-t34-1", 105)
    printed = CARDS["s-t34"].orders["march"].move
    way = (206, 305, 406, 505, 606, 705)
    assert allowance(state, tank, "march", way[:5]) == printed + 2
    seat = opened(state, "s-t34-1", "march")
    assert steps(state, seat, *way[:5]) == "" and steps(state, seat, 606, 705) == "too-far"
    assert allowance(state, tank, "march", (206, 305, 404)) == printed, "one hex of open country forfeits the bonus"
    state = battle({206: "B0."}, ALONG)
    put(state, "s-t34-1", 105)
    put(state, "s-t34-2", 104)
    assert steps(state, opened(state, "s-t34-1", "march"), 206) == "", "hexes linked by road"
    assert steps(state, opened(state, "s-t34-2", "march"), 105) == ""
    state = battle({105: "B0."})
    put(state, "s-t34-2", 104)
    assert steps(state, opened(state, "s-t34-2", "march"), 105) == "march-terrain"


@pytest.mark.rule("BA-march-bonus", "BA-R65", "BA-bridge")
def test_road_bonus_by_type_over_bridges_villages_and_towns() -> None:
    assert ROAD_BONUS == {
        "infantry": 1, "artillery": 0, "vehicle": 3, "armoured": 2, "light-tank": 2, "medium-tank": 2, "heavy-tank": 1,
        "aircraft": 0,
    }  # fmt: skip
    state = battle({206: "R0b", 305: "D0r", 405: "T0."}, ALONG)
    lorry = put(state, "s-zis5-1", 105)
    assert allowance(state, lorry, "march", (206, 305, 405)) == CARDS["s-zis5"].orders["march"].move + 3


@pytest.mark.rule("BA-order-wait")
def test_a_waiting_unit_does_nothing() -> None:
    state = battle()
    before = put(state, "g-inf-1", 503)
    put(state, "s-inf-1", 1109)
    execute(state, [act.Wait("g-inf-1"), act.Wait("s-inf-1")])
    after = state.units["g-inf-1"]
    assert (after.hex, after.ammo, after.order) == (before.hex, before.ammo, None)


@pytest.mark.rule("BA-R103")
@pytest.mark.rule("BA-order-mount", "BA-transport-capacity", "BA-R68", "BA-R26")
def test_mounting_at_the_start_of_step_ten_then_driving() -> None:
    state = battle()
    put(state, "g-opel-1", 505, size=5)
    put(state, "g-inf-1", 505, size=4)
    put(state, "g-inf-2", 505, size=2)
    put(state, "g-mor-1", 505, stance=DEPLOYED, size=1)
    put(state, "s-inf-1", 1109)
    assert why_not(state, "mount g-inf-1 g-opel-1") is None
    assert key(why_not(state, "mount g-mor-1 g-opel-1")) == "limber-first"
    put(state, "g-inf-3", 505, size=5)
    put(state, "g-opel-2", 505, size=4)
    assert key(why_not(state, "mount g-inf-3 g-opel-2")) == "no-room"
    for gone in ("g-inf-3", "g-opel-2"):
        del state.units[gone]
    state.drafts["german"] = Draft()
    orders = [
        act.Mount("g-inf-1", "g-opel-1"), act.Mount("g-inf-2", "g-opel-1"), route("g-opel-1", "march", 504, 503),
        act.Wait("g-mor-1"), act.Wait("s-inf-1"),
    ]  # fmt: skip
    out = execute(state, orders)
    assert state.units["g-inf-1"].place == "carried" and state.units["g-inf-1"].hex == 503
    assert state.units["g-inf-2"].place == "map", "current sizes 4 and 2 do not fit into 5"
    assert len(happened(out, ev.Mounted)) == 1


@pytest.mark.rule("BA-order-dismount", "BA-R68", "BA-transport-orders")
def test_dismounting_needs_the_order_for_both_and_the_carrier_stays() -> None:
    state = battle()
    put(state, "g-opel-1", 505)
    put(state, "g-inf-1", 505, place="carried", carrier="g-opel-1")
    put(state, "s-inf-1", 1109)
    execute(state, [act.Dismount("g-inf-1"), route("g-opel-1", "march", 504), act.Wait("s-inf-1")])
    assert state.units["g-inf-1"].place == "carried"
    execute(state, [act.Dismount("g-inf-1"), act.Dismount("g-opel-1"), act.Wait("s-inf-1")])
    assert (state.units["g-inf-1"].place, state.units["g-inf-1"].hex) == ("map", 504)
    assert state.units["g-opel-1"].hex == 504


@pytest.mark.rule("BA-transport-losses", "BA-ex-16", "BA-R1", "BA-R26")
@pytest.mark.parametrize(("shares", "sizes"), [("mm", (0, 2)), ("gg", (2, 0)), ("mg", (1, 1))])
def test_figure_eleven_losses_aboard(shares: str, sizes: tuple[int, int]) -> None:
    """A ZIS-5 column of 4 with mortars (2) and machine guns (2): two losses, as the owner divides them."""
    assert CARDS["s-zis5"].size == 5
    state = battle()
    put(state, "s-zis5-1", 605, size=4)
    put(state, "s-mor-1", 605, place="carried", carrier="s-zis5-1")
    put(state, "s-mg-1", 605, place="carried", carrier="s-zis5-1")
    put(state, "g-inf-1", 505)
    names = iter({"m": "bear s-mor-1", "g": "bear s-mg-1"}[c] for c in shares)

    def answer(decision: Decision, seat: str) -> str | None:
        return next(names) if decision.kind == "share" else None

    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1, 1] + [6] * 4 + [1, 1], answer)
    assert state.units["s-zis5-1"].size == 2
    assert (state.units["s-mor-1"].size, state.units["s-mg-1"].size) == sizes
    assert Share("s-zis5-1", 1).options(state, "soviet")


@pytest.mark.rule("BA-transport-losses", "BA-R69")
def test_units_aboard_are_suppressed_with_their_carrier() -> None:
    state = battle()
    put(state, "s-zis5-1", 605)
    put(state, "s-inf-1", 605, place="carried", carrier="s-zis5-1")
    put(state, "g-inf-1", 505)
    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1] + [6] * 5 + [6, 6])
    assert state.units["s-inf-1"].suppressed == FLAGGED and state.units["s-inf-1"].place == "carried"
    assert state.units["s-inf-1"].size == 4


# -- terrain


@pytest.mark.rule("BA-terrain-plain", "BA-terrain-brush", "BA-terrain-lightwood", "BA-terrain-wood", "BA-terrain-marsh")
def test_what_blocks_sight() -> None:
    blocking = {name for name, terrain in TERRAIN.items() if terrain.blocks}
    assert blocking == {"brush", "light-wood", "wood", "village", "town"}
    for name, letter in (("plain", "P"), ("brush", "B"), ("light-wood", "L"), ("wood", "F"), ("marsh", "S")):
        state = battle({504: f"{letter}0."})
        assert sees(state, 503, 505) is (name not in blocking)


@pytest.mark.rule("BA-terrain-river", "BA-terrain-field", "BA-terrain-village", "BA-terrain-town", "BA-terrain-ford")
def test_what_else_blocks_sight() -> None:
    for letter, blocks in (("R", False), ("A", False), ("D", True), ("T", True), ("U", False)):
        assert sees(battle({504: f"{letter}0."}), 503, 505) is not blocks


@pytest.mark.rule(
    "BA-terrain-plain",
    "BA-terrain-brush",
    "BA-terrain-lightwood",
    "BA-terrain-wood",
    "BA-terrain-field",
    "BA-terrain-ambush",
)
@pytest.mark.rule("BA-R64")
def test_where_an_ambush_can_be_laid() -> None:
    may = {
        "P": set(), "A": set(), "B": {"g-inf", "g-mor"}, "L": {"g-inf", "g-mor", "g-222", "g-pz2"}, "F": {"g-inf"},
        "D": {"g-inf", "g-mor", "g-222", "g-pz2"}, "T": {"g-inf", "g-mor", "g-222", "g-pz2"}, "S": {"g-rec"}, "R":
        {"g-rec"},
        "U": {"g-rec"},
    }  # fmt: skip
    for letter, cards in may.items():
        state = battle({505: f"{letter}0."})
        for card in ("g-inf", "g-mor", "g-222", "g-pz2", "g-rec"):
            unit = put(state, f"{card}-1", 505)
            expected = card in cards or (card == "g-rec" and "g-inf" in cards)
            assert allows_ambush(state, unit) is expected, (letter, card)


@pytest.mark.rule("BA-terrain-plain", "BA-terrain-brush", "BA-terrain-field", "BA-R16")
def test_where_infantry_cannot_be_ordered_to_assault_armour() -> None:
    for letter, barred in (("P", True), ("B", True), ("A", True), ("L", False), ("F", False), ("D", False)):
        state = battle({505: f"{letter}0."})
        put(state, "g-inf-1", 505)
        put(state, "s-t26-1", 504)
        put(state, "s-ba10-1", 506)
        for foe in ("s-t26-1", "s-ba10-1"):
            assert (key(why_not(state, f"assault g-inf-1 {foe}")) == "no-armour-assault") is barred


@pytest.mark.rule("BA-lightwood-move", "BA-R29", "BA-R83")
def test_light_wood_bars_lorries_and_slows_tanks() -> None:
    state = battle({504: "L0.", 503: "L0."})
    for name in ("g-opel-1", "g-222-1"):
        put(state, name, 505)
        assert steps(state, opened(state, name, "careful"), 504) == "light-wood"
    tank = put(state, "g-pz38-1", 505)
    assert spent(state, tank, (504, 503)) == 4, "each light wood hex costs one more"
    assert steps(state, opened(state, "g-pz38-1", "careful"), 504) == "", "but one hex is always possible"
    road = battle({504: "L0r"}, "504/505 503/504")
    put(road, "g-opel-1", 505)
    assert steps(road, opened(road, "g-opel-1", "march"), 504) == ""


@pytest.mark.rule("BA-wood-move", "BA-R30", "BA-terrain-wood")
def test_only_infantry_enters_wood_and_one_hex_only() -> None:
    state = battle({504: "F0.", 503: "P0."})
    put(state, "g-pz2-1", 505)
    assert steps(state, opened(state, "g-pz2-1", "careful"), 504) == "wood"
    put(state, "g-rec-1", 505)
    seat = opened(state, "g-rec-1", "careful")
    assert steps(state, seat, 504, 503) == "too-far"
    put(state, "g-rec-1", 504)
    assert steps(state, opened(state, "g-rec-1", "careful"), 503, 502) == "too-far", "starting in wood as well"
    road = battle({504: "F0r"}, "505/504 504/503 503/502")
    put(road, "g-rec-1", 504)
    assert steps(road, opened(road, "g-rec-1", "march"), 503, 502) == "", "along the road no limit"
    assert terrain_bonus(state, put(state, "g-pz2-1", 504)) == 2 == terrain_bonus(state, put(state, "g-inf-1", 504))


@pytest.mark.rule("BA-wood-fight", "BA-R63", "BA-R18")
def test_no_normal_fire_into_or_out_of_wood() -> None:
    state = battle({504: "F0."})
    put(state, "g-inf-1", 504)
    put(state, "s-inf-1", 503)
    assert key(why_not(state, "fire g-inf-1 s-inf-1")) == "wood-fire"
    assert key(why_not(state, "suppress s-inf-1 g-inf-1", "soviet")) == "wood-fire"
    assert why_not(state, "assault s-inf-1 g-inf-1", "soviet") is None
    put(state, "s-mor-1", 506, facing=0)
    assert why_not(state, "bombard s-mor-1 504", "soviet") is None
    assert key(why_not(state, "indirect s-mor-1 g-inf-1", "soviet")) == "wood-fire"


@pytest.mark.rule("BA-terrain-marsh", "BA-terrain-river")
def test_only_special_units_enter_marsh_and_river() -> None:
    for letter, word in (("S", "marsh"), ("R", "river")):
        state = battle({504: f"{letter}0."})
        put(state, "g-inf-1", 505)
        put(state, "g-rec-1", 505)
        assert steps(state, opened(state, "g-inf-1", "careful"), 504) == word
        assert steps(state, opened(state, "g-rec-1", "careful"), 504) == ""


@pytest.mark.rule("BA-terrain-road", "BA-ex-23")
def test_figure_fifteen_a_lorry_on_the_forest_road() -> None:
    state = battle({505: "F0r"}, ALONG)
    lorry = put(state, "g-opel-1", 305)
    assert allowance(state, lorry, "march", (406, 505, 606)) == CARDS["g-opel"].orders["march"].move + 3
    assert why_not_enter(state, lorry, 406, 505) is None
    assert key(why_not_enter(state, lorry, 405, 505)) == "wood", "off the course of the road the wood counts"
    assert defence(state, put(state, "g-opel-1", 505)) == 2


@pytest.mark.rule("BA-field-move", "BA-R29", "BA-R83")
def test_fields_shorten_a_move_once() -> None:
    kinds = ("infantry", "vehicle", "armoured", "light-tank", "medium-tank", "heavy-tank")
    assert [FIELD_PENALTY[kind] for kind in kinds] == [1, 2, 1, 1, 2, 2]
    state = battle({504: "A0.", 503: "A0."})
    car = put(state, "g-222-1", 505)
    printed = CARDS["g-222"].orders["fire-moving"].move
    assert allowance(state, car, "fire-moving", (504, 503)) == printed - 1, "once, not for each hex"
    heavy = put(state, "s-kv1-1", 505)
    assert allowance(state, heavy, "assault", (504,)) == 1, "one hex is always possible"


@pytest.mark.rule("BA-terrain-village", "BA-terrain-town", "BA-builtup-melee")
def test_built_up_hexes() -> None:
    for letter, foot, other in (("D", 2, 1), ("T", 3, 2)):
        state = battle({505: f"{letter}0."})
        assert terrain_bonus(state, put(state, "g-inf-1", 505)) == foot
        assert terrain_bonus(state, put(state, "g-pz2-1", 505)) == other
        assert TERRAIN["village" if letter == "D" else "town"].road_like


@pytest.mark.rule("BA-terrain-ford", "BA-R37", "BA-R65")
def test_a_ford_takes_a_round_in_and_a_round_out() -> None:
    state = battle({504: "U0."})
    put(state, "g-pz2-1", 505)
    seat = opened(state, "g-pz2-1", "careful")
    assert steps(state, seat, 504) == ""
    put(state, "g-rec-1", 506)
    assert steps(state, opened(state, "g-rec-1", "careful"), 505, 504) == "too-far", "only from an adjacent hex"
    put(state, "g-rec-1", 504)
    assert steps(state, opened(state, "g-rec-1", "careful"), 503, 502) == "too-far"
    assert terrain_bonus(state, put(state, "g-inf-1", 504)) == 0


# -- hills


@pytest.mark.rule("BA-hill", "BA-hill-gentle")
def test_up_a_gentle_slope_one_hex_down_freely() -> None:
    state = battle({504: "P1."})
    unit = put(state, "g-inf-1", 505)
    assert allowance(state, unit, "march", (504, 503)) == 1
    unit = put(state, "g-inf-1", 504)
    assert allowance(state, unit, "march", (505, 506)) == 2


@pytest.mark.rule("BA-hill-abrupt", "BA-hill-steep", "BA-R20")
def test_abrupt_and_steep_slopes() -> None:
    state = battle({504: "P2.", 506: "P3."})
    foot, tank, scouts = (put(state, name, 505) for name in ("g-inf-1", "g-pz2-1", "g-rec-1"))
    assert why_not_enter(state, foot, 505, 504) is None and allowance(state, foot, "march", (504, 503)) == 1
    assert key(why_not_enter(state, tank, 505, 504)) == "abrupt-slope"
    assert key(why_not_enter(state, tank, 504, 505)) == "abrupt-slope", "down as well"
    assert key(why_not_enter(state, foot, 505, 506)) == "steep-slope"
    assert why_not_enter(state, scouts, 505, 506) is None
    down = put(state, "g-inf-1", 504)
    assert allowance(state, down, "march", (505, 605)) == 1


@pytest.mark.rule("BA-hill-los", "BA-R66")
def test_a_higher_hill_blocks() -> None:
    state = battle({504: "P1.", 503: "P2."})
    assert not sees(state, 505, 502)
    assert not sees(battle({504: "P1.", 503: "P2."}), 503, 505), (
        "higher than the target, though the firer stands higher"
    )
    assert not sees(battle({505: "P1.", 504: "P2.", 503: "P1."}), 505, 503)


@pytest.mark.rule("BA-hill-los-down", "BA-R19", "BA-R66", "BA-ex-24")
def test_figure_sixteen_over_the_wood() -> None:
    """From the hill neither the wood nor the hex behind it, but the road two hexes behind."""
    state = battle({502: "P1.", 504: "F0."})
    put(state, "g-inf-1", 502)
    put(state, "s-inf-1", 504)
    assert not sees(state, 502, 505)
    assert sees(state, 502, 506)
    assert sees(state, 502, 504)
    assert key(why_not(state, "fire g-inf-1 s-inf-1")) == "wood-fire", "the wood's own rule bars fire into it"
    assert not sees(state, 506, 502), "firing up has no such advantage"
    level = battle({502: "P1.", 503: "P1.", 504: "P1.", 505: "P1."})
    assert not sees(level, 502, 504) and sees(level, 502, 503)
    assert sees(battle({502: "P1.", 503: "P1.", 505: "P1."}), 502, 505), "hills included: only the next hex is hidden"


@pytest.mark.rule("BA-hill-range", "BA-R17", "BA-ex-25")
def test_accuracies_move_one_box_from_a_hill() -> None:
    """3, 2, 1 becomes 3, 3, 2, 1."""
    mg = CARDS["g-mg"]
    assert mg.diagram[1:] == (3, 2, 1)
    assert [accuracy(mg, d, True) for d in range(1, 6)] == [3, 3, 2, 1, 0]
    mortar = CARDS["g-mor"]
    assert [accuracy(mortar, d, True) for d in range(1, 8)] == [0, 2, 2, 2, 2, 1, 0], "X stays where it is"
    state = battle({505: "P1.", 504: "P1."})
    put(state, "s-inf-1", 505)
    put(state, "g-inf-1", 508)
    assert why_not(state, "fire s-inf-1 g-inf-1", "soviet") is None
    state = battle({505: "P1.", 508: "P1."})
    put(state, "s-inf-1", 505)
    put(state, "g-inf-1", 508)
    assert key(why_not(state, "fire s-inf-1 g-inf-1", "soviet")) == "out-of-range", "not from hill to hill"


@pytest.mark.rule("BA-tank-wire", "BA-wire", "BA-teeth")
def test_wire_and_teeth_on_hexsides() -> None:
    state = battle(wire=(edge(504, 505),))
    for name, word in (("g-inf-1", "wire"), ("g-opel-1", "wire"), ("g-pz2-1", ""), ("g-222-1", "")):
        assert key(why_not_enter(state, put(state, name, 505), 505, 504)) == word
    put(state, "s-inf-1", 1109)
    orders = [route("g-pz2-1", "march", 504, 503), act.Wait("g-inf-1"), act.Wait("g-opel-1"), act.Wait("g-222-1")]
    execute(state, [*orders, act.Wait("s-inf-1")])
    assert not state.wire and state.units["g-pz2-1"].hex == 503
    state = battle(teeth=(edge(504, 505),))
    for name, word in (("g-inf-1", ""), ("g-opel-1", "teeth"), ("g-pz2-1", "teeth"), ("g-pak36-1", "teeth")):
        assert key(why_not_enter(state, put(state, name, 505, stance=LIMBERED), 505, 504)) == word


@pytest.mark.rule("BA-R97")
@pytest.mark.rule("BA-setup")
def test_reinforcements_and_exits() -> None:
    state = battle(scenario="forest-road")
    put(state, "g-pz2-1", 0, place="reserve", entry=106, since=1, until=3)
    put(state, "s-inf-1", 1109)
    execute(state, [route("g-pz2-1", "march", 106, 206), act.Wait("s-inf-1")])
    assert state.units["g-pz2-1"].hex == 206 and state.units["g-pz2-1"].suppressed == CALM
