"""Answers to the questions of the execution."""

from typing import ClassVar

from sandtable.kernel.action import Action

_HEX = {"hex": "hex"}
_UNIT = {"unit": "unit"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TARGET = {"unit": "unit", "target": "unit"}


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
