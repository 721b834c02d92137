"""Reading data files as typed values. What a game loads is remembered: so `validate` knows what a file should hold."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path as FilePath
from typing import Any, TypeVar, overload

from msgspec import Struct

from sandtable.data.check import DataError, Mistake, located, mistakes
from sandtable.data.lines import Path, lines
from sandtable.data.places import in_effect, package_folder, source
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.typed import convert

T = TypeVar("T")
Check = Callable[[Any], Iterable[tuple[Path, str]]]
"""Looks at the plain data of a file that fits its types and names (path, what is wrong)."""

LARGEST = 500_000
"""Bytes of a file; the largest of ours has 33,000."""
DEEPEST = 60
_BRACKETS = re.compile(r"[\[\]{}]")
_DOTTED = re.compile(r"\s*\[*\s*[\w\"'.\s-]+")
_SYNTAX = re.compile(r"^(.*?) \(at (?:line (\d+), column \d+|end of document)\)$", re.S)


class Schema(Struct):
    """What files of one name hold: a type for the whole (key "") or for some of its top keys, and further checks."""

    kinds: dict[str, Any] = {}
    checks: list[Check] = []


_schemas: dict[tuple[str, str], Schema] = {}


@overload
def load(game: str, name: str) -> dict[str, Any]: ...
@overload
def load(game: str, name: str, kind: type[T], *, key: str = "", check: Check | None = None) -> T: ...


def load(game: str, name: str, kind: Any = None, *, key: str = "", check: Check | None = None) -> Any:
    """The file in effect for a name like `data/cards` or `scenarios/hannut`: all of it, or what stands under `key`.

    Mistakes raise one `DataError` that names them all. `check` may look further at the plain data of the whole file.
    """
    data, path = _read(game, name)
    if kind is None:
        _must_fit(game, name, path)
        return data
    _remember(game, name, key, kind, check)
    found = list(_typed(data, key, kind)) or list(check(data) if check else ())
    if found:
        raise DataError(_in_addition(game, name, key, kind) or located(path, _lines(path), found))
    return convert(data[key] if key else data, kind)


def read(game: str, name: str) -> dict[str, Any]:
    """The plain data in effect for a name."""
    return _read(game, name)[0]


def names(game: str, kind: str) -> tuple[str, ...]:
    """The names in effect in `data`, `scenarios` or `examples`, sorted; additions to another file do not count."""
    return tuple(name for name in in_effect(game, kind) if not name.endswith(".add"))


def describe(game: str, pattern: str, kind: Any, check: Check | None = None) -> None:
    """What files of such names hold (`scenarios/*`), for a game that reads their plain data itself."""
    _schemas[game, pattern] = Schema({"": kind}, [check] if check else [])


def _must_fit(game: str, name: str, path: FilePath) -> None:
    """A described file of the player's own has no mistakes; the package's are checked by its tests."""
    expected = None if path.is_relative_to(package_folder(game)) else schema(game, name)
    found = validate(path, expected) if expected is not None and "" in expected.kinds else []
    if found:
        raise DataError(found)


def schema(game: str, name: str) -> Schema | None:
    """What the game loads by this name; for a scenario of the player's own, what it loads for the others."""
    name = name.removesuffix(".toml").removesuffix(".add")
    found = _schemas.get((game, name))
    if found is None:
        found = next((each for (of, at), each in _schemas.items() if of == game and fnmatchcase(name, at)), None)
    if found is None and name.startswith("scenarios/"):
        found = next((each for (of, at), each in _schemas.items() if of == game and at.startswith("scenarios/")), None)
    return found


def validate(path: FilePath, expected: Schema) -> list[Mistake]:
    """Every mistake of a file, in the order of its lines."""
    try:
        data = parse(path)
    except DataError as wrong:
        return wrong.mistakes
    found: list[tuple[Path, str]] = []
    for key, kind in expected.kinds.items():
        found += _typed(data, key, kind)
    if "" not in expected.kinds and not path.name.endswith(".add.toml"):
        known = {*expected.kinds, "source", "note"}
        found += [((key,), f"unknown key; there are: {', '.join(sorted(known))}") for key in data if key not in known]
    if not found:
        for check in expected.checks:
            found += check(data)
    return located(path, _lines(path), found)


