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


class Forces(Struct, frozen=True):
    """One side: aircraft, fighting ships, land units, and land units still aboard transports."""

    air: tuple[Piece, ...] = ()
    ships: tuple[Piece, ...] = ()
    land: tuple[Piece, ...] = ()
    cargo: tuple[Piece, ...] = ()
