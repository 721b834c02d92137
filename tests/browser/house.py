"""A running Sandtable over a folder of its own, that can be stopped and started again at the same address."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SCRIPT = "import sys; from pathlib import Path; from sandtable.server.run import run; "
SCRIPT += "run(int(sys.argv[1]), False, folder=Path(sys.argv[2]))"


PORTS = range(12_000, 32_000)
"""Below those that the system gives to outgoing connections, which could take one before the server is up."""


def free_port() -> int:
    for port in random.sample(PORTS, 50):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


class House:
    """The server as its own process."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SCRIPT, str(self.port), str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=20).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        ended = self.process.poll()
        self.stop()
        raise RuntimeError(f"the server did not start: {ended}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
            self.process = None

    def call(self, path: str, body: Any = None, method: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer) if answer.status != 204 else None

    def match(self, game: str, scenario: str, *players: str, seed: str = "7") -> dict[str, Any]:
        """A new match: each player is `person` or the level of a computer."""
        made = [{"kind": "person"} if p == "person" else {"kind": "computer", "level": p} for p in players]
        found: dict[str, Any] = self.call(
            "/api/matches", {"game": game, "scenario": scenario, "players": made, "seed": seed}
        )
        return found

    def link(self, match: dict[str, Any]) -> str:
        """The address that holds all seats of persons."""
        keys = "&".join(f"key={seat['key']}" for seat in match["seats"] if seat["holder"] == "person")
        return f"{self.address}/#/match/{match['id']}?{keys}"