def parse(path: FilePath) -> dict[str, Any]:
    """A TOML file as plain data; a mistake in the TOML itself is a DataError with its line."""
    text = read_text(path)
    deep = _too_deep(text)
    if deep:
        raise DataError([Mistake(str(path), deep, "", f"nested more than {DEEPEST} deep")])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        match = _SYNTAX.match(str(wrong))
        line = int(match[2]) if match and match[2] else text.count("\n") + 1
        raise DataError([Mistake(str(path), line, "", match[1] if match else str(wrong))]) from None
    except (ValueError, RecursionError) as wrong:  # a number of thousands of digits, or nested too deeply
        raise DataError([Mistake(str(path), 1, "", f"cannot be read: {wrong}")]) from None


def read_text(path: FilePath) -> str:
    """A file's text, without the mark that some editors put before it; no larger than any file of a game is."""
    try:
        if path.stat().st_size > LARGEST:
            raise SandtableError(f"{path} is too large for a file of a game: more than {LARGEST:,} bytes.")
        return path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise SandtableError(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError, ValueError) as wrong:
        raise SandtableError(f"{path} cannot be read: {wrong}.") from wrong


def _too_deep(text: str) -> int:
    """The line on which brackets or a dotted key lie deeper than any file of a game goes; 0 if none do.

    Texts and comments count too: no honest file has so many in a row, and what reads further then cannot stumble.
    """
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.partition("=")[0].count(".") > DEEPEST and _DOTTED.match(line):
            return number
        for mark in _BRACKETS.findall(line):
            depth = max(0, depth + (1 if mark in "[{" else -1))
            if depth > DEEPEST:
                return number
    return 0


def _in_addition(game: str, name: str, key: str, kind: Any) -> list[Mistake]:
    """The mistakes that stand in the player's addition; it need not have all keys of the file."""
    extra = _addition(game, name)
    data = parse(extra) if extra.is_file() else {}
    if not data or (key and key not in data):
        return []
    found = [(path, text) for path, text in _typed(data, key, kind) if path or "missing" not in text]
    return located(extra, _lines(extra), found)


def _addition(game: str, name: str) -> FilePath:
    return source(game, f"{name.removesuffix('.toml')}.add")


def _typed(data: dict[str, Any], key: str, kind: Any) -> Iterable[tuple[Path, str]]:
    if not key:
        return mistakes(data, kind)
    if key not in data:
        return [((), f"the key {key!r} is missing")]
    return mistakes(data[key], kind, (key,))


def _remember(game: str, name: str, key: str, kind: Any, check: Check | None) -> None:
    held = _schemas.setdefault((game, name.removesuffix(".toml")), Schema())
    held.kinds[key] = kind
    if check and check not in held.checks:
        held.checks.append(check)


def _lines(path: FilePath) -> dict[Path, int]:
    return lines(read_text(path))


def _read(game: str, name: str) -> tuple[dict[str, Any], FilePath]:
    path = source(game, name)
    if not path.is_file():
        kind = name.partition("/")[0]
        known = ", ".join(names(game, kind)) or f"none in {package_folder(game) / kind}"
        raise SandtableError(f"{game} has no file {name}.toml; there are: {known}.")
    data = parse(path)
    extra = _addition(game, name)
    if extra.is_file():
        _add(data, parse(extra))
    return data, path


def _add(data: dict[str, Any], more: dict[str, Any]) -> None:
    """Tables are merged, items of a list with a known id take its place, others are added."""
    for key, value in more.items():
        held = data.get(key)
        if isinstance(held, dict) and isinstance(value, dict):
            _add(held, value)
        elif isinstance(held, list) and isinstance(value, list):
            data[key] = _joined(held, value)
        else:
            data[key] = value


def _joined(held: list[Any], more: list[Any]) -> list[Any]:
    new = {each["id"]: each for each in more if isinstance(each, dict) and "id" in each}
    taken = {each["id"] for each in held if isinstance(each, dict) and each.get("id") in new}
    kept = [new[each["id"]] if isinstance(each, dict) and each.get("id") in taken else each for each in held]
    return kept + [each for each in more if not (isinstance(each, dict) and each.get("id") in taken)]
