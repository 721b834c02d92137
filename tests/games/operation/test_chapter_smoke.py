"""Optional chapters: smoke and fires."""

from typing import Any

import pytest
from helpers import alone, deploy, empty, feature, field, keep, put, rolled, square, table
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Disperse, Drive, Smoke
from sandtable.games.operation.events.vehicle import ModelsStruck, VehicleStruck
from sandtable.games.operation.flow import chapters, turn
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.model.state import is_active
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.announcing import chapters as announcing_chapters
from sandtable.games.operation.rules.chapters import fires, night, smoke
from sandtable.games.operation.rules.ground import clouds
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import detection
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import close_assault, driving, explosions
from sandtable.games.operation.rules.weapons import hits
from sandtable.games.operation.tables import WEAPONS, items
from sandtable.kernel import Event, Point, Refusal
from sandtable.kernel import Point as Place


@pytest.mark.rule("OW-smoke-wind")
def test_the_wind_is_rolled_before_play() -> None:
    state = field("smoke")
    state.stack = [chapters.Wind()]
    state.stack[-1].run(state, rolled(7, 90), [])
    assert state.wind == (900, 70)
    calm = field()
    calm.stack = [chapters.Wind()]
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
    tank = state.models[deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=(by,))]
    unit = state.units["de-1"]
    half, wide = 44, 26

    def refused(x: int, y: int) -> Refusal | None:
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
    tank = deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-vehicle",))
    unit = state.units["de-1"]
    man = smoke.user(state, unit, "smoke-vehicle")
    assert man is not None and man.role == "commander"
    assert smoke.why_not_smoke(state, unit, "smoke-vehicle", (1000, 1000)) is None
    out: list[Event] = []
    smoke.launch(state, "de-1", "smoke-vehicle", (1000, 1000), rolled(), out)
    cloud = next(iter(state.templates.values()))
    assert (cloud.x, cloud.y, cloud.radius) == (1000, 1000, 80)
    assert not is_active(state, state.models[man.id])
    assert is_active(state, state.models["de-1.2"])
    assert smoke.why_not_smoke(state, state.units["de-1"], "smoke-vehicle", (1000, 1000)) == smoke.NO_SMOKE
    assert tank in state.models


@pytest.mark.rule("OW-smoke-launch", "OW-smoke-side")
def test_a_smoke_shot_may_fail_scatter_or_land() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-side",))
    out: list[Any] = []
    smoke.launch(state, "de-1", "smoke-side", (1000, 850), rolled(1), out)
    assert out[-1].result == "dud" and not state.templates
    smoke.launch(state, "de-1", "smoke-side", (1000, 850), rolled(7), out)
    assert out[-1].places == ((940, 850), (1000, 850), (1060, 850))
    assert len(smoke.smoke_clouds(state)) == 1  # diced for together
    assert "smoke-side" not in state.units["de-1"].traits  # once on each side
    other = field("smoke")
    deploy(other, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-grenade",))
    smoke.launch(other, "de-1", "smoke-grenade", (1000, 850), rolled(6, 5, 90), out)
    assert out[-1].places == ((1050, 850),)


@pytest.mark.rule("OW-smoke-shells", "OW-smoke-aim")
def test_smoke_shells_by_weapon() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-mortar", (1000, 1500), 0, options=("smoke-shell", "smoke-shell"))
    unit = state.units["de-1"]
    assert smoke.figure(state, unit, "smoke-shell") == (50, 1)
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700)) is None
    feature(state, "wall", "high-wall", (0, 1000), (3000, 1000))
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700)) == smoke.SMOKE_UNSEEN
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700), reported=True) is None
    smoke.launch(state, "de-1", "smoke-shell", (1000, 1200), rolled(8), [])
    assert "smoke-shell" in state.units["de-1"].traits
    smoke.launch(state, "de-1", "smoke-shell", (1000, 1200), rolled(8), [])
    assert "smoke-shell" not in state.units["de-1"].traits


