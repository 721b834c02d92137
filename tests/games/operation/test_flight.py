"""Flight: the nearest cover over its whole length, and squads that stay squads."""

import random

import pytest
from helpers import Battle, alone, deploy, feature, field, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.flow.turn import Turn
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground.cohesion import chained
from sandtable.games.operation.rules.ground.cover import shelter
from sandtable.games.operation.rules.ground.measuring import enemies_at, nearest
from sandtable.games.operation.rules.ground.standing_room import is_free, standing_others
from sandtable.games.operation.rules.infantry import panic
from sandtable.games.operation.rules.infantry.flight import cover_goal
from sandtable.geometry.table import distance2
from sandtable.kernel import Scripted

TABLES = ("first-battle", "village-assault", "house-fighting", "column-ambush")


def begun(scenario: str) -> tuple[State, str]:
    """A battle, and a squad of it."""
    state = GAME.start(scenario, {option.id: option.default for option in GAME.scenario(scenario).options})
    squad = next(each.id for each in state.units.values() if len(state.men(each)) >= 6 and not each.off)
    state.turn = 2
    return state, squad


def is_open(state: State, man: Model, at: Point) -> bool:
    return shelter(state, replace(man, x=at[0], y=at[1])) == "open"


@pytest.mark.rule("OW-panic-run", "OW-no-way", "OW-R19")
@pytest.mark.parametrize("scenario", TABLES)
def test_a_broken_man_runs_to_the_nearest_cover_that_is_not_nearer_to_the_enemy(scenario: str) -> None:
    """Against every second centimetre of the table: he never goes over 5 cm further, and misses no cover."""
    state, squad = begun(scenario)
    keep(state, squad, 1)
    man = state.men(squad)[0]
    others, hulls = standing_others(state, frozenset((man.id,)))
    grid = [(x, y) for x in range(0, state.size[0], 20) for y in range(0, state.size[1], 20)]
    covered = [at for at in grid if not is_open(state, man, at) and is_free(state, at, others, hulls)]
    rng, tried, arrived = random.Random(scenario), 0, 0
    while tried < 75:
        here = rng.randrange(20, state.size[0] - 20), rng.randrange(20, state.size[1] - 20)
        if not is_free(state, here, others, hulls) or not is_open(state, man, here):
            continue
        tried += 1
        state.models[man.id] = replace(man, x=here[0], y=here[1])
        state.alter(squad, broken=True)
        foes = enemies_at(state, state.units[squad])
        now = nearest(foes, here) or 0
        legal = [distance2(here, at) for at in covered if (nearest(foes, at) or 0) >= now]
        goal = cover_goal(state, state.units[squad], state.models[man.id])
        if not legal:
            continue
        assert goal is not None, here
        assert distance2(here, goal) ** 0.5 <= min(legal) ** 0.5 + 50, (here, goal)
        panic.recover(state, Scripted([]), [])
        ran = state.models.get(man.id)
        assert ran is not None, here
        if ran.shaken and distance2((ran.x, ran.y), goal) <= 50 * 50:
            arrived += 1
            assert distance2(here, (ran.x, ran.y)) ** 0.5 <= min(legal) ** 0.5 + 50, here
        else:
            assert (ran.x, ran.y) != here, here
    assert arrived


