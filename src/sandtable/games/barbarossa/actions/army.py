"""Before the battle: buying and setting up."""

from typing import ClassVar

from sandtable.kernel.action import Action

_HEX = {"hex": "hex"}
_UNIT = {"unit": "unit"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TOWARD = {"unit": "unit", "toward": "hex"}


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


class HandOver(Action, frozen=True, gc=False):
    """Let the second commander of the side lead a unit."""

    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class TakeBack(Action, frozen=True, gc=False):
    """Lead a unit oneself after all."""

    retracts: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


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
