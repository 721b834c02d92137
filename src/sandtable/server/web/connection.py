"""The connections of the server: what never ends is ended, and what is no HTTP gets a plain answer."""

from __future__ import annotations

import asyncio

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sandtable.server.web import limits
from sandtable.server.web.guard import HEADERS
from sandtable.server.web.mistakes import error_body
from sandtable.server.wire.messages import ErrorText

NO_HTTP = "This is not an HTTP request. An address may hold only ASCII: write other characters as %XX."

CUT = "cut"
"""In the state of a socket's scope: what cuts it at once."""


class Connection(H11Protocol):
    """One connection: its requests begin in time, or it is closed."""

    most = limits.CONNECTIONS
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._wait_for_head()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(limits.HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def send_400_response(self, msg: str) -> None:
        """What cannot be read at all: in the shape of all mistakes, and the connection ends."""
        body = error_body(ErrorText("bad-request", NO_HTTP))
        headers = [(b"content-type", b"application/json"), (b"connection", b"close"), *HEADERS]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            response = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for event in (response, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A socket whose reader has stopped is cut, even if something still waits to be read."""

    _goodbye: asyncio.TimerHandle | None = None
    _lost = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing waits for it any more: a timer would hold on to all that the socket knows."""
        self._lost = True
        if self._goodbye is not None:
            self._goodbye.cancel()
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # refused in full: uvicorn would log that nothing was answered

    async def run_asgi(self) -> None:
        self.scope["state"][CUT] = self.transport.abort
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if not self._lost:
            self._goodbye = self.loop.call_later(limits.GOODBYE_SECONDS, self.transport.abort)
