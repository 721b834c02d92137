"""What a player that thinks ahead would do, and why: for a person who asks in practice.

It thinks like the level it stands for, from what the seat knows and nothing else. Then the best ideas are rehearsed in
the same worlds: what comes of each, what the best one gains or spares against the next, and what may go wrong with it.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from typing import Any, Generic

from msgspec import Struct

from sandtable.kernel import Action, Event, Measure, Question, Ready, Seat
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng
from sandtable.kernel.story import News
from sandtable.opponents.clock import Clock
from sandtable.opponents.levels import Level
from sandtable.opponents.playout import World, asked, make_world, play_out
from sandtable.opponents.search import Contest
from sandtable.opponents.staff import Plan, Staff

IDEAS = 3
"""Ideas that are told."""
ANSWERS = 8
"""Answers that are tried where a question belongs to no macro."""
SIFTED, LEAST, MOST = 4, 16, 200
"""Worlds that every idea is rehearsed in before the weaker ones are dropped, and those in which the others are."""
STEPS = 5
"""A plan of fewer steps is told on, into what follows it."""
FILM = 4
"""Pictures of a plan's steps at most."""
PLAIN = 0.15
"""A thing is worth telling when it comes so much more often with one idea than with the next, and that is no chance."""
SURE = 2.0
"""Standard errors that a difference must have to be no chance."""
FEARED = 0.1
"""What comes less often is not feared."""


class Idea(Struct, frozen=True):
    """A way to go on: its steps in notation, how likely it wins, and in how many tries that was found."""

    steps: tuple[str, ...]
    """What is worth telling, and what follows if that is little."""
    script: tuple[str, ...]
    """All that the seat does for it in one go, to be carried out as it is; whether it is ready is left to the seat."""
    apart: int
    """The step that sets it apart from the others."""
    chance: float
    tries: int
    played: bool = False
    """Whether this is what was done in truth."""


class Point(Struct, frozen=True):
    """Something that may happen: how often with the best idea, and how often with the next one."""

    event: Event
    news: News
    share: float
    other: float
    chance: float
    """How likely the seat wins when it happens."""


class Advice(Struct, frozen=True):
    """Ideas, the best first; why it is better; what is feared most; and pictures of its steps."""

    ideas: tuple[Idea, ...]
    gains: tuple[Point, ...]
    fear: Point | None
    film: tuple[Any, ...] = ()


Key = tuple[str, str, str]
"""One kind of thing that happens to one piece or place."""


class _Rehearsed:
    """An idea and what came of it, world by world."""

    def __init__(self, plan: Plan, first: Action | None) -> None:
        self.plan, self.first = plan, first
        self.values: list[float] = []
        self.steps: tuple[str, ...] = ()
        self.script: tuple[str, ...] = ()
        self.film: tuple[Any, ...] = ()
        self.seen: dict[Key, tuple[Event, News]] = {}
        self.worlds: dict[Key, set[int]] = defaultdict(set)

    @property
    def chance(self) -> float:
        return sum(self.values) / max(1, len(self.values))

    def share(self, key: Key) -> float:
        return len(self.worlds.get(key, ())) / max(1, len(self.values))

    def chance_with(self, key: Key) -> float:
        found = [self.values[number] for number in self.worlds.get(key, ())]
        return sum(found) / len(found) if found else self.chance


