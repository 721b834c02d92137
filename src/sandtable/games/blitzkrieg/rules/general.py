"""Chapter 5.5: what a general marker can do."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules.repeat import HOLDS_ONE, repeatable
from sandtable.kernel import Refusal

BANK_TAKEN = Refusal("BK-5.5a", "bank-taken")
NOTHING_TO_RALLY = Refusal("BK-5.5b", "nothing-to-rally")
NOTHING_TO_REST = Refusal("BK-5.5b", "nothing-to-rest")
NO_USE = Refusal("BK-5.5b", "no-use")
USES = ("rally", "rest", "repeat", "pair")


def why_no_command(state: State, side: int, use: str) -> Refusal | None:
    """What a general marker can do now.

    Rules: BK-5.5b.
    """
    theatre = state.index.theatre
    if use == "rally":
        return None if relievable(state, side) else NOTHING_TO_RALLY
    if use == "rest":
        return None if tired(state, side) else NOTHING_TO_REST
    if use == "repeat":
        return None if not state.repeats[side] or repeatable(state, side) else HOLDS_ONE
    if use == "pair":
        taken = state.pledged[side] or state.banked[side] >= 0
        return BANK_TAKEN if taken or not theatre.cards else None
    return NO_USE


def relievable(state: State, side: int) -> list[int]:
    """The own units and HQs on the map with a neutralised marker."""
    sides = state.index.theatre.side
    return [u for u, unit in enumerate(state.units) if unit.neutralised and unit.hex >= 0 and sides[u] == side]


def tired(state: State, side: int) -> list[int]:
    """The own fatigued formations."""
    cards = state.index.theatre.cards
    return [f for f, status in enumerate(state.formations) if status.fatigued and cards[f].side == side]
