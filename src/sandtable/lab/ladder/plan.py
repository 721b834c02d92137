"""What a ladder will play, fixed before the first match, and one match of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct

from sandtable.lab.ladder.entrants import Entrant


class Bound(Struct, frozen=True):
    """A sequential test between two entrants: is the first one `better` points stronger, or at most `even`?

    It stops as soon as it is sure; `risk` is how often it may err, either way. Fixed before the first match.
    """

    even: float = 0.0
    better: float = 50.0
    risk: float = 0.05


class Pairing(Struct, frozen=True):
    """Two matches with the same dice, in which two entrants change sides."""

    one: int
    two: int
    scenario: str
    seed: int


class Plan(Struct, frozen=True):
    """Who meets whom, where and how often: `pairs` of matches for each two entrants and each scenario."""

    game: str
    scenarios: tuple[str, ...]
    entrants: tuple[Entrant, ...]
    pairs: int
    seed: int
    options: dict[str, Any] = {}
    bound: Bound | None = None
    gauntlet: bool = False
    """Only the first against each other one."""

    def pairings(self) -> Iterator[Pairing]:
        """Seed after seed over all scenarios and entrants, so that whatever part was played is even."""
        meetings = [
            (one, two) for one, two in combinations(range(len(self.entrants)), 2) if not self.gauntlet or not one
        ]
        for seed in range(self.seed, self.seed + self.pairs):
            for scenario in self.scenarios:
                for one, two in meetings:
                    yield Pairing(one, two, scenario, seed)


class Played(Struct, frozen=True):
    """One match: the entrants by side, and what the first side got (1 won, 0.5 drawn, 0 lost)."""

    first: int
    second: int
    scenario: str
    seed: int
    score: float
    decisions: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = (0.0, 0.0)
    longest: tuple[float, float] = (0.0, 0.0)
    failure: str = ""
    made: str = ""
    """The fingerprint of the rules and players it was played with."""

    @property
    def key(self) -> tuple[int, int, str, int]:
        return self.first, self.second, self.scenario, self.seed
