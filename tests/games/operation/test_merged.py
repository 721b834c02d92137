"""Merged teams."""

import pytest
from helpers import chain, deploy, keep, put, table

from sandtable.games.operation.events.infantry import MoraleTested
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army import lists
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.infantry import losses, morale
from sandtable.games.operation.rules.weapons.aiming import aimed_at
from sandtable.kernel import Event, Scripted


def two_squads() -> State:
    state = table()
    for n, x in ((1, 400), (2, 520)):
        deploy(state, f"su-{n}", "su-rifles", (x, 900), platoon="su-rifle-platoon:1", seat="blue")
    deploy(state, "us-1", "us-rifles", (400, 300), seat="red")
    return state


@pytest.mark.rule("OW-merged")
def test_units_of_a_platoon_with_the_trait_become_one_for_good() -> None:
    state = two_squads()
    deploy(state, "su-3", "su-rifles", (900, 900), platoon="su-rifle-platoon:2", seat="blue")
    deploy(state, "su-4", "su-maxim", (1000, 900), platoon="su-rifle-platoon:1", seat="blue")
    assert lists.why_not_merge((state.units["su-1"], state.units["su-3"])) is lists.CANNOT_MERGE
    assert lists.why_not_merge((state.units["su-1"], state.units["su-4"])) is lists.CANNOT_MERGE
    assert lists.why_not_merge((state.units["su-1"], state.units["su-2"])) is None
    lists.merge(state, ("su-1", "su-2"))
    assert "su-2" not in state.units and len(state.men("su-1")) == 22
    put(state, state.units["su-1"].models[-1], 1150, 100)
    assert not is_together(state, state.units["su-1"])
    battle = chain(state, "ambush-3", "")
    battle.do("order su-1 ambush-3")
    assert battle.refused("target us-1") in ("", "not-valid") and battle.asked == "blue announce"


@pytest.mark.rule("OW-merged-fire", "OW-morale-limit")
def test_one_second_target_in_all_and_added_panic_limits() -> None:
    state = two_squads()
    lists.merge(state, ("su-1", "su-2"))
    one = state.units["su-1"]
    assert one.panic == 6
    for each in one.models[:5]:
        losses.kill(state, each, [])
    out: list[Event] = []
    morale.settle(state, Scripted([]), out)
    losses.kill(state, state.units["su-1"].models[0], out)
    morale.settle(state, Scripted([9]), out)
    assert [type(each) for each in out].count(MoraleTested) == 1
    deploy(state, "us-8", "us-sherman", (700, 300), seat="red")
    link = Intent("blue", "su-1", 0, target="us-1", second="us-8")
    assert aimed_at(state, link) == [("us-1", False), ("us-8", True)]
    keep(state, "us-1", 1)
