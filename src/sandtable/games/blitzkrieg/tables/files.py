"""What the files of this game hold, so that every mistake in one is named with its line before anything is read."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.data import alike, describe

Seat = Literal["german", "french"]


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: str = ""


class Type(Sourced, frozen=True, kw_only=True):
    kind: str
    attack: int
    range: int
    defence: int
    mp: int
    reduced: int


class Unit(Sourced, frozen=True, kw_only=True):
    id: str
    name: str
    type: str


class Formation(Sourced, frozen=True, kw_only=True):
    id: str
    battle: str
    side: Seat
    name: str
    short: str
    factor: int
    reaction: int
    colour: str
    units: list[Unit]
    stripe: bool = False
    marker: bool = True


class Counters(Sourced, frozen=True, kw_only=True):
    type: dict[str, Type]
    formation: list[Formation]


class Layout(Sourced, frozen=True, kw_only=True):
    flat: bool
    shoved: Literal["odd", "even"]
    order: Literal["CCRR", "RRCC"]
    mirrored: bool


class Map(Sourced, frozen=True, kw_only=True):
    layout: Layout
    columns: int
    rows: int
    edges: dict[Seat, Literal["north", "east", "south", "west"]]
    ground: str
    names: dict[str, list[int]]
    roads: dict[str, list[int]]
    streams: dict[str, list[str]]


class Place(Sourced, frozen=True, kw_only=True):
    """Where formations are set up: near some hexes, on some, or on lines (and places) of the number."""

    formations: list[str]
    near: list[int] = []
    within: int = 0
    hexes: list[int] = []
    lines: list[int] = []
    places: list[int] = []


class Stacked(Sourced, frozen=True, kw_only=True, rename={"hosts": "with"}):
    unit: str
    hosts: list[str]


class Assigned(Sourced, frozen=True, kw_only=True):
    unit: str
    hosts: list[str]


class Aboard(Sourced, frozen=True, kw_only=True):
    carrier: str
    unit: str


class Losses(Sourced, frozen=True, kw_only=True):
    formation: str
    steps: int


class Fields(Sourced, frozen=True, kw_only=True):
    """Works or mines to be laid out."""

    count: int
    lines: list[int] = []
    places: list[int] = []
    infantry: bool = False


class Stage(Sourced, frozen=True, kw_only=True):
    seat: Seat
    areas: list[Place]
    losses: Losses | None = None
    stacked: list[Stacked] = []
    assign: list[Assigned] = []
    works: Fields | None = None
    mines: Fields | None = None
    aboard: list[Aboard] = []
    choose_aboard: list[str] = []


class Markers(Sourced, frozen=True, kw_only=True):
    formations: list[str]
    artillery: int
    salvos: list[str]
    stuka: int
    attacks: int
    repeat: int
    general: int


class Arrival(Sourced, frozen=True, kw_only=True):
    turn: int
    units: list[str]
    markers: list[str]
    entry: list[int]
    alone: list[str] = []
    assign: list[Assigned] = []
    joined: list[str] = []


class Departure(Sourced, frozen=True, kw_only=True):
    turn: int
    formation: str


class Opening(Sourced, frozen=True, kw_only=True):
    seat: Seat
    kinds: list[str]


class Victory(Sourced, frozen=True, kw_only=True):
    kind: Literal["points", "hold"]
    windows: list[list[int]] = []
    hex: int = 0
    seat: Seat = "german"


class Points(Sourced, frozen=True, kw_only=True):
    french_steps: int
    german_unit: int
    villages: dict[str, int]


class Ready(Sourced, frozen=True, kw_only=True):
    """A set-up to begin with at once."""

    place: dict[str, int]
    losses: list[str] = []
    works: list[int] = []
    mines: list[int] = []
    assign: dict[str, str] = {}
    aboard: dict[str, str] = {}


class Battle(Sourced, frozen=True, kw_only=True):
    """A scenario."""

    turns: int
    map: str
    stage: list[Stage]
    markers: dict[Seat, Markers]
    victory: Victory
    ready: Ready
    control: dict[Seat, list[int]]
    opening: Opening | None = None
    points: Points | None = None
    draw: dict[str, int] = {}
    arrival: list[Arrival] = []
    departure: list[Departure] = []


describe("blitzkrieg", "data/counters", Counters)
describe("blitzkrieg", "data/*.map", Map)
_TABLES = dict[str, dict[str, int | str | dict[str, str]]]
describe("blitzkrieg", "data/tables", _TABLES, alike("blitzkrieg", "data/tables"))
describe("blitzkrieg", "scenarios/*", Battle)
