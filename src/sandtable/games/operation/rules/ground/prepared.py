"""The prepared table: blocks of terrain and what was worked out about them. Never saved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sandtable.games.operation.model.memory import StateMemory, TableMemory
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.ground.blocks import Block, height_at
from sandtable.games.operation.rules.ground.buildings import parts_of
from sandtable.games.operation.rules.ground.hidden_patches import Numbers, Patchwork
from sandtable.games.operation.rules.ground.rooms import inner_walls
from sandtable.games.operation.rules.ground.sight_lines import FLOOR, Look
from sandtable.games.operation.tables import ENTRIES, TERRAIN
from sandtable.geometry.table import Polygon, box_of, boxes_meet, rectangle


def with_rooms(feature: Feature) -> Block:
    """A whole building with the walls between its rooms."""
    block = Block(feature)
    block.walls = inner_walls(feature)
    return block


def blocks_of(feature: Feature, rooms: bool) -> Iterator[Block]:
    """A feature as sight meets it: whole or in sections, with the walls between rooms where these are played with.

    Rules: OW-bld-section, OW-R103.
    """
    walls = inner_walls(feature) if rooms else ()
    for part in parts_of(feature):
        block = Block(part)
        if block.row.walls:
            block.walls = tuple(wall for wall in walls if boxes_meet(box_of(wall[:2]), block.box))
        yield block


class Ground(Patchwork):
    """The terrain made ready, and what was worked out about it; shared by all states on it, in whatever thread.

    What is remembered of more than the terrain stands with what it was worked out from, is compared before it is
    used, and is put there in one step: who looks finds all of it or nothing.
    """

    __slots__ = (
        "areas",
        "bodies",
        "groups",
        "hulls_within",
        "joined",
        "lines",
        "lines_seen",
        "made_of",
        "marks_hidden",
        "outlines",
        "packed",
        "posts",
        "roomy",
        "shaded",
        "sights",
        "tags",
        "tall",
        "tidied",
    )

    def __init__(self, features: dict[str, Feature], rooms: bool) -> None:
        super().__init__(tuple(block for feature in features.values() for block in blocks_of(feature, rooms)))
        self.made_of = (tuple(features.values()), rooms)
        for line in self.blocks:
            if not line.polygon:
                line.foot = min(height_at(self.hills, corner) for corner in line.feature.shape)
        self.areas = tuple(block for block in self.blocks if block.polygon)
        self.lines = tuple(block for block in self.blocks if not block.polygon)
        standing = (feature for feature in features.values() if TERRAIN[feature.kind].walls and not feature.ruined)
        self.roomy = tuple(with_rooms(feature) for feature in standing)
        self.tall = tuple(block for block in self.areas if block.row.walls and block.feature.levels > 1)
        """Buildings with rooms, and with more than one level."""
        self.posts: dict[str, tuple[Any, ...]] = {}
        """Places for men in cover, by the piece (`officer/covered_posts`)."""
        self.outlines: dict[str, tuple[Model, Polygon]] = {}
        self.lines_seen: dict[tuple[int, ...], Look] = {}
        self.sights: dict[tuple[str, str, bool], tuple[Any, dict[str, dict[str, Look]]]] = {}
        """Free lines between two units (through smoke or not), with all models and templates that they depend on."""
        self.marks_hidden: dict[tuple[Any, ...], int] = {}
        self.hulls_within: dict[Polygon, bool] = {}
        """How many points of a vehicle are hidden from a place, and whether half of it is in an area, by its outline
        (`vehicles/vehicle_cover`)."""
        self.packed: Any = None
        self.groups: dict[str, tuple[list[Model], Any]] = {}
        self.shaded: Any = None
        self.bodies: dict[str, tuple[Any, Any]] = {}
        self.joined: dict[int, tuple[list[Any], Any, Any]] = {}
        self.tidied: dict[str, list[str]] = {}
        """The ids of all pieces, by their kind, as they were last put in order (`State.tidy`)."""
        self.tags = Numbers()
        """The terrain and groups of models as arrays, and numbers of vehicles, for compiled code (`compiled_sight`)."""

    def outline(self, model: Model, kind: str) -> Polygon:
        """The outline of a vehicle (`kind` is its army list entry), remembered for `measuring.outline`."""
        length, width = ENTRIES[kind].outline if kind in ENTRIES else (0, 0)
        polygon = rectangle((model.x, model.y), model.facing, length or 60, width or 30)
        self.outlines[model.id] = (model, polygon)
        return polygon


class Index(StateMemory):
    """What a state looks up fast: the ground that it shares with others, and a memory of its own."""

    __slots__ = ("areas", "blocks", "ground", "lines", "roomy", "tall")

    def __init__(self, ground: Ground, held: tuple[tuple[Any, ...], TableMemory] | None = None) -> None:
        super().__init__(held)
        self.ground = ground
        self.areas, self.blocks, self.lines = ground.areas, ground.blocks, ground.lines
        self.roomy, self.tall = ground.roomy, ground.tall

    def copy(self) -> Index:
        """For a clone: the same ground, and what is remembered for as long as it stands as this one does."""
        return Index(self.ground, self.held)


@lru_cache(maxsize=16)
def ground_of(features: tuple[Feature, ...], rooms: bool) -> Ground:
    """Some terrain made ready, with rooms or without."""
    return Ground({feature.id: feature for feature in features}, rooms)


def ground_under(state: State) -> Ground:
    """The prepared ground of a state."""
    index: Index = state.index
    return index.ground


def prepare(state: State) -> None:
    """Give a state the index of its terrain; also after the terrain has changed, if it has."""
    features, rooms = tuple(state.features.values()), state.on("rooms")
    if state.index is None or state.index.ground.made_of != (features, rooms):
        state.index = Index(ground_of(features, rooms))


def floor_of(state: State, model: Model) -> int:
    """How high above the table a model stands (mm): on a hill, on an upper level, or both.

    Rules: OW-av-above, OW-R104.
    """
    return height_at(ground_under(state).hills, (model.x, model.y)) + model.level * FLOOR
