"""Chapter 8.6: salvos declared on a hex fall one by one."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.flow.effects import suffer
from sandtable.games.blitzkrieg.flow.reactions import AFTER_SALVO, React
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.indirect import indirect_lines, transmits
from sandtable.games.blitzkrieg.tables.sheets import LOWEST, RESULTS, result
from sandtable.kernel import Auto, Dice, Event


class Salvos(Auto[State], frozen=True, gc=False):
    """Salvos declared on one hex, resolved one by one; those left when no enemy is there any more are lost.

    Rules: BK-8.6.2.
    """

    hex: int
    left: tuple[str, ...]

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if not self.left:
            state.end()
        elif not state.index.bits[1 - state.active] >> self.hex & 1:
            state.end()
            out.append(events.SalvosLost(state.index.theatre.numbers[self.hex], len(self.left)))
        else:
            state.goto(replace(self, left=self.left[1:]))
            if transmits(state, self.hex, self.left[0], dice, out):
                fall(state, self.hex, self.left[0], dice, out)


def fall(state: State, h: int, calibre: str, dice: Dice, out: list[Event]) -> None:
    """One roll for the whole hex, each unit on its own column, own units too; then those hit may retreat.

    Rules: BK-8.6a.
    """
    theatre = state.index.theatre
    roll = dice.sum(2, 6, calibre)
    out.append(events.SalvoFell(theatre.numbers[h], calibre, (roll,)))
    struck = tuple(u for u in state.index.at[h] if state.units[u].aboard < 0)
    state.retreated = ()
    state.call(React(AFTER_SALVO, h, (), tuple(u for u in struck if theatre.side[u] != state.active)))
    hits = []
    for u in struck:
        lines = indirect_lines(state, u, calibre)
        column = fire.total(lines)
        found = result(column, roll.value) if column >= LOWEST else 0
        out.append(events.SalvoHit(theatre.ids[u], column, RESULTS[found], fire.modifiers(lines)))
        hits.append((u, found))
    for u, found in hits:
        suffer(state, u, found, dice, out)
