"""What odds cards promise, compared with play in positions that matches between officers seldom reach."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from games.barbarossa.field import battle, nothing, plan, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import Minefield, State
from sandtable.kernel import Action, Decision, Question, Seeded, advance, clone, play
from sandtable.testing import promises


def kept(state: State, seat: str, action: Action, plays: int = 500) -> set[str]:
    """Compare every promise of a card; the kinds of those that play spoke of."""
    frame = state.stack[-1]
    decision = Decision(frame.seats(state), frame, state)
    question = Question(seat, decision)
    assert decision.why_not(seat, action) is None, decision.why_not(seat, action)
    odds = GAME.odds(GAME.knowledge(state, frozenset({seat})), question, action)
    assert odds is not None
    made = [promises.Promise(c, clone(state), seat, action) for c in GAME.claims(state, question, action, odds)]
    promises.odds_agree(made, plays)
    return {promise.claim.kind for promise in made if promises.played(promise, 20, 20).shares}


def asked(state: State, kind: str, orders: Mapping[str, tuple[str, ...]], seed: int = 1) -> Iterator[State]:
    """The round as it stands at each question of a kind."""
    for seat, texts in orders.items():
        plan(state, seat, *texts)
    dice, out = Seeded(seed), []  # type: ignore[var-annotated]
    decision = advance(state, dice, out)
    while decision is not None and (decision.kind != "planning" or state.round == 1):
        if decision.kind == kind:
            yield state
        seat = decision.seats[0]
        decision = play(state, decision, seat, nothing(decision, seat), dice, out)


def both(kind: str) -> set[str]:
    return {f"{kind}: losses", f"{kind}: test", f"{kind}, back: losses", f"{kind}, back: test"}


def test_group_fire() -> None:
    state = battle()
    put(state, "g-mg-1", 505, facing=1)
    for name in ("s-inf-1", "s-inf-2", "s-inf-3"):
        put(state, name, 705, size=3)
    state.units["g-mg-1"] = put(state, "g-mg-1", 505, facing=state.board.way[505][605])
    plan(state, "german", "take g-mg-1")
    assert kept(state, "german", act.Fire("g-mg-1", "s-inf-2")) == {
        "fire: losses", "fire: test", "group fire: losses", "group fire: test",
    }  # fmt: skip


@pytest.mark.parametrize("action", [act.Suppress("g-inf-1", "s-inf-1"), act.Fire("g-inf-1", "s-inf-1")])
def test_fire_while_others_are_told_to_do_more(action: Any) -> None:
    """Orders that both sides have written already are wiped by the policy: the card speaks of this one alone."""
    state = battle({705: "D0."})
    for name, hex_ in (("g-inf-1", 605), ("g-inf-2", 605), ("s-inf-1", 705), ("s-inf-2", 705)):
        put(state, name, hex_)
    plan(state, "german", "take g-inf-2", "fire g-inf-2 s-inf-1", "take g-inf-1")
    plan(state, "soviet", "take s-inf-1", "fire s-inf-1 g-inf-1", "take s-inf-2")
    assert kept(state, "german", action) == {"fire: losses", "fire: test"}


@pytest.mark.parametrize("unit", ["g-inf-1", "g-pio-1"])
def test_mines_that_are_left(unit: str) -> None:
    state = battle(fields={505: Minefield(505, "soviet", "anti-personnel", open=True)})
    put(state, unit, 505)
    put(state, "s-inf-1", 1109)
    plan(state, "german", f"take {unit}", f"march {unit}")
    assert kept(state, "german", act.Step(605)) == {"mines: losses", "mines: test"}


def test_an_assault_beside_a_friend_who_fights_there_already() -> None:
    """The friend has no other enemy: its strike counts too."""
    state = battle({605: "D0."})
    put(state, "g-inf-1", 605)
    put(state, "g-inf-2", 605, foes=("s-inf-1",))
    put(state, "s-inf-1", 605, foes=("g-inf-2", "g-inf-1"))
    state.units["g-inf-1"] = put(state, "g-inf-1", 605, foes=("s-inf-1",))
    plan(state, "german", "take g-inf-1")
    assert kept(state, "german", act.Assault("g-inf-1", "s-inf-1")) == both("assault")


def test_the_choice_of_an_opponent() -> None:
    state = battle({605: "D0."})
    put(state, "g-inf-1", 605)
    put(state, "s-inf-1", 705, size=4)
    put(state, "s-inf-2", 705)
    orders = {
        "soviet": (
            *("take s-inf-1", "assault s-inf-1 g-inf-1", "step 605", "done"),
            *("take s-inf-2", "assault s-inf-2 g-inf-1", "step 605", "done"),
        )
    }
    choice = act.Melee("g-inf-1", "s-inf-1")
    seen = [kept(there, "german", choice) for there in asked(state, "choose-opponent", orders)]
    assert both("melee") in seen


def test_bombs_and_the_fire_back() -> None:
    state = battle()
    for name, hex_ in (("g-hq-1", 109), ("s-hq-1", 604), ("g-inf-1", 504)):
        put(state, name, hex_)
    put(state, "s-inf-1", 605, size=3)
    put(state, "g-ju87-1", 0)
    plan(state, "german", "take g-ju87-1")
    assert kept(state, "german", act.Strike("g-ju87-1", 605)) == {"bombs: losses", "bombs: test"}
    orders = {"german": ("strike g-ju87-1 605", "from 501"), "soviet": ("take s-inf-1", "defend s-inf-1 505 1")}
    seen = [kept(there, "soviet", act.Shoot("s-inf-1", "g-ju87-1")) for there in asked(state, "fire-back", orders)]
    assert {"fire back: losses", "fire back: test"} in seen


def test_interceptors_and_duels() -> None:
    state = battle()
    for name, hex_ in (("g-hq-1", 109), ("s-hq-1", 604)):
        put(state, name, hex_)
    put(state, "s-lagg-1", 0)
    put(state, "g-ju87-1", 0, place="air", hex=605, used=True, until=1)
    plan(state, "soviet", "take s-lagg-1")
    assert kept(state, "soviet", act.Intercept("s-lagg-1", "g-ju87-1")) == both("duel")


def test_the_choice_of_a_duel() -> None:
    state = battle()
    for name, hex_ in (("g-hq-1", 109), ("s-hq-1", 604)):
        put(state, name, hex_)
    for name in ("g-bf109-1", "g-bf109-2", "s-lagg-1", "s-lagg-2"):
        put(state, name, 0)
    orders = {
        "german": (
            *("take g-bf109-1", "patrol g-bf109-1 605", "radius 1", "rounds 1", "from 501"),
            *("take g-bf109-2", "patrol g-bf109-2 605", "radius 1", "rounds 1", "from 501"),
        ),
        "soviet": (
            *("take s-lagg-1", "patrol s-lagg-1 605", "radius 1", "rounds 1", "from 1201"),
            *("take s-lagg-2", "escort s-lagg-2 s-lagg-1"),
        ),
    }
    seen = set[str]()
    for there in asked(state, "pick-duel", orders):
        frame: Any = there.stack[-1]
        seen |= kept(there, frame.seat, frame.options(there, frame.seat)[0])
    assert seen == both("duel")


@pytest.mark.rule("BA-flank", "BA-tank-panic")
def test_who_fails_before_the_melee_and_dies_in_it_is_not_suppressed() -> None:
    state = battle()
    put(state, "g-pz4-1", 505)
    put(state, "s-mg-1", 605, size=1, facing=1)
    plan(state, "german", "take g-pz4-1", "assault g-pz4-1 s-mg-1")
    assert kept(state, "german", act.Step(605), 1000) == both("assault")
