"""Who may speak to the server, how much, and what every answer carries. It stands around the whole application."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from sandtable.server.web import limits
from sandtable.server.web.mistakes import error_body
from sandtable.server.web.network import Network
from sandtable.server.wire.messages import ErrorText

LOG = logging.getLogger("sandtable")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""On every answer: nothing from elsewhere is loaded, nobody frames our pages, no address with a key travels on."""

NOT_KEPT = ((b"cache-control", b"no-store"),)

_HOST = re.compile(r"(?P<name>[0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?", re.ASCII)
_UNREADABLE = re.compile(r"[\x00-\x1f\x7f]")
Refusal = tuple[int, str, str]
FOREIGN: Refusal = (403, "foreign", "This server answers only its own pages.")
TOO_LONG: Refusal = (414, "too-long", f"The address is too long: at most {limits.TARGET} bytes.")
NOT_TEXT: Refusal = (404, "not-found", "Nothing is here: the address holds characters that no name has.")
NO_OPTIONS: Refusal = (405, "no-method", "Only pages of this server call it, and those need not ask; see /api/schema.")
NO_SOCKET: Refusal = (404, "not-found", "There is no socket here; a match has one at /api/matches/{match}/live.")
TOO_MANY: Refusal = (429, "too-many", "Too many connections from this address: close some pages and try again.")


class Guard:
    """Refuses foreign `Host` and `Origin`: a page from elsewhere cannot reach a match, nor rebind a name to it."""

    def __init__(self, app: ASGIApp, network: Network, clients: limits.Clients | None = None) -> None:
        self._app, self._network = app, network
        self._clients = clients or limits.Clients()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._call(scope, receive, with_headers(send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._why_not(scope)
        if refusal is not None:
            await refuse(scope, refusal, send)
        else:
            await self._app(scope, _patient(receive), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._why_not(scope)
        address = scope["client"][0] if scope["client"] else ""
        if refusal is None and not self._clients.enter(address):
            refusal = TOO_MANY
        if refusal is not None:
            await receive()
            await refuse(scope, refusal, with_headers(send), "websocket.http.response")
            return
        try:
            await self._app(scope, _paced(receive), _or_told(scope, send))
        finally:
            self._clients.leave(address)

    def _why_not(self, scope: Scope) -> Refusal | None:
        if not self._welcome(came_in_by(scope), dict(scope["headers"])):
            return FOREIGN
        if len(scope["raw_path"]) + len(scope["query_string"]) > limits.TARGET:
            return TOO_LONG
        if _UNREADABLE.search(scope["path"]):
            return NOT_TEXT
        return NO_OPTIONS if scope.get("method") == "OPTIONS" else None

    def _welcome(self, address: str, headers: dict[bytes, bytes]) -> bool:
        host = headers.get(b"host", b"").decode("latin-1")
        if _name(host) not in self._network.hosts(address):
            return False
        origin = headers.get(b"origin", b"").decode("latin-1")
        return not origin or _place(origin) == host


def came_in_by(scope: Scope) -> str:
    """The address of ours that a request was sent to: what the connection says, not what the request says."""
    return scope["server"][0] if scope["server"] else ""


async def refuse(scope: Scope, refusal: Refusal, send: Send, kind: str = "http.response") -> None:
    """A refusal in the shape of all mistakes."""
    status, key, text = refusal
    LOG.warning("%r: %s %s", scope["path"][:200], status, key)
    body = error_body(ErrorText(key, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


def with_headers(send: Send) -> Send:
    """Every answer carries the protections; what does not say how long it may be kept is not: it may hold keys."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            kept = any(name.lower() == b"cache-control" for name, _ in message["headers"])
            message["headers"] = [*message["headers"], *HEADERS, *(() if kept else NOT_KEPT)]
        await send(message)

    return sending


def _or_told(scope: Scope, send: Send) -> Send:
    """A socket where there is none is answered in the shape of all mistakes, where Litestar only closes it."""
    accepted = False

    async def sending(message: Message) -> None:
        nonlocal accepted
        accepted = accepted or message["type"] == "websocket.accept"
        if message["type"] == "websocket.close" and not accepted:
            await refuse(scope, NO_SOCKET, with_headers(send), "websocket.http.response")
        else:
            await send(message)

    return sending


def _patient(receive: Receive) -> Receive:
    """Waits for a body, but not for ever, nor when its sender has left."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + limits.BODY_SECONDS
    whole = False

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError as late:
            raise HTTPException("The body did not arrive in time; send it again.", status_code=408) from late
        if message["type"] == "http.disconnect":
            raise HTTPException("The body ended early; send it again.", status_code=400)
        whole = not message.get("more_body", False)
        return message

    return receiving


def _paced(receive: Receive) -> Receive:
    """Reads as many messages as one client may send; the others wait in its own line."""
    bucket = limits.Bucket(limits.PER_SECOND, limits.AT_ONCE, asyncio.get_running_loop().time)

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        message = await receive()
        if message["type"] == "websocket.receive":
            await bucket.take()
        return message

    return receiving


def _name(host: str) -> str:
    """The host without its port; nothing for what is neither: `127.0.0.1:1@elsewhere` is another's."""
    found = _HOST.fullmatch(host)
    return found["name"].lower() if found else ""


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
