"""What it is worth to stand somewhere: fire to give, fire to take, and the way to what one wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.estimates import (
    PRIZE_REACH,
    arms,
    defends,
    goals,
    is_heavy,
    is_in_time,
    is_staff,
    urgency,
    wanted,
)
from sandtable.games.operation.officer.firepower import head
from sandtable.games.operation.officer.hand_to_hand import STALK, prey
from sandtable.games.operation.officer.thoughts import Thoughts
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.games.operation.rules.ground.sight import each_free_line
from sandtable.games.operation.tables import detection
from sandtable.games.operation.tables.words import Posture
from sandtable.geometry.table import distance2

SAMPLE = 4
"""So many men of a unit are looked at."""
HIDDEN = 0.4
"""What fire counts that needs covering fire, because the target is seen but not detected."""


def some(items: Sequence[Any], count: int = SAMPLE) -> list[Any]:
    """A few out of many, evenly."""
    if len(items) <= count:
        return list(items)
    return [items[n * len(items) // count] for n in range(count)]


def found_at(state: State, model: Model, posture: Posture, cover: bool) -> int:
    """How far off a model is detected in this posture."""
    return detection(model.cls in VEHICLES, posture, cover, state.on("night"))


class Glances:
    """What was looked at between some men and every enemy: how much each sees, and the cover on the lines."""

    __slots__ = ("covers", "lines", "shares")

    def __init__(self) -> None:
        self.shares: dict[str, float] = {}
        self.covers: dict[str, int] = {}
        self.lines: dict[str, int] = {}

    def add(self, unit: str, weight: float, cover: int) -> None:
        self.shares[unit] = self.shares.get(unit, 0.0) + weight
        self.covers[unit] = self.covers.get(unit, 0) + cover
        self.lines[unit] = self.lines.get(unit, 0) + 1

    def cover(self, unit: str) -> int:
        return self.covers[unit] // self.lines[unit]


def watchers(state: State, seat: str) -> list[Model]:
    """Some pieces of every enemy, remembered for one table."""
    memory = state.moment().of(Thoughts).watchers
    found = memory.get(seat)
    if found is None:
        found = [m for foe in state.enemies(seat) for m in some(state.pieces(foe), 2)]
        found[:1] = [replace(found[0], id="~" + seat)] if found else []
        memory[seat] = found
    return found


def weight(state: State, eyes: Model, body: Model, posture: Posture, cover: int) -> float:
    """A line to what is detected counts fully, to what is only seen it counts less."""
    far2 = (eyes.x - body.x) ** 2 + (eyes.y - body.y) ** 2
    return 1.0 if far2 <= found_at(state, body, posture, cover > 0) ** 2 else HIDDEN


def nearest_goal(pieces: list[Model], lead: Model) -> tuple[Model, int]:
    """The piece of an enemy that is nearest to a model, and how far off it is."""
    x, y = lead.x, lead.y
    squares = [(m.x - x) ** 2 + (m.y - y) ** 2 for m in pieces]
    least = min(squares)
    return pieces[squares.index(least)], int(least**0.5)


def danger(state: State, unit: Unit, here: list[Model], posture: Posture) -> float:
    """The fire that a unit would take with men standing here, in men; each enemy has other targets too."""
    seen, lead, total = Glances(), here[0], 0.0
    for eyes, body, look in each_free_line(ground_under(state), watchers(state, unit.seat), here):
        seen.add(eyes.unit, weight(state, eyes, body, posture, look.cover), look.cover)
    for name, share in seen.shares.items():
        foe = state.units[name]
        pieces = [] if foe.broken else state.pieces(foe)
        if pieces:
            far = nearest_goal(pieces, lead)[1]
            total += share / watched_pairs(pieces, here) * arms(state, foe, far, seen.cover(name), lead)
    return min(2.5, head(unit)) * (0.5 if defends(state, unit) else 0.4) * total


def watched_pairs(pieces: list[Model], here: list[Model]) -> int:
    """How many lines between the pieces of an enemy and some men were looked along."""
    return len(here) * min(2, len(pieces))


def prospects(state: State, unit: Unit, here: list[Model]) -> float:
    """The fire that a unit could give from here: all of it at the best target, the others count for choice."""
    if unit.broken:
        return 0.0
    seen, best, total = Glances(), 0.0, 0.0
    for eyes, body, look in each_free_line(ground_under(state), here, watchers(state, unit.seat)):
        posture = state.units[body.unit].posture
        seen.add(body.unit, weight(state, eyes, body, posture, look.cover), look.cover)
    for name, share in seen.shares.items():
        foe = state.units[name]
        pieces = state.pieces(foe)
        if pieces:
            nearest, far = nearest_goal(pieces, here[0])
            full = arms(state, unit, far, seen.cover(name), nearest)
            value = min(2.5, head(foe)) * share / watched_pairs(pieces, here) * full
            best, total = max(best, value), total + value
    return 0.8 * best + 0.15 * (total - best)


def bodies(state: State, unit: Unit, spots: Sequence[Point]) -> list[Model]:
    """Some men of a unit as they would stand at these spots; on foot on the ground where they move."""
    pieces = [m for m in state.pieces(unit) if m.cls == "infantry" or m.cls in VEHICLES]
    return [replace(pieces[0], id="~spot", x=x, y=y, level=0) for x, y in some(spots)] if pieces else []


def bodies_now(state: State, unit: Unit) -> list[Model]:
    """Some of a unit's pieces where they are."""
    here = some(state.pieces(unit))
    here[:1] = [replace(here[0], id="~here")] if here else []
    return here


