"""Requests that come through a proxy of ours: whom it names as the caller is believed, and of nobody else."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-forwarded-port", b"forwarded")


class Proxied:
    """Stands around the application, and puts the caller's own address and scheme into each request."""

    def __init__(self, app: ASGIApp, proxies: Iterable[str]) -> None:
        self._app = app
        self._proxies = tuple(ipaddress.ip_network(each) for each in proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope = self._understood(scope)
        await self._app(scope, receive, send)

    def _understood(self, scope: Scope) -> Scope:
        headers = scope["headers"]
        peer = scope["client"][0] if scope["client"] else ""
        made = {**scope, "headers": [each for each in headers if each[0].lower() not in FORWARDED]}
        if self.trusts(peer):
            told = {name.lower(): value.decode("latin-1") for name, value in headers}
            made["client"] = (self._caller(told.get(b"x-forwarded-for", ""), peer), 0)
            if told.get(b"x-forwarded-proto", "").strip() == "https":
                made["scheme"] = "wss" if scope["type"] == ScopeType.WEBSOCKET else "https"
        return made  # type: ignore[return-value]

    def trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in each for each in self._proxies)

    def _caller(self, chain: str, peer: str) -> str:
        """From the right: the first that is no proxy of ours. What stands before it, anyone may have written."""
        for each in reversed([word.strip() for word in chain.split(",") if word.strip()]):
            try:
                address = str(ipaddress.ip_address(each))
            except ValueError:
                return peer
            if not self.trusts(address):
                return address
            peer = address
        return peer
