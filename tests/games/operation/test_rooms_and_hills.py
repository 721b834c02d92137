"""Walls between rooms and hills hide, in plain and in compiled sight, and who stands high fires from above."""

import random
from collections.abc import Iterator

import pytest
from helpers import Battle, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import DamageRolled, FlameLaid, ShotsFired, TemplateLaid
from sandtable.games.operation.events.vehicle import TerrainStopped, VehicleStruck
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import compiled_sight
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.games.operation.rules.ground.sight_lines import BLIND, LOOKS, terrain_look

HOUSE = square(400, 400, 200, 150)
"""Two rooms; the wall between them at x = 500 has its door from y = 460 to 490."""
WINDOWS = (((440, 550), (470, 550)), ((530, 550), (560, 550)))
ROOMS = (tuple(square(400, 400, 100, 150)), tuple(square(500, 400, 100, 150)))
DOOR = ((500, 460), (500, 490))


@pytest.fixture(params=["plain", "compiled"])
def _sight(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test plays with both."""
    if request.param == "compiled":
        pytest.importorskip("numba")
        GAME.warm()
    yield
    compiled_sight._kernel = None


def facing(german: Point, american: Point, arms: tuple[str, ...] = ("de-kar98k",), *switches: str) -> State:
    """One against one; the American has just fired."""
    state = table(*switches)
    for name, kind, at in (("de-1", "de-grenadiers", german), ("us-1", "us-rifles", american)):
        deploy(state, name, kind, (0, 0))
        keep(state, name, 1)
        put(state, f"{name}.1", *at, weapons=arms if name == "de-1" else ("us-garand",))
        state.alter(name, panic=0, start=1)
    state.alter("us-1", posture="fired")
    return state


def housed(german: Point, american: Point, arms: tuple[str, ...] = ("de-kar98k",), rooms: bool = True) -> State:
    state = facing(german, american, arms, *(("rooms",) if rooms else ()))
    feature(state, "house", "building", *HOUSE, openings=WINDOWS, rooms=ROOMS, doors=(DOOR,))
    return state


def refusal(state: State, *before: str) -> str:
    """Why the German may not fire at the American; nothing if he may."""
    battle = chain(state, "fire-3", "", faces=[10, 1])
    battle.do("order de-1 fire-3", *before)
    return battle.refused("target us-1")


@pytest.mark.rule("OW-room-size", "OW-R103")
@pytest.mark.usefixtures("_sight")
@pytest.mark.parametrize(("first", "key"), [((420, 440), ""), ((500, 530), "not-valid")])
def test_each_wall_on_a_line_needs_a_door_of_its_own_at_hand(first: Point, key: str) -> None:
    """Three rooms in a row: a door at hand in the second wall is none in the first."""
    state = facing((490, 430), (540, 430), ("de-kar98k",), "rooms")
    three = tuple(tuple(square(x, 400, wide, 150)) for x, wide in ((400, 100), (500, 30), (530, 70)))
    doors = (((500, first[0]), (500, first[1])), ((530, 420), (530, 440)))
    feature(state, "house", "building", *HOUSE, openings=WINDOWS, rooms=three, doors=doors)
    assert refusal(state) == key


def fired(state: State, faces: list[int]) -> Battle:
    battle = chain(state, "fire-3", "", faces=faces)
    battle.say("order de-1 fire-3", "target us-1")
    return battle


@pytest.mark.rule("OW-R103", "OW-openings")
@pytest.mark.parametrize(
    ("german", "american", "key"),
    [
        ((480, 420), (520, 420), ""),
        ((480, 540), (520, 540), "not-valid"),
        ((500, 540), (520, 540), ""),
        ((480, 530), (480, 540), ""),
    ],
)
def test_from_room_to_room_one_fires_only_near_a_door(_sight: None, german: Point, american: Point, key: str) -> None:
    assert refusal(housed(german, american)) == key
    assert refusal(housed(german, american, rooms=False)) == ""


@pytest.mark.rule("OW-R103")
def test_no_edge_of_a_base_shows_through_the_wall(_sight: None) -> None:
    assert refusal(housed((480, 545), (503, 545))) == "not-valid"


@pytest.mark.rule("OW-R103", "OW-openings")
def test_from_outside_one_looks_into_the_room_of_the_window_only(_sight: None) -> None:
    """The window is within 5 cm of both, but a wall stands between it and the second."""
    assert refusal(housed((430, 570), (480, 540))) == ""
    assert refusal(housed((430, 570), (520, 540))) == "not-valid"
    assert refusal(housed((430, 570), (520, 540), rooms=False)) == ""


@pytest.mark.rule("OW-R103", "OW-area-grenade-in")
def test_grenades_fly_through_doors_and_their_blast_through_walls(_sight: None) -> None:
    arms = ("de-kar98k", "de-grenade")
    battle = chain(housed((480, 545), (520, 545), arms), "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == "not-valid"
    state = housed((470, 470), (515, 480), arms)
    deploy(state, "us-2", "us-rifles", (0, 0))
    keep(state, "us-2", 1)
    put(state, "us-2.1", 490, 505)
    battle = chain(state, "fire-3", "", faces=[10, 1, 1])
    battle.say("order de-1 fire-3", "target us-1", "arm grenades")
    if battle.asked == "blue lay-template":
        battle.do("place us-1.1")
    assert set(battle.seen(TemplateLaid)[0].models) == {"us-1.1", "us-2.1"}


@pytest.mark.rule("OW-R103", "OW-flame-opening")
def test_flame_does_not_go_through_an_inner_wall(_sight: None) -> None:
    for rooms, hit in ((True, {"us-1.1"}), (False, {"us-1.1", "us-2.1"})):
        state = housed((490, 440), (495, 485), ("de-flamethrower",), rooms)
        deploy(state, "us-2", "us-rifles", (0, 0))
        keep(state, "us-2", 1)
        put(state, "us-2.1", 512, 542)
        battle = fired(state, [1, 1])
        assert set(battle.seen(FlameLaid)[0].models) == hit


HILL = square(400, 400, 200, 200)


def on_hill(german: Point, american: Point, kind: str = "slope") -> State:
    """The same on a table with a hill, or with a field in its place."""
    state = facing(german, american)
    feature(state, "hill", kind, *HILL)
    return state


@pytest.mark.rule("OW-R104")
@pytest.mark.parametrize(
    ("german", "american", "key"),
    [
        ((500, 350), (500, 650), "not-valid"),
        ((500, 350), (620, 450), "not-valid"),
        ((500, 350), (500, 420), ""),
        ((500, 350), (500, 550), "not-valid"),
        ((500, 550), (500, 720), ""),
        ((500, 550), (500, 640), "not-valid"),
        ((420, 420), (580, 580), ""),
    ],
)
def test_the_ground_hides_what_lies_behind_a_hill_and_below_its_edge(
    _sight: None, german: Point, american: Point, key: str
) -> None:
    assert refusal(on_hill(german, american)) == key
    assert refusal(on_hill(german, american, "field")) == ""


@pytest.mark.rule("OW-R104", "OW-sight-above")
def test_from_a_hill_low_walls_below_it_are_nothing_those_on_it_are(_sight: None) -> None:
    for kind, wall, cover in (("slope", 700, "open"), ("field", 700, "medium"), ("slope", 505, "medium")):
        state = on_hill((500, 590), (500, 720), kind) if wall == 700 else on_hill((500, 590), (500, 490), kind)
        feature(state, "wall", "low-wall", (410, wall), (590, wall))
        assert [each.cover for each in fired(state, [10, 10, 1, 1]).seen(DamageRolled)] == [cover], (kind, wall)


@pytest.mark.rule("OW-R104", "OW-sight-above", "OW-sight-high")
def test_from_a_hill_the_true_line_passes_high_walls(_sight: None) -> None:
    """4 cm of wall half way between eyes at 6 and 2 cm hide; a quarter of the way they do not."""
    for wall, key in ((665, "not-valid"), (630, "")):
        state = on_hill((500, 590), (500, 740))
        feature(state, "wall", "high-wall", (300, wall), (700, wall))
        assert refusal(state) == key, wall


def tank_below(kind: str, level: str = "de-panther") -> State:
    """A bazooka at the edge of the hill, a tank right below it."""
    state = table()
    feature(state, "hill", kind, *HILL)
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 598, weapons=("us-garand",))
    deploy(state, "de-1", level, (500, 645), 900)
    state.alter("de-1", posture="fired")
    return state


@pytest.mark.rule("OW-R104", "OW-av-above")
@pytest.mark.parametrize(("kind", "armour"), [("slope", set()), ("field", {"armour"})])
def test_fire_down_from_a_hill_meets_the_thin_top(_sight: None, kind: str, armour: set[str]) -> None:
    state = tank_below(kind)
    put(state, "us-1.1", 500, 598, weapons=("su-ptrd",))
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 8])
    battle.say("order us-1 fire-3", "target de-1")
    struck = battle.seen(VehicleStruck)
    assert [{line.key for line in each.lines} & {"armour"} for each in struck] == [armour]


@pytest.mark.rule("OW-av-above", "OW-R104")
@pytest.mark.parametrize(("kind", "dead"), [("slope", 2), ("field", 0)])
def test_fire_down_into_an_open_top_is_fire_at_men_in_the_open(_sight: None, kind: str, dead: int) -> None:
    """Nobody looks out; a rifle does nothing to the half-track itself."""
    state = tank_below(kind, "de-sdkfz250")
    crew = len(state.crew("de-1.0"))
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 10, 10, 10, 10] if dead else [])
    battle.say("order us-1 fire-3", "target de-1")
    assert [(each.part, each.need) for each in battle.seen(ShotsFired)] == ([("crew:de-1.0", 4)] if dead else [])
    assert [each.cover for each in battle.seen(DamageRolled)] == (["open"] if dead else [])
    assert len(state.crew("de-1.0")) == crew - dead


@pytest.mark.rule("OW-R104", "OW-sight-above", "OW-vcover-wall")
@pytest.mark.parametrize(("kind", "stopped"), [("slope", 0), ("field", 1)])
def test_a_wall_does_not_save_a_vehicle_from_fire_from_above(_sight: None, kind: str, stopped: int) -> None:
    state = tank_below(kind, "de-panzer4")
    put(state, "us-1.1", 500, 590, weapons=("su-ptrd",))
    state.change("de-1.0", y=800, facing=900)
    feature(state, "wall", "low-wall", (300, 770), (700, 770))
    battle = chain(state, "", "ambush-3", opener="red", faces=[10, 8, 3])
    battle.say("order us-1 ambush-3", "target de-1")
    assert len(battle.seen(TerrainStopped)) == stopped


@pytest.mark.rule("OW-R104", "OW-R103")
def test_compiled_lines_agree_on_hills_and_rooms() -> None:
    """Models in rooms, at doors, on edges; a wall on the hill and one below; a house on the hill."""
    pytest.importorskip("numba")
    GAME.warm()
    rng = random.Random("hills and rooms")
    state = housed((0, 0), (0, 0))
    feature(state, "hill", "slope", (200, 150), (460, 120), (520, 300), (330, 340))
    feature(state, "mound", "slope", *square(380, 380, 60, 200), height=25)
    feature(state, "on-it", "low-wall", (260, 200), (400, 220))
    feature(state, "below", "high-hedge", (220, 400), (300, 520))
    told, unsure = set(), 0
    for _ in range(6000):
        a, b = (
            Model(
                name,
                name,
                rng.choice(("infantry", "infantry", "medium-tank")),
                *place(rng),
                level=rng.choice((0, 0, 1)),
            )
            for name in "ab"
        )
        said = next((row[2] for row in compiled_sight.free_lines(ground_under(state), [a], [b])), -1)
        line = terrain_look(state.index.blocks, a, b)
        if said == -2:
            unsure += 1
            continue
        told.add(line)
        assert (LOOKS[said] if said >= 0 else BLIND) == line, (a, b)
    compiled_sight._kernel = None
    assert unsure < 300 and len(told) >= 5


def place(rng: random.Random) -> Point:
    x, y = rng.randrange(150, 650), rng.randrange(100, 620)
    return (x, y) if rng.random() < 0.7 else (x // 10 * 10, y // 10 * 10)
