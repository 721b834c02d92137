"""Whoever has their own page open hears when something on it changes, whichever process changed it.

Matches are told of on the channel `matches`, what concerns a person on `people`: both come from the database. A bell
rings for its matches and its person; news of seats and of the lists rings for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from sandtable.server.store.database import Database, Listening
from sandtable.server.store.postgres import CHANNEL
from sandtable.server.store.store import SignalHead

PEOPLE = "people"


class Bell:
    """One page: rings when one of these matches, or this person, is told of."""

    def __init__(self, whose: str) -> None:
        self.whose = whose
        self.matches: frozenset[str] = frozenset()
        self.rung = asyncio.Event()


class Bells:
    """All pages of one process. It listens while there is one."""

    def __init__(self, database: Database) -> None:
        self._listening = Listening(database, {CHANNEL: self._heard, PEOPLE: self._called}, self._missed)
        self._bells: set[Bell] = set()
        self._open = False
        self._opening = asyncio.Lock()

    async def hang(self, whose: str) -> Bell:
        """A bell for a page of an account, of a guest, or of nobody."""
        async with self._opening:
            if not self._open:
                await self._listening.open()
                self._open = True
        bell = Bell(whose)
        self._bells.add(bell)
        return bell

    def take_down(self, bell: Bell) -> None:
        self._bells.discard(bell)

    async def close(self) -> None:
        if self._open:
            await self._listening.close()

    def _heard(self, body: str) -> None:
        if not self._bells:
            return
        head = msgspec.json.decode(body, type=SignalHead)
        if head.kind in ("deed", "row", "gone"):
            self._ring(lambda bell: head.match in bell.matches)
        elif head.kind == "lobby":
            self._missed()

    def _called(self, whose: str) -> None:
        self._ring(lambda bell: bell.whose == whose)

    def _missed(self) -> None:
        """Something that concerns all, or nobody knows whom."""
        for bell in self._bells:
            bell.rung.set()

    def _ring(self, whom: Callable[[Bell], bool]) -> None:
        for bell in self._bells:
            if whom(bell):
                bell.rung.set()
