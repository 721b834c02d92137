"""Terrain as rules look at it: boxes, edges, openings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.tables import TERRAIN, Passage, Terrain
from sandtable.geometry.table import Box, Polygon, box_of, contains, crosses_box, parts_inside, point_distance_at_most
from sandtable.geometry.table.bundles import chords, is_convex, is_upright

Segment = tuple[Point, Point]

RANK: dict[str, int] = {"open": 0, "light": 1, "medium": 2, "heavy": 3}
"""Covers from none to the best."""


WAYS = ("foot", "cycle", "wheel", "track")
"""Columns of the terrain table."""


class Block:
    """A feature as rules look at it: an area with an outline or a line of segments."""

    __slots__ = (
        "box",
        "chords",
        "eases",
        "feature",
        "foot",
        "gaps",
        "gives",
        "height",
        "id",
        "openings",
        "polygon",
        "rise",
        "row",
        "segments",
        "shelters",
        "sides",
        "solid",
        "square",
        "sways",
        "upright",
        "walls",
    )

    def __init__(self, feature: Feature) -> None:
        self.feature, self.id = feature, feature.id
        self.row: Terrain = TERRAIN["ruin" if feature.ruined else feature.kind]
        self.polygon: Polygon = () if self.row.line else feature.shape
        around = (*feature.shape[1:], feature.shape[0])
        ends = pairwise(feature.shape) if self.row.line else zip(feature.shape, around, strict=True)
        self.segments: tuple[Segment, ...] = tuple(ends)
        self.box: Box = box_of(feature.shape)
        self.gives = RANK[self.row.cover]
        self.eases = frozenset(kind for kind in WAYS if asks_nothing(self.row, kind))
        """Ways of moving that it neither helps nor hinders."""
        self.solid = self.row.deep or self.row.high or self.row.walls
        self.height = feature.height or (40 if self.row.high else 20)
        self.rise = (feature.height or self.row.rise) if self.row.rise else 0
        """A hill: how high it is."""
        self.foot = 0
        """The height of the hill that a wall or hedge stands on."""
        self.chords = self._chords()
        self.square = is_upright(self.polygon)
        self.upright = self.row.deep and self.square
        stops = self.row.deep or self.rise or self.row.kind in ("small-wood", "wreck")
        self.shelters = bool(self.polygon) and not stops
        self.sways = bool(self.solid or self.row.low or self.row.cover != "open" or self.chords or self.rise)
        self.openings: tuple[tuple[Segment, ...], ...] = tuple(
            tuple(gap for gap in feature.openings if _on_edge(gap, edge)) for edge in self.segments
        )
        self.sides = tuple((box_of(side), side, gaps) for side, gaps in zip(self.segments, self.openings, strict=True))
        """Every side with its box and its openings."""
        self.gaps: tuple[tuple[Box, ...], ...] = tuple(
            tuple(box_of(gap) for gap in (gaps if self.row.walls else (side,)))
            for side, gaps in zip(self.segments, self.openings, strict=True)
        )
        """The boxes of what one may look out by, for each side."""
        self.walls: tuple[tuple[Point, Point, tuple[Segment, ...]], ...] = ()
        """Inner walls with their doors (filled in for buildings with rooms)."""

    def holds(self, at: Point) -> bool:
        """Whether a point is inside an area or on its outline."""
        left, top, right, bottom = self.box
        if not (left <= at[0] <= right and top <= at[1] <= bottom):
            return False
        return self.square or contains(self.polygon, at)

    def is_crossed(self, a: Point, b: Point) -> bool:
        """Whether any part of a straight leg runs inside an area."""
        return crosses_box(a, b, self.box) if self.square else bool(parts_inside(a, b, self.polygon))

    def _chords(self) -> tuple[Segment, ...]:
        """Lines that nothing crosses without crossing the piece: the parts of a wall, or lines through an area."""
        if not self.polygon:
            return self.segments
        stops = self.row.deep or self.row.kind in ("small-wood", "wreck")
        return chords(self.polygon) if stops and is_convex(self.polygon) else ()


def height_at(hills: Iterable[Block], at: Point) -> int:
    """How high the ground is at a point (mm): that of the highest hill around it.

    Rules: OW-R104.
    """
    high = 0
    for hill in hills:
        if hill.rise > high and hill.holds(at):
            high = hill.rise
    return high


def _on_edge(gap: Segment, edge: Segment) -> bool:
    """Whether an opening lies in this side of the outline (a millimetre of rounding is forgiven)."""
    return all(point_distance_at_most(end, edge[0], edge[1], 1) for end in gap)


def asks_nothing(row: Terrain, kind: str) -> bool:
    """Whether a kind of terrain is nothing to a way of moving."""
    return row.passage(kind) == Passage() and not row.walls and row.bars != kind
