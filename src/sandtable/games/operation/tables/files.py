"""What the files of this game hold, so that every mistake in one is named with its line before anything is read."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.data import alike, describe


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    least: int
    most: int


class _Platoon(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    parts: list[_Part]
    source: str = ""


class _Men(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    weapons: list[str]


class _Mount(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    place: str
    weapon: str
    role: str = ""
    exposed: bool = False


class _Type(Struct, frozen=True, forbid_unknown_fields=True, rename={"klass": "class"}):
    id: str
    name: str
    klass: str
    training: int
    panic: int
    points: int
    models: list[_Men] = []
    traits: list[str] = []
    options: list[str] = []
    limit: str = ""
    outline: list[int] = []
    mounts: list[_Mount] = []
    crew: int = 0
    tasks: list[str] = []
    wheels: int = 0
    seats: int = 0
    source: str = ""


class _Army(Struct, frozen=True, forbid_unknown_fields=True):
    nation: str
    platoon: list[_Platoon]
    type: list[_Type]


class _Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    kind: str
    mode: list[dict[str, Any]]
    gun: str = ""
    traits: list[str] = []
    calibre: list[int] = []
    barrel: list[int] = []


class _Weapons(Struct, frozen=True, forbid_unknown_fields=True):
    nation: str
    sources: dict[str, str]
    weapon: list[_Weapon]


class _Ground(Struct, frozen=True, forbid_unknown_fields=True):
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
    rise: int = 0
    source: str = ""


class _Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: list[_Ground]
    collision: dict[str, Any]


class _Trait(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    of: str
    effect: str
    source: str = ""


class _Traits(Struct, frozen=True, forbid_unknown_fields=True):
    trait: list[_Trait]


class _Item(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: int
    chapter: str = ""
    template: int = 0
    templates: int = 0
    range: int = 0
    arcs: list[str] = []
    uses: int = 0
    source: str = ""


class _Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class _Options(Struct, frozen=True, forbid_unknown_fields=True):
    item: list[_Item]
    chapter: list[_Chapter]


_TABLES = ("damage", "deck", "detection", "drift", "modifiers", "movement", "points")

describe("operation", "data/army_*", _Army)
describe("operation", "data/weapons_*", _Weapons)
describe("operation", "data/terrain", _Terrain)
describe("operation", "data/traits", _Traits)
describe("operation", "data/options", _Options)
for _name in _TABLES:
    describe("operation", f"data/{_name}", dict[str, Any], alike("operation", f"data/{_name}"))
