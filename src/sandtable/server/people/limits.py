"""How often something may be done, counted in the database, so that it holds across all processes."""

from __future__ import annotations

import ipaddress

from msgspec import Struct

from sandtable.kernel import RuleError
from sandtable.server.store.database import Database
from sandtable.server.wire.refused import refused

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
PASSKEY_FROM = Limit("passkey-from", 60, 600)
"""Times that somebody at one address begins to sign in by passkey: each leaves a word in the database for a while."""
REGISTER = Limit("register", 10, 3600)
"""Accounts made from one address."""
LINK = Limit("link", 5, 3600)
"""Letters asked for with one mail address."""
LINK_FROM = Limit("link-from", 20, 3600)
"""Letters asked for from one address, or by one account for addresses of its own."""
MAKE = Limit("make", 60, 86_400)
"""Matches made by one person."""
GUEST = Limit("guest", 100, 86_400)
"""Guests who come from one address, each with matches of their own; who calls from the service's own machine is not
counted."""
SEEK = Limit("seek", 120, 3600)
"""Times that one person begins to wait for a pair."""


REPORT = Limit("report", 20, 86_400)
"""Reports by one account."""
NEIGHBOURS = 64
"""Bits of an IPv6 address that say whose it is: the rest its owner chooses at will."""


def home_of(address: str) -> str:
    """What an address is counted by."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found), NEIGHBOURS), strict=False))


def is_here(address: str) -> bool:
    """Whether a call comes from this very machine, past every proxy."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class TooOften(RuleError):
    """Asked too often: try again later."""


class Limits:
    """All counts of the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, limit: Limit, key: str) -> None:
        """One more of this; refused when there were too many."""
        found = await self._database.run(lambda db: db.fetchval(COUNT, limit.scope, key.lower(), limit.seconds))
        if found > limit.most:
            told = refused("too-often")
            raise TooOften(told.refusal, told.reason)

    async def forgive(self, limit: Limit, key: str) -> None:
        """It went well: earlier tries no longer count."""
        await self._database.run(lambda db: db.execute(FORGIVE, limit.scope, key.lower()))

    async def tidy(self) -> None:
        await self._database.run(lambda db: db.execute(TIDY))
