"""The card in hand and the group cards."""

from typing import ClassVar

from sandtable.kernel.action import Action

_UNIT = {"unit": "unit"}


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
