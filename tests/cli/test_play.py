"""`sandtable play` really serves, and ends when it is told to."""

import json
import os
import re
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.run import PROGRAM, sandtable


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A running server with a folder of its own, and its address."""
    environ = os.environ | {"SANDTABLE_HOME": str(tmp_path)}
    call = [*PROGRAM[:1], *PROGRAM[3:], "play", "--port", "0", "--no-browser"]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
    assert process.stdout
    found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    try:
        assert found, process.communicate(timeout=60)
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def get(address: str) -> bytes:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                found: bytes = answer.read()
                return found
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{address} does not answer")


def test_it_serves_and_ends_on_interrupt(served: tuple["subprocess.Popen[str]", str]) -> None:
    process, address = served
    games = json.loads(get(f"{address}/api/games?hidden=1"))
    assert "demo" in {game["id"] for game in games}
    assert "event-shot" in get(f"{address}/api/text/hu?game=demo").decode()
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=60)
    assert "Traceback" not in complaints


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in sandtable("play", "--port", str(port), "--no-browser", code=2).err
