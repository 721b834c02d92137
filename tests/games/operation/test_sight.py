"""Sight, cover, detection."""

import pytest
from helpers import alone, chain, deploy, face_off, feature, keep, put, square, table

from sandtable.games.operation.model.state import State, counts_as_infantry
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground import cover
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import NAME, Look
from sandtable.games.operation.rules.infantry import detection
from sandtable.games.operation.rules.weapons import target_parts


def duel(ax: int, ay: int, bx: int, by: int) -> State:
    """One German and one American."""
    state = table(size=2500)
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 1)
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "de-1.1", ax, ay)
    put(state, "us-1.1", bx, by)
    return state


def line(state: State, smoke: bool = False) -> Look | None:
    return sights(state, state.units["de-1"], state.units["us-1"], smoke).get("de-1.1", {}).get("us-1.1")


def cover_of(state: State) -> str:
    found = line(state)
    assert found is not None
    return NAME[found.cover]


@pytest.mark.rule("OW-sight-line", "OW-sight-own")
def test_a_free_line_and_own_men_never_block_it() -> None:
    state = duel(100, 500, 900, 500)
    assert line(state) == Look(True)
    deploy(state, "de-2", "de-grenadiers", (0, 0))
    state.units["de-1"] = __import__("msgspec").structs.replace(
        state.units["de-1"], models=("de-1.1", *state.units["de-2"].models)
    )
    for n, each in enumerate(state.units["de-2"].models):
        put(state, each, 200 + 30 * n, 500, unit="de-1")
    assert line(state) == Look(True)


@pytest.mark.rule("OW-sight-low", "OW-cover-line")
def test_a_low_wall_hides_what_is_more_than_ten_centimetres_behind() -> None:
    state = duel(100, 500, 700, 500)
    feature(state, "wall", "low-wall", (600, 300), (600, 700))
    assert cover_of(state) == "medium"
    put(state, "us-1.1", 701, 500)
    assert line(state) is None
    put(state, "de-1.1", 570, 500)
    assert line(state) == Look(True)
    put(state, "us-1.1", 540, 560)
    put(state, "de-1.1", 100, 500)
    assert cover_of(state) == "open"


@pytest.mark.rule("OW-sight-low", "OW-sight-line")
@pytest.mark.parametrize("turn", [1, -1])
def test_a_low_wall_that_bends_hides_by_each_of_its_sides(turn: int) -> None:
    state = duel(100, 500, 700, 500)
    yard = [(650, 300), (650, 700), (400, 700), (400, 300)]  # the far side lets sight pass, the near one does not
    feature(state, "wall", "low-wall", *yard[::turn])
    assert line(state) is None
    put(state, "de-1.1", 370, 500)  # right beside the near side: only the far one is left, and that lies near enough
    assert cover_of(state) == "medium"
    put(state, "us-1.1", 490, 500)
    put(state, "de-1.1", 100, 500)
    assert cover_of(state) == "medium"


@pytest.mark.rule("OW-sight-high")
def test_a_high_wall_blocks_sight() -> None:
    for kind in ("high-wall", "high-hedge"):
        state = duel(100, 500, 700, 500)
        feature(state, "wall", kind, (600, 300), (600, 700))
        assert line(state) is None


@pytest.mark.rule("OW-sight-high-wall", "OW-sight-high-hedge")
def test_beside_a_high_wall_only_grenades_go_over_a_hedge_lets_shots_through() -> None:
    for kind, over in (("high-wall", True), ("high-hedge", False)):
        state = duel(575, 500, 640, 500)
        feature(state, "wall", kind, (600, 300), (600, 700))
        found = line(state)
        assert found is not None and found.over is over
        put(state, "us-1.1", 651, 500)
        assert line(state) is None


@pytest.mark.rule("OW-sight-wood", "OW-cover-area")
def test_sight_reaches_five_centimetres_into_a_wood() -> None:
    state = duel(100, 500, 650, 500)
    feature(state, "wood", "wood", *square(600, 300, 300, 400))
    assert cover_of(state) == "light"
    put(state, "us-1.1", 651, 500)
    assert line(state) is None
    put(state, "us-1.1", 1000, 500)
    assert line(state) is None
    put(state, "de-1.1", 645, 500)
    put(state, "us-1.1", 100, 500)
    assert line(state) is not None
    put(state, "de-1.1", 660, 500)
    assert line(state) is None


