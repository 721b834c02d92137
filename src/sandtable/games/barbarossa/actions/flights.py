"""Flight orders: opened, then given their figures one by one."""

from typing import ClassVar

from msgspec import Struct

from sandtable.kernel.action import Action, kebab

_HEX = {"hex": "hex"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TARGET = {"unit": "unit", "target": "unit"}


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
