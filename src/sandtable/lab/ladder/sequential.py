"""A sequential test over pairs of matches: stop as soon as it is sure who is stronger."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from msgspec import Struct

from sandtable.lab.ladder.plan import Bound, Pairing, Plan, Played

FEWEST = 8
"""Pairs before anything is decided: fewer say nothing about how much results spread."""


class Verdict(Struct, frozen=True):
    """How far the test is: below `low` not better, above `high` better, between them go on."""

    likelihood: float
    low: float
    high: float
    pairs: int

    @property
    def said(self) -> str:
        if self.pairs < FEWEST or self.low < self.likelihood < self.high:
            return "open"
        return "better" if self.likelihood >= self.high else "not better"


def expected(points: float) -> float:
    """The share of a player so many points stronger."""
    return float(1 / (1 + 10 ** (-points / 400)))


def verdict(plan: Plan, played: Sequence[Played]) -> Verdict:
    """By the pairs in the order of the plan, up to the first that is not played yet, or the one that decided.

    So it does not matter which process was quicker.
    """
    assert plan.bound is not None
    done = {each.key: each for each in played}
    shares: list[float] = []
    found = _judge(plan.bound, shares)
    for pairing in plan.pairings():
        share = _share(pairing, done)
        if share is None:
            break
        shares.append(share)
        found = _judge(plan.bound, shares)
        if found.said != "open":
            break
    return found


def _share(pairing: Pairing, done: dict[tuple[int, int, str, int], Played]) -> float | None:
    there = done.get((pairing.one, pairing.two, pairing.scenario, pairing.seed))
    back = done.get((pairing.two, pairing.one, pairing.scenario, pairing.seed))
    if there is None or back is None:
        return None
    return (there.score + 1 - back.score) / 2


def _judge(bound: Bound, shares: Sequence[float]) -> Verdict:
    low, high = log(bound.risk / (1 - bound.risk)), log((1 - bound.risk) / bound.risk)
    count = len(shares)
    if not count:
        return Verdict(0.0, low, high, 0)
    mean = sum(shares) / count
    spread = max(sum((each - mean) ** 2 for each in shares) / count, 1 / (4 * count))
    even, better = expected(bound.even), expected(bound.better)
    return Verdict(count * (better - even) * (2 * mean - even - better) / (2 * spread), low, high, count)
