"""What the files of this game hold, so that every mistake in one is named with its line before anything is read."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.data import alike, describe


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    least: int
    most: int


class Platoon(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    parts: list[Part]
    source: str = ""


class Men(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    weapons: list[str]


class Mount(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    place: str
    weapon: str
    role: str = ""
    exposed: bool = False


class Type(Struct, frozen=True, forbid_unknown_fields=True, rename={"klass": "class"}):
    id: str
    name: str
    klass: str
    training: int
    panic: int
    points: int
    models: list[Men] = []
    traits: list[str] = []
    options: list[str] = []
    limit: str = ""
    outline: list[int] = []
    mounts: list[Mount] = []
    crew: int = 0
    tasks: list[str] = []
    wheels: int = 0
    seats: int = 0
    source: str = ""


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    nation: str
    platoon: list[Platoon]
    type: list[Type]


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    kind: str
    mode: list[dict[str, Any]]
    gun: str = ""
    traits: list[str] = []
    calibre: list[int] = []
    barrel: list[int] = []


class Weapons(Struct, frozen=True, forbid_unknown_fields=True):
    nation: str
    sources: dict[str, str]
    weapon: list[Weapon]


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    shape: str
    infantry: str
    motorcycle: str
    wheeled: str
    tracked: str
    cover: str
    height: str = ""
    bars: str = ""
    hedge: bool = False
    deep: bool = False
    walls: bool = False
    trench: bool = False
    source: str = ""


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: list[Ground]
    collision: dict[str, Any]


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    of: str
    effect: str
    source: str = ""


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    trait: list[Trait]


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: int
    chapter: str = ""
    template: int = 0
    templates: int = 0
    range: int = 0
    arcs: list[str] = []
    uses: int = 0
    source: str = ""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    item: list[Item]
    chapter: list[Chapter]


TABLES = ("damage", "deck", "detection", "drift", "modifiers", "movement", "points")

describe("operation", "data/army_*", Army)
describe("operation", "data/weapons_*", Weapons)
describe("operation", "data/terrain", Terrain)
describe("operation", "data/traits", Traits)
describe("operation", "data/options", Options)
for _name in TABLES:
    describe("operation", f"data/{_name}", dict[str, Any], alike("operation", f"data/{_name}"))
