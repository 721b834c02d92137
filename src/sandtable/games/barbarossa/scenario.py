"""Scenarios: what a battle is about, who fights in it and where they begin. One TOML file each."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sandtable.data import Path, load, names
from sandtable.games.barbarossa.model import CONCEALED, DEPLOYED, FREE, LIMBERED, SEATS, VISIBLE, State, Unit
from sandtable.games.barbarossa.tables import CARDS, MAPS, WORK_COST, WORKS, Board, board
from sandtable.kernel import SandtableError

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
    even: bool = False


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
        if side not in SEATS:
            yield ("sides", side), f"no such side; there are: {', '.join(SEATS)}"
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


def scenario_of(state: State) -> Battle:
    return battle(state.scenario)


def new_unit(name: str, card: str) -> Unit:
    """A unit as it starts: all size boxes open, full ammunition; carriers full, aircraft and paratroops at the
    airfield.

    Rules: BA-card-size, BA-card-ammo, BA-air-airfield, BA-hq-hide.
    """
    front = CARDS[card]
    flies = front.type == "aircraft"
    waits = flies or "paratroops" in front.traits
    return Unit(
        id=name,
        card=card,
        side=front.side,
        size=front.size,
        ammo=0 if front.supply else front.ammo,
        place="airfield" if waits else "reserve",
        stance=DEPLOYED if "limber" in front.orders else FREE,
        hidden=CONCEALED if "starts-hidden" in front.traits else VISIBLE,
        smoke=front.smoke,
        supply=front.supply,
        charges=front.charges,
        ready=4 if waits else 0,
    )


def next_name(units: dict[str, Unit], card: str) -> str:
    """The number by which orders name the next unit of a card.

    Rules: BA-card-types.
    """
    number = 1
    while f"{card}-{number}" in units:
        number += 1
    return f"{card}-{number}"


def add_unit(units: dict[str, Unit], card: str, **fields: Any) -> str:
    """A new unit of a card; returns its name."""
    name = next_name(units, card)
    units[name] = replace(new_unit(name, card), **fields)
    return name


def begin(name: str) -> State:
    """The state before purchase and set-up: fixed forces in reserve, posts in their hexes.

    Rules: BA-setup.
    """
    found = battle(name)
    units: dict[str, Unit] = {}
    for seat in SEATS:
        _raise_army(units, seat, found)
    stock = {seat: dict(found.sides[seat].works) for seat in SEATS}
    ordered = dict(sorted(units.items()))
    return State(scenario=name, map=found.map, rounds=found.rounds, units=ordered, stock=stock)


def _raise_army(units: dict[str, Unit], seat: str, found: Battle) -> None:
    side = found.sides[seat]
    left = dict(side.forces)
    for post in side.posts:
        left[post.card] -= 1
        ammo = post.ammo if post.ammo >= 0 else CARDS[post.card].ammo
        add_unit(
            units, post.card, place="map", hex=post.hex, facing=_inward(board(found.map), post.hex, seat), ammo=ammo
        )
    for entry in sorted(side.entries, key=lambda each: "towed" in CARDS[each.card].traits):
        for _ in range(entry.count):
            left[entry.card] = left.get(entry.card, 1) - 1
            if "towed" in CARDS[entry.card].traits:
                _enter_towed(units, entry)
                continue
            add_unit(units, entry.card, entry=entry.hex, since=entry.since, until=entry.until or found.rounds)
    for card, count in left.items():
        for _ in range(max(0, count)):
            name = add_unit(units, card)
            if card in side.load:
                units[name] = _laden(units[name], side.load[card])


def _enter_towed(units: dict[str, Unit], entry: Entry) -> None:
    """Reinforcements that have to be towed come behind a lorry that enters in the same hex.

    Rules: BA-tow-reinforce.
    """
    towing = {unit.carrier for unit in units.values()}
    for lorry in list(units.values()):
        if lorry.entry == entry.hex and "tows" in lorry.front.traits and lorry.id not in towing:
            add_unit(units, entry.card, place="towed", carrier=lorry.id, stance=LIMBERED, since=lorry.since)
            return
    raise SandtableError(f"No lorry enters in {entry.hex:04d} to tow {entry.card}.")


def _laden(unit: Unit, mines: int) -> Unit:
    return replace(unit, mines=mines, supply=unit.supply - 2 * mines)


def _inward(plan: Board, hex_: int, seat: str) -> int:
    """Facing the enemy's side of the map: east for Germans, west for Soviets, or wherever there is a hex."""
    ways = (1, 2, 0, 3, 4, 5) if seat == "german" else (5, 4, 0, 3, 1, 2)
    return next(way for way in ways if plan.toward[hex_][way])


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


def price(what: str) -> int:
    """Strength points of a card or work.

    Rules: BA-card-cost, BA-errata, BA-wire, BA-teeth, BA-trench-place, BA-dugout-place, BA-mines-cost.
    """
    return CARDS[what].cost if what in CARDS else WORK_COST[what]
