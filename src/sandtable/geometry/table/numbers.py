"""Whole numbers that stand for others: ratios as pairs, roots with a stated rounding."""

from math import isqrt

Ratio = tuple[int, int]
"""Numerator and denominator, the denominator positive; not necessarily in lowest terms."""

ZERO: Ratio = (0, 1)
ONE: Ratio = (1, 1)


def compare(a: Ratio, b: Ratio) -> int:
    """Negative, zero or positive as a is smaller than, equal to or greater than b."""
    return a[0] * b[1] - b[0] * a[1]


def less(a: Ratio, b: Ratio) -> bool:
    """Whether a is smaller than b."""
    return a[0] * b[1] < b[0] * a[1]


def divide_rounded(top: int, bottom: int) -> int:
    """The nearest whole number to top / bottom (bottom positive), halves away from zero."""
    if top >= 0:
        return (2 * top + bottom) // (2 * bottom)
    return -((bottom - 2 * top) // (2 * bottom))


def root_up(number: int) -> int:
    """The square root, rounded up."""
    return isqrt(number - 1) + 1 if number > 0 else 0


def root_nearest(number: int) -> int:
    """The square root, rounded to the nearest whole number (a half cannot happen)."""
    low = isqrt(number)
    return low + (number > low * low + low)
