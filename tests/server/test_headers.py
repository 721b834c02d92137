"""Every answer carries the protections: each route, asked in the right way, in a wrong one, and for a socket."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.server.web.app import COMMON, HOME
from server.conftest import PATIENCE, Server
from server.test_hostile import must_be_protected

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
SCHEMA = ("/api/schema", "/api/schema/openapi.json", "/api/schema/nowhere")


def places(handlers: Iterable[Any]) -> Iterator[str]:
    """The addresses of these calls, with names that nothing has."""
    for handler in handlers:
        for path in handler.paths:
            yield re.sub(r"\{\w+:int\}", "1", re.sub(r"\{\w+:(str|path)\}", "nothing", path)) or "/"


def refused(address: str, path: str) -> httpx.Response | None:
    """How a socket is refused there; nothing where it is opened."""
    try:
        with connect(f"{address.replace('http', 'ws', 1)}{path}", open_timeout=PATIENCE):
            return None
    except InvalidStatus as wrong:
        return httpx.Response(wrong.response.status_code, headers=list(wrong.response.headers.raw_items()))


def must_protect(address: str, paths: Iterable[str]) -> int:
    """Asks for each of them in every way; how many answers there were."""
    count = 0
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        for path in paths:
            for method in METHODS:
                answer = client.request(method, path)
                assert answer.status_code < 500, (method, path, answer.text)
                must_be_protected(answer)
                count += 1
            refusal = refused(address, path)
            if refusal is None:
                assert path.endswith("/live")
            else:
                must_be_protected(refusal)
    return count


def test_every_route_of_the_server_at_home_answers_with_the_protections(server: Server) -> None:
    paths = [*places((*COMMON, *HOME)), *SCHEMA, "/nowhere", "/healthz"]
    assert must_protect(server.base, paths) > 300
