"""Ratings from results: the model of Bradley and Terry on the scale of Elo, with intervals by drawing pairs anew."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import exp, log, log10

from msgspec import Struct

from sandtable.lab.ladder.plan import Played

ROUNDS = 400
"""Steps of the fit; far more than it needs."""
CLOSE = 1e-9
DRAWINGS = 300
"""How often the pairs are drawn anew for an interval."""
LEANING = 0.5
"""Each two who met are taken to have drawn this many matches besides, so that a clean sweep has a rating too."""

Score = tuple[int, int, float]
"""Two entrants, and what the first of them got."""


class Rating(Struct, frozen=True):
    """Points against the weakest-known mark (the anchor has 0), with a 95 % interval."""

    points: float
    low: float
    high: float
    games: int


def strengths(scores: Iterable[Score], count: int) -> list[float]:
    """The strengths under which these results are likeliest; their product is 1."""
    won = [0.0] * count
    met: dict[tuple[int, int], float] = {}
    for one, two, score in scores:
        won[one] += score
        won[two] += 1 - score
        pair = (min(one, two), max(one, two))
        met[pair] = met.get(pair, 0.0) + 1
    for one, two in met:
        met[one, two] += LEANING
        won[one] += LEANING / 2
        won[two] += LEANING / 2
    found = [1.0] * count
    for _ in range(ROUNDS):
        weights = [0.0] * count
        for (one, two), games in met.items():
            share = games / (found[one] + found[two])
            weights[one] += share
            weights[two] += share
        fitted = [won[at] / weights[at] if weights[at] else 1.0 for at in range(count)]
        middle = sum(map(log, fitted)) / count
        fitted = [each / exp(middle) for each in fitted]
        moved = max(abs(log(new / old)) for new, old in zip(fitted, found, strict=True))
        found = fitted
        if moved < CLOSE:
            break
    return found


def points(scores: Iterable[Score], count: int, anchor: int) -> list[float]:
    """On the scale of Elo: 400 points are odds of ten to one."""
    found = strengths(scores, count)
    return [400 * log10(each / found[anchor]) for each in found]


def ratings(played: Sequence[Played], count: int, anchor: int = 0) -> list[Rating]:
    """The rating of each entrant. Both matches of a pair are drawn together: they share their dice."""
    pairs: dict[tuple[int, int, str, int], list[Score]] = {}
    for each in played:
        if not each.failure:
            key = (min(each.first, each.second), max(each.first, each.second), each.scenario, each.seed)
            pairs.setdefault(key, []).append((each.first, each.second, each.score))
    grouped = list(pairs.values())
    middle = points([score for group in grouped for score in group], count, anchor)
    rng = random.Random(len(grouped))
    drawn = [_drawn(grouped, rng, count, anchor) for _ in range(DRAWINGS)] if grouped else [middle]
    found = []
    for at in range(count):
        column = sorted(each[at] for each in drawn)
        low, high = column[int(0.025 * len(column))], column[int(0.975 * (len(column) - 1))]
        games = sum(at in (each.first, each.second) for each in played if not each.failure)
        found.append(Rating(middle[at], min(low, middle[at]), max(high, middle[at]), games))
    return found


def _drawn(grouped: list[list[Score]], rng: random.Random, count: int, anchor: int) -> list[float]:
    return points([score for _ in grouped for score in grouped[rng.randrange(len(grouped))]], count, anchor)
