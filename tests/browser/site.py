"""A running Sandtable over a folder of its own, that can be stopped and started again at the same address."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from sandtable.lab.served import Served


class Site(Served):
    """The server, spoken to as the client does."""

    def call(self, path: str, body: Any = None, method: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
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
