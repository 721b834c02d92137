"""The optional chapters: night, split deck, buildings, entry, tunnels, smoke, fires, squadrons, attachments."""

import pytest
from operation_field import box, feature, field, kinds, put, rolled

from sandtable.games.operation import GAME
from sandtable.games.operation.actions_vehicle import Draw
from sandtable.games.operation.model import Feature, Side, Template
from sandtable.games.operation.rules import (
    attachments,
    buildings,
    entry,
    fires,
    night,
    rooms,
    smoke,
    split_deck,
    squadrons,
    tunnel_arms,
    tunnels,
    vehicle_damage,
)
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.orders import mark
from sandtable.games.operation.rules.walk import arrive
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import CARD_OF, CARDS, DECK, HALVES, detection, items
from sandtable.games.operation.terrain import building
from sandtable.kernel import Seeded

# Night


@pytest.mark.rule("OW-night-detect", "OW-optional")
def test_night_columns_are_used_only_at_night() -> None:
    from sandtable.games.operation.rules.detection import is_valid

    for switches, seen in (((), True), (("night",), False)):
        state = field(*switches)
        put(state, "us-1", "us-rifles", (1000, 1000))
        put(state, "de-1", "de-grenadiers", (1000, 500), 1800)
        state.alter("de-1", posture="moved")
        assert is_valid(state, state.units["us-1"], state.units["de-1"]) == seen
    assert detection(False, "moved", False, False) > detection(False, "moved", False, True)


@pytest.mark.rule("OW-night-move")
def test_infantry_loses_5_cm_of_fast_and_assault() -> None:
    from sandtable.games.operation.rules.movement import allowance

    state = field("night")
    man = state.models[put(state, "us-1", "us-rifles", (1000, 1000))]
    assert [allowance(state, man, *how) for how in (("move", "slow"), ("move", "fast"), ("assault", "fast"))] == [
        100,
        150,
        100,
    ]


@pytest.mark.rule("OW-night-mine", "OW-R36")
def test_a_mine_makes_its_unit_count_as_fired() -> None:
    state = field("night")
    put(state, "us-1", "us-rifles", (1000, 1000))
    night.posture_after_mine(state, "us-1")
    assert state.units["us-1"].posture == "fired"
    assert not [t for each in GAME.scenarios() for t in start_of(each.id).templates.values() if t.kind == "mine"]


def start_of(scenario: str) -> State:
    return GAME.start(scenario, {option.id: option.default for option in GAME.scenario(scenario).options})


@pytest.mark.rule("OW-night-mine")
def test_a_mine_on_the_way_goes_off_and_betrays_a_slow_move() -> None:
    state = field("night")
    man = put(state, "us-1", "us-sniper", (1000, 1000))
    state.templates["mine-1"] = Template("mine-1", "mine", 1000, 950, 20)
    state.templates["mine-2"] = Template("mine-2", "mine", 1200, 950, 20)
    walked = Intent("blue", "us-1", CARD_OF["move-3"], speed="slow", paths=((man, ((1000, 1000), (1000, 910))),))
    arrive(state, walked, 0, [])
    assert list(state.templates) == ["mine-2"] and state.units["us-1"].posture == "fired"
    mark(state, "us-1", "stationary", [])
    assert state.units["us-1"].posture == "fired"
    mark(state, "us-1", "stationary", [])
    assert state.units["us-1"].posture == "stationary"


@pytest.mark.rule("OW-searchlight", "OW-searchlight-seen")
def test_a_searchlight_lights_a_unit_and_betrays_its_own() -> None:
    from sandtable.games.operation.rules.detection import is_valid

    state = field("night")
    put(state, "us-1", "us-hq", (1000, 1900), 0, options=("searchlight",))
    put(state, "de-1", "de-grenadiers", (1000, 1450), 1800)
    unit, foe = state.units["us-1"], state.units["de-1"]
    assert night.why_not_light(state, unit, moves=False) is None
    assert night.why_not_light(state, unit, moves=True) == night.NOT_STANDING
    assert night.why_not_light(state, foe, moves=False) == night.NO_LIGHT
    assert not is_valid(state, unit, foe) and not is_valid(state, foe, unit)
    night.light_up(state, "us-1", foe, [])
    assert is_valid(state, unit, foe)
    assert is_valid(state, foe, unit)
    night.end_turn(state)
    assert not is_valid(state, unit, foe)
    assert items()["searchlight"].points == 10


@pytest.mark.rule("OW-ex-32", "OW-searchlight-hit")
def test_two_of_three_hits_put_the_light_out() -> None:
    state = field("night")
    put(state, "us-1", "us-hq", (1000, 1800), 0, options=("searchlight",))
    out: list = []
    assert night.douse(state, "us-1", 3, out) == 1
    assert "searchlight" not in state.units["us-1"].traits and kinds(out) == ["LightOut"]
    assert night.douse(state, "us-1", 3, out) == 3


@pytest.mark.rule("OW-flare")
def test_a_flare_hits_on_7_or_drifts_and_goes_out() -> None:
    state = field("night")
    mortar = state.models[put(state, "de-1", "de-mortar", (1000, 1500), 0, options=("flare", "flare"))]
    foe_unit = put(state, "us-1", "us-rifles", (1000, 900), 1800)
    target = state.models[foe_unit]
    out: list = []
    night.fire_flare(state, mortar, state.units["us-1"], rolled(7), out)
    assert night.is_lit(state, target) and out[0].hit
    night.end_turn(state)
    assert not night.is_lit(state, target)
    night.fire_flare(state, mortar, state.units["us-1"], rolled(6, 9, 90), out)
    assert not night.is_lit(state, target)
    assert night.why_not_flare(state, state.units["de-1"]) == night.NO_FLARE
    assert items()["flare"].points == 30


