"""Scenarios and how they start: the armies of the file, then purchase and set-up."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.barbarossa.flow import Deployment, Division, Purchase
from sandtable.games.barbarossa.model import LIMBERED, SEATS, SECOND, State, Unit, blank_drafts
from sandtable.games.barbarossa.rules.army import add_unit
from sandtable.games.barbarossa.tables import CARDS, SIDES, Battle, Board, Entry, battle, battles, board
from sandtable.kernel import SandtableError, Scenario, ScenarioOption

COUNTS = (2, 3, 4)
_PLAYERS = ScenarioOption("players", 2, low=2, high=4)


def scenarios() -> tuple[Scenario, ...]:
    return tuple(Scenario(name, COUNTS, (_PLAYERS,)) for name in battles())


def seats(scenario: str, count: int) -> tuple[str, ...]:
    """One commander for each side; of three players two share the side that has more units, four share both.

    Rules: BA-setup, BA-R115.
    """
    if count not in COUNTS:
        raise SandtableError(f"{scenario} is played by {', '.join(map(str, COUNTS))}, not {count}.")
    sides = battle(scenario).sides
    larger = max(SIDES, key=lambda side: sum(sides[side].forces.values()) + sides[side].points / 20)
    second = {2: (), 3: (larger,), 4: SIDES}[count]
    return (*SEATS, *(SECOND[side] for side in second))


def start(scenario: str, options: Mapping[str, Any]) -> State:
    """The armies are bought, divided where a side has two commanders, set up; then the rounds begin.

    Rules: BA-setup.
    """
    state = begin(scenario)
    state.seats = seats(scenario, int(options.get("players", 2)))
    state.drafts = blank_drafts(state)
    divided = [Division()] if len(state.seats) > len(SEATS) else []
    state.stack = [Deployment(), *divided, Purchase()]
    return state


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
