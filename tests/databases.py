"""Real databases for tests: one PostgreSQL for all tests of a process, started when the first asks for it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from sandtable.lab.cluster import Cluster, cluster
from sandtable.server.store.rules import all_rules, rules_of
from sandtable.server.store.sqlite import SqliteStore
from sandtable.server.store.store import Store

T = TypeVar("T")
EMPTY = "empty"
LONGEST = 500
"""Seconds for what runs in a loop of its own: less than a test may take."""
_numbers = itertools.count()


def apart(what: Callable[[], Awaitable[T]]) -> T:
    """Run something in a loop of its own: the browser tests leave a loop in this thread. What hangs there ends by
    itself: the limit that a test has in this thread could not end it, and would wait for it."""

    async def in_time() -> T:
        async with asyncio.timeout(LONGEST):
            return await what()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(in_time())).result()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server with a database that has our tables and nothing in them, to be copied."""
    from sandtable.server.store.migrate import migrate  # here: tests of the rules do without

    with cluster(quick=True) as made:
        address = made.make(EMPTY)
        apart(lambda: migrate(address, all_rules()))
        yield made


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    """The address of a database of one's own."""
    name = f"test{next(_numbers)}"
    yield postgres.make(name, EMPTY)
    postgres.ask(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores over one and the same place, of each kind in turn."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    from sandtable.server.store.database import Database  # here: as above
    from sandtable.server.store.postgres import PostgresStore  # here: as above

    address: str = request.getfixturevalue("database")
    return lambda: PostgresStore(Database(address), rules_of)


@asynccontextmanager
async def opened(store: Store) -> Any:
    try:
        await store.open()
        yield store
    finally:
        await store.close()
