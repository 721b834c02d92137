"""Smoke: a cloud on the lines along which the enemy would hit more than one hits oneself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from sandtable.games.operation.actions.infantry import Pass
from sandtable.games.operation.actions.vehicle import Smoke
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.officer.estimates import arms
from sandtable.games.operation.officer.firepower import head
from sandtable.games.operation.officer.place_value import some, watchers, weight
from sandtable.games.operation.officer.small_answers import Found, quiet, when_arrived
from sandtable.games.operation.rules.chapters import smoke as chapter
from sandtable.games.operation.rules.ground.clouds import clouds, crossed_clouds
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.games.operation.rules.ground.sight import each_free_line
from sandtable.geometry.table import point_distance_at_most
from sandtable.kernel import Action, Question
from sandtable.kernel import Point as Place
from sandtable.kernel.options import Rng

LANDS = 0.7
"""How much of a screen comes down where it should: duds, and shells that scatter."""
SPENT = 0.4
"""What the fire of a unit counts that has had its order: most smoke is gone before it has another."""
TAKEN, GIVEN = 0.4, 0.8
"""How much of the enemy's fire comes this way, and how much of one's own is meant for somebody."""
WORTH_A_SHELL = 0.7
"""Smoke is used up: it must spare so many men."""
ALONG = (0.5, 0.35, 0.65, 0.2)
"""Where on a line of fire a cloud may lie."""
WORST_LINES = 6
"""So many lines, the worst first, are thought of as places."""


class FireLine(NamedTuple):
    """A line between an enemy and an own piece, and what it costs to leave it free, in men."""

    foe: Point
    own: Point
    net: float


def answer_smoke(samples: int, state: State, frame: Announce, question: Question, found: Found, rng: Rng) -> Action:
    """The cloud that spares most; none if that is too little. Mortars and guns that have a target fire at it."""
    draft = frame.draft
    unit = state.units[draft.unit]
    there = when_arrived(state, draft)
    lines = fire_lines(there, unit.seat)
    best: tuple[float, Action] = (WORTH_A_SHELL, quiet(found, rng) if not lines else Pass())
    for action in screens(state, unit, draft, lines):
        radius, count = chapter.figure(state, unit, action.by)
        row = chapter.row((action.at.x, action.at.y), radius, count)
        value = LANDS * sum(line.net for line in lines if is_screened(row, radius, line))
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def screens(state: State, unit: Unit, draft: Intent, lines: list[FireLine]) -> Iterator[Smoke]:
    """Clouds to think about: on the worst lines, from everything that the unit can make smoke with."""
    worst = sorted((line for line in lines if line.net > 0), key=lambda line: -line.net)[:WORST_LINES]
    for by in chapter.launchers(unit):
        if by in chapter.SHELLS and (draft.target or draft.aims):
            continue
        hull = state.vehicle_of(unit)
        if hull is not None:
            yield Smoke(by, Place(hull.x, hull.y))
        for line in worst:
            for part in ALONG:
                yield Smoke(
                    by, Place(point_along(line.foe[0], line.own[0], part), point_along(line.foe[1], line.own[1], part))
                )


def point_along(a: int, b: int, part: float) -> int:
    return round(a + (b - a) * part)


def is_screened(row: tuple[Point, ...], radius: int, line: FireLine) -> bool:
    return any(point_distance_at_most(at, line.foe, line.own, radius) for at in row)


def fire_lines(state: State, seat: str) -> list[FireLine]:
    """Every free line between some own and some enemy pieces, with the fire to be taken less the fire to be given."""
    own = [man for unit in state.of(seat) if not unit.off for man in some(state.pieces(unit), 2)]
    foes, ground, smoky = watchers(state, seat), ground_under(state), clouds(state)
    back = {(eyes.id, body.id): look.cover for eyes, body, look in each_free_line(ground, own, foes)}
    lines = [line for line in each_free_line(ground, foes, own) if not is_smoky(smoky, line[0], line[1])]
    choice = Counter(unit for _, unit in {(eyes.unit, body.unit) for eyes, body, _ in lines})
    found = []
    for eyes, body, look in lines:
        taken = TAKEN * fire_along(state, eyes, body, look.cover)
        given = GIVEN * fire_along(state, body, eyes, back.get((body.id, eyes.id), look.cover)) / choice[body.unit]
        found.append(FireLine((eyes.x, eyes.y), (body.x, body.y), taken - given))
    return found


def is_smoky(smoke: tuple[Template, ...], a: Model, b: Model) -> bool:
    return any(crossed_clouds(cloud, (a.x, a.y), (b.x, b.y)) for cloud in smoke)


def fire_along(state: State, eyes: Model, body: Model, cover: int) -> float:
    """What a unit may still do along one of its four lines to another, in men."""
    firer, target = state.units[eyes.unit], state.units[body.unit]
    if firer.broken:
        return 0.0
    far = int(((eyes.x - body.x) ** 2 + (eyes.y - body.y) ** 2) ** 0.5)
    seen = weight(state, eyes, body, "moved" if target.marked < state.turn else target.posture, cover)
    soon = 1.0 if firer.marked < state.turn else SPENT
    return soon * seen * min(2.5, head(target)) * arms(state, firer, far, cover, body) / 4
