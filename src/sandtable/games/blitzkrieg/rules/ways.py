"""Ways of a unit or stack to a far hex: open order where enemies could fire, roads where it is safe or asked for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules.movement import March, allowance, may_stop
from sandtable.games.blitzkrieg.rules.reactions import opportunity_range
from sandtable.games.blitzkrieg.tables.sheets import POINT
from sandtable.kernel import Action, Refusal, Way

OPEN, COLUMN = "open", "column"
"""The kinds of a way: all of it in open order, or some of it in column by road."""
EVERYWHERE = -1
"""All hexes, as a set of them."""


class Trail(Struct, frozen=True):
    """How a march gets to a hex: what each unit has spent there, the actions, the hexes and what each had cost."""

    spent: tuple[int, ...]
    hexes: int
    steps: tuple[Action, ...] = ()
    path: tuple[int, ...] = ()
    costs: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return COLUMN if any(isinstance(step, actions.Drive) for step in self.steps) else OPEN


def exposed(state: State) -> int:
    """The hexes that some enemy unit of the active side sees within its range: no place for a column."""
    found, board = 0, state.index.theatre.board
    for h, units in state.index.camps[1 - state.active].items():
        found |= board.seen[max(1, *(opportunity_range(state, u) for u in units))][h]
    return found


def trails(state: State, march: March, start: Trail, at: int, shunned: int) -> dict[int, Trail]:
    """The cheapest trail to every hex that the march can enter from here; no road is taken into a shunned hex.

    `test_the_reach_that_the_officer_sees` in `test_shortcuts.py` compares `features.spread` with it.
    """
    board, foes = state.index.theatre.board, state.index.bits[1 - state.active]
    found, edge = {at: start}, [at]
    while edge:
        h = min(edge, key=lambda each: (max(found[each].spent), each))
        edge.remove(h)
        on = replace(march, spent=found[h].spent, hexes=found[h].hexes)
        for n in board.beside[h]:
            if foes >> n & 1:
                continue
            best = _step(state, on, found[h], h, n, road=not shunned >> n & 1)
            if best is not None and (n not in found or max(best.spent) < max(found[n].spent)):
                found[n] = best
                if n not in edge:
                    edge.append(n)
    return found


def _step(state: State, on: March, trail: Trail, h: int, n: int, road: bool) -> Trail | None:
    """A trail one hex further, by road only where that is cheaper; None if it cannot be entered."""
    number, best = state.index.theatre.numbers[n], None
    for by_road, verb in ((False, actions.Step), (True, actions.Drive))[: 1 + road]:
        spent = on.price(state, h, n, by_road)
        if isinstance(spent, Refusal) or (best is not None and max(spent) >= max(best.spent)):
            continue
        costs = (*trail.costs, max(spent))
        best = Trail(spent, trail.hexes + 1, (*trail.steps, verb(number)), (*trail.path, n), costs)
    return best


def reach(state: State, march: March, prefix: tuple[Action, ...]) -> tuple[Way, ...]:
    """Where a move can end and the way that a click there takes: in column only where that is safe, or the only way."""
    here = march.here(state)
    start = Trail(march.spent, march.hexes, prefix)
    careful = trails(state, march, start, here, exposed(state))
    quick = trails(state, march, start, here, 0)
    return tuple(
        drawn(state, march, careful.get(h, trail))
        for h, trail in quick.items()
        if h != here and may_stop(state, march, h) is None
    )


def trails_over(state: State, march: March, prefix: tuple[Action, ...], goals: Iterable[int]) -> list[Trail]:
    """The different trails over some hexes in their order to the last of them: with care, quickly, in open order."""
    found: list[Trail] = []
    for shunned in (exposed(state), 0, EVERYWHERE):
        trail: Trail | None = Trail(march.spent, march.hexes, prefix)
        at = march.here(state)
        for goal in goals:
            trail = trails(state, march, trail, at, shunned).get(goal) if trail else None
            at = goal
        if trail is not None and all(trail.path != other.path or trail.kind != other.kind for other in found):
            found.append(trail)
    return found if at != march.here(state) and may_stop(state, march, at) is None else []


def drawn(state: State, march: March, trail: Trail) -> Way:
    """A trail as it is drawn."""
    theatre = state.index.theatre
    path = tuple(f"{theatre.numbers[h]:04d}" for h in trail.path)
    costs = tuple(in_points(cost) for cost in trail.costs)
    cost = -(-max(trail.spent) // POINT)
    steps = (*trail.steps, actions.Halt())
    return Way(theatre.ids[march.units[0]], path[-1], cost, path, steps, trail.kind, costs)


def in_points(cost: int) -> str:
    """Sixths as movement points are written."""
    whole, rest = divmod(cost, POINT)
    part = {0: "", 1: "⅙", 2: "⅓", 3: "½", 4: "⅔", 5: "⅚"}[rest * 6 // POINT]
    return f"{whole or ''}{part}" or "0"


def last_halt(state: State, march: March, trail: Trail) -> str:
    """The last hex of a trail where a halt leaves every unit its shot; empty if there is none.

    Rules: BK-6.1a.
    """
    if march.part or march.fought or state.index.theatre.is_hq[march.units[0]]:
        return ""
    half = min(allowance(state, u, half=True) for u in march.units)
    fit = [h for h, cost in zip(trail.path, trail.costs, strict=True) if cost <= half and not may_stop(state, march, h)]
    return f"{state.index.theatre.numbers[fit[-1]]:04d}" if fit else ""
