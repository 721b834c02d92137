"""Every check of the fuzz can fail: a state is spoilt and the check says so."""

from collections import Counter

import pytest
from helpers import deploy, feature, infantry_battle, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.checks import Auditor, invariants
from sandtable.games.operation.events.infantry import OrderBegan, TurnBegan, UnitMoved
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.state import State
from sandtable.games.operation.tables import CHAPTERS
from sandtable.testing.fuzz import some_options


def battle() -> State:
    """Infantry, a gun with its crew, a tank and a squad in its carrier."""
    state = infantry_battle()
    deploy(state, "de-4", "de-pak40", (900, 1000))
    deploy(state, "de-5", "de-panther", (1100, 1000))
    deploy(state, "de-6", "de-panzergrenadiers", (1100, 800), carrier="de-sdkfz251", aboard=True)
    return state


def wrong(state: State) -> str:
    return "; ".join(invariants(state))


def test_a_sound_battle_passes() -> None:
    assert wrong(battle()) == ""


def test_men_on_one_place_are_found() -> None:
    state = battle()
    man = state.models["de-1.1"]
    put(state, "us-1.1", man.x + 12, man.y)
    assert "de-1.1 and us-1.1 overlap" in wrong(state)


def test_a_man_under_the_outline_of_a_gun_is_found_and_beside_it_is_not() -> None:
    state = battle()
    put(state, "us-1.1", 900, 965)
    assert "de-4.0 and us-1.1 overlap" in wrong(state)
    put(state, "us-1.1", 930, 965)
    assert wrong(state) == ""


def test_two_vehicles_on_one_place_are_found() -> None:
    state = battle()
    put(state, "de-6.0", 1100, 950)
    assert "de-5.0 and de-6.0 overlap" in wrong(state)


def test_men_on_different_levels_do_not_overlap() -> None:
    state = battle()
    feature(state, "tower", "building", *square(50, 50, 100, 100), levels=2)
    put(state, "us-1.1", 100, 100)
    put(state, "us-1.2", 100, 100, level=1)
    assert wrong(state) == ""
    put(state, "us-1.2", 100, 100, level=2)
    assert "us-1.2 is on level 2 of nothing" in wrong(state)


def test_a_card_in_two_places_is_found() -> None:
    state = battle()
    side = state.sides["blue"]
    state.sides["blue"] = replace(side, hand=(*side.hand, 3))
    assert "cards of blue" in wrong(state)


def test_a_lost_card_is_found() -> None:
    state = battle()
    side = state.sides["red"]
    state.sides["red"] = replace(side, deck=(side.deck[0] - 1, *side.deck[1:]))
    assert "cards of red" in wrong(state)


def test_a_model_without_a_unit_and_a_unit_without_its_model_are_found() -> None:
    state = battle()
    state.alter("de-1", models=state.units["de-1"].models[1:])
    assert "de-1.1 is in no unit" in wrong(state)
    state = battle()
    del state.models["de-1.1"]
    assert "de-1 names de-1.1" in wrong(state)


def test_a_man_beside_the_table_is_found() -> None:
    state = battle()
    put(state, "de-1.1", -5, 300)
    assert "de-1.1 is beside the table" in wrong(state)


def test_men_aboard_of_wrecks_and_of_nothing_are_found() -> None:
    state = battle()
    state.change("de-6.0", destroyed=True)
    assert "aboard of a wreck" in wrong(state)
    state = battle()
    state.change("de-1.1", aboard="de-4.0")
    assert "de-1.1 is aboard of nothing" in wrong(state)
    state = battle()
    put(state, "de-6.0", 1100, 700)
    assert "is not where de-6.0 is" in wrong(state)
    state = battle()
    for man in state.men("de-1"):
        put(state, man.id, 1100, 800, aboard="de-6.0")
    assert "de-6.0 carries more men than it can" in wrong(state)


