"""Chapter 10.1: entering a minefield."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.flow.effects import suffer
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.tables.sheets import MINES, MINES_REMOVED_FROM, RESULTS, result
from sandtable.kernel import Dice, Event


def enter_mines(state: State, u: int, h: int, dice: Dice, out: list[Event], retreat: bool = False) -> None:
    """Mines attack every unit that enters their hex, each apart, without regard to armour or ground.

    After each attack 10 to 12 on two dice removes the marker; a retreat brings no such roll.

    Rules: BK-10.1.
    """
    if h not in state.mines:
        return
    number = state.index.theatre.numbers[h]
    roll = dice.sum(2, 6, "mines")
    found = result(MINES, roll.value)
    out.append(events.MinesStruck(state.index.theatre.ids[u], number, RESULTS[found], (roll,)))
    if not retreat:
        lift = dice.sum(2, 6, "mines-removal")
        gone = lift.value >= MINES_REMOVED_FROM
        out.append(events.MinesTested(number, "yes" if gone else "no", (lift,)))
        if gone:
            state.mines.remove(h)
    suffer(state, u, found, dice, out)
