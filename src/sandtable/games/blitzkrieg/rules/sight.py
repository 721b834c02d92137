"""Chapter 4: how far a unit is seen and fires, and its line of fire; `tables/sight` says which hexes see which."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.tables.sheets import CLEAR, SIGHT
from sandtable.kernel import Refusal

TOO_FAR = Refusal("BK-4.2", "too-far")
NO_SIGHT = Refusal("BK-4.1a", "no-sight")
NOT_SEEN = Refusal("BK-4.1b", "not-seen")
NO_TARGET = Refusal("BK-8.1", "no-target")
RANGE_ZERO = Refusal("BK-4.2", "range-zero")


def seen_up_to(vehicle: bool, terrain: int) -> int:
    """How far a unit can be seen: vehicles 8 in the open and 4 elsewhere, all others 4 and 2.

    Rules: BK-4.1b.
    """
    if vehicle:
        return SIGHT["vehicle_open"] if terrain == CLEAR else SIGHT["vehicle_cover"]
    return SIGHT["other_open"] if terrain == CLEAR else SIGHT["other_cover"]


def range_of(state: State, u: int) -> int:
    """The printed range, cut to 1 by neutralisation or an adjacent enemy.

    Rules: BK-4.2.
    """
    unit, theatre = state.units[u], state.index.theatre
    printed = theatre.range[u]
    if printed > 1 and (unit.neutralised or theatre.board.around[unit.hex] & state.index.bits[1 - theatre.side[u]]):
        return 1
    return printed


def why_no_line(state: State, u: int, t: int, reach: int) -> Refusal | None:
    """Whether a unit has a line of fire to another: an enemy in range, in sight, not too well hidden.

    Rules: BK-4.1a, BK-4.1b, BK-4.2.
    """
    theatre, there = state.index.theatre, state.units[t].hex
    if there < 0 or theatre.side[t] == theatre.side[u] or state.units[t].aboard >= 0:
        return NO_TARGET
    board, here = theatre.board, state.units[u].hex
    far = board.distance[here][there]
    if far > reach:
        return TOO_FAR
    if far > 1:
        if not board.sees[here] >> there & 1:
            return NO_SIGHT
        if far > seen_up_to(theatre.vehicle[t], board.terrain[there]):
            return NOT_SEEN
    return None
