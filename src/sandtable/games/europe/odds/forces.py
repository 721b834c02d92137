"""The two sides of a battle, as far as the dice care."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from msgspec import Struct

from sandtable.games.europe.rules.wishes import Piece

Thing = TypeVar("Thing")
Left = TypeVar("Left", bound=Hashable)


def inland(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The same where the landing has failed: the ground is that of the attack by land."""
    return tuple(p if p.dry < 0 else Piece(p.kind, p.cost, p.air, p.sea, p.dry, p.hunt, -1, p.trapped) for p in pieces)


class Forces(Struct, frozen=True):
    """One side: aircraft, fighting ships, land units, and land units still aboard transports."""

    air: tuple[Piece, ...] = ()
    ships: tuple[Piece, ...] = ()
    land: tuple[Piece, ...] = ()
    cargo: tuple[Piece, ...] = ()


def last(pieces: Sequence[Thing], n: int) -> Sequence[Thing]:
    """Those left of a line whose first are lost first."""
    return pieces[len(pieces) - n :]


def exchange(ours: Sequence[float], answers: Sequence[float], after: Callable[[int, int], Left]) -> dict[Left, float]:
    """Every pair of hits taken and given in a round, put together by what is left after it."""
    found: dict[Left, float] = {}
    for k, b in enumerate(answers):
        for h, a in enumerate(ours):
            left = after(k, h)
            found[left] = found.get(left, 0.0) + a * b
    return found
