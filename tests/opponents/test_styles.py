"""A level can be bold or cautious: it leads otherwise, and leaves its style only for what is clearly better."""

from __future__ import annotations

import random
from typing import Any

import pytest

from opponents.test_thinking import THINKING, first_scenario, opened
from sandtable.games.europe.officer import Officer as EuropeOfficer
from sandtable.headers import counted
from sandtable.kernel import Event, Question, Seeded, advance, play
from sandtable.opponents import Level, Mind, Thinker
from sandtable.opponents.characters import Character
from sandtable.opponents.levels import BY_NAME, STYLES
from sandtable.registry import game as find_game

FORWARD = {
    "barbarossa": ("frontier-post", 300, ("march", "careful", "assault")),
    "blitzkrieg": ("hannut", 900, ("step", "drive", "press", "assault")),
    "europe": ("barbarossa", 400, ("attack", "declare")),
    "operation": ("first-battle", 300, ("move", "assault")),
}
"""A scenario, how many decisions of it, and the words of actions (in Operation: of cards) that go forward."""


@pytest.mark.parametrize("name", THINKING)
def test_every_level_that_thinks_comes_in_every_style(name: str) -> None:
    game = find_game(name)
    assert set(BY_NAME) <= set(game.opponents())
    assert set(game.staff().styles) == set(STYLES)
    assert {made.level.style for level in BY_NAME if isinstance(made := game.opponents()[level](), Thinker)} == {
        "",
        *STYLES,
    }


@pytest.mark.parametrize("name", THINKING)
def test_the_bold_go_forward_more_often_than_the_cautious(name: str) -> None:
    assert _forward(name, "bold") > _forward(name, "cautious")


def _forward(name: str, style: str) -> int:
    """How often the first side goes forward if it plays in this style and the other like an officer."""
    scenario, decisions, words = FORWARD[name]
    game = find_game(name)
    staff = game.staff()
    options = counted(game, scenario, {each.id: each.default for each in game.scenario(scenario).options}, 2)
    own = game.players(scenario, options, 2)[0]
    state, dice, out, rng = game.start(scenario, options), Seeded(5), list[Event](), random.Random(5)
    styled, officer, memories = Character(staff, staff.styles[style]), Character(staff, {}), dict[str, Any]()
    decision, found = advance(state, dice, out), 0
    for _ in range(decisions):
        if decision is None:
            break
        seat = decision.seats[0]
        known = game.knowledge(state, frozenset((seat,)))
        player = styled if seat in own else officer
        action, memories[seat] = player.choose(known, Question(seat, decision), memories.get(seat), rng)
        said = str(action).split()
        word = said[-1].split("-")[0] if said[0] == "order" and name == "operation" else said[0]
        found += seat in own and word in words
        decision = play(state, decision, seat, action, dice, out)
        out.clear()
    return found


@pytest.mark.parametrize("name", THINKING)
def test_a_style_is_followed_until_something_is_clearly_better(name: str) -> None:
    game = find_game(name)
    staff, followed, planned = game.staff(), 0, 0
    thinker = Thinker(staff, Level(0.0, playouts=12, first=3, style="bold"))
    for macros in range(1, 6):
        state, decision = opened(game, first_scenario(name), macros)
        seat = decision.seats[0]
        led = staff.led(state, seat, staff.styles["bold"], random.Random(3))
        if not led:
            continue
        known = game.knowledge(state, frozenset((seat,)))
        _, memory = thinker.choose(known, Question(seat, decision), None, random.Random(macros))
        planned += 1
        followed += memory is not None and memory["plan"] == led
    assert planned
    assert followed * 2 >= planned


@pytest.mark.parametrize(
    ("name", "scenario", "decisions"),
    [("barbarossa", "frontier-post", 160), ("blitzkrieg", "hannut", 80), ("operation", "first-battle", 20)],
)
def test_officers_do_not_open_alike_every_time(name: str, scenario: str, decisions: int) -> None:
    """The same dice, other whims: several openings."""
    assert len({_opening(name, scenario, decisions, chance) for chance in range(4)}) > 1


def _opening(name: str, scenario: str, decisions: int, chance: int) -> tuple[str, ...]:
    game = find_game(name)
    options = counted(game, scenario, {each.id: each.default for each in game.scenario(scenario).options}, 2)
    state, dice, out = game.start(scenario, options), Seeded(1), list[Event]()
    minds = {seat: Mind(game.opponents()["officer"]()) for seat in game.all_seats(state)}
    rng = random.Random(chance)
    decision, done = advance(state, dice, out), list[str]()
    for _ in range(decisions):
        if decision is None:
            break
        seat = decision.seats[0]
        action = minds[seat].choose(game.knowledge(state, frozenset((seat,))), Question(seat, decision), rng)
        done.append(f"{seat} {action}")
        decision = play(state, decision, seat, action, dice, out)
        out.clear()
    return tuple(done)


def test_an_officer_of_europe_is_bolder_in_one_match_than_in_another() -> None:
    officer = EuropeOfficer()
    tempers = [officer.temper(random.Random(chance))["bold"] for chance in range(5)]
    assert len(set(tempers)) == 5
    assert all(abs(bold - officer.bold) <= 0.1 for bold in tempers)
