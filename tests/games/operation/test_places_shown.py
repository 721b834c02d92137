"""Where everybody would stand: what the server says of a way is where they stand after it."""

import pytest
from helpers import Battle, chain, deploy, feature, put, square, table

from sandtable.games.operation.actions.infantry import Go
from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Errand
from sandtable.games.operation.model.state import State
from sandtable.kernel import Action, Odds, Placed, Point, Question


def card(battle: Battle, action: Action) -> Odds:
    assert battle.decision is not None
    seat = battle.decision.seats[0]
    known = GAME.knowledge(battle.state, frozenset((seat,)))
    odds = GAME.odds(known, Question(seat, battle.decision), action)
    assert odds is not None
    return odds


def told(battle: Battle, action: Action) -> tuple[Placed, ...]:
    return card(battle, action).places


def pass_on(battle: Battle) -> None:
    """Until the order is carried out."""
    while battle.decision is not None and battle.asked.split()[1] in ("announce", "respond", "react"):
        options = battle.options()
        battle.do("pass" if "pass" in options else options[0])


def ordered(state: State) -> Battle:
    deploy(state, "us-1", "us-rifles", (1500, 1100), 1800)
    battle = chain(state, "move-3 move-2", "fire-5")
    battle.do("order de-1 move-3")
    return battle


@pytest.mark.rule("OW-move-goal")
@pytest.mark.parametrize("kind", ["de-grenadiers", "de-pak40", "de-mmg"])
def test_men_and_guns_stand_where_it_was_said(kind: str) -> None:
    state = table(size=1600)
    deploy(state, "de-1", kind, (400, 400))
    shaken = kind != "de-pak40"  # all hands are needed at the gun
    if shaken:
        put(state, state.units["de-1"].models[-1], 380, 420, shaken=True)
    battle = ordered(state)
    action = Go("slow", Point(400, 370))
    places = told(battle, action)
    assert len(places) == len(state.units["de-1"].models) - shaken, "who is shaken stays"
    assert any((each.x, each.y) == (400, 370) for each in places)
    battle.do(str(action))
    pass_on(battle)
    assert places == tuple(Placed(each.id, state.models[each.id].x, state.models[each.id].y) for each in places)


@pytest.mark.rule("OW-comms-runner")
def test_a_runner_on_his_way_goes_his_own_way() -> None:
    state = table(size=1600)
    deploy(state, "de-1", "de-grenadiers", (400, 400))
    runner = state.units["de-1"].models[-1]
    put(state, runner, 900, 900, role="away", errand=Errand("de-2"))
    battle = ordered(state)
    places = told(battle, Go("slow", Point(400, 370)))
    assert runner not in [each.id for each in places] and len(places) == len(state.units["de-1"].models) - 1


def test_the_places_said_are_taken_as_places_of_their_own() -> None:
    """They come in the order in which an answer takes them."""
    state = table(size=1600)
    deploy(state, "de-1", "de-pak40", (400, 400))
    battle = ordered(state)
    places = told(battle, Go("slow", Point(400, 370)))
    ends = tuple(Point(each.x, each.y) for each in places)
    assert battle.refused(str(Go("slow", Point(400, 370), ends))) == ""
    assert told(battle, Go("slow", Point(400, 370), ends)) == places


def test_a_vehicle_stands_and_faces_as_it_was_said() -> None:
    state = table(size=1600)
    deploy(state, "de-1", "de-panzer4", (400, 1000))
    battle = ordered(state)
    while "drive" not in str(battle.decision and battle.decision.prompt(battle.decision.seats[0]).key):
        battle.do("pass" if "pass" in battle.options() else "expose no")
    action = Drive("slow", "forward", (Point(400, 960),), 150)
    (place,) = told(battle, action)
    battle.do(str(action))
    pass_on(battle)
    tank = state.models["de-1.0"]
    assert place == Placed("de-1.0", tank.x, tank.y, tank.facing) and tank.facing == 150


@pytest.mark.rule("OW-vt-test", "OW-vt-two")
@pytest.mark.parametrize(("ground", "far", "stuck"), [("wood", 170, 0.3), ("ruin", 170, 0.51), ("wood", 130, 0.0)])
def test_a_drive_that_may_get_stuck_says_how_often(ground: str, far: int, stuck: float) -> None:
    """A test at the very end of the way changes nothing of where the tank stands."""
    state = table(size=1600)
    deploy(state, "de-1", "de-panzer4", (400, 1000))
    feature(state, "ground", ground, *square(300, 700, 200, 200))
    battle = ordered(state)
    while "drive" not in str(battle.decision and battle.decision.prompt(battle.decision.seats[0]).key):
        battle.do("pass" if "pass" in battle.options() else "expose no")
    shown = card(battle, Drive("slow", "forward", (Point(400, 1000 - far),))).chances
    assert sum(each.probability for each in shown if each.key == "stuck") == pytest.approx(stuck)


@pytest.mark.rule("OW-enter-test", "OW-enter-table")
@pytest.mark.parametrize(("wide", "far", "stuck"), [(90, 170, 0.44), (150, 170, 0.51), (90, 100, 0.3)])
def test_a_drive_into_a_building_says_how_often_it_ends_there(wide: int, far: int, stuck: float) -> None:
    """The driver must dare (0.7), and after 5 cm the die must let the tank drive on (0.8, in a larger house 0.7); a way
    that ends before needs only the test."""
    state = table("buildings", "entry", size=1600)
    deploy(state, "de-1", "de-panzer4", (400, 1000))
    feature(state, "house", "building", *square(350, 800, wide, 110), material="brick", levels=1)
    battle = ordered(state)
    while "drive" not in str(battle.decision and battle.decision.prompt(battle.decision.seats[0]).key):
        battle.do("pass" if "pass" in battle.options() else "expose no")
    shown = card(battle, Drive("slow", "forward", (Point(400, 1000 - far),))).chances
    assert sum(each.probability for each in shown if each.key == "stuck") == pytest.approx(stuck)
