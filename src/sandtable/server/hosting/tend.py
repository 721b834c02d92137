"""`sandtable tend`: what must be done once for the whole service: cleaning up, the heartbeat, and what is due by time.

Several may run; one of them leads, by a lock that the database takes back when its connection ends. What is done at
set times is a chore: `chores` lists them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct

from sandtable.kernel import SandtableError
from sandtable.server.hosting import logs
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.health import Lag, registry
from sandtable.server.hosting.serve import BEAT, again
from sandtable.server.hosting.small import small_server
from sandtable.server.hosting.timekeeper import Timekeeper
from sandtable.server.store.chores import clean_up, oldest_waiting
from sandtable.server.store.database import LOST, Connection, Database
from sandtable.server.store.processes import Processes
from sandtable.server.store.ready import check_schema

LEADER = 1940_0002
"""The advisory lock of whoever leads."""
TRY = 1.0
"""Seconds between two tries to lead."""
LOG = logging.getLogger("sandtable")


class Chore(Struct, frozen=True):
    """Something to be done every so many seconds, by the one who leads."""

    name: str
    every: float
    run: Callable[[], Awaitable[object]]


def chores(database: Database, keeper: Timekeeper) -> list[Chore]:
    """All that is done at set times."""
    return [
        Chore("heartbeat", 10.0, keeper.beat),
        Chore("clocks", 0.5, keeper.end_in_time),
        Chore("letters", 2.0, keeper.deliver),
        Chore("days", 60.0, keeper.mind_days),
        Chore("clean up", 60.0, lambda: clean_up(database)),
    ]


class Tending:
    """Waits to lead, and does the chores while it does."""

    def __init__(self, config: Config, todo: list[Chore] | None = None) -> None:
        self.database = Database(config.database.address, 3)
        self._keeper = Timekeeper(config, self.database)
        self._chores = chores(self.database, self._keeper) if todo is None else todo
        self.ending = asyncio.Event()
        self.leads = False

    def end(self) -> None:
        """What is being sent is sent; then somebody else leads."""
        self.ending.set()
        self._keeper.end()

    async def run(self) -> None:
        await self.database.open()
        try:
            while not self.ending.is_set():
                with contextlib.suppress(SandtableError, *LOST):
                    await self._lead()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.ending.wait(), TRY)
        finally:
            await self._keeper.close()
            await self.database.close()

    async def _lead(self) -> None:
        """If nobody else does: for as long as the connection stands."""
        db = await self.database.alone()
        try:
            if not await db.fetchval("SELECT pg_try_advisory_lock($1)", LEADER):
                return
            self.leads = True
            LOG.info("This process leads")
            await self._do_chores(db)
        finally:
            self.leads = False
            db.terminate()

    async def _do_chores(self, db: Connection) -> None:
        due = dict.fromkeys((each.name for each in self._chores), 0.0)
        while not self.ending.is_set():
            await db.fetchval("SELECT 1")  # if it fails, somebody else leads
            for chore in self._chores:
                if time.monotonic() >= due[chore.name]:
                    due[chore.name] = time.monotonic() + chore.every
                    await self._do(chore)
            nearest = min(due.values(), default=time.monotonic() + TRY)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), min(TRY, max(0.01, nearest - time.monotonic())))

    async def _do(self, chore: Chore) -> None:
        try:
            await chore.run()
        except Exception:
            LOG.exception("The chore %r failed; it is tried again", chore.name)


def tend(config: Config, port: int = 0) -> None:
    """Until SIGTERM. With a port, health and figures are told there."""
    os.environ["SANDTABLE_HOME"] = config.service.folder
    asyncio.run(check_schema(config.database.address))
    asyncio.run(_tend(config, port))


async def _tend(config: Config, port: int) -> None:
    tending = Tending(config)
    name = f"tend-{os.getpid()}"
    logs.start("tend", name)
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, tending.end)
    lag, oldest = Lag(), {"jobs": 0.0, "outbox": 0.0}

    async def look() -> None:
        oldest.update(await oldest_waiting(tending.database))

    async def ready() -> str:
        return ""

    def gauges() -> dict[str, tuple[str, float]]:
        return {
            "sandtable_leads": ("Whether this process leads", float(tending.leads)),
            "sandtable_oldest_job_seconds": ("How long the oldest job has waited", oldest["jobs"]),
            "sandtable_oldest_notice_seconds": ("How long the oldest notice has waited", oldest["outbox"]),
            "sandtable_loop_lag_seconds": ("How late the loop is", lag.seconds),
        }

    process = Processes(tending.database, name, "tend")
    async with small_server(port, ready, registry(gauges), lag.measure(), again(BEAT, process.beat), again(5.0, look)):
        await tending.run()