# Split deck


def halved(state, *seats: str):
    state.sides = {seat: Side("usa", (), DECK, (0,) * len(DECK), split=seat in seats) for seat in state.seats}
    return state


@pytest.mark.rule("OW-deck-split", "OW-deck-draw")
def test_cards_come_from_the_half_that_was_told() -> None:
    state = halved(field("split-deck"), "blue")
    put(state, "us-1", "us-rifles", (1000, 1500))
    frame = split_deck.SplitDraw("blue")
    state.stack = [frame]
    assert split_deck.room(state, "blue") == 6
    assert [a.manoeuvre for a in frame.options(state, "blue")] == list(range(7))
    assert frame.why_not(state, "blue", Draw(7)) == split_deck.BAD_COUNT
    out: list = []
    frame.apply(state, "blue", Draw(4), Seeded(1), out)
    hand = [CARDS[card].order for card in state.sides["blue"].hand]
    assert sum(order in HALVES["manoeuvre"] for order in hand) == 4 and len(hand) == 6
    told = next(event for event in out if type(event).__name__ == "CardsSplit")
    assert (told.manoeuvre, told.fire, told.to) == (4, 2, None)


@pytest.mark.rule("OW-deck-split")
def test_each_half_has_discards_of_its_own() -> None:
    state = halved(field("split-deck"), "blue")
    moves = tuple(n if split_deck.half_of(card) == "manoeuvre" else 0 for card, n in enumerate(DECK))
    fires_ = tuple(n - m for n, m in zip(DECK, moves, strict=True))
    state.sides["blue"] = Side("usa", (), fires_, moves, split=True)
    drawn = split_deck.draw_half(state, "blue", "manoeuvre", 3, Seeded(2))
    assert all(split_deck.half_of(card) == "manoeuvre" for card in drawn)
    assert sum(state.sides["blue"].deck) == 54 - 3 and not any(state.sides["blue"].pile)


@pytest.mark.rule("OW-deck-one", "OW-deck-both")
def test_one_player_alone_or_both_in_turns() -> None:
    one = halved(field("split-deck"), "blue")
    assert split_deck.refill_order(one, ("red", "blue")) == ("red", "blue")
    both = halved(field("split-deck"), "blue", "red")
    assert split_deck.refill_order(both, ("red", "blue")) == ("blue", "red")
    both.turn = 2
    assert split_deck.refill_order(both, ("blue", "red")) == ("red", "blue")
    frame = split_deck.HalveDeck("red")
    both.stack = [frame]
    from sandtable.games.operation.actions_vehicle import Split

    frame.apply(both, "red", Split(False), rolled(), [])
    assert both.sides["blue"].split and not both.sides["red"].split


# Buildings and roofs


@pytest.mark.rule("OW-bld-size", "OW-bld-bunker")
@pytest.mark.parametrize(
    ("wide", "high", "levels", "kind", "size"),
    [
        (99, 150, 1, "building", "small"),
        (100, 150, 1, "building", "medium"),
        (150, 100, 1, "building", "medium"),
        (200, 250, 1, "building", "large"),
        (300, 400, 1, "building", "huge"),
        (100, 119, 2, "building", "small"),
        (100, 120, 2, "building", "medium"),
        (150, 200, 2, "building", "large"),
        (200, 250, 3, "building", "huge"),
        (50, 50, 1, "bunker", "huge"),
    ],
)
def test_sizes(wide: int, high: int, levels: int, kind: str, size: str) -> None:
    assert buildings.size_of(building("h", 0, 0, wide, high, levels, kind=kind)) == size


@pytest.mark.rule("OW-bld-table", "OW-table-ends", "OW-R28")
def test_the_building_table_row_by_row() -> None:
    def row(total: int) -> list[str]:
        return [buildings.demolition(total, size) for size in buildings.SIZES]

    assert row(-1) == row(3) == ["nothing"] * 4
    assert row(4) == row(5) == ["test", "nothing", "nothing", "nothing"]
    assert row(6) == row(7) == ["test", "test", "nothing", "nothing"]
    assert row(8) == row(9) == ["light", "test", "test", "nothing"]
    assert row(10) == ["heavy", "heavy", "test", "nothing"]
    assert row(11) == ["heavy", "heavy", "heavy", "rooms"]
    assert row(12) == row(13) == row(15) == ["heavy"] * 4


@pytest.mark.rule("OW-bld-calibre")
def test_calibres_add_to_the_roll() -> None:
    found = [buildings.calibre_modifier(c) for c in (105, 109, 110, 155, 156, 200, 201, 320)]
    assert found == [0, 0, 1, 1, 2, 2, 3, 3]


def house(state, wide=90, high=90, at=(1000, 1000), **more) -> str:
    made = building("house", *at, wide, high, **more)
    state.features["house"] = made
    from sandtable.games.operation.ground import prepare

    prepare(state)
    return "house"


@pytest.mark.rule("OW-bld-105", "OW-bld-table", "OW-bld-dust", "OW-bld-ruin")
def test_a_small_house_comes_down_under_a_150_mm_shell() -> None:
    state = field("buildings")
    name = house(state)
    man = put(state, "us-1", "us-sniper", (1040, 1040))
    state.change(man, x=1040, y=1040)
    state.change("us-1.2", x=1065, y=1040)
    out: list = []
    buildings.struck_directly(state, name, (1045, 1045), 90, rolled(), out)
    assert out == []  # too light
    buildings.struck_directly(state, name, (1045, 1045), 150, rolled(7, 2, 3, 4), out)  # 7 and 1 is 8: small arms
    assert state.features[name].ruined
    assert (out[0].total, out[0].result) == (8, "light")
    assert man in state.models and "us-1.2" not in state.models  # 2 shakes, 3 kills without cover
    dust = next(t for t in state.templates.values() if t.kind == "dust")
    assert dust.radius >= 45 + 50 and dust.until == state.turn + 4
    state.turn = dust.until
    buildings.settle_dust(state)
    assert state.templates
    state.turn += 1
    buildings.settle_dust(state)
    assert not state.templates
    buildings.struck_directly(state, name, (1045, 1045), 105, rolled(4), out)
    assert out[-1].total == 3 and out[-1].lines[0].key == "ruin"


