"""A real server on loopback, with a data folder of its own."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from sandtable.lab.served import Served

LAN = "127.0.0.2"
"""Stands for the home network: tests open no other address."""
PATIENCE = 120
"""Seconds to wait for a message; only a server that is stuck, or a machine under ten times its load, needs them."""


class Server(Served):
    """Starts, stops, kills, and speaks to `sandtable play`."""

    def __init__(self, home: Path, **how: Any) -> None:
        how["env"] = {**(how.get("env") or os.environ), "SANDTABLE_ADDRESS": LAN}
        super().__init__(home, **how)
        self.home, self.base = home, self.address
        self.log = home / "log.txt"
        self._open = ExitStack()

    def stop(self, how: int = signal.SIGINT) -> None:
        self._open.close()
        super().stop(how)

    def restart(self, how: int = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def workers(self) -> list[int]:
        """The processes that think for computer players."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/children")
        children = [pid for thread in threads for pid in thread.read_text().split()]
        return [int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]

    def logged(self) -> str:
        assert self.log is not None
        return self.log.read_text("utf-8")

    def new(self, *players: str, **more: Any) -> dict[str, Any]:
        """A match of the demo; a player is `person` or a level."""
        made = [
            {"kind": each} if each in ("person", "invite", "open") else {"kind": "computer", "level": each}
            for each in players or ("person", "person")
        ]
        answer = httpx.post(
            f"{self.base}/api/matches",
            json={"game": "demo", "scenario": "duel", "players": made, **more},
            timeout=PATIENCE,
        )
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def closed(self, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """A match of two screens, as red, who made it, and as blue, who was invited, know it."""
        made = self.new("person", "invite", **more)
        return made, self.join(self.words(made)[1])

    def words(self, match: dict[str, Any]) -> dict[int, str]:
        """The words of the invitations that are open."""
        found = httpx.get(f"{self.base}/api/matches/{match['id']}/seats", timeout=PATIENCE).json()
        links = {each["player"]: each["link"] for each in found["lines"]} | {-1: found["watch"]}
        return {player: link["address"].rsplit("/", 1)[1] for player, link in links.items() if link}

    def seed(self, match: str) -> str:
        """The seed of a match's dice, which nobody is told: from the store."""
        with closing(sqlite3.connect(f"file:{self.home / 'matches.sqlite'}?mode=ro", uri=True)) as db:
            (header,) = db.execute("SELECT header FROM matches WHERE id = ?", (match,)).fetchone()
        return str(json.loads(header)["dice"]["seed"])

    def join(self, word: str, name: str = "Blue") -> dict[str, Any]:
        answer = httpx.post(f"{self.base}/api/join", json={"word": word, "name": name}, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def live(self, match: dict[str, Any], *seats: str) -> Live:
        keys = "&".join(f"key={seat['key']}" for seat in match["seats"] if seat["seat"] in seats)
        address = f"ws://127.0.0.1:{self.port}/api/matches/{match['id']}/live?{keys}"
        return Live(self._open.enter_context(connect(address, max_size=None)))


class Live:
    """One viewer's connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.next("state")

    def next(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; states are kept as they come."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout))
            if message["type"] == "state":
                self.state = message
                self.log = message["log"] if message["reset"] else self.log + message["log"]
            if message["type"] == kind:
                return message

    def say(self, verb: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": verb, "ref": verb, **more}))

    def ask(self, seat: str) -> dict[str, Any]:
        return next(each for each in self.state["asks"] if each["seat"] == seat)

    def act(self, seat: str, action: str) -> None:
        self.say("act", seat=seat, number=self.ask(seat)["number"], action=action)
        self.next("done")

    def until(self, holds: Any) -> None:
        while not holds(self.state):
            self.next("state")

    def silent(self, seconds: float = 0.3) -> bool:
        """Nothing comes but who is here and what is said, which tells nothing of the match."""
        try:
            while json.loads(self.socket.recv(seconds))["type"] in ("people", "chat"):
                pass
        except TimeoutError:
            return True
        return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("home"))
    made.start()
    yield made
    made.stop()
