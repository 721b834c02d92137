"""Optional chapters: buildings, roofs, rooms, and tanks that break through."""

from typing import Any

import pytest
from helpers import deploy, feature, field, kinds, rolled, square
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.events.vehicle import ModelsStruck, VehicleStruck
from sandtable.games.operation.flow import walk
from sandtable.games.operation.flow.walk import Walk
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature, LaidCharge, Template
from sandtable.games.operation.rules.announcing import storeys
from sandtable.games.operation.rules.chapters import breaking_in, demolition, tanks_in_buildings
from sandtable.games.operation.rules.ground import buildings, clouds, cover, outlines, rooms, routes
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.vehicles import driving, mounted_weapons
from sandtable.games.operation.rules.weapons import area, charges, indirect
from sandtable.games.operation.setup.landscape import building
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted
from sandtable.kernel import Point as Place


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


def house(state: State, wide: int = 90, high: int = 90, at: Point = (1000, 1000), **more: object) -> str:
    state.features["house"] = building("house", *at, wide, high, **more)  # type: ignore[arg-type]
    prepare(state)
    return "house"


def two_men_inside(second: Point) -> tuple[State, str, str]:
    """A small house with an American in it and his comrade somewhere."""
    state = field("buildings")
    name = house(state)
    man = deploy(state, "us-1", "us-sniper", (1040, 1040))
    state.change(man, x=1040, y=1040)
    state.change("us-1.2", x=second[0], y=second[1])
    return state, name, man


@pytest.mark.rule("OW-bld-105", "OW-bld-table", "OW-bld-ruin")
def test_a_small_house_comes_down_under_a_150_mm_shell() -> None:
    state, name, man = two_men_inside((1065, 1040))
    out: list[Any] = []
    demolition.struck_directly(state, name, (1045, 1045), 90, rolled(), out)
    assert out == []  # too light
    demolition.struck_directly(state, name, (1045, 1045), 150, rolled(7, 2, 3, 4), out)  # 7 and 1 is 8: small arms
    assert state.features[name].ruined
    assert (out[0].total, out[0].result) == (8, "light")
    assert man in state.models and "us-1.2" not in state.models  # 2 shakes, 3 kills without cover
    demolition.struck_directly(state, name, (1045, 1045), 105, rolled(4), out)
    assert out[-1].total == 3 and out[-1].lines[0].key == "ruin"


@pytest.mark.rule("OW-bld-dust")
def test_dust_lies_5_cm_round_the_outline_for_d10_turns() -> None:
    state = field("buildings")
    name = house(state, 300, 80)
    demolition.shake_building(state, name, (1045, 1045), 150, rolled(10, 4), [])
    dust = next(t for t in state.templates.values() if t.kind == "dust")
    assert [clouds.cloud_holds(dust, at) for at in ((1150, 951), (1150, 949), (951, 1040), (949, 1040))] == [
        True,
        False,
    ] * 2
    assert (dust.x, dust.y) == (1150, 1040), "it is drawn round the middle of what came down"
    assert not clouds.cloud_holds(dust, (960, 960))  # round the corner
    assert clouds.crossed_clouds(dust, (900, 1040), (1400, 1040)) and clouds.crossed_clouds(
        dust, (900, 960), (1400, 960)
    )
    assert not clouds.crossed_clouds(dust, (900, 940), (1400, 940))
    one, two = deploy(state, "us-1", "us-sniper", (1150, 800)), deploy(state, "de-1", "de-sniper", (1150, 1300))
    assert not sights(state, state.units["us-1"], state.units["de-1"])
    state.change(one, y=940)
    state.change(two, y=1120)
    assert cover.in_smoke(state, state.models[two]) and not cover.in_smoke(state, state.models[one])
    state.templates["mine"] = Template("mine", "mine", 300, 300, 60)
    for turn, left in ((2, 2), (3, 2), (4, 2), (5, 1)):  # raised in turn 1, gone four turns later
        state.turn = turn
        demolition.settle_dust(state)
        assert len(state.templates) == left
    assert "mine" in state.templates, "only dust settles"


def shot(weapon: str, mode: str) -> Shot:
    return Shot("us-1.1", weapon, mode, "de-1", 1, 7, 500, (), (), "open")


