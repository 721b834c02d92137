"""Learned values: how likely a side wins, by what a position looks like.

A value is a logistic regression over a game's features, each counted twice: by itself and times the `clock`, because
what matters changes in the course of a match. Weights are a small file for each scenario, with where they come from.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

ANY = "any"
"""The weights over all scenarios of a game: for a scenario or a side that was never learned."""
CLOCK = "clock"


class Learned(Struct, frozen=True, kw_only=True):
    """The weights of one scenario, by side, and their provenance."""

    game: str
    scenario: str
    commit: str
    fingerprint: str
    seed: int
    games: int
    samples: int
    quality: dict[str, float]
    """The chance that a position of a winner was valued above one of a loser, on matches kept out of the fit."""
    weights: dict[str, dict[str, float]]
    """By side: the weight of each term (see `terms`)."""


def terms(features: Mapping[str, float]) -> dict[str, float]:
    """What is weighed: each feature, and each times the clock."""
    clock = features[CLOCK]
    made = {"one": 1.0, CLOCK: clock}
    for name, value in features.items():
        if name != CLOCK:
            made[name] = value
            made[f"{name}*{CLOCK}"] = value * clock
    return made


def logistic(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


class Values:
    """The values of one game."""

    def __init__(self, learned: Mapping[str, Learned]) -> None:
        self.learned = dict(learned)

    @classmethod
    def read(cls, folder: Path) -> Values:
        """All files of a folder; each is named after its scenario."""
        files = sorted(folder.glob("*.json"))
        return cls({file.stem: msgspec.json.decode(file.read_bytes(), type=Learned) for file in files})

    def chance(self, scenario: str, side: str, features: Mapping[str, float]) -> float:
        """How likely this side wins."""
        weights = self._weights(scenario, side)
        total = weights.get("one", 0.0)
        clock = features[CLOCK]
        for name, value in features.items():
            weight = weights.get(name, 0.0)
            if name != CLOCK:
                weight += weights.get(f"{name}*{CLOCK}", 0.0) * clock
            total += weight * value
        return logistic(total)

    def _weights(self, scenario: str, side: str) -> Mapping[str, float]:
        for name in (scenario, ANY):
            found = self.learned.get(name)
            if found is not None:
                return found.weights.get(side) or found.weights.get(ANY) or {}
        return {}
