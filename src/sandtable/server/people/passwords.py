"""Passwords: kept as argon2id hashes, worked out beside the server, a few at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sandtable.server.wire.refused import refused

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Each takes 64 MB and a core for some hundredths of a second."""


class Passwords:
    """One for a process. Who is not known is checked against a hash of nobody, so that the time tells nothing."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        if len(password) < SHORTEST:
            raise refused("password-short", least=SHORTEST)
        if len(password) > LONGEST:
            raise refused("password-long", most=LONGEST)
        return await self._work(password)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether this is the password that was kept; None: nobody's."""
        if not self._nobody:
            self._nobody = await self._work("nobody's password")
        async with self._places:
            right = await asyncio.to_thread(self._verify, kept or self._nobody, password[: LONGEST + 1])
        return right and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed with less effort than is spent today."""
        return self._hasher.check_needs_rehash(kept)

    async def _work(self, password: str) -> str:
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