@pytest.mark.rule("OW-smoke-shells")
def test_smoke_shells_reach_as_far_as_the_weapon_in_every_direction() -> None:
    state = empty((8000, 8000), ("smoke",), 1)
    man = state.models[deploy(state, "de-1", "de-mortar", (4000, 4000), 0, options=("smoke-shell",))]
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].mode("indirect") for w in m.weapons))
    reach = max(mode.reach for weapon in gunner.weapons for mode in WEAPONS[weapon].modes if mode.template)
    unit, slant = state.units[man.unit], (reach * 3 // 5, reach * 4 // 5)
    for dx, dy in ((0, reach), slant):
        near, far = (gunner.x + dx, gunner.y - dy), (gunner.x + dx, gunner.y - dy - 5)
        assert smoke.why_not_smoke(state, unit, "smoke-shell", near, reported=True) is None
        assert smoke.why_not_smoke(state, unit, "smoke-shell", far, reported=True) == smoke.SMOKE_TOO_FAR


@pytest.mark.rule("OW-smoke-aim", "OW-sight-line")
def test_nobody_throws_smoke_where_a_house_hides_the_place() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-mortar", (1000, 1500), 0, options=("smoke-shell",))
    keep(state, "de-1", 1)
    feature(state, "house", "building", *square(900, 1000, 200, 200))
    unit = state.units["de-1"]
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 700)) == smoke.SMOKE_UNSEEN
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1000, 1250)) is None, "in front of it"
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1400, 900)) is None, "beside it"
    feature(state, "wall", "low-wall", (1100, 1200), (1500, 1200))
    assert smoke.why_not_smoke(state, unit, "smoke-shell", (1400, 900)) == smoke.SMOKE_UNSEEN, "the wall is half way"


@pytest.mark.rule("OW-smoke-cover", "OW-detect")
def test_a_vehicle_in_smoke_is_detected_as_one_in_cover() -> None:
    state = field("smoke")
    deploy(state, "us-1", "us-rifles", (1000, 1600))
    deploy(state, "de-1", "de-panzer4", (1000, 900), 1800)
    state.alter("de-1", posture="stationary", silent=True)
    one, two = state.units["us-1"], state.units["de-1"]
    assert detection.is_valid(state, one, two)  # 70 cm away: 100 in the open, 50 in cover
    state.templates["s"] = Template("s", "smoke", 1000, 880, 150)
    assert sights(state, one, two)
    assert not detection.is_valid(state, one, two)


@pytest.mark.rule("OW-smoke-sight", "OW-smoke-cover")
def test_nobody_sees_through_smoke_but_into_it() -> None:
    state = field("smoke")
    deploy(state, "us-1", "us-rifles", (1000, 1500))
    deploy(state, "de-1", "de-grenadiers", (1000, 900), 1800)
    one, two = state.units["us-1"], state.units["de-1"]
    state.templates["s"] = Template("s", "smoke", 1000, 1200, 150)
    assert not sights(state, one, two)
    assert sights(state, one, two, through_smoke=True)
    state.templates["s"] = Template("s", "smoke", 1000, 880, 150)
    looks = [look for seen in sights(state, one, two).values() for look in seen.values()]
    assert looks and all(look.smoke and look.cover == 1 for look in looks)
    part = TargetPart("light-smoke", "men", (), "light", smoke=True)
    assert [line.value for line in hits.part_lines(part)] == ["-2"]
    assert [line.value for line in hits.harm_lines("fire", part)] == ["-2"]


@pytest.mark.rule("OW-smoke-slow")
def test_only_slowly_through_smoke() -> None:
    state = field("smoke")
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    state.templates["s"] = Template("s", "smoke", 1000, 850, 50)
    way = (Point(1000, 830),)
    assert driving.plan_drive(state, tank, "move", Drive("fast", "forward", way)) == driving.ONLY_SLOWLY_DRIVEN
    assert isinstance(driving.plan_drive(state, tank, "move", Drive("slow", "forward", way)), driving.Trip)
    assert clouds.on_way(state, ((1000, 1000), (1000, 890)))
    assert not clouds.on_way(state, ((1000, 1000), (1000, 910)))