@pytest.mark.rule("OW-bld-105", "OW-bld-calibre", "OW-bld-ruin")
def test_guns_by_their_own_calibre_shake_houses_and_ruins() -> None:
    assert {w: WEAPONS[w].bore for w in ("us-howitzer-105", "us-howitzer-155", "su-gun-100", "de-rockets-150")} == {
        "us-howitzer-105": 105,
        "us-howitzer-155": 152,
        "su-gun-100": 100,
        "de-rockets-150": 152,
    }
    state = field("buildings")
    name = house(state)

    def told(weapon: str, *faces: int) -> list[Any]:
        out: list[Event] = []
        demolition.building_struck(state, shot(weapon, "he"), (1045, 1000, 0), rolled(*faces), out)
        return out

    assert told("su-gun-100") == []
    assert told("us-howitzer-105", 3)[0].total == 3 and told("us-howitzer-155", 2)[0].total == 3
    assert told("us-bazooka") == []  # no gun
    demolition.ruin(state, name)
    assert told("us-howitzer-105", 3)[0].total == 2
    out: list[Any] = []
    demolition.roof_struck(state, shot("us-howitzer-155", "indirect"), (1045, 1045, 0), rolled(3), out)
    assert kinds(out) == ["BuildingShaken"] and out[0].total == 3  # no roof any more: the building table alone


@pytest.mark.rule("OW-bld-section", "OW-room-move")
def test_who_was_upstairs_lies_on_the_ground_among_the_ruins() -> None:
    state, name, man = two_men_inside((100, 100))
    state.features[name] = building("house", 1000, 1000, 90, 90, 2)
    state.change(man, level=1)
    demolition.shake_building(state, name, (1045, 1045), 105, rolled(10, 1, 1), [])
    assert state.models[man].level == 0 and state.features[name].ruined


@pytest.mark.rule("OW-bld-test")
def test_units_in_a_shaken_house_test_and_lie_down() -> None:
    state, name, man = two_men_inside((1040, 1065))
    demolition.shake_building(state, name, (1045, 1045), 105, rolled(4, 3), [])
    assert not state.models[man].shaken  # training 3
    wreck = deploy(state, "de-1", "de-panther", (1045, 1045))
    state.change(wreck, destroyed=True)
    for driver in state.everyone("de-1"):
        del state.models[driver.id]
    state.alter("de-1", models=(wreck,))
    demolition.shake_building(state, name, (1045, 1045), 105, rolled(5, 2), [])  # nobody rolls for the wreck
    assert all(m.shaken for m in state.everyone("us-1"))


FACTORY = (400, 500)
PARTS = ((510, 510), (850, 510), (510, 950), (850, 950))


@pytest.mark.rule("OW-bld-section", "OW-roof-section")
def test_large_buildings_come_down_in_sections() -> None:
    state = field("buildings")
    name = house(state, *FACTORY, (500, 500))
    parts = buildings.sections(state.features[name])
    assert len(parts) == 4
    demolition.shake_building(state, name, PARTS[0], 320, rolled(9, 1), [])
    fallen = state.features[name]
    assert fallen.gone == (0,) and not fallen.ruined
    assert [buildings.has_roof(fallen, n) for n in range(4)] == [False, True, True, True]
    for n, at in enumerate(PARTS[1:], 1):
        assert buildings.section_at(state.features[name], at) == n
        demolition.shake_building(state, name, at, 320, rolled(9, 1), [])
    assert state.features[name].ruined


@pytest.mark.rule("OW-bld-section", "OW-openings")
def test_a_section_that_has_come_down_is_a_ruin_the_others_stand() -> None:
    state = field("buildings")
    name = house(state, *FACTORY, (500, 500))
    state.features[name] = replace(state.features[name], openings=())
    prepare(state)
    one, two = deploy(state, "us-1", "us-sniper", (520, 520)), deploy(state, "de-1", "de-sniper", (520, 480))

    def seen() -> bool:
        return bool(sights(state, state.units["us-1"], state.units["de-1"]).get(one, {}).get(two))

    way = ((520, 480), (520, 540))
    for each, at in ((one, (515, 530)), ("us-1.2", (900, 900)), (two, (515, 470))):
        state.change(each, x=at[0], y=at[1])
    assert not seen() and routes.toll(state.index.blocks, way, "foot").barred  # no window there
    demolition.shake_building(state, name, PARTS[0], 320, rolled(9, 1, 1), [])
    state.templates.clear()
    assert seen() and not routes.toll(state.index.blocks, way, "foot").barred
    assert {block.row.kind for block in state.index.areas if block.id == name} == {"ruin", "building"}
    assert routes.toll(state.index.blocks, ((850, 480), (850, 540)), "foot").barred
    inner = ((640, 700), (760, 700))  # from the fallen section into the one beside it
    assert not routes.toll(state.index.blocks, inner, "foot").barred


