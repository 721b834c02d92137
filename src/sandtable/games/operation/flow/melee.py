"""A melee, fought once."""

from __future__ import annotations

from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.infantry.melee import engaged_with, fight_all, melee_opponents
from sandtable.kernel import Auto, Dice


class Fight(Auto[State], frozen=True, gc=False):
    """One round of melee between those who are still in contact; then morale for both.

    Rules: OW-melee-after, OW-melee-roll, OW-melee-equal, OW-melee-morale.
    """

    unit: str
    foe: str

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        if self.foe not in state.units or state.units[self.unit].broken:
            return
        unit = state.units[self.unit]
        foes = list(dict.fromkeys((self.foe, *engaged_with(state, unit)))) if unit.models else []
        fight_all(state, melee_opponents(state, self.unit, foes), dice, out)
        morale.settle(state, dice, out)