@pytest.mark.rule("OW-smoke-phase", "OW-R27", "OW-smoke-disperse")
def test_dispersal_in_turn_with_one_change_of_wind() -> None:
    state = field("smoke")
    state.wind, state.initiative = (900, 40), "blue"
    for n in range(4):
        state.templates[f"s{n}"] = Template(f"s{n}", "smoke", 1000, 300 * n + 300, 50)
    chapters.begin_smoke(state)
    assert state.stack[-1].seats(state) == ("blue",)
    order = []
    for name, dice in (("s0", (1, 6, 180)), ("s1", (1,)), ("s2", (7,)), ("s3", (8,))):
        frame = state.stack[-1]
        order.append(frame.seat)
        frame.apply(state, frame.seat, Disperse(name), rolled(*dice), [])
    assert order == ["blue", "red", "blue", "red"] and state.stack == []
    assert state.wind == (1800, 60)
    assert list(state.templates) == ["s3"]
    assert (state.templates["s3"].x, state.templates["s3"].y) == (1000, 1260)


@pytest.mark.rule("OW-smoke-phase", "OW-R27")
def test_smoke_comes_first_in_the_turn() -> None:
    assert (
        turn.TURN_STEPS[0] is turn.smoke
        and turn.TURN_STEPS[1] is turn.lone_models
        and turn.TURN_STEPS[2] is turn.refill_hands
    )


@pytest.mark.rule("OW-fires-start", "OW-fires-stay", "OW-fires-heat", "OW-fires-night", "OW-optional")
def test_burning_wrecks() -> None:
    state = field("fires", "night")
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    man = deploy(state, "de-1", "de-sniper", (1000, 1095))
    out: list[Event] = []
    explosions.explode(state, tank, rolled(1, 9, 2), out)
    assert state.vehicles[tank].burning and state.models[man].shaken  # heat within 5 cm
    assert smoke.smoke_clouds(state) == [] and [t.kind for t in state.templates.values()] == ["wreck-smoke"]
    assert night.is_lit(state, state.models[man])
    other = deploy(state, "us-2", "us-sherman", (2000, 1000), 0)
    explosions.explode(state, other, rolled(1, 8), out)
    assert not state.vehicles[other].burning
    plain = field()
    third = deploy(plain, "us-1", "us-sherman", (1000, 1000), 0)
    explosions.explode(plain, third, rolled(1), out)
    assert not plain.vehicles[third].burning


@pytest.mark.rule("OW-fires-push", "OW-R43")
@pytest.mark.parametrize(("kind", "table"), [("us-sherman", "flame-heavy"), ("us-gmc", "flame-light")])
def test_pushing_a_burning_wreck(kind: str, table: str) -> None:
    state = field("fires")
    wreck = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    explosions.explode(state, wreck, rolled(1, 10), [])
    vehicle = state.models[deploy(state, "us-1", kind, (1000, 1200), 0)]
    out: list[Any] = []
    fires.push(state, state.models[wreck], vehicle, rolled(1), out)
    assert out[-1].table == table and wreck not in state.models and not state.templates


@pytest.mark.rule("OW-smoke-side")
def test_a_side_launcher_fires_once_to_each_side() -> None:
    state = field("smoke")
    tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 900, options=("smoke-side",))]
    north, south = (tank.x, tank.y - 100), (tank.x, tank.y + 100)  # it looks east
    unit = state.units["de-1"]
    assert smoke.why_not_smoke(state, unit, "smoke-side", north) is None
    smoke.launch(state, "de-1", "smoke-side", north, rolled(9), [])
    state.turn = 2
    unit = state.units["de-1"]
    assert smoke.why_not_smoke(state, unit, "smoke-side", (tank.x + 20, tank.y - 90)) == smoke.NO_SMOKE
    assert smoke.why_not_smoke(state, unit, "smoke-side", south) is None
    smoke.launch(state, "de-1", "smoke-side", south, rolled(9), [])
    assert "smoke-side" not in state.units["de-1"].traits


