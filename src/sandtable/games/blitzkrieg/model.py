"""The state of a match: a trunk of lists whose items are frozen, and an index of who is where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct, field
from msgspec.structs import replace

from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.games.blitzkrieg.tables.theatre import KNOWN, Theatre, theatre
from sandtable.kernel import State as KernelState

WAITING, DEAD, GONE, OVERRUN, RETURNING = -1, -2, -3, -4, -5
"""Where a unit is when it is on no hex: not yet on the map, eliminated, left the map for good; an HQ overrun in this
turn, or in an earlier one and coming back with its marker."""

FRESH, HALF, MOVED, SHOT, DONE = range(5)
"""What a unit of the active formation may still do: all; half a move or a shot; a shot at reduced strength; half a
move; nothing."""


class Unit(Struct, frozen=True, gc=False, array_like=True):
    """A counter in play. Two steps are a full unit, one is its reduced side, none is eliminated.

    Rules: BK-1.2.
    """

    hex: int = WAITING
    steps: int = 2
    formation: int = 0
    neutralised: bool = False
    out: bool = False
    """Out of command."""
    opp: bool = False
    """Carries an opportunity marker."""
    column: bool = False
    act: int = DONE
    aboard: int = -1
    """The carrier that it rides on."""
    moved: bool = False
    """It has moved in this turn by an order of its own side."""


class Status(Struct, frozen=True, gc=False, array_like=True):
    """A formation in play: its markers and what it did this turn."""

    fatigued: bool = False
    demoralised: bool = False
    activations: int = 0
    repeated: bool = False
    """The HQ lies on its back: activated by a repeat marker this turn."""
    declined: bool = False
    alone: bool = False
    """Its units count as independent: always in command, without an HQ."""


class Index:
    """Who is where and with whom: units by hex, one set of occupied hexes for each side and the units in
    them, the units that act with each formation (its HQ last), and the speed of HQs once it was asked; and the theatre,
    which rules ask for so often that `State.theatre` would be a tenth of all they do.

    Made anew from the units.
    """

    __slots__ = ("at", "bits", "camps", "members", "speed", "theatre")

    def __init__(
        self,
        theatre: Theatre,
        at: list[tuple[int, ...]],
        bits: list[int],
        camps: tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]],
        members: tuple[tuple[int, ...], ...],
    ) -> None:
        self.theatre, self.at, self.bits, self.camps, self.members = theatre, at, bits, camps, members
        self.speed: dict[int, tuple[int, int]] = {}

    def copy(self) -> Index:
        german, french = self.camps
        return Index(self.theatre, self.at.copy(), self.bits.copy(), (german.copy(), french.copy()), self.members)


class State(KernelState, kw_only=True):
    """A match of Blitzkrieg 1940."""

    scenario: str
    turn: int = 0
    units: list[Unit] = []
    formations: list[Status] = []
    cup: list[int] = []
    """How many of each marker lie in the cup; `played` and `declined` lie open before their owners."""
    played: list[int] = []
    declined: list[int] = []
    repeats: list[int] = field(default_factory=lambda: [0, 0])
    """Held repeat markers by side; `generals` likewise."""
    generals: list[int] = field(default_factory=lambda: [0, 0])
    extra: list[int] = field(default_factory=lambda: [0, 0])
    """How many of the held repeat markers were taken by general, beyond the mix."""
    pledged: list[int] = field(default_factory=lambda: [0, 0])
    """General markers laid out for their main use by side: the next own formation may wait for the one after it."""
    banked: list[int] = field(default_factory=lambda: [-1, -1])
    """The marker that waits for a partner, by side; -1 is none."""
    opening: list[int] = []
    """Markers that open the turn: the carried-over one, or the German's three at Hannut."""
    carried: int = -1
    """The last marker out of the cup, kept for the next turn."""
    passed: int = -1
    """The side that declined the marker before; -1 if something was played since."""
    closed: bool = False
    """The operations phase is over."""
    active: int = -1
    retreated: tuple[int, ...] = ()
    """Passive units that have retreated from the move or shot that goes on."""
    returned: tuple[int, ...] = ()
    """Passive units that have returned fire during this activation."""
    mines: list[int] = []
    works: list[int] = []
    control: list[int] = []
    """Who passed last through each objective, in the order of the theatre's objectives."""
    over: str = ""
    """How the match ended; empty while it goes on."""

    if TYPE_CHECKING:
        index: Index = cast(Index, None)

    @property
    def theatre(self) -> Theatre:
        return KNOWN[self.scenario]


def build_index(state: State) -> None:
    """Make the index anew from the units."""
    t = theatre(state.scenario)
    state.index = Index(t, [()] * len(t.board.map), [0, 0], ({}, {}), _members(state, t))
    for u, unit in enumerate(state.units):
        if unit.hex >= 0:
            _enter(state.index, u, t.side[u], unit.hex)


def _members(state: State, t: Theatre) -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = [[] for _ in t.cards]
    for u, unit in enumerate(state.units):
        if not t.is_hq[u]:
            rows[unit.formation].append(u)
    for f, card in enumerate(t.cards):
        if card.hq >= 0:
            rows[f].append(card.hq)
    return tuple(tuple(row) for row in rows)


def join(state: State, u: int, f: int) -> None:
    """Let a unit act with a formation."""
    change(state, u, formation=f)
    state.index.members = _members(state, state.index.theatre)


def put(state: State, u: int, h: int, **changes: Any) -> None:
    """Set a unit on a hex, or off the map with one of the negative places; the only way a unit changes its place."""
    unit, index, side = state.units[u], state.index, state.index.theatre.side[u]
    if unit.hex >= 0:
        _leave(index, u, unit.hex, side)
    if h >= 0:
        _enter(index, u, side, h)
    else:
        index.speed.clear()
    state.units[u] = replace(unit, hex=h, **changes)


def change(state: State, u: int, **changes: Any) -> None:
    """Change a unit where it stands."""
    state.units[u] = replace(state.units[u], **changes)


def reform(state: State, f: int, **changes: Any) -> None:
    """Change what is known of a formation."""
    state.formations[f] = replace(state.formations[f], **changes)


def _enter(index: Index, u: int, side: int, h: int) -> None:
    index.at[h] = tuple(sorted((*index.at[h], u))) if index.at[h] else (u,)
    index.bits[side] |= 1 << h
    camp = index.camps[side]
    camp[h] = (*camp.get(h, ()), u)


def _leave(index: Index, u: int, h: int, side: int) -> None:
    index.at[h] = tuple([other for other in index.at[h] if other != u])
    camp = index.camps[side]
    left = tuple([other for other in camp[h] if other != u])
    if left:
        camp[h] = left
    else:
        del camp[h]
        index.bits[side] &= ~(1 << h)


def seat_of(side: int) -> str:
    return SEATS[side]


def members(state: State, f: int) -> tuple[int, ...]:
    """The units that act with a formation, its HQ last; those eliminated or gone too."""
    return state.index.members[f]


def exposed_by(state: State, u: int) -> int:
    """The unit that others see and hit when a unit acts: the carrier of a company aboard, else the unit itself."""
    return state.units[u].aboard if state.units[u].aboard >= 0 else u


def passenger(state: State, carrier: int) -> int:
    """The company aboard a carrier, or -1."""
    for u in state.index.at[state.units[carrier].hex]:
        if state.units[u].aboard == carrier:
            return u
    return -1