def stand_worth(state: State, unit: Unit, spots: Sequence[Point], posture: Posture) -> float:
    """What it is worth to a unit to stand with its men at these spots, in men."""
    here = bodies(state, unit, spots)
    if not here:
        return 0.0
    return prospects(state, unit, here) - danger(state, unit, here, posture) + pull(state, unit, spots)


def stay_worth(state: State, unit: Unit) -> float:
    """What it is worth to a unit to stay where it is, unnoticed."""
    here = bodies_now(state, unit)
    if not here:
        return 0.0
    spots = [(model.x, model.y) for model in state.pieces(unit)]
    return prospects(state, unit, here) - danger(state, unit, here, "stationary") + pull(state, unit, spots)


def reveal(state: State, unit: Unit) -> float:
    """What it costs a unit to be noticed where it is, because it fires. Remembered for one table."""
    known = state.moment().of(Thoughts).revealed
    held = known.get(unit.id)
    if held is None or held[0] is not unit:
        held = known[unit.id] = (unit, reveal_now(state, unit))
    return held[1]


def reveal_now(state: State, unit: Unit) -> float:
    """The same, worked out."""
    here = bodies_now(state, unit)
    if not here:
        return 0.0
    return max(0.0, danger(state, unit, here, "fired") - danger(state, unit, here, unit.posture))


def pull(state: State, unit: Unit, spots: Sequence[Point]) -> float:
    """What draws a unit on: places worth points, else the enemy; heavy weapons and defenders little."""
    total = 0.0
    prizes = [] if is_heavy(state, unit) else wanted(state, unit)
    for goal, points in prizes:
        near = min(distance2(spot, goal) for spot in spots) ** 0.5
        share = 1.0 if near <= PRIZE_REACH - 20 else max(0.0, 0.8 - near / 1000) * is_in_time(state, near)
        total += (0.3 if is_staff(state, unit) else 0.9) * points * share * urgency(state, near)
    if not prizes:
        lead = spots[0]
        near = min((distance2(lead, goal) for goal in goals(state, unit)), default=0) ** 0.5
        still = is_heavy(state, unit) or defends(state, unit) or is_staff(state, unit)
        total -= near / (600 if still else 200)
    return total + stalking(state, unit, spots)


def stalking(state: State, unit: Unit, spots: Sequence[Point]) -> float:
    """What it is worth to come up to an enemy whom one would beat in melee."""
    best = 0.0
    for at, worth in prey(state, unit):
        near = min(distance2(spot, at) for spot in spots) ** 0.5
        best = max(best, worth * max(0.0, 1 - near / STALK))
    return best
