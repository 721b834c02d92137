"""How often something may be done, counted in the database, so that it holds across all processes."""

from __future__ import annotations

from msgspec import Struct

from sandtable.kernel import SandtableError
from sandtable.server.store.database import Database

COUNT = """INSERT INTO limits (scope, key, slot, count) VALUES ($1, $2, to_timestamp(floor(extract(epoch FROM now())
    / $3::float8) * $3::float8), 1) ON CONFLICT (scope, key, slot) DO UPDATE SET count = limits.count + 1
    RETURNING count"""
FORGIVE = "DELETE FROM limits WHERE scope = $1 AND key = $2"
TIDY = "DELETE FROM limits WHERE slot < now() - interval '2 days'"


class Limit(Struct, frozen=True):
    """At most so many in so many seconds."""

    scope: str
    most: int
    seconds: int


SIGN_IN = Limit("sign-in", 10, 600)
"""Tries for one name, from wherever."""
SIGN_IN_FROM = Limit("sign-in-from", 50, 600)
"""Tries from one address."""
REGISTER = Limit("register", 10, 3600)
"""Accounts made from one address."""
LINK = Limit("link", 5, 3600)
"""Letters asked for with one mail address."""
LINK_FROM = Limit("link-from", 20, 3600)
MAKE = Limit("make", 60, 86_400)
"""Matches made by one person."""


class TooOften(SandtableError):
    """Asked too often: try again later."""


class Limits:
    """All counts of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, limit: Limit, key: str) -> None:
        """One more of this; refused when there were too many."""
        found = await self._database.run(lambda db: db.fetchval(COUNT, limit.scope, key.lower(), limit.seconds))
        if found > limit.most:
            raise TooOften("This was tried too often. Wait some minutes, then try again.")

    async def forgive(self, limit: Limit, key: str) -> None:
        """It went well: earlier tries no longer count."""
        await self._database.run(lambda db: db.execute(FORGIVE, limit.scope, key.lower()))

    async def tidy(self) -> None:
        await self._database.run(lambda db: db.execute(TIDY))
