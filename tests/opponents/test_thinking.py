"""Players that think ahead: repeatable by playouts, nothing but their own knowledge, memory as a value."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app
from sandtable.headers import counted
from sandtable.kernel import Decision, Event, Game, Question, Seeded, advance, clone, play
from sandtable.lab.playing import player
from sandtable.opponents import Level, Thinker
from sandtable.opponents.clock import Clock
from sandtable.opponents.search import Contest
from sandtable.registry import game as find_game
from sandtable.registry import names

THINKING = [name for name in names(hidden=False) if find_game(name).staff() is not None]
QUICK = Level(0.0, playouts=6, first=3)


def opened(game: Game, scenario: str, macros: int) -> tuple[Any, Decision[Any]]:
    """A match of the fast policy up to the start of a macro."""
    staff = game.staff()
    options = counted(game, scenario, {each.id: each.default for each in game.scenario(scenario).options}, 2)
    state, dice, out, rng = game.start(scenario, options), Seeded(5), list[Event](), random.Random(5)
    decision, last = advance(state, dice, out), ""
    while decision is not None:
        seat = decision.seats[0]
        macro = staff.macro(state, seat)
        if macro and macro != last:
            last, macros = macro, macros - 1
            if not macros:
                return state, decision
        decision = play(state, decision, seat, staff.answers(decision, seat, {}, 0.2, rng)[0], dice, out)
    raise AssertionError("the match was over before")


def first_scenario(name: str) -> str:
    return next(each.id for each in find_game(name).scenarios() if 2 in each.players)


@pytest.mark.parametrize("name", THINKING)
def test_the_same_knowledge_gets_the_same_answer(name: str) -> None:
    """Two states that a seat cannot tell apart: what is hidden has no say."""
    game = find_game(name)
    state, decision = opened(game, first_scenario(name), 3)
    seat = decision.seats[0]
    known = game.knowledge(state, frozenset((seat,)))
    other = game.imagine(known, random.Random(77))
    assert game.picture(other, frozenset((seat,))) == game.picture(state, frozenset((seat,)))
    frame = other.stack[-1]
    twin = Question(seat, Decision(frame.seats(other), frame, other))
    thinker = Thinker(game.staff(), QUICK)
    one = thinker.choose(known, Question(seat, decision), None, random.Random(3))
    two = thinker.choose(game.knowledge(other, frozenset((seat,))), twin, None, random.Random(3))
    assert one == two


@pytest.mark.parametrize("name", THINKING)
def test_a_macro_is_carried_out_from_memory_alone(name: str) -> None:
    """What it remembers goes through JSON, and another process would go on the same; every answer is legal."""
    game = find_game(name)
    state, decision = opened(game, first_scenario(name), 3)
    seat = decision.seats[0]
    thinker, memory, dice, out = Thinker(game.staff(), QUICK), None, Seeded(1), list[Event]()
    rng, answers = random.Random(4), 0
    following: Decision[Any] | None = decision
    while following is not None and seat in following.seats and answers < 40:
        known = game.knowledge(state, frozenset((seat,)))
        action, kept = thinker.choose(known, Question(seat, following), memory, rng)
        memory = msgspec.json.decode(msgspec.json.encode(kept))
        assert memory == kept
        following = play(state, following, seat, action, dice, out)
        answers += 1
    assert answers


@pytest.mark.parametrize("name", THINKING)
def test_every_plan_can_be_followed(name: str) -> None:
    """Each candidate and a variant of it, played by the rules to the end of what it means."""
    game = find_game(name)
    staff = game.staff()
    start, asked = opened(game, first_scenario(name), 4)
    seat, rng = asked.seats[0], random.Random(8)
    plans = staff.plans(start, seat, 8, rng)
    assert len(plans) > 1 and len({msgspec.json.encode(plan) for plan in plans}) == len(plans)
    varied = staff.vary(start, seat, plans[0], rng)
    for plan in [*plans, *([varied] if varied else [])]:
        state, dice, out = clone(start), Seeded(2), list[Event]()
        decision = advance(state, dice, out)
        for _ in range(60):
            if decision is None or seat not in decision.seats:
                break
            for action in staff.answers(decision, seat, plan, 0.0, random.Random(1)):
                decision = play(state, decision, seat, action, dice, out)
                if decision is None or seat not in decision.seats:
                    break


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("character", ["rushing", "waiting", "noisy"])
def test_opponents_held_out_of_tuning_play_by_the_rules_and_are_no_levels(name: str, character: str) -> None:
    game = find_game(name)
    assert character not in game.opponents()
    scenario = first_scenario(name)
    options = counted(game, scenario, {each.id: each.default for each in game.scenario(scenario).options}, 2)
    state, dice, out, rng = game.start(scenario, options), Seeded(5), list[Event](), random.Random(5)
    mind, decision = player(game, character), advance(state, dice, out)
    for _ in range(150):
        assert decision is not None
        seat = decision.seats[0]
        action = mind.choose(game.knowledge(state, frozenset((seat,))), Question(seat, decision), rng)
        decision = play(state, decision, seat, action, dice, out)


class Even:
    """A staff whose plans are worth what they say, give or take the luck of a world."""

    def believe(self, known: None, rng: random.Random) -> random.Random:
        return rng

    def vary(self, state: object, seat: str, plan: dict[str, float], rng: random.Random) -> dict[str, float] | None:
        return {"worth": round(plan["worth"] + 0.02, 2)} if plan["worth"] < 0.7 else None


def contest(monkeypatch: pytest.MonkeyPatch, playouts: int, luck: float) -> Contest[Any, Any]:
    def play_out(staff: Even, world: Any, seat: str, plan: dict[str, float]) -> float:
        own = random.Random(f"{world.seed}{plan}").random() - 0.5
        return plan["worth"] + luck * own

    monkeypatch.setattr("sandtable.opponents.search.play_out", play_out)
    return Contest(Even(), None, "red", Clock(0.0, playouts), random.Random(2))  # type: ignore[arg-type]


def test_a_contest_finds_the_best_plan_and_goes_on_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [{"worth": worth} for worth in (0.5, 0.3, 0.6, 0.4, 0.2)]
    assert contest(monkeypatch, 200, luck=0.05).best(plans).plan["worth"] > 0.6


def test_a_lead_that_may_be_chance_leaves_the_officer_his_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [{"worth": 0.705}, {"worth": 0.7}]
    assert contest(monkeypatch, 40, luck=0.0).best(plans).plan == plans[0]
    kept = [contest(monkeypatch, 8, luck=0.0).best([{"worth": 0.7}, {"worth": 0.7}]).plan for _ in range(3)]
    assert kept == [{"worth": 0.7}] * 3


def test_so_many_playouts_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.0, 30)
    found = contest(monkeypatch, 30, luck=0.1)
    found.clock = clock
    found.best([{"worth": 0.5}, {"worth": 0.4}, {"worth": 0.3}])
    assert 20 <= clock.done <= 31


def test_looking_for_stale_values_learns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.lab.training.gather", lambda *asked: pytest.fail("it learned"))
    for old, code in (([], 0), (["frontier-post"], 1)):
        monkeypatch.setattr("sandtable.lab.training.stale", lambda game, old=old: old)
        assert CliRunner().invoke(app, ["train", "barbarossa", "--check"]).exit_code == code
