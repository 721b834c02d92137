"""Copying a state: one level deep, because its leaves are frozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_origin, get_type_hints

from sandtable.kernel.frames import S, State

MUTABLE = (list, dict, set, bytearray)
_COPIERS: dict[type[State], Callable[[Any], Any]] = {}


def clone(state: S) -> S:
    """An equal and independent state."""
    kind = type(state)
    copier: Callable[[S], S] = _COPIERS.get(kind) or _copier(kind)
    return copier(state)


def _copier(kind: type[State]) -> Callable[[Any], Any]:
    """Copies states of this type. It is written out field by field, as dataclasses do it: a loop over the fields takes
    half as long again, and searches clone more than they do anything else."""
    lines = ["def copier(state):", "    new = state.__copy__()"]
    for name in _containers(kind):
        lines.append(f"    new.{name} = state.{name}.copy()")
        if name == "index":
            lines[-1] = "    new.index = None if state.index is None else state.index.copy()"
    made: dict[str, Callable[[Any], Any]] = {}
    exec("\n".join([*lines, "    return new"]), made)
    return _COPIERS.setdefault(kind, made["copier"])


def _containers(kind: type[State]) -> tuple[str, ...]:
    """The fields that can change in place; a game says so by their annotation (list, dict, set) or by the index."""
    hints = get_type_hints(kind)
    return tuple(
        name
        for name in kind.__struct_fields__
        if name == "index" or (get_origin(hints[name]) or hints[name]) in MUTABLE
    )
