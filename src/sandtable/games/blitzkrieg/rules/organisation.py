"""Chapter 3: formations, headquarters, command."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import OVERRUN, WAITING, State, change, members, put
from sandtable.games.blitzkrieg.tables.sheets import COMMAND
from sandtable.kernel import Event

FREE = (-1, 0)
"""The tether of a unit that may end its move anywhere."""


def hq_hex(state: State, f: int) -> int:
    """Where a formation's HQ stands; negative if it is off the map or there is none."""
    hq = state.index.theatre.cards[f].hq
    return state.units[hq].hex if hq >= 0 else WAITING


def is_independent(state: State, u: int) -> bool:
    """A unit that acts with a formation not its own, or whose formation counts as independent for now.

    Rules: BK-10.3.
    """
    f = state.units[u].formation
    return state.index.theatre.counters[u].formation != f or state.formations[f].alone


def needs_command(state: State, u: int) -> bool:
    """HQs command themselves and independents are never out of command."""
    return not state.index.theatre.is_hq[u] and not is_independent(state, u)


def tether(state: State, u: int) -> tuple[int, int]:
    """The hex from which a unit's move is measured and how far from it the move may end; (-1, 0) if nothing binds it.

    That is the command distance from its HQ or, if the unit begins beyond, no farther than it begins. A unit that comes
    on to the map is measured like any other; with its HQ off the map there is nothing to measure from.

    Rules: BK-3.4.
    """
    theatre, unit = state.index.theatre, state.units[u]
    hq = theatre.cards[unit.formation].hq
    centre = state.units[hq].hex if hq >= 0 else WAITING
    if centre < 0 or not needs_command(state, u):
        return FREE
    limit = COMMAND[theatre.side[u]]
    far = theatre.board.distance[centre][unit.hex] if unit.hex >= 0 else 99
    return centre, far if far > limit else limit


def check_command(state: State, u: int, out: list[Event]) -> None:
    """Lay or take off a unit's out of command marker, with effect at once.

    Rules: BK-3.5.
    """
    unit, theatre = state.units[u], state.index.theatre
    if unit.hex < 0 or theatre.is_hq[u]:
        return
    hq = theatre.cards[unit.formation].hq
    centre = state.units[hq].hex if hq >= 0 else WAITING
    far = theatre.board.distance[centre][unit.hex] if centre >= 0 else 99
    beyond = far > COMMAND[theatre.side[u]] and not is_independent(state, u)
    if beyond != unit.out:
        change(state, u, out=beyond)
        name = theatre.ids[u]
        out.append(events.OutOfCommand(name) if beyond else events.BackInCommand(name))


def overrun(state: State, hq: int, out: list[Event]) -> None:
    """An HQ alone with an enemy goes off the map until its marker is drawn in a later turn; its units lose command.

    Rules: BK-3.2b.
    """
    theatre = state.index.theatre
    out.append(events.Overrun(theatre.ids[hq], theatre.numbers[state.units[hq].hex]))
    put(state, hq, OVERRUN, neutralised=False, column=False)
    for u in members(state, theatre.counters[hq].formation):
        check_command(state, u, out)


def lone_hqs(state: State, h: int, side: int) -> list[int]:
    """The HQs of a side in a hex if it has no combat unit there; empty if it has one."""
    theatre = state.index.theatre
    here = [u for u in state.index.at[h] if theatre.side[u] == side]
    return here if all(theatre.is_hq[u] for u in here) else []


def hq_speed(state: State, f: int) -> tuple[int, int]:
    """Movement points and way of moving of an HQ: those of the fastest unit left to its formation.

    Rules: BK-3.2a.
    """
    known: tuple[int, int] | None = state.index.speed.get(f)
    if known is not None:
        return known
    theatre = state.index.theatre
    best = theatre.counters[theatre.cards[f].hq]
    left = [u for u in theatre.cards[f].units if state.units[u].steps and state.units[u].formation == f]
    fastest = max((theatre.counters[u] for u in left), key=lambda counter: counter.mp, default=best)
    state.index.speed[f] = fastest.mp, fastest.way
    return fastest.mp, fastest.way


def return_hexes(state: State, hq: int) -> list[int]:
    """Where an HQ may come back: the hexes of its formation's own units, not of those assigned elsewhere.

    Rules: BK-3.2b.
    """
    f = state.index.theatre.counters[hq].formation
    own = (state.units[u] for u in state.index.theatre.cards[f].units)
    return sorted({unit.hex for unit in own if unit.hex >= 0 and unit.formation == f})


def way_of(state: State, u: int) -> int:
    """By foot, wheel or track; an HQ goes as the fastest unit of its formation does."""
    theatre = state.index.theatre
    return hq_speed(state, theatre.counters[u].formation)[1] if theatre.is_hq[u] else theatre.way[u]
