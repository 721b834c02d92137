"""What is lost with an area that falls, beside what the battle for it costs."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.flight import refuges
from sandtable.games.europe.model import State, lift, units_at
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR
from sandtable.games.europe.rules.conquest import capture
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.modifiers import CARRYING, FIGHTING
from sandtable.kernel import clone


class Spoils(Struct, frozen=True):
    """Units that go with the area: kinds of those that do not fight for it, and numbers of defenders that cannot
    flee."""

    others: tuple[int, ...] = ()
    trapped: frozenset[int] = frozenset()


NONE = Spoils()


def spoils(
    state: State, power: int, area: int, fighters: tuple[Fighter, ...], defenders: tuple[int, ...], stage: int = IN_AIR
) -> Spoils:
    """What a power that takes the area destroys with it: the army of a minor whose capital it is, and aircraft and
    ships without a base to flee to. Nothing as long as others hold the area too.

    Rules: EU-4.3c, EU-4.4b, EU-5.1d, EU-13.1a.
    """
    at_sea = stage <= AT_SEA and any(f.way in (FIGHTING, CARRYING) for f in fighters)
    fighting = {n for n in defenders if at_sea or not t.IS_SEA[state.units[n].kind]}
    after = clone(state)
    after.stack = []
    for number in [n for n in defenders if t.IS_LAND[state.units[n].kind]]:
        lift(after, number)
    if any(t.IS_LAND[unit.kind] and hostile(state, power, unit.owner) for _, unit in units_at(after, area)):
        return NONE
    capture(after, area, power, [])
    stuck = [n for n, unit in units_at(after, area) if hostile(after, power, unit.owner) and not refuges(after, n)]
    gone = [n for n in state.units if n not in after.units and not (n in fighting and t.IS_LAND[state.units[n].kind])]
    lost = {*stuck, *gone}
    return Spoils(
        tuple(sorted(state.units[n].kind for n in lost if n not in fighting)),
        frozenset(lost & fighting),
    )
