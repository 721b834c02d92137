"""What a state remembers of itself: answers that hold as long as nothing on the table changes. Never saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")


class TableMemory(dict[type, Any]):
    """What was worked out about one table just as it stands.

    Each chapter has a class of its own for what it remembers, with named fields, and gets its instance by `of`.
    A TableMemory belongs to one state: a clone that still stands as the first did begins with a copy. Chapters put
    into their dicts and never change what they have put there.
    """

    __slots__ = ("_lent",)

    def __init__(self, lent: dict[type, Any] | None = None) -> None:
        super().__init__()
        self._lent = lent
        """Memories of the state that this one's is a clone of; each is copied when it is first asked for."""

    if TYPE_CHECKING:

        def of(self, kind: type[T]) -> T:
            """The memory of a chapter, made when it is first asked for."""

    else:
        of = dict.__getitem__

    def __missing__(self, kind: type[T]) -> T:
        lent: T | None = self._lent.get(kind) if self._lent else None
        found: T = self.setdefault(kind, kind() if lent is None else _copied(lent))
        return found

    def copy(self) -> TableMemory:
        return TableMemory({**(self._lent or {}), **self})


def _copied(memory: T) -> T:
    """What a chapter remembers, in dicts of its own."""
    kind: Any = type(memory)
    new: T = object.__new__(kind)
    for name in kind.__slots__:
        value = getattr(memory, name)
        setattr(new, name, value.copy() if value.__class__ is dict else value)
    return new


class StateMemory:
    """The table of a state as it stood last, with what was worked out about it; kept as one pair, so that whoever
    looks finds the two that belong together. While the state rests nobody need compare. `borrowed` is the pair of the
    state that this one is a clone of, until it is first asked for: by then most clones stand otherwise."""

    __slots__ = ("borrowed", "held", "resting")

    def __init__(self, held: tuple[tuple[Any, ...], TableMemory] | None = None) -> None:
        self.held = held if held is not None else ((), TableMemory())
        self.borrowed = held is not None
        self.resting = False
