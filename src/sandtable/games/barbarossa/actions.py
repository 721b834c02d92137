"""What a seat can do: buy, set up, give orders, and answer the questions of the execution.

Orders are small steps. A unit's card is taken in hand (`Take`); most orders are then given in one action; an order with
a route is opened (`March`) and walked with the pencil hex by hex (`Step`, `Done`), a flight is opened and gets its
figures one by one. What is finished is kept as an order on the card (`Order`).
"""

from typing import ClassVar

from msgspec import Struct

from sandtable.kernel.action import Action, kebab

_HEX = {"hex": "hex"}
_UNIT = {"unit": "unit"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TOWARD = {"unit": "unit", "toward": "hex"}
_TARGET = {"unit": "unit", "target": "unit"}


# -- army and set-up
class Buy(Action, frozen=True, gc=False):
    """Add a unit of this card to the army."""

    names: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class BuyWork(Action, frozen=True, gc=False):
    """Add a work (wire, teeth, trench, dugout) or real mines for one engineer unit."""

    names: ClassVar[dict[str, str]] = {"work": "work"}
    work: str


class Return(Action, frozen=True, gc=False):
    """Give back something bought."""

    retracts: ClassVar[bool] = True
    what: str


class Place(Action, frozen=True, gc=False):
    """Set up the unit in hand in a hex."""

    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Face(Action, frozen=True, gc=False):
    """Set up the unit in hand facing an adjacent hex."""

    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class Stance(Action, frozen=True, gc=False):
    """Set up the unit in hand deployed or limbered."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    deployed: bool


class Conceal(Action, frozen=True, gc=False):
    """Set up the unit in hand in ambush, or in the open."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    ambush: bool


class Hitch(Action, frozen=True, gc=False):
    """Set up the unit in hand behind (or, None, without) a lorry."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str | None


class Build(Action, frozen=True, gc=False):
    """Set up a work in a hex, or on its side towards an adjacent hex."""

    names: ClassVar[dict[str, str]] = {"work": "work", "hex": "hex", "toward": "hex"}
    work: str
    hex: int
    toward: int


class Mine(Action, frozen=True, gc=False):
    """Lay a minefield before the battle."""

    names: ClassVar[dict[str, str]] = {"kind": "mines", "hex": "hex"}
    kind: str
    hex: int


class Lift(Action, frozen=True, gc=False):
    """Take a unit off the map again during set-up."""

    retracts: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Clear(Action, frozen=True, gc=False):
    """Take the works and minefields in a hex back during set-up."""

    retracts: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _HEX
    hex: int


# -- the card in hand
class Take(Action, frozen=True, gc=False):
    """Take a unit's card in hand."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Drop(Action, frozen=True, gc=False):
    """Put the card in hand down without an order."""

    retracts: ClassVar[bool] = True


class Cancel(Action, frozen=True, gc=False):
    """Wipe the order from a card."""

    retracts: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Join(Action, frozen=True, gc=False):
    """Put the unit in hand on a group card."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    group: int


class Leave(Action, frozen=True, gc=False):
    """Take the unit in hand off its group card."""

    retracts: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


# -- orders given in one action
class Defend(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int
    reach: int


class Ambush(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int
    reach: int


class Suppress(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Fire(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Indirect(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Bombard(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Smoke(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Deploy(Action, frozen=True, gc=False):
    """Deploy in the own or an adjacent hex, then facing `toward` (0: the unit has no field of fire)."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "toward": "hex"}
    unit: str
    hex: int
    toward: int


class Limber(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Turn(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class Merge(Action, frozen=True, gc=False):
    """Merge into the unit that stays; that one names itself."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "into": "unit"}
    unit: str
    into: str


class LayMines(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = {"unit": "unit", "kind": "mines"}
    unit: str
    kind: str


class ClearMines(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class PlaceCharges(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Tow(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = {"unit": "unit", "other": "unit"}
    unit: str
    other: str


class RemoveWire(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class RemoveTeeth(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class Pontoon(Action, frozen=True, gc=False):
    """Build a pontoon, or repair a bridge, in an adjacent river hex."""

    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Resupply(Action, frozen=True, gc=False):
    """Take points from a carrier in the hex (None: from a crate)."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "source": "unit"}
    unit: str
    source: str | None
    points: int


class Supply(Action, frozen=True, gc=False):
    """The carrier's half of resupplying."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class LoadSupply(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Dig(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class ClearPath(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Wait(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Mount(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


class Dismount(Action, frozen=True, gc=False):
    """For the carried unit and for the carrier."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Scout(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    radius: int


# -- orders with a route
class March(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Careful(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class FireMoving(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Assault(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Step(Action, frozen=True, gc=False):
    """The next hex of the route."""

    names: ClassVar[dict[str, str]] = _HEX
    hex: int


class Here(Action, frozen=True, gc=False):
    """Underline the last hex of the route: the shot is made from it."""


class Done(Action, frozen=True, gc=False):
    """The route is complete."""


class Back(Action, frozen=True, gc=False):
    """Strike the last hex of the route."""

    retracts: ClassVar[bool] = True


# -- flights
class Strike(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Patrol(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Recon(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Intercept(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Escort(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = {"unit": "unit", "charge": "unit"}
    unit: str
    charge: str


class Land(Action, frozen=True, gc=False):
    """Carry paratroops to a hex."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "passenger": "unit"}
    unit: str
    hex: int
    passenger: str


class DropSupply(Action, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Radius(Action, frozen=True, gc=False):
    radius: int


class Rounds(Action, frozen=True, gc=False):
    rounds: int


class Load(Action, frozen=True, gc=False):
    points: int


class From(Action, frozen=True, gc=False):
    """The hex at the edge of the map where the flight begins."""

    names: ClassVar[dict[str, str]] = _HEX
    hex: int


# -- choices of the execution
class Shoot(Action, frozen=True, gc=False):
    """Defend, ambush or reaction fire."""

    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Next(Action, frozen=True, gc=False):
    """Group fire goes on at this unit."""

    names: ClassVar[dict[str, str]] = {"target": "unit"}
    target: str


class Adjust(Action, frozen=True, gc=False):
    """The HQ lets the battery roll again."""


class Keep(Action, frozen=True, gc=False):
    """Leave it as it is."""


class Blow(Action, frozen=True, gc=False):
    """The second hex of a smoke screen."""

    names: ClassVar[dict[str, str]] = _HEX
    hex: int


class Melee(Action, frozen=True, gc=False):
    """Choose the opponent of a unit in melee."""

    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Bear(Action, frozen=True, gc=False):
    """This unit aboard takes the next loss of its carrier."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Engage(Action, frozen=True, gc=False):
    """Choose the opponent of an aircraft in air combat."""

    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str


class Emerge(Action, frozen=True, gc=False):
    """Where a loaded carrier comes back to the map."""

    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


# -- orders as they stand on the card
class Moving(Struct, frozen=True, gc=False, tag=kebab, tag_field="verb"):
    """A finished order with a route: kind is march, careful, fire-moving or assault."""

    unit: str
    kind: str
    route: tuple[int, ...] = ()
    target: str = ""
    shot: int = 0


class Mission(Struct, frozen=True, gc=False, tag=kebab, tag_field="verb"):
    """A finished flight order: kind is strike, patrol, recon, intercept, escort, land, drop-supply or ride."""

    unit: str
    kind: str
    hex: int = 0
    target: str = ""
    radius: int = -1
    rounds: int = 0
    load: int = 0
    start: int = 0


SIMPLE = (
    Defend, Ambush, Suppress, Fire, Indirect, Bombard, Smoke, Deploy, Limber, Turn, Merge, LayMines, ClearMines,
    PlaceCharges, Tow, RemoveWire, RemoveTeeth, Pontoon, Resupply, Supply, LoadSupply, Dig, ClearPath, Wait, Mount,
    Dismount,
    Scout,
)  # fmt: skip
ROUTED = (March, Careful, FireMoving, Assault)
FLOWN = (Strike, Patrol, Recon, Intercept, Escort, Land, DropSupply)
PLANNING = (
    Take, Drop, Cancel, Join, Leave, *SIMPLE, *ROUTED, *FLOWN, Step, Here, Done, Back, Radius, Rounds, Load, From,
)  # fmt: skip
BUYING = (Buy, BuyWork, Return)
SETTING = (Take, Drop, Place, Face, Stance, Conceal, Hitch, Build, Mine, Lift, Clear)
ACTIONS = (
    *BUYING, Place, Face, Stance, Conceal, Hitch, Build, Mine, Lift, Clear, *PLANNING, Shoot, Next, Adjust, Keep,
    Blow, Melee,
    Bear, Engage, Emerge,
)  # fmt: skip

Order = (
    Defend | Ambush | Suppress | Fire | Indirect | Bombard | Smoke | Deploy | Limber | Turn | Merge | LayMines |
    ClearMines
    | PlaceCharges | Tow | RemoveWire | RemoveTeeth | Pontoon | Resupply | Supply | LoadSupply | Dig | ClearPath | Wait
    | Mount | Dismount | Scout | Moving | Mission
)  # fmt: skip

BOXES: dict[type, str] = {
    Defend: "defend", Ambush: "ambush", Suppress: "suppress", Fire: "fire", Indirect: "indirect", Bombard: "bombard",
    Smoke: "smoke", Deploy: "deploy", Limber: "limber", Turn: "turn", Merge: "merge", LayMines: "lay-mines",
    ClearMines: "clear-mines", PlaceCharges: "place-charges", Tow: "tow", RemoveWire: "remove-wire",
    RemoveTeeth: "remove-teeth", Pontoon: "pontoon", Resupply: "resupply", Supply: "resupply", LoadSupply:
    "load-supply",
    Dig: "dig", ClearPath: "clear-path", Wait: "wait", Mount: "mount", Dismount: "dismount", Scout: "scout", March:
    "march",
    Careful: "careful", FireMoving: "fire-moving", Assault: "assault", Strike: "strike", Patrol: "patrol", Recon:
    "recon",
    Intercept: "intercept", Escort: "escort", Land: "land", DropSupply: "drop-supply",
}  # fmt: skip
"""The order box on the back of the card that each verb uses."""


def box_of(order: Order) -> str:
    """The order box that an order on a card stands in."""
    return order.kind if isinstance(order, (Moving, Mission)) else BOXES[type(order)]
