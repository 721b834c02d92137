"""What is drawn beside the options: where something may go, and the arrows of what is on its way."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.europe import tables as t
from sandtable.kernel import Hints, Line, Zone


def reach_zone(areas: Iterable[int], unit: str = "") -> Hints:
    """The areas that a unit could go to, or where it could be built."""
    return Hints(zones=(Zone("reach", tuple(t.AREAS[area] for area in areas), unit=unit),))


def arrows(origins: Iterable[int], place: int) -> Hints:
    """An arrow from each area to one place, an area or a sea."""
    return Hints(lines=tuple(Line("move", t.AREAS[area], t.PLACES[place]) for area in origins))
