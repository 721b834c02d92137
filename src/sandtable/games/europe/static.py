"""What is printed and never changes, for the browser: map, counters, data sheets, the words of agreements."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.campaign import COMBINE, Whose
from sandtable.games.europe.tables.scenario import plan


class AreaPrinted(Struct, frozen=True):
    """An area of the map; `at` is its middle."""

    country: str
    capital: bool
    port: bool
    near: tuple[str, ...]
    seas: tuple[str, ...]
    at: tuple[int, int]


class SeaPrinted(Struct, frozen=True):
    near: tuple[str, ...]


class CountryPrinted(Struct, frozen=True):
    """A country; `chief` is its capital or the area that stands for it."""

    kind: str
    chief: str
    hpp: int


class CounterPrinted(Struct, frozen=True):
    """The values on a counter."""

    attack: int
    defence: int
    move: int


class SheetPrinted(Struct, frozen=True):
    """A great power's data sheet: HPP by year, units at the start and those that come with each year."""

    hpp: dict[int, int]
    start: dict[str, int]
    columns: dict[int, dict[str, int]]
    redeploy: int


class SeasonPrinted(Struct, frozen=True):
    """A turn on the calendar."""

    turn: int
    year: int
    season: str


class EuropeStatic(Struct, frozen=True):
    agreements: dict[str, tuple[Whose, Whose]]
    """Ways to fight together: who leads, and who keeps what is taken, as the one who offers it sees them."""
    scenario: str
    calendar: tuple[SeasonPrinted, ...]
    """The turns of the scenario, and the year after it, in which fleets laid down last would be ready."""
    powers: tuple[str, ...]
    order: tuple[tuple[str, ...], ...]
    areas: dict[str, AreaPrinted]
    seas: dict[str, SeaPrinted]
    countries: dict[str, CountryPrinted]
    values: dict[str, CounterPrinted]
    costs: dict[str, int]
    sheets: dict[str, SheetPrinted]


def make_static(scenario: str) -> EuropeStatic:
    """Map, counters and tables for the browser."""
    given = plan(scenario)
    return EuropeStatic(
        agreements=COMBINE,
        scenario=scenario,
        calendar=tuple(_season(turn) for turn in range(given.first, given.first + given.turns + 4)),
        powers=tuple(t.POWERS[p] for p in given.powers),
        order=tuple(tuple(t.POWERS[p] for p in group) for group in given.move_order),
        areas={t.AREAS[a]: _area(a) for a in range(t.N_AREAS)},
        seas={t.SEAS[s]: SeaPrinted(tuple(t.SEAS[o] for o in t.SEA_NEAR[s])) for s in range(t.N_SEAS)},
        countries={
            t.COUNTRIES[c]: CountryPrinted(t.KIND_OF[c], t.AREAS[t.CHIEF[c]], t.COUNTRY_HPP[c])
            for c in range(t.N_COUNTRIES)
        },
        values={
            t.type_name(c, k): CounterPrinted(t.ATTACK[c][k], t.DEFENCE[c][k], t.MOVE[c][k])
            for c in range(t.N_COUNTRIES)
            for k in range(8)
            if t.MOVE[c][k]
        },
        costs=dict(zip(t.KINDS, t.COST, strict=True)),
        sheets={t.POWERS[p]: _sheet(p) for p in range(6)},
    )


def _season(turn: int) -> SeasonPrinted:
    return SeasonPrinted(turn, t.FIRST_YEAR + turn // 4, t.SEASONS[turn % 4])


def _area(area: int) -> AreaPrinted:
    return AreaPrinted(
        t.COUNTRIES[t.HOME[area]],
        area in t.CAPITALS,
        bool(t.PORT[area]),
        tuple(t.AREAS[b] for b in t.NEAR[area]),
        tuple(t.SEAS[s] for s in t.COAST[area]),
        t.XY[area],
    )


def _sheet(power: int) -> SheetPrinted:
    columns = {year: _named(column) for year, column in t.COLUMNS[power].items()}
    return SheetPrinted(t.BASE[power], _named(t.START[power]), columns, t.REDEPLOY[power])


def _named(counts: tuple[int, ...]) -> dict[str, int]:
    return {t.KINDS[k]: n for k, n in enumerate(counts) if n}
