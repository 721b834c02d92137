"""Copying a state: one level deep, because its leaves are frozen."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import get_origin, get_type_hints

from sandtable.kernel.frames import S, State


def clone(state: S) -> S:
    """An equal and independent state."""
    new = copy(state)
    for name in _containers(type(state)):
        held = getattr(state, name)
        if held is not None:
            setattr(new, name, held.copy())
    return new


@cache
def _containers(kind: type[State]) -> tuple[str, ...]:
    """The fields that can change in place; a game says so by their annotation (list, dict, set) or by the index."""
    hints = get_type_hints(kind)
    mutable = (list, dict, set, bytearray)
    return tuple(
        name
        for name in kind.__struct_fields__
        if name == "index" or (get_origin(hints[name]) or hints[name]) in mutable
    )
