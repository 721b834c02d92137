"""Chapter 5.3: whom a repeat marker may activate."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import morale
from sandtable.kernel import Refusal

HOLDS_ONE = Refusal("BK-5.3c", "holds-one")
NO_REPEAT = Refusal("BK-5.3a", "no-repeat")
NOT_OWN = Refusal("BK-5.3a", "not-own")
TWICE = Refusal("BK-5.3a", "twice")
REPEATED = Refusal("BK-5.3a", "repeated")
DEMORALISED = Refusal("BK-5.3a", "demoralised")
HQ_NEUTRALISED = Refusal("BK-5.3a", "hq-neutralised")
FATIGUED = Refusal("BK-5.3b", "fatigued")
NOBODY = Refusal("BK-5.3a", "nobody")


def why_no_repeat(state: State, side: int, f: int) -> Refusal | None:
    """Any own formation, at most twice in a turn and once by repeat, not demoralised, its HQ not neutralised.

    A fatigued formation may use it only as its second activation, to remove the fatigue.

    Rules: BK-5.3a, BK-5.3b.
    """
    theatre = state.index.theatre
    if f < 0 or theatre.cards[f].side != side or theatre.cards[f].hq < 0:
        return NOT_OWN
    status = state.formations[f]
    if status.activations >= 2:
        return TWICE
    if status.repeated or (status.declined and status.activations):
        return REPEATED
    if status.demoralised:
        return DEMORALISED
    if state.units[theatre.cards[f].hq].neutralised:
        return HQ_NEUTRALISED
    if status.fatigued and status.activations != 1:
        return FATIGUED
    return None if morale.has_units(state, f) else NOBODY


def repeatable(state: State, side: int) -> list[int]:
    """The formations that a repeat marker may activate now."""
    return [f for f in range(len(state.formations)) if why_no_repeat(state, side, f) is None]
