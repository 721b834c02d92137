"""Odds: exact, the same with and without the compiled kernel, and the same as the game plays."""

from __future__ import annotations

import time

import pytest
from europe_field import Field

from sandtable.games.europe import GAME, kernels
from sandtable.games.europe import tables as t
from sandtable.games.europe.kernels import _plain, stage, tails
from sandtable.games.europe.odds import Forces, Piece, forecast, plan_odds
from sandtable.kernel import Question, outcomes


def pieces(kind: int, n: int, value: int) -> tuple[Piece, ...]:
    return (Piece(kind, t.COST[kind], value, value, value),) * n


def test_one_against_one() -> None:
    found = stage([3], [2])
    a, d = 1 / 2, 1 / 3
    both, mine, theirs = a * d, a * (1 - d), (1 - a) * d
    whole = both + mine + theirs
    assert found[(1, 0)] == pytest.approx(mine / whole) and found[(0, 1)] == pytest.approx(theirs / whole)
    assert found[(0, 0)] == pytest.approx(both / whole)
    assert sum(stage([1, 3, 3], [2, 2]).values()) == pytest.approx(1.0)


def test_compiled_and_plain_agree() -> None:
    pytest.importorskip("numba")
    attack, defence = [1] * 10 + [3] * 8, [2] * 12 + [4] * 5
    plain = _plain(tails(tuple(attack)), tails(tuple(defence)), 0)
    fast = stage(attack, defence)
    assert plain.keys() == fast.keys()
    assert max(abs(plain[key] - fast[key]) for key in plain) < 1e-9
    assert kernels.fast_kernel() is not None


def test_odds_are_what_the_game_plays() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 1}, "holland": {"germany-armour": 1}, "belgium": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-armour holland 2 1")
    seen = plan_odds(field.state, field.state.stack[-1])
    won = _play_out(field)
    assert won == pytest.approx(seen.win, abs=1e-6)


def _play_out(field: Field) -> float:
    """The chance to take the area by playing every result through the game itself, fought to the end."""
    from sandtable.games.europe.actions import Launch, Lose, Press

    total, open_ = 0.0, [(1.0, field.state, "germany", Launch())]
    while open_:
        weight, state, seat, action = open_.pop()
        if weight < 1e-9:
            continue
        for chance, after, _, decision in outcomes(state, seat, action):
            p = weight * float(chance)
            while decision is not None and decision.kind == "losses":
                found = decision.options(decision.seats[0])
                cheap = min(found, key=lambda a: t.COST[t.TYPE[a.unit] % 8])
                assert isinstance(cheap, Lose)
                from sandtable.kernel import NoDice, play

                decision = play(after, decision, decision.seats[0], cheap, NoDice(), [])
            if decision is not None and decision.kind == "resolve":
                open_.append((p, after, "germany", Press()))
            elif after.control[t.AREA["belgium"]] == t.GERMANY:
                total += p
    return total


def test_a_battle_of_thirty_is_fast_enough() -> None:
    attack = Forces(pieces(t.AIR, 10, 3), pieces(t.FLEET, 5, 3), (), pieces(t.INF, 8, 1) + pieces(t.ARM, 7, 3))
    defence = Forces(pieces(t.AIR, 10, 4), pieces(t.FLEET, 8, 5), pieces(t.INF, 12, 5))
    first = forecast(attack, defence)
    begin = time.process_time()
    assert forecast(attack, defence) == first
    assert time.process_time() - begin < 2.0
    assert 0.0 <= first.win <= 1.0 and first.attacker_loss > 0


def test_the_panel_says_what_it_assumes() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 3")
    view = GAME.view(field.state, frozenset({"germany"}))
    card = GAME.odds(view, Question("germany", field.decision), GAME.parse("launch"))
    assert card is not None and card.policy == "policy-to-the-end" and card.lines[0].args["ground"].id == "river"
    assert sum(c.probability for c in card.chances if c.key in ("wins", "loses")) == pytest.approx(1.0)


def test_rounds_may_be_limited() -> None:
    one = stage([3], [2], rounds=1)
    assert one[(1, 1)] == pytest.approx(1 / 2 * 2 / 3)
