"""What a duellist can do."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Action, Point


class Pack(Action, frozen=True, gc=False):
    """Take powder for so many shots."""

    shots: int


class Choose(Action, frozen=True, gc=False):
    """Choose a stance for this turn."""

    names: ClassVar[dict[str, str]] = {"stance": "stance"}

    stance: str


class Walk(Action, frozen=True, gc=False):
    """Walk straight to a point."""

    to: Point


class Shoot(Action, frozen=True, gc=False):
    """Shoot at the one who came near."""


class Hold(Action, frozen=True, gc=False):
    """Do not shoot."""
