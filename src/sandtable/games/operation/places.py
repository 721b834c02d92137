"""What it is worth to stand somewhere: fire to give, fire to take, and the way to what one wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.features import (
    NEAR,
    arms,
    defends,
    goals,
    is_heavy,
    is_staff,
    urgency,
    wanted,
)
from sandtable.games.operation.firepower import head
from sandtable.games.operation.model import VEHICLES, Model, Point, Posture, Unit
from sandtable.games.operation.rules.blinds import mark_of, row_of
from sandtable.games.operation.rules.sight import BLIND, CLEAR, Look, remembered
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import detection
from sandtable.geometry.table import distance2

SAMPLE = 3
"""So many men of a unit are looked at."""
HIDDEN = 0.4
"""What fire counts that needs covering fire, because the target is seen but not detected."""


def line(state: State, a: Model, b: Model) -> Look:
    """How the terrain lets a model see another, wherever they are put."""
    near = row_of(state.index, a)[mark_of(state.index, b)]
    return BLIND if near is None else remembered(state.index, near, a, b) if near else CLEAR


def some(items: Sequence[Any], count: int = SAMPLE) -> list[Any]:
    """A few out of many, evenly."""
    if len(items) <= count:
        return list(items)
    return [items[n * len(items) // count] for n in range(count)]


def found_at(state: State, model: Model, posture: Posture, cover: bool) -> int:
    """How far off a model is detected in this posture."""
    return detection(model.cls in VEHICLES, posture, cover, state.on("night"))


def seen_share(state: State, eyes: Model, bodies: list[Model], posture: Posture) -> tuple[float, int]:
    """How much of some models another sees (undetected ones count less), and their usual cover."""
    total, covers, count = 0.0, 0, 0
    for body in bodies:
        look = line(state, eyes, body)
        if look.free:
            far2 = distance2((eyes.x, eyes.y), (body.x, body.y))
            total += 1.0 if far2 <= found_at(state, body, posture, look.cover > 0) ** 2 else HIDDEN
            covers, count = covers + look.cover, count + 1
    return (total / len(bodies), covers // count) if count else (0.0, 0)


def nearest(state: State, foe: Unit, lead: Model) -> tuple[Model, int] | None:
    """The piece of an enemy that is nearest to a model, and how far off it is."""
    pieces = state.pieces(foe)
    if not pieces:
        return None
    other = min(pieces, key=lambda m: (m.x - lead.x) ** 2 + (m.y - lead.y) ** 2)
    return other, int(distance2((other.x, other.y), (lead.x, lead.y)) ** 0.5)


def danger(state: State, unit: Unit, here: list[Model], posture: Posture) -> float:
    """The fire that a unit would take with men standing here, in men; each enemy has other targets too."""
    total, lead = 0.0, here[0]
    for foe in state.enemies(unit.seat):
        found = None if foe.broken else nearest(state, foe, lead)
        if found is not None and arms(state, foe, found[1], 0, lead) > 0.05:
            share, cover = seen_share(state, found[0], here, posture)
            total += share * arms(state, foe, found[1], cover, lead) if share else 0.0
    return head(unit) * (0.5 if defends(state, unit) else 0.4) * total


def prospects(state: State, unit: Unit, here: list[Model]) -> float:
    """The fire that a unit could give from here: all of it at the best target, the others count for choice."""
    if unit.broken:
        return 0.0
    best, total, lead = 0.0, 0.0, here[0]
    for foe in state.enemies(unit.seat):
        found = nearest(state, foe, lead)
        if found is None or arms(state, unit, found[1], 0, found[0]) <= 0.05:
            continue
        theirs = some(state.pieces(foe), 2)
        seen = [seen_share(state, man, theirs, foe.posture) for man in here[::2]]
        share, cover = sum(each[0] for each in seen) / len(seen), max(each[1] for each in seen)
        value = head(foe) * share * arms(state, unit, found[1], cover, found[0]) if share else 0.0
        best, total = max(best, value), total + value
    return 0.8 * best + 0.15 * (total - best)


def bodies(state: State, unit: Unit, spots: Sequence[Point]) -> list[Model]:
    """Some men of a unit as they would stand at these spots; on foot on the ground where they move."""
    pieces = [m for m in state.pieces(unit) if m.cls == "infantry" or m.cls in VEHICLES]
    return [replace(pieces[0], x=x, y=y, level=0) for x, y in some(spots)] if pieces else []


def stand_worth(state: State, unit: Unit, spots: Sequence[Point], posture: Posture) -> float:
    """What it is worth to a unit to stand with its men at these spots, in men."""
    here = bodies(state, unit, spots)
    if not here:
        return 0.0
    return prospects(state, unit, here) - danger(state, unit, here, posture) + pull(state, unit, spots)


def stay_worth(state: State, unit: Unit) -> float:
    """What it is worth to a unit to stay where it is, unnoticed."""
    here = some(state.pieces(unit))
    if not here:
        return 0.0
    spots = [(model.x, model.y) for model in state.pieces(unit)]
    return prospects(state, unit, here) - danger(state, unit, here, "stationary") + pull(state, unit, spots)


def reveal(state: State, unit: Unit) -> float:
    """What it costs a unit to be noticed where it is, because it fires."""
    here = some(state.pieces(unit))
    if not here:
        return 0.0
    return max(0.0, danger(state, unit, here, "fired") - danger(state, unit, here, unit.posture))


def pull(state: State, unit: Unit, spots: Sequence[Point]) -> float:
    """What draws a unit on: places worth points, else the enemy; heavy weapons and defenders little."""
    total = 0.0
    prizes = [] if is_heavy(state, unit) else wanted(state, unit)
    for goal, points in prizes:
        near = min(distance2(spot, goal) for spot in spots) ** 0.5
        share = 1.0 if near <= NEAR - 20 else max(0.0, 0.8 - near / 1000)
        total += (0.3 if is_staff(unit) else 0.9) * points * share * urgency(state, near)
    if not prizes:
        lead = spots[0]
        near = min((distance2(lead, goal) for goal in goals(state, unit)), default=0) ** 0.5
        still = is_heavy(state, unit) or defends(state, unit) or is_staff(unit)
        total -= near / (600 if still else 200)
    return total
