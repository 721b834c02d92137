"""The match as data: units, works, smoke, minefields, sealed drafts; and small questions about them."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.barbarossa.actions import Mission, Moving, Order
from sandtable.games.barbarossa.tables import CARDS, SIDES, Battle, Board, Card, battle, board
from sandtable.kernel.frames import State as KernelState

SEATS = SIDES
"""One commander for each side, as in the book; a side may have a second one."""
SECOND = {side: f"{side}-2" for side in SIDES}
OTHER = {"german": "soviet", "soviet": "german"}
VISIBLE, AMBUSHED, CONCEALED = 0, 1, 2
"""Unit.hidden: on the map; off the map in ambush; an HQ whose model stands on the map but cannot be named."""
FREE, DEPLOYED, LIMBERED, BETWEEN = 0, 1, 2, 3
"""Unit.stance: cards without these orders; the two finished states; at work on one of them."""
CALM, FRESH, FLAGGED = 0, 1, 2
"""Unit.suppressed: not; since this round; flagged at the start of a round."""
LANDED, READY = 1, 4
"""Unit.ready of an aircraft on its airfield: just landed; may fly again."""
BY_FIRE, IN_MELEE, BOMBED, LATE = 1, 2, 4, 8
"""Unit.due: the causes of valour tests still to be made."""
LIVING = ("map", "air", "airfield", "carried", "towed", "reserve", "loading")


class Unit(Struct, frozen=True, gc=False):
    """A unit and the boxes on its card that change.

    `place` is map, air (an aircraft over a hex), airfield, carried, towed, reserve (not yet arrived), loading (off the
    map for supply), left (marched off), merged or destroyed.

    Rules: BA-card-status.
    """

    id: str
    card: str
    side: str
    size: int
    ammo: int
    place: str = "reserve"
    hex: int = 0
    facing: int = -1
    hits: int = 0
    suppressed: int = CALM
    hidden: int = VISIBLE
    stance: int = FREE
    order: Order | None = None
    boxes: int = 0
    carrier: str = ""
    group: int = 0
    foes: tuple[str, ...] = ()
    due: int = 0
    fired: bool = False
    halted: bool = False
    stormed: bool = False
    walked: int = 0
    came: int = 0
    flee: int = 0
    lurking: int = 0
    found: int = 0
    smoke: int = 0
    supply: int = 0
    mines: int = 0
    charges: int = 0
    safe: int = 0
    dugout: bool = False
    dug: bool = False
    entry: int = 0
    since: int = 0
    until: int = 0
    ready: int = 0
    flown: int = 0
    load: int = 0
    used: bool = False
    commander: str = ""

    @property
    def seat(self) -> str:
        """Who gives the unit its orders: the first commander of its side unless it was handed over.

        Rules: BA-setup.
        """
        return self.commander or self.side

    @property
    def front(self) -> Card:
        """The printed card."""
        return CARDS[self.card]

    @property
    def type(self) -> str:
        return CARDS[self.card].type

    @property
    def losses(self) -> int:
        return CARDS[self.card].size - self.size


class Minefield(Struct, frozen=True, gc=False):
    """A minefield card: where, whose, what kind; `known` if the enemy knows the place, `open` if the card lies open."""

    hex: int
    side: str
    kind: str
    known: bool = True
    open: bool = False


class Site(Struct, frozen=True, gc=False):
    """Where a unit is put at set-up."""

    hex: int
    toward: int = 0
    deployed: bool | None = None
    ambush: bool | None = None
    carrier: str | None = None
    hitched: bool = False


class Draft(Struct, frozen=True):
    """What a seat has put into its sealed part so far."""

    hand: str = ""
    open: Moving | Mission | None = None
    orders: dict[str, Order] = {}
    groups: dict[str, int] = {}
    bought: tuple[str, ...] = ()
    sites: dict[str, Site] = {}
    works: tuple[tuple[str, int, int], ...] = ()
    mines: tuple[tuple[str, int], ...] = ()
    shots: dict[str, str] = {}
    handed: tuple[str, ...] = ()


class Index:
    """What never changes in a battle, where the rules, who ask for it all the time, find it fastest."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def copy(self) -> "Index":
        return self


@cache
def index_of(name: str) -> Index:
    """The index of every battle on a map."""
    return Index(board(name))


