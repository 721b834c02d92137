"""Chapters 5.0 and 5.2: which units may act now."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import DONE, MOVED, State, passenger
from sandtable.games.blitzkrieg.rules import movement
from sandtable.kernel import Refusal

NOT_ACTIVE = Refusal("BK-5.0", "not-active")
HAS_ACTED = Refusal("BK-5.2", "has-acted")
NEUTRALISED = Refusal("BK-8.4a", "neutralised-no-move")
ABOARD = Refusal("BK-12.1f", "aboard")
COMPANY_FIRED = Refusal("BK-6.1a", "company-fired")


def why_not_active(state: State, u: int, formations: tuple[int, ...]) -> Refusal | None:
    """Only units of the formation that is active now, on the map, that have something left to do.

    Rules: BK-5.0, BK-5.2.
    """
    if u < 0 or state.units[u].formation not in formations or state.index.theatre.side[u] != state.active:
        return NOT_ACTIVE
    unit = state.units[u]
    return HAS_ACTED if unit.act == DONE or unit.hex < 0 else None


def why_cannot_move(state: State, u: int, formations: tuple[int, ...]) -> Refusal | None:
    """Whether a unit has a move left; the neutralised have none, those aboard go with their carrier, and a carrier does
    not drive on with a company that has fired.

    Rules: BK-6.1a, BK-8.4a, BK-R87.
    """
    refusal = why_not_active(state, u, formations)
    if refusal is not None:
        return refusal
    unit = state.units[u]
    if unit.act == MOVED:
        return HAS_ACTED
    if unit.aboard >= 0:
        return ABOARD
    company = passenger(state, u)
    if company >= 0 and state.units[company].act == DONE:
        return COMPANY_FIRED
    return None if movement.can_go_on(state, u) else NEUTRALISED
