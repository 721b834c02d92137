"""Orders given in one action."""

from typing import ClassVar

from sandtable.kernel.action import Action

_UNIT = {"unit": "unit"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TOWARD = {"unit": "unit", "toward": "hex"}
_TARGET = {"unit": "unit", "target": "unit"}


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
