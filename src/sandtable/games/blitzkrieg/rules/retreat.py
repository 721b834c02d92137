"""Retreats (6.3.3, 9.1.5) and what they share with all movement: taking a unit to a hex, and the room there."""

from __future__ import annotations

from collections import deque

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State, change, passenger, put, seat_of
from sandtable.games.blitzkrieg.rules.organisation import way_of
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.games.blitzkrieg.tables.sheets import STACK
from sandtable.kernel import Event, Refusal

FULL = Refusal("BK-7.3", "full")


def follow(state: State, u: int, h: int, out: list[Event]) -> None:
    """Take a unit, and the company aboard it, to a hex; whoever passes through an objective last holds it.

    Rules: BK-11.
    """
    start = state.units[u].hex
    if start >= 0:
        for other in state.index.at[start]:
            if state.units[other].aboard == u:
                put(state, other, h)
    put(state, u, h)
    take(state, h, state.index.theatre.side[u], out)


def march_to(state: State, u: int, h: int, out: list[Event]) -> None:
    """Take a unit to a hex by its own move, which is noted until the turn is over; a retreat or a flight is none.

    Rules: BK-9.1.1, BK-R90.
    """
    follow(state, u, h, out)
    if not state.units[u].moved:
        change(state, u, moved=True)
    company = passenger(state, u) if state.index.theatre.kind[u] == CARRIER else -1
    if company >= 0:
        change(state, company, moved=True)


def take(state: State, h: int, side: int, out: list[Event]) -> None:
    """Note who passed last through an objective.

    Rules: BK-11.
    """
    theatre = state.index.theatre
    at = theatre.objective_at.get(h)
    if at is not None and state.control[at] != side and not state.index.bits[1 - side] >> h & 1:
        state.control[at] = side
        out.append(events.HexTaken(theatre.numbers[h], theatre.objectives[h], seat_of(side)))


def stacked(state: State, h: int) -> int:
    """How many units a hex holds; HQs count for nothing.

    Rules: BK-7.3.
    """
    index = state.index
    here = index.at[h]
    if not here:
        return 0
    hq = index.theatre.is_hq
    return sum([not hq[u] for u in here])


def retreat_hexes(state: State, u: int, forbidden: int = -1) -> list[int]:
    """Where a unit may fall back to: adjacent, passable, free of enemies, and not where the attack came from.

    `test_whether_a_unit_can_retreat` in `test_shortcuts.py` compares `can_retreat` with it.

    Rules: BK-6.3.3, BK-9.1.5.
    """
    theatre, h = state.index.theatre, state.units[u].hex
    foes = state.index.bits[1 - theatre.side[u]]
    return [n for n, bit in theatre.board.exits[way_of(state, u)][h] if not foes & bit and n != forbidden]


def can_retreat(state: State, u: int) -> bool:
    """Whether any such hex is there: `retreat_hexes` as one question of sets, asked after every step of an enemy.

    `test_shortcuts.py` compares the two (`test_whether_a_unit_can_retreat`).
    """
    index = state.index
    theatre = index.theatre
    way = way_of(state, u) if theatre.is_hq[u] else theatre.way[u]
    return theatre.board.ways_out[way][state.units[u].hex] & ~index.bits[1 - theatre.side[u]] != 0


def way_to_room(state: State, u: int, barred: tuple[int, ...] = ()) -> list[int]:
    """The hexes of the shortest way to one where this unit (and its company) fits, not over barred ones; empty if there
    is none."""
    theatre, start = state.index.theatre, state.units[u].hex
    prices, foes = theatre.board.steps[way_of(state, u)], state.index.bits[1 - theatre.side[u]]
    size = 1 + any(state.units[other].aboard == u for other in state.index.at[start])
    before, queue = dict.fromkeys((start, *barred), -1), deque([start])
    while queue:
        h = queue.popleft()
        if h != start and stacked(state, h) + size <= STACK:
            return _trace(before, h)
        for n in prices[h]:
            if n not in before and not foes >> n & 1:
                before[n] = h
                queue.append(n)
    return []


def _trace(before: dict[int, int], h: int) -> list[int]:
    way = []
    while before[h] >= 0:
        way.append(h)
        h = before[h]
    return way[::-1]
