"""Optional chapters: buildings, roofs, rooms, and tanks that break through."""

import pytest
from operation_field import box, field, kinds, put, rolled

from sandtable.games.operation.model import Feature
from sandtable.games.operation.rules import (
    buildings,
    entry,
    rooms,
)
from sandtable.games.operation.terrain import building

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
