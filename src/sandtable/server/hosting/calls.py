"""The calls that only a service has, and what they are given."""

from __future__ import annotations

from pathlib import Path

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from sandtable.server.hosting import match_calls, people_calls
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.door import Door
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.holders import kept_secret
from sandtable.server.people.office import Office
from sandtable.server.people.sessions import Person
from sandtable.server.store.database import Database
from sandtable.server.web.rights import Caller

OWN_CALLS = [*people_calls.CALLS, *match_calls.CALLS]


def given_to_calls(database: Database, config: Config, door: Door) -> dict[str, Provide]:
    """Whoever calls is known by their session; their seats are theirs with any browser."""
    office = Office(database, config.service.address, secret=kept_secret(Path(config.service.folder)))
    clocks = Clocks(database)

    def the_office() -> Office:
        return office

    def the_clocks() -> Clocks:
        return clocks

    async def the_person(scope: Scope) -> Person | None:
        return await people_calls.person_of(ASGIConnection(scope), office)

    async def the_caller(scope: Scope, person: Person | None) -> Caller:
        return await match_calls.hosted_caller(ASGIConnection(scope), door, office, person)

    return {
        "office": Provide(the_office, sync_to_thread=False),
        "clocks": Provide(the_clocks, sync_to_thread=False),
        "person": Provide(the_person),
        "caller": Provide(the_caller),
    }
