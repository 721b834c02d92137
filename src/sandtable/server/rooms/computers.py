"""The computer players at one match: asked one by one as long as it is their turn, and asked again after a failure."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

from sandtable.kernel import StaleError
from sandtable.server.rooms.mirror import AGAIN, Gone, Mirror
from sandtable.server.rooms.seating import computer_asked, lane_of, people_of
from sandtable.server.rooms.watcher import PACE, Watcher
from sandtable.server.store.store import StoreError
from sandtable.server.tasks import ended
from sandtable.server.workers.pool import WorkerError, WorkerPool

NOTHING = b"null"
"""What a computer player remembers at first, and after its own moves were taken back."""
LOG = logging.getLogger("sandtable")


class Computers:
    """They answer no faster than those who watch can follow."""

    def __init__(self, match: Mirror, watchers: set[Watcher], workers: WorkerPool) -> None:
        self._match, self._watchers, self._workers = match, watchers, workers
        self._driver: asyncio.Task[None] | None = None
        self.pace = PACE
        self.new_until = 0.0
        """Until then somebody may still be on the way: computers go no faster than one can watch."""

    def set_pace(self, watcher: Watcher) -> None:
        """Players set it. If none plays, the quickest onlooker does; the others' screens wait by themselves."""
        if watcher.eyes:
            self.pace = watcher.pace
        elif not people_of(self._match.players):
            self.pace = min(each.pace for each in self._watchers)

    def drive(self) -> None:
        """Let them answer, one by one, as long as they are asked."""
        if not self._match.closed and not self.busy:
            self._driver = asyncio.create_task(self._drive())

    @property
    def busy(self) -> bool:
        return self._driver is not None and not self._driver.done()

    async def close(self) -> None:
        await ended(self._driver)

    async def _drive(self) -> None:
        """A computer player that fails is told to those who watch. What may pass by itself is tried again."""
        for attempt in range(10**9):
            try:
                await self._answer_all()
                return
            except Gone:
                return
            except Exception as wrong:
                LOG.exception("The computer player failed in match %s", self._match.id)
                self._match.tell_all("opponent-failed", str(wrong))
                if not isinstance(wrong, StoreError | WorkerError):
                    return
                await asyncio.sleep(AGAIN[min(attempt, len(AGAIN) - 1)])

    async def _answer_all(self) -> None:
        while not self._match.closed and (seat := self._asked()) is not None:
            with contextlib.suppress(StaleError):
                await self._answer(seat)

    async def _answer(self, seat: str) -> None:
        match, table = self._match, self._match.table
        number, game = table.number(seat), table.game
        seed = f"{match.id}/{len(table.entries)}"
        memory = match.memories.get(seat, NOTHING)
        thought = self._workers.choose(
            lane_of(match.players), game.name, self._level(seat), match.views.state(), seat, number, memory, seed
        )
        (notation, memory), _ = await asyncio.gather(thought, asyncio.sleep(self._wait()))
        doer = partial(match.submit, seat, game.parse(notation), number, "opponent")
        await match.change(doer, "", {seat: memory})

    async def think(self, seconds: float) -> bool:
        """Let them answer for a while, in a process that does nothing else; whether none is asked then.

        Who loses its races again and again gives the match back: somebody quick is at it.
        """
        await self._match.follow()
        until = time.monotonic() + seconds
        while not self._match.closed and (seat := self._asked()) is not None:
            if time.monotonic() > until:
                return False
            await self._answer(seat)
        return True

    def _wait(self) -> float:
        """Seconds that an answer takes at least, so that whoever watches sees one after the other."""
        decision = self._match.table.decision
        looked_at = self._watchers or time.monotonic() < self.new_until
        return self.pace / 1000 if looked_at and decision is not None and decision.frame.watched else 0

    def _asked(self) -> str | None:
        return computer_asked(self._match.players, self._match.table)

    def _level(self, seat: str) -> str:
        return next(each.level for each in self._match.players if each.seat == seat)
