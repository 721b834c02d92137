"""Scenarios: what a battle is about, who fights in it and where they begin. One TOML file each."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.data import Path, load, names
from sandtable.games.barbarossa.tables.cards import CARDS, SIDES, WORKS
from sandtable.games.barbarossa.tables.maps import MAPS, board

COPIES = 9
"""The most units of one card in an army."""
GOALS = ("hold", "leave", "destroy", "deliver", "bridge", "towns")


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a side sets up: columns from-to, or hexes within a distance of some."""

    columns: tuple[int, int] = (0, 0)
    near: tuple[int, ...] = ()
    within: int = 0


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that enter in a hex at the edge between two rounds (0: to the end)."""

    card: str
    hex: int
    since: int = 1
    until: int = 0
    count: int = 1


class Post(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit whose hex (and ammunition left) the scenario gives."""

    card: str
    hex: int
    ammo: int = -1


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """The forces of one side."""

    forces: dict[str, int]
    zone: Zone = Zone()
    points: int = 0
    works: dict[str, int] = {}
    may_buy: tuple[str, ...] = ()
    ambush: bool = False
    mines: int = 0
    dummies: int = 0
    supply_hexes: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    posts: tuple[Post, ...] = ()
    load: dict[str, int] = {}


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides the battle; see `rules/victory.py` for each kind."""

    kind: str
    side: str = ""
    hexes: tuple[int, ...] = ()
    units: int = 1
    points: int = 0
    since: int = 1
    each: bool = False


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario.

    Rules: BA-setup.
    """

    number: int
    map: str
    rounds: int
    goal: Goal
    sides: dict[str, Side]
    source: str
    charges_from: int = 1


def _check(data: dict[str, Any]) -> Iterable[tuple[Path, str]]:
    if data["map"] not in MAPS:
        yield ("map",), f"no such map; there are: {', '.join(MAPS)}"
        return
    if data["goal"]["kind"] not in GOALS:
        yield ("goal", "kind"), f"no such goal; there are: {', '.join(GOALS)}"
    numbers = board(data["map"]).terrain
    for hex_ in data["goal"].get("hexes", ()):
        if hex_ not in numbers:
            yield ("goal", "hexes"), f"the map has no hex {hex_:04d}"
    for side in data["sides"]:
        if side not in SIDES:
            yield ("sides", side), f"no such side; there are: {', '.join(SIDES)}"
            continue
        yield from _check_side(side, data["sides"][side], numbers)


def _check_side(name: str, side: dict[str, Any], numbers: Any) -> Iterable[tuple[Path, str]]:
    at = ("sides", name)
    for card in side["forces"]:
        if card not in CARDS:
            yield (*at, "forces", card), "no such card"
        elif CARDS[card].side != name:
            yield (*at, "forces", card), f"a card of the {CARDS[card].side} side"
    for work in side.get("works", {}):
        if work not in WORKS:
            yield (*at, "works", work), f"no such work; there are: {', '.join(WORKS)}"
    for key in ("entries", "posts"):
        for number, each in enumerate(side.get(key, ())):
            if each["hex"] not in numbers:
                yield (*at, key, number, "hex"), f"the map has no hex {each['hex']:04d}"
            if each["card"] not in CARDS:
                yield (*at, key, number, "card"), "no such card"


@cache
def battle(name: str) -> Battle:
    """The scenario of a file."""
    return load("barbarossa", f"scenarios/{name}", Battle, check=_check)


def battles() -> dict[str, Battle]:
    """All scenarios in effect, by id, in their order."""
    found = {name: battle(name) for name in names("barbarossa", "scenarios")}
    return dict(sorted(found.items(), key=lambda item: (item[1].number, item[0])))


@cache
def zone_hexes(name: str, seat: str) -> tuple[int, ...]:
    """The hexes in which a side may set up."""
    found = battle(name)
    zone = found.sides[seat].zone
    plan = board(found.map)
    if zone.near:
        return tuple(h for h in plan.numbers if any(plan.distance[h][n] <= zone.within for n in zone.near))
    low, high = zone.columns
    return tuple(h for h in plan.numbers if low <= h // 100 <= high)


@cache
def zone_set(name: str, seat: str) -> frozenset[int]:
    """The same as a set."""
    return frozenset(zone_hexes(name, seat))
