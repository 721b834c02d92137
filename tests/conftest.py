"""Limits that a loaded machine can meet."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from databases import database, postgres, stored  # noqa: F401  # fixtures for all
from sandtable.kernel import Scripted

TESTS = Path(__file__).parent
PATIENCE = 600
"""Seconds for a test that starts a process or compiles: at ten times the load it needs ten times as long."""
PATIENT = (
    "browser", "cli", "conformance", "games/europe", "games/operation", "hosted", "lab", "server", "situations",
    "data/test_load.py", "kernel/test_record.py", "kernel/test_typed.py", "test_perft.py", "test_playthroughs.py",
    "test_registry.py", "text/test_pages.py",
)  # fmt: skip
"""Tests that do: servers, commands, workers, Node, mypy; and what plays the two games with compiled kernels."""


ANSWER = 120.0
"""Seconds for an answer over HTTP, and for a socket to open: five and ten, as clients have them, are few then."""


def pytest_configure() -> None:
    """Every test that names no time of its own waits that long; a socket is not given up because a ping came late."""
    waits = (httpx.Client.__init__.__kwdefaults__ or {})["timeout"]  # one object, the default of all of httpx's calls
    waits.connect = waits.read = waits.write = waits.pool = ANSWER
    (connect.__kwdefaults__ or {}).update(open_timeout=ANSWER, ping_interval=None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("timeout") is None and is_patient(item.path):
            item.add_marker(pytest.mark.timeout(PATIENCE))


def is_patient(path: Path) -> bool:
    return any(path.is_relative_to(TESTS / each) for each in PATIENT)


@pytest.fixture(autouse=True)
def _ten_sides(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Operation dice have ten sides and directions 360: whoever asks for others falls, though faces are given."""
    if not request.path.is_relative_to(TESTS / "games/operation"):
        return
    given = Scripted._throw

    def thrown(self: Scripted, n: int, sides: int, why: str) -> tuple[int, ...]:
        assert sides in (10, 360), f"a die of {sides} sides for {why}"
        return given(self, n, sides, why)

    monkeypatch.setattr(Scripted, "_throw", thrown)
