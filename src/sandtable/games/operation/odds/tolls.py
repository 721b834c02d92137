"""How many men fall to some dice: sums of chances, and what they mean for morale."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.infantry import damage, morale
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.tables import MORALE
from sandtable.games.operation.tables.words import Cover

Toll = dict[tuple[int, int], float]
"""Dead and shaken men, with their probability."""


def hit_chance(face: int) -> float:
    """The chance of a d10 to show at least this; a 1 always misses.

    Rules: OW-fire-hit, OW-one.
    """
    return max(0, 11 - max(2, face)) / 10


def harm_chances(table: str, modifier: int, cover: Cover) -> tuple[float, float]:
    """The chances of a hit to kill and to shake a man in this cover.

    Rules: OW-fire-damage, OW-damage-cover.
    """
    found = [damage.man(table, die, modifier, cover) for die in range(1, 11)]
    return found.count("dead") / 10, found.count("shaken") / 10


def add_dice(toll: Toll, dice: int, dead: float, shaken: float, most: int) -> Toll:
    """A toll after so many more dice, each of which kills or shakes one man with these chances."""
    for _ in range(dice):
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (d, s), p in toll.items():
            after[min(d + 1, most), s] += p * dead
            after[d, min(s + 1, most)] += p * shaken
            after[d, s] += p * (1 - dead - shaken)
        toll = dict(after)
    return toll


def capped(toll: Toll, standing: int, men: int) -> Toll:
    """What the target can really take: results beyond its men are lost, shaken ones need standing men.

    Rules: OW-fire-surplus, OW-fire-standing.
    """
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (d, s), p in toll.items():
        dead = min(d, men)
        found[dead, min(s, max(0, standing - dead))] += p
    return dict(found)


def break_chance(state: State, unit: Unit, toll: Toll) -> float:
    """The chance that a unit breaks from these losses; half of it lost counts in the test itself.

    Rules: OW-morale-limit, OW-morale-many, OW-morale-test.
    """
    if not unit.panic or unit.broken:
        return 0.0
    men, half = len(state.everyone(unit)), MORALE["half"].value
    others = total(tuple(line for line in morale.morale_lines(state, unit) if line.key != "morale-half"))
    chance = 0.0
    for (dead, _), p in toll.items():
        tests = morale.tests_due(replace(unit, dead=unit.dead + dead))
        if tests > 0 and dead < men:
            modifier = others + (half if 2 * (men - dead) <= unit.start else 0)
            keeps = max(0, min(10, 11 - (unit.training - modifier))) / 10
            chance += p * (1 - keeps**tests)
    return chance
