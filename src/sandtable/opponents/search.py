"""A contest of plans: all start in the same worlds with the same dice, the weaker half leaves, the winner is varied.

The officer's plan is always among them, and another must be better by more than chance to take its place.
"""

from __future__ import annotations

import math
from typing import Generic

from sandtable.kernel import Seat
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng
from sandtable.opponents.clock import Clock
from sandtable.opponents.playout import World, make_world, play_out
from sandtable.opponents.staff import Plan, Staff

FIRST = 0.5
"""The share of the time for the plans that are there at first; the rest is for variants of the best."""
VARIANTS = 4
"""How many variants enter at a time."""
DOUBT = 0.5
"""How many standard errors a plan must be ahead of the officer's to be taken."""
LOYAL = 1.5
"""The same for who has a style: it is left only for what is clearly better."""


class Contender:
    """A plan and what came of it, world by world."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.results: list[float] = []

    def mean(self, worlds: int) -> float:
        """What came of it on average in the first worlds, which everyone has played in."""
        return sum(self.results[:worlds]) / max(1, worlds)


class Contest(Generic[S, K]):
    """The search for one macro."""

    def __init__(self, staff: Staff[S, K], known: K, seat: Seat, clock: Clock, rng: Rng) -> None:
        self.staff, self.known, self.seat, self.clock, self.rng = staff, known, seat, clock, rng
        self._seed = str(rng.random())
        self._worlds: list[World[S]] = []
        self.all: list[Contender] = []

    def world(self, number: int) -> World[S]:
        while len(self._worlds) <= number:
            self._worlds.append(make_world(self.staff, self.known, self._seed, len(self._worlds)))
        return self._worlds[number]

    def best(self, plans: list[Plan], doubt: float = DOUBT) -> Contender:
        """The plan to follow: the first of the list is the officer's, or that of a style, and another must lead it by
        more than `doubt` standard errors."""
        field = [Contender(plan) for plan in plans]
        self.all = list(field)
        if len(field) == 1:
            return field[0]
        officer = field[0]
        winner = self._halved(field, FIRST)
        state = self.world(0).state
        while self.clock.has_time():
            made = (self.staff.vary(state, self.seat, winner.plan, self.rng) for _ in range(VARIANTS))
            fresh = [Contender(plan) for plan in made if plan is not None and not self._tried(plan)]
            if not fresh:
                break
            self.all += fresh
            left = 1 - self.clock.used
            winner = self._halved([winner, *fresh], self.clock.used + max(0.15, left / 2))
        return self._sure(winner, officer, doubt)

    def _tried(self, plan: Plan) -> bool:
        return any(each.plan == plan for each in self.all)

    def _halved(self, field: list[Contender], until: float) -> Contender:
        """The best of a field: who has played least is next, and after each part of the time the weaker half leaves."""
        start = self.clock.used
        parts = max(1, math.ceil(math.log2(len(field))))
        for part in range(1, parts + 1):
            mark = min(1.0, start + (until - start) * part / parts)
            while True:
                behind = min(field, key=lambda each: len(each.results))
                if behind.results and not self.clock.has_time(mark):
                    break
                behind.results.append(play_out(self.staff, self.world(len(behind.results)), self.seat, behind.plan))
                self.clock.count()
            shared = min(len(each.results) for each in field)
            field = sorted(field, key=lambda each: -each.mean(shared))[: (len(field) + 1) // 2]
        return field[0]

    def _sure(self, winner: Contender, officer: Contender, doubt: float) -> Contender:
        """The winner, or the officer if the lead over him may well be chance."""
        if winner is officer:
            return officer
        shared = min(len(winner.results), len(officer.results))
        leads = [one - two for one, two in zip(winner.results[:shared], officer.results[:shared], strict=True)]
        if shared < 2:
            return winner if leads and leads[0] > 0 and doubt <= DOUBT else officer
        mean = sum(leads) / shared
        spread = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (shared - 1) / shared)
        return winner if mean > doubt * spread else officer
