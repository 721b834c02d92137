"""Exact odds of a shot, over the same code as the game."""

from __future__ import annotations

from math import comb

from sandtable.games.demo.model import Duel, other
from sandtable.games.demo.rules.shooting import DICE, at_most, lines
from sandtable.kernel import Chance, Name, Odds


def shot(state: Duel, seat: str) -> Odds:
    """How many of three dice hit.

    Rules: DM-5a.
    """
    faces = max(0, min(6, at_most(state, seat)))
    chances = tuple(
        Chance("hits", comb(DICE, hits) * faces**hits * (6 - faces) ** (DICE - hits) / 6**DICE, {"hits": hits})
        for hits in range(DICE + 1)
    )
    return Odds("shot", {"target": Name("seat", other(seat))}, lines(state, seat), str(faces), chances)