class Coach(Generic[S, K]):
    """Advice for one question of one seat."""

    def __init__(self, staff: Staff[S, K], level: Level, known: K, question: Question, rng: Rng) -> None:
        self.staff, self.level, self.known, self.question, self.rng = staff, level, known, question, rng
        self.seat: Seat = question.seat
        self._state = staff.believe(known, random.Random(rng.random()))
        self._macro = staff.macro(self._state, self.seat)
        self._own = staff.side(self._state, self.seat)
        self._seed = str(rng.random())
        self._worlds: list[World[S]] = []

    def advice(self, played: Action | None = None) -> Advice:
        """What to do, and why. `played` is what was done in truth: it is held against the ideas."""
        field = self._candidates()
        truth = _Rehearsed({}, played) if played is not None else None
        told = self._ranked(self._rehearse(field, truth))
        best = told[0]
        if truth is not None:
            others = [each for each in told if each.steps[:1] != truth.steps[:1]]
            told = [*others[: IDEAS - 1], truth]
            best = told[0]
            if truth.chance - best.chance > self._error(truth, best):
                told, best = [truth, *others[: IDEAS - 1]], truth
        other = next((each for each in told if each is not best), None)
        ideas = tuple(self._idea(each, told, each is truth) for each in told)
        return Advice(ideas, self._gains(best, other), self._fear(best), best.film)

    def _candidates(self) -> list[_Rehearsed]:
        if self._macro:
            clock = Clock(self.level.seconds, self.level.playouts)
            contest = Contest(self.staff, self.known, self.seat, clock, self.rng)
            plans = self.staff.plans(self._state, self.seat, self.level.first, random.Random(self.rng.random()))
            best = contest.best(plans)
            others = [each for each in contest.all if each is not best and each.results]
            others.sort(key=lambda each: (-len(each.results), -each.mean(len(each.results))))
            return [_Rehearsed(each.plan, None) for each in [best, *others[: IDEAS + 1]]]
        return [_Rehearsed({}, action) for action in self._answers()]

    def _answers(self) -> list[Action]:
        """The officer's answer, then others, as they come."""
        first = self.staff.answers(asked(self._state), self.seat, {}, 0.0, random.Random(self.rng.random()))[0]
        found = self.question.choices()
        if isinstance(found, Measure):
            return [first, *(each for each in found.others if str(each) != str(first))][:ANSWERS]
        others = [each for each in found if not each.retracts and str(each) != str(first)]
        step = max(1, len(others) // (ANSWERS - 1))
        return [first, *others[::step][: ANSWERS - 1]]

    def _rehearse(self, field: list[_Rehearsed], truth: _Rehearsed | None) -> list[_Rehearsed]:
        """All ideas in one world after the other, as long as there is time: those that are left after the sifting."""
        clock = Clock(self.level.seconds, self.level.playouts)
        for number in range(MOST):
            if number >= LEAST and not clock.has_time():
                break
            if number == SIFTED:
                others = sorted(field[1:], key=lambda each: -each.chance)
                field = [field[0], *others[: IDEAS - 1]]
            for each in field if truth is None else [truth, *field]:
                self._try(each, number)
                clock.count()
        return field

    def _try(self, idea: _Rehearsed, number: int) -> None:
        while len(self._worlds) <= number:
            self._worlds.append(make_world(self.staff, self.known, self._seed, len(self._worlds)))
        steps, script, film = list[str](), list[str](), list[Any]()
        eyes, within = frozenset((self.seat,)), True

        def observe(seat: Seat, action: Action, state: S, events: list[Event]) -> None:
            nonlocal within
            for event in events:
                news = self.staff.game.news(state, event)
                if news is not None:
                    key = (type(event).__name__, news.seat, news.at)
                    idea.seen.setdefault(key, (event, news))
                    idea.worlds[key].add(number)
            if number or seat != self.seat or not (within or len(steps) < STEPS):
                return
            if within and not isinstance(action, Ready):
                script.append(str(action))
            within = within and self.staff.macro(state, seat) == self._macro != ""
            if self.staff.tells(action):
                steps.append(str(action))
                if len(film) < FILM:
                    film.append(self.staff.game.picture(state, eyes))

        idea.values.append(play_out(self.staff, self._worlds[number], self.seat, idea.plan, idea.first, observe))
        if number == 0:
            idea.steps, idea.script, idea.film = tuple(steps), tuple(script), tuple(film)

    def _ranked(self, field: list[_Rehearsed]) -> list[_Rehearsed]:
        """Ideas whose steps differ, the best first. The first of the field is the one that the level would follow: it
        keeps its place unless another is better by more than chance."""
        first, *others = field
        better = [each for each in others if each.chance - first.chance > self._error(each, first)]
        order = [*sorted(better, key=lambda each: -each.chance), first]
        order += sorted((each for each in others if each not in better), key=lambda each: -each.chance)
        found: list[_Rehearsed] = []
        for each in order:
            if not any(_same(each, other) for other in found):
                found.append(each)
        return found

    def _error(self, one: _Rehearsed, two: _Rehearsed) -> float:
        """How far two ideas may lie apart by chance, in the worlds that both were rehearsed in."""
        leads = [a - b for a, b in zip(one.values, two.values, strict=True)]
        mean = sum(leads) / len(leads)
        return SURE * math.sqrt(sum((lead - mean) ** 2 for lead in leads)) / len(leads)

    def _idea(self, idea: _Rehearsed, told: list[_Rehearsed], played: bool) -> Idea:
        others = [each.steps for each in told if each is not idea]
        apart = next((n for n, step in enumerate(idea.steps) if all(step not in other for other in others)), 0)
        return Idea(idea.steps, idea.script, apart, idea.chance, len(idea.values), played)

    def _gains(self, best: _Rehearsed, other: _Rehearsed | None) -> tuple[Point, ...]:
        """What the best idea brings or spares, against the next one: what comes much more, or much less often."""
        if other is None or other is best:
            return ()
        found = []
        for key in {**best.seen, **other.seen}:
            event, news = best.seen.get(key) or other.seen[key]
            better = best.share(key) - other.share(key)
            if self._hurts(news):
                better = -better
            if better >= max(PLAIN, SURE * _spread(best.share(key), other.share(key), len(best.values))):
                point = Point(event, news, best.share(key), other.share(key), best.chance_with(key))
                found.append((better * _WEIGHT[news.kind] * news.count, point))
        return tuple(point for _, point in sorted(found, key=lambda each: -each[0])[:2])

    def _fear(self, best: _Rehearsed) -> Point | None:
        """What would cost the most, weighed by how often it comes."""
        found = []
        for key, (event, news) in best.seen.items():
            share = best.share(key)
            cost = best.chance - best.chance_with(key)
            if self._hurts(news) and FEARED <= share < 1 and cost > 0:
                found.append((share * cost, Point(event, news, share, share, best.chance_with(key))))
        return max(found, key=lambda each: each[0])[1] if found else None

    def _hurts(self, news: News) -> bool:
        """Whether it is to the harm of the seat's own side; nobody's side is somebody else's."""
        seats = self.staff.game.all_seats(self._state)
        return news.seat in seats and self.staff.side(self._state, news.seat) == self._own


_WEIGHT = {"place": 6, "loss": 3, "harm": 1}


def _spread(one: float, two: float, tries: int) -> float:
    """The standard error of the difference of two shares."""
    return math.sqrt((one * (1 - one) + two * (1 - two)) / max(1, tries))


def _same(one: _Rehearsed, two: _Rehearsed) -> bool:
    return one is two or one.steps == two.steps
