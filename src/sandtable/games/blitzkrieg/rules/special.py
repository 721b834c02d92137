"""Chapter 10: minefields, entrenchments, independent units."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.counters import INFANTRY, MG
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.tables import MINES, MINES_REMOVED_FROM, PRICE, RESULTS, result
from sandtable.kernel import Dice, Event


def enter_mines(state: State, u: int, h: int, dice: Dice, out: list[Event], retreat: bool = False) -> None:
    """Mines attack every unit that enters their hex, each apart, without regard to armour or ground.

    After each attack 10 to 12 on two dice removes the marker; a retreat brings no such roll.

    Rules: BK-10.1.
    """
    from sandtable.games.blitzkrieg.rules import effects

    if h not in state.mines:
        return
    number = state.theatre.numbers[h]
    roll = dice.sum(2, 6, "mines")
    found = result(MINES, roll.value)
    out.append(events.MinesStruck(state.theatre.ids[u], number, RESULTS[found], (roll,)))
    if not retreat:
        lift = dice.sum(2, 6, "mines-removal")
        gone = lift.value >= MINES_REMOVED_FROM
        out.append(events.MinesTested(number, "yes" if gone else "no", (lift,)))
        if gone:
            state.mines.remove(h)
    effects.suffer(state, u, found, dice, out)


def leaving_price(state: State, h: int, way: int) -> int:
    """The extra price of leaving a minefield.

    Rules: BK-10.1.
    """
    return (PRICE["leave_mines"][way] or 0) if h in state.mines else 0


def is_infantry(state: State, u: int) -> bool:
    """Whether a unit profits from works: infantry and machine guns."""
    return state.theatre.kind[u] in (INFANTRY, MG)


def check_works(state: State, h: int, u: int, out: list[Event]) -> None:
    """Works go when the last infantry, here the unit `u`, has left their hex or was eliminated in it.

    Rules: BK-10.2.
    """
    if h in state.works and is_infantry(state, u) and not any(is_infantry(state, u) for u in state.index.at[h]):
        state.works.remove(h)
        out.append(events.WorksRemoved(state.theatre.numbers[h]))
