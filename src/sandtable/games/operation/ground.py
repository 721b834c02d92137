"""The prepared table: terrain with its boxes and edges, and what was worked out about it. Never saved."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from sandtable.games.operation.model import Feature, Model, Point
from sandtable.games.operation.tables import ENTRIES, TERRAIN, Passage, Terrain
from sandtable.geometry.table import Box, Polygon, box_of, contains, crosses_box, parts_inside, rectangle
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
        "gaps",
        "gives",
        "height",
        "id",
        "openings",
        "polygon",
        "row",
        "segments",
        "shelters",
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
        self.chords = self._chords()
        self.square = is_upright(self.polygon)
        self.upright = self.row.deep and self.square
        self.shelters = bool(self.polygon) and not (self.row.deep or self.row.kind in ("small-wood", "wreck"))
        self.sways = self.solid or self.row.low or self.row.cover != "open" or bool(self.chords)
        self.openings: tuple[tuple[Segment, ...], ...] = tuple(
            tuple(gap for gap in feature.openings if _on_edge(gap, edge)) for edge in self.segments
        )
        self.gaps: tuple[tuple[Box, ...], ...] = tuple(
            tuple(box_of(gap) for gap in (gaps if self.row.walls else (side,)))
            for side, gaps in zip(self.segments, self.openings, strict=True)
        )
        """The boxes of what one may look out by, for each side."""
        self.walls: tuple[tuple[Point, Point, tuple[Segment, ...]], ...] = ()
        """Inner walls with their doors (filled in for buildings that men walk about in)."""

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


def with_rooms(feature: Feature) -> Block:
    """A whole building with the walls between its rooms."""
    from sandtable.games.operation.rules.rooms import inner_walls

    block = Block(feature)
    block.walls = inner_walls(feature)
    return block


def _on_edge(gap: Segment, edge: Segment) -> bool:
    """Whether an opening lies in this side of the outline (a millimetre of rounding is forgiven)."""
    from sandtable.geometry.table import point_distance_at_most

    return all(point_distance_at_most(end, edge[0], edge[1], 1) for end in gap)


def asks_nothing(row: Terrain, kind: str) -> bool:
    """Whether a kind of terrain is nothing to a way of moving."""
    return row.passage(kind) == Passage() and not row.walls and row.bars != kind


class Index:
    """What a state looks up fast: the prepared terrain and memories that check themselves before they are used."""

    __slots__ = (
        "areas",
        "at_rest",
        "blocks",
        "bodies",
        "eyes",
        "groups",
        "held",
        "lines",
        "lines_seen",
        "marks",
        "outlines",
        "packed",
        "patch_list",
        "patches",
        "resting",
        "roomy",
        "rows",
        "seen",
        "shaded",
        "tags",
        "tall",
    )

    def __init__(self, features: dict[str, Feature]) -> None:
        from sandtable.games.operation.rules.blinds import patchwork
        from sandtable.games.operation.rules.buildings import parts_of

        self.blocks = tuple(Block(part) for feature in features.values() for part in parts_of(feature))
        self.areas = tuple(block for block in self.blocks if block.polygon)
        self.lines = tuple(block for block in self.blocks if not block.polygon)
        standing = (feature for feature in features.values() if TERRAIN[feature.kind].walls and not feature.ruined)
        self.roomy = tuple(with_rooms(feature) for feature in standing)
        self.tall = tuple(block for block in self.areas if block.row.walls and block.feature.levels > 1)
        """Buildings with rooms, and with more than one level."""
        self.outlines: dict[str, tuple[Model, Polygon]] = {}
        self.lines_seen: dict[tuple[int, ...], Any] = {}
        self.seen: dict[tuple[str, str], Any] = {}
        self.held: tuple[tuple[Any, ...], dict[Any, Any]] = ((), {})
        """The table as it stood last, and what was worked out about it just so (`State.moment`)."""
        self.resting: Any = None
        self.at_rest: dict[Any, Any] = {}
        """A state that nobody changes for now, and what is worked out about it."""
        self.packed: Any = None
        self.groups: dict[str, tuple[list[Model], Any]] = {}
        self.shaded: Any = None
        self.bodies: dict[tuple[str, str], Any] = {}
        self.tags: dict[str, int] = {}
        """The terrain and groups of models as arrays, and numbers of vehicles, for compiled code (`quick`)."""
        self.patches: dict[Any, int] = {}
        self.patch_list: list[Any] = []
        self.eyes, self.marks, self.rows = patchwork(self)

    def copy(self) -> Index:
        """The same ground: what is remembered is only used where it still holds."""
        return self

    def outline(self, model: Model, kind: str) -> Polygon:
        """The outline of a vehicle (`kind` is its army list entry)."""
        held = self.outlines.get(model.id)
        if held is not None and held[0] is model:
            return held[1]
        length, width = ENTRIES[kind].outline if kind in ENTRIES else (0, 0)
        polygon = rectangle((model.x, model.y), model.facing, length or 60, width or 30)
        self.outlines[model.id] = (model, polygon)
        return polygon


@lru_cache(maxsize=16)
def index_of(features: tuple[Feature, ...]) -> Index:
    """The index of some terrain, shared by all states on it: all that it remembers checks itself."""
    return Index({feature.id: feature for feature in features})


def prepare(state: Any) -> None:
    """Give a state the index of its terrain; also after the terrain has changed."""
    state.index = index_of(tuple(state.features.values()))
