"""What to draw beside a question: reach, sight, cover, range. Made by the same rule functions, when someone asks."""

from __future__ import annotations

from sandtable.games.operation.model import Model, OrderKind, Point, Unit
from sandtable.games.operation.rules import movement
from sandtable.games.operation.rules.detection import detects
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.measure import distance, place
from sandtable.games.operation.rules.sight import NAME, sights
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import WEAPONS
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Hints, Line, Mark, Zone

ROUND = 24
"""Directions in which a model's reach is looked for."""
FINE = 10
"""How finely, in millimetres."""


def announcing(state: State, draft: Intent, links: tuple[Intent, ...], question: str) -> Hints:
    """Hints for one question of an announcement."""
    unit = state.units[draft.unit]
    if question == "way":
        return Hints(zones=reach_zones(state, unit, draft.order))
    if question in ("target", "shoot", "second") or question.startswith("aim"):
        return Hints(zones=range_zones(state, unit), lines=sight_lines(state, unit), marks=target_marks(state, unit))
    return Hints()


def reach(state: State, model: Model, order: OrderKind, speed: str) -> tuple[Point, ...]:
    """How far a model gets in every direction, going straight or round what lies there."""
    limit = movement.allowance(state, model, order, speed)
    here = place(model)
    blocks = movement.near_blocks(state, [here], limit)
    found = []
    for direction in range(0, 3600, 3600 // ROUND):
        far = limit + 50
        if not blocks:
            found.append(clipped(state, moved(here, direction, limit)))
            continue
        low, high = 0, far // FINE
        while low < high:
            middle = (low + high + 1) // 2
            end = moved(here, direction, middle * FINE)
            cost, asked = movement.way_cost(state, blocks, model, (here, end))
            if asked.barred or (asked.slow and speed != "slow") or cost > limit:
                high = middle - 1
            else:
                low = middle
        found.append(clipped(state, moved(here, direction, low * FINE)))
    return tuple(found)


def clipped(state: State, at: Point) -> Point:
    return min(max(at[0], 0), state.size[0]), min(max(at[1], 0), state.size[1])


def reach_zones(state: State, unit: Unit, order: OrderKind) -> tuple[Zone, ...]:
    """The reach of every model of a unit, slow and fast."""
    who = movement.movers(state, unit)
    return tuple(
        Zone("reach", outlines=tuple(reach(state, man, order, speed) for man in who), labels=(speed,), unit=unit.id)
        for speed in ("slow", "fast")
    )


def range_zones(state: State, unit: Unit) -> tuple[Zone, ...]:
    """Rings of the close, normal and extreme range of the unit's first weapon."""
    for model in state.pieces(unit):
        for each in model.weapons:
            mode = WEAPONS[each].modes[0]
            if not mode.normal or WEAPONS[each].group in ("grenade", "charge"):
                continue
            rings = [(name, far) for name in ("close", "normal", "extreme") if (far := getattr(mode, name))]
            here = place(model)
            return tuple(
                Zone("range", outlines=(ring(here, far),), labels=(f"{name} {far // 10}",), unit=unit.id)
                for name, far in rings
            )
    return ()


def ring(here: Point, far: int) -> tuple[Point, ...]:
    return tuple(moved(here, direction, far) for direction in range(0, 3600, 100))


def sight_lines(state: State, unit: Unit) -> tuple[Line, ...]:
    """The nearest free line to each enemy unit, with the cover on it."""
    found = []
    for foe in state.enemies(unit.seat):
        lines = sights(state, unit, foe)
        pairs = [(state.models[a], state.models[b], look) for a, seen in lines.items() for b, look in seen.items()]
        if pairs:
            a, b, look = min(pairs, key=lambda pair: distance(state, pair[0], pair[1]))
            found.append(Line("sight", text(place(a)), text(place(b)), label=NAME[look.cover]))
    return tuple(found)


def target_marks(state: State, unit: Unit) -> tuple[Mark, ...]:
    """Which enemy units are seen, which of them are detected, and how far they are."""
    found = []
    for foe in state.enemies(unit.seat):
        lines = sights(state, unit, foe)
        if not lines:
            continue
        far = min(distance(state, state.models[a], state.models[b]) for a, seen in lines.items() for b in seen)
        key = "detected" if detects(state, unit, foe, lines) else "undetected"
        found.append(Mark("target", foe.id, key, {"cm": far // 10}, "OW-detect"))
    return tuple(found)


def text(at: Point) -> str:
    return f"{at[0]}:{at[1]}"
