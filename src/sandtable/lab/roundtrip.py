"""How long a person waits: from an action sent to the new board received, through a real server on loopback."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from sandtable.lab.served import served


def round_trips(game: str, scenario: str, players: int, actions: int) -> list[float]:
    """Seconds of each action, sorted; all seats are held by one viewer who plays at random."""
    with served() as server:
        body = {"game": game, "scenario": scenario, "players": [{"kind": "person"}] * players}
        call = urllib.request.Request(
            f"{server.address}/api/matches",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        match = json.loads(urllib.request.urlopen(call).read())
        keys = "&".join(f"key={seat['key']}" for seat in match["seats"])
        with connect(f"ws://127.0.0.1:{server.port}/api/matches/{match['id']}/live?{keys}", max_size=None) as live:
            return sorted(_played(live, actions))


def _played(live: ClientConnection, actions: int) -> Iterator[float]:
    rng = random.Random(1)
    state = _next_state(live)
    for _ in range(actions):
        asked = next((each for each in state["asks"] if each["seat"] in state["waiting"]), None)
        if asked is None:
            return
        onward = [each["action"] for each in asked["options"]] or [asked["measure"]["first"]]
        said = {"type": "act", "seat": asked["seat"], "number": asked["number"], "action": rng.choice(onward)}
        start = time.perf_counter()
        live.send(json.dumps(said))
        state = _next_state(live)
        yield time.perf_counter() - start


def _next_state(live: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv(20))
        if message["type"] == "state":
            return message
        if message["type"] in ("refusal", "error"):
            raise AssertionError(message)
