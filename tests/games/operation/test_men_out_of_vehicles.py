"""Men whose unit owns a vehicle are infantry once out of it; and from upper floors low walls are nothing."""

import pytest
from helpers import alone, answer, chain, deploy, feature, is_legal, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought
from sandtable.games.operation.events.vehicle import MenLeft
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.plans import AlightPlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.announcing import alighting
from sandtable.games.operation.rules.turn import cards


def dismounted() -> State:
    """Panzergrenadiers out of their half-track, Americans near by."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (500, 500), carrier="de-sdkfz251", aboard=True)
    riders = [man for man in state.everyone("de-1") if man.role != "driver"]
    for n, man in enumerate(riders[:3]):
        put(state, man.id, 500 + 30 * n, 600, aboard="")
    state.alter("de-1", posture="fired", panic=0)
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 700)
    state.alter("us-1", traits=("bayonet-trained",), panic=0)
    return state


@pytest.mark.rule("OW-embark-infantry", "OW-melee-contact")
def test_they_can_be_charged() -> None:
    state = dismounted()
    assert state.vehicle_of("de-1") is not None and len(state.men("de-1")) == 3
    battle = chain(state, "", "assault-3", opener="red", faces=[5, 5, 1, 5, 1, 5, 1])
    battle.do("order us-1 assault-3", "pass")
    battle.say("charge de-1")
    assert battle.seen(MeleeFought)


@pytest.mark.rule("OW-embark-infantry", "OW-mixed")
def test_they_are_one_target_with_other_infantry_but_their_vehicle_is_not() -> None:
    state = dismounted()
    deploy(state, "de-2", "de-grenadiers", (0, 0))
    keep(state, "de-2", 1)
    put(state, "de-2.1", 530, 630)
    state.alter("de-2", posture="fired", panic=0)
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 10, 10, 10])
    battle.say("order us-1 fire-3", "target de-2")
    while battle.decision is not None and battle.decision.kind == "divide":
        battle.do(battle.options()[0])
    assert battle.asked == "blue choose"
    names = {each.split()[1].rpartition(".")[0] for each in battle.options()}
    assert names == {"de-1", "de-2"}


@pytest.mark.rule("OW-sight-above", "OW-cover-line")
@pytest.mark.parametrize(("level", "cover"), [(0, "medium"), (1, "open")])
def test_from_an_upper_floor_a_low_wall_is_no_cover(level: int, cover: str) -> None:
    state = table()
    gaps = (((490, 600), (520, 600)),)
    feature(state, "house", "building", *square(400, 400, 200, 200), levels=2, openings=gaps)
    feature(state, "wall", "low-wall", (300, 700), (700, 700))
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 505, 590, level=level, weapons=("de-kar98k",))
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "us-1.1", 505, 720)
    state.alter("us-1", posture="fired", panic=0)
    battle = chain(state, "fire-3", "", faces=[10, 1])
    battle.say("order de-1 fire-3", "target us-1")
    assert [each.cover for each in battle.seen(DamageRolled)] == [cover]


def carrier() -> State:
    """Panzergrenadiers in their half-track."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251", aboard=True)
    state.turn = 1
    return state


@pytest.mark.rule("OW-embark-place", "OW-embark-cost", "OW-embark-driver")
def test_men_who_get_out_go_on_within_what_is_left_of_their_move() -> None:
    state = carrier()
    deploy(state, "us-1", "us-rifles", (1100, 100))
    battle = chain(state, "move-3", "", faces=[])
    battle.do("order de-1 move-3")
    while battle.refused("alight") != "":
        battle.do("expose no" if battle.refused("expose no") == "" else "pass")
    battle.do("alight")
    while battle.refused("halt") != "":
        battle.do("pass")
    battle.do("halt")
    assert battle.refused("go fast 600:420 ()") == "too-far"  # 15 cm and half the hull
    told = battle.say("go fast 600:450 ()")
    men = state.men("de-1")
    assert len(men) == len(state.everyone("de-1"))  # it stood still: the driver too
    assert min(man.y for man in men) < 500
    left = next(event for event in told if isinstance(event, MenLeft))
    for man, place in zip(left.men, left.places, strict=True):
        now = state.models[man]
        assert (now.x - place[0]) ** 2 + (now.y - place[1]) ** 2 <= 150 * 150


