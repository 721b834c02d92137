"""Sets of small ints kept as one int: member n is bit n.

Any of these is in the set of those: `a & b`; both: `a | b`; all but: `a & ~b`; how many: `a.bit_count()`.
"""

from collections.abc import Iterable, Iterator


def bits(members: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members(mask: int) -> Iterator[int]:
    """The numbers in the set, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def first(mask: int) -> int:
    """The smallest number in a set that is not empty."""
    return (mask & -mask).bit_length() - 1