@pytest.mark.rule("OW-bld-test")
def test_units_in_a_shaken_house_test_and_lie_down() -> None:
    state = field("buildings")
    name = house(state)
    man = put(state, "us-1", "us-sniper", (1040, 1040))
    state.change(man, x=1040, y=1040)
    buildings.shake(state, name, (1045, 1045), 105, rolled(4, 3), [])
    assert not state.models[man].shaken  # training 3
    buildings.shake(state, name, (1045, 1045), 105, rolled(5, 2), [])
    assert all(m.shaken for m in state.everyone("us-1"))


@pytest.mark.rule("OW-bld-section", "OW-roof-section")
def test_large_buildings_come_down_in_sections() -> None:
    state = field("buildings")
    name = house(state, 400, 500, (500, 500))
    parts = buildings.sections(state.features[name])
    assert len(parts) == 4
    buildings.shake(state, name, (510, 510), 320, rolled(9, 1), [])
    assert state.features[name].gone == (0,) and not state.features[name].ruined
    for n, at in enumerate(((850, 510), (510, 950), (850, 950)), 1):
        assert buildings.section_at(state.features[name], at) == n
        buildings.shake(state, name, at, 320, rolled(9, 1), [])
    assert state.features[name].ruined


@pytest.mark.rule("OW-roof-table", "OW-roof-105", "OW-roof-chain")
def test_the_roof_table() -> None:
    falls = {size: next(t for t in range(1, 14) if buildings.roof_falls(t, size)) for size in buildings.SIZES}
    then = {size: next(t for t in range(1, 14) if buildings.building_follows(t, size)) for size in buildings.SIZES}
    assert falls == {"small": 4, "medium": 6, "large": 8, "huge": 10}
    assert then == {"small": 6, "medium": 8, "large": 10, "huge": 12}
    state = field("buildings")
    name = house(state)
    man = put(state, "us-1", "us-sniper", (1040, 1040))
    state.change(man, x=1040, y=1040)
    state.change("us-1.2", x=100, y=100)
    out: list = []
    buildings.struck_from_above(state, name, (1045, 1045), 81, rolled(), out)
    assert out == []
    buildings.struck_from_above(state, name, (1045, 1045), 105, rolled(3), out)
    assert not out[-1].fell and state.features[name].roof
    buildings.struck_from_above(state, name, (1045, 1045), 105, rolled(6, 1, 2), out)
    assert not state.features[name].roof and state.models[man].shaken
    assert kinds(out)[-1] == "BuildingShaken" and out[-1].total == 3  # 2 and 1
    out.clear()
    buildings.struck_from_above(state, name, (1045, 1045), 105, rolled(), out)
    assert out == []  # no roof left


@pytest.mark.rule("OW-room-size")
def test_rooms_are_at_most_10_by_15_with_doors() -> None:
    made = building("h", 0, 0, 300, 280)
    for room in made.rooms:
        xs, ys = [p[0] for p in room], [p[1] for p in room]
        short, long = sorted((max(xs) - min(xs), max(ys) - min(ys)))
        assert short <= 100 and long <= 150
    assert made.doors
    assert building("s", 0, 0, 90, 90).rooms == ()