@pytest.mark.rule("OW-roof-section", "OW-indirect-roof")
def test_the_blast_is_measured_from_the_roof_only_where_there_is_one() -> None:
    state = field("buildings")
    name = house(state, *FACTORY, (500, 500), levels=2)
    men = [deploy(state, f"us-{n}", "us-sniper", (1500, 1500)) for n in range(2)]
    for man, at in zip(men, PARTS, strict=False):
        state.change(man, x=at[0], y=at[1], level=1)
    demolition.drop_roof(state, state.features[name], 0, rolled(1), [])
    heights = [area.impact(state, state.models[man], False, True)[2] for man in men]
    assert heights == [40, 80]


@pytest.mark.rule("OW-charge-building", "OW-bld-section")
def test_a_charge_shakes_the_section_that_it_lies_beside() -> None:
    state = field("buildings")
    name = house(state, *FACTORY, (500, 500))
    deploy(state, "us-1", "us-rifles", (1500, 1500))
    state.charges["us-1.1"] = LaidCharge("us-1.1", "us-1", name, 920, 980, 0)
    out: list[Any] = []
    charges.set_off(state, "us-1", name, 6, rolled(5), out)
    assert (out[0].section, out[0].total) == (3, 3)


@pytest.mark.rule("OW-roof-105", "OW-rockets")
def test_every_rocket_of_a_salvo_that_falls_on_a_house_shakes_its_roof() -> None:
    state = field("buildings")
    house(state)
    deploy(state, "de-1", "de-nebelwerfer", (1040, 1900))
    deploy(state, "us-1", "us-sniper", (1040, 1040))
    gun = state.gun_of("de-1")
    assert gun is not None
    mode = WEAPONS["de-rockets-150"].mode("indirect")
    assert mode is not None
    out: list[Event] = []
    link = Intent("blue", "de-1", 0, target="us-1")
    salvo = Shot(gun.id, "de-rockets-150", "indirect", "us-1", 1, 7, 900, (), (), "open", indirect=True)
    dice = Scripted([9, *([1] * 200)])
    indirect.salvo(state, link, salvo, mode, (1040, 1040, 0), "us-1.1", dice, out)
    assert kinds(out).count("RoofShaken") == 1  # the others were duds
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(indirect, "drifted", lambda *_rest: (1045, 1045, 0))
        out.clear()
        indirect.salvo(state, link, salvo, mode, (1040, 1040, 0), "us-1.1", Scripted([9, *([1] * 200)]), out)
    assert kinds(out).count("RoofShaken") == mode.count


@pytest.mark.rule("OW-roof-table", "OW-roof-105", "OW-roof-chain")
def test_the_roof_table() -> None:
    falls = {size: next(t for t in range(1, 14) if buildings.roof_falls(t, size)) for size in buildings.SIZES}
    then = {size: next(t for t in range(1, 14) if buildings.building_follows(t, size)) for size in buildings.SIZES}
    assert falls == {"small": 4, "medium": 6, "large": 8, "huge": 10}
    assert then == {"small": 6, "medium": 8, "large": 10, "huge": 12}
    state, name, man = two_men_inside((100, 100))
    out: list[Any] = []
    demolition.struck_from_above(state, name, (1045, 1045), 81, rolled(), out)
    assert out == []
    demolition.struck_from_above(state, name, (1045, 1045), 105, rolled(3), out)
    assert not out[-1].fell and state.features[name].roof
    demolition.struck_from_above(state, name, (1045, 1045), 150, rolled(1), out)
    assert [line.key for line in out[-1].lines] == ["calibre"] and out[-1].total == 1 + int(out[-1].lines[0].value) > 1
    demolition.struck_from_above(state, name, (1045, 1045), 105, rolled(6, 1, 2), out)
    assert not state.features[name].roof and state.models[man].shaken
    assert kinds(out)[-1] == "BuildingShaken" and out[-1].total == 3  # 2 and 1
    out.clear()
    demolition.struck_from_above(state, name, (1045, 1045), 105, rolled(), out)
    assert out == []  # no roof left