@pytest.mark.rule("OW-smoke-side")
def test_a_shot_straight_ahead_is_one_of_the_right_launcher() -> None:
    state = field("smoke")
    tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 0, options=("smoke-side",))]
    smoke.launch(state, "de-1", "smoke-side", (tank.x, tank.y - 120), rolled(9), [])
    state.turn = 2
    unit = state.units["de-1"]
    assert smoke.why_not_smoke(state, unit, "smoke-side", (tank.x + 10, tank.y - 120)) == smoke.NO_SMOKE
    assert smoke.why_not_smoke(state, unit, "smoke-side", (tank.x - 10, tank.y - 120)) is None


@pytest.mark.rule("OW-smoke-fog")
def test_a_fog_grenade_hits_everybody_under_it_but_the_tank_that_throws_it() -> None:
    state = field("smoke")
    tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 0, options=("fog",))]
    other = deploy(state, "de-2", "de-panther", (1000, 850), 0)
    edge = (1000, 925)  # between the two, and over a part of both
    alone(state, "us-1", "us-rifles", (955, 925), (1045, 925), (1200, 925))
    out: list[Any] = []
    smoke.launch(state, "de-1", "fog", edge, rolled(9, *[10] * 30), out)
    struck = [name for event in out if isinstance(event, ModelsStruck) for name in event.models]
    assert struck == ["us-1.1", "us-1.2"] and "us-1.3" in state.models
    hulls = {event.model for event in out if isinstance(event, VehicleStruck)}
    assert hulls == {other} and tank.id not in hulls


@pytest.mark.rule("OW-smoke-fog")
def test_the_mines_stay_when_the_fog_is_used() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-panther", (1000, 1000), 0, options=("fog",))
    deploy(state, "us-1", "us-rifles", (1000, 1400))
    smoke.launch(state, "de-1", "fog", (1000, 800), rolled(9), [])
    tank, man = state.models["de-1.0"], state.models["us-1.1"]
    assert "fog" not in state.units["de-1"].traits
    spot = close_assault.assault_spots(state, tank)[0]
    state.change(man.id, x=spot[0], y=spot[1], weapons=("us-charge",))
    out: list[Any] = []
    close_assault.assault(state, state.models[man.id], tank, rolled(4), out)
    assert out[0].result == "killed"


@pytest.mark.rule("OW-smoke-use", "OW-crew-one")
def test_who_makes_smoke_on_a_vehicle_is_missing_elsewhere() -> None:
    state = table("smoke")
    state.turn = 1
    deploy(state, "us-1", "us-sherman", (600, 600), options=("smoke-vehicle",))
    crew = [man.id for man in state.crew("us-1.0")]
    question = announcing_chapters.MakeSmoke()
    link = Intent("red", "us-1", cards.NUMBER["move-3"], paths=(("us-1.0", ((600, 600), (600, 500))),))
    smoke = Smoke("smoke-vehicle", Place(600, 600))
    assert question.why_not(state, link, (), smoke) is None
    for man in crew[1:]:
        put(state, man, 600, 600, shaken=True)
    assert question.why_not(state, link, (), smoke) == announcing_chapters.BUSY  # the commander alone must drive
    assert question.why_not(state, replace(link, paths=()), (), smoke) is None


@pytest.mark.rule("OW-R64")
def test_smoke_on_itself_needs_no_die_and_a_grenade_launcher_does() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-vehicle", "smoke-grenade"))
    smoke.launch(state, "de-1", "smoke-vehicle", (1000, 1000), rolled(), [])
    dice = rolled(9)
    smoke.launch(state, "de-1", "smoke-grenade", (1000, 800), dice, [])
    dice.done()
