"""What the files of this game hold, so that every mistake in one is named with its line before anything is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from sandtable.data import Path, alike, describe

_UnitKind = Literal["infantry", "armour", "aircraft", "fleet", "paratroops", "bomber", "submarine", "destroyer"]
_Season = Literal["spring", "summer", "autumn", "winter"]
_Units = dict[_UnitKind, int]


class _Country(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["power", "minor", "satellite", "colony", "vichy"]
    chief: str
    capital: bool
    hpp: int
    overlord: str = ""
    source: str = ""


class _Area(Struct, frozen=True, forbid_unknown_fields=True):
    country: str
    seas: list[str]
    port: bool
    x: int
    y: int
    capital: bool = False
    mountain: list[str] | str = []
    mountain_source: str = ""
    fort: list[str] = []
    fort_source: str = ""
    swamp: str = ""
    swamp_source: str = ""
    source: str = ""


class _Sea(Struct, frozen=True, forbid_unknown_fields=True):
    x: int
    y: int
    source: str = ""


class _Border(Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    arrow: bool = False
    river: bool = False
    strait: str = ""
    source: str = ""


class _Strait(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    held_by: list[str]
    source: str = ""


class _Borders(Struct, frozen=True, forbid_unknown_fields=True):
    land: list[_Border]
    sea: list[_Border]
    strait: list[_Strait]
    closed: list[_Border]
    drawn_closed: list[_Border]


class _Values(Struct, frozen=True, forbid_unknown_fields=True):
    attack: int
    defence: int
    move: int
    drop: int = 0
    source: str = ""


class _Minor(Struct, frozen=True, forbid_unknown_fields=True):
    units: _Units
    setup: dict[str, _Units]
    values: dict[_UnitKind, _Values]
    units_source: str = ""
    setup_source: str = ""


class _Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    hpp: dict[str, int]
    start: _Units
    redeploy: int
    columns: dict[str, _Units]
    values: dict[_UnitKind, _Values]
    hpp_source: str = ""
    start_source: str = ""
    redeploy_source: str = ""
    columns_source: str = ""


class _Start(Struct, frozen=True, forbid_unknown_fields=True):
    year: int
    season: _Season


class _Bid(Struct, frozen=True, forbid_unknown_fields=True):
    power: str
    kind: _UnitKind
    area: str
    units: int
    most: int


class _Battle(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario."""

    id: str
    start: _Start
    turns: int
    axis: list[str]
    allies: list[str]
    neutral: list[str]
    absent: list[str]
    setup_order: list[str]
    move_order: list[list[str]]
    first_phase: int
    special: list[str]
    column_free_to: dict[str, int]
    hpp: dict[str, int]
    players: dict[str, list[list[str]]]
    control: dict[str, list[str]]
    conquered: dict[str, list[str]]
    setup: dict[str, dict[str, _Units]]
    bid: _Bid | None = None
    source: str = ""
    setup_source: str = ""
    hpp_source: str = ""


def _players(given: dict[str, Any]) -> Iterator[tuple[Path, str]]:
    """The powers of a scenario are dealt out once each, whoever many play."""
    powers = sorted([*given["axis"], *given["allies"]])
    for count, shares in given["players"].items():
        if count != str(len(shares)):
            yield ("players", count), f"{len(shares)} shares for {count} players"
        if sorted(name for share in shares for name in share) != powers:
            yield ("players", count), f"each of {', '.join(powers)} is played by one, and nobody else"
    for name in given["setup"]:
        if name not in powers:
            yield ("setup", name), f"{name} does not take part"


for _name, _kind in (
    ("countries", dict[str, _Country]),
    ("areas", dict[str, _Area]),
    ("seas", dict[str, _Sea]),
    ("borders", _Borders),
    ("minors", dict[str, _Minor]),
    ("sheets", dict[str, _Sheet]),
):
    describe("europe", f"data/{_name}", _kind)
describe("europe", "data/costs", dict[str, dict[str, int | str]], alike("europe", "data/costs"))
describe("europe", "scenarios/*", _Battle, _players)
