"""A service of several processes on a real database, and people who talk to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from databases import EMPTY
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted, Process, hosted
from server.conftest import PATIENCE, Live

Players = Callable[..., "Player"]


@pytest.fixture(scope="session")
def service(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Two servers, a worker and a tender, for all tests of a run: starting them costs more than a test. Whoever stops
    one starts it again."""
    with hosted(tmp_path_factory.mktemp("service"), postgres.make("service", EMPTY), 2, 1, 1) as made:
        yield made


@pytest.fixture
def two(service: Hosted) -> tuple[Process, Process]:
    one, other = service.of("serve")
    return one, other


@pytest.fixture
def players() -> Iterator[Players]:
    """People at processes, who leave when the test is over."""
    with ExitStack() as leaving:
        yield lambda process, match, *seats: Player(leaving, process, match, *seats)


def new(process: Process, *players: str, **more: Any) -> dict[str, Any]:
    """A match of the demo, made at this process; a player is `person` or a level."""
    made = [{"kind": each} if each in ("person", "open") else {"kind": "computer", "level": each} for each in players]
    body = {"game": "demo", "scenario": "duel", "players": made, **more}
    answer = httpx.post(f"{process.address}/api/matches", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


class Player(Live):
    """Somebody at one process."""

    def __init__(self, leaving: ExitStack, process: Process, match: dict[str, Any], *seats: str) -> None:
        keys = "&".join(f"key={seat['key']}" for seat in match["seats"] if seat["seat"] in seats)
        address = f"ws://127.0.0.1:{process.port}/api/matches/{match['id']}/live?{keys}"
        super().__init__(leaving.enter_context(connect(address, max_size=None)))
