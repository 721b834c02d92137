"""The shapes of the picture: what the board may draw, in plain fields. The browser's types are made from them."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.model.pieces import ModelClass, Point, Seat
from sandtable.games.operation.model.state import Objective
from sandtable.games.operation.tables.words import OrderKind

Pace = tuple[int, int, int]
"""How far (mm) one goes slow, fast and in an assault."""


class SideSeen(Struct, frozen=True, gc=False):
    """A seat's nation, and its cards by name for those who may know them."""

    nation: str
    hand: tuple[str, ...] | None


class UnitSeen(Struct, frozen=True, gc=False):
    """A unit as its card and its label show it."""

    id: str
    seat: Seat
    kind: str
    training: int
    models: tuple[str, ...]
    start: int
    broken: bool
    off: bool
    """Not (yet) on the table."""
    done: bool
    """It has carried out its order in this turn."""
    carried: bool
    """It is still to be set up and has a carrier of its own."""
    pace: Pace | None
    """That of its slowest piece; None for a gun and its men."""


class ModelSeen(Struct, frozen=True, gc=False):
    """A man, gun or vehicle: where it stands and how it is drawn. Who is `aboard` has no place of his own."""

    id: str
    unit: str
    cls: ModelClass
    x: int
    y: int
    level: int
    facing: int
    """Tenths of a degree."""
    shaken: bool
    weapons: tuple[str, ...]
    aboard: str
    role: str
    exposed: bool
    destroyed: bool


class VehicleSeen(Struct, frozen=True, gc=False):
    """What is drawn of a vehicle besides its model; keyed by the model's id."""

    kind: str
    """Its own entry in the army list, or that of its unit."""
    turret: int
    """Direction of the main gun, tenths of a degree on the table."""
    immobile: bool
    burning: bool
    damage: tuple[str, ...]
    """What is broken, as messages `ui-ow-<key>`."""
    lost: tuple[str, ...]
    """Mounts whose weapon is destroyed."""


class FeatureSeen(Struct, frozen=True, gc=False):
    """A piece of terrain: an area, or a line with a width."""

    id: str
    kind: str
    shape: tuple[Point, ...]
    width: int
    levels: int
    openings: tuple[tuple[Point, Point], ...]
    doors: tuple[tuple[Point, Point], ...]
    rooms: tuple[tuple[Point, ...], ...]
    material: str
    roof: bool
    ruined: bool


class TemplateSeen(Struct, frozen=True, gc=False):
    """Smoke, dust or light: a circle, or what lies within a radius of an outline."""

    id: str
    kind: str
    x: int
    y: int
    radius: int
    shape: tuple[Point, ...]


class WaySeen(Struct, frozen=True, gc=False):
    """The announced way of a model, and for a vehicle how its hull stands at the end (tenths of a degree)."""

    model: str
    points: tuple[Point, ...]
    facing: int


class AimSeen(Struct, frozen=True, gc=False):
    """A weapon and the unit that it is announced to fire at."""

    weapon: str
    target: str


class OrderSeen(Struct, frozen=True, gc=False):
    """An order of the chain: whose, by which card, and what has been announced of it so far."""

    seat: Seat
    unit: str
    card: str
    order: OrderKind
    priority: int
    speed: str
    cost: int
    """Length of its move (mm), turns and terrain counted."""
    ways: tuple[WaySeen, ...]
    target: str
    second: str
    charge: str
    aims: tuple[AimSeen, ...]
    at: int | None
    """Thousandths of the target's move for which its fire waits."""


class OperationPicture(Struct, frozen=True):
    """The battle for some pair of eyes."""

    scenario: str
    seats: tuple[Seat, ...]
    size: Point
    turn: int
    turns: int
    initiative: Seat
    night: bool
    sides: dict[Seat, SideSeen]
    units: dict[str, UnitSeen]
    models: dict[str, ModelSeen]
    vehicles: dict[str, VehicleSeen]
    features: dict[str, FeatureSeen]
    templates: dict[str, TemplateSeen]
    objectives: tuple[Objective, ...]
    scores: dict[Seat, int]
    laid: dict[Seat, str]
    """Cards that the eyes' own seats have put face down."""
    chain: tuple[OrderSeen, ...]
    """Orders announced and not yet carried out, the last one first."""
    draft: OrderSeen | None
    """The order that is being announced."""
    blast: int
    """Radius of the template that is to be laid now, 0 if none is."""
    army: tuple[str, ...]
    """Kinds that the eyes' own seat has bought so far, while it raises an army."""
