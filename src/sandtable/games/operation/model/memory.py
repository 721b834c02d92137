"""What a state remembers of itself: answers that hold as long as nothing on the table changes. Never saved."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


class TableMemory:
    """What was worked out about one table just as it stands.

    Each chapter has a class of its own for what it remembers, with named fields, and gets its instance by `of`.
    A TableMemory belongs to one state: a clone begins with an empty one.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[type, Any] = {}

    def of(self, kind: type[T]) -> T:
        """The memory of a chapter, made when it is first asked for."""
        found: T | None = self._kept.get(kind)
        return found if found is not None else self._kept.setdefault(kind, kind())


class StateMemory:
    """The table of a state as it stood last, with what was worked out about it; kept as one pair, so that whoever
    looks finds the two that belong together. While the state rests nobody need compare."""

    __slots__ = ("held", "resting")

    def __init__(self) -> None:
        self.held: tuple[tuple[Any, ...], TableMemory] = ((), TableMemory())
        self.resting = False