@pytest.mark.rule("OW-embark-place", "OW-move-goal")
@pytest.mark.parametrize("goal", [(600, 480), (600, 720), (480, 600), (720, 600)])
def test_of_the_men_who_get_out_the_nearest_goes_to_the_goal(goal: tuple[int, int]) -> None:
    state = carrier()
    deploy(state, "us-1", "us-rifles", (1100, 100))
    battle = chain(state, "move-3", "", faces=[])
    battle.do("order de-1 move-3")
    answer(battle, "alight", f"go fast {goal[0]}:{goal[1]} ()")
    left = next(event for event in battle.out if isinstance(event, MenLeft))
    far = {man: (at[0] - goal[0]) ** 2 + (at[1] - goal[1]) ** 2 for man, at in zip(left.men, left.places, strict=True)}
    nearest = min(far, key=lambda man: far[man])
    assert (state.models[nearest].x, state.models[nearest].y) == goal


@pytest.mark.rule("OW-night-mine", "OW-embark-place")
def test_men_who_get_out_set_off_the_mines_on_their_way() -> None:
    state = carrier()
    deploy(state, "us-1", "us-rifles", (600, 100), 1800)
    state.templates["mine-1"] = Template("mine-1", "mine", 600, 480, 60)
    state.templates["mine-2"] = Template("mine-2", "mine", 600, 1000, 60)
    battle = chain(state, "move-3", "", faces=[])
    battle.do("order de-1 move-3")
    while battle.refused("alight") != "":
        battle.do("expose no" if battle.refused("expose no") == "" else "pass")
    battle.do("alight")
    while battle.refused("halt") != "":
        battle.do("pass")
    battle.do("halt")
    battle.say("go fast 600:450 ()")
    assert list(state.templates) == ["mine-2"] and state.units["de-1"].posture == "fired"


@pytest.mark.rule("OW-embark-driver", "OW-cohesion")
def test_with_a_driver_left_aboard_the_others_stay_in_cohesion() -> None:
    state = carrier()
    question = alighting.Onward()
    link = Intent("blue", "de-1", cards.NUMBER["move-3"], plans=(AlightPlan(),))
    assert question.applies(state, link, ())
    free = question.reach(state, link, "fast")
    driven = replace(link, paths=(("de-1.0", ((600, 600), (600, 500))),))
    assert len(alighting.leavers(state, driven)) == len(alighting.leavers(state, link)) - 1
    assert free - question.reach(state, driven, "fast") == 50 and question.end(state, driven)[1] == (600, 500)


def beside_a_house() -> State:
    """Panzergrenadiers out of their half-track, beside a house of two levels; an American near by."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (500, 500), carrier="de-sdkfz251", aboard=True)
    riders = [man for man in state.everyone("de-1") if man.role != "driver"]
    for n, man in enumerate(riders):
        put(state, man.id, 400 + 25 * n, 600, aboard="", weapons=("de-kar98k",))
    state.alter("de-1", panic=0, traits=("bayonet-trained",))
    return state


@pytest.mark.rule("OW-embark-infantry", "OW-melee-contact")
def test_men_out_of_their_vehicle_charge() -> None:
    state = beside_a_house()
    alone(state, "us-1", "us-rifles", (450, 700), arms=("us-garand",))
    battle = chain(state, "assault-3", "", faces=[5] * 30)
    battle.do("order de-1 assault-3")
    for _ in range(10):
        if battle.asked != "blue announce":
            break
        battle.do("charge us-1" if is_legal(battle, "charge us-1") else "halt" if is_legal(battle, "halt") else "pass")
    assert battle.seen(MeleeFought)


@pytest.mark.rule("OW-embark-infantry", "OW-move-levels")
def test_men_out_of_their_vehicle_climb() -> None:
    state = beside_a_house()
    gaps = (((440, 640), (470, 640)), ((500, 640), (530, 640)))
    feature(state, "house", "building", *square(380, 640, 250, 150), levels=2, openings=gaps)
    alone(state, "us-1", "us-rifles", (1100, 100))
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3")
    for _ in range(10):
        if battle.asked != "blue announce":
            break
        wanted = ("climb 1", "go fast 500:690 ()", "halt", "pass")
        battle.do(next(text for text in wanted if is_legal(battle, text)))
    assert any(man.level == 1 for man in state.men("de-1"))
