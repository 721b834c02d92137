"""Units that leave the map for good or for a while (rulebook 7, 12.1.1)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Out, UnitLost
from sandtable.games.europe.model import State, lift
from sandtable.games.europe.rules.battle import Battle, gone_for_good
from sandtable.kernel import Refusal

NOT_A_LOSS = Refusal("EU-5.1.1", "not-a-loss")


def bury(state: State, battle: Battle | None, number: int, attacking: bool, out: Out) -> None:
    """Off the map: fleets can only be rebuilt slowly, some paratroops never.

    Rules: EU-7d, EU-12.1.1b.
    """
    forever = battle is not None and gone_for_good(state, battle, state.units[number], attacking)
    unit = lift(state, number)
    out.append(UnitLost(unit.name, t.AREAS[unit.area]))
    if unit.kind == t.FLEET and unit.owner < 6:
        state.sunk[unit.owner] += 1
    if forever:
        kind = unit.owner * 8 + unit.kind
        state.gone[kind] = state.gone.get(kind, 0) + 1