@pytest.mark.rule("OW-R77", "OW-panic-run")
@pytest.mark.parametrize("scenario", TABLES)
def test_a_broken_squad_stays_a_squad(scenario: str) -> None:
    state, squad = begun(scenario)
    men = state.men(squad)
    others, hulls = standing_others(state, frozenset(man.id for man in men))
    rng, tried = random.Random(scenario), 0
    models, units = dict(state.models), dict(state.units)
    while tried < 20:
        x, y = rng.randrange(100, state.size[0] - 100), rng.randrange(100, state.size[1] - 100)
        places = [(x + n % 5 * 45 + rng.randrange(9), y + n // 5 * 45 + rng.randrange(9)) for n in range(len(men))]
        if not all(is_free(state, at, others, hulls) and is_open(state, men[0], at) for at in places):
            continue
        tried += 1
        for man, at in zip(men, places, strict=True):
            state.models[man.id] = replace(man, x=at[0], y=at[1])
        state.alter(squad, broken=True)
        panic.recover(state, Scripted([]), [])
        assert chained([(man.x, man.y) for man in state.men(squad)]), (x, y)
        state.models, state.units = dict(models), dict(units)


def broken(men: int) -> State:
    state = table()
    state.turn = 2
    deploy(state, "us-1", "us-rifles", (600, 600), 1800)
    keep(state, "us-1", men)
    state.alter("us-1", broken=True)
    deploy(state, "de-1", "de-grenadiers", (600, 1100))
    return state


@pytest.mark.rule("OW-panic-run")
def test_the_end_of_a_long_wall_is_nearer_than_the_middle_of_a_short_hedge() -> None:
    state = broken(1)
    put(state, "us-1.1", 300, 600)
    feature(state, "wall", "low-wall", (320, 520), (1180, 520))
    feature(state, "hedge", "low-hedge", (260, 450), (300, 450))
    panic.recover(state, Scripted([]), [])
    man = state.models["us-1.1"]
    assert man.shaken and man.y > 500


@pytest.mark.rule("OW-vcover-give", "OW-panic-run", "OW-vm-nocover")
def test_men_find_cover_beside_another_units_vehicle() -> None:
    state = broken(2)
    put(state, "us-1.1", 600, 600)
    put(state, "us-1.2", 640, 600)
    deploy(state, "us-2", "us-sherman", (600, 500), 1800)
    feature(state, "wood", "wood", *square(500, 200, 200, 100))
    panic.recover(state, Scripted([]), [])
    assert all(man.shaken and man.y > 400 for man in state.men("us-1"))


@pytest.mark.rule("OW-R77", "OW-panic-run")
def test_one_man_leads_and_the_others_follow_into_his_cover() -> None:
    """The men at both ends have a wood each; the nearer one is everybody's."""
    state = broken(5)
    for n in range(5):
        put(state, f"us-1.{n + 1}", 400 + 80 * n, 600)
    feature(state, "west", "wood", *square(200, 480, 170, 100))
    feature(state, "east", "wood", *square(780, 400, 200, 140))
    panic.recover(state, Scripted([]), [])
    assert chained([(man.x, man.y) for man in state.men("us-1")])
    assert state.models["us-1.1"].x <= 370 and state.models["us-1.1"].shaken
    assert all(man.x < 720 for man in state.men("us-1"))


@pytest.mark.rule("OW-R77", "OW-panic-run")
def test_the_man_with_the_nearest_cover_leads_whoever_is_first_in_the_list() -> None:
    """The last man stands right before a wood, the first one further from another."""
    state = broken(5)
    for n in range(5):
        put(state, f"us-1.{n + 1}", 400 + 80 * n, 600)
    feature(state, "west", "wood", *square(200, 400, 170, 140))
    feature(state, "east", "wood", *square(730, 480, 200, 100))
    panic.recover(state, Scripted([]), [])
    assert state.models["us-1.5"].x >= 730 and state.models["us-1.5"].shaken
    assert all(man.x > 400 for man in state.men("us-1"))


@pytest.mark.rule("OW-R77", "OW-panic-run")
@pytest.mark.parametrize(("marsh", "ahead"), [(True, 100), (False, 190)])
def test_the_quicker_wait_where_the_ground_would_tear_the_squad_apart(marsh: bool, ahead: int) -> None:
    """Two men 9 cm apart, the one on the right in a marsh, run north from the enemy."""
    state = broken(2)
    put(state, "us-1.1", 500, 600)
    put(state, "us-1.2", 590, 600)
    if marsh:
        feature(state, "marsh", "marsh", *square(545, 0, 600, 800))
    panic.recover(state, Scripted([]), [])
    left, right = state.men("us-1")
    assert chained([(left.x, left.y), (right.x, right.y)])
    assert (600 - left.y < ahead) if marsh else (600 - left.y > ahead)


@pytest.mark.rule("OW-R77", "OW-no-way")
def test_without_cover_the_squad_runs_one_way() -> None:
    state = broken(3)
    for n, x in enumerate((500, 590, 680)):
        put(state, f"us-1.{n + 1}", x, 600)
    for man in state.men("de-1"):
        put(state, man.id, man.x - 100, 900)
    panic.recover(state, Scripted([]), [])
    steps = {(round(man.x - x, -1), man.y - 600) for man, x in zip(state.men("us-1"), (500, 590, 680), strict=True)}
    assert len(steps) == 1 and all(down < -190 for _, down in steps)


@pytest.mark.rule("OW-panic-run")
def test_a_broken_man_takes_the_nearest_of_two_woods() -> None:
    """Both lie away from the enemy and within one run; the panic phase of the second turn is played."""
    state = table()
    alone(state, "us-1", "us-rifles", (600, 600))
    alone(state, "us-2", "us-rifles", (1100, 100))
    alone(state, "de-1", "de-grenadiers", (600, 1100))
    feature(state, "near", "wood", *square(500, 480, 60, 60))
    feature(state, "far", "wood", *square(680, 440, 60, 60))
    state.alter("us-1", broken=True)
    state.turn, state.stack = 1, [Turn()]
    battle = Battle(state, seed=3)
    while battle.asked.endswith("exchange"):
        battle.do("pass")
    man = state.models["us-1.1"]
    assert state.turn == 2 and man.shaken and 490 <= man.x <= 570 and 470 <= man.y <= 550


@pytest.mark.rule("OW-smoke-slow", "OW-panic-run")
@pytest.mark.parametrize(("smoke", "far"), [(True, 100), (False, 200)])
def test_broken_men_get_through_smoke_only_slowly(smoke: bool, far: int) -> None:
    state = table("smoke")
    alone(state, "us-1", "us-rifles", (600, 600))
    alone(state, "de-1", "de-grenadiers", (600, 1100))
    state.alter("us-1", broken=True)
    if smoke:
        state.templates["s"] = Template("s", "smoke", 600, 540, 30)
    panic.recover(state, Scripted([]), [])
    assert far - 6 <= 600 - state.models["us-1.1"].y <= far


@pytest.mark.rule("OW-no-way", "OW-R19")
@pytest.mark.parametrize(
    ("man", "foe", "gone"),
    [((1500, 1950), (1500, 1500), True), ((2950, 1000), (2500, 1000), True), ((2400, 1000), (1900, 1000), False)],
)
def test_who_runs_over_an_edge_of_the_table_is_gone(man: Point, foe: Point, gone: bool) -> None:
    """The table is wider than it is deep."""
    state = field()
    alone(state, "us-1", "us-rifles", man)
    alone(state, "de-1", "de-grenadiers", foe)
    state.alter("us-1", broken=True)
    panic.recover(state, Scripted([]), [])
    assert (not state.units["us-1"].models) is gone
