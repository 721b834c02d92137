"""What the files of this game hold, so that every mistake in one is named with its line before anything is read."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.data import alike, describe

_Seat = Literal["german", "french"]


class _Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: str = ""


class _Type(_Sourced, frozen=True, kw_only=True):
    kind: str
    attack: int
    range: int
    defence: int
    mp: int
    reduced: int


class _Unit(_Sourced, frozen=True, kw_only=True):
    id: str
    name: str
    type: str


class _Formation(_Sourced, frozen=True, kw_only=True):
    id: str
    battle: str
    side: _Seat
    name: str
    short: str
    factor: int
    reaction: int
    colour: str
    units: list[_Unit]
    stripe: bool = False
    marker: bool = True


class _Counters(_Sourced, frozen=True, kw_only=True):
    type: dict[str, _Type]
    formation: list[_Formation]


class _Layout(_Sourced, frozen=True, kw_only=True):
    flat: bool
    shoved: Literal["odd", "even"]
    order: Literal["CCRR", "RRCC"]
    mirrored: bool


class _Map(_Sourced, frozen=True, kw_only=True):
    layout: _Layout
    columns: int
    rows: int
    edges: dict[_Seat, Literal["north", "east", "south", "west"]]
    ground: str
    names: dict[str, list[int]]
    roads: dict[str, list[int]]
    streams: dict[str, list[str]]


class _Place(_Sourced, frozen=True, kw_only=True):
    """Where formations are set up: near some hexes, on some, or on lines (and places) of the number."""

    formations: list[str]
    near: list[int] = []
    within: int = 0
    hexes: list[int] = []
    lines: list[int] = []
    places: list[int] = []


class _Stacked(_Sourced, frozen=True, kw_only=True, rename={"hosts": "with"}):
    unit: str
    hosts: list[str]


class _Assigned(_Sourced, frozen=True, kw_only=True):
    unit: str
    hosts: list[str]


class _Aboard(_Sourced, frozen=True, kw_only=True):
    carrier: str
    unit: str


class _Losses(_Sourced, frozen=True, kw_only=True):
    formation: str
    steps: int


class _Fields(_Sourced, frozen=True, kw_only=True):
    """Works or mines to be laid out."""

    count: int
    lines: list[int] = []
    places: list[int] = []
    infantry: bool = False


class _Stage(_Sourced, frozen=True, kw_only=True):
    seat: _Seat
    areas: list[_Place]
    losses: _Losses | None = None
    stacked: list[_Stacked] = []
    assign: list[_Assigned] = []
    works: _Fields | None = None
    mines: _Fields | None = None
    aboard: list[_Aboard] = []
    choose_aboard: list[str] = []


class _Markers(_Sourced, frozen=True, kw_only=True):
    formations: list[str]
    artillery: int
    salvos: list[str]
    stuka: int
    attacks: int
    repeat: int
    general: int


class _Arrival(_Sourced, frozen=True, kw_only=True):
    turn: int
    units: list[str]
    markers: list[str]
    entry: list[int]
    alone: list[str] = []
    assign: list[_Assigned] = []
    joined: list[str] = []


class _Departure(_Sourced, frozen=True, kw_only=True):
    turn: int
    formation: str


class _Opening(_Sourced, frozen=True, kw_only=True):
    seat: _Seat
    kinds: list[str]


class _Victory(_Sourced, frozen=True, kw_only=True):
    kind: Literal["points", "hold"]
    windows: list[list[int]] = []
    hex: int = 0
    seat: _Seat = "german"


class _Points(_Sourced, frozen=True, kw_only=True):
    french_steps: int
    german_unit: int
    villages: dict[str, int]


class _Ready(_Sourced, frozen=True, kw_only=True):
    """A set-up to begin with at once."""

    place: dict[str, int]
    losses: list[str] = []
    works: list[int] = []
    mines: list[int] = []
    assign: dict[str, str] = {}
    aboard: dict[str, str] = {}


class _Battle(_Sourced, frozen=True, kw_only=True):
    """A scenario."""

    turns: int
    map: str
    stage: list[_Stage]
    markers: dict[_Seat, _Markers]
    victory: _Victory
    ready: _Ready
    control: dict[_Seat, list[int]]
    opening: _Opening | None = None
    points: _Points | None = None
    draw: dict[str, int] = {}
    arrival: list[_Arrival] = []
    departure: list[_Departure] = []


describe("blitzkrieg", "data/counters", _Counters)
describe("blitzkrieg", "data/*.map", _Map)
_TABLES = dict[str, dict[str, int | str | dict[str, str]]]
describe("blitzkrieg", "data/tables", _TABLES, alike("blitzkrieg", "data/tables"))
describe("blitzkrieg", "scenarios/*", _Battle)
