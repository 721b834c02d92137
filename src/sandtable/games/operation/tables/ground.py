"""Movement, terrain and detection."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.games.operation.tables.base import CM, read
from sandtable.games.operation.tables.words import Cover, Posture


class Pace(Struct, frozen=True, gc=False):
    """How far a class of model goes (mm)."""

    slow: int
    fast: int
    assault: int


class Passage(Struct, frozen=True, gc=False):
    """One entry of the terrain table."""

    minus: int = 0
    plus: int = 0
    slow: bool = False
    barred: bool = False
    tests: int = 0
    remove: bool = False


class Terrain(Struct, frozen=True, gc=False):
    """A row of the terrain table."""

    kind: str
    line: bool
    cover: Cover
    foot: Passage
    cycle: Passage
    wheel: Passage
    track: Passage
    high: bool = False
    low: bool = False
    hedge: bool = False
    deep: bool = False
    walls: bool = False
    trench: bool = False
    bars: str = ""
    """A class that does not get through although its column says so."""
    rise: int = 0
    """How high a hill is (mm)."""

    @property
    def area(self) -> bool:
        """Whether it works on everything within its outline."""
        return not self.line

    def passage(self, column: str) -> Passage:
        """The entry of a column: foot, cycle, wheel or track."""
        if column == "foot":
            return self.foot
        if column == "cycle":
            return self.cycle
        return self.wheel if column == "wheel" else self.track


def parse_passage(entry: str) -> Passage:
    """Read an entry such as `test -5 remove`."""
    words = entry.split()
    numbers = [int(word) * CM for word in words if word.lstrip("+-").isdigit()]
    return Passage(
        minus=-min([0, *numbers]),
        plus=max([0, *numbers]),
        slow="slow" in words,
        barred="barred" in words,
        tests=2 if "tests" in words else int("test" in words),
        remove="remove" in words,
    )


def _terrain(row: dict[str, Any]) -> Terrain:
    return Terrain(
        kind=row["id"],
        line=row["shape"] == "line",
        cover="open" if row["cover"] == "none" else row["cover"],
        foot=parse_passage(row["infantry"]),
        cycle=parse_passage(row["motorcycle"]),
        wheel=parse_passage(row["wheeled"]),
        track=parse_passage(row["tracked"]),
        high=row.get("height") == "high",
        low=row.get("height") == "low",
        hedge=row.get("hedge", False),
        deep=row.get("deep", False),
        walls=row.get("walls", False),
        trench=row.get("trench", False),
        bars=row.get("bars", ""),
        rise=row.get("rise", 0) * CM,
    )


MOVE: dict[str, Pace] = {
    row["class"]: Pace(row["slow"] * CM, row["fast"] * CM, row["assault"] * CM) for row in read("movement")["pace"]
}
MOVE["man"] = MOVE["infantry"]
BONUS: dict[str, int] = {k: v * CM for k, v in read("movement")["bonus"].items() if k != "source"}
TERRAIN: dict[str, Terrain] = {row["id"]: _terrain(row) for row in read("terrain")["terrain"]}
COLLISION: dict[str, str] = {k: v for k, v in read("terrain")["collision"].items() if k != "source"}

TURN_COST: int = read("movement")["driving"]["turn"] * CM
EMBARK_COST: int = read("movement")["driving"]["embark"] * CM
STRAIGHT: int = read("movement")["driving"]["straight"] * CM


_DETECTION = read("detection")
BUTTONED: int = _DETECTION["buttoned"] * CM
DETECT_LEAST: int = _DETECTION["least"] * CM
SEARCHLIGHT: int = _DETECTION["searchlight"] * CM


@cache
def detection(vehicle: bool, posture: Posture, cover: bool, night: bool) -> int:
    """Distance in millimetres at which a target is detected."""
    row = _DETECTION["vehicle" if vehicle else "infantry"][posture]
    return int(row[int(cover) + 2 * int(night)]) * CM
