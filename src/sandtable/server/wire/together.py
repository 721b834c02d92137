"""The shapes for people at several screens: the own network, invitations, open seats, who is here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.server.wire.messages import Free, PersonName, Word

WATCH = -1
"""In place of a player: an invitation to look on."""


class Link(Struct, frozen=True):
    """An address for somebody else, and the same as a picture for their camera (SVG)."""

    address: str
    qr: str


class NetworkInfo(Struct, frozen=True):
    """Whether the own network is let in; the addresses of this machine to choose from."""

    open: bool
    address: str
    link: Link | None
    choices: tuple[str, ...]


class Visitor(Struct, frozen=True):
    """Somebody who came in by the network: what they call themselves, at what device, and whether they are here."""

    name: str
    device: Literal["phone", "tablet", "computer"]
    presence: Literal["here", "gone", "away"]


class OpenSeat(Struct, frozen=True):
    """A seat that anyone may take."""

    match: str
    title: str
    game: str
    scenario: str
    player: int
    seats: tuple[str, ...]
    others: tuple[str, ...]
    """The names of those who sit there already."""


class Lobby(Struct, frozen=True):
    """What stands in the lobby for whoever asks; who is here and how the network stands only for the host."""

    host: bool
    seats: tuple[OpenSeat, ...]
    network: NetworkInfo | None = None
    here: tuple[Visitor, ...] = ()


class SeatLine(Struct, frozen=True):
    """One player's seats in a match, as the host sees to them."""

    player: int
    seats: tuple[str, ...]
    holder: Literal["person", "computer"]
    level: str
    name: str
    free: Free
    presence: Literal["here", "gone", "away", ""]
    link: Link | None


class Seating(Struct, frozen=True):
    """Who sits where, who may still come, and the link for those who look on."""

    match: str
    lines: tuple[SeatLine, ...]
    watch: Link | None
    network: bool
    """Whether links reach further than this machine."""


class OpenNetwork(Struct, frozen=True, forbid_unknown_fields=True):
    """By which address of this machine the network is let in; none: the likeliest."""

    address: Word = ""


class SetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be filled: by somebody with a new link, by anyone, by nobody for now, or by a computer."""

    way: Literal["invite", "open", "shut", "computer"]
    level: Word = ""


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of an invitation."""

    word: Word


class Invitation(Struct, frozen=True):
    """What an invitation is to."""

    match: str
    title: str
    game: str
    scenario: str
    seats: tuple[str, ...]
    """None: to look on."""
    others: tuple[str, ...]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes the seat that they were invited to."""

    word: Word
    name: PersonName


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat that is open to anyone."""

    name: PersonName


class GiveUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever holds this key leaves their seat."""

    key: Word
