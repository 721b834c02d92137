"""`sandtable serve`: one of the processes that browsers talk to. Each serves any match; none owns one."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sandtable.server.hosting import logs
from sandtable.server.hosting.calls import OWN_CALLS, given_to_calls
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.door import Door
from sandtable.server.hosting.health import Health, Lag, registry
from sandtable.server.hosting.proxies import Proxied
from sandtable.server.memory import sweep_seldom
from sandtable.server.people.holders import Holders
from sandtable.server.people.sessions import Sessions
from sandtable.server.rooms.host import Host
from sandtable.server.store.database import Database
from sandtable.server.store.postgres import PostgresStore
from sandtable.server.store.processes import Processes
from sandtable.server.store.ready import check_schema, unready
from sandtable.server.store.rules import rules_of
from sandtable.server.tasks import ended
from sandtable.server.web import limits
from sandtable.server.web.app import make_app
from sandtable.server.web.connection import Connection, Socket
from sandtable.server.workers.pool import WorkerPool

BEAT = 10.0
"""Seconds between two signs of life."""
LEAVE = 3.0
"""Seconds until somebody whose session has ended is sent from the board."""
ATTEND = 20.0
"""Seconds between two notes of who is at a board."""
COMPARE = 30.0
"""Seconds between two looks whether a room is behind: a notification is only a hint."""
GOODBYE = 5
"""Seconds in which a process that is told to end has ended."""
LOG = logging.getLogger("sandtable")


def serve(config: Config, port: int = 0) -> None:
    """Until SIGTERM: then sockets are closed with 1012, what is under way is finished, and the others go on."""
    os.environ["SANDTABLE_HOME"] = config.service.folder
    asyncio.run(check_schema(config.database.address))
    made = Serving(config, port or config.serve.port)
    logs.start("serve", made.store.process)
    sweep_seldom()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda number, frame: None)  # uvicorn ends in order, and then sends itself the signal again
    uvicorn.Server(made.settings()).run()


class Serving:
    """The application with all that a service puts around it."""

    def __init__(self, config: Config, port: int) -> None:
        self._config, self._port = config, port
        self.store = PostgresStore(Database(config.database.address, config.database.connections), rules_of)
        place = f"{config.serve.host}:{port}"
        self._host = Host(Path(config.service.folder), self.store, WorkerPool(config.serve.workers), thinks=False)
        self._process = Processes(self.store.database, self.store.process, "serve", place)
        self._holders = Holders(self.store.database, b"")
        self._sessions = Sessions(self.store.database)
        self._lag = Lag()
        door = Door(config)
        given = given_to_calls(self.store.database, config, door, self._host)
        inner = make_app(self._host, door, config.serve.sockets, OWN_CALLS, given)
        proxied = Proxied(self._around(inner), config.serve.proxies)
        self._app: ASGIApp = Health(proxied, self._ready, registry(self._gauges))

    def settings(self) -> uvicorn.Config:
        most = type("Most", (Connection,), {"most": self._config.serve.connections})
        return uvicorn.Config(
            self._app,
            host=self._config.serve.host,
            port=self._port,
            http=most,
            ws=Socket,
            ws_max_size=limits.MESSAGE,
            log_config=None,
            proxy_headers=False,
            server_header=False,
            access_log=False,
            timeout_graceful_shutdown=GOODBYE,
        )

    def _around(self, app: ASGIApp) -> ASGIApp:
        """What runs beside the calls, begun and ended with the application."""

        async def lifespan_or_call(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                await app(scope, receive, send)
                return
            async with self._beside():
                await app(scope, receive, send)

        return lifespan_or_call

    @asynccontextmanager
    async def _beside(self) -> AsyncIterator[None]:
        doing = [
            asyncio.create_task(each)
            for each in (
                self._lag.measure(),
                again(BEAT, self._process.beat),
                again(COMPARE, self._host.compare),
                again(ATTEND, self._attend),
                again(LEAVE, self._send_off),
            )
        ]
        try:
            yield
        finally:
            await asyncio.gather(*map(ended, doing))

    async def _attend(self) -> None:
        """Whoever is at a board is not told elsewhere what they see there, and is not gone."""
        rooms = list(self._host.rooms)
        here = [(room.id, player) for room in rooms if room.watchers for player in room.company.at_hand()]
        await self._holders.are_here(here)

    async def _send_off(self) -> None:
        """Whoever was signed out, or whose account was closed or deleted, sits at no board any more. What a guest
        came in by may end because they have an account now: they stay."""
        rooms = list(self._host.rooms)
        known = frozenset(each.session for room in rooms for each in room.watchers if each.account)
        ended = await self._sessions.ended(known) if known else known
        for room in rooms if ended else ():
            room.send_off(lambda each: bool(each.account) and each.session in ended, "session-ended")

    async def _ready(self) -> str:
        listening = self.store.listening
        return await unready(self.store.database, rules_of, listening is not None and listening.backend != 0)

    def _gauges(self) -> dict[str, tuple[str, float]]:
        rooms = list(self._host.rooms)
        return {
            "sandtable_rooms": ("Matches that are open here", len(rooms)),
            "sandtable_watchers": ("Sockets at matches", sum(len(each.watchers) for each in rooms)),
            "sandtable_loop_lag_seconds": ("How late the loop is", self._lag.seconds),
            "sandtable_listening": ("Whether other processes are heard", float(self._hears())),
        }

    def _hears(self) -> bool:
        return self.store.listening is not None and self.store.listening.backend != 0


async def again(seconds: float, what: Any) -> None:
    """Something to be done for ever; a failure is logged, and the next time it is tried again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            doing: Coroutine[Any, Any, Any] = what()
            await doing
        except Exception:
            LOG.exception("What is done every %s seconds failed", seconds)
