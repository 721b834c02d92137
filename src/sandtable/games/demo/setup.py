"""Scenarios and how they start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.demo.flow import Muster
from sandtable.games.demo.model import STRENGTH, Duel, Duellist
from sandtable.games.demo.tables import set_ups
from sandtable.kernel import Scenario, ScenarioOption


def scenarios() -> tuple[Scenario, ...]:
    return tuple(
        Scenario(name, (2,), (ScenarioOption("turns", found.turns, low=1, high=20),))
        for name, found in set_ups().items()
    )


def start(scenario: str, options: Mapping[str, Any]) -> Duel:
    """Both stand where the scenario says; packing powder comes first."""
    found = set_ups()[scenario]
    places = {"red": found.red, "blue": found.blue}
    return Duel(
        duellists={seat: Duellist(place, STRENGTH) for seat, place in places.items()},
        turns=int(options.get("turns", found.turns)),
        stack=[Muster()],
    )
