"""The values that change with ground and kind of attack (rulebook 5.2, table I)."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t

BY_LAND, BY_AIR, FIGHTING, CARRYING, LANDING, DROPPED = range(6)
"""How a unit takes part in an attack: over a border, in flight, as a fighting ship, as a transport, from a transport,
by parachute."""


class Ground(Struct, frozen=True, gc=False):
    """What the ground does in a land stage: a fort, a coast, or a bonus of one; and why."""

    fort: bool = False
    coast: bool = False
    bonus: int = 0
    reason: str = ""

    def attack(self, value: int) -> int:
        """Against a fort every attacking land and air unit has AV 1; nothing else changes an AV.

        Rules: EU-5.2a, EU-15a.
        """
        return 1 if self.fort else value

    def defence(self, kind: int, value: int) -> int:
        """Infantry and armour get +1, or DV 5 instead in a fort or against a landing; aircraft get nothing.

        Rules: EU-5.2c, EU-15a.
        """
        if not t.IS_LAND[kind]:
            return value
        if self.fort or self.coast:
            return 5
        return value + self.bonus


PLAIN = Ground()


def fleet_defence(kind: int, value: int, invasion: bool) -> int:
    """Fleets defend with 5 against an invasion of their base, else as printed; submarines and destroyers always so.

    Rules: EU-5.2b, EU-12.1.3a, EU-12.1.4.
    """
    return 5 if invasion and kind == t.FLEET else value


def ground(area: int, origins: tuple[int, ...], landing: bool, dropped: bool, fort_gone: bool) -> Ground:
    """What the ground gives the defenders against land units from these neighbours, a landing, a drop.

    A river or coast counts only if every land attacker comes that way; a one-sided fort or mountain only if every land
    attacker comes from a covered side, also where aircraft attack alone in the case of a fort; mountain and swamp on
    all sides always. Several together still give one, also where part of the attack comes over a river and the rest
    against mountains.

    Rules: EU-R117, EU-3b, EU-3c, EU-5.2c, EU-5.2d, EU-5.2e, EU-12.1.1a, EU-15a.
    """
    elsewhere = landing or dropped
    walled = t.FORT[area]
    if walled is not None and not fort_gone and not elsewhere and walled.issuperset(origins):
        return Ground(fort=True, reason="fort")
    if landing and not origins and not dropped:
        return Ground(coast=True, reason="coast")
    sides = (("mountain", t.MOUNTAIN[area]), ("swamp", t.SWAMP[area]), ("river", t.RIVER[area]))
    for reason, covered in sides:
        if covered is not None and len(covered) == t.N_AREAS:
            return Ground(bonus=1, reason=reason)
    if not origins or elsewhere:
        return PLAIN
    for reason, covered in sides:
        if covered is not None and covered.issuperset(origins):
            return Ground(bonus=1, reason=reason)
    mixed = all(any(covered is not None and origin in covered for _, covered in sides) for origin in origins)
    return Ground(bonus=1, reason="river-and-mountain") if mixed else PLAIN
