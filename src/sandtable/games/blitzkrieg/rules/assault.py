"""Chapter 9.1.1: the assault - who may enter a hex of the enemy, and what it costs."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State, passenger
from sandtable.games.blitzkrieg.rules.movement import IMPASSABLE, NOT_ADJACENT, March, step_price, why_too_far
from sandtable.games.blitzkrieg.rules.organisation import lone_hqs
from sandtable.games.blitzkrieg.tables.sheets import POINT
from sandtable.kernel import Refusal

NO_ENEMY = Refusal("BK-9", "no-enemy")
HQ_NO_MELEE = Refusal("BK-9", "hq-no-melee")
NO_COMMAND = Refusal("BK-6.2", "no-melee-out-of-command")
MOUNTED = Refusal("BK-12.1f", "mounted")
TOO_FEW_POINTS = Refusal("BK-9.1.1", "no-points-melee")
HALF_MOVE = Refusal("BK-6.1b", "half-move")


def why_no_assault(state: State, march: March, n: int) -> Refusal | None:
    """A whole move may lead into a hex with enemy units, by units in command that are not mounted and can pay; it may
    end there, so it leads no farther from the HQ than any other.

    Rules: BK-9, BK-9.1.1, BK-6.2, BK-12.1f, BK-3.4, BK-R92.
    """
    here = march.here(state)
    if n < 0 or not state.index.theatre.board.around[here] >> n & 1:
        return NOT_ADJACENT
    foe = 1 - state.active
    if not state.index.bits[foe] >> n & 1 or lone_hqs(state, n, foe):
        return NO_ENEMY
    if march.part:
        return HALF_MOVE
    for u in march.units:
        if state.index.theatre.is_hq[u]:
            return HQ_NO_MELEE
        if state.units[u].out:
            return NO_COMMAND
        if passenger(state, u) >= 0:
            return MOUNTED
    spent = assault_price(state, march, n)
    return spent if isinstance(spent, Refusal) else why_too_far(state, march, n)


def assault_price(state: State, march: March, n: int) -> tuple[int, ...] | Refusal:
    """A quarter of the movement points, rounded up, and the ground; too few are enough only for the first and only hex
    of a unit in the whole turn.

    A column that comes along the road pays the road and stays in column.

    Rules: BK-9.1.1, BK-6.1b, BK-R90.
    """
    here, spent = march.here(state), []
    for u, way, used, points in zip(march.units, march.ways, march.spent, march.points, strict=True):
        road = state.units[u].column and (here, n) in state.index.theatre.board.roads
        price = step_price(state, way, here, n, road)
        if price is None:
            return IMPASSABLE
        then = used + price + quarter(state, u)
        if then > points and state.units[u].moved:
            return TOO_FEW_POINTS
        spent.append(then)
    return tuple(spent)


def quarter(state: State, u: int) -> int:
    """A quarter of a unit's movement points, rounded up, in sixths.

    Rules: BK-9.1.1.
    """
    return POINT * -(-state.index.theatre.counters[u].mp // 4)
