"""Computer players use only their view, end their games and beat chance; and the laws hold where they meet."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State
from sandtable.games.barbarossa.officer import Officer
from sandtable.games.barbarossa.standing import KINDS
from sandtable.games.barbarossa.view import BarbarossaKnowledge
from sandtable.kernel import Action, Event, Outcome, Question, Seeded, advance, play
from sandtable.opponents import Mind
from sandtable.testing import laws
from sandtable.testing.walk import Position

SCENARIOS = [scenario.id for scenario in GAME.scenarios()]


Choose = Callable[[BarbarossaKnowledge, Question, random.Random], Action]
"""How a seat answers a question."""


def chance(view: BarbarossaKnowledge, question: Question, rng: random.Random) -> Action:
    choices = question.choices()
    assert isinstance(choices, list)
    found: list[Action] = [action for action in choices if not action.retracts]
    return found[rng.randrange(len(found))]


def game(
    scenario: str, seed: int, players: Mapping[str, Choose], look: Callable[[Position], None] | None = None
) -> tuple[Outcome, list[Event], State]:
    """A whole game; `look` sees every position."""
    state, dice, rng, out = GAME.start(scenario, {}), Seeded(seed), random.Random(seed), list[Event]()
    decision, number = advance(state, dice, out), 0
    while decision is not None:
        seat = decision.seats[0]
        if look:
            look(Position(GAME, state, decision, number))
        view = GAME.knowledge(state, frozenset((seat,)))
        action = players[seat](view, Question(seat, decision), rng)
        decision = play(state, decision, seat, action, dice, out)
        number += 1
    outcome = GAME.result(state)
    assert outcome is not None
    return outcome, out, state


def player(level: str) -> Choose:
    return chance if level == "random" else Mind(GAME.opponents()[level]()).choose


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", ["german", "soviet"])
def test_the_officer_beats_random_orders(scenario: str, seat: str) -> None:
    other = "soviet" if seat == "german" else "german"
    ends = [game(scenario, seed, {seat: player("officer"), other: player("random")})[0] for seed in range(2)]
    assert any(seat in end.winners for end in ends)
    assert not any(other in end.winners and seat not in end.winners for end in ends)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_laws_hold_where_armies_meet(scenario: str) -> None:
    """Random play seldom comes to blows; between officers every kind of question comes up."""
    seen = {"count": 0}

    def look(at: Position) -> None:
        wrong = next(iter(GAME.invariants(at.state)), None)
        assert wrong is None, wrong
        if at.decision.kind in ("planning", "deployment", "purchase") and at.number % 23:
            return
        seen["count"] += 1
        if seen["count"] % 3 == 0:
            laws.options_are_legal(at)
            laws.state_round_trips(at)
        laws.secrets_are_kept(at, at.number)

    game(scenario, 4, {"german": player("officer"), "soviet": player("officer")}, look)
    assert seen["count"] > 10


@pytest.mark.parametrize("scenario", ["frontier-post", "forest-road"])
def test_the_recruit_plays_to_the_end(scenario: str) -> None:
    outcome, _, _ = game(scenario, 2, {"german": player("recruit"), "soviet": player("recruit")})
    assert outcome.key


def test_standing_orders_answer_every_question_of_their_kind() -> None:
    """For every mode: the answer is always one of the choices."""
    asked: set[str] = set()

    def answer(view: BarbarossaKnowledge, question: Question, rng: random.Random) -> Action:
        kind = question._decision.frame.standing
        if kind is None:
            return officers[question.seat](view, question, rng)
        found = question.choices()
        assert isinstance(found, list)
        for each in KINDS:
            if each.key == kind:
                answers = [GAME.answer(kind, {"mode": mode}, view, question) for mode in each.modes]
                assert all(action in found for action in answers)
                asked.add(kind)
                return answers[-1]
        raise AssertionError(kind)

    for seed, scenario in enumerate(("strong-point", "stukas-over-the-bridge", "across-the-river")):
        officers = {seat: player("officer") for seat in ("german", "soviet")}
        game(scenario, seed, {"german": answer, "soviet": answer})
    assert {"reaction", "melee"} <= asked


def test_standing_reaction_modes() -> None:
    from games.barbarossa.field import battle, put
    from sandtable.games.barbarossa.flow.moves import React
    from sandtable.kernel import Decision, Ready

    state = battle()
    put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 504, 2))
    put(state, "g-inf-1", 504)
    put(state, "g-opel-1", 503)
    frame = React(("g-inf-1", "g-opel-1"))
    state.stack = [frame]
    question = Question("soviet", Decision(("soviet",), frame, state))
    view = GAME.knowledge(state, frozenset({"soviet"}))
    modes = {mode: GAME.answer("reaction", {"mode": mode}, view, question) for mode in ("hold-fire", "first", "best")}
    assert modes["hold-fire"] == Ready()
    assert modes["first"] == act.Shoot("s-inf-1", "g-inf-1") == modes["best"]


@pytest.mark.rule("BA-hidden", "BA-R102")
@pytest.mark.parametrize("scenario", ["forest-road", "stukas-over-the-bridge"])
def test_nothing_that_happens_to_a_hidden_unit_is_told_to_the_enemy(scenario: str) -> None:
    told: list[Event] = []
    hidden_before: set[str] = set()
    looked_at = 0
    out_of: list[Event] = []

    def look(at: Position) -> None:
        nonlocal hidden_before, looked_at
        hidden = {unit.id for unit in at.state.units.values() if unit.hidden == 1}
        for event in out_of[looked_at:]:
            named = {getattr(event, field, "") for field in ("unit", "target", "carrier")}
            if event.to is None and named & hidden & hidden_before:
                told.append(event)
        hidden_before, looked_at = hidden, len(out_of)

    for seed in range(2):
        state, dice, rng = GAME.start(scenario, {}), Seeded(seed), random.Random(seed)
        players = {seat: player("officer") for seat in ("german", "soviet")}
        out_of.clear()
        hidden_before, looked_at = set(), 0
        decision = advance(state, dice, out_of)
        while decision is not None:
            look(Position(GAME, state, decision, 0))
            seat = decision.seats[0]
            view = GAME.knowledge(state, frozenset((seat,)))
            action = players[seat](view, Question(seat, decision), rng)
            decision = play(state, decision, seat, action, dice, out_of)
    assert not told


def test_an_officer_that_forgets_its_plan_makes_a_new_one() -> None:
    """As after moves that were taken back, here at every fifth question: it does not only wait from then on."""
    state, dice, rng, out = GAME.start("frontier-post", {}), Seeded(2), random.Random(2), list[Event]()
    decision, officer, number, orders = advance(state, dice, out), Officer(), 0, list[Action]()
    memories: dict[str, Any] = {}
    while decision is not None and state.round <= 2:
        seat, number = decision.seats[0], number + 1
        known = GAME.knowledge(state, frozenset((seat,)))
        memory = None if number % 5 == 0 else memories.get(seat)
        action, memories[seat] = officer.choose(known, Question(seat, decision), memory, rng)
        orders += [action] if isinstance(action, act.Given) else []
        decision = play(state, decision, seat, action, dice, out)
    assert sum(not isinstance(order, act.Wait) for order in orders) > len(orders) / 2 > 5
