"""Those who run from the enemy: what the ground does to them."""

import pytest
from helpers import Battle, deploy, feature, square, table

from sandtable.games.operation.events.infantry import UnitRan
from sandtable.games.operation.flow.turn import Turn
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.infantry import panic


def runs_into(kind: str, top: int, deep: int) -> tuple[State, dict[str, int]]:
    """Broken Grenadiers have run south from the enemy, into some ground; and where each of them began."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    feature(state, kind, kind, *square(0, top, 1200, deep))
    state.alter("de-1", broken=True)
    state.turn = 2
    starts = {man.id: man.y for man in state.men("de-1")}
    panic.run_to_cover(state, state.units["de-1"], [])
    return state, starts


@pytest.mark.rule("OW-no-way", "OW-terrain-barred")
def test_who_runs_from_the_enemy_stops_at_a_river() -> None:
    state, _ = runs_into("river", 700, 60)
    assert all(620 < man.y < 700 for man in state.men("de-1"))


@pytest.mark.rule("OW-panic-run", "OW-terrain-slow")
def test_who_runs_through_a_marsh_runs_slowly() -> None:
    state, starts = runs_into("marsh", 660, 500)
    assert all(man.y - starts[man.id] <= 100 for man in state.men("de-1"))


@pytest.mark.rule("OW-panic-run", "OW-panic-part")
def test_everyone_is_told_how_each_man_ran() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    state.alter("de-1", broken=True)
    state.turn = 1
    starts = {man.id: (man.x, man.y) for man in state.men("de-1")}
    state.stack = [Turn()]
    battle = Battle(state, seed=3)
    battle.do("pass")  # the Americans may exchange cards first
    ran = [event for event in battle.out if isinstance(event, UnitRan)]
    assert len(ran) == 1 and not ran[0].gone
    assert {name: way[0] for name, way in ran[0].paths} == starts
    assert {name: way[-1] for name, way in ran[0].paths} == {man.id: (man.x, man.y) for man in state.men("de-1")}
    assert not any(man.shaken for man in state.men("de-1")), "no cover in reach: they run on their feet"