@pytest.mark.rule("OW-roof-table", "OW-roof-105")
def test_a_roof_falls_on_the_top_level_only() -> None:
    state = field("buildings")
    house = building("h", 1000, 1000, 90, 90, levels=2)
    feature(state, "h", "building", *house.shape, levels=2, height=80)
    below, above = (deploy(state, f"us-{n}", "us-sniper", (1030 + 30 * n, 1040)) for n in range(2))
    state.change(above, level=1)
    out: list[Any] = []
    demolition.struck_from_above(state, "h", (1045, 1045), 105, rolled(5, 10), out)
    assert above not in state.models and below in state.models and not state.models[below].shaken


@pytest.mark.rule("OW-room-size")
def test_rooms_are_at_most_10_by_15_with_doors() -> None:
    made = building("h", 0, 0, 300, 280)
    for room in made.rooms:
        xs, ys = [p[0] for p in room], [p[1] for p in room]
        short, long = sorted((max(xs) - min(xs), max(ys) - min(ys)))
        assert short <= 100 and long <= 150
    assert made.doors
    assert building("s", 0, 0, 90, 90).rooms == ()


def middle_of(room: tuple[Point, ...]) -> Point:
    return sum(p[0] for p in room) // 4, sum(p[1] for p in room) // 4


@pytest.mark.rule("OW-room-block", "OW-room-breach", "OW-room-move")
def test_doors_enemies_in_them_and_ways_through_walls() -> None:
    state = field("rooms")
    made = state.features[house(state, 200, 150)]
    start, end = middle_of(made.rooms[0]), middle_of(made.rooms[1])
    man = state.models[deploy(state, "us-1", "us-rifles", (500, 500))]
    assert rooms.why_not_pass(state, man, (start, end)) is None
    foe = deploy(state, "de-1", "de-sniper", (600, 600))
    door = made.doors[0]
    state.change(foe, x=(door[0][0] + door[1][0]) // 2, y=(door[0][1] + door[1][1]) // 2)
    assert rooms.why_not_pass(state, man, (start, end)) == rooms.BLOCKED
    state.change(foe, level=1)
    assert rooms.why_not_pass(state, man, (start, end)) is None  # he stands in the door above
    state.models.pop(foe)
    high, low = (end[0], end[1] - 30), (start[0], start[1] - 30)
    assert rooms.why_not_pass(state, man, (low, high)) == rooms.NO_BREACH
    gunner = state.models[deploy(state, "us-2", "us-bazooka", (700, 700))]
    assert rooms.why_not_pass(state, gunner, (low, high)) is None


@pytest.mark.rule("OW-room-block")
def test_an_enemy_in_the_door_of_a_small_house_lets_nobody_in() -> None:
    state = field("rooms")
    gap = state.features[house(state)].openings[0]
    at = ((gap[0][0] + gap[1][0]) // 2, gap[0][1])
    man = state.models[deploy(state, "us-1", "us-rifles", (500, 500))]
    way = ((at[0], at[1] - 40), (at[0], at[1] + 40))
    assert rooms.why_not_pass(state, man, way) is None
    foe = deploy(state, "de-1", "de-sniper", (600, 600))
    state.change(foe, x=at[0], y=at[1])
    assert rooms.why_not_pass(state, man, way) == rooms.BLOCKED


@pytest.mark.rule("OW-room-block")
@pytest.mark.parametrize("side", [(0, -1), (0, 1), (-1, 0), (1, 0)])
def test_an_enemy_stands_in_a_door_up_to_a_centimetre_off(side: Point) -> None:
    """Beside it or at one of its ends."""
    state = field("rooms")
    gap = state.features[house(state)].openings[0]
    (ax, y), (bx, _) = sorted(gap)
    man = state.models[deploy(state, "us-1", "us-rifles", (500, 500))]
    foe = deploy(state, "de-1", "de-sniper", (600, 600))
    beside = ((ax + bx) // 2, y) if side[1] else (bx if side[0] > 0 else ax, y)
    way = (((ax + bx) // 2, y - 40), ((ax + bx) // 2, y + 40))
    for far, found in ((10, rooms.BLOCKED), (11, None)):
        state.change(foe, x=beside[0] + far * side[0], y=beside[1] + far * side[1])
        assert rooms.why_not_pass(state, man, way) == found, far


@pytest.mark.rule("OW-room-move", "OW-room-breach")
def test_each_wall_on_the_way_needs_a_door_of_its_own() -> None:
    state = field("rooms")
    made = state.features[house(state, 100, 440)]  # a row of three rooms
    assert len(made.rooms) == 3 and len(made.doors) == 2
    man = state.models[deploy(state, "us-1", "us-rifles", (500, 500))]
    first, last = middle_of(made.rooms[0]), middle_of(made.rooms[2])
    assert rooms.why_not_pass(state, man, (first, last)) is None
    aslant = (1010, last[1])  # through the first door and then the wall
    assert rooms.why_not_pass(state, man, (first, aslant)) == rooms.NO_BREACH
    outside = (made.openings[0][0][0] + 15, 960)
    assert rooms.why_not_pass(state, man, (outside, (1005, first[1]))) is None
    assert rooms.why_not_pass(state, man, (outside, (1005, last[1]))) == rooms.NO_BREACH


@pytest.mark.rule("OW-room-move")
def test_men_go_round_by_the_door_if_the_straight_way_is_walled() -> None:
    state = field("rooms")
    made = state.features[house(state, 200, 150)]
    start, end = middle_of(made.rooms[0]), middle_of(made.rooms[1])
    low, high = (start[0], start[1] - 30), (end[0], end[1] - 30)
    deploy(state, "us-1", "us-sniper", (500, 500))
    state.change("us-1.1", x=low[0], y=low[1])
    man = state.models["us-1.1"]
    found = movement.march(state, state.index.blocks, man, "move", "fast", high, True, (), ())
    assert isinstance(found, tuple) and found[0][1] == middle_of((*made.doors[0], *made.doors[0]))


@pytest.mark.rule("OW-room-move", "OW-move-levels", "OW-optional")
def test_larger_buildings_have_their_stairs_in_one_room() -> None:
    small, large = building("s", 0, 0, 90, 90, 2), building("h", 0, 0, 200, 150, 2)
    here, there = middle_of(large.rooms[0]), middle_of(large.rooms[-1])
    with_rooms, plain = field("rooms"), field()
    assert rooms.climb_cost(with_rooms, small, 1, ((40, 40), (40, 40)), 40) == 40
    assert rooms.climb_cost(with_rooms, large, 1, (here, here), 40) == 40
    assert rooms.climb_cost(with_rooms, large, 1, (here, there), 40) == 40  # by the stairs and on
    assert rooms.climb_cost(with_rooms, large, 1, (there, there), 40) is None
    assert rooms.climb_cost(plain, large, 1, (there, there), 40) == 40  # without the chapter straight up
    for state, free in ((with_rooms, False), (plain, True)):
        name = house(state, 200, 150, (1000, 1000), levels=2)
        corner = middle_of(state.features[name].rooms[-1])
        man = deploy(state, "us-1", "us-sniper", (500, 500))
        state.change(man, x=corner[0], y=corner[1], level=1)
        state.change("us-1.2", x=corner[0] + 25, y=corner[1], level=1)
        levels = storeys.reachable_storeys(state, Intent("red", "us-1", 0))
        assert (0 in levels) == free
        window = max(gap[0] for gap in state.features[name].openings)
        out = (corner, (window[0], corner[1]), (window[0] + 40, corner[1]))
        assert (movement.may_pass(state, state.models[man], out)) == free


@pytest.mark.rule("OW-room-gun")
def test_guns_stand_on_the_ground_floor_behind_a_wide_opening() -> None:
    made = Feature("h", "building", tuple(square(0, 0, 90, 90)), openings=(((20, 0), (50, 0)),))
    assert rooms.may_hold_gun(made, 0, 28, emplaced=False)
    assert not rooms.may_hold_gun(made, 1, 28, emplaced=False)
    assert not rooms.may_hold_gun(made, 0, 31, emplaced=False)
    assert rooms.may_hold_gun(made, 1, 60, emplaced=True)


GUNS = ("de-stug", "de-panther")


@pytest.mark.rule("OW-enter-material", "OW-R40", "OW-enter-gun")
def test_what_a_tank_can_break_through() -> None:
    state = field("entry")
    tanks = {}
    for n, kind in enumerate(("us-stuart", "us-sherman", "us-pershing")):
        tanks[kind] = state.models[deploy(state, f"us-{n}", kind, (300 + 300 * n, 300))]

    def through(material: str, kind: str = "building") -> list[bool]:
        made = building("h", 0, 0, 90, 90, material=material, kind=kind)
        return [tanks_in_buildings.why_not_enter(state, tank, made) is None for tank in tanks.values()]

    assert through("stone") == [False, False, True]
    assert through("brick") == [False, True, True] and building("h", 0, 0, 9, 9).material == "brick"
    assert through("wood") == through("adobe") == [True, True, True]
    assert through("brick", "bunker") == [False, False, False]
    for n, kind in enumerate(("us-gmc", "us-m3", "us-greyhound")):
        other = state.models[deploy(state, f"us-{n + 5}", kind, (300 + 300 * n, 900))]
        assert tanks_in_buildings.why_not_enter(state, other, building("h", 0, 0, 90, 90, material="wood")) is not None


@pytest.mark.rule("OW-enter-gun", "OW-R73")
def test_a_gun_in_the_hull_breaks_in_only_in_reverse() -> None:
    state = field("entry")
    stug, panther = (state.models[deploy(state, f"de-{n}", kind, (300 + 300 * n, 300))] for n, kind in enumerate(GUNS))
    wall = building("h", 0, 0, 90, 90)
    assert tanks_in_buildings.why_not_enter(state, stug, wall) == tanks_in_buildings.GUN_FORWARD
    assert tanks_in_buildings.why_not_enter(state, stug, wall, reverse=True) is None
    assert tanks_in_buildings.why_not_enter(state, panther, wall) is None


@pytest.mark.rule("OW-enter-test")
def test_the_driver_must_dare() -> None:
    state = field("entry")
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000))]
    assert tanks_in_buildings.dares_entry(state, tank, rolled(4), []) and not tanks_in_buildings.dares_entry(
        state, tank, rolled(3), []
    )


@pytest.mark.rule("OW-enter-table", "OW-R28")
def test_the_table_of_tanks_in_buildings() -> None:
    assert [tanks_in_buildings.entry_result(n) for n in (-2, 1, 2, 3, 10)] == [
        "crash",
        "crash",
        "stuck",
        "through",
        "through",
    ]
    sizes = [
        tanks_in_buildings.entry_lines(building("h", 0, 0, w, h))
        for w, h in ((90, 90), (100, 150), (200, 250), (300, 400))
    ]
    assert [tuple(line.value for line in lines) for lines in sizes] == [(), ("-1",), ("-2",), ("-3",)]


def drive_in(goal: int, *faces: int, wide: int = 90, high: int = 90, levels: int = 1) -> tuple[State, list[Event]]:
    """A Sherman drives north from (1045, 1250) into a house whose south wall is at 1000 + high; all dice given."""
    state = field("entry")
    deploy(state, "us-1", "us-sherman", (1045, 1050 + high + 60))
    house(state, wide, high, levels=levels)
    deploy(state, "de-1", "de-sniper", (2000, 300))
    tank = state.models["us-1.0"]
    link = Intent(
        "red", "us-1", 0, speed="slow", goal=(1045, goal), paths=(("us-1.0", ((tank.x, tank.y), (1045, goal))),)
    )
    state.stack = [Walk(link)]
    out: list[Event] = []
    dice = Scripted(list(faces))
    while state.stack and isinstance(state.stack[-1], Walk):
        walk.drive_on(state, state.stack[-1], dice, out)
    dice.done()
    return state, out


@pytest.mark.rule("OW-enter-test", "OW-enter-table", "OW-enter-gun")
def test_a_tank_stops_5_cm_inside_when_something_falls_on_it() -> None:
    state, out = drive_in(1040, 3)
    assert state.models["us-1.0"].y == 1200  # the driver did not dare
    state, out = drive_in(1040, 4, 1, 1)
    tank = state.models["us-1.0"]
    nose = tank.y - outlines.entry_of(state, tank).outline[0] // 2
    assert 1030 <= nose <= 1040 and "EntryRolled" in kinds(out)  # the wall is at 1090
    assert next(event for event in out if isinstance(event, VehicleStruck)).table == "hw"
    assert state.vehicles["us-1.0"].turret == 1800 and not state.features["house"].ruined
    state, out = drive_in(1040, 4, 2, 9)
    assert state.vehicles["us-1.0"].immobile and state.models["us-1.0"].y == tank.y


@pytest.mark.rule("OW-enter-table", "OW-enter-ruin")
def test_a_tank_drives_on_and_leaves_a_small_house_as_a_ruin() -> None:
    state, out = drive_in(950, 4, 3)
    assert state.models["us-1.0"].y == 950 and state.features["house"].ruined
    state, out = drive_in(1150)  # it does not get there
    assert state.models["us-1.0"].y == 1150 and not state.features["house"].ruined and "EntryRolled" not in kinds(out)
    state, out = drive_in(1060, 4, 5, wide=300, high=200)
    assert not state.features["house"].ruined and not state.breaches


@pytest.mark.rule("OW-enter-test")
def test_a_tank_in_a_house_drives_out_without_another_roll() -> None:
    state, _ = drive_in(1060, 4, 5, wide=300, high=200)
    tank = state.models["us-1.0"]
    assert breaking_in.houses(state, tank, ((tank.x, tank.y), (1045, 900)), (0, 0), False) == []
    drive = Drive("slow", "forward", (Place(1045, 950),))
    assert isinstance(driving.plan_drive(state, tank, "move", drive), driving.Trip)


@pytest.mark.rule("OW-enter-men")
def test_whom_a_tank_strikes_that_breaks_in() -> None:
    def struck(result_through: bool, *faces: int, size: Point = (90, 90)) -> list[str]:
        state = field("entry")
        tank = state.models[deploy(state, "us-1", "us-sherman", (1045, 1000 + size[1]))]
        name = house(state, *size, levels=2)
        deploy(state, "de-1", "de-grenadiers", (2000, 300))
        places = ((1030, 1010, 0), (1070, 1010, 1), (1000 + size[0] - 10, 1010, 0))
        for n, (x, y, level) in enumerate(places, 1):
            state.change(f"de-1.{n}", x=x, y=y, level=level)
        out: list[Event] = []
        assert tanks_in_buildings.enter(state, tank, state.features[name], Scripted(list(faces)), out) == result_through
        return [name for event in out if isinstance(event, ModelsStruck) for name in event.models]

    assert struck(True, 3, 1, 1, 1) == ["de-1.1", "de-1.2", "de-1.3"]  # all come down with a small house
    assert struck(False, 2, 1, 1, 9) == ["de-1.1", "de-1.3"]  # its floor only
    assert struck(True, 8, size=(300, 150)) == []
    assert struck(True, 8, 1, size=(300, 100)) == ["de-1.1"]  # the room, not the next one


@pytest.mark.rule("OW-enter-gun")
def test_within_walls_a_tank_turns_itself_to_aim() -> None:
    state, _ = drive_in(1060, 4, 5, wide=300, high=200)
    tank = state.models["us-1.0"]
    main = next(m for m in outlines.entry_of(state, tank).mounts if m.role == "main")
    assert mounted_weapons.half_arc(state, tank, main) == 225
    behind = (tank.x + 50, tank.y + 400)
    assert mounted_weapons.mount_bears(state, tank, main, behind)
    assert not mounted_weapons.mount_bears(state, tank, main, (tank.x + 300, tank.y + 300))
    mounted_weapons.turn_weapon(state, tank, main, behind, [])
    turned = state.models["us-1.0"].facing
    assert turned != tank.facing and state.vehicles["us-1.0"].turret == (turned + 1800) % 3600
    state.features.clear()
    prepare(state)
    assert mounted_weapons.half_arc(state, state.models["us-1.0"], main) == 900
