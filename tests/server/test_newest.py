"""Who is at a board is told to the other processes in order: who left last is not here again."""

from __future__ import annotations

import asyncio
from typing import Any

from databases import apart
from sandtable.server.rooms.company import Company
from sandtable.server.rooms.watcher import Watcher
from sandtable.server.store.store import Signal
from sandtable.server.wire.messages import MatchSeat


class Slow:
    """A store whose first signals take the longest, as they may on another connection."""

    def __init__(self) -> None:
        self.told: list[Signal] = []
        self._wait = 0.2

    async def tell(self, signal: Signal) -> None:
        wait, self._wait = self._wait, 0.0
        await asyncio.sleep(wait)
        self.told.append(signal)

    async def clocks(self, match: str) -> tuple[Any, ...]:
        return ()


def test_whoever_comes_and_leaves_at_once_is_not_told_to_be_here() -> None:
    async def come_and_go() -> list[Signal]:
        store = Slow()
        players = (MatchSeat("red", "person", "", "k", 0, True), MatchSeat("blue", "person", "", "l", 1, True))
        company = Company("m", players, (), store)  # type: ignore[arg-type]
        red, blue = Watcher(frozenset(("red",))), Watcher(frozenset(("blue",)))
        for each in (red, blue):
            company.enter(each)
            await asyncio.sleep(0)
        company.leave(red)
        await asyncio.sleep(0.4)
        return store.told

    told = apart(come_and_go)
    assert told[-1].players == (1,), "the last word is how things stand"
    assert len(told) <= 2, "many changes at once are told once"
