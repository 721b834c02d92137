"""What is bought besides, the optional chapters, and other printed numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.games.operation.tables.base import CM, read


class Item(Struct, frozen=True, gc=False):
    """Something bought for a unit, or used in an optional chapter."""

    id: str
    points: int
    template: int = 0
    templates: int = 1
    range: int = 0
    arcs: tuple[str, ...] = ()
    uses: int = 1
    chapter: str = ""


@cache
def items() -> dict[str, Item]:
    """Prices and figures of what may be bought."""
    return {row["id"]: _item(row) for row in read("options")["item"]}


def _item(row: dict[str, Any]) -> Item:
    return Item(
        id=row["id"],
        points=row["points"],
        template=row.get("template", 0) * CM,
        templates=row.get("templates", 1),
        range=row.get("range", 0) * CM,
        arcs=tuple(row.get("arcs", ())),
        uses=row.get("uses", 1),
        chapter=row.get("chapter", ""),
    )


CHAPTERS: tuple[str, ...] = tuple(row["id"] for row in read("options")["chapter"])
"""The optional chapters, each a switch."""
COMMUNICATION: dict[str, int] = {k: v for k, v in read("drift")["communication"].items() if k != "source"}
ARCS: dict[str, int] = {k: v for k, v in read("drift")["arc"].items() if k != "source"}
"""Arcs in degrees in all."""
INTERRUPT: dict[int, int] = {int(k) * CM: v for k, v in read("drift")["interrupt"].items() if k != "source"}
"""Added to d10 for the models a template of that radius (mm) hits in an interrupted move or below ground."""