@pytest.mark.rule("OW-sight-smallwood")
def test_sight_passes_a_strip_of_wood_and_ends_five_centimetres_beyond() -> None:
    state = duel(100, 500, 690, 500)
    feature(state, "trees", "small-wood", *square(600, 300, 40, 400))
    found = line(state)
    assert found is not None and found.cover == 1
    put(state, "us-1.1", 691, 500)
    assert line(state) is None


@pytest.mark.rule("OW-sight-building", "OW-openings")
def test_into_a_building_one_sees_by_doors_and_windows_only() -> None:
    window = (((600, 490), (600, 510)),)
    state = duel(100, 500, 640, 500)
    feature(state, "house", "building", *square(600, 400, 200, 200), openings=window)
    assert cover_of(state) == "medium"
    put(state, "us-1.1", 660, 500)
    assert line(state) is None
    put(state, "us-1.1", 620, 570)
    assert line(state) is None
    put(state, "us-1.1", 640, 500)
    feature(state, "house", "building", *square(600, 400, 200, 200))
    assert line(state) is None
    feature(state, "house", "ruin", *square(600, 400, 200, 200))
    assert cover_of(state) == "medium"
    put(state, "us-1.1", 900, 500)
    assert line(state) is None


@pytest.mark.rule("OW-sight-above")
def test_from_an_upper_level_low_walls_do_not_count_and_high_ones_by_the_true_line() -> None:
    state = duel(100, 500, 900, 500)
    feature(state, "wall", "low-wall", (600, 300), (600, 700))
    assert line(state) is None
    put(state, "de-1.1", 100, 500, level=2)
    assert line(state) is not None
    feature(state, "wall", "high-wall", (850, 300), (850, 700))
    assert line(state) is None
    feature(state, "wall", "high-wall", (200, 300), (200, 700))
    assert line(state) is not None
    feature(state, "wall", "wood", *square(500, 300, 200, 400))
    assert line(state) is None


@pytest.mark.rule("OW-cover-partial")
def test_a_man_of_whom_a_part_is_hidden_is_in_cover() -> None:
    state = duel(100, 500, 900, 500)
    feature(state, "house", "building", *square(780, 506, 100, 100))
    assert cover_of(state) == "medium"
    feature(state, "house", "building", *square(780, 512, 100, 100))
    assert cover_of(state) == "open"


@pytest.mark.rule("OW-vsight-behind", "OW-vcover-give")
def test_a_vehicle_hides_or_covers_the_men_behind_it() -> None:
    state = duel(100, 500, 900, 500)
    deploy(state, "us-9", "us-sherman", (500, 500), 0, seat="red")
    assert line(state) is None
    tank = state.vehicle_of("us-9")
    assert tank is not None
    put(state, tank.id, 875, 545)
    found = line(state)
    assert found is None or NAME[found.cover] == "heavy"


@pytest.mark.rule("OW-smoke-sight", "OW-smoke-cover")
def test_nobody_sees_through_smoke_but_into_it() -> None:
    state = duel(100, 500, 900, 500)
    state.templates["s"] = Template("s", "smoke", 500, 500, 80)
    assert line(state) is None
    assert line(state, smoke=True) is not None
    state.templates["s"] = Template("s", "smoke", 900, 500, 80)
    found = line(state)
    assert found is not None and found.smoke and NAME[found.cover] == "light"


