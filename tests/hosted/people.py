"""People at the processes of a service, each with a browser of their own."""

from __future__ import annotations

import itertools
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from sandtable.lab.hosted import Process
from sandtable.server.wire.refused import refused as told
from server.conftest import PATIENCE, Live

PASSWORD = "four plain words"
WRONG, TAKEN = str(told("sign-in-wrong")), str(told("name-taken"))
_NUMBERS = itertools.count(1)


class Browser:
    """Somebody at one process, with cookies and an address of their own, as a proxy tells it."""

    def __init__(self, process: Process) -> None:
        away = {"x-forwarded-for": f"10.0.{next(_NUMBERS)}.1"}
        self.client = httpx.Client(base_url=process.address, timeout=PATIENCE, headers=away)
        self.csrf = ""
        self._leaving = ExitStack()
        self._leaving.callback(self.client.close)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def call(self, verb: str, path: str, body: object = None, status: int = 200) -> Any:
        headers = {"x-sandtable-csrf": self.csrf} if self.csrf else {}
        answer = self.client.request(verb, path, json=body, headers=headers)
        assert answer.status_code == status, (verb, path, answer.status_code, answer.text)
        found = answer.json() if answer.content else None
        if isinstance(found, dict) and "csrf" in found:
            self.csrf = found["csrf"]
        return found

    def me(self) -> Any:
        return self.call("GET", "/api/me")

    def register(self, name: str) -> None:
        self.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})

    def make(self, *kinds: str, status: int = 201, **more: Any) -> Any:
        players = [{"kind": each} for each in kinds]
        return self.call(
            "POST", "/api/matches", {"game": "demo", "scenario": "duel", "players": players, **more}, status
        )

    def home(self) -> ClientConnection:
        """The home page as it changes."""
        address = str(self.client.base_url).rstrip("/").replace("http", "ws", 1) + "/api/home/live"
        page: ClientConnection = self._leaving.enter_context(connect(address, **self._cookie()))
        return page

    def _cookie(self) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return {"max_size": None, "additional_headers": {"cookie": cookie}}

    def at(self, process: Process, match: str) -> Live:
        """At the board, with nothing but the cookie."""
        address = f"ws://127.0.0.1:{process.port}/api/matches/{match}/live"
        return Live(self._leaving.enter_context(connect(address, **self._cookie())))
