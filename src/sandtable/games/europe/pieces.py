"""The two sides of a battle, as far as the dice care."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, frozen=True, gc=False):
    """A unit in a battle, as far as the dice care."""

    kind: int
    cost: int
    air: int
    sea: int
    land: int
    hunt: int = 1
    """Dice against submarines alone."""
    dry: int = -1
    """The value on land where nobody has landed, if the ground is another then."""


def inland(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The same where the landing has failed: the ground is that of the attack by land."""
    return tuple(p if p.dry < 0 else Piece(p.kind, p.cost, p.air, p.sea, p.dry, p.hunt) for p in pieces)


class Forces(Struct, frozen=True):
    """One side: aircraft, fighting ships, land units, and land units still aboard transports."""

    air: tuple[Piece, ...] = ()
    ships: tuple[Piece, ...] = ()
    land: tuple[Piece, ...] = ()
    cargo: tuple[Piece, ...] = ()