@pytest.mark.rule("OW-room-block", "OW-room-breach", "OW-room-move")
def test_doors_enemies_in_them_and_ways_through_walls() -> None:
    state = field("rooms")
    made = building("house", 1000, 1000, 200, 150)
    state.features["house"] = made
    one, two = (made.rooms[0], made.rooms[1])
    start = (sum(p[0] for p in one) // 4, sum(p[1] for p in one) // 4)
    end = (sum(p[0] for p in two) // 4, sum(p[1] for p in two) // 4)
    man = state.models[put(state, "us-1", "us-rifles", (500, 500))]
    state.change(man.id, x=start[0], y=start[1])
    assert rooms.why_not_through(state, man, made, start, end) is None
    foe = put(state, "de-1", "de-sniper", (600, 600))
    door = made.doors[0]
    state.change(foe, x=(door[0][0] + door[1][0]) // 2, y=(door[0][1] + door[1][1]) // 2)
    assert rooms.why_not_through(state, man, made, start, end) == rooms.BLOCKED
    state.models.pop(foe)
    high = (end[0], end[1] - 30)
    low = (start[0], start[1] - 30)
    assert rooms.why_not_through(state, man, made, low, high) == rooms.NO_BREACH
    gunner = state.models[put(state, "us-2", "us-bazooka", (700, 700))]
    assert rooms.why_not_through(state, gunner, made, low, high) is None
    assert rooms.climb_cost(building("s", 0, 0, 90, 90, 2), 1, (40, 40), 40) == 40


@pytest.mark.rule("OW-room-gun")
def test_guns_stand_on_the_ground_floor_behind_a_wide_opening() -> None:
    made = Feature("h", "building", box(0, 0, 90, 90), openings=(((20, 0), (50, 0)),))
    assert rooms.may_hold_gun(made, 0, 28, emplaced=False)
    assert not rooms.may_hold_gun(made, 1, 28, emplaced=False)
    assert not rooms.may_hold_gun(made, 0, 31, emplaced=False)
    assert rooms.may_hold_gun(made, 1, 60, emplaced=True)


# Tanks through buildings


@pytest.mark.rule("OW-enter-material", "OW-R40", "OW-enter-gun")
def test_what_a_tank_can_break_through() -> None:
    state = field("entry")
    tanks = {}
    for n, kind in enumerate(("us-stuart", "us-sherman", "us-pershing")):
        name = put(state, f"us-{n}", kind, (300 + 300 * n, 300))
        state.refit(name, turret=1800)
        tanks[kind] = state.models[name]

    def through(material: str, kind: str = "building") -> list[bool]:
        made = building("h", 0, 0, 90, 90, material=material, kind=kind)
        return [entry.why_not_enter(state, tank, made) is None for tank in tanks.values()]

    assert through("stone") == [False, False, True]
    assert through("brick") == [False, True, True] and building("h", 0, 0, 9, 9).material == "brick"
    assert through("wood") == through("adobe") == [True, True, True]
    assert through("brick", "bunker") == [False, False, False]
    state.refit(tanks["us-sherman"].id, turret=0)
    assert entry.why_not_enter(state, tanks["us-sherman"], building("h", 0, 0, 90, 90)) == entry.GUN_FORWARD
    assert entry.may_aim_inside(tanks["us-sherman"], 225) and not entry.may_aim_inside(tanks["us-sherman"], 230)


@pytest.mark.rule("OW-enter-test")
def test_the_driver_must_dare() -> None:
    state = field("entry")
    tank = state.models[put(state, "us-1", "us-sherman", (1000, 1000))]
    assert entry.dare(state, tank, rolled(4), []) and not entry.dare(state, tank, rolled(3), [])


@pytest.mark.rule("OW-enter-table", "OW-enter-ruin", "OW-enter-men")
def test_a_tank_in_a_house() -> None:
    assert [entry.entry_result(n) for n in (-2, 1, 2, 3, 10)] == ["crash", "crash", "stuck", "through", "through"]
    sizes = [entry.entry_lines(building("h", 0, 0, w, h)) for w, h in ((90, 90), (100, 150), (200, 250), (300, 400))]
    assert [tuple(line.value for line in lines) for lines in sizes] == [(), ("-1",), ("-2",), ("-3",)]
    state = field("entry")
    tank = state.models[put(state, "us-1", "us-sherman", (1045, 1045))]
    name = house(state)
    man = put(state, "de-1", "de-sniper", (1040, 1010))
    assert entry.enter(state, tank, state.features[name], rolled(3, 8), [])
    assert state.features[name].ruined and man not in state.models
    state = field("entry")
    tank = state.models[put(state, "us-1", "us-sherman", (1045, 1045))]
    name = house(state)
    out: list = []
    assert not entry.enter(state, tank, state.features[name], rolled(2, 3), out)
    assert state.vehicles[tank.id].immobile and not state.crew(tank.id)
    state = field("entry")
    tank = state.models[put(state, "us-1", "us-sherman", (1045, 1045))]
    name = house(state)
    out = []
    assert not entry.enter(state, tank, state.features[name], rolled(1, 2), out)
    assert next(event for event in out if type(event).__name__ == "VehicleStruck").table == "hw"


# Tunnels


def sewers():
    state = field("tunnels")
    feature(state, "road", "road", *box(0, 900, 3000, 100))
    return state


@pytest.mark.rule("OW-tun-points")
def test_entry_points_on_roads_30_cm_apart() -> None:
    state = sewers()
    assert tunnels.why_not_sink(state, (299, 950)) == tunnels.TOO_NEAR
    assert tunnels.why_not_sink(state, (400, 800)) == tunnels.NOT_ROAD
    assert tunnels.why_not_sink(state, (400, 950)) is None
    for n in range(6):
        tunnels.sink(state, (400 + 300 * n, 950))
    assert tunnels.why_not_sink(state, (2400, 950)) == tunnels.TOO_MANY
    del state.templates["entry-6"]
    assert tunnels.why_not_sink(state, (1899, 950)) == tunnels.TOO_NEAR


@pytest.mark.rule("OW-tun-infantry", "OW-tun-down", "OW-tun-blind")
def test_a_whole_infantry_unit_goes_down_and_is_not_seen() -> None:
    from sandtable.games.operation.rules.sight import sights

    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    put(state, "us-2", "us-m1-57", (500, 1100))
    put(state, "de-1", "de-grenadiers", (500, 1400))
    unit = state.units["us-1"]
    assert tunnels.why_not_descend(state, state.units["us-2"], "entry-1") == tunnels.NOT_INFANTRY
    assert tunnels.why_not_descend(state, unit, "entry-1") is None
    state.change("us-1.1", x=700)
    assert tunnels.why_not_descend(state, unit, "entry-1") == tunnels.NOT_TOGETHER
    state.change("us-1.1", x=450)
    assert sights(state, state.units["de-1"], unit)
    out: list = []
    tunnels.descend(state, "us-1", "entry-1", rolled(5), out)
    assert kinds(out) == ["TunnelRolled", "WentBelow"]
    assert tunnels.place_of(state.units["us-1"]) == (500, 950)
    assert not sights(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-tun-move", "OW-tun-up", "OW-tun-shaken")
def test_creeping_and_coming_up_a_turn_later() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (800, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(1), [])
    assert [tunnels.reach(o, s) for o, s in (("move", "slow"), ("move", "fast"), ("assault", "fast"))] == [50, 150, 100]
    state.turn = 2
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnels.place_of(state.units["us-1"]) == (650, 950)
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.NOT_THERE
    state.turn = 3
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnels.entry_reached(state, state.units["us-1"]) == "entry-2"
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.TOO_SOON
    state.turn = 4
    assert tunnels.why_not_ascend(state, state.units["us-1"]) is None
    state.change("us-1.1", shaken=True)
    assert tunnels.why_not_creep(state, state.units["us-1"], "entry-1") == tunnels.SHAKEN
    state.change("us-1.1", shaken=False)
    out: list = []
    tunnels.ascend(state, "us-1", rolled(2), out)
    men = state.men("us-1")
    assert not state.units["us-1"].below and len(men) == 10
    assert all((m.x - 800) ** 2 + (m.y - 950) ** 2 <= 100**2 for m in men)


@pytest.mark.rule("OW-tun-table")
@pytest.mark.parametrize(
    ("dice", "alive", "open_", "below"),
    [
        ((5,), 10, True, True),
        ((6, 2, 9, 9), 8, True, True),
        ((9, *[9] * 10), 0, False, False),
        ((8, *[1] * 10), 10, False, False),
        ((10,), 0, False, False),
    ],
)
def test_what_may_fall_on_them(dice: tuple[int, ...], alive: int, open_: bool, below: bool) -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    script = rolled(*dice)
    tunnels.descend(state, "us-1", "entry-1", script, [])
    script.done()
    assert len(state.everyone("us-1")) == alive
    assert ("entry-1" in state.templates) == open_
    assert bool(state.units["us-1"].below) == below


@pytest.mark.rule("OW-tun-fight", "OW-tun-template", "OW-R29", "OW-tun-melee")
def test_fights_below() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (800, 950))
    put(state, "us-1", "us-sniper", (500, 950))
    put(state, "de-1", "de-sniper", (800, 950))
    for unit, name in (("us-1", "entry-1"), ("de-1", "entry-2")):
        tunnels.descend(state, unit, name, rolled(), [], rolled=False)
    assert tunnels.foes_near(state, state.units["us-1"]) == []
    state.alter("de-1", below="entry-1@600:950@1")
    assert [foe.id for foe in tunnels.foes_near(state, state.units["us-1"])] == ["de-1"]
    assert [tunnel_arms.caught(r, 3, 10) for r in (30, 50, 80, 100)] == [1, 3, 6, 8]
    assert tunnel_arms.caught(100, 10, 4) == 4
    pairs = tunnels.melee_pairs(state, state.units["us-1"], state.units["de-1"])
    assert [(pair[1], pair[2]) for pair in pairs] == [("de-1.1", 1)]
    out: list = []
    tunnels.fight(state, "us-1", "de-1", rolled(5, 5, 9), out)
    assert "de-1.1" not in state.models  # 5 and 1 beats 5


@pytest.mark.rule("OW-tun-fight")
def test_markers_fire_at_each_other_without_detection() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-sniper", (500, 950))
    put(state, "de-1", "de-sniper", (520, 950))
    for unit in ("us-1", "de-1"):
        tunnels.descend(state, unit, "entry-1", rolled(), [], rolled=False)
    out: list = []
    tunnels.fire(state, "us-1", "de-1", "fire", rolled(7, 1, 1, 3), out)
    assert out[-1].hits == 1 and state.stack[-1].dead == 1


@pytest.mark.rule("OW-tun-morale")
def test_morale_below_ground_is_worse() -> None:
    from sandtable.games.operation.rules.morale import lines

    state = sewers()
    put(state, "us-1", "us-rifles", (500, 950))
    before = {line.key for line in lines(state, state.units["us-1"])}
    state.alter("us-1", below="entry-1@500:950@1")
    after = {line.key: line.value for line in lines(state, state.units["us-1"])}
    assert "morale-underground" not in before and after["morale-underground"] == "-1"


@pytest.mark.rule("OW-tun-infiltrate")
def test_infiltrators_start_below_without_a_roll() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rangers", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(), [], rolled=False)
    assert state.units["us-1"].below
    state.turn = 2
    out: list = []
    tunnels.ascend(state, "us-1", rolled(3), out)
    assert kinds(out) == ["TunnelRolled", "CameUp"]


# Smoke


@pytest.mark.rule("OW-smoke-wind")
def test_the_wind_is_rolled_before_play() -> None:
    state = field("smoke")
    state.stack = [smoke.Wind()]
    state.stack[-1].run(state, rolled(7, 90), [])
    assert state.wind == (900, 70)
    calm = field()
    calm.stack = [smoke.Wind()]
    calm.stack[-1].run(calm, rolled(), [])
    assert calm.wind == (0, 0)


@pytest.mark.rule(
    "OW-smoke-vehicle", "OW-smoke-rear", "OW-smoke-side", "OW-smoke-grenade", "OW-smoke-range", "OW-R26", "OW-smoke-fog"
)
@pytest.mark.parametrize(
    ("by", "front", "side", "rear", "points", "radius", "count"),
    [
        ("smoke-rear", 50, 0, 0, 50, 80, 1),
        ("smoke-side", 150, 150, 0, 80, 30, 3),
        ("smoke-grenade", 300, 300, 0, 60, 80, 1),
        ("fog", 300, 0, 0, 100, 50, 1),
    ],
)
def test_launchers(by: str, front: int, side: int, rear: int, points: int, radius: int, count: int) -> None:
    state = field("smoke")
    tank = state.models[put(state, "de-1", "de-tiger", (1000, 1000), 0, options=(by,))]
    unit = state.units["de-1"]
    half, wide = 44, 26

    def refused(x: int, y: int):
        return smoke.why_not_smoke(state, unit, by, (tank.x + x, tank.y + y))

    for far, place in ((front, (0, -half - front)), (side, (wide + side, 0)), (rear, (0, half + rear))):
        beyond = tuple(p + (p > 0) * 2 - (p < 0) * 2 for p in place)
        assert (refused(*place) is None) == bool(far)
        assert refused(*beyond) is not None
    assert items()[by].points == points
    assert smoke.figure(state, unit, by) == (radius, count)


@pytest.mark.rule("OW-smoke-vehicle", "OW-smoke-use")
def test_smoke_on_the_vehicle_itself_by_the_commander_once() -> None:
    state = field("smoke")
    tank = put(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-vehicle",))
    unit = state.units["de-1"]
    man = smoke.user(state, unit, "smoke-vehicle")
    assert man is not None and man.role == "commander"
    assert smoke.why_not_smoke(state, unit, "smoke-vehicle", (1000, 1000)) is None
    out: list = []
    smoke.launch(state, "de-1", "smoke-vehicle", (1000, 1000), rolled(), out)
    cloud = next(iter(state.templates.values()))
    assert (cloud.x, cloud.y, cloud.radius) == (1000, 1000, 80)
    from sandtable.games.operation.state import is_active

    assert not is_active(state, state.models[man.id])
    assert is_active(state, state.models["de-1.2"])
    assert smoke.why_not_smoke(state, state.units["de-1"], "smoke-vehicle", (1000, 1000)) == smoke.NO_SMOKE
    assert tank in state.models


@pytest.mark.rule("OW-smoke-launch", "OW-smoke-side")
def test_a_smoke_shot_may_fail_scatter_or_land() -> None:
    state = field("smoke")
    put(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-side",))
    out: list = []
    smoke.launch(state, "de-1", "smoke-side", (1000, 850), rolled(1), out)
    assert out[-1].result == "dud" and not state.templates
    smoke.launch(state, "de-1", "smoke-side", (1000, 850), rolled(7), out)
    assert out[-1].places == ((940, 850), (1000, 850), (1060, 850))
    assert len(smoke.clouds(state)) == 1  # diced for together
    assert "smoke-side" not in state.units["de-1"].traits  # once on each side
    other = field("smoke")
    put(other, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-grenade",))
    smoke.launch(other, "de-1", "smoke-grenade", (1000, 850), rolled(6, 5, 90), out)
    assert out[-1].places == ((1050, 850),)


@pytest.mark.rule("OW-smoke-shells", "OW-smoke-aim")
def test_smoke_shells_by_weapon() -> None:
    state = field("smoke")
    put(state, "de-1", "de-mortar", (1000, 1500), 0, options=("smoke-shell", "smoke-shell"))
    unit = state.units["de-1"]
    assert smoke.figure(state, unit, "smoke-shell") == (50, 1)
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700)) is None
    feature(state, "wall", "high-wall", (0, 1000), (3000, 1000))
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700)) == smoke.UNSEEN
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700), reported=True) is None
    smoke.launch(state, "de-1", "smoke-shell", (1000, 1200), rolled(8), [])
    assert "smoke-shell" in state.units["de-1"].traits
    smoke.launch(state, "de-1", "smoke-shell", (1000, 1200), rolled(8), [])
    assert "smoke-shell" not in state.units["de-1"].traits


