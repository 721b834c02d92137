"""Actions: one frozen value per verb, with text both ways.

The notation is the verb and the fields in order: `fire de-i5-pz4 1306`. Tuples are joined by commas, None is `-`,
a point is `x:y`. It holds no language and is the same in logs, files and situations.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from sandtable.kernel.errors import SandtableError


def kebab(name: str) -> str:
    """`EndMove` becomes `end-move`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Point(Struct, frozen=True, gc=False, array_like=True, order=True):
    """A place on a measured table, in whole millimetres."""

    x: int
    y: int


class Action(Struct, frozen=True, gc=False, tag=kebab, tag_field="verb"):
    """What a seat does. Subclasses are imperative verbs.

    `retracts` marks those that take back, `confirms` those that a person should confirm because dice or secrets
    follow, `names` the kind of id that a field holds.
    """

    retracts: ClassVar[bool] = False
    confirms: ClassVar[bool] = False
    names: ClassVar[dict[str, str]] = {}

    def __str__(self) -> str:
        return notation(self)


def notation(action: Action) -> str:
    """The action as text."""
    kind = type(action)
    text = _verb(kind)
    for field in kind.__struct_fields__:
        text += " " + _write(getattr(action, field))
    return text


@cache
def _verb(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


def parse_action(text: str, kinds: Sequence[type[Action]]) -> Action:
    """The inverse of `notation`, for one of the kinds given."""
    return read_action(text, vocabulary(tuple(kinds)))


@cache
def vocabulary(kinds: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    """Actions by their verbs."""
    return {_verb(kind): kind for kind in kinds}


def read_action(text: str, verbs: Mapping[str, type[Action]]) -> Action:
    """The action that a text says with one of these verbs."""
    words = text.split()
    if not words:
        raise SandtableError("An action needs a verb.")
    kind = verbs.get(words[0])
    if kind is None:
        raise SandtableError(f"There is no verb {words[0]!r}; there are: {', '.join(sorted(verbs))}.")
    readers = _readers(kind)
    if len(words) != len(readers) + 1:
        form = " ".join([words[0], *(f"<{name}>" for name in kind.__struct_fields__)])
        raise SandtableError(f"{text!r} does not fit {form!r}: it needs {len(readers)} words after the verb.")
    try:
        return kind(*[read(word) for read, word in zip(readers, words[1:], strict=True)])
    except _Unreadable as wrong:
        raise SandtableError(f"In {text!r} {wrong}") from wrong


def _write(value: Any) -> str:
    if type(value) is str:
        return value
    if value is None:
        return "-"
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, Point):
        return f"{value.x}:{value.y}"
    if isinstance(value, tuple):
        return ",".join(map(_write, value)) if value else "()"
    if isinstance(value, Struct):
        return "/".join(_write(getattr(value, field)) for field in value.__struct_fields__)
    return str(value)


class _Unreadable(Exception):
    """A word that does not say what it should."""


Reader = Callable[[str], Any]


@cache
def _readers(kind: type[Struct]) -> tuple[Reader, ...]:
    """What reads each field of a struct, made once."""
    hints = get_type_hints(kind, include_extras=False)
    return tuple(_reader(hints[name]) for name in kind.__struct_fields__)


def _reader(hint: Any) -> Reader:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _either(get_args(hint))
    if origin is tuple:
        kinds = get_args(hint)
        return _row(_reader(kinds[0])) if kinds[1:] == (Ellipsis,) else _parts([_reader(kind) for kind in kinds])
    if hint is str:
        return str
    return _one(hint, _READ.get(hint) or (_joined(hint) if issubclass(hint, Struct) else hint))


def _one(kind: type, read: Reader) -> Reader:
    """One word; what is wrong with it is said in words."""

    def one(word: str) -> Any:
        try:
            return read(word)
        except (ValueError, TypeError, KeyError) as wrong:
            raise _Unreadable(f"the word {word!r} is not a {kind.__name__}.") from wrong

    return one


def _either(kinds: tuple[Any, ...]) -> Reader:
    """The first of several kinds that fits; `-` is None where that may be."""
    readers = [_reader(kind) for kind in kinds if kind is not type(None)]
    optional = type(None) in kinds

    def either(word: str) -> Any:
        if optional and word == "-":
            return None
        for read in readers[:-1]:
            try:
                return read(word)
            except _Unreadable:
                continue
        return readers[-1](word)

    return either


def _row(read: Reader) -> Reader:
    """Any number of one kind."""
    return lambda word: () if word == "()" else tuple([read(each) for each in word.split(",")])


def _parts(readers: list[Reader]) -> Reader:
    """So and so many, each of its own kind."""

    def parts(word: str) -> tuple[Any, ...]:
        words = [] if word == "()" else word.split(",")
        if len(words) != len(readers):
            raise _Unreadable(f"the word {word!r} needs {len(readers)} parts.")
        return tuple([read(each) for read, each in zip(readers, words, strict=True)])

    return parts


def _joined(kind: type[Struct]) -> Reader:
    """A struct in one word, its fields joined by `/`."""

    def joined(word: str) -> Struct:
        readers, parts = _readers(kind), word.split("/")
        return kind(*[read(part) for read, part in zip(readers, parts, strict=True)])

    return joined


def _point(word: str) -> Point:
    x, y = word.split(":")
    return Point(int(x), int(y))


_READ: dict[Any, Reader] = {bool: {"yes": True, "no": False}.__getitem__, Point: _point}
