"""Orders that could only be passed over are named before the card is played, with the reason."""

from __future__ import annotations

import random

import pytest

from sandtable.games.operation import GAME
from sandtable.games.operation.actions.infantry import Order, Pass
from sandtable.kernel import Decision, Measure, Question, Seeded, advance, clone, play
from sandtable.kernel.options import Rng
from sandtable.lab.playing import player


def only_passes(decision: Decision, seat: str, order: Order) -> bool:
    """Whether the announcement that follows lets the seat do nothing but pass."""
    state = clone(decision.state)
    here = play(state, Decision(decision.seats, decision.frame, state), seat, order, Seeded(1), [])
    while here is not None and here.kind in ("announce", "respond") and here.seats == (seat,):
        found = here.options(seat)
        if isinstance(found, Measure) or any(not isinstance(each, Pass) for each in found):
            return False
        here = play(state, here, seat, Pass(), Seeded(1), [])
    return True


@pytest.mark.rule("OW-order-fire", "OW-order-cover", "OW-fire-wasted")
def test_fire_without_a_target_is_named_and_nothing_else() -> None:
    state, dice, rng = GAME.start("first-battle", {}), Seeded(3), random.Random(1)
    decision = advance(state, dice, [])
    minds = {seat: player(GAME, "officer") for seat in GAME.all_seats(state)}
    seen = _played(decision, state, dice, rng, minds)
    assert seen[True] and seen[False], "some orders would do nothing, others would not"


def _played(decision: Decision | None, state, dice: Seeded, rng: Rng, minds) -> dict[bool, int]:  # type: ignore[no-untyped-def]
    seen = {True: 0, False: 0}
    for number in range(60):
        if decision is None:
            break
        seat = decision.seats[0]
        if decision.kind in ("chain", "react"):
            named = {vain.action: vain for vain in decision.hints(seat).vain}
            options = decision.options(seat)
            assert isinstance(options, list)
            for order in options:
                if isinstance(order, Order) and order.card.startswith(("fire", "cover")):
                    assert only_passes(decision, seat, order) == (order in named), order
                    seen[order in named] += 1
            assert all(vain.key and vain.about in state.units for vain in named.values())
        known = GAME.knowledge(state, frozenset((seat,)))
        action = minds[seat].choose(known, Question(seat, decision, number), rng)
        decision = play(state, decision, seat, action, dice, [])
    return seen
