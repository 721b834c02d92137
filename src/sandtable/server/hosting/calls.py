"""The calls that only a service has, and what they are given."""

from __future__ import annotations

from pathlib import Path

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from sandtable.server.hosting import home_calls, match_calls, notice_calls, order_calls, people_calls
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.door import Door
from sandtable.server.hosting.tables import Tables
from sandtable.server.hosting.telling import telling
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.holders import kept_secret
from sandtable.server.people.office import Office
from sandtable.server.people.order import Order
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.host import Host
from sandtable.server.store.database import Database
from sandtable.server.web.rights import Caller

OWN_CALLS = [
    *people_calls.CALLS, *match_calls.CALLS, *home_calls.CALLS, *notice_calls.CALLS, *order_calls.CALLS,
]  # fmt: skip


def given_to_calls(database: Database, config: Config, door: Door, host: Host) -> dict[str, Provide]:
    """Whoever calls is known by their session; their seats are theirs with any browser."""
    secret, letters = kept_secret(Path(config.service.folder)), bool(config.mail.host)
    office = Office(database, config.service.address, secret=secret, letters=letters)
    clocks = Clocks(database)
    board, _ = telling(config, database)
    tables = Tables(host, office, clocks)
    desk = home_calls.Desk(tables)
    order = Order(database, office.limits)

    async def the_person(scope: Scope) -> Person | None:
        return await people_calls.person_of(ASGIConnection(scope), office)

    async def the_caller(scope: Scope, person: Person | None) -> Caller:
        return await match_calls.hosted_caller(ASGIConnection(scope), door, office, person)

    return {
        "office": Provide(lambda: office, sync_to_thread=False),
        "clocks": Provide(lambda: clocks, sync_to_thread=False),
        "notices": Provide(lambda: board, sync_to_thread=False),
        "config": Provide(lambda: config, sync_to_thread=False),
        "tables": Provide(lambda: tables, sync_to_thread=False),
        "desk": Provide(lambda: desk, sync_to_thread=False),
        "order": Provide(lambda: order, sync_to_thread=False),
        "person": Provide(the_person),
        "caller": Provide(the_caller),
    }
