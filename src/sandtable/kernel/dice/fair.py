"""Dice that can be checked after the match."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from sandtable.kernel.dice.thrown import Thrown


class Fair(Thrown):
    """Dice that the host fixed before the match and anyone can check after it.

    The host commits to a secret; then each seat gives a public nonce; the key is made of both. Every face is bound to
    the match, how often dice fell before, the purpose and the draw's place in the throw, and is free of modulo bias.
    """

    def __init__(self, key: bytes, match: str) -> None:
        super().__init__()
        self._key, self._match = key, match
        self._place, self._count = 0, 0

    def bind(self, place: int) -> None:
        """Draws from now on belong to this place in the match."""
        self._place, self._count = place, 0

    def face(self, sides: int, why: str) -> int:
        ceiling = (1 << 64) // sides * sides
        while True:
            name = f"{self._match}/{self._place}/{self._count}/{sides}/{why}".encode()
            self._count += 1
            number = int.from_bytes(blake2b(name, key=self._key, digest_size=8).digest(), "big")
            if number < ceiling:
                return number % sides + 1

    @staticmethod
    def commitment(secret: bytes, match: str) -> str:
        """What the host publishes before anyone gives a nonce."""
        return blake2b(secret, person=b"commitment", salt=_salt(match), digest_size=32).hexdigest()

    @staticmethod
    def nonce(secret: bytes, match: str, seat: str) -> str:
        """The nonce of a computer player: bound by the commitment, so that the host cannot choose it either."""
        return blake2b(seat.encode(), key=secret[:64], person=b"nonce", salt=_salt(match), digest_size=16).hexdigest()

    @staticmethod
    def key(secret: bytes, match: str, nonces: Mapping[str, str]) -> bytes:
        """The key, from the host's secret and everyone's public nonces."""
        words = "\n".join(f"{seat}={nonces[seat]}" for seat in sorted(nonces)).encode()
        return blake2b(words, key=secret[:64], person=b"key", salt=_salt(match), digest_size=32).digest()


def _salt(match: str) -> bytes:
    return blake2b(match.encode(), digest_size=16).digest()
