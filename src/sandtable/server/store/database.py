"""PostgreSQL as the hosted store uses it: a pool of connections, and one that listens. What breaks is tried again.

A connection that is cut while it writes leaves open whether that was kept: whoever writes is told at the next try, and
looks first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from sandtable.kernel import SandtableError
from sandtable.server.store.store import NotKeepable, StoreError
from sandtable.server.tasks import ended

T = TypeVar("T")
Connection = Any
"""Of asyncpg, which has no types."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""What a database that is cut off, ends or starts answers with."""
PATIENCE = 15.0
"""Seconds for which something is tried again while the database is not there."""
COMMAND = 30.0
"""Seconds that one statement may take."""
SAY_AGAIN = 60.0
"""Seconds between two lines of the log that say that nothing is heard: a night without a database is no book."""
ALIVE = 5.0
"""Seconds between two looks whether the connection that listens still is one."""
LOG = logging.getLogger("sandtable")


def explained(wrong: BaseException) -> SandtableError:
    """A sentence for the operator; the address of the database is not in it, since it may hold a password."""
    what = str(wrong) or type(wrong).__name__
    if is_bad_value(wrong):
        return NotKeepable("This holds a character or a number that cannot be kept: write it without.")
    if isinstance(wrong, LOST):
        return StoreError(f"The database cannot be reached: {what}. Is PostgreSQL running, and is [database] right?")
    if isinstance(wrong, asyncpg.InvalidCatalogNameError | asyncpg.InvalidAuthorizationSpecificationError):
        return SandtableError(f"The database cannot be used: {what}. See [database] address in the settings.")
    if isinstance(wrong, asyncpg.UndefinedTableError):
        return SandtableError(f"The database has no tables of this version: {what}. Run: sandtable migrate.")
    return StoreError(f"The database refused: {what}.")


def is_bad_value(wrong: BaseException) -> bool:
    """Whether what was given is at fault: asyncpg says so by a kind of ValueError, PostgreSQL by its class 22."""
    mistaken = isinstance(wrong, asyncpg.InterfaceError) and isinstance(wrong, ValueError)
    return mistaken or (isinstance(wrong, asyncpg.PostgresError) and (wrong.sqlstate or "").startswith("22"))


async def _as_it_is(db: Connection) -> None:
    """What goes back to the pool holds no lock, cursor or setting of a session: transactions end with their block, and
    whoever listens, or leads, has a connection of their own. Asking for a reset would be a second way to the database
    and back for every call."""


class Database:
    """All connections of one process to the database."""

    def __init__(self, address: str, connections: int = 8) -> None:
        self._address, self._connections = address, connections
        self._pool: Any = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=self._connections, command_timeout=COMMAND, timeout=10,
                reset=_as_it_is,
            )  # fmt: skip
        except (*LOST, asyncpg.PostgresError) as wrong:
            raise explained(wrong) from wrong

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 5)
            except (*LOST, asyncpg.PostgresError):
                self._pool.terminate()

    async def run(self, what: Callable[[Connection], Awaitable[T]]) -> T:
        """Something that may be done twice without harm."""
        return await self.surely(lambda db, again: what(db))

    async def surely(self, what: Callable[[Connection, bool], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Something that is told whether it was tried before, with nobody knowing what came of it."""
        assert self._pool is not None, "the store is not open"
        deadline, again = time.monotonic() + patience, False
        while True:
            try:
                async with asyncio.timeout(COMMAND):  # the pool's own limit would be a task for every call
                    db = await self._pool.acquire()
                try:
                    return await what(db, again)
                finally:
                    await self._pool.release(db)
            except LOST as lost:
                if is_bad_value(lost) or time.monotonic() > deadline:
                    raise explained(lost) from lost
                again = True
                await asyncio.sleep(random.uniform(0.02, 0.2))
            except asyncpg.PostgresError as wrong:
                raise explained(wrong) from wrong

    async def alone(self) -> Connection:
        """A connection of one's own, outside the pool."""
        try:
            return await asyncpg.connect(self._address, timeout=10)
        except (*LOST, asyncpg.PostgresError) as wrong:
            raise explained(wrong) from wrong


class Listening:
    """One connection that hears what is notified on some channels, for as long as this process runs.

    `begun` is called whenever it has begun to listen: what was said before that, nobody heard.
    """

    def __init__(
        self, database: Database, hears: dict[str, Callable[[str], None]], begun: Callable[[], None] = lambda: None
    ) -> None:
        self._database, self._hears, self._begun = database, hears, begun
        self._at_work: asyncio.Task[None] | None = None
        self.backend = 0
        """The process at the database's end; 0 while there is none."""

    async def open(self) -> None:
        """Returns when it listens."""
        ready = asyncio.Event()
        self._at_work = asyncio.create_task(self._listen(ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((waiting, self._at_work), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def close(self) -> None:
        await ended(self._at_work)

    async def _listen(self, ready: asyncio.Event) -> None:
        deaf, said = 0.0, -SAY_AGAIN
        while True:
            try:
                db = await self._database.alone()
                if deaf:
                    LOG.warning("The database is heard again, after %.1f seconds", time.monotonic() - deaf)
                    deaf = 0.0
                try:
                    await self._hear(db, ready)
                finally:
                    self.backend = 0
                    db.terminate()
            except (*LOST, asyncpg.PostgresError, SandtableError) as lost:
                deaf = deaf or time.monotonic()
                if time.monotonic() - said > SAY_AGAIN:
                    LOG.warning("Nothing is heard from the database: %s", lost)
                    said = time.monotonic()
                await asyncio.sleep(random.uniform(0.1, 0.5))

    async def _hear(self, db: Connection, ready: asyncio.Event) -> None:
        ended = asyncio.Event()
        db.add_termination_listener(lambda _: ended.set())
        for channel, hears in self._hears.items():
            await db.add_listener(channel, lambda _db, _pid, _channel, body, hears=hears: hears(body))
        self.backend = db.get_server_pid()
        ready.set()
        self._begun()
        while not ended.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), ALIVE)
            if not ended.is_set():
                await db.fetchval("SELECT 1", timeout=COMMAND)
