"""The counters of a battle: units, headquarters and formations, as printed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.games.blitzkrieg.tables import sheets
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, FOOT, SEATS, TRACK, WHEEL

INFANTRY, MG, CAR, GUN, MOTORCYCLE, ASSAULT_GUN, TANK, CARRIER, HQ = range(9)
KINDS = ("infantry", "mg", "armoured-car", "at-gun", "motorcycle", "assault-gun", "tank", "carrier", "hq")
WAY_OF = (FOOT, FOOT, WHEEL, WHEEL, WHEEL, TRACK, TRACK, TRACK, TRACK)

SOFT = frozenset({INFANTRY, MG, HQ})
"""What fire treats as infantry: red N, cover and works, halved anti-tank fire (an HQ counts as infantry, 3.2)."""
VEHICLES = frozenset({CAR, ASSAULT_GUN, TANK, CARRIER})
"""What is seen from afar."""
DISPERSING = frozenset({CAR, ASSAULT_GUN, TANK})
"""What is dispersed in village, orchard and woods."""
PURSUING = frozenset({CAR, TANK})
"""What may go on after a melee."""
OVERRUN_BY_PURSUIT = frozenset({INFANTRY, MG, GUN})
"""Defenders after whom a pursuing unit may go on."""


class Counter(Struct, frozen=True, gc=False):
    """A printed counter: attack and range, defence (armour), movement points; an HQ has a command range instead.

    Rules: BK-1.1, BK-1.3.
    """

    id: str
    name: str
    side: int
    formation: int
    kind: int
    attack: int = 0
    reduced: int = 0
    range: int = 0
    defence: int = 0
    mp: int = 0
    way: int = FOOT
    command: int = 0


class Card(Struct, frozen=True, gc=False):
    """A formation as printed: its factor, its reaction value, its units and its HQ.

    Rules: BK-3.1.
    """

    id: str
    name: str
    short: str
    side: int
    factor: int
    reaction: int
    colour: str
    stripe: bool
    marker: bool
    units: tuple[int, ...]
    hq: int


def load(battle: str) -> tuple[tuple[Counter, ...], tuple[Card, ...]]:
    """All counters and formations of a battle, in the order of the data file; a formation's HQ follows its units."""
    data = sheets.read("data/counters")
    counters: list[Counter] = []
    cards: list[Card] = []
    for row in data["formation"]:
        if row["battle"] == battle:
            _formation(row, data["type"], counters, cards)
    return tuple(counters), tuple(cards)


def _formation(row: dict[str, Any], types: dict[str, Any], counters: list[Counter], cards: list[Card]) -> None:
    side, first = SEATS.index(row["side"]), len(counters)
    for unit in row["units"]:
        counters.append(_unit(row, unit, types[unit["type"]], side, len(cards)))
    units, hq = tuple(range(first, len(counters))), -1
    if row.get("marker", True):
        hq = len(counters)
        counters.append(_hq(row, [counters[u] for u in units], side, len(cards)))
    cards.append(
        Card(
            row["id"],
            row["name"],
            row["short"],
            side,
            row["factor"],
            row["reaction"],
            row["colour"],
            row.get("stripe", False),
            row.get("marker", True),
            units,
            hq,
        )
    )


def _unit(row: dict[str, Any], unit: dict[str, Any], kind: dict[str, Any], side: int, formation: int) -> Counter:
    number = KINDS.index(kind["kind"])
    return Counter(
        f"{row['id']}-{unit['id']}", f"{row['short']} {unit['name']}", side, formation, number,
        kind["attack"], kind["reduced"], kind["range"], kind["defence"], kind["mp"], WAY_OF[number],
    )  # fmt: skip


def _hq(row: dict[str, Any], units: list[Counter], side: int, formation: int) -> Counter:
    fastest = max(units, key=lambda unit: unit.mp)
    return Counter(
        f"{row['id']}-hq",
        f"{row['short']} HQ",
        side,
        formation,
        HQ,
        mp=fastest.mp,
        way=fastest.way,
        command=COMMAND[side],
    )
