"""Sea transport in phase 2 (rulebook 4.1 to 4.4, 6)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import CUT, FIXED, MOVED, USED, State, Unit, confined, units_at
from sandtable.games.europe.rules.diplomacy import enterable_areas
from sandtable.games.europe.rules.geography import open_straits, ports_within
from sandtable.games.europe.rules.movement import is_own, why_not_stay
from sandtable.games.europe.rules.refusals import OVER_THE_OCEAN
from sandtable.kernel import Refusal

NO_TRANSPORT_FLEET = Refusal("EU-6b", "no-transport-fleet")
NO_PORT_THERE = Refusal("EU-3e", "no-port-there")
NOT_FRIENDLY = Refusal("EU-6b", "not-between-friends")
FLEET_OUT_OF_RANGE = Refusal("EU-4.4e", "out-of-range")
NOTHING_TO_CARRY = Refusal("EU-6b", "nothing-to-carry")


def transports(state: State, power: int, base: int) -> list[int]:
    """Fleets of a base that have neither moved nor acted.

    Rules: EU-6b, EU-12.1.3a, EU-12.1.4.
    """
    return [
        n for n, u in units_at(state, base) if u.owner == power and u.kind == t.FLEET and not u.marks & (USED | MOVED)
    ]


def is_cargo(state: State, power: int, unit: Unit) -> bool:
    """Land and air units of one's own that have not moved, acted or been cut off.

    Rules: EU-4.1, EU-4.2, EU-4.3e, EU-6b.
    """
    if t.IS_SEA[unit.kind] or confined(state, unit.owner) or unit.marks & (USED | MOVED | CUT | FIXED):
        return False
    return is_own(state, power, unit) and (bool(unit.points) or t.IS_AIR[unit.kind])


def cargo(state: State, power: int, base: int) -> list[int]:
    return [n for n, u in units_at(state, base) if is_cargo(state, power, u)]


def why_not_carry(state: State, power: int, base: int, to: int) -> Refusal | None:
    """May a transport be planned from this base to that coast?

    Rules: EU-3e, EU-4.4c, EU-6b.
    """
    if base == t.USA_AREA or to == t.USA_AREA:
        return OVER_THE_OCEAN
    if not transports(state, power, base):
        return NO_TRANSPORT_FLEET
    if not t.PORT[to]:
        return NO_PORT_THERE
    friendly = enterable_areas(state, power)
    if not friendly >> base & 1 or not friendly >> to & 1:
        return NOT_FRIENDLY
    if not ports_within(open_straits(state, power), base) >> to & 1:
        return FLEET_OUT_OF_RANGE
    fit = (
        why_not_stay(state, power, state.units[n].owner, state.units[n].kind, to) is None
        for n in cargo(state, power, base)
    )
    return None if any(fit) else NOTHING_TO_CARRY


def voyages(state: State, power: int) -> list[tuple[int, int]]:
    """Bases and coasts between which something could be carried."""
    assert state.index is not None
    found = []
    friendly = enterable_areas(state, power)
    straits = open_straits(state, power)
    for base in t.bits(state.index.sea[power] & friendly):
        if base == t.USA_AREA or not transports(state, power, base) or not cargo(state, power, base):
            continue
        for to in t.bits(ports_within(straits, base) & friendly):
            if why_not_carry(state, power, base, to) is None:
                found.append((base, to))
    return found


def points_after(unit: Unit) -> int:
    """Armour and aircraft may go on one area after the voyage, infantry not.

    Rules: EU-4.1, EU-4.2, EU-4.3e.
    """
    return 1 if unit.kind == t.ARM else 0
