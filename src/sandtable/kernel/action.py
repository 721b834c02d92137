"""Actions: one frozen value per verb, with text both ways.

The notation is the verb and the fields in order: `fire de-i5-pz4 1306`. Tuples are joined by commas, None is `-`,
a point is `x:y`. It holds no language and is the same in logs, files and situations.
"""

from __future__ import annotations

import re
import types
from collections.abc import Sequence
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
    words = [str(type(action).__struct_config__.tag)]
    words += [_write(getattr(action, field)) for field in action.__struct_fields__]
    return " ".join(words)


def parse_action(text: str, kinds: Sequence[type[Action]]) -> Action:
    """The inverse of `notation`, for one of the kinds given."""
    words = text.split()
    if not words:
        raise SandtableError("An action needs a verb.")
    kind = _by_verb(tuple(kinds)).get(words[0])
    if kind is None:
        raise SandtableError(f"There is no verb {words[0]!r}; there are: {', '.join(sorted(_by_verb(tuple(kinds))))}.")
    fields = _fields(kind)
    given = words[1:]
    if len(given) != len(fields):
        form = " ".join([words[0], *(f"<{name}>" for name, _ in fields)])
        raise SandtableError(f"{text!r} does not fit {form!r}: it needs {len(fields)} words after the verb.")
    values = [_read(word, hint, text) for word, (_, hint) in zip(given, fields, strict=True)]
    return kind(*values)


@cache
def _by_verb(kinds: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _fields(kind: type[Action]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=False)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def _write(value: Any) -> str:
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


def _read(word: str, hint: Any, text: str) -> Any:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        kinds = get_args(hint)
        if word == "-" and type(None) in kinds:
            return None
        return _read_first(word, [kind for kind in kinds if kind is not type(None)], text)
    if origin is tuple:
        return _read_tuple(word, get_args(hint), text)
    try:
        return _read_one(word, hint)
    except (ValueError, TypeError, KeyError) as wrong:
        raise SandtableError(f"In {text!r} the word {word!r} is not a {getattr(hint, '__name__', hint)}.") from wrong


def _read_first(word: str, kinds: list[Any], text: str) -> Any:
    for kind in kinds[:-1]:
        try:
            return _read(word, kind, text)
        except SandtableError:
            continue
    return _read(word, kinds[-1], text)


def _read_tuple(word: str, kinds: tuple[Any, ...], text: str) -> tuple[Any, ...]:
    words = [] if word == "()" else word.split(",")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(each, kinds[0], text) for each in words)
    if len(words) != len(kinds):
        raise SandtableError(f"In {text!r} the word {word!r} needs {len(kinds)} parts.")
    return tuple(_read(each, kind, text) for each, kind in zip(words, kinds, strict=True))


def _read_one(word: str, kind: Any) -> Any:
    if kind is bool:
        return {"yes": True, "no": False}[word]
    if kind is Point:
        x, y = word.split(":")
        return Point(int(x), int(y))
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind)
        parts = word.split("/")
        if len(parts) != len(kind.__struct_fields__):
            raise ValueError(word)
        return kind(*(_read(part, hints[name], word) for part, name in zip(parts, kind.__struct_fields__, strict=True)))
    return kind(word)
