"""Events of setting up and of the optional chapters."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.events.vehicle import UNIT
from sandtable.games.operation.model.pieces import Point
from sandtable.kernel import Event, Modifier, Roll


class WreckBurns(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fires-start"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    burns: bool
    rolls: tuple[Roll, ...] = ()


class BuildingShaken(Event, frozen=True, gc=False):
    """A roll on the building demolition table."""

    rule: ClassVar[str] = "OW-bld-table"
    names: ClassVar[dict[str, str]] = {"feature": "feature"}
    feature: str
    section: int
    total: int
    result: str
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class RoofShaken(Event, frozen=True, gc=False):
    """A roll on the roof demolition table."""

    rule: ClassVar[str] = "OW-roof-table"
    names: ClassVar[dict[str, str]] = {"feature": "feature"}
    feature: str
    section: int
    total: int
    fell: bool
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class EntryRolled(Event, frozen=True, gc=False):
    """A tank in a building."""

    rule: ClassVar[str] = "OW-enter-table"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "feature": "feature"}
    unit: str
    feature: str
    total: int
    result: str
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class TunnelRolled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tun-table"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    entry: str
    result: str
    rolls: tuple[Roll, ...] = ()


class WentBelow(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tun-down"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    entry: str


class CameUp(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tun-up"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    places: tuple[Point, ...]


class MarkerMoved(Event, frozen=True, gc=False):
    """A marker below ground; told to its owner only."""

    rule: ClassVar[str] = "OW-tun-move"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    place: Point


class SmokeLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-smoke-launch"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "by": "item"}
    unit: str
    by: str
    result: str
    places: tuple[Point, ...]
    radius: int
    rolls: tuple[Roll, ...] = ()


class SmokeRolled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-smoke-disperse"
    template: str
    result: str
    rolls: tuple[Roll, ...] = ()


class WindTurned(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-smoke-wind"
    direction: int
    strength: int
    rolls: tuple[Roll, ...] = ()


class LightLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-searchlight"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit"}
    unit: str
    target: str
    place: Point


class FlareFired(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-flare"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit"}
    unit: str
    target: str
    hit: bool
    place: Point
    rolls: tuple[Roll, ...] = ()


class LightOut(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-searchlight-hit"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str


class CardsSplit(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-deck-draw"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str
    manoeuvre: int
    fire: int


class RadioContact(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-at-tanks"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "other": "unit"}
    unit: str
    other: str
    passed: bool
    rolls: tuple[Roll, ...] = ()


class ShotsBelow(Event, frozen=True, gc=False):
    """Fire between markers below ground."""

    rule: ClassVar[str] = "OW-tun-fight"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit"}
    unit: str
    target: str
    hits: int
    rolls: tuple[Roll, ...] = ()


class DeckHalved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-deck-split"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str
    use: bool


class UnitsAttached(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-at-transport"
    names: ClassVar[dict[str, str]] = {"units": "unit"}
    units: tuple[str, ...]


class UnitDetached(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-at-leave"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str


class UnitBought(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-army-points"
    names: ClassVar[dict[str, str]] = {"seat": "seat", "unit": "unit", "kind": "kind"}
    seat: str
    unit: str
    kind: str
    points: int


class UnitsJoined(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-merged"
    names: ClassVar[dict[str, str]] = {"units": "unit"}
    units: tuple[str, ...]


class UnitPlaced(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-deploy-cards"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    place: Point


class DeploymentCard(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-deploy-cards"
    names: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}
    seat: str
    card: str


class EntrySunk(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tun-points"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str
    entry: str
    place: Point


CHAPTER_EVENTS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
