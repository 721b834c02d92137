"""The officer charges, screens, climbs and takes places where it pays, and leaves it where it does not."""

from __future__ import annotations

from random import Random
from typing import Any

from helpers import deploy, feature, field

from sandtable.games.operation.actions.infantry import Charge, Climb, Pass
from sandtable.games.operation.actions.vehicle import Smoke
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import Intent, QuestionKey
from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.officer.firepower import CARD
from sandtable.games.operation.officer.hand_to_hand import charge_worth, melee_worth
from sandtable.games.operation.officer.officer import Officer
from sandtable.games.operation.officer.place_value import pull
from sandtable.games.operation.rules.ground.clouds import crossed_clouds
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.setup.landscape import building
from sandtable.kernel import Action, Decision, Question


def answer(state: State, unit: str, order: str, question: QuestionKey, **more: Any) -> Action:
    """What the officer says to one question of an intent."""
    frame = Announce(Intent(state.units[unit].seat, unit, CARD[order], **more), (), question)
    state.stack = [frame]
    seat = state.units[unit].seat
    view = GAME.knowledge(state, frozenset((seat,)))
    return Officer().answer(view, Question(seat, Decision((seat,), frame, state)), Random(1))


def shaken(state: State, unit: str, count: int) -> None:
    for man in state.men(unit)[:count]:
        state.change(man.id, shaken=True)


def test_a_squad_charges_shaken_men_in_reach_and_no_stronger_squad() -> None:
    state = field()
    deploy(state, "us-1", "us-rifles", (1000, 1120))
    deploy(state, "de-1", "de-grenadiers", (1000, 1000))
    shaken(state, "de-1", 8)
    assert charge_worth(state, state.units["us-1"]) > 2
    assert answer(state, "us-1", "assault", "way") == Charge("de-1")
    shaken(state, "us-1", 9)
    for man in state.men("de-1"):
        state.change(man.id, shaken=False)
    assert melee_worth(state, state.units["us-1"], state.units["de-1"]) < 0
    assert not isinstance(answer(state, "us-1", "assault", "way"), Charge)


def test_a_tank_screens_men_in_the_open_from_a_machine_gun_and_keeps_its_smoke_without_one() -> None:
    state = field("smoke")
    deploy(state, "us-1", "us-rifles", (1000, 1400))
    deploy(state, "uk-1", "uk-sherman", (1100, 1400), seat="red", options=("smoke-grenade",))
    assert answer(state, "uk-1", "move", "smoke") == Pass()
    feature(state, "wall", "low-wall", (800, 1030), (1300, 1030))
    for n in (1, 2, 3):
        deploy(state, f"de-{n}", "de-mmg", (900 + 80 * n, 1005), 1800)
        state.alter(f"de-{n}", posture="fired")
    state.alter("us-1", marked=1)
    state.alter("uk-1", marked=1)
    said = answer(state, "uk-1", "move", "smoke")
    assert isinstance(said, Smoke)
    cloud = Template("s", "smoke", said.at.x, said.at.y, 80)
    foe = state.men("de-1")[0]
    assert any(crossed_clouds(cloud, (foe.x, foe.y), (man.x, man.y)) for man in state.men("us-1"))


def test_men_behind_a_wall_that_hides_the_enemy_go_upstairs_to_see_him() -> None:
    state = field()
    state.features["inn"] = building("inn", 900, 1400, 150, 120, 2, "brick", "building")
    prepare(state)
    deploy(state, "us-1", "us-rifles", (975, 1460))
    for n, man in enumerate(state.men("us-1")):
        state.change(man.id, x=920 + 24 * (n % 5), y=1418 + 24 * (n // 5))
    deploy(state, "de-1", "de-grenadiers", (975, 1000))
    feature(state, "hedge", "low-hedge", (700, 1050), (1250, 1050))
    assert answer(state, "us-1", "move", "storey") == Climb(1)
    for man in state.men("us-1"):
        state.change(man.id, level=1)
    assert answer(state, "us-1", "move", "storey") in (Pass(), Climb(1))


def test_in_the_last_turn_only_being_there_counts() -> None:
    state = field(turn=1)
    state.objectives = (Objective("centre", 1000, 1000, 200),)
    deploy(state, "us-1", "us-rifles", (1000, 1400))
    deploy(state, "de-1", "de-grenadiers", (1000, 100))
    unit = state.units["us-1"]
    assert pull(state, unit, [(1000, 1200)]) > pull(state, unit, [(1000, 1400)])
    state.turn = state.turns
    assert pull(state, unit, [(1000, 1200)]) == pull(state, unit, [(1000, 1400)]) == 0
    assert pull(state, unit, [(1000, 1050)]) > 5
