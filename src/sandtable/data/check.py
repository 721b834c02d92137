"""Checking plain data against Struct types field by field, so that every mistake is found and not only the first."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from sandtable.data.lines import Path, line_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.typed import convert

_AT = re.compile(r" - at `(key in )?\$([^`]*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")

MOST, LONGEST = 100, 500
"""So many mistakes of a file are told, and so much of each: a file that is no file of ours has thousands."""


class Mistake(Struct, frozen=True):
    """One thing that is wrong in a file."""

    file: str
    line: int
    path: str
    text: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return f"{where}: {self.path}: {self.text}" if self.path else f"{where}: {self.text}"


class DataError(SandtableError):
    """A data file with mistakes: all of them."""

    def __init__(self, found: list[Mistake]) -> None:
        super().__init__("\n".join(map(str, found)))
        self.mistakes = found

    def __reduce__(self) -> Any:
        return type(self), (self.mistakes,)


def located(file: FilePath | str, lines: dict[Path, int], found: list[tuple[Path, str]]) -> list[Mistake]:
    """Mistakes with their lines, in the order of the file."""
    made = [Mistake(str(file), line_of(lines, path), cut(spelled(path)), cut(text)) for path, text in found[:MOST]]
    made = sorted(made, key=lambda each: each.line)
    if len(found) > MOST:
        made.append(Mistake(str(file), made[-1].line, "", f"and {len(found) - MOST} more"))
    return made


def cut(text: str) -> str:
    """Text from a file, no longer than a person reads."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."


def spelled(path: Path) -> str:
    """`card[2].orders.fire`."""
    words = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(words).removeprefix(".")


def mistakes(value: Any, kind: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Everything in which plain data does not fit a type: unknown and missing keys, wrong types, bad values."""
    bare = _bare(kind)
    inner = list(_inside(value, bare, path))
    yield from inner
    if not inner:
        yield from _whole(value, kind, path)


def _bare(kind: Any) -> Any:
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def _inside(value: Any, kind: Any, path: Path) -> Iterator[tuple[Path, str]]:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        yield from _union(value, args, path)
    elif isinstance(kind, type) and issubclass(kind, Struct) and isinstance(value, dict):
        yield from _struct(value, kind, path)
    elif origin is dict and isinstance(value, dict):
        for key, each in value.items():
            yield from mistakes(each, args[1], (*path, key))
    elif origin is tuple and isinstance(value, list) and not (len(args) == 2 and args[1] is Ellipsis):
        for number, (each, item) in enumerate(zip(value, args, strict=False)):
            yield from mistakes(each, item, (*path, number))
    elif origin in (list, tuple, set, frozenset) and isinstance(value, list):
        for number, each in enumerate(value):
            yield from mistakes(each, args[0], (*path, number))


@cache
def _known(kind: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _struct(value: dict[str, Any], kind: type[Struct], path: Path) -> Iterator[tuple[Path, str]]:
    known = _known(kind)
    config = kind.__struct_config__
    tag = config.tag_field if config.tag is not None else None
    loose = set() if config.forbid_unknown_fields else {"source", "note"}
    for key, each in value.items():
        if key in known:
            yield from mistakes(each, known[key].type, (*path, key))
        elif key != tag and key not in loose:
            yield (*path, key), f"unknown key; there are: {', '.join(known)}"
    for key, field in known.items():
        if field.required and key not in value:
            yield path, f"the key {key!r} is missing"


def _union(value: Any, kinds: tuple[Any, ...], path: Path) -> Iterator[tuple[Path, str]]:
    """Of a union only the member that the data means is looked into: by tag, or the only Struct or container."""
    structs = [kind for kind in map(_bare, kinds) if isinstance(kind, type) and issubclass(kind, Struct)]
    if isinstance(value, dict) and structs:
        tagged = [
            kind for kind in structs if value.get(str(kind.__struct_config__.tag_field)) == kind.__struct_config__.tag
        ]
        if len(tagged) == 1 or len(structs) == 1:
            yield from _inside(value, (tagged or structs)[0], path)
    elif isinstance(value, (dict, list)):
        fitting = (dict,) if isinstance(value, dict) else (list, tuple, set, frozenset)
        holders = [kind for kind in map(_bare, kinds) if get_origin(kind) in fitting]
        if len(holders) == 1:
            yield from _inside(value, holders[0], path)


def _whole(value: Any, kind: Any, path: Path) -> Iterator[tuple[Path, str]]:
    try:
        convert(value, kind)
    except msgspec.ValidationError as wrong:
        text = str(wrong)
        match = _AT.search(text)
        if match:
            text = text[: match.start()]
            path = (*path, *(_steps(match[2])))
        yield path, text[:1].lower() + text[1:]


def _steps(text: str) -> Iterator[str | int]:
    for name, number in _STEP.findall(text):
        if number == "..." or name == "...":
            return
        yield int(number) if number else name