@pytest.mark.rule("OW-detect", "OW-detect-state")
@pytest.mark.parametrize(("posture", "cm"), [("stationary", 60), ("moved", 100), ("fired", 140)])
def test_detection_by_state(posture: str, cm: int) -> None:
    state = duel(100, 500, 100 + cm * 10, 500)
    state.alter("us-1", posture=posture)
    assert detection.is_valid(state, state.units["de-1"], state.units["us-1"])
    put(state, "us-1.1", 101 + cm * 10, 500)
    assert not detection.is_valid(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-detect", "OW-detect-state")
def test_cover_is_judged_from_the_observer() -> None:
    state = duel(100, 500, 700, 500)
    state.alter("us-1", posture="moved")
    feature(state, "wall", "low-wall", (650, 300), (650, 700))
    assert detection.is_valid(state, state.units["de-1"], state.units["us-1"])
    put(state, "de-1.1", 99, 500)
    assert not detection.is_valid(state, state.units["de-1"], state.units["us-1"])
    feature(state, "wall", "low-wall", (50, 300), (50, 700))
    assert detection.is_valid(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-detect-unit")
def test_one_model_within_the_distance_gives_the_whole_unit_away() -> None:
    state = duel(100, 500, 700, 500)
    deploy(state, "us-2", "us-rifles", (900, 500))
    far = state.units["us-2"]
    assert not detection.is_valid(state, state.units["de-1"], far)
    put(state, far.models[0], 690, 540)
    assert detection.is_valid(state, state.units["de-1"], state.units["us-2"])


@pytest.mark.rule("OW-first-turn")
def test_everybody_is_stationary_before_the_first_order() -> None:
    state = duel(100, 500, 700, 500)
    assert state.units["us-1"].posture == "stationary"
    assert detection.posture_of(state, state.models["us-1.1"]) == "stationary"


@pytest.mark.rule("OW-models-group", "OW-models-class")
def test_guns_and_motorcycles_at_rest_are_infantry() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (300, 300))
    deploy(state, "de-2", "de-motorcycle", (500, 300))
    deploy(state, "us-1", "us-sherman", (500, 900))
    gun, bike, tank = state.gun_of("de-1"), state.vehicle_of("de-2"), state.vehicle_of("us-1")
    assert gun is not None and bike is not None and tank is not None
    assert counts_as_infantry(state, gun) and counts_as_infantry(state, bike) and not counts_as_infantry(state, tank)
    state.alter("de-2", posture="moved")
    assert not counts_as_infantry(state, bike)
    assert (gun.cls, bike.cls, tank.cls) == ("artillery", "motorcycle", "medium-tank")


@pytest.mark.rule("OW-cover-area", "OW-split-trench")
def test_area_cover_by_kind() -> None:
    for kind, best in (
        ("wood", "light"),
        ("building", "medium"),
        ("ruin", "medium"),
        ("trench", "heavy"),
        ("field", "open"),
    ):
        state = duel(100, 500, 700, 500)
        feature(state, "piece", kind, *square(600, 400, 200, 200))
        assert cover.area_cover(state, state.models["us-1.1"]) == best
        assert cover.in_trench(state, state.models["us-1.1"]) is (kind == "trench")


@pytest.mark.rule("OW-R51")
def test_one_detects_only_what_one_sees() -> None:
    state = face_off(300)
    feature(state, "house", "building", *square(400, 600, 300, 50))
    assert not detection.detects(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-R52")
def test_the_nearest_firer_who_sees_decides_about_cover() -> None:
    state = face_off(90)
    put(state, "de-1.2", 560, 530)
    feature(state, "wall", "low-wall", (400, 545), (520, 545))
    lines = sights(state, state.units["de-1"], state.units["us-1"])
    assert NAME[lines["de-1.1"]["us-1.1"].cover] == "medium" and lines["de-1.2"]["us-1.1"].cover == 0
    assert target_parts.best_look(state, lines, state.models["us-1.1"]).cover == 0


@pytest.mark.rule("OW-R55")
def test_a_corner_of_a_wood_hides_like_a_small_wood() -> None:
    state = face_off(400)
    keep(state, "de-1", 1)
    feature(state, "wood", "wood", *square(400, 560, 300, 40))
    assert not sights(state, state.units["de-1"], state.units["us-1"])
    feature(state, "wood", "wood", *square(400, 520, 300, 40))
    assert sights(state, state.units["de-1"], state.units["us-1"])
    feature(state, "wood", "building", *square(400, 400, 600, 600))
    put(state, "de-1.1", 500, 550)
    assert sights(state, state.units["de-1"], state.units["us-1"])
    put(state, "de-1.1", 500, 551)
    assert not sights(state, state.units["de-1"], state.units["us-1"])
    put(state, "de-1.1", 500, 540, level=1)
    assert not sights(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-models-group", "OW-moto-detect")
@pytest.mark.parametrize(
    ("kind", "posture", "far", "key"),
    [
        ("us-jeep", "stationary", 900, ""),
        ("su-motorcycle", "stationary", 900, "not-valid"),
        ("su-motorcycle", "stationary", 500, ""),
        ("su-motorcycle", "moved", 900, ""),
        ("us-m1-57", "stationary", 900, "not-valid"),
    ],
)
def test_guns_and_motorcycles_at_rest_are_detected_like_infantry(kind: str, posture: str, far: int, key: str) -> None:
    state = table(size=2500)
    alone(state, "de-1", "de-grenadiers", (500, 200 + far), arms=("de-mg42",))
    deploy(state, "us-1", kind, (500, 200))
    state.alter("us-1", posture=posture)
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == key