def test_a_gun_towed_twice_or_a_tow_of_nothing_is_found() -> None:
    state = battle()
    state.refit("de-5.0", tows="de-4.0")
    state.refit("de-6.0", tows="de-4.0")
    assert "a gun is towed twice" in wrong(state)
    state.refit("de-6.0", tows="de-1.1")
    assert "de-1.1 is towed but no gun" in wrong(state)


def test_a_man_in_the_river_is_found_and_on_the_bridge_is_not() -> None:
    state = battle()
    feature(state, "river", "river", *square(0, 780, 600, 60))
    put(state, "de-1.1", 300, 800)
    assert "de-1.1 stands in river" in wrong(state)
    feature(state, "bridge", "bridge", *square(270, 770, 60, 80))
    assert wrong(state) == ""


@pytest.mark.rule("OW-turn-must")
def test_two_orders_of_a_unit_in_one_turn_are_found() -> None:
    state, audit = battle(), Auditor()
    began = OrderBegan("de-1", "fire-1")
    assert list(audit(state, (TurnBegan(1), began))) == []
    assert list(audit(state, (TurnBegan(2), began))) == []
    assert "de-1 carries out two orders in one turn" in list(audit(state, (began,)))


@pytest.mark.rule("OW-cohesion")
def test_a_unit_that_leaves_its_cohesion_by_moving_is_found() -> None:
    state, audit = battle(), Auditor()
    assert list(audit(state, (TurnBegan(1),))) == []
    put(state, "de-1.1", 60, 1150)
    moved = UnitMoved("de-1", "fast", ())
    assert "de-1 has left its cohesion by moving" in list(audit(state, (moved,)))


def test_a_unit_torn_by_losses_or_shaken_men_is_not_blamed() -> None:
    state, audit = battle(), Auditor()
    assert list(audit(state, (TurnBegan(1),))) == []
    put(state, "de-1.1", 60, 1150, shaken=True)
    assert list(audit(state, (UnitMoved("de-1", "fast", ()),))) == []


def test_a_crew_torn_by_the_loss_of_its_gun_is_not_blamed() -> None:
    state, auditor = battle(), Auditor()
    men = [man.id for man in state.men("de-4")]
    for n, man in enumerate(men):
        put(state, man, 900 + (-90 if n % 2 else 90), 1000 + 25 * n)
    assert not list(auditor(state, [TurnBegan(1)]))
    put(state, "de-4.0", 900, 1000, destroyed=True)
    moved = [UnitMoved("de-4", "fast", ())]
    assert not [text for text in auditor(state, moved) if "cohesion" in text]


def test_a_dead_man_who_comes_back_is_found() -> None:
    state, audit = battle(), Auditor()
    man = state.models["de-1.1"]
    assert list(audit(state, ())) == []
    del state.models[man.id]
    state.alter("de-1", models=state.units["de-1"].models[1:])
    assert list(audit(state, ())) == []
    state.models[man.id] = man
    state.alter("de-1", models=(man.id, *state.units["de-1"].models))
    assert "de-1.1 was gone and is back" in list(audit(state, ()))


@pytest.mark.rule("OW-optional")
def test_the_fuzz_plays_every_scenario_with_every_chapter() -> None:
    """Of 500 games each scenario has its seventh, and each chapter is on in at least fifteen of each."""
    names = [scenario.id for scenario in GAME.scenarios()]
    assert len(names) == 7
    on: Counter[tuple[str, str]] = Counter()
    games: Counter[str] = Counter()
    for number in range(500):
        name = names[number % 7]
        games[name] += 1
        options = some_options(GAME, name, 1 + number)
        on.update((name, chapter) for chapter in CHAPTERS if options[chapter])
    assert len(CHAPTERS) == 10
    assert min(games.values()) >= 71
    assert all(on[name, chapter] >= 15 for name in names for chapter in CHAPTERS)


def test_an_empty_table_is_sound() -> None:
    assert wrong(table()) == ""
