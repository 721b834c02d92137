"""What a seat can do: one small step each. Words are ids of types (`germany-armour`), areas, seas and countries."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Action

_UNIT_AREA = {"unit": "unit", "area": "area"}


class Place(Action, frozen=True, gc=False):
    """Set one unit up."""

    names: ClassVar[dict[str, str]] = _UNIT_AREA
    unit: str
    area: str


class PlaceRest(Action, frozen=True, gc=False):
    """Set up all that is left as the data file proposes."""


class Supply(Action, frozen=True, gc=False):
    """Supply so many land units in an area by a fleet on its base."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area", "area": "area"}
    unit: str
    base: str
    area: str
    n: int


class Take(Action, frozen=True, gc=False):
    """Choose a stack to move: its type, its area, its movement points left."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "origin": "area"}
    unit: str
    origin: str
    points: int


class PutBack(Action, frozen=True, gc=False):
    """Leave the chosen stack where it is."""

    retracts: ClassVar[bool] = True


class March(Action, frozen=True, gc=False):
    """Move so many of the chosen land units one area."""

    names: ClassVar[dict[str, str]] = {"to": "area"}
    to: str
    n: int


class Rebase(Action, frozen=True, gc=False):
    """Give so many of the chosen air or naval units another base."""

    names: ClassVar[dict[str, str]] = {"to": "area"}
    to: str
    n: int


class Redeploy(Action, frozen=True, gc=False):
    """Redeploy one of the chosen units."""

    names: ClassVar[dict[str, str]] = {"to": "area"}
    to: str


class Escort(Action, frozen=True, gc=False):
    """Name the fleet that escorts the unit on its next stretch of sea."""

    names: ClassVar[dict[str, str]] = {"base": "area"}
    base: str


class Declare(Action, frozen=True, gc=False):
    """Declare war."""

    names: ClassVar[dict[str, str]] = {"country": "country"}
    country: str


class Attack(Action, frozen=True, gc=False):
    """Plan an attack on an area, against the units that one power leads there."""

    names: ClassVar[dict[str, str]] = {"area": "area", "against": "country"}
    area: str
    against: str


class Join(Action, frozen=True, gc=False):
    """Add so many units to the plan: over a border, in flight, or as fighting ships."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "origin": "area"}
    unit: str
    origin: str
    points: int
    n: int


class Embark(Action, frozen=True, gc=False):
    """Add so many land units to the plan aboard fleets of the same base, one each."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "fleet": "unit", "base": "area"}
    unit: str
    fleet: str
    base: str
    n: int


class Drop(Action, frozen=True, gc=False):
    """Add so many paratroops to the plan, by air."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "origin": "area"}
    unit: str
    origin: str
    n: int


class Launch(Action, frozen=True, gc=False):
    """Carry the plan out."""


class CallOff(Action, frozen=True, gc=False):
    """Drop the plan."""

    retracts: ClassVar[bool] = True


class Route(Action, frozen=True, gc=False):
    """The way of the ships over the seas."""

    names: ClassVar[dict[str, str]] = {"seas": "sea"}
    seas: tuple[str, ...]


class Bomb(Action, frozen=True, gc=False):
    """Bomb a home area of an enemy power with so many bombers of one base."""

    names: ClassVar[dict[str, str]] = {"base": "area", "area": "area"}
    base: str
    area: str
    n: int


class Prowl(Action, frozen=True, gc=False):
    """Send so many submarines of one base against trade or a convoy."""

    names: ClassVar[dict[str, str]] = {"base": "area", "prey": "prey"}
    base: str
    prey: str
    n: int


class Intervene(Action, frozen=True, gc=False):
    """Send so many unused units of one base to a place on the enemy's way."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area", "place": "place"}
    unit: str
    base: str
    place: str
    n: int


class Hold(Action, frozen=True, gc=False):
    """Send nothing (more)."""


class Press(Action, frozen=True, gc=False):
    """Fight another round."""


class Withdraw(Action, frozen=True, gc=False):
    """Break off; land units go back to this area."""

    names: ClassVar[dict[str, str]] = {"to": "area"}
    to: str | None


class Lose(Action, frozen=True, gc=False):
    """Remove one unit, of this type and base or origin."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area"}
    unit: str
    base: str


class Flee(Action, frozen=True, gc=False):
    """Save the unit to this area."""

    names: ClassVar[dict[str, str]] = {"to": "area"}
    to: str


class Carry(Action, frozen=True, gc=False):
    """Plan a sea transport from a base to a coast."""

    names: ClassVar[dict[str, str]] = {"base": "area", "to": "area"}
    base: str
    to: str


class Load(Action, frozen=True, gc=False):
    """Take so many units aboard; fleets are added as they are needed, two units each."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    n: int


class Guard(Action, frozen=True, gc=False):
    """Add so many ships of the base as escorts."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    n: int


class Order(Action, frozen=True, gc=False):
    """Choose a type of unit to build."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Build(Action, frozen=True, gc=False):
    """Build so many of the chosen type in an area."""

    names: ClassVar[dict[str, str]] = {"area": "area"}
    area: str
    n: int


class LayDown(Action, frozen=True, gc=False):
    """Begin to rebuild a fleet lost in battle."""

    names: ClassVar[dict[str, str]] = {"area": "area"}
    area: str


class SendAid(Action, frozen=True, gc=False):
    """Send HPP, or an empty marker, to an ally, escorted by a fleet of this base."""

    names: ClassVar[dict[str, str]] = {"to": "country", "base": "area"}
    to: str
    value: int
    base: str


class Research(Action, frozen=True, gc=False):
    """Buy one roll for a goal."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"goal": "goal"}
    goal: str


class Propose(Action, frozen=True, gc=False):
    """Offer an agreement: to combine under one's own lead or the other's, or ask to be let in."""

    names: ClassVar[dict[str, str]] = {"to": "country", "what": "agreement"}
    to: str
    what: str


class Revoke(Action, frozen=True, gc=False):
    """End an agreement."""

    names: ClassVar[dict[str, str]] = {"to": "country", "what": "agreement"}
    to: str
    what: str


class Accept(Action, frozen=True, gc=False):
    """Agree."""


class Decline(Action, frozen=True, gc=False):
    """Refuse."""


class Pass(Action, frozen=True, gc=False):
    """Nothing more in this phase."""


ACTIONS = (
    Place, PlaceRest, Supply, Take, PutBack, March, Rebase, Redeploy, Escort, Declare, Attack, Join, Embark, Drop,
    Launch, CallOff, Route, Bomb, Prowl, Intervene, Hold, Press, Withdraw, Lose, Flee, Carry, Load, Guard, Order, Build,
    LayDown, SendAid, Research, Propose, Revoke, Accept, Decline, Pass,
)  # fmt: skip
