"""Numbers and their chances: hits of dice, losses above a defence, valour tests."""

from fractions import Fraction
from functools import cache
from math import comb

from sandtable.games.barbarossa.model import CALM, Unit

Spread = dict[int, Fraction]
"""A number and its probability."""


@cache
def hits(dice: int, aim: int) -> tuple[Fraction, ...]:
    """The probability of each number of hits.

    Rules: BA-fire-hit.
    """
    good = min(6, max(0, aim))
    return tuple(Fraction(comb(dice, k) * good**k * (6 - good) ** (dice - k), 6**dice) for k in range(dice + 1))


def added(spreads: list[Spread]) -> Spread:
    """The sum of independent numbers: the hits of several firers at one target.

    Rules: BA-fire-sum.
    """
    total: Spread = {0: Fraction(1)}
    for spread in spreads:
        following: Spread = {}
        for a, p in total.items():
            for b, q in spread.items():
                following[a + b] = following.get(a + b, Fraction(0)) + p * q
        total = following
    return total


def spread_of(dice: int, aim: int) -> Spread:
    return {k: p for k, p in enumerate(hits(dice, aim)) if p}


def losses_of(total: Spread, armour: int, size: int) -> Spread:
    """Hits above the defence are losses, at most the size.

    Rules: BA-fire-defence, BA-fire-loss.
    """
    found: Spread = {}
    for count, chance in total.items():
        lost = min(size, max(0, count - armour))
        found[lost] = found.get(lost, Fraction(0)) + chance
    return dict(sorted(found.items()))


@cache
def passes(valour: int) -> Fraction:
    """The probability that two dice are at most a valour.

    Rules: BA-valour.
    """
    return Fraction(sum(6 - abs(7 - total) for total in range(2, 13) if total <= valour), 36)


def shaken(unit: Unit, spirit: int, hits: Spread, armour: int, tests_on: str) -> Fraction:
    """The chance that a unit lives through these hits and fails the test which follows: always, after any hit, or after
    a loss. A unit that is suppressed already makes none.

    Rules: BA-valour-loss, BA-suppress-test, BA-defend-fire, BA-ambush-hit.
    """
    total = Fraction(0)
    for count, chance in hits.items():
        lost = min(unit.size, max(0, count - armour))
        tested = tests_on == "always" or (count if tests_on == "hit" else lost)
        if tested and lost < unit.size and unit.suppressed == CALM:
            total += chance * (1 - passes(valour_after(unit, spirit, lost)))
    return total


def valour_after(unit: Unit, spirit: int, lost: int) -> int:
    """The valour of a unit with so many more losses.

    Rules: BA-valour-loss.
    """
    return unit.front.valour - unit.front.valour_loss * (unit.losses + lost) + spirit
