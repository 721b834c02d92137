"""Orders with a route: opened, then drawn with the pencil hex by hex."""

from typing import ClassVar

from msgspec import Struct

from sandtable.kernel.action import Action, kebab

_HEX = {"hex": "hex"}
_UNIT = {"unit": "unit"}
_TARGET = {"unit": "unit", "target": "unit"}


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


class Moving(Struct, frozen=True, gc=False, tag=kebab, tag_field="verb"):
    """A finished order with a route: kind is march, careful, fire-moving or assault."""

    unit: str
    kind: str
    route: tuple[int, ...] = ()
    target: str = ""
    shot: int = 0
