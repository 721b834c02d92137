"""The keys of seats: what they open, and how a service keeps them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256

from sandtable.server.wire.messages import MatchSeat

HASHED = "sha256:"


def hashed(key: str) -> str:
    """A key as a service keeps it: whoever reads the database holds no seat by that."""
    return HASHED + sha256(key.encode()).hexdigest()


def holding(players: Iterable[MatchSeat], keys: Iterable[str]) -> frozenset[str]:
    """The seats that these keys hold; a wrong key holds nothing."""
    given = [key for key in keys if key and not key.startswith(HASHED)]
    words = [word.encode() for key in given for word in (key, hashed(key))]
    return frozenset(
        each.seat
        for each in players
        if each.key and any(secrets.compare_digest(each.key.encode(), word) for word in words)
    )
