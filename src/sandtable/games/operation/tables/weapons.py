"""Weapon tables of the nations."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.games.operation.tables.base import CM, COLUMN_OF, NATIONS, TABLES, TARGET_COLUMNS, read
from sandtable.kernel.typed import convert


class Mode(Struct, frozen=True, gc=False):
    """One way of firing a weapon. Distances in mm, 0 for none; needs by COLUMNS, 0 for NH."""

    name: str
    table: str
    close: int
    normal: int
    extreme: int
    minimum: int
    rof: int
    template: int
    count: int
    length: int
    need: tuple[int, ...]
    pen: tuple[int, ...]
    assault: tuple[int, ...]

    @property
    def reach(self) -> int:
        """The longest distance of the mode."""
        return max(self.normal, self.extreme)


class Weapon(Struct, frozen=True, gc=False):
    """A row of a nation's weapon table."""

    id: str
    nation: str
    group: str
    calibre: tuple[int, int]
    barrel: tuple[int, int]
    gun_class: int
    """0 none, 1 light, 2 medium, 3 heavy."""
    traits: frozenset[str]
    modes: tuple[Mode, ...]
    heavy: bool
    """A heavy weapon of infantry, which may take a second target."""

    @property
    def is_mortar(self) -> bool:
        return self.group.startswith("mortar")

    @property
    def bore(self) -> int:
        """The calibre (mm) that its group stands for: the middle of it."""
        return sum(self.calibre) // 2

    def mode(self, name: str) -> Mode | None:
        """The mode of that name, if the weapon has it."""
        for mode in self.modes:
            if mode.name == name:
                return mode
        return None


GUN_CLASS = {"": 0, "light": 1, "medium": 2, "heavy": 3}
HEAVY_GROUPS = frozenset(("at-rifle", "launcher"))


def _needs(row: dict[str, int] | None) -> tuple[int, ...]:
    return tuple((row or {}).get(column, 0) for column in TARGET_COLUMNS)


def _mode(row: dict[str, Any]) -> Mode:
    return Mode(
        name=row["mode"],
        table=TABLES[row["table"]],
        close=row.get("close", 0) * CM,
        normal=row.get("normal", 0) * CM,
        extreme=row.get("extreme", 0) * CM,
        minimum=row.get("minimum", 0) * CM,
        rof=row.get("shots", 1),
        template=row.get("template", 0) * CM,
        count=row.get("templates", 1),
        length=row.get("length", 0) * CM,
        need=_needs(row.get("hit")),
        pen=_needs(row.get("penetrate")),
        assault=_needs(row.get("assault")),
    )


def _weapon(nation: str, row: dict[str, Any]) -> Weapon:
    return Weapon(
        id=row["id"],
        nation=nation,
        group=row["kind"],
        calibre=convert(row.get("calibre", [0, 0]), tuple[int, int]),
        barrel=convert(row.get("barrel", [0, 0]), tuple[int, int]),
        gun_class=GUN_CLASS[row.get("gun", "")],
        traits=frozenset(row.get("traits", ())),
        modes=tuple(_mode(mode) for mode in row["mode"]),
        heavy=row["kind"] in HEAVY_GROUPS,
    )


WEAPONS: dict[str, Weapon] = {
    row["id"]: _weapon(nation, row) for nation in NATIONS for row in read(f"weapons_{nation}")["weapon"]
}
WEAPON_NAMES: dict[str, str] = {
    row["id"]: row["name"] for nation in NATIONS for row in read(f"weapons_{nation}")["weapon"]
}


def gun(nation: str, text: str) -> Weapon:
    """The row of the nation's weapon table whose calibre group holds a gun such as `75 L/48`.

    Rules: OW-calibre.
    """
    calibre, barrel = (int(part) for part in text.split(" L/"))
    for weapon in WEAPONS.values():
        grouped = weapon.nation == nation and weapon.barrel != (0, 0)
        if grouped and _within(calibre, weapon.calibre) and _within(barrel, weapon.barrel):
            return weapon
    raise KeyError(f"{nation} has no row for {text}")


def _within(value: int, group: tuple[int, int]) -> bool:
    return group[0] <= value <= group[1]


def weapon_id(nation: str, text: str) -> str:
    """The weapon id of an army list's entry: an id itself, or a gun by calibre and barrel."""
    return gun(nation, text).id if " L/" in text else text


COLUMN_NUMBER = {cls: TARGET_COLUMNS.index(name) for cls, name in COLUMN_OF.items()}


def column(cls: str) -> int:
    """Column of a weapon's row for a class of target; guns are fired at as infantry."""
    return COLUMN_NUMBER[cls]


@cache
def template_of(calibre: int) -> int:
    """Radius (mm) of the blast of a shell by its calibre."""
    steps = {int(k): v for k, v in read("drift")["template"].items() if k != "source"}
    return next(int(radius) for most, radius in sorted(steps.items()) if calibre <= most) * CM
