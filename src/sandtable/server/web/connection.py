"""The connections of the server: what never ends is ended, and what is no HTTP gets a plain answer."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import BaseTransport
from http import HTTPStatus

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.http11 import Response
from websockets.typing import StatusLike

from sandtable.server.web import limits
from sandtable.server.web.guard import HEADERS, NOT_KEPT
from sandtable.server.web.mistakes import LOG, UNEXPECTED, cut, error_body
from sandtable.server.wire.messages import ErrorText

NO_HTTP = "This is not an HTTP request. An address may hold only ASCII: write other characters as %XX."
NO_HANDSHAKE = "This does not open a socket: its head is too long, or it brings a body."

CUT = "cut"
"""In the state of a socket's scope: what cuts it at once."""
WRITE = "write"
"""There as well: what sends text that is encoded already."""


class Connection(H11Protocol):
    """One connection: its requests begin in time and its answers are read in time, or it is closed."""

    most = limits.CONNECTIONS
    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

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
        self._is_read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """As much waits as may wait: its reader has a while to take it."""
        super().pause_writing()
        self._wait_for_reader(limits.READ_SECONDS)

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait_for_reader(limits.READ_SECONDS)  # closed, but not before the last answer is read

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait_for_reader(limits.READ_SECONDS)

    def _wait_for_reader(self, seconds: float) -> None:
        self._is_read()
        self._unread = self.loop.call_later(seconds, self.transport.abort)

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

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


def refused(status: StatusLike, text: str) -> Response:
    """No socket, in the shape of all mistakes; it stands in for the plain text of the library."""
    found = HTTPStatus(status)
    said = ErrorText("bad-request", cut(text.strip())) if found < 500 else ErrorText("failed", UNEXPECTED)
    LOG.warning("A socket was refused: %s %s: %r", found.value, said.key, said.text)
    body = error_body(said)
    headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
    kept = [(name.decode(), value.decode()) for name, value in (*HEADERS, *NOT_KEPT)]
    return Response(found.value, found.phrase, Headers([*headers, *kept]), body)


class Socket(WebSocketsSansIOProtocol):
    """A socket whose reader has stopped is cut, even if something still waits to be read."""

    _goodbye: asyncio.TimerHandle | None = None
    _lost = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.reject = refused  # type: ignore[method-assign]

    def data_received(self, data: bytes) -> None:
        """What asks for a socket in a way that cannot be read gets an answer, where uvicorn would wait for more."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or refused(400, NO_HANDSHAKE).serialize())
            self.transport.close()
        if self.close_sent:
            self._cut_soon()

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

    async def write(self, data: bytes) -> None:
        """Text to a socket that was accepted. Through the application, which would decode it, pass it on six times and
        encode it again, a board costs several times as much; most of what a service does is to send boards."""
        await self.writable.wait()
        with contextlib.suppress(InvalidState):  # it is being closed
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def run_asgi(self) -> None:
        self.scope["state"] |= {CUT: self.transport.abort, WRITE: self.write}
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if not self._lost and self._goodbye is None:
            self._goodbye = self.loop.call_later(limits.GOODBYE_SECONDS, self.transport.abort)
