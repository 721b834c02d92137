"""What is printed and never changes, for the browser: areas, counters, the calendar, the words of agreements."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.campaign import COMBINE, Whose
from sandtable.games.europe.tables.scenario import plan


class AreaPrinted(Struct, frozen=True):
    """What the map says of an area: its country, who holds it in peace (a colony's overlord), the HPP it brings."""

    country: str
    holder: str
    capital: bool
    port: bool
    hpp: int


class CounterPrinted(Struct, frozen=True):
    """A counter: whose it is, its kind, and the values on it."""

    country: str
    kind: str
    attack: int
    defence: int
    move: int


class SeasonPrinted(Struct, frozen=True):
    """A turn on the calendar."""

    turn: int
    year: int
    season: str


class EuropeStatic(Struct, frozen=True):
    agreements: dict[str, tuple[Whose, Whose]]
    """Ways to fight together: who leads, and who keeps what is taken, as the one who offers it sees them."""
    calendar: tuple[SeasonPrinted, ...]
    """The turns of the scenario, and the year after it, in which fleets laid down last would be ready."""
    powers: tuple[str, ...]
    areas: dict[str, AreaPrinted]
    countries: tuple[str, ...]
    counters: dict[str, CounterPrinted]
    """By the names of their types, as pictures and actions have them."""
    costs: dict[str, int]


def make_static(scenario: str) -> EuropeStatic:
    """Map, counters and tables for the browser."""
    given = plan(scenario)
    return EuropeStatic(
        agreements=COMBINE,
        calendar=tuple(_season(turn) for turn in range(given.first, given.first + given.turns + 4)),
        powers=tuple(t.POWERS[p] for p in given.powers),
        areas={t.AREAS[a]: _area(a) for a in range(t.N_AREAS)},
        countries=t.COUNTRIES,
        counters={
            t.type_name(c, k): CounterPrinted(t.COUNTRIES[c], t.KINDS[k], t.ATTACK[c][k], t.DEFENCE[c][k], t.MOVE[c][k])
            for c in range(t.N_COUNTRIES)
            for k in range(8)
            if t.MOVE[c][k]
        },
        costs=dict(zip(t.KINDS, t.COST, strict=True)),
    )


def _season(turn: int) -> SeasonPrinted:
    return SeasonPrinted(turn, t.FIRST_YEAR + turn // 4, t.SEASONS[turn % 4])


def _area(area: int) -> AreaPrinted:
    country = t.HOME[area]
    holder = country if t.OVERLORD[country] == t.NOBODY else t.OVERLORD[country]
    return AreaPrinted(
        t.COUNTRIES[country], t.COUNTRIES[holder], area in t.CAPITALS, bool(t.PORT[area]), _worth(area, country)
    )


def _worth(area: int, country: int) -> int:
    """The HPP of a country stand at its chief area; Moscow has some of its own.

    Rules: EU-10a, EU-11c.
    """
    chief = t.COUNTRY_HPP[country] if t.CHIEF[country] == area else 0
    return chief + (t.LIMITS["moscow"] if area == t.MOSCOW else 0)