@pytest.mark.rule("OW-smoke-sight", "OW-smoke-cover")
def test_nobody_sees_through_smoke_but_into_it() -> None:
    from sandtable.games.operation.model import Template
    from sandtable.games.operation.rules import hits
    from sandtable.games.operation.rules.shot import Part
    from sandtable.games.operation.rules.sight import sights

    state = field("smoke")
    put(state, "us-1", "us-rifles", (1000, 1500))
    put(state, "de-1", "de-grenadiers", (1000, 900), 1800)
    one, two = state.units["us-1"], state.units["de-1"]
    state.templates["s"] = Template("s", "smoke", 1000, 1200, 150)
    assert not sights(state, one, two)
    assert sights(state, one, two, through_smoke=True)
    state.templates["s"] = Template("s", "smoke", 1000, 880, 150)
    looks = [look for seen in sights(state, one, two).values() for look in seen.values()]
    assert looks and all(look.smoke and look.cover == 1 for look in looks)
    part = Part("light-smoke", "men", (), "light", smoke=True)
    assert [line.value for line in hits.part_lines(part)] == ["-2"]
    assert [line.value for line in hits.harm_lines("fire", part)] == ["-2"]


@pytest.mark.rule("OW-smoke-slow")
def test_only_slowly_through_smoke() -> None:
    from sandtable.games.operation.actions_vehicle import Drive
    from sandtable.games.operation.model import Template
    from sandtable.games.operation.rules import vehicle_move
    from sandtable.kernel import Point

    state = field("smoke")
    tank = state.models[put(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    state.templates["s"] = Template("s", "smoke", 1000, 850, 50)
    way = (Point(1000, 830),)
    assert vehicle_move.plan(state, tank, "move", Drive("fast", "forward", way)) == vehicle_move.ONLY_SLOW
    assert isinstance(vehicle_move.plan(state, tank, "move", Drive("slow", "forward", way)), vehicle_move.Trip)
    assert smoke.only_slow(state, ((1000, 1000), (1000, 890)))
    assert not smoke.only_slow(state, ((1000, 1000), (1000, 910)))


@pytest.mark.rule("OW-smoke-phase", "OW-R27", "OW-smoke-disperse")
def test_dispersal_in_turn_with_one_change_of_wind() -> None:
    from sandtable.games.operation.actions_vehicle import Disperse
    from sandtable.games.operation.model import Template

    state = field("smoke")
    state.wind, state.initiative = (900, 40), "red"
    for n in range(4):
        state.templates[f"s{n}"] = Template(f"s{n}", "smoke", 1000, 300 * n + 300, 50)
    smoke.begin_turn(state)
    assert state.stack[-1].seats(state) == ("red",)
    order = []
    for name, dice in (("s0", (1, 6, 180)), ("s1", (1,)), ("s2", (7,)), ("s3", (8,))):
        frame = state.stack[-1]
        order.append(frame.seat)
        frame.apply(state, frame.seat, Disperse(name), rolled(*dice), [])
    assert order == ["red", "blue", "red", "blue"] and state.stack == []
    assert state.wind == (1800, 60)
    assert list(state.templates) == ["s3"]
    assert (state.templates["s3"].x, state.templates["s3"].y) == (1000, 1260)


@pytest.mark.rule("OW-smoke-phase", "OW-R27")
def test_smoke_comes_first_in_the_turn() -> None:
    from sandtable.games.operation import flow

    assert flow.STEPS[0] is flow.smoke and flow.STEPS[1] is flow.lone_models and flow.STEPS[2] is flow.refill


# Fires


@pytest.mark.rule("OW-fires-start", "OW-fires-stay", "OW-fires-heat", "OW-fires-night", "OW-optional")
def test_burning_wrecks() -> None:
    state = field("fires", "night")
    tank = put(state, "us-1", "us-sherman", (1000, 1000), 0)
    man = put(state, "de-1", "de-sniper", (1000, 1095))
    out: list = []
    vehicle_damage.explode(state, tank, rolled(1, 9, 2), out)
    assert state.vehicles[tank].burning and state.models[man].shaken  # heat within 5 cm
    assert smoke.clouds(state) == [] and [t.kind for t in state.templates.values()] == ["wreck-smoke"]
    assert night.is_lit(state, state.models[man])
    other = put(state, "us-2", "us-sherman", (2000, 1000), 0)
    vehicle_damage.explode(state, other, rolled(1, 8), out)
    assert not state.vehicles[other].burning
    plain = field()
    third = put(plain, "us-1", "us-sherman", (1000, 1000), 0)
    vehicle_damage.explode(plain, third, rolled(1), out)
    assert not plain.vehicles[third].burning


@pytest.mark.rule("OW-fires-push", "OW-R43")
@pytest.mark.parametrize(("kind", "table"), [("us-sherman", "flame-heavy"), ("us-gmc", "flame-light")])
def test_pushing_a_burning_wreck(kind: str, table: str) -> None:
    state = field("fires")
    wreck = put(state, "de-1", "de-panzer4", (1000, 1000), 0)
    vehicle_damage.explode(state, wreck, rolled(1, 10), [])
    vehicle = state.models[put(state, "us-1", kind, (1000, 1200), 0)]
    out: list = []
    fires.push(state, state.models[wreck], vehicle, rolled(1), out)
    assert out[-1].table == table and wreck not in state.models and not state.templates


# Squadrons


def squadron(n: int = 2):
    state = field("squadrons", turn=0)
    for k in range(n):
        put(state, f"us-{k}", "us-sherman", (1000 + 100 * k, 1500), 0)
    squadrons.form(state, tuple(f"us-{k}" for k in range(n)))
    state.turn = 1
    return state


@pytest.mark.rule("OW-sq-form", "OW-optional")
def test_identical_vehicles_form_a_squadron_before_play() -> None:
    state = field("squadrons", turn=0)
    for k, kind in enumerate(("us-sherman", "us-sherman", "us-stuart")):
        put(state, f"us-{k}", kind, (1000 + 100 * k, 1500))
    one, two, three = (state.units[f"us-{k}"] for k in range(3))
    assert squadrons.why_not_form(state, (one, two)) is None
    assert squadrons.why_not_form(state, (one, three)) == squadrons.NOT_ALIKE
    state.turn = 1
    assert squadrons.why_not_form(state, (one, two)) == squadrons.NOT_ALIKE
    off = field(turn=0)
    put(off, "us-0", "us-sherman", (1000, 1500))
    put(off, "us-1", "us-sherman", (1200, 1500))
    assert squadrons.why_not_form(off, (off.units["us-0"], off.units["us-1"])) == squadrons.NOT_ALIKE
    made = squadron(3)
    assert len(squadrons.vehicles(made, "us-0")) == 3 and "us-1" not in made.units


@pytest.mark.rule("OW-sq-immobile", "OW-sq-failed")
def test_left_behind_is_lost() -> None:
    state = squadron()
    state.refit("us-1.0", immobile=True)
    squadrons.leave_behind(state, "us-0", [])
    assert not state.models["us-1.0"].destroyed
    state.change("us-0.0", x=2000)
    squadrons.leave_behind(state, "us-0", [])
    assert state.models["us-1.0"].destroyed and len(state.everyone("us-0")) == 5
    other = squadron()
    from sandtable.games.operation.rules.vehicle_morale import bail_out

    bail_out(other, other.models["us-1.0"], [])
    squadrons.leave_behind(other, "us-0", [])
    assert len(other.everyone("us-0")) == 10
    other.change("us-0.0", x=2200)
    squadrons.leave_behind(other, "us-0", [])
    assert len(other.everyone("us-0")) == 5


@pytest.mark.rule("OW-sq-courage", "OW-sq-alone")
def test_half_lost_calls_for_courage() -> None:
    state = squadron()
    assert squadrons.courage(state, "us-0", rolled(), [])
    vehicle_damage.explode(state, "us-1.0", rolled(1), [])
    assert not state.units["us-0"].broken
    out: list = []
    assert not squadrons.courage(state, "us-0", rolled(3), out)
    assert kinds(out) == ["CourageTested", "VehicleDriven"]
    assert state.models["us-0.0"].y == 1680 and state.models["us-0.0"].facing == 0  # 18 cm backwards
    assert squadrons.courage(state, "us-0", rolled(), out)  # once


@pytest.mark.rule("OW-sq-alone", "OW-sq-failed")
def test_a_vehicle_that_breaks_leaves_the_others_alone() -> None:
    from sandtable.games.operation.rules import morale
    from sandtable.games.operation.rules.vehicle_strike import Strike
    from sandtable.games.operation.tables import parse_result

    state = squadron()
    strike = Strike("", "", (0, 0), "de-gun-75", "ap", "us-1.0")
    vehicle_damage.carry_out(state, "us-1.0", parse_result("crew 1"), strike, rolled(9), [])
    morale.settle(state, rolled(2), [])
    assert not state.units["us-0"].broken
    assert len(state.crew("us-0.0")) == 5 and not state.crew("us-1.0") and len(state.men("us-0")) == 4


# Attachments


@pytest.mark.rule("OW-at-tanks", "OW-R31")
def test_tanks_in_radio_contact_act_together() -> None:
    state = field("attachments")
    for k in range(3):
        put(state, f"us-{k}", "us-sherman", (1000 + 180 * k, 1500), 0, platoon="t")
    refuse = attachments.why_not_attach
    assert refuse(state, "blue", ("us-0", "us-1")) == attachments.NO_CONTACT
    assert not attachments.hail(state, "us-0", "us-1", rolled(5), [])
    assert attachments.hail(state, "us-0", "us-1", rolled(6), [])
    assert refuse(state, "blue", ("us-0", "us-1")) == attachments.NO_CONTACT  # only from the next turn
    state.turn = 2
    assert refuse(state, "blue", ("us-0", "us-1")) is None
    attachments.attach(state, ("us-0", "us-1"), [])
    state.said["contact:us-0:us-2"] = 1
    assert refuse(state, "blue", ("us-0", "us-2")) is None  # 36 cm from the first, 18 from the second: a chain
    state.change("us-2.0", x=2000)
    assert refuse(state, "blue", ("us-0", "us-2")) == attachments.TOO_FAR


@pytest.mark.rule("OW-at-fire", "OW-at-leave")
def test_one_card_for_a_group_until_it_parts_again() -> None:
    from sandtable.games.operation.rules.cards import hand_limit

    state = field("attachments")
    for k in range(2):
        put(state, f"us-{k}", "us-sherman", (1000 + 150 * k, 1500), 0, platoon="t")
    before = hand_limit(state, "blue")
    attachments.attach(state, ("us-0", "us-1"), [])
    assert hand_limit(state, "blue") == before - 1
    from sandtable.games.operation.actions_vehicle import Aim
    from sandtable.games.operation.rules.intent import Intent
    from sandtable.games.operation.rules.vehicle_aims import Weapon
    from sandtable.games.operation.tables import CARD_OF

    for k in range(2):
        put(state, f"de-{k}", "de-grenadiers", (1000 + 200 * k, 1100), 1800)
        state.alter(f"de-{k}", posture="fired")
    weapon, draft = Weapon(1), Intent("blue", "us-0", CARD_OF["fire-3"])
    draft = weapon.answer(state, draft, (), Aim("main", "de-0", "he"))
    assert [aim.model for aim in draft.aims] == ["us-0.0", "us-1.0"]  # all main guns at one target
    assert weapon.why_not(state, draft, (), Aim("hull", "de-1", "direct")) is None  # the others at another
    assert attachments.why_not_detach(state, "blue", "us-1") == attachments.TOO_SOON
    state.turn = 2
    assert attachments.why_not_detach(state, "blue", "us-1") is None
    attachments.detach(state, "us-1", [])
    assert hand_limit(state, "blue") == before
    assert len(state.units["us-1"].models) == 6 and state.models["us-1.0"].unit == "us-1"


@pytest.mark.rule("OW-at-transport", "OW-at-follow", "OW-at-riders", "OW-R34", "OW-at-aboard")
def test_infantry_attached_to_vehicles() -> None:
    state = field("attachments")
    truck = put(state, "us-0", "us-gmc", (1000, 1000), 0)
    put(state, "us-1", "us-rifles", (1000, 1075), 0)
    put(state, "us-2", "us-rifles", (2000, 1075), 0)
    tank = put(state, "us-3", "us-sherman", (2000, 960), 0)
    refuse = attachments.why_not_attach
    assert refuse(state, "blue", ("us-0", "us-1")) is None
    assert refuse(state, "blue", ("us-0", "us-2")) == attachments.NOT_BESIDE
    assert refuse(state, "blue", ("us-3", "us-2")) is None  # on foot behind the tank
    attachments.attach(state, ("us-0", "us-1"), [])
    from sandtable.games.operation.rules import vehicle_board

    state.turn = 2
    men = tuple(man.id for man in state.men("us-0"))
    vehicle_board.board(state, men, state.models[truck], [])
    aboard = state.crew(truck)
    from sandtable.games.operation.rules.sight import sights
    from sandtable.games.operation.rules.targets import parts

    put(state, "de-1", "de-grenadiers", (1000, 1500), 0)
    shooter, target = state.units["de-1"], state.units["us-0"]
    seen = [name for part in parts(state, shooter, target, sights(state, shooter, target)) for name in part.models]
    assert len(aboard) > 1 and not [man for man in aboard if man.id in seen] and truck in seen
    outside = [man.id for man in state.men("us-0")]
    vehicle_damage.explode(state, truck, rolled(1, *[1] * len(outside)), [])
    assert not [man for man in aboard if man.id in state.models]
    attachments.attach(state, ("us-3", "us-2"), [])
    vehicle_damage.explode(state, tank, rolled(1), [])
    assert len(state.men("us-3")) == 10  # nobody within 1 cm
