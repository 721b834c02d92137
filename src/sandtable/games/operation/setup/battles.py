"""Setting up: scenarios, options, and the state that a battle begins with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.data import load, names
from sandtable.games.operation.flow import chapters, setting_up
from sandtable.games.operation.flow.turn import Turn
from sandtable.games.operation.model.pieces import Point, Side
from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.model.terrain import Feature, Template
from sandtable.games.operation.rules.army.lists import next_name, raise_unit
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.setup.landscape import building, generate, zones
from sandtable.games.operation.tables import CHAPTERS, DECK, HANDS
from sandtable.kernel import Frame, Scenario, ScenarioOption

SEATS = ("blue", "red")
SETTINGS = ("minimum-distances", "armour-to-hit")
"""Readings that the players may choose besides the optional chapters; off by default."""


MINE = 30
"""How near a way must come to set a mine off (mm)."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """A building of a scenario: its corner, width, height, levels, material."""

    id: str
    at: Point
    size: Point
    levels: int = 1
    material: str = "brick"
    kind: str = "building"
    ruined: bool = False


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Another piece of terrain."""

    id: str
    kind: str
    shape: tuple[Point, ...]


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a scenario; `at` is where it stands, or nothing if its player places it."""

    id: str
    seat: str
    kind: str
    at: Point | None = None
    facing: int = 0
    platoon: str = ""
    options: tuple[str, ...] = ()
    carrier: str = ""
    aboard: bool = False


class Party(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's nation and its deployment zone."""

    seat: str
    nation: str
    zone: tuple[Point, ...] = ()
    more: int = 0
    """Points beyond the limit of both, where armies are bought."""


