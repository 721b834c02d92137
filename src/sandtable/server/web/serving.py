"""uvicorn's server, which can listen on one address more while it runs, and stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable

import uvicorn


class Serving(uvicorn.Server):
    """Begins with its own sockets; `listen` and `stop_listening` are for the own network."""

    def __init__(self, config: uvicorn.Config, once_up: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._once_up = once_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self._once_up()

    async def listen(self, listening: socket.socket) -> None:
        def connection() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=listening, backlog=self.config.backlog))

    def stop_listening(self, address: str) -> None:
        """With all connections that came in by it: they end at once."""
        ended = [each for each in self.servers if any(it.getsockname()[0] == address for it in each.sockets)]
        for server in ended:
            self.servers.remove(server)
            server.close()
        for connection in list(self.server_state.connections):
            came_in_by = connection.server  # type: ignore[union-attr]
            if came_in_by and came_in_by[0] == address and connection.transport is not None:
                connection.transport.abort()
