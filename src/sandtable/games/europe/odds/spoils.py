"""What is lost with an area that falls, beside what the battle for it costs."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.flight import has_refuge
from sandtable.games.europe.model import GONE, State, lift, units_at, who
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
SEATS = {t.CHIEF[country]: country for country in t.MINORS}
"""Capitals of minors, with whose fall the whole army goes."""
SEATS_OF_POWER = frozenset((*(t.CHIEF[country] for country in (*range(6), *t.MINORS)), t.PARIS, t.VICHY_AREA))
STRAITS = frozenset((t.GIBRALTAR, t.DENMARK_AREA, t.ISTANBUL, t.IZMIT, t.KIEL))
"""Areas with whose fall more changes than who holds them: who is with whom, or where ships pass. Elsewhere a unit can
flee after it where it could before."""


def spoils(
    state: State, power: int, area: int, fighters: tuple[Fighter, ...], defenders: tuple[int, ...], stage: int = IN_AIR
) -> Spoils:
    """What a power that takes the area destroys with it: the army of a minor whose capital it is, and aircraft and
    ships without a base to flee to. Nothing as long as others hold the area too."""
    units = units_at(state, area)
    fleeing = [n for n, unit in units if not t.IS_LAND[unit.kind] and hostile(state, power, unit.owner)]
    if area in SEATS_OF_POWER or (area in STRAITS and any(t.IS_SEA[state.units[n].kind] for n in fleeing)):
        safe = not fleeing and not _is_seat(state, area, defenders)
    else:
        safe = all(has_refuge(state, number) for number in fleeing)
    return NONE if safe else looked_for(state, power, area, fighters, defenders, stage)


def _is_seat(state: State, area: int, defenders: tuple[int, ...]) -> bool:
    """Whether units may fall with the area that do not stand there: those of a minor, or of Vichy.

    Rules: EU-5.1d, EU-13.2.
    """
    if area in (t.PARIS, t.VICHY_AREA) and who(state).control[t.VICHY]:
        return True
    country = SEATS.get(area, t.NOBODY)
    if country == t.NOBODY or state.standing[country] == GONE:
        return False
    return any(n not in defenders for n in who(state).of[country])


def looked_for(
    state: State, power: int, area: int, fighters: tuple[Fighter, ...], defenders: tuple[int, ...], stage: int = IN_AIR
) -> Spoils:
    """The same wherever it is, by taking the area:
    `test_the_quick_answer_what_goes_with_an_area_is_that_of_taking_it` in tests/games/europe/test_europe_odds.py
    compares the two.

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
    stuck = [n for n, unit in units_at(after, area) if hostile(after, power, unit.owner) and not has_refuge(after, n)]
    gone = [
        n for n in state.units.keys() - after.units.keys() if not (n in fighting and t.IS_LAND[state.units[n].kind])
    ]
    lost = {*stuck, *gone}
    if not lost:
        return NONE
    return Spoils(
        tuple(sorted(state.units[n].kind for n in lost if n not in fighting)),
        frozenset(lost & fighting),
    )