class Prize(Struct, frozen=True, forbid_unknown_fields=True):
    """A place worth points."""

    id: str
    at: Point
    points: int


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file."""

    id: str
    size: Point
    side: tuple[Party, ...]
    turns: int = 6
    attacker: str = ""
    points: int = 0
    """Limit for armies that the players buy; 0: the forces are given."""
    terrain: str = ""
    """Seed of generated terrain; empty: the pieces are given."""
    roads: bool = False
    switches: tuple[str, ...] = ()
    unit: tuple[Force, ...] = ()
    house: tuple[House, ...] = ()
    feature: tuple[Piece, ...] = ()
    objective: tuple[Prize, ...] = ()
    mine: tuple[Point, ...] = ()
    """Where mines lie."""
    source: str = ""


@cache
def battles() -> dict[str, Battle]:
    """All scenario files by id, the player's own among them, learners' first."""
    found = [load("operation", f"scenarios/{name}", Battle) for name in names("operation", "scenarios")]
    found.sort(key=lambda battle: (battle.points > 0, battle.id != "first-battle", battle.id))
    return {battle.id: battle for battle in found}


def scenarios() -> tuple[Scenario, ...]:
    """What can be started, with its options: every optional chapter is a switch.

    Rules: OW-optional.
    """
    return tuple(Scenario(battle.id, (2,), options(battle)) for battle in battles().values())


def options(battle: Battle) -> tuple[ScenarioOption, ...]:
    """The chapters (as the scenario sets them), the readings, and for free battles points, nations and ground."""
    found = [ScenarioOption(chapter, chapter in battle.switches) for chapter in CHAPTERS]
    found += [ScenarioOption(setting, setting in battle.switches) for setting in SETTINGS]
    if battle.points:
        nations = tuple(HANDS)
        found += [
            ScenarioOption("points", battle.points, (), 500, 6000),
            ScenarioOption("ground", 1, (), 1, 999),
            ScenarioOption("roads", battle.roads),
            *(ScenarioOption(f"nation-{party.seat}", party.nation, nations) for party in battle.side),
        ]
    return tuple(found)


def chosen(battle: Battle, given: Mapping[str, Any], name: str) -> Any:
    """An option as given, or its default."""
    default = next(option.default for option in options(battle) if option.id == name)
    return given.get(name, default)


def start(scenario: str, given: Mapping[str, Any]) -> State:
    """The state before the first question.

    Rules: OW-optional, OW-deploy-shuffle, OW-first-turn.
    """
    battle = battles()[scenario]
    switches = tuple(name for name in (*CHAPTERS, *SETTINGS) if chosen(battle, given, name))
    state = State(
        scenario=scenario,
        seats=SEATS,
        size=battle.size,
        turns=battle.turns,
        switches=switches,
        attacker=battle.attacker,
        sides={party.seat: starting_side(battle, party, given) for party in battle.side},
        zones=zones_of(battle),
        features=ground(battle, given),
        objectives=tuple(Objective(prize.id, *prize.at, prize.points) for prize in battle.objective),
    )
    state.tidy()
    prepare(state)
    for n, (x, y) in enumerate(battle.mine, 1):
        state.templates[f"mine-{n}"] = Template(f"mine-{n}", "mine", x, y, MINE)
    for force in battle.unit:
        bring_on(state, force)
    state.stack = [*reversed(first_frames(battle, state, given))]
    return state


def starting_side(battle: Battle, party: Party, given: Mapping[str, Any]) -> Side:
    """A seat with a full deck and what its nation may exchange."""
    nation = chosen(battle, given, f"nation-{party.seat}") if battle.points else party.nation
    hand = HANDS[nation]
    swaps = hand.swap if hand.swaps == "game" else 0
    return Side(nation, (), DECK, (0,) * len(DECK), swaps=swaps)


def zones_of(battle: Battle) -> dict[str, tuple[Point, ...]]:
    """Where each seat sets up: as the scenario says, or the two ends of the table.

    Rules: OW-table-zones.
    """
    top, bottom = zones(battle.size)
    default = dict(zip(SEATS, (bottom, top), strict=True))
    return {party.seat: party.zone or default[party.seat] for party in battle.side}


def ground(battle: Battle, given: Mapping[str, Any]) -> dict[str, Feature]:
    """The terrain: given pieces, or generated from the seed."""
    if battle.points:
        seed = f"{battle.terrain}-{chosen(battle, given, 'ground')}"
        return generate(battle.size, seed, bool(chosen(battle, given, "roads")))
    found = {piece.id: Feature(piece.id, piece.kind, piece.shape) for piece in battle.feature}
    for house in battle.house:
        made = building(house.id, *house.at, *house.size, house.levels, house.material, house.kind)
        found[house.id] = msgspec.structs.replace(made, ruined=house.ruined, roof=not house.ruined)
    return found


def bring_on(state: State, force: Force) -> None:
    """Put a unit of the scenario on the table, or beside it until its player places it."""
    name = next_name(state, force.kind)
    raise_unit(
        state,
        force.seat,
        name,
        force.kind,
        force.at or (0, 0),
        force.facing,
        platoon=force.platoon,
        options=force.options,
        carrier=force.carrier,
        aboard=force.aboard,
    )
    if force.at is None:
        state.alter(name, off=True)


def first_frames(battle: Battle, state: State, given: Mapping[str, Any]) -> list[Frame]:
    """What comes before the first turn, in order, and the turn itself.

    Rules: OW-army-points, OW-deploy-cards, OW-tun-points, OW-smoke-wind.
    """
    found: list[Frame] = [chapters.Wind()]
    if state.on("tunnels"):
        found.append(chapters.SinkEntries(SEATS[0]))
    if battle.points:
        limit, more = int(chosen(battle, given, "points")), {party.seat: party.more for party in battle.side}
        found += [setting_up.Muster(seat, limit + more[seat]) for seat in SEATS]
    if battle.points or any(force.at is None for force in battle.unit):
        found += [setting_up.Declare(seat) for seat in SEATS]
        found.append(setting_up.Deployment())
    if state.on("split-deck"):
        found += [chapters.HalveDeck(seat) for seat in SEATS]
    return [*found, Turn()]
