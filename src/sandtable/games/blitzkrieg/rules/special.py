"""Chapter 10: minefields, entrenchments, and who profits from them."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.tables.counters import INFANTRY, MG
from sandtable.games.blitzkrieg.tables.sheets import PRICE
from sandtable.kernel import Event


def leaving_price(state: State, h: int, way: int) -> int:
    """The extra price of leaving a minefield.

    Rules: BK-10.1.
    """
    return (PRICE["leave_mines"][way] or 0) if h in state.mines else 0


def is_infantry(state: State, u: int) -> bool:
    """Whether a unit profits from works: infantry and machine guns."""
    return state.index.theatre.kind[u] in (INFANTRY, MG)


def check_works(state: State, h: int, u: int, out: list[Event]) -> None:
    """Works go when the last infantry, here the unit `u` or the company that it carries, has left their hex or was
    eliminated in it.

    Rules: BK-10.2.
    """
    if h not in state.works or any(is_infantry(state, other) for other in state.index.at[h]):
        return
    if is_infantry(state, u) or any(unit.aboard == u for unit in state.units):
        state.works.remove(h)
        out.append(events.WorksRemoved(state.index.theatre.numbers[h]))
