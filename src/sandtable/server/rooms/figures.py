"""What happens in the rooms of this process, counted, for whoever watches over a service."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds up to which something counts in each part of a spread."""


class Spread:
    """How long something took, how often."""

    def __init__(self) -> None:
        self._parts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self._parts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def up_to(self) -> list[tuple[str, float]]:
        """How many took at most so long, in the form that Prometheus reads."""
        return list(zip((*map(str, BOUNDS), "+Inf"), map(float, accumulate(self._parts)), strict=True))


class Figures:
    """Since the process began."""

    def __init__(self) -> None:
        self.acts, self.restores = Spread(), Spread()
        self.lost_races = self.catch_ups = self.signals = 0

    def acted(self, seconds: float) -> None:
        self.acts.add(seconds)


FIGURES = Figures()
