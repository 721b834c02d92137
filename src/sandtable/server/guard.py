"""Who may speak to the server: only pages that it served itself, under a name that it answers to."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

LOCAL = frozenset({"127.0.0.1", "localhost", "[::1]"})


class Guard:
    """Refuses foreign `Host` and `Origin`: a page from elsewhere cannot reach a match, nor rebind a name to it."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = LOCAL) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._welcome(dict(scope["headers"])):
            await self._refuse(str(scope["type"]), receive, send)
            return
        await self._app(scope, receive, send)

    def _welcome(self, headers: dict[bytes, bytes]) -> bool:
        host = headers.get(b"host", b"").decode("latin-1")
        if _name(host) not in self._hosts:
            return False
        origin = headers.get(b"origin", b"").decode("latin-1")
        return not origin or urlsplit(origin).netloc == host

    async def _refuse(self, kind: str, receive: Receive, send: Send) -> None:
        if kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        body = b'{"error":{"key":"foreign","text":"This server answers only its own pages.","args":{}}}'
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _name(host: str) -> str:
    """The host without its port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host
