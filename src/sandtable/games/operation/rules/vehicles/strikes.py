"""A shot that is about to hit a vehicle, and the modifiers of its damage roll."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.outlines import entry_of, side_towards
from sandtable.games.operation.tables import ARMOUR, COLUMN_OF, HARM, TARGET_CLASS, WEAPONS, Mode, Weapon
from sandtable.kernel import Modifier

BEATEN_FROM_ABOVE = frozenset(("medium-armour", "heavy-armour", "extra-heavy-armour", "super-extra-heavy-armour"))
"""Traits that close assault and fire from above ignore; light and extra-light armour still count."""
SIDE_AT = {"front": 0, "side": 1, "rear": 2}


class Strike(Struct, frozen=True, gc=False, omit_defaults=True):
    """One hit on its way: who fired what from where, the die it hit with, and what is known of it."""

    unit: str
    model: str
    at: Point
    weapon: str
    mode: str
    target: str
    die: int = 0
    order: str = "fire"
    indirect: bool = False
    above: bool = False
    """Fired from a height no less than the distance."""
    assault: bool = False
    """Placed by hand in a close assault."""
    table: str = ""
    """Damage table if not that of the mode (last chance, no penetration, blast beside)."""
    smoke: bool = False
    rolled: int = 0
    """The damage die, if it has already been rolled."""
    floor: int = 0
    """How high the firer stands (mm)."""

    @property
    def arm(self) -> Weapon:
        return WEAPONS[self.weapon]

    @property
    def way(self) -> Mode:
        found = self.arm.mode(self.mode)
        assert found is not None, f"{self.weapon} has no mode {self.mode}"
        return found

    @property
    def damage_table(self) -> str:
        return self.table or self.way.table

    @property
    def flame(self) -> bool:
        return self.arm.group.startswith("flame")

    @property
    def direct(self) -> bool:
        return not (self.indirect or self.assault)


def strike_line(rule: str, key: str, value: int) -> Modifier:
    """A line of the sum, as it is shown."""
    return Modifier(rule, key, f"{value:+d}")


def gun_class_modifier(shot: Strike, target: Model) -> int:
    """Gun class less target class, for armour-piercing shot fired directly, counted for the vehicle really hit.

    Rules: OW-gun-class, OW-gunclass-ap, OW-gunclass-rest, OW-atr-light.
    """
    weapon = shot.arm
    if not weapon.gun_class or shot.mode != "ap" or not shot.direct or target.cls in ("infantry", "artillery"):
        return 0
    return weapon.gun_class - TARGET_CLASS[COLUMN_OF[target.cls]]


def armour_modifier(shot: Strike, target: Model, traits: frozenset[str]) -> int:
    """What the armour traits do to the damage roll by the side that is hit; indirect fire and flame ignore all of them.

    Rules: OW-armour-damage, OW-av-traits, OW-av-above, OW-fv-traits, OW-ca-traits.
    """
    if shot.indirect or shot.flame:
        return 0
    side = SIDE_AT[side_towards(target, shot.at)]
    total = 0
    for trait, values in ARMOUR.items():
        beaten = (shot.assault or shot.above) and trait in BEATEN_FROM_ABOVE
        if trait in traits and not beaten:
            total += values[side]
    return total


def schurzen_modifier(shot: Strike, target: Model, traits: frozenset[str]) -> int:
    """Skirts help against shaped charges from the front and the side.

    Rules: OW-heat-schurzen, OW-R102.
    """
    side = side_towards(target, shot.at)
    shaped = shot.mode == "heat" and shot.direct and side != "rear"
    return HARM["schurzen"].value if shaped and "schurzen" in traits else 0


def order_and_smoke(shot: Strike) -> int:
    """What covering fire and smoke change in every roll for damage.

    Rules: OW-order-cover, OW-smoke-cover.
    """
    return (HARM["cover"].value if shot.order == "cover" else 0) + (HARM["smoke"].value if shot.smoke else 0)


def damage_lines(state: State, shot: Strike, target: Model) -> tuple[Modifier, ...]:
    """Every modifier of the damage roll with its clause.

    Rules: OW-order-cover, OW-smoke-cover, OW-modifiers.
    """
    traits = entry_of(state, target).traits | frozenset(target.traits)
    rear = shot.direct and not shot.above and side_towards(target, shot.at) == "rear"
    found = (
        (HARM["cover"].rule, "damage-cover", HARM["cover"].value if shot.order == "cover" else 0),
        (HARM["smoke"].rule, "damage-smoke", HARM["smoke"].value if shot.smoke else 0),
        ("OW-gun-class", "gun-class", gun_class_modifier(shot, target)),
        ("OW-armour-damage", "armour", armour_modifier(shot, target, traits)),
        ("OW-heat-schurzen", "schurzen", schurzen_modifier(shot, target, traits)),
        (HARM["rear"].rule, "rear", HARM["rear"].value if rear else 0),
    )
    return tuple(strike_line(rule, key, value) for rule, key, value in found if value)
