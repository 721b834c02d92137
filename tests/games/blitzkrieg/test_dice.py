"""Every throw of Blitzkrieg is of six-sided dice: two, and one for the cancellation of a marker."""

from __future__ import annotations

import random

import pytest

from sandtable.games.blitzkrieg import GAME
from sandtable.kernel import Roll, Seeded, advance, play
from sandtable.testing.walk import pick

SHOTS = ("direct", "opportunity", "return", "melee", "light", "medium", "heavy", "stuka")
CHECKS = ("reaction", "transmission", "panic", "morale", "rally", "fatigue", "recovery", "mines", "mines-removal")


class Noted(Seeded):
    """Dice that note how many of which were thrown for what."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thrown: dict[str, set[tuple[int, int]]] = {}

    def sum(self, n: int, sides: int, why: str) -> Roll:
        self.thrown.setdefault(why, set()).add((n, sides))
        return super().sum(n, sides, why)


@pytest.mark.rule("BK-6.3", "BK-8.2", "BK-8.4b", "BK-8.4c", "BK-8.5", "BK-8.5.1", "BK-10.1")
def test_every_throw_is_of_six_sided_dice() -> None:
    """Random matches until each kind of throw has been made."""
    dice = Noted(1)
    rng = random.Random("dice")
    for number in range(16):
        if len(dice.thrown) == len(SHOTS) + len(CHECKS) + 1:
            break
        state = GAME.start(("stonne", "hannut")[number % 2], {})
        decision = advance(state, dice, [])
        while decision is not None:
            seat = decision.seats[0]
            decision = play(state, decision, seat, pick(decision, seat, rng)[0], dice, [])
    assert dice.thrown == {"cancel": {(1, 6)}} | {why: {(2, 6)} for why in (*SHOTS, *CHECKS)}
