"""Men whose unit owns a vehicle are infantry once out of it; and from upper floors low walls are nothing."""

import pytest
from helpers import chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought
from sandtable.games.operation.model.state import State


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
