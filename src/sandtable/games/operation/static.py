"""What never changes and everyone may know: kinds, weapons, cards, terrain. Sent to the browser once."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from sandtable.games.operation.actions.infantry import Second, Shoot, Target
from sandtable.games.operation.model.intent import TARGETED, QuestionKey
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.rules.turn.cards import CARD_NAMES
from sandtable.games.operation.tables import CARDS, ENTRIES, TERRAIN, WEAPONS, Entry, Weapon
from sandtable.games.operation.tables.ground import Terrain
from sandtable.games.operation.tables.words import Cover, OrderKind


class CardPrinted(Struct, frozen=True):
    """An order card: its id, what it orders and its number."""

    id: str
    order: OrderKind
    priority: int


class MountPrinted(Struct, frozen=True):
    """A weapon of a vehicle and where it is mounted."""

    id: str
    weapon: str
    place: str


class KindPrinted(Struct, frozen=True):
    """An entry of an army list: its class, its length and width (mm), its weapons, price and traits."""

    cls: str
    outline: Point
    mounts: tuple[MountPrinted, ...]
    points: int
    traits: tuple[str, ...]


class RangePrinted(Struct, frozen=True):
    """The close, normal and extreme range (mm) of a weapon fired in its usual way; 0 for none."""

    close: int
    normal: int
    extreme: int


class WeaponPrinted(Struct, frozen=True):
    group: str
    range: RangePrinted


class GroundPrinted(Struct, frozen=True):
    """A row of the terrain table: what it costs or gives a man on foot (mm), and whom it keeps out."""

    foot: int
    slow: bool
    barred: bool
    wheels_barred: bool
    tracks_barred: bool
    cover: Cover


class OperationStatic(Struct, frozen=True):
    """Tables for drawing and for the cards beside the board; lengths in millimetres."""

    cards: tuple[CardPrinted, ...]
    kinds: dict[str, KindPrinted]
    weapons: dict[str, WeaponPrinted]
    lines: tuple[str, ...]
    """Kinds of terrain that are drawn as a line: walls, hedges, wire."""
    ground: dict[str, GroundPrinted]
    aims: dict[str, Target | Shoot | Second | None]
    """Questions about a target by their prompts, with the answer that would name one where none is offered: a board
    puts a unit in it and asks why not. A mounted weapon without a target is not asked about."""


def weapon(found: Weapon) -> WeaponPrinted:
    mode = found.modes[0]
    return WeaponPrinted(found.group, RangePrinted(mode.close, mode.normal, mode.extreme))


def kind(found: Entry) -> KindPrinted:
    mounts = tuple(MountPrinted(each.id, each.weapon, each.place) for each in found.mounts)
    return KindPrinted(found.cls, found.outline, mounts, found.points, tuple(sorted(found.traits)))


def ground_printed(row: Terrain) -> GroundPrinted:
    foot = row.foot
    barred = row.wheel.barred, row.track.barred
    return GroundPrinted(foot.plus - foot.minus, foot.slow, foot.barred, *barred, row.cover)


PLAIN_AIMS: dict[QuestionKey, Target | Shoot | Second] = {
    "target": Target(""),
    "shoot": Shoot("after", ""),
    "second": Second(""),
}


@cache
def static() -> OperationStatic:
    return OperationStatic(
        cards=tuple(CardPrinted(name, card.order, card.priority) for name, card in zip(CARD_NAMES, CARDS, strict=True)),
        kinds={name: kind(found) for name, found in ENTRIES.items()},
        weapons={name: weapon(found) for name, found in WEAPONS.items()},
        lines=tuple(name for name, row in TERRAIN.items() if row.line),
        ground={name: ground_printed(row) for name, row in TERRAIN.items()},
        aims={f"announce-{key}": PLAIN_AIMS.get(key) for key in TARGETED},
    )
