"""Army lists: entries, platoons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.games.operation.tables.base import NATIONS, read
from sandtable.games.operation.tables.weapons import weapon_id
from sandtable.kernel.typed import convert


class WeaponMount(Struct, frozen=True, gc=False):
    """A weapon fixed to a gun carriage or vehicle."""

    id: str
    weapon: str
    place: str
    """`gun`, `turret`, `hull-gun`, `coaxial`, `hull-mg`, `hull-mg-rear`, `ring` or `jeep`."""
    role: str = "main"
    """`main`, `coaxial` or `secondary`."""
    exposed: bool = False


class Men(Struct, frozen=True, gc=False):
    """So many men with these weapons."""

    count: int
    weapons: tuple[str, ...]


class Entry(Struct, frozen=True, gc=False):
    """A unit of an army list."""

    id: str
    nation: str
    name: str
    cls: str
    training: int
    panic: int
    points: int
    men: tuple[Men, ...] = ()
    outline: tuple[int, int] = (0, 0)
    """Length and width (mm)."""
    crew: int = 0
    tasks: tuple[str, ...] = ()
    seats: int = 0
    wheels: int = 0
    mounts: tuple[WeaponMount, ...] = ()
    traits: frozenset[str] = frozenset()
    options: tuple[tuple[str, int], ...] = ()
    """What may be bought for it, and how often."""


class PlatoonPart(Struct, frozen=True, gc=False):
    """How many of a unit a platoon may have."""

    type: str
    least: int
    most: int


def platoon_kind(name: str) -> str:
    """The entry of a platoon, which a list names by kind and number: `us-rifle-platoon` of `us-rifle-platoon:1`."""
    return name.partition(":")[0]


def _option(text: str) -> tuple[str, int]:
    word, _, number = text.partition(":")
    return word, int(number or 1)


def _entry(nation: str, row: dict[str, Any]) -> Entry:
    mounts = (
        WeaponMount(m["id"], weapon_id(nation, m["weapon"]), m["place"], m.get("role", "main"), m.get("exposed", False))
        for m in row.get("mounts", ())
    )
    return Entry(
        id=row["id"],
        nation=nation,
        name=row["name"],
        cls=row["class"],
        training=row["training"],
        panic=row["panic"],
        points=row["points"],
        men=tuple(Men(m["count"], tuple(m["weapons"])) for m in row.get("models", ())),
        outline=convert(row.get("outline", [0, 0]), tuple[int, int]),
        crew=row.get("crew", 0),
        tasks=tuple(row.get("tasks", ())),
        seats=row.get("seats", 0),
        wheels=row.get("wheels", 0),
        mounts=tuple(mounts),
        traits=frozenset(row.get("traits", ())),
        options=tuple(_option(text) for text in row.get("options", ())),
    )


ENTRIES: dict[str, Entry] = {
    row["id"]: _entry(nation, row) for nation in NATIONS for row in read(f"army_{nation}")["type"]
}
ARMIES: dict[str, tuple[str, ...]] = {
    nation: tuple(entry.id for entry in ENTRIES.values() if entry.nation == nation) for nation in NATIONS
}
PLATOONS: dict[str, tuple[PlatoonPart, ...]] = {
    row["id"]: tuple(PlatoonPart(**part) for part in row["parts"])
    for nation in NATIONS
    for row in read(f"army_{nation}")["platoon"]
}
