"""Who calls, and what they may: the host everything; a guest of the network what is named so, and of a match only with
a key of it, or with the word of an invitation to look on.

A call that does not say `guest=True` is the host's alone; one that says `makes=True` also theirs who may make matches,
which in a service others may.
"""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from sandtable.kernel.errors import NotFound
from sandtable.server.rooms.company import plain_name
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.keys import holding
from sandtable.server.rooms.visitors import Device, Guest
from sandtable.server.web.guard import came_in_by
from sandtable.server.web.network import Network

NO_MATCH = "There is no such match."
NAME = 40


class Caller(Struct, frozen=True):
    """Whoever calls: the host, who sits at this machine, or a guest; with what they bring to be let in by."""

    host: bool
    address: str
    device: Device
    keys: tuple[str, ...]
    watch: str
    name: str = ""
    """What they call themselves; in a service the account's own name."""
    account: str = ""
    session: bytes = b""
    """Of a service's account: when it ends, so does what came in by it."""
    plays: bool = False
    """Of a service: whether they hold a seat of the match, with whatever keys they came."""
    public: bool = False
    """Whether the match of this call is one that anyone may look at."""

    def guest(self, name: str) -> Guest:
        return Guest(self.address, self.device, plain_name(name)[:NAME])


def caller_of(connection: ASGIConnection[Any, Any, Any, Any], network: Network) -> Caller:
    return Caller(
        network.is_host(came_in_by(connection.scope)),
        connection.client.host if connection.client else "",
        _device(connection.headers.get("user-agent", "")),
        tuple(connection.query_params.getall("key", [])),
        connection.query_params.get("watch", ""),
        plain_name(connection.query_params.get("name", ""))[:NAME],
    )


def _device(agent: str) -> Device:
    """As far as a browser tells."""
    if re.search(r"iPad|Tablet|Android(?!.*Mobile)", agent):
        return "tablet"
    return "phone" if "Mobi" in agent else "computer"


async def check(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Litestar asks this before every call; what is not `async` it would hand to a thread each time."""
    network, address = connection.app.state.network, came_in_by(connection.scope)
    allowed = handler.opt.get("guest") or (handler.opt.get("makes") and network.may_make(address))
    if not allowed and not network.is_host(address):
        raise HTTPException(status_code=403, detail="Only the host may do this, at the machine where Sandtable runs.")


async def admit(host: Host, caller: Caller, match: str) -> None:
    """Lets a caller see a match; to anyone else it is as if there were none."""
    if caller.host or caller.public:
        return
    row = await host.store.one(match)
    if row is not None and (holding(row.read_players(), caller.keys) or await host.seats.watches(match, caller.watch)):
        return
    raise NotFound(NO_MATCH)
