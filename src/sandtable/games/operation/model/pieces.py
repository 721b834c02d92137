"""What stands on the table: models, units, vehicles, terrain, hands of cards.

Everything is a frozen leaf in one flat dict of the State, keyed by its word id; a change is
`state.units[u] = replace(state.units[u], ...)`. Lengths are whole millimetres, directions tenths of a degree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from sandtable.games.operation.tables.words import Posture

Seat = str
Point = tuple[int, int]
Way = tuple[Point, ...]
"""The corners of a way, its beginning and its end among them."""
Spot = tuple[int, int, int]
"""A point with its height (mm)."""

ModelClass = Literal[
    "infantry",
    "artillery",
    "motorcycle",
    "car",
    "lorry",
    "half-track",
    "armoured-car",
    "light-tank",
    "medium-tank",
    "heavy-tank",
]


VEHICLES: frozenset[str] = frozenset(
    ("motorcycle", "car", "lorry", "half-track", "armoured-car", "light-tank", "medium-tank", "heavy-tank")
)
ARMOURED: frozenset[str] = frozenset(("half-track", "armoured-car", "light-tank", "medium-tank", "heavy-tank"))
TANKS: frozenset[str] = frozenset(("light-tank", "medium-tank", "heavy-tank"))


class Errand(Struct, frozen=True, gc=False):
    """What a runner carries: coordinates, or without them a cease-fire."""

    to: str
    at: Point | None = None


class TunnelMarker(Struct, frozen=True, gc=False):
    """Where a unit is below ground: the entry point that it is at or goes to, its place, and since which turn."""

    entry: str
    at: Point
    turn: int


def model_id(unit: str, n: int) -> str:
    """The name of a unit's n-th model, which it keeps whatever unit it serves in later."""
    return f"{unit}.{n}"


@lru_cache(4096)
def origin(model: str) -> str:
    """The unit that a model came with: `model_id` read back."""
    return model.rpartition(".")[0]


class Model(Struct, frozen=True, gc=False, omit_defaults=True):
    """One man, gun or vehicle. Crewmen and passengers are models too: `aboard` names their vehicle's model.

    A dead man's model is taken out of the state; wrecks stay (see Vehicle.wreck, gun: `destroyed`).
    """

    id: str
    unit: str
    cls: ModelClass
    x: int = 0
    y: int = 0
    level: int = 0
    facing: int = 0
    shaken: bool = False
    weapons: tuple[str, ...] = ()
    """Weapon ids of `data/weapons.toml`, such as `rifle-kar98k`; for a gun or vehicle its mounted weapons."""
    reload: tuple[int, ...] = ()
    """Reload markers, parallel to `weapons`; () is none."""
    spent: tuple[str, ...] = ()
    """One-use weapons (charge, salvo, smoke) that have been used up or lost, and weapons shot away."""
    traits: tuple[str, ...] = ()
    """Traits of this model alone; those of its unit are in Unit.traits."""
    aboard: str = ""
    role: str = ""
    """Crew task of a crewman this turn, `gunner` of a gun, `sniper`, `observer`, `commander`, `radio`, `runner`."""
    errand: Errand | None = None
    """Of a runner on his way out."""
    exposed: bool = False
    boarded: int = 0
    """Turn in which the man last got aboard or out."""
    riding: bool = False
    """On a bicycle."""
    shot: int = 0
    """Turn in which it last fired."""
    went: int = 0
    """Turn in which it last moved."""
    rose: int = 0
    """Turn in which it stood up: it does nothing else then."""
    destroyed: bool = False
    """A gun put out of action or a vehicle that is a wreck: stays as a piece on the table."""


class Unit(Struct, frozen=True, gc=False, omit_defaults=True):
    """A group of models that takes one order."""

    id: str
    seat: Seat
    kind: str
    """Entry in the army list of the nation (`data/armies.toml`)."""
    training: int
    panic: int
    """Panic limit; 0 never tests."""
    models: tuple[str, ...]
    """Model ids alive, vehicles and guns first; men aboard belong to their own unit as well."""
    start: int = 0
    """Number of men at the start."""
    traits: tuple[str, ...] = ()
    platoon: str = ""
    points: int = 0
    """What it cost, with all that was bought for it; of units that became one the sum."""
    posture: Posture = "stationary"
    """State for detection by the last carried-out order."""
    marked: int = 0
    """Turn in which it last carried out an order (or was marked); equal to the turn: no further order."""
    dead: int = 0
    """Men lost over all turns, those that do not count towards panic (willpower) left out."""
    tested: int = 0
    """Multiples of the panic limit already tested."""
    broken: bool = False
    moved: int = 0
    """Length of its last move (mm), turns and terrain counted."""
    slow: bool = False
    """Its last move was slow."""
    coordinates: Point | None = None
    ceased: bool = False
    alone: bool = False
    """Was a single model from the start: no lone-model test."""
    silent: bool = False
    """Fired only silent weapons, or a sniper from cover: counts as stationary."""
    off: bool = False
    """Not (yet) on the table: infiltrators, reserves."""
    below: TunnelMarker | None = None
    """Below ground; None above."""


class Vehicle(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a vehicle model has besides place and class; keyed by the model's id."""

    id: str
    kind: str = ""
    """Its own entry in the army list; a troop carrier stands in its squad's unit."""
    turret: int = 0
    """Direction of the main gun, tenths of a degree on the table."""
    aims: tuple[int, ...] = ()
    """Directions of the other weapons, parallel to Model.weapons where they differ from the hull."""
    crew: int = 0
    """Men who serve it (places for tasks)."""
    seats: int = 0
    """Passengers it can carry."""
    wheels: int = 0
    """Wheel hits."""
    tracks: int = 0
    immobile: bool = False
    main: bool = True
    """Main weapon still works."""
    lost: tuple[str, ...] = ()
    """Secondary weapons destroyed."""
    tows: str = ""
    """Model id of the gun it tows."""
    hitching: int = 0
    """Turn in which men began to hitch or unhitch."""
    loaded: int = 0
    """Turn in which men last got in or out."""
    squad: str = ""
    """Troop carrier: the unit that may board it."""
    buttoned: int = 0
    """Turn in which nobody may be exposed any more (willpower test)."""
    stuck: int = 0
    """Turn in which it got stuck on a failed driving test."""
    burning: bool = False
    travelled: int = 0
    """Length of its last move (mm), turns counted."""


class Side(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat's cards and nation. Card: index in `tables.CARDS` (order kind and priority)."""

    nation: str
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    """How many of each card are in the deck."""
    pile: tuple[int, ...] = ()
    """How many of each card lie in the discards."""
    swaps: int = 0
    """Exchanges of cards left (British: once in the game)."""
    split: bool = False
    score: int = 0
