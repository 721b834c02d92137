"""The prepared table: blocks of terrain and what was worked out about them. Never saved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.buildings import parts_of
from sandtable.games.operation.rules.ground.hidden_patches import Patchwork
from sandtable.games.operation.rules.ground.rooms import inner_walls
from sandtable.games.operation.tables import ENTRIES, TERRAIN
from sandtable.geometry.table import Polygon, rectangle


def with_rooms(feature: Feature) -> Block:
    """A whole building with the walls between its rooms."""
    block = Block(feature)
    block.walls = inner_walls(feature)
    return block


class Index(Patchwork):
    """What a state looks up fast: the prepared terrain and memories that check themselves before they are used."""

    __slots__ = (
        "areas",
        "at_rest",
        "bodies",
        "groups",
        "held",
        "lines",
        "lines_seen",
        "outlines",
        "packed",
        "resting",
        "roomy",
        "seen",
        "shaded",
        "tags",
        "tall",
    )

    def __init__(self, features: dict[str, Feature]) -> None:
        super().__init__(tuple(Block(part) for feature in features.values() for part in parts_of(feature)))
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
        """The terrain and groups of models as arrays, and numbers of vehicles, for compiled code (`compiled_sight`)."""

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


def prepare(state: State) -> None:
    """Give a state the index of its terrain; also after the terrain has changed."""
    state.index = index_of(tuple(state.features.values()))
