"""What is logged while the database is away: that it is, and that it is back."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from databases import apart
from sandtable.server.store.database import Listening
from sandtable.server.store.store import StoreError

TRIES = 30


class Away:
    """A database that takes a while to come back."""

    def __init__(self) -> None:
        self.tries = 0

    async def alone(self) -> Any:
        self.tries += 1
        if self.tries <= TRIES:
            raise StoreError("The database cannot be reached.")
        return Line()


class Line:
    """As much of a connection as whoever listens needs."""

    def terminate(self) -> None: ...

    def add_termination_listener(self, ended: Any) -> None: ...

    async def add_listener(self, channel: str, heard: Any) -> None: ...

    def get_server_pid(self) -> int:
        return 7

    async def fetchval(self, query: str, timeout: float) -> int:
        return 1


def test_while_the_database_is_away_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.store.database.random.uniform", lambda least, most: 0.0)
    away = Away()

    async def listen() -> int:
        listening = Listening(away, {"matches": lambda body: None})  # type: ignore[arg-type]
        await listening.open()
        found = listening.backend
        await listening.close()
        return found

    with caplog.at_level(logging.WARNING):
        assert apart(listen) == 7 and away.tries > TRIES
    told = [each.getMessage() for each in caplog.records]
    assert len([each for each in told if each.startswith("Nothing is heard")]) == 1
    assert len([each for each in told if each.startswith("The database is heard again")]) == 1