class State(KernelState, kw_only=True):
    """A battle at one moment."""

    scenario: str
    map: str
    rounds: int
    seats: tuple[str, ...] = SEATS
    round: int = 0
    step: int = 0
    units: dict[str, Unit] = {}
    stock: dict[str, dict[str, int]] = {}
    smoke: dict[int, int] = {}
    fields: dict[int, Minefield] = {}
    wire: tuple[int, ...] = ()
    teeth: tuple[int, ...] = ()
    trenches: tuple[tuple[int, int], ...] = ()
    dugouts: dict[int, int] = {}
    blown: tuple[int, ...] = ()
    pontoons: tuple[int, ...] = ()
    paths: tuple[int, ...] = ()
    crates: dict[int, int] = {}
    drafts: dict[str, Draft] = {}
    adjusted: tuple[str, ...] = ()
    points: dict[str, int] = {}
    delivered: dict[str, int] = {}

    if TYPE_CHECKING:
        index: Index = cast(Index, None)

    def __post_init__(self) -> None:
        self.index = index_of(self.map)

    @property
    def board(self) -> Board:
        return board(self.map)

    @property
    def battle(self) -> Battle:
        """The scenario that is played."""
        return battle(self.scenario)


def side_of(seat: str) -> str:
    """The side that a seat fights for."""
    return seat.removesuffix("-2")


def team(state: State, side: str) -> tuple[str, ...]:
    """The seats of a side.

    Rules: BA-setup.
    """
    return tuple(sorted(seat for seat in state.seats if side_of(seat) == side))


def blank_drafts(state: State) -> dict[str, Draft]:
    """Empty sealed parts for everyone."""
    return {seat: Draft() for seat in state.seats}


def change(state: State, unit: str, **fields: object) -> Unit:
    """Write boxes of a unit's card."""
    new = replace(state.units[unit], **fields)
    state.units[unit] = new
    return new


def is_alive(unit: Unit) -> bool:
    return unit.place in LIVING


def on_map(state: State, side: str | None = None) -> Iterator[Unit]:
    """Ground units in a hex of the map, hidden ones too, without those aboard others."""
    for unit in state.units.values():
        if unit.place == "map" and (side is None or unit.side == side):
            yield unit


def led_by(state: State, seat: str) -> Iterator[Unit]:
    """Ground units in a hex of the map that a seat commands."""
    for unit in state.units.values():
        if unit.place == "map" and unit.seat == seat:
            yield unit


def at(state: State, hex_: int) -> list[Unit]:
    """Ground units in a hex, hidden ones too."""
    return [unit for unit in state.units.values() if unit.hex == hex_ and unit.place == "map"]


def enemies_at(state: State, hex_: int, side: str) -> list[Unit]:
    return [unit for unit in state.units.values() if unit.hex == hex_ and unit.place == "map" and unit.side != side]


def is_secret(state: State, unit: Unit) -> bool:
    """Whether only its own side knows where a unit is: in ambush, or aboard a carrier that is.

    Rules: BA-hidden, BA-R109.
    """
    if unit.carrier and unit.place in ("carried", "towed"):
        return state.units[unit.carrier].hidden == AMBUSHED
    return unit.hidden == AMBUSHED


def can_be_named(unit: Unit) -> bool:
    """Whether the enemy may name a unit as a target.

    Rules: BA-hidden, BA-hq-hide.
    """
    return unit.place == "map" and unit.hidden == VISIBLE


def known_enemies(state: State, seat: str) -> list[Unit]:
    """The enemy ground units that a seat may name."""
    side = side_of(seat)
    return [u for u in state.units.values() if u.side != side and u.place == "map" and u.hidden == VISIBLE]


def cargo(state: State, carrier: str) -> list[Unit]:
    """The units that a carrier carries or tows."""
    return [unit for unit in state.units.values() if unit.carrier == carrier and unit.place in ("carried", "towed")]


def mates(state: State, unit: Unit) -> list[Unit]:
    """The other units of a commander on the same group card in the same hex.

    Rules: BA-group.
    """
    if not unit.group:
        return []
    return [u for u in at(state, unit.hex) if u.seat == unit.seat and u.group == unit.group and u.id != unit.id]


def headquarters(state: State, side: str) -> list[Unit]:
    """The side's HQs that stand on the map."""
    return [u for u in state.units.values() if u.side == side and u.place == "map" and CARDS[u.card].command]
