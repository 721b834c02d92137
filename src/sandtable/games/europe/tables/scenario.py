"""The four scenarios: situation, seats, orders of set-up and play, limits."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from sandtable import data
from sandtable.games.europe import tables as t

NAMES = ("sichelschnitt", "barbarossa", "overlord", "war")


class Bid(Struct, frozen=True):
    """Units that a side has beyond its sheet, so that both have a chance: how many as a rule and at most, and where
    they stand in the proposed set-up."""

    power: int
    kind: int
    area: int
    units: int
    most: int


class Plan(Struct, frozen=True):
    """A scenario as printed, in numbers."""

    id: str
    first: int
    """Seasons since spring 1939."""
    turns: int
    powers: tuple[int, ...]
    neutral: tuple[int, ...]
    setup_order: tuple[int, ...]
    move_order: tuple[tuple[int, ...], ...]
    first_phase: int
    special: frozenset[str]
    free_to: dict[int, int]
    hpp: dict[int, int]
    players: dict[int, tuple[tuple[int, ...], ...]]
    control: dict[int, int]
    conquered: dict[int, int]
    setup: dict[int, dict[int, tuple[int, ...]]]
    bid: Bid | None

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides in the order in which they move."""
        return tuple(t.SIDE[group[0]] for group in self.move_order)


def _counts(units: dict[str, int]) -> tuple[int, ...]:
    return tuple(units.get(kind, 0) for kind in t.KINDS)


def _special(names: list[str]) -> frozenset[str]:
    parts = {"13.4": ("13.4", "13.4a", "13.4b", "13.4c")}
    return frozenset(each for name in names for each in (name, *parts.get(name, ())))


def _bid(given: dict[str, Any]) -> Bid:
    power, kind, area = t.COUNTRY[given["power"]], t.KINDS.index(given["kind"]), t.AREA[given["area"]]
    return Bid(power, kind, area, given["units"], given["most"])


@cache
def plan(name: str) -> Plan:
    """Read a scenario.

    Rules: EU-14.1, EU-14.2, EU-14.3, EU-14.4a, EU-14.4d.
    """
    given: dict[str, Any] = data.load("europe", f"scenarios/{name}")
    c = t.COUNTRY
    return Plan(
        id=name,
        first=(given["start"]["year"] - t.FIRST_YEAR) * 4 + t.SEASONS.index(given["start"]["season"]),
        turns=given["turns"],
        powers=tuple(sorted(c[p] for p in (*given["axis"], *given["allies"]))),
        neutral=tuple(c[p] for p in given["neutral"]),
        setup_order=tuple(c[p] for p in given["setup_order"]),
        move_order=tuple(tuple(c[p] for p in group) for group in given["move_order"]),
        first_phase=given["first_phase"],
        special=_special(given["special"]),
        free_to={c[p]: year for p, year in given["column_free_to"].items()},
        hpp={c[p]: value for p, value in given["hpp"].items()},
        players={int(n): tuple(tuple(c[p] for p in group) for group in held) for n, held in given["players"].items()},
        control={t.AREA[a]: c[owner] for owner, areas in given["control"].items() for a in areas},
        conquered={c[country]: c[power] for power, each in given["conquered"].items() for country in each},
        setup={c[p]: {t.AREA[a]: _counts(units) for a, units in areas.items()} for p, areas in given["setup"].items()},
        bid=_bid(given["bid"]) if "bid" in given else None,
    )
